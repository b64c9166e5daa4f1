import type { Seed } from '../../core/game.js';
import { fold, slug } from '../../core/names.js';
import type { CardInfo, First, GameModule, MatchOptions, Side, Sides } from '../module.js';
import { deckCards, decksOf, describeField, isField, prepareSide, type SideData } from './dealt.js';
import { bundledNames, findBundled } from './decks/bundled.js';
import type { Deck, PoolCard } from './decks/deck.js';
import { deckParts, parseDeck } from './decks/read.js';
import { describeDeck, sayDeck } from './decks/say.js';
import { chainCost, DIALS, MOST_CHAINS, USUAL } from './dials.js';
import { fieldSideNamed, fields } from './fields.js';
import { keyforge } from './game.js';
import { known } from './known.js';
import { playthroughs } from './playthroughs.js';
import { definitionOf, definitions } from './pool.js';
import { randomDeck } from './random-deck.js';
import { PRINTED, SET_CODES } from './sets.js';
import type { Setup } from './setup.js';
import { idOf, numbersOfCard, variantsOf } from './variants.js';
import { sayText } from './words.js';

const BUNDLED = bundledNames();

const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

/** Every card that a deck file may name. */
const POOL: readonly PoolCard[] = [...definitionOf].map(([id, d]) => {
  const { house, card } = definitions[d]!;
  return { id, name: card.name, house, sets: card.sets };
});

/** Only whole names: a mistyped file must not become a deck by accident. */
function namedSide(name: string): Side<Deck> | undefined {
  const deck = findBundled(name);
  if (!deck || fold(deck.name) !== fold(name)) return fieldSideNamed(name);
  return { name: deck.name, from: slug(deck.name), data: deck };
}

function parseSide(text: string, path: string, part?: string): Omit<Side<Deck>, 'from'> {
  const deck = parseDeck(text, path, POOL, part);
  return { name: deck.name, data: deck };
}

function randomSide(seed: Seed): Side<Deck> {
  return { name: 'Random', from: 'random', data: randomDeck(seed) };
}

function setupFor(sides: Sides<SideData>, { dials = {}, patches = [] }: MatchOptions, first: First): Setup {
  const variants = variantsOf(patches);
  const decks = sides.map(({ data }) => prepareSide(data, variants));
  const { chains = [USUAL.chains, USUAL.chains], amber, hand, 'key-cost': keyCost } = dials;
  return {
    decks,
    chains,
    ...(amber ? { amber } : {}),
    ...(hand ? { hand } : {}),
    ...(keyCost ? { keyCost } : {}),
    first,
  };
}

function holds(sides: Sides<SideData>, name: string): boolean {
  const id = idOf(name);
  return sides.some(({ data }) => decksOf(data).some(({ cards }) => cards.some(({ card }) => card === id)));
}

function cards(): CardInfo[] {
  return POOL.map(({ id, name, house, sets }) => {
    const { card } = definitions[definitionOf.get(id)!]!;
    const { type, traits = [], power, armor, amber } = card;
    const numbers = Object.entries({ power, armor, amber }).filter(([, n]) => n !== undefined) as [
      string,
      number,
    ][];
    return {
      id,
      name,
      sets: Object.keys(sets),
      type,
      group: house,
      traits,
      numbers: Object.fromEntries(numbers),
      get words() {
        return sayText(card, nameOf);
      },
      entry: card,
    };
  });
}

/** Whatever is named or read is a whole deck. */
interface KeyforgeModule extends GameModule<Setup, SideData> {
  namedSide(name: string): Side<Deck> | undefined;
  parseSide(text: string, path: string, part?: string): Omit<Side<Deck>, 'from'>;
}

export const keyforgeModule: KeyforgeModule = {
  game: keyforge,
  rules: '27',
  sets: SET_CODES,
  printed: PRINTED,
  variants: [],
  sideNames: BUNDLED,
  defaultSides: [BUNDLED[0]!, BUNDLED[1]!],
  rotations: () => 2,
  dials: DIALS,
  auction: { dial: 'chains', most: MOST_CHAINS, verb: 'start with', cost: chainCost, costs: 'card' },
  playthroughs,
  budgets: { random: [10_000, 20_000], heuristic: [4_000, 7_000] },
  namedSide,
  parseSide,
  sideParts: (text, path) => deckParts(text, path, POOL),
  randomSide,
  known,
  fields,
  numbers: numbersOfCard,
  holds,
  setupFor,
  saySide: ({ data }) => (isField(data) ? describeField(data) : sayDeck(data)),
  describeSide: ({ name, data }) => (isField(data) ? { name, set: data.field } : describeDeck(data)),
  deckCards,
  cards,
};
