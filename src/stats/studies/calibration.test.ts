import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { STUDIES } from './index.js';
import { rowOf, type StudyRow, verdictOn } from './study.js';

/** Few, because every row is a simulation; `scripts/calibrate.mjs` runs thousands. */
const REPLICATIONS = 100;

/** All worlds of a study taken together, which shows smaller faults than any one of them. */
function pooled(rows: readonly StudyRow[]): StudyRow {
  const { promised, target } = rows[0]!;
  const times = rows.reduce((sum, { share }) => sum + share * REPLICATIONS, 0);
  return rowOf('all worlds', promised, target, times, rows.length * REPLICATIONS);
}

test.each(STUDIES.map((study) => ({ name: study.name, study })))(
  'promises are kept: $name',
  ({ name, study }) => {
    const rows = study.run(REPLICATIONS, seedrandom(name));
    const broken = [...rows, pooled(rows)].filter((row) => verdictOn(row) === 'broken');
    expect(broken).toEqual([]);
  },
);

test.each([
  { name: 'on target', promised: 'about', share: 0.95, verdict: 'kept' },
  { name: 'moved by whole numbers', promised: 'about', share: 0.935, verdict: 'kept' },
  { name: 'too narrow', promised: 'about', share: 0.91, verdict: 'broken' },
  { name: 'too wide', promised: 'about', share: 1, verdict: 'more' },
  { name: 'more than promised', promised: 'at least', share: 1, verdict: 'kept' },
  { name: 'less than promised', promised: 'at least', share: 0.93, verdict: 'broken' },
  { name: 'fewer than allowed', promised: 'at most', share: 0.9, verdict: 'kept' },
  { name: 'more than allowed', promised: 'at most', share: 0.97, verdict: 'broken' },
] as const)('a study can fail: $name', ({ promised, share, verdict }) => {
  expect(verdictOn(rowOf('', promised, 0.95, share * 5000, 5000))).toBe(verdict);
});

test('the same seed gives the same rows', () => {
  const [study] = STUDIES;
  expect(study!.run(20, seedrandom('again'))).toEqual(study!.run(20, seedrandom('again')));
});
