import { InputError } from '../../core/game.js';
import { dialNamed, SIDE_LETTERS, type Turnable } from '../../games/dials.js';
import type { GameModule, Sides } from '../../games/module.js';
import { playTune } from '../../match/designs/tune.js';
import { gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import { dialColumns, dialRow, type Tuned, tuneColumns, tuneRows } from '../../report/rows/tune.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { sayTuned, tuneClaims, tuneHeadline } from '../../report/text/tune.js';
import type { DialRange } from '../../stats/dials/dial.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { cooperativeGame, crossed, isCooperative, setupWords } from '../flags/cooperative.js';
import { namedOr } from '../flags/game-flags.js';
import { PLAN_FLAGS, planOf } from '../flags/plan.js';
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
  readonly plan: MatchPlan;
  readonly dial: Turnable;
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

/** The settings to look at, which the rules can bear. */
function rangeValue(text: string | undefined, { range, limits, about }: Turnable): DialRange {
  if (text === undefined) return range;
  const [, low, high] = /^(\d+),(\d+)$/.exec(text) ?? [];
  const found: DialRange = [Number(low), Number(high)];
  if (low !== undefined && limits[0] <= found[0] && found[0] < found[1] && found[1] <= limits[1])
    return found;
  throw new InputError(
    `--range "${text}": expected two whole numbers from ${limits[0]} to ${limits[1]} for ${about}, the lower first, such as ${range.join(',')}`,
  );
}

/** The side whose number it is: side a unless `--on` says otherwise. */
function onValue(text: string | undefined, sides: Sides): number | undefined {
  if (text === undefined) return undefined;
  const letters = SIDE_LETTERS.slice(0, sides.length);
  if (text.length === 1 && letters.includes(text)) return letters.indexOf(text);
  throw new InputError(`--on "${text}": expected the letter of a side, ${[...letters].join(' or ')}`);
}

function dialOf(module: GameModule, { sides, options }: MatchPlan, args: Args): Turnable {
  const name = args.text('dial');
  const known = module.dials.map((dial) => dial.name).join(', ');
  if (name === undefined) throw new InputError(`--dial is missing; expected one of ${known}, or CARD.NUMBER`);
  return dialNamed(module, sides, options, name, onValue(args.text('on'), sides));
}

/** Without a game's name it is the one that is played together. */
function gameOf({ positionals: [id] }: Args, io: Io): GameModule {
  return id === undefined ? cooperativeGame({ positionals: [] }, io).module : gameNamed(io.games, id);
}

/** Lists are for a batch: a dial is set for one match. */
function refuseLists(module: GameModule, args: Args): void {
  const combinations = module.setupFlags ? crossed(module, args.text).length : 1;
  if (combinations === 1) return;
  throw new InputError(
    `${combinations} combinations of ${setupWords(module).join(', ')}; expected one: tune sets a dial for one, and fulcrum run takes lists`,
  );
}

function tuneAsked(args: Args, io: Io): TuneAsked {
  const module = gameOf(args, io);
  refuseLists(module, args);
  const plan = planOf(module, args, io);
  const dial = dialOf(module, plan, args);
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
  return { ...plan, options: dial.at(value) };
}

async function conduct(runner: TaskRunner, asked: TuneAsked): Promise<Findings> {
  const { plan, dial, range, target, blocks, goal } = asked;
  const question = { range, target, printed: dial.printed, blocks, goal };
  const result = await playTune(runner, { ...question, planAt: (value) => planAt(asked, value) });
  if (!result) return NOTHING_FOUND;
  const tuned: Tuned = { module: runner.module, plan, dial, range, target, result };
  const [ofDial, ofTune] = [dialColumns(runner.module), tuneColumns(runner.module)];
  const rows = tuneRows(tuned);
  const summary = dialRow(tuned);
  return {
    tables: [
      { file: 'dial.csv', columns: ofDial, rows: [summary] },
      { file: 'tune.csv', columns: ofTune, rows },
    ],
    summary: jsonRow(ofDial, summary),
    rows: jsonRows(ofTune, rows),
    text: sayTuned(tuned),
    claims: tuneClaims(tuned),
    headline: tuneHeadline(tuned),
    stoppedBy: result.stoppedBy,
  };
}

function request(args: Args, io: Io): Request {
  const asked = tuneAsked(args, io);
  const { plan, dial, range, target, blocks, goal } = asked;
  const games = blocks * gamesPerBlock(plan);
  const module = gameNamed(io.games, plan.game);
  const typed = setupWords(module).flatMap((word) => args.text(word) ?? []);
  return {
    module,
    asked: { plan: describePlan(plan), dial: dial.name, range, target, games, goal },
    seed: plan.seed,
    names: [...(typed.length > 0 ? typed : plan.sides.map(({ name }) => name)), dial.name],
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
  flags: [...PLAN_FLAGS, 'dial', 'on', 'target', 'range', 'games', 'stop'],
  gamesOf: { games: namedOr(isCooperative) },
  examples: [
    ['tune --nemesis rageborne --mages kadir,mist --dial life', 'a game that is won half the time'],
    ['tune --nemesis crooked_mask --level expert --target 0.3 --dial gravehold', 'random mages'],
    ['tune --nemesis rageborne --dial bane_sire.life --stop ci:2', 'a number of a card, to ±2'],
  ],
  request,
};
