import { InputError } from '../../core/game.js';
import { type Dial, SETUP_WORDS, type SetupNames } from '../../games/module.js';
import { playTune } from '../../match/designs/tune.js';
import { gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import { DIAL_COLUMNS, dialRow, TUNE_COLUMNS, type Tuned, tuneRows } from '../../report/rows/tune.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { sayTuned, tuneClaims, tuneHeadline } from '../../report/text/tune.js';
import type { DialRange } from '../../stats/dials/dial.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { cooperativeGame, crossed } from '../flags/cooperative.js';
import { planFor } from '../flags/plan.js';
import { gameNamed, wholeNumber } from '../flags/values.js';
import { type Io, line } from '../terminal/io.js';

const DEFAULT_GAMES = '100000';
/** With `--stop`, `--games` is only where to give up. */
const MOST_GAMES = '1000000';
/** Fewer say nothing about a curve. */
const LEAST_GAMES = 1000;
const DEFAULT_TARGET = '0.5';
/** One step to either side. */
const DEFAULT_GOAL = 1;

interface TuneAsked {
  readonly setup: SetupNames;
  readonly plan: MatchPlan;
  readonly dial: Dial;
  readonly range: DialRange;
  readonly target: number;
  readonly blocks: number;
  readonly goal: number;
}

function targetValue(text = DEFAULT_TARGET): number {
  const value = Number(text);
  if (/^0?\.\d+$/.test(text) && value > 0 && value < 1) return value;
  throw new InputError(`--target "${text}": expected a win rate above 0 and below 1, such as 0.5`);
}

/** Half the width of an interval in steps of the dial; 0 when the run is not to stop early. */
function goalValue(text: string | undefined): number {
  if (text === undefined) return DEFAULT_GOAL;
  if (text === 'none') return 0;
  const [, number = ''] = /^ci:(\d+(?:\.\d+)?|\.\d+)$/.exec(text) ?? [];
  if (Number(number) > 0) return Number(number);
  throw new InputError(`--stop "${text}": expected ci:H with H in steps of the dial, such as ci:2, or none`);
}

/** The settings to look at, within what the rules allow. */
function rangeValue(text: string | undefined, { range, limits, words }: Dial): DialRange {
  if (text === undefined) return range;
  const [, low, high] = /^(\d+),(\d+)$/.exec(text) ?? [];
  const found: DialRange = [Number(low), Number(high)];
  if (low !== undefined && limits[0] <= found[0] && found[0] < found[1] && found[1] <= limits[1])
    return found;
  throw new InputError(
    `--range "${text}": expected two whole numbers from ${limits[0]} to ${limits[1]} for ${words}, the lower first, such as ${range.join(',')}`,
  );
}

function dialOf(plan: MatchPlan, args: Args, io: Io): Dial {
  const name = args.text('dial');
  if (name === undefined) throw new InputError('--dial is missing; expected what to set, such as life');
  return gameNamed(io.games, plan.game).cooperative!.dial(plan.sides, plan.options, name);
}

function tuneAsked(args: Args, io: Io): TuneAsked {
  const { module, cooperative } = cooperativeGame(args, io);
  const [setup, ...more] = crossed(cooperative, args.text);
  if (more.length > 0) {
    throw new InputError(
      `${1 + more.length} combinations of nemesis, level, players, mages and market; expected one: tune sets a dial for one, and fulcrum run takes lists`,
    );
  }
  const sides = cooperative.sidesFrom(setup!);
  const plan = planFor(module, sides, args);
  const dial = dialOf(plan, args, io);
  const usual = args.text('stop') === undefined ? DEFAULT_GAMES : MOST_GAMES;
  const games = wholeNumber('games', args.text('games') ?? usual, LEAST_GAMES, 1e12);
  const blocks = Math.ceil(games / gamesPerBlock(plan));
  const whole = blocks * gamesPerBlock(plan);
  if (whole !== games) {
    line(
      io.err,
      `--games ${games} rounded up to ${whole}: games are played in blocks of ${gamesPerBlock(plan)}`,
    );
  }
  return {
    setup: cooperative.namesOf(sides),
    plan,
    dial,
    range: rangeValue(args.text('range'), dial),
    target: targetValue(args.text('target')),
    blocks,
    goal: goalValue(args.text('stop')),
  };
}

/** The match with the dial at a setting. */
function planAt({ plan, dial }: TuneAsked, value: number): MatchPlan {
  return { ...plan, ...dial.at(value) };
}

async function conduct(runner: TaskRunner, asked: TuneAsked): Promise<Findings> {
  const { setup, plan, dial, range, target, blocks, goal } = asked;
  const question = { range, target, printed: dial.printed, blocks, goal };
  const result = await playTune(runner, { ...question, planAt: (value) => planAt(asked, value) });
  if (!result) return NOTHING_FOUND;
  const tuned: Tuned = { setup, plan, dial, range, target, result };
  const rows = tuneRows(tuned);
  const summary = dialRow(tuned);
  return {
    tables: [
      { file: 'dial.csv', columns: DIAL_COLUMNS, rows: [summary] },
      { file: 'tune.csv', columns: TUNE_COLUMNS, rows },
    ],
    summary: jsonRow(DIAL_COLUMNS, summary),
    rows: jsonRows(TUNE_COLUMNS, rows),
    text: sayTuned(runner.module, tuned),
    claims: tuneClaims(tuned),
    headline: tuneHeadline(tuned),
    stoppedBy: result.stoppedBy,
  };
}

function request(args: Args, io: Io): Request {
  const asked = tuneAsked(args, io);
  const { plan, dial, range, target, blocks, goal } = asked;
  const games = blocks * gamesPerBlock(plan);
  const typed = SETUP_WORDS.flatMap((word) => args.text(word) ?? []);
  return {
    module: gameNamed(io.games, plan.game),
    asked: { plan: describePlan(plan), dial: dial.name, range, target, games, goal },
    seed: plan.seed,
    names: [...typed, dial.name],
    games,
    trial: plan,
    conduct: (runner) => conduct(runner, asked),
  };
}

export const tuneExperiment: Experiment = {
  name: 'tune',
  usage: '[GAME] --nemesis N --mages M,… --dial D --target P',
  about:
    "Aeon's End: the setting of a dial that gives the players a target win rate, with its 95% interval. Looks at the whole range of the dial first, then plays where the win rate crosses the target. Of the curve only one thing is assumed: that it rises or falls. --games is the most to play over all settings (default 100000); it ends when the interval is ±1 step, or as --stop ci:H says.",
  maxPositionals: 1,
  flags: [...SETUP_WORDS, 'dial', 'target', 'range', 'agent', 'agents', 'patch', 'seed', 'games', 'stop'],
  examples: [
    ['tune --nemesis rageborne --mages kadir,mist --dial life', 'a game that is won half the time'],
    ['tune --nemesis crooked_mask --level expert --target 0.3 --dial gravehold', 'random mages'],
    ['tune --nemesis rageborne --dial bane_sire.life --stop ci:2', 'a number of a card, to ±2'],
  ],
  request,
};
