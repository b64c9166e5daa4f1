/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = new Array(35).fill(0);
