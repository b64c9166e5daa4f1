import type { State } from '../../../src/core/game.js';
import { at, Cap, Flag, Size } from '../../../src/games/shards/layout.js';
import { defenseOf, printedOf, staticsOf, traitsOf } from '../../../src/games/shards/pool.js';
import { Static, Trait } from '../../../src/games/shards/program.js';
import { isIn, opponentsOf } from '../../../src/games/shards/rules/players.js';
import { champions, size } from '../../../src/games/shards/state.js';
import { later, now, owned, weighLater, weighNow } from './levels.js';
import { lineOf, type Parts, partsExhausted, partsPlayed, stepFor } from './parts.js';
import { PART, Part, POWER, W } from './weights.js';

/** What the parts are worth to the player of this decision. */
const weights = new Float64Array(Part.Count);
/** The player's leader as a place in the tables, and the mastery step now and some turns later. */
let leader = 0;
let step = 0;
let laterStep = 0;

/** Turns that are left, in tenths. */
let turns = 0;
/** What the player's cards are worth on average, and how many there are. */
let average = 0;
let cards = 0;
/** The moment at which each of these was last worked out. */
let partsAt = 0;
let deckAt = 0;
let tableAt = 0;
let state: State = new Int32Array(0);
let me = 0;

/** What playing a card is worth in the turns to come, as known in this decision. */
const known = new Int32Array(Flag.Definition + 1);
const knownAt = new Int32Array(Flag.Definition + 1);
let moment = 0;

/** Leaders stand one after the other in the pool. */
let firstLeader = -1;

function leaderOf(s: State, seat: number): number {
  if (firstLeader < 0) firstLeader = traitsOf.findIndex((traits) => (traits & Trait.Leader) !== 0);
  return s[at.leader + seat]! < 0 ? 0 : printedOf[s[at.leader + seat]!]! - firstLeader;
}

const LEAST_TURNS = 10;

/** The turns until damage, which grows from round to round, has taken this health, in tenths. */
function turnsFor(health: number, round: number): number {
  const rate = PART.damage + PART.damageGrowth * round;
  return (
    (10 * (Math.sqrt(rate * rate + 2 * PART.damageGrowth * health) - rate)) /
    Math.max(0.05, PART.damageGrowth)
  );
}

/** How many turns are left, in tenths, by the health of the player who has least. */
function turnsLeft(s: State): number {
  let least: number = Cap.Health;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (isIn(s, seat)) least = Math.min(least, s[at.health + seat]!);
  }
  return Math.max(LEAST_TURNS, (LEAST_TURNS + turnsFor(least, roundOf(s))) | 0);
}

const roundOf = (s: State): number => (s[at.turn]! / s[at.players]!) | 0;

function masteryWorth(mastery: number): number {
  if (mastery < 10) return mastery < 5 ? W.mastery0 : W.mastery5;
  if (mastery < 20) return mastery < 15 ? W.mastery10 : W.mastery15;
  return mastery < 25 ? W.mastery20 : W.mastery25;
}

function healthWorth(health: number): number {
  if (health >= 35) return W.highHealth;
  return health < 20 ? W.lowHealth : W.health;
}

/** Chooses the game and the seat to judge from; everything else is worked out when it is first needed. */
export function takeStock(s: State, seat: number): void {
  state = s;
  me = seat;
  moment++;
}

/** Counts the decisions, so that callers can tell one from the next. */
export const momentNow = (): number => moment;

function weighParts(s: State, seat: number): void {
  if (partsAt === moment) return;
  partsAt = moment;
  const mastery = s[at.mastery + seat]!;
  turns = turnsLeft(s);
  leader = leaderOf(s, seat);
  step = stepFor(mastery);
  laterStep = stepFor(Math.min(Cap.Mastery - 1, mastery + (PART.masteryPerTurn * turns) / 20));
  weights[Part.Gems] = W.gem + (W.gemPerTurn * turns) / 10;
  weights[Part.Power] = POWER;
  weights[Part.Mastery] = masteryWorth(mastery);
  weights[Part.Health] = healthWorth(s[at.health + seat]!);
  weights[Part.Draw] = W.draw + W.drawPerRound * roundOf(s);
  weights[Part.Banish] = W.banish * Math.min(1, turns / 50);
  weights[Part.Destroy] = hasTargets(s, seat) ? W.destroy : W.destroy / 4;
  weights[Part.Shield] = W.shield;
  weights[Part.Other] = 1;
}

function hasTargets(s: State, seat: number): boolean {
  const opponents = opponentsOf(s, seat);
  for (let other = 0; other < s[at.players]!; other++) {
    if (opponents & (1 << other) && size(s, champions(other)) > 0) return true;
  }
  return false;
}

/** All cards that the player owns outside of play: everybody knows which they are. */
function weighDeck(): void {
  if (deckAt === moment) return;
  deckAt = moment;
  weighParts(state, me);
  cards = weighLater(state, me);
  let sum = 0;
  for (let i = 0; i < cards; i++) sum += cardWorth(owned[i]!);
  average = cards === 0 ? 0 : (sum / cards) | 0;
}

/** Turns that are left, in tenths. */
export function turnsToCome(): number {
  weighParts(state, me);
  return turns;
}

/** Cards outside of play. */
export function deckSize(): number {
  weighDeck();
  return cards;
}

/** Adds the parts of the average card, in the turns to come. */
export function addAverage(out: Float64Array, from: number): void {
  weighDeck();
  for (let card = 0; card < cards; card++) {
    const parts = partsPlayed(owned[card]!);
    for (let i = 0; i < Part.Count; i++) out[from + i]! += partOf(parts, i, laterStep, later) / cards;
  }
}

function partOf({ numbers, level }: Parts, part: number, step: number, levels: Float64Array): number {
  const place = lineOf(leader, step) + part;
  return numbers[place]! + levels[level]! * numbers[place + Part.Count]!;
}

/** Writes the parts of playing a card in the turns to come, and of using it as a champion. */
export function tellLater(d: number, out: Float32Array, from: number): void {
  weighDeck();
  const played = partsPlayed(d);
  const exhausted = partsExhausted(d);
  for (let i = 0; i < Part.Count; i++) {
    out[from + i] = partOf(played, i, laterStep, later);
    out[from + Part.Count + i] = partOf(exhausted, i, laterStep, later);
  }
}

/** The same at once. */
export function tellNow(d: number, out: Float32Array, from: number): void {
  weighTable();
  const played = partsPlayed(d);
  const exhausted = partsExhausted(d);
  for (let i = 0; i < Part.Count; i++) {
    out[from + i] = partOf(played, i, step, now);
    out[from + Part.Count + i] = partOf(exhausted, i, step, now);
  }
}

/** The average worth of the cards that the player owns. */
export function averageWorth(): number {
  weighDeck();
  return average;
}

/** Worths are whole numbers, which are returned without allocating. */
function worthOf(parts: Parts, step: number, levels: Float64Array): number {
  const { numbers } = parts;
  const line = lineOf(leader, step);
  let sum = 0;
  for (let i = 0; i < Part.Count; i++) sum += numbers[line + i]! * weights[i]!;
  if (parts.level === 0) return sum | 0;
  let more = 0;
  for (let i = 0; i < Part.Count; i++) more += numbers[line + Part.Count + i]! * weights[i]!;
  return (sum + levels[parts.level]! * more) | 0;
}

/** Playing a card in a later turn. */
export function cardWorth(d: number): number {
  weighDeck();
  if (knownAt[d] !== moment) {
    knownAt[d] = moment;
    known[d] = worthOf(partsPlayed(d), laterStep, later);
  }
  return known[d]!;
}

/** Playing a card at once. Health beyond the cap is lost. */
export function playWorth(d: number): number {
  weighTable();
  const lost = Math.max(0, gainedNow(d, Part.Health) + state[at.health + me]! - Cap.Health);
  return (worthOf(partsPlayed(d), step, now) - lost * weights[Part.Health]!) | 0;
}

/** The power that a card gives at once. */
export const powerNow = (d: number): number => gainedNow(d, Part.Power);

function gainedNow(d: number, part: number): number {
  weighTable();
  const { numbers, level } = partsPlayed(d);
  const line = lineOf(leader, step) + part;
  return (numbers[line]! + now[level]! * numbers[line + Part.Count]!) | 0;
}

function weighTable(): void {
  if (tableAt === moment) return;
  tableAt = moment;
  weighParts(state, me);
  weighNow(state, me);
}

/** Using a champion once. */
export function exhaustWorth(d: number): number {
  weighDeck();
  return worthOf(partsExhausted(d), laterStep, later);
}

/** How many turns a champion is likely to stay, in tenths. */
function stays(d: number): number {
  if (staticsOf[d]! & (Static.Protected | Static.ProtectedByMastery)) return turns;
  return Math.min(turns, (10 * (PART.stays + PART.staysPerDefense * defenseOf[d]!)) | 0);
}

/** A champion in play, until it is destroyed. */
export const championWorth = (d: number): number => ((PART.inPlay * exhaustWorth(d) * stays(d)) / 10) | 0;

/** A card that joins the deck: how much better than the usual one, as often as it will come up. */
export function deckWorth(d: number): number {
  weighDeck();
  const plays = Math.max(0, (turns * Size.Hand) / (10 * Math.max(Size.Hand, cards + 1)) - PART.delay);
  const worth = plays * (cardWorth(d) - PART.dilution * average);
  return (traitsOf[d]! & Trait.Champion ? worth + plays * inPlayWorth(d, plays) : worth) | 0;
}

/** Each time it is played, as long as it stays; in all not longer than the game after its arrival. */
function inPlayWorth(d: number, plays: number): number {
  if (plays === 0) return 0;
  const arrival = (PART.arrival * (cards + 1)) / Size.Hand;
  const uses = Math.min(plays * stays(d), Math.max(0, turns - 10 * arrival)) / (10 * plays);
  return exhaustWorth(d) * uses + W.absorb * defenseOf[d]!;
}

/** How much better the deck is without a card. */
export const banishWorth = (d: number): number => averageWorth() - cardWorth(d);

/** One mastery for one gem. */
export function focusWorth(): number {
  weighParts(state, me);
  return weights[Part.Mastery]! | 0;
}
