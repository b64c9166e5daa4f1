import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultAgent } from '../../agents/index.js';
import { GAMES } from '../games/index.js';
import type { GameModule } from '../games/module.js';
import { runIn } from './testing-io.js';

const GAMES_ASKED = 100;

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** Plays the bundled sides and gives back the files, byte for byte. */
async function filesOf(module: GameModule, agents: string, threads: number): Promise<string[]> {
  const { game, defaultSides } = module;
  const out = `${game.id}-${agents}-${threads}`;
  const sides = ['--a', defaultSides[0], '--b', defaultSides[1], '--agents', agents];
  const argv = [
    'match',
    game.id,
    ...sides,
    '--games',
    String(GAMES_ASKED),
    '--seed',
    '5',
    '--records',
    '--quiet',
  ];
  const ran = await runIn(cwd, [...argv, '--threads', String(threads), '--out', out], {
    games: GAMES,
    cores: 4,
  });
  expect([ran.code, ran.err]).toEqual([0, '']);
  return ['summary.csv', 'games.csv'].map((file) => readFileSync(join(cwd, out, file), 'latin1'));
}

describe.each(GAMES.map((module) => ({ id: module.game.id, module })))('$id', ({ id, module }) => {
  const agents = `${defaultAgent(id)},random`;

  test(`${agents}: the same files with 1 and 3 threads`, async () => {
    const one = await filesOf(module, agents, 1);
    expect(one[1]!.split('\n').length).toBeGreaterThan(GAMES_ASKED);
    expect(await filesOf(module, agents, 3)).toEqual(one);
  });
});
