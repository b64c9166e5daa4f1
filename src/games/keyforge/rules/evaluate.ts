import type { State } from '../../../core/game.js';
import { at, F, Flag, Frame, Lasting, Mod, None, Size, Zone } from '../layout.js';
import {
  AbilityFlag,
  abilityTags,
  amberOf,
  armorOf,
  assaultOf,
  hasTrait,
  hazardousOf,
  keywordsOf,
  modA,
  modFilter,
  modFlags,
  modKind,
  modN,
  modWhile,
  nameOf,
  powerOf,
  program,
  tagsOf,
  textOf,
  traitsOf,
} from '../pool.js';
import {
  Comparison,
  Fi,
  In,
  Keyword,
  Kind,
  Seat,
  Side,
  Stat,
  Sum,
  Test,
  Value,
  Who,
  Word,
} from '../program.js';
import {
  amberOn,
  areNeighbours,
  armorUsed,
  controllerOf,
  damageOn,
  definition,
  doomCounters,
  firstAttached,
  flag,
  has,
  hostOf,
  inPlay,
  isAtEnd,
  isCentre,
  isCreature,
  isEmpty,
  kindAt,
  lastPower,
  nextCard,
  nextIn,
  otherCounters,
  ownerOf,
  placeOf,
  powerCounters,
  printedHouses,
  zoneOf,
} from '../state.js';

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
    case Seat.Chosen:
      return ctx.named;
  }
  const card = cardOf(s, seat & 7);
  if (card < 0) return ctx.you;
  const kind = seat & ~7;
  if (kind === Seat.Owner) return ownerOf(card);
  return kind === Seat.Controller ? controllerOf(s, card) : 1 - controllerOf(s, card);
}

/** The owner of a card is nobody when there is no such card. */
const isSomebody = (s: State, seat: number): boolean => seat < Seat.Controller || cardOf(s, seat & 7) >= 0;

/** Whether a player that an ability speaks of includes this seat. */
export const includes = (s: State, seat: number, who: number): boolean =>
  seat === Seat.Both || seat === Seat.Anyone || seatOf(s, seat) === who;

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
      return countHouses(s, program[p + 1]!);
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

export const countKeys = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

const part = (n: number, divisor: number, up: number): number =>
  up ? Math.ceil(n / divisor) : Math.floor(n / divisor);

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

function statOfSet(s: State, stat: number, set: number): number {
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
      return countTraits(definition(s, card));
    case Stat.Bonus:
      return amberOf[definition(s, card)]!;
    case Stat.Doom:
      return doomCounters(s, card);
    default:
      return otherCounters(s, card);
  }
}

function countTraits(d: number): number {
  let n = 0;
  for (let w = 0; w < 3; w++) for (let bits = traitsOf[d * 3 + w]!; bits !== 0; bits &= bits - 1) n++;
  return n;
}

/** In the order of MEMORIES. */
function memory(s: State, fact: number, seat: number, house: number): number {
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
    default:
      return s[at.discarded + seat]!;
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
    case Test.All:
      for (let i = 0; i < program[p + 1]!; i++) if (!test(s, program[p + 2 + i]!)) return false;
      return true;
    default:
      throw new Error('no such condition');
  }
}

function compare(a: number, how: number, b: number): boolean {
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

function isFighting(s: State, card: number, attackingOnly: number, against: number): boolean {
  const fight = s[at.fight]!;
  if (fight < 0 || card < 0) return false;
  const attacker = s[fight + F.Self]!;
  const defender = s[fight + F.Foe]!;
  if (card !== attacker && (attackingOnly || card !== defender)) return false;
  const foe = card === attacker ? defender : attacker;
  return against === 0 || (foe >= 0 && matches(s, against, foe));
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

function holds(s: State, word: number, argument: number, card: number, seat: number): boolean {
  switch (word) {
    case Word.Other:
      return card !== ctx.self;
    case Word.Self:
      return card === ctx.self;
    case Word.Host:
      return card === hostOf(s, ctx.self);
    case Word.It:
      return card === ctx.it;
    case Word.Subject:
      return card === ctx.subject;
    case Word.Granter:
      return card === ctx.granter;
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
    case Word.HouseMostCreatures:
      return (housesOf(s, card) & mostCommonHouses(s)) !== 0;
    case Word.Trait:
      return hasTrait(definition(s, card), argument);
    case Word.TraitNamed:
      return hasTrait(definition(s, card), ctx.named);
    case Word.Name:
      return nameOf[definition(s, card)] === argument;
    case Word.NameIt:
      return ctx.it >= 0 && nameOf[definition(s, card)] === nameOf[definition(s, ctx.it)];
    case Word.Keyword:
      return hasKeyword(s, card, argument);
    case Word.Flank:
      return isFlank(s, card);
    case Word.LeftFlank:
      return isCreature(s, card) && s[at.prev + card]! < 0;
    case Word.RightFlank:
      return isCreature(s, card) && s[at.next + card]! < 0;
    case Word.Centre:
      return isCreature(s, card) && isCentre(s, card);
    case Word.LeftOf:
      return isLeftOf(s, card, cardOf(s, argument));
    case Word.RightOf:
      return isLeftOf(s, cardOf(s, argument), card);
    case Word.Neighbour:
      return (
        areNeighbours(s, card, cardOf(s, argument)) ||
        (s[at.fight]! >= 0 && foughtBeside(s, card, cardOf(s, argument)))
      );
    case Word.Damaged:
      return damageOn(s, card) > 0;
    case Word.Ready:
      return !flag(s, card, Flag.Exhausted);
    case Word.Stunned:
      return flag(s, card, Flag.Stunned);
    case Word.Warded:
      return flag(s, card, Flag.Warded);
    case Word.Amber:
      return amberOn(s, card) > 0;
    case Word.Armored:
      return armor(s, card) > 0;
    case Word.Upgraded:
      return hasUpgrade(s, card);
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
    case Word.SharesTrait:
      return sharesTrait(s, card, cardOf(s, argument));
    case Word.SharesNoTrait:
      return !sharesTraitInLine(s, card);
    case Word.SharesHouse:
      return neighboursOfHouse(s, card) >= argument;
    case Word.HouseCount:
      return creaturesOfHouse(s, housesOf(s, card)) >= argument;
    case Word.Counter:
      return (argument ? doomCounters(s, card) : otherCounters(s, card)) > 0;
    case Word.Tag:
      return (tagsOf[definition(s, card)]! & argument) !== 0 || gainsTag(s, card, argument);
    case Word.OnHost:
      return hostOf(s, card) >= 0 && hostOf(s, card) === hostOf(s, ctx.self);
    case Word.Of:
      return seatOf(s, argument) === seat && isSomebody(s, argument);
    case Word.Was:
      return controllerOf(s, card) === seatOf(s, argument);
    case Word.Destroyed:
      return ctx.frame >= 0 && has(s, ctx.frame + F.Dead, card);
    case Word.Played:
      return isBeingPlayed(s, card);
    case Word.Kinds:
      return (kindAt(s, card) & argument) !== 0;
    case Word.Side:
      return (argument & (seat === ctx.you ? Side.Friendly : Side.Enemy)) !== 0;
    case Word.Zones:
      return isIn(s, card, argument);
    default:
      throw new Error('no such word of filters');
  }
}

/** Whether a card lies in one of the zones of a filter. */
export function isIn(s: State, card: number, zones: number): boolean {
  if (zones & In.Those && ctx.frame >= 0 && has(s, ctx.frame + F.Those, card)) return true;
  switch (zoneOf(s, card)) {
    case Zone.Deck:
      return (zones & In.Deck) !== 0;
    case Zone.Hand:
      return (zones & In.Hand) !== 0;
    case Zone.Discard:
      return (zones & In.Discard) !== 0;
    case Zone.Archives:
      return (zones & In.Archives) !== 0;
    case Zone.Purged:
      return (zones & In.Purged) !== 0;
    case Zone.Under:
      return (zones & In.Under) !== 0;
    default:
      return (zones & In.Play) !== 0 && inPlay(s, card);
  }
}

function isLeftOf(s: State, left: number, right: number): boolean {
  if (left < 0 || right < 0 || !isCreature(s, left) || placeOf(s, left) !== placeOf(s, right)) return false;
  for (let card = nextCard(s, left); card >= 0; card = nextCard(s, card)) if (card === right) return true;
  return false;
}

/** An attacker that died in its fight was used as the neighbour of those it stood beside. */
function foughtBeside(s: State, card: number, of: number): boolean {
  const fight = s[at.fight]!;
  if (s[fight + F.Self] !== card || isCreature(s, card)) return false;
  const beside = s[fight + F.Extra]!;
  return of >= 0 && (((beside >> 8) & 0xff) === of + 1 || ((beside >> 16) & 0xff) === of + 1);
}

function hasUpgrade(s: State, card: number): boolean {
  for (let on = firstAttached(s, card); on >= 0; on = nextCard(s, on))
    if (zoneOf(s, on) === Zone.Attached) return true;
  return false;
}

const powerNow = (s: State, card: number): number =>
  isCreature(s, card) ? power(s, card) : inPlay(s, card) ? 0 : powerOf[definition(s, card)]!;

function powerAmong(s: State, n: number): boolean {
  const set = ctx.frame + F.Those;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (powerNow(s, card) === n) return true;
  }
  return false;
}

function extremePower(s: State, sign: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < 2; seat++) {
    for (let card = s[at.head + seat * 8 + Zone.Line]!; card >= 0; card = nextCard(s, card)) {
      best = Math.max(best, sign * power(s, card));
    }
  }
  return sign * best;
}

function sharesTrait(s: State, a: number, b: number): boolean {
  if (b < 0) return false;
  const x = definition(s, a) * 3;
  const y = definition(s, b) * 3;
  return (
    ((traitsOf[x]! & traitsOf[y]!) |
      (traitsOf[x + 1]! & traitsOf[y + 1]!) |
      (traitsOf[x + 2]! & traitsOf[y + 2]!)) !==
    0
  );
}

function sharesTraitInLine(s: State, card: number): boolean {
  for (let c = s[at.head + placeOf(s, card)]!; c >= 0; c = nextCard(s, c)) {
    if (c !== card && sharesTrait(s, card, c)) return true;
  }
  return false;
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

/** From entering play until its "Play:" abilities have resolved. */
function isBeingPlayed(s: State, card: number): boolean {
  for (let frame = s[at.top]!; frame >= 0; frame = s[frame + F.Below]!) {
    if (s[frame + F.Kind] === Frame.Play && s[frame + F.Self] === card) return true;
  }
  return false;
}

/** Writes the cards that fit a filter, each once, and returns how many. */
export function collect(s: State, filter: number, out: Int32Array): number {
  let n = 0;
  for (let f = filter; f !== 0; f = program[f + Fi.Or]!) n = collectClause(s, f, out, n);
  return n;
}

function collectClause(s: State, f: number, out: Int32Array, start: number): number {
  const zones = program[f + Fi.Zones]!;
  if (zones & In.Those) return collectThose(s, f, out, start);
  let n = start;
  const sides = program[f + Fi.Side]!;
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? ctx.you : 1 - ctx.you;
    if ((sides & (turn === 0 ? Side.Friendly : Side.Enemy)) === 0 && zones !== In.Play) continue;
    if (zones & In.Play) n = collectPlay(s, f, seat, out, n);
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
    if (fits(s, f, card, seat) && !contains(out, start, n, card)) out[n++] = card;
  }
  return n;
}

/** A filter's clauses may overlap, so a card already written is passed over. */
function contains(out: Int32Array, start: number, n: number, card: number): boolean {
  for (let i = 0; i < start; i++) if (out[i] === card) return true;
  return n < 0;
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
  const zones = program[f + Fi.Zones]! & ~In.Those;
  let n = start;
  if (ctx.frame < 0) return n;
  const set = ctx.frame + F.Those;
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

function countHouses(s: State, filter: number): number {
  const buffer = buffers[depth++]!;
  const n = collect(s, filter, buffer);
  let bits = 0;
  for (let i = 0; i < n; i++) bits |= housesOf(s, buffer[i]!);
  depth--;
  let houses = 0;
  for (; bits !== 0; bits &= bits - 1) houses++;
  return houses;
}

// What constant abilities and lasting effects make of a card

export const hasModifiers = (s: State, kind: Mod): boolean =>
  (((s[at.modMask]! | s[at.lastingMods]!) >> kind) & 1) === 1;

export function power(s: State, card: number): number {
  const base = powerOf[definition(s, card)]! + powerCounters(s, card);
  return hasModifiers(s, Mod.Power) ? Math.max(0, base + modifierTotal(s, Mod.Power, card, 0)) : base;
}

/** All armor, used up this turn or not. */
export function totalArmor(s: State, card: number): number {
  const base = armorOf[definition(s, card)]!;
  return hasModifiers(s, Mod.Armor) ? Math.max(0, base + modifierTotal(s, Mod.Armor, card, 0)) : base;
}

/** What is left of it this turn. */
export const armor = (s: State, card: number): number =>
  Math.max(0, totalArmor(s, card) - armorUsed(s, card));

export function hasKeyword(s: State, card: number, bit: number): boolean {
  if (hasModifiers(s, Mod.LoseKeyword) && modifierTotal(s, Mod.LoseKeyword, card, 0) & bit) return false;
  if ((keywordsOf[definition(s, card)]! & bit) !== 0 && !isBlank(s, card)) return true;
  return hasModifiers(s, Mod.Keyword) && (modifierTotal(s, Mod.Keyword, card, 0) & bit) !== 0;
}

/** Assault and hazardous add up. */
export function keywordValue(s: State, card: number, bit: number, printed: Int32Array): number {
  const base = isBlank(s, card) ? 0 : printed[definition(s, card)]!;
  return hasModifiers(s, Mod.Keyword) ? base + modifierTotal(s, Mod.Keyword, card, bit) : base;
}
export const assaultValue = (s: State, card: number): number =>
  keywordValue(s, card, Keyword.Assault, assaultOf);
export const hazardousValue = (s: State, card: number): number =>
  keywordValue(s, card, Keyword.Hazardous, hazardousOf);

export const ignoredKeywords = (s: State, card: number): number =>
  hasModifiers(s, Mod.Ignores) ? modifierTotal(s, Mod.Ignores, card, 0) : 0;

/** Bits of the houses a card belongs to now. */
export function housesOf(s: State, card: number): number {
  if (hasModifiers(s, Mod.Belongs) && inPlay(s, card)) {
    return modifierTotal(s, Mod.Belongs, card, 0) || printedHouses(s, card);
  }
  return printedHouses(s, card);
}

export function isFlank(s: State, card: number): boolean {
  if (!isCreature(s, card)) return false;
  return isAtEnd(s, card) || (hasModifiers(s, Mod.Flank) && modifierTotal(s, Mod.Flank, card, 0) > 0);
}

export const isBlank = (s: State, card: number): boolean =>
  hasModifiers(s, Mod.Blank) && modifierTotal(s, Mod.Blank, card, 0) > 0;

/** Whether another card gives it an ability with such a tag. */
export function gainsTag(s: State, card: number, tag: number): boolean {
  return hasModifiers(s, Mod.Gains) && (modifierTotal(s, Mod.Gains, card, 0) & tag) !== 0;
}

/** Sums, or bits, or a plain yes, of all modifiers of a kind that touch a card now. */
export function modifierTotal(s: State, kind: Mod, card: number, wanted: number): number {
  const { self, you, granter, it, subject, foe, player, named, did, number, frame } = ctx;
  let total = 0;
  const set = at.modifies + Size.Set * kind;
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    if (kind !== Mod.Blank && isBlank(s, source)) continue;
    total = addText(s, kind, card, wanted, source, total);
  }
  if ((s[at.lastingMods]! >> kind) & 1) total = addLasting(s, kind, card, wanted, total);
  ctx.self = self;
  ctx.you = you;
  ctx.granter = granter;
  ctx.it = it;
  ctx.subject = subject;
  ctx.foe = foe;
  ctx.player = player;
  ctx.named = named;
  ctx.did = did;
  ctx.number = number;
  ctx.frame = frame;
  return total;
}

/** The place of a definition's modifiers in the program: how many, then each. */
export const modifiersAt = (d: number): number => textOf[d]! + 1 + program[textOf[d]!]!;

function addText(s: State, kind: Mod, card: number, wanted: number, source: number, start: number): number {
  let total = start;
  const p = modifiersAt(definition(s, source));
  for (let i = 1; i <= program[p]!; i++) {
    const mod = program[p + i]!;
    if (modKind[mod] !== kind) continue;
    bindText(s, modFlags[mod]! & AbilityFlag.OnHost ? hostOf(s, source) : source, source);
    if (touches(s, mod, card)) total = addOne(s, kind, mod, wanted, total);
  }
  return total;
}

/** A constant ability speaks of the card it stands on when it says nothing else. */
export function touches(s: State, mod: number, card: number): boolean {
  if (modFilter[mod] !== 0 && !matches(s, modFilter[mod]!, card)) return false;
  if (modWhile[mod] !== 0 && !test(s, modWhile[mod]!)) return false;
  ctx.it = card;
  return true;
}

function addOne(s: State, kind: Mod, mod: number, wanted: number, total: number): number {
  switch (kind) {
    case Mod.Power:
    case Mod.Armor:
      return total + amount(s, modN[mod]!);
    case Mod.Keyword:
      if (wanted === 0) return total | modA[mod]!;
      return modA[mod] === wanted ? total + amount(s, modN[mod]!) : total;
    case Mod.Gains:
      return total | abilityTags[modA[mod]!]!;
    case Mod.Flank:
    case Mod.Blank:
    case Mod.Spendable:
    case Mod.Controlled:
      return 1;
    default:
      return total | modA[mod]!;
  }
}

/** Whether the lasting effect at `e` holds now. */
export const holdsNow = (s: State, e: number): boolean =>
  s[e + Lasting.From]! <= s[at.turn]! && s[at.turn]! <= s[e + Lasting.To]!;

export const lastingAt = (i: number): number => at.lasting + i * Size.LastingWords;

/** Speaks for the player who made it; granted to cards, each of them is its bearer. */
export function bindLasting(s: State, e: number, card: number): void {
  const who = s[e + Lasting.Who]!;
  const granted = !isEmpty(s, e + Lasting.Cards);
  bindText(s, granted ? card : ((who >> 2) & 0xff) - 1, ((who >> 2) & 0xff) - 1);
  ctx.you = granted && card >= 0 ? controllerOf(s, card) : who & 1;
  ctx.named = s[e + Lasting.Named]!;
}

/** Whether a lasting modifier touches a card now; binds it. */
export function lastingTouches(s: State, e: number, card: number): boolean {
  if (!holdsNow(s, e)) return false;
  if (!isEmpty(s, e + Lasting.Cards) && (card < 0 || !has(s, e + Lasting.Cards, card))) return false;
  bindLasting(s, e, card);
  return touches(s, ~s[e + Lasting.What]!, card);
}

function addLasting(s: State, kind: Mod, card: number, wanted: number, start: number): number {
  let total = start;
  for (let i = 0; i < s[at.lastingCount]!; i++) {
    const e = lastingAt(i);
    const what = s[e + Lasting.What]!;
    if (what >= 0 || modKind[~what] !== kind) continue;
    if (lastingTouches(s, e, card)) total = addOne(s, kind, ~what, wanted, total);
  }
  return total;
}
