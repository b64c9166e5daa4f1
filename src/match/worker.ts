import { move, workerData } from 'piscina';
import { loadGame } from '../games/index.js';
import { BlockPlayer } from './blocks.js';
import type { Chunk, MatchPlan } from './schedule.js';

let player: BlockPlayer | undefined;

/**
 * What piscina calls for every piece of work. The first call builds the player, so that a plan which can't
 * be played fails that piece of work, and not the thread.
 */
export default async function playChunk(chunk: Chunk): Promise<unknown> {
  const plan = workerData as MatchPlan;
  player ??= new BlockPlayer(await loadGame(plan.game, plan.source), plan);
  return move(player.playChunk(chunk));
}
