import type { RatioMoments } from '../stats/intervals/ratio-interval.js';
import type { GameRecord } from './play.js';
import { addRatio, RATIO_SUMS, ratioAt } from './ratio-sums.js';
import { BOUGHT } from './watched.js';

export const IMPACT_NUMBERS: number = RATIO_SUMS;

/** Before the sums of a card's buyers: to how many players it was offered, game by game. */
const OFFERED = 1;
export const MARKET_NUMBERS: number = OFFERED + RATIO_SUMS;

const SIDES = 4;

/** What was offered and bought, and how often those who bought it won. */
export class MarketTally {
  constructor(private readonly at: Float64Array) {}

  /** Players to whom a card was offered, over all games. */
  offered(card: number): number {
    return this.at[card * MARKET_NUMBERS]!;
  }

  /** Players who bought it, and their wins, by block. */
  buyers(card: number): RatioMoments {
    return ratioAt(this.at, card * MARKET_NUMBERS + OFFERED);
  }

  /** `purchases[game][card]` as `MarketWatcher` has it. */
  addBlock(records: readonly GameRecord[], purchases: readonly Uint8Array[]): void {
    const cards = this.at.length / MARKET_NUMBERS;
    for (let card = 0; card < cards; card++) this.add(card, records, purchases);
  }

  private add(card: number, records: readonly GameRecord[], purchases: readonly Uint8Array[]): void {
    let [buyers, wins] = [0, 0];
    for (let game = 0; game < records.length; game++) {
      const bits = purchases[game]![card]!;
      for (let side = 0; side < SIDES; side++) {
        if (bits & (1 << side)) this.at[card * MARKET_NUMBERS]!++;
        if ((bits & (BOUGHT << side)) === 0) continue;
        buyers++;
        if (records[game]!.winner === side) wins++;
      }
    }
    addRatio(this.at, card * MARKET_NUMBERS + OFFERED, buyers, wins);
  }
}

/** Games of an arm: winners by game, and by game and card who bought it. */
export interface Bought {
  readonly winners: Int8Array;
  readonly purchases: Uint8Array;
  readonly perBlock: number;
}

/** The side that bought a card alone, or -1. */
function onlyBuyer(bits: number): number {
  const buyers = (bits / BOUGHT) | 0;
  return buyers >= 1 && (buyers & (buyers - 1)) === 0 ? 31 - Math.clz32(buyers) : -1;
}

/** Adds to the sums of an arm how much more often the only buyer of a card wins than in the other arm. */
export function addImpact(to: Float64Array, card: number, buying: Bought, other: Int8Array): void {
  const { winners, purchases, perBlock } = buying;
  const cards = purchases.length / winners.length;
  for (let block = 0; block < winners.length; block += perBlock) {
    let [games, more] = [0, 0];
    for (let game = block; game < block + perBlock; game++) {
      const side = onlyBuyer(purchases[game * cards + card]!);
      if (side < 0) continue;
      games++;
      more += (winners[game] === side ? 1 : 0) - (other[game] === side ? 1 : 0);
    }
    addRatio(to, 0, games, more);
  }
}

/** Games with one buyer, and how many more of them the buyer won, by block. */
export const impactIn = (at: Float64Array): RatioMoments => ratioAt(at, 0);
