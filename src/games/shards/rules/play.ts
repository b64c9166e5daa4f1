import { NOBODY, type State } from '../../../core/game.js';
import { at, F, Flag, Frame, Zone } from '../layout.js';
import { playOf, staticsOf } from '../pool.js';
import { Static, Trait } from '../program.js';
import { champions, definition, has, head, list, moveTo, moveToEnd, next, traits } from '../state.js';
import { refill, toHand } from './piles.js';
import { beginEffect } from './simple.js';
import { pop, push, pushCopy } from './stack.js';

const INTO_PLAY = Trait.Champion | Trait.Homodeus;

/** A card comes into its player's zone, from wherever it was. */
function enter(s: State, card: number, seat: number, flags: number): void {
  if (traits(s, card) & Trait.Champion) moveToEnd(s, card, champions(seat), Flag.PlayedNow);
  else moveToEnd(s, card, list(seat, Zone.Played), flags);
}

/** Its effects; what follows them waits below. */
function takeEffect(s: State, card: number, seat: number): void {
  const kind = traits(s, card);
  const copied = s[at.copying]!;
  const isCopied = copied !== 0 && (kind & copied) === copied;
  if (kind & Trait.Champion || isCopied) push(s, Frame.Played, card, seat);
  beginEffect(s, playOf[definition(s, card)]!, card, seat);
}

export function playCard(s: State, card: number, seat: number): void {
  enter(s, card, seat, 0);
  takeEffect(s, card, seat);
}

/** After the effects of a played card: relics come back for a champion, General Decurion copies an ally. */
export function stepPlayed(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const seat = s[frame + F.You]!;
  pop(s);
  if (traits(s, card) & Trait.Champion) return comeBack(s, seat);
  pushCopy(s, playOf[definition(s, card)]!, s[at.copier]!, card, seat);
}

function comeBack(s: State, seat: number): void {
  let card = head(s, list(seat, Zone.Discard));
  while (card >= 0) {
    const after = next(s, card);
    if (staticsOf[definition(s, card)]! & Static.ComesBack) toHand(s, card, seat);
    card = after;
  }
}

/** Takes a card off the row for a player; Numeri Drones may let it go straight into play. */
export function recruit(s: State, p: number, seat: number): void {
  const card = s[at.row + p]!;
  s[at.recruited]!++;
  if (s[at.redirects] === 0 || !has(s, card, INTO_PLAY)) {
    moveTo(s, card, list(seat, Zone.Discard));
    return refill(s, p);
  }
  s[at.redirects]!--;
  return playFromRow(s, p, seat, 0);
}

/** The place is filled before the card takes effect. */
function playFromRow(s: State, p: number, seat: number, flags: number): void {
  const card = s[at.row + p]!;
  enter(s, card, seat, flags);
  refill(s, p);
  if (s[at.winner] === NOBODY) takeEffect(s, card, seat);
}

/** Portal Monk's own way to the hand stands, and a redirection waits. */
export function recruitToHand(s: State, p: number, seat: number): void {
  s[at.recruited]!++;
  toHand(s, s[at.row + p]!, seat);
  refill(s, p);
}

export function fastPlay(s: State, p: number, seat: number): void {
  s[at.fastPlayed]!++;
  playFromRow(s, p, seat, Flag.Fast);
}
