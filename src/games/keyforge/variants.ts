import { findName } from '../../core/names.js';
import type { CardNumber, Patch } from '../module.js';
import { compileVariant } from './compile/index.js';
import { numbersOf, patchCard } from './numbers.js';
import { definitionOf, definitions } from './pool.js';
import type { Card } from './vocabulary.js';

/** Definitions of changed cards by what is changed: the pool only grows, so each is compiled once. */
const compiled = new Map<string, number>();

/** The id of a card, however it is spelled. */
export const idOf = (name: string): string => findName(name, 'card', [...definitionOf.keys()]);

const cardOf = (id: string): Card => definitions[definitionOf.get(id)!]!.card;

export function numbersOfCard(name: string): readonly CardNumber[] {
  return numbersOf(cardOf(idOf(name)), (other) => cardOf(other).name);
}

/** The definitions that changed cards have instead of their printed ones. */
export function variantsOf(patches: readonly Patch[]): ReadonlyMap<string, number> {
  const byCard = new Map<string, Patch[]>();
  for (const patch of patches) {
    const id = idOf(patch.card);
    byCard.set(id, [...(byCard.get(id) ?? []), patch]);
  }
  return new Map([...byCard].map(([id, own]) => [id, variantOf(id, own)]));
}

function variantOf(id: string, patches: readonly Patch[]): number {
  const key = [id, ...patches.map(({ number, value }) => `${number}=${value}`)].join();
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const card = patches.reduce((last, { number, value }) => patchCard(last, number, value), cardOf(id));
  const definition = compileVariant(id, card);
  compiled.set(key, definition);
  return definition;
}
