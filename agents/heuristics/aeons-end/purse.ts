import type { State } from '../../../src/core/game.js';
import { at, Place, Size } from '../../../src/games/aeons-end/layout.js';
import { costOf, kindOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { size } from '../../../src/games/aeons-end/state.js';
import { aetherLater, averageUseAt, OWN, ownedBy, turnsLeft } from './decks.js';
import { moment } from './moment.js';
import { isFleeting } from './print.js';
import { besides, givenBy } from './uses.js';
import { DAMAGE, W } from './weights.js';

// What a mage's æther buys in a turn halfway through what is left of the game: the best spells and relics that so
// much affords together, and for the rest focusings and charges. What one æther more is worth depends on what the
// market asks: a gem pays where it brings a dear spell into reach.

/** More æther in a turn than this buys nothing more. */
const MOST = 12;

/** By æther: what it buys, then what it buys when some hands are richer and some poorer than the average. */
const bought = new Int32Array(MOST + 1);
const shared = new Int32Array(Size.Seats * (MOST + 1));
const known = new Int32Array(Size.Seats);

/** What an income is worth in a turn; æther is counted in parts, as worth is. */
export function incomeWorth(s: State, seat: number, income: number): number {
  if (known[seat] !== moment.number) readPurse(s, seat);
  const whole = Math.min(MOST - 1, Math.floor(income / DAMAGE));
  const from = seat * (MOST + 1) + whole;
  const part = Math.min(1, income / DAMAGE - whole);
  return (shared[from]! + part * (shared[from + 1]! - shared[from]!)) | 0;
}

function readPurse(s: State, seat: number): void {
  known[seat] = moment.number;
  const idle = (W.idle * aetherLater(s)) | 0;
  for (let a = 0; a <= MOST; a++) bought[a] = a * idle;
  for (let pile = 0; pile < Size.Piles; pile++) {
    const left = size(s, Place.Supply + pile);
    const d = s[at.pile + pile]!;
    if (left === 0 || kindOf[d] === Kind.Gem) continue;
    offer(costOf[d]!, laterWorth(s, seat, d), idle);
  }
  share(seat * (MOST + 1));
}

/** One card a turn: what a second one is worth is no more than focusings and charges. */
function offer(cost: number, worth: number, idle: number): void {
  for (let a = MOST; a >= cost; a--) bought[a] = Math.max(bought[a]!, worth + (a - cost) * idle);
}

/** What a card is worth that is gained halfway. */
function laterWorth(s: State, seat: number, d: number): number {
  const aether = aetherLater(s);
  const worth = besides(s, seat, d) + (givenBy(d) / DAMAGE) * aether;
  const owned = ownedBy(s, seat);
  const drawn = (Size.Hand * turnsLeft[OWN]!) / 2 - owned / 2;
  const uses = Math.max(0, drawn / (owned + 1) + W.firstUse);
  if (isFleeting(d)) return (W.purse * Math.min(1, uses) * worth) | 0;
  return (W.purse * uses * (worth - averageUseAt(s, seat, aether))) | 0;
}

/** The least curve without a dent above what is bought: hands that differ reach the next purchase now and then. */
function share(from: number): void {
  shared[from] = bought[0]!;
  for (let a = 0; a < MOST; ) {
    let far = a + 1;
    for (let b = a + 2; b <= MOST; b++)
      if ((bought[b]! - bought[a]!) * (far - a) > (bought[far]! - bought[a]!) * (b - a)) far = b;
    const rise = (bought[far]! - bought[a]!) / (far - a);
    for (let b = a + 1; b <= far; b++) {
      const chord = bought[a]! + rise * (b - a);
      shared[from + b] = (bought[b]! + W.chord * (chord - bought[b]!)) | 0;
    }
    a = far;
  }
}
