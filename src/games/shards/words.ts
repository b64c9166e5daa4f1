import { capital, list, plural, sentence } from '../../core/english.js';
import { definitionOf, definitions } from './pool.js';
import type {
  Amount,
  Card,
  Condition,
  Count,
  Effect,
  Faction,
  Filter,
  Leader,
  PlayCard,
  Static,
} from './vocabulary.js';

const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  homodeus: 'Homodeus',
  order: 'Order',
  undergrowth: 'Undergrowth',
  wraethe: 'Wraethe',
};

const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

/** One of what a filter means: "Undergrowth ally". */
const kindOf = ({ faction, type }: Filter): string =>
  [...(faction ? [FACTION_NAMES[faction]] : []), type ?? 'card'].join(' ');

const many = (one: string): string => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`);

const PLACES: Readonly<Record<Count['in'], string>> = {
  champions: 'you have in play',
  played: 'you have played this turn',
  discard: 'in your discard pile',
};
const eachOf = (count: Count): string => `${kindOf(count)} ${PLACES[count.in]}`;

const RESOURCE_NAMES = { gems: 'gem', power: 'power', mastery: 'mastery', health: 'health' } as const;

function counted(n: Amount, what: keyof typeof RESOURCE_NAMES): string {
  if (n === 'mastery') return `${what} equal to your mastery`;
  if (n === 'half') return `${what} equal to half your mastery, rounded up`;
  return what === 'gems' ? plural(n, 'gem') : `${n} ${what}`;
}

/** The condition in front of what it is for. */
function sayCondition(condition: Condition): string {
  switch (condition.if) {
    case 'mastery':
      return `At ${condition.n} mastery`;
    case 'health':
      return `If you have ${condition.n} health`;
    case 'leader':
      return `If your leader is ${nameOf(condition.is)}`;
    case 'count':
      return `If you have ${condition.n} or more ${many(kindOf(condition.of))} in play`;
    case 'mostMastery':
      return 'If you have more mastery than each opponent';
    default:
      return capital(condition.if);
  }
}

/** Effects in order, each an order to you. */
const sayAll = (effects: readonly Effect[]): string[] => effects.flatMap(sayEffect);

function sayWhen(condition: Condition, effects: readonly Effect[], end = ''): string {
  const words = sayAll(effects).join(', then ');
  const isKeyword = ['unify', 'dominion', 'inspire', 'echo'].includes(condition.if);
  return `${sayCondition(condition)}${isKeyword ? ':' : ','} ${words}${end}`;
}

function sayEffect(effect: Effect): string[] {
  switch (effect.do) {
    case 'when':
      return [sayWhen(effect.if, effect.effects)];
    case 'instead':
      return [
        ...sayAll(effect.effects),
        ...effect.ways.map((way) => sayWhen(way.if, way.effects, ' instead')),
      ];
    default:
      return [sayPlain(effect)];
  }
}

function sayPlain(effect: Exclude<Effect, { do: 'when' | 'instead' }>): string {
  switch (effect.do) {
    case 'gain':
      return `gain ${counted(effect.n, effect.what)}${effect.each ? ` for each ${eachOf(effect.each)}` : ''}`;
    case 'infinitePower':
      return 'gain infinite power';
    case 'doublePower':
      return 'double your power';
    case 'ignoreShields':
      return 'shields do not block your attacks this turn';
    case 'healthGivesPower':
      return 'for the rest of the turn, whenever you gain health, gain as much power';
    case 'draw':
      return `draw ${plural(effect.n, 'card')}`;
    case 'banish':
      return `you may banish ${effect.n === 1 ? '1 card' : `up to ${plural(effect.n, 'card')}`} from your hand or discard pile`;
    case 'return':
      return `return ${effect.n === 'all' ? `all ${many(kindOf(effect.which))}` : `${effect.n} ${kindOf(effect.which)}`} from your discard pile to your hand`;
    default:
      return sayRare(effect);
  }
}

type Rare = Extract<
  Effect,
  {
    do: 'destroy' | 'recruit' | 'intoPlay' | 'copy' | 'copyAgain' | 'copyAll' | 'opponentLoses' | 'drawLater';
  }
>;

function sayRare(effect: Rare): string {
  switch (effect.do) {
    case 'destroy':
      return effect.n === 'all' ? "destroy all opponents' champions" : "destroy 1 opponent's champion";
    case 'recruit':
      return `recruit 1 card that costs ${effect.most} or less from the centre row for free${effect.to === 'hand' ? ' and put it into your hand' : ''}`;
    case 'intoPlay':
      return 'the next Homodeus champion you recruit this turn goes straight into play';
    case 'copy':
      return `copy the effects of 1 other ${kindOf(effect.which)} you have played this turn`;
    case 'copyAgain':
      return 'copy the effects of that card once more';
    case 'copyAll':
      return `copy the effects of each ${kindOf(effect.which)} you have played or will play this turn`;
    case 'opponentLoses':
      return `1 opponent loses ${effect.n} mastery`;
    case 'drawLater':
      return `if you deal ${effect.damage} or more damage to one opponent this turn, draw ${plural(effect.n, 'more card', 'more cards')} at the end of it`;
  }
}

function sayStatic(each: Static): string {
  switch (each.holds) {
    case 'protected':
      return sayProtection(each);
    case 'protects':
      return 'You and your other champions cannot be attacked.';
    case 'cheaper':
      return `Recruiting this card costs ${plural(each.n, 'gem')} less for each ${eachOf(each.each)}.`;
    case 'defense':
      return `If your leader is ${nameOf(each.if)}, your champions have +${each.n} defense.`;
    case 'shield':
      return `Whenever you are attacked, you have ${each.n} shield. At ${each.at} mastery, you have ${each.then} instead.`;
    case 'comesBack':
      return 'While this card is in your discard pile, return it to your hand after you play a champion.';
  }
}

function sayProtection(each: Extract<Static, { holds: 'protected' }>): string {
  if ('beside' in each) return `Cannot be attacked while you have ${nameOf(each.beside)} in play.`;
  return each.from === 'all'
    ? 'Cannot be attacked.'
    : 'Players with less mastery than you cannot attack this champion.';
}

const say = (effects: readonly Effect[]): string => sayAll(effects).map(sentence).join(' ');

/** What a card or leader does, in English; one entry for each of its texts. */
export function sayText(card: Card): string[] {
  return card.type === 'leader' ? sayLeader(card) : sayPlayCard(card);
}

function sayLeader({ price, exhaust, relics }: Leader): string[] {
  return [
    `Focus, once per turn: pay ${plural(price, 'gem')}. ${say(exhaust)}`,
    `Relics: ${list(relics.map(nameOf))}.`,
  ];
}

function sayPlayCard(card: PlayCard): string[] {
  const only = card.needsDominion ? 'Dominion — ' : '';
  return [
    ...(card.shield === 'mastery' ? ["This card's shield is equal to your mastery."] : []),
    ...(card.static ?? []).map(sayStatic),
    ...(card.play ? [say(card.play)] : []),
    ...(card.exhaust ? [`${only}Exhaust: ${say(card.exhaust)}`] : []),
  ];
}
