import { distance } from 'fastest-levenshtein';
import { fold } from './decks/names.js';

/** No name comes near this; it bounds the work on a text that is no name at all. */
const LONGEST = 100;

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
