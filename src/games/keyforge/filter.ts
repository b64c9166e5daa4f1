import { PREDICATES } from './lexicon/predicates.js';

/**
 * The little language of filters. Words stand side by side and must all hold; `x|y` holds when one of them
 * does; ' or ' separates whole filters; `not:` turns a word round. Without `in:` it speaks of cards in play. `lexicon/predicates.ts` has the words.
 */
export interface Predicate {
  not: boolean;
  /** The word itself, such as `friendly`, `house`, `power`. */
  name: string;
  /** What stands after the colon, such as `mars` or `self`. */
  argument: string;
  comparison: '' | '=' | '<=' | '>=' | '<' | '>';
  /** A number after a comparison. */
  n: number;
}
/** Words of which one must hold. */
export type Alternatives = Predicate[];
/** Alternatives that must all hold. */
export type Clause = Alternatives[];
/** Clauses of which one must hold. */
export type Filter = Clause[];

export function parseFilter(text: string): Filter {
  return text.split(' or ').map((clause) =>
    clause
      .trim()
      .split(/\s+/)
      .map((word) => word.split('|').map((part) => parsePredicate(part, text))),
  );
}

function parsePredicate(part: string, whole: string): Predicate {
  const not = part.startsWith('not:');
  const body = not ? part.slice(4) : part;
  const match = /^([A-Za-z]+)(?:(<=|>=|=|<|>)(\d+)|:(.+))?$/.exec(body);
  const [, name = '', comparison = '', number = '0', argument = ''] = match ?? [];
  const allowed = PREDICATES[name]?.takes;
  if (!allowed || (argument !== '' && !permits(allowed, argument))) {
    throw new Error(`"${part}" is not a word of filters, in "${whole}"`);
  }
  return { not, name, argument, comparison: comparison as Predicate['comparison'], n: Number(number) };
}

const permits = (allowed: readonly string[] | RegExp, argument: string): boolean =>
  allowed instanceof RegExp ? allowed.test(argument) : allowed.includes(argument);
