import { describe, expect, test } from 'vitest';
import { keyforgeModule } from '../../games/keyforge/module.js';
import { FIVE_POINTS } from '../claims/claims.js';
import type { Checked } from '../rows/check.js';
import { bidOf, sayChainCheck } from './chains.js';
import { sayCheckedRate, sayCheckedRates } from './check.js';

const flat = (text: string) => text.replace(/\s+/g, ' ');

const RATE: Checked = {
  agent: 'mc:rollouts=2',
  games: 80,
  rate: { value: 0.6, interval: [0.5, 0.7] },
  first: 0.55,
  known: [0.5, 0.72],
  margin: FIVE_POINTS,
  verdict: 'not enough games',
  gamesNeeded: 731,
};

describe('a win rate', () => {
  test.each([
    {
      name: 'of a side',
      checked: RATE,
      side: 'Falcon',
      says: 'With players who look ahead Falcon wins 60.0% (50.0% to 70.0%). What is known is 50.0% to 72.0%. That is from 80 games of mc:rollouts=2; with heuristic on the same shuffles it is 55.0%. Not enough games to say whether the two pilots agree within 5 points; about 730 would tell (--check-games).',
    },
    {
      name: 'of players together, by a pilot that does not search',
      checked: { ...RATE, agent: 'random', verdict: 'differ' } as const,
      side: undefined,
      says: 'Players like random win 60.0% (50.0% to 70.0%). What is known is 50.0% to 72.0%. That is from 80 games of random; with heuristic on the same shuffles it is 55.0%. The two pilots are more than 5 points apart.',
    },
  ])('$name', ({ checked, side, says }) => {
    expect(flat(sayCheckedRate(checked, { side, pilot: 'heuristic' }))).toBe(says);
  });

  test('several', () => {
    const said = sayCheckedRates([{ name: 'Falcon', checked: RATE }]);
    expect(flat(said[0]!)).toContain('Falcon 60.0% 50.0% to 70.0% 50.0% to 72.0% not enough games');
  });
});

describe('a number of chains', () => {
  const bid = bidOf(keyforgeModule);
  const checked = (
    at: number,
    [low, estimate, high]: readonly number[],
    known: Checked['known'],
  ): Checked => ({
    ...RATE,
    known,
    margin: { value: 1, words: '1 chain' },
    verdict: 'agree',
    dial: { at, setting: { estimate: estimate!, low: low!, high: high! } },
  });

  test.each([
    {
      name: 'on the deck that the answer puts them on',
      check: checked(2, [2.5, 6, 11.4], [1.7, 11.4]),
      deck: 0,
      says: 'Players who look ahead put it at 6.0 (2.5 to 11.4). What is known is 1.7 to 11.4. That is from 80 games of mc:rollouts=2 with 2 chains on Hare: it won 60.0% (50.0% to 70.0%); with heuristic on the same shuffles, 55.0%. A chain is taken to be worth to both what it is here, give or take a quarter. The two pilots agree within 1 chain.',
    },
    {
      name: 'on the other deck, or on either',
      check: checked(-1, [0.5, 2, 4], [-2, 4]),
      deck: 1,
      says: 'put it at 2.0 on Hare (0.5 to 4.0 on Hare). What is known is from 2.0 on Tortoise to 4.0 on Hare. That is from 80 games of mc:rollouts=2 with 1 chain on Tortoise: Hare won',
    },
    {
      name: 'none, where all is open',
      check: checked(0, [-Infinity, 0, Infinity], [-Infinity, Infinity]),
      deck: 0,
      says: 'put it at 0.0 (nothing is excluded). Over both pilots nothing is excluded. That is from 80 games of mc:rollouts=2 without chains: Hare won',
    },
  ] as const)('$name', ({ check, deck, says }) => {
    const placed = { names: ['Hare', 'Tortoise'], deck };
    expect(flat(sayChainCheck(check, 'heuristic', placed, bid))).toContain(says);
  });
});
