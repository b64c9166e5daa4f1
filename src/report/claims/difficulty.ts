import type { GameModule } from '../../games/module.js';
import { type Estimate, independentDifference } from '../../stats/comparisons/difference-interval.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { type PlayedCell, winRate } from '../rows/difficulty.js';
import type { Effect } from '../rows/effect.js';
import { points } from '../text/difference.js';
import { groups, nameOf, varied } from '../text/difficulty.js';
import { effectName } from '../text/effect.js';
import { percent } from '../text/match.js';
import { type Claim, FIVE_POINTS } from './claims.js';

const isSequential = ({ stopped }: PlayedCell): boolean => stopped.rule.kind !== 'none';

/** Of intervals that hold at all looks, what both leave possible. */
function differenceOf(cell: PlayedCell, one: Estimate, other: Estimate): Interval {
  if (!isSequential(cell)) return independentDifference(one, other);
  return [one.interval[0] - other.interval[1], one.interval[1] - other.interval[0]];
}

/** Which of two setups is harder. */
function orderClaim(one: PlayedCell, other: PlayedCell, names: readonly [string, string]): Claim {
  const rates = [one, other].map((cell) => {
    const { value, interval } = winRate(cell);
    return { rate: value, interval };
  });
  const [a, b] = names;
  return {
    about: `${a} less ${b}`,
    estimate: rates[0]!.rate - rates[1]!.rate,
    interval: differenceOf(one, rates[0]!, rates[1]!),
    bar: { at: 0, above: `${a} is easier than ${b}`, below: `${b} is easier than ${a}` },
    say: points,
    margin: FIVE_POINTS,
    sequential: isSequential(one),
  };
}

/** What can be compared with the same under other agents: rates, their order, and effects. */
export function difficultyClaims(
  module: GameModule,
  cells: readonly PlayedCell[],
  effects: readonly Effect[],
): Claim[] {
  const keys = varied(module, cells);
  const name = (cell: PlayedCell) => nameOf(module, cell, keys);
  const rates = cells.map((cell): Claim => {
    const { value, interval } = winRate(cell);
    const [above, below] = ['win', 'lose'].map((verb) => `the players ${verb} more often than not`);
    const bar = { at: 0.5, above: `${above} against ${name(cell)}`, below: `${below} against ${name(cell)}` };
    const about = `win rate against ${name(cell)}`;
    return {
      about,
      estimate: value,
      interval,
      bar,
      say: percent,
      margin: FIVE_POINTS,
      sequential: isSequential(cell),
    };
  });
  const orders = groups(module, cells).flatMap((group) =>
    group.flatMap((one, i) =>
      group.slice(i + 1).map((other) => orderClaim(one, other, [name(one), name(other)])),
    ),
  );
  return [...rates, ...orders, ...effects.map((effect) => effectClaim(effect, name(effect.cell)))];
}

function effectClaim(effect: Effect, against: string): Claim {
  const about = `${effectName(effect)} against ${against}`;
  const bar = { at: 0, above: `${about} helps`, below: `${about} does harm` };
  const { difference: estimate, interval, cell } = effect;
  return { about, estimate, interval, bar, say: points, margin: FIVE_POINTS, sequential: isSequential(cell) };
}
