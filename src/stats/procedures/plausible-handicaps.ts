import { percentileInterval } from '../intervals/percentile-interval.js';
import type { Interval } from '../intervals/wilson.js';
import { dirichlet } from '../numerics/dirichlet.js';
import type { Random } from '../numerics/normal.js';
import { gamesUntil } from './adjustment.js';
import { type Handicaps, handicaps, START } from './handicaps.js';
import { type SeatCells, seatCurve } from './seat-curve.js';
import { threeInARow } from './three-in-a-row.js';

/** The handicaps from the measured rates, and from plausible rates, all with one choice of whole numbers. */
interface Resampled {
  readonly found: Handicaps;
  readonly drawn: readonly Handicaps[];
}

/** The first has each draw's own whole numbers, the others hold them fixed, one plausible choice after another. */
export type Plausible = readonly [Resampled, ...Resampled[]];

/** Bids that a smaller share of the draws give are left out, and this share of the fair numbers at either end. */
const RARE = 0.0025;

/**
 * Plausible results of the procedures, given the measured blocks.
 *
 * The win rates are drawn again: at every handicap from the distribution that the blocks leave
 * (Jeffreys' prior), then made to fall, as the estimate is; the middle of such draws covers the truth of a
 * falling curve at least as often as it says (Chakraborty and Ghosal, Annals of Statistics 49, 2021,
 * https://doi.org/10.1214/20-AOS1989). That holds for figures that change a little when the rates do. But how
 * high a bidder goes, and which handicaps are next to the fair one, are whole numbers that jump, and
 * no resampling is right at a jump. So these get a confidence set of their own, the results of the draws except
 * the rarest, and a figure's interval is the union over the set of its 97.5% intervals with the whole numbers
 * held: by Bonferroni's inequality it covers 95% if the set misses in no more than 2.5%, and the study of the
 * procedures shows that it does, also though games are played where the results say so.
 */
export function plausibleHandicaps(
  levels: readonly SeatCells[],
  stronger: 0 | 1,
  draws: number,
  random: Random,
): Plausible {
  const found = handicaps(seatCurve(levels), stronger);
  const drawn = Array.from({ length: draws }, () => handicaps(seatCurve(redrawn(levels, random)), stronger));
  const own = { found, drawn };
  return [own, ...withBidsHeld(own), ...withNeighboursHeld(own)];
}

/** A figure's 95% interval. It lies from 0 to `most`. */
export function plausibleInterval(
  plausible: Plausible,
  of: (each: Handicaps) => number,
  most = Infinity,
): Interval {
  const held = plausible.map(({ found, drawn }) => percentileInterval(drawn.map(of), of(found), most));
  return [Math.min(...held.map(([low]) => low)), Math.max(...held.map(([, high]) => high))];
}

function redrawn(levels: readonly SeatCells[], random: Random): SeatCells[] {
  return levels.map((cells) => {
    const blocks = cells.reduce((sum, n) => sum + n, 0);
    return dirichlet(cells, random).map((share) => share * blocks) as unknown as SeatCells;
  });
}

function held({ found, drawn }: Resampled, hold: (each: Handicaps) => Handicaps): Resampled {
  return { found: hold(found), drawn: drawn.map(hold) };
}

function withBidsHeld(own: Resampled): Resampled[] {
  const times = new Map<string, number>();
  for (const { bids } of own.drawn) {
    const key = JSON.stringify(bids);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const common = [...times].filter(([, n]) => n >= RARE * own.drawn.length);
  return common.map(([key]) => {
    const bids = JSON.parse(key) as Handicaps['bids'];
    return held(own, (each) => ({ ...each, bids }));
  });
}

function withNeighboursHeld(own: Resampled): Resampled[] {
  const fair = Float64Array.from(own.drawn, (each) => each.fair).sort();
  const tail = Math.floor(RARE * fair.length);
  const most = own.found.rates.length - 1;
  return neighbours(fair[tail]!, fair[fair.length - 1 - tail]!, most).map((near) =>
    held(own, (each) => {
      const gamesToFair = gamesUntil(threeInARow(each.rates, START), near);
      return { ...each, adjustment: { ...each.adjustment, gamesToFair } };
    }),
  );
}

/** What can be next to a fair number between these: a whole number alone, or two; none beyond the most. */
export function neighbours(low: number, high: number, most: number): number[][] {
  const sets = new Map<string, number[]>();
  const add = (...values: number[]) => {
    const within = values.filter((each) => each >= 0 && each <= most);
    sets.set(within.join(), within);
  };
  for (let whole = Math.max(-2, Math.floor(low)); whole <= Math.min(high, most + 1); whole++) {
    if (whole >= low) add(whole);
    if (whole < high) add(whole, whole + 1);
  }
  return [...sets.values()];
}
