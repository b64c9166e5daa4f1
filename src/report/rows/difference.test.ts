import { describe, expect, test } from 'vitest';
import { PLAY_ALL } from '../../match/designs/stop.js';
import { Tally } from '../../match/tally.js';
import toy, { race } from '../../match/toy/race.js';
import { racePlan } from '../../match/toy/race-plan.js';
import { csvFile } from './csv.js';
import {
  correctedAll,
  differenceBetween,
  differenceColumns,
  differenceRow,
  type PlayedArm,
} from './difference.js';

/** Blocks by side a's wins in the baseline (rows) and in the arm (columns). */
const JOINT = Float64Array.of(30, 12, 2, 3, 60, 14, 1, 4, 74);

/** An arm whose blocks are the sums over the other arm. */
function arm(name: string, blocks: readonly number[]): PlayedArm {
  const plan = racePlan();
  const tally = new Tally(race, plan);
  tally.sideBlocks.set(blocks);
  tally.numbers[0] = 2 * blocks.reduce((sum, n) => sum + n);
  return { name, plan, tally };
}

const BASELINE = arm('as it is', [44, 77, 79]);
const CHANGED = arm('changed', [34, 76, 90]);

const found = differenceBetween(CHANGED, BASELINE, JOINT, { rule: PLAY_ALL, by: 'games' });

describe('the difference of two arms', () => {
  test('is that of their win rates', () => {
    const row = differenceRow(toy, found, correctedAll([found])[0]!, 1);
    expect(row.win_rate_a).toBeCloseTo((76 + 2 * 90) / 400, 12);
    expect(row.baseline_win_rate_a).toBeCloseTo((77 + 2 * 79) / 400, 12);
    expect(row.difference).toBeCloseTo((256 - 235) / 400, 12);
    expect(row.games).toBe(400);
  });

  test('has an interval from the blocks that went differently, not from all luck', () => {
    // Of a block's 200 differences, 1 is -1, 7 are -1/2, 26 are 1/2 and 2 are 1: the mean with 1.96 standard errors
    // (Python's statistics.stdev) is 0.0204 to 0.0846. As independent arms they would reach from -0.02 to 0.13.
    expect(found.interval[0]).toBeCloseTo(0.0204, 2);
    expect(found.interval[1]).toBeCloseTo(0.0846, 2);
    expect(found.pValue).toBeLessThan(0.01);
  });

  test('turns with the arms', () => {
    const joint = Float64Array.of(30, 3, 1, 12, 60, 4, 2, 14, 74);
    const back = differenceBetween(BASELINE, CHANGED, joint, { rule: PLAY_ALL, by: 'games' });
    expect(back.difference).toBeCloseTo(-found.difference, 12);
    expect(back.interval[0]).toBeCloseTo(-found.interval[1], 9);
  });

  test('holds for all looks where there were looks', () => {
    const rule = { kind: 'ci', halfWidth: 0.05 } as const;
    const looked = differenceBetween(CHANGED, BASELINE, JOINT, { rule, by: 'ci' });
    expect(looked.interval[0]).toBeLessThan(found.interval[0]);
    expect(looked.interval[1]).toBeGreaterThan(found.interval[1]);
    expect(looked.pValue).toBeGreaterThan(found.pValue);
  });
});

test('p-values and intervals of several differences hold for all of them', () => {
  const p = (pValue: number) => ({ ...found, pValue });
  const three = correctedAll([p(0.02), p(0.01), p(0.5)]);
  expect(three.map(({ pHolm }) => pHolm)).toEqual([0.04, 0.03, 0.5]);
  const [low, high] = three[0]!.all;
  // 2.394 standard errors, R's qnorm(1 - 0.025 / 3), in the place of 1.96.
  expect((high - low) / (found.interval[1] - found.interval[0])).toBeCloseTo(2.394 / 1.96, 1);
  expect(correctedAll([found])[0]!.all[0]).toBeCloseTo(found.interval[0], 6);
});

test('the columns', () => {
  const [header, line] = csvFile(differenceColumns(toy), [
    differenceRow(toy, found, { pHolm: 0.25, all: [-0.1, 0.2] }, 3),
  ]).split('\r\n');
  expect(header).toBe(
    'game,a,b,agent_a,agent_b,chains_a,chains_b,patch,arm,baseline,win_rate_a,baseline_win_rate_a,difference,ci_low,ci_high,games,p_value,p_holm,stopped_by,seed,cell,all_low,all_high',
  );
  expect(line).toMatch(
    /^race,tortoise,hare,random,random,0,0,,changed,as it is,0\.640000,0\.587500,0\.052500,/,
  );
  expect(line).toMatch(/,400,0\.\d{6},0\.250000,games,1,3,-0\.100000,0\.200000$/);
});
