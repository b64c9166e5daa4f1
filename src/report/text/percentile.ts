/** Closer to an end of the field than this, whole numbers hide what is known. */
const NEAR_END = 0.015;

/** Of a hundred decks, how many are weaker: `83`, and near the ends of a field `99.4`. */
export function sayPlace(fraction: number): string {
  const places = Math.min(fraction, 1 - fraction);
  return (100 * fraction).toFixed(places > 0 && places < NEAR_END ? 1 : 0);
}
