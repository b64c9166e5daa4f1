import type { BlockPlayer, PlayedBlocks } from './blocks.js';
import { addImpact, IMPACT_NUMBERS } from './market.js';
import type { Chunk, Impact, MatchPlan } from './schedule.js';

/** Arms that are played on the same blocks, so that what differs between them is not their luck. */
export interface Piece extends Chunk {
  readonly arms: readonly MatchPlan[];
  /** One text per arm that tells it from all others. */
  readonly keys: readonly string[];
  /** Whether every game is wanted, or only their sums. */
  readonly keep: boolean;
  /** Where the thread writes which decision it is at, for the main thread; left out where nobody watches. */
  readonly pulse?: SharedArrayBuffer;
}

/** What comes back for a piece that a user's mistake has ended. */
export interface Refused {
  readonly refused: string;
}

/** What comes back from a thread: numbers only. */
export interface PlayedPiece {
  /** The sums of each arm: `Tally.numbers`. */
  readonly tallies: readonly Float64Array[];
  /** For each arm after the first: blocks by side a's wins in the first arm and in this one, row by row. */
  readonly joints: readonly Float64Array[];
  /** The packed games of each arm; empty when they are not kept. */
  readonly games: readonly Float64Array[];
}

export function playPiece(players: readonly BlockPlayer[], piece: Piece): PlayedPiece {
  const played = players.map((player) => player.playChunk(piece, piece.keep));
  for (const [arm, { plan }] of players.entries()) if (plan.impact) addImpactOf(plan.impact, played, arm);
  const size = (arm: number) => played[arm]!.most + 1;
  const joints = played.slice(1).map(({ wins }, i) => {
    const joint = new Float64Array(size(0) * size(i + 1));
    for (let block = 0; block < wins.length; block++) {
      joint[played[0]!.wins[block]! * size(i + 1) + wins[block]!]!++;
    }
    return joint;
  });
  return {
    tallies: played.map(({ numbers }) => numbers),
    joints,
    games: played.flatMap(({ games }) => games ?? []),
  };
}

/** The sums are the last numbers of the arm's tally. */
function addImpactOf({ card, buyer }: Impact, played: readonly PlayedBlocks[], arm: number): void {
  const [first, own] = [played[0]!, played[arm]!];
  const [buying, other] = buyer === 'first' ? [first, own] : [own, first];
  const sums = own.numbers.subarray(own.numbers.length - IMPACT_NUMBERS);
  addImpact(sums, card, { ...buying, perBlock: buying.most }, other.winners);
}
