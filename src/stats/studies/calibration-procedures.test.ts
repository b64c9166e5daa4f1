import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { plausibleInterval } from '../procedures/plausible-handicaps.js';
import { PROCEDURE_FIGURES, PROCEDURE_WORLDS, replicate } from './procedures.js';
import { covers } from './worlds.js';

const RUNS = 25;

/** What holding the whole numbers is for: at a jump, resampled figures alone miss too often. */
test('a study of the procedures can fail', () => {
  const world = PROCEDURE_WORLDS.find(({ name }) => name === 'no better turn')!;
  const late = PROCEDURE_FIGURES['a bidder who stops 3 steps too late']!;
  const random = seedrandom(world.name);
  let [whole, own] = [0, 0];
  for (let run = 0; run < RUNS; run++) {
    const { plausible, truth } = replicate(world, random);
    if (covers(plausibleInterval(plausible, late), late(truth))) whole++;
    if (covers(plausibleInterval([plausible[0]], late), late(truth))) own++;
  }
  expect(own).toBeLessThan(0.9 * RUNS);
  expect(whole).toBeGreaterThan(0.95 * RUNS);
});
