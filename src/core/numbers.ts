import { InputError } from './game.js';
import { nearest } from './names.js';

/** A number of a card that a patch may change. */
export interface CardNumber {
  /** How a patch names it, such as `power` or `text.0.steal`. */
  readonly path: string;
  readonly words: string;
  readonly value: number;
  /** What it may be changed to. */
  readonly limits: readonly [least: number, most: number];
}

/** One number of a card or of the setup that an experiment changes. */
export interface Patch {
  readonly card: string;
  /** The path of the number, as the game's `numbers` list it, such as `power`. */
  readonly number: string;
  readonly value: number;
}

export type Keys = readonly (string | number)[];

/** Where a number stands: the keys that lead to it, and for one inside a text the place of its digits there. */
export interface Found {
  /** The parts of its path, before equal ones are numbered. */
  readonly words: readonly string[];
  readonly value: number;
  readonly keys: Keys;
  readonly at?: number;
}
export interface Place extends Found {
  readonly path: string;
}

export type Data = string | number | boolean | undefined | readonly Data[] | Node;
export type Node = { readonly [key: string]: Data };

/** How a game names the numbers of its cards. */
export interface Walk {
  /** The words of what a node has at a key; `words` are those of the node. */
  wordsOf(node: Node, key: string, words: readonly string[]): readonly string[];
  /** Whether what a node has at a key is no number of the card. */
  skips?(node: Node, key: string): boolean;
  /** The numbers inside a text. */
  inText?(text: string, words: readonly string[], keys: Keys): Found[];
}

/** Every number below a node, in the order of the card. */
export function findNumbers(data: Data, words: readonly string[], keys: Keys, walk: Walk): Found[] {
  if (typeof data === 'number') return [{ words, value: data, keys }];
  if (typeof data === 'string') return walk.inText?.(data, words, keys) ?? [];
  if (Array.isArray(data))
    return data.flatMap((each: Data, at) => findNumbers(each, words, [...keys, at], walk));
  if (typeof data !== 'object') return [];
  const node = data as Node;
  return Object.entries(node)
    .filter(([key]) => !walk.skips?.(node, key))
    .flatMap(([key, each]) => findNumbers(each, walk.wordsOf(node, key, words), [...keys, key], walk));
}

/** The second number of the same words has a 2 at its end, and so on. */
export function placesOf(all: readonly Found[]): Place[] {
  const seen = new Map<string, number>();
  return all.map((found) => {
    const path = found.words.join('.');
    const nth = (seen.get(path) ?? 0) + 1;
    seen.set(path, nth);
    return { ...found, path: nth === 1 ? path : `${path}.${nth}` };
  });
}

/** A copy of the card in which one number is another. */
export function withNumber<Card extends { readonly name: string }>(
  card: Card,
  places: readonly Place[],
  path: string,
  value: number,
  limitsOf: (place: Place) => readonly [least: number, most: number],
): Card {
  const place = places.find((each) => each.path === path);
  if (!place) throw new InputError(unknownPath(card.name, path, places));
  const [least, most] = limitsOf(place);
  if (!(Number.isInteger(value) && value >= least && value <= most)) {
    throw new InputError(
      `${path} of ${card.name} must be a whole number from ${least} to ${most}, not ${value}`,
    );
  }
  const copy = structuredClone(card);
  put(copy as Record<string, unknown>, place, value);
  return copy;
}

function unknownPath(name: string, path: string, places: readonly Place[]): string {
  const known = places.map((place) => place.path);
  if (known.length === 0) return `${name} has no number that can be changed`;
  return `${name} has no number "${path}"; did you mean "${nearest(path, known)}"? It has: ${known.join(', ')}`;
}

function put(root: Record<string, unknown>, { keys, at, value: old }: Place, value: number): void {
  const last = keys.at(-1)!;
  const parent = keys.slice(0, -1).reduce((node, key) => node[key] as Record<string, unknown>, root);
  const text = parent[last];
  const inside = typeof text === 'string' && at !== undefined;
  parent[last] = inside ? text.slice(0, at) + value + text.slice(at + `${old}`.length) : value;
}

/** What a game gives to have patched cards compiled. */
export interface Patching<Card> {
  /** The id of a card, however it is spelled; throws an InputError for none. */
  idOf(name: string): string;
  patch(card: Card, path: string, value: number): Card;
  /** The definition of a changed card; `changes` tells it from other changes of the same card. */
  compile(id: string, changes: string, change: (printed: Card) => Card): number;
}

/** The definitions that patched cards have instead of their printed ones. */
export function variantsOf<Card>(game: Patching<Card>): (patches: readonly Patch[]) => Map<string, number> {
  const variant = (id: string, changes: ReadonlyMap<string, number>): number =>
    game.compile(id, JSON.stringify([...changes]), (printed) =>
      [...changes].reduce((card, [path, value]) => game.patch(card, path, value), printed),
    );
  return (patches) =>
    new Map([...changesOf(patches, game)].map(([id, changes]) => [id, variant(id, changes)]));
}

/** By card and path; of two changes of one number the later holds. */
function changesOf(
  patches: readonly Patch[],
  { idOf }: Pick<Patching<never>, 'idOf'>,
): Map<string, Map<string, number>> {
  const changes = new Map<string, Map<string, number>>();
  for (const { card, number, value } of patches) {
    const id = idOf(card);
    changes.set(id, (changes.get(id) ?? new Map<string, number>()).set(number, value));
  }
  return changes;
}
