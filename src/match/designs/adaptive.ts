import { Luck, seedOf } from '../../core/luck.js';
import { MOST_CHAINS } from '../../stats/dials/chain-cost.js';
import { type FairChains, fairChains } from '../../stats/dials/fair-chains.js';
import { handicapNeeds, portions } from '../../stats/procedures/handicap-needs.js';
import { type Handicaps, handicaps, strongerDeck } from '../../stats/procedures/handicaps.js';
import { type Plausible, plausibleHandicaps } from '../../stats/procedures/plausible-handicaps.js';
import { type SeatCells, seatCurve } from '../../stats/procedures/seat-curve.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { RowTally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';
import { type ChainLevel, ChainLevels } from './chains.js';
import type { StoppedBy } from './stop.js';

interface AdaptiveDesign {
  /** A match of one pilot against itself: the procedures exchange the decks between players of equal skill. */
  readonly plan: MatchPlan;
  /** Played over all numbers of chains. */
  readonly blocks: number;
  /** Resamplings for the intervals. */
  readonly draws?: number;
}

export interface AdaptiveResult {
  readonly levels: readonly ChainLevel[];
  readonly fairChains: FairChains;
  readonly found: Handicaps;
  /** `found` recomputed from plausible rates, for intervals. */
  readonly plausible: Plausible;
  readonly stoppedBy: StoppedBy;
}

const ALL_LEVELS = Array.from({ length: 2 * MOST_CHAINS + 1 }, (_, i) => i - MOST_CHAINS);
/** The share of all blocks that is spread evenly over all numbers of chains. */
const SWEEP = 0.15;
/** The rest goes where the procedures turn out to play, in this many rounds. */
const ROUNDS = 4;
const DRAWS = 1000;

/** Measures the win rates that the rulebook's procedures depend on, and computes their results. */
export async function playAdaptive(
  runner: TaskRunner,
  { plan, blocks, draws = DRAWS }: AdaptiveDesign,
): Promise<AdaptiveResult | undefined> {
  const levels = new ChainLevels(runner, plan);
  runner.foreseen += blocks * gamesPerBlock(plan);
  const sweep = Math.max(1, Math.floor((blocks * SWEEP) / ALL_LEVELS.length));
  await levels.play(ALL_LEVELS.map((chains) => ({ chains, blocks: sweep })));
  for (let left = ROUNDS; left > 0 && !runner.interrupted; left--) {
    const round = Math.floor((blocks - levels.blocks) / left);
    await levels.play(portions(handicapNeeds(foundBy(levels)), round));
  }
  if (levels.blocks === 0) return undefined;
  const found = foundBy(levels);
  const luck = new Luck(seedOf(plan.seed, 'adaptive'));
  return {
    levels: levels.all,
    fairChains: fairChains(levels.points),
    found,
    plausible: plausibleHandicaps(cellsOf(levels), found.stronger, draws, () => luck.fraction()),
    stoppedBy: levels.blocks < blocks ? 'interrupted' : 'games',
  };
}

function cellsOf(levels: ChainLevels): SeatCells[] {
  return ALL_LEVELS.map((chains) => seatCells(levels.at(chains).asked));
}

/** Blocks of two games, by which of them side a won. */
export function seatCells({ blocks, winsAFirst }: Pick<RowTally, 'blocks' | 'winsAFirst'>): SeatCells {
  const [none, one, both] = blocks as unknown as [number, number, number];
  const first = winsAFirst - both;
  return [none, one - first, first, both];
}

function foundBy(levels: ChainLevels): Handicaps {
  const curve = seatCurve(cellsOf(levels));
  return handicaps(curve, strongerDeck(curve));
}
