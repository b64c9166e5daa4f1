import { placeOf } from '../dials/crossing.js';
import { type Adjustment, adjustment } from './adjustment.js';
import { type BestOfThree, type Bids, bestOfThree, type DeckRates, rightLimits } from './best-of-three.js';
import { evenSeats, otherDeck, type SeatRates } from './seat-rates.js';

/** The results of two ways to handicap a deck, given the win rates over handicaps. */
export interface Handicaps {
  /** The deck that gets the handicap: 0 for a, 1 for b. */
  readonly stronger: 0 | 1;
  /** The stronger deck's rates with a handicap of 0, 1, 2, … */
  readonly rates: DeckRates;
  /** The fair handicap of the stronger deck, with a coin for the first turn. */
  readonly fair: number;
  readonly adjustment: Adjustment;
  /** The rates of a and of b with a handicap of 0, 1, 2, … of their own. */
  readonly decks: readonly [DeckRates, DeckRates];
  /** Up to where bidders who know the rates bid. */
  readonly bids: Bids;
}

/** The handicap with which the stronger deck starts a series. */
export const START = 4;
/** How many steps too late a bidder stops. */
export const BIASES: readonly number[] = [-3, -2, -1, 0, 1, 2, 3];

/** The deck that wins more often without a handicap. */
export function strongerDeck(curve: readonly SeatRates[]): 0 | 1 {
  return evenSeats(curve[mostOf(curve)]!) >= 0.5 ? 0 : 1;
}

/** The middle of a curve is the match without a handicap. */
function mostOf(curve: readonly SeatRates[]): number {
  return (curve.length - 1) / 2;
}

/** `curve` has side a's rates from the most on b to the most on a. */
export function handicaps(curve: readonly SeatRates[], stronger: 0 | 1): Handicaps {
  const most = mostOf(curve);
  const decks = [
    curve.slice(most),
    curve
      .slice(0, most + 1)
      .reverse()
      .map(otherDeck),
  ] as const;
  const even = placeOf({ first: -most, rates: curve.map(evenSeats) }, 0.5);
  const fair = stronger === 0 ? even : -even;
  const rates = decks[stronger];
  const bids = { overA: rightLimits(decks[0]), overB: rightLimits(decks[1]) };
  return { stronger, rates, fair, adjustment: adjustment(rates, START, fair), decks, bids };
}

/** The best of three when the players who brought a and b stop bidding this many steps too late. */
export function matchOf({ decks, bids: { overA, overB } }: Handicaps, a: number, b: number): BestOfThree {
  return bestOfThree(...decks, {
    overA: { owner: overA.owner + a, guest: overA.guest + b },
    overB: { owner: overB.owner + b, guest: overB.guest + a },
  });
}
