import {
  type CardNumber,
  findNumbers,
  type Node,
  type Place,
  placesOf,
  withNumber,
} from '../../core/numbers.js';
import type { Card } from './vocabulary.js';

/** What is printed for other purposes than play, or is no number of the text. */
const NOT_PLAYED = ['number', 'rating', 'tier', 'breaches', 'hand', 'deck', 'name', 'title', 'mage', 'type'];
const MOST = 999;

export const numbersOf = (card: Card): CardNumber[] =>
  placesIn(card).map((place) => ({
    path: place.path,
    words: place.words.join(' '),
    value: place.value,
    limits: limitsOf(place),
  }));

/** A copy of the card in which one number is another. */
export const patchCard = (card: Card, path: string, value: number): Card =>
  withNumber(card, placesIn(card), path, value, limitsOf);

/** Nothing comes into play with no life or token, and the state counts husks with one damage at most. */
function limitsOf({ keys }: Place): [number, number] {
  const key = String(keys.at(-1));
  if (key === 'huskLife') return [1, 2];
  return ['life', 'power', 'charges', 'damageCap'].includes(key) ? [1, MOST] : [0, MOST];
}

/** Each number is named by its section and its nearest word. */
const placesIn = (card: Card): Place[] =>
  placesOf(
    Object.entries(card as unknown as Node)
      .filter(([key]) => !NOT_PLAYED.includes(key))
      .flatMap(([key, data]) => findNumbers(data, [key], [key], { wordsOf })),
  );

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
