import { title } from '../../core/english.js';
import {
  type CardNumber,
  type Data,
  type Found,
  findNumbers,
  type Keys,
  type Node,
  type Place,
  placesOf,
  type Walk,
  withNumber,
} from '../../core/numbers.js';
import type { Card } from './vocabulary.js';
import { type NameOf, sayAbility } from './words.js';

const PRINTED = { power: 'power', armor: 'armor', amber: 'bonus æmber' } as const;
type Printed = keyof typeof PRINTED;

const LEAST = -99;
const MOST = 99;
/** Words whose number may be below zero: what is added to something else. */
const SIGNED = ['power', 'armor', 'keyCost', 'handSize', 'forge'];

export function numbersOf(card: Card, nameOf: NameOf = title): CardNumber[] {
  return placesIn(card).map((place) => ({
    path: place.path,
    words: sayPlace(card, place, nameOf),
    value: place.value,
    limits: limitsOf(place),
  }));
}

/** A copy of the card in which one number is another. */
export const patchCard = (card: Card, path: string, value: number): Card =>
  withNumber(card, placesIn(card), path, value, limitsOf);

const limitsOf = (place: Place): [number, number] => [leastOf(place), MOST];

const wordOf = ({ words }: Found): string => words.at(-1)!;

/** A creature with no power would die at once, and nothing can be divided by zero. */
function leastOf(place: Place): number {
  if (place.path === 'power' || wordOf(place) === 'divisor') return 1;
  const signed = place.keys[0] === 'text' && SIGNED.includes(wordOf(place));
  return place.value < 0 || signed ? LEAST : 0;
}

const placesIn = (card: Card): Place[] =>
  placesOf([...printed(card), ...keywords(card), ...(card.text ?? []).flatMap(ofAbility)]);

/** Only a creature has power and armor; any card may have bonus æmber. */
function printed(card: Card): Found[] {
  const words: Printed[] = card.type === 'creature' ? ['power', 'armor', 'amber'] : ['amber'];
  return words.map((word) => ({ words: [word], value: card[word] ?? 0, keys: [word] }));
}

const keywords = (card: Card): Found[] =>
  (card.keywords ?? []).flatMap((keyword, at) =>
    [...keyword.matchAll(/^([a-z]+)[ :](\d+)$/g)].map(([, word = '', n = '']) => ({
      words: ['keywords', word],
      value: Number(n),
      keys: ['keywords', at],
      at: word.length + 1,
    })),
  );

const ofAbility = (ability: NonNullable<Card['text']>[number], at: number): Found[] =>
  findNumbers(ability as unknown as Data, ['text', `${at}`, 'text'], ['text', at], walk);

/** Only assault and hazardous have a number; the other keywords carry one that means nothing. */
const skips = ({ mod, keyword }: Node, key: string): boolean =>
  key === 'n' && mod === 'keyword' && keyword !== 'assault' && keyword !== 'hazardous';

const inText = (text: string, words: readonly string[], keys: Keys): Found[] =>
  [...text.matchAll(/([A-Za-z]+)(?:<=|>=|=|<|>)(\d+)/g)].map((match) => ({
    words: [...words.slice(0, 2), `filter.${match[1]}`],
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

/** The ability, and of what is inside it the nearest word. */
function wordsOf(node: Node, key: string, [text, at, around]: readonly string[]): readonly string[] {
  return [text!, at!, nearestWord(node, key) ?? around!];
}

function nearestWord(node: Node, key: string): string | undefined {
  if (TELLING.includes(key)) return key;
  if (typeof node.do === 'string') return CLEARER[node.do] ?? node.do;
  if (typeof node.mod === 'string') return node.mod === 'keyword' ? `${node.keyword}` : node.mod;
  if (typeof node.choose === 'string') return key === 'power' ? 'totalPower' : 'targets';
  return typeof node.test === 'string' ? 'if' : undefined;
}

const walk: Walk = { wordsOf, skips, inText };

function sayPlace(card: Card, place: Place, nameOf: NameOf): string {
  const [first, at] = place.keys;
  if (first !== 'text') return PRINTED[wordOf(place) as Printed] ?? wordOf(place);
  const line = sayAbility(card.text![Number(at)]!, card, nameOf);
  return `${place.path.split('.').slice(2).join(' ')} in: ${line}`;
}
