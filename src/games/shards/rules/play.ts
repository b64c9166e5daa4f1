import type { State } from '../../../core/game.js';
import { at, F, Flag, Frame, Zone } from '../layout.js';
import { playOf, staticsOf } from '../pool.js';
import { Static, Trait } from '../program.js';
import { champions, definition, has, head, list, moveTo, moveToEnd, next, traits } from '../state.js';
import { refill, toHand } from './piles.js';
import { pop, push, pushCopy, pushEffect } from './stack.js';

const INTO_PLAY = Trait.Champion | Trait.Homodeus;

/** A card comes into its player's zone and takes effect, from wherever it was. */
export function playCard(s: State, card: number, seat: number, flags = 0): void {
  const kind = traits(s, card);
  const isChampion = (kind & Trait.Champion) !== 0;
  if (isChampion) moveToEnd(s, card, champions(seat), Flag.PlayedNow);
  else moveToEnd(s, card, list(seat, Zone.Played), flags);
  const copied = s[at.copying]!;
  if (isChampion || (copied !== 0 && (kind & copied) === copied)) push(s, Frame.Played, card, seat);
  pushEffect(s, playOf[definition(s, card)]!, card, seat);
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
  if (s[at.redirects]! > 0 && has(s, card, INTO_PLAY)) {
    s[at.redirects]!--;
    playCard(s, card, seat);
  } else moveTo(s, card, list(seat, Zone.Discard));
  refill(s, p);
}

/** Portal Monk's own way to the hand stands, and a redirection waits. */
export function recruitToHand(s: State, p: number, seat: number): void {
  s[at.recruited]!++;
  toHand(s, s[at.row + p]!, seat);
  refill(s, p);
}

export function fastPlay(s: State, p: number, seat: number): void {
  s[at.fastPlayed]!++;
  playCard(s, s[at.row + p]!, seat, Flag.Fast);
  refill(s, p);
}
