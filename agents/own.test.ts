import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Game, InputError } from '../src/core/game.js';
import { playMatch } from '../src/match/designs/match.js';
import { PLAY_ALL } from '../src/match/designs/stop.js';
import { TaskRunner, type TaskRunnerOptions } from '../src/match/task-runner.js';
import toy, { race } from '../src/match/toy/race.js';
import { racePlan } from '../src/match/toy/race-plan.js';
import { makeAgent } from './index.js';
import { loadAgents } from './own.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function file(text: string, name = 'own.mjs'): string {
  const path = join(root, name);
  writeFileSync(path, text);
  return path;
}

/** Takes the option whose index is given, 0 otherwise. */
const TAKES = `export default (game, parameters) => ({
  name: 'takes',
  begin() {},
  choose: () => Number(parameters.get('index') ?? 0),
});`;

async function played(agents: readonly string[], threads: number, more: Partial<TaskRunnerOptions> = {}) {
  await loadAgents(agents);
  const runner = new TaskRunner({ module: toy, threads, ...more });
  const arms = [racePlan({ agents })];
  return playMatch(runner, { arms, blocks: 20, stop: PLAY_ALL }).finally(() => runner.close());
}

test('a file plays like any agent, with parameters, in worker threads too', async () => {
  const agents = [`${file(TAKES)}:index=1`, 'random'];
  const [one, two] = [await played(agents, 1), await played(agents, 2)];
  expect(one.tallies[0]!.games).toBe(80);
  expect(two.tallies[0]!.numbers).toEqual(one.tallies[0]!.numbers);
});

test.each([
  {
    name: 'an exception',
    text: TAKES.replace('Number(', 'missing('),
    says: /own.mjs, line \d+: missing is not defined .*--replay/,
  },
  {
    name: 'no such option',
    text: TAKES.replace('?? 0', '?? 7'),
    says: /own.mjs: choose returned 7; expected the index of one of its 2 options, 0 to 1 .*--replay/,
  },
  {
    name: 'half an option',
    text: TAKES.replace('?? 0', '?? 0.5'),
    says: /own.mjs: choose returned 0.5; expected .*--replay/,
  },
])('$name names the game to replay', async ({ text, says }) => {
  const own = file(text);
  for (const threads of [1, 2]) {
    const playing = played([own, own], threads);
    await expect(playing).rejects.toThrow(InputError);
    await expect(playing).rejects.toThrow(says);
  }
});

test.each([
  { name: 'no file', text: undefined, says: /none.mjs: / },
  { name: 'a slip in the file', text: 'export default (', says: /own.mjs: / },
  { name: 'nothing exported', text: 'export const x = 1;', says: /default export/ },
])('$name is refused in one line', async ({ text, says }) => {
  const path = text === undefined ? join(root, 'none.mjs') : file(text);
  await expect(loadAgents([path])).rejects.toThrow(InputError);
  await expect(loadAgents([path])).rejects.toThrow(says);
});

test('Ctrl-C does not wait for an agent that thinks for ever', async () => {
  const own = file('export default () => ({ name: "muses", begin() {}, choose() { for (;;); } });');
  const { tallies, stoppedBy } = await played([own, own], 2, { signal: AbortSignal.timeout(500) });
  expect([tallies[0]!.games, stoppedBy]).toEqual([0, 'interrupted']);
});

test('an agent that refuses its parameters is quoted', async () => {
  const path = file('export default () => { throw new Error("index: expected a number"); };');
  await loadAgents([path]);
  const make = () => makeAgent(race as Game, path);
  expect(make).toThrow(InputError);
  expect(make).toThrow(/^agent .*own.mjs, line \d+: index: expected a number$/);
});

test('an agent without its functions is refused', async () => {
  const path = file('export default () => ({ name: "x" });');
  await loadAgents([path]);
  expect(() => makeAgent(race as Game, path)).toThrow(
    'expected an agent with the functions begin and choose',
  );
});

test('what an agent writes into its state and its options counts for nothing', async () => {
  const wild = TAKES.replace(
    'choose: () => Number(',
    'choose: (state, options) => (state.fill(9), options.fill(9), Number(',
  ).replace('?? 0),', '?? 0)),');
  const [honest, wilder] = [
    await played([file(TAKES), 'random'], 1),
    await played([file(wild, 'wild.mjs'), 'random'], 1),
  ];
  expect(wilder.tallies[0]!.numbers).toEqual(honest.tallies[0]!.numbers);
});

test.each([1, 2])('an endless decision ends with its time, on %i threads', async (threads) => {
  const own = file('export default () => ({ begin() {}, choose() { for (;;); } });');
  await expect(played([own, own], threads, { agentSeconds: 0.3 })).rejects.toThrow(
    /own.mjs: no decision within 0.3 seconds; .* --replay race/,
  );
});
