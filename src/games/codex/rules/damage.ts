import type { State } from '../../../core/game.js';
import { NOBODY } from '../../../core/game.js';
import { at, Flag, None, Size, Slot, Wound, Zone } from '../layout.js';
import { keywordsOf, specOf, traitsOf } from '../pool.js';
import { Keyword, Trait } from '../program.js';
import {
  bondOf,
  buildingOf,
  clearFlag,
  controllerOf,
  damageOn,
  definition,
  flag,
  hasTrait,
  head,
  heroInPlay,
  heroOf,
  isBuilding,
  isHero,
  linkLast,
  list,
  moveTo,
  next,
  ownerOf,
  seatOfBuilding,
  setBond,
  setDamage,
  setFlag,
  slotOf,
  unlink,
} from '../state.js';
import { refreshAuras } from './auras.js';
import { hurtBuilding } from './buildings.js';
import { gainLevels, toCommandZone } from './heroes.js';
import { discardOpen, drawCards, gainGold } from './piles.js';
import { armor, hp } from './stats.js';

/** Levels that a hero gains when the opponent's dies. */
const LEVELS_FOR_A_HERO = 2;

/** Damage to a card or building; what dies of it dies before the next step. */
export function hurt(s: State, thing: number, n: number): void {
  if (n <= 0) return;
  if (isBuilding(thing)) return hurtBuilding(s, seatOfBuilding(thing), buildingOf(thing), n);
  const absorbed = armor(s, thing);
  if (absorbed > 0) setFlag(s, thing, Flag.ArmorUsed);
  setDamage(s, thing, damageOn(s, thing) + n - absorbed);
  s[at.recheck] = 1;
}

/** A unit that is destroyed dies before the next step, with all others that do. */
export function destroy(s: State, card: number): void {
  setFlag(s, card, Flag.Doomed);
  s[at.recheck] = 1;
}

// Leaving play

/** Takes a card out of play, with its bond, flags and wounds; it is in no list afterwards. */
function leavePlay(s: State, card: number): void {
  const seat = controllerOf(s, card);
  endBond(s, card);
  unlink(s, card);
  s[at.flags + card]! &= ~Flag.InPlay;
  s[at.wounds + card] = Wound.None;
  if (hasTrait(s, card, Trait.Aura)) refreshAuras(s, seat);
}

/** Two Step is sacrificed when one of its partners is no longer there. */
function endBond(s: State, card: number): void {
  const spell = bondOf(s, card);
  if (spell >= 0) sacrificeOngoing(s, spell);
}

export function sacrificeOngoing(s: State, spell: number): void {
  const seat = controllerOf(s, spell);
  for (let unit = head(s, seat, Zone.Units); unit >= 0; unit = next(s, unit)) {
    if (bondOf(s, unit) === spell) setBond(s, unit, None.Card);
  }
  discardOpen(s, spell);
  s[at.recheck] = 1;
}

/** A token that leaves play leaves the game. */
function toDiscard(s: State, card: number): void {
  leavePlay(s, card);
  if (traitsOf[definition(s, card)]! & Trait.Token) linkLast(s, card, list(ownerOf(card), Zone.Removed));
  else discardOpen(s, card);
}

export function returnToHand(s: State, card: number): void {
  leavePlay(s, card);
  if (traitsOf[definition(s, card)]! & Trait.Token) linkLast(s, card, list(ownerOf(card), Zone.Removed));
  else {
    moveTo(s, card, ownerOf(card), Zone.Hand);
    setFlag(s, card, Flag.Placed);
  }
}

/** It keeps damage, runes and readiness, but leaves the patrol zone and its partner, and has fatigue. */
export function takeControl(s: State, card: number, seat: number): void {
  const from = controllerOf(s, card);
  if (from === seat) return;
  endBond(s, card);
  moveTo(s, card, seat, Zone.Units);
  clearFlag(s, card, Flag.Slot | Flag.Detected | Flag.ArmorUsed);
  setFlag(s, card, Flag.Fatigue);
  if (hasTrait(s, card, Trait.Aura)) refreshAuras(s, from);
  refreshAuras(s, seat);
}

// Dying

const dying = new Int32Array(Size.Cards);
let dyingCount = 0;
const golds = new Int32Array(2);
const draws = new Int32Array(2);

/** All units and heroes that must die do so together; what their loss brings may make others die. */
export function settle(s: State): void {
  while (s[at.recheck] !== 0 && s[at.winner] === NOBODY) {
    s[at.recheck] = 0;
    dyingCount = 0;
    for (let seat = 0; seat < 2; seat++) collectDying(s, seat);
    if (dyingCount > 0) die(s);
  }
}

function collectDying(s: State, seat: number): void {
  if (heroInPlay(s, seat) && mustDie(s, heroOf(seat))) dying[dyingCount++] = heroOf(seat);
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (mustDie(s, card)) dying[dyingCount++] = card;
  }
}

const mustDie = (s: State, card: number): boolean =>
  flag(s, card, Flag.Doomed) || damageOn(s, card) >= hp(s, card);

/** First everything leaves, then the bonuses of slots come, then the levels for the loss of a hero. */
function die(s: State): void {
  for (let seat = 0; seat < 2; seat++) {
    golds[seat] = 0;
    draws[seat] = 0;
  }
  for (let i = 0; i < dyingCount; i++) noteSlot(s, dying[i]!);
  for (let i = 0; i < dyingCount; i++) dieOne(s, dying[i]!);
  for (let seat = 0; seat < 2; seat++) {
    if (golds[seat]! > 0) gainGold(s, seat, golds[seat]!);
    if (draws[seat]! > 0) drawCards(s, seat, draws[seat]!);
  }
  for (let i = 0; i < dyingCount; i++) {
    const winner = 1 - ownerOf(dying[i]!);
    if (isHero(dying[i]!) && heroInPlay(s, winner)) gainLevels(s, winner, LEVELS_FOR_A_HERO);
  }
}

function noteSlot(s: State, card: number): void {
  const slot = slotOf(s, card);
  if (slot === Slot.Scavenger) golds[controllerOf(s, card)]!++;
  else if (slot === Slot.Technician) draws[controllerOf(s, card)]!++;
}

function dieOne(s: State, card: number): void {
  if (isHero(card)) return loseHero(s, ownerOf(card));
  s[at.lost + controllerOf(s, card)]!++;
  toDiscard(s, card);
}

/** Channeled spells go with the hero of their spec. */
function loseHero(s: State, seat: number): void {
  const spec = specOf[definition(s, heroOf(seat))];
  toCommandZone(s, seat);
  let card = head(s, seat, Zone.Ongoing);
  while (card >= 0) {
    const after = next(s, card);
    const d = definition(s, card);
    if (keywordsOf[d]! & Keyword.Channeling && specOf[d] === spec) sacrificeOngoing(s, card);
    card = after;
  }
}
