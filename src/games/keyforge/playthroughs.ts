import { seedOf } from '../../core/luck.js';
import type { Playthrough, Side } from '../module.js';
import type { Deck } from './decks/deck.js';
import type { House } from './houses.js';
import { deckOfHouses } from './random-deck.js';

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
export const playthroughs: readonly Playthrough<Deck>[] = DECKS.map((houses, i) => {
  const others = DECKS[(i + 1) % DECKS.length]!;
  return {
    name: `${i + 1}-${houses.join('-')}-against-${others.join('-')}`,
    sides: [side(houses, i, 'a'), side(others, i, 'b')],
    seed: SEEDS[i]!,
  };
});
