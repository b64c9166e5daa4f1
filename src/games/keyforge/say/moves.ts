import { plural } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { at, Chance, Decision, F, Flag, Frame, None, Size, Zone } from '../layout.js';
import { keywordsOf } from '../pool.js';
import { Keyword, Kind } from '../program.js';
import {
  controllerOf,
  definition,
  flag,
  has,
  hostOf,
  inPlay,
  isAbducted,
  isCreature,
  kindAt,
  namesake,
  ownerOf,
  placeOf,
  zoneOf,
} from '../state.js';
import { cardName, cardsIn, SEATS, tellName } from './names.js';
import { isSeen, reader } from './viewer.js';

/** The cards that have come into play. */
export function sayEntering(before: State, after: State): string[] {
  const entered = movedCards(before, after).filter((card) => !inPlay(before, card) && inPlay(after, card));
  return entered.map((card) => `${cardName(after, card)} ${entering(after, card)}.`);
}

/** Where all other cards have gone. Of those that only their owner sees, only the number is told. */
export function sayMoves(before: State, after: State): string[] {
  const moved = movedCards(before, after);
  return [
    ...moved.flatMap((card) => sayMove(before, after, card)),
    ...[0, 1].flatMap((seat) => saySwap(before, after, seat)),
    ...[0, 1].flatMap((seat) => sayHidden(before, after, seat, moved)),
    ...[0, 1].flatMap((seat) => sayShown(before, after, seat)),
  ];
}

/** Cards revealed or looked at where they lie: from now on both players know them. */
function sayShown(before: State, after: State, seat: number): string[] {
  const shown = [Zone.Deck, Zone.Hand]
    .flatMap((zone) => cardsIn(after, seat, zone))
    .filter((card) => !hasMoved(before, after, card) && isOpen(after, card) && !isOpen(before, card));
  return shown.length === 0
    ? []
    : [`${SEATS[seat]} shows ${shown.map((card) => cardName(after, card)).join(', ')}.`];
}

const isOpen = (s: State, card: number): boolean => flag(s, card, Flag.Known0) && flag(s, card, Flag.Known1);

function movedCards(before: State, after: State): number[] {
  const cards = Array.from({ length: Size.Cards }, (_, card) => card).filter((card) => exists(after, card));
  return cards.filter((card) => hasMoved(before, after, card));
}

const exists = (s: State, card: number): boolean => s[at.definition + card] !== None.Card;

const hasMoved = (before: State, after: State, card: number): boolean =>
  placeOf(before, card) !== placeOf(after, card) || hostOf(before, card) !== hostOf(after, card);

function sayMove(before: State, after: State, card: number): string[] {
  if (inPlay(before, card) && inPlay(after, card)) return [sayWithin(after, card)];
  if (inPlay(after, card)) return [];
  if (inPlay(before, card)) return [`${tellName(before, card)} ${leaving(before, after, card)}.`];
  const words = sayOutOfPlay(before, after, card);
  return words === undefined ? [] : [`${words}.`];
}

function sayWithin(after: State, card: number): string {
  if (hostOf(after, card) >= 0) {
    return `${cardName(after, card)} moves to ${tellName(after, hostOf(after, card))}.`;
  }
  return `${SEATS[controllerOf(after, card)]} takes control of ${cardName(after, card)}.`;
}

/** Two creatures of a line that have changed places; where a creature comes to a flank the player has said so. */
function saySwap(before: State, after: State, seat: number): string[] {
  if (before[before[at.top]! + F.Kind] === Frame.Arrive) return [];
  const then = cardsIn(before, seat, Zone.Line);
  const now = cardsIn(after, seat, Zone.Line).filter((card) => then.includes(card));
  const moved = then.filter((card) => now.includes(card)).filter((card, i) => card !== now[i]);
  const [one, other] = moved.map((card) => tellName(before, card));
  return moved.length === 2 ? [`${one} and ${other} swap places.`] : [];
}

function entering(after: State, card: number): string {
  if (hostOf(after, card) >= 0) return `is attached to ${tellName(after, hostOf(after, card))}`;
  const whose = `${SEATS[controllerOf(after, card)]}'s`;
  if (!isCreature(after, card)) return `enters play on ${whose} side`;
  const left = after[at.prev + card]! < 0;
  const right = after[at.next + card]! < 0;
  if (left && right) return `enters play on ${whose} side`;
  return left || right
    ? `enters play on ${whose} ${left ? 'left' : 'right'} flank`
    : `enters play within ${whose} line`;
}

function leaving(before: State, after: State, card: number): string {
  const destroyed = has(before, at.tagged, card);
  const where = whereTo(before, after, card);
  if (zoneOf(after, card) === Zone.Discard) {
    return destroyed || zoneOf(before, card) !== Zone.Attached ? 'is destroyed' : 'is discarded';
  }
  return destroyed ? `is destroyed and ${where.replace(/^is /, '')}` : where;
}

function whereTo(before: State, after: State, card: number): string {
  const owner = SEATS[ownerOf(card)];
  switch (zoneOf(after, card)) {
    case Zone.Hand:
      return `returns to ${owner}'s hand`;
    case Zone.Deck:
      return shuffled(before, after, ownerOf(card))
        ? `is shuffled into ${owner}'s deck`
        : `goes on top of ${owner}'s deck`;
    case Zone.Archives:
      return `goes to ${SEATS[placeOf(after, card) >> 3]}'s archives`;
    case Zone.Purged:
      return 'is purged';
    default:
      return 'leaves play';
  }
}

/** A move that both players see, or undefined. */
function sayOutOfPlay(before: State, after: State, card: number): string | undefined {
  const name = cardName(after, card);
  const owner = SEATS[ownerOf(card)];
  const from = zoneOf(before, card);
  switch (zoneOf(after, card)) {
    case Zone.Purged:
      return from === Zone.Purged ? undefined : `${name} is purged`;
    case Zone.Deck:
      return from === Zone.Discard && !shuffled(before, after, ownerOf(card))
        ? `${name} goes from the discard pile to the top of ${owner}'s deck`
        : undefined;
    case Zone.Under:
      return `${isHiddenUnder(after, card) ? 'One card' : name} goes under ${cardName(after, hostOf(after, card))}`;
    case Zone.Discard:
      return sayDiscard(before, after, card);
    case Zone.Hand:
      if (isAbducted(before, card))
        return `${name} goes from ${SEATS[placeOf(before, card) >> 3]}'s archives to ${owner}'s hand`;
      if (isFound(before, after, card) && from === Zone.Deck)
        return `${name} goes from the deck to ${owner}'s hand`;
      return from === Zone.Discard && !isDrawnAnew(before, after, card)
        ? `${name} goes from the discard pile to ${owner}'s hand`
        : undefined;
    case Zone.Archives:
      return from === Zone.Discard ? `${name} goes from the discard pile to ${owner}'s archives` : undefined;
    default:
      return undefined;
  }
}

/** Without a reader only what lies open is named. */
export const isHiddenUnder = (s: State, card: number): boolean =>
  flag(s, card, Flag.FaceDown) && (reader() === undefined || !isSeen(s, card));

function sayDiscard(before: State, after: State, card: number): string | undefined {
  const name = cardName(after, card);
  const owner = SEATS[ownerOf(card)];
  if (wasPlayed(before, after, card)) return undefined;
  if (zoneOf(before, card) === Zone.Hand) {
    return isOwnChoice(before, after) ? undefined : `${owner} discards ${name}`;
  }
  return `${name} is discarded${zoneOf(before, card) === Zone.Deck ? ` from ${owner}'s deck` : ''}`;
}

/** A discard of the main step is the player's own word: nothing has been played or used that could discard. */
function isOwnChoice(before: State, after: State): boolean {
  const seat = before[at.active]!;
  if (before[at.decision] !== Decision.Main || before[at.turn] !== after[at.turn]) return false;
  if (after[at.played + seat] !== before[at.played + seat]) return false;
  return usesOf(before) === usesOf(after);
}

function usesOf(s: State): number {
  let uses = 0;
  for (let card = 0; card < Size.Cards; card++)
    uses += (s[at.flags + card]! & Flag.UsesMask) >> Flag.UsesShift;
  return uses;
}

/** An action goes to the discard pile by being played; the rule of six has counted that. */
function wasPlayed(before: State, after: State, card: number): boolean {
  if (zoneOf(before, card) === Zone.Aside) return true;
  if (kindAt(after, card) !== Kind.Action) return false;
  if (before[at.turn] !== after[at.turn]) return (keywordsOf[definition(after, card)]! & Keyword.Omega) !== 0;
  const counter = at.flags + namesake(after, card);
  return (after[counter]! & Flag.SixMask) > (before[counter]! & Flag.SixMask);
}

/** Where chance counts them. */
const SHUFFLES = at.luck + 2 + Chance.Deck;
const shuffled = (before: State, after: State, seat: number): boolean =>
  after[SHUFFLES + seat]! > before[SHUFFLES + seat]!;

/** Searched for and revealed, before the deck was shuffled: of a card drawn after that only its owner knows. */
const isFound = (before: State, after: State, card: number): boolean =>
  zoneOf(after, card) === Zone.Hand && shuffled(before, after, ownerOf(card)) && isOpen(after, card);

const isDrawnAnew = (before: State, after: State, card: number): boolean =>
  shuffled(before, after, ownerOf(card)) && !isFound(before, after, card);

/** Cards that move among hidden places, by number. A discard pile that is shuffled in may be drawn from at once. */
function sayHidden(before: State, after: State, seat: number, moved: readonly number[]): string[] {
  if (before[at.decision] === Decision.Mulligan) return sayMulligan(before, after, seat);
  const own = moved.filter(
    (card) => ownerOf(card) === seat && !isAbducted(before, card) && !isFound(before, after, card),
  );
  const those = (from: readonly Zone[], to: Zone): number[] =>
    own.filter((card) => from.includes(zoneOf(before, card)) && zoneOf(after, card) === to);
  const anew = shuffled(before, after, seat);
  const reshuffled = anew ? [...those([Zone.Discard], Zone.Deck), ...those([Zone.Discard], Zone.Hand)] : [];
  const shuffling = `shuffles ${plural(reshuffled.length, 'card')} from the discard pile into the deck.`;
  const lines: [string, readonly number[], string][] = [
    ['puts', those([Zone.Hand], Zone.Deck), ' from hand into the deck'],
    ['puts', those([Zone.Archives], Zone.Hand), ' from the archives into hand'],
    ['archives', those([Zone.Hand, Zone.Deck], Zone.Archives), ''],
    ['draws', those(anew ? [Zone.Deck, Zone.Discard] : [Zone.Deck], Zone.Hand), ''],
  ];
  const said = lines.filter(([, { length }]) => length > 0);
  return [
    ...(reshuffled.length > 0 ? [`${SEATS[seat]} ${shuffling}`] : []),
    ...said.map(([verb, cards, how]) => {
      const what = `${plural(cards.length, 'card')}${how}`;
      return `${SEATS[seat]} ${verb} ${what}${sayOwn(before, after, seat, cards)}.`;
    }),
  ];
}

/** The names of cards that move among hidden places, for the player who holds them. */
function sayOwn(before: State, after: State, seat: number, cards: readonly number[]): string {
  if (reader() !== seat) return '';
  return `: ${cards.map((card) => cardName(isSeen(before, card) ? before : after, card)).join(', ')}`;
}

/** A new hand may hold cards of the old one, which then seem not to have moved. */
function sayMulligan(before: State, after: State, seat: number): string[] {
  if (!shuffled(before, after, seat)) return [];
  const hand = cardsIn(after, seat, Zone.Hand);
  const n = plural(hand.length, 'card');
  return [
    `${SEATS[seat]} shuffles the hand into the deck and draws ${n}${sayOwn(after, after, seat, hand)}.`,
  ];
}
