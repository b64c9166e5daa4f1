import { InputError } from '../../core/game.js';
import type { GameModule, Side } from '../../games/module.js';
import { type Check, playChecks } from '../../match/designs/check.js';
import { type MatrixDesign, type Pairing, playMatrix } from '../../match/designs/matrix.js';
import { gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { pairClaim, ratingClaim } from '../../report/claims/claims.js';
import { type Checked, checkedRate } from '../../report/rows/check.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import { summaryColumns } from '../../report/rows/match.js';
import {
  CYCLE_COLUMNS,
  matrixFindings,
  matrixTable,
  type Neighbours,
  neighboursIn,
  pairRow,
  RATING_COLUMNS,
} from '../../report/rows/matrix.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { sayCheckedRates } from '../../report/text/check.js';
import { sayMatrix } from '../../report/text/matrix.js';
import { MOST_CHECKED } from '../experiment/check.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import { splitAgents } from '../flags/agents.js';
import type { Args } from '../flags/command.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { readDecks } from '../flags/sides.js';
import { gameNamed, patchesValue, seedValue, sideCrew, stopValue, wholeNumber } from '../flags/values.js';
import type { Io } from '../terminal/io.js';

/** Enough for intervals of about ±3 points per pair. */
const GAMES_PER_PAIR = 1000;
const MOST_GAMES_PER_PAIR = 100_000;
const MOST_ENTRANTS = 200;

/** Who is compared: decks with the same pilot, or pilots on the same decks. */
interface Entrants {
  readonly what: 'deck' | 'agent';
  readonly names: readonly string[];
  readonly pairings: readonly Pairing[];
}

function decksOf(module: GameModule, args: Args, io: Io): Side[] {
  const [sides, decks] = [args.text('sides'), args.text('decks')];
  if (sides !== undefined && decks !== undefined) {
    throw new InputError('--sides and --decks: expected one of them, because they mean the same');
  }
  const typed = sides ?? decks;
  // A shell may have replaced a pattern by all its files: the first is the flag's value, the others follow.
  const patterns = [...(typed?.split(',') ?? []), ...args.positionals.slice(1)];
  if (patterns.length === 0) return module.sideNames.map((name) => module.namedSide(name)!);
  return readDecks(module, patterns, args.on('skip-bad'), io);
}

function pairs(count: number): [number, number][] {
  const all: [number, number][] = [];
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) all.push([a, b]);
  return all;
}

function planBetween(module: GameModule, args: Args, sides: readonly [Side, Side]): MatchPlan {
  const options = patchesValue(args.text('patch'), module);
  module.setupFor(sides, options, undefined);
  const agents = sideCrew(module, sides.length, args.text('agent'));
  const stream = sides.map(({ name }) => name).join(' against ');
  return {
    game: module.game.id,
    sides,
    options,
    agents,
    rotations: module.rotations(sides),
    deals: 1,
    seed: seedValue(args.text('seed')),
    stream,
  };
}

function deckEntrants(module: GameModule, decks: readonly Side[], args: Args): Entrants {
  if (args.text('agents') !== undefined) {
    throw new InputError('--agents is for --rate agents; expected --agent, who plays all decks');
  }
  const pairings = pairs(decks.length).map(([a, b]) => ({
    a,
    b,
    arms: [planBetween(module, args, [decks[a]!, decks[b]!])],
  }));
  return { what: 'deck', names: decks.map(({ name }) => name), pairings };
}

/** Every pair of agents plays every pair of decks; a single deck plays itself. */
function agentEntrants(module: GameModule, decks: readonly Side[], args: Args): Entrants {
  const names = splitAgents(args.text('agents') ?? '').filter(Boolean);
  if (new Set(names).size !== names.length) throw new InputError('--agents: an agent is named twice');
  for (const name of names) sideCrew(module, 2, name);
  const tables = decks.length === 1 ? [[0, 0] as const] : pairs(decks.length);
  const pairings = pairs(names.length).map(([a, b]) => ({
    a,
    b,
    arms: tables.map(([x, y]) => {
      const plan = planBetween(module, args, [decks[x]!, decks[y]!]);
      const agents = [names[a]!, names[b]!];
      return { ...plan, agents, stream: `${agents.join(' against ')}: ${plan.stream}` };
    }),
  }));
  return { what: 'agent', names, pairings };
}

function entrantsOf(module: GameModule, args: Args, io: Io): Entrants {
  const what = args.text('rate') ?? 'decks';
  if (what !== 'decks' && what !== 'agents')
    throw new InputError(`--rate "${what}": expected decks or agents`);
  const decks = decksOf(module, args, io);
  const entrants = what === 'decks' ? deckEntrants(module, decks, args) : agentEntrants(module, decks, args);
  const count = entrants.names.length;
  if (count >= 2 && count <= MOST_ENTRANTS) return entrants;
  const hint = what === 'decks' ? 'give a pattern with --decks' : 'give them with --agents A,B,C';
  throw new InputError(`--${what}: ${count} to compare; expected 2 to ${MOST_ENTRANTS}; ${hint}`);
}

function designOf(entrants: Entrants, args: Args): MatrixDesign {
  const { pairings } = entrants;
  const stop = stopValue(args.text('stop'));
  if (stop.kind === 'sprt') throw new InputError('--stop: matrix takes ci:H or none; a test needs one pair');
  const each = stop.kind === 'none' ? GAMES_PER_PAIR : MOST_GAMES_PER_PAIR;
  const games = wholeNumber('games', args.text('games') ?? String(each * pairings.length), 1, 1e12);
  const perBlock = gamesPerBlock(pairings[0]!.arms[0]!);
  const blocks = Math.ceil(games / perBlock);
  const arms = pairings.length * pairings[0]!.arms.length;
  if (blocks < 8 * arms) {
    throw new InputError(
      `--games ${games}: too few for ${arms} matches; expected at least ${8 * arms * perBlock}`,
    );
  }
  return { pairings, blocks, stop };
}

/** The pairs that decide the order: neighbours, from the top on. */
async function checksOf(
  runner: TaskRunner,
  pairs: readonly Neighbours[],
  check: Check | undefined,
): Promise<(Neighbours & { readonly checked: Checked })[]> {
  const shown = pairs.slice(0, MOST_CHECKED);
  const played = await playChecks(
    runner,
    check,
    shown.map(({ plan }) => plan),
  );
  return (played ?? []).map((each, i) => ({ ...shown[i]!, checked: checkedRate(each, shown[i]!.answer) }));
}

async function conduct(
  runner: TaskRunner,
  { what, names }: Entrants,
  design: MatrixDesign,
  check?: Check,
): Promise<Findings> {
  const earlier = runner.games;
  const result = await playMatrix(runner, design);
  const stopped = { rule: design.stop, by: result.stoppedBy };
  const begun = result.pairings.filter(({ tallies }) => tallies.some(({ games }) => games > 0));
  if (begun.length < design.pairings.length) return unfinished(begun.length, design.pairings.length);
  const findings = matrixFindings(names, result, design.stop);
  const rows = begun.map((pairing) => pairRow(runner.module, pairing, names, stopped));
  const cycleRows = findings.cycles.map(({ entrants, weakest }) => ({
    cycle: entrants.map((i) => names[i]!).join(' > '),
    weakest_win_rate: weakest,
  }));
  const tables = [
    { file: 'ratings.csv', columns: RATING_COLUMNS, rows: findings.ratings },
    { file: 'summary.csv', columns: summaryColumns(runner.module), rows },
    matrixTable(names, findings.rates),
    { file: 'cycles.csv', columns: CYCLE_COLUMNS, rows: cycleRows },
  ];
  const games = runner.games - earlier;
  const neighbours = neighboursIn(findings.ratings, begun, design.stop);
  const answer = neighbours[0]!.higher;
  const checked = await checksOf(runner, neighbours, check);
  const said = checked.map(({ higher, lower, ...rest }) => ({
    name: `${names[higher]} over ${names[lower]}`,
    ...rest,
  }));
  return {
    tables,
    summary: jsonRow(RATING_COLUMNS, findings.ratings[answer]!),
    rows: jsonRows(RATING_COLUMNS, findings.ratings),
    more: { pairs: rows, cycles: cycleRows, fit: findings.fit },
    claims: [
      ...findings.ratings.map((row) => ratingClaim(row, design.stop)),
      ...rows.map((row) => pairClaim(row, design.stop)),
    ],
    text: [sayMatrix(runner.module.game.title, what, names, games, findings), ...sayCheckedRates(said)].join(
      '\n\n',
    ),
    answer,
    ...(checked.length > 0
      ? { checks: names.map((_, i) => checked.find(({ higher }) => higher === i)?.checked) }
      : {}),
    standings: { names, games, ...findings },
    stoppedBy: result.stoppedBy,
  };
}

/** Interrupted before every pair had a game: there is nothing to rate yet. */
function unfinished(begun: number, all: number): Findings {
  const text = `${begun} of ${all} pairs have been played; ratings need all of them.`;
  return { ...NOTHING_FOUND, text };
}

/** Each pair, of which one match is as good as another. */
function partsOf({ pairings, blocks, stop }: MatrixDesign): NonNullable<Request['parts']> {
  return pairings.map(({ arms: [plan] }) => ({
    trial: plan!,
    match: { plan: plan!, blocks, stop },
    arms: 1,
  }));
}

function request(args: Args, io: Io): Request {
  const module = gameNamed(io.games, args.positionals[0]);
  const entrants = entrantsOf(module, args, io);
  const design = designOf(entrants, args);
  const { pairings, blocks, stop } = design;
  return {
    module,
    asked: {
      what: entrants.what,
      names: entrants.names,
      plans: pairings.map(({ arms }) => arms.map(describePlan)),
      blocks,
      stop,
    },
    seed: pairings[0]!.arms[0]!.seed,
    names: [entrants.what === 'deck' ? `${entrants.names.length} decks` : entrants.names.join(' ')],
    games: blocks * gamesPerBlock(pairings[0]!.arms[0]!),
    trial: pairings[0]!.arms[0]!,
    ...(stop.kind === 'none' ? {} : { parts: partsOf(design) }),
    comparesAgents: entrants.what === 'agent',
    conduct: (runner, check) => conduct(runner, entrants, design, check),
  };
}

export const matrixExperiment: Experiment = {
  name: 'matrix',
  usage: 'GAME --decks GLOB',
  about:
    'Every pair of decks plays: strengths (Bradley–Terry) with intervals, the mixture that nothing beats (Nash), and cycles. With --rate agents the agents are compared, on those decks.',
  maxPositionals: 1 + MOST_ENTRANTS,
  flags: [
    'sides',
    'decks',
    'skip-bad',
    'rate',
    'seed',
    'agent',
    'agents',
    'patch',
    'games',
    'stop',
    ...CHECK_FLAGS,
  ],
  examples: [
    ["matrix keyforge --decks 'decks/*.json'", 'every pair of a folder'],
    ['matrix keyforge --decks decks --stop ci:0.02', 'until every pair is known to ±2 points'],
    ['matrix keyforge --decks decks --skip-bad', "without the decks that can't be read"],
    ['matrix keyforge --rate agents --agents random,heuristic --decks decks', 'a ladder of agents'],
  ],
  request,
};
