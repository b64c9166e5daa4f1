import { Writer } from '../../core/program.js';
import { Aura } from './layout.js';
import * as pool from './pool.js';
import { Among, Kind, keywordBit, Op, Trait } from './program.js';
import {
  type Ability,
  BANDS,
  type Band,
  type BuildingCard,
  type Card,
  type Effect,
  type Filter,
  type Hero,
  KEYWORDS,
  type Keywords,
  SPECS,
  type Spell,
  type Trigger,
  type Unit,
} from './vocabulary.js';

const KINDS = { unit: Kind.Unit, spell: Kind.Spell, hero: Kind.Hero, building: Kind.Building } as const;

/** Fills the tables of a definition. */
export function compileCard(d: number, card: Card): void {
  pool.kindOf[d] = KINDS[card.type];
  pool.specOf[d] = card.group === 'neutral' ? -1 : SPECS.indexOf(card.group);
  pool.costOf[d] = card.cost;
  if (card.type === 'unit') compileUnit(d, card);
  else if (card.type === 'spell') compileSpell(d, card);
  else if (card.type === 'hero') compileHero(d, card);
  else compileBuilding(d, card);
}

function compileUnit(d: number, { subtype, tech, attack, hp, keywords, text, token }: Unit): void {
  pool.techOf[d] = tech;
  pool.attackOf[d] = attack;
  pool.hpOf[d] = hp;
  if (subtype === 'Virtuoso') pool.traitsOf[d]! |= Trait.Virtuoso;
  if (subtype === 'Flagbearer') pool.traitsOf[d]! |= Trait.Flagbearer;
  if (token) pool.traitsOf[d]! |= Trait.Token;
  compileKeywords(d, keywords);
  compileText(d, text);
}

const RANKS = { minor: Trait.Minor, plain: 0, ultimate: Trait.Ultimate } as const;

function compileSpell(d: number, { rank, ongoing, keywords, effects, text }: Spell): void {
  pool.traitsOf[d]! |= RANKS[rank] | (ongoing ? Trait.Ongoing : 0);
  pool.castOf[d] = write(effects);
  compileKeywords(d, keywords);
  compileText(d, text);
}

function compileBuilding(d: number, { hp, workers = 0, towerDamage = 0, text }: BuildingCard): void {
  pool.hpOf[d] = hp;
  pool.workersOf[d] = workers;
  pool.towerDamageOf[d] = towerDamage;
  compileText(d, text);
}

// Keywords

const bitsOf = (keywords: Keywords = {}): number =>
  KEYWORDS.reduce((bits, keyword) => (keywords[keyword] ? bits | keywordBit(keyword) : bits), 0);

function compileKeywords(d: number, keywords: Keywords = {}): void {
  pool.keywordsOf[d] = bitsOf(keywords);
  pool.resistOf[d] = keywords.resist ?? 0;
  pool.frenzyOf[d] = keywords.frenzy ?? 0;
  pool.healingOf[d] = keywords.healing ?? 0;
  pool.obliterateOf[d] = keywords.obliterate ?? 0;
}

// Heroes

function compileHero(d: number, { bands }: Hero): void {
  for (const [b, name] of BANDS.entries()) compileBand(3 * d + b, bands[name], b > 0);
}

function compileBand(i: number, { from, attack, hp, keywords, text = [] }: Band, keeps: boolean): void {
  pool.bandFrom[i] = from;
  pool.bandAttack[i] = attack;
  pool.bandHp[i] = hp;
  for (const kept of [pool.bandKeywords, pool.bandAttacks, pool.bandAbility, pool.bandCheaper]) {
    kept[i] = keeps ? kept[i - 1]! : 0;
  }
  pool.bandKeywords[i]! |= bitsOf(keywords);
  for (const ability of text) {
    if ('when' in ability && ability.when[0] === 'attacks') pool.bandAttacks[i] = write(ability.effects);
    else if ('when' in ability && ability.when[0] === 'exhaust') pool.bandAbility[i] = write(ability.effects);
    else if ('cheaper' in ability) pool.bandCheaper[i]! += ability.cheaper;
    else throw new Error('no hero has such an ability');
  }
}

// Text

const PROGRAMS: Readonly<Partial<Record<Trigger, Int32Array>>> = {
  arrives: pool.arrivesOf,
  attacks: pool.attacksOf,
  upkeep: pool.upkeepOf,
  anotherSpell: pool.anotherSpellOf,
  sacrifice: pool.sacrificeOf,
};

function compileText(d: number, text: readonly Ability[] = []): void {
  for (const ability of text) {
    if ('when' in ability) compileTriggers(d, ability.when, write(ability.effects));
    else if ('attackPerDamage' in ability) pool.perDamageOf[d] = ability.attackPerDamage;
    else if ('partners' in ability) compilePartners(d, ability.partners);
    else compileAura(d, ability);
  }
}

function compileTriggers(d: number, when: readonly Trigger[], pc: number): void {
  for (const trigger of when) {
    const programs = PROGRAMS[trigger];
    if (!programs) throw new Error(`only a hero has an ability for ${trigger}`);
    programs[d] = pc;
  }
}

function compilePartners(d: number, { attack, hp }: { attack: number; hp: number }): void {
  pool.partnerAttackOf[d] = attack;
  pool.partnerHpOf[d] = hp;
}

function compileAura(d: number, ability: Extract<Ability, { your: string }>): void {
  const of = Aura.Words * d;
  pool.traitsOf[d]! |= Trait.Aura;
  if ('attack' in ability) {
    const virtuosos = ability.your === 'virtuosos';
    pool.auraOf[of + (virtuosos ? Aura.VirtuosoAttack : Aura.Attack)] = ability.attack;
    if (virtuosos) pool.auraOf[of + Aura.VirtuosoHp] = ability.hp;
  } else if ('have' in ability) {
    const virtuosos = ability.your === 'virtuosos';
    pool.auraOf[of + (virtuosos ? Aura.VirtuosoKeywords : Aura.Keywords)]! |= keywordBit(ability.have);
  } else if ('free' in ability) pool.auraOf[of + Aura.Free] = 1;
  else if ('can' in ability) pool.auraOf[of + Aura.Ability] = write(ability.can);
  else throw new Error('only a hero makes units cheaper');
}

// Effects

function write(effects: readonly Effect[]): number {
  const writer = new Writer(pool.compiled);
  for (const effect of effects) writeEffect(writer, effect);
  writer.emit(Op.End);
  return writer.place();
}

const SIMPLE = {
  destroy: Op.Destroy,
  returnToHand: Op.Return,
  takeControl: Op.TakeControl,
  sideline: Op.Sideline,
  partner: Op.Partner,
} as const;

function writeEffect(to: Writer, effect: Effect): void {
  switch (effect.do) {
    case 'damage':
      return to.emit(Op.Damage, amongOf(effect.to), effect.n, 0);
    case 'repair':
      return to.emit(Op.Repair, amongOf(effect.to), effect.n, 0);
    case 'plusRunes':
      return to.emit(Op.Rune, amongOf(effect.to), effect.n, 0);
    case 'minusRunes':
      return to.emit(Op.Rune, amongOf(effect.to), -effect.n, 0);
    case 'weaken':
      return to.emit(Op.Weaken, amongOf(effect.to), effect.attack, effect.hp);
    case 'weakenEach':
      return to.emit(Op.WeakenEach, amongOf(effect.to), effect.attack, effect.hp);
    case 'draw':
      return to.emit(Op.Draw, 0, effect.n, 0);
    case 'gainStealth':
      return to.emit(Op.Stealth, 0, 0, 0);
    case 'summon':
      return to.emit(Op.Summon, 0, printed(effect.token), effect.limit);
    case 'flip':
      return to.emit(Op.Flip, 0, printed(effect.from), printed(effect.to));
    case 'mayGoOnDeck':
      return to.emit(Op.MayGoOnDeck, 0, 0, 0);
    default:
      return to.emit(SIMPLE[effect.do], amongOf(effect.to), 0, 0);
  }
}

function printed(id: string): number {
  const number = pool.definitionOf.get(id);
  if (number === undefined) throw new Error(`no card is called ${id}`);
  return number;
}

const OF = {
  unit: Among.Units,
  character: Among.Units | Among.Heroes,
  building: Among.Buildings,
  attackedBase: Among.AttackedBase,
  self: Among.Self,
} as const;
const EITHER = Among.Yours | Among.Enemy;

function amongOf({ of, tech, whose, patrolling, other, runeless, single }: Filter): number {
  const side = whose === undefined ? EITHER : whose === 'your' ? Among.Yours : Among.Enemy;
  const levels = tech ? tech.reduce((bits, level) => bits | (1 << level), 0) : 15;
  return (
    OF[of] |
    side |
    (patrolling ? Among.Patrolling : 0) |
    (other ? Among.Other : 0) |
    (runeless ? Among.Runeless : 0) |
    (single ? Among.Single : 0) |
    (levels << Among.TechShift)
  );
}

/** The definition of a changed card; see core/definitions.ts. */
export const compileVariant = (id: string, changes: string, change: (printed: Card) => Card): number =>
  pool.cards.variant(id, changes, change, compileCard);
