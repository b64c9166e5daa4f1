import { expect, test } from 'vitest';
import { normalQuantile } from './normal-quantile.js';

/** R's qnorm. */
test.each([
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.95, 1.644853626951472],
  [0.05, -1.644853626951472],
  [0.9875, 2.241402727604947],
  [0.001, -3.090232306167813],
  [1e-6, -4.753424308822899],
])('qnorm(%d)', (share, expected) => {
  expect(normalQuantile(share)).toBeCloseTo(expected, 7);
});
