import { noun } from '../../core/english.js';
import { type Game, NOBODY, type Seed, type State } from '../../core/game.js';
import { luckOf } from '../../core/luck.js';
import type { Dial } from '../../games/dials.js';
import type { First, GameModule, MatchOptions, Side, Sides } from '../../games/module.js';

/**
 * A race of boats for tests: two to four sides of one boat, or two sides of two boats that win together. In turn a
 * boat rows one length or drifts none or two, by a coin; the first at the goal wins for its side. Who begins follows
 * from the setup, or is the first decision.
 */
export const GOAL = 6;
const MOST = 4;
export const ROW = 0;
export const DRIFT = 1;
/** Options from here on say which seat begins. */
const BEGINS = 2;

interface Boats {
  readonly start: number;
  readonly boats: 1 | 2;
}

interface RegattaSetup {
  readonly sides: number;
  readonly seats: number;
  /** By seat. */
  readonly starts: readonly number[];
  /** The seat that begins; undefined lets seat 0 choose. */
  readonly first: number | undefined;
}

const enum at {
  /** the seat that decides, or NOBODY */
  turn = 0,
  /** the seat that began, or NOBODY while that is open */
  first = turn + 1,
  /** turns begun */
  turns = first + 1,
  sides = turns + 1,
  seats = sides + 1,
  /** how far each boat has come */
  place = seats + 1,
  /** the key, and one counter per seat */
  luck = place + MOST,
  words = luck + 2 + MOST,
}

function setup(state: State, { sides, seats, starts, first }: RegattaSetup, seed: Seed): void {
  state.fill(0);
  state.set(seed, at.luck);
  state.set(starts, at.place);
  state[at.sides] = sides;
  state[at.seats] = seats;
  state[at.turns] = 1;
  state[at.first] = first ?? NOBODY;
  state[at.turn] = first ?? 0;
}

function apply(state: State, option: number): void {
  const seat = state[at.turn]!;
  if (option >= BEGINS) {
    state[at.first] = option - BEGINS;
    state[at.turn] = option - BEGINS;
    return;
  }
  state[at.place + seat]! += option === ROW ? 1 : 2 * luckOf(state, at.luck, seat).below(2);
  const won = state[at.place + seat]! >= GOAL;
  state[at.turn] = won ? NOBODY : (seat + 1) % state[at.seats]!;
  if (!won) state[at.turns]!++;
}

function options(state: State, out: Int32Array): number {
  const choosing = state[at.first] === NOBODY;
  const count = choosing ? state[at.seats]! : 2;
  for (let i = 0; i < count; i++) out[i] = choosing ? BEGINS + i : i;
  return count;
}

/** Sides sit in turn, so the boats of a team are not neighbours. */
const sideOf = (state: State, seat: number): number => seat % state[at.sides]!;

function winner(state: State): number {
  for (let seat = 0; seat < state[at.seats]!; seat++) {
    if (state[at.place + seat]! >= GOAL) return sideOf(state, seat);
  }
  return NOBODY;
}

const lead = (state: State): number => Math.max(...state.subarray(at.place, at.place + MOST));

const regatta: Game<RegattaSetup> = {
  id: 'regatta',
  title: 'The Regatta',
  seats: MOST,
  maxSides: MOST,
  words: at.words,
  maxOptions: MOST,
  measures: ['lead'],
  tracks: ['lead'],
  ends: ['at the goal', 'past the goal'],
  setup,
  decider: (state) => state[at.turn]!,
  options,
  apply,
  sides: (state) => state[at.sides]!,
  sideOf,
  began: (state) => state[at.first]!,
  winner,
  end: (state) => lead(state) - GOAL,
  turns: (state) => state[at.turns]!,
  measure: (state, out) => {
    out[0] = lead(state);
  },
  track: (state, out) => {
    out[0] = lead(state);
  },
  determinize: (state, _seat, seed) => state.set(seed, at.luck),
  sayOption: (_state, option) =>
    option >= BEGINS ? `boat ${option - BEGINS} begins` : option === ROW ? 'rows' : 'drifts',
  sayChanges: (_before, after) => [`The first boat is at ${lead(after)}.`],
  sayState: (state) => `The first boat is at ${lead(state)}.`,
  check(state) {
    if (lead(state) > GOAL + 1) throw new Error('past the goal');
  },
};

const BOATS: Readonly<Record<string, Boats>> = {
  cutter: { start: 0, boats: 1 },
  sloop: { start: 0, boats: 1 },
  yawl: { start: 0, boats: 1 },
  ketch: { start: 1, boats: 1 },
  'two-cutters': { start: 0, boats: 2 },
  'two-sloops': { start: 0, boats: 2 },
};

const AHEAD: Dial<Boats> = {
  name: 'ahead',
  of: 'side',
  help: 'lengths that each side starts ahead',
  unit: noun('length'),
  facts: (sides, _options, side) => ({
    about: `the lead of ${sides[side]!.name}`,
    printed: 0,
    range: [0, GOAL - 2],
    limits: [0, GOAL - 2],
  }),
};

const CHOICE: Dial<Boats> = {
  name: 'choice',
  of: 'table',
  help: '1 when the first boat chooses who begins',
  facts: () => ({ about: 'the choice of who begins', printed: 0, range: [0, 1], limits: [0, 1] }),
};

function setupFor(sides: Sides<Boats>, { dials = {} }: MatchOptions, first: First): RegattaSetup {
  const { ahead = sides.map(() => 0), choice = [0] } = dials;
  const seats = sides.length * sides[0]!.data.boats;
  const starts = Array.from({ length: seats }, (_, seat) => {
    const side = seat % sides.length;
    return sides[side]!.data.start + ahead[side]!;
  });
  return { sides: sides.length, seats, starts, first: choice[0] === 1 ? undefined : (first ?? 0) };
}

const named = (name: string): Side<Boats> | undefined =>
  Object.hasOwn(BOATS, name) ? { name, from: name, data: BOATS[name]! } : undefined;

const module: GameModule<RegattaSetup, Boats> = {
  game: regatta,
  rules: '1',
  sets: ['Base'],
  variants: [],
  sideNames: Object.keys(BOATS),
  defaultSides: ['cutter', 'sloop'],
  rotations: (sides) => sides.length,
  dials: [AHEAD, CHOICE],
  budgets: {},
  source: import.meta.url,
  namedSide: named,
  setupFor,
  saySide: (side) => `${side.name} starts at ${side.data.start}`,
  describeSide: (side) => ({ name: side.name, ...side.data }),
  cards: () => [],
};

export default module;

/** The exact chances of the sides that begin first, second, …, when all row and drift by chance from these places. */
export function regattaChances(places: readonly number[]): number[] {
  // A boat moves 0, 1 or 2 with chances 1/4, 1/2, 1/4; after as many turns as this next to nobody is still rowing.
  const chances = places.map(() => 0);
  let states = new Map([[places.join(), 1]]);
  for (let turn = 0; turn < 200; turn++) {
    const boat = turn % places.length;
    const next = new Map<string, number>();
    for (const [key, chance] of states) {
      for (const [move, share] of [0.25, 0.5, 0.25].entries()) {
        const now = key.split(',').map(Number);
        now[boat]! += move;
        if (now[boat]! >= GOAL) chances[boat]! += chance * share;
        else next.set(now.join(), (next.get(now.join()) ?? 0) + chance * share);
      }
    }
    states = next;
  }
  return chances;
}
