import './cards/index.js';
import { findName } from '../../core/names.js';
import { type CardNumber, variantsOf as compiled, type Patch } from '../../core/numbers.js';
import { compileVariant } from './compile.js';
import { numbersOf, patchCard } from './numbers.js';
import { definitionOf, definitions } from './pool.js';
import type { Card } from './vocabulary.js';

/** The id of a card, however it is spelled. */
export const idOf = (name: string): string => findName(name, 'card', [...definitionOf.keys()]);

export const cardOf = (id: string): Card => definitions[definitionOf.get(id)!]!.card;

export const numbersOfCard = (name: string): readonly CardNumber[] => numbersOf(cardOf(idOf(name)));

const variantsOf = compiled({ idOf, patch: patchCard, compile: compileVariant });

/** By printed number: the definitions that changed cards have instead. */
export const formsOf = (patches: readonly Patch[]): Map<number, number> =>
  new Map([...variantsOf(patches)].map(([id, d]) => [definitionOf.get(id)!, d]));
