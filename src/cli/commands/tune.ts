import { InputError } from '../../core/game.js';
import { dialNamed, SIDE_LETTERS, type Turnable } from '../../games/dials.js';
import type { GameModule, Sides } from '../../games/module.js';
import { type Check, playChecks } from '../../match/designs/check.js';
import { type DialDesign, type DialResult, playDial } from '../../match/designs/dial.js';
import type { DialLevel } from '../../match/designs/dial-levels.js';
import { playVerification } from '../../match/designs/verify.js';
import { gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { type Checked, checkedRate, checkedSetting } from '../../report/rows/check.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import {
  dialColumns,
  dialRow,
  printedRate,
  settingCheck,
  type Tuned,
  tuneColumns,
  tuneRows,
  wholeSetting,
} from '../../report/rows/tune.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { sayTuned, tuneClaims, tuneHeadline } from '../../report/text/tune.js';
import type { DialRange } from '../../stats/dials/dial-curve.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { cooperativeGame, crossed, isCooperative, setupWords } from '../flags/cooperative.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { namedOr } from '../flags/game-flags.js';
import { PLAN_FLAGS, planOf } from '../flags/plan.js';
import { gameNamed, wholeNumber } from '../flags/values.js';
import { type Io, line } from '../terminal/io.js';

const DEFAULT_GAMES = '100000';
/** With `--stop ci:H`, `--games` is only where to give up. */
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
  readonly stop: Goal;
  readonly verify: boolean;
}

type Goal = Pick<DialDesign, 'goal' | 'all'>;

function targetValue(text = DEFAULT_TARGET): number {
  const value = Number(text);
  if (/^0?\.\d+$/.test(text) && value > 0 && value < 1) return value;
  throw new InputError(`--target "${text}": expected a win rate above 0 and below 1, such as 0.5`);
}

/** Half the width of an interval in steps of the dial; with `none` all games are played. */
function goalValue(text: string | undefined): Goal {
  if (text === undefined) return { goal: DEFAULT_GOAL };
  if (text === 'none') return { goal: 0, all: true };
  const [, number = ''] = /^ci:(\d+(?:\.\d+)?|\.\d+)$/.exec(text) ?? [];
  if (Number(number) > 0) return { goal: Number(number) };
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
  const usual = args.text('stop')?.startsWith('ci:') ? MOST_GAMES : DEFAULT_GAMES;
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
    stop: goalValue(args.text('stop')),
    verify: args.on('verify'),
  };
}

/** The games that answer the question. */
function designOf({ plan, dial, range, target, blocks, stop }: TuneAsked): DialDesign {
  return {
    range,
    target,
    printed: dial.printed,
    planAt: (value) => ({ ...plan, options: dial.at(value) }),
    stream: 'dial',
    blocks,
    ...stop,
  };
}

/** The nearest whole number to the answer, played again. */
async function verified(
  runner: TaskRunner,
  asked: TuneAsked,
  result: DialResult,
): Promise<DialLevel | 'no answer' | undefined> {
  if (!asked.verify || runner.interrupted) return undefined;
  const whole = wholeSetting(result);
  return whole === undefined ? 'no answer' : playVerification(runner, designOf(asked), result, whole);
}

/** At the setting, or at the printed one where there is none. */
async function checkOf(
  runner: TaskRunner,
  asked: TuneAsked,
  tuned: Tuned,
  check: Check | undefined,
): Promise<Checked | undefined> {
  const setting = settingCheck(tuned);
  const now = printedRate(tuned);
  if (!setting && !now) return undefined;
  const plan = designOf(asked).planAt(setting?.at ?? asked.dial.printed);
  const [played] = (await playChecks(runner, check, [plan])) ?? [];
  return played && (setting ? checkedSetting(played, setting) : checkedRate(played, now!));
}

async function conduct(runner: TaskRunner, asked: TuneAsked, check?: Check): Promise<Findings> {
  const { plan, dial, range, target, verify } = asked;
  const result = await playDial(runner, designOf(asked));
  if (!result) return NOTHING_FOUND;
  const again = await verified(runner, asked, result);
  const stoppedBy = verify && runner.interrupted ? 'interrupted' : result.stoppedBy;
  const answered: Tuned = {
    ...{ module: runner.module, plan, dial, range, target, result: { ...result, stoppedBy } },
    ...(again === undefined ? {} : { verified: again }),
  };
  const checked = await checkOf(runner, asked, answered, check);
  const tuned: Tuned = { ...answered, ...(checked ? { checked } : {}) };
  const [ofDial, ofTune] = [dialColumns(runner.module, again !== undefined), tuneColumns(runner.module)];
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
    ...(checked ? { checks: [checked] } : {}),
    claims: tuneClaims(tuned),
    headline: tuneHeadline(tuned),
    stoppedBy,
  };
}

function request(args: Args, io: Io): Request {
  const asked = tuneAsked(args, io);
  const { plan, dial, range, target, blocks, stop, verify } = asked;
  const games = blocks * gamesPerBlock(plan);
  const module = gameNamed(io.games, plan.game);
  const typed = setupWords(module).flatMap((word) => args.text(word) ?? []);
  return {
    module,
    asked: {
      plan: describePlan(plan),
      dial: dial.name,
      ...(dial.on === '' ? {} : { on: dial.on }),
      range,
      target,
      games,
      ...stop,
      ...(verify ? { verify } : {}),
    },
    seed: plan.seed,
    names: [...(typed.length > 0 ? typed : plan.sides.map(({ name }) => name)), dial.name],
    games,
    trial: plan,
    dial: { design: designOf(asked), steps: dial.unit?.many ?? 'steps' },
    conduct: (runner, check) => conduct(runner, asked, check),
  };
}

export const tuneExperiment: Experiment = {
  name: 'tune',
  usage: '[GAME] [A B] --dial D --target P',
  about:
    'The setting of a dial that gives side a, or players who win together, a target win rate, with its 95% interval. A dial is a number of the game, of one of its sides (--on) or of a card (CARD.NUMBER). Looks at the whole range of the dial first, then plays where the win rate crosses the target. Of the curve only one thing is assumed: that it rises or falls. The win rate with the dial as it is printed is measured too. --games is the most to play over all settings (default 100000); it ends when the interval is ±1 step, or as --stop ci:H says; --stop none plays all. --verify plays the answer again on luck of its own.',
  maxPositionals: 1,
  sidesAfter: '[GAME]',
  flags: [...PLAN_FLAGS, 'dial', 'on', 'target', 'range', 'games', 'stop', 'verify', ...CHECK_FLAGS],
  gamesOf: { games: namedOr(isCooperative) },
  examples: [
    ['tune --nemesis rageborne --mages kadir,mist --dial life', 'a game that is won half the time'],
    ['tune --nemesis crooked_mask --level expert --target 0.3 --dial gravehold', 'random mages'],
    ['tune --nemesis rageborne --dial bane_sire.life --stop ci:2', 'a number of a card, to ±2'],
    ['tune keyforge my-deck.json rival.txt --dial amber --on b', 'æmber that side b starts with'],
  ],
  request,
};
