import type { Random } from '../numerics/normal.js';
import { type Hypotheses, sprt, type Verdict } from '../sequential/sprt.js';
import { playUntil } from './sequence.js';
import type { World } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';
import { sayWorld, WORLDS } from './worlds.js';

const APART = 0.03;
const LOOKS = { each: 10, most: 20_000 };

function verdictOf(world: World, rates: Hypotheses, random: Random): Verdict {
  let verdict: Verdict = 'undecided';
  playUntil(world, LOOKS, random, (counts) => {
    verdict = sprt(counts, rates).verdict;
    return verdict !== 'undecided';
  });
  return verdict;
}

/** How often the test decides for `wrong` in worlds where the other one is true. */
function studyOf(
  name: string,
  truth: string,
  wrong: Verdict,
  hypotheses: (rate: number) => Hypotheses,
): Study {
  return {
    name,
    truth,
    run: (replications, random) =>
      WORLDS.map((world) => {
        const rates = hypotheses(world.rate);
        const times = timesOf(replications, () => verdictOf(world, rates, random) === wrong);
        return rowOf(sayWorld(world), 'at most', 0.05, times, replications);
      }),
  };
}

export const sprtErrors: readonly Study[] = [
  studyOf(
    'SPRT, false alarms',
    'the null is true, the alternative 3 points above it; looks after every 10 blocks',
    'accept alternative',
    (rate) => ({ null: rate, alternative: rate + APART }),
  ),
  studyOf(
    'SPRT, misses',
    'the alternative is true, the null 3 points above it; looks after every 10 blocks',
    'accept null',
    (rate) => ({ null: rate + APART, alternative: rate }),
  ),
];
