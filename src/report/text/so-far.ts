import type { SoFar } from '../../match/so-far.js';
import { percent, range } from './match.js';

const tenths = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : 'out of range');

/** The answer so far, in a few words. */
export function saySoFar(soFar: SoFar): string {
  if (soFar.kind === 'rate') return `${percent(soFar.rate)} (${range(soFar.interval)})`;
  if (soFar.kind === 'test') {
    const [llr, low, high] = [soFar.llr, ...soFar.bounds].map((value) => value.toFixed(2));
    return `${percent(soFar.rate)}, log-likelihood ratio ${llr} (${low} to ${high})`;
  }
  const [low, high] = soFar.interval.map(tenths);
  return `setting ${tenths(soFar.setting)} (${low} to ${high})`;
}
