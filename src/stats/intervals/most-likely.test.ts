import { expect, test } from 'vitest';
import { mostLikely } from './most-likely.js';

/** Closed forms: with two values, or with one seen, the mean leaves no choice. */
test.each([
  { name: 'two values', counts: [3, 7], distances: [-0.4, 0.6], shares: [0.6, 0.4] },
  { name: 'the mean as seen', counts: [2, 5, 2], distances: [-0.5, 0, 0.5], shares: [2 / 9, 5 / 9, 2 / 9] },
  { name: 'only the top seen', counts: [0, 0, 9], distances: [-0.8, -0.3, 0.2], shares: [0.2, 0, 0.8] },
  { name: 'only the middle seen', counts: [0, 9, 0], distances: [-0.6, -0.1, 0.4], shares: [0, 0.8, 0.2] },
  { name: 'only the bottom seen', counts: [9, 0, 0], distances: [-0.3, 0.2, 0.7], shares: [0.7, 0, 0.3] },
  { name: 'nothing seen', counts: [0, 0], distances: [-0.5, 0.5], shares: [0, 1] },
])('mostLikely: $name', ({ counts, distances, shares }) => {
  mostLikely(counts, distances).forEach((share, k) => {
    expect(share).toBeCloseTo(shares[k]!, 10);
  });
});

test('mostLikely: no other distribution with this mean is likelier', () => {
  const counts = [5, 10, 30, 20, 15];
  const distances = [-0.45, -0.2, 0.05, 0.3, 0.55];
  const best = mostLikely(counts, distances);
  const likelihood = (shares: number[]) =>
    shares.reduce((sum, share, k) => sum + counts[k]! * Math.log(share), 0);
  expect(best.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(best.reduce((sum, share, k) => sum + share * distances[k]!, 0)).toBeCloseTo(0, 12);
  // Directions that change neither the total nor the mean.
  for (const move of [
    [1, -2, 1, 0, 0],
    [0, 1, -2, 1, 0],
    [0, 0, 1, -2, 1],
  ]) {
    for (const step of [-0.001, 0.001]) {
      expect(likelihood(best.map((share, k) => share + step * move[k]!))).toBeLessThan(likelihood(best));
    }
  }
});
