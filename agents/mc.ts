import { type Agent, CHANCE_OF_WINNING, type Considered } from '../src/core/agent.js';
import type { Game, State } from '../src/core/game.js';
import { Luck } from '../src/core/luck.js';
import { Rollout, type RolloutSettings } from './rollout.js';

export interface McSettings extends RolloutSettings {
  readonly name: string;
  /** Rollouts per decision, over all options. */
  readonly rollouts: number;
}

/**
 * Flat Monte Carlo: tries every option in games played on from it, on hidden cards dealt anew. Rollouts are
 * allotted by sequential halving (Karnin, Koren and Somekh 2013): all options that are left get the same
 * deals, then the worse half goes, until one is left.
 */
export function mc(game: Game, settings: McSettings): Agent {
  const luck = new Luck();
  const rollout = new Rollout(game, settings);
  const deal: State = new Int32Array(game.words);
  const scratch: State = new Int32Array(game.words);
  const sums = new Float64Array(game.maxOptions);
  const tries = new Int32Array(game.maxOptions);
  const means = new Float64Array(game.maxOptions);
  const left = new Int32Array(game.maxOptions);
  const seed: [number, number] = [0, 0];
  let asked = 0;

  /** One deal on which each of the options that are left is tried. */
  function tryAll(state: State, options: Int32Array, count: number, seat: number): void {
    deal.set(state);
    seed[0] = luck.bits();
    seed[1] = luck.bits();
    game.determinize(deal, seat, seed);
    const a = luck.bits();
    const b = luck.bits();
    for (let i = 0; i < count; i++) {
      const option = left[i]!;
      scratch.set(deal);
      rollout.begin(a, b);
      game.apply(scratch, options[option]!);
      rollout.play(scratch);
      sums[option]! += rollout.values[game.sideOf(seat)]!;
      tries[option]!++;
    }
  }

  /** Sorts the options that are left, the best first; insertion, because they are few. */
  function rank(count: number): void {
    for (let i = 0; i < count; i++) means[left[i]!] = sums[left[i]!]! / tries[left[i]!]!;
    for (let i = 1; i < count; i++) {
      const option = left[i]!;
      let j = i;
      for (; j > 0 && means[left[j - 1]!]! < means[option]!; j--) left[j] = left[j - 1]!;
      left[j] = option;
    }
  }

  function choose(state: State, options: Int32Array, count: number): number {
    const seat = game.decider(state);
    asked = count;
    for (let i = 0; i < count; i++) {
      sums[i] = 0;
      tries[i] = 0;
      left[i] = i;
    }
    const rounds = Math.ceil(Math.log2(count));
    for (let remaining = count; remaining > 1; remaining = Math.ceil(remaining / 2)) {
      const deals = Math.max(1, Math.floor(settings.rollouts / (rounds * remaining)));
      for (let i = 0; i < deals; i++) tryAll(state, options, remaining, seat);
      rank(remaining);
    }
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
