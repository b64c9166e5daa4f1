import type { Estimate } from '../comparisons/difference-interval.js';
import type { Apart } from '../comparisons/equivalence.js';
import type { Crossing } from './crossing.js';
import type { DialQuestion } from './dial.js';
import { type DialPoint, mergeDial, type Scale, STRAIGHT } from './dial-curve.js';
import { pointsPerStep } from './points-per-step.js';

/** What one unit of a dial's scale takes from side a around a place, in log-odds; below 0 where it gives. */
export interface StepWorth {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A step need not be worth the same to another pilot: it may be this much more, or less in proportion. */
const GIVE_OR_TAKE = 1.25;

/** From the games of one pilot, with what its interval and another pilot may change about it. */
export function stepWorth(points: readonly DialPoint[], question: DialQuestion, place: number): StepWorth {
  const { range, target, scale = STRAIGHT } = question;
  const { value, low, high, from, to } = pointsPerStep(mergeDial(points, range), place);
  const perUnit = (to - from) / (scale(to) - scale(from)) / (target * (1 - target));
  const edges = [value / GIVE_OR_TAKE, value * GIVE_OR_TAKE, low, high].map((each) => each * perUnit);
  return { value: value * perUnit, low: Math.min(...edges), high: Math.max(...edges) };
}

/** Whether the games leave open even whether a step helps or harms. */
const isOpen = ({ low, high }: StepWorth): boolean => !(low * high > 0);

const logit = (rate: number): number => Math.log(rate / (1 - rate));

/** Units of the scale that a step has around a setting. */
const unitsPerStep = (at: number, scale: Scale): number => Math.abs(scale(at + 1) - scale(at - 1)) / 2;

/**
 * Where a second pilot's curve crosses the target, from its win rate at one setting, when a step is worth to it what
 * it is worth to the first pilot, give or take a quarter. One setting is all that a few games can measure. The
 * interval covers all that the rate's interval and the worth of a step leave possible, whether it is units of the
 * scale or steps that are worth the same all along.
 */
export function shiftedSetting(
  { rate, interval }: Estimate,
  at: number,
  worth: StepWorth,
  question: DialQuestion,
): Crossing {
  const { target, scale = STRAIGHT } = question;
  const inScale = (win: number, each: number) =>
    placeAt(scale(at) + (logit(win) - logit(target)) / each, question);
  const inSteps = (win: number, each: number) => {
    const steps = (logit(win) - logit(target)) / (each * unitsPerStep(at, scale));
    return placeAt(at + steps, { ...question, scale: STRAIGHT });
  };
  const estimate = inScale(rate, worth.value);
  if (isOpen(worth)) return { estimate, low: -Infinity, high: Infinity };
  const edges = interval.flatMap((win) =>
    [worth.low, worth.high].flatMap((each) => [inScale(win, each), inSteps(win, each)]),
  );
  return { estimate, low: Math.min(...edges), high: Math.max(...edges) };
}

/** The setting at which the scale has a value, straight between whole numbers; beyond the range it is infinite. */
function placeAt(value: number, { range: [low, high], scale = STRAIGHT }: DialQuestion): number {
  if (value < scale(low)) return -Infinity;
  for (let at = low; at < high; at++) {
    if (value <= scale(at + 1)) return at + shareOf(value, at, scale);
  }
  return value === scale(high) ? high : Infinity;
}

const shareOf = (value: number, at: number, scale: Scale): number =>
  (value - scale(at)) / (scale(at + 1) - scale(at));

/** How many steps further a second pilot's setting is, from how much more it wins at the first one's. */
export function shiftInSteps(
  { value, at: interval }: Apart,
  worth: StepWorth,
  at: number,
  { target, scale = STRAIGHT }: DialQuestion,
): Apart {
  const perStep = target * (1 - target) * unitsPerStep(at, scale);
  return {
    value: value / (worth.value * perStep),
    at: (level) => {
      if (isOpen(worth)) return [-Infinity, Infinity];
      const edges = interval(level).flatMap((end) => [
        end / (worth.low * perStep),
        end / (worth.high * perStep),
      ]);
      return [Math.min(...edges), Math.max(...edges)];
    },
  };
}
