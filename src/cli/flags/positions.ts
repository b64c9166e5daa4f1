import { InputError } from '../../core/game.js';
import { named } from '../../core/names.js';
import { SIDE_LETTERS } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import type { FlagName } from './flags.js';

/** Where the sides of a command stand that takes them without flags. */
export type SidesAfter = 'GAME' | '[GAME]' | 'nothing';

/** What was typed without flags. */
export interface Positions {
  readonly positionals: readonly string[];
  /** Sides by their letter, as `--a` and `--b` would name them. */
  readonly sides: ReadonlyMap<FlagName, string>;
  /** Words for which there is no side left. */
  readonly extra: readonly string[];
}

/** `[GAME] A B`: the words after the game name its sides; `usual` are the games that may be meant without a name. */
export function splitSides(
  after: SidesAfter | undefined,
  words: readonly string[],
  games: readonly GameModule[],
  usual: readonly GameModule[] = games,
): Positions {
  if (after === undefined) return { positionals: words, sides: new Map(), extra: [] };
  if (after === 'nothing') return oneSide(words);
  const module = gameIn(words, games);
  // A single word that is no game is a mistyped game: one side is never enough.
  const isGame = after === 'GAME' || module !== undefined || words.length === 1;
  const positionals = isGame ? words.slice(0, 1) : [];
  const most = Math.max(2, ...(module ? [module] : usual).map(({ game }) => game.maxSides));
  const typed = words.slice(positionals.length);
  const sides = typed.slice(0, most).map((side, i): [FlagName, string] => [SIDE_LETTERS[i]!, side]);
  return { positionals, sides: new Map(sides), extra: typed.slice(most) };
}

/** The one side that a command is about. */
function oneSide(words: readonly string[]): Positions {
  const sides = words.slice(0, 1).map((side): [FlagName, string] => [SIDE_LETTERS[0]!, side]);
  return { positionals: [], sides: new Map(sides), extra: words.slice(1) };
}

function gameIn([word = '']: readonly string[], games: readonly GameModule[]): GameModule | undefined {
  const id = named(
    word,
    games.map(({ game }) => game.id),
  );
  return games.find(({ game }) => game.id === id);
}

/** Sides are named in one of the two ways. */
export function checkSides({ sides }: Positions, isTyped: (flag: FlagName) => boolean): void {
  const [first] = sides.values();
  const flag = [...SIDE_LETTERS].find(isTyped);
  if (first === undefined || flag === undefined) return;
  throw new InputError(
    `"${first}" and --${flag}: expected the sides as words after the game, or all of them with --a, --b, …, not both`,
  );
}
