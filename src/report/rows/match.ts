import { NOBODY, type Seed } from '../../core/game.js';
import { seedText } from '../../core/luck.js';
import { SIDE_LETTERS } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import { rowWidth, unpackRecord } from '../../match/blocks.js';
import { intervalUnder, type StoppedBy, type StopRule } from '../../match/designs/stop.js';
import type { GameRecord } from '../../match/play.js';
import { replayKey } from '../../match/replay.js';
import { blockSeeds, gameOfBlock, gamesPerBlock, type MatchPlan, sidePilots } from '../../match/schedule.js';
import { seatOfSide } from '../../match/sides.js';
import { type RowTally, type Tally, TRACKED_TURNS } from '../../match/tally.js';
import type { DeliveredPiece } from '../../match/task-runner.js';
import { blockMean, blockTotal } from '../../stats/intervals/block-mean.js';
import { setupCells, setupColumns } from './changes.js';
import { type Column, decimals, type Row, type RowOf } from './csv.js';
import { dialCells, dialColumns } from './dials.js';

/** Of a match of two sides. */
export function summaryColumns(module: GameModule): Column[] {
  return [
    'game',
    'a',
    'b',
    'agent_a',
    'agent_b',
    ...dialColumns(module),
    'games',
    'wins_a',
    'wins_b',
    'draws',
    ...decimals(6, 'win_rate_a', 'ci_low', 'ci_high', 'first_seat_win_rate', 'mean_turns'),
    'stopped_by',
    'seed',
    ...setupColumns(module),
  ];
}

/** How a match was stopped: the rule that applied, and what ended it. */
export interface Stopped {
  readonly rule: StopRule;
  readonly by: StoppedBy;
}

function summaryRow(
  module: GameModule,
  plan: MatchPlan,
  tally: RowTally,
  agents: readonly string[],
  stopped: Stopped,
): Row {
  const [low, high] = intervalUnder(stopped.rule, tally.blocks);
  return {
    game: plan.game,
    a: plan.sides[0]!.name,
    b: plan.sides[1]!.name,
    agent_a: agents[0]!,
    agent_b: agents[1]!,
    ...dialCells(module, plan),
    games: tally.games,
    wins_a: tally.wins[0]!,
    wins_b: tally.wins[1]!,
    draws: tally.draws,
    win_rate_a: tally.wins[0]! / tally.games,
    ci_low: low,
    ci_high: high,
    first_seat_win_rate: plan.rotations > 1 ? tally.firstSeatWins / tally.games : '',
    mean_turns: tally.turns / tally.games,
    stopped_by: stopped.by,
    seed: Number(plan.seed),
    ...setupCells(module, plan),
  };
}

/** One row per assignment of pilots; the first is the one that was asked for. */
export function summaryRows(module: GameModule, plan: MatchPlan, tally: Tally, stopped: Stopped): Row[] {
  const rows = [summaryRow(module, plan, tally.asked, sidePilots(plan), stopped)];
  if (tally.exchanged.games > 0) {
    const exchanged = [plan.agents[1]!, plan.agents[0]!];
    rows.push(summaryRow(module, plan, tally.exchanged, exchanged, stopped));
  }
  return rows;
}

export const PILOT_COLUMNS = [
  'compared',
  'name',
  'against',
  'games',
  ...decimals(6, 'win_rate', 'ci_low', 'ci_high'),
] as const;
type PilotRow = RowOf<typeof PILOT_COLUMNS>;

function pilotRow(
  compared: string,
  names: readonly string[],
  blocks: Float64Array,
  { rule }: Stopped,
): PilotRow {
  const [low, high] = intervalUnder(rule, blocks);
  const games = blockTotal(blocks) * (blocks.length - 1);
  return {
    compared,
    name: names[0]!,
    against: names[1]!,
    games,
    win_rate: blockMean(blocks),
    ci_low: low,
    ci_high: high,
  };
}

/** The sides with both pilots, and the pilots with both sides; nothing when the pilots are the same. */
export function pilotRows(plan: MatchPlan, tally: Tally, stopped: Stopped): PilotRow[] {
  if (tally.exchanged.games === 0) return [];
  const sides = plan.sides.map(({ name }) => name);
  return [
    pilotRow('side', sides, tally.sideBlocks, stopped),
    pilotRow('agent', plan.agents, tally.agentBlocks, stopped),
  ];
}

const lettersOf = (sides: number): string[] => [...SIDE_LETTERS.slice(0, sides)];

/** Of matches of so many sides. */
export function gamesColumns(module: GameModule, labels: readonly string[] = [], sides = 2): string[] {
  const letters = lettersOf(sides);
  return [
    'unit',
    'game',
    'seed',
    'seat_a',
    'winner',
    'end',
    'turns',
    'decisions',
    ...letters,
    ...letters.map((side) => `agent_${side}`),
    ...dialColumns(module, sides),
    ...module.game.measures,
    ...labels,
    'replay',
  ];
}

/** The games of one block as rows of games.csv; `seat_a` is 0 when side a took the first turn. */
export function gamesRows(
  module: GameModule,
  plan: MatchPlan,
  block: number,
  seed: Seed,
  records: readonly GameRecord[],
): Row[] {
  const { sides } = plan;
  const letters = lettersOf(sides.length);
  const inTurn = (names: readonly string[], prefix = ''): Row =>
    Object.fromEntries(letters.map((side, i) => [`${prefix}${side}`, names[i]!]));
  return records.map((record, index) => {
    const { pilots } = gameOfBlock(plan, block, index, seed);
    const agents = sidePilots({ ...plan, agents: pilots.of.map((agent) => plan.agents[agent]!) });
    const measures = module.game.measures.map((name, i) => [name, record.measures[i]!]);
    return {
      unit: block,
      game: index,
      seed: seedText(seed),
      seat_a: record.began === NOBODY ? 0 : seatOfSide(0, record.began, sides.length),
      winner: record.winner === NOBODY ? '' : SIDE_LETTERS[record.winner]!,
      end: record.end === 'won' ? module.game.ends[record.how]! : record.end,
      turns: record.turns,
      decisions: record.decisions,
      ...inTurn(sides.map(({ name }) => name)),
      ...inTurn(agents, 'agent_'),
      ...dialCells(module, plan),
      ...Object.fromEntries(measures),
      replay: replayKey(module, plan, block, index, record),
    };
  });
}

/** The games of a played piece, arm by arm, each with its arm's labels. */
export function pieceRows(
  module: GameModule,
  { arms, first, count, games }: DeliveredPiece,
  labels: (arm: number) => Row = () => ({}),
): Row[] {
  const width = rowWidth(module);
  return arms.flatMap((plan, arm) => {
    const perBlock = gamesPerBlock(plan);
    const seeds = blockSeeds(plan);
    const own = labels(arm);
    return Array.from({ length: count }, (_, i) => {
      const records = Array.from({ length: perBlock }, (_, index) =>
        unpackRecord(games[arm]!, (i * perBlock + index) * width, width),
      );
      const rows = gamesRows(module, plan, first + i, seeds(first + i), records);
      return rows.map((row) => ({ ...row, ...own }));
    }).flat();
  });
}

export const END_COLUMNS = ['a', 'b', 'end', 'games', ...decimals(6, 'share')] as const;

/** How games ended, with any pilots. */
export function endRows({ game }: GameModule, plan: MatchPlan, tally: Tally): Row[] {
  const names = [...game.ends, 'nobody won'];
  const rows = names.map((end, i) => ({
    a: plan.sides[0]!.name,
    b: plan.sides[1]!.name,
    end,
    games: tally.ends[i]!,
    share: tally.ends[i]! / tally.games,
  }));
  return rows.filter(({ games }, i) => games > 0 || i < game.ends.length);
}

export function turnColumns({ game }: GameModule): Column[] {
  return ['a', 'b', 'turn', 'games', ...decimals(6, ...game.tracks)];
}

/** The means of the game's tracks at the first decision of each turn, over the games that have one in it. */
export function turnRows({ game }: GameModule, plan: MatchPlan, tally: Tally): Row[] {
  const turns = Array.from({ length: TRACKED_TURNS }, (_, i) => i + 1);
  const reached = turns.filter((turn) => tally.gamesAt(turn) > 0);
  return reached.map((turn) => ({
    a: plan.sides[0]!.name,
    b: plan.sides[1]!.name,
    turn,
    games: tally.gamesAt(turn),
    ...Object.fromEntries(game.tracks.map((name, i) => [name, tally.trackAt(turn, i)])),
  }));
}
