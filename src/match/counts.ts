import type { Moments } from './tally.js';

/** Places of the sums of one count. */
const enum Sum {
  /** Games in which there was anything to count. */
  games = 0,
  /** Blocks' means per game, and their squares. */
  means,
  squares,
  size,
}
export const countNumbers = (sources: number, counts: number): number => sources * counts * Sum.size;

/** What was counted about each source, game by game. */
export class CountTally {
  constructor(
    private readonly at: Float64Array,
    private readonly counts = 0,
  ) {}

  /** Games in which there was anything to count. */
  games(source: number, count: number): number {
    return this.at[this.from(source, count) + Sum.games]!;
  }

  /** Sum and sum of squares of the blocks' means per game; `blocks` of them. */
  perGame(source: number, count: number, blocks: number): Moments {
    const from = this.from(source, count);
    return { n: blocks, sum: this.at[from + Sum.means]!, squares: this.at[from + Sum.squares]! };
  }

  /** `counted[game]` as `CountWatcher` has it. */
  addBlock(counted: readonly Float64Array[]): void {
    for (let i = 0; i * Sum.size < this.at.length; i++) this.add(i * Sum.size, i, counted);
  }

  private add(from: number, i: number, counted: readonly Float64Array[]): void {
    let sum = 0;
    for (let game = 0; game < counted.length; game++) {
      const value = counted[game]![i]!;
      if (value === 0) continue;
      sum += value;
      this.at[from + Sum.games]!++;
    }
    this.at[from + Sum.means]! += sum / counted.length;
    this.at[from + Sum.squares]! += (sum / counted.length) ** 2;
  }

  private from(source: number, count: number): number {
    return (source * this.counts + count) * Sum.size;
  }
}
