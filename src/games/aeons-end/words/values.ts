import { definitionOf, definitions } from '../pool.js';
import type { Amount, Cards, Chosen, Condition, Measure, Pile } from '../vocabulary.js';
import { many, plural, type Scope, sayPlayer, whose } from './scope.js';

/** One of what an amount counts. */
export function unitOf(amount: Amount, scope: Scope): string | undefined {
  switch (amount) {
    case 'did':
      return scope.did;
    case 'fury':
      return 'fury token';
    case 'husks':
      return 'husk in play';
    case 'emptyPiles':
      return 'empty supply pile';
    case 'gemPiles':
      return 'gem supply pile';
    case 'selfLife':
      return 'life of this minion';
    case 'turnsDiscarded':
      return 'card in the turn order discard pile';
    case 'adjacent':
      return 'spell prepped in an adjacent breach';
    default:
      return typeof amount === 'object' && 'of' in amount && amount.amount !== 'half'
        ? `${{ open: 'open breach', prepped: 'prepped spell', charges: 'charge' }[amount.amount]} of ${whoHas(sayPlayer(amount.of, scope))}`
        : undefined;
  }
}

const whoHas = (player: string): string => (player === 'you' ? 'yours' : 'theirs');

/** So much of something: "3 damage", "2 damage for each open breach of yours". */
export function counted(amount: Amount, unit: string, scope: Scope): string {
  if (typeof amount === 'number') return plural(amount, unit);
  if (amount === 'all') return `all ${many(unit)}`;
  if (amount === 'cost') return `${unit} equal to its cost`;
  const each = unitOf(amount, scope);
  if (each !== undefined) return `${plural(1, unit)} for each ${each}`;
  return counted2(amount as Exclude<Amount, number | string>, unit, scope);
}

function counted2(amount: Exclude<Amount, number | string>, unit: string, scope: Scope): string {
  switch (amount.amount) {
    case 'plus':
      return `${counted(amount.a, unit, scope)}, plus ${counted(amount.b, unit, scope)}`;
    case 'minus':
      return `${counted(amount.a, unit, scope)}, less ${counted(amount.b, unit, scope)}`;
    case 'times':
      return `${counted(amount.a, unit, scope)} for each ${unitOf(amount.b, scope) ?? 'of them'}`;
    case 'half':
      return `half as ${unit === 'damage' ? 'much damage as ' : `many ${many(unit)} as `}${halfOf(amount.of, scope)}, rounded up`;
    case 'either':
      return sayEither(amount, unit, scope);
    default:
      return `${unit} equal to ${unitOf(amount, scope)}`;
  }
}

const halfOf = (amount: Amount, scope: Scope): string =>
  amount === 'cost' ? 'its cost' : `there are ${many(unitOf(amount, scope) ?? 'of them')}`;

function sayEither(
  { if: condition, a, b }: Extract<Amount, { amount: 'either' }>,
  unit: string,
  scope: Scope,
): string {
  const first = `${counted(a, unit, scope)} if ${sayCondition(condition, scope)}`;
  return b === 0 ? first : `${first}, otherwise ${counted(b, unit, scope)}`;
}

/** The name of a card by its id. */
export const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

// Choices of cards

/** "2 cards from your hand", "up to 1 gem from your hand", "the 2 most expensive prepped spells". */
export function sayCards(cards: Cards, scope: Scope): string {
  const noun = nounOf(cards);
  const n = cards.n;
  const number =
    typeof n === 'number' ? plural(n, noun) : n === 'all' ? `all ${many(noun)}` : counted(n, noun, scope);
  const amount = cards.upTo && n !== 1 ? `up to ${number}` : number;
  const chosen = cards.mostExpensive ? mostExpensive(amount, cards) : yours(amount, cards);
  return `${chosen}${costs(cards)}${placeOf(cards, scope)}`;
}

/** "2 of your prepped spells". */
const yours = (amount: string, cards: Cards): string =>
  cards.in === 'prepped' && cards.of === 'you' && !cards.preppedThisTurn
    ? amount.replace(/(\d+) prepped spells?/, '$1 of your prepped spells')
    : amount;

/** "the 2 most expensive prepped spells", "their most expensive prepped spell". */
function mostExpensive(amount: string, { of }: Cards): string {
  const whoseOwn = of === 'everyone' ? 'the' : 'their';
  return `${whoseOwn} ${amount.replace(/^(\d+) /, (_, n) => (n === '1' ? 'most expensive ' : `${n} most expensive `))}`;
}

function nounOf(cards: Cards): string {
  const noun =
    cards.name === undefined
      ? (cards.type ?? (cards.in === 'prepped' ? 'spell' : 'card'))
      : nameOf(cards.name);
  if (cards.in === 'prepped') return `prepped ${noun}`;
  return cards.pure ? `${noun} other than corruptions` : noun;
}

function costs({ least, most }: Cards): string {
  if (most === 0) return ' that costs 0';
  return least ? ` of cost ${least} or more` : '';
}

function placeOf(cards: Cards, scope: Scope): string {
  const owner = whose(cards.of, scope);
  switch (cards.in) {
    case 'prepped':
      if (cards.preppedThisTurn) return ` that ${sayPlayer(cards.of, scope)} prepped this turn`;
      return cards.of === 'everyone' ? ' of any player' : '';
    case 'played':
      return ` that ${sayPlayer(cards.of, scope)} played this turn`;
    case 'hand':
      return cards.of === 'everyone' ? ' from their hands' : ` from ${owner} hand`;
    case 'discard':
      return ` from ${owner} discard pile`;
    default:
      return ` from ${owner} hand or discard pile`;
  }
}

// Choices of players

const MEASURE_WORDS = { life: 'life', charges: 'charges', openBreaches: 'open breaches' } as const;

const measureWords = (measure: Measure): string =>
  typeof measure === 'string'
    ? MEASURE_WORDS[measure]
    : `${many(nounOf(measure))}${measure.in === 'hand' ? ' in hand' : ''}`;

export function sayChosen(player: Chosen): string {
  if (player.from === 'lowestLife') return 'the player with the lowest life';
  if ('most' in player) return `the player with the most ${measureWords(player.most)}`;
  return { any: 'any player', ally: 'any ally', another: 'another player' }[player.from];
}

// Choices of piles

export function sayPile({ pile, type, most }: Pile): string {
  const noun = `${type ? `${type} ` : ''}supply pile`;
  const limit = most === undefined ? '' : ` of cost ${most} or less`;
  const which = {
    any: 'any',
    cheapest: 'the cheapest',
    mostExpensive: 'the most expensive',
    secondMostExpensive: 'the second most expensive',
    mostExpensiveLeft: 'the next most expensive',
  }[pile];
  return `${which} ${noun}${limit}`;
}

// Conditions

export function sayCondition(condition: Condition, scope: Scope): string {
  switch (condition.test) {
    case 'atLeast':
      return `there ${condition.b === 1 ? 'is' : 'are'} at least ${plural(condition.b, unitOf(condition.a, scope) ?? 'of it')}`;
    case 'nthPlay':
      return `this is the ${['first', 'second', 'third'][condition.n - 1] ?? `${condition.n}th`} ${scope.self} that you play this turn`;
    case 'playerRevealed':
      return 'it is the card of a player';
    case 'nemesisTurns':
      return `at least ${condition.n} nemesis cards are in the turn order discard pile`;
    case 'players':
      return `${condition.most} or fewer mages play`;
    default:
      return `all breaches of ${whoHas(sayPlayer(condition.of, scope))} are open`;
  }
}
