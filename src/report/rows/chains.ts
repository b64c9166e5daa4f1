import { decimal, MINUS, type Noun } from '../../core/english.js';
import type { Auction } from '../../games/dials.js';
import type { DialLevel } from '../../match/designs/dial-levels.js';
import type { HandicapResult } from '../../match/designs/handicap.js';
import type { MatchPlan } from '../../match/schedule.js';
import { type BidAdvice, bidAdvice } from '../../stats/dials/auction-advice.js';
import { pointLevel } from '../../stats/dials/dial.js';
import { fairQuestion, type HandicapRate } from '../../stats/dials/handicap.js';
import { stepWorth } from '../../stats/dials/shifted-setting.js';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { type Claim, rateClaim } from '../claims/claims.js';
import type { Checked, CheckedSetting } from './check.js';
import { decimals, infinityAsText, type Row, type RowOf } from './csv.js';

export const CHAINS_COLUMNS = [
  'a',
  'b',
  'chains_a',
  'games',
  'wins_a',
  ...decimals(6, 'win_rate_a', 'ci_low', 'ci_high', 'fit', 'fit_low', 'fit_high'),
] as const;
type ChainsRow = RowOf<typeof CHAINS_COLUMNS>;

export const FAIR_COLUMNS = [
  'a',
  'b',
  ...decimals(6, 'fair_chains', 'fair_low', 'fair_high', 'points_per_chain'),
  'max_bid_a',
  'max_bid_b',
  'games',
  'stopped_by',
  'seed',
  ...decimals(6, 'points_low', 'points_high'),
  'agent_a',
  'agent_b',
  'bid_right_a',
  'bid_wrong_a',
  'bid_right_b',
  'bid_wrong_b',
] as const;
type FairRow = RowOf<typeof FAIR_COLUMNS>;

/** The results with a number of chains, over all pilots. */
export interface LevelFigures {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly interval: Interval;
}

export function levelFigures({ tally }: DialLevel): LevelFigures {
  const counts = tally.sideBlocks;
  return {
    games: tally.games,
    wins: tally.asked.wins[0]! + tally.exchanged.wins[0]!,
    rate: blockMean(counts),
    interval: blockInterval(counts, pointLevel('adaptive')),
  };
}

/** One row per number of chains that was played. */
export function chainsRows(plan: MatchPlan, { levels, fit }: HandicapResult): ChainsRow[] {
  const fitted = new Map(fit.map((rate): [number, HandicapRate] => [rate.value, rate]));
  return levels.map((level) => {
    const { games, wins, rate, interval } = levelFigures(level);
    const curve = fitted.get(level.value)!;
    return {
      a: plan.sides[0].name,
      b: plan.sides[1].name,
      chains_a: level.value,
      games,
      wins_a: wins,
      win_rate_a: rate,
      ci_low: interval[0],
      ci_high: interval[1],
      fit: curve.rate,
      fit_low: curve.low,
      fit_high: curve.high,
    };
  });
}

/** What the games of all pilots leave possible as the fair number; without a check, those of one. */
export const knownFair = ({ fair }: HandicapResult, checked: Checked | undefined): Interval =>
  checked?.known ?? [fair.low, fair.high];

/** Advice for either side of an auction. */
export function bidsIn(known: Interval, most: number): readonly [BidAdvice, BidAdvice] {
  return [bidAdvice(known, most), bidAdvice([0 - known[1], 0 - known[0]], most)];
}

function bidCells(result: HandicapResult, checked: Checked | undefined) {
  const most = result.fit.at(-1)!.value;
  const [a, b] = bidsIn(knownFair(result, checked), most);
  return {
    bid_right_a: a.right ?? '',
    bid_wrong_a: a.wrong ?? '',
    bid_right_b: b.right ?? '',
    bid_wrong_b: b.wrong ?? '',
  };
}

/** The fair number as a second pilot checks it: at the whole number next to it. */
export function fairCheck(
  { fair, levels }: Pick<HandicapResult, 'fair' | 'levels'>,
  { most, cost }: Auction,
  { one }: Noun,
): CheckedSetting {
  const question = fairQuestion({ most, scale: cost });
  const at = Math.min(most, Math.max(-most, Math.round(fair.estimate)));
  const points = levels.map(({ value, tally }) => ({ value, counts: tally.sideBlocks }));
  const margin = { value: 1, words: `1 ${one}` };
  return { at, answer: fair, question, worth: stepWorth(points, question, fair.estimate), margin };
}

export function fairRow(plan: MatchPlan, result: HandicapResult, checked?: Checked): FairRow {
  const { fair, pointsPerStep, maxBidA, maxBidB, levels, stoppedBy } = result;
  return {
    a: plan.sides[0].name,
    b: plan.sides[1].name,
    fair_chains: infinityAsText(fair.estimate),
    fair_low: infinityAsText(fair.low),
    fair_high: infinityAsText(fair.high),
    points_per_chain: pointsPerStep.value,
    max_bid_a: maxBidA,
    max_bid_b: maxBidB,
    games: levels.reduce((sum, { tally }) => sum + tally.games, 0),
    stopped_by: stoppedBy,
    seed: Number(plan.seed),
    points_low: pointsPerStep.low,
    points_high: pointsPerStep.high,
    agent_a: plan.agents[0]!,
    agent_b: plan.agents[1]!,
    ...bidCells(result, checked),
  };
}

/** Which deck is stronger without chains, and how many make it fair; where none does, one more than there are. */
export function chainsClaims({ sides }: MatchPlan, { fair, fit }: HandicapResult): Claim[] {
  const [a, b] = [sides[0].name, sides[1].name];
  const { rate, low, high } = fit.find(({ value }) => value === 0)!;
  const most = fit.at(-1)!.value;
  const within = (chains: number) => Math.min(most + 1, Math.max(-most - 1, chains));
  const say = (chains: number) =>
    Math.abs(chains) > most ? `${chains < 0 ? MINUS : ''}more than ${most}` : decimal(chains, 1);
  const number = {
    about: `fair number of chains on ${a}; below zero on ${b}`,
    estimate: within(fair.estimate),
    interval: [within(fair.low), within(fair.high)] as const,
    say,
    margin: { value: 1, words: '1 chain' },
    sequential: true,
  };
  return [rateClaim([a, b], rate, [low, high], true), number];
}

/** The fitted curve at every number of chains, for `--json`. */
export function curveRows({ fit }: HandicapResult): Row[] {
  return fit.map(({ value, rate, low, high }) => ({
    chains_a: value,
    fit: rate,
    fit_low: low,
    fit_high: high,
  }));
}
