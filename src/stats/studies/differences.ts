import {
  type Estimate,
  independentDifference,
  pairedDifference,
} from '../comparisons/difference-interval.js';
import { blockInterval } from '../intervals/block-interval.js';
import { blockMean } from '../intervals/block-mean.js';
import type { Random } from '../numerics/normal.js';
import { noBlocks, type PairedWorld, playBlocks, playPairedBlocks, scoreShares } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';
import { covers } from './worlds.js';

interface Trial extends PairedWorld {
  readonly blocks: number;
}

const TRIALS: readonly Trial[] = [
  { games: 2, rates: [0.5, 0.5], together: 0, shared: 0, blocks: 50 },
  { games: 2, rates: [0.5, 0.5], together: 0, shared: 0.95, blocks: 50 },
  { games: 2, rates: [0.5, 0.53], together: 0.5, shared: 0.8, blocks: 1000 },
  { games: 4, rates: [0.58, 0.5], together: 0.3, shared: 0.8, blocks: 200 },
  { games: 2, rates: [0.02, 0.02], together: 0, shared: 0.8, blocks: 200 },
  { games: 4, rates: [0.02, 0.05], together: 0.5, shared: 0.5, blocks: 200 },
  { games: 2, rates: [0.9, 0.85], together: 0, shared: 0.9, blocks: 100 },
  { games: 4, rates: [0.2, 0.2], together: 0.5, shared: 0.99, blocks: 1000 },
  // A check by a second pilot, which shares the shuffles and little else.
  { games: 2, rates: [0.5, 0.62], together: 0.2, shared: 0.2, blocks: 40 },
  { games: 1, rates: [0.6, 0.9], together: 0, shared: 0.2, blocks: 20 },
];

const sayTrial = ({ games, rates, together, shared, blocks }: Trial): string =>
  `rates ${rates.join(' and ')}, ${games} games a block, together ${together}, shared ${shared}, ${blocks} blocks`;

function studyOf(
  name: string,
  truth: string,
  trials: readonly Trial[],
  holds: (trial: Trial, random: Random) => boolean,
): Study {
  return {
    name,
    truth,
    run: (replications, random) =>
      trials.map((trial) => {
        const times = timesOf(replications, () => holds(trial, random));
        return rowOf(sayTrial(trial), 'about', 0.95, times, replications);
      }),
  };
}

const paired = studyOf(
  'paired difference',
  'two arms play the same blocks; the true difference is inside the 95% interval',
  TRIALS,
  (trial, random) =>
    covers(pairedDifference(playPairedBlocks(trial, trial.blocks, random)), trial.rates[0] - trial.rates[1]),
);

function measure({ games, together, blocks }: Trial, rate: number, random: Random): Estimate {
  const counts = playBlocks(noBlocks(games), scoreShares({ games, rate, together }), blocks, random);
  return { rate: blockMean(counts), interval: blockInterval(counts) };
}

const independent = studyOf(
  'independent difference',
  'two arms play different blocks; the true difference is inside the 95% interval',
  TRIALS.filter(({ shared }) => shared <= 0.8).map((trial) => ({ ...trial, shared: 0 })),
  (trial, random) => {
    const [one, other] = trial.rates.map((rate) => measure(trial, rate, random));
    return covers(independentDifference(one!, other!), trial.rates[0] - trial.rates[1]);
  },
);

export const differences: readonly Study[] = [paired, independent];
