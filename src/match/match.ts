import type { GameModule } from '../games/module.js';
import { rowWidth, unpackRecord } from './blocks.js';
import type { GameRecord } from './play.js';
import { BlockPool, type PlayedChunk } from './pool.js';
import { gamesPerBlock, type MatchPlan } from './schedule.js';
import { MatchTally } from './tally.js';

export interface MatchRun {
  readonly module: GameModule;
  readonly plan: MatchPlan;
  readonly blocks: number;
  readonly threads: number;
  /** Stops the match early; whole blocks that are already under way still count. */
  readonly signal?: AbortSignal;
  /** Called for every block, in order. */
  readonly onBlock?: (block: number, records: readonly GameRecord[]) => void;
  /** Called after every chunk with the tally so far. */
  readonly onProgress?: (tally: MatchTally) => void;
}

/** Plays a match and adds it up. The result is the same for any number of threads. */
export async function playMatch(run: MatchRun): Promise<MatchTally> {
  const tally = new MatchTally();
  const pool = new BlockPool(run.module, run.plan, usefulThreads(run));
  try {
    for await (const chunk of pool.play(0, run.blocks, run.signal)) {
      addChunk(run, chunk, tally);
      run.onProgress?.(tally);
    }
  } finally {
    await pool.close();
  }
  return tally;
}

/** A thread that would get less than a block would only cost its start. */
function usefulThreads({ blocks, threads }: MatchRun): number {
  return Math.max(1, Math.min(threads, blocks));
}

function addChunk(run: MatchRun, chunk: PlayedChunk, tally: MatchTally): void {
  const games = gamesPerBlock(run.plan.agents);
  const width = rowWidth(run.module);
  for (let i = 0; i < chunk.count; i++) {
    const records: GameRecord[] = [];
    for (let index = 0; index < games; index++) {
      records.push(unpackRecord(chunk.games, (i * games + index) * width, width));
    }
    tally.addBlock(records);
    run.onBlock?.(chunk.first + i, records);
  }
}
