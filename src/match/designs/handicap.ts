import type { Auction } from '../../games/dials.js';
import { fairQuestion, type HandicapFound, handicapFound } from '../../stats/dials/handicap.js';
import type { MatchPlan } from '../schedule.js';
import type { TaskRunner } from '../task-runner.js';
import { type DialDesign, type DialResult, playDial } from './dial.js';
import { DialLevels } from './dial-levels.js';

export interface HandicapDesign extends Pick<DialDesign, 'blocks' | 'goal' | 'all'> {
  readonly plan: MatchPlan;
  readonly auction: Auction;
}

export interface HandicapResult extends HandicapFound, Pick<DialResult, 'levels' | 'stoppedBy'> {}

/** The match with this much of the handicap on side a, or on side b where it is negative. */
export function handicapped(plan: MatchPlan, { dial }: Auction, value: number): MatchPlan {
  const both = [Math.max(0, value), Math.max(0, -value)] as const;
  return { ...plan, options: { ...plan.options, dials: { ...plan.options.dials, [dial]: both } } };
}

/** The levels of a handicap. */
export function handicapLevels(runner: TaskRunner, plan: MatchPlan, auction: Auction): DialLevels {
  return new DialLevels(runner, (value) => handicapped(plan, auction, value), auction.dial);
}

/** A handicap as a dial of which the setting that makes the match fair is wanted. */
export function handicapDial({ plan, auction, blocks, goal, all = false }: HandicapDesign): DialDesign {
  return {
    ...fairQuestion({ most: auction.most, scale: auction.cost }),
    planAt: (value) => handicapped(plan, auction, value),
    stream: auction.dial,
    printed: 0,
    slope: true,
    blocks,
    goal,
    all,
  };
}

/** Measures the win rate over a handicap, most where it crosses one half; undefined when nothing was played. */
export async function playHandicap(
  runner: TaskRunner,
  design: HandicapDesign,
): Promise<HandicapResult | undefined> {
  const result = await playDial(runner, handicapDial(design));
  if (!result) return undefined;
  const { levels, stoppedBy } = result;
  const points = levels.map(({ value, tally }) => ({ value, counts: tally.sideBlocks }));
  const { most, cost } = design.auction;
  return { ...handicapFound(points, { most, scale: cost }), levels, stoppedBy };
}
