import { Z95 } from '../intervals/wilson.js';
import { type BradleyTerryModel, bradleyTerryModel, type PairCounts, spread } from './bradley-terry-model.js';

interface Rating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** Elo's scale: ten times the odds are 400 points. */
const ELO = 400 / Math.LN10;

/**
 * The strength of each entrant on Elo's scale with a 95% interval; the mean of all is 0. See
 * `bradleyTerryModel`. Two intervals that overlap may still belong to entrants that differ: ask
 * `ratingDifference`.
 */
export function bradleyTerry(pairs: readonly PairCounts[]): Rating[] {
  const { strengths, covariance } = bradleyTerryModel(pairs);
  return strengths.map((strength, i) => ratingOf(strength, covariance[i]![i]!));
}

/** How many points entrant a is above entrant b, with a 95% interval. */
export function ratingDifference({ strengths, covariance }: BradleyTerryModel, a: number, b: number): Rating {
  return ratingOf(strengths[a]! - strengths[b]!, spread(covariance, a, b));
}

function ratingOf(logOdds: number, variance: number): Rating {
  const rating = ELO * logOdds;
  const half = ELO * Z95 * Math.sqrt(variance);
  return { rating, low: rating - half, high: rating + half };
}
