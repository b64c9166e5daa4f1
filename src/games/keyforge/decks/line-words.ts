import { fold } from '../../../core/names.js';
import type { House } from '../houses.js';
import { setNamed } from '../sets.js';
import { houseNamed } from './names.js';

/** What a word beside a card's name says about it; most say nothing that a deck needs. */
export interface Word {
  copies?: number;
  house?: House;
  enhanced?: boolean;
}

const RARITIES = ['common', 'uncommon', 'rare', 'special', 'variant', 'fixed', 'c', 'u', 'r', 's', 'v', 'f'];
const TYPES = ['action', 'artifact', 'creature', 'upgrade'];
const MARKS = ['maverick', 'legacy', 'anomaly'];
const SILENT = new Set([...RARITIES, ...TYPES, ...MARKS]);

const NUMBER = /^(?:#|no\.?|nr\.?) ?\d{1,3}$|^(?:\d{3}|0\d{1,2}|a\d\d)$/i;
const COUNT = /^[x×]? ?(\d{1,2}) ?[x×]?$/i;

/**
 * What `text` says if it is a rarity, a type, a mark, a set, a house, a collector number or a count, or several of
 * them; undefined if there is anything else. `numbered` means that plain numbers are collector numbers.
 */
export function wordOf(text: string, numbered = false): Word | undefined {
  const whole = text.trim();
  const single = singleWord(whole, numbered);
  if (single !== undefined) return single;
  const parts = whole.split(/[,;/|·•]|\s-\s|\s+/).filter((part) => part.trim() !== '');
  return parts.length > 1 ? together(parts.map((part) => singleWord(part.trim(), numbered))) : undefined;
}

function singleWord(text: string, numbered: boolean): Word | undefined {
  const folded = fold(text);
  if (SILENT.has(folded) || NUMBER.test(text) || setNamed(text) !== undefined) return {};
  if (folded === 'enhanced') return { enhanced: true };
  const house = houseNamed(text);
  if (house !== undefined) return { house };
  const count = COUNT.exec(text);
  if (count === null) return undefined;
  return numbered && /^\d+$/.test(text) ? {} : { copies: Number(count[1]) };
}

function together(words: readonly (Word | undefined)[]): Word | undefined {
  return words.includes(undefined) ? undefined : Object.assign({}, ...words);
}

const HEADERS = new Set([
  ...['card', 'cards', 'name', 'cardname', 'title', 'house', 'number', 'no', 'nr', 'rarity', 'type'],
  ...[
    'count',
    'qty',
    'quantity',
    'copies',
    'amount',
    'set',
    'expansion',
    'aember',
    'amber',
    'power',
    'armor',
  ],
]);

/** Whether the cells of a line are the headings of a table. */
export const isTableHead = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => fold(cell) === '' || HEADERS.has(fold(cell)));
