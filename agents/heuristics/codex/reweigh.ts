import { IN_DECK, IN_PLAY, W } from './weights.js';
import { readCards } from './worth.js';

/**
 * Lets the heuristic reckon with other weights from now on: names of `W`, or the id of a card after `deck ` or `play `.
 * Only for tuning: in all other programs the weights never change, which lets the compiler treat them as constants.
 */
export function reweigh(weights: Readonly<Record<string, number>>): void {
  for (const [name, weight] of Object.entries(weights)) {
    const [kind, card] = name.split(' ');
    if (card === undefined) (W as Record<string, number>)[name] = weight;
    else (kind === 'deck' ? IN_DECK : IN_PLAY)[card] = weight;
  }
  readCards();
}

/** All weights by the names that `reweigh` takes. */
export function weightsNow(): Record<string, number> {
  const named = (kind: string, table: Readonly<Record<string, number>>) =>
    Object.entries(table).map(([id, weight]) => [`${kind} ${id}`, weight]);
  return { ...W, ...Object.fromEntries([...named('deck', IN_DECK), ...named('play', IN_PLAY)]) };
}
