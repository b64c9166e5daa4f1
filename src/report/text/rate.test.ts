import { describe, expect, test } from 'vitest';
import { noun } from '../../core/english.js';
import type { Checked } from '../rows/check.js';
import type { RatedDeck, RatedField } from '../rows/rate.js';
import type { Bid } from './chains.js';
import { sayPlace } from './percentile.js';
import { sayCheckedPlace, sayRates } from './rate.js';

const bid = { most: 24, unit: noun('chain', 'chains') } as Bid;
const field = {
  name: 'CotA',
  sides: Array(100),
  agent: 'heuristic',
  seed: '1',
  rates: Array.from({ length: 100 }, (_, i) => (i + 0.5) / 100),
  shrinkage: 0.97,
} as RatedField;

const rated = (percentile: RatedDeck['percentile'], fair: { estimate: number; low: number; high: number }) =>
  ({
    name: 'Mine',
    games: 800,
    percentile,
    chains: { fair },
    rate: { value: 0.6, interval: [0.5, 0.7] },
    groups: [],
    settled: true,
  }) as unknown as RatedDeck;

const said = (...rest: Parameters<typeof rated>) =>
  sayRates([rated(...rest)], field, bid, 'house').replace(/\s+/g, ' ');

const MIDDLE = { value: 0.5, low: 0.4, high: 0.6 };
const EVEN = { estimate: 0.01, low: -1, high: 1 };

describe('the place of a deck', () => {
  test.each([
    [0.834, '83'],
    [0.9942, '99.4'],
    [0.0051, '0.5'],
    [1, '100'],
    [0, '0'],
  ])('%d is %s', (fraction, words) => expect(sayPlace(fraction)).toBe(words));

  test('a deck that beats everything is not stronger than all decks there can be', () => {
    expect(said({ value: 1, low: 0.9875, high: 1 }, EVEN)).toContain(
      'Mine is stronger than every deck of the field; stronger than 100% (98.8 to 100) of the decks of CotA.',
    );
    expect(said({ value: 0, low: 0, high: 0.01 }, EVEN)).toContain('Mine is weaker than every deck');
  });

  test('the shrinkage is said', () => {
    expect(said(MIDDLE, EVEN)).toContain('stronger than 50% (40 to 60) of the decks');
    expect(said(MIDDLE, EVEN)).toContain('shrunk by a factor of 0.97');
  });
});

describe('chains to average', () => {
  test.each([
    [EVEN, 'No chains (95% interval from 1.0 on its opponents to 1.0 on it) would make it'],
    [{ estimate: 3, low: 2, high: 4 }, '3.0 chains (95% interval 2.0 to 4.0) would make it'],
    [{ estimate: -3, low: -4, high: -2 }, '3.0 chains on its opponents (95% interval 2.0 to 4.0)'],
    [
      { estimate: Infinity, low: 20, high: Infinity },
      'Not even 24 chains (95% interval 20.0 to more than 24)',
    ],
  ])('%j', (fair, words) => expect(said(MIDDLE, fair)).toContain(words));
});

test('what a second pilot wins has a place only among the ratings of the first', () => {
  const checked = { rate: { value: 0.7, interval: [0.6, 0.8] } } as unknown as Checked;
  expect(sayCheckedPlace(checked, field).replace(/\s+/g, ' ')).toBe(
    'To win 60.0% to 80.0% is to be stronger than 60% to 80% of the field as heuristic rates it; in what order its decks are under the second pilot has not been measured.',
  );
});
