import { SIDE_LETTERS } from '../../games/dials.js';
import { intervalUnder } from '../../match/designs/stop.js';
import { type MatchPlan, sidePilots } from '../../match/schedule.js';
import type { Tally } from '../../match/tally.js';
import { type BlockCounts, blockMean, blockTotal } from '../../stats/intervals/block-mean.js';
import { ratioInterval } from '../../stats/intervals/ratio-interval.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { decimals, type RowOf } from './csv.js';
import type { Stopped } from './match.js';

/** Of a match of more than two sides; seat 0 began. */
export const SIDE_COLUMNS = [
  'game',
  'side',
  'name',
  'agent',
  'seat',
  'games',
  'wins',
  ...decimals(6, 'win_rate', 'ci_low', 'ci_high'),
  'stopped_by',
  'seed',
] as const;
export type SideRow = RowOf<typeof SIDE_COLUMNS>;

interface Figures {
  readonly games: number;
  readonly wins: number;
  readonly interval: Interval;
}

const ofBlocks = (counts: BlockCounts, { rule }: Stopped): Figures => {
  const games = blockTotal(counts) * (counts.length - 1);
  return { games, wins: Math.round(blockMean(counts) * games), interval: intervalUnder(rule, counts) };
};

/** A row per side, per side and seat, and per seat. */
export function sideRows(plan: MatchPlan, tally: Tally, stopped: Stopped): SideRow[] {
  const { sides } = tally;
  if (!sides) throw new Error('a match of two sides has no rows of sides');
  const all = plan.sides.map((_, side) => side);
  const pilots = sidePilots(plan);
  const row = (side: number | undefined, seat: number | undefined, figures: Figures): SideRow => ({
    game: plan.game,
    side: side === undefined ? '' : SIDE_LETTERS[side]!,
    name: side === undefined ? '' : plan.sides[side]!.name,
    agent: side === undefined ? '' : pilots[side]!,
    seat: seat ?? '',
    games: figures.games,
    wins: figures.wins,
    win_rate: figures.wins / figures.games,
    ci_low: figures.interval[0],
    ci_high: figures.interval[1],
    stopped_by: stopped.by,
    seed: Number(plan.seed),
  });
  const cell = (side: number, seat: number): SideRow[] => {
    const moments = sides.cell(side, seat);
    if (moments.n === 0) return [];
    return [row(side, seat, { games: moments.sizes, wins: moments.hits, interval: ratioInterval(moments) })];
  };
  return [
    ...all.map((side) => row(side, undefined, ofBlocks(sides.side(side), stopped))),
    ...all.flatMap((side) => all.flatMap((seat) => cell(side, seat))),
    ...all
      .filter((seat) => blockTotal(sides.seat(seat)) > 0)
      .map((seat) => row(undefined, seat, ofBlocks(sides.seat(seat), stopped))),
  ];
}
