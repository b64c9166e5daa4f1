import { stringify } from 'yaml';
import type { House } from '../houses.js';
import type { Deck } from './deck.js';

/** Our own form of a deck, for a user to keep and edit. */
export function deckYaml(deck: Deck): string {
  const houses = Object.fromEntries(deck.houses.map((house) => [house, linesOf(deck, house)]));
  const set = deck.set === undefined ? {} : { set: deck.set };
  return stringify({ name: deck.name, ...set, houses }, { lineWidth: 0 });
}

/** Only neighbours are counted together, so that reading gives the cards back in the same order. */
function linesOf(deck: Deck, house: House): string[] {
  const ids = deck.cards.filter((card) => card.house === house).map(({ card }) => card);
  const starts = ids.flatMap((id, at) => (id === ids[at - 1] ? [] : [at]));
  return starts.map((start, at) => {
    const copies = (starts[at + 1] ?? ids.length) - start;
    return copies === 1 ? ids[start]! : `${copies}x ${ids[start]}`;
  });
}
