import type { Random } from '../numerics/normal.js';
import { sequenceInterval } from '../sequential/confidence-sequence.js';
import { sprt } from '../sequential/sprt.js';
import { noBlocks, playBlocks, scoreShares, type World } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';
import { covers, sayWorld, WORLDS } from './worlds.js';

/** Plays until something has been seen, looking after every `each` blocks, for at most `most` blocks. */
export function playUntil(
  world: World,
  { each, most }: { readonly each: number; readonly most: number },
  random: Random,
  seen: (counts: readonly number[]) => boolean,
): readonly number[] {
  const shares = scoreShares(world);
  const counts = noBlocks(world.games);
  for (let blocks = each; blocks <= most; blocks += each) {
    playBlocks(counts, shares, each, random);
    if (seen(counts)) break;
  }
  return counts;
}

/** One row per world: the share of replications that keep the interval's promise. */
function studyOf(name: string, truth: string, holds: (world: World, random: Random) => boolean): Study {
  return {
    name,
    truth,
    run: (replications, random) =>
      WORLDS.map((world) => {
        const times = timesOf(replications, () => holds(world, random));
        return rowOf(sayWorld(world), 'at least', 0.95, times, replications);
      }),
  };
}

function holdsAfter(blocks: number): Study {
  return studyOf(
    `confidence sequence, ${blocks} blocks`,
    'the truth is inside at a look fixed in advance',
    (world, random) => {
      const counts = playBlocks(noBlocks(world.games), scoreShares(world), blocks, random);
      return covers(sequenceInterval(counts), world.rate);
    },
  );
}

const HALF_WIDTH = 0.05;

const stoppedByWidth = studyOf(
  `confidence sequence, stopped by ci:${HALF_WIDTH}`,
  'looks after every 100 blocks; the truth is inside when the interval is narrow enough',
  (world, random) => {
    const narrow = (counts: readonly number[]) => {
      const [low, high] = sequenceInterval(counts);
      return high - low <= 2 * HALF_WIDTH;
    };
    return covers(sequenceInterval(playUntil(world, { each: 100, most: 5000 }, random, narrow)), world.rate);
  },
);

const stoppedBySprt = studyOf(
  'confidence sequence, stopped by SPRT',
  'the truth is the alternative, 3 points (1 at a rate of 0.02) above the null; looks after every 25 blocks',
  (world, random) => {
    const rates = { null: Math.max(world.rate - 0.03, world.rate / 2), alternative: world.rate };
    const decided = (counts: readonly number[]) => sprt(counts, rates).verdict !== 'undecided';
    return covers(
      sequenceInterval(playUntil(world, { each: 25, most: 10_000 }, random, decided)),
      world.rate,
    );
  },
);

/** Stops as soon as the truth is outside: what somebody does who hunts for a wrong result. */
const hunted = studyOf(
  'confidence sequence, at all looks',
  'the truth is inside at every one of 16 looks from 10 to 4,617 blocks',
  (world, random) => {
    const shares = scoreShares(world);
    const counts = noBlocks(world.games);
    let blocks = 0;
    for (let look = 10; look < 5000; look = Math.ceil(look * 1.5)) {
      playBlocks(counts, shares, look - blocks, random);
      blocks = look;
      if (!covers(sequenceInterval(counts), world.rate)) return false;
    }
    return true;
  },
);

export const sequence: readonly Study[] = [
  holdsAfter(30),
  holdsAfter(1000),
  stoppedByWidth,
  stoppedBySprt,
  hunted,
];
