import type { Auction } from '../../games/dials.js';
import { type AdaptiveResult, playAdaptive } from '../../match/designs/adaptive.js';
import { type Check, playChecks } from '../../match/designs/check.js';
import { handicapDial } from '../../match/designs/handicap.js';
import { gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import {
  ADAPTIVE_COLUMNS,
  adaptiveRows,
  BEST_OF_COLUMNS,
  bestOfRows,
  COURSE_COLUMNS,
  courseRows,
  SETTLES_COLUMNS,
  settlesRow,
} from '../../report/rows/adaptive.js';
import { fairCheck } from '../../report/rows/chains.js';
import { type Checked, checkedSetting, mirrored } from '../../report/rows/check.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { adaptiveHeadline, sayAdaptive } from '../../report/text/adaptive.js';
import { bidOf } from '../../report/text/chains.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { PLAN_FLAGS, planOf } from '../flags/plan.js';
import type { Io } from '../terminal/io.js';
import { CHAINED, chainBlocks, chainGame } from './chains.js';

const DEFAULT_GAMES = '40000';
/** Every number of chains needs some. */
const LEAST_GAMES = 1000;

interface AdaptiveAsked {
  readonly plan: MatchPlan;
  readonly auction: Auction;
  readonly blocks: number;
}

/** Of side a, at the whole number next to the fair one. */
async function checkOf(
  runner: TaskRunner,
  asked: AdaptiveAsked,
  result: AdaptiveResult,
  check: Check | undefined,
): Promise<Checked | undefined> {
  const setting = fairCheck(result, asked.auction, bidOf(runner.module).unit);
  const { planAt } = handicapDial({ ...asked, goal: 0 });
  const played = await playChecks(runner, check, [planAt(setting.at)]);
  return played && checkedSetting(played[0]!, setting);
}

async function conduct(runner: TaskRunner, asked: AdaptiveAsked, check?: Check): Promise<Findings> {
  const { plan } = asked;
  const result = await playAdaptive(runner, asked);
  if (!result) return NOTHING_FOUND;
  const checked = await checkOf(runner, asked, result, check);
  // The row's numbers of chains are on the stronger deck.
  const ofRow = checked && result.found.stronger === 1 ? mirrored(checked) : checked;
  const summary = settlesRow(plan, result);
  const rows = adaptiveRows(plan, result);
  const bestOf = bestOfRows(plan, result);
  const course = courseRows(plan, result);
  return {
    tables: [
      { file: 'settles.csv', columns: SETTLES_COLUMNS, rows: [summary] },
      { file: 'adaptive.csv', columns: ADAPTIVE_COLUMNS, rows },
      { file: 'course.csv', columns: COURSE_COLUMNS, rows: course },
      { file: 'bestof.csv', columns: BEST_OF_COLUMNS, rows: bestOf },
    ],
    summary: jsonRow(SETTLES_COLUMNS, summary),
    rows: jsonRows(ADAPTIVE_COLUMNS, rows),
    more: { course: jsonRows(COURSE_COLUMNS, course), bestof: jsonRows(BEST_OF_COLUMNS, bestOf) },
    text: sayAdaptive(runner.module, plan, result, checked),
    ...(ofRow ? { checks: [ofRow] } : {}),
    headline: adaptiveHeadline(result, runner.module),
    stoppedBy: result.stoppedBy,
  };
}

function request(args: Args, io: Io): Request {
  const module = chainGame(args, io);
  const plan = planOf(module, args, io);
  const blocks = chainBlocks(plan, args.text('games') ?? DEFAULT_GAMES, LEAST_GAMES, io);
  const games = blocks * gamesPerBlock(plan);
  return {
    module,
    asked: { plan: describePlan(plan), games },
    seed: plan.seed,
    names: plan.sides.map((side) => side.name),
    games,
    trial: plan,
    conduct: (runner, check) => conduct(runner, { plan, auction: module.auction!, blocks }, check),
  };
}

export const adaptiveExperiment: Experiment = {
  name: 'adaptive',
  usage: '[GAME] A B',
  about:
    "The rulebook's own ways to handicap a deck, put to the test. Where the chains settle when three wins in a row add one and three losses take one away, how long that takes and how fair it is; and who wins the adaptive best of three when bidders know or misjudge what a deck can carry. --games is the number to play over all numbers of chains (default 40000).",
  maxPositionals: 1,
  sidesAfter: '[GAME]',
  flags: [...PLAN_FLAGS.filter((flag) => flag !== 'agents'), 'games', ...CHECK_FLAGS],
  gamesOf: CHAINED,
  examples: [
    ['adaptive miss-onyx-censorius radiant-argus-the-supreme', 'two bundled decks'],
    ['adaptive my-deck.json rival.txt --games 200000', 'narrower intervals'],
  ],
  request,
};
