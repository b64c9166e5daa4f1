import { describe, expect, test } from 'vitest';
import { type AgentClaim, agentRows, rateClaim, sayVerdicts, verdictsOn } from './claims.js';

const claim = (agent: string, low: number, high: number, about = 'b'): AgentClaim => ({
  ...rateClaim(['a', about], (low + high) / 2, [low, high], false),
  agent,
  where: '',
});

const number = (agent: string, low: number, high: number): AgentClaim => ({
  about: 'chains',
  estimate: (low + high) / 2,
  interval: [low, high],
  say: (value) => value.toFixed(1),
  margin: { value: 1, words: '1 chain' },
  sequential: true,
  agent,
  where: 'patch x',
});

describe('one conclusion', () => {
  test.each([
    {
      name: 'all above',
      claims: [claim('x', 0.51, 0.6), claim('y', 0.6, 0.7)],
      says: 'Whoever plays, a beats b',
      outcome: 'not enough games',
    },
    {
      name: 'all below',
      claims: [claim('x', 0.43, 0.44), claim('y', 0.42, 0.43)],
      says: "Whoever plays, b beats a more often than not: every agent says so. The agents' figures agree within 5 points.",
      outcome: 'agree',
    },
    {
      name: 'mixed',
      claims: [claim('x', 0.3, 0.4), claim('y', 0.6, 0.7)],
      says: 'It depends on who plays: b beats a',
      outcome: 'differ',
    },
    {
      name: 'unsettled',
      claims: [claim('x', 0.4, 0.6), claim('y', 0.55, 0.65)],
      says: 'Not settled for every agent: it is open with x; a beats b',
      outcome: 'not enough games',
    },
    {
      name: undefined,
      claims: [number('x', 1.8, 2.2), number('y', 2, 2.4)],
      says: "The agents' figures agree within 1 chain.",
      outcome: 'agree',
    },
    {
      name: undefined,
      claims: [number('x', 1, 2), number('y', 4, 5)],
      says: "It depends on who plays: the agents' figures are more than 1 chain apart.",
      outcome: 'differ',
    },
    {
      name: undefined,
      claims: [number('x', -3, 6), number('y', 1, 10)],
      says: "Whether the agents' figures agree within 1 chain is open: about 9 times as many games would tell.",
      outcome: 'not enough games',
    },
  ])('$name, $outcome', ({ name, claims, says, outcome }) => {
    const verdicts = verdictsOn(claims);
    expect(verdicts.map(({ side }) => side)).toEqual([name]);
    expect(sayVerdicts(verdicts)[0]!.replace(/\s+/g, ' ')).toContain(says);
    expect(agentRows(verdicts).map(({ agent, verdict }) => [agent, verdict])).toEqual([
      ['x', outcome],
      ['y', outcome],
    ]);
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
    'Of 5 conclusions 4 hold whoever plays, 1 depend on it, and 0 are not settled for every agent. Within 5 points the figures of 0 agree and those of 1 differ; 4 have not enough games to tell.',
  );
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('a over b');
});
