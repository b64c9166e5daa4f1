import { describe, expect, test } from 'vitest';
import { Tally } from '../tally.js';
import { TaskRunner } from '../task-runner.js';
import toy, { race } from '../toy/race.js';
import { racePlan } from '../toy/race-plan.js';
import { forecast } from './forecast.js';
import { playMatch } from './match.js';
import { PLAY_ALL, type StopRule } from './stop.js';
import { playTrial } from './trial.js';

/** A tally of pairs of games of which side a won none, one or both. */
function pairs(none: number, one: number, both: number): Tally {
  const tally = new Tally(race, racePlan());
  tally.asked.blocks.set([none, one, both]);
  tally.sideBlocks.set([none, one, both]);
  return tally;
}

const design = (stop: StopRule, blocks = 500_000) => ({ plan: racePlan(), blocks, stop });

describe('what a match will take', () => {
  test('a number of games gives the precision that the variance of blocks allows', () => {
    // Blocks as independent games have a variance of 1/8, so 1.96 · √(1/8 / 5000) is to be expected.
    const { games, halfWidth, settles } = forecast(design(PLAY_ALL, 5000), pairs(250, 500, 250));
    expect({ games, settles }).toEqual({ games: 10_000, settles: false });
    expect(halfWidth).toBeCloseTo(1.96 * Math.sqrt(0.125 / 5000), 4);
  });

  test('a precision needs more games when it must hold at all looks', () => {
    const { games, fixedGames, settles } = forecast(
      design({ kind: 'ci', halfWidth: 0.02 }),
      pairs(250, 500, 250),
    );
    expect(settles).toBe(true);
    expect(fixedGames).toBeGreaterThan(2300);
    expect(fixedGames).toBeLessThan(2500);
    expect(games).toBeGreaterThan(2 * fixedGames!);
    expect(games).toBeLessThan(4 * fixedGames!);
  });

  test('gives up at the number of games', () => {
    const found = forecast(design({ kind: 'ci', halfWidth: 0.001 }, 100), pairs(250, 500, 250));
    expect(found).toMatchObject({ games: 200, most: 200, settles: false });
  });

  test('a test takes longest when the truth lies between its rates', () => {
    const rule = { kind: 'sprt', null: 0.5, alternative: 0.55 } as const;
    const [clear, between] = [pairs(200, 500, 300), pairs(237, 501, 262)].map((tally) =>
      forecast(design(rule), tally),
    );
    expect(clear!.games).toBeLessThan(between!.games);
    expect(clear!.longest).toBeGreaterThanOrEqual(clear!.games);
  });

  test.each([
    { name: 'nothing but wins', tally: pairs(0, 0, 200) },
    { name: 'every pair split', tally: pairs(0, 200, 0) },
  ])('no promise of certainty: $name', ({ tally }) => {
    for (const stop of [
      PLAY_ALL,
      { kind: 'ci', halfWidth: 0.01 },
      { kind: 'sprt', null: 0.5, alternative: 0.6 },
    ] as const) {
      const { games, halfWidth } = forecast(design(stop), tally);
      expect(Number.isFinite(games) && games > 0).toBe(true);
      expect(halfWidth).toBeGreaterThan(0);
    }
  });
});

test('the forecast from a trial is near to what the match takes', async () => {
  const runner = new TaskRunner({ module: toy, threads: 1 });
  const stop = { kind: 'ci', halfWidth: 0.02 } as const;
  const trial = await playTrial(runner, racePlan(), { blocks: 200, window: 0.01, mostSeconds: 5 });
  expect(trial!.tally.blocks).toBe(200);
  expect(trial!.gamesPerSecond).toBeGreaterThan(0);
  const { games } = forecast(design(stop), trial!.tally);
  const { tallies } = await playMatch(runner, { ...design(stop), arms: [racePlan()] });
  await runner.close();
  expect(games / tallies[0]!.games).toBeGreaterThan(0.7);
  expect(games / tallies[0]!.games).toBeLessThan(1.4);
});

test('an interrupted trial says nothing', async () => {
  const runner = new TaskRunner({ module: toy, threads: 1, signal: AbortSignal.abort() });
  expect(await playTrial(runner, racePlan(), { blocks: 200, window: 0.01, mostSeconds: 5 })).toBeUndefined();
});
