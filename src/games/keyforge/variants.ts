import { findName } from '../../core/names.js';
import { type CardNumber, variantsOf as compiled } from '../../core/numbers.js';
import { compileVariant } from './compile/index.js';
import { numbersOf, patchCard } from './numbers.js';
import { definitionOf, definitions } from './pool.js';
import type { Card } from './vocabulary.js';

/** The id of a card, however it is spelled. */
export const idOf = (name: string): string => findName(name, 'card', [...definitionOf.keys()]);

const cardOf = (id: string): Card => definitions[definitionOf.get(id)!]!.card;

export const numbersOfCard = (name: string): readonly CardNumber[] =>
  numbersOf(cardOf(idOf(name)), (other) => cardOf(other).name);

/** The definitions that changed cards have instead of their printed ones. */
export const variantsOf = compiled({ idOf, patch: patchCard, compile: compileVariant });
