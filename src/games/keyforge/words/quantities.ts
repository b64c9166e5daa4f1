import { isMass, type Noun, units, withArticle } from '../../../core/english.js';
import { forEachWords, sayAmount } from '../lexicon/amounts.js';
import type { Amount, Target } from '../vocabulary.js';
import type { Did, Scope } from './scope.js';

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
  const { head, tail } = quantity(by, of, scope);
  const much = tail.startsWith(' for each') ? `${parseInt(head, 10)}${tail}` : sayAmount(by, scope);
  return { head: units(n, of), tail: `, reduced by ${much}${stopsAbove(n, by) ? '' : ' (not below 0)'}` };
}

const stopsAbove = (n: number, by: Amount): boolean =>
  typeof by === 'object' && by.amount === 'atMost' && typeof by.a === 'number' && by.a <= n;

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
