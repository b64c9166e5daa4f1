import { describe, expect, test } from 'vitest';
import { type MatrixLine, sayMatrices } from './matrices.js';

const GOOD_FIT = { statistic: 1, degrees: 1, p: 0.32 };

function line(values: readonly string[], ratings: Readonly<Record<string, number>>, more = {}): MatrixLine {
  const names = Object.keys(ratings);
  const rows = names.map((deck, i) => ({
    deck,
    rating: ratings[deck]!,
    ci_low: ratings[deck]! - 40,
    ci_high: ratings[deck]! + 40,
    mean_win_rate: 0.5,
    nash_weight: [0.7, 0.3, 0][i]!,
    games: 100,
    all_low: -120,
    all_high: 120,
    shrunk: 1,
    shrunk_low: -80,
    shrunk_high: 80,
    best: 0.5,
  }));
  return { values, standings: { names, games: 300, ratings: rows, fit: GOOD_FIT, cycles: [], ...more } };
}

const TWO = [
  line(['heuristic'], { Hare: 30, Tortoise: -10, Falcon: -20 }),
  line(['random'], { Hare: -50, Tortoise: -10, Falcon: 60 }),
];

test('what tells matrices apart comes first, then their ratings side by side, the strongest on top', () => {
  const [overview, ratings] = sayMatrices(['agent'], TWO).split('\n\n');
  expect(overview!.split('\n')).toEqual([
    'agent      games   fit p  cycles  Nash',
    'heuristic    300  0.3200       0  B 70%, C 30%',
    'random       300  0.3200       0  B 70%, C 30%',
  ]);
  expect(ratings!.split('\n')).toEqual([
    'rating ± 95%  heuristic    random',
    'A  Falcon      −20 ± 40   60 ± 40',
    'B  Hare         30 ± 40  −50 ± 40',
    'C  Tortoise    −10 ± 40  −10 ± 40',
  ]);
});

describe('sayMatrices', () => {
  test('who does not take part has no rating', () => {
    const text = sayMatrices(
      ['decks'],
      [line(['x'], { Hare: 1, Owl: -1 }), line(['y'], { Hare: 2, Elk: -2 })],
    );
    expect(text).toMatch(/^B {2}Owl +−1 ± 40$/m);
    expect(text).toMatch(/^C {2}Elk +−2 ± 40$/m);
  });

  test('what takes many words is numbered, and more than four matrices go below each other', () => {
    const lines = Array.from({ length: 14 }, (_, i) =>
      line([`a long name of number ${i}`], { Hare: i, Elk: 0 }),
    );
    const text = sayMatrices(['patch'], lines);
    expect(text).toMatch(/^1 {3}a long name of number 0/m);
    expect(text.match(/^rating ± 95%/gm)).toHaveLength(3);
    expect(text).toMatch(/^rating ± 95% +5 +6 +7 +8$/m);
    expect(text.replaceAll('\n', ' ')).toContain('2 more matrices are in the files.');
    for (const row of text.split('\n')) expect([...row].length).toBeLessThanOrEqual(80);
  });

  test('cycles and a poor fit are told', () => {
    const odd = {
      cycles: [{ entrants: [0, 2, 1], weakest: 0.6 }],
      fit: { statistic: 40, degrees: 1, p: 1e-9 },
    };
    const text = sayMatrices(['agent'], [TWO[0]!, line(['random'], { Hare: 0, Elk: 0, Owl: 0 }, odd)]);
    expect(text).toMatch(/^random +300 +below 0.0001 +1 /m);
    const flat = text.replaceAll('\n', ' ');
    expect(flat).toContain('A cycle (random): Hare beats Owl beats Elk beats Hare.');
    expect(flat).toContain('look at the pairs');
  });
});
