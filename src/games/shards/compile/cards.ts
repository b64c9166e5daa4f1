import * as pool from '../pool.js';
import { Static, Trait } from '../program.js';
import type { Card, Effect, Leader, PlayCard, Static as StaticWord } from '../vocabulary.js';
import { compileCount, compileEffects, FACTION_TRAITS } from './effects.js';

/** Compiles a card's numbers and texts into the tables, under the number of its definition. */
export function compileCard(d: number, card: Card): void {
  if (card.type === 'leader') compileLeader(d, card);
  else compilePlayCard(d, card);
}

function compileLeader(d: number, { faction, health, price, exhaust, relics, soloCard }: Leader): void {
  pool.traitsOf[d] = Trait.Leader | FACTION_TRAITS[faction];
  pool.healthOf[d] = health;
  pool.focusPriceOf[d] = price;
  pool.firstRelicOf[d] = pool.definitionOf.get(relics[0])!;
  pool.secondRelicOf[d] = pool.definitionOf.get(relics[1])!;
  pool.soloCardOf[d] = pool.definitionOf.get(soloCard)!;
  const [focus] = exhaust;
  pool.focusGainOf[d] = focus?.do === 'gain' ? Number(focus.n) : 0;
}

/** A mercenary is an ally with a mark. */
function traits(card: PlayCard): number {
  return (
    (card.type === 'champion' ? Trait.Champion : Trait.Ally) |
    (card.type === 'mercenary' ? Trait.Mercenary : 0) |
    (card.faction ? FACTION_TRAITS[card.faction] : 0) |
    (card.relicOf ? Trait.Relic : 0) |
    (card.starter ? Trait.Starter : 0) |
    (isPlain(card.play) ? Trait.PlainPlay : 0) |
    (isPlain(card.exhaust) ? Trait.PlainExhaust : 0)
  );
}

/** Only such effects as give the same whatever was played before: who leads does not change. */
const isPlain = (effects: readonly Effect[] | undefined): boolean => (effects ?? []).every(isPlainEffect);

function isPlainEffect(effect: Effect): boolean {
  if (effect.do === 'when') return effect.if.if === 'leader' && isPlain(effect.effects);
  if (effect.do === 'gain') return typeof effect.n === 'number' && !effect.each;
  return effect.do === 'draw' || effect.do === 'banish';
}

function compilePlayCard(d: number, card: PlayCard): void {
  pool.traitsOf[d] = traits(card);
  pool.costOf[d] = card.cost;
  pool.defenseOf[d] = card.defense ?? 0;
  pool.shieldOf[d] = typeof card.shield === 'number' ? card.shield : 0;
  pool.playOf[d] = compileEffects(card.play);
  pool.exhaustOf[d] = compileEffects(card.exhaust);
  pool.staticsOf[d] =
    (card.shield === 'mastery' ? Static.ShieldIsMastery : 0) |
    (card.needsDominion ? Static.NeedsDominion : 0);
  for (const each of card.static ?? []) compileStatic(d, each);
}

function compileStatic(d: number, each: StaticWord): void {
  switch (each.holds) {
    case 'protected':
      return compileProtection(d, each);
    case 'protects':
      pool.staticsOf[d]! |= Static.ProtectsYou;
      return;
    case 'comesBack':
      pool.staticsOf[d]! |= Static.ComesBack;
      return;
    case 'cheaper':
      pool.cheaperOf[d] = each.n;
      pool.cheaperEachOf[d] = compileCount(each.each);
      return;
    case 'defense':
      pool.bonusOf[d] = each.n;
      pool.bonusLeaderOf[d] = pool.definitionOf.get(each.if)!;
      return;
    case 'shield':
      pool.shieldInPlayOf[d] = each.n;
      pool.shieldFromOf[d] = each.at;
      pool.shieldThenOf[d] = each.then;
  }
}

function compileProtection(d: number, each: Extract<StaticWord, { holds: 'protected' }>): void {
  if ('beside' in each) {
    pool.staticsOf[d]! |= Static.ProtectedBeside;
    pool.besideOf[d] = pool.definitionOf.get(each.beside)!;
    return;
  }
  pool.staticsOf[d]! |= each.from === 'all' ? Static.Protected : Static.ProtectedByMastery;
}
