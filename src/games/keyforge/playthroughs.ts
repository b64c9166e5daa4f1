import { seedOf } from '../../core/luck.js';
import type { Playthrough, Side } from '../module.js';
import { openDeck } from './box.js';
import type { Deck } from './decks/deck.js';
import type { House } from './houses.js';
import { deckOfHouses } from './random-deck.js';
import type { SetCode } from './vocabulary.js';

/** Each two houses of Call of the Archons are together in exactly one of these decks. */
const DECKS: readonly [House, House, House][] = [
  ['brobnar', 'dis', 'logos'],
  ['brobnar', 'mars', 'sanctum'],
  ['brobnar', 'shadows', 'untamed'],
  ['dis', 'mars', 'shadows'],
  ['dis', 'sanctum', 'untamed'],
  ['logos', 'mars', 'untamed'],
  ['logos', 'sanctum', 'shadows'],
];

/** For games that are worth reading. */
const SEEDS = [1, 10, 3, 4, 5, 6, 7];

function side(houses: [House, House, House], game: number, which: 'a' | 'b'): Side<Deck> {
  const data = deckOfHouses(houses, 'CotA', seedOf(`playthrough ${which}`, game));
  return { name: data.name, from: which, data };
}

/** Each against the next, so that each two houses meet; no deck is used twice. */
const ofFirstSet: readonly Playthrough<Deck>[] = DECKS.map((houses, i) =>
  meeting(i + 1, side(houses, i, 'a'), side(DECKS[(i + 1) % DECKS.length]!, i, 'b'), SEEDS[i]!),
);

/** Decks of the later sets as their boxes deal them, two against each other; all of their houses play. */
const BOXES: readonly [set: SetCode, a: number, b: number, seed: number][] = [
  ['AoA', 8, 9, 1],
  ['WC', 9, 8, 1],
  ['WC', 4, 7, 1],
];

function opened(set: SetCode, number: number, which: 'a' | 'b'): Side<Deck> {
  const data = openDeck(set, [number, 2026]);
  return { name: data.name, from: which, data };
}

const ofLaterSets: readonly Playthrough<Deck>[] = BOXES.map(([set, a, b, seed], i) =>
  meeting(DECKS.length + i + 1, opened(set, a, 'a'), opened(set, b, 'b'), seed),
);

function meeting(number: number, a: Side<Deck>, b: Side<Deck>, seed: number): Playthrough<Deck> {
  const [houses, others] = [a, b].map(({ data }) => data.houses.join('-'));
  return { name: `${number}-${houses}-against-${others}`, sides: [a, b], seed };
}

export const playthroughs: readonly Playthrough<Deck>[] = [...ofFirstSet, ...ofLaterSets];
