import { blocksFor, gamesPerAssignment, type MatchPlan } from '../schedule.js';
import type { TaskRunner } from '../task-runner.js';

/** A second pilot that plays where an answer is given, to show whose answer it is. */
export interface Check {
  readonly agent: string;
  /** With each of the matches that are checked. */
  readonly games: number;
}

/** What the first pilot and the second won on the same luck. */
export interface PlayedCheck extends Check {
  /** By block: side a's wins in each match with the first pilot, then with the second. */
  readonly wins: readonly (readonly number[])[];
  /** The same of each further side, where there are more than two. */
  readonly others: readonly PlayedCheck['wins'][];
  /** Of a block, with one pilot. */
  readonly perBlock: number;
}

const STREAM = 'check';

/** Luck of its own, which had no part in finding the answer; whatever is dealt is dealt by it. */
function onFreshLuck({ factors: _, counted: __, stream, ...plan }: MatchPlan): MatchPlan {
  return { ...plan, deals: 1, stream: stream === undefined ? STREAM : `${stream} ${STREAM}` };
}

/** Whether a match is played to check another. */
export const isCheck = ({ stream = '' }: MatchPlan): boolean =>
  stream === STREAM || stream.endsWith(` ${STREAM}`);

const pilotedBy = (plan: MatchPlan, agent: string): MatchPlan => ({
  ...plan,
  agents: plan.agents.map(() => agent),
});

export const checkBlocks = (plan: MatchPlan, games: number): number =>
  blocksFor(games, { ...plan, deals: 1 });

/** One match after the other; undefined without a check, and when it was interrupted. */
export async function playChecks(
  runner: TaskRunner,
  check: Check | undefined,
  plans: readonly MatchPlan[],
): Promise<PlayedCheck[] | undefined> {
  if (!check) return undefined;
  const all: PlayedCheck[] = [];
  for (const plan of plans) {
    const played = await playCheck(runner, check, [plan]);
    if (!played) return undefined;
    all.push(played);
  }
  return all;
}

/**
 * Plays matches, each with the pilot that gave the answer, with both pilots on the same blocks: the differences
 * between pilots, and between matches, are taken within blocks. Undefined when it was interrupted.
 */
export async function playCheck(
  runner: TaskRunner,
  { agent, games }: Check,
  matches: readonly MatchPlan[],
): Promise<PlayedCheck | undefined> {
  if (runner.interrupted) return undefined;
  const first = matches.map(onFreshLuck);
  const arms = [...first, ...first.map((plan) => pilotedBy(plan, agent))];
  const perBlock = gamesPerAssignment(arms[0]!);
  const blocks = checkBlocks(arms[0]!, games);
  runner.foreseen = Math.max(runner.foreseen, runner.games + blocks * perBlock * arms.length);
  const wins: number[][] = [];
  const sides = arms[0]!.sides.length;
  const others = Array.from({ length: sides > 2 ? sides - 1 : 0 }, (): number[][] => []);
  // A piece of one block gives what each arm won of it.
  for await (const { tallies } of runner.play([{ arms, first: 0, blocks, pieceBlocks: 1 }])) {
    runner.checkGames += perBlock * arms.length;
    const played = arms.map((arm, i) => runner.tallyOf(arm, tallies[i]));
    wins.push(played.map(({ sideBlocks }) => sideBlocks.indexOf(1)));
    for (const [i, own] of others.entries())
      own.push(played.map((tally) => tally.sides!.side(1 + i).indexOf(1)));
  }
  return wins.length < blocks ? undefined : { agent, games: blocks * perBlock, wins, others, perBlock };
}
