import type { State } from '../../../core/game.js';
import { at, F, Frame, Mod, Zone } from '../layout.js';
import { traitsOf } from '../pool.js';
import { In } from '../program.js';
import {
  areNeighbours,
  controllerOf,
  definition,
  firstAttached,
  has,
  inPlay,
  isCreature,
  nextCard,
  nextIn,
  placeOf,
  zoneOf,
} from '../state.js';
import { ctx } from './context.js';
import { borrower, lastingBehind, lastingEnd, lentText } from './lasting.js';

/** Whether a card lies in one of the zones of a filter. */
export function isIn(s: State, card: number, zones: number): boolean {
  if (zones & In.Those && ctx.frame >= 0 && has(s, ctx.frame + F.Those, card)) return true;
  switch (zoneOf(s, card)) {
    case Zone.Deck:
      return (zones & In.Deck) !== 0;
    case Zone.Hand:
      return (zones & In.Hand) !== 0;
    case Zone.Discard:
      return (zones & In.Discard) !== 0;
    case Zone.Archives:
      return (zones & In.Archives) !== 0;
    case Zone.Purged:
      return (zones & In.Purged) !== 0;
    case Zone.Under:
      return (zones & In.Under) !== 0;
    default:
      return (zones & In.Play) !== 0 && inPlay(s, card);
  }
}

/** Cards "from a discard pile" all come from one: the pile of the first that was chosen. */
export function isOnePile(s: State, seat: number): boolean {
  const first = ctx.frame < 0 ? -1 : nextIn(s, ctx.frame + F.Those, 0);
  return first < 0 || placeOf(s, first) >> 3 === seat;
}

/** Whether a card is one of the first n of its pile. */
export function isOnTop(s: State, card: number, n: number): boolean {
  let above = s[at.prev + card]!;
  for (let i = 1; i < n && above >= 0; i++) above = s[at.prev + above]!;
  return above < 0;
}

/** Whether two creatures stand in one battleline, the first somewhere to the left of the second. */
export function isLeftOf(s: State, left: number, right: number): boolean {
  if (left < 0 || right < 0 || !isCreature(s, left) || placeOf(s, left) !== placeOf(s, right)) return false;
  for (let card = nextCard(s, left); card >= 0; card = nextCard(s, card)) if (card === right) return true;
  return false;
}

/** Neighbours are on one side; an attacker whose fight is told is on that of its player, wherever it stands now. */
export const isNeighbour = (s: State, card: number, of: number): boolean =>
  of >= 0 &&
  controllerOf(s, card) === controllerOf(s, of) &&
  (areNeighbours(s, card, of) || (s[at.fight]! >= 0 && foughtBeside(s, card, of)));

/** An attacker that is gone from its line was used as the neighbour of those it stood beside. */
function foughtBeside(s: State, card: number, of: number): boolean {
  const fight = s[at.fight]!;
  if (s[fight + F.Self] !== card || placeOf(s, card) === placeOf(s, of)) return false;
  const beside = s[fight + F.Extra]!;
  return ((beside >> 8) & 0xff) === of + 1 || ((beside >> 16) & 0xff) === of + 1;
}

export function hasUpgrade(s: State, card: number): boolean {
  for (let on = firstAttached(s, card); on >= 0; on = nextCard(s, on))
    if (zoneOf(s, on) === Zone.Attached) return true;
  return false;
}

/** One of the three words of bits of a card's traits; a text box that it has gained has some, too. */
function traitBits(s: State, card: number, word: number): number {
  let bits = traitsOf[definition(s, card) * 3 + word]!;
  if ((s[at.lastingMods]! >> Mod.Lent) & 1) {
    for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
      const d = lentText(s, e);
      if (d >= 0 && borrower(s, e) === card) bits |= traitsOf[d * 3 + word]!;
    }
  }
  return bits;
}

export const hasTrait = (s: State, card: number, trait: number): boolean =>
  ((traitBits(s, card, trait >> 5) >>> (trait & 31)) & 1) === 1;

export function countTraits(s: State, card: number): number {
  let n = 0;
  for (let w = 0; w < 3; w++) for (let bits = traitBits(s, card, w); bits !== 0; bits &= bits - 1) n++;
  return n;
}

export function sharesTrait(s: State, a: number, b: number): boolean {
  if (b < 0) return false;
  for (let word = 0; word < 3; word++) if (traitBits(s, a, word) & traitBits(s, b, word)) return true;
  return false;
}

/** Whether any other card of its battleline has a trait of it. */
export function sharesTraitInLine(s: State, card: number): boolean {
  for (let c = s[at.head + placeOf(s, card)]!; c >= 0; c = nextCard(s, c)) {
    if (c !== card && sharesTrait(s, card, c)) return true;
  }
  return false;
}

/** From entering play until its "Play:" abilities have resolved. */
export function isBeingPlayed(s: State, card: number): boolean {
  for (let frame = s[at.top]!; frame >= 0; frame = s[frame + F.Below]!) {
    if (s[frame + F.Kind] === Frame.Play && s[frame + F.Self] === card) return true;
  }
  return false;
}
