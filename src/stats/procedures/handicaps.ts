import { MOST_CHAINS } from '../dials/chain-cost.js';
import { placeOf } from '../dials/crossing.js';
import { type Adjustment, adjustment } from './adjustment.js';
import { type BestOfThree, type Bids, bestOfThree, type DeckRates, rightLimits } from './best-of-three.js';
import { evenSeats, otherDeck, type SeatRates } from './seat-rates.js';

/** The results of the rulebook's ways to handicap a deck, given the win rates over chains. */
export interface Handicaps {
  /** The deck that gets the chains: 0 for a, 1 for b. */
  readonly stronger: 0 | 1;
  /** The stronger deck's rates with 0, 1, 2, … chains. */
  readonly rates: DeckRates;
  /** The fair number of chains on the stronger deck, with a coin for the first turn. */
  readonly fair: number;
  readonly adjustment: Adjustment;
  /** The rates of a and of b with 0, 1, 2, … chains of their own. */
  readonly decks: readonly [DeckRates, DeckRates];
  /** Up to where bidders who know the rates bid. */
  readonly bids: Bids;
}

/** The rulebook starts the stronger deck with four chains. */
export const START = 4;
/** How many chains too late a bidder stops. */
export const BIASES: readonly number[] = [-3, -2, -1, 0, 1, 2, 3];

/** The deck that wins more often without chains. */
export function strongerDeck(curve: readonly SeatRates[]): 0 | 1 {
  return evenSeats(curve[MOST_CHAINS]!) >= 0.5 ? 0 : 1;
}

/** `curve` has side a's rates from 24 chains on b to 24 chains on a. */
export function handicaps(curve: readonly SeatRates[], stronger: 0 | 1): Handicaps {
  const decks = [
    curve.slice(MOST_CHAINS),
    curve
      .slice(0, MOST_CHAINS + 1)
      .reverse()
      .map(otherDeck),
  ] as const;
  const even = placeOf({ first: -MOST_CHAINS, rates: curve.map(evenSeats) }, 0.5);
  const fair = stronger === 0 ? even : -even;
  const rates = decks[stronger];
  const bids = { overA: rightLimits(decks[0]), overB: rightLimits(decks[1]) };
  return { stronger, rates, fair, adjustment: adjustment(rates, START, fair), decks, bids };
}

/** The best of three when the players who brought a and b stop bidding this many chains too late. */
export function matchOf({ decks, bids: { overA, overB } }: Handicaps, a: number, b: number): BestOfThree {
  return bestOfThree(...decks, {
    overA: { owner: overA.owner + a, guest: overA.guest + b },
    overB: { owner: overB.owner + b, guest: overB.guest + a },
  });
}
