import { contrast } from '../comparisons/contrast.js';
import { equivalence, type Outcome } from '../comparisons/equivalence.js';
import { bidAdvice } from '../dials/auction-advice.js';
import { type Crossing, placeOf } from '../dials/crossing.js';
import { dialSetting } from '../dials/dial.js';
import { type DialPoint, mergeDial } from '../dials/dial-curve.js';
import { shiftedSetting, shiftInSteps, stepWorth } from '../dials/shifted-setting.js';
import { blockInterval } from '../intervals/block-interval.js';
import { blockMean } from '../intervals/block-mean.js';
import type { Interval } from '../intervals/wilson.js';
import type { Random } from '../numerics/normal.js';
import {
  HANDICAP_QUESTION,
  type HandicapWorld,
  logistic,
  playAdaptively,
  steep,
  straight,
} from './handicap.js';
import { noBlocks, playPairedBlocks } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';

/** Two pilots whose curves over a handicap are known. */
interface PilotWorld {
  readonly name: string;
  readonly first: HandicapWorld;
  readonly second: HandicapWorld;
}

const MOST = HANDICAP_QUESTION.range[1];
const MARGIN = 1;
/** Games of the check: as many as it has without being asked, and as many as somebody asks for who wants to know. */
const FEW = 80;
const MANY = 4000;
/** Blocks of two games; a fifth of them is won or lost whole, and a fifth of the luck is the same for both pilots. */
const LUCK = { games: 2, together: 0.2, shared: 0.2 } as const;

/** The second pilot's fair number is so much further; the curve is steeper or flatter for it, too. */
const apart = (steps: number, steeper = 1): PilotWorld => ({
  name: `${steps} steps apart${steeper === 1 ? '' : `, a step worth ${steeper} times as much`}`,
  first: steep(0.14, 3.4),
  second: steep(0.14 * steeper, 3.4 + steps),
});

const WORLDS: readonly PilotWorld[] = [
  apart(0),
  apart(2),
  apart(4),
  apart(-4),
  apart(2, 1.2),
  apart(4, 0.8),
  { name: '2 steps apart, straight', first: straight(0.03, -1.4), second: straight(0.03, 0.6) },
  { name: '4 steps apart, where steps cost more', first: logistic(0.08, 4), second: logistic(0.08, 8) },
];

/** What the check finds: the second pilot's setting, the range over both, and the verdict. */
interface Found {
  readonly answer: Crossing;
  readonly setting: Crossing;
  readonly known: Interval;
  readonly verdict: Outcome;
}

/** As a run does: the first pilot's games, then both on the same blocks at the whole number next to its answer. */
function checked(world: PilotWorld, games: number, random: Random): Found {
  const points: readonly DialPoint[] = mergeDial(
    playAdaptively(world.first, random),
    HANDICAP_QUESTION.range,
  );
  const answer = dialSetting(points, HANDICAP_QUESTION).setting!;
  const at = Math.min(MOST, Math.max(-MOST, Math.round(answer.estimate)));
  const rates = [world.first.rateAt(at), world.second.rateAt(at)] as const;
  const joint = playPairedBlocks({ ...LUCK, rates }, games / LUCK.games, random);
  return { answer, ...judged(points, answer, at, winsIn(joint)) };
}

function winsIn(joint: ArrayLike<ArrayLike<number>>): number[][] {
  return Array.from(joint).flatMap((row, first) =>
    Array.from(row).flatMap((blocks, second) => Array.from({ length: blocks }, () => [first, second])),
  );
}

function judged(points: readonly DialPoint[], answer: Crossing, at: number, wins: readonly number[][]) {
  const counts = noBlocks(LUCK.games);
  for (const [, second] of wins) counts[second!]!++;
  const worth = stepWorth(points, HANDICAP_QUESTION, answer.estimate);
  const rate = { rate: blockMean(counts), interval: blockInterval(counts) };
  const setting = shiftedSetting(rate, at, worth, HANDICAP_QUESTION);
  const shift = shiftInSteps(contrast(wins, [-1, 1], LUCK.games), worth, at, HANDICAP_QUESTION);
  const known: Interval = [Math.min(answer.low, setting.low), Math.max(answer.high, setting.high)];
  return { setting, known, verdict: equivalence(shift, MARGIN).outcome };
}

function fairIn({ rateAt }: HandicapWorld): number {
  const rates = Array.from({ length: 2 * MOST + 1 }, (_, i) => rateAt(i - MOST));
  return placeOf({ first: -MOST, rates }, 0.5);
}

const covers = ([low, high]: Interval, value: number): boolean => low <= value && value <= high;

const range: Study = {
  name: 'range over pilots',
  truth: `two pilots with fair numbers of their own, ${FEW} games of the check; both are inside the range`,
  run: (replications, random) =>
    WORLDS.map((world) => {
      const truths = [world.first, world.second].map(fairIn);
      const holds = () => {
        const { known } = checked(world, FEW, random);
        return truths.every((truth) => covers(known, truth));
      };
      return rowOf(world.name, 'at least', 0.95, timesOf(replications, holds), replications);
    }),
};

/** Where the two are this far apart, one of the verdicts is wrong; at the margin itself either is. */
const WRONG: readonly { readonly steps: number; readonly wrong: Outcome }[] = [
  { steps: 0, wrong: 'differ' },
  { steps: 0.9, wrong: 'differ' },
  { steps: 1.1, wrong: 'agree' },
  { steps: 2, wrong: 'agree' },
  { steps: 4, wrong: 'agree' },
];

const verdicts: Study = {
  name: 'verdict on two pilots, errors',
  truth: `a margin of ${MARGIN} step; it says "agree" where they are further apart, or "differ" where they are not`,
  run: (replications, random) =>
    [FEW, MANY].flatMap((games) =>
      WRONG.map(({ steps, wrong }) => {
        const errs = () => checked(apart(steps), games, random).verdict === wrong;
        const name = `${steps} steps apart, ${games} games: "${wrong}"`;
        return rowOf(name, 'at most', 0.05, timesOf(replications, errs), replications);
      }),
    ),
};

/** Whether advice that was given is wrong for either pilot: a right bid beyond its fair number, or a wrong one within. */
function misleads({ known }: Found, fairs: readonly number[]): boolean {
  const [a, b] = [bidAdvice(known, MOST), bidAdvice([0 - known[1], 0 - known[0]], MOST)];
  return fairs.some(
    (fair) =>
      (a.right ?? -1) > Math.max(-1, fair) ||
      (a.wrong ?? Infinity) <= fair ||
      (b.right ?? -1) > Math.max(-1, 0 - fair) ||
      (b.wrong ?? Infinity) <= 0 - fair,
  );
}

/** Near a whole number, on a plateau, and with pilots of different minds. */
const AUCTIONS: readonly PilotWorld[] = [
  { name: 'one mind, near a whole number', first: straight(0.03, 3.02), second: straight(0.03, 3.02) },
  { name: 'one mind, nearly flat', first: straight(0.006, 4.5), second: straight(0.006, 4.5) },
  { name: 'one mind, nobody stronger', first: straight(0.03, 0), second: straight(0.03, 0) },
  apart(2),
  apart(4),
];

const auctions: Study = {
  name: 'auction, wrong advice',
  truth: 'a bid is called right, or wrong, that is not so for one of the pilots',
  run: (replications, random) =>
    AUCTIONS.map((world) => {
      const fairs = [world.first, world.second].map(fairIn);
      const errs = () => misleads(checked(world, FEW, random), fairs);
      return rowOf(world.name, 'at most', 0.05, timesOf(replications, errs), replications);
    }),
};

export const pilots: readonly Study[] = [range, verdicts, auctions];
