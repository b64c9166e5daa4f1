import { describe, expect, test } from 'vitest';
import { plotChains } from './chains-plot.js';

/** Each of the first six costs one card, of the next six two, then three and four. */
function cost(value: number): number {
  return value === 0 ? 0 : cost(value - 1) + Math.ceil(value / 6);
}

const auction = { most: 24, cost, costs: 'card' };

function curve(fair: number, slope = 0.15) {
  const fit = Array.from({ length: 49 }, (_, i) => ({
    value: i - 24,
    rate: 1 / (1 + Math.exp(slope * (i - 24 - fair))),
  }));
  const measured = fit.filter(({ value }) => value % 6 === 0);
  return {
    fit,
    measured,
    auction,
    many: 'chains',
    fair: { estimate: fair, low: fair - 1.2, high: fair + 1.2 },
  };
}

test('the curve, the line of 50%, the fair number and the steps', () => {
  expect(plotChains(curve(4)).split('\n')).toEqual([
    ' 80% |o...                     :           :           :',
    ' 75% |    ....                 :           :           :',
    ' 70% |        ...              :           :           :',
    ' 65% |           .o.           :           :           :',
    ' 60% |              ..         :           :           :',
    ' 55% |                ...      :           :           :',
    ' 50% |------------------==X==--------------------------------------',
    ' 45% |                      ..o:           :           :',
    ' 40% |                         ..          :           :',
    ' 35% |                         : ...       :           :',
    ' 30% |                         :    ...    :           :',
    ' 25% |                         :       ...o:           :',
    ' 20% |                         :           ....        :',
    ' 15% |                         :           :   .....   :',
    ' 10% |                         :           :        ..o.....',
    '  5% |                         :           :           :    ......o',
    '     +-------------------------------------------------------------',
    '      6           0             7           13          19        24',
    '        −1 card       −1 card     −2 cards    −3 cards    −4 cards',
    '       chains on b                   chains on a',
  ]);
});

test('chains on b are shown when b needs them', () => {
  const lines = plotChains(curve(-9)).split('\n');
  expect(lines.at(-3)).toBe('      24        19          13          7             0           6');
  expect(lines.find((line) => line.includes('X'))!.indexOf('X')).toBe(6 + 2 * (24 - 9));
});

test('a handicap that costs nothing but itself has no steps', () => {
  const lines = plotChains({ ...curve(4), auction: { most: 24, cost: (value: number) => value } }).split(
    '\n',
  );
  expect(lines.join('')).not.toContain(':');
  expect(lines.slice(-2)).toEqual([
    '      6           0                                               24',
    '       chains on b                   chains on a',
  ]);
});

describe('any curve fits the terminal', () => {
  test.each([
    { name: 'flat at 100%', plot: curve(1000) },
    { name: 'flat at 0%', plot: curve(-1000) },
    { name: 'a cliff', plot: curve(0.5, 50) },
    { name: 'beyond 24', plot: { ...curve(30), fair: { estimate: Infinity, low: 22, high: Infinity } } },
    { name: 'open', plot: { ...curve(0), fair: { estimate: -3, low: -Infinity, high: Infinity } } },
  ])('$name', ({ plot }) => {
    const lines = plotChains(plot).split('\n');
    expect(lines.length).toBeLessThanOrEqual(25);
    expect(lines.some((line) => line.startsWith(' 50% |'))).toBe(true);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });
});
