import type { State } from '../../../src/core/game.js';
import { at, Flag, None, Zone } from '../../../src/games/keyforge/layout.js';
import { definitions, tagsOf, textOf } from '../../../src/games/keyforge/pool.js';
import { Keyword, Tag } from '../../../src/games/keyforge/program.js';
import { armor } from '../../../src/games/keyforge/rules/armor.js';
import {
  assaultValue,
  hazardousValue,
  ignoredKeywords,
} from '../../../src/games/keyforge/rules/modifiers.js';
import { damageOn, definition, headOf, nextCard } from '../../../src/games/keyforge/state.js';
import { keywordsNow, loss, powerNow, woundLoss } from './board.js';
import { abilityWorth } from './effect.js';
import { W } from './weights.js';

/** Everything about a fighter that decides a fight, read once for all fights that are weighed. */
interface Fighter {
  card: number;
  power: number;
  life: number;
  armor: number;
  keywords: number;
  /** Assault of an attacker, hazardous of a defender. */
  first: number;
  worth: number;
  isWarded: boolean;
  /** A defender that neighbours with taunt protect, or an elusive one that was not attacked yet. */
  isGuarded: boolean;
  isElusive: boolean;
}

const fighter = (): Fighter => ({
  card: -1,
  power: 0,
  life: 0,
  armor: 0,
  keywords: 0,
  first: 0,
  worth: 0,
  isWarded: false,
  isGuarded: false,
  isElusive: false,
});

const attacker = fighter();
/** An enemy line is seldom longer; what stands after is not weighed as a target. */
const LINE = 36;
/** Less than any fight is worth. */
const NO_FIGHT = -(1 << 29);
const foes = Array.from({ length: LINE }, fighter);
let foeCount = 0;
let ignored = 0;
let afterFight = 0;
/** Of the attacker: whether its abilities do something with the creature that it fights. */
let mindsFoe = false;
let state: State;
let player = 0;

function readFighter(s: State, card: number, into: Fighter, attacks: boolean): void {
  into.card = card;
  into.power = powerNow(s, card);
  into.life = into.power - damageOn(s, card);
  into.armor = armor(s, card);
  into.keywords = keywordsNow(s, card);
  into.first = attacks
    ? into.keywords & Keyword.Assault
      ? assaultValue(s, card)
      : 0
    : into.keywords & Keyword.Hazardous
      ? hazardousValue(s, card)
      : 0;
  into.worth = loss(s, card);
  into.isWarded = (s[at.flags + card]! & Flag.Warded) !== 0;
  into.isElusive = (into.keywords & Keyword.Elusive) !== 0 && (s[at.flags + card]! & Flag.Attacked) === 0;
}

/** Reads the other seat's line; to be called once before fights are weighed. */
export function readFoes(s: State, me: number): void {
  foeCount = 0;
  for (let card = headOf(s, 1 - me, Zone.Line); card >= 0 && foeCount < LINE; card = nextCard(s, card)) {
    readFighter(s, card, foes[foeCount++]!, false);
  }
  for (let i = 0; i < foeCount; i++) {
    const guarded = (i > 0 && isTaunting(i - 1)) || (i + 1 < foeCount && isTaunting(i + 1));
    foes[i]!.isGuarded = guarded && !isTaunting(i);
  }
}

const isTaunting = (i: number): boolean => (foes[i]!.keywords & Keyword.Taunt) !== 0;

/** Reads the creature that would attack, and what its "Fight:" abilities would bring. */
export function readAttacker(s: State, card: number, me: number): void {
  readFighter(s, card, attacker, true);
  ignored = ignoredKeywords(s, card);
  const isMinded = (tagsOf[definition(s, card)]! & TAGS) !== 0;
  mindsFoe = isMinded && speaksOfFoe(definition(s, card));
  afterFight = isMinded && !mindsFoe ? abilityWorth(s, card, TAGS, me) : 0;
  state = s;
  player = me;
}
const TAGS = Tag.Fight | Tag.BeforeFight;

const foeSpoken = new Int8Array(textOf.length).fill(-1);

function speaksOfFoe(d: number): boolean {
  if (foeSpoken[d] === -1) foeSpoken[d] = /\bfoe\b/.test(JSON.stringify(definitions[d]!.card.text)) ? 1 : 0;
  return foeSpoken[d] === 1;
}

/** Of a foe that dies nothing is left to do something with. */
function abilitiesOn(foe: Fighter, dies: boolean): number {
  if (!mindsFoe) return afterFight;
  const before = abilityWorth(state, attacker.card, Tag.BeforeFight, player, foe.card);
  return before + abilityWorth(state, attacker.card, Tag.Fight, player, dies ? None.Card : foe.card);
}

/** The best that the attacker can do; nothing below zero is worth more than staying at home. */
export function bestFight(): number {
  let best: number = NO_FIGHT;
  for (let i = 0; i < foeCount; i++) {
    if (foes[i]!.isGuarded && !(ignored & Keyword.Taunt)) continue;
    best = Math.max(best, fightWorth(foes[i]!));
  }
  return best;
}

export function fightWith(card: number): number {
  for (let i = 0; i < foeCount; i++) if (foes[i]!.card === card) return fightWorth(foes[i]!);
  return 0;
}

/** Assault and hazardous come first, then both deal their power at once unless the defender eludes. */
function fightWorth(foe: Fighter): number {
  const dealtFirst = foe.isWarded ? 0 : attacker.first;
  const takenFirst = attacker.isWarded ? 0 : foe.first;
  const isOver = dealtFirst - foe.armor >= foe.life || takenFirst - attacker.armor >= attacker.life;
  const isEluded = foe.isElusive && !(ignored & Keyword.Elusive);
  const meets = !isOver && !isEluded;
  const dealt = dealtFirst + (meets ? strike(attacker, foe) : 0);
  const taken = takenFirst + (meets && !(attacker.keywords & Keyword.Skirmish) ? strike(foe, attacker) : 0);
  const lost = woundLoss(taken - attacker.armor, attacker.life, attacker.worth);
  const won = foe.isWarded && meets ? W.ward : woundLoss(dealt - foe.armor, foe.life, foe.worth);
  const survives = taken - attacker.armor < attacker.life;
  const dies = dealt - foe.armor >= foe.life && (foe.keywords & Keyword.Invulnerable) === 0;
  return (foe.keywords & Keyword.Invulnerable ? 0 : won) - lost + (survives ? abilitiesOn(foe, dies) : 0);
}

const DEADLY = 99;

/** The damage of one blow; poison kills whatever it gets through to. */
function strike(by: Fighter, to: Fighter): number {
  if (to.isWarded) return 0;
  return by.keywords & Keyword.Poison && by.power > to.armor ? DEADLY : by.power;
}
