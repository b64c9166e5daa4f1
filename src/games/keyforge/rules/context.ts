import type { State } from '../../../core/game.js';
import { at, F, None } from '../layout.js';
import { Seat, Who } from '../program.js';
import { controllerOf, hostOf, ownerOf } from '../state.js';

/**
 * Of whom a text speaks while it is evaluated. It is filled from a frame or for a constant ability, used
 * at once and never kept: nothing of the game lives here between two steps.
 */
export const ctx = {
  self: None.Card,
  you: 0,
  granter: None.Card,
  it: None.Card,
  subject: None.Card,
  foe: None.Card,
  player: 0,
  named: 0,
  did: 0,
  number: 0,
  frame: -1,
};

export function bindFrame(s: State, frame: number): void {
  ctx.self = s[frame + F.Self]!;
  ctx.you = s[frame + F.You]!;
  ctx.subject = s[frame + F.Subject]!;
  ctx.player = s[frame + F.Player]!;
  ctx.number = s[frame + F.Number]!;
  ctx.foe = s[frame + F.Foe]!;
  ctx.granter = s[frame + F.Granter]!;
  ctx.it = s[frame + F.It]!;
  ctx.did = s[frame + F.Did]!;
  ctx.named = s[frame + F.Named]!;
  ctx.frame = frame;
}

/** For a text in play: `bearer` has it, `source` is the card it stands on. */
export function bindText(s: State, bearer: number, source: number): void {
  ctx.self = bearer;
  ctx.you = bearer >= 0 ? controllerOf(s, bearer) : 0;
  ctx.granter = source;
  ctx.it = None.Card;
  ctx.subject = None.Card;
  ctx.foe = None.Card;
  ctx.frame = -1;
}

// Cards and players

export function cardOf(s: State, who: number): number {
  switch (who) {
    case Who.Self:
      return ctx.self;
    case Who.It:
      return ctx.it;
    case Who.Host:
      return hostOf(s, ctx.self);
    case Who.Foe:
      return ctx.foe;
    case Who.Subject:
      return ctx.subject;
    case Who.Granter:
      return ctx.granter;
    default:
      return None.Card;
  }
}

/** The seat a word for a player means; Seat.Both and Seat.Anyone are for the caller. */
export function seatOf(s: State, seat: number): number {
  switch (seat) {
    case Seat.You:
      return ctx.you;
    case Seat.Opponent:
      return 1 - ctx.you;
    case Seat.Active:
      return s[at.active]!;
    case Seat.Player:
    case Seat.SubjectPlayer:
      return ctx.player;
  }
  const who = seat & 7;
  const card = cardOf(s, who);
  const kind = seat & ~7;
  if (card < 0 && !isRemembered(seat)) return ctx.you;
  if (kind === Seat.Owner) return ownerOf(card);
  const controller = controllerThen(s, who, card);
  return kind === Seat.Controller ? controller : 1 - controller;
}

/** The card of an event had its controller when that happened; a destroyed one may be gone, or back with another player. */
const controllerThen = (s: State, who: number, card: number): number =>
  who === Who.Subject ? ctx.player : controllerOf(s, card);

/** The owner or controller of a card is nobody when there is no such card. */
export const isSomebody = (s: State, seat: number): boolean =>
  seat < Seat.Controller || isRemembered(seat) || cardOf(s, seat & 7) >= 0;

/** Who controlled the card of an event is known although the card itself may have gone. */
const isRemembered = (seat: number): boolean => (seat & 7) === Who.Subject && (seat & ~7) !== Seat.Owner;

/** Whether a player that an ability speaks of includes this seat. */
export const includes = (s: State, seat: number, who: number): boolean =>
  seat === Seat.Both || seat === Seat.Anyone || seatOf(s, seat) === who;
