import { type DialFound, dialSetting } from '../../stats/dials/dial.js';
import {
  type DialBudget,
  type DialSearch,
  isSettled,
  neededFor,
  nextDialRound,
} from '../../stats/dials/dial-allocation.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { SoFar } from '../so-far.js';
import type { TaskRunner } from '../task-runner.js';
import { type DialLevel, DialLevels } from './dial-levels.js';
import type { StoppedBy } from './stop.js';

export interface DialDesign extends DialSearch {
  planAt(value: number): MatchPlan;
  /** Sets the luck of this dial's settings apart from that of other plans. */
  readonly stream: string;
  /** Played at most, over all settings. */
  readonly blocks: number;
  /** Half the width of the setting's interval at which to stop; 0 when no width is enough. */
  readonly goal: number;
  /** Whether all blocks are played, even where more of them would not change the answer. */
  readonly all?: boolean;
}

export interface DialResult extends DialFound {
  readonly levels: readonly DialLevel[];
  /**
   * `beyond` when the target is outside of what the dial can do, `no effect` when it does nothing that could be
   * seen, `mixed` when it has no direction: then more games would not change the answer.
   */
  readonly stoppedBy: Exclude<StoppedBy, 'sprt'> | 'beyond' | 'no effect' | 'mixed';
}

/** Of all blocks, those of the first sweep, but at least some at each of its settings; and of games at most. */
const FIRST_ROUND = 0.05;
const LEAST_IN_FIRST = 40;
const MOST_IN_FIRST = 500;
/**
 * Games at the printed setting in any case, which give its win rate to ±2 points; but a short run is for the
 * question, so they are at most this share of all.
 */
const PRINTED_GAMES = 2500;
const MOST_AT_PRINTED = 0.2;

/** Measures the win rate over a dial, most where it crosses the target; undefined when nothing was played. */
export async function playDial(runner: TaskRunner, design: DialDesign): Promise<DialResult | undefined> {
  const { planAt, stream, range } = design;
  const perBlock = gamesPerBlock(planAt(design.printed));
  const budget = budgetOf(design, perBlock);
  const levels = new DialLevels(runner, planAt, stream);
  const before = runner.foreseen;
  for (;;) {
    runner.foreseen = before + foreseen(levels, design) * perBlock;
    const maxBlocks = design.blocks - levels.blocksOutside(range);
    const { allocation, done } = nextDialRound(levels.pointsIn(range), design, { ...budget, maxBlocks });
    if (done || runner.interrupted) break;
    await levels.play(allocation);
    const soFar = soFarOf(levels, design);
    runner.soFar = () => soFar;
  }
  if (levels.pointsIn(range).length === 0) return undefined;
  const found = dialSetting(levels.pointsIn(range), design);
  return { ...found, levels: levels.all, stoppedBy: stoppedBy(runner, levels, found, design) };
}

/** The setting after a round; undefined where the games say nothing about it yet. */
function soFarOf(levels: DialLevels, design: DialDesign): SoFar | undefined {
  const points = levels.pointsIn(design.range);
  const { setting } = points.length === 0 ? {} : dialSetting(points, design);
  return setting && { kind: 'setting', setting: setting.estimate, interval: [setting.low, setting.high] };
}

function budgetOf(
  { blocks, goal, all = false }: DialDesign,
  perBlock: number,
): Omit<DialBudget, 'maxBlocks'> {
  const share = Math.min(MOST_IN_FIRST / perBlock, FIRST_ROUND * blocks);
  const firstRound = Math.ceil(Math.max(LEAST_IN_FIRST, share));
  const atPrinted = Math.floor(Math.min(Math.ceil(PRINTED_GAMES / perBlock), MOST_AT_PRINTED * blocks));
  return { firstRound, atPrinted, goal, all };
}

/** Blocks that the run is expected to take. */
function foreseen(levels: DialLevels, design: DialDesign): number {
  const { blocks, goal, range } = design;
  if (goal === 0 || levels.pointsIn(range).length === 0) return blocks;
  const { setting } = dialSetting(levels.pointsIn(range), design);
  const needed = setting ? levels.blocks * neededFor(setting, goal) : blocks;
  return needed < blocks ? Math.ceil(needed) : blocks;
}

function stoppedBy(
  runner: TaskRunner,
  levels: DialLevels,
  { shape, setting }: DialFound,
  { blocks, goal, all = false }: DialDesign,
): DialResult['stoppedBy'] {
  if (all) return levels.blocks >= blocks ? 'games' : 'interrupted';
  if (setting && isSettled(setting, goal)) return Number.isFinite(setting.estimate) ? 'ci' : 'beyond';
  if (runner.interrupted && levels.blocks < blocks) return 'interrupted';
  if (shape === 'flat') return 'no effect';
  return shape === 'mixed' ? 'mixed' : 'games';
}
