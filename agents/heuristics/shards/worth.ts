import type { State } from '../../../src/core/game.js';
import { at, Flag, Size, Zone } from '../../../src/games/shards/layout.js';
import { defenseOf, printedOf, staticsOf, traitsOf } from '../../../src/games/shards/pool.js';
import { Static, Trait } from '../../../src/games/shards/program.js';
import { isIn, opponentsOf } from '../../../src/games/shards/rules/players.js';
import { champions, definition, head, list, next, size } from '../../../src/games/shards/state.js';
import { partsAt, partsOf, stepFor } from './parts.js';
import { Part, W } from './weights.js';

/** What the parts are worth to the player of this decision. */
const weights = new Float64Array(Part.Count);
/** The place of his leader in the tables, his mastery step now and some turns later. */
let leader = 0;
let step = 0;
let later = 0;

/** Turns that he will still have, and how often each card of his deck comes up in them, in tenths. */
let turns = 0;
let plays = 0;
/** What his cards are worth on average. */
let average = 0;
/** Whether his deck has been looked at in this decision. */
let isWeighed = false;
let state: State = new Int32Array(0);
let me = 0;

/** What playing a card is worth, as known in this decision. */
const known = new Int32Array(Flag.Definition + 1);
const knownAt = new Int32Array(Flag.Definition + 1);
let moment = 0;

/** Leaders stand one after the other in the pool. */
let firstLeader = -1;

function leaderOf(s: State, seat: number): number {
  if (firstLeader < 0) firstLeader = traitsOf.findIndex((traits) => (traits & Trait.Leader) !== 0);
  return s[at.leader + seat]! < 0 ? 0 : printedOf[s[at.leader + seat]!]! - firstLeader;
}

const USUAL_DAMAGE = 6;
const MOST_TURNS = 90;

/** How many turns are left, in tenths, by the health of whoever has least. */
function turnsLeft(s: State): number {
  let least = 50;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (isIn(s, seat)) least = Math.min(least, s[at.health + seat]!);
  }
  return Math.max(10, Math.min(MOST_TURNS, (10 + (10 * least) / USUAL_DAMAGE) | 0));
}

/** Looks at the game from a seat. */
export function takeStock(s: State, seat: number): void {
  const mastery = s[at.mastery + seat]!;
  turns = turnsLeft(s);
  isWeighed = false;
  state = s;
  me = seat;
  moment++;
  leader = leaderOf(s, seat);
  step = stepFor(mastery);
  later = stepFor(Math.min(29, mastery + 3));
  weights[Part.Gems] = W.gem + (W.gemPerTurn * turns) / 10;
  weights[Part.Power] = 100;
  weights[Part.Mastery] = mastery >= 18 ? W.lateMastery : W.mastery + 4 * mastery;
  weights[Part.Health] = s[at.health + seat]! < 20 ? W.lowHealth : W.health;
  weights[Part.Draw] = W.draw;
  weights[Part.Banish] = W.banish * Math.min(1, turns / 50);
  weights[Part.Destroy] = hasTargets(s, seat) ? W.destroy : W.destroy / 4;
}

function hasTargets(s: State, seat: number): boolean {
  const opponents = opponentsOf(s, seat);
  for (let other = 0; other < s[at.players]!; other++) {
    if (opponents & (1 << other) && size(s, champions(other)) > 0) return true;
  }
  return false;
}

/** All that is his own, wherever it lies: everybody knows that. */
function weighDeck(): void {
  if (isWeighed) return;
  isWeighed = true;
  let n = 0;
  let sum = 0;
  for (let zone = Zone.Deck; zone <= Zone.Played; zone++) {
    for (let card = head(state, list(me, zone)); card >= 0; card = next(state, card)) {
      if (state[at.card + card]! & Flag.Fast) continue;
      sum += playWorth(definition(state, card));
      n++;
    }
  }
  average = n === 0 ? 0 : (sum / n) | 0;
  plays = ((turns * Size.Hand) / Math.max(Size.Hand, n + 1)) | 0;
}

/** Of all that is his own. */
export function averageWorth(): number {
  weighDeck();
  return average;
}

/** Worths are whole numbers, which are returned without allocating. */
function worthAt(parts: Float64Array, step: number): number {
  const line = partsAt(leader, step);
  let sum = 0;
  for (let i = 0; i < Part.Count; i++) sum += parts[line + i]! * weights[i]!;
  return sum | 0;
}

/** Playing a card now. */
export function playWorth(d: number): number {
  if (knownAt[d] !== moment) {
    knownAt[d] = moment;
    known[d] = worthAt(partsOf(d, false), step);
  }
  return known[d]!;
}

/** Using a champion once. */
export const exhaustWorth = (d: number): number => worthAt(partsOf(d, true), step);

/** How many turns a champion is likely to stay, in tenths. */
function stays(d: number): number {
  if (staticsOf[d]! & (Static.Protected | Static.ProtectedByMastery)) return turns;
  return Math.min(turns, 10 + ((10 * defenseOf[d]!) >> 2));
}

/** A champion in play, until it is destroyed. */
export const championWorth = (d: number): number => (exhaustWorth(d) * stays(d) * 0.08) | 0;

/** A card that joins the deck: how much better than the usual one, as often as it will come up. */
export function deckWorth(d: number): number {
  const parts = worthAt(partsOf(d, false), later);
  const once =
    traitsOf[d]! & Trait.Champion ? parts + (worthAt(partsOf(d, true), later) * stays(d)) / 10 : parts;
  weighDeck();
  return (Math.max(0, plays / 10 - 0.4) * (once - 0.7 * average)) | 0;
}

/** How much better the deck is without a card. */
export const banishWorth = (d: number): number => averageWorth() - worthAt(partsOf(d, false), later);

/** One mastery for one gem. */
export const focusWorth = (): number => weights[Part.Mastery]! | 0;
