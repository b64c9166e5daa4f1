import { InputError } from '../../core/game.js';
import { nearest } from '../../core/names.js';
import type { Card } from './vocabulary.js';

/** A number of a card that an experiment may change. */
export interface CardNumber {
  /** How an experiment names it, such as `cost` or `cast.deal`. */
  path: string;
  words: string;
  value: number;
}

/** Where it stands: the keys that lead to it. */
interface Found {
  readonly words: readonly string[];
  readonly value: number;
  readonly keys: readonly (string | number)[];
}
interface Placed extends Found {
  readonly path: string;
}

type Data = string | number | boolean | undefined | readonly Data[] | { readonly [key: string]: Data };
type Node = Readonly<Record<string, Data>>;

/** What is printed for other purposes than play, or is no number of the text. */
const NOT_PLAYED = ['number', 'rating', 'tier', 'breaches', 'hand', 'deck', 'name', 'title', 'mage', 'type'];
const MOST = 999;

export function numbersOf(card: Card): CardNumber[] {
  return placesOf(card).map(({ path, value, words }) => ({ path, words: words.join(' '), value }));
}

/** A copy of the card in which one number is another. */
export function patchCard(card: Card, path: string, value: number): Card {
  const places = placesOf(card);
  const place = places.find((each) => each.path === path);
  if (!place) throw new InputError(unknownPath(card, path, places));
  checkValue(card, place, value);
  const copy = structuredClone(card);
  const parent = place.keys
    .slice(0, -1)
    .reduce((node, key) => node[key] as Record<string, unknown>, copy as unknown as Record<string, unknown>);
  parent[place.keys.at(-1)!] = value;
  return copy;
}

function unknownPath(card: Card, path: string, places: readonly Placed[]): string {
  const known = places.map((place) => place.path);
  if (known.length === 0) return `${card.name} has no number that can be changed`;
  return `${card.name} has no number "${path}"; did you mean "${nearest(path, known)}"? It has: ${known.join(', ')}`;
}

function checkValue(card: Card, { path, keys }: Placed, value: number): void {
  const [least, most] = limitsOf(String(keys.at(-1)));
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new InputError(
    `${path} of ${card.name} must be a whole number from ${least} to ${most}, not ${value}`,
  );
}

/** What a number of a card may be changed to. */
export function limitsOfNumber(card: Card, path: string): readonly [number, number] {
  const place = placesOf(card).find((each) => each.path === path);
  return place ? limitsOf(String(place.keys.at(-1))) : [0, MOST];
}

/** Nothing comes into play with no life or token, and the state counts husks with one damage at most. */
function limitsOf(key: string): [number, number] {
  if (key === 'huskLife') return [1, 2];
  return ['life', 'power', 'charges', 'damageCap'].includes(key) ? [1, MOST] : [0, MOST];
}

function placesOf(card: Card): Placed[] {
  const found = Object.entries(card as unknown as Node)
    .filter(([key]) => !NOT_PLAYED.includes(key))
    .flatMap(([key, data]) => literals(data, [key], [key]));
  return numbered(found);
}

/** Every number below a node, in the order of the card; each is named by its section and its nearest word. */
function literals(data: Data, words: readonly string[], keys: readonly (string | number)[]): Found[] {
  if (typeof data === 'number') return [{ words, value: data, keys }];
  if (Array.isArray(data)) return data.flatMap((each: Data, at) => literals(each, words, [...keys, at]));
  if (typeof data !== 'object') return [];
  const node = data as Node;
  return Object.entries(node).flatMap(([key, each]) =>
    literals(each, wordsOf(node, key, words), [...keys, key]),
  );
}

/** Keys that name their number better than the effect around them. */
const TELLING = ['bonus', 'least', 'most', 'cost', 'charges', 'upTo'];
const SECTIONS = ['setup', 'unleash', 'strikeCost'];

function wordsOf(node: Node, key: string, words: readonly string[]): readonly string[] {
  const section = words[0]!;
  if (section === 'increased' && words.length === 1 && SECTIONS.includes(key)) return [section, key];
  const head = section === 'increased' ? words.slice(0, 2) : [section];
  if (TELLING.includes(key) && typeof node[key] === 'number') return [...head, key];
  if (typeof node.do === 'string' && (key === 'n' || key === 'cards')) {
    return key === 'cards' ? [...head, node.do, 'cards'] : [...head, node.do];
  }
  if (typeof node.test === 'string') return [...head, 'if'];
  return words;
}

/** The second number of the same name has a 2 behind it, and so on. */
function numbered(all: readonly Found[]): Placed[] {
  const seen = new Map<string, number>();
  return all.map((found) => {
    const path = found.words.join('.');
    const nth = (seen.get(path) ?? 0) + 1;
    seen.set(path, nth);
    return { ...found, path: nth === 1 ? path : `${path}.${nth}` };
  });
}
