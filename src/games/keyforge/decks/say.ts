import { noun, plural, units } from '../../../core/english.js';
import { HOUSE_NAMES, type House } from '../houses.js';
import { type Definition, definitionOf, definitions } from '../pool.js';
import { SETS, setPrinting } from '../sets.js';
import type { CardType, SetCode } from '../vocabulary.js';
import type { Deck, DeckCard } from './deck.js';

const TYPES: readonly CardType[] = ['creature', 'action', 'artifact', 'upgrade'];
const RARITIES = ['common', 'uncommon', 'rare', 'special'] as const;
type Rarity = (typeof RARITIES)[number];

const definition = (id: string): Definition => definitions[definitionOf.get(id)!]!;

/** The set that a deck is of; undefined when it mixes sets as no printed deck does. */
export const setOf = (deck: Deck): SetCode | undefined =>
  deck.set ?? setPrinting(deck.cards.map(({ card }) => definition(card).card.sets));

/** Cards that come in fixed groups or variants have a rarity of their own, which players call special. */
function rarityOf(id: string): Rarity {
  const rarity = definition(id).card.rarity.toLowerCase();
  return RARITIES.find((each) => each === rarity) ?? 'special';
}

/** What tells a copy from a plain card of the deck's set: it is printed in another house, or in another set. */
function marksOf({ card, house }: DeckCard, set: SetCode | undefined): string[] {
  const { sets } = definition(card).card;
  // An anomaly has no house of its own.
  if (sets.WC?.startsWith('A')) return ['anomaly'];
  const maverick = definition(card).house === house ? [] : ['maverick'];
  return set === undefined || sets[set] !== undefined ? maverick : [...maverick, 'legacy'];
}

/** How many cards there are of each kind. */
function tally<Kind extends string>(deck: Deck, kinds: readonly Kind[], kindOf: (id: string) => Kind) {
  const counts = kinds.map((kind) => [kind, deck.cards.filter(({ card }) => kindOf(card) === kind).length]);
  return Object.fromEntries(counts) as Record<Kind, number>;
}

const typesIn = (deck: Deck) => tally(deck, TYPES, (id) => definition(id).card.type);
const raritiesIn = (deck: Deck) => tally(deck, RARITIES, rarityOf);
const bonusOf = (deck: Deck): number =>
  deck.cards.reduce((sum, { card }) => sum + (definition(card).card.amber ?? 0), 0);

/** A deck in words; the lists of decks that are read include this one. */
export function sayDeck(deck: Deck): string {
  const set = setOf(deck);
  const types = Object.entries(typesIn(deck)).map(([type, n]) => plural(n, type));
  const rarities = Object.entries(raritiesIn(deck)).map(([rarity, n]) => units(n, noun(rarity, rarity)));
  return [
    deck.name,
    ...(set ? [`Set: ${SETS[set].name}`] : []),
    `Types: ${types.filter(isSome).join(', ')}`,
    `Rarities: ${rarities.filter(isSome).join(', ')}`,
    `Bonus æmber: ${bonusOf(deck)}`,
    ...deck.houses.flatMap((house) => [HOUSE_NAMES[house], ...linesOf(deck, house, set)]),
  ].join('\n');
}

const isSome = (counted: string): boolean => !counted.startsWith('0 ');

function linesOf(deck: Deck, house: House, set: SetCode | undefined): string[] {
  const cards = deck.cards.filter((card) => card.house === house);
  return [...new Set(cards.map(({ card }) => card))].map((card) => {
    const copies = cards.filter((each) => each.card === card).length;
    const marks = marksOf({ card, house }, set);
    const after = marks.length > 0 ? ` (${marks.join(', ')})` : '';
    return `  ${copies > 1 ? `${copies}x ` : ''}${definition(card).card.name}${after}`;
  });
}

/** A deck as data, with a row for each of its cards. */
export function describeDeck(deck: Deck): Readonly<Record<string, unknown>> {
  const set = setOf(deck);
  const ids = (house: House) => deck.cards.filter((card) => card.house === house).map(({ card }) => card);
  return {
    name: deck.name,
    set: set ?? null,
    houses: Object.fromEntries(deck.houses.map((house) => [house, ids(house)])),
    types: typesIn(deck),
    rarities: raritiesIn(deck),
    bonus_amber: bonusOf(deck),
    cards: deck.cards.map((each) => describeCard(each, set)),
  };
}

function describeCard(each: DeckCard, set: SetCode | undefined) {
  const { card } = definition(each.card);
  const marks = marksOf(each, set);
  return {
    id: each.card,
    name: card.name,
    house: each.house,
    type: card.type,
    rarity: rarityOf(each.card),
    amber: card.amber ?? 0,
    sets: card.sets,
    maverick: marks.includes('maverick'),
    legacy: marks.includes('legacy'),
    anomaly: marks.includes('anomaly'),
  };
}
