import type { State } from '../../../core/game.js';
import { at, Cares, Flag, Lasting, Mod, None, Size, Zone } from '../layout.js';
import {
  AbilityFlag,
  ModFlag,
  modA,
  modB,
  modFilter,
  modFlags,
  modKind,
  modN,
  modWhile,
  program,
} from '../pool.js';
import { type Spend, Value, Verb } from '../program.js';
import { add, amberOn, controllerOf, definition, hostOf, namesake, nextCard, nextIn } from '../state.js';
import { bindText, ctx, includes } from './context.js';
import { amount, matches, test } from './evaluate.js';
import {
  bindLasting,
  borrower,
  holdsNow,
  isGranted,
  lastingBehind,
  lastingEnd,
  lentText,
  spendOne,
  timesOf,
} from './lasting.js';
import {
  hasModifiers,
  housesOf,
  isBlank,
  lastingTouches,
  modifiersAt,
  modifierTotal,
  touches,
} from './modifiers.js';

/** The modifiers of a kind that speak now, one call each, until one answers true. */
type Ask = (s: State, mod: number, a: number, b: number, e: number) => boolean;

/** Asks every modifier of a kind, bound to its card, whatever it touches. `e` is its lasting effect, or -1. */
function anyModifier(s: State, kind: Mod, asks: Ask, a: number, b: number): boolean {
  const { self, you, granter, it, subject, foe, player, named, did, number, frame } = ctx;
  const answer = anyText(s, kind, asks, a, b) || anyLasting(s, kind, asks, a, b);
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
  return answer;
}

function anyText(s: State, kind: Mod, asks: Ask, a: number, b: number): boolean {
  const set = at.modifies + Size.Set * kind;
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    if (!isBlank(s, source) && textAnswers(s, kind, asks, a, b, source, definition(s, source))) return true;
  }
  return false;
}

function textAnswers(
  s: State,
  kind: Mod,
  asks: Ask,
  a: number,
  b: number,
  source: number,
  d: number,
): boolean {
  const p = modifiersAt(d);
  for (let i = 1; i <= program[p]!; i++) {
    const mod = program[p + i]!;
    if (modKind[mod] !== kind) continue;
    bindText(s, modFlags[mod]! & AbilityFlag.OnHost ? hostOf(s, source) : source, source);
    if (asks(s, mod, a, b, -1)) return true;
  }
  return false;
}

function lentAnswers(s: State, kind: Mod, asks: Ask, a: number, b: number, e: number): boolean {
  const source = borrower(s, e);
  if (isBlank(s, source)) return false;
  for (let times = timesOf(s, e); times > 0; times--) {
    if (textAnswers(s, kind, asks, a, b, source, lentText(s, e))) return true;
  }
  return false;
}

function anyLasting(s: State, kind: Mod, asks: Ask, a: number, b: number): boolean {
  if (((s[at.lastingMods]! >> kind) & 1) === 0) return false;
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    const mod = ~s[e + Lasting.What]!;
    if (lentText(s, e) >= 0 && lentAnswers(s, kind, asks, a, b, e)) return true;
    if (mod < 0 || modKind[mod] !== kind) continue;
    if (!(isGranted(s, e) ? lastingTouches(s, e, a) : speaks(s, e))) continue;
    for (let times = timesOf(s, e); times > 0; times--) if (asks(s, mod, a, b, e)) return true;
  }
  return false;
}

/** A lasting rule about a group or a player: bound, without asking yet whom it touches. */
function speaks(s: State, e: number): boolean {
  if (!holdsNow(s, e)) return false;
  bindLasting(s, e, None.Card);
  return true;
}

// Cannot

let verbAsked = 0;

/** Whether something forbids `seat` to do this with a card (or to have it done to it). */
export function forbidden(s: State, verb: number, card: number, seat: number): boolean {
  if (!hasModifiers(s, Mod.Cannot)) return false;
  verbAsked = verb;
  return anyModifier(s, Mod.Cannot, forbids, card, seat);
}

function forbids(s: State, mod: number, card: number, seat: number): boolean {
  if (modA[mod] !== verbAsked) return false;
  ctx.player = seat;
  if (!includes(s, modN[mod]!, seat)) return false;
  if (modFilter[mod] !== 0 && (card < 0 || !matches(s, modFilter[mod]!, card))) return false;
  if (modB[mod] !== 0 && (card < 0 || !matches(s, modB[mod]!, card))) return false;
  return modWhile[mod] === 0 || test(s, modWhile[mod]!);
}

/** Whether something forbids this creature to attack that one. */
export const attackForbidden = (s: State, attacker: number, defender: number): boolean =>
  hasModifiers(s, Mod.Cannot) && anyModifier(s, Mod.Cannot, forbidsAttack, attacker, defender);

function forbidsAttack(s: State, mod: number, attacker: number, defender: number): boolean {
  if (modA[mod] !== Verb.Attack) return false;
  if (modFilter[mod] !== 0 && !matches(s, modFilter[mod]!, attacker)) return false;
  if (modWhile[mod] !== 0 && !test(s, modWhile[mod]!)) return false;
  return modB[mod] === 0 || matches(s, modB[mod]!, defender);
}

// Houses

let houseBits = 0;

/** Bits of the houses that a seat may choose: "cannot" beats "must"; of several musts one may choose. */
export function choosableHouses(s: State, seat: number): number {
  const bits = (s[at.houses + seat]! | controlledHouses(s, seat)) & ~collectHouses(s, Mod.Cannot, seat);
  const demanded = bits & collectHouses(s, Mod.Must, seat);
  return demanded || bits;
}

function collectHouses(s: State, kind: Mod, seat: number): number {
  houseBits = 0;
  if (hasModifiers(s, kind)) anyModifier(s, kind, addHouse, None.Card, seat);
  return houseBits;
}

function addHouse(s: State, mod: number, _card: number, seat: number): boolean {
  if (modA[mod] !== Verb.House) return false;
  ctx.player = seat;
  if (!includes(s, modN[mod]!, seat) || (modWhile[mod] !== 0 && !test(s, modWhile[mod]!))) return false;
  const house = modB[mod] === Value.HouseNamed ? ctx.named : modB[mod]!;
  if (house >= 0) houseBits |= 1 << house;
  return false;
}

/** Of cards that may be of a house the identity card does not show: the other deck's, and seldom one's own. */
function controlledHouses(s: State, seat: number): number {
  const own = hasModifiers(s, Mod.Belongs) || (s[at.cares]! & Cares.Houses) !== 0;
  if (!own && (s[at.cares]! & Cares.Controlled) === 0) return 0;
  const start = own || seat === 1 ? 0 : Size.Deck;
  const end = own || seat === 0 ? Size.Cards : Size.Deck;
  let bits = 0;
  for (
    let card = nextIn(s, at.inPlay, start);
    card >= 0 && card < end;
    card = nextIn(s, at.inPlay, card + 1)
  ) {
    if (controllerOf(s, card) === seat) bits |= housesOf(s, card);
  }
  return bits;
}

// Allowances

let allowance = -1;
let allowanceMod = -1;
let onlyAsked = 0;

/**
 * Whether a card may be played or used although it is not of the active house. Allowances that are not
 * counted come first; a counted one is remembered for `spendAllowance`.
 */
export function allowed(s: State, verb: number, card: number): boolean {
  verbAsked = verb;
  onlyAsked = 0;
  allowance = -1;
  allowanceMod = -1;
  if (!anyModifier(s, Mod.Allow, allows, card, 0)) return allowanceMod >= 0;
  allowanceMod = -1;
  return true;
}

function allows(s: State, mod: number, card: number, _: number, e: number): boolean {
  if ((modA[mod]! & verbAsked) === 0 || (modFlags[mod]! & ModFlag.Only) !== onlyAsked) return false;
  if (ctx.you !== s[at.active]! || !matches(s, modB[mod]!, card)) return false;
  if (modWhile[mod] !== 0 && !test(s, modWhile[mod]!)) return false;
  if (modN[mod] === Value.All) return true;
  if (allowanceMod < 0 && leftOf(s, e) > 0) {
    allowance = e >= 0 ? e : ctx.granter;
    allowanceMod = mod;
  }
  return false;
}

/** A counted allowance of a card in play is good once a turn: its use is marked on the card. */
const leftOf = (s: State, e: number): number =>
  e >= 0 ? timesOf(s, e) : s[at.flags + ctx.granter]! & Flag.Lent ? 0 : 1;

/** Whether the last call of `allowed` found nothing but a counted allowance. */
export const isCounted = (): boolean => allowanceMod >= 0;

/** Uses up the counted allowance that the last call of `allowed` needed, if any. */
export function spendAllowance(s: State): void {
  if (allowanceMod < 0) return;
  if (allowance >= at.lasting) spendOne(s, allowance);
  else {
    s[at.flags + allowance]! |= Flag.Lent;
    add(s, at.marked, allowance);
  }
}

/** Whether a creature may do nothing but fight, as a rule says that lends it the active house. */
export function onlyFights(s: State, card: number): boolean {
  verbAsked = Verb.Fight;
  onlyAsked = ModFlag.Only;
  allowanceMod = -1;
  return anyModifier(s, Mod.Allow, allows, card, 0);
}

/** Whether a rule, or its rage, demands that this creature fights when it is used and can. */
export function mustFight(s: State, card: number): boolean {
  if ((s[at.flags + card]! & Flag.Enraged) !== 0) return true;
  return hasModifiers(s, Mod.Must) && anyModifier(s, Mod.Must, demandsFight, card, 0);
}

const demandsFight = (s: State, mod: number, card: number): boolean =>
  modA[mod] === Verb.Fight && (card < 0 || touches(s, mod, card));

// Numbers

let total = 0;

/** What a key costs this seat now. */
export function keyCost(s: State, seat: number): number {
  total = s[at.keyCost + seat]!;
  if (hasModifiers(s, Mod.KeyCost)) anyModifier(s, Mod.KeyCost, addForSeat, None.Card, seat);
  return Math.max(0, total);
}

/** To how many cards this seat refills its hand, before chains. */
export function handSize(s: State, seat: number): number {
  total = s[at.handSize + seat]!;
  if (hasModifiers(s, Mod.HandSize)) anyModifier(s, Mod.HandSize, addForSeat, None.Card, seat);
  return Math.max(0, total);
}

function addForSeat(s: State, mod: number, _card: number, seat: number): boolean {
  ctx.player = seat;
  if (!includes(s, modA[mod]!, seat) || (modWhile[mod] !== 0 && !test(s, modWhile[mod]!))) return false;
  total += amount(s, modN[mod]!);
  return false;
}

/** What the other player must be paid before this seat may play or use the card. */
export function tollFor(s: State, verb: number, card: number, seat: number): number {
  if (!hasModifiers(s, Mod.Toll)) return 0;
  verbAsked = verb;
  total = 0;
  anyModifier(s, Mod.Toll, addToll, card, seat);
  return total;
}

function addToll(s: State, mod: number, card: number, seat: number): boolean {
  if (modA[mod] === verbAsked && ctx.you !== seat && matches(s, modB[mod]!, card)) total += modN[mod]!;
  return false;
}

/** Whether the æmber on a card may be spent on this by its controller. */
export const isSpendable = (s: State, card: number, on: Spend): boolean =>
  hasModifiers(s, Mod.Spendable) && (modifierTotal(s, Mod.Spendable, card, 0) & on) !== 0;

/** æmber on cards that this seat may spend like its own. */
export function spendableOnCards(s: State, seat: number, on: Spend): number {
  if (!hasModifiers(s, Mod.Spendable)) return 0;
  let sum = 0;
  for (let zone = Zone.Line; zone <= Zone.Artifacts; zone++) {
    for (let card = s[at.head + seat * 8 + zone]!; card >= 0; card = nextCard(s, card)) {
      if (amberOn(s, card) > 0 && isSpendable(s, card, on)) sum += amberOn(s, card);
    }
  }
  return sum;
}

// The rule of six

/** Whether this card's name has been played and used fewer than six times this turn. */
export const withinSix = (s: State, card: number): boolean =>
  (s[at.flags + namesake(s, card)]! & Flag.SixMask) >> Flag.SixShift < 6;

export function countForSix(s: State, card: number): void {
  const first = namesake(s, card);
  s[at.flags + first]! += 1 << Flag.SixShift;
  add(s, at.marked, first);
}

/** Whether a card that comes into play comes in ready because another card says so. */
export function entersReady(s: State, card: number, wasPut: boolean): boolean {
  if (!hasModifiers(s, Mod.EntersReady)) return false;
  readied = false;
  anyModifier(s, Mod.EntersReady, readies, card, wasPut ? 1 : 0);
  return readied;
}

let readied = false;

const NEXT = 1;
const FIRST = 2;

/**
 * Never answers, so that all are asked: "the next creature" is the same one for each effect that says so. "Next" and
 * "first" speak of played cards.
 */
function readies(s: State, mod: number, card: number, wasPut: number, e: number): boolean {
  if (wasPut && modA[mod] !== 0) return false;
  if (!matches(s, modB[mod]!, card)) return false;
  if (modWhile[mod] !== 0 && !test(s, modWhile[mod]!)) return false;
  if (modA[mod] === FIRST && s[at.creaturesPlayed]! + s[at.creaturesPlayed + 1]! !== 1) return false;
  if (modA[mod] === NEXT && e >= 0) s[e + Lasting.To] = 0;
  readied = true;
  return false;
}
