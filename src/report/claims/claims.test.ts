import { describe, expect, test } from 'vitest';
import { type AgentClaim, agentRows, rateClaim, sayVerdicts, verdictsOn } from './claims.js';

const claim = (agent: string, low: number, high: number, about = 'b'): AgentClaim => ({
  ...rateClaim('a', about, (low + high) / 2, [low, high]),
  agent,
  where: '',
});

const number = (agent: string, low: number, high: number): AgentClaim => ({
  about: 'chains',
  estimate: (low + high) / 2,
  interval: [low, high],
  say: (value) => value.toFixed(1),
  agent,
  where: 'patch x',
});

describe('one conclusion', () => {
  test.each([
    {
      name: 'all above',
      claims: [claim('x', 0.51, 0.6), claim('y', 0.6, 0.7)],
      says: 'Whoever plays, a beats b',
    },
    {
      name: 'all below',
      claims: [claim('x', 0.3, 0.4), claim('y', 0.4, 0.45)],
      says: 'Whoever plays, b beats a',
    },
    {
      name: 'mixed',
      claims: [claim('x', 0.3, 0.4), claim('y', 0.6, 0.7)],
      says: 'It depends on who plays: b beats a',
    },
    {
      name: 'unsettled',
      claims: [claim('x', 0.4, 0.6), claim('y', 0.6, 0.7)],
      says: 'Not settled for every agent: it is open with x; a beats b',
    },
    {
      name: 'alike',
      claims: [number('x', 1, 3), number('y', 1.5, 3.5)],
      says: 'The agents agree within chance.',
    },
    {
      name: 'different',
      claims: [number('x', 1, 2), number('y', 4, 5)],
      says: 'It depends on who plays: the agents',
    },
  ])('$name', ({ name, claims, says }) => {
    const verdicts = verdictsOn(claims);
    expect(verdicts.map(({ agreement }) => agreement)).toEqual([name]);
    expect(sayVerdicts(verdicts)[0]!.replace(/\s+/g, ' ')).toContain(says);
    expect(agentRows(verdicts).map(({ agent }) => agent)).toEqual(['x', 'y']);
  });

  test('of a single agent nothing is said', () => {
    expect(sayVerdicts(verdictsOn([claim('x', 0.6, 0.7)]))).toEqual([]);
  });
});

test('a few conclusions with their figures, at most 80 columns wide', () => {
  const claims = [claim('x', 0.6, 0.7), claim('y', 0.6, 0.7), number('x', 1, 2), number('y', 4, 5)];
  const said = sayVerdicts(verdictsOn(claims));
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('patch x: chains\nx  1.5  95% interval 1.0 to 2.0\n');
  for (const line of said.join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('many are counted, and those named that depend on who plays', () => {
  const about = ['b', 'c', 'd', 'e', 'f'];
  const claims = about.flatMap((other, i) => [
    claim('x', 0.6, 0.7, other),
    claim('y', i === 0 ? 0.3 : 0.6, i === 0 ? 0.4 : 0.7, other),
  ]);
  const said = sayVerdicts(verdictsOn(claims));
  expect(said[0]!.replace(/\s+/g, ' ')).toBe(
    'Of 5 conclusions 4 hold whoever plays, 1 depend on it, and 0 are not settled for every agent.',
  );
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('a over b');
});
