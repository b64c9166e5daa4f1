import { type ChainBlocks, nextRound } from '../../stats/dials/chain-allocation.js';
import type { ChainPoint } from '../../stats/dials/chain-curve.js';
import { type FairChains, fairChains, fairNumber } from '../../stats/dials/fair-chains.js';
import type { BlockCounts } from '../../stats/intervals/block-mean.js';
import { chunkSize, gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { Tally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';
import type { StoppedBy } from './stop.js';

/** The games of a match with this many chains on side a; negative chains are on side b. */
export interface ChainLevel {
  readonly chains: number;
  readonly tally: Tally;
}

/** Blocks per piece at least: rounds are made of many short tasks, and handing out costs something. */
const LEAST_PIECE = 4;

/** One match at several numbers of chains, each with luck of its own, so that they are independent evidence. */
export class ChainLevels {
  private readonly tallies = new Map<number, Tally>();
  private readonly arms = new Map<number, MatchPlan>();

  constructor(
    private readonly runner: TaskRunner,
    private readonly plan: MatchPlan,
  ) {}

  /** In the order of the chains. */
  get all(): ChainLevel[] {
    const levels = [...this.tallies].map(([chains, tally]) => ({ chains, tally }));
    return levels.filter(({ tally }) => tally.games > 0).sort((one, other) => one.chains - other.chains);
  }

  get points(): ChainPoint[] {
    return this.all.map(({ chains, tally }) => ({ chains, counts: sideCounts(tally) }));
  }

  get blocks(): number {
    return this.all.reduce((sum, { tally }) => sum + tally.blocks, 0);
  }

  /** Plays the blocks that follow those that each number of chains has had. */
  async play(wanted: readonly ChainBlocks[]): Promise<void> {
    const tasks = wanted.map(({ chains, blocks }) => ({
      arm: this.arm(chains),
      first: this.at(chains).blocks,
      blocks,
      pieceBlocks: Math.max(LEAST_PIECE, chunkSize(blocks)),
    }));
    const played = await this.runner.tally(tasks);
    for (const [i, { chains }] of wanted.entries()) this.at(chains).add(played[i]!.numbers);
  }

  at(chains: number): Tally {
    const known = this.tallies.get(chains) ?? this.runner.tallyOf(this.plan);
    this.tallies.set(chains, known);
    return known;
  }

  private arm(chains: number): MatchPlan {
    const known = this.arms.get(chains) ?? chained(this.plan, chains);
    this.arms.set(chains, known);
    return known;
  }
}

/** The match with this many chains on side a, or on side b where they are negative. */
function chained(plan: MatchPlan, chains: number): MatchPlan {
  const both = [Math.max(0, chains), Math.max(0, -chains)] as const;
  const dials = { ...plan.options.dials, chains: both };
  return { ...plan, options: { ...plan.options, dials }, stream: `chains ${chains}` };
}

/** Side a's wins over all pilots: a deck must not owe its chains to who plays it. */
export function sideCounts(tally: Tally): BlockCounts {
  return tally.sideBlocks;
}

export interface ChainsDesign {
  readonly plan: MatchPlan;
  /** Played at most, over all numbers of chains. */
  readonly blocks: number;
  /** Half the width of the fair number's interval, in chains, at which to stop; 0 plays all blocks. */
  readonly goal: number;
}

export interface ChainsResult extends FairChains {
  readonly levels: readonly ChainLevel[];
  /** `beyond` when no number of chains is fair and more games would not change that. */
  readonly stoppedBy: Exclude<StoppedBy, 'sprt'> | 'beyond';
}

/** The first round at least, and what the rounds after it add to what there is: few looks, so little to correct. */
const FIRST_ROUND = 0.05;
const MOST_IN_FIRST = 500;
const GROWTH = 0.5;

/** Measures the win rate over chains, most where it crosses one half; undefined when nothing could be played. */
export async function playChains(
  runner: TaskRunner,
  { plan, blocks, goal }: ChainsDesign,
): Promise<ChainsResult | undefined> {
  const levels = new ChainLevels(runner, plan);
  const first = Math.min(MOST_IN_FIRST, Math.ceil(FIRST_ROUND * blocks));
  const before = runner.foreseen;
  for (;;) {
    runner.foreseen = before + foreseen(levels, { blocks, goal }) * gamesPerBlock(plan);
    const blocksPerRound = Math.max(first, Math.round(GROWTH * levels.blocks));
    const { allocation, done } = nextRound(levels.points, { blocksPerRound, goal, maxBlocks: blocks });
    if (done || runner.interrupted) break;
    await levels.play(allocation);
  }
  if (levels.blocks === 0) return undefined;
  const found = fairChains(levels.points);
  return { ...found, levels: levels.all, stoppedBy: stoppedBy(runner, levels, found, { blocks, goal }) };
}

type Bounds = Pick<ChainsDesign, 'blocks' | 'goal'>;

/** Blocks that the run is expected to take: four times as many for an interval of half the width. */
function foreseen(levels: ChainLevels, { blocks, goal }: Bounds): number {
  if (goal === 0 || levels.blocks === 0) return blocks;
  const { low, high } = fairNumber(levels.points);
  const needed = levels.blocks * ((high - low) / (2 * goal)) ** 2;
  return needed < blocks ? Math.ceil(needed) : blocks;
}

function stoppedBy(
  runner: TaskRunner,
  levels: ChainLevels,
  { fair }: FairChains,
  { blocks, goal }: Bounds,
): ChainsResult['stoppedBy'] {
  if (goal > 0 && fair.high - fair.low <= 2 * goal) return 'ci';
  if (levels.blocks >= blocks) return 'games';
  return runner.interrupted ? 'interrupted' : 'beyond';
}
