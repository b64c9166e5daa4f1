import type { State } from '../../../core/game.js';
import { luckOf } from '../../../core/luck.js';
import { at, Cares, Chance, Event, F, Flag, Frame, Mod, None, Size, Zone } from '../layout.js';
import { abilityEvent, abilityFilter, powerOf, program, textOf } from '../pool.js';
import { Kind } from '../program.js';
import {
  amberOn,
  clearFlag,
  controllerOf,
  countIn,
  definition,
  firstAttached,
  flag,
  has,
  headOf,
  inPlay,
  isCreature,
  isEmpty,
  kindAt,
  linkBehind,
  linkFirst,
  linkLast,
  linkToHost,
  list,
  listeners,
  nextCard,
  nextIn,
  ownerOf,
  printedDefinition,
  register,
  remove,
  setController,
  setFlag,
  setLastPower,
  touch,
  unlink,
  zoneOf,
} from '../state.js';
import { addToPool } from './amber.js';
import { settleArmor } from './armor.js';
import { bindText } from './context.js';
import { matches } from './evaluate.js';
import { leaveFights } from './fight-frame.js';
import { arrive, KNOWN, leave, noteShuffle } from './knowledge.js';
import { claimant, dropBoundTo, dropClaims, dropWhileControlled } from './lasting.js';
import { hasModifiers, isBlank, power } from './modifiers.js';
import { pushShort } from './stack.js';

/** Links a card that lies nowhere into a zone out of play, on top of piles. */
function settle(s: State, card: number, zone: Zone, seat: number): void {
  restoreText(s, card);
  if (zone === Zone.Deck || zone === Zone.Discard) linkFirst(s, card, list(seat, zone));
  else linkLast(s, card, list(seat, zone));
}

/** Moves a card that is not in play. Between hidden places it goes unseen, unless it was just revealed. */
export function moveCard(s: State, card: number, zone: Zone, seat: number, openly = false): void {
  const unseen = leave(s, card, zone, openly);
  clearFlag(s, card, Flag.FaceDown | Flag.Abducted);
  unlink(s, card);
  settle(s, card, zone, seat);
  if (!unseen) arrive(s, card, zone, seat);
}

/** Lays a card that is not in play under one that is. */
export function layUnder(s: State, card: number, host: number, faceUp: boolean): void {
  moveCard(s, card, Zone.Archives, ownerOf(card), faceUp);
  unlink(s, card);
  linkToHost(s, card, host, Zone.Under);
  if (!faceUp) setFlag(s, card, Flag.FaceDown);
}

export function shuffleDeck(s: State, seat: number): void {
  const place = list(seat, Zone.Deck);
  const n = s[at.size + place]!;
  noteShuffle(s, seat);
  let k = 0;
  for (let card = s[at.head + place]!; card >= 0; card = nextCard(s, card)) order[k++] = card;
  const luck = luckOf(s, at.luck, Chance.Deck + seat);
  for (let i = n - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    const card = order[i]!;
    order[i] = order[j]!;
    order[j] = card;
  }
  relink(s, place, n);
}

const order = new Int32Array(Size.Cards);

/** Writes the first n cards of `order` as a list. */
function relink(s: State, place: number, n: number): void {
  for (let i = 0; i < n; i++) {
    s[at.prev + order[i]!] = i > 0 ? order[i - 1]! : None.Card;
    s[at.next + order[i]!] = i < n - 1 ? order[i + 1]! : None.Card;
  }
  s[at.head + place] = n > 0 ? order[0]! : None.Card;
  s[at.tail + place] = n > 0 ? order[n - 1]! : None.Card;
}

/** Draws one card, with the discard pile shuffled in when the deck is empty; false when there is none. */
export function drawOne(s: State, seat: number): boolean {
  if (countIn(s, seat, Zone.Deck) === 0) {
    if (countIn(s, seat, Zone.Discard) === 0) return false;
    discardIntoDeck(s, seat);
    shuffleDeck(s, seat);
  }
  moveCard(s, headOf(s, seat, Zone.Deck), Zone.Hand, seat);
  return true;
}

export function draw(s: State, seat: number, n: number): number {
  for (let drawn = 0; drawn < n; drawn++) if (!drawOne(s, seat)) return drawn;
  return n;
}

export function discardIntoDeck(s: State, seat: number): void {
  for (;;) {
    const card = headOf(s, seat, Zone.Discard);
    if (card < 0) return;
    moveCard(s, card, Zone.Deck, seat);
  }
}

// Into play and out of it

export const enum Flank {
  Left = 0,
  Right = 1,
}

/**
 * Puts a card that lies aside into play; `before` is its left neighbour in the line, or None.Card. One that was
 * destroyed and comes back while others are still to leave is a new card: it is not tagged.
 */
export function enterPlay(
  s: State,
  card: number,
  seat: number,
  zone: Zone.Line | Zone.Artifacts,
  before: number,
): void {
  unlink(s, card);
  becomeControlled(s, card, seat);
  if (zone === Zone.Line) linkBehind(s, card, list(seat, Zone.Line), before);
  else linkLast(s, card, list(seat, Zone.Artifacts));
  setFlag(s, card, Flag.Exhausted);
  remove(s, at.tagged, card);
  register(s, card, true);
  if (zone === Zone.Line && powerOf[definition(s, card)] === 0) s[at.recheck]! |= 1;
}

/** A card comes into play, or to be played, under a player's control. */
export function becomeControlled(s: State, card: number, seat: number): void {
  setController(s, card, seat);
  setLastingController(s, card, seat);
  setFlag(s, card, KNOWN);
}

/** Where the left neighbour of a creature stands that comes to a flank. */
export const flankPlace = (s: State, seat: number, flank: number): number =>
  flank === Flank.Left ? None.Card : s[at.tail + list(seat, Zone.Line)]!;

/** A ward is spent instead of leaving play; what state of the game destroys does so again without it. */
export function wardSaves(s: State, card: number): boolean {
  if (!flag(s, card, Flag.Warded)) return false;
  clearFlag(s, card, Flag.Warded);
  s[at.recheck]! |= 1;
  return true;
}

const LOST =
  Flag.Exhausted |
  Flag.Stunned |
  Flag.Warded |
  Flag.Enraged |
  Flag.Attacked |
  Flag.Used |
  Flag.UsesMask |
  Flag.Burnt |
  Flag.Lent;

/**
 * Takes a card out of play into a zone of a player, its owner unless a card says otherwise. Armor that it gave is
 * lost before the line closes and others may give theirs. Its upgrades
 * and what lies under it are discarded; æmber on a creature goes to the opponent of its controller, from
 * other cards to the supply; all other tokens are gone.
 */
export function leavePlay(s: State, card: number, to: Zone, seat: number): void {
  const creature = isCreature(s, card);
  const zone = to === Zone.Discard && purgedBy(s, card, NO_SET) >= 0 ? Zone.Purged : to;
  const controller = controllerOf(s, card);
  const amber = amberOn(s, card);
  if (creature) setLastPower(s, card, power(s, card));
  leaveFights(s, card);
  if (s[at.cares]! & Cares.Successors) leaveSuccessors(s, card);
  dropAttached(s, card);
  register(s, card, false);
  if (hasModifiers(s, Mod.Armor)) settleArmor(s);
  unlink(s, card);
  clearFlag(s, card, LOST);
  s[at.tokens + card] = 0;
  s[at.damage + card]! &= ~0xffffff;
  settle(s, card, zone, seat);
  arrive(s, card, zone, seat);
  setFlag(s, card, KNOWN);
  const freed = dropBoundTo(s, card);
  if (freed >= 0) settleControl(s, freed);
  if (creature) addToPool(s, 1 - controller, amber);
}

/** Whoever is about to come into play to the right of a card comes to the right of its left neighbour. */
function leaveSuccessors(s: State, card: number): void {
  for (let frame = s[at.top]!; frame >= 0; frame = s[frame + F.Below]!) {
    if (s[frame + F.Kind] === Frame.Play && s[frame + F.Subject] === card)
      s[frame + F.Subject] = s[at.prev + card]!;
  }
}

/** A card that had the text of another has its own again. */
function restoreText(s: State, card: number): void {
  s[at.definition + card] = (s[at.definition + card]! & ~0xfff) | printedDefinition(s, card);
}

function dropAttached(s: State, host: number): void {
  for (let card = firstAttached(s, host); card >= 0; card = firstAttached(s, host)) {
    if (zoneOf(s, card) === Zone.Attached) leavePlay(s, card, Zone.Discard, ownerOf(card));
    else moveCard(s, card, Zone.Discard, ownerOf(card));
  }
}

/** The Annihilation Ritual, outside of a set, that purges a creature which would be discarded from play; or -1. */
export function purgedBy(s: State, card: number, without: number): number {
  const set = listeners(Event.InsteadLeaves);
  if (isEmpty(s, set)) return None.Card;
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    if (without !== NO_SET && has(s, without, source)) continue;
    if (!isBlank(s, source) && replacesLeaving(s, source, card)) return source;
  }
  return None.Card;
}
export const NO_SET = -1;

function replacesLeaving(s: State, source: number, card: number): boolean {
  const p = textOf[definition(s, source)]!;
  for (let i = 1; i <= program[p]!; i++) {
    const ability = program[p + i]!;
    if (abilityEvent[ability] !== Event.InsteadLeaves) continue;
    bindText(s, source, source);
    if (matches(s, abilityFilter[ability]!, card)) return true;
  }
  return false;
}

// Control

/** Gives a card to the player with the latest claim; a creature then comes to a flank of the new line. */
export function settleControl(s: State, card: number): void {
  if (!inPlay(s, card)) return;
  const seat = claimant(s, card, flag(s, card, Flag.LastingController) ? 1 : 0);
  if (seat === controllerOf(s, card)) return;
  if (kindAt(s, card) === Kind.Creature) {
    const frame = pushShort(s, Frame.Arrive, card, seat);
    s[frame + F.Extra] = 1;
    return;
  }
  changeSides(s, card, seat);
  if (zoneOf(s, card) === Zone.Artifacts) {
    unlink(s, card);
    linkLast(s, card, list(seat, Zone.Artifacts));
  }
}

/** Whatever was claimed before, the card now goes back to this player when a claim to it ends. */
export function giveForGood(s: State, card: number, seat: number): void {
  dropClaims(s, card);
  setLastingController(s, card, seat);
}

function setLastingController(s: State, card: number, seat: number): void {
  if (seat === 1) setFlag(s, card, Flag.LastingController);
  else clearFlag(s, card, Flag.LastingController);
}

export function changeSides(s: State, card: number, seat: number): void {
  dropWhileControlled(s, card);
  setController(s, card, seat);
  touch(s);
}

/** Moves a creature within or between lines, after its new left neighbour. */
export function placeInLine(s: State, card: number, seat: number, before: number): void {
  unlink(s, card);
  linkBehind(s, card, list(seat, Zone.Line), before);
  touch(s);
}
