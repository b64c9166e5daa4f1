import { aNumber, aText, fields, numberOrText, textOrPattern } from '../input.js';
import { fold } from '../names.js';
import type { Names } from './names.js';
import type { Listed, OptionView, Query } from './options.js';

export const readQuery = fields({
  option: aNumber,
  kind: aText,
  card: aText,
  target: aText,
  value: numberOrText,
  seat: aNumber,
  giver: aText,
  words: textOrPattern,
});

/**
 * The one option that a query means; none or several are an error that lists them. With `anyCopy` a name without a
 * number means any copy when the first one is not on offer.
 */
export function choose<L extends Listed>(
  listed: readonly L[],
  names: Names,
  query: Query,
  anyCopy: boolean,
): L {
  const matching = listed.filter((each) => fits(each, query));
  const exactly = matching.filter((each) => fitsNames(each, query, isNamed(names)));
  const loosely = anyCopy && exactly.length === 0;
  const fitting = loosely ? matching.filter((each) => fitsNames(each, query, isCopy(names))) : exactly;
  const [chosen, another] = query.card === undefined ? fitting : ownFirst(fitting);
  if (chosen && !another) return chosen;
  if (!chosen && listed.length > 0) checkNames(listed, names, query);
  throw new Error(refusal(listed, fitting, names, query));
}

/** The card that a query names among equal ones, and the one that the engine takes; undefined where it is the same. */
export function traded({ offer }: Listed, names: Names, query: Query): [number, number] | undefined {
  const name = query.card ?? (offer.kind === 'target' ? query.target : undefined);
  const [first, ...others] = offer.cards ?? [];
  const card = name === undefined ? -1 : names.get(name);
  return others.includes(card) ? [card, first!] : undefined;
}

// Matching

function fits({ view }: Listed, { option, kind, value, seat, words }: Query): boolean {
  if (option !== undefined && view.option !== option) return false;
  if (kind !== undefined && view.kind !== kind) return false;
  if (value !== undefined && !isSame(view.value, value)) return false;
  if (seat !== undefined && view.seat !== seat) return false;
  if (words === undefined) return true;
  return typeof words === 'string' ? view.words.includes(words) : words.test(view.words);
}

const isSame = (has: string | number | undefined, asked: string | number): boolean =>
  has !== undefined && fold(String(has)) === fold(String(asked));

/** Whether a name means one of some cards. */
type Means = (name: string, cards: readonly number[]) => boolean;

const isNamed =
  (names: Names): Means =>
  (name, cards) =>
    cards.includes(names.get(name));

const isCopy =
  (names: Names): Means =>
  (name, cards) =>
    cards.some((card) => fold(names.idOf(card)) === fold(name) && !name.includes('#'));

/** Where an option has no cards, the word in their place counts. */
function fitsNames(each: Listed, { card, target, giver }: Query, means: Means): boolean {
  const fitsName = (name: string | undefined, cards: readonly number[], word?: string): boolean => {
    if (name === undefined) return true;
    return cards.length > 0 ? means(name, cards) : word !== undefined && fold(word) === fold(name);
  };
  return (
    fitsName(card, [...cardsOf(each), ...giversOf(each)], each.view.card) &&
    fitsName(giver, giversOf(each)) &&
    fitsName(target, targetsOf(each), each.view.kind === 'target' ? each.view.card : each.view.target)
  );
}

const cardsOf = ({ offer }: Listed): readonly number[] => offer.cards ?? [];
const giversOf = ({ offer: { giver } }: Listed): readonly number[] => (giver === undefined ? [] : [giver]);

function targetsOf(each: Listed): readonly number[] {
  const { kind, target, targets } = each.offer;
  if (kind === 'target') return cardsOf(each);
  return targets?.() ?? (typeof target === 'number' ? [target] : []);
}

/** Of what waits on one card, its name alone means the ability that is neither a keyword nor given by another card. */
function ownFirst<L extends Listed>(fitting: L[]): L[] {
  const own = fitting.filter(
    ({ view: { kind, giver, value } }) => kind === 'order' && giver === undefined && value === undefined,
  );
  return own.length === 1 ? own : fitting;
}

// Refusing

/** Throws an InputError for a name that is neither that of a card nor a word of an option. */
function checkNames(listed: readonly Listed[], names: Names, query: Query): void {
  const words = new Set(listed.flatMap(({ view: { card = '', target = '' } }) => [fold(card), fold(target)]));
  for (const field of ['card', 'target', 'giver'] as const) {
    const name = query[field];
    if (name !== undefined && !words.has(fold(name))) names.find(name, `pick.${field}`);
  }
}

/** Lists all that match, or all there are when none does. */
function refusal(listed: readonly Listed[], fitting: readonly Listed[], names: Names, query: Query): string {
  const asked = Object.entries(query).map(([name, value]) => `${name}: ${value}`);
  const n = fitting.length;
  const lines = (n === 0 ? listed : fitting).map((each) => {
    const targets = query.target === undefined ? undefined : each.offer.targets?.();
    return `\n  ${sayOption(each.view)}${targets ? ` (${targets.map((card) => names.of(card)).join(', ')})` : ''}`;
  });
  const are = `${n === 0 ? 'The options' : 'They'} are:${lines.join('')}`;
  const what = listed.length === 0 ? 'The game is over.' : are;
  return `${n === 0 ? 'no option' : `${n} options`} for { ${asked.join(', ')} }. ${what}`;
}

function sayOption({ kind, card, target, value, seat, giver, words }: OptionView): string {
  const of = [
    seat === undefined ? undefined : `seat ${seat}`,
    giver === undefined ? undefined : `by ${giver}`,
  ];
  const parts = [kind, card, target, value, ...of].filter((part) => part !== undefined);
  return `${parts.join(' ')}: ${words}`;
}
