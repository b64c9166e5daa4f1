import { placeOf } from '../dials/crossing.js';
import { dialSetting } from '../dials/dial.js';
import { type DialSearch, nextDialRound } from '../dials/dial-allocation.js';
import type { DialPoint } from '../dials/dial-curve.js';
import type { Random } from '../numerics/normal.js';
import { noBlocks, playBlocks, scoreShares } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';

/** A dial whose curve is known. */
interface DialWorld extends DialSearch {
  readonly name: string;
  /** Half the width of the interval at which to stop. */
  readonly goal: number;
  /** Games of a block, and how much they have in common. */
  readonly games: number;
  readonly together: number;
  rateAt(value: number): number;
}

const logistic =
  (steep: number, middle: number) =>
  (value: number): number =>
    1 / (1 + Math.exp(steep * (value - middle)));

/** Even but for one fall, so that a wide stretch is nearly at the target. */
const stairs = (value: number): number => (value < 20 ? 0.7 : value < 40 ? 0.5 - 0.001 * (value - 30) : 0.2);

/** Each twenty cost one more apiece than the twenty before. */
const stepped = (value: number): number => {
  const steps = Math.floor(value / 20);
  return 10 * steps * (steps + 1) + (steps + 1) * (value - 20 * steps);
};

const wide = { range: [1, 140], printed: 70, target: 0.5, goal: 2, games: 1, together: 0 } as const;
const narrow = { range: [0, 8], printed: 3, target: 0.5, goal: 1, games: 1, together: 0 } as const;

const WORLDS: readonly DialWorld[] = [
  { ...wide, name: 'falling, middle 57.3', rateAt: logistic(0.06, 57.3) },
  { ...wide, name: 'falling steeply at the edge', rateAt: logistic(0.9, 3.4) },
  { ...wide, name: 'falling, target 0.2', target: 0.2, rateAt: logistic(0.05, 40) },
  { ...wide, name: 'rising, middle 81.6', rateAt: logistic(-0.06, 81.6) },
  { ...wide, name: 'rising, target 0.9', target: 0.9, rateAt: logistic(-0.05, 60) },
  { ...wide, name: 'falling, blocks of 8', games: 8, together: 0.2, rateAt: logistic(0.06, 57.3) },
  { ...wide, name: 'stairs', rateAt: stairs },
  { ...wide, name: 'falling, never down to the target', rateAt: logistic(0.01, 190) },
  {
    ...wide,
    name: 'falling in steps of twenty, target 0.3',
    target: 0.3,
    scale: stepped,
    rateAt: (value) => logistic(0.012, 160)(stepped(value)),
  },
  {
    ...wide,
    name: 'rising in steps, which is known, target 0.7',
    target: 0.7,
    scale: stepped,
    direction: 'rising',
    rateAt: (value) => logistic(-0.01, 120)(stepped(value)),
  },
  {
    ...wide,
    name: 'rising straight where steps were expected',
    target: 0.6,
    scale: stepped,
    rateAt: logistic(-0.04, 66),
  },
  { ...narrow, name: 'a short dial, falling', rateAt: logistic(0.3, 2.6) },
  { ...narrow, name: 'a short dial, rising', rateAt: logistic(-0.15, 4.5) },
];

const MOST_GAMES = 12_000;
const FIRST_ROUND = 500;
const AT_PRINTED = 2400;

function playPoint({ games, together, rateAt }: DialWorld, value: number, blocks: number, random: Random) {
  const shares = scoreShares({ games, rate: rateAt(value), together });
  return { value, counts: playBlocks(noBlocks(games), shares, blocks, random) };
}

/** As `playDial` does: until the interval is narrow enough, or the blocks are used up. */
function playAdaptively(world: DialWorld, random: Random): DialPoint[] {
  const points: DialPoint[] = [];
  const blocks = (games: number) => Math.ceil(games / world.games);
  const budget = {
    firstRound: blocks(FIRST_ROUND),
    atPrinted: blocks(AT_PRINTED),
    goal: world.goal,
    maxBlocks: blocks(MOST_GAMES),
  };
  for (;;) {
    const { allocation, done } = nextDialRound(points, world, budget);
    if (done) return points;
    for (const { value, blocks } of allocation) points.push(playPoint(world, value, blocks, random));
  }
}

/** Beyond the range the truth is infinite, and an interval that is open there covers it. */
function truthOf({ range: [low, high], target, rateAt }: DialWorld): number {
  const rates = Array.from({ length: high - low + 1 }, (_, i) => rateAt(low + i));
  if (rates[0]! > rates.at(-1)!) return placeOf({ first: low, rates }, target);
  return 0 - placeOf({ first: 0 - high, rates: rates.reverse() }, target);
}

function isCovered(world: DialWorld, random: Random): boolean {
  const { setting } = dialSetting(playAdaptively(world, random), world);
  const truth = truthOf(world);
  return setting !== undefined && setting.low <= truth && truth <= setting.high;
}

const setting: Study = {
  name: 'dial, setting',
  truth: 'played where the results say and stopped when narrow; the true setting is inside its interval',
  run: (replications, random) =>
    WORLDS.map((world) => {
      const times = timesOf(replications, () => isCovered(world, random));
      return rowOf(world.name, 'at least', 0.95, times, replications);
    }),
};

/** A dial that does nothing must not get an answer. */
const flat: Study = {
  name: 'dial, without effect',
  truth: 'every setting has the same rate; a direction is seen all the same',
  run: (replications, random) =>
    [0.1, 0.5].map((rate) => {
      const world = { ...wide, name: `rate ${rate}`, rateAt: () => rate };
      const seen = () => dialSetting(playAdaptively(world, random), world).shape !== 'flat';
      return rowOf(world.name, 'at most', 0.05, timesOf(replications, seen), replications);
    }),
};

export const dials: readonly Study[] = [setting, flat];
