import { type BlockCounts, blockTotal } from '../intervals/block-mean.js';
import { logCapital } from './confidence-sequence.js';

/**
 * The p-value of the claim that the win rate is `rate`, strictly between 0 and 1, that holds whenever one
 * stops to look: the rates for which it is above alpha are `sequenceInterval` for that alpha. One over what a
 * gambler owns who bets against the rate at fair odds (https://en.wikipedia.org/wiki/E-values).
 */
export function sequencePValue(counts: BlockCounts, rate: number): number {
  return blockTotal(counts) === 0 ? 1 : Math.min(1, Math.exp(-logCapital(counts, rate)));
}
