import type { House } from '../houses.js';
import type { Listed } from './deck.js';
import { type Word, wordOf } from './line-words.js';
import type { PoolNames } from './pool-names.js';

/** No card's name comes near this; it bounds the work on a line that is no name at all. */
const LONGEST_ENTRY = 100;

/** What is left of an entry, and what the parts taken off it say. */
interface Reading {
  text: string;
  copies?: number | undefined;
  house?: House | undefined;
  enhanced?: boolean | undefined;
}

/** What may stand before a name: a bullet, a place in the list, a word in brackets, a count, a collector number. */
const BEFORE = [
  /^(?:[-–—*+>] |[•·▪◦‣] ?|\[[ x]?\] )(?<rest>.+)$/i,
  /^\d+[.)] (?<rest>.+)$/,
  /^[([{](?<word>[^()[\]{}]*)[)\]}][:.]? ?(?<rest>.+)$/,
  /^(?<copies>\d+) ?[x×] (?<rest>.+)$/i,
  /^[x×] ?(?<copies>\d+) (?<rest>.+)$/i,
  /^(?:(?:cota|aoa|wc)[ -]?#?|#|no\.? ?|nr\.? ?)(?:\d{1,3}|a\d\d)(?: ?[-–—:.])? (?<rest>.+)$/i,
  /^(?:0\d{1,2}|\d{3}|a\d\d)(?: ?[-–—:.)])? (?<rest>.+)$/i,
  /^(?<plain>\d+) (?<rest>.+)$/,
];

/** What may follow a name, marked as not belonging to it. */
const AFTER = [
  /^(?<rest>.+?) ?[([{](?<word>[^()[\]{}]*)[)\]}]$/,
  /^(?<rest>.+) [x×*] ?(?<copies>\d+)$/i,
  /^(?<rest>.+) (?<copies>\d+) ?[x×]$/i,
  /^(?<rest>.+) ?[-–—,;:|·•] ?(?<word>[^-–—,;:|·•]+)$/,
  /^(?<rest>.+) (?<word>#\d+)$/,
];

/** A last word that may also belong to the name: only the pool can tell. */
const PERHAPS_AFTER = /^(?<rest>.+) (?<word>[^ ]+)$/;

/**
 * Reads `3x Anger`, `001 Anger (Maverick)`, `Anger  Common` and the like. The shortest text that is a card's name
 * counts, so that names with numbers and houses of their own stay whole.
 */
export function readEntry(text: string, names: PoolNames, numbered = false): Listed {
  if (text.length > LONGEST_ENTRY) return { title: text, copies: 1 };
  const starts = chain({ text }, BEFORE, numbered).reverse();
  for (const start of starts) {
    const found = chain(start, [...AFTER, PERHAPS_AFTER], numbered)
      .reverse()
      .find((reading) => names.find(reading.text) !== undefined);
    if (found) return listed(found);
  }
  return listed(chain(starts[0]!, AFTER, numbered).at(-1)!);
}

function listed({ text, copies = 1, house, enhanced }: Reading): Listed {
  return { title: text, copies, ...(house && { house }), ...(enhanced && { enhanced }) };
}

/** The text itself, and what is left of it after each part that one of the patterns takes off. */
function chain(start: Reading, patterns: readonly RegExp[], numbered: boolean): Reading[] {
  const readings = [start];
  for (let next: Reading | undefined = start; next !== undefined; ) {
    const last: Reading = next;
    next = undefined;
    for (const pattern of patterns) next ??= without(pattern, last, numbered);
    if (next !== undefined) readings.push(next);
  }
  return readings;
}

function without(pattern: RegExp, reading: Reading, numbered: boolean): Reading | undefined {
  const parts = pattern.exec(reading.text)?.groups;
  if (parts === undefined) return undefined;
  const word = wordIn(parts, numbered);
  if (word === undefined || contradicts(reading, word)) return undefined;
  return { ...reading, ...word, text: parts.rest!.trim() };
}

function wordIn({ word, copies, plain }: Record<string, string>, numbered: boolean): Word | undefined {
  if (word !== undefined) return wordOf(word, numbered);
  const count = copies ?? (numbered ? undefined : plain);
  return count === undefined ? {} : { copies: Number(count) };
}

/** `1 2 Punch` has one count, not two. */
const contradicts = (reading: Reading, word: Word): boolean =>
  (reading.copies !== undefined && word.copies !== undefined) ||
  (reading.house !== undefined && word.house !== undefined);
