import { describe, expect, test } from 'vitest';
import type { HandicapResult } from '../../match/designs/handicap.js';
import type { GameRecord } from '../../match/play.js';
import { Tally } from '../../match/tally.js';
import toy from '../../match/toy/race.js';
import { inTurn, racePlan } from '../../match/toy/race-plan.js';
import { handicapFound } from '../../stats/dials/handicap.js';
import { sayChainCurve, sayChainRange } from '../text/chains.js';
import { CHAINS_COLUMNS, chainsRows, FAIR_COLUMNS, fairRow } from './chains.js';
import { csvFile } from './csv.js';

function record(winner: number): Omit<GameRecord, 'began'> {
  return { winner, end: 'won', how: 0, turns: 12, decisions: 12, measures: new Float64Array(2) };
}

/** Results with so many of a hundred blocks won as a whole, by chains. */
function resultOf(won: Readonly<Record<number, number>>): HandicapResult {
  const levels = Object.entries(won).map(([chains, blocks]) => {
    const tally = new Tally(toy.game, racePlan());
    for (let i = 0; i < 100; i++)
      tally.addBlock(inTurn([record(i < blocks ? 0 : 1), record(i < blocks ? 0 : 1)]));
    return { value: Number(chains), tally };
  });
  levels.sort((one, other) => one.value - other.value);
  const points = levels.map(({ value, tally }) => ({ value, counts: tally.sideBlocks }));
  return { ...handicapFound(points, { most: 24, scale: (value) => value }), levels, stoppedBy: 'games' };
}

const FALLING = resultOf({ '-6': 90, 0: 70, 6: 30, 12: 10 });
const WON = resultOf({ '-24': 100, 0: 100, 24: 100 });
const LOST = resultOf({ '-24': 0, 0: 0, 24: 0 });
const EVEN = resultOf({ '-24': 100, '-1': 51, 0: 50, 1: 49, 24: 0 });

test('chains.csv has the documented columns, one row per number of chains', () => {
  const [header, ...rows] = csvFile(CHAINS_COLUMNS, chainsRows(racePlan(), FALLING)).trimEnd().split('\r\n');
  expect(header).toBe('a,b,chains_a,games,wins_a,win_rate_a,ci_low,ci_high,fit,fit_low,fit_high');
  expect(rows.map((row) => row.split(',').slice(0, 6).join())).toEqual([
    'tortoise,hare,-6,200,180,0.900000',
    'tortoise,hare,0,200,140,0.700000',
    'tortoise,hare,6,200,60,0.300000',
    'tortoise,hare,12,200,20,0.100000',
  ]);
});

describe('fair.csv', () => {
  test('has the documented columns first', () => {
    const [header, row] = csvFile(FAIR_COLUMNS, [fairRow(racePlan(), FALLING)]).split('\r\n');
    expect(header).toMatch(
      /^a,b,fair_chains,fair_low,fair_high,points_per_chain,max_bid_a,max_bid_b,games,stopped_by,seed,/,
    );
    expect(row).toMatch(/^tortoise,hare,3\.000000,[-\d.]+,[-\d.]+,0\.\d{6},3,0,800,games,1,/);
  });

  test('writes what lies beyond 24 chains so that scripts read it', () => {
    expect(fairRow(racePlan(), WON)).toMatchObject({ fair_chains: 'Infinity', max_bid_a: 24, max_bid_b: 0 });
    expect(fairRow(racePlan(), LOST)).toMatchObject({
      fair_chains: '-Infinity',
      max_bid_a: 0,
      max_bid_b: 24,
    });
    expect(Number(fairRow(racePlan(), WON).fair_high)).toBe(Infinity);
  });
});

test.each([
  { low: 0, high: 1.8, says: '0 to 1.8' },
  { low: -0.04, high: 1.8, says: '0 to 1.8' },
  { low: -2.3, high: 0.01, says: '0 to 2.3' },
  { low: -0.6, high: 1.8, says: 'from 0.6 on T. to 1.8 on L.' },
  { low: -5, high: -2, says: '2.0 to 5.0' },
  { low: 20, high: Infinity, says: '20.0 to more than 24' },
])('from $low to $high: $says', ({ low, high, says }) => {
  expect(sayChainRange(low, high, ['L.', 'T.'], { most: 24 })).toBe(says);
});

describe('in words', () => {
  const long = { name: 'name '.repeat(18).trim(), from: 'x', data: 0 };
  test.each([
    {
      name: 'chains on a',
      result: FALLING,
      has: [
        'tortoise should start with 3.0 chains (95% interval',
        'take tortoise for 0 chains; from 6 on take hare; 1 to 5 are undecided',
        'points of win rate',
        '6 on b ',
      ],
    },
    {
      name: 'chains on b',
      result: resultOf({ '-12': 80, '-6': 60, 0: 20, 6: 5 }),
      has: [
        'hare should start with 4',
        'In whole chains: with 4 it wins 5',
        'take hare for 0 chains; from 12 on take tortoise; 1 to 11 are undecided',
      ],
    },
    { name: 'no number is fair', result: WON, has: ['tortoise', 'at any price'] },
    { name: 'nor on the other side', result: LOST, has: ['take hare at any price'] },
    {
      name: 'even decks',
      result: EVEN,
      has: [
        'should start with 0.0 chains (95% interval from',
        'on hare to',
        'which side is better without chains is undecided; do not take tortoise with 24 chains or more',
      ],
    },
    {
      name: 'chains without effect in an even match',
      result: resultOf({ '-24': 50, 0: 50, 24: 50 }),
      has: ['do not say how many chains make the match fair, nor on which side', 'speak for neither side'],
    },
    { name: 'interrupted', result: { ...FALLING, stoppedBy: 'interrupted' as const }, has: ['Interrupted'] },
    { name: 'beyond', result: { ...WON, stoppedBy: 'beyond' as const }, has: ['more games would not'] },
  ])('$name', ({ result, has }) => {
    const text = sayChainCurve(toy, racePlan(), result);
    for (const words of has) expect(text.replaceAll('\n', ' ')).toContain(words);
    expect(text).not.toMatch(/NaN|undefined/);
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('two copies of one deck are told apart', () => {
    const twins = racePlan({ sides: [toy.namedSide('hare')!, toy.namedSide('hare')!] });
    expect(sayChainCurve(toy, twins, FALLING)).toContain('hare (a) should start');
  });

  test('long names break nothing', () => {
    const text = sayChainCurve(toy, racePlan({ sides: [long, racePlan().sides[1]] }), FALLING);
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });
});
