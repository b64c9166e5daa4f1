import type { State } from '../../../../core/game.js';
import { at, Decision, Event, F, Flag, None, Zone } from '../../layout.js';
import { tagsOf } from '../../pool.js';
import { Destination, OPENLY, Seat, Tag } from '../../program.js';
import {
  add,
  addSet,
  clear,
  clearFlag,
  copySet,
  definition,
  flag,
  has,
  headOf,
  inPlay,
  isAbducted,
  isEmpty,
  linkBehind,
  nextCard,
  nextIn,
  ownerOf,
  placeOf,
  printedHouses,
  remove,
  setFlag,
  setHost,
  sizeOf,
  touch,
  unlink,
  zoneOf,
} from '../../state.js';
import { advance } from '../advance.js';
import { seatOf } from '../context.js';
import { orderDiscarded } from '../destroy.js';
import { matches } from '../evaluate.js';
import { KNOWN, show, showTo } from '../knowledge.js';
import { noteAttached } from '../leaving.js';
import { layUnder, leavePlay, moveCard, shuffleDeck, wardSaves } from '../move.js';
import { How, startPlay } from '../play.js';
import { take } from '../select.js';
import { ask } from '../stack.js';
import { emit, enqueueTags, openWindow, PENDING_LIST } from '../triggers.js';
import { targets } from './targets.js';

/** "Leaves Play:" resolves before the cards go, so the operation may run twice: F.Count marks the second. */
export function move(s: State, frame: number, destination: number, who: number, into: number): void {
  const set = targets(s, frame, who);
  if (s[frame + F.Count] === 0 && leavingAbilities(s, set)) {
    s[frame + F.Count] = 1;
    return;
  }
  s[frame + F.Count] = 0;
  advance(s, frame);
  copySet(s, set, at.dead);
  clear(s, at.scratch);
  clear(s, frame + F.Those);
  if (destination === Destination.Discard) discardTops(s, frame);
  const ordered = !isEmpty(s, frame + F.Those);
  moveAll(s, frame, destination, into, true);
  const base = s[at.pendingCount]!;
  moveAll(s, frame, destination, into, false);
  s[frame + F.Did] = sizeOf(s, frame + F.Those);
  if (destination === Destination.Shuffle) shuffleDecksOf(s, frame + F.Those);
  openWindow(s, base);
  if (destination === Destination.Discard && !ordered) addSet(s, frame + F.Those, at.scratch);
  orderDiscarded(s, at.scratch);
}

/** The top cards of a deck are discarded one by one. */
function discardTops(s: State, frame: number): void {
  for (let seat = 0; seat < 2; seat++) {
    for (
      let card = headOf(s, seat, Zone.Deck);
      card >= 0 && has(s, at.dead, card);
      card = headOf(s, seat, Zone.Deck)
    ) {
      remove(s, at.dead, card);
      moveHidden(s, card, Zone.Discard, seat);
      add(s, frame + F.Those, card);
    }
  }
}

/**
 * Cards in play leave it first: whatever takes the æmber that they free has windows of its own. Their upgrades
 * go to the discard piles, and are kept in the scratch set.
 */
function moveAll(s: State, frame: number, destination: number, into: number, fromPlay: boolean): void {
  for (let card = nextIn(s, at.dead, 0); card >= 0; card = nextIn(s, at.dead, card + 1)) {
    if (inPlay(s, card) !== fromPlay) continue;
    remove(s, at.dead, card);
    if (fromPlay) noteAttached(s, at.scratch, card);
    if (moveOne(s, card, destination, into)) add(s, frame + F.Those, card);
  }
}

function shuffleDecksOf(s: State, set: number): void {
  let owners = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) owners |= 1 << ownerOf(card);
  for (let seat = 0; seat < 2; seat++) if (owners & (1 << seat)) shuffleDeck(s, seat);
}

function leavingAbilities(s: State, set: number): boolean {
  const base = s[at.pendingCount]!;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!inPlay(s, card) || !(tagsOf[definition(s, card)]! & Tag.LeavesPlay) || flag(s, card, Flag.Warded))
      continue;
    enqueueTags(s, PENDING_LIST, card, Tag.LeavesPlay);
  }
  if (s[at.pendingCount] === base) return false;
  openWindow(s, base);
  return true;
}

const ZONES = [Zone.Discard, Zone.Hand, Zone.Deck, Zone.Deck, Zone.Purged, Zone.Archives];

/** Cards go to their owner's zones, but archives may be another player's. False when it went elsewhere or stayed. */
function moveOne(s: State, card: number, destination: number, into: number): boolean {
  const zone = ZONES[destination]!;
  const whose = into & ~OPENLY;
  const seat =
    destination === Destination.Archive && whose !== Seat.Anyone ? seatOf(s, whose) : ownerOf(card);
  if (!inPlay(s, card)) {
    const abducted = isAbducted(s, card);
    moveHidden(s, card, abducted ? Zone.Hand : zone, abducted ? ownerOf(card) : seat, into !== whose);
    return !abducted || zone === Zone.Hand;
  }
  if (wardSaves(s, card)) return false;
  leavePlay(s, card, zone, seat);
  if (destination === Destination.Archive && whose === Seat.You) setFlag(s, card, Flag.Abducted);
  return true;
}

/** What counts the cards of an open pile, as Noname does, looks again when one has left it. */
function moveHidden(s: State, card: number, zone: Zone, seat: number, openly = false): void {
  const from = placeOf(s, card);
  const wasOpen = from < 16 && ((from & 7) === Zone.Discard || (from & 7) === Zone.Purged);
  moveCard(s, card, zone, seat, openly);
  if (wasOpen) setFlag(s, card, KNOWN);
  if (wasOpen) touch(s);
  if (zone === Zone.Discard) noteDiscard(s, card, from);
}

/** A card discarded from hand sets off what listens to that; any discard is remembered. */
export function noteDiscard(s: State, card: number, from: number): void {
  const seat = from < 16 ? from >> 3 : ownerOf(card);
  s[at.discarded + seat]!++;
  if (from >= 16 || (from & 7) !== Zone.Hand) return;
  s[at.discardedHouses + seat]! |= printedHouses(s, card);
  emit(s, Event.Discards, card, seat, 0);
}

/** Under the card whose ability this is: face down only its owner knows it. */
export function putUnder(s: State, frame: number, who: number, faceUp: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  const host = s[frame + F.Self]!;
  s[frame + F.Did] = 0;
  if (card < 0 || !inPlay(s, host)) return;
  if (faceUp) show(s, card);
  layUnder(s, card, host, faceUp !== 0);
  s[frame + F.Did] = 1;
}

/** Puts a card into play without playing it. */
export function putIntoPlay(s: State, frame: number, who: number, seat: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  s[frame + F.Did] = card >= 0 && !inPlay(s, card) ? 1 : 0;
  if (s[frame + F.Did] === 0) return;
  if (zoneOf(s, card) === Zone.Purged) setHost(s, card, None.Card);
  startPlay(s, card, seatOf(s, seat), How.Put);
}

/** Done when such a card was found; it is then "it". */
export function discardUntil(s: State, frame: number, seat: number, filter: number): void {
  s[frame + F.Did] = 0;
  clear(s, frame + F.Those);
  for (let card = headOf(s, seat, Zone.Deck); card >= 0; card = headOf(s, seat, Zone.Deck)) {
    moveHidden(s, card, Zone.Discard, seat);
    if (!matches(s, filter, card)) continue;
    take(s, frame, card);
    s[frame + F.Did] = 1;
    return;
  }
}

/** The cards found go to hand; a deck that was searched is shuffled. */
export function finishSearch(s: State, frame: number, deck: number, reveal: number): void {
  const seat = s[frame + F.You]!;
  const set = frame + F.Those;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (reveal) show(s, card);
    moveHidden(s, card, Zone.Hand, ownerOf(card));
  }
  s[frame + F.Did] = sizeOf(s, set);
  if (deck) shuffleDeck(s, seat);
}

/** Shows the targets to both players, or to you alone. */
export function see(s: State, frame: number, who: number, both: boolean): void {
  const set = targets(s, frame, who);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (both) show(s, card);
    else showTo(s, card, s[frame + F.You]!);
  }
  s[frame + F.Did] = sizeOf(s, set);
}

/**
 * The first card is revealed without a question, and each further one if the player likes. F.Count: how many are
 * revealed; those.
 */
export function revealUntil(s: State, frame: number, filter: number): void {
  if (s[frame + F.Count] === 0) {
    clear(s, frame + F.Those);
    revealNext(s, frame);
  }
  const last = s[frame + F.It]!;
  if (last >= 0 && nextCard(s, last) >= 0 && !matches(s, filter, last)) return ask(s, Decision.May);
  return stopRevealing(s, frame);
}

export function revealNext(s: State, frame: number): void {
  const card =
    s[frame + F.Count]!++ === 0 ? headOf(s, s[frame + F.You]!, Zone.Deck) : nextCard(s, s[frame + F.It]!);
  s[frame + F.It] = card;
  if (card < 0) return;
  show(s, card);
  add(s, frame + F.Those, card);
}

export function stopRevealing(s: State, frame: number): void {
  s[frame + F.Did] = sizeOf(s, frame + F.Those);
  s[frame + F.Count] = 0;
  advance(s, frame);
}

/** The player puts the top cards back one by one; the last one put lies on top. */
export function orderTop(s: State, frame: number, n: number): void {
  const seat = s[frame + F.You]!;
  if (s[frame + F.Count] === 0) {
    clear(s, frame + F.Earlier);
    let card = headOf(s, seat, Zone.Deck);
    for (let i = 0; i < n && card >= 0; i++, card = s[at.next + card]!) {
      add(s, frame + F.Earlier, card);
      showTo(s, card, seat);
    }
    s[frame + F.Count] = 1;
  }
  if (sizeOf(s, frame + F.Earlier) > 1) {
    ask(s, Decision.Target);
    return;
  }
  const last = nextIn(s, frame + F.Earlier, 0);
  if (last >= 0) putOnTop(s, frame, last);
  s[frame + F.Count] = 0;
  advance(s, frame);
}

/** The other player no longer knows which of these cards lies where. */
export function putOnTop(s: State, frame: number, card: number): void {
  const seat = s[frame + F.You]!;
  remove(s, frame + F.Earlier, card);
  unlink(s, card);
  linkBehind(s, card, seat * 8 + Zone.Deck, None.Card);
  clearFlag(s, card, seat === 0 ? Flag.Known1 : Flag.Known0);
}
