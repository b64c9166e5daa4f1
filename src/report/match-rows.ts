import { NOBODY } from '../core/game.js';
import { seedText } from '../core/luck.js';
import type { GameModule } from '../games/module.js';
import type { GameRecord } from '../match/play.js';
import { replayKey } from '../match/replay.js';
import { blockSeed, gameOfBlock, type MatchPlan } from '../match/schedule.js';
import type { MatchTally, RowTally } from '../match/tally.js';
import { blockInterval } from '../stats/block-interval.js';
import { blockMean, blockTotal } from '../stats/block-mean.js';
import type { Row } from './csv.js';

export const SUMMARY_COLUMNS = [
  'game',
  'a',
  'b',
  'agent_a',
  'agent_b',
  'chains_a',
  'chains_b',
  'games',
  'wins_a',
  'wins_b',
  'draws',
  'win_rate_a',
  'ci_low',
  'ci_high',
  'first_seat_win_rate',
  'mean_turns',
  'stopped_by',
  'seed',
] as const;
export type SummaryRow = Row<(typeof SUMMARY_COLUMNS)[number]>;

/** What ended a match: all its games were played, or a person stopped it. */
export type StoppedBy = 'games' | 'interrupted';

function summaryRow(
  plan: MatchPlan,
  tally: RowTally,
  agents: readonly string[],
  stopped: StoppedBy,
): SummaryRow {
  const [low, high] = blockInterval(tally.blocks);
  return {
    game: plan.game,
    a: plan.sides[0].name,
    b: plan.sides[1].name,
    agent_a: agents[0]!,
    agent_b: agents[1]!,
    chains_a: plan.options.chains[0],
    chains_b: plan.options.chains[1],
    games: tally.games,
    wins_a: tally.wins[0],
    wins_b: tally.wins[1],
    draws: tally.draws,
    win_rate_a: tally.wins[0] / tally.games,
    ci_low: low,
    ci_high: high,
    first_seat_win_rate: tally.firstSeatWins / tally.games,
    mean_turns: tally.turns / tally.games,
    stopped_by: stopped,
    seed: Number(plan.seed),
  };
}

/** One row per assignment of pilots; the first is the one that was asked for. */
export function summaryRows(plan: MatchPlan, tally: MatchTally, stopped: StoppedBy): SummaryRow[] {
  const rows = [summaryRow(plan, tally.asked, plan.agents, stopped)];
  if (tally.exchanged.games > 0) {
    rows.push(summaryRow(plan, tally.exchanged, [plan.agents[1], plan.agents[0]], stopped));
  }
  return rows;
}

export const PILOT_COLUMNS = [
  'compared',
  'name',
  'against',
  'games',
  'win_rate',
  'ci_low',
  'ci_high',
] as const;
export type PilotRow = Row<(typeof PILOT_COLUMNS)[number]>;

function pilotRow(compared: string, names: readonly [string, string], blocks: Float64Array): PilotRow {
  const [low, high] = blockInterval(blocks);
  const games = blockTotal(blocks) * (blocks.length - 1);
  return {
    compared,
    name: names[0],
    against: names[1],
    games,
    win_rate: blockMean(blocks),
    ci_low: low,
    ci_high: high,
  };
}

/** The sides with both pilots, and the pilots with both sides; nothing when the pilots are the same. */
export function pilotRows(plan: MatchPlan, tally: MatchTally): PilotRow[] {
  if (tally.exchanged.games === 0) return [];
  const sides = [plan.sides[0].name, plan.sides[1].name] as const;
  return [pilotRow('side', sides, tally.sideBlocks), pilotRow('agent', plan.agents, tally.agentBlocks)];
}

export function gamesColumns(module: GameModule): string[] {
  const fixed = [
    'unit',
    'game',
    'seed',
    'seat_a',
    'winner',
    'end',
    'turns',
    'decisions',
    'agent_a',
    'agent_b',
  ];
  return [...fixed, ...module.game.measures, 'replay'];
}

/** The games of one block as rows of games.csv; `seat_a` is 0 when side a took the first turn. */
export function gamesRows(
  module: GameModule,
  plan: MatchPlan,
  block: number,
  records: readonly GameRecord[],
): Row[] {
  const seed = blockSeed(plan, block);
  return records.map((record, index) => {
    const { first, pilots } = gameOfBlock(block, index, seed);
    const measures = module.game.measures.map((name, i) => [name, record.measures[i]!]);
    return {
      unit: block,
      game: index,
      seed: seedText(seed),
      seat_a: first,
      winner: record.winner === NOBODY ? 'none' : 'ab'[record.winner]!,
      end: record.end,
      turns: record.turns,
      decisions: record.decisions,
      agent_a: plan.agents[pilots[0]],
      agent_b: plan.agents[pilots[1]],
      ...Object.fromEntries(measures),
      replay: replayKey(plan, block, index),
    };
  });
}
