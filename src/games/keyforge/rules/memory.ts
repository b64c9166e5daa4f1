import type { State } from '../../../core/game.js';
import { at, Flag } from '../layout.js';
import { Comparison } from '../program.js';
import { ctx } from './context.js';
import { isBeingPlayed } from './places.js';

/** In the order of MEMORIES. */
export function memory(s: State, fact: number, seat: number, house: number): number {
  switch (fact) {
    case 0:
      return s[at.played + seat]!;
    case 1:
      return s[at.playedOfHouse + seat * 9 + house]!;
    case 2:
      return s[at.creaturesPlayed + seat]!;
    case 3:
      return s[at.creaturesPlayedLast + seat]!;
    case 4:
      return s[at.creaturesPlayed]! + s[at.creaturesPlayed + 1]!;
    case 5:
      return s[at.fights + seat]!;
    case 6:
      return s[at.reaps]! + s[at.reaps + 1]!;
    case 7:
      return s[at.reaps + seat]!;
    case 8:
      return s[at.used + seat]!;
    case 9:
      return (s[at.flags + ctx.self]! & Flag.UsesMask) >> Flag.UsesShift;
    case 10:
      return s[at.enemiesDestroyed + seat]!;
    case 11:
      return s[at.enemiesDestroyedFighting + seat]!;
    case 12:
      return countKeys(s[at.keysForged + seat]!);
    case 13:
      return countKeys(s[at.keysForgedLast + seat]!);
    case 14:
      return s[at.stolenLast + 1 - seat]!;
    case 15:
      return (s[at.discardedHouses + seat]! >> house) & 1;
    case 16:
      return s[at.discarded + seat]!;
    default:
      return s[at.played + seat]! - (isBeingPlayed(s, ctx.self) ? 1 : 0);
  }
}

/** How many keys the bits of their colours make. */
export const countKeys = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

/** A fraction of a number, rounded up or down. */
export const part = (n: number, divisor: number, up: number): number =>
  up ? Math.ceil(n / divisor) : Math.floor(n / divisor);

/** Whether a comparison of a condition or a filter holds between two numbers. */
export function compare(a: number, how: number, b: number): boolean {
  switch (how) {
    case Comparison.Equal:
      return a === b;
    case Comparison.AtLeast:
      return a >= b;
    case Comparison.AtMost:
      return a <= b;
    case Comparison.More:
      return a > b;
    default:
      return a < b;
  }
}
