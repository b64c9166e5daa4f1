/** Uniform in [0, 1): a study's only source of chance, so that a seed gives the same rows again. */
export type Random = () => number;

/** What a method promises of the share: an interval "at least" 95%, a false alarm "at most" 5%. */
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
