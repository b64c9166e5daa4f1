import { benjaminiHochberg } from '../comparisons/benjamini-hochberg.js';
import { differenceCounts, type JointCounts, pairedDifference } from '../comparisons/difference-interval.js';
import { falseCoverageLevel } from '../comparisons/false-coverage.js';
import { blockInterval } from '../intervals/block-interval.js';
import { blockPValue } from '../intervals/block-p-value.js';
import type { Random } from '../numerics/normal.js';
import { noBlocks } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';
import { covers } from './worlds.js';

const CARDS = 36;
const BLOCKS = 1000;
const GAMES = 2;
const ALPHA = 0.05;
const RATE = 0.55;
/** How many points of win rate a card that matters is worth. */
const WORTH = 0.05;
/** The share of games that go on with the luck of the deck as it is after a card of it is replaced. */
const SHARED = 0.7;

/** The deck as it is and with each of its cards replaced, on the same blocks; the first `real` cards matter. */
function played(real: number, random: Random): JointCounts[] {
  const joints = Array.from({ length: CARDS }, () =>
    Array.from({ length: GAMES + 1 }, () => noBlocks(GAMES)),
  );
  for (let block = 0; block < BLOCKS; block++) {
    const lucks = Array.from({ length: GAMES }, random);
    const won = lucks.filter((luck) => luck < RATE).length;
    joints.forEach((joint, card) => {
      const rate = card < real ? RATE - WORTH : RATE;
      const left = lucks.filter((luck) => (random() < SHARED ? luck : random()) < rate).length;
      joint[won]![left]!++;
    });
  }
  return joints;
}

const qValuesOf = (joints: readonly JointCounts[]): number[] =>
  benjaminiHochberg(joints.map((joint) => blockPValue(differenceCounts(joint), 0.5)));

/** The share of the cards that stand out for which something is amiss; none when no card stands out. */
function shareAmiss(qValues: readonly number[], isAmiss: (card: number) => boolean): number {
  const chosen = qValues.flatMap((q, card) => (q <= ALPHA ? [card] : []));
  return chosen.length === 0 ? 0 : chosen.filter(isAmiss).length / chosen.length;
}

function studyOf(
  name: string,
  truth: string,
  fault: (joints: readonly JointCounts[], real: number) => number,
): Study {
  return {
    name,
    truth,
    run: (replications, random) =>
      [0, 1, 6].map((real) => {
        const times = timesOf(replications, () => fault(played(real, random), real));
        return rowOf(`${CARDS} cards, ${real} of them matter`, 'at most', ALPHA, times, replications);
      }),
  };
}

/** What `impact` says of cards, all of which are compared with the same games of the deck as it is. */
export const replacements: readonly Study[] = [
  studyOf(
    'cards that stand out, false share',
    'most cards are worth nothing; the share of these among all that stand out',
    (joints, real) => shareAmiss(qValuesOf(joints), (card) => card >= real),
  ),
  studyOf(
    'cards that stand out, false coverage',
    "the share of the cards that stand out whose worth is outside of the card's interval",
    (joints, real) => {
      const qValues = qValuesOf(joints);
      const level = falseCoverageLevel(qValues, ALPHA);
      const misses = (card: number) =>
        !covers(
          pairedDifference(joints[card]!, (own) => blockInterval(own, level)),
          card < real ? WORTH : 0,
        );
      return shareAmiss(qValues, misses);
    },
  ),
];
