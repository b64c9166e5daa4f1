import { expect, test } from 'vitest';
import { BlockPlayer } from '../blocks.js';
import { playPiece } from '../pieces.js';
import { planKey } from '../plan-key.js';
import toy from '../toy/race.js';
import { racePlan } from '../toy/race-plan.js';
import { checkedPiece } from './check.js';
import { jobOf, numbersOf, type PlayedNumbers, piecesIn } from './job.js';
import { differences } from './registry.js';

const arms = [racePlan(), racePlan({ seed: '2' })];
const keys = arms.map((arm) => planKey(toy, arm));
const PIECE = { first: 3, count: 5, arms, keys, keep: true };
const played = playPiece(
  arms.map((arm) => new BlockPlayer(toy, arm)),
  PIECE,
);
/** As it comes out of Redis. */
const NUMBERS = JSON.parse(JSON.stringify(numbersOf(PIECE, played))) as PlayedNumbers;

test('what was played comes back as it was', () => {
  expect(checkedPiece(toy, PIECE, NUMBERS)).toEqual(played);
});

const spoilt = (change: (numbers: number[]) => number[]): number[][] => [
  change([...NUMBERS.tallies[0]!]),
  [...NUMBERS.tallies[1]!],
];

test.each([
  { name: 'another first block', change: { first: 4 }, says: 'it is another piece' },
  { name: 'fewer blocks', change: { count: 4 }, says: 'it is another piece' },
  { name: 'one arm', change: { tallies: NUMBERS.tallies.slice(1) }, says: 'it has another shape' },
  { name: 'no joint', change: { joints: [] }, says: 'it has another shape' },
  { name: 'no games', change: { games: [] }, says: 'it has another shape' },
  { name: 'a short tally', change: { tallies: spoilt((all) => all.slice(1)) }, says: 'it has another shape' },
  {
    name: 'a text',
    change: { tallies: spoilt((all) => ['1' as never, ...all.slice(1)]) },
    says: 'another shape',
  },
  { name: 'a game more', change: { tallies: spoilt(([n, ...all]) => [n! + 1, ...all]) }, says: 'add up' },
  { name: 'a win more', change: { tallies: spoilt((all) => all.with(10, all[10]! + 1)) }, says: 'add up' },
  { name: 'a joint more', change: { joints: [NUMBERS.joints[0]!.with(0, 99)] }, says: 'add up' },
])('a wrong result is noticed: $name', ({ change, says }) => {
  expect(checkedPiece(toy, PIECE, { ...NUMBERS, ...change })).toContain(says);
});

test('nothing at all is a wrong result', () => {
  expect(checkedPiece(toy, PIECE, undefined as never)).toBe('it is another piece');
});

test('a job holds each plan once, without where its code is, and is read back as the same pieces', () => {
  const pieces = [PIECE, { ...PIECE, first: 8 }].map((piece) => ({
    ...piece,
    arms: arms.map((arm) => ({ ...arm, source: 'file:///code.js' })),
  }));
  const job = JSON.parse(JSON.stringify(jobOf(pieces)));
  expect(job.plans).toHaveLength(2);
  expect(JSON.stringify(job)).not.toContain('code.js');
  expect(piecesIn(job, (plan) => planKey(toy, plan))).toEqual([PIECE, { ...PIECE, first: 8 }]);
});

test.each([
  { name: 'a negative block', piece: { first: -1, count: 1, arms: [0] } },
  { name: 'no block', piece: { first: 0, count: 0, arms: [0] } },
  { name: 'half a block', piece: { first: 0.5, count: 1, arms: [0] } },
  { name: 'a plan that is not there', piece: { first: 0, count: 1, arms: [1] } },
  { name: 'no plan', piece: { first: 0, count: 1, arms: [] } },
])('a piece that can not be is refused: $name', ({ piece }) => {
  const job = { plans: [racePlan()], pieces: [piece], keep: false };
  expect(() => piecesIn(job, () => '')).toThrow("can't be read");
});

test('versions are compared one by one, agents by their content', () => {
  const here = { program: '1', game: 'race', rules: '2', cards: '3', pilots: '4', agents: { 'a.mjs': 'x' } };
  expect(differences(here, here)).toEqual([]);
  expect(differences({ ...here, rules: '9', pilots: '8' }, here)).toEqual([
    'rules 2 instead of 9',
    'pilots 4 instead of 8',
  ]);
  const agents = { 'a.mjs': 'y', 'b.mjs': 'z' };
  expect(differences({ ...here, agents }, here)).toEqual(['another agent a.mjs', 'no agent b.mjs']);
});
