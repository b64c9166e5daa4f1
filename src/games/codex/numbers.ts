import {
  type CardNumber,
  type Data,
  type Found,
  findNumbers,
  type Node,
  type Place,
  placesOf,
  withNumber,
} from '../../core/numbers.js';
import { BANDS, type Card } from './vocabulary.js';

/** What is no number to play with: tech levels say which cards an effect is about. */
const SKIPPED = ['tech', 'from', 'limit'];
const MOST = 99;

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

/** Every card and building in play has hp. */
const limitsOf = ({ path, keys }: Place): [number, number] =>
  keys.at(-1) === 'hp' && !path.startsWith('text') && !path.startsWith('effects') ? [1, MOST] : [0, MOST];

const placesIn = (card: Card): Place[] =>
  placesOf(Object.entries(card).flatMap(([key, data]) => inKey(key, data)));

function inKey(key: string, data: unknown): Found[] {
  if (SKIPPED.includes(key)) return [];
  return findNumbers(data as Data, [key], [key], { wordsOf, skips: (_, inner) => SKIPPED.includes(inner) });
}

/** Keys that name their number by themselves. */
const TELLING = ['attack', 'hp', 'cheaper', 'attackPerDamage', 'resist', 'frenzy', 'healing', 'obliterate'];
const SECTIONS: readonly string[] = [...BANDS, 'partners'];

/** The section or band, and of what is inside it the nearest word. */
function wordsOf(node: Node, key: string, words: readonly string[]): readonly string[] {
  const head = words.filter((word, at) => at === 0 || SECTIONS.includes(word));
  const telling = TELLING.includes(key) ? [key] : [];
  if (SECTIONS.includes(key)) return [...head, key];
  if (typeof node.do === 'string') return [...head, node.do, ...telling];
  if (typeof node.your === 'string') return [...head, node.your, ...telling];
  return telling.length > 0 ? [...head, ...telling] : words;
}
