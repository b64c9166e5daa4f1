import { NOBODY } from '../core/game.js';
import type { GameModule } from '../games/module.js';
import type { Piece, PlayedPiece } from './pieces.js';
import type { GameRecord } from './play.js';
import { gamesPerBlock, type MatchPlan } from './schedule.js';
import { Tally } from './tally.js';

/** One of several parts of a run: of its pieces, in their order, every one after so many. */
export interface RunPart {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

export const holds = ({ index, of }: RunPart, piece: number): boolean => piece % of === index - 1;

/**
 * A piece that another part plays, as if all its games were drawn. A design that asks for the same pieces whatever
 * their results are goes on to the pieces of this part; what it makes of the results is nobody's answer.
 */
export function playedElsewhere(module: GameModule, { arms, count }: Piece): PlayedPiece {
  const sizes = arms.map((arm) => gamesPerBlock(arm) + 1);
  return {
    tallies: arms.map((arm) => drawn(module, arm, count)),
    joints: sizes.slice(1).map((size) => {
      const joint = new Float64Array(sizes[0]! * size);
      joint[0] = count;
      return joint;
    }),
    games: [],
  };
}

function drawn(module: GameModule, arm: MatchPlan, blocks: number): Float64Array {
  const tally = new Tally(module.game, arm);
  const measures = new Float64Array(module.game.measures.length);
  const draw: GameRecord = {
    winner: NOBODY,
    began: NOBODY,
    end: 'drawn',
    how: 0,
    turns: 1,
    decisions: 1,
    measures,
  };
  const block = Array.from({ length: gamesPerBlock(arm) }, (_, game) => ({
    ...draw,
    began: arm.rotations > 1 ? game % arm.rotations : NOBODY,
  }));
  for (let i = 0; i < blocks; i++) tally.addBlock(block);
  return tally.numbers;
}
