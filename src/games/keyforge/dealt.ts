import { orList } from '../../core/english.js';
import { InputError, type Seed } from '../../core/game.js';
import { Luck, mix } from '../../core/luck.js';
import { type DeckCards, type Replacement, sayField, sayReplacement } from '../deck-cards.js';
import type { Side } from '../module.js';
import { otherCards } from './box.js';
import { compileBlank } from './compile/index.js';
import type { Deck } from './decks/deck.js';
import { setOf } from './decks/say.js';
import { FIELD_SIZE, fieldDeck } from './field.js';
import { HOUSE_NAMES } from './houses.js';
import { at, Size, Zone } from './layout.js';
import { definitionOf, definitions } from './pool.js';
import { SET_CODES, SETS } from './sets.js';
import { type DealtDeck, type PreparedDeck, prepareDeck } from './setup.js';
import { list } from './state.js';
import { idOf } from './variants.js';
import type { SetCode } from './vocabulary.js';

// Sides that each block deals anew: decks of the field, and decks some of whose cards are replaced.

/** Any deck of the field of a set. */
export interface Field {
  readonly field: SetCode;
}

/** A deck with other cards in the places of some. */
export interface ChangedDeck extends Deck {
  readonly replaced: readonly Replacement[];
}

export type SideData = Deck | ChangedDeck | Field;
type Variants = ReadonlyMap<string, number>;

export const isField = (data: SideData): data is Field => 'field' in data;
const isChanged = (data: Deck | ChangedDeck): data is ChangedDeck => 'replaced' in data;

const fields = new Map<SetCode, readonly Deck[]>();

/** The decks that a side may turn out to be, as they are printed. */
export function decksOf(data: SideData): readonly Deck[] {
  if (!isField(data)) return [data];
  const known = fields.get(data.field);
  if (known) return known;
  const decks = Array.from({ length: FIELD_SIZE }, (_, i) => fieldDeck(data.field, i + 1));
  fields.set(data.field, decks);
  return decks;
}

/** A side as a game starts with it; what is dealt anew follows from the seed of each game. */
export function prepareSide(data: SideData, variants: Variants): PreparedDeck | DealtDeck {
  if (isField(data)) return { deal: (seed, seat) => prepareDeck(drawn(data, seed, seat), variants) };
  if (!isChanged(data)) return prepareDeck(data, variants);
  const pools = data.replaced.map((each) => poolsFor(data, each));
  return { deal: (seed, seat) => withCards(data, pools, variants, luckFor(seed, seat)) };
}

/** Sets the luck of dealing apart from the game's own. */
const PURPOSE = 0x6465616c;

/** Luck for the side at a seat and one of its changes, which no other luck depends on. */
const luckFor =
  ([a, b]: Seed, seat: number) =>
  (change: number): Luck =>
    new Luck([mix(a, b, PURPOSE + seat, 2 * change), mix(b, a, PURPOSE + seat, 2 * change + 1)]);

function drawn(data: Field, seed: Seed, seat: number): Deck {
  const decks = decksOf(data);
  return decks[luckFor(seed, seat)(0).below(decks.length)]!;
}

/** What may come into each place of a replaced card: cards by their ids, or none for a blank. */
type Pools = readonly { readonly place: number; readonly cards: readonly string[] }[];

function poolsFor(deck: Deck, { card, by, set }: Replacement): Pools {
  return deck.cards.flatMap((each, place) => {
    if (each.card !== card) return [];
    return [{ place, cards: by === 'blank' ? [] : otherCards(set as SetCode, each.house, card) }];
  });
}

/** Every copy gets a card of its own; of two changes of one card the later holds. */
function withCards(
  deck: Deck,
  changes: readonly Pools[],
  variants: Variants,
  luckOf: (change: number) => Luck,
): PreparedDeck {
  const prepared = prepareDeck(deck, variants);
  for (const [change, pools] of changes.entries()) {
    const luck = luckOf(change + 1);
    for (const { place, cards } of pools) {
      const id = cards[cards.length > 0 ? luck.below(cards.length) : 0];
      prepared.definitions[place] =
        id === undefined ? compileBlank() : (variants.get(id) ?? definitionOf.get(id)!);
    }
  }
  return prepared;
}

const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

function checkedSet(text: string): SetCode {
  const set = SET_CODES.find((code) => code.toLowerCase() === text.toLowerCase());
  if (set) return set;
  throw new InputError(`no set "${text}"; expected ${orList(SET_CODES)}`);
}

/** Every house of the deck must be one of the set, or there would be nothing to replace its cards by. */
function setFor({ name, data }: Side<SideData>, named?: string): SetCode {
  if (isField(data)) throw new InputError(`${name} is no deck`);
  const set = named === undefined ? setOf(data) : checkedSet(named);
  if (!set)
    throw new InputError(`${name} mixes sets; --set says by which it is measured: ${orList(SET_CODES)}`);
  const strange = data.cards.find(({ card, house }) => otherCards(set, house, card).length === 0);
  if (!strange) return set;
  throw new InputError(
    `${SETS[set].name} has no card of ${HOUSE_NAMES[strange.house]} like ${nameOf(strange.card)}; expected a set that prints the houses of ${name}`,
  );
}

function cardsOf({ data }: Side<SideData>) {
  const cards = isField(data) ? [] : data.cards;
  return [...new Set(cards.map(({ card }) => card))].map((id) => {
    const places = cards.flatMap(({ card }, place) => (card === id ? [place] : []));
    return { id, name: nameOf(id), kind: 'card', copies: places.length, places };
  });
}

function replaced(side: Side<SideData>, { card, by, set }: Replacement): Side<SideData> {
  const { name, from, data } = side;
  const change = { card: idOf(card), by, set: setFor(side, set) };
  if (isField(data) || !data.cards.some((each) => each.card === change.card))
    throw new InputError(`${name} has no ${nameOf(change.card)} to replace`);
  const others = isChanged(data) ? data.replaced : [];
  return {
    name: `${name}, ${by === 'blank' ? 'a blank' : 'another card'} for ${nameOf(change.card)}`,
    from: sayReplacement(from, change),
    data: { ...data, replaced: [...others, change] },
  };
}

const fieldOf = (set: SetCode): Side<Field> => ({
  name: `the field of ${set}`,
  from: sayField(set),
  data: { field: set },
});

export const describeField = ({ field }: Field): string =>
  `The field of ${SETS[field].name}: ${FIELD_SIZE} decks as a box deals them, one of them by luck for each block.`;

export const deckCards: DeckCards<SideData> = {
  of: cardsOf,
  setOf: setFor,
  replaced,
  field: (set) => fieldOf(checkedSet(set)),
  markHand(s, out) {
    for (let card = s[at.head + list(0, Zone.Hand)]!; card >= 0; card = s[at.next + card]!)
      if (card < Size.Deck) out[card] = 1;
  },
  replacing:
    'An average card is another of the same house, set and rarity, drawn anew for each block and copy as a box deals them; a blank is an action of the same house without text or bonus æmber.',
};
