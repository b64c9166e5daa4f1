import type { GameRecord } from './play.js';
import type { Moments } from './tally.js';

/** Places of one factor's sums. */
const enum FactorSum {
  /** Blocks in which it was in some games and not in others. */
  blocks = 0,
  /** Over these blocks: by how much more often side a won with it, and the squares of that. */
  difference,
  squares,
  /** Over all blocks: games with it, and side a's wins among them. */
  games,
  wins,
  size,
}
export const FACTOR_NUMBERS: number = FactorSum.size;

/**
 * What things do for side a that are in some games of a block and not in others. Within a block all
 * else that luck decides is the same, so each block gives one difference of win rates, and blocks are
 * independent of each other.
 */
export class FactorTally {
  constructor(private readonly at: Float64Array) {}

  /** Number, sum and sum of squares of the blocks' differences. */
  difference(factor: number): Moments {
    const from = factor * FactorSum.size;
    const [n, sum, squares] = this.at.subarray(from, from + 3);
    return { n: n!, sum: sum!, squares: squares! };
  }

  games(factor: number): number {
    return this.at[factor * FactorSum.size + FactorSum.games]!;
  }

  wins(factor: number): number {
    return this.at[factor * FactorSum.size + FactorSum.wins]!;
  }

  /** `present[game][factor]` is 1 where the factor is in the game. */
  addBlock(records: readonly GameRecord[], present: readonly Uint8Array[]): void {
    for (let factor = 0; factor * FactorSum.size < this.at.length; factor++)
      this.add(factor, records, present);
  }

  private add(factor: number, records: readonly GameRecord[], present: readonly Uint8Array[]): void {
    let [games, wins, all] = [0, 0, 0];
    for (let game = 0; game < records.length; game++) {
      const won = records[game]!.winner === 0 ? 1 : 0;
      all += won;
      if (present[game]![factor] === 1) {
        games++;
        wins += won;
      }
    }
    const from = factor * FactorSum.size;
    this.at[from + FactorSum.games]! += games;
    this.at[from + FactorSum.wins]! += wins;
    if (games === 0 || games === records.length) return;
    const difference = wins / games - (all - wins) / (records.length - games);
    this.at[from + FactorSum.blocks]!++;
    this.at[from + FactorSum.difference]! += difference;
    this.at[from + FactorSum.squares]! += difference * difference;
  }
}
