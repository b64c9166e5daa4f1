import { blockVariance } from '../../stats/intervals/block-variance.js';
import { fixedBlocks } from '../../stats/sequential/planned-blocks.js';
import { gamesPerBlock } from '../schedule.js';
import type { TaskRunner } from '../task-runner.js';
import type { DialDesign, DialResult } from './dial.js';
import { type DialLevel, DialLevels } from './dial-levels.js';

/** Half the width of the interval that a verification is to have, and the most games that it takes. */
const HALF_WIDTH = 0.01;
const MOST_GAMES = 10_000;

/** Plays a setting again, on luck that had no part in finding it; undefined when nothing was played. */
export async function playVerification(
  runner: TaskRunner,
  { planAt }: Pick<DialDesign, 'planAt'>,
  { levels }: Pick<DialResult, 'levels'>,
  value: number,
): Promise<DialLevel | undefined> {
  const perBlock = gamesPerBlock(planAt(value));
  const known = levels.find((level) => level.value === value);
  const most = Math.ceil(MOST_GAMES / perBlock);
  const blocks = known ? Math.min(most, blocksFor(known)) : most;
  const fresh = new DialLevels(runner, planAt, 'verify');
  runner.foreseen = runner.games + blocks * perBlock;
  await fresh.play([{ value, blocks }]);
  return fresh.all[0];
}

/** One block of each end is added, because a few blocks that are alike would promise certainty. */
function blocksFor({ tally }: DialLevel): number {
  const counts = Array.from(tally.sideBlocks);
  counts[0]! += 1;
  counts[counts.length - 1]! += 1;
  return fixedBlocks(HALF_WIDTH, blockVariance(counts));
}
