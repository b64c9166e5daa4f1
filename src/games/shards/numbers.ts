import {
  type CardNumber,
  findNumbers,
  type Node,
  type Place,
  placesOf,
  withNumber,
} from '../../core/numbers.js';
import { Cap } from './layout.js';
import type { Card } from './vocabulary.js';

/** What is no number of the text. */
const NOT_PLAYED = ['name', 'set', 'faction', 'type', 'relicOf', 'relics', 'soloCard', 'starter'];
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

/**
 * Nobody has more health or mastery than the caps, a champion can't be destroyed for nothing, and copies are taken out
 * of the printed ones.
 */
function limitsOf({ keys, words, value }: Place): [number, number] {
  const key = String(keys.at(-1));
  if (key === 'copies') return [0, value];
  if (key === 'defense') return [1, MOST];
  if (key === 'health' && keys.length === 1) return [1, Cap.Health];
  return words.at(-1) === 'at' ? [0, Cap.Mastery] : [0, MOST];
}

/** A relic is never bought, and only the centre deck may have fewer copies. */
const isNumber = (card: Card, key: string): boolean =>
  !NOT_PLAYED.includes(key) &&
  !(key === 'cost' && 'relicOf' in card) &&
  !(key === 'copies' && ('relicOf' in card || 'starter' in card));

const placesIn = (card: Card): Place[] =>
  placesOf(
    Object.entries(card as unknown as Node)
      .filter(([key]) => isNumber(card, key))
      .flatMap(([key, data]) => findNumbers(data, [key], [key], { wordsOf })),
  );

/** Each number is named by its section and what it counts: `play.power`, `exhaust.at`, `static.shield`. */
function wordsOf(node: Node, key: string, words: readonly string[]): readonly string[] {
  const section = words[0]!;
  if (node.if === 'mastery' && key === 'n') return [section, 'at'];
  if (typeof node.if === 'string' && key === 'n') return [section, 'if'];
  if (typeof node.holds === 'string') return key === 'n' ? [section, node.holds] : [section, key];
  if (typeof node.do !== 'string') return words;
  if (key === 'damage' || key === 'most') return [section, key];
  return key === 'n' ? [section, node.do === 'gain' ? String(node.what) : node.do] : words;
}
