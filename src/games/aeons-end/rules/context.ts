import type { State } from '../../../core/game.js';
import { at, F, None } from '../layout.js';
import { Seat } from '../program.js';

/** Of whom and what the text that is being read speaks; filled before amounts and conditions are computed. */
export const context = {
  you: 0,
  them: 0,
  /** The card whose text it is. */
  self: None.Card as number,
  /** The card chosen last. */
  it: None.Card as number,
  did: 0,
  n: 0,
  /** The list that a spell is cast from. */
  from: 0,
};

export function bindFrame(s: State, frame: number): void {
  context.you = s[frame + F.You]!;
  context.them = s[frame + F.Them]!;
  context.self = s[frame + F.Self]!;
  context.it = s[frame + F.It]!;
  context.did = s[frame + F.Did]!;
  context.n = s[frame + F.N]!;
  context.from = s[frame + F.From]!;
}

/** For conditions outside an effect: of an ability, of the price of a power, of a prepped spell. */
export function bindSeat(seat: number, self: number): void {
  context.you = seat;
  context.them = seat;
  context.self = self;
  context.it = None.Card;
  context.did = 0;
}

export function seatOf(s: State, seat: number): number {
  switch (seat) {
    case Seat.You:
      return context.you;
    case Seat.Them:
      return context.them;
    default:
      return s[at.active]!;
  }
}
