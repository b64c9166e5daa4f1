import type { RatioMoments } from '../stats/intervals/ratio-interval.js';
import type { GameRecord } from './play.js';
import { addRatio, RATIO_SUMS, ratioAt } from './ratio-sums.js';

/** The cards of side a's deck that are watched: at which places each lies. */
export type Watched = readonly (readonly number[])[];

export const drawnNumbers = (watched: Watched = []): number => watched.length * RATIO_SUMS;

/** In which games side a had a card in hand, and how many of these it won. */
export class DrawnTally {
  constructor(
    private readonly at: Float64Array,
    private readonly watched: Watched = [],
  ) {}

  /** Games with the card in hand at some time, and side a's wins among them, by block. */
  of(card: number): RatioMoments {
    return ratioAt(this.at, card * RATIO_SUMS);
  }

  /** `held[game][place]` is 1 where the card at the place was in hand. */
  addBlock(records: readonly GameRecord[], held: readonly Uint8Array[]): void {
    for (const [card, places] of this.watched.entries()) {
      let [games, wins] = [0, 0];
      for (let game = 0; game < records.length; game++) {
        if (!places.some((place) => held[game]![place] === 1)) continue;
        games++;
        if (records[game]!.winner === 0) wins++;
      }
      addRatio(this.at, card * RATIO_SUMS, games, wins);
    }
  }
}
