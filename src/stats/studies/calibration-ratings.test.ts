import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { ratingDifference } from '../ratings/bradley-terry.js';
import { bradleyTerryFit } from '../ratings/bradley-terry-fit.js';
import { bradleyTerryModel, type PairCounts } from '../ratings/bradley-terry-model.js';
import { playField } from './ratings.js';
import { noBlocks, playBlocks, scoreShares } from './simulate.js';

const RUNS = 400;
const FIELD = { name: '', strengths: [0.3, 0.1, -0.1, -0.3], meets: 2, games: 2, together: 0.6, blocks: 60 };

/** The same games, each taken for a block of its own. */
const alone = ({ a, b, counts }: PairCounts): PairCounts => ({
  a,
  b,
  counts: [2 * counts[0]! + counts[1]!, counts[1]! + 2 * counts[2]!],
});

function coverage(change: (pair: PairCounts) => PairCounts): number {
  const random = seedrandom('ratings');
  const truth = (400 / Math.LN10) * (FIELD.strengths[0]! - FIELD.strengths[3]!);
  let covered = 0;
  for (let run = 0; run < RUNS; run++) {
    const { low, high } = ratingDifference(bradleyTerryModel(playField(FIELD, random).map(change)), 0, 3);
    if (low <= truth && truth <= high) covered++;
  }
  return covered / RUNS;
}

test('a difference of ratings from blocks is inside its interval in about 95% of runs', () => {
  const share = coverage((pair) => pair);
  expect(share).toBeGreaterThan(0.925);
  expect(share).toBeLessThan(0.975);
});

test('it would be too narrow if the games of a block were taken for independent', () => {
  expect(coverage(alone)).toBeLessThan(0.9);
});

/** Rock, paper, scissors with a fourth: no number per entrant explains it. */
test('the fit sees a cycle', () => {
  const random = seedrandom('cycle');
  const rates = [
    [0, 1, 0.6],
    [1, 2, 0.6],
    [0, 2, 0.4],
    [0, 3, 0.55],
    [1, 3, 0.55],
    [2, 3, 0.55],
  ] as const;
  const play = () =>
    rates.map(([a, b, rate]) => {
      const shares = scoreShares({ games: 2, rate, together: 0.2 });
      return { a, b, counts: playBlocks(noBlocks(2), shares, 300, random) };
    });
  const alarms = Array.from({ length: 50 }, () => bradleyTerryFit(play()).p).filter((p) => p <= 0.05);
  expect(alarms.length).toBeGreaterThan(45);
});
