import { type Crossing, placeOf } from '../dials/crossing.js';
import { type Design, type DialQuestion, dialSetting } from '../dials/dial.js';
import { nextDialRound } from '../dials/dial-allocation.js';
import type { DialPoint } from '../dials/dial-curve.js';
import { fairQuestion, type HandicapFound, handicapFound } from '../dials/handicap.js';
import type { Random } from '../numerics/normal.js';
import { noBlocks, playBlocks, scoreShares } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';

/** Two sides whose win rate over a handicap is known. */
export interface HandicapWorld {
  readonly name: string;
  rateAt(value: number): number;
}

const MOST = 24;
const STEP = 6;

/** The first six cost 1 each, the next six 2 each, then 3 and 4. */
function cost(value: number): number {
  const count = Math.abs(value);
  let sum = 0;
  for (let from = 0; from < count; from += STEP) sum += (from / STEP + 1) * Math.min(STEP, count - from);
  return Math.sign(value) * sum;
}

const HANDICAP = { most: MOST, scale: cost };

const between = (rate: number): number => Math.min(0.99, Math.max(0.01, rate));

/** Every unit of the cost is the same in log-odds. */
export const logistic = (perUnit: number, fair: number): HandicapWorld => ({
  name: `${perUnit} log-odds per unit of cost, fair at ${fair}`,
  rateAt: (value) => 1 / (1 + Math.exp(perUnit * (cost(value) - cost(fair)))),
});

/** Every step costs the same, whatever the scale says. */
export const straight = (perStep: number, fair: number): HandicapWorld => ({
  name: `${perStep} per step, fair at ${fair}`,
  rateAt: (value) => between(0.5 - perStep * (value - fair)),
});

/** One step costs so much in log-odds. */
export const steep = (perStep: number, fair: number): HandicapWorld => ({
  name: `${perStep} log-odds per step, fair at ${fair}`,
  rateAt: (value) => 1 / (1 + Math.exp(perStep * (value - fair))),
});

const bent = (before: number, after: number, fair: number): HandicapWorld => ({
  name: `${before} per step before, ${after} after, fair at ${fair}`,
  rateAt: (value) => between(0.5 - (value < fair ? before : after) * (value - fair)),
});

/** Rates that hardly move but for a fall after every third number: three numbers are nearly fair. */
const stairs = (fall: number, fair: number): HandicapWorld => ({
  name: `stairs of ${fall}, flat around ${fair}`,
  rateAt: (value) => between(0.5 - fall * Math.round((value - fair) / 3) - 0.0018 * (value - fair - 0.4)),
});

/** The first is like two decks that win 58% and 42% against each other. */
export const HANDICAP_WORLDS: readonly HandicapWorld[] = [
  logistic(0.147, 2.2),
  logistic(0.1, 0),
  logistic(0.15, 6.5),
  logistic(0.06, 17),
  logistic(0.05, 25.5),
  straight(0.03, 0),
  straight(0.03, -3.4),
  straight(0.015, 6.5),
  straight(0.02, 17),
  straight(0.01, 25.5),
  steep(0.5, 3.4),
  steep(2, 6.5),
  bent(0.006, 0.06, 6.5),
  bent(0.05, 0.01, -3.4),
  stairs(0.09, 3),
];

export const HANDICAP_QUESTION: DialQuestion = fairQuestion(HANDICAP);
const SEARCH = { ...HANDICAP_QUESTION, printed: 0, slope: true };
const BUDGET = { firstRound: 250, atPrinted: 1250, goal: 0.5, maxBlocks: 20_000 };

/** The usual over-dispersion of blocks of two games. */
const TOGETHER = 0.2;

function playPoint(world: HandicapWorld, value: number, blocks: number, random: Random): DialPoint {
  const shares = scoreShares({ games: 2, rate: world.rateAt(value), together: TOGETHER });
  return { value, counts: playBlocks(noBlocks(2), shares, blocks, random) };
}

/** Until the interval reaches half a step to either side or the blocks are used up. */
export function playAdaptively(world: HandicapWorld, random: Random): DialPoint[] {
  const points: DialPoint[] = [];
  for (;;) {
    const { allocation, done } = nextDialRound(points, SEARCH, BUDGET);
    if (done) return points;
    for (const { value, blocks } of allocation) points.push(playPoint(world, value, blocks, random));
  }
}

/** Every second handicap, with as many blocks each. */
function playEvenly(world: HandicapWorld, random: Random): DialPoint[] {
  const levels = Array.from({ length: MOST + 1 }, (_, i) => 2 * i - MOST);
  return levels.map((value) => playPoint(world, value, 200, random));
}

/** The fair number alone. */
export function fairNumber(points: readonly DialPoint[], design?: Design): Crossing {
  return dialSetting(points, fairQuestion(HANDICAP), design).setting!;
}

export function fairCovered(world: HandicapWorld, { low, high }: Crossing): boolean {
  const rates = Array.from({ length: 2 * MOST + 1 }, (_, i) => world.rateAt(i - MOST));
  const truth = placeOf({ first: -MOST, rates }, 0.5);
  return low <= truth && truth <= high;
}

/** The rates at the whole numbers beside the fair one. */
function besideCovered(world: HandicapWorld, { fair, fit }: HandicapFound): number {
  const below = Math.floor(Math.min(MOST - 1, Math.max(-MOST, fair.estimate)));
  const beside = fit.filter(({ value }) => value === below || value === below + 1);
  const covered = beside.filter(
    ({ value, low, high }) => low <= world.rateAt(value) && world.rateAt(value) <= high,
  );
  return covered.length / beside.length;
}

function slopeCovered(
  world: HandicapWorld,
  { pointsPerStep: { from, to, low, high } }: HandicapFound,
): boolean {
  const truth = (world.rateAt(from) - world.rateAt(to)) / (to - from);
  return low <= truth && truth <= high;
}

/** The share of all handicaps whose rate is inside its interval. */
function curveCovered(world: HandicapWorld, { fit }: HandicapFound): number {
  const covered = fit.filter(({ value, low, high }) => {
    const truth = world.rateAt(value);
    return low <= truth && truth <= high;
  });
  return covered.length / fit.length;
}

/** Whether the fair number is inside its interval, however the points were chosen. */
function numberStudy(name: string, truth: string, design: Design): Study {
  const play = design === 'fixed' ? playEvenly : playAdaptively;
  return {
    name,
    truth,
    run: (replications, random) =>
      HANDICAP_WORLDS.map((world) => {
        const covered = () => fairCovered(world, fairNumber(play(world, random), design));
        return rowOf(world.name, 'at least', 0.95, timesOf(replications, covered), replications);
      }),
  };
}

/** Every second world: they take long. */
const CURVE_WORLDS = HANDICAP_WORLDS.filter((_, i) => i % 2 === 0);

const curveStudy: Study = {
  name: 'handicap, curve',
  truth:
    'played where the results say; the value of a step, and the rates with all handicaps, are inside theirs',
  run: (replications, random) =>
    CURVE_WORLDS.flatMap((world) => {
      const found = Array.from({ length: replications }, () =>
        handicapFound(playAdaptively(world, random), HANDICAP),
      );
      const slopes = found.filter((each) => slopeCovered(world, each)).length;
      const rates = found.reduce((sum, each) => sum + curveCovered(world, each), 0);
      const beside = found.reduce((sum, each) => sum + besideCovered(world, each), 0);
      return [
        rowOf(`value of a step, ${world.name}`, 'about', 0.95, slopes, replications),
        rowOf(`rates, ${world.name}`, 'at least', 0.95, rates, replications),
        rowOf(`rates beside the fair number, ${world.name}`, 'at least', 0.95, beside, replications),
      ];
    }),
};

export const handicapStudies: readonly Study[] = [
  numberStudy(
    'handicap, adaptive',
    'played where the results say and stopped when narrow; the fair number is inside its interval',
    'adaptive',
  ),
  numberStudy(
    'handicap, fixed',
    '200 blocks with every second handicap; the fair number is inside its interval',
    'fixed',
  ),
  curveStudy,
];
