import type { State } from '../../../core/game.js';
import { luckOf } from '../../../core/luck.js';
import { at, Chance, Decision, None, Phase, Place, Size, Variant, Zone } from '../layout.js';
import { firstRelicOf, printedOf, secondRelicOf } from '../pool.js';
import {
  definition,
  head,
  isNemesis,
  isVariant,
  linkLast,
  list,
  moveToEnd,
  next,
  size,
  takeAll,
} from '../state.js';
import { ask } from './stack.js';

const relics = new Int32Array(Size.Cards);

/** A draft and secret relics leave the leader's own in the box. */
const hasOwnRelics = (s: State): boolean =>
  isVariant(s, Variant.Relics) && !isVariant(s, Variant.Draft) && !isVariant(s, Variant.Secret);

/** A leader with its two relics. */
export function giveLeader(s: State, seat: number, leader: number): void {
  s[at.leader + seat] = leader;
  if (!hasOwnRelics(s) || isNemesis(s, seat)) return;
  takeRelicOf(s, seat, firstRelicOf[leader]!);
  takeRelicOf(s, seat, secondRelicOf[leader]!);
}

/** A copy of a relic from the box, as printed or changed. */
function takeRelicOf(s: State, seat: number, printed: number): void {
  let card = head(s, Place.Box);
  while (card >= 0 && printedOf[definition(s, card)] !== printed) card = next(s, card);
  if (card >= 0) moveToEnd(s, card, list(seat, Zone.Relics));
}

/** Random relics out of the box: open ones to draft, or two for each player. */
export function dealRelics(s: State): void {
  const isDraft = isVariant(s, Variant.Draft);
  if (!isDraft && !isVariant(s, Variant.Secret)) return;
  const luck = luckOf(s, at.luck, Chance.Relics);
  const players = isVariant(s, Variant.Nemesis) ? 1 : s[at.players]!;
  let left = takeAll(s, Place.Box, relics);
  for (let i = 0; i < 2 * players; i++, left--) {
    const chosen = luck.below(left);
    linkLast(s, relics[chosen]!, isDraft ? Place.Draft : list(i >> 1, Zone.Relics));
    relics[chosen] = relics[left - 1]!;
  }
  for (let i = 0; i < left; i++) linkLast(s, relics[i]!, Place.Box);
}

// The auction of leaders

const withoutLeader = (s: State): number => {
  let bits = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) if (s[at.leader + seat]! < 0) bits |= 1 << seat;
  return bits;
};

const isOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** The next seat clockwise among some; the seat itself comes last. */
function nextAmong(s: State, seat: number, bits: number): number {
  let other = seat;
  do other = (other + 1) % s[at.players]!;
  while ((bits & (1 << other)) === 0);
  return other;
}

/** All without a leader bid; where only one is left there is nothing to bid for, and without any the game begins. */
export function beginAuction(s: State, from: number): void {
  const bits = withoutLeader(s);
  if (bits === 0) return beginDraftOrGame(s, from);
  s[at.bid] = 0;
  s[at.bidder] = None.Seat;
  s[at.bidding] = bits;
  s[at.active] = bits & (1 << from) ? from : nextAmong(s, from, bits);
  s[at.phase] = Phase.Auction;
}

/** Nobody can bid the last health. */
export const mostBid = (s: State, seat: number): number => s[at.health + seat]! - 1;

export function stepAuction(s: State): void {
  if (isOne(s[at.bidding]!)) {
    s[at.phase] = Phase.Leader;
    return;
  }
  const seat = s[at.active]!;
  if (mostBid(s, seat) > s[at.bid]!) ask(s, Decision.Bid, seat);
  else pass(s);
}

export function bid(s: State, n: number): void {
  const seat = s[at.active]!;
  s[at.bid] = n;
  s[at.bidder] = seat;
  s[at.active] = nextAmong(s, seat, s[at.bidding]!);
}

export function pass(s: State): void {
  const seat = s[at.active]!;
  s[at.bidding]! &= ~(1 << seat);
  s[at.active] = nextAmong(s, seat, s[at.bidding]!);
}

/** Leaders that nobody has, and how many. */
export function countLeaders(s: State): number {
  let n = 0;
  for (let i = 0; i < Size.Seats; i++) if (s[at.leaders + i]! >= 0) n++;
  return n;
}

export function stepLeader(s: State): void {
  if (countLeaders(s) > 1) return ask(s, Decision.Leader, s[at.active]!);
  for (let i = 0; i < Size.Seats; i++) if (s[at.leaders + i]! >= 0) return takeLeader(s, s[at.leaders + i]!);
}

/** The winner of the auction pays the bid; the last player without a leader pays nothing and begins. */
export function takeLeader(s: State, leader: number): void {
  const seat = s[at.active]!;
  for (let i = 0; i < Size.Seats; i++) if (s[at.leaders + i] === leader) s[at.leaders + i] = None.Card;
  s[at.health + seat]! -= s[at.bid]!;
  giveLeader(s, seat, leader);
  const others = withoutLeader(s);
  if (others === 0) return beginDraftOrGame(s, seat);
  return beginAuction(s, nextAmong(s, seat, others));
}

// The draft of relics

/** The player who begins the draft also chooses last, and the player before takes the first turn. */
export function beginDraftOrGame(s: State, seat: number): void {
  s[at.bid] = 0;
  s[at.bidder] = seat;
  s[at.active] = seat;
  if (size(s, Place.Draft) > 0) {
    s[at.phase] = Phase.Draft;
    return;
  }
  s[at.first] = seat;
  s[at.phase] = Phase.Begin;
}

/** Round the table, and back again. */
function drafter(s: State): number {
  const players = s[at.players]!;
  const turn = s[at.drafted]!;
  const step = turn < players ? turn : 2 * players - 1 - turn;
  return (s[at.bidder]! + step) % players;
}

export function stepDraft(s: State): void {
  const open = size(s, Place.Draft);
  if (open === 0) {
    s[at.first] = (s[at.bidder]! + s[at.players]! - 1) % s[at.players]!;
    s[at.phase] = Phase.Begin;
    return;
  }
  s[at.active] = drafter(s);
  if (open === 1) takeRelic(s, head(s, Place.Draft));
  else ask(s, Decision.Draft, s[at.active]!);
}

export function takeRelic(s: State, card: number): void {
  moveToEnd(s, card, list(s[at.active]!, Zone.Relics));
  s[at.drafted]!++;
}

/** The first player begins with no more mastery, each after that with 1 more; teams with none. */
export function beginGame(s: State): void {
  const players = s[at.players]!;
  s[at.active] = s[at.first]!;
  s[at.phase] = Phase.Main;
  for (let seat = 0; seat < players; seat++) {
    if (s[at.seatMastery]! & (1 << seat)) s[at.mastery + seat]! += (seat - s[at.first]! + players) % players;
  }
}
