import type { State } from '../src/core/game.js';
import type { Scorer } from './learnt/net.js';
import { NONE } from './tree.js';

/** What a search thinks of the options of a position before it has tried any. */
export interface Prior {
  /** Of the last decision: how much each option is liked, in proportion to the others. */
  readonly likings: Float64Array;
  /** Fills `likings` and returns the option that it likes best; NONE where it has no opinion. */
  like(state: State, options: Int32Array, count: number): number;
}

/**
 * Likes an option the more, the better a learned scorer thinks it: by a factor of e for each `temperature` of the chance
 * of winning.
 */
export class LearntPrior implements Prior {
  readonly likings: Float64Array;

  constructor(
    private readonly scorer: Scorer,
    private readonly temperature: number,
  ) {
    this.likings = new Float64Array(scorer.advantages.length);
  }

  like(state: State, options: Int32Array, count: number): number {
    const { scorer, likings, temperature } = this;
    const { advantages } = scorer;
    if (!scorer.description.asks(state)) return NONE;
    scorer.weigh(state, options, count);
    let best = 0;
    for (let i = 1; i < count; i++) if (advantages[i]! > advantages[best]!) best = i;
    for (let i = 0; i < count; i++) likings[i] = Math.exp((advantages[i]! - advantages[best]!) / temperature);
    return best;
  }
}
