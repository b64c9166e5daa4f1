import type { DialBlocks } from '../../stats/dials/dial-allocation.js';
import type { DialPoint, DialRange } from '../../stats/dials/dial-curve.js';
import { chunkSize, type MatchPlan } from '../schedule.js';
import type { Tally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';

/** The games with a dial at one setting. */
export interface DialLevel {
  readonly value: number;
  readonly tally: Tally;
}

/** Blocks per piece at least: rounds are made of many short tasks, and handing out costs something. */
const LEAST_PIECE = 4;

/** One match at several settings of a dial, each with luck of its own, so that they are independent evidence. */
export class DialLevels {
  private readonly tallies = new Map<number, Tally>();
  private readonly arms = new Map<number, MatchPlan>();

  constructor(
    private readonly runner: TaskRunner,
    private readonly planAt: (value: number) => MatchPlan,
    private readonly stream: string,
  ) {}

  /** In the order of the settings. */
  get all(): DialLevel[] {
    const levels = [...this.tallies].map(([value, tally]) => ({ value, tally }));
    return levels.filter(({ tally }) => tally.games > 0).sort((one, other) => one.value - other.value);
  }

  get blocks(): number {
    return this.all.reduce((sum, { tally }) => sum + tally.blocks, 0);
  }

  /** Side a's wins over all pilots: no side owes its setting to who plays it. */
  pointsIn(range: DialRange): DialPoint[] {
    const inside = this.all.filter(({ value }) => isIn(range, value));
    return inside.map(({ value, tally }) => ({ value, counts: tally.sideBlocks }));
  }

  /** Blocks at a printed setting that is not in the range. */
  blocksOutside(range: DialRange): number {
    const outside = this.all.filter(({ value }) => !isIn(range, value));
    return outside.reduce((sum, { tally }) => sum + tally.blocks, 0);
  }

  /** Plays the blocks that follow those that each setting has had. */
  async play(wanted: readonly DialBlocks[]): Promise<void> {
    const tasks = wanted.map(({ value, blocks }) => ({
      arm: this.arm(value),
      first: this.at(value).blocks,
      blocks,
      pieceBlocks: Math.max(LEAST_PIECE, chunkSize(blocks)),
    }));
    const played = await this.runner.tally(tasks);
    for (const [i, { value }] of wanted.entries()) this.at(value).add(played[i]!.numbers);
  }

  at(value: number): Tally {
    const known = this.tallies.get(value) ?? this.runner.tallyOf(this.arm(value));
    this.tallies.set(value, known);
    return known;
  }

  private arm(value: number): MatchPlan {
    const known = this.arms.get(value) ?? { ...this.planAt(value), stream: `${this.stream} ${value}` };
    this.arms.set(value, known);
    return known;
  }
}

function isIn([low, high]: DialRange, value: number): boolean {
  return value >= low && value <= high;
}
