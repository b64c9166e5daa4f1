import { workerData } from 'piscina';
import { loadGame } from '../games/index.js';
import { BlockPlayer } from './blocks.js';
import type { Chunk, MatchPlan } from './schedule.js';

let player: BlockPlayer | undefined;

/**
 * What piscina calls for every piece of work. The first call builds the player, so that a plan which can't
 * be played fails that piece of work, and not the thread.
 *
 * The games are copied, not moved: V8 checks every access to every typed array for a moved buffer once the
 * thread has moved one, which costs the engine a tenth of its speed.
 */
export default async function playChunk(chunk: Chunk): Promise<Float64Array> {
  const plan = workerData as MatchPlan;
  player ??= new BlockPlayer(await loadGame(plan.game, plan.source), plan);
  return player.playChunk(chunk);
}
