import { describe, expect, test } from 'vitest';
import { longRun } from '../numerics/long-run.js';
import { stepsUntil } from '../numerics/steps-until.js';
import { threeInARow } from './three-in-a-row.js';

const flat = (rate: number) => Array.from({ length: 25 }, () => ({ first: rate, second: rate }));

/** Mean games until three wins, or three losses, in a row (Feller, volume 1, chapter XIII.8). */
function waits(win: number): { wins: number; losses: number } {
  const run = (p: number) => (1 - p ** 3) / ((1 - p) * p ** 3);
  return { wins: run(win), losses: run(1 - win) };
}

describe.each([{ rate: 0.5 }, { rate: 0.6 }, { rate: 0.35 }])('a deck that always wins $rate', ({ rate }) => {
  const { wins, losses } = waits(rate);
  const series = threeInARow(flat(rate), 4);

  test('waits as long for a change as the theory of runs says', () => {
    const changed = stepsUntil(series.chain, (state) => series.handicaps[state] !== 4);
    expect(changed).toBeCloseTo(1 / (1 / wins + 1 / losses), 9);
  });

  test('has handicaps by a cut geometric law', () => {
    const shares = new Array<number>(25).fill(0);
    longRun(series.chain).forEach((share, state) => {
      shares[series.handicaps[state]!]! += share;
    });
    for (let handicap = 1; handicap < 25; handicap++) {
      expect(shares[handicap]! / shares[handicap - 1]!).toBeCloseTo(losses / wins, 6);
    }
  });
});

test('a coin takes seven games to show three alike', () => {
  const { chain, handicaps } = threeInARow(flat(0.5), 4);
  expect(stepsUntil(chain, (state) => handicaps[state] !== 4)).toBeCloseTo(7, 12);
});

test('three wins in a row count once: a deck that always wins gets one more every third game', () => {
  const { chain, handicaps } = threeInARow(flat(1), 4);
  expect(stepsUntil(chain, (state) => handicaps[state] === 5)).toBe(3);
  expect(stepsUntil(chain, (state) => handicaps[state] === 24)).toBe(60);
});

test('a deck that always loses has no handicap in the end', () => {
  const { chain, handicaps } = threeInARow(flat(0), 4);
  expect(stepsUntil(chain, (state) => handicaps[state] === 0)).toBe(12);
  const none = longRun(chain).reduce((sum, share, state) => (handicaps[state] === 0 ? sum + share : sum), 0);
  expect(none).toBeCloseTo(1, 9);
});

test('the loser chooses who begins: when the first turn decides, wins alternate and nothing changes', () => {
  const { chain, handicaps } = threeInARow(Array(25).fill({ first: 1, second: 0 }), 4);
  expect(stepsUntil(chain, (state) => handicaps[state] !== 4)).toBe(Infinity);
});
