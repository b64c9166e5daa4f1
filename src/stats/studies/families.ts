import { benjaminiHochberg } from '../comparisons/benjamini-hochberg.js';
import { holm } from '../comparisons/holm.js';
import { blockPValue } from '../intervals/block-p-value.js';
import type { Random } from '../numerics/normal.js';
import { noBlocks, playBlocks, scoreShares } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';

const TESTS = 10;
const BLOCKS = 300;
const ALPHA = 0.05;

/** p-values of the claim that a match is even, for matches of which the first `uneven` are not. */
function pValues(uneven: number, random: Random): number[] {
  return Array.from({ length: TESTS }, (_, test) => {
    const shares = scoreShares({ games: 2, rate: test < uneven ? 0.58 : 0.5, together: 0.3 });
    return blockPValue(playBlocks(noBlocks(2), shares, BLOCKS, random), 0.5);
  });
}

/** The share of false alarms among all alarms; none when nothing is called uneven. */
function falseShare(adjusted: readonly number[], uneven: number): number {
  const alarms = adjusted.filter((p) => p <= ALPHA).length;
  const wrong = adjusted.slice(uneven).filter((p) => p <= ALPHA).length;
  return alarms === 0 ? 0 : wrong / alarms;
}

function studyOf(
  name: string,
  truth: string,
  fault: (p: readonly number[], uneven: number) => number,
): Study {
  return {
    name,
    truth,
    run: (replications, random) =>
      [0, 3, 8].map((uneven) => {
        const times = timesOf(replications, () => fault(pValues(uneven, random), uneven));
        return rowOf(`${TESTS} matches, ${uneven} of them uneven`, 'at most', ALPHA, times, replications);
      }),
  };
}

export const families: readonly Study[] = [
  studyOf(
    'Holm, any false alarm',
    'some matches are even; at least one of these is called uneven',
    (p, uneven) => (falseShare(holm(p), uneven) > 0 ? 1 : 0),
  ),
  studyOf(
    'Benjamini–Hochberg, false share of alarms',
    'some matches are even; the share of these among all that are called uneven',
    (p, uneven) => falseShare(benjaminiHochberg(p), uneven),
  ),
];
