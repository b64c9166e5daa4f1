import { NOBODY, type State } from '../../../core/game.js';
import { at, type End, None, Variant } from '../layout.js';
import { isVariant } from '../state.js';

/** Two teams: seats 0 and 3 against 1 and 2. */
export const sidesIn = (s: State): number => (isVariant(s, Variant.Team) ? 2 : s[at.players]!);

/** Seats that nobody sits at count for some side too. */
export function sideOf(s: State, seat: number): number {
  if (isVariant(s, Variant.Team)) return seat === 1 || seat === 2 ? 1 : 0;
  return isVariant(s, Variant.Nemesis) ? 0 : seat % s[at.players]!;
}

/** The Nemesis is a side without a seat that decides. */
const ownerSide = (s: State, seat: number): number =>
  isVariant(s, Variant.Nemesis) ? seat : sideOf(s, seat);

export const areOpponents = (s: State, a: number, b: number): boolean => ownerSide(s, a) !== ownerSide(s, b);

/** In the team game 0 sits opposite 1, and 2 opposite 3; 0 and 3 are partners, and so are 1 and 2. */
const opposite = (seat: number): number => seat ^ 1;
const partner = (seat: number): number => 3 - seat;

export const isIn = (s: State, seat: number): boolean => s[at.out + seat] === 0;

/** Opponents that are still in the game, as bits. */
export function opponentsOf(s: State, seat: number): number {
  if (s[at.players] === 2) return isIn(s, 1 - seat) ? 1 << (1 - seat) : 0;
  let bits = 0;
  for (let other = 0; other < s[at.players]!; other++) {
    if (isIn(s, other) && areOpponents(s, seat, other)) bits |= 1 << other;
  }
  return bits;
}

/** Whether a player is within reach of another: in the team game the one opposite, until one of a team is out. */
export function isInReach(s: State, from: number, to: number): boolean {
  if (!isVariant(s, Variant.Team) || to === opposite(from)) return true;
  return !isIn(s, partner(from)) || !isIn(s, partner(to));
}

/** The next seat clockwise that is still in the game. */
export function nextSeat(s: State, seat: number): number {
  let other = seat;
  do other = (other + 1) % s[at.players]!;
  while (!isIn(s, other));
  return other;
}

/** The game is over when all players left are of one side. */
export function endIfWon(s: State, end: End): void {
  let side: number = None.Seat;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (!isIn(s, seat)) continue;
    if (side >= 0 && side !== ownerSide(s, seat)) return;
    side = ownerSide(s, seat);
  }
  finish(s, side, end);
}

export function finish(s: State, side: number, end: End): void {
  s[at.winner] = side;
  s[at.end] = end;
  s[at.decision] = 0;
  s[at.decider] = NOBODY;
}
