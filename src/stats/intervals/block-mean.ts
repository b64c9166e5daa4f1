/**
 * How many blocks had each score: `counts[k]` blocks in which k of `counts.length - 1` games were won. A
 * block's score is the share of its games that were won.
 */
export type BlockCounts = ArrayLike<number>;

export function blockTotal(counts: BlockCounts): number {
  let total = 0;
  for (let wins = 0; wins < counts.length; wins++) total += counts[wins]!;
  return total;
}

/** The mean score of the blocks, which is the win rate of their games. */
export function blockMean(counts: BlockCounts): number {
  let won = 0;
  for (let wins = 0; wins < counts.length; wins++) won += wins * counts[wins]!;
  return won / ((counts.length - 1) * blockTotal(counts));
}
