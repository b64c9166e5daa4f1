import { type Interval, Z95 } from '../intervals/wilson.js';
import type { Random } from '../numerics/normal.js';
import { type BradleyTerryModel, bradleyTerryModel, type PairCounts, spread } from './bradley-terry-model.js';
import { jointReach } from './plausible-strengths.js';
import { type ShrunkStrength, shrunkStrengths } from './shrunk-strengths.js';

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

/** A rating as one of its field. */
export interface FieldRating extends Rating {
  /** The interval that holds for all entrants at once. */
  readonly all: Interval;
  /** Drawn towards the others as far as the differences may be noise. */
  readonly shrunk: Rating;
  /** The chance that it is the strongest. */
  readonly best: number;
}

const DRAWS = 4000;

/** Ratings of the whole field: see `jointReach` and `shrunkStrengths`. */
export function fieldRatings(pairs: readonly PairCounts[], random: Random): FieldRating[] {
  const model = bradleyTerryModel(pairs);
  const reach = jointReach(model.covariance, DRAWS, random);
  const shrunk = shrunkStrengths(model, DRAWS, random);
  return model.strengths.map((strength, i) => {
    const own = ratingOf(strength, model.covariance[i]![i]!);
    const { low, high } = ratingOf(strength, model.covariance[i]![i]!, reach);
    return { ...own, all: [low, high], shrunk: inElo(shrunk[i]!), best: shrunk[i]!.best };
  });
}

const inElo = ({ strength, low, high }: ShrunkStrength): Rating => ({
  rating: ELO * strength,
  low: ELO * low,
  high: ELO * high,
});

/** How many points entrant a is above entrant b, with a 95% interval. */
export function ratingDifference({ strengths, covariance }: BradleyTerryModel, a: number, b: number): Rating {
  return ratingOf(strengths[a]! - strengths[b]!, spread(covariance, a, b));
}

function ratingOf(logOdds: number, variance: number, z = Z95): Rating {
  const rating = ELO * logOdds;
  const half = ELO * z * Math.sqrt(variance);
  return { rating, low: rating - half, high: rating + half };
}
