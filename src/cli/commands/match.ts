import type { GameModule } from '../../games/module.js';
import { type Check, type PlayedCheck, playCheck } from '../../match/designs/check.js';
import { playMatch } from '../../match/designs/match.js';
import { intervalUnder, type StoppedBy, type StopRule } from '../../match/designs/stop.js';
import { blocksFor, gamesPerAssignment, gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { Tally } from '../../match/tally.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { pairClaim } from '../../report/claims/claims.js';
import { setupCells, setupColumns } from '../../report/rows/changes.js';
import { checkedRate } from '../../report/rows/check.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import type { Measured } from '../../report/rows/difficulty.js';
import {
  END_COLUMNS,
  endRows,
  PILOT_COLUMNS,
  pilotRows,
  type Stopped,
  summaryColumns,
  summaryRows,
  turnColumns,
  turnRows,
} from '../../report/rows/match.js';
import { SIDE_COLUMNS, sideRows } from '../../report/rows/sides.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { sayCheckedRate } from '../../report/text/check.js';
import { matchHeadline, sayMatch } from '../../report/text/match.js';
import { saySides } from '../../report/text/sides.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import type { Experiment, Findings, Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { namedOr } from '../flags/game-flags.js';
import { PLAN_FLAGS, planOf } from '../flags/plan.js';
import { gameNamed, stopValue, wholeNumber } from '../flags/values.js';
import { type Io, line } from '../terminal/io.js';
import { marketCardsRequest } from './market-cards.js';

const DEFAULT_GAMES = '10000';
/** With a stopping rule, `--games` is only where to give up. */
const MOST_GAMES = '1000000';

interface MatchAsked {
  readonly plan: MatchPlan;
  readonly blocks: number;
  readonly stop: StopRule;
}

function matchAsked(args: Args, io: Io): MatchAsked {
  const module = gameNamed(io.games, args.positionals[0]);
  const plan = planOf(module, args, io);
  const stop = stopValue(args.text('stop'));
  const games = wholeNumber(
    'games',
    args.text('games') ?? (stop.kind === 'none' ? DEFAULT_GAMES : MOST_GAMES),
    1,
    1e12,
  );
  const blocks = blocksFor(games, plan);
  const each = gamesPerAssignment(plan);
  if (blocks * each !== games) {
    const blocksOf = each === 2 ? 'pairs' : `blocks of ${each}`;
    line(io.err, `--games ${games} rounded up to ${blocks * each}: games are played in ${blocksOf}`);
  }
  return { plan, blocks, stop };
}

function findings(
  module: GameModule,
  { plan, stop }: MatchAsked,
  tally: Tally,
  stoppedBy: StoppedBy,
  check?: { readonly played: PlayedCheck; readonly match: number },
): Findings {
  const stopped = { rule: stop, by: stoppedBy };
  const found =
    plan.sides.length > 2
      ? findingsOfSides(module, plan, tally, stopped)
      : findingsOfTwo(module, plan, tally, stopped);
  if (!check) return found;
  const answers = answersOf(plan, tally, stop);
  const { played, match } = check;
  const checks = [played.wins, ...played.others].map((wins, side) =>
    checkedRate({ ...played, wins }, answers[side]!, match),
  );
  const told = mostOf(answers);
  const side = module.cooperative ? undefined : plan.sides[told]!.name;
  const text = `${found.text}\n\n${sayCheckedRate(checks[told]!, { side, pilot: plan.agents[0]! })}`;
  return { ...found, checks, text };
}

/** What side a wins; of more than two sides, what each does. */
function answersOf(plan: MatchPlan, { asked, sides }: Tally, stop: StopRule): Measured[] {
  const { wins, games, blocks } = asked;
  if (!sides) return [{ value: wins[0]! / games, interval: intervalUnder(stop, blocks) }];
  return plan.sides.map((_, side) => {
    const counts = sides.side(side);
    return { value: blockMean(counts), interval: intervalUnder(stop, counts) };
  });
}

/** The side whose check is told in words: the one that wins most. */
const mostOf = (answers: readonly Measured[]): number =>
  answers.reduce((most, { value }, side) => (value > answers[most]!.value ? side : most), 0);

/** What every match is told with, however many sides it has. */
const commonTables = (module: GameModule, plan: MatchPlan, tally: Tally) => [
  { file: 'ends.csv', columns: END_COLUMNS, rows: endRows(module, plan, tally) },
  { file: 'turns.csv', columns: turnColumns(module), rows: turnRows(module, plan, tally) },
];

function findingsOfTwo(module: GameModule, plan: MatchPlan, tally: Tally, stopped: Stopped): Findings {
  const columns = summaryColumns(module);
  const rows = summaryRows(module, plan, tally, stopped);
  const pilots = pilotRows(plan, tally, stopped);
  return {
    tables: [
      { file: 'summary.csv', columns, rows },
      ...commonTables(module, plan, tally),
      ...(pilots.length > 0 ? [{ file: 'pilots.csv', columns: PILOT_COLUMNS, rows: pilots }] : []),
    ],
    summary: jsonRow(columns, rows[0]!),
    rows: jsonRows(columns, rows),
    more: { pilots: jsonRows(PILOT_COLUMNS, pilots) },
    text: sayMatch(module, plan, tally, stopped),
    headline: matchHeadline(tally, stopped),
    claims: [pairClaim(rows[0]!, stopped.rule)],
    stoppedBy: stopped.by,
  };
}

/** Without a claim: an experiment that compares agents asks about two sides. */
function findingsOfSides(module: GameModule, plan: MatchPlan, tally: Tally, stopped: Stopped): Findings {
  const columns = [...SIDE_COLUMNS, ...setupColumns(module)];
  const rows = sideRows(plan, tally, stopped).map((row) => ({ ...row, ...setupCells(module, plan) }));
  return {
    tables: [{ file: 'sides.csv', columns, rows }, ...commonTables(module, plan, tally)],
    summary: jsonRow(columns, rows[0]!),
    rows: jsonRows(columns, rows),
    text: saySides(module, plan, tally, stopped),
    headline: matchHeadline(tally, stopped),
    stoppedBy: stopped.by,
  };
}

async function conduct(runner: TaskRunner, asked: MatchAsked, check?: Check): Promise<Findings> {
  const { plan, blocks, stop } = asked;
  const { tallies, stoppedBy } = await playMatch(runner, { arms: [plan], blocks, stop });
  const played = check && (await playCheck(runner, check, [plan]));
  return findings(runner.module, asked, tallies[0]!, stoppedBy, played && { played, match: 0 });
}

function request(args: Args, io: Io): Request {
  if (args.text('compare') !== undefined) return marketCardsRequest(args, io);
  const asked = matchAsked(args, io);
  const { plan, blocks, stop } = asked;
  const module = gameNamed(io.games, plan.game);
  const games = blocks * gamesPerBlock(plan);
  return {
    module,
    asked: { plan: describePlan(plan), games, stop },
    seed: plan.seed,
    names: plan.sides.map((side) => side.name),
    games,
    sides: plan.sides.length,
    fixed: stop.kind === 'none',
    trial: plan,
    match: {
      ...asked,
      findings: (tally, stoppedBy, played, match = 0) =>
        findings(module, asked, tally, stoppedBy, played && { played, match }),
    },
    conduct: (runner, check) => conduct(runner, asked, check),
  };
}

export const matchExperiment: Experiment = {
  name: 'match',
  usage: 'GAME A B',
  about:
    'The win rate of side a over side b, with its 95% interval. Games are played in blocks: the same luck twice, each side once first. --compare cards: what each card that players buy from a common offer does for its buyer.',
  maxPositionals: 1,
  sidesAfter: 'GAME',
  flags: [...PLAN_FLAGS, 'compare', 'games', 'stop', ...CHECK_FLAGS],
  gamesOf: { games: namedOr() },
  examples: [
    ['match keyforge miss-onyx-censorius radiant-argus-the-supreme', 'two bundled decks'],
    ['match keyforge my-deck.json rival.txt --chains 4,0', 'files, and 4 chains on a'],
    ['match keyforge my-deck.json my-deck.json --agents heuristic,random', 'compare agents'],
    ['match keyforge - rival.txt --stop ci:0.01 < my-deck.txt', 'until the interval is ±1 point'],
    ['match aeons-end --nemesis rageborne --mages kadir,mist --level expert', 'mages together'],
    ['match shards volos --players 4', 'one leader among three random ones'],
    ['match shards --compare cards', 'what each centre card does for its buyer'],
    ['match codex bashing finesse --gold 0,2', 'a handicap'],
    ['match keyforge my-deck.json rival.txt --check none', 'without the word of a second pilot'],
  ],
  request,
};
