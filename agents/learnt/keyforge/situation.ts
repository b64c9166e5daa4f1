import type { State } from '../../../src/core/game.js';
import { at, Flag, Zone } from '../../../src/games/keyforge/layout.js';
import { countKeys } from '../../../src/games/keyforge/rules/memory.js';
import { keyCost } from '../../../src/games/keyforge/rules/permissions.js';
import { amberOn, countIn, headOf, nextCard, printedHouses } from '../../../src/games/keyforge/state.js';
import { powerNow } from '../../heuristics/keyforge/board.js';
import type { Opinion } from '../opinion.js';
import { BEYOND_SEATS, PER_SEAT } from './words.js';

/** How many cards in hand, and ready in play, each house has. */
export const inHandOf = new Int32Array(9);
export const readyOf = new Int32Array(9);

function addTo(houses: Int32Array, bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) houses[31 - Math.clz32(left & -left)]!++;
}

export function countHouses(s: State, me: number): void {
  inHandOf.fill(0);
  readyOf.fill(0);
  for (let card = headOf(s, me, Zone.Hand); card >= 0; card = nextCard(s, card))
    addTo(inHandOf, printedHouses(s, card));
  for (let zone = Zone.Line; zone <= Zone.Artifacts; zone++)
    for (let card = headOf(s, me, zone); card >= 0; card = nextCard(s, card))
      if (isReady(s, card)) addTo(readyOf, printedHouses(s, card));
}

export const isReady = (s: State, card: number): boolean => (s[at.flags + card]! & Flag.Exhausted) === 0;
export const isOfHouse = (s: State, card: number, house: number): boolean =>
  ((printedHouses(s, card) >> house) & 1) === 1;

/** Everything is brought to about the size of 1. */
function tellSeat(s: State, seat: number, out: Float32Array, from: number): void {
  const keys = countKeys(s[at.keys + seat]!);
  const amber = s[at.amber + seat]!;
  const cost = keyCost(s, seat);
  out[from] = keys / 2;
  out[from + 1] = Math.min(amber, 12) / 6;
  out[from + 2] = Math.max(-1, Math.min(1, (cost - amber) / 6));
  out[from + 3] = amber >= cost ? 1 : 0;
  tellLine(s, seat, out, from + 4);
  out[from + 9] = countIn(s, seat, Zone.Artifacts) / 3;
  out[from + 10] = countIn(s, seat, Zone.Hand) / 6;
  out[from + 11] = countIn(s, seat, Zone.Archives) / 3;
  out[from + 12] = s[at.chains + seat]! / 6;
  out[from + 13] = countIn(s, seat, Zone.Deck) / 20;
  out[from + 14] = keys === 2 ? 1 : 0;
}

function tellLine(s: State, seat: number, out: Float32Array, from: number): void {
  let ready = 0;
  let power = 0;
  let carried = 0;
  let stunned = 0;
  for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card)) {
    power += powerNow(s, card);
    carried += amberOn(s, card);
    if (isReady(s, card)) ready++;
    if (s[at.flags + card]! & Flag.Stunned) stunned++;
  }
  out[from] = countIn(s, seat, Zone.Line) / 5;
  out[from + 1] = ready / 5;
  out[from + 2] = power / 20;
  out[from + 3] = carried / 3;
  out[from + 4] = stunned / 2;
}

/** The numbers of a decision; the heuristic has been asked for its opinion and the houses have been counted. */
export function tellSituation(s: State, me: number, count: number, by: Opinion, out: Float32Array): void {
  tellSeat(s, me, out, 0);
  tellSeat(s, 1 - me, out, PER_SEAT);
  const house = s[at.house]!;
  const turn = s[at.turn]!;
  out[BEYOND_SEATS] = Math.min(30, turn) / 15;
  out[BEYOND_SEATS + 1] = turn <= 2 ? 1 : 0;
  out[BEYOND_SEATS + 2] = s[at.active] === me ? 1 : 0;
  out[BEYOND_SEATS + 3] = house >= 0 ? inHandOf[house]! / 4 : 0;
  out[BEYOND_SEATS + 4] = house >= 0 ? readyOf[house]! / 4 : 0;
  out[BEYOND_SEATS + 5] = Math.min(count, 20) / 10;
  out[BEYOND_SEATS + 6] = by.top / 4;
  out[BEYOND_SEATS + 7] = by.useful / 5;
}
