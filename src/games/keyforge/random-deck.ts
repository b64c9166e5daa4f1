import type { Seed } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import './cards/index.js';
import { CARDS_PER_HOUSE, type Deck, type DeckCard, HOUSES_IN_DECK } from './decks/deck.js';
import { HOUSES, type House } from './houses.js';
import { definitionOf, definitions } from './pool.js';

/** One card in so many is printed in a house that is not its own. */
const MAVERICKS = 36;

/** A legal deck drawn from the whole pool, for tests and long runs. */
export function randomDeck(seed: Seed): Deck {
  const luck = new Luck(seed);
  const houses = drawHouses(luck);
  return { name: 'Random', houses, cards: houses.flatMap((house) => drawCards(house, luck)) };
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

/** With replacement, as real decks hold copies. */
function drawCards(house: House, luck: Luck): DeckCard[] {
  const own = cardsOf(house);
  return Array.from({ length: CARDS_PER_HOUSE }, () => {
    const from = luck.below(MAVERICKS) === 0 ? [...definitionOf.keys()] : own;
    return { card: from[luck.below(from.length)]!, house };
  });
}
