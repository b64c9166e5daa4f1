import { expect, test } from 'vitest';
import { orderAgreement } from './order-agreement.js';

const item = (rank: number, rate: number, half = 0.02) => ({
  rank,
  rate,
  interval: [rate - half, rate + half] as const,
});

test('as printed, the other way round, too close; equal ranks say nothing', () => {
  const items = [item(2, 0.5), item(5, 0.3), item(5, 0.1), item(3, 0.51), item(4, 0.6)];
  expect(orderAgreement(items)).toEqual({
    as: [
      [0, 1],
      [0, 2],
      [3, 1],
      [3, 2],
      [4, 1],
      [4, 2],
    ],
    against: [
      [0, 4],
      [3, 4],
    ],
    close: [[0, 3]],
  });
});

test('a pair that wide intervals leave open is too close', () => {
  expect(orderAgreement([item(1, 0.6, 0.2), item(2, 0.4, 0.2)]).close).toEqual([[0, 1]]);
});

test('all alike: there is nothing to agree on', () => {
  expect(orderAgreement([item(3, 0.1), item(3, 0.9)])).toEqual({ as: [], against: [], close: [] });
});
