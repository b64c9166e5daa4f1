import { expect, test } from 'vitest';
import type { State } from '../src/core/game.js';
import { seedOf } from '../src/core/luck.js';
import { GAMES } from '../src/games/index.js';
import type { GameModule } from '../src/games/module.js';
import type { Recording } from '../src/match/recording.js';
import type { Viewer } from './board.js';
import { Judgement, swingsIn } from './judgement.js';
import { Line } from './line.js';
import { Story } from './log.js';

const gameOf = (id: string): GameModule => GAMES.find(({ game }) => game.id === id)!;
const keyforge = gameOf('keyforge');

const recordingOf = (module: GameModule): Recording => ({
  game: module.game.id,
  rules: module.rules,
  sides: module.defaultSides.map((name) => module.namedSide(name)!),
  options: {},
  first: 0,
  seed: seedOf('line'),
  pilots: ['heuristic', 'my-agent.js'],
  moves: [],
  as: '',
});

/** A game in which everybody takes the last option, so that it goes on. */
function played(module = keyforge): Line {
  const line = new Line(module, recordingOf(module));
  while (!line.over && line.end < 400) line.take(line.options(line.end).length - 1);
  return line;
}

test('a line is played again from its recording', () => {
  const line = played();
  const again = new Line(keyforge, line.record());
  expect(again.end).toBe(line.end);
  expect(again.last).toEqual(line.last);
  expect(again.record()).toEqual(line.record());
});

test('a branch leaves the line as it was, with a person at the seat and bots elsewhere', () => {
  const line = played();
  const { end } = line;
  const branch = line.branch(5, 0, 'ismcts');
  branch.take(0);
  expect([line.end, branch.end]).toEqual([end, 6]);
  expect([branch.isPerson(0), branch.pilot(1)]).toEqual([true, 'ismcts']);
  expect(line.branch(5, 1, 'ismcts').recording.pilots).toEqual(['heuristic', 'human']);
});

test('a story is told up to where its line goes', () => {
  const line = played();
  const told = new Story(line.until(10), 'all').all();
  expect(told.filter(({ kind }) => kind === 'act')).toHaveLength(10);
  expect(told[0]).toEqual({ at: 0, kind: 'turn', words: `Turn 1: ${line.recording.sides[0]!.name}` });
});

test('a story does not tell a seat what another draws', () => {
  const line = played(gameOf('shards'));
  const words = (viewer: Viewer) => new Story(line, viewer).all().map((entry) => entry.words);
  const drawn = (viewer: Viewer) => words(viewer).filter((each) => /^B draws [A-Z]/.test(each)).length;
  expect(drawn('all')).toBeGreaterThan(0);
  expect(drawn(1)).toBe(drawn('all'));
  expect(drawn(0)).toBe(0);
  expect(words('none').filter((each) => /^[AB] draws [A-Z]/.test(each))).toEqual([]);
});

test('every turn is judged, and the end is a fact', () => {
  const line = played();
  const points = new Judgement(line, 'all').all();
  expect(points.length).toBeGreaterThan(2);
  for (const { chances } of points) expect(chances[0]! + chances[1]!).toBeCloseTo(1, 10);
});

test('a position is judged by what whoever looks on knows', () => {
  const line = played(gameOf('codex'));
  const { game } = line.module;
  const judged = (viewer: Viewer, state: State) => {
    const other = Object.assign(line.until(0), { states: [state] });
    return new Judgement(other, viewer).all()[0]!.chances;
  };
  const state = line.states[60]!;
  const dealt = state.slice();
  game.determinize(dealt, 0, [5, 6]);
  expect(judged('all', dealt)).not.toEqual(judged('all', state));
  const [seen, anew] = [judged(0, state), judged(0, dealt)];
  expect(Math.abs(seen[0]! - anew[0]!)).toBeLessThan(0.05);
});

test('sides are called by who sits there', () => {
  const shards = gameOf('shards');
  const of = (players: string, variant: string) => {
    const sides = shards.setupFlags!.sidesFrom({ players, variant });
    const pilots = sides.map(() => 'heuristic');
    return new Line(shards, { ...recordingOf(shards), sides, pilots, options: { deal: 0 } });
  };
  const four = of('4', 'relics');
  expect(four.sideNames()).toEqual(four.seats());
  expect(new Set(four.seats()).size).toBe(4);
  expect(four.saySetup()).toEqual(['4 players', 'variant relics']);
  const [a, b, c, d] = of('4', 'team').seats();
  expect(of('4', 'team').sideNames()).toEqual([`${a} and ${d}`, `${b} and ${c}`]);
});

test('what was changed is told', () => {
  const patches = [{ card: 'urchin', number: 'text.0.steal', value: 2 }];
  const options = { dials: { chains: [6, 0] }, patches };
  const line = new Line(keyforge, { ...recordingOf(keyforge), options });
  expect(line.sayChanges()).toEqual(['chains 6,0', 'Urchin: steal 1 → 2']);
  expect(played().sayChanges()).toEqual([]);
});

test('moves that lead to another end are refused', () => {
  const { moves, ...rest } = played().record();
  expect(() => new Line(keyforge, { ...rest, moves: [...moves, 0], as: 'a.9.9' })).toThrow('ends otherwise');
});

test('the greatest changes are the moments, in their order', () => {
  const chances = [0.5, 0.52, 0.2, 0.25, 0.8, 0.75, 0.6, 0.95, 1];
  const points = chances.map((chance, at) => ({ at, chances: [chance, 1 - chance] }));
  const moments = swingsIn(points).map(({ from, side, change }) => [from, side, Number(change.toFixed(2))]);
  expect(moments).toEqual([
    [1, 1, 0.32],
    [3, 0, 0.55],
    [5, 1, 0.15],
    [6, 0, 0.35],
  ]);
});
