import { expect, test } from 'vitest';
import { bidAdvice } from './auction-advice.js';

test.each([
  { name: 'within a step', range: [1.2, 1.8], right: 1, wrong: 2 },
  { name: 'over several', range: [1.2, 6.4], right: 1, wrong: 7 },
  { name: 'at whole numbers, which are even', range: [1, 3], right: 1, wrong: 4 },
  { name: 'perhaps on the other side', range: [-2.5, 3.5], right: undefined, wrong: 4 },
  { name: 'on the other side', range: [-6.1, -2.5], right: undefined, wrong: 0 },
  { name: 'beyond the rules', range: [Infinity, Infinity], right: 24, wrong: undefined },
  { name: 'perhaps beyond', range: [20.5, Infinity], right: 20, wrong: undefined },
  { name: 'open', range: [-Infinity, Infinity], right: undefined, wrong: undefined },
] as const)('$name', ({ range, right, wrong }) => {
  expect(bidAdvice(range, 24)).toEqual({ right, wrong });
});
