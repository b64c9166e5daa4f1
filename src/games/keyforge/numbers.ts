import { InputError } from '../../core/game.js';
import { nearest } from '../../core/names.js';
import type { CardNumber } from '../module.js';
import type { Card } from './vocabulary.js';
import { title } from './words/grammar.js';
import { type NameOf, sayAbility } from './words.js';

/** Where it stands: the keys that lead to it, and for one inside a string the place of its digits there. */
interface Found {
  word: string;
  value: number;
  keys: readonly (string | number)[];
  at?: number;
}
interface Placed extends Found {
  path: string;
}

type Data = string | number | boolean | undefined | readonly Data[] | { readonly [key: string]: Data };
type Node = Readonly<Record<string, Data>>;

const PRINTED = { power: 'power', armor: 'armor', amber: 'bonus æmber' } as const;
type Printed = keyof typeof PRINTED;

const LEAST = -99;
const MOST = 99;
/** Words whose number may be below zero: what is added to something else. */
const SIGNED = ['power', 'armor', 'keyCost', 'handSize', 'forge'];

export function numbersOf(card: Card, nameOf: NameOf = title): CardNumber[] {
  return placesOf(card).map(({ path, value, keys, word }) => ({
    path,
    words: sayPlace(card, path, word, keys, nameOf),
    value,
  }));
}

/** A copy of the card in which one number is another. */
export function patchCard(card: Card, path: string, value: number): Card {
  const places = placesOf(card);
  const place = places.find((each) => each.path === path);
  if (!place) throw new InputError(unknownPath(card, path, places));
  checkValue(card, place, value);
  const copy = structuredClone(card);
  put(copy as unknown as Record<string, unknown>, place, value);
  return copy;
}

function unknownPath(card: Card, path: string, places: readonly Placed[]): string {
  const known = places.map((place) => place.path);
  return `${card.name} has no number "${path}"; did you mean "${nearest(path, known)}"? It has: ${known.join(', ')}`;
}

function checkValue(card: Card, place: Placed, value: number): void {
  const least = leastOf(place);
  if (Number.isInteger(value) && value >= least && value <= MOST) return;
  throw new InputError(
    `${place.path} of ${card.name} must be a whole number from ${least} to ${MOST}, not ${value}`,
  );
}

/** A creature with no power would die at once, and nothing can be divided by zero. */
function leastOf({ path, word, value }: Placed): number {
  if (path === 'power' || word === 'divisor') return 1;
  const signed = path.startsWith('text.') && SIGNED.includes(word);
  return value < 0 || signed ? LEAST : 0;
}

function put(root: Record<string, unknown>, { keys, at, value: old }: Placed, value: number): void {
  const last = keys.at(-1)!;
  const parent = keys.slice(0, -1).reduce((node, key) => node[key] as Record<string, unknown>, root);
  const text = parent[last];
  const inside = typeof text === 'string' && at !== undefined;
  parent[last] = inside ? text.slice(0, at) + value + text.slice(at + `${old}`.length) : value;
}

function placesOf(card: Card): Placed[] {
  return numbered([...printed(card), ...keywords(card), ...(card.text ?? []).flatMap(ofAbility)]);
}

/** Only a creature has power and armor; any card may have bonus æmber. */
function printed(card: Card): Found[] {
  const words: Printed[] = card.type === 'creature' ? ['power', 'armor', 'amber'] : ['amber'];
  return words.map((word) => ({ word, value: card[word] ?? 0, keys: [word] }));
}

const keywords = (card: Card): Found[] =>
  (card.keywords ?? []).flatMap((keyword, at) =>
    [...keyword.matchAll(/^([a-z]+)[ :](\d+)$/g)].map(([, word = '', n = '']) => ({
      word,
      value: Number(n),
      keys: ['keywords', at],
      at: word.length + 1,
    })),
  );

const ofAbility = (ability: NonNullable<Card['text']>[number], at: number): Found[] =>
  literals(ability as unknown as Data, 'text', ['text', at]);

/** Every number below a node, in the order of the card; each has the word of the nearest node that has one. */
function literals(data: Data, word: string, keys: readonly (string | number)[]): Found[] {
  if (typeof data === 'number') return [{ word, value: data, keys }];
  if (typeof data === 'string') return insideFilter(data, keys);
  if (Array.isArray(data)) return data.flatMap((each: Data, at) => literals(each, word, [...keys, at]));
  if (typeof data !== 'object') return [];
  const node = data as Node;
  return Object.entries(node)
    .filter(([key]) => !(key === 'n' && isBareKeyword(node)))
    .flatMap(([key, each]) => literals(each, wordOf(node, key, word), [...keys, key]));
}

/** Only assault and hazardous have a number; the other keywords carry one that means nothing. */
const isBareKeyword = ({ mod, keyword }: Node): boolean =>
  mod === 'keyword' && keyword !== 'assault' && keyword !== 'hazardous';

const insideFilter = (text: string, keys: readonly (string | number)[]): Found[] =>
  [...text.matchAll(/([A-Za-z]+)(?:<=|>=|=|<|>)(\d+)/g)].map((match) => ({
    word: `filter.${match[1]}`,
    value: Number(match[2]),
    keys,
    at: match.index + match[0].length - match[2]!.length,
  }));

/** Keys that name their number better than the node around them. */
const TELLING = ['splash', 'divisor', 'playCost'];
const CLEARER: Readonly<Record<string, string>> = {
  power: 'powerCounters',
  counter: 'counters',
  uncounter: 'removeCounters',
};

function wordOf(node: Node, key: string, around: string): string {
  if (TELLING.includes(key)) return key;
  if (typeof node.do === 'string') return CLEARER[node.do] ?? node.do;
  if (typeof node.mod === 'string') return node.mod === 'keyword' ? `${node.keyword}` : node.mod;
  if (typeof node.choose === 'string') return key === 'power' ? 'totalPower' : 'targets';
  return typeof node.test === 'string' ? 'if' : around;
}

/** The second number of the same word has a 2 behind it, and so on. */
function numbered(all: readonly Found[]): Placed[] {
  const seen = new Map<string, number>();
  return all.map((found) => {
    const path = pathOf(found);
    const nth = (seen.get(path) ?? 0) + 1;
    seen.set(path, nth);
    return { ...found, path: nth === 1 ? path : `${path}.${nth}` };
  });
}

function pathOf({ keys: [first, second], word }: Found): string {
  if (first === 'text') return `text.${second}.${word}`;
  return first === 'keywords' ? `keywords.${word}` : word;
}

function sayPlace(
  card: Card,
  path: string,
  word: string,
  [first, at]: Found['keys'],
  nameOf: NameOf,
): string {
  if (first !== 'text') return PRINTED[word as Printed] ?? word;
  const line = sayAbility(card.text![Number(at)]!, card, nameOf);
  return `${path.split('.').slice(2).join(' ')} in: ${line}`;
}
