import { InputError } from '../../core/game.js';
import type { Cooperative, GameFlag, GameModule, SetupWords } from '../../games/module.js';
import type { Io } from '../terminal/io.js';
import type { Args } from './command.js';
import { gameNamed } from './values.js';

/** A game that is played together. */
export interface CooperativeGame {
  readonly module: GameModule;
  readonly cooperative: Cooperative;
}

export const isCooperative = ({ cooperative }: GameModule): boolean => cooperative !== undefined;

/** The flags that describe the setup of a game. */
export const setupWords = ({ setupFlags }: GameModule): string[] =>
  setupFlags?.flags.map(({ name }) => name) ?? [];

/** The game that was named, or the first that is played together. */
export function cooperativeGame(
  { positionals: [id] }: Pick<Args, 'positionals'>,
  { games }: Io,
): CooperativeGame {
  const together = games.filter(isCooperative);
  if (together.length === 0) throw new InputError('none of the games is played together');
  const module = id === undefined ? together[0]! : gameNamed(games, id);
  if (module.cooperative) return { module, cooperative: module.cooperative };
  throw new InputError(
    `${id} is not played together; expected ${together.map(({ game }) => game.id).join(' or ')}`,
  );
}

/** The values of one flag; `all` may stand for every one. */
function valuesOf({ name, between, all }: GameFlag, text: string): string[] {
  if (text.trim() === 'all' && all) return [...all];
  const values = text.split(between).map((value) => value.trim());
  const twice = values.find((value, i) => values.indexOf(value) < i);
  if (twice !== undefined && between === ',') {
    throw new InputError(`--${name} "${text}": "${twice}" is named twice; expected it once`);
  }
  return values;
}

/** Every combination of what the flags list, the last flag fastest. */
export function crossed(module: GameModule, text: Args['text']): SetupWords[] {
  let all: SetupWords[] = [{}];
  for (const flag of module.setupFlags!.flags) {
    const typed = text(flag.name);
    if (typed === undefined) continue;
    const values = valuesOf(flag, typed);
    all = all.flatMap((words) => values.map((value) => ({ ...words, [flag.name]: value })));
  }
  return all;
}
