import { closest } from 'fastest-levenshtein';
import { InputError } from '../../core/game.js';
import type { CardNumber, Patch } from '../module.js';
import { compileVariant } from './compile/index.js';
import { numbersOf, patchCard } from './numbers.js';
import { definitionOf, definitions } from './pool.js';
import type { Card } from './vocabulary.js';

function cardNamed(id: string): Card {
  const definition = definitionOf.get(id);
  if (definition !== undefined) return definitions[definition]!.card;
  throw new InputError(`no card "${id}" to change; nearest: "${closest(id, [...definitionOf.keys()])}"`);
}

export function numbersOfCard(id: string): readonly CardNumber[] {
  return numbersOf(cardNamed(id), (other) => definitions[definitionOf.get(other)!]!.card.name);
}

/** The definitions that changed cards have instead of their printed ones. */
export function variantsOf(patches: readonly Patch[]): ReadonlyMap<string, number> {
  const byCard = new Map<string, Patch[]>();
  for (const patch of patches) byCard.set(patch.card, [...(byCard.get(patch.card) ?? []), patch]);
  return new Map([...byCard].map(([id, own]) => [id, variantOf(id, own)]));
}

function variantOf(id: string, patches: readonly Patch[]): number {
  const printed = cardNamed(id);
  const changes = patches.map(({ number, value }) => `${number}=${value}`).join();
  return compileVariant(id, changes, () =>
    patches.reduce((last, { number, value }) => patchCard(last, number, value), printed),
  );
}
