import { fold } from '../../../core/names.js';
import { HOUSES, type House } from '../houses.js';
import { setNamed } from '../sets.js';
import type { Listed } from './deck.js';
import { readEntry } from './entry.js';
import { isTableHead, wordOf } from './line-words.js';
import { houseNamed } from './names.js';
import type { PoolNames } from './pool-names.js';

/** What a line of a list is. A heading may have its cards on the same line. */
export type Line =
  | { kind: 'heading'; house: House; cards: Listed[] }
  | { kind: 'cards'; cards: Listed[] }
  | { kind: 'unknown'; text: string; card: Listed }
  | { kind: 'strange heading'; text: string }
  | { kind: 'name' | 'set' | 'fact' | 'comment'; text: string };

/** No line that says something is longer, but for houses with all their cards. */
const LONGEST_FACT = 200;
const LONGEST_LINE = 2000;

export function readLine(line: string, names: PoolNames, numbered: boolean): Line {
  const text = line.replace(/\s+/g, ' ');
  if (text.length > LONGEST_LINE) return { kind: 'unknown', text, card: { title: text, copies: 1 } };
  const heading = headingOf(text);
  if (heading !== undefined) return { kind: 'heading', house: heading, cards: [] };
  const bare = withoutComment(text);
  if (bare === '') return { kind: 'comment', text };
  return (
    factOf(bare) ?? houseWithCards(bare, names, numbered) ?? cardLine(withoutComment(line), names, numbered)
  );
}

const HEADING = new RegExp(`^(?:house)?(${HOUSES.join('|')})(?:\\d+(?:cards)?)?$`);

/** `Dis`, `Dis:`, `## Dis`, `= Dis =`, `House Dis`, `DIS (12)`, `Dis - 12 cards`. */
function headingOf(text: string): House | undefined {
  return text.length > LONGEST_FACT ? undefined : (HEADING.exec(fold(text))?.[1] as House | undefined);
}

/** What is marked as a heading must be one, lest its cards fall to the house above it. */
const isMarked = (text: string): boolean => /^(?:##|=)|:$/.test(text);

/** A hash before a digit belongs to a collector number. */
function withoutComment(line: string): string {
  const start = /(?:^|\s)(?:#(?!\d)|\/\/)/.exec(line)?.index;
  return /^##/.test(line) ? line : line.slice(0, start).trim();
}

const NAMES = new Set(['name', 'deck', 'deckname', 'title']);
const SETS = new Set(['set', 'expansion']);
/** What lists say about a deck that its cards say too, or that no game needs. */
const OTHER_FACTS = new Set([
  ...['houses', 'cards', 'types', 'rarities', 'bonusaember', 'aember', 'total', 'totalcards', 'mavericks'],
  ...['creatures', 'actions', 'artifacts', 'upgrades', 'legacies', 'link', 'url', 'id', 'deckid', 'chains'],
  ...['wins', 'losses', 'powerlevel', 'sas', 'aerc', 'author', 'source', 'date'],
]);
const TYPE_HEADING = /^(?:creature|action|artifact|upgrade)s\d*$|^(?:total)?\d+cards?$/;

/** `Name: …`, `Set: …`, a set alone, the houses in a row, or some other remark of a known form. */
function factOf(text: string): Line | undefined {
  if (text.length > LONGEST_FACT) return undefined;
  const [, key = '', value = ''] = /^(?:[-*•#>=] ?)*([\p{L} ]+?) ?: ?(.*)$/u.exec(text) ?? [];
  if (NAMES.has(fold(key))) return { kind: 'name', text: value };
  if (SETS.has(fold(key))) return { kind: 'set', text: value };
  if (setNamed(text) !== undefined) return { kind: 'set', text };
  const isFact =
    OTHER_FACTS.has(fold(key)) || TYPE_HEADING.test(fold(text)) || /^(?:https?:\/\/|www\.)/.test(text);
  return isFact || isHouses(text) ? { kind: 'fact', text } : undefined;
}

function isHouses(text: string): boolean {
  const parts = text.split(/ ?[,;•·|/–—-] ?| /).filter((part) => fold(part) !== '');
  return parts.length > 1 && parts.every((part) => houseNamed(part) !== undefined);
}

/** `Dis: Fear, Mind Barb x2`. */
function houseWithCards(text: string, names: PoolNames, numbered: boolean): Line | undefined {
  const [, before = '', rest = ''] = /^([^:]{3,40}?)(?: ?:| [-–—])[*_]* (.+)$/.exec(text) ?? [];
  const house = headingOf(before);
  if (house === undefined) return undefined;
  return { kind: 'heading', house, cards: cardsIn(rest, names, numbered) ?? pieces(rest, names, numbered) };
}

/** A line with a card's name, with several, or with the cells of a table; else whatever it may be. */
function cardLine(line: string, names: PoolNames, numbered: boolean): Line {
  const cells = line.split(/\t+|\s{2,}|\s*\|\s*/).filter((cell) => fold(cell.slice(0, LONGEST_FACT)) !== '');
  const text = inBrackets(cells, names, numbered).join(' ').replace(/\s+/g, ' ');
  const cards = cardsIn(text, names, numbered);
  if (cards !== undefined) return { kind: 'cards', cards };
  if (isTableHead(cells) || isRemark(text, numbered)) return { kind: 'fact', text };
  if (isMarked(line)) return { kind: 'strange heading', text: line };
  return { kind: 'unknown', text: cells.join(' '), card: readEntry(text, names, numbered) };
}

/** A rarity or a number on a line of its own, as tables of web pages are pasted; a count would be missed. */
function isRemark(text: string, numbered: boolean): boolean {
  const word = wordOf(text.slice(0, LONGEST_FACT), numbered);
  return word !== undefined && word.copies === undefined;
}

/** Cells that hold no name are marked so. */
const inBrackets = (cells: readonly string[], names: PoolNames, numbered: boolean): string[] =>
  cells.map((cell) => (isWord(cell, names, numbered) && cells.length > 1 ? `(${cell})` : cell));

const isWord = (text: string, names: PoolNames, numbered: boolean): boolean =>
  text.length <= LONGEST_FACT && names.find(text) === undefined && wordOf(text, numbered) !== undefined;

/** The cards of a text when the pool has at least one of them: one entry, a row of cells, or a list with commas. */
function cardsIn(text: string, names: PoolNames, numbered: boolean): Listed[] | undefined {
  const isKnown = ({ title }: Listed) => names.find(title) !== undefined;
  const one = readEntry(text, names, numbered);
  if (isKnown(one)) return [one];
  const cells = text.split(/[,;]/).map((cell) => cell.trim());
  const title = cells.filter((cell) => !isWord(cell, names, numbered)).join(', ');
  const words = cells.filter((cell) => isWord(cell, names, numbered)).map((cell) => `(${cell})`);
  const row = readEntry([title, ...words].join(' '), names, numbered);
  if (isKnown(row)) return [row];
  const several = pieces(text, names, numbered);
  const known = several.filter(isKnown).length;
  return known > 1 && (known === several.length || several.length > 2) ? several : undefined;
}

/** The entries of a list on one line. A comma may belong to a name. */
function pieces(text: string, names: PoolNames, numbered: boolean): Listed[] {
  const parts = text.split(/[;•·|]/.test(text) ? /[;•·|]/ : /,/).map((part) => part.trim());
  const entries: Listed[] = [];
  for (let at = 0; at < parts.length; at++) {
    const pair = readEntry(`${parts[at]}, ${parts[at + 1]}`, names, numbered);
    const isPair = names.find(pair.title) !== undefined;
    if (isPair) at++;
    const entry = isPair ? pair : readEntry(parts[at]!, names, numbered);
    if (fold(entry.title) !== '') entries.push(entry);
  }
  return entries;
}
