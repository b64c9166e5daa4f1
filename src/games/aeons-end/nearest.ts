import { distance } from 'fastest-levenshtein';

/** No name comes near this; it bounds the work on a text that is no name at all. */
const LONGEST = 100;

/** Letters and digits only: `Searing Ruby`, `searing-ruby` and `searing_ruby` are the same. */
export const fold = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The name that takes the fewest changes of letters. */
export function nearest(text: string, names: Iterable<string>): string | undefined {
  const wanted = fold(text.slice(0, LONGEST));
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const changes = distance(wanted, fold(name));
    if (changes < least) [best, least] = [name, changes];
  }
  return best;
}

/** The name that is meant, however it is spelled, or undefined. */
export const named = (text: string, names: readonly string[]): string | undefined =>
  names.find((name) => name === text) ?? names.find((name) => fold(name) === fold(text));
