import { normal, type Random } from '../numerics/normal.js';
import { meanSequence, meanSequencePValue } from '../sequential/mean-sequence.js';
import { rowOf, type Study, timesOf } from './study.js';
import { covers } from './worlds.js';

/** Differences within blocks, as a run sees them: few values, most of them 0, or many. */
const QUANTITIES = [
  { name: 'normal', mean: 0.2, draw: (random: Random) => 0.2 + 0.4 * normal(random) },
  {
    name: 'mostly nothing, else a win or a loss',
    mean: 0,
    draw: (random: Random) => (random() < 0.8 ? 0 : random() < 0.5 ? 1 : -1),
  },
  { name: 'skewed (exponential)', mean: 1, draw: (random: Random) => -Math.log(1 - random()) },
];

const FIRST_LOOK = 32;
const LAST_LOOK = 4000;

/** Whether something is true at every look, each half as far again as the one before. */
function always(
  draw: () => number,
  holds: (blocks: number, sum: number, squares: number) => boolean,
): boolean {
  let [sum, squares] = [0, 0];
  let look = FIRST_LOOK;
  for (let blocks = 1; blocks <= LAST_LOOK; blocks++) {
    const value = draw();
    sum += value;
    squares += value * value;
    if (blocks < look) continue;
    if (!holds(blocks, sum, squares)) return false;
    look = Math.ceil(1.5 * look);
  }
  return true;
}

const interval: Study = {
  name: 'mean sequence, at all looks',
  truth: `the true mean is inside at every look from ${FIRST_LOOK} to ${LAST_LOOK} blocks`,
  run: (replications, random) =>
    QUANTITIES.map(({ name, mean, draw }) => {
      const covered = () =>
        always(
          () => draw(random),
          (...moments) => covers(meanSequence(...moments), mean),
        );
      return rowOf(name, 'at least', 0.95, timesOf(replications, covered), replications);
    }),
};

const alarms: Study = {
  name: 'mean sequence, false alarms',
  truth: 'the mean is 0; at some look the p-value is at most 5%',
  run: (replications, random) =>
    QUANTITIES.map(({ name, mean, draw }) => {
      const alarm = () =>
        !always(
          () => draw(random) - mean,
          (...moments) => meanSequencePValue(...moments) > 0.05,
        );
      return rowOf(name, 'at most', 0.05, timesOf(replications, alarm), replications);
    }),
};

export const meanSequences: readonly Study[] = [interval, alarms];
