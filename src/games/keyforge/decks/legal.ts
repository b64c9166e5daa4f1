import { plural } from '../../../core/english.js';
import { quote, refuse } from '../../../core/input.js';
import { HOUSE_NAMES, HOUSES, type House } from '../houses.js';
import { SET_CODES, sayExpansion, setNamed, setPrinting } from '../sets.js';
import type { SetCode } from '../vocabulary.js';
import {
  CARDS_IN_DECK,
  CARDS_PER_HOUSE,
  type Candidate,
  type Deck,
  type DeckCard,
  HOUSES_IN_DECK,
  type Listed,
} from './deck.js';
import type { PoolNames } from './pool-names.js';
import { EXPECTED_FORMS } from './refuse.js';
import { sayUnplayable, unknownHouse } from './unknown.js';

const POOL_ADVICE = '`fulcrum cards keyforge` lists it';

/** The deck that a file lists, or the reason why it is none. */
export function legalDeck(candidate: Candidate, names: PoolNames, source: string): Deck {
  const listing = candidate.listing();
  if (listing.length === 0) refuseNothing(candidate, source);
  refuseLaterSet(candidate.expansion, listing, names, source);
  const strange = listing.find(({ strangeHouse }) => strangeHouse !== undefined);
  if (strange) unknownHouse(strange.strangeHouse!, source);
  refuseCopies(listing, source);
  refuseUnplayable(candidate, listing, names, source);
  const cards = listing.flatMap((listed) => copiesOf(listed, names));
  const fault = houseFault(cards);
  if (fault !== undefined) refuse(source, `${fault}${sayTop(candidate)}`);
  return {
    name: candidate.name,
    houses: housesOf(cards) as [House, House, House],
    cards: HOUSES.flatMap((house) => inHouse(cards, house)),
    ...ownSet(candidate.expansion, cards, names),
  };
}

function refuseNothing({ unmarkedName }: Candidate, source: string): never {
  const start = unmarkedName === undefined ? '' : `, which begins with ${quote(unmarkedName)}`;
  return refuse(source, `no card of the pool in it${start}; ${EXPECTED_FORMS}`);
}

function refuseLaterSet(
  expansion: string | undefined,
  listing: readonly Listed[],
  names: PoolNames,
  source: string,
): void {
  if (expansion === undefined || setNamed(expansion) !== undefined) return;
  const cards = sayUnplayable(listing, names);
  const what = `a deck of ${sayExpansion(expansion)}, which is not played; expected one of ${SET_CODES.join(', ')}`;
  refuse(source, cards === undefined ? what : `${what}; ${cards}`);
}

function refuseCopies(listing: readonly Listed[], source: string): void {
  for (const { title, copies } of listing) {
    if (Number.isInteger(copies) && copies >= 1 && copies <= CARDS_PER_HOUSE) continue;
    const what = `${copies} copies of ${quote(title)}`;
    refuse(source, `${what}; expected a whole number from 1 to ${CARDS_PER_HOUSE}`);
  }
}

function refuseUnplayable(
  candidate: Candidate,
  listing: readonly Listed[],
  names: PoolNames,
  source: string,
): void {
  const cards = sayUnplayable(listing, names);
  if (cards === undefined) return;
  const size = listing.reduce((sum, { copies }) => sum + copies, 0);
  const also =
    size === CARDS_IN_DECK
      ? ''
      : `; ${plural(size, 'card')} in all, expected ${CARDS_IN_DECK}${sayTop(candidate)}`;
  refuse(source, `${cards}${also}; the pool: ${names.say()}; ${POOL_ADVICE}`);
}

function copiesOf({ title, copies, house }: Listed, names: PoolNames): DeckCard[] {
  const card = names.find(title)!;
  return Array.from({ length: copies }, () => ({ card: card.id, house: house ?? card.house }));
}

const housesOf = (cards: readonly DeckCard[]): House[] =>
  HOUSES.filter((house) => inHouse(cards, house).length > 0);

function houseFault(cards: readonly DeckCard[]): string | undefined {
  const houses = housesOf(cards);
  const spread = houses.map((house) => `${HOUSE_NAMES[house]} ${inHouse(cards, house).length}`).join(', ');
  if (houses.length !== HOUSES_IN_DECK)
    return `${plural(houses.length, 'house')} (${spread}); expected three houses with twelve cards each`;
  if (cards.length !== CARDS_IN_DECK) return wrongSize(cards.length, spread);
  if (houses.some((house) => inHouse(cards, house).length !== CARDS_PER_HOUSE))
    return `uneven houses (${spread}); expected twelve cards of each: exchange some`;
  return undefined;
}

function wrongSize(size: number, spread: string): string {
  const change = size < CARDS_IN_DECK ? `add ${CARDS_IN_DECK - size}` : `remove ${size - CARDS_IN_DECK}`;
  return `${size} cards (${spread}); expected ${CARDS_IN_DECK}, twelve of each house: ${change}`;
}

/** The missing card may be the line that was taken for the deck's name. */
const sayTop = ({ unmarkedName }: Candidate): string =>
  unmarkedName === undefined ? '' : `; read as the name of the deck, not as a card: ${quote(unmarkedName)}`;

function inHouse(cards: readonly DeckCard[], house: House): DeckCard[] {
  return cards.filter((card) => card.house === house);
}

/** The set that the file names, where the cards tell another. */
function ownSet(
  expansion: string | undefined,
  cards: readonly DeckCard[],
  names: PoolNames,
): { set?: SetCode } {
  const named = expansion === undefined ? undefined : setNamed(expansion);
  const told = setPrinting(cards.map(({ card }) => names.find(card)!.sets));
  return named === undefined || named === told ? {} : { set: named };
}
