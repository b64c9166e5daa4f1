import { expect, test } from 'vitest';
import { planKey } from './plan-key.js';
import toy from './toy/race.js';
import { racePlan } from './toy/race-plan.js';

test('equal plans have equal keys, wherever their game was loaded from', () => {
  expect(planKey(toy, racePlan())).toMatch(/^[0-9a-f]{16}$/);
  expect(planKey(toy, JSON.parse(JSON.stringify(racePlan())))).toBe(planKey(toy, racePlan()));
  expect(planKey(toy, racePlan({ source: 'file:///elsewhere.js' }))).toBe(planKey(toy, racePlan()));
});

test.each([
  { name: 'seed', key: planKey(toy, racePlan({ seed: '2' })) },
  { name: 'agents', key: planKey(toy, racePlan({ agents: ['random', 'other'] })) },
  { name: 'rules', key: planKey({ ...toy, rules: 'next' }, racePlan()) },
])('another key: $name', ({ key }) => {
  expect(key).not.toBe(planKey(toy, racePlan()));
});
