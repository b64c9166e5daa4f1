import type { Agent } from '../core/agent.js';
import { type Game, NOBODY, type Seed, type State } from '../core/game.js';
import { Luck, mix, seedOf } from '../core/luck.js';
import type { GameModule, Sides } from './module.js';

/** A game about to be played; the same start always gives the same game. */
export interface Start {
  readonly name: string;
  readonly setup: unknown;
  readonly seed: Seed;
}

/** Past this many decisions a game counts as one that never ends. */
export const MOST_DECISIONS = 20_000;

/** How far a copy is played on to see whether it goes the same way. */
const AHEAD = 60;

/** The sides that come with the game, or sides drawn from the whole pool. */
export type Decks = 'starter' | 'random';

/** Whether a game has sides that are drawn from the whole pool. */
export const hasRandomSides = ({ randomSide, randomSides }: GameModule): boolean =>
  randomSide !== undefined || randomSides !== undefined;

/** The numbered starts of a run: sides in any order, sometimes a handicap, any first side. */
export function startOf(module: GameModule, run: string, number: number, decks: Decks): Start {
  const luck = new Luck(seedOf(run, 'start', number));
  const sides = decks === 'random' ? randomSides(module, run, number) : bundledSides(module, luck);
  const { dial, most } = module.auction ?? { dial: '', most: 0 };
  const handicap = (): number => (luck.below(4) === 0 ? luck.below(most + 1) : 0);
  const handicaps = sides.map(handicap);
  const options = most > 0 ? { dials: { [dial]: handicaps } } : {};
  const first = luck.below(sides.length + 1);
  const setup = module.setupFor(sides, options, first === 0 ? undefined : first - 1);
  return { name: `${module.game.id} ${decks} ${run}/${number}`, setup, seed: seedOf(run, 'game', number) };
}

/** The sides of a numbered start that draws them from the whole pool. */
export function randomSides(module: GameModule, run: string, number: number): Sides {
  if (module.randomSides) return module.randomSides(seedOf(run, 'sides', number));
  const side = (seat: 0 | 1) => module.randomSide!(seedOf(run, 'side', number, seat), seat);
  return [side(0), side(1)];
}

function bundledSides(module: GameModule, luck: Luck): Sides {
  const { defaultSides, sideNames, foeNames } = module;
  const friends = foeNames ? sideNames.filter((name) => !foeNames.includes(name)) : defaultSides;
  const side = (names: readonly string[]) => module.namedSide(names[luck.below(names.length)]!)!;
  return [side(friends), side(foeNames ?? defaultSides)];
}

/** A decision in a game under way. `luck` is the check's own: neither the game nor other checks depend on it. */
export interface Moment {
  readonly module: GameModule;
  readonly game: Game;
  readonly state: State;
  readonly options: Int32Array;
  readonly luck: Luck;
}

/** Something that is true at every decision of every game. */
export interface Check {
  readonly name: string;
  /** One decision in so many is looked at. */
  readonly every: number;
  look(moment: Moment): void;
}

export interface Walk {
  readonly decisions: number;
  readonly over: boolean;
}

/** Who plays: an agent per seat, or nobody in particular, who takes any option. */
export type Pilots = readonly Agent[];

/** Plays one game and makes the checks on the way; the last state is looked at in any case. A failure says the start and the decision. */
export function walk(
  module: GameModule,
  start: Start,
  checks: readonly Check[],
  pilots: Pilots = anyone(module.game.seats),
  watch: (state: State, option: number, count: number) => void = () => {},
): Walk {
  const { game } = module;
  const state = new Int32Array(game.words);
  const buffer = new Int32Array(game.maxOptions + 1);
  const lucks = checks.map((check) => new Luck(seedFor(start.seed, hash(Buffer.from(check.name)))));
  let decisions = 0;
  try {
    pilots.forEach((pilot, seat) => {
      pilot.begin(seat, seedFor(start.seed, seat));
    });
    game.setup(state, start.setup, start.seed);
    for (; decisions < MOST_DECISIONS && game.decider(state) !== NOBODY; decisions++) {
      const options = buffer.subarray(0, game.options(state, buffer));
      checks.forEach((check, i) => {
        const luck = lucks[i]!;
        if (luck.below(check.every) === 0) check.look({ module, game, state, options, luck });
      });
      const option = options[choose(pilots[game.decider(state)]!, state, options)]!;
      watch(state, option, options.length);
      game.apply(state, option);
    }
    game.check(state);
    game.measure(state, new Float64Array(game.measures.length));
    return { decisions, over: game.decider(state) === NOBODY };
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${start.name}, decision ${decisions}: ${words}`, { cause });
  }
}

function choose(pilot: Agent, state: State, options: Int32Array): number {
  return options.length === 1 ? 0 : pilot.choose(state, options, options.length);
}

const seedFor = ([a, b]: Seed, seat: number): Seed => [mix(a, b, seat, 3), mix(b, a, seat, 4)];

/** Every option with the same chance, at every seat. */
function anyone(seats: number): Pilots {
  return Array.from({ length: seats }, () => {
    const luck = new Luck();
    return {
      name: 'anyone',
      begin: (_seat: number, seed: Seed) => luck.seed(seed[0], seed[1]),
      choose: (_state: State, _options: Int32Array, count: number) => luck.below(count),
    };
  });
}

/** Plays a state on in place, any option with the same chance, for so many decisions or to the end. */
export function goOn(game: Game, state: State, seed: Seed, decisions: number): number {
  const luck = new Luck(seed);
  const options = new Int32Array(game.maxOptions);
  let taken = 0;
  for (; taken < decisions && game.decider(state) !== NOBODY; taken++) {
    const count = game.options(state, options);
    demand(count > 0, 'there is no option');
    game.apply(state, options[luck.below(count)]!);
  }
  return taken;
}

/** A number for a whole state, or for any other words: 32-bit FNV-1a over whole words. */
export function hash(words: Iterable<number>, start = 0x811c9dc5): number {
  let h = start;
  for (const word of words) h = Math.imul(h ^ word, 0x01000193);
  return h >>> 0;
}

function demand(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

function equal(a: State, b: State, words: string): void {
  const at = a.findIndex((word, i) => word !== b[i]);
  if (at >= 0) throw new Error(`${words}: word ${at} is ${b[at]} instead of ${a[at]}`);
}

const draw = (luck: Luck): Seed => [luck.next() | 0, luck.next() | 0];

function optionsOf(game: Game, state: State): Int32Array {
  const buffer = new Int32Array(game.maxOptions);
  return buffer.slice(0, game.options(state, buffer));
}

/** Costs many times what playing does. */
export const INVARIANTS: Check = {
  name: 'what is always true of a state is true of it',
  every: 1,
  look: ({ game, state }) => game.check(state),
};

const OFFERS: Check = {
  name: 'there is an option, and none twice',
  every: 1,
  look({ game, state, options }) {
    const seat = game.decider(state);
    demand(seat >= 0 && seat < game.seats, `seat ${seat} decides`);
    demand(game.winner(state) === NOBODY, 'somebody decides after the end');
    demand(options.length > 0, 'there is no option');
    demand(options.length <= game.maxOptions, `${options.length} options`);
    const [first] = options.filter((option, i) => options.indexOf(option) < i);
    if (first !== undefined) throw new Error(`twice the option ${first}: ${game.sayOption(state, first)}`);
  },
};

const LOOKING: Check = {
  name: 'looking changes nothing',
  every: 10,
  look({ module, game, state, options }) {
    const before = state.slice();
    game.options(state, new Int32Array(game.maxOptions));
    for (const option of options) game.sayOption(state, option);
    game.sayState(state);
    game.sayChanges(state, state);
    game.check(state);
    for (let seat = 0; seat < game.seats; seat++) module.known?.(state, seat);
    equal(before, state, 'looking at a state changed it');
  },
};

const COPY: Check = {
  name: 'a copy goes on as the original does',
  every: 30,
  look({ game, state, luck }) {
    const [one, other] = [state.slice(), state.slice()];
    const seed = draw(luck);
    goOn(game, one, seed, AHEAD);
    goOn(game, other, seed, AHEAD);
    equal(one, other, 'a copy went another way');
  },
};

const ANY_OPTION: Check = {
  name: 'every option can be taken',
  every: 25,
  look({ game, state, options }) {
    for (const option of options) {
      const copy = state.slice();
      try {
        game.apply(copy, option);
        game.check(copy);
      } catch (cause) {
        throw new Error(`"${game.sayOption(state, option)}": ${(cause as Error).message}`, { cause });
      }
    }
  },
};

/** What slips into English when a name or a number is missing. */
const SLIP = /undefined|null|NaN|Infinity(?! Shard)|\[object|function|^\s*$|^\s|\s$|\s\s/;

const WORDS: Check = {
  name: 'every option and change can be said',
  every: 8,
  look({ game, state, options, luck }) {
    for (const option of options) say(game.sayOption(state, option));
    const after = state.slice();
    const option = options[luck.below(options.length)]!;
    game.apply(after, option);
    game.sayChanges(state, after).forEach(say);
    for (const viewer of [undefined, ...Array(game.seats).keys()]) {
      say(game.sayOption(state, option, viewer));
      game.sayChanges(state, after, option, viewer).forEach(say);
      const words = game.sayState(state, viewer);
      demand(!/undefined|NaN|\[object/.test(words), `said: ${words}`);
    }
  },
};

function say(words: string): void {
  demand(!SLIP.test(words), `said: "${words}"`);
}

const MEASURES: Check = {
  name: 'measures are numbers',
  every: 20,
  look({ game, state }) {
    const out = new Float64Array(game.measures.length).fill(Number.NaN);
    game.measure(state, out);
    demand(out.every(Number.isFinite), `measured ${out}`);
    const tracks = new Float64Array(game.tracks.length).fill(Number.NaN);
    game.track(state, tracks);
    demand(tracks.every(Number.isFinite), `tracked ${tracks}`);
    demand(Number.isInteger(game.turns(state)) && game.turns(state) > 0, `${game.turns(state)} turns`);
  },
};

const NEW_DEAL: Check = {
  name: 'a new deal leaves what a seat knows',
  every: 10,
  look({ module, game, state, options, luck }) {
    for (let seat = 0; seat < game.seats; seat++) {
      const dealt = state.slice();
      game.determinize(dealt, seat, draw(luck));
      game.check(dealt);
      const [before, after] = [module.known?.(state, seat), module.known?.(dealt, seat)];
      demand(JSON.stringify(before) === JSON.stringify(after), `seat ${seat} sees another game`);
      const [said, now] = [game.sayState(state, seat), game.sayState(dealt, seat)];
      demand(said === now, `seat ${seat} reads another state:\n${said}\n${now}`);
      if (seat === game.decider(state)) sameChoice(game, state, options, dealt);
    }
  },
};

/** Also in the same order, so that an option's number gives nothing away. */
function sameChoice(game: Game, state: State, options: Int32Array, dealt: State): void {
  const words = (of: State, option: number) => game.sayOption(of, option, game.decider(of));
  const now = optionsOf(game, dealt);
  const at = options.findIndex(
    (option, i) => now[i] !== option || words(state, option) !== words(dealt, option),
  );
  if (at < 0 && now.length === options.length) return;
  const all = (of: State, list: Int32Array) => [...list].map((option) => words(of, option)).join('; ');
  throw new Error(`other options after a new deal: ${all(state, options)} | ${all(dealt, now)}`);
}

const NEW_LUCK: Check = {
  name: 'a new deal changes the luck to come and can be played on',
  every: 40,
  look({ game, state, luck }) {
    for (let seat = 0; seat < game.seats; seat++) {
      const [one, same, other] = [state.slice(), state.slice(), state.slice()];
      const seed = draw(luck);
      game.determinize(one, seat, seed);
      game.determinize(same, seat, seed);
      game.determinize(other, seat, draw(luck));
      equal(one, same, 'the same seed dealt otherwise');
      demand(hash(one) !== hash(other), 'another seed dealt the same');
      game.determinize(other, seat, seed);
      equal(one, other, 'a new deal depends on what was hidden');
      game.check(one);
      if (seat === game.decider(state)) playOn(game, one, seed);
    }
  },
};

/** Only a deal for the seat that decides keeps the cards which the pending decision is about. */
function playOn(game: Game, state: State, seed: Seed): void {
  goOn(game, state, seed, AHEAD);
  game.check(state);
}

/** What every game promises. */
export const CHECKS: readonly Check[] = [
  INVARIANTS,
  OFFERS,
  LOOKING,
  COPY,
  ANY_OPTION,
  WORDS,
  MEASURES,
  NEW_DEAL,
  NEW_LUCK,
];

/** Those that are made at every decision, for runs of many games. */
export const QUICK_CHECKS: readonly Check[] = [INVARIANTS, OFFERS];

/** A game as one number: every option taken and out of how many, the turns, the winner and the measures. */
export function hashGame(module: GameModule, start: Start, from?: number, pilots?: Pilots): number {
  const { game } = module;
  let h = from;
  let last: State | undefined;
  walk(module, start, [], pilots, (state, option, count) => {
    h = hash([count, option], h);
    last = state;
  });
  const measures = new Float64Array(game.measures.length);
  if (!last) return hash([], h);
  game.measure(last, measures);
  return hash([game.turns(last), game.winner(last), ...new Int32Array(measures.buffer)], h);
}
