import { InputError } from '../../core/game.js';
import type { CardInfo, CardNumber, GameModule } from '../../games/module.js';
import { table, wrap } from '../../report/text/table.js';
import type { Args, Command } from '../flags/command.js';
import { gameNamed, nearest } from '../flags/values.js';
import { type Io, json, line, OK } from '../terminal/io.js';

function chosen(module: GameModule, args: Args): readonly CardInfo[] {
  const set = setNamed(module, args.text('set'));
  const name = args.text('name')?.toLowerCase() ?? '';
  const inSet = module.cards().filter((card) => set === undefined || card.sets.includes(set));
  const found = inSet.filter((card) => card.name.toLowerCase().includes(name) || card.id.includes(name));
  if (found.length > 0) return found;
  const names = inSet.map((card) => card.name);
  throw new InputError(`no card of the pool has "${args.text('name')}" in its name${nearest(name, names)}`);
}

function setNamed(module: GameModule, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const found = module.sets.find((set) => set.toLowerCase() === text.toLowerCase());
  if (found) return found;
  throw new InputError(
    `no set "${text}"; expected one of ${module.sets.join(', ')}${nearest(text, module.sets)}`,
  );
}

function numbers(card: CardInfo): string {
  return Object.entries(card.numbers)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** What a patch of an experiment may change about a card. */
function patchable(module: GameModule, { id }: CardInfo): readonly CardNumber[] {
  return module.numbers?.(id) ?? [];
}

/** Each number with its path, as `--patch` takes it. */
function sayNumbers(module: GameModule, card: CardInfo): string {
  const rows = patchable(module, card).map(({ path, value, words }) => [
    `    ${card.id}.${path}=${value}`,
    words.split(' in: ')[0]!,
  ]);
  return table(rows);
}

function say(card: CardInfo): string {
  const cells = [card.name, card.sets.join(' '), card.group, card.type, numbers(card)].filter(Boolean);
  const traits = card.traits.length > 0 ? [wrap(card.traits.join(' • '), '    ')] : [];
  return [
    table([[card.id, cells.join(' · ')]]),
    ...traits,
    ...card.words.map((words) => wrap(words, '    ')),
  ].join('\n');
}

/** Flat, so that a table tool can read it. */
function flat(module: GameModule, card: CardInfo) {
  const { numbers: values, sets, ...rest } = card;
  return { ...rest, set: sets[0], sets, ...values, patchable: patchable(module, card) };
}

function sayAll(module: GameModule, found: readonly CardInfo[], withNumbers: boolean): string {
  if (withNumbers && !module.numbers) {
    throw new InputError(`--numbers: nothing about the cards of ${module.game.id} can be changed`);
  }
  const cards = found.map((card) => (withNumbers ? `${say(card)}\n${sayNumbers(module, card)}` : say(card)));
  return `${cards.join('\n')}\n\n${found.length} ${found.length === 1 ? 'card' : 'cards'}`;
}

export const cards: Command = {
  name: 'cards',
  usage: 'GAME [--set SET] [--name TEXT] [--numbers]',
  about: 'The card pool: id, name, set, type, numbers, and what each card does as the program plays it.',
  maxPositionals: 1,
  flags: ['set', 'name', 'numbers', 'json', 'quiet'],
  examples: [
    ['cards keyforge --set CotA', 'one set'],
    ['cards keyforge --name troll --json', 'cards by a part of their name, as a JSON array'],
    ['cards keyforge --name urchin --numbers', 'what an experiment can change about a card'],
  ],
  run(args, io: Io) {
    const module = gameNamed(io.games, args.positionals[0]);
    const found = chosen(module, args);
    if (args.on('json'))
      json(
        io,
        found.map((card) => flat(module, card)),
      );
    else line(io.out, sayAll(module, found, args.on('numbers')));
    return OK;
  },
};
