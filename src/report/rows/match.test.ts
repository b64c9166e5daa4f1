import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { PLAY_ALL } from '../../match/designs/stop.js';
import type { GameRecord } from '../../match/play.js';
import { Tally } from '../../match/tally.js';
import toy from '../../match/toy/race.js';
import { inTurn, racePlan } from '../../match/toy/race-plan.js';
import { sayMatch } from '../text/match.js';
import { csvFile } from './csv.js';
import { gamesColumns, gamesRows, pilotRows, summaryColumns, summaryRows } from './match.js';

const TWO = racePlan({ agents: ['random', 'other'] });
const ALL = { rule: PLAY_ALL, by: 'games' } as const;

type Played = Omit<GameRecord, 'began'>;

function record(winner: number, end: GameRecord['end'] = 'won'): Played {
  return { winner, end, how: 0, turns: 12, decisions: 12, measures: new Float64Array([10, 7]) };
}

function tallyOf(...blocks: Played[][]): Tally {
  const tally = new Tally(toy.game, blocks[0]!.length > 2 ? TWO : racePlan());
  for (const block of blocks) tally.addBlock(inTurn(block));
  return tally;
}

test('summary.csv has the documented columns', () => {
  const tally = tallyOf([record(0), record(0)], [record(0), record(1)], [record(-1, 'stopped'), record(1)]);
  expect(csvFile(summaryColumns(toy), summaryRows(toy, racePlan(), tally, ALL))).toBe(
    [
      'game,a,b,agent_a,agent_b,chains_a,chains_b,games,wins_a,wins_b,draws,win_rate_a,ci_low,ci_high,first_seat_win_rate,mean_turns,stopped_by,seed',
      'race,tortoise,hare,random,random,0,0,6,3,2,1,0.500000,0.083456,0.916544,0.666667,12.000000,games,1',
      '',
    ].join('\r\n'),
  );
});

test('exchanged pilots have a row of their own, and a comparison over both', () => {
  const tally = tallyOf(
    [record(0), record(0), record(1), record(1)],
    [record(0), record(0), record(1), record(0)],
  );
  const rows = summaryRows(toy, TWO, tally, { rule: PLAY_ALL, by: 'interrupted' });
  expect(rows.map(({ agent_a, wins_a, stopped_by }) => [agent_a, wins_a, stopped_by])).toEqual([
    ['random', 4, 'interrupted'],
    ['other', 1, 'interrupted'],
  ]);
  expect(
    pilotRows(TWO, tally, ALL).map(({ compared, name, win_rate }) => [compared, name, win_rate]),
  ).toEqual([
    ['side', 'tortoise', 5 / 8],
    ['agent', 'random', 7 / 8],
  ]);
  expect(pilotRows(racePlan(), tallyOf([record(0), record(0)]), ALL)).toEqual([]);
});

test('games.csv: a row per game, its measures and its replay key', () => {
  const rows = gamesRows(
    toy,
    TWO,
    3,
    [1, 2],
    inTurn([record(0), record(1), record(-1, 'stopped'), record(0)]),
  );
  expect(gamesColumns(toy).join()).toBe(
    'unit,game,seed,seat_a,winner,end,turns,decisions,a,b,agent_a,agent_b,chains_a,chains_b,place_a,place_b,replay',
  );
  expect(rows.map(({ seat_a }) => seat_a)).toEqual([0, 1, 0, 1]);
  expect(rows.map(({ winner }) => winner)).toEqual(['a', 'b', '', 'a']);
  expect(rows.map(({ agent_a }) => agent_a)).toEqual(['random', 'random', 'other', 'other']);
  expect(rows[2]).toMatchObject({
    unit: 3,
    game: 2,
    end: 'stopped',
    place_a: 10,
    replay: 'race/a=tortoise/b=hare/chains=0,0/agents=random,other/seed=1/unit=3/index=2/as=none.12.12',
  });
});

test.each([
  { name: 'one agent', plan: racePlan(), block: [record(0), record(1)] },
  { name: 'two agents', plan: TWO, block: [record(0), record(1), record(1), record(1)] },
  { name: 'stopped games', plan: racePlan(), block: [record(-1, 'stopped'), record(1)] },
  { name: 'all won', plan: racePlan(), block: [record(0), record(0)] },
  {
    name: 'long names',
    plan: racePlan({ sides: [{ name: 'n'.repeat(90), from: 'x', data: 0 }, racePlan().sides[1]] }),
    block: [record(0), record(0)],
  },
])('the table fits a terminal: $name', ({ plan, block }) => {
  const text = sayMatch(toy, plan, tallyOf(block, block), ALL);
  expect(text).toContain('95% interval');
  expect(text).not.toContain('NaN');
  for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  expect(text.includes('stopped at the limit')).toBe(block.some(({ end }) => end === 'stopped'));
});

test.each(GAMES.map((module) => ({ id: module.game.id, module })))(
  'the columns of games.csv are told apart by their names: $id',
  ({ module }) => {
    const columns = gamesColumns(module, ['cell', 'arm']);
    expect(new Set(columns).size).toBe(columns.length);
  },
);
