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

/** The same of a pool that has all cards of its sets. */
export const sayWholePool = (
  cards: readonly { readonly sets: readonly string[] }[],
  sets: readonly string[],
): string => sayPool(cards, Object.fromEntries(sets.map((set) => [set, cardsOfSet(cards, set)])));

/** How many cards of a set are in a pool. */
export const cardsOfSet = (cards: readonly { readonly sets: readonly string[] }[], set: string): number =>
  cards.filter(({ sets }) => sets.includes(set)).length;
