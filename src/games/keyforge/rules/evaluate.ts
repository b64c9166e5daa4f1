import type { State } from '../../../core/game.js';
import { at, F, Size, Zone } from '../layout.js';
import { amberOf, powerOf, program, tagsOf } from '../pool.js';
import { Fi, In, Kind, Side, Stat, Sum, Test, Value, Who, Word } from '../program.js';
import {
  amberOn,
  controllerOf,
  damageOn,
  definition,
  doomCounters,
  firstAttached,
  has,
  inPlay,
  isCreature,
  kindAt,
  lastPower,
  nextCard,
  nextIn,
  otherCounters,
  placeOf,
  sizeOf,
  zoneOf,
} from '../state.js';
import { armor } from './armor.js';
import { cardOf, ctx, seatOf } from './context.js';
import { evaluator } from './evaluator.js';
import { FightStep } from './fight-frame.js';
import { compare, countKeys, memory, part } from './memory.js';
import { gainsTag, hasKeyword, housesOf, isBlank, isFlank, power, tagsMeant } from './modifiers.js';
import { countTraits, isIn } from './places.js';
import { holdsPlainly } from './plain-words.js';

// Amounts

export function amount(s: State, n: number): number {
  if (n < Value.Tree) return n;
  const p = n - Value.Tree;
  switch (program[p]) {
    case Sum.Did:
      return ctx.did;
    case Sum.Named:
      return ctx.named;
    case Sum.Number:
      return ctx.number;
    case Sum.Count:
      return countMatches(s, program[p + 1]!);
    case Sum.Houses:
      return countHouses(s, program[p + 1]!, program[p + 2]!);
    case Sum.Stat:
      return statOf(s, program[p + 1]!, program[p + 2]!);
    case Sum.Pool:
      return s[at.amber + seatOf(s, program[p + 1]!)]!;
    case Sum.Keys:
      return countKeys(s[at.keys + seatOf(s, program[p + 1]!)]! & (program[p + 2]! || 7));
    case Sum.Memory:
      return memory(s, program[p + 1]!, seatOf(s, program[p + 2]!), program[p + 3]!);
    case Sum.Part:
      return part(amount(s, program[p + 1]!), program[p + 2]!, program[p + 3]!);
    case Sum.Plus:
      return amount(s, program[p + 1]!) + amount(s, program[p + 2]!);
    case Sum.Minus:
      return Math.max(0, amount(s, program[p + 1]!) - amount(s, program[p + 2]!));
    case Sum.Times:
      return amount(s, program[p + 1]!) * amount(s, program[p + 2]!);
    case Sum.AtMost:
      return Math.min(amount(s, program[p + 1]!), amount(s, program[p + 2]!));
    case Sum.Either:
      return amount(s, program[p + (test(s, program[p + 1]!) ? 2 : 3)]!);
    case Sum.Negative:
      return -program[p + 1]!;
    default:
      throw new Error('no such amount');
  }
}

function statOf(s: State, stat: number, who: number): number {
  if (who < Value.Tree) {
    if (who === Who.Those) return statOfSet(s, stat, ctx.frame + F.Those);
    const card = cardOf(s, who);
    return card < 0 ? 0 : cardStat(s, stat, card);
  }
  let total = 0;
  const found = buffers[depth++]!;
  const n = collect(s, who - Value.Tree, found);
  for (let i = 0; i < n; i++) total += cardStat(s, stat, found[i]!);
  depth--;
  return total;
}

export function statOfSet(s: State, stat: number, set: number): number {
  let total = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1))
    total += cardStat(s, stat, card);
  return total;
}

function cardStat(s: State, stat: number, card: number): number {
  switch (stat) {
    case Stat.Power:
      return isCreature(s, card) ? power(s, card) : lastPower(s, card);
    case Stat.Armor:
      return armor(s, card);
    case Stat.Damage:
      return damageOn(s, card);
    case Stat.Amber:
      return amberOn(s, card);
    case Stat.Traits:
      return countTraits(s, card);
    case Stat.Bonus:
      return amberOf[definition(s, card)]!;
    case Stat.Doom:
      return doomCounters(s, card);
    default:
      return otherCounters(s, card);
  }
}

// Conditions

export function test(s: State, p: number): boolean {
  switch (program[p]) {
    case Test.Compare:
      return compare(amount(s, program[p + 1]!), program[p + 2]!, amount(s, program[p + 3]!));
    case Test.Is: {
      const card = cardOf(s, program[p + 1]!);
      return card >= 0 && matches(s, program[p + 2]!, card);
    }
    case Test.Some:
      return anyMatch(s, program[p + 1]!);
    case Test.None:
      return !anyMatch(s, program[p + 1]!);
    case Test.Not:
      return !test(s, program[p + 1]!);
    case Test.Destroyed: {
      const card = cardOf(s, program[p + 1]!);
      return card >= 0 && ctx.frame >= 0 && has(s, ctx.frame + F.Dead, card);
    }
    case Test.Fighting:
      return isFighting(s, cardOf(s, program[p + 1]!), program[p + 2]!, program[p + 3]!);
    case Test.YourTurn:
      return s[at.active] === ctx.you;
    case Test.LowTide:
      return false;
    case Test.All:
      for (let i = 0; i < program[p + 1]!; i++) if (!test(s, program[p + 2 + i]!)) return false;
      return true;
    case Test.ShareHouse:
      return ctx.frame >= 0 && shareHouse(s, ctx.frame + F.Those);
    default:
      throw new Error('no such condition');
  }
}

/** "Fight:" abilities resolve after the fight: nobody is fighting then. */
function isFighting(s: State, card: number, attackingOnly: number, against: number): boolean {
  const fight = s[at.fight]!;
  if (fight < 0 || card < 0 || s[fight + F.Pc] === FightStep.End) return false;
  const attacker = s[fight + F.Self]!;
  const defender = s[fight + F.Foe]!;
  if (card !== attacker && (attackingOnly || card !== defender)) return false;
  const foe = card === attacker ? defender : attacker;
  return against === 0 || (foe >= 0 && matches(s, against, foe));
}

function shareHouse(s: State, set: number): boolean {
  let houses = -1;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) houses &= housesOf(s, card);
  return houses !== 0 && sizeOf(s, set) > 1;
}

// Filters

/** Whether a card fits a filter, wherever it is: events speak of cards that have just left. */
export function matches(s: State, filter: number, card: number): boolean {
  for (let f = filter; f !== 0; f = program[f + Fi.Or]!) {
    const seat = controllerOf(s, card);
    if (fits(s, f, card, seat)) return true;
  }
  return false;
}

function fits(s: State, f: number, card: number, seat: number): boolean {
  if ((program[f + Fi.Kinds]! & kindAt(s, card)) === 0) return false;
  if ((program[f + Fi.Side]! & (seat === ctx.you ? Side.Friendly : Side.Enemy)) === 0) return false;
  const n = program[f + Fi.Length]!;
  return n === 0 || wordsHold(s, f + Fi.Words, n, card, seat);
}

function wordsHold(s: State, start: number, n: number, card: number, seat: number): boolean {
  let p = start;
  let left = n;
  while (left-- > 0) {
    const word = program[p]!;
    if (word === Word.AnyOf) {
      const k = program[p + 1]!;
      if (!oneHolds(s, p + 2, k, card, seat)) return false;
      p += 2 + 2 * k;
      left -= k;
    } else {
      if (holds(s, word & 0xff, program[p + 1]!, card, seat) === (word & 256) > 0) return false;
      p += 2;
    }
  }
  return true;
}

function oneHolds(s: State, start: number, k: number, card: number, seat: number): boolean {
  for (let p = start; p < start + 2 * k; p += 2) {
    const word = program[p]!;
    if (holds(s, word & 0xff, program[p + 1]!, card, seat) !== (word & 256) > 0) return true;
  }
  return false;
}

/** The words that ask for what modifiers change; all others are plain. */
function holds(s: State, word: number, argument: number, card: number, seat: number): boolean {
  switch (word) {
    case Word.House:
      return (housesOf(s, card) & argument) !== 0;
    case Word.HouseNamed:
      return (housesOf(s, card) & (1 << ctx.named)) !== 0;
    case Word.HouseActive:
      return s[at.house]! >= 0 && (housesOf(s, card) & (1 << s[at.house]!)) !== 0;
    case Word.HouseSameIt:
      return ctx.it >= 0 && (housesOf(s, card) & housesOf(s, ctx.it)) !== 0;
    case Word.HouseIdentity:
      return (housesOf(s, card) & s[at.houses + ctx.you]!) !== 0;
    case Word.HouseInPlay:
      return (housesOf(s, card) & housesInPlay(s, ctx.you)) !== 0;
    case Word.HouseMostCreatures:
      return (housesOf(s, card) & mostCommonHouses(s)) !== 0;
    case Word.Keyword:
      return hasKeyword(s, card, argument);
    case Word.Flank:
      return isFlank(s, card);
    case Word.Armored:
      return armor(s, card) > 0;
    case Word.Power:
      return compare(powerNow(s, card), argument >> 8, argument & 0xff);
    case Word.PowerOdd:
      return (powerNow(s, card) & 1) === 1;
    case Word.PowerEven:
      return (powerNow(s, card) & 1) === 0;
    case Word.PowerNamed:
      return powerNow(s, card) === ctx.named;
    case Word.PowerThose:
      return powerAmong(s, powerNow(s, card));
    case Word.PowerLowest:
      return powerNow(s, card) === extremePower(s, -1);
    case Word.PowerHighest:
      return powerNow(s, card) === extremePower(s, 1);
    case Word.PowerBelowIt:
      return ctx.it >= 0 && powerNow(s, card) < powerNow(s, ctx.it);
    case Word.SharesHouse:
      return neighboursOfHouse(s, card) >= argument;
    case Word.HouseCount:
      return creaturesOfHouse(s, housesOf(s, card)) >= argument;
    case Word.Tag:
      return hasTagNow(s, card, tagsMeant(s, card, argument));
    default:
      return holdsPlainly(s, word, argument, card, seat);
  }
}

const hasTagNow = (s: State, card: number, tag: number): boolean =>
  ((tagsOf[definition(s, card)]! & tag) !== 0 && !isBlank(s, card)) || gainsTag(s, card, tag);

const powerNow = (s: State, card: number): number =>
  isCreature(s, card) ? power(s, card) : inPlay(s, card) ? 0 : powerOf[definition(s, card)]!;

function powerAmong(s: State, n: number): boolean {
  const set = ctx.frame + F.Those;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (powerNow(s, card) === n) return true;
  }
  return false;
}

/** The highest power in play, or with -1 as the sign the lowest; infinite when there is no creature. */
export function extremePower(s: State, sign: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < 2; seat++) {
    for (let card = s[at.head + seat * 8 + Zone.Line]!; card >= 0; card = nextCard(s, card)) {
      best = Math.max(best, sign * power(s, card));
    }
  }
  return sign * best;
}

function neighboursOfHouse(s: State, card: number): number {
  const houses = housesOf(s, card);
  const left = s[at.prev + card]!;
  const right = s[at.next + card]!;
  return (
    (left >= 0 && housesOf(s, left) & houses ? 1 : 0) + (right >= 0 && housesOf(s, right) & houses ? 1 : 0)
  );
}

function creaturesOfHouse(s: State, houses: number): number {
  let n = 0;
  for (let seat = 0; seat < 2; seat++) {
    for (let c = s[at.head + seat * 8 + Zone.Line]!; c >= 0; c = nextCard(s, c))
      if (housesOf(s, c) & houses) n++;
  }
  return n;
}

/** Bits of the houses of the cards that a player has in play. */
function housesInPlay(s: State, seat: number): number {
  let bits = 0;
  for (let card = nextIn(s, at.inPlay, 0); card >= 0; card = nextIn(s, at.inPlay, card + 1)) {
    if (controllerOf(s, card) === seat) bits |= housesOf(s, card);
  }
  return bits;
}

/** Bits of the houses that most creatures in play belong to. */
function mostCommonHouses(s: State): number {
  let best = 0;
  let bits = 0;
  for (let house = 0; house < 9; house++) {
    const n = creaturesOfHouse(s, 1 << house);
    if (n > best) {
      best = n;
      bits = 0;
    }
    if (n === best && n > 0) bits |= 1 << house;
  }
  return bits;
}

/** Writes the cards that fit a filter, each once, and returns how many. */
export function collect(s: State, filter: number, out: Int32Array): number {
  let n = 0;
  for (let f = filter; f !== 0; f = program[f + Fi.Or]!) n = collectClause(s, f, out, n);
  return n;
}

function collectClause(s: State, f: number, out: Int32Array, start: number): number {
  const zones = program[f + Fi.Zones]!;
  if (zones & (In.Those | In.Earlier)) return collectThose(s, f, out, start);
  let n = start;
  const sides = program[f + Fi.Side]!;
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? ctx.you : 1 - ctx.you;
    if ((sides & (turn === 0 ? Side.Friendly : Side.Enemy)) === 0 && zones !== In.Play) continue;
    if (zones & In.Play) n = collectPlay(s, f, seat, out, n);
    if (zones === In.Play) continue;
    for (let zone = 0; zone <= Zone.Purged; zone++) {
      if (zones & ZONE_BIT[zone]!) n = collectList(s, f, seat, seat * 8 + zone, out, n);
    }
  }
  if (zones & In.Under) n = collectUnder(s, f, out, n);
  return n;
}

/** Deck, hand, discard, archives, purged. */
const ZONE_BIT = [In.Deck, In.Hand, In.Discard, In.Archives, In.Purged];

function collectPlay(s: State, f: number, seat: number, out: Int32Array, start: number): number {
  const kinds = program[f + Fi.Kinds]!;
  const side = seat === ctx.you ? Side.Friendly : Side.Enemy;
  let n = start;
  if (kinds & Kind.Creature && program[f + Fi.Side]! & side) {
    n = collectList(s, f, seat, seat * 8 + Zone.Line, out, n);
  }
  if (kinds & Kind.Artifact && program[f + Fi.Side]! & side) {
    n = collectList(s, f, seat, seat * 8 + Zone.Artifacts, out, n);
  }
  if (kinds & Kind.Upgrade) n = collectUpgrades(s, f, seat, out, n);
  return n;
}

function collectList(
  s: State,
  f: number,
  seat: number,
  place: number,
  out: Int32Array,
  start: number,
): number {
  let n = start;
  for (let card = s[at.head + place]!; card >= 0; card = nextCard(s, card)) {
    if (fits(s, f, card, seat) && !contains(out, start, card)) out[n++] = card;
  }
  return n;
}

/** A filter's clauses may overlap, so a card already written is passed over. */
function contains(out: Int32Array, count: number, card: number): boolean {
  for (let i = 0; i < count; i++) if (out[i] === card) return true;
  return false;
}

function collectUpgrades(s: State, f: number, seat: number, out: Int32Array, start: number): number {
  let n = start;
  for (let host = s[at.head + seat * 8 + Zone.Line]!; host >= 0; host = nextCard(s, host)) {
    for (let card = firstAttached(s, host); card >= 0; card = nextCard(s, card)) {
      if (zoneOf(s, card) === Zone.Attached && fits(s, f, card, controllerOf(s, card))) out[n++] = card;
    }
  }
  return n;
}

/** Cards under the card whose ability speaks. */
function collectUnder(s: State, f: number, out: Int32Array, start: number): number {
  let n = start;
  if (ctx.self < 0) return n;
  for (let card = firstAttached(s, ctx.self); card >= 0; card = nextCard(s, card)) {
    if (zoneOf(s, card) === Zone.Under && fits(s, f, card, ctx.you)) out[n++] = card;
  }
  return n;
}

function collectThose(s: State, f: number, out: Int32Array, start: number): number {
  const zones = program[f + Fi.Zones]! & ~(In.Those | In.Earlier);
  let n = start;
  if (ctx.frame < 0) return n;
  const set = ctx.frame + (program[f + Fi.Zones]! & In.Earlier ? F.Earlier : F.Those);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    const place = placeOf(s, card);
    const seat = place < 16 ? place >> 3 : controllerOf(s, card);
    if ((zones === 0 || isIn(s, card, zones)) && fits(s, f, card, seat)) out[n++] = card;
  }
  return n;
}

/** Buffers for filters within filters: counting may happen while candidates are collected. */
const buffers = Array.from({ length: 8 }, () => new Int32Array(Size.Cards + 8));
let depth = 0;

export function countMatches(s: State, filter: number): number {
  const n = collect(s, filter, buffers[depth++]!);
  depth--;
  return n;
}

export const anyMatch = (s: State, filter: number): boolean => countMatches(s, filter) > 0;

function countHouses(s: State, filter: number, among: number): number {
  const buffer = buffers[depth++]!;
  const n = collect(s, filter, buffer);
  let bits = 0;
  for (let i = 0; i < n; i++) bits |= housesOf(s, buffer[i]!);
  depth--;
  bits &= among;
  let houses = 0;
  for (; bits !== 0; bits &= bits - 1) houses++;
  return houses;
}

evaluator.amount = amount;
evaluator.test = test;
evaluator.matches = matches;
