import { BIASES, type Handicaps, matchOf } from './handicaps.js';

/** The weight of the first two games of a match, where the games of a series together weigh 1. */
const WITHOUT_HANDICAP = 0.25;

/**
 * How much each handicap matters for the procedures, to play in proportion: how often a series in the long run,
 * and a match, is played with it. A negative one is on side b.
 */
export function handicapNeeds(found: Handicaps): Map<number, number> {
  const { stronger, adjustment } = found;
  const weights = new Map<number, number>([[0, WITHOUT_HANDICAP]]);
  const add = (value: number, weight: number) => weights.set(value, (weights.get(value) ?? 0) + weight);
  for (const [value, share] of adjustment.shares.entries()) add(stronger === 0 ? value : 0 - value, share);
  const matches = BIASES.flatMap((a) => BIASES.map((b) => matchOf(found, a, b)));
  for (const { overA, overB, third } of matches) {
    add(overA.handicap, third / matches.length / 2);
    add(0 - overB.handicap, third / matches.length / 2);
  }
  return weights;
}

/** Whole blocks in proportion to weights that add up. */
export function portions(
  weights: ReadonlyMap<number, number>,
  blocks: number,
): { readonly value: number; readonly blocks: number }[] {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  let given = 0;
  const parts = [...weights].map(([value, weight]) => {
    sum += weight;
    const upTo = Math.min(blocks, Math.round((sum / total) * blocks));
    const part = { value, blocks: upTo - given };
    given = upTo;
    return part;
  });
  return parts.filter((part) => part.blocks > 0);
}
