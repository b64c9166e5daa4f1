import { InputError } from '../../core/game.js';
import { named } from '../../core/names.js';
import { type Dial, SIDE_LETTERS } from '../../games/dials.js';
import type { GameFlag, GameModule, MatchOptions, Sides } from '../../games/module.js';

/** Which games' own flags a command takes, and which of them. */
export interface GamesOf {
  /** The games that it is about, by what was typed; all that it may be about when nothing is. */
  games(positionals: readonly string[], games: readonly GameModule[]): readonly GameModule[];
  /** Left out for all of a game's flags. */
  flags?(module: GameModule): readonly GameFlag[];
}

const dialFlag = ({ game }: GameModule, { name, of, help }: Dial): GameFlag => ({
  name,
  value: of === 'table' ? 'N' : game.maxSides > 2 ? 'A,B,…' : 'A,B',
  about: help,
  between: '/',
});

/** Sides beyond the two that every game has. */
const sideFlags = ({ game }: GameModule): GameFlag[] =>
  [...SIDE_LETTERS.slice(2, game.maxSides)].map((name) => ({
    name,
    value: 'SIDE',
    about: `side ${name}`,
    between: '/',
  }));

/** What describes the sides of a game, and its dials. */
export function gameFlags(module: GameModule): GameFlag[] {
  return [
    ...sideFlags(module),
    ...(module.setupFlags?.flags ?? []),
    ...module.dials.map((dial) => dialFlag(module, dial)),
  ];
}

/** The flags that a command takes of these games. */
export function flagsOfGames(of: GamesOf | undefined, modules: readonly GameModule[]): GameFlag[] {
  return of ? modules.flatMap((module) => of.flags?.(module) ?? gameFlags(module)) : [];
}

/** The game that is named first, or those that a command may be about. */
export function namedOr(
  usual: (module: GameModule) => boolean = () => true,
): (positionals: readonly string[], games: readonly GameModule[]) => readonly GameModule[] {
  return ([id = ''], games) => {
    const known = named(
      id,
      games.map(({ game }) => game.id),
    );
    const found = games.filter(({ game }) => game.id === known);
    return found.length > 0 ? found : games.filter(usual);
  };
}

/** The dials that were set; nothing at all when none was, so that equal runs have equal plans. */
export function dialsValue(
  module: GameModule,
  sides: Sides,
  text: (flag: string) => string | undefined,
): Pick<MatchOptions, 'dials'> {
  const set = module.dials.flatMap((dial): [string, number[]][] => {
    const typed = text(dial.name);
    return typed === undefined ? [] : [[dial.name, dialValue(dial, sides, typed)]];
  });
  return set.length > 0 ? { dials: Object.fromEntries(set) } : {};
}

function dialValue(dial: Dial, sides: Sides, text: string): number[] {
  const parts = text.split(',');
  const seats = dial.of === 'table' ? [0] : sides.map((_, side) => side);
  const refuse = (expected: string): never => {
    throw new InputError(`--${dial.name} "${text}": expected ${expected}`);
  };
  if (parts.length !== seats.length) {
    refuse(
      dial.of === 'table'
        ? 'one whole number'
        : `a number for each side, ${[...SIDE_LETTERS.slice(0, seats.length)].join(' and ')}, such as ${exampleOf(dial, sides)}`,
    );
  }
  return seats.map((side) => {
    const [low, high] = dial.facts(sides, {}, side).limits;
    const value = Number(parts[side]);
    const isWhole = /^-?\d+$/.test(parts[side]!.trim());
    return isWhole && value >= low && value <= high ? value : refuse(`whole numbers from ${low} to ${high}`);
  });
}

/** One more than usual for side a. */
function exampleOf(dial: Dial, sides: Sides): string {
  return sides.map((_, side) => dial.facts(sides, {}, side).printed + (side === 0 ? 1 : 0)).join(',');
}
