import type { Random } from '../numerics/normal.js';

/**
 * What a method promises of the share: a confidence sequence covers "at least" 95%, a family of tests gives a
 * false alarm "at most" 5%. An interval that is made for many blocks covers "about" 95%: whole numbers of
 * wins can move it by `ABOUT`, and more to the safe side when there are few.
 */
export type Promised = 'at least' | 'about' | 'at most';

export interface StudyRow {
  readonly name: string;
  readonly promised: Promised;
  readonly target: number;
  /** The share of replications in which it happened: the truth was covered, a false alarm was given. */
  readonly share: number;
  /** The Monte Carlo error of `share`. */
  readonly standardError: number;
}

const ABOUT = 0.02;

/** Whether a row breaks its promise by more than chance explains, or does `more` than it promised. */
export function verdictOn({ promised, target, share, standardError }: StudyRow): 'kept' | 'broken' | 'more' {
  const slack = 4 * standardError + (promised === 'about' ? ABOUT : 0);
  if (promised === 'at most') return share > target + slack ? 'broken' : 'kept';
  if (share < target - slack) return 'broken';
  return promised === 'about' && share > target + slack ? 'more' : 'kept';
}

/** A method tried on worlds whose truth is known. */
export interface Study {
  readonly name: string;
  /** The simulated worlds, in words. */
  readonly truth: string;
  run(replications: number, random: Random): readonly StudyRow[];
}

/**
 * A row from the number of replications in which it happened. A share of 0 or 1 has an error too: the
 * standard error is that of Agresti and Coull's estimate, with two successes and two failures added,
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Agresti%E2%80%93Coull_interval
 */
export function rowOf(
  name: string,
  promised: Promised,
  target: number,
  times: number,
  replications: number,
): StudyRow {
  const centre = (times + 2) / (replications + 4);
  const standardError = Math.sqrt((centre * (1 - centre)) / (replications + 4));
  return { name, promised, target, share: times / replications, standardError };
}

/** In how many replications something happens; a share between 0 and 1 counts as that much. */
export function timesOf(replications: number, happens: () => boolean | number): number {
  let times = 0;
  for (let i = 0; i < replications; i++) times += Number(happens());
  return times;
}
