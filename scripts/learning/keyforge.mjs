import { openDeck } from '../../dist/src/games/keyforge/box.js';
import { keyforgeModule } from '../../dist/src/games/keyforge/module.js';
import { SET_CODES } from '../../dist/src/games/keyforge/sets.js';

/** One game in this number is played with chains, as many as MOST_CHAINS on each side. */
const CHAINED = 4;
const MOST_CHAINS = 12;

/** Decks as boxes deal them, from seeds of their own: none of them is in a field or comes with the program. */
function sideOf(seedOf, set, words) {
  const data = openDeck(set, seedOf('learning', ...words));
  return { name: data.name, from: 'box', data };
}

export const keyforge = {
  module: keyforgeModule,
  /** Of each round, and how often a net is fitted to them. */
  games: [8000, 16000],
  epochs: 3,
  /** Kinds of sides that results are told apart by: sets. */
  kinds: SET_CODES,
  /** The two sides of a game, both of one kind or each of any. */
  sides(seedOf, luck, words, kind) {
    return [0, 1].map((side) => {
      const set = kind ?? SET_CODES[luck.below(SET_CODES.length)];
      return sideOf(seedOf, set, [...words, side]);
    });
  },
  /** What results are told apart by besides: the houses of each side. */
  groupsOf: (sides) => sides.map(({ data }) => data.houses),
  /** What else differs between games that are learnt from. */
  options(luck) {
    if (luck.below(CHAINED) > 0) return {};
    return { dials: { chains: [luck.below(MOST_CHAINS + 1), luck.below(MOST_CHAINS + 1)] } };
  },
};
