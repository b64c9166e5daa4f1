import { InputError } from '../../core/game.js';
import { named } from '../../core/names.js';
import type { GameModule, Side } from '../../games/module.js';
import { type Check, playChecks } from '../../match/designs/check.js';
import { countsOf, type MatrixDesign, type PlayedPairing, playMatrix } from '../../match/designs/matrix.js';
import { intervalUnder } from '../../match/designs/stop.js';
import { gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { pairClaim } from '../../report/claims/claims.js';
import { type Checked, checkedRate } from '../../report/rows/check.js';
import { jsonRow, jsonRows, type Row } from '../../report/rows/csv.js';
import { summaryColumns } from '../../report/rows/match.js';
import { pairRow } from '../../report/rows/matrix.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { sayCheckedRates } from '../../report/text/check.js';
import { sayGauntlet } from '../../report/text/gauntlet.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { gameFlags, namedOr } from '../flags/game-flags.js';
import { planFor } from '../flags/plan.js';
import { readDecks, readSide } from '../flags/sides.js';
import { stopValue, wholeNumber } from '../flags/values.js';
import type { Io } from '../terminal/io.js';

/** Against each opponent: about ±3 points. */
const GAMES_EACH = 1000;
const MOST_GAMES_EACH = 100_000;
const MOST_OPPONENTS = 1000;
const LEAST_BLOCKS = 8;

interface GauntletAsked {
  readonly module: GameModule;
  readonly deck: Side;
  readonly opponents: readonly Side[];
  readonly design: MatrixDesign;
}

/** The game may be named; without a name it is the first whose sides come from files. */
function gauntletGame(args: Args, io: Io): { module: GameModule; words: readonly string[] } {
  const [first = ''] = args.positionals;
  const typed = io.games.find(({ game }) => game.id === named(first, [game.id]));
  const module = typed ?? io.games.find(({ parseSide }) => parseSide)!;
  return { module, words: typed ? args.positionals.slice(1) : args.positionals };
}

function sidesOf(module: GameModule, words: readonly string[], args: Args, io: Io): [Side, Side[]] {
  const [positional, ...more] = words;
  const typed = args.text('a') ?? positional;
  if (typed === undefined)
    throw new InputError('no deck given; expected a file or the name of a bundled one');
  const against = args.text('against');
  if (against === undefined)
    throw new InputError('--against is missing; expected a folder, a quoted pattern or names with commas');
  // A shell may have replaced a pattern by all its files: the first is the flag's value, the others follow.
  const opponents = readDecks(module, [...against.split(','), ...more], args.on('skip-bad'), io);
  if (opponents.length > MOST_OPPONENTS)
    throw new InputError(`--against: ${opponents.length} opponents; expected at most ${MOST_OPPONENTS}`);
  return [readSide(module, typed, io.cwd), opponents];
}

function designOf(plans: readonly MatchPlan[], args: Args): MatrixDesign {
  const stop = stopValue(args.text('stop'));
  if (stop.kind === 'sprt')
    throw new InputError('--stop: gauntlet takes ci:H or none; a test needs one pair');
  const each = stop.kind === 'none' ? GAMES_EACH : MOST_GAMES_EACH;
  const perBlock = gamesPerBlock(plans[0]!);
  const games = wholeNumber('games', args.text('games') ?? String(each), LEAST_BLOCKS * perBlock, 1e9);
  const pairings = plans.map((plan, i) => ({ a: 0, b: i + 1, arms: [plan] }));
  return { pairings, blocks: plans.length * Math.ceil(games / perBlock), stop };
}

function gauntletAsked(args: Args, io: Io): GauntletAsked {
  const { module, words } = gauntletGame(args, io);
  const [deck, opponents] = sidesOf(module, words, args, io);
  const plans = opponents.map((opponent) => ({
    ...planFor(module, [deck, opponent], args),
    stream: `gauntlet ${opponent.from}`,
  }));
  return { module, deck, opponents, design: designOf(plans, args) };
}

async function checksOf(
  runner: TaskRunner,
  pairings: readonly PlayedPairing[],
  { stop }: MatrixDesign,
  check: Check | undefined,
): Promise<Checked[] | undefined> {
  const plans = pairings.map(({ arms }) => arms[0]!);
  const played = await playChecks(runner, check, plans);
  return played?.map((each, i) => {
    const counts = countsOf(pairings[i]!);
    return checkedRate(each, { value: blockMean(counts), interval: intervalUnder(stop, counts) });
  });
}

async function conduct(runner: TaskRunner, asked: GauntletAsked, check?: Check): Promise<Findings> {
  const { module, deck, opponents, design } = asked;
  const { pairings, stoppedBy } = await playMatrix(runner, design);
  const begun = pairings.filter(({ tallies }) => tallies.some(({ games }) => games > 0));
  if (begun.length < pairings.length) return NOTHING_FOUND;
  const easiest = begun.toSorted((x, y) => blockMean(countsOf(y)) - blockMean(countsOf(x)));
  const names = [deck, ...opponents].map(({ name }) => name);
  const stopped = { rule: design.stop, by: stoppedBy };
  const rows: Row[] = easiest.map((pairing) => pairRow(module, pairing, names, stopped));
  const checks = await checksOf(runner, easiest, design, check);
  const columns = summaryColumns(module);
  const said = checks?.map((checked, i) => ({ name: String(rows[i]!.b), checked })) ?? [];
  return {
    tables: [{ file: 'gauntlet.csv', columns, rows }],
    summary: jsonRow(columns, rows[0]!),
    rows: jsonRows(columns, rows),
    claims: rows.map((row) => pairClaim(row, design.stop)),
    text: [sayGauntlet(module.game.title, rows), ...sayCheckedRates(said)].join('\n\n'),
    ...(checks ? { checks } : {}),
    stoppedBy,
  };
}

function request(args: Args, io: Io): Request {
  const asked = gauntletAsked(args, io);
  const { module, deck, opponents, design } = asked;
  const { pairings, blocks, stop } = design;
  const plans = pairings.map(({ arms }) => arms[0]!);
  const parts = plans.map((plan) => ({ trial: plan, match: { plan, blocks, stop }, arms: 1 }));
  return {
    module,
    asked: { plans: plans.map(describePlan), blocks, stop },
    seed: plans[0]!.seed,
    names: [deck.name, `${opponents.length} others`],
    games: blocks * gamesPerBlock(plans[0]!),
    trial: plans[0]!,
    ...(stop.kind === 'none' ? {} : { parts }),
    answers: opponents.length,
    conduct: (runner, check) => conduct(runner, asked, check),
  };
}

export const gauntletExperiment: Experiment = {
  name: 'gauntlet',
  usage: '[GAME] DECK --against GLOB',
  about:
    'One deck against many, a row each: its win rate with its 95% interval, in blocks in which each side begins once. --games is against each opponent (default 1000: about a second for each on two cores, and some twenty for the check by a second pilot); games go where a win rate is least known.',
  maxPositionals: 2 + MOST_OPPONENTS,
  flags: ['a', 'against', 'skip-bad', 'seed', 'agent', 'patch', 'games', 'stop', ...CHECK_FLAGS],
  gamesOf: {
    games: namedOr(({ parseSide }) => parseSide !== undefined),
    flags: (module) =>
      gameFlags(module).filter(({ name }) => module.dials.some((dial) => dial.name === name)),
  },
  examples: [
    ['gauntlet my-deck.json --against decks', 'a deck against those of a folder'],
    [
      "gauntlet my-deck.json --against 'decks/*.json' --stop ci:0.02",
      'until each rate is known to ±2 points',
    ],
    ['gauntlet codex bashing --against finesse,bashing', 'of another game'],
  ],
  request,
};
