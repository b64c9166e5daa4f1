import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NOBODY, type Seed } from '../core/game.js';
import {
  CHECKS,
  type Check,
  type Decks,
  goOn,
  hashGame,
  hasRandomSides,
  startOf,
  type Walk,
  walk,
} from './conformance.js';
import { GAMES } from './index.js';
import type { GameModule } from './module.js';

/** The long form of all this is scripts/soak.mjs. */
const SHORT = { starter: 3, random: 6 } as const;

const again = (module: GameModule, { decks, number }: Numbered): string =>
  `again: node scripts/soak.mjs --on ${module.game.id} --decks ${decks} --seed test --game ${number}`;

interface Numbered {
  readonly decks: Decks;
  readonly number: number;
}

/** Plays a numbered game with some checks; a failure says how to see it again. */
function play(module: GameModule, numbered: Numbered, checks: readonly Check[]): Walk {
  try {
    return walk(module, startOf(module, 'test', numbered.number, numbered.decks), checks);
  } catch (cause) {
    throw new Error(`${(cause as Error).message}; ${again(module, numbered)}`, { cause });
  }
}

/** Numbered starts on the bundled sides, and on sides from the whole pool where a game has such. */
function startsOf(module: GameModule): Numbered[] {
  const kinds: Decks[] = hasRandomSides(module) ? ['starter', 'random'] : ['starter'];
  return kinds.flatMap((decks) => Array.from({ length: SHORT[decks] }, (_, number) => ({ decks, number })));
}

describe.each(GAMES.map((module) => ({ id: module.game.id, module })))('$id', ({ module }) => {
  const { game } = module;
  const starts = startsOf(module);

  test.each(CHECKS.map((check) => ({ name: check.name, check })))('$name', ({ check }) => {
    for (const numbered of starts) play(module, numbered, [check]);
  });

  test('games end', () => {
    for (const numbered of starts.filter(({ decks }) => decks === 'starter')) {
      const { over, decisions } = play(module, numbered, []);
      expect(over, `${decisions} decisions; ${again(module, numbered)}`).toBe(true);
    }
  });

  test('the same seed gives the same game, another seed another', () => {
    const hashes = starts.map(({ decks, number }) =>
      hashGame(module, startOf(module, 'test', number, decks)),
    );
    const twice = starts.map(({ decks, number }) => hashGame(module, startOf(module, 'test', number, decks)));
    expect(twice).toEqual(hashes);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('says what a seat knows', () => {
    expect(module.known).toBeTypeOf('function');
  });

  test('a state on disk goes on in another process as it does here', () => {
    const states = Array.from({ length: 8 }, (_, number) => middleOf(module, number));
    const there = inAnotherProcess(game.id, states);
    for (const [i, state] of states.entries()) goOn(game, state, SEED, AHEAD + i);
    expect(there.map((state) => state.length)).toEqual(states.map((state) => state.length));
    for (const [i, state] of states.entries()) {
      expect(Buffer.compare(bytesOf(there[i]!), bytesOf(state)), `state ${i}`).toBe(0);
    }
  });
});

const SEED: Seed = [7, 11];
const AHEAD = 100;
const MAX_DECISIONS = 5000;

const bytesOf = (state: Int32Array): Buffer => Buffer.from(state.buffer, state.byteOffset, state.byteLength);

/** A state in the middle of a game, not always between two whole moves. */
function middleOf(module: GameModule, number: number): Int32Array {
  const { game } = module;
  const start = startOf(module, 'disk', number, hasRandomSides(module) && number % 2 ? 'random' : 'starter');
  const state = new Int32Array(game.words);
  game.setup(state, start.setup, start.seed);
  const length = goOn(game, state.slice(), start.seed, MAX_DECISIONS);
  goOn(game, state, start.seed, Math.floor((length * (number + 1)) / 12));
  expect(game.decider(state)).not.toBe(NOBODY);
  return state;
}

const PROGRAM = `
  import { readFileSync, writeFileSync } from 'node:fs';
  const [root, id, file, words, seed, ahead] = JSON.parse(process.env.TASK);
  const { goOn } = await import(root + 'dist/src/games/conformance.js');
  const { loadGame } = await import(root + 'dist/src/games/index.js');
  const { game } = await loadGame(id);
  const bytes = readFileSync(file);
  const all = new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  for (let i = 0; i * words < all.length; i++) {
    goOn(game, all.subarray(i * words, (i + 1) * words), seed, ahead + i);
  }
  writeFileSync(file, Buffer.from(all.buffer));
`;

/** Writes the states to a file, lets a process of its own play each of them on, and reads them back. */
function inAnotherProcess(id: string, states: readonly Int32Array[]): Int32Array[] {
  const dir = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  try {
    const file = join(dir, 'states');
    const words = states[0]!.length;
    writeFileSync(file, Buffer.concat(states.map(bytesOf)));
    const root = new URL('../../', import.meta.url).href;
    const TASK = JSON.stringify([root, id, file, words, SEED, AHEAD]);
    const argv = ['--input-type=module', '--eval', PROGRAM];
    const { status, stderr } = spawnSync(process.execPath, argv, { env: { ...process.env, TASK } });
    expect(status, String(stderr)).toBe(0);
    const all = Int32Array.from(new Int32Array(new Uint8Array(readFileSync(file)).buffer));
    return states.map((_, i) => all.subarray(i * words, (i + 1) * words));
  } finally {
    rmSync(dir, { recursive: true });
  }
}
