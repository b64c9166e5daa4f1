import { capital } from '../../core/english.js';
import { fold } from '../../core/names.js';
import type { SetCode } from './vocabulary.js';

interface CardSet {
  readonly name: string;
  /** The numbers that Master Vault gives it; anomalies have one of their own. */
  readonly expansions: readonly number[];
  /** How many different cards it prints. */
  readonly cards: number;
}

/** The sets whose rules are played, in order of appearance. */
export const SETS: Readonly<Record<SetCode, CardSet>> = {
  CotA: { name: 'Call of the Archons', expansions: [341], cards: 370 },
  AoA: { name: 'Age of Ascension', expansions: [435], cards: 370 },
  WC: { name: 'Worlds Collide', expansions: [452, 453], cards: 415 },
};

export const SET_CODES = Object.keys(SETS) as SetCode[];

/** The cards that each set prints. */
export const PRINTED = Object.fromEntries(SET_CODES.map((code) => [code, SETS[code].cards]));

/** The next sets, to call by name what is refused; any other is called by its number. */
const LATER: Readonly<Record<number, string>> = {
  479: 'Mass Mutation',
  496: 'Dark Tidings',
  600: 'Winds of Exchange',
  700: 'Grim Reminders',
  800: 'Æmber Skies',
};

/** A set as a deck file names it: by its code, its name or its number, or by several of them. */
export function setNamed(text: string): SetCode | undefined {
  const parts = text
    .slice(0, 100)
    .split(/[(),;/-]/)
    .map(fold)
    .filter(Boolean);
  return SET_CODES.find((code) => {
    const { name, expansions } = SETS[code];
    const own = [fold(code), fold(name), ...expansions.map(String)];
    return own.includes(fold(text)) || (parts.length > 1 && parts.every((part) => own.includes(part)));
  });
}

/** A set in English, whether it is played or not: `MASS_MUTATION` and 479 are both Mass Mutation. */
export function sayExpansion(text: string): string {
  const known = setNamed(text);
  if (known !== undefined) return SETS[known].name;
  const later = LATER[Number(text)];
  if (later !== undefined) return later;
  if (/^\d+$/.test(text)) return `expansion ${text}`;
  return /^[A-Z_\d]+$/.test(text) && text.includes('_') ? inWords(text) : text;
}

const inWords = (text: string): string =>
  text
    .split('_')
    .map((word) => capital(word.toLowerCase()))
    .join(' ');

/** Few cards of a deck come from another set than its own. */
const MOST_LEGACIES = 4;

/** The set that a deck is of, going by the sets that print its cards; undefined when they are mixed. */
export function setPrinting(cards: readonly Readonly<Record<string, string>>[]): SetCode | undefined {
  const missing = SET_CODES.map((code) => cards.filter((sets) => sets[code] === undefined).length);
  const least = Math.min(...missing);
  return least <= MOST_LEGACIES ? SET_CODES[missing.indexOf(least)] : undefined;
}
