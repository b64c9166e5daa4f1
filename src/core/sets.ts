import { plural } from './english.js';

/** How much of each set is in a pool: `CotA complete (370 cards), AoA 195 of 370`. */
export function sayPool(
  cards: readonly { readonly sets: readonly string[] }[],
  printed: Readonly<Record<string, number>>,
): string {
  const shares = Object.entries(printed).map(([set, all]) => {
    const here = cardsOfSet(cards, set);
    return here < all ? `${set} ${here} of ${all}` : `${set} complete (${plural(all, 'card')})`;
  });
  return shares.join(', ');
}

/** How many cards of a set are in a pool. */
export const cardsOfSet = (cards: readonly { readonly sets: readonly string[] }[], set: string): number =>
  cards.filter(({ sets }) => sets.includes(set)).length;
