import type { Seed } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import './cards/index.js';
import { CARDS_PER_HOUSE, type Deck, type DeckCard, HOUSES_IN_DECK } from './decks/deck.js';
import { HOUSE_NAMES, HOUSES, type House } from './houses.js';
import { definitionOf, definitions } from './pool.js';
import type { Card, SetCode } from './vocabulary.js';

/** How many of a hundred cards are of each rarity, as counted in six opened decks of Call of the Archons. */
const SHARES = { Common: 75, Uncommon: 16, Rare: 9 } as const;
type Rarity = keyof typeof SHARES;

/** How rarely a card is printed in a house that is not its own, or is an anomaly: one card in this number. */
const MAVERICKS = 700;
const ANOMALIES = 1000;

/** Cards that share one place in a set: whichever of them is opened, it is as common as the first of its group. */
const VARIANTS = [
  /^master-of-\d$/,
  /-key-imp$/,
  /-ambassador$/,
  /-s-brew$/,
  /--bane$/,
  /-plant$/,
  /-blaster$/,
  /^(sinestra|dexus)$/,
];
/** How common a place is that has no card of a plain rarity; a Toad, which no card brings, has one too. */
const VARIANT_RARITY: Rarity = 'Uncommon';

/** Cards that never come without others. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  'horseman-of-pestilence': ['horseman-of-death', 'horseman-of-famine', 'horseman-of-war'],
  timetraveller: ['help-from-future-self'],
  'ortannu-the-chained': ['ortannu-s-binding', 'ortannu-s-binding'],
  'igon-the-green': ['igon-the-terrible'],
  hyde: ['velum'],
};

/** A deck of a set as a box deals it: three of its houses, twelve cards each by rarity. */
export function openDeck(set: SetCode, seed: Seed): Deck {
  const luck = new Luck(seed);
  const left = HOUSES.filter((house) => printedIn(set, house).length > 0);
  while (left.length > HOUSES_IN_DECK) left.splice(luck.below(left.length), 1);
  const houses = left as [House, House, House];
  const name = `${houses.map((house) => HOUSE_NAMES[house]).join(', ')}`;
  return { name, houses, cards: houses.flatMap((house) => openHouse(set, house, luck)) };
}

function openHouse(set: SetCode, house: House, luck: Luck): DeckCard[] {
  const cards: string[] = [];
  while (cards.length < CARDS_PER_HOUSE) {
    const group = withCompanions(set, openCard(set, house, luck));
    if (cards.length + group.length <= CARDS_PER_HOUSE) cards.push(...group);
  }
  return cards.sort().map((card) => ({ card, house }));
}

function openCard(set: SetCode, house: House, luck: Luck): string {
  const anomalies = printedIn(set, 'anomaly');
  if (anomalies.length > 0 && luck.below(ANOMALIES) === 0) return pick(anomalies, luck);
  const from = luck.below(MAVERICKS) === 0 ? pick(HOUSES, luck) : house;
  const places = placesOf(set, printedIn(set, from).length > 0 ? from : house, rarity(luck));
  return pick(pick(places, luck), luck);
}

/** The other cards of a set's house that are as rare as this one, each as often as a box deals it beside the others. */
export function otherCards(set: SetCode, house: House, id: string): string[] {
  const places = placesOf(set, house, rarityOf([id]) ?? VARIANT_RARITY)
    .map((ids) => ids.filter((other) => other !== id))
    .filter((ids) => ids.length > 0);
  const often = places.reduce((product, ids) => leastCommonMultiple(product, ids.length), 1);
  return places.flatMap((ids) => ids.flatMap((other) => Array<string>(often / ids.length).fill(other)));
}

function leastCommonMultiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a / divisor(a, b)) * b;
}

function rarity(luck: Luck): Rarity {
  const n = luck.below(100);
  if (n < SHARES.Common) return 'Common';
  return n < SHARES.Common + SHARES.Uncommon ? 'Uncommon' : 'Rare';
}

/** The places of a set's house that are of this rarity, each with the cards that may stand there. */
function placesOf(set: SetCode, house: House, wanted: Rarity): string[][] {
  const key = `${set} ${house} ${wanted}`;
  const known = PLACES.get(key);
  if (known) return known;
  const places = new Map<string, string[]>();
  for (const id of printedIn(set, house)) {
    const place = VARIANTS.find((group) => group.test(id))?.source ?? id;
    places.set(place, [...(places.get(place) ?? []), id]);
  }
  const found = [...places.values()].filter((ids) => rarityOf(ids) === wanted);
  PLACES.set(key, found);
  return found;
}
const PLACES = new Map<string, string[][]>();

/** Cards that only accompany others have no place of their own. */
function rarityOf(ids: readonly string[]): Rarity | undefined {
  const plain = ids.map((id) => cardOf(id).rarity).find((word) => word in SHARES);
  if (plain) return plain as Rarity;
  return ids.some(isBrought) ? undefined : VARIANT_RARITY;
}

const isBrought = (id: string): boolean => id.startsWith('mega-') || BROUGHT.has(id);
const BROUGHT = new Set(Object.values(COMPANIONS).flat());

/** A brew brings the giant who drank it; others bring what the table says. */
function withCompanions(set: SetCode, id: string): string[] {
  const giant = /^(.*)-s-brew$/.exec(id)?.[1];
  const mega = giant && ALL.find((other) => other.startsWith('mega-') && other.includes(giant));
  const others = (COMPANIONS[id] ?? []).filter((other) => cardOf(other).sets[set] !== undefined);
  return mega ? [id, mega] : [id, ...others];
}

const ALL = [...definitionOf.keys()];
const cardOf = (id: string): Card => definitions[definitionOf.get(id)!]!.card;
const isAnomaly = ({ sets }: Card): boolean => sets.WC?.startsWith('A') ?? false;
/** The cards of a house in a set; anomalies belong to no house until they are printed in one. */
function printedIn(set: SetCode, house: House | 'anomaly'): readonly string[] {
  const key = `${set} ${house}`;
  if (!PRINTED.has(key)) {
    const ids = ALL.filter((id) => cardOf(id).sets[set] !== undefined && homeOf(id) === house);
    PRINTED.set(key, ids);
  }
  return PRINTED.get(key)!;
}
const PRINTED = new Map<string, readonly string[]>();

const homeOf = (id: string): House | 'anomaly' =>
  isAnomaly(cardOf(id)) ? 'anomaly' : definitions[definitionOf.get(id)!]!.house;

const pick = <T>(from: readonly T[], luck: Luck): T => from[luck.below(from.length)]!;
