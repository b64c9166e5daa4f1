import { expect, test } from 'vitest';
import { roundRobin } from './round-robin.js';

test.each([2, 3, 6, 9, 10])('%d entrants: everybody once a round, every pair once', (size) => {
  const rounds = size % 2 === 0 ? size - 1 : size;
  const met = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const pairs = roundRobin(size, round);
    const playing = pairs.flat();
    expect(playing).toHaveLength(size - (size % 2));
    expect(new Set(playing).size).toBe(playing.length);
    for (const pair of pairs) met.add([...pair].sort((x, y) => x - y).join());
  }
  expect(met.size).toBe((size * (size - 1)) / 2);
  expect(roundRobin(size, rounds)).toEqual(roundRobin(size, 0));
});
