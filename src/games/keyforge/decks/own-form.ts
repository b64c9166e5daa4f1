import { isRecord, quote, refuse } from '../../../core/input.js';
import type { House } from '../houses.js';
import { CARDS_PER_HOUSE, type Candidate, type Listed } from './deck.js';
import { readEntry } from './entry.js';
import { cleanName, houseNamed } from './names.js';
import type { PoolNames } from './pool-names.js';
import { isText, whatItIs } from './refuse.js';
import { expansionOf } from './site-cards.js';
import { unknownHouse } from './unknown.js';

/** Our own form: a name, and under each of three houses its cards. */
export function ownForm(deck: Record<string, unknown>, source: string, names: PoolNames): Candidate {
  const name = deck.name ?? '';
  if (typeof name !== 'string')
    refuse(source, `"name" is ${whatItIs(name)}; expected text, in quotes if need be`);
  return { name, expansion: expansionOf(deck), listing: () => ownCards(deck.houses, source, names) };
}

function ownCards(houses: unknown, source: string, names: PoolNames): Listed[] {
  if (!isRecord(houses))
    refuse(
      source,
      `"houses" is ${whatItIs(houses)}; expected three houses with a list of ${CARDS_PER_HOUSE} cards each`,
    );
  return Object.entries(houses).flatMap(([text, cards]) => {
    const house = houseNamed(text) ?? unknownHouse(text, source);
    if (!Array.isArray(cards)) refuse(source, `"${house}" is ${whatItIs(cards)}; expected a list of cards`);
    return cards.map((card: unknown) => ownCard(card, house, source, names));
  });
}

function ownCard(card: unknown, house: House, source: string, names: PoolNames): Listed {
  if (isText(card)) return { ...readEntry(cleanName(card), names), house };
  if (!isRecord(card) || !isText(card.card))
    refuse(
      source,
      `a card of "${house}" is ${whatItIs(card)}; expected an id or a name, in quotes if need be`,
    );
  const copies = card.copies ?? 1;
  if (typeof copies !== 'number')
    refuse(source, `"copies" of ${quote(card.card)} is ${whatItIs(copies)}; expected a number`);
  return { title: cleanName(card.card), copies, house };
}
