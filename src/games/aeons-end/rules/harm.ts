import type { State } from '../../../core/game.js';
import { at, End, F, Frame, None } from '../layout.js';
import { Count, countLoss } from './ledger.js';
import { push } from './stack.js';

/** Side a are the players, side b is the nemesis. */
export function finish(s: State, winner: 0 | 1, end: End): void {
  if (s[at.winner] !== -1) return;
  s[at.winner] = winner;
  s[at.end] = end;
  s[at.decider] = -1;
}

/** Once the game is over nothing more happens. */
export function graveholdSuffers(s: State, n: number): void {
  if (n <= 0 || s[at.prevented] || s[at.winner] !== -1) return;
  const lost = Math.min(n, s[at.gravehold]!);
  s[at.gravehold]! -= lost;
  countLoss(s, Count.Gravehold, lost);
  if (s[at.gravehold] === 0) finish(s, 1, End.Gravehold);
}

export function graveholdGains(s: State, n: number): void {
  const gained = Math.min(n, s[at.graveholdMost]! - s[at.gravehold]!);
  s[at.gravehold]! += gained;
  countLoss(s, Count.Gravehold, -gained);
}

/** An exhausted player does not suffer: Gravehold does, twice as much. */
export function suffer(s: State, seat: number, n: number): void {
  if (n <= 0 || s[at.prevented]) return;
  if (s[at.exhausted + seat]) return graveholdSuffers(s, 2 * n);
  const lost = Math.min(n, s[at.life + seat]!);
  s[at.life + seat]! -= lost;
  countLoss(s, Count.Players, lost);
  if (s[at.life + seat] === 0) exhaust(s, seat, n - lost);
  return undefined;
}

/** When the last mage is exhausted the game is lost at once; a single mage plays on. */
function exhaust(s: State, seat: number, excess: number): void {
  s[at.exhausted + seat] = 1;
  let exhausted = 0;
  for (let each = 0; each < s[at.players]!; each++) exhausted += s[at.exhausted + each]!;
  if (exhausted === s[at.players] && exhausted > 1) return finish(s, 1, End.Exhausted);
  const frame = push(s, Frame.Exhaust, None.Card, seat);
  s[frame + F.N] = excess;
  return undefined;
}

export const missingLife = (s: State, seat: number): number =>
  s[at.exhausted + seat] ? 0 : s[at.playerMost]! - s[at.life + seat]!;

export function gainLife(s: State, seat: number, n: number): number {
  const gained = Math.min(n, missingLife(s, seat));
  s[at.life + seat]! += gained;
  countLoss(s, Count.Players, -gained);
  return gained;
}
