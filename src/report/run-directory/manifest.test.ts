import { expect, test } from 'vitest';
import toy from '../../match/toy/race.js';
import { racePlan } from '../../match/toy/race-plan.js';
import { describePlan, hashOf, versionsOf } from './manifest.js';

test.each([
  { name: 'the order of keys', a: { x: 1, y: 2 }, b: { y: 2, x: 1 }, same: true },
  { name: 'a number inside', a: { x: { y: [1] } }, b: { x: { y: [2] } }, same: false },
  { name: 'a text and a number', a: { x: '1' }, b: { x: 1 }, same: false },
  { name: 'a typed array and a list', a: new Int32Array([1, 2]), b: [1, 2], same: true },
])('hashOf looks at content: $name', ({ a, b, same }) => {
  expect(hashOf(a) === hashOf(b)).toBe(same);
  expect(hashOf(a)).toMatch(/^[0-9a-f]{16}$/);
});

test.each([
  { name: 'seed', change: { seed: '2' } },
  { name: 'agents', change: { agents: ['random', 'heuristic'] } },
  { name: 'chains', change: { options: { dials: { chains: [1, 0] } } } },
  {
    name: 'a deck of the same name',
    change: { sides: [{ ...racePlan().sides[0], data: 5 }, racePlan().sides[1]] },
  },
] as const)('another configuration: $name', ({ change }) => {
  const plain = hashOf(describePlan(racePlan()));
  expect(hashOf(describePlan(racePlan()))).toBe(plain);
  expect(hashOf(describePlan(racePlan(change)))).not.toBe(plain);
});

test('versions name program, rules and cards', () => {
  expect(versionsOf(toy, '0.1.0', '3')).toEqual({
    program: '0.1.0',
    rules: '1',
    cards: hashOf(toy.cards().map(({ id, entry }) => [id, entry])),
    pilots: '3',
  });
});
