import { bestSeat, evenSeats, otherDeck, type SeatRates, worstSeat } from './seat-rates.js';

/** A deck's rates with a handicap of 0, 1, 2, … of its own, against the other deck without any. */
export type DeckRates = readonly SeatRates[];

/** The two who bid for a deck: the player who brought it, and the other. */
type Bidder = 'owner' | 'guest';

interface Auctioned {
  readonly handicap: number;
  readonly player: Bidder;
}

/** The third game, when the deck in question has won both games before. */
export interface ThirdGame extends Auctioned {
  /** How often the auctioned deck wins it. */
  readonly rate: number;
  /** How often its owner wins it, with whichever deck. */
  readonly ownerWins: number;
}

/**
 * The most that is worth bidding for a deck when the other player stops there: playing it with one
 * more is at least as good as playing against it. The owner lost the second game, with the guest's deck, and
 * so chooses who begins the third.
 */
export function rightLimit(deck: DeckRates, bidder: Bidder): number {
  const [mine, theirs] = bidder === 'owner' ? [bestSeat, worstSeat] : [worstSeat, bestSeat];
  let limit = 0;
  while (limit + 1 < deck.length && mine(deck[limit + 1]!) + theirs(deck[limit]!) >= 1) limit++;
  return limit;
}

/** The owner opens with 0; each raises by one until the next bid is beyond their limit. */
export function auction(owner: number, guest: number): Auctioned {
  let handicap = 0;
  let player: Bidder = 'owner';
  for (;;) {
    const next: Bidder = player === 'owner' ? 'guest' : 'owner';
    if (handicap + 1 > (next === 'owner' ? owner : guest)) return { handicap, player };
    handicap++;
    player = next;
  }
}

/** The most that each of two players bids for a deck. */
type Limits = Readonly<Record<Bidder, number>>;

export function rightLimits(deck: DeckRates): Limits {
  return { owner: rightLimit(deck, 'owner'), guest: rightLimit(deck, 'guest') };
}

export function thirdGame(deck: DeckRates, limits: Limits): ThirdGame {
  const within = (limit: number) => Math.min(deck.length - 1, Math.max(0, limit));
  const { handicap, player } = auction(within(limits.owner), within(limits.guest));
  const rate = player === 'owner' ? bestSeat(deck[handicap]!) : worstSeat(deck[handicap]!);
  return { handicap, player, rate, ownerWins: player === 'owner' ? rate : 1 - rate };
}

/** How high the players bid for deck a and for deck b, whichever has won both games. */
export interface Bids {
  readonly overA: Limits;
  readonly overB: Limits;
}

export interface BestOfThree {
  /** How often the player who brought deck a wins the match. */
  readonly winsA: number;
  /** How often a third game is needed. */
  readonly third: number;
  /** The third game when deck a has won both, and when deck b has. */
  readonly overA: ThirdGame;
  readonly overB: ThirdGame;
}

/**
 * The adaptive format: a game with the own decks, a game with the decks exchanged, and if both
 * players have won one, which the same deck has won then, a third after an auction of a handicap for that deck. A
 * coin gives the first turn of the first game; then whoever lost the game before chooses who begins.
 */
export function bestOfThree(a: DeckRates, b: DeckRates, bids: Bids): BestOfThree {
  const overA = thirdGame(a, bids.overA);
  const overB = thirdGame(b, bids.overB);
  const first = evenSeats(a[0]!);
  // The loser of the first game now plays the deck that won it, and chooses who begins.
  const againA = bestSeat(a[0]!);
  const againB = bestSeat(otherDeck(a[0]!));
  const winsA =
    first * (1 - againA + againA * overA.ownerWins) + (1 - first) * againB * (1 - overB.ownerWins);
  return { winsA, third: first * againA + (1 - first) * againB, overA, overB };
}
