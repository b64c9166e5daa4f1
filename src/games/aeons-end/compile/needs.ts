import { append } from '../pool.js';
import { Measure, Test } from '../program.js';
import type { Cards, Effect, Player } from '../vocabulary.js';
import { compileAmount, compileCards, compileKinds, SEATS } from './values.js';

/**
 * What must hold for effects to be done fully: a condition, or 0 when they always can be. Damage as a price must
 * really be suffered; elsewhere it may be prevented.
 */
export function compileNeeds(effects: readonly Effect[], asPrice = false): number {
  const damage =
    asPrice && effects.some((effect) => effect.do === 'suffer') ? [append([Test.CanSuffer])] : [];
  const needs = [...damage, ...needsOf(effects)];
  if (needs.length === 0) return 0;
  return needs.length === 1 ? needs[0]! : append([Test.All, needs.length, ...needs]);
}

/** What comes after a draw may use the cards drawn, so it is not looked at. */
function needsOf(effects: readonly Effect[]): number[] {
  const drawing = effects.findIndex((effect) => effect.do === 'draw');
  return (drawing < 0 ? effects : effects.slice(0, drawing + 1)).flatMap(needOf);
}

function needOf(effect: Effect): number[] {
  switch (effect.do) {
    case 'discard':
    case 'destroy':
    case 'return':
    case 'take':
    case 'cast':
      return effect.cards.upTo || effect.cards.n === 'all'
        ? []
        : [append([Test.Some, compileCards(effect.cards)])];
    case 'loseCharges':
      return effect.n === 'all' ? [] : [append([Test.AtLeast, charges(effect.who), effect.n as number])];
    case 'draw':
      return [append([Test.CanDraw, SEATS[effect.who]])];
    case 'focus':
      return effect.which === 'any' ? [append([Test.Anyone, Measure.ClosedBreaches, 0, 1])] : [];
    case 'devour':
      return effect.pile.type ? [append([Test.SomePile, compileKinds(effect.pile.type)])] : [];
    case 'turnCardBack':
      return [append([Test.TurnCardDiscarded, effect.wild ? 1 : 0])];
    case 'awaken':
      return [append([Test.MinionDiscarded])];
    case 'to':
      return 'can' in effect.player ? [append([Test.Anyone, ...compileAbility(effect.effects)])] : [];
    default:
      return [];
  }
}

const charges = (who: Player): number => compileAmount({ amount: 'charges', of: who });

/** What a player must have to do effects, and how much of it: a measure, its argument, an amount. */
export function compileAbility(effects: readonly Effect[]): [number, number, number] {
  for (const effect of effects) {
    const measure = abilityFor(effect);
    if (measure) return measure;
  }
  throw new Error('nothing says who can do it');
}

function abilityFor(effect: Effect): [number, number, number] | undefined {
  switch (effect.do) {
    case 'discard':
    case 'destroy':
      return [Measure.Cards, compileCards(ofThem(effect.cards)), effect.cards.n as number];
    case 'destroyTop':
      return [Measure.DeckAndDiscard, 0, effect.n as number];
    case 'focus':
      return [Measure.ClosedBreaches, 0, 1];
    case 'charge':
      return [Measure.MissingCharges, 0, 1];
    case 'gainLife':
      return [Measure.MissingLife, 0, 1];
    default:
      return undefined;
  }
}

const ofThem = (cards: Cards): Cards => ({ ...cards, of: 'them' });
