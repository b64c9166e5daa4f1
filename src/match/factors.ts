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
  /** Of these games, those in which it was used in any way. */
  usedGames,
  size,
}
/** The sums of a factor, after which come its uses of each kind. */
export const factorNumbers = (uses: number): number => FactorSum.size + uses;

/**
 * What things do for side a that are in some games of a block and not in others. Within a block all
 * else that luck decides is the same, so each block gives one difference of win rates, and blocks are
 * independent of each other.
 */
export class FactorTally {
  private readonly width: number;

  constructor(
    private readonly at: Float64Array,
    private readonly uses = 0,
  ) {
    this.width = factorNumbers(uses);
  }

  /** The share of the games with it in which it was used in any way. */
  usedShare(factor: number): number {
    return this.at[factor * this.width + FactorSum.usedGames]! / this.games(factor);
  }

  /** How often it was used on average in a game with it. */
  usesPerGame(factor: number, use: number): number {
    return this.at[factor * this.width + FactorSum.size + use]! / this.games(factor);
  }

  /** Number, sum and sum of squares of the blocks' differences. */
  difference(factor: number): Moments {
    const from = factor * this.width;
    const [n, sum, squares] = this.at.subarray(from, from + 3);
    return { n: n!, sum: sum!, squares: squares! };
  }

  games(factor: number): number {
    return this.at[factor * this.width + FactorSum.games]!;
  }

  wins(factor: number): number {
    return this.at[factor * this.width + FactorSum.wins]!;
  }

  /** `present[game][factor]` is 1 where the factor is in the game; `used[game]` as `Cooperative.countUse` has it. */
  addBlock(
    records: readonly GameRecord[],
    present: readonly Uint8Array[],
    used: readonly Float64Array[] = [],
  ): void {
    for (let factor = 0; factor * this.width < this.at.length; factor++) {
      this.add(factor, records, present);
      for (let game = 0; game < used.length; game++) {
        if (present[game]![factor] === 1) this.addUses(factor, used[game]!);
      }
    }
  }

  private addUses(factor: number, used: Float64Array): void {
    const from = factor * this.width;
    let any = 0;
    for (let use = 0; use < this.uses; use++) {
      const times = used[factor * this.uses + use]!;
      this.at[from + FactorSum.size + use]! += times;
      any += times;
    }
    if (any > 0) this.at[from + FactorSum.usedGames]!++;
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
    const from = factor * this.width;
    this.at[from + FactorSum.games]! += games;
    this.at[from + FactorSum.wins]! += wins;
    if (games === 0 || games === records.length) return;
    const difference = wins / games - (all - wins) / (records.length - games);
    this.at[from + FactorSum.blocks]!++;
    this.at[from + FactorSum.difference]! += difference;
    this.at[from + FactorSum.squares]! += difference * difference;
  }
}
