import { type DialFound, type DialPoint, dialSetting } from '../../stats/dials/dial.js';
import {
  type DialBlocks,
  type DialQuestion,
  isSettled,
  neededFor,
  nextDialRound,
} from '../../stats/dials/dial-allocation.js';
import type { BlockCounts } from '../../stats/intervals/block-mean.js';
import { chunkSize, gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { Tally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';
import type { StoppedBy } from './stop.js';

/** The games with a dial at one setting. */
export interface DialLevel {
  readonly value: number;
  readonly tally: Tally;
}

/** Blocks per piece at least: rounds are made of many short tasks, and handing out costs something. */
const LEAST_PIECE = 4;

/** One match at several settings of a dial, each with luck of its own, so that they are independent evidence. */
class DialLevels {
  private readonly tallies = new Map<number, Tally>();
  private readonly arms = new Map<number, MatchPlan>();

  constructor(
    private readonly runner: TaskRunner,
    private readonly planAt: (value: number) => MatchPlan,
  ) {}

  /** In the order of the settings. */
  get all(): DialLevel[] {
    const levels = [...this.tallies].map(([value, tally]) => ({ value, tally }));
    return levels.filter(({ tally }) => tally.games > 0).sort((one, other) => one.value - other.value);
  }

  get points(): DialPoint[] {
    return this.all.map(({ value, tally }) => ({ value, counts: playersCounts(tally) }));
  }

  get blocks(): number {
    return this.all.reduce((sum, { tally }) => sum + tally.blocks, 0);
  }

  /** Plays the blocks that follow those that each setting has had. */
  async play(wanted: readonly DialBlocks[]): Promise<void> {
    const tasks = wanted.map(({ value, blocks }) => ({
      arm: this.arm(value),
      first: this.tallies.get(value)!.blocks,
      blocks,
      pieceBlocks: Math.max(LEAST_PIECE, chunkSize(blocks)),
    }));
    const played = await this.runner.tally(tasks);
    for (const [i, { value }] of wanted.entries()) this.tallies.get(value)!.add(played[i]!.numbers);
  }

  private arm(value: number): MatchPlan {
    const known = this.arms.get(value);
    if (known) return known;
    const arm = { ...this.planAt(value), stream: `dial ${value}` };
    this.arms.set(value, arm);
    this.tallies.set(value, this.runner.tallyOf(arm));
    return arm;
  }
}

/** The players' wins. */
export function playersCounts(tally: Tally): BlockCounts {
  return tally.sideBlocks;
}

export interface TuneDesign extends DialQuestion {
  planAt(value: number): MatchPlan;
  /** Played at most, over all settings. */
  readonly blocks: number;
  /** Half the width of the setting's interval at which to stop; 0 plays all blocks. */
  readonly goal: number;
}

export interface TuneResult extends DialFound {
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

/** Measures the win rate over a dial, most where it crosses the target; undefined when nothing was played. */
export async function playTune(runner: TaskRunner, design: TuneDesign): Promise<TuneResult | undefined> {
  const { planAt, blocks, goal } = design;
  const perBlock = gamesPerBlock(planAt(design.printed));
  const share = Math.min(MOST_IN_FIRST / perBlock, FIRST_ROUND * blocks);
  const firstRound = Math.ceil(Math.max(LEAST_IN_FIRST, share));
  const levels = new DialLevels(runner, planAt);
  const before = runner.foreseen;
  for (;;) {
    runner.foreseen = before + foreseen(levels, design) * perBlock;
    const { allocation, done } = nextDialRound(levels.points, design, {
      firstRound,
      goal,
      maxBlocks: blocks,
    });
    if (done || runner.interrupted) break;
    await levels.play(allocation);
  }
  if (levels.blocks === 0) return undefined;
  const found = dialSetting(levels.points, design.range, design.target);
  return { ...found, levels: levels.all, stoppedBy: stoppedBy(runner, levels, found, design) };
}

type Bounds = Pick<TuneDesign, 'blocks' | 'goal' | 'range' | 'target'>;

/** Blocks that the run is expected to take. */
function foreseen(levels: DialLevels, { blocks, goal, range, target }: Bounds): number {
  if (goal === 0 || levels.blocks === 0) return blocks;
  const { setting } = dialSetting(levels.points, range, target);
  const needed = setting ? levels.blocks * neededFor(setting, goal) : blocks;
  return needed < blocks ? Math.ceil(needed) : blocks;
}

function stoppedBy(
  runner: TaskRunner,
  levels: DialLevels,
  { shape, setting }: DialFound,
  { blocks, goal }: Bounds,
): TuneResult['stoppedBy'] {
  if (setting && isSettled(setting, goal)) return Number.isFinite(setting.estimate) ? 'ci' : 'beyond';
  if (runner.interrupted) return 'interrupted';
  if (shape === 'flat') return 'no effect';
  if (shape === 'mixed') return 'mixed';
  return levels.blocks >= blocks ? 'games' : 'beyond';
}
