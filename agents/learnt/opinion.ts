import type { State } from '../../src/core/game.js';
import type { Scored, Scoring } from '../../src/core/heuristic.js';

/** No score is lower. */
const LOWEST = -0x80000000;
/** What an option is worth is cut off here, in units: beyond, more of it means little. */
const LEAST = -4;
const MOST = 8;

/** What of it is told of an option, at the beginning of its numbers. */
export const OPINION = [
  'liked by the heuristic',
  'worth',
  'worth less than the best',
  'worth something',
] as const;

/** What a heuristic makes of a decision, for a scorer that begins where it ends: without chance, unlike the agent. */
export class Opinion {
  /** Of each option. */
  readonly worth: Float64Array;
  /** 1 for the options with the highest score, else 0. */
  readonly liked: Uint8Array;
  /** The first of those. */
  favourite = 0;
  /** The highest worth. */
  top = 0;
  /** How many options are worth something. */
  useful = 0;
  readonly scores: Int32Array;
  private readonly decision: Scored = { state: NONE, options: NONE, count: 0, me: 0, high: LOWEST };

  constructor(
    private readonly scoring: Scoring,
    most: number,
    /** How much worth, in the heuristic's own, is a unit. */
    private readonly unit = 1,
  ) {
    this.worth = new Float64Array(most);
    this.liked = new Uint8Array(most);
    this.scores = new Int32Array(most);
  }

  form(state: State, options: Int32Array, count: number, me: number): void {
    const { scoring, decision, scores, worth, unit } = this;
    decision.state = state;
    decision.options = options;
    decision.count = count;
    decision.me = me;
    decision.high = LOWEST;
    scoring.prepare(decision);
    for (let i = 0; i < count; i++) {
      scores[i] = scoring.score(decision, i);
      if (scores[i]! > decision.high) decision.high = scores[i]!;
      worth[i] = bounded(scoring.worth(decision, i, scores[i]!) / unit);
    }
    this.sumUp(count);
  }

  /** Writes the numbers of `OPINION`. */
  tell(i: number, out: Float32Array, from: number): void {
    const worth = this.worth[i]!;
    out[from] = this.liked[i]!;
    out[from + 1] = worth;
    out[from + 2] = Math.max(LEAST, worth - this.top);
    out[from + 3] = worth > 0 ? 1 : 0;
  }

  private sumUp(count: number): void {
    const { decision, scores, worth, liked } = this;
    this.favourite = -1;
    this.top = LEAST;
    this.useful = 0;
    for (let i = 0; i < count; i++) {
      liked[i] = scores[i] === decision.high ? 1 : 0;
      if (liked[i] === 1 && this.favourite < 0) this.favourite = i;
      if (worth[i]! > this.top) this.top = worth[i]!;
      if (worth[i]! > 0) this.useful++;
    }
  }
}
const NONE = new Int32Array(0);

/** Where only a rule of thumb decides there is no worth. */
const bounded = (worth: number): number =>
  worth >= LEAST ? Math.min(MOST, worth) : worth < LEAST ? LEAST : 0;
