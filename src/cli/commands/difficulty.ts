import { InputError } from '../../core/game.js';
import type { Replacement, SetupNames, SetupWords } from '../../games/module.js';
import { type Check, type PlayedCheck, playChecks } from '../../match/designs/check.js';
import { type DifficultyCell, gamesIn, playDifficulty } from '../../match/designs/difficulty.js';
import type { MatchResult } from '../../match/designs/match.js';
import type { StoppedBy, StopRule } from '../../match/designs/stop.js';
import { blocksFor, gamesPerAssignment, type MatchPlan } from '../../match/schedule.js';
import type { Tally } from '../../match/tally.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { difficultyClaims } from '../../report/claims/difficulty.js';
import { checkedRate } from '../../report/rows/check.js';
import { lossColumns, lossRows, useColumns, useRows } from '../../report/rows/counts.js';
import { jsonRow, jsonRows, type Row } from '../../report/rows/csv.js';
import { correctedAll } from '../../report/rows/difference.js';
import { difficultyColumns, difficultyRow, type PlayedCell, winRate } from '../../report/rows/difficulty.js';
import {
  dealtEffects,
  type Effect,
  effectColumns,
  effectRow,
  replacementEffect,
} from '../../report/rows/effect.js';
import { summaryColumns, summaryRows } from '../../report/rows/match.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { difficultyHeadline, sayDifficulty } from '../../report/text/difficulty.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import {
  type CooperativeGame,
  cooperativeGame,
  crossed,
  isCooperative,
  setupWords,
} from '../flags/cooperative.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { namedOr } from '../flags/game-flags.js';
import { countedIn, planFor } from '../flags/plan.js';
import { stopValue, wholeNumber } from '../flags/values.js';
import { type Io, line } from '../terminal/io.js';

const DEFAULT_GAMES = '10000';
/** Every other choice plays as many games as the setup itself. */
const GAMES_COMPARED = '2000';
/** With a stopping rule, `--games` is only where to give up. */
const MOST_GAMES = '1000000';
/** More setups than this are a mistake, and take days. */
const MOST_CELLS = 500;

/** A setup, and every other choice that is compared with it. */
interface AskedCell {
  readonly setup: SetupNames;
  readonly plan: MatchPlan;
  readonly others: readonly (Replacement & { readonly plan: MatchPlan })[];
  readonly blocks: number;
}

interface DifficultyAsked {
  readonly game: CooperativeGame;
  readonly cells: readonly AskedCell[];
  readonly stop: StopRule;
}

function comparedIn({ cooperative }: CooperativeGame, text: string | undefined): string[] {
  if (text === undefined) return [];
  const kinds = text.split(',').map((kind) => kind.trim());
  if (kinds.every((kind) => cooperative.replaceable.includes(kind))) return kinds;
  throw new InputError(`--compare "${text}": expected ${cooperative.replaceable.join(' or ')}`);
}

function cellOf(
  { module, cooperative }: CooperativeGame,
  setup: SetupWords,
  compared: readonly string[],
  games: number,
  args: Args,
): AskedCell {
  const sides = module.setupFlags!.sidesFrom(cooperative.comparable(setup, compared));
  const plan = { ...planFor(module, sides, args), ...countedIn(cooperative) };
  const replacements = compared.flatMap((what) => cooperative.replacements(sides, what));
  return {
    setup: module.setupFlags!.namesOf(sides),
    plan,
    others: replacements.map((other) => ({ ...other, plan: { ...plan, sides: other.sides } })),
    blocks: blocksFor(games, plan),
  };
}

/** Said once, however many setups have such blocks. */
function sayRounding(cells: readonly AskedCell[], games: number, io: Io): void {
  const rounded = cells.find(({ plan, blocks }) => blocks * gamesPerAssignment(plan) !== games);
  if (!rounded) return;
  const { blocks, plan } = rounded;
  const whole = blocks * gamesPerAssignment(plan);
  line(
    io.err,
    `--games ${games} rounded up to ${whole}: games are played in blocks of ${gamesPerAssignment(plan)}`,
  );
}

function difficultyAsked(args: Args, io: Io): DifficultyAsked {
  const game = cooperativeGame(args, io);
  const compared = comparedIn(game, args.text('compare'));
  const stop = stopValue(args.text('stop'));
  const usual = compared.length > 0 ? GAMES_COMPARED : DEFAULT_GAMES;
  const games = wholeNumber(
    'games',
    args.text('games') ?? (stop.kind === 'none' ? usual : MOST_GAMES),
    1,
    1e12,
  );
  const all = crossed(game.module, args.text);
  if (all.length > MOST_CELLS) {
    throw new InputError(
      `${all.length} combinations of ${setupWords(game.module).join(', ')}; expected at most ${MOST_CELLS}`,
    );
  }
  const cells = all.map((setup) => cellOf(game, setup, compared, games, args));
  sayRounding(cells, games, io);
  return { game, cells, stop };
}

/** The results of a cell, and the effects of what is in it. */
interface PlayedSetup {
  readonly cell: PlayedCell;
  readonly effects: readonly Effect[];
}

function playedSetup(
  { game, stop }: DifficultyAsked,
  { setup, plan, others }: AskedCell,
  { tallies, joints, stoppedBy }: MatchResult,
  check?: { readonly played: PlayedCheck; readonly match: number },
): PlayedSetup {
  const alone = { setup, plan, tally: tallies[0]!, stopped: { rule: stop, by: stoppedBy } };
  const checked = check && checkedRate(check.played, winRate(alone), check.match);
  const cell: PlayedCell = { ...alone, ...(checked ? { checked } : {}) };
  const replaced = others.map((other, i) =>
    replacementEffect(game.module, cell, {
      factor: other.in,
      insteadOf: other.out,
      plan: other.plan,
      tally: tallies[i + 1]!,
      joint: joints[i]!,
    }),
  );
  return { cell, effects: [...dealtEffects(game.module, cell), ...replaced] };
}

function summaryOf(module: CooperativeGame['module'], cells: readonly PlayedCell[], stoppedBy: string): Row {
  if (cells.length === 1) return difficultyRow(module, cells[0]!);
  const { plan } = cells[0]!;
  return {
    setups: cells.length,
    games: cells.reduce((sum, { tally }) => sum + tally.games, 0),
    stopped_by: stoppedBy,
    seed: Number(plan.seed),
  };
}

function findingsOf(
  { game: { module }, cells: asked }: DifficultyAsked,
  played: readonly PlayedSetup[],
): Findings {
  const cells = played.map(({ cell }) => cell);
  const effects = played.flatMap((each) => each.effects);
  const corrected = correctedAll(effects);
  const columns = difficultyColumns(module);
  const rows = cells.map((cell) => difficultyRow(module, cell));
  const effectRows = effects.map((effect, i) => effectRow(module, effect, corrected[i]!));
  const uses = cells.flatMap((cell) => useRows(module, cell));
  const losses = cells.flatMap((cell) => lossRows(module, cell));
  const stops = new Set(cells.map(({ stopped }) => stopped.by));
  const whole = cells.length === asked.length && !stops.has('interrupted');
  const stoppedBy = whole ? [...stops].join(', ') : 'interrupted';
  return {
    tables: [
      { file: 'difficulty.csv', columns, rows },
      {
        file: 'summary.csv',
        columns: summaryColumns(module),
        rows: cells.flatMap(({ plan, tally, stopped }) => summaryRows(module, plan, tally, stopped)),
      },
      { file: 'uses.csv', columns: useColumns(module), rows: uses },
      { file: 'losses.csv', columns: lossColumns(module), rows: losses },
      ...(effects.length > 0
        ? [{ file: 'effects.csv', columns: effectColumns(module), rows: effectRows }]
        : []),
    ],
    summary: jsonRow(columns, summaryOf(module, cells, stoppedBy)),
    rows: jsonRows(columns, rows),
    more: {
      ...(effects.length > 0 ? { effects: jsonRows(effectColumns(module), effectRows) } : {}),
      uses: jsonRows(useColumns(module), uses),
      losses: jsonRows(lossColumns(module), losses),
    },
    text: sayDifficulty(module, cells, effects),
    ...(cells.some(({ checked }) => checked) ? checksOf(cells) : {}),
    claims: difficultyClaims(module, cells, effects),
    ...(asked.length === 1 && effects.length === 0
      ? { headline: difficultyHeadline(module, cells[0]!) }
      : {}),
    stoppedBy,
  };
}

/** Of several setups none is the answer: each has its own. */
const checksOf = (cells: readonly PlayedCell[]): Pick<Findings, 'checks' | 'answer'> => ({
  checks: cells.map(({ checked }) => checked),
  ...(cells.length > 1 ? { answer: -1 } : {}),
});

const armsOf = ({ plan, others, blocks }: AskedCell): DifficultyCell => ({
  arms: [plan, ...others.map((other) => other.plan)],
  blocks,
});

async function conduct(runner: TaskRunner, asked: DifficultyAsked, check?: Check): Promise<Findings> {
  const { cells, stop } = asked;
  const results = await playDifficulty(runner, { cells: cells.map(armsOf), stop });
  if (results.length === 0) return NOTHING_FOUND;
  const plans = cells.slice(0, results.length).map(({ plan }) => plan);
  const checks = await playChecks(runner, check, plans);
  const setups = results.map((result, i) =>
    playedSetup(asked, cells[i]!, result, checks && { played: checks[i]!, match: 0 }),
  );
  return findingsOf(asked, setups);
}

/** Without a stopping rule the number of games is known. */
function partsIn({ cells, stop }: DifficultyAsked): Pick<Request, 'parts'> {
  if (stop.kind === 'none') return {};
  const parts = cells.map(({ plan, others, blocks }) => ({
    trial: plan,
    match: { plan, blocks, stop },
    arms: 1 + others.length,
  }));
  return { parts };
}

/** A single setup can be an arm of a file: others are played on its blocks. */
function matchIn(asked: DifficultyAsked): Pick<Request, 'match' | 'parts'> {
  const [cell, ...more] = asked.cells;
  if (more.length > 0 || cell!.others.length > 0) return partsIn(asked);
  const { plan, blocks } = cell!;
  const findings = (tally: Tally, stoppedBy: StoppedBy, played?: PlayedCheck, match = 0) => {
    const result = { tallies: [tally], joints: [], stoppedBy };
    return findingsOf(asked, [playedSetup(asked, cell!, result, played && { played, match })]);
  };
  return { match: { plan, blocks, stop: asked.stop, findings } };
}

function request(args: Args, io: Io): Request {
  const asked = difficultyAsked(args, io);
  const { game, cells, stop } = asked;
  const plans = cells.map((cell) => armsOf(cell).arms.map(describePlan));
  const { plan } = cells[0]!;
  const typed = setupWords(game.module).flatMap((word) => args.text(word) ?? []);
  return {
    module: game.module,
    asked: { plans, games: cells.map(({ blocks, plan }) => blocks * gamesPerAssignment(plan)), stop },
    seed: plan.seed,
    names: typed,
    games: gamesIn(cells.map(armsOf)),
    fixed: stop.kind === 'none',
    trial: plan,
    ...matchIn(asked),
    answers: cells.length,
    conduct: (runner, check) => conduct(runner, asked, check),
  };
}

export const difficultyExperiment: Experiment = {
  name: 'difficulty',
  usage: '[GAME] --nemesis N --mages M,… --level L,…',
  about:
    "Aeon's End: how often the players win, with the 95% interval, how games end, how many rounds they take and what is left of Gravehold, by nemesis, level, players, mages and market. Whatever is a list is crossed; --games is for each combination (default 10000). Random mages and markets are dealt within blocks, which shows what each mage and card is worth; for named ones --compare plays every other choice on the same luck (then default 2000).",
  maxPositionals: 1,
  gamesOf: { games: namedOr(isCooperative) },
  flags: ['compare', 'agent', 'agents', 'patch', 'seed', 'games', 'stop', ...CHECK_FLAGS],
  examples: [
    ['difficulty --nemesis all --level all', 'every nemesis at every level, random mages'],
    ['difficulty --nemesis rageborne --mages kadir,mist --players 2', 'one team'],
    ['difficulty --nemesis rageborne --mages random --players 1,2,3,4', 'by number of players'],
    ['difficulty --nemesis rageborne --mages kadir,mist --compare mages', 'who would do better'],
    ['difficulty --nemesis all --mages kadir,mist --market free_energy --stop ci:0.02', 'to ±2 points'],
  ],
  request,
};
