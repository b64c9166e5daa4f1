import { expect, test } from 'vitest';
import { keyforgeModule } from '../../games/keyforge/module.js';
import type { GameModule } from '../../games/module.js';
import { PLAY_ALL } from '../../match/designs/stop.js';
import { Tally } from '../../match/tally.js';
import { racePlan } from '../../match/toy/race-plan.js';
import type { Corrected, Difference } from '../rows/difference.js';
import { differenceTable, points, sayDifference, sayP } from './difference.js';

const module = keyforgeModule as GameModule;

function difference(patched: boolean, blocks: readonly number[]): Difference {
  const options = {
    chains: [0, 0] as const,
    patches: [{ card: 'urchin', number: 'text.0.steal', value: 2 }],
  };
  const arm = (name: string, own: boolean, counts: readonly number[]) => {
    const plan = racePlan(own ? { options } : {});
    const tally = new Tally(module.game, plan);
    tally.sideBlocks.set(counts);
    return { name, plan, tally };
  };
  return {
    arm: arm('Urchin steals 2', patched, blocks),
    baseline: arm('as printed', false, [40, 40, 20]),
    difference: 0.027,
    interval: [0.0231, 0.0309],
    intervalAt: () => [0.0231, 0.0309],
    pValue: 0.0001,
    stopped: { rule: PLAY_ALL, by: 'games' },
  };
}

const corrected = (pHolm: number): Corrected => ({ pHolm, all: [0.0231, 0.0309] });

test('a patch is said with what is printed and what was changed', () => {
  expect(sayDifference(module, difference(true, [20, 40, 40]), corrected(0.0001)).replaceAll('\n', ' ')).toBe(
    'What if Urchin steals 2 (Urchin: steal 1 → 2): tortoise wins 40.0% as printed, 60.0% with the change: +2.7 points (+2.3 to +3.1; p < 0.001).',
  );
});

test('a change that never mattered is pointed out', () => {
  expect(sayDifference(module, difference(false, [40, 40, 20]), corrected(1))).toContain(
    'No game went differently',
  );
});

test.each([
  { value: -0.0271, text: '−2.7' },
  { value: 0.0271, text: '+2.7' },
  { value: 0.0001, text: '0.0' },
  { value: -0.0001, text: '0.0' },
])('points: $text', ({ value, text }) => {
  expect(points(value)).toBe(text);
});

test('p-values', () => {
  expect([0.0004, 0.0123, 1].map(sayP)).toEqual(['p < 0.001', 'p = 0.012', 'p = 1.000']);
});

test('many differences are a table that tells their cells apart', () => {
  const all = [difference(true, [20, 40, 40]), difference(true, [20, 40, 40])];
  expect(differenceTable(all, [corrected(0.01), corrected(1)], [['4,0'], ['6,0']], ['chains'])).toBe(
    [
      'chains  arm              points  95% interval',
      '4,0     Urchin steals 2    +2.7  +2.3 to +3.1  p = 0.010',
      '6,0     Urchin steals 2    +2.7  +2.3 to +3.1  p = 1.000',
    ].join('\n'),
  );
});
