import { type Agent, CHANCE_OF_WINNING, type Considered } from '../src/core/agent.js';
import type { Game, State } from '../src/core/game.js';
import { Luck } from '../src/core/luck.js';
import type { Prior } from './prior.js';
import { LEAST_TRIES, Rollout, type SearchSettings } from './rollout.js';
import { NONE } from './tree.js';

/** After this many deals an option is given up unless it is better by its standard error at least. */
const MANY_TRIES = 32;

export interface McSettings extends SearchSettings {
  /** Rollouts per decision, over all options. */
  readonly rollouts: number;
  /** Whose favourite must be beaten; undefined for the policy's own. */
  readonly prior: Prior | undefined;
}

/**
 * Flat Monte Carlo: tries every option in games played on from it, on hidden cards dealt anew. All options that are
 * left get the same deals. Rollouts are allotted by sequential halving (Karnin, Koren and Somekh 2013): the worse half
 * goes, until one is left; or, where a favourite must be beaten by a margin, because of many options one always looks
 * better by chance, in a race against it. The favourite, the policy's or a prior's, stays to the end.
 */
export function mc(game: Game, settings: McSettings): Agent {
  const luck = new Luck();
  const rollout = new Rollout(game, settings);
  const deal: State = new Int32Array(game.words);
  const scratch: State = new Int32Array(game.words);
  const sums = new Float64Array(game.maxOptions);
  const tries = new Int32Array(game.maxOptions);
  /** How much better than the favourite on the same deals: sums, sums of squares, and the mean. */
  const gains = new Float64Array(game.maxOptions);
  const squares = new Float64Array(game.maxOptions);
  const means = new Float64Array(game.maxOptions);
  const left = new Int32Array(game.maxOptions);
  const seed: [number, number] = [0, 0];
  let asked = 0;

  /** The favourite's value on this deal. */
  const known = new Float64Array(1);

  /** One deal on which each of the options that are left is tried. */
  function tryAll(state: State, options: Int32Array, count: number, seat: number): void {
    deal.set(state);
    seed[0] = luck.bits();
    seed[1] = luck.bits();
    game.determinize(deal, seat, seed);
    const side = game.sideOf(state, seat);
    const last = rollout.horizon(state);
    const a = luck.bits();
    const b = luck.bits();
    for (let i = 0; i < count; i++) {
      const option = left[i]!;
      scratch.set(deal);
      rollout.begin(a, b);
      rollout.tryOut(scratch, options[option]!, last);
      const value = rollout.values[side]!;
      if (i === 0) known[0] = value;
      const gain = value - known[0]!;
      sums[option]! += value;
      gains[option]! += gain;
      squares[option]! += gain * gain;
      tries[option]!++;
    }
  }

  /** Sorts the options that are left after the favourite, the best first; insertion, because they are few. */
  function rank(count: number): void {
    for (let i = 0; i < count; i++) means[left[i]!] = sums[left[i]!]! / tries[left[i]!]!;
    for (let i = 2; i < count; i++) {
      const option = left[i]!;
      let j = i;
      for (; j > 1 && means[left[j - 1]!]! < means[option]!; j--) left[j] = left[j - 1]!;
      left[j] = option;
    }
  }

  /** Whether the best of the others has beaten the favourite by the margin. */
  function isBeaten(): boolean {
    const other = left[1]!;
    const n = tries[other]!;
    const gain = gains[other]! / n;
    if (settings.margin === 0) return gain > 0;
    return n >= LEAST_TRIES && gain > 0 && gain >= settings.margin * errorOf(other);
  }

  /** The standard error of a mean gain. */
  function errorOf(option: number): number {
    const n = tries[option]!;
    const gain = gains[option]! / n;
    return Math.sqrt(Math.max(0, squares[option]! / n - gain * gain) / (n - 1));
  }

  function promote(): void {
    const favourite = left[0]!;
    left[0] = left[1]!;
    left[1] = favourite;
  }

  /** All options untried, the favourite first. */
  function begin(state: State, options: Int32Array, count: number): void {
    asked = count;
    for (let i = 0; i < count; i++) {
      sums[i] = 0;
      gains[i] = 0;
      squares[i] = 0;
      tries[i] = 0;
      left[i] = i;
    }
    rollout.begin(luck.bits(), luck.bits());
    const liked = settings.prior ? settings.prior.like(state, options, count) : NONE;
    const favourite = liked === NONE ? rollout.favourite(state, options, count) : liked;
    left[0] = favourite;
    left[favourite] = 0;
  }

  /** As many rollouts in each round, for half of the options of the round before. */
  function halve(state: State, options: Int32Array, count: number, seat: number): void {
    const rounds = Math.ceil(Math.log2(count));
    for (let remaining = count; remaining > 1; remaining = Math.ceil(remaining / 2)) {
      const deals = Math.max(1, Math.floor(settings.rollouts / (rounds * remaining)));
      for (let i = 0; i < deals; i++) tryAll(state, options, remaining, seat);
      rank(remaining);
    }
  }

  /**
   * A race against the favourite: as many deals again, each time, for the options that may still beat it clearly.
   * Most decisions end after the first deals, because what is chosen there changes nothing.
   */
  function race(state: State, options: Int32Array, count: number, seat: number): void {
    let remaining = count;
    let most = Math.max(count, settings.rollouts);
    for (let deals = LEAST_TRIES; remaining > 1 && most >= remaining; deals = tries[left[0]!]!) {
      const next = Math.min(deals, Math.floor(most / remaining));
      for (let i = 0; i < next; i++) tryAll(state, options, remaining, seat);
      most -= next * remaining;
      rank(remaining);
      while (remaining > 1 && !isInRace(left[remaining - 1]!)) remaining--;
    }
  }

  /** Whether an option has done better than the favourite; after many deals, by a standard error. */
  function isInRace(option: number): boolean {
    const n = tries[option]!;
    return gains[option]! > (n < MANY_TRIES ? 0 : n * errorOf(option));
  }

  function choose(state: State, options: Int32Array, count: number): number {
    const seat = game.decider(state);
    begin(state, options, count);
    if (settings.margin === 0) halve(state, options, count, seat);
    else race(state, options, count, seat);
    if (isBeaten()) promote();
    return left[0]!;
  }

  function considered(): Considered[] {
    return Array.from({ length: asked }, (_, i) => {
      const index = left[i]!;
      return { index, value: means[index]!, tries: tries[index]! };
    });
  }

  return {
    name: settings.name,
    unit: CHANCE_OF_WINNING,
    begin: (_seat, seed) => luck.seed(seed[0], seed[1]),
    choose: (state, options, count) => (count === 1 ? 0 : choose(state, options, count)),
    considered,
  };
}
