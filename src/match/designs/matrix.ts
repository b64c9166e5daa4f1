import { blockTotal } from '../../stats/intervals/block-mean.js';
import { allotment } from '../../stats/ratings/allotment.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { Tally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';
import { isSettled, type StoppedBy, type StopRule } from './stop.js';

/** Two entrants, and what they play against each other: one match, or one on each pair of decks. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  readonly arms: readonly MatchPlan[];
}

export interface MatrixDesign {
  readonly pairings: readonly Pairing[];
  /** Over all pairings; exactly these without a stopping rule. */
  readonly blocks: number;
  readonly stop: StopRule;
}

export interface PlayedPairing extends Pairing {
  /** One per arm. */
  readonly tallies: readonly Tally[];
}

export interface MatrixResult {
  readonly pairings: readonly PlayedPairing[];
  readonly stoppedBy: StoppedBy;
}

/** The part of the games that is played by the end of each round. */
const ROUNDS = [1 / 8, 1 / 4, 1 / 2, 1];
/** A stopping rule also looks earlier, because the number of games is only where it gives up. */
const EARLIER = [1 / 512, 1 / 256, 1 / 128, 1 / 64, 1 / 32, 1 / 16];
/** Fewer blocks for each pairing say nothing. */
const LEAST_BLOCKS = 8;

/**
 * Every pair of entrants, each pair once, so that the matrix is antisymmetric by construction. After a first
 * round for all, games go where a win rate is least known.
 */
export async function playMatrix(
  runner: TaskRunner,
  { pairings, blocks, stop }: MatrixDesign,
): Promise<MatrixResult> {
  const played = pairings.map((pairing) => ({
    ...pairing,
    tallies: pairing.arms.map((arm) => runner.tallyOf(arm)),
  }));
  runner.foreseen += blocks * gamesPerBlock(pairings[0]!.arms[0]!);
  for (const part of roundsOf(blocks / pairings.length, stop)) {
    await playRound(runner, played, allot(played, Math.round(blocks * part), stop));
    if (runner.interrupted) return { pairings: played, stoppedBy: 'interrupted' };
    if (stop.kind !== 'none' && played.every((pairing) => isSettled(stop, countsOf(pairing)))) {
      return { pairings: played, stoppedBy: stop.kind };
    }
  }
  return { pairings: played, stoppedBy: 'games' };
}

function roundsOf(blocksEach: number, stop: StopRule): number[] {
  if (stop.kind === 'none') return ROUNDS;
  return [...EARLIER.filter((part) => part * blocksEach >= LEAST_BLOCKS), ...ROUNDS];
}

/** Blocks by the score of entrant a, over all arms of a pairing. */
export function countsOf({ tallies, arms }: PlayedPairing): Float64Array {
  const rate = arms[0]!.agents[0] === arms[0]!.agents[1] ? 'sideBlocks' : 'agentBlocks';
  const sum = new Float64Array(tallies[0]![rate].length);
  for (const tally of tallies) {
    for (let wins = 0; wins < sum.length; wins++) sum[wins]! += tally[rate][wins]!;
  }
  return sum;
}

/** Blocks for each pairing in the next round; a settled one gets none. */
function allot(pairings: readonly PlayedPairing[], total: number, stop: StopRule): number[] {
  const counts = pairings.map(countsOf);
  const open = counts.map((each) => blockTotal(each) === 0 || !isSettled(stop, each));
  return allotment(counts, total, open);
}

/** Arms of a pairing take turns, so that each has its share of the pairing's blocks. */
async function playRound(
  runner: TaskRunner,
  pairings: readonly PlayedPairing[],
  blocks: readonly number[],
): Promise<void> {
  const tasks = pairings.flatMap(({ arms, tallies }, i) =>
    arms.map((arm, k) => ({
      arm,
      tally: tallies[k]!,
      first: tallies[k]!.blocks,
      blocks: Math.ceil((blocks[i]! - k) / arms.length),
    })),
  );
  const wanted = tasks.filter((task) => task.blocks > 0);
  const tallies = await runner.tally(wanted);
  for (const [i, { tally }] of wanted.entries()) tally.add(tallies[i]!.numbers);
}
