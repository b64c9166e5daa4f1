import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { TaskRunner } from '../task-runner.js';
import { type MatchResult, playMatch } from './match.js';
import type { StopRule } from './stop.js';

/** One setup, and what is compared with it on the same luck. */
export interface DifficultyCell {
  /** The first is the setup itself. */
  readonly arms: readonly MatchPlan[];
  readonly blocks: number;
}

interface DifficultyDesign {
  readonly cells: readonly DifficultyCell[];
  readonly stop: StopRule;
}

/** The results of the cells in their order; those that an interruption has left without a game are missing. */
export async function playDifficulty(
  runner: TaskRunner,
  { cells, stop }: DifficultyDesign,
): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  const before = runner.games;
  const elsewhere = runner.foreseen;
  for (const [i, { arms, blocks }] of cells.entries()) {
    if (runner.interrupted) break;
    runner.foreseen = elsewhere + (runner.games - before) + gamesIn(cells.slice(i + 1));
    const result = await playMatch(runner, { arms, blocks, stop });
    if (result.tallies[0]!.games > 0) results.push(result);
  }
  return results;
}

export function gamesIn(cells: readonly DifficultyCell[]): number {
  return cells.reduce(
    (sum, { arms, blocks }) => sum + arms.reduce((games, arm) => games + blocks * gamesPerBlock(arm), 0),
    0,
  );
}
