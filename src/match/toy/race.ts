import { noun } from '../../core/english.js';
import { type Game, InputError, NOBODY, type Seed, type State } from '../../core/game.js';
import { luckOf, mix } from '../../core/luck.js';
import type { Dial } from '../../games/dials.js';
import type { First, GameModule, MatchOptions, Side, Sides } from '../../games/module.js';

/**
 * A race for tests: two runners, in turn a careful step (1) or a leap (0 or 2, by a coin). The first at the
 * goal wins, so every probability can be computed by hand.
 */
export const GOAL = 10;
export const STEP = 0;
export const LEAP = 1;

interface RaceSetup {
  readonly starts: readonly [number, number];
  readonly first: First;
}

const enum at {
  /** the seat that decides, or NOBODY */
  turn = 0,
  /** the seat that began */
  first = turn + 1,
  /** turns begun */
  turns = first + 1,
  /** how far each seat has run */
  place = turns + 1,
  /** the key, and one counter per seat */
  luck = place + 2,
  words = luck + 4,
}

function setup(state: State, { starts, first }: RaceSetup, seed: Seed): void {
  if (Math.max(...starts) >= GOAL) throw new Error('a runner starts past the goal');
  state.fill(0);
  state.set(seed, at.luck);
  state.set(starts, at.place);
  state[at.first] = first ?? mix(seed[0], seed[1], 0, 0) & 1;
  state[at.turn] = state[at.first]!;
  state[at.turns] = 1;
}

function apply(state: State, option: number): void {
  const seat = state[at.turn]!;
  state[at.place + seat]! += option === STEP ? 1 : 2 * luckOf(state, at.luck, seat).below(2);
  const won = state[at.place + seat]! >= GOAL;
  state[at.turn] = won ? NOBODY : 1 - seat;
  if (!won) state[at.turns]!++;
}

function winner(state: State): number {
  if (state[at.turn] !== NOBODY) return NOBODY;
  return state[at.place]! >= GOAL ? 0 : 1;
}

function places(state: State, out: Float64Array): void {
  out[0] = state[at.place]!;
  out[1] = state[at.place + 1]!;
}

export const race: Game<RaceSetup> = {
  id: 'race',
  title: 'The Race',
  seats: 2,
  maxSides: 2,
  words: at.words,
  maxOptions: 2,
  measures: ['place_a', 'place_b'],
  tracks: ['place_a', 'place_b'],
  ends: ['at the goal', 'past the goal'],
  setup,
  decider: (state) => state[at.turn]!,
  options(_state, out) {
    out[0] = STEP;
    out[1] = LEAP;
    return 2;
  },
  apply,
  sides: () => 2,
  sideOf: (_state, seat) => seat,
  began: (state) => state[at.first]!,
  winner,
  end: (state) => Math.max(state[at.place]!, state[at.place + 1]!) - GOAL,
  turns: (state) => state[at.turns]!,
  measure: places,
  track: places,
  determinize: (state, _seat, seed) => state.set(seed, at.luck),
  sayOption: (_state, option) => (option === STEP ? 'takes a careful step' : 'leaps'),
  sayChanges(before, after) {
    const seat = before[at.turn]!;
    return [`Runner ${seat} is at ${after[at.place + seat]!}.`];
  },
  sayState: (state) => `Runner 0 at ${state[at.place]!}, runner 1 at ${state[at.place + 1]!}.`,
  check(state) {
    if (state[at.place]! > GOAL + 1 || state[at.place + 1]! > GOAL + 1) throw new Error('past the goal');
  },
};

function parseSide(text: string, path: string): Omit<Side<number>, 'from'> {
  const start = Number(text.trim());
  if (text.trim() === '' || !Number.isInteger(start)) {
    throw new InputError(`${path}: expected a whole number, the place where the runner starts`);
  }
  return { name: `start-${start}`, data: start };
}

const RUNNERS: Readonly<Record<string, number>> = { tortoise: 0, hare: 1, falcon: 9 };

function setupFor(sides: Sides<number>, { dials = {} }: MatchOptions, first: First): RaceSetup {
  const { chains = [0, 0] } = dials;
  return { starts: [sides[0]!.data - chains[0]!, sides[1]!.data - chains[1]!], first };
}

/** A handicap: the number of places that a side starts further back. */
const CHAINS: Dial<number> = {
  name: 'chains',
  of: 'side',
  help: 'places that each side starts further back',
  unit: noun('chain'),
  isShown: true,
  facts: (sides, _options, side) => ({
    about: `the chains of ${sides[side]!.name}`,
    printed: 0,
    range: [0, 24],
    limits: [0, 24],
  }),
};

const toy: GameModule<RaceSetup, number> = {
  game: race,
  rules: '1',
  sets: ['Base'],
  variants: [],
  sideNames: Object.keys(RUNNERS),
  defaultSides: ['tortoise', 'hare'],
  rotations: () => 2,
  dials: [CHAINS],
  auction: { dial: 'chains', most: 24, verb: 'start with', cost: (chains) => chains },
  budgets: { random: [1000, 2000] },
  source: import.meta.url,
  namedSide: (name) =>
    Object.hasOwn(RUNNERS, name) ? { name, from: name, data: RUNNERS[name]! } : undefined,
  parseSide,
  sideParts: () => [undefined],
  setupFor,
  saySide: (side) => `${side.name} starts at ${side.data}`,
  describeSide: (side) => ({ name: side.name, start: side.data }),
  cards: () => [
    {
      id: 'step',
      name: 'Careful Step',
      sets: ['Base'],
      type: 'move',
      group: 'legs',
      traits: [],
      numbers: { places: 1 },
      words: ['Run 1 place.'],
      entry: { run: 1 },
    },
    {
      id: 'leap',
      name: 'Leap',
      sets: ['Base'],
      type: 'move',
      group: 'legs',
      traits: ['bold'],
      numbers: { places: 2 },
      words: ['Flip a coin: run 2 places or none.'],
      entry: { flip: 2 },
    },
  ],
};

export default toy;
