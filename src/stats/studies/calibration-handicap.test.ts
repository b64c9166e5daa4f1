import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { blockTotal } from '../intervals/block-mean.js';
import { fairCovered, fairNumber, HANDICAP_WORLDS, type HandicapWorld, playAdaptively } from './handicap.js';

const RUNS = 60;

const play = (world: HandicapWorld, seed: string) => {
  const random = seedrandom(seed);
  return Array.from({ length: RUNS }, () => playAdaptively(world, random));
};

/** 58% without a handicap, about 37% with six: the first world. */
describe('two decks of 58% and 42%', () => {
  const [world] = HANDICAP_WORLDS;
  const runs = play(world!, '58% and 42%');

  test('are what the world says', () => {
    expect(world!.rateAt(0)).toBeCloseTo(0.58, 2);
    expect(world!.rateAt(6)).toBeCloseTo(0.365, 2);
  });

  test('get an answer to half a step in 40,000 games at most, usually in half as many', () => {
    const games = runs.map((points) => points.reduce((sum, { counts }) => sum + 2 * blockTotal(counts), 0));
    expect(Math.max(...games)).toBeLessThanOrEqual(40_000);
    expect(games.reduce((sum, each) => sum + each, 0) / RUNS).toBeLessThan(22_000);
    const narrow = runs.map((points) => fairNumber(points)).filter(({ low, high }) => high - low <= 1);
    expect(narrow.length).toBeGreaterThan(0.95 * RUNS);
  });

  test('and it is right', () => {
    const right = runs.filter((points) => fairCovered(world!, fairNumber(points)));
    expect(right.length).toBeGreaterThan(0.9 * RUNS);
  });
});

/** What the wider interval is for: as if all had been planned, it would miss too often. */
test('a study of adaptive play can fail', () => {
  const even = HANDICAP_WORLDS.filter(({ name }) => name.startsWith('0.03 per step'));
  const runs = even.flatMap((world) => play(world, world.name).map((points) => ({ world, points })));
  const share = (design: 'fixed' | 'adaptive') =>
    runs.filter(({ world, points }) => fairCovered(world, fairNumber(points, design))).length / runs.length;
  expect(share('fixed')).toBeLessThan(0.94);
  expect(share('adaptive')).toBeGreaterThan(0.94);
});
