import type { State } from '../../core/game.js';
import { at, Cares, Event, Flag, Mod, None, Size, Zone } from './layout.js';
import { eventsOf, kindOf, modsOf } from './pool.js';
import { Kind } from './program.js';

// Sets of cards: three words each, anywhere in the state.

export const has = (s: State, set: number, card: number): boolean =>
  ((s[set + (card >> 5)]! >>> (card & 31)) & 1) === 1;
export const add = (s: State, set: number, card: number): void => {
  s[set + (card >> 5)]! |= 1 << (card & 31);
};
export const remove = (s: State, set: number, card: number): void => {
  s[set + (card >> 5)]! &= ~(1 << (card & 31));
};
export const isEmpty = (s: State, set: number): boolean => (s[set]! | s[set + 1]! | s[set + 2]!) === 0;
export const clear = (s: State, set: number): void => {
  s[set] = 0;
  s[set + 1] = 0;
  s[set + 2] = 0;
};
export const sameSet = (s: State, a: number, b: number): boolean =>
  s[a] === s[b] && s[a + 1] === s[b + 1] && s[a + 2] === s[b + 2];
export const copySet = (s: State, from: number, to: number): void => {
  s[to] = s[from]!;
  s[to + 1] = s[from + 1]!;
  s[to + 2] = s[from + 2]!;
};

/** Adds all cards of one set to another. */
export const addSet = (s: State, from: number, to: number): void => {
  s[to]! |= s[from]!;
  s[to + 1]! |= s[from + 1]!;
  s[to + 2]! |= s[from + 2]!;
};
export const overlap = (s: State, a: number, b: number): boolean =>
  ((s[a]! & s[b]!) | (s[a + 1]! & s[b + 1]!) | (s[a + 2]! & s[b + 2]!)) !== 0;

/** The first card of a set at or after `card`, or None.Card. */
export function nextIn(s: State, set: number, card: number): number {
  let word = card >> 5;
  if (word >= Size.Set) return None.Card;
  let bits = s[set + word]! & (-1 << (card & 31));
  while (bits === 0) {
    if (++word === Size.Set) return None.Card;
    bits = s[set + word]!;
  }
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}

export function sizeOf(s: State, set: number): number {
  return ones(s[set]!) + ones(s[set + 1]!) + ones(s[set + 2]!);
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Cards

export const ownerOf = (card: number): number => (card < Size.Deck ? 0 : 1);
export const definition = (s: State, card: number): number => s[at.definition + card]! & 0xfff;
export const printedDefinition = (s: State, card: number): number =>
  (s[at.definition + card]! >>> 12) & 0xfff;
export const printedHouses = (s: State, card: number): number => s[at.print + card]! & 0x1ff;
/** The first copy of this card in its owner's deck list: options for hidden cards name it. */
export const copyOf = (s: State, card: number): number => (s[at.print + card]! >>> 9) & 0x7f;
/** Whether there are copies of this card in its owner's deck list. */
export const hasCopies = (s: State, card: number): boolean => s[at.print + card]! < 0;
/** The first card of this name in both decks: the rule of six is counted there. */
export const namesake = (s: State, card: number): number => (s[at.print + card]! >>> 16) & 0x7f;

/**
 * Cards that put an enemy creature into your archives send it to its owner's hand when it leaves them; it may be
 * your own, under enemy control.
 */
export const isAbducted = (s: State, card: number): boolean =>
  zoneOf(s, card) === Zone.Archives &&
  (placeOf(s, card) >> 3 !== ownerOf(card) || flag(s, card, Flag.Abducted));

export const flag = (s: State, card: number, bit: number): boolean => (s[at.flags + card]! & bit) !== 0;
export const setFlag = (s: State, card: number, bit: number): void => {
  s[at.flags + card]! |= bit;
};
export const clearFlag = (s: State, card: number, bit: number): void => {
  s[at.flags + card]! &= ~bit;
};
export const controllerOf = (s: State, card: number): number =>
  s[at.flags + card]! & Flag.Controller ? 1 : 0;
export function setController(s: State, card: number, seat: number): void {
  if (seat !== ownerOf(card)) s[at.cares]! |= Cares.Controlled;
  if (seat === 1) setFlag(s, card, Flag.Controller);
  else clearFlag(s, card, Flag.Controller);
}

export const damageOn = (s: State, card: number): number => s[at.damage + card]! & 0xff;
export const setDamage = (s: State, card: number, n: number): void => {
  s[at.damage + card] = (s[at.damage + card]! & ~0xff) | Math.min(n, 255);
};
export const armorUsed = (s: State, card: number): number => (s[at.damage + card]! >>> 8) & 0xff;
export const setArmorUsed = (s: State, card: number, n: number): void => {
  s[at.damage + card] = (s[at.damage + card]! & ~0xff00) | (Math.min(n, 255) << 8);
};
export const incoming = (s: State, card: number): number => (s[at.damage + card]! >>> 16) & 0xff;
export const setIncoming = (s: State, card: number, n: number): void => {
  s[at.damage + card] = (s[at.damage + card]! & ~0xff0000) | (Math.min(n, 255) << 16);
};
export const lastPower = (s: State, card: number): number => s[at.damage + card]! >>> 24;
export const setLastPower = (s: State, card: number, n: number): void => {
  s[at.damage + card] = (s[at.damage + card]! & 0xffffff) | (Math.min(Math.max(n, 0), 255) << 24);
};
/** Its total armor, as it was when some of it was last used up or lost. */
export const armorSeen = lastPower;
export const setArmorSeen = setLastPower;

export const amberOn = (s: State, card: number): number => s[at.tokens + card]! & 0xff;
export const powerCounters = (s: State, card: number): number => (s[at.tokens + card]! >>> 8) & 0xff;
export const otherCounters = (s: State, card: number): number => (s[at.tokens + card]! >>> 16) & 0xff;
export const doomCounters = (s: State, card: number): number => s[at.tokens + card]! >>> 24;
/** Tokens by their place in the word: 0 æmber, 1 power, 2 other, 3 doom counters. */
export function setTokens(s: State, card: number, place: number, n: number): void {
  const shift = place << 3;
  s[at.tokens + card] = (s[at.tokens + card]! & ~(0xff << shift)) | (Math.min(Math.max(n, 0), 255) << shift);
}

export const hostOf = (s: State, card: number): number => (s[at.host + card]! & 0xff) - 1;
export const firstAttached = (s: State, card: number): number => ((s[at.host + card]! >>> 8) & 0xff) - 1;
export const setHost = (s: State, card: number, host: number): void => {
  s[at.host + card] = (s[at.host + card]! & ~0xff) | (host + 1);
};
const setFirstAttached = (s: State, card: number, first: number): void => {
  s[at.host + card] = (s[at.host + card]! & ~0xff00) | ((first + 1) << 8);
};

// Places

export const placeOf = (s: State, card: number): number => s[at.place + card]!;
export const zoneOf = (s: State, card: number): number => {
  const place = s[at.place + card]!;
  return place < 16 ? place & 7 : place;
};
export const list = (seat: number, zone: Zone): number => (seat << 3) + zone;
export const headOf = (s: State, seat: number, zone: Zone): number => s[at.head + (seat << 3) + zone]!;
export const countIn = (s: State, seat: number, zone: Zone): number => s[at.size + (seat << 3) + zone]!;
export const nextCard = (s: State, card: number): number => s[at.next + card]!;
export const inPlay = (s: State, card: number): boolean => has(s, at.inPlay, card);
export const isCreature = (s: State, card: number): boolean => zoneOf(s, card) === Zone.Line;

/** In play a card is what it lies there as; elsewhere what is printed on it. */
export function kindAt(s: State, card: number): number {
  switch (zoneOf(s, card)) {
    case Zone.Line:
      return Kind.Creature;
    case Zone.Artifacts:
      return Kind.Artifact;
    case Zone.Attached:
      return Kind.Upgrade;
    default:
      return kindOf[definition(s, card)]!;
  }
}

/** Takes a card out of wherever it lies. */
export function unlink(s: State, card: number): void {
  const place = s[at.place + card]!;
  const before = s[at.prev + card]!;
  const behind = s[at.next + card]!;
  if (before >= 0) s[at.next + before] = behind;
  if (behind >= 0) s[at.prev + behind] = before;
  if (place < 16) {
    if (before < 0) s[at.head + place] = behind;
    if (behind < 0) s[at.tail + place] = before;
    s[at.size + place]!--;
  } else if (before < 0) setFirstAttached(s, hostOf(s, card), behind);
  s[at.host + card]! &= 0xff00;
  s[at.prev + card] = None.Card;
  s[at.next + card] = None.Card;
}

/** Puts an unlinked card after `before` in a list; None.Card means at its front. */
export function linkBehind(s: State, card: number, place: number, before: number): void {
  const behind = before >= 0 ? s[at.next + before]! : s[at.head + place]!;
  s[at.place + card] = place;
  s[at.prev + card] = before;
  s[at.next + card] = behind;
  if (before >= 0) s[at.next + before] = card;
  else s[at.head + place] = card;
  if (behind >= 0) s[at.prev + behind] = card;
  else s[at.tail + place] = card;
  s[at.size + place]!++;
}

/** The top of a pile is its front. */
export const linkFirst = (s: State, card: number, place: number): void =>
  linkBehind(s, card, place, None.Card);
export const linkLast = (s: State, card: number, place: number): void =>
  linkBehind(s, card, place, s[at.tail + place]!);

export function linkToHost(s: State, card: number, host: number, zone: Zone.Attached | Zone.Under): void {
  const behind = firstAttached(s, host);
  s[at.place + card] = zone;
  s[at.prev + card] = None.Card;
  s[at.next + card] = behind;
  if (behind >= 0) s[at.prev + behind] = card;
  setFirstAttached(s, host, card);
  setHost(s, card, host);
}

/** Whether card `of` lies directly beside `card` in one line. */
export const areNeighbours = (s: State, card: number, of: number): boolean =>
  of >= 0 &&
  isCreature(s, of) &&
  isCreature(s, card) &&
  (s[at.next + of] === card || s[at.prev + of] === card);

export const isAtEnd = (s: State, card: number): boolean => s[at.next + card]! < 0 || s[at.prev + card]! < 0;

/** The same number of creatures on both sides. */
export function isCentre(s: State, card: number): boolean {
  let left = s[at.prev + card]!;
  let right = s[at.next + card]!;
  while (left >= 0 && right >= 0) {
    left = s[at.prev + left]!;
    right = s[at.next + right]!;
  }
  return left < 0 && right < 0;
}

// What cards in play listen to and change

/** Enters or takes out a card's text where events and modifiers look for it. */
export function register(s: State, card: number, present: boolean): void {
  const d = definition(s, card);
  if (present) add(s, at.inPlay, card);
  else remove(s, at.inPlay, card);
  enlist(s, at.eventMask, at.listens, eventsOf[d]!, card, present);
  enlist(s, at.modMask, at.modifies, modsOf[d]!, card, present);
  if (modsOf[d]! & MAY_ENDANGER) s[at.recheck]! |= 1;
  else touch(s);
}

const CHANGES_CREATURES = (1 << Mod.Power) | (1 << Mod.Armor);
/** Also what makes creatures invulnerable. */
const MAY_ENDANGER = CHANGES_CREATURES | (1 << Mod.Keyword);

/**
 * Something has changed that power, armor or a state check may depend on: creatures are looked at before the
 * next step. While no card in play cares, this costs one test.
 */
export function touch(s: State): void {
  const cares = (s[at.modMask]! | s[at.lastingMods]!) & CHANGES_CREATURES;
  const checks = (s[at.eventMask]! | s[at.lastingEvents]!) >>> Event.Whenever;
  if (cares !== 0 || checks & 1) s[at.recheck]! |= 1;
}

/** The power of some creatures, and some state checks, depend on a pool. */
export function changePool(s: State, seat: number, n: number): void {
  s[at.amber + seat]! += n;
  if (s[at.cares]! & Cares.Pools) touch(s);
}

/** Enters a card in the set of each bit, or takes it out; the mask says which sets have any card. */
function enlist(s: State, mask: number, sets: number, bits: number, card: number, present: boolean): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const low = left & -left;
    const set = sets + Size.Set * (31 - Math.clz32(low));
    if (present) {
      add(s, set, card);
      s[mask]! |= low;
    } else {
      remove(s, set, card);
      if (isEmpty(s, set)) s[mask]! &= ~low;
    }
  }
}

export const listeners = (event: Event): number => at.listens + Size.Set * event;

export const other = (seat: number): number => 1 - seat;
