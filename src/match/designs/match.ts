import { sprt } from '../../stats/sequential/sprt.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { SoFar } from '../so-far.js';
import type { Tally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';
import { intervalUnder, isSettled, type StoppedBy, type StopRule } from './stop.js';

interface MatchDesign {
  /** The match, and any others to be compared with it on the same blocks. */
  readonly arms: readonly MatchPlan[];
  /** Played at most; exactly these without a stopping rule. */
  readonly blocks: number;
  readonly stop: StopRule;
}

export interface MatchResult {
  readonly tallies: readonly Tally[];
  /** For each arm after the first: blocks by side a's wins in the first arm and in this one, row by row. */
  readonly joints: readonly Float64Array[];
  readonly stoppedBy: StoppedBy;
}

/** Blocks between two looks of a stopping rule. */
const LOOK_EVERY = 32;

/** Plays a match, or several arms of one on shared luck. */
export async function playMatch(
  runner: TaskRunner,
  { arms, blocks, stop }: MatchDesign,
): Promise<MatchResult> {
  const tallies = arms.map((arm) => runner.tallyOf(arm));
  const joints: Float64Array[] = [];
  const looks = stop.kind === 'none' ? {} : { pieceBlocks: LOOK_EVERY };
  runner.foreseen += arms.reduce((sum, arm) => sum + blocks * gamesPerBlock(arm), 0);
  runner.soFar = () => soFarOf(tallies[0]!, stop);
  for await (const piece of runner.play([{ arms, first: 0, blocks, ...looks }])) {
    for (const [i, tally] of tallies.entries()) tally.add(piece.tallies[i]!);
    for (const [i, joint] of piece.joints.entries()) addTo(joints, i, joint);
    if (stop.kind !== 'none' && tallies.every(({ sideBlocks }) => isSettled(stop, sideBlocks))) {
      return { tallies, joints, stoppedBy: stop.kind };
    }
  }
  const whole = tallies.every((tally) => tally.blocks === blocks);
  return { tallies, joints, stoppedBy: whole ? 'games' : 'interrupted' };
}

/** Of side a in the first arm, as the answer will be told. */
function soFarOf({ asked, sideBlocks }: Tally, stop: StopRule): SoFar | undefined {
  if (asked.games === 0) return undefined;
  const rate = asked.wins[0]! / asked.games;
  if (stop.kind !== 'sprt') return { kind: 'rate', rate, interval: intervalUnder(stop, asked.blocks) };
  const { llr, lower, upper } = sprt(sideBlocks, stop);
  return { kind: 'test', rate, llr, bounds: [lower, upper] };
}

function addTo(sums: Float64Array[], at: number, numbers: Float64Array): void {
  sums[at] = numbers.map((value, i) => value + (sums[at]?.[i] ?? 0));
}
