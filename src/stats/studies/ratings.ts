import { Z95 } from '../intervals/wilson.js';
import type { Random } from '../numerics/normal.js';
import { allotment } from '../ratings/allotment.js';
import { bradleyTerry, ratingDifference } from '../ratings/bradley-terry.js';
import { bradleyTerryFit } from '../ratings/bradley-terry-fit.js';
import {
  type BradleyTerryModel,
  bradleyTerryModel,
  type PairCounts,
} from '../ratings/bradley-terry-model.js';
import { clearNash } from '../ratings/nash.js';
import { jointReach } from '../ratings/plausible-strengths.js';
import { shrunkStrengths } from '../ratings/shrunk-strengths.js';
import { noBlocks, playBlocks, scoreShares } from './simulate.js';
import { type Promised, rowOf, type Study, timesOf } from './study.js';

/** Entrants whose matches follow their strengths, in log-odds. */
interface Field {
  readonly name: string;
  readonly strengths: readonly number[];
  /** How many of those that follow it, in a ring, an entrant meets. */
  readonly meets: number;
  readonly games: number;
  readonly together: number;
  readonly blocks: number;
}

const CLOSE = [-0.4, -0.2, -0.1, 0, 0.1, 0.2, 0.4];
const WIDE = [-3, -1.5, -0.5, 0.5, 1.5, 3];

const FIELDS: readonly Field[] = [
  { name: 'independent games', strengths: CLOSE, meets: 3, games: 2, together: 0, blocks: 100 },
  { name: 'usual blocks', strengths: CLOSE, meets: 3, games: 2, together: 0.2, blocks: 100 },
  { name: 'blocks won or lost whole', strengths: CLOSE, meets: 3, games: 4, together: 0.8, blocks: 100 },
  { name: 'blocks split evenly', strengths: CLOSE, meets: 3, games: 2, together: -0.6, blocks: 100 },
  { name: 'few blocks', strengths: CLOSE, meets: 3, games: 2, together: 0.2, blocks: 25 },
  { name: 'each meets two others only', strengths: CLOSE, meets: 1, games: 2, together: 0.2, blocks: 100 },
  { name: 'far apart', strengths: WIDE, meets: 3, games: 2, together: 0.2, blocks: 100 },
  { name: 'far apart, few blocks', strengths: WIDE, meets: 3, games: 2, together: 0.2, blocks: 25 },
  { name: 'two entrants', strengths: [0, 0.3], meets: 1, games: 2, together: 0.2, blocks: 200 },
];

const ELO = 400 / Math.LN10;

/** Every pair once, also where the ring is so small that it comes round again. */
export function playField(
  { strengths, meets, games, together, blocks }: Field,
  random: Random,
): PairCounts[] {
  const size = strengths.length;
  const pairs = new Map<string, PairCounts>();
  for (let a = 0; a < size; a++) {
    for (let step = 1; step <= meets; step++) {
      const b = (a + step) % size;
      const rate = 1 / (1 + Math.exp(strengths[b]! - strengths[a]!));
      const key = [Math.min(a, b), Math.max(a, b)].join();
      if (a === b || pairs.has(key)) continue;
      const counts = playBlocks(noBlocks(games), scoreShares({ games, rate, together }), blocks, random);
      pairs.set(key, { a, b, counts });
    }
  }
  return [...pairs.values()];
}

/** The share of entrants whose own interval holds their true rating. */
function ratingsCovered(field: Field, random: Random): number {
  const { strengths } = field;
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  const ratings = bradleyTerry(playField(field, random));
  const covered = ratings.filter(({ low, high }, i) => {
    const truth = ELO * (strengths[i]! - mean);
    return low <= truth && truth <= high;
  });
  return covered.length / strengths.length;
}

/** The share of neighbours, and of the first and the last, whose difference is held. */
function differencesCovered(field: Field, random: Random): number {
  const { strengths } = field;
  const model = bradleyTerryModel(playField(field, random));
  const covered = strengths.filter((strength, a) => {
    const b = (a + 1) % strengths.length;
    const truth = ELO * (strength - strengths[b]!);
    const { low, high } = ratingDifference(model, a, b);
    return low <= truth && truth <= high;
  });
  return covered.length / strengths.length;
}

function studyOf(
  name: string,
  truth: string,
  [promised, target]: readonly [Promised, number],
  fields: readonly Field[],
  happens: (field: Field, random: Random) => boolean | number,
): Study {
  return {
    name,
    truth,
    run: (replications, random) =>
      fields.map((field) => {
        const times = timesOf(replications, () => happens(field, random));
        return rowOf(field.name, promised, target, times, replications);
      }),
  };
}

/** Every entrant at its own strength, in log-odds; the games go where a win rate is least known, in four rounds. */
function playAllotted(strengths: readonly number[], blocksEach: number, random: Random): PairCounts[] {
  const pairs = strengths.flatMap((_, a) =>
    strengths.slice(a + 1).map((_, i) => ({ a, b: a + 1 + i, counts: noBlocks(2) })),
  );
  for (const part of [1 / 8, 1 / 4, 1 / 2, 1]) {
    const total = Math.round(part * blocksEach * pairs.length);
    const blocks = allotment(
      pairs.map(({ counts }) => counts),
      total,
    );
    for (const [i, { a, b, counts }] of pairs.entries()) {
      const rate = 1 / (1 + Math.exp(strengths[b]! - strengths[a]!));
      playBlocks(counts, scoreShares({ games: 2, rate, together: 0.2 }), blocks[i]!, random);
    }
  }
  return pairs;
}

const equal = (size: number): number[] => new Array<number>(size).fill(0);

/** Whole matrices, as `matrix` plays them. */
interface MatrixWorld {
  readonly name: string;
  readonly strengths: readonly number[];
}

const EQUAL: MatrixWorld = { name: '15 equal entrants', strengths: equal(15) };
const NEAR: MatrixWorld = { name: '7 that are close', strengths: CLOSE };
const FAR: MatrixWorld = { name: '6 that are far apart', strengths: WIDE };
const BLOCKS_EACH = 100;

/** Fewer than a run draws: the study's own noise is larger. */
const DRAWS = 1000;

function matrixStudy(
  name: string,
  truth: string,
  worlds: readonly MatrixWorld[],
  [promised, target]: readonly [Promised, number],
  holds: (pairs: readonly PairCounts[], truths: readonly number[], random: Random) => boolean | number,
): Study {
  return {
    name,
    truth: `every pair plays, in rounds that go where least is known; ${truth}`,
    run: (replications, random) =>
      worlds.map(({ name, strengths }) => {
        const happens = () => holds(playAllotted(strengths, BLOCKS_EACH, random), strengths, random);
        return rowOf(name, promised, target, timesOf(replications, happens), replications);
      }),
  };
}

/** The share of entrants within so many standard errors of their truth. */
function within(
  { strengths, covariance }: BradleyTerryModel,
  truths: readonly number[],
  reach: number,
): number {
  const near = strengths.filter(
    (strength, i) => Math.abs(strength - truths[i]!) <= reach * Math.sqrt(covariance[i]![i]!),
  );
  return near.length / strengths.length;
}

const matrices: readonly Study[] = [
  matrixStudy(
    'matrix, each rating',
    'a rating is inside its own 95% interval',
    [NEAR, FAR],
    ['about', 0.95],
    (pairs, truths) => within(bradleyTerryModel(pairs), truths, Z95),
  ),
  matrixStudy(
    'matrix, all ratings at once',
    'all ratings are inside the intervals that hold at once',
    [EQUAL, NEAR, FAR],
    ['about', 0.95],
    (pairs, truths, random) => {
      const model = bradleyTerryModel(pairs);
      return within(model, truths, jointReach(model.covariance, DRAWS, random)) === 1;
    },
  ),
  matrixStudy(
    'matrix, the top shrunk',
    'the entrant that looks strongest lies below the interval of its shrunk rating',
    [EQUAL, NEAR],
    ['at most', 0.05],
    (pairs, truths, random) => {
      const model = bradleyTerryModel(pairs);
      const top = model.strengths.indexOf(Math.max(...model.strengths));
      return shrunkStrengths(model, DRAWS, random)[top]!.low > truths[top]!;
    },
  ),
  {
    name: 'matrix, Nash weights of equal entrants',
    truth: 'noise gives some of them more weight than others',
    run: (replications, random) =>
      [6].map((size) => {
        const uneven = () => {
          const weights = clearNash(size, playAllotted(equal(size), BLOCKS_EACH, random));
          return Math.max(...weights) > 1.01 / size;
        };
        return rowOf(`${size} entrants`, 'at most', 0.05, timesOf(replications, uneven), replications);
      }),
  },
];

export const ratings: readonly Study[] = [
  ...matrices,
  studyOf(
    'ratings',
    'matches follow one strength per entrant; its rating is inside the 95% interval',
    ['about', 0.95],
    FIELDS,
    ratingsCovered,
  ),
  studyOf(
    'rating differences',
    'the same worlds; the difference between two entrants is inside its 95% interval',
    ['about', 0.95],
    FIELDS,
    differencesCovered,
  ),
  studyOf(
    'ratings, false alarms of the fit',
    'the same worlds, so one number per entrant explains all; the test of the fit says at 5% that it does not',
    ['at most', 0.05],
    FIELDS.filter(({ strengths }) => strengths.length > 2),
    (field, random) => bradleyTerryFit(playField(field, random)).p <= 0.05,
  ),
];
