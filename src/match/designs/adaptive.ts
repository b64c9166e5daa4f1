import { Luck, seedOf } from '../../core/luck.js';
import type { Auction } from '../../games/dials.js';
import type { Crossing } from '../../stats/dials/crossing.js';
import { dialSetting } from '../../stats/dials/dial.js';
import { fairQuestion } from '../../stats/dials/handicap.js';
import { handicapNeeds, portions } from '../../stats/procedures/handicap-needs.js';
import { type Handicaps, handicaps, strongerDeck } from '../../stats/procedures/handicaps.js';
import { type Plausible, plausibleHandicaps } from '../../stats/procedures/plausible-handicaps.js';
import { type SeatCells, seatCurve } from '../../stats/procedures/seat-curve.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { RowTally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';
import type { DialLevel, DialLevels } from './dial-levels.js';
import { handicapLevels } from './handicap.js';
import type { StoppedBy } from './stop.js';

interface AdaptiveDesign {
  /** A match of one pilot against itself: the procedures exchange the decks between players of equal skill. */
  readonly plan: MatchPlan;
  readonly auction: Auction;
  /** Played over all handicaps. */
  readonly blocks: number;
  /** Resamplings for the intervals. */
  readonly draws?: number;
}

export interface AdaptiveResult {
  readonly levels: readonly DialLevel[];
  /** The handicap that makes the match even; a negative one is on side b. */
  readonly fair: Crossing;
  readonly found: Handicaps;
  /** `found` recomputed from plausible rates, for intervals. */
  readonly plausible: Plausible;
  readonly stoppedBy: StoppedBy;
}

/** The share of all blocks that is spread evenly over all handicaps. */
const SWEEP = 0.15;
/** The rest goes where the procedures turn out to play, in this many rounds. */
const ROUNDS = 4;
const DRAWS = 1000;

/** Measures the win rates that the rulebook's procedures depend on, and computes their results. */
export async function playAdaptive(
  runner: TaskRunner,
  { plan, auction, blocks, draws = DRAWS }: AdaptiveDesign,
): Promise<AdaptiveResult | undefined> {
  const levels = handicapLevels(runner, plan, auction);
  runner.foreseen += blocks * gamesPerBlock(plan);
  const every = everyHandicap(auction);
  const sweep = Math.max(1, Math.floor((blocks * SWEEP) / every.length));
  await levels.play(every.map((value) => ({ value, blocks: sweep })));
  for (let left = ROUNDS; left > 0 && !runner.interrupted; left--) {
    const round = Math.floor((blocks - levels.blocks) / left);
    await levels.play(portions(handicapNeeds(foundBy(levels, auction)), round));
  }
  if (levels.blocks === 0) return undefined;
  const found = foundBy(levels, auction);
  const luck = new Luck(seedOf(plan.seed, 'adaptive'));
  return {
    levels: levels.all,
    fair: fairOf(levels, auction),
    found,
    plausible: plausibleHandicaps(cellsOf(levels, auction), found.stronger, draws, () => luck.fraction()),
    stoppedBy: levels.blocks < blocks ? 'interrupted' : 'games',
  };
}

/** From the most on side b, which is negative, to the most on side a. */
function everyHandicap({ most }: Auction): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
}

function fairOf(levels: DialLevels, { most, cost }: Auction): Crossing {
  const question = fairQuestion({ most, scale: cost });
  return dialSetting(levels.pointsIn(question.range), question).setting!;
}

function cellsOf(levels: DialLevels, auction: Auction): SeatCells[] {
  return everyHandicap(auction).map((value) => seatCells(levels.at(value).asked));
}

/** Blocks of two games, by which of them side a won. */
export function seatCells({ blocks, winsAFirst }: Pick<RowTally, 'blocks' | 'winsAFirst'>): SeatCells {
  const [none, one, both] = blocks as unknown as [number, number, number];
  const first = winsAFirst - both;
  return [none, one - first, first, both];
}

function foundBy(levels: DialLevels, auction: Auction): Handicaps {
  const curve = seatCurve(cellsOf(levels, auction));
  return handicaps(curve, strongerDeck(curve));
}
