import { setImmediate } from 'node:timers/promises';
import { loadAgents, refuseStray } from '../../agents/own.js';
import { InputError } from '../core/game.js';
import { loadGame } from '../games/index.js';
import { BlockPlayer } from './blocks.js';
import { type Measured, measure } from './measure.js';
import { type Piece, type PlayedPiece, playPiece, type Refused } from './pieces.js';
import { Players } from './players.js';
import { Pulse } from './pulse.js';
import type { MatchPlan } from './schedule.js';

const players = new Players();
const pulse = new Pulse();

/** Building a player here, and not when the thread starts, lets a plan that can't be played fail alone. */
async function playerOf(key: string, plan: MatchPlan): Promise<BlockPlayer> {
  return players.get(key) ?? players.keep(key, await newPlayer(key, plan));
}

async function newPlayer(key: string, plan: MatchPlan): Promise<BlockPlayer> {
  await loadAgents(plan.agents);
  return new BlockPlayer(await loadGame(plan.game, plan.source), plan, { oversight: pulse.of(key) });
}

/** What piscina calls for every piece of work. An error loses its class between threads, so a user's is told. */
export default async function play(piece: Piece): Promise<PlayedPiece | Refused> {
  try {
    return await played(piece);
  } catch (error) {
    if (error instanceof InputError) return { refused: error.message };
    throw error;
  }
}

async function played(piece: Piece): Promise<PlayedPiece> {
  pulse.follow(piece);
  const playing: BlockPlayer[] = [];
  for (const [i, plan] of piece.arms.entries()) playing.push(await playerOf(piece.keys[i]!, plan));
  const numbers = playPiece(playing, piece);
  if (piece.pulse) {
    await setImmediate();
    refuseStray();
  }
  return numbers;
}

/** What the bench asks for, by this name. */
export async function measured({ plan, seconds }: { plan: MatchPlan; seconds: number }): Promise<Measured> {
  return measure(await loadGame(plan.game, plan.source), plan, seconds);
}
