import { loadAgents } from '../../agents/index.js';
import { loadGame } from '../games/index.js';
import { BlockPlayer } from './blocks.js';
import { type Piece, type PlayedPiece, playPiece } from './pieces.js';
import { Players } from './players.js';
import type { MatchPlan } from './schedule.js';

const players = new Players();

/** Building a player here, and not when the thread starts, lets a plan that can't be played fail alone. */
async function playerOf(key: string, plan: MatchPlan): Promise<BlockPlayer> {
  return players.get(key) ?? players.keep(key, await newPlayer(plan));
}

async function newPlayer(plan: MatchPlan): Promise<BlockPlayer> {
  await loadAgents(plan.agents);
  return new BlockPlayer(await loadGame(plan.game, plan.source), plan);
}

/** What piscina calls for every piece of work. */
export default async function play(piece: Piece): Promise<PlayedPiece> {
  const playing: BlockPlayer[] = [];
  for (const [i, plan] of piece.arms.entries()) playing.push(await playerOf(piece.keys[i]!, plan));
  return playPiece(playing, piece);
}
