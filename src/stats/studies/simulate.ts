import type { JointCounts } from '../comparisons/difference-interval.js';
import type { Random } from '../numerics/normal.js';

/** A pairing whose truth is known. */
export interface World {
  readonly games: number;
  readonly rate: number;
  /**
   * What the games of a block have in common: at 0 nothing; at 1 a block is won or lost as a whole; at -1 it
   * is split as evenly as the rate allows; in between, that share of blocks is so and the rest is independent.
   */
  readonly together: number;
}

/** The chance of each number of wins in a block; its mean is the world's rate. */
export function scoreShares({ games, rate, together }: World): number[] {
  const alone = 1 - Math.abs(together);
  const shares = binomial(games, rate).map((share) => alone * share);
  if (together > 0) {
    shares[0]! += together * (1 - rate);
    shares[games]! += together * rate;
  } else if (together < 0) {
    const fewest = Math.min(Math.floor(games * rate), games - 1);
    const above = games * rate - fewest;
    shares[fewest]! += -together * (1 - above);
    shares[fewest + 1]! += -together * above;
  }
  return shares;
}

function binomial(games: number, rate: number): number[] {
  let ways = 1;
  return Array.from({ length: games + 1 }, (_, wins) => {
    if (wins > 0) ways = (ways * (games - wins + 1)) / wins;
    return ways * rate ** wins * (1 - rate) ** (games - wins);
  });
}

/** Plays more blocks with these chances of each number of wins and adds them to `counts`. */
export function playBlocks(
  counts: number[],
  shares: readonly number[],
  blocks: number,
  random: Random,
): number[] {
  for (let block = 0; block < blocks; block++) {
    let luck = random();
    let wins = 0;
    while (wins < shares.length - 1 && luck >= shares[wins]!) luck -= shares[wins++]!;
    counts[wins]!++;
  }
  return counts;
}

export const noBlocks = (games: number): number[] => new Array<number>(games + 1).fill(0);

/** Two arms that play the same blocks. */
export interface PairedWorld {
  readonly games: number;
  readonly rates: readonly [number, number];
  /** The chance that a game takes the luck of its whole block. */
  readonly together: number;
  /** The chance that the second arm's game has the same luck as the first's. */
  readonly shared: number;
}

/** The blocks by what each arm won of them. */
export function playPairedBlocks(world: PairedWorld, blocks: number, random: Random): JointCounts {
  const joint = Array.from({ length: world.games + 1 }, () => noBlocks(world.games));
  for (let block = 0; block < blocks; block++) {
    const luck = random();
    const wins: [number, number] = [0, 0];
    for (let game = 0; game < world.games; game++) {
      const first = random() < world.together ? luck : random();
      const second = random() < world.shared ? first : random();
      if (first < world.rates[0]) wins[0]++;
      if (second < world.rates[1]) wins[1]++;
    }
    joint[wins[0]]![wins[1]]!++;
  }
  return joint;
}
