import type { Seed } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import './cards/index.js';
import { CARDS_PER_HOUSE, type Deck, type DeckCard, HOUSES_IN_DECK } from './decks/deck.js';
import { HOUSE_NAMES, HOUSES, type House } from './houses.js';
import { definitionOf, definitions } from './pool.js';
import type { SetCode } from './vocabulary.js';

/** One card in this number is printed in a house that is not its own. */
const MAVERICKS = 36;

/** One deck in this number holds each of its cards many times over, as no real deck does. */
const HEAVY = 8;

/** A legal deck drawn from the whole pool, for tests and long runs. */
export function randomDeck(seed: Seed): Deck {
  const luck = new Luck(seed);
  const houses = drawHouses(luck);
  const copies = luck.below(HEAVY) === 0 ? 1 + luck.below(CARDS_PER_HOUSE) : 1;
  return { name: 'Random', houses, cards: houses.flatMap((house) => drawCards(house, copies, luck)) };
}

/** How many times as often as a rare card one is drawn; cards that come in fixed groups are left out. */
const FREQUENCY: Readonly<Record<string, number>> = { Common: 3, Uncommon: 2, Rare: 1 };

/** A deck of one set as a player might open it: the houses are given, the cards come by their rarity. */
export function deckOfHouses(houses: [House, House, House], set: SetCode, seed: Seed): Deck {
  const luck = new Luck(seed);
  const name = houses.map((house) => HOUSE_NAMES[house]).join(', ');
  return { name, houses, cards: houses.flatMap((house) => openHouse(house, set, luck)) };
}

function openHouse(house: House, set: SetCode, luck: Luck): DeckCard[] {
  const often = cardsOf(house).flatMap((id) => {
    const { sets, rarity } = definitions[definitionOf.get(id)!]!.card;
    return Array<string>(sets[set] === undefined ? 0 : (FREQUENCY[rarity] ?? 0)).fill(id);
  });
  const cards = Array.from({ length: CARDS_PER_HOUSE }, () => often[luck.below(often.length)]!);
  return cards.sort().map((card) => ({ card, house }));
}

const housesOfPool = (): House[] => HOUSES.filter((house) => cardsOf(house).length > 0);

const cardsOf = (house: House): string[] =>
  [...definitionOf].filter(([, d]) => definitions[d]!.house === house).map(([id]) => id);

/** Three different houses, in the order of HOUSES. */
function drawHouses(luck: Luck): [House, House, House] {
  const left = housesOfPool();
  while (left.length > HOUSES_IN_DECK) left.splice(luck.below(left.length), 1);
  return left as [House, House, House];
}

/** With replacement, as real decks hold copies too. */
function drawCards(house: House, copies: number, luck: Luck): DeckCard[] {
  const own = cardsOf(house);
  const cards: DeckCard[] = [];
  while (cards.length < CARDS_PER_HOUSE) {
    const from = luck.below(MAVERICKS) === 0 ? [...definitionOf.keys()] : own;
    const card = from[luck.below(from.length)]!;
    for (let n = 0; n < copies && cards.length < CARDS_PER_HOUSE; n++) cards.push({ card, house });
  }
  return cards;
}
