/**
 * What is dear to find out is looked up once in a decision: nothing changes while its options are weighed. Each
 * store of such findings keeps the number of the decision for which it holds.
 */
export const moment = { number: 0 };

/** To be called when another decision is weighed. */
export function nextMoment(): void {
  moment.number = (moment.number + 1) | 0;
}
