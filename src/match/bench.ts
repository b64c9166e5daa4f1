import { median } from 'simple-statistics';
import type { GameModule } from '../games/module.js';
import { type Measured, ROUNDS } from './measure.js';
import { sourceOf, workers } from './pool.js';
import { gamesPerBlock, type MatchPlan } from './schedule.js';
import { TaskRunner } from './task-runner.js';

/**
 * Measures in a thread of its own, as a match is played: where another game or agent has been played before, the compiler
 * has seen both and makes shared code for neither.
 */
export async function measured(module: GameModule, plan: MatchPlan, seconds: number): Promise<Measured> {
  const pool = workers<object, Measured>(module, 1);
  try {
    return await pool.run({ plan: { ...plan, ...sourceOf(module) }, seconds }, { name: 'measured' });
  } finally {
    await pool.destroy();
  }
}

/** Each thread compiles for itself while the others run, so threads get longer to warm up. */
const THREAD_WARM_UP = 2;
/** Blocks in a piece of work: few, as what is under way when the clock starts or stops is miscounted. */
const THREAD_CHUNK = 16;

/** Games per millisecond of this many warm worker threads, the median of the rounds. */
async function threadPace(
  module: GameModule,
  plan: MatchPlan,
  threads: number,
  seconds: number,
): Promise<number> {
  const runner = new TaskRunner({ module, threads, workers: true });
  const rounds: number[] = [];
  try {
    let games = 0;
    let start = performance.now() + THREAD_WARM_UP * seconds * 1000;
    for await (const chunk of runner.play([
      { arms: [plan], first: 0, blocks: 1e12, pieceBlocks: THREAD_CHUNK },
    ])) {
      const now = performance.now();
      games = now < start ? 0 : games + chunk.count * gamesPerBlock(plan);
      if (now - start < (2 * seconds * 1000) / ROUNDS) continue;
      rounds.push(games / (now - start));
      if (rounds.length === ROUNDS) break;
      games = 0;
      start = now;
    }
    return median(rounds);
  } finally {
    await runner.close();
  }
}

/** How many times as fast two threads are as one. */
export async function speedup(module: GameModule, plan: MatchPlan, seconds: number): Promise<number> {
  const one = await threadPace(module, plan, 1, seconds);
  return (await threadPace(module, plan, 2, seconds)) / one;
}
