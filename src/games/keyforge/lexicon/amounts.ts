import { agree, howMany, isMass, type Noun, noun } from '../../../core/english.js';
import { HOUSES } from '../houses.js';
import { Stat, Sum, Value } from '../program.js';
import { MEMORIES } from '../vocabulary/targets.js';
import type { Amount, Comparison, Player, Stat as StatName, Target } from '../vocabulary.js';
import { filterNoun } from '../words/filters.js';
import { memoryIs, memoryNoun } from '../words/memories.js';
import { AMBER } from '../words/nouns.js';
import { type Did, type Scope, sayHouse, sayOf, sayPlayer, sayPlayers } from '../words/scope.js';
import { seatOf, WHO } from './references.js';
import type { AmountNode, AmountOf, AmountWord, AmountWords, Parts } from './word.js';

// Numbers of cards

const on = (one: string, many = `${one}s`) => {
  return (whose: string): Noun => noun(`${one} on ${whose}`, `${many} on ${whose}`);
};
const counter = (kind: string) => on(`${kind} counter`);
const own = (what: string) => (whose: string) => noun(`${what} of ${whose}`, `${what} of ${whose}`);

/** Power and armor are a card's own; the rest lies on it and is counted. */
const STATS: Record<StatName, [stat: Stat, of: (whose: string) => Noun]> = {
  power: [Stat.Power, own('power')],
  armor: [Stat.Armor, own('armor')],
  damage: [Stat.Damage, on('damage', 'damage')],
  amber: [Stat.Amber, on('æmber', 'æmber')],
  traits: [Stat.Traits, (whose) => noun(`trait ${whose} has`, `traits ${whose} has`)],
  bonus: [Stat.Bonus, on('bonus æmber icon')],
  doom: [Stat.Doom, counter('doom')],
  fuse: [Stat.Other, counter('fuse')],
  glory: [Stat.Other, counter('glory')],
  growth: [Stat.Other, counter('growth')],
  disruption: [Stat.Other, counter('disruption')],
};

const isCounted = ({ stat }: AmountOf<'stat'>): boolean => stat !== 'power' && stat !== 'armor';

const statNoun = ({ stat, of }: AmountOf<'stat'>, scope: Scope): Noun => STATS[stat][1](sayWhose(of, scope));

function sayWhose(of: Target, scope: Scope): string {
  if (of === 'it') return 'it';
  if (typeof of === 'object' && of.choose === 'each' && !of.except) return filterNoun(of.filter, scope).many;
  return scope.voice.target(of, scope);
}

/** A stat is of one card, or summed over each card of a filter. */
function statTarget(target: Target, w: Parts): number {
  if (typeof target === 'string') return WHO[target];
  if (target.choose !== 'each') throw new Error('a stat is of one card or of each card');
  return Value.Tree + w.filter(target.filter);
}

// Houses

const ALL_HOUSES = (1 << HOUSES.length) - 1;

function houseNoun({ of, except }: AmountOf<'houses'>, scope: Scope): Noun {
  const which = except ? ` other than ${sayHouse(except, scope)}` : '';
  const cards = of === 'card' ? 'cards in play' : filterNoun(of, scope).many;
  const where = `${which} among ${cards}`;
  return noun(`house${where}`, `houses${where}`);
}

// Players

const COLOURS = { red: 1, yellow: 2, blue: 4 };

const keyWord = ({ colour }: AmountOf<'keys'>): string => (colour ? `${colour} key` : 'key');

function forgedBy(who: Player, scope: Scope, not = ''): string {
  const name = sayPlayer(who, scope);
  return `${name} ${agree(name, 'have')} ${not}forged`;
}

export const playerHas = (who: string, what: string): string => `${who} ${agree(who, 'have')} ${what}`;

// Against a fixed number

export const isOne = (is: Comparison, n: number): boolean => n === 1 && (is === '=' || is === '>=');

const thereAre = (what: string, is: Comparison, n: number): string =>
  `there ${isOne(is, n) ? 'is' : 'are'} ${what}`;

// Sums

const pair = (sum: Sum): Pick<AmountWord<AmountOf<'plus'>>, 'write' | 'say'> => ({
  write: ({ a, b }, w) => [sum, w.amount(a), w.amount(b)],
  say: ({ amount, a, b }, scope) => `${sayAmount(a, scope)} ${amount} ${sayAmount(b, scope)}`,
});

/** Three keys win: those not forged are counted by what is missing. */
function inExcess({ a, b }: AmountOf<'minus'>, scope: Scope): string | undefined {
  if (a === 3 && typeof b === 'object' && b.amount === 'keys') return `key ${forgedBy(b.of, scope, 'not ')}`;
  const one = forEachWords(a, scope);
  return one && `${one} in excess of ${sayAmount(b, scope)}`;
}

const fraction = (divisor: number): string => ({ 2: 'half', 3: 'a third' })[divisor] ?? `1/${divisor}`;

/** Numbers that are computed when they are needed. */
const AMOUNTS: AmountWords = {
  count: {
    write: ({ of }, w) => [Sum.Count, w.filter(of)],
    say: ({ of }, scope) => `the number of ${filterNoun(of, scope).many}`,
    each: ({ of }, scope) => filterNoun(of, scope).one,
    limit({ of }, is, n, scope) {
      const place = /\bin:|neighbour:/.test(of) ? '' : ' in play';
      return `${thereAre(howMany(is, n, filterNoun(of, scope)), is, n)}${place}`;
    },
  },
  houses: {
    write: ({ of, except }, w) => [
      Sum.Houses,
      w.filter(of),
      except ? ALL_HOUSES ^ (1 << HOUSES.indexOf(except)) : ALL_HOUSES,
    ],
    say: (amount, scope) => `the number of ${houseNoun(amount, scope).many}`,
    each: (amount, scope) => houseNoun(amount, scope).one,
    limit: (amount, is, n, scope) => thereAre(howMany(is, n, houseNoun(amount, scope)), is, n),
  },
  stat: {
    write: ({ stat, of }, w) => [Sum.Stat, STATS[stat][0], statTarget(of, w)],
    say(amount, scope) {
      const unit = statNoun(amount, scope);
      if (isCounted(amount)) return `the ${isMass(unit) ? 'amount' : 'number'} of ${unit.many}`;
      const { stat, of } = amount;
      return typeof of === 'string' ? sayOf(of, stat, scope) : `the total ${unit.one}`;
    },
    each: (amount, scope) => (isCounted(amount) ? statNoun(amount, scope).one : undefined),
    limit: (amount, is, n, scope) =>
      isCounted(amount) ? thereAre(howMany(is, n, statNoun(amount, scope)), is, n) : undefined,
  },
  pool: {
    write: ({ of }) => [Sum.Pool, seatOf(of)],
    say: ({ of }, scope) => `${sayPlayers(of, scope)} æmber`,
    each: ({ of }, scope) => `æmber in ${sayPlayers(of, scope)} pool`,
    limit: ({ of }, is, n, scope) => playerHas(sayPlayer(of, scope), howMany(is, n, AMBER)),
  },
  keys: {
    write: ({ of, colour }) => [Sum.Keys, seatOf(of), colour ? COLOURS[colour] : 0],
    say: (amount, scope) => `the number of ${keyWord(amount)}s ${forgedBy(amount.of, scope)}`,
    each: (amount, scope) => `${keyWord(amount)} ${forgedBy(amount.of, scope)}`,
    limit: (amount, is, n, scope) =>
      playerHas(sayPlayer(amount.of, scope), `forged ${howMany(is, n, noun(keyWord(amount)))}`),
  },
  memory: {
    write: ({ fact, of, house = '' }) => [
      Sum.Memory,
      MEMORIES.indexOf(fact),
      seatOf(of),
      (HOUSES as readonly string[]).indexOf(house),
    ],
    say: (amount, scope) => `the number of ${memoryNoun(amount, scope).many}`,
    each: (amount, scope) => memoryNoun(amount, scope).one,
    limit: memoryIs,
  },
  part: {
    write: ({ of, divisor, up }, w) => [Sum.Part, w.amount(of), divisor, up ? 1 : 0],
    say: ({ of, divisor, up }, scope) =>
      `${fraction(divisor)} of ${sayAmount(of, scope)} (rounding ${up ? 'up' : 'down'})`,
  },
  plus: pair(Sum.Plus),
  minus: { ...pair(Sum.Minus), each: inExcess },
  times: {
    ...pair(Sum.Times),
    say({ a, b }, scope) {
      const [first, second] = [sayAmount(a, scope), sayAmount(b, scope)];
      return a === 2 ? `twice ${second}` : `${first} times ${second}`;
    },
  },
  atMost: {
    ...pair(Sum.AtMost),
    say({ a, b }, scope) {
      const [first, second] = [sayAmount(a, scope), sayAmount(b, scope)];
      return typeof a === 'number'
        ? `${second} (to a maximum of ${first})`
        : `${first} (to a maximum of ${second})`;
    },
  },
  either: {
    write: (amount, w) => [Sum.Either, w.condition(amount.if), w.amount(amount.a), w.amount(amount.b)],
    say: (amount, scope) =>
      `${sayAmount(amount.a, scope)} if ${scope.voice.condition(amount.if, scope)}, or ${sayAmount(amount.b, scope)} otherwise`,
  },
};

export const amountWord = (amount: AmountNode): AmountWord => AMOUNTS[amount.amount] as AmountWord;

/** The amount as a number that stands alone: "the number of friendly creatures", "half of your æmber". */
export function sayAmount(n: Amount, scope: Scope): string {
  if (typeof n === 'number') return `${n}`;
  if (n === 'all') return 'all';
  if (n === 'named') return 'the chosen number';
  return n === 'did' ? sayDid(scope.did) : amountWord(n).say(n, scope);
}

const sayDid = (did: Did | undefined): string =>
  did ? `the ${isMass(did.of) ? 'amount' : 'number'} of ${did.of.many} ${did.done}` : 'that amount';

/** What "for each" counts, when the amount is a count: "friendly creature", "æmber on Yxili Marauder". */
export function forEachWords(n: Amount, scope: Scope): string | undefined {
  if (n === 'did') return scope.did && `${scope.did.of.one} ${scope.did.done}`;
  return typeof n === 'object' ? amountWord(n).each?.(n, scope) : undefined;
}
