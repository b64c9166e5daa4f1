import { distance } from 'fastest-levenshtein';
import { InputError } from './game.js';

/** No name comes near this; it bounds the work on a text that is no name at all. */
const LONGEST = 100;

/** Two names are the same when they fold alike: case, accents, quotes, Æ, punctuation and spaces don't count. */
export const fold = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** A name as one types it in a shell: `Miss "Onyx" Censorius` is `miss-onyx-censorius`. */
export const slug = (name: string): string => (plain(name).match(/[\p{L}\p{N}]+/gu) ?? []).join('-');

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('æ', 'ae').replaceAll('œ', 'oe');

/** The shortest part of a name that tells which is meant. */
const SHORTEST_PART = 3;

/** The name that takes the fewest changes of letters; one that has the whole text in it comes first. */
export function nearest(text: string, names: Iterable<string>): string | undefined {
  const wanted = fold(text.slice(0, LONGEST));
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const folded = fold(name);
    const isPart = wanted.length >= SHORTEST_PART && folded.includes(wanted);
    const changes = distance(wanted, folded) - (isPart ? LONGEST : 0);
    if (changes < least) [best, least] = [name, changes];
  }
  return best;
}

/** Whether a text differs from a name by so few letters that it may be a typing error. */
export function isNear(text: string, name: string): boolean {
  const wanted = fold(text.slice(0, LONGEST));
  return distance(wanted, fold(name)) <= Math.max(2, wanted.length / 3);
}

/** The name that is meant, however it is spelled, or undefined. */
export const named = <T extends string>(text: string, names: readonly T[]): T | undefined =>
  names.find((name) => name === text) ?? names.find((name) => fold(name) === fold(text));

/** The name that is meant; throws an InputError that names the nearest one. */
export function findName<T extends string>(text: unknown, what: string, names: readonly T[]): T {
  if (typeof text !== 'string')
    throw new InputError(`expected the name of a ${what}, not ${JSON.stringify(text)}`);
  const found = named(text, names);
  if (found !== undefined) return found;
  const near = nearest(text, names);
  throw new InputError(`no ${what} "${text}"${near === undefined ? '' : `; did you mean "${near}"?`}`);
}

/** What tells a card of a scenario from others, however it is spelled: `anger` and `Anger#1` are the same. */
export function copyKey(name: string): string {
  const [id = '', copy = '1'] = name.split('#');
  return `${fold(id)}#${copy}`;
}
