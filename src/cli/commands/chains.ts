import { InputError } from '../../core/game.js';
import type { GameModule } from '../../games/module.js';
import { type Check, playChecks } from '../../match/designs/check.js';
import {
  type HandicapDesign,
  type HandicapResult,
  handicapDial,
  playHandicap,
} from '../../match/designs/handicap.js';
import { gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import {
  CHAINS_COLUMNS,
  chainsClaims,
  chainsRows,
  curveRows,
  FAIR_COLUMNS,
  fairCheck,
  fairRow,
} from '../../report/rows/chains.js';
import { type Checked, checkedSetting } from '../../report/rows/check.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { bidOf, chainsHeadline, sayChainCurve } from '../../report/text/chains.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { type GamesOf, gameFlags, namedOr } from '../flags/game-flags.js';
import { PLAN_FLAGS, planOf } from '../flags/plan.js';
import { gameNamed, wholeNumber } from '../flags/values.js';
import { type Io, line } from '../terminal/io.js';

const DEFAULT_GAMES = '30000';
/** With a stopping rule, `--games` is only where to give up. */
const MOST_GAMES = '1000000';
/** Fewer say nothing about a curve. */
const LEAST_GAMES = 100;

const hasAuction = ({ auction }: GameModule): boolean => auction !== undefined;

/** The game that was named, or the first that has chains. */
export function chainGame({ positionals: [id] }: Args, { games }: Io): GameModule {
  const chained = games.filter(hasAuction);
  if (chained.length === 0) throw new InputError('none of the games has chains');
  const module = id === undefined ? chained[0]! : gameNamed(games, id);
  if (hasAuction(module)) return module;
  throw new InputError(`${id} has no chains; expected ${chained.map(({ game }) => game.id).join(' or ')}`);
}

type Goal = Pick<HandicapDesign, 'goal' | 'all'>;

/** Half the width of an interval in chains; without one the games are only not wasted, with `none` all are played. */
function chainGoal(text: string | undefined, most: number): Goal {
  if (text === undefined) return { goal: 0 };
  if (text === 'none') return { goal: 0, all: true };
  const [, number = ''] = /^ci:(\d+(?:\.\d+)?|\.\d+)$/.exec(text) ?? [];
  const goal = Number(number);
  if (goal > 0 && goal <= most) return { goal };
  throw new InputError(
    `--stop "${text}": expected ci:H with H in chains, above 0 and up to ${most}, such as ci:0.5, or none`,
  );
}

/** The most blocks over all numbers of chains. */
export function chainBlocks(plan: MatchPlan, text: string, least: number, io: Io): number {
  const games = wholeNumber('games', text, least, 1e12);
  const size = gamesPerBlock(plan);
  const blocks = Math.ceil(games / size);
  if (blocks * size !== games) {
    line(io.err, `--games ${games} rounded up to ${blocks * size}: games are played in blocks of ${size}`);
  }
  return blocks;
}

function chainsAsked(module: GameModule, args: Args, io: Io): HandicapDesign {
  const auction = module.auction!;
  const plan = planOf(module, args, io);
  const stop = chainGoal(args.text('stop'), auction.most);
  const games = args.text('games') ?? (stop.goal > 0 ? MOST_GAMES : DEFAULT_GAMES);
  return { plan, auction, ...stop, blocks: chainBlocks(plan, games, LEAST_GAMES, io) };
}

/** At the whole number next to the fair one, where a pilot that sees the match otherwise shows it. */
async function checkOf(
  runner: TaskRunner,
  asked: HandicapDesign,
  result: HandicapResult,
  check: Check | undefined,
): Promise<Checked | undefined> {
  const setting = fairCheck(result, asked.auction, bidOf(runner.module).unit);
  const played = await playChecks(runner, check, [handicapDial(asked).planAt(setting.at)]);
  return played && checkedSetting(played[0]!, setting);
}

async function conduct(runner: TaskRunner, asked: HandicapDesign, check?: Check): Promise<Findings> {
  const { plan } = asked;
  const result = await playHandicap(runner, asked);
  if (!result) return NOTHING_FOUND;
  const checked = await checkOf(runner, asked, result, check);
  const rows = chainsRows(plan, result);
  const summary = fairRow(plan, result, checked);
  return {
    tables: [
      { file: 'fair.csv', columns: FAIR_COLUMNS, rows: [summary] },
      { file: 'chains.csv', columns: CHAINS_COLUMNS, rows },
    ],
    summary: jsonRow(FAIR_COLUMNS, summary),
    rows: jsonRows(CHAINS_COLUMNS, rows),
    more: { curve: jsonRows(CHAINS_COLUMNS, curveRows(result)) },
    text: sayChainCurve(runner.module, plan, result, checked),
    ...(checked ? { checks: [checked] } : {}),
    claims: chainsClaims(plan, result),
    headline: chainsHeadline(result, runner.module),
    stoppedBy: result.stoppedBy,
  };
}

function request(args: Args, io: Io): Request {
  const module = chainGame(args, io);
  const asked = chainsAsked(module, args, io);
  const { plan, blocks, goal, all } = asked;
  const games = blocks * gamesPerBlock(plan);
  return {
    module,
    asked: { plan: describePlan(plan), games, goal, ...(all ? { all } : {}) },
    seed: plan.seed,
    names: plan.sides.map((side) => side.name),
    games,
    trial: plan,
    dial: { design: handicapDial(asked), steps: bidOf(module).unit.many },
    conduct: (runner, check) => conduct(runner, asked, check),
  };
}

/** The handicap is what is measured, so nobody sets it. */
export const CHAINED: GamesOf = {
  games: namedOr(hasAuction),
  flags: (module) => gameFlags(module).filter(({ name }) => name !== module.auction?.dial),
};

export const chainsExperiment: Experiment = {
  name: 'chains',
  usage: '[GAME] A B',
  about:
    'The fair number of chains between two decks, with its 95% interval. Also the win rate over chains, what one chain is worth, and up to how many chains each deck is the better side of an auction. --games is the most to play over all numbers of chains (default 30000); --stop ci:0.5 plays until the interval is ±0.5 chains. A second pilot then plays with the fair number, and the answer says how far the two are apart.',
  maxPositionals: 1,
  sidesAfter: '[GAME]',
  flags: [...PLAN_FLAGS, 'games', 'stop', ...CHECK_FLAGS],
  gamesOf: CHAINED,
  examples: [
    ['chains miss-onyx-censorius radiant-argus-the-supreme', 'two bundled decks'],
    ['chains my-deck.json rival.txt --stop ci:0.5', 'until the interval is ±0.5 chains'],
    ['chains my-deck.json rival.txt --games 200000', 'a sharper answer'],
  ],
  request,
};
