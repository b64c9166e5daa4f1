import { Breach, Size } from '../layout.js';
import * as pool from '../pool.js';
import { Kind, Text, When } from '../program.js';
import type { Card, Effect, Mage, Nemesis, NemesisCard, PlayerCard } from '../vocabulary.js';
import { compileEffects } from './effects.js';
import { compileNeeds } from './needs.js';
import { compileAmount } from './values.js';

const KINDS: Record<Card['type'], number> = {
  gem: Kind.Gem,
  relic: Kind.Relic,
  spell: Kind.Spell,
  corruption: Kind.Corruption,
  minion: Kind.Minion,
  power: Kind.Power,
  attack: Kind.Attack,
  strike: Kind.Strike,
  mage: Kind.Mage,
  nemesis: Kind.Nemesis,
};
const WHENS = {
  ownMain: When.OwnMain,
  anyMain: When.AnyMain,
  nemesisDraw: When.NemesisDraw,
  turnCard: When.TurnCard,
} as const;

/** Compiles a card's numbers and texts into the tables, under the number of its definition. */
export function compileCard(d: number, card: Card): void {
  pool.compiling.definition = d;
  pool.specificOf[d] = pool.specificOf[pool.nameOf[d]!]!;
  pool.kindOf[d] = KINDS[card.type];
  if (card.type === 'mage') compileMage(d, card);
  else if (card.type === 'nemesis') compileNemesis(d, card);
  else if ('cost' in card) compilePlayerCard(d, card);
  else compileNemesisCard(d, card as NemesisCard);
}

function compilePlayerCard(d: number, card: PlayerCard): void {
  pool.costOf[d] = card.cost;
  pool.textOf[d] = (card.toDeck ? Text.ToDeck : 0) | (card.prepAnywhere ? Text.PrepAnywhere : 0);
  pool.playOf[d] = compileEffects(card.play);
  pool.castOf[d] = compileEffects(card.cast);
  if (countsPlays(card)) pool.counterOf[d] = counterFor(d);
  const { whilePrepped } = card;
  if (!whilePrepped) return;
  pool.preppedPcOf[d] = compileEffects(whilePrepped.effects);
  pool.preppedInMainOf[d] = whilePrepped.when === 'main' ? 1 : 0;
  pool.preppedOnceOf[d] = whilePrepped.once ? 1 : 0;
  pool.preppedCostOf[d] = whilePrepped.cost ?? 0;
  pool.preppedIfOf[d] = compileNeeds(whilePrepped.effects);
}

const countsPlays = (card: PlayerCard): boolean => JSON.stringify(card.play ?? []).includes('"nthPlay"');

/** A changed card counts with the printed one. */
function counterFor(d: number): number {
  const printed = pool.nameOf[d]!;
  return printed === d ? pool.newCounter(Size.Plays) : pool.counterOf[printed]!;
}

function compileNemesisCard(d: number, card: NemesisCard): void {
  pool.tierOf[d] = card.tier;
  pool.playOf[d] = compileEffects(card.effects);
  pool.immediatePcOf[d] = compileEffects(card.immediately);
  pool.lifeOf[d] = compileAmount(card.life ?? 0);
  pool.powerOf[d] = card.power ?? 0;
  pool.damageCapOf[d] = card.damageCap ?? 0;
  pool.hurtPcOf[d] = compileEffects(card.whenDamaged);
  pool.huskLifeOf[d] = card.huskLife ?? 0;
  pool.textOf[d] = card.shieldedByHusks ? Text.Shielded : 0;
  if (card.toDiscard) compilePrice(d, card.toDiscard);
}

/** What discarding a power costs; it can be paid only as a whole. */
function compilePrice(d: number, price: readonly Effect[]): void {
  const rest = price.filter((effect) => effect.do !== 'spend');
  pool.payAetherOf[d] = price.reduce((sum, effect) => sum + (effect.do === 'spend' ? effect.n : 0), 0);
  pool.payIfOf[d] = compileNeeds(rest.filter((effect) => effect.do !== 'draw'));
  pool.payPcOf[d] = compileEffects(rest);
}

function compileMage(d: number, mage: Mage): void {
  const { ability } = mage;
  pool.slotsOf[d] = ability.charges;
  pool.whenOf[d] = WHENS[ability.when];
  pool.abilityIfOf[d] =
    ability.when === 'anyMain' || ability.when === 'ownMain' ? compileNeeds(ability.effects) : 0;
  pool.abilityPcOf[d] = compileEffects(ability.effects);
  for (const [i, breach] of mage.breaches.entries()) pool.breachesOf[d * 4 + i] = breachBits(breach);
}

export function breachBits(breach: Mage['breaches'][number]): number {
  if (breach === 'none') return 0;
  return breach === 'open' ? Breach.Present | Breach.Open : Breach.Present | breach;
}

function compileNemesis(d: number, nemesis: Nemesis): void {
  pool.lifeOf[d] = nemesis.life;
  pool.endPcOf[d] = compileEffects(nemesis.endOfTurn);
  pool.devourLimitOf[d] = nemesis.starves ? 1 : 0;
  const lines = (nemesis.swarm ?? []).flatMap(({ upTo, effects }) => [upTo, compileEffects(effects)]);
  pool.swarmOf[d] = pool.append([lines.length / 2, ...lines]);
  for (const increased of [0, 1]) {
    const rules = increased ? { ...nemesis, ...nemesis.increased } : nemesis;
    pool.setupPcOf[d * 2 + increased] = compileEffects(rules.setup);
    pool.unleashPcOf[d * 2 + increased] = compileEffects(rules.unleash);
    pool.strikeCostOf[d * 2 + increased] = rules.strikeCost ?? 0;
    pool.spillsOf[d * 2 + increased] = rules.spills ? 1 : 0;
  }
}
