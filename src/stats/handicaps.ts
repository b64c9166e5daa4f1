import { type Adjustment, adjustment } from './adjustment.js';
import { type BestOfThree, type Bids, bestOfThree, type DeckRates, rightLimits } from './best-of-three.js';
import { MOST_CHAINS } from './chain-cost.js';
import { placeOf } from './crossing.js';
import { dirichlet } from './dirichlet.js';
import { type SeatCells, seatCurve } from './seat-curve.js';
import { evenSeats, otherDeck, type SeatRates } from './seat-rates.js';
import type { Random } from './simulate.js';

/** What the rulebook's ways to handicap a deck come to, given the win rates over chains. */
export interface Handicaps {
  /** The deck that gets the chains: 0 for a, 1 for b. */
  readonly stronger: 0 | 1;
  /** The stronger deck's rates with 0, 1, 2, … chains. */
  readonly rates: DeckRates;
  /** The fair number of chains on the stronger deck, with a coin for the first turn. */
  readonly fair: number;
  readonly adjustment: Adjustment;
  /** Up to where bidders who know the rates bid. */
  readonly bids: Bids;
  /** The match for every pair of `BIASES`, those of the player who brought a in the outer order. */
  readonly matches: readonly Match[];
}

export interface Match extends BestOfThree {
  readonly biasA: number;
  readonly biasB: number;
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
  const matches = BIASES.flatMap((biasA) =>
    BIASES.map((biasB) => ({ biasA, biasB, ...bestOfThree(...decks, biased(bids, biasA, biasB)) })),
  );
  return { stronger, rates, fair, adjustment: adjustment(rates, START, fair), bids, matches };
}

/** The bids of players who stop too late by so many chains. */
function biased({ overA, overB }: Bids, a: number, b: number): Bids {
  return {
    overA: { owner: overA.owner + a, guest: overA.guest + b },
    overB: { owner: overB.owner + b, guest: overB.guest + a },
  };
}

/** The same after what might as well have been measured, once more for every draw. */
export function resampledHandicaps(
  levels: readonly SeatCells[],
  stronger: 0 | 1,
  draws: number,
  random: Random,
): Handicaps[] {
  return Array.from({ length: draws }, () => {
    const drawn = levels.map((cells) => {
      const blocks = cells.reduce((sum, n) => sum + n, 0);
      return dirichlet(cells, random).map((share) => share * blocks) as unknown as SeatCells;
    });
    return handicaps(seatCurve(drawn), stronger);
  });
}
