import { plural } from '../../core/english.js';
import { InputError } from '../../core/game.js';
import { named } from '../../core/names.js';
import type { CardInfo, CardNumber, GameModule } from '../../games/module.js';
import { hang, WIDTH, wrap } from '../../report/text/table.js';
import type { Args, Command } from '../flags/command.js';
import { gameNamed, nearest } from '../flags/values.js';
import { type Io, json, line, OK } from '../terminal/io.js';
import { poolOf } from './games.js';

function chosen(module: GameModule, args: Args): readonly CardInfo[] {
  const all = module.cards();
  const set = valueMeant('set', args.text('set'), module.sets);
  const house = valueMeant('house', args.text('house'), distinct(all.map(({ group }) => group)));
  const type = valueMeant('type', args.text('type'), distinct(all.map((card) => card.type)));
  const within = all.filter(
    (card) =>
      (set === undefined || card.sets.includes(set)) &&
      (house === undefined || card.group === house) &&
      (type === undefined || card.type === type),
  );
  if (within.length === 0)
    throw new InputError(`no card of the pool is of ${[set, house, type].filter(Boolean).join(' and ')}`);
  return withName(within, args.text('name'));
}

function withName(cards: readonly CardInfo[], text: string | undefined): readonly CardInfo[] {
  const name = text?.toLowerCase() ?? '';
  const found = cards.filter((card) => card.name.toLowerCase().includes(name) || card.id.includes(name));
  if (found.length > 0) return found;
  const near = nearest(
    name,
    cards.map((card) => card.name),
  );
  throw new InputError(`no card of the pool has "${text}" in its name${near}`);
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].sort();

/** The value of a flag that is meant, however it is spelled. */
function valueMeant(flag: string, text: string | undefined, known: readonly string[]): string | undefined {
  const found = text === undefined ? undefined : named(text, known);
  if (text === undefined || found !== undefined) return found;
  throw new InputError(`no ${flag} "${text}"; expected one of ${known.join(', ')}${nearest(text, known)}`);
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
function sayNumbers(module: GameModule, card: CardInfo): string[] {
  const rows = patchable(module, card).map(({ path, value, words }) => ({
    number: `    ${card.id}.${path}=${value}`,
    words: words.split(' in: ')[0]!,
  }));
  const width = Math.max(0, ...rows.map(({ number }) => [...number].length)) + 2;
  const fits = rows.every(({ words }) => width + [...words].length <= WIDTH);
  return rows.map(({ number, words }) =>
    fits ? number.padEnd(width) + words : `${number}\n${wrap(words, '      ')}`,
  );
}

function say(card: CardInfo): string {
  const cells = [card.name, card.sets.join(' '), card.group, card.type, numbers(card)].filter(Boolean);
  const texts = [card.traits.join(' • '), ...card.words].filter((text) => text !== '');
  return [hang(`${card.id}  `, cells.join(' · ')), ...texts.map((text) => wrap(text, '    '))].join('\n');
}

/** Flat, so that a table tool can read it. */
function flat(module: GameModule, card: CardInfo) {
  const { numbers: values, sets, entry: _, ...rest } = card;
  return { ...rest, set: sets[0], sets, ...values, patchable: patchable(module, card) };
}

function sayAll(module: GameModule, found: readonly CardInfo[], withNumbers: boolean): string {
  if (withNumbers && !module.numbers) {
    throw new InputError(`--numbers: nothing about the cards of ${module.game.id} can be changed`);
  }
  const cards = found.flatMap((card) => [say(card), ...(withNumbers ? sayNumbers(module, card) : [])]);
  return [...cards, '', plural(found.length, 'card'), wrap(`The pool: ${poolOf(module)}.`)].join('\n');
}

export const cards: Command = {
  name: 'cards',
  usage: 'GAME [--set SET] [--house HOUSE] [--type TYPE] [--name TEXT] [--numbers]',
  about: 'The card pool: id, name, set, type, numbers, and what each card does as the program plays it.',
  maxPositionals: 1,
  flags: ['set', 'house', 'type', 'name', 'numbers', 'json', 'quiet'],
  examples: [
    ['cards keyforge --set CotA', 'one set'],
    ['cards keyforge --house dis --type artifact', 'one house, one type'],
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
