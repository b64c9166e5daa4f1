import type { State } from '../../../core/game.js';
import { Aura, at, Building, F, Flag, Frame, Zone } from '../layout.js';
import {
  anotherSpellOf,
  arrivesOf,
  castOf,
  costOf,
  kindOf,
  runs,
  sacrificeOf,
  specOf,
  techOf,
  traitsOf,
} from '../pool.js';
import { Keyword, Kind, Trait } from '../program.js';
import {
  definition,
  flag,
  hasTrait,
  head,
  heroInPlay,
  heroOf,
  isHero,
  moveTo,
  next,
  setFlag,
  stands,
  zoneOf,
} from '../state.js';
import { refreshAuras } from './auras.js';
import { sacrificeOngoing } from './damage.js';
import { Fate } from './effects.js';
import { cheaper, heroAbility } from './heroes.js';
import { discardOpen, inHand, showFromHand } from './piles.js';
import { pop, push, pushEffect } from './stack.js';
import { hasKeyword } from './stats.js';
import { firstTargets } from './targets.js';

/** Maestro makes Virtuosos free; the hero makes tech 0 units cheaper, but never below 0. */
export function playCost(s: State, seat: number, d: number): number {
  if (kindOf[d] !== Kind.Unit) return costOf[d]!;
  if (traitsOf[d]! & Trait.Virtuoso && s[at.aura + seat * Aura.Words + Aura.Free]! > 0) return 0;
  return techOf[d] === 0 ? Math.max(0, costOf[d]! - cheaper(s, seat)) : costOf[d]!;
}

export function mayPlay(s: State, seat: number, d: number): boolean {
  if (s[at.gold + seat]! < playCost(s, seat, d)) return false;
  return kindOf[d] === Kind.Unit ? hasTech(s, seat, techOf[d]!) : hasCaster(s, seat, d);
}

/** Only the building of the card's own level is asked for; the base is that of tech 0. */
const hasTech = (s: State, seat: number, tech: number): boolean => stands(s, seat, Building.Base + tech);

/** A minor spell needs any hero, others that of their spec; an ultimate one needs it maxed since the turn began. */
function hasCaster(s: State, seat: number, d: number): boolean {
  if (!heroInPlay(s, seat)) return false;
  if (traitsOf[d]! & Trait.Minor) return true;
  if (specOf[d] !== specOf[definition(s, heroOf(seat))]) return false;
  return !(traitsOf[d]! & Trait.Ultimate) || s[at.maxed + seat] === 1;
}

export function play(s: State, seat: number, printed: number): void {
  const card = inHand(s, seat, printed);
  const d = definition(s, card);
  s[at.gold + seat]! -= playCost(s, seat, d);
  runs[d]!++;
  if (kindOf[d] === Kind.Unit) playUnit(s, seat, card);
  else {
    s[at.cast + seat]!++;
    showFromHand(s, seat, card, Zone.Aside);
    push(s, Frame.Spell, card, seat);
  }
}

function playUnit(s: State, seat: number, card: number): void {
  showFromHand(s, seat, card, Zone.Units);
  setFlag(s, card, Flag.Fatigue);
  if (hasTrait(s, card, Trait.Aura)) refreshAuras(s, seat);
  pushEffect(s, arrivesOf[definition(s, card)]!, card, seat);
}

// Spells

/** First the effect resolves, then the spell is put where it belongs, then the triggers of other cards follow. */
export function stepSpell(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  if (s[frame + F.Pc] === 0) {
    s[frame + F.Pc] = 1;
    pushEffect(s, castOf[definition(s, card)]!, card, s[frame + F.You]!);
    return;
  }
  const fate = s[frame + F.Count]!;
  pop(s);
  layDown(s, card, s[frame + F.You]!, fate);
  tellOthers(s, card, s[frame + F.You]!);
}

function layDown(s: State, card: number, seat: number, fate: number): void {
  if (hasTrait(s, card, Trait.Ongoing) && fate !== Fate.Fizzled) return moveTo(s, card, seat, Zone.Ongoing);
  if (fate !== Fate.OnDeck) return discardOpen(s, card);
  moveTo(s, card, seat, Zone.Deck);
  setFlag(s, card, Flag.Placed);
}

function tellOthers(s: State, spell: number, seat: number): void {
  for (let card = head(s, seat, Zone.Ongoing); card >= 0; card = next(s, card)) {
    if (card !== spell) pushEffect(s, anotherSpellOf[definition(s, card)]!, card, seat);
  }
}

// Abilities

/** Whether it can attack or pay with its exhaustion: ready, and under control since the turn began. */
export const isFresh = (s: State, card: number): boolean =>
  !flag(s, card, Flag.Exhausted) && (!flag(s, card, Flag.Fatigue) || hasKeyword(s, card, Keyword.Haste));

/** Program of what exhausting a card does, 0 for none. */
function exhaustPc(s: State, seat: number, card: number): number {
  if (isHero(card)) return heroAbility(s, seat);
  return hasTrait(s, card, Trait.Virtuoso) ? s[at.aura + seat * Aura.Words + Aura.Ability]! : 0;
}

/** An ability without a target is not offered. */
export function mayUse(s: State, seat: number, card: number): boolean {
  if (zoneOf(s, card) === Zone.Ongoing) return sacrificeOf[definition(s, card)] !== 0;
  const pc = exhaustPc(s, seat, card);
  return pc !== 0 && isFresh(s, card) && firstTargets(s, pc, card, seat) > 0;
}

export function useAbility(s: State, seat: number, card: number): void {
  if (zoneOf(s, card) === Zone.Ongoing) {
    sacrificeOngoing(s, card);
    return pushEffect(s, sacrificeOf[definition(s, card)]!, card, seat);
  }
  setFlag(s, card, Flag.Exhausted);
  pushEffect(s, exhaustPc(s, seat, card), card, seat);
}
