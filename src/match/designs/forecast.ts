import { neededFor } from '../../stats/dials/dial-allocation.js';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { type BlockCounts, blockMean } from '../../stats/intervals/block-mean.js';
import { blockVariance } from '../../stats/intervals/block-variance.js';
import { type Interval, Z95 } from '../../stats/intervals/wilson.js';
import { fixedBlocks, sequenceBlocks, sprtBlocks } from '../../stats/sequential/planned-blocks.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { Tally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';
import { type DialDesign, playDial } from './dial.js';
import type { StopRule } from './stop.js';

/** The cost and precision of a match, estimated from some of its blocks. */
export interface Forecast {
  /** Games until it ends, on average. */
  readonly games: number;
  /** Games after which it gives up. */
  readonly most: number;
  /** Whether the stopping rule is expected to end it before that. */
  readonly settles: boolean;
  /** Half the width of the interval for the win rate that is to be expected. */
  readonly halfWidth: number;
  /** For a precision: the games that would give it when their number is fixed in advance. */
  readonly fixedGames?: number;
  /** For a test: the games at the least convenient win rate that the trial does not exclude. */
  readonly longest?: number;
}

interface ForecastDesign {
  readonly plan: MatchPlan;
  readonly blocks: number;
  readonly stop: StopRule;
}

export function forecast({ plan, blocks, stop }: ForecastDesign, tally: Tally): Forecast {
  const perBlock = gamesPerBlock(plan);
  const most = blocks * perBlock;
  if (stop.kind === 'none') {
    return { games: most, most, settles: false, halfWidth: halfWidthOf(mixed(tally.asked.blocks), blocks) };
  }
  const counts = mixed(tally.sideBlocks);
  const variance = blockVariance(counts);
  const need = blocksFor(stop, counts, variance);
  const games = Math.min(need.blocks, blocks) * perBlock;
  const settles = need.blocks <= blocks;
  if (stop.kind === 'ci') {
    const fixedGames = fixedBlocks(stop.halfWidth, variance) * perBlock;
    return { games, most, settles, halfWidth: stop.halfWidth, fixedGames };
  }
  const longest = Math.min(need.longest, blocks) * perBlock;
  return { games, most, settles, halfWidth: halfWidthOf(counts, games / perBlock), longest };
}

function blocksFor(stop: Exclude<StopRule, { kind: 'none' }>, counts: BlockCounts, variance: number) {
  if (stop.kind === 'ci') {
    const blocks = sequenceBlocks(stop.halfWidth, counts);
    return { blocks, longest: blocks };
  }
  const expected = (rate: number) => Math.max(1, Math.ceil(sprtBlocks(rate, stop, variance)));
  const middle = within((stop.null + stop.alternative) / 2, blockInterval(counts));
  return { blocks: expected(blockMean(counts)), longest: expected(middle) };
}

function within(rate: number, [low, high]: Interval): number {
  return Math.min(high, Math.max(low, rate));
}

function halfWidthOf(counts: BlockCounts, blocks: number): number {
  return Z95 * Math.sqrt(blockVariance(counts) / blocks);
}

/** Blocks that all went one way would promise certainty, so each end counts as seen half a time more. */
function mixed(counts: BlockCounts): number[] {
  const ends = [0, counts.length - 1];
  return Array.from(counts, (count, wins) => (ends.includes(wins) ? count + 0.5 : count));
}

/** The cost and precision of a search for the setting of a dial. */
export interface DialForecast {
  /** Games until it ends. */
  readonly games: number;
  /** Games after which it gives up. */
  readonly most: number;
  /** Half the width of the setting's interval that is asked for; 0 when none is. */
  readonly goal: number;
  /** What is to be expected of it; undefined where the first games do not say. */
  readonly halfWidth: number | undefined;
}

/** More say little more about what the rest will take. */
const MOST_FOR_DIAL = 10_000;
const LEAST_FOR_DIAL = 400;

/** From a short search of its own: an interval of half the width takes four times as many games. */
export async function dialForecast(
  runner: TaskRunner,
  design: DialDesign,
  affordable: number,
): Promise<DialForecast> {
  const perBlock = gamesPerBlock(design.planAt(design.printed));
  const [most, goal] = [design.blocks * perBlock, design.goal];
  const games = Math.min(MOST_FOR_DIAL, Math.max(LEAST_FOR_DIAL, affordable));
  const blocks = Math.min(design.blocks, Math.ceil(games / perBlock));
  const first = await playDial(runner, { ...design, blocks, all: false });
  const setting = first?.setting;
  const width = setting ? setting.high - setting.low : Number.NaN;
  if (!setting || !Number.isFinite(width)) return { games: most, most, goal, halfWidth: undefined };
  const used = first.levels.reduce((sum, { tally }) => sum + tally.games, 0);
  const needed = goal === 0 ? most : Math.ceil(used * Math.max(1, neededFor(setting, goal)));
  const whole = Math.min(most, needed);
  return { games: whole, most, goal, halfWidth: Math.min(width / 2, (width / 2) * Math.sqrt(used / whole)) };
}
