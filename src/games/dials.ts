import type { Noun } from '../core/english.js';
import { InputError } from '../core/game.js';
import { named, nearest } from '../core/names.js';
import type { GameModule, MatchOptions, Sides } from './module.js';

export type Range = readonly [low: number, high: number];

/** What a dial is between given sides. */
export interface DialFacts {
  /** In a sentence: `the life of Rageborne`. */
  readonly about: string;
  /** As the rules have it. */
  readonly printed: number;
  /** The whole numbers to look at first, and those that the rules can bear. */
  readonly range: Range;
  readonly limits: Range;
}

/** A number that makes a game easier or harder for a side. */
export interface Dial<Data = unknown> {
  /** What a user types, also as a flag. */
  readonly name: string;
  /** Whether each side has one, or the table has one for all. */
  readonly of: 'side' | 'table';
  /** For the help of its flag. */
  readonly help: string;
  /** What it counts, for sentences: `chain`, `chains`; left out where the number says nothing by itself. */
  readonly unit?: Noun;
  /** Whether the files of the game always have its columns, and replay keys its part. */
  readonly isShown?: boolean;
  facts(sides: Sides<Data>, options: MatchOptions, side: number): DialFacts;
}

/** The handicap that players bid: a side's dial that is 0 where nobody has bid. */
export interface Auction {
  readonly dial: string;
  readonly most: number;
  /** What a side does with it, in a sentence: `start with` 4 chains. */
  readonly verb: string;
  /** What so much of it takes from its side, in a unit in which the win rate is nearly straight. */
  cost(value: number): number;
  /** One of what it costs, for sentences: `card`; left out where it costs nothing but itself. */
  readonly costs?: string;
}

/** A dial between given sides, ready to be turned. */
export interface Turnable extends DialFacts {
  /** One spelling of what a user types. */
  readonly name: string;
  /** The letter of the side whose number it is; empty for the table and for a card. */
  readonly on: string;
  readonly unit?: Noun;
  at(value: number): MatchOptions;
}

export const SIDE_LETTERS = 'abcd';

/** What a dial is set to: for each side, or for the table. */
export function dialValues(dial: Dial, sides: Sides, options: MatchOptions): readonly number[] {
  const set = options.dials?.[dial.name];
  if (set) return set;
  const seats = dial.of === 'table' ? [0] : sides.map((_, side) => side);
  return seats.map((side) => dial.facts(sides, options, side).printed);
}

/** The same options with a dial at a value. */
export function withDial(
  options: MatchOptions,
  dial: Dial,
  sides: Sides,
  side: number,
  value: number,
): MatchOptions {
  const values = dialValues(dial, sides, options).map((old, i) => (i === side ? value : old));
  return { ...options, dials: { ...options.dials, [dial.name]: values } };
}

/** A dial by what a user types: one of the game's, or `CARD.NUMBER`. Throws an InputError of one line. */
export function dialNamed(
  module: GameModule,
  sides: Sides,
  options: MatchOptions,
  name: string,
  on: number | undefined,
): Turnable {
  const names = module.dials.map((dial) => dial.name);
  const known = named(name, names);
  const dial = module.dials.find((each) => each.name === known);
  if (dial) return ofTheGame(dial, sides, options, on);
  if (name.includes('.') && module.numbers) {
    if (on !== undefined) {
      throw new InputError(`--on: ${name} is the same for all sides; expected no --on`);
    }
    return ofACard(module, sides, options, name);
  }
  const card = module.numbers ? ' or CARD.NUMBER, a number of a card' : '';
  throw new InputError(
    `--dial "${name}": expected ${names.join(', ') || 'another game, because this one has none'}${card}; nearest: "${nearest(name, names)}"`,
  );
}

function ofTheGame(dial: Dial, sides: Sides, options: MatchOptions, on: number | undefined): Turnable {
  if (dial.of === 'table' && on !== undefined) {
    throw new InputError(`--on: ${dial.name} is the same for all sides; expected no --on`);
  }
  const side = on ?? 0;
  return {
    ...dial.facts(sides, options, side),
    name: dial.name,
    on: dial.of === 'table' ? '' : SIDE_LETTERS[side]!,
    ...(dial.unit === undefined ? {} : { unit: dial.unit }),
    at: (value) => withDial(options, dial, sides, side, value),
  };
}

/** A number of a card, as a patch would change it. */
function ofACard(module: GameModule, sides: Sides, options: MatchOptions, name: string): Turnable {
  const dot = name.indexOf('.');
  const [typed, number] = [name.slice(0, dot), name.slice(dot + 1)];
  const ids = module.cards().map(({ id }) => id);
  const id = named(typed, ids);
  if (id === undefined) {
    throw new InputError(`--dial "${name}": no card "${typed}"; did you mean "${nearest(typed, ids)}"?`);
  }
  const card = module.cards().find((each) => each.id === id)!;
  if (module.holds && !module.holds(sides, id)) {
    throw new InputError(`--dial "${name}": ${card.name} is never in this game; expected a card that is`);
  }
  const numbers = module.numbers!(id, sides);
  const found = numbers.find(({ path }) => path === number);
  if (!found) {
    const paths = numbers.map(({ path }) => path).join(', ');
    throw new InputError(
      `--dial "${name}": ${card.name} has no number "${number}"; expected ${paths || 'another card, because it has none'}`,
    );
  }
  const set = options.patches?.findLast((patch) => patch.card === id && patch.number === number)?.value;
  const printed = set ?? found.value;
  const { limits } = found;
  return {
    name: `${id}.${number}`,
    on: '',
    about: `${found.words} of ${card.name}`,
    printed,
    range: [limits[0], Math.min(limits[1], Math.max(2 * printed, printed + 4))],
    limits,
    at: (value) => ({ ...options, patches: [...(options.patches ?? []), { card: id, number, value }] }),
  };
}
