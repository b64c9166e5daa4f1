import type { Interval } from '../stats/intervals/wilson.js';

/** What a run that is not over would answer now, for the progress line. */
export type SoFar =
  | { readonly kind: 'rate'; readonly rate: number; readonly interval: Interval }
  /** Of a sequential test: the log-likelihood ratio, and where it ends the test. */
  | { readonly kind: 'test'; readonly rate: number; readonly llr: number; readonly bounds: Interval }
  | { readonly kind: 'setting'; readonly setting: number; readonly interval: Interval };
