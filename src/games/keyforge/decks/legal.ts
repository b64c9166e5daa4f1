import { quote, refuse } from '../../../core/input.js';
import { isNear } from '../../../core/names.js';
import { HOUSE_NAMES, HOUSES, type House } from '../houses.js';
import {
  CARDS_IN_DECK,
  CARDS_PER_HOUSE,
  type Deck,
  type DeckCard,
  HOUSES_IN_DECK,
  type Listed,
} from './deck.js';
import type { PoolNames } from './pool-names.js';
import { EXPECTED_FORMS, enumerate } from './refuse.js';

const MOST_NAMED = 5;
const POOL_ADVICE = '`fulcrum cards keyforge` shows the pool';

/** The deck that a file lists, or the reason why it is none. */
export function legalDeck(name: string, listing: readonly Listed[], names: PoolNames, source: string): Deck {
  if (listing.length === 0) refuse(source, `no cards in it; ${EXPECTED_FORMS}`);
  refuseUnknown(listing, names, source);
  const cards = listing.flatMap((listed) => copiesOf(listed, names, source));
  return {
    name,
    houses: legalHouses(cards, source),
    cards: HOUSES.flatMap((house) => inHouse(cards, house)),
  };
}

function refuseUnknown(listing: readonly Listed[], names: PoolNames, source: string): void {
  const unknown = listing.map(({ title }) => title).filter((title) => names.find(title) === undefined);
  const titles = [...new Set(unknown)];
  if (titles.length === 0) return;
  const shown = titles.slice(0, MOST_NAMED).map((title) => withNearest(title, names, titles.length === 1));
  const all = enumerate([...shown, ...titles.slice(MOST_NAMED)], MOST_NAMED);
  const what = titles.length === 1 ? '1 card is' : `${titles.length} cards are`;
  refuse(source, `${what} not in the pool: ${all}; correct the name or replace the card, ${POOL_ADVICE}`);
}

/** Among several unknown cards most are simply outside the pool: there only a likely name helps. */
function withNearest(title: string, names: PoolNames, alone: boolean): string {
  const near = names.nearest(title);
  if (near === undefined || !(alone || isNear(title, near))) return quote(title);
  return `${quote(title)} (nearest name: ${near})`;
}

function copiesOf({ title, copies, house }: Listed, names: PoolNames, source: string): DeckCard[] {
  if (!Number.isInteger(copies) || copies < 1 || copies > CARDS_PER_HOUSE)
    refuse(
      source,
      `${copies} copies of ${quote(title)}; expected a whole number from 1 to ${CARDS_PER_HOUSE}`,
    );
  const card = names.find(title)!;
  return Array.from({ length: copies }, () => ({ card: card.id, house: house ?? card.house }));
}

function legalHouses(cards: readonly DeckCard[], source: string): [House, House, House] {
  const houses = HOUSES.filter((house) => inHouse(cards, house).length > 0);
  const [first, second, third] = houses;
  const spread = houses.map((house) => `${HOUSE_NAMES[house]} ${inHouse(cards, house).length}`).join(', ');
  if (houses.length !== HOUSES_IN_DECK || !first || !second || !third)
    return refuse(
      source,
      `${houses.length === 1 ? '1 house' : `${houses.length} houses`} (${spread}); expected three houses with twelve cards each`,
    );
  if (cards.length !== CARDS_IN_DECK) refuse(source, wrongSize(cards.length, spread));
  if (houses.some((house) => inHouse(cards, house).length !== CARDS_PER_HOUSE))
    refuse(source, `uneven houses (${spread}); expected twelve cards of each: exchange some`);
  return [first, second, third];
}

function wrongSize(size: number, spread: string): string {
  const change = size < CARDS_IN_DECK ? `add ${CARDS_IN_DECK - size}` : `remove ${size - CARDS_IN_DECK}`;
  return `${size} cards (${spread}); expected ${CARDS_IN_DECK}, twelve of each house: ${change}`;
}

function inHouse(cards: readonly DeckCard[], house: House): DeckCard[] {
  return cards.filter((card) => card.house === house);
}
