import type { Seed } from '../core/game.js';
import { mix, seedOf } from '../core/luck.js';
import type { MatchOptions, Sides } from '../games/module.js';

/** All that decides how a match goes, as plain data: workers rebuild the match from it. */
export interface MatchPlan {
  readonly game: string;
  /** `GameModule.source`, for a game outside the bundled list. */
  readonly source?: string;
  readonly sides: Sides;
  readonly options: MatchOptions;
  /** The pilot of side a and of side b, in the words of `--agents`. */
  readonly agents: readonly [string, string];
  readonly seed: string;
}

/** Which of the plan's agents sits at each seat. */
export type Pilots = readonly [0 | 1, 0 | 1];

export interface ScheduledGame {
  readonly block: number;
  readonly index: number;
  readonly seed: Seed;
  readonly first: 0 | 1;
  readonly pilots: Pilots;
}

/** A run of neighbouring blocks, handed out as one piece of work. */
export interface Chunk {
  readonly first: number;
  readonly count: number;
}

export const AS_ASKED: Pilots = [0, 1];
export const EXCHANGED: Pilots = [1, 0];

/** Games of a block that share one assignment of pilots: side a first, then side b first. */
export const GAMES_PER_PILOTING = 2;

/** Two different agents also change places, so that neither side owes its result to its pilot. */
export function gamesPerBlock(agents: readonly [string, string]): number {
  return agents[0] === agents[1] ? GAMES_PER_PILOTING : 2 * GAMES_PER_PILOTING;
}

/** Games are played in whole blocks, so the count is rounded up. */
export function blocksFor(games: number): number {
  return Math.ceil(games / GAMES_PER_PILOTING);
}

let lastRun = '';
let lastRunSeed: Seed = seedOf(lastRun, 'blocks');

/** To turn a run's text into a seed takes as long as some dozens of decisions: it is done once, not per block. */
function runSeed(run: string): Seed {
  if (run !== lastRun) {
    lastRun = run;
    lastRunSeed = seedOf(run, 'blocks');
  }
  return lastRunSeed;
}

/** Every game of a block has the same seed, so that both sides meet the same luck from both seats. */
export function blockSeed(plan: MatchPlan, block: number): Seed {
  const [a, b] = runSeed(plan.seed);
  return [mix(a, b, block, 3), mix(b, a, block, 4)];
}

export function gameOfBlock(block: number, index: number, seed: Seed): ScheduledGame {
  const first = index % 2 === 0 ? 0 : 1;
  return { block, index, seed, first, pilots: index < GAMES_PER_PILOTING ? AS_ASKED : EXCHANGED };
}

/** An agent's chance follows the seat, not the pilot: exchanged pilots meet the same draws. */
export function agentSeed([a, b]: Seed, seat: number): Seed {
  return [mix(a, b, seat, 1), mix(b, a, seat, 2)];
}

/** Big enough that handing out costs nothing, small enough that all threads finish together. */
export function chunkSize(blocks: number, threads: number): number {
  return Math.max(1, Math.min(128, Math.ceil(blocks / (threads * 16))));
}

export function* chunks(first: number, blocks: number, size: number): Generator<Chunk> {
  for (let done = 0; done < blocks; done += size) {
    yield { first: first + done, count: Math.min(size, blocks - done) };
  }
}
