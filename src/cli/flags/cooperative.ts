import { InputError } from '../../core/game.js';
import type { Cooperative, GameModule, SetupWord, SetupWords } from '../../games/module.js';
import type { Io } from '../terminal/io.js';
import type { Args } from './command.js';
import { gameNamed } from './values.js';

/** A game that is played together. */
export interface CooperativeGame {
  readonly module: GameModule;
  readonly cooperative: Cooperative;
}

/** The game that was named, or the first that is played together. */
export function cooperativeGame(
  { positionals: [id] }: Pick<Args, 'positionals'>,
  { games }: Io,
): CooperativeGame {
  const together = games.filter(({ cooperative }) => cooperative);
  if (together.length === 0) throw new InputError('none of the games is played together against a nemesis');
  const module = id === undefined ? together[0]! : gameNamed(games, id);
  if (module.cooperative) return { module, cooperative: module.cooperative };
  throw new InputError(
    `${id} is not played together; expected ${together.map(({ game }) => game.id).join(' or ')}`,
  );
}

/** What stands between the values of a flag: teams and markets have commas of their own. */
const BETWEEN: Readonly<Record<SetupWord, string>> = {
  nemesis: ',',
  level: ',',
  players: ',',
  mages: '/',
  market: '/',
};

/** The values of one flag; `all` stands for every nemesis, level or number of players. */
function valuesOf(cooperative: Cooperative, word: SetupWord, text: string | undefined): string[] {
  const all: Partial<Record<SetupWord, readonly string[]>> = {
    nemesis: cooperative.nemeses,
    level: cooperative.levels,
    players: ['1', '2', '3', '4'],
  };
  if (text?.trim() === 'all' && all[word]) return [...all[word]];
  const values = text!.split(BETWEEN[word]).map((value) => value.trim());
  const twice = values.find((value, i) => values.indexOf(value) < i);
  if (twice !== undefined && word !== 'mages' && word !== 'market') {
    throw new InputError(`--${word} "${text}": "${twice}" is named twice; expected it once`);
  }
  return values;
}

/** Every combination of what the flags list, the last word fastest. */
export function crossed(cooperative: Cooperative, text: Args['text']): SetupWords[] {
  let all: SetupWords[] = [{}];
  for (const word of ['players', 'mages', 'market', 'nemesis', 'level'] as const) {
    const typed = text(word);
    if (typed === undefined) continue;
    const values = valuesOf(cooperative, word, typed);
    all = all.flatMap((setup) => values.map((value) => ({ ...setup, [word]: value })));
  }
  return all;
}
