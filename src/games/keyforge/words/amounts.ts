import { agree, isMass, type Noun, noun, units, withArticle } from '../../../core/english.js';
import type { Amount, Player, Stat, Target } from '../vocabulary.js';
import { filterNoun } from './filters.js';
import { memoryNoun } from './memories.js';
import { type Did, type Scope, sayOf, sayPlayer, sayPlayers } from './scope.js';

/** "2 damage" and what must stand at the end of the clause, " for each friendly creature". */
export interface Quantity {
  head: string;
  tail: string;
}

/**
 * So much for one card that the player picks. "1 damage to a creature for each …" could be spread over
 * several creatures, by the rulebook; "damage equal to …" could not.
 */
export function quantityFor(target: Target, n: Amount, of: Noun, scope: Scope): Quantity {
  const said = quantity(n, of, scope);
  const picks = typeof target === 'object' && ['a', 'upTo', 'any', 'random'].includes(target.choose);
  return picks && said.tail.startsWith(' for each') ? equalTo(n, of, scope) : said;
}

/** So much of something, as an effect says it: "a card", "3 æmber", "that much damage". */
export function quantity(n: Amount, of: Noun, scope: Scope): Quantity {
  if (typeof n === 'number')
    return { head: n === 1 && !isMass(of) ? withArticle(of.one) : units(n, of), tail: '' };
  if (n === 'all') return { head: `all ${of.many}`, tail: '' };
  if (n === 'named') return { head: `the chosen number of ${of.many}`, tail: '' };
  if (n === 'did' && (!scope.did || isThatMuch(scope.did, of))) {
    return { head: `that ${isMass(of) ? 'much' : 'many'} ${of.many}`, tail: '' };
  }
  return composed(n, of, scope) ?? equalTo(n, of, scope);
}

const isThatMuch = (did: Did, of: Noun): boolean => isMass(did.of) && isMass(of) && !did.unsaid;

const equalTo = (n: Amount, of: Noun, scope: Scope): Quantity => ({
  head: isMass(of) ? of.many : `a number of ${of.many}`,
  tail: ` equal to ${sayAmount(n, scope)}`,
});

function composed(n: Amount, of: Noun, scope: Scope): Quantity | undefined {
  const one = forEachWords(n, scope);
  if (one) return { head: units(1, of), tail: ` for each ${one}` };
  if (typeof n !== 'object') return undefined;
  if (n.amount === 'times') return multiple(n.a, n.b, of, scope) ?? multiple(n.b, n.a, of, scope);
  if (n.amount === 'plus') return sum(n.a, n.b, of, scope);
  if (n.amount === 'minus' && typeof n.a === 'number') return reduced(n.a, n.b, of, scope);
  if (n.amount === 'atMost') return capped(n.a, n.b, of, scope) ?? capped(n.b, n.a, of, scope);
  return n.amount === 'either' ? alternative(n, of, scope) : undefined;
}

function multiple(n: Amount, each: Amount, of: Noun, scope: Scope): Quantity | undefined {
  const one = forEachWords(each, scope);
  return typeof n === 'number' && one ? { head: units(n, of), tail: ` for each ${one}` } : undefined;
}

function sum(a: Amount, b: Amount, of: Noun, scope: Scope): Quantity {
  const [first, second] = [quantity(a, of, scope), quantity(b, of, scope)];
  if (second.head.startsWith('-'))
    return {
      head: first.head,
      tail: `${first.tail}, reduced by ${parseInt(second.head.slice(1), 10)}${second.tail}`,
    };
  if (first.tail + second.tail === '') return { head: `${first.head} plus ${second.head}`, tail: '' };
  return { head: first.head, tail: `${first.tail} plus ${second.head}${second.tail}` };
}

function reduced(n: number, by: Amount, of: Noun, scope: Scope): Quantity {
  const one = forEachWords(by, scope);
  return {
    head: units(n, of),
    tail: `, reduced by ${one ? `1 for each ${one}` : sayAmount(by, scope)} (not below 0)`,
  };
}

function capped(most: Amount, n: Amount, of: Noun, scope: Scope): Quantity | undefined {
  if (typeof most !== 'number') return undefined;
  const { head, tail } = quantity(n, of, scope);
  return { head, tail: `${tail} (to a maximum of ${most})` };
}

function alternative(n: Extract<Amount, { amount: 'either' }>, of: Noun, scope: Scope): Quantity {
  const [first, second] = [quantity(n.a, of, scope), quantity(n.b, of, scope)];
  const when = ` if ${scope.voice.condition(n.if, scope)}`;
  if (n.b === 0) return { head: first.head, tail: first.tail + when };
  const nested = typeof n.b === 'object' && n.b.amount === 'either';
  return {
    head: first.head,
    tail: `${first.tail}${when}, or ${second.head}${second.tail}${nested ? '' : ' otherwise'}`,
  };
}

/** What "for each" counts, when the amount is a count: "friendly creature", "æmber on Yxili Marauder". */
export function forEachWords(n: Amount, scope: Scope): string | undefined {
  if (n === 'did') return scope.did && `${scope.did.of.one} ${scope.did.done}`;
  if (typeof n !== 'object') return undefined;
  switch (n.amount) {
    case 'count':
      return filterNoun(n.of, scope).one;
    case 'houses':
      return `house among ${filterNoun(n.of, scope).many}`;
    case 'stat':
      return isCounted(n.stat) ? statNoun(n.stat, n.of, scope).one : undefined;
    case 'pool':
      return `æmber in ${sayPlayers(n.of, scope)} pool`;
    case 'keys':
      return `${n.colour ? `${n.colour} ` : ''}key ${forgedBy(n.of, scope)}`;
    case 'memory':
      return memoryNoun(n.fact, n.of, n.house ?? '', scope).one;
    case 'minus':
      return inExcess(n.a, n.b, scope);
    case 'part':
    case 'plus':
    case 'times':
    case 'atMost':
    case 'either':
      return undefined;
  }
}

function forgedBy(who: Player, scope: Scope, not = ''): string {
  const name = sayPlayer(who, scope);
  return `${name} ${agree(name, 'have')} ${not}forged`;
}

/** Three keys win: those not forged are counted by what is missing. */
function inExcess(a: Amount, b: Amount, scope: Scope): string | undefined {
  if (a === 3 && typeof b === 'object' && b.amount === 'keys') return `key ${forgedBy(b.of, scope, 'not ')}`;
  const one = forEachWords(a, scope);
  return one && `${one} in excess of ${sayAmount(b, scope)}`;
}

/** Power and armor are a card's own; the rest lies on it and is counted. */
export const isCounted = (what: Stat): boolean => what !== 'power' && what !== 'armor';

export function statNoun(what: Stat, of: Target, scope: Scope): Noun {
  const whose = sayWhose(of, scope);
  const on = (one: string, many = `${one}s`) => noun(`${one} on ${whose}`, `${many} on ${whose}`);
  switch (what) {
    case 'power':
    case 'armor':
      return noun(`${what} of ${whose}`, `${what} of ${whose}`);
    case 'damage':
      return on('damage', 'damage');
    case 'amber':
      return on('æmber', 'æmber');
    case 'traits':
      return noun(`trait ${whose} has`, `traits ${whose} has`);
    case 'bonus':
      return on('bonus æmber icon');
    case 'doom':
    case 'fuse':
    case 'glory':
    case 'growth':
    case 'disruption':
      return on(`${what} counter`);
  }
}

function sayWhose(of: Target, scope: Scope): string {
  if (of === 'it') return 'it';
  if (typeof of === 'object' && of.choose === 'each' && !of.except) return filterNoun(of.filter, scope).many;
  return scope.voice.target(of, scope);
}

const sayDid = (did: Did | undefined): string =>
  did ? `the ${isMass(did.of) ? 'amount' : 'number'} of ${did.of.many} ${did.done}` : 'that amount';

/** The amount as a number that stands alone: "the number of friendly creatures", "half of your æmber". */
export function sayAmount(n: Amount, scope: Scope): string {
  if (typeof n === 'number') return `${n}`;
  if (n === 'all') return 'all';
  if (n === 'named') return 'the chosen number';
  if (n === 'did') return sayDid(scope.did);
  switch (n.amount) {
    case 'count':
      return `the number of ${filterNoun(n.of, scope).many}`;
    case 'houses':
      return `the number of houses among ${filterNoun(n.of, scope).many}`;
    case 'stat':
      return sayStat(n.stat, n.of, scope);
    case 'pool':
      return `${sayPlayers(n.of, scope)} æmber`;
    case 'keys':
      return `the number of ${n.colour ? `${n.colour} ` : ''}keys ${forgedBy(n.of, scope)}`;
    case 'memory':
      return `the number of ${memoryNoun(n.fact, n.of, n.house ?? '', scope).many}`;
    case 'part':
      return `${fraction(n.divisor)} of ${sayAmount(n.of, scope)} (rounding ${n.up ? 'up' : 'down'})`;
    case 'plus':
    case 'minus':
    case 'times':
    case 'atMost':
      return sayPair(n, scope);
    case 'either':
      return `${sayAmount(n.a, scope)} if ${scope.voice.condition(n.if, scope)}, or ${sayAmount(n.b, scope)} otherwise`;
  }
}

const fraction = (divisor: number): string => ({ 2: 'half', 3: 'a third' })[divisor] ?? `1/${divisor}`;

function sayPair(
  n: Extract<Amount, { a: Amount; amount: 'plus' | 'minus' | 'times' | 'atMost' }>,
  scope: Scope,
): string {
  const [a, b] = [sayAmount(n.a, scope), sayAmount(n.b, scope)];
  if (n.amount === 'times' && n.a === 2) return `twice ${b}`;
  if (n.amount !== 'atMost') return `${a} ${n.amount} ${b}`;
  return typeof n.a === 'number' ? `${b} (to a maximum of ${a})` : `${a} (to a maximum of ${b})`;
}

function sayStat(what: Stat, of: Target, scope: Scope): string {
  const unit = statNoun(what, of, scope);
  if (isCounted(what)) return `the ${isMass(unit) ? 'amount' : 'number'} of ${unit.many}`;
  return typeof of === 'string' ? sayOf(of, what, scope) : `the total ${unit.one}`;
}
