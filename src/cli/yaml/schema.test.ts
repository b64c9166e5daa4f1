import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { InputError } from '../../core/game.js';
import { GAMES } from '../../games/index.js';
import { EXPERIMENTS } from '../commands/experiments.js';
import { flagsOfGames } from '../flags/game-flags.js';
import type { Io } from '../terminal/io.js';
import { OWN_FLAGS, readExperiment } from './experiment-file.js';
import { experimentSchema } from './schema.js';
import { isValid } from './testing-schema.js';

const FOLDER = fileURLToPath(new URL('../../../experiments', import.meta.url));
const FILES = readdirSync(FOLDER).filter((file) => /\.ya?ml$/.test(file));
const SCHEMA = experimentSchema(EXPERIMENTS, GAMES);

const cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
afterAll(() => rmSync(cwd, { recursive: true }));

/** Whether `fulcrum run` reads a file, before the command sees what it makes of the values. */
function isRead(text: string): boolean {
  writeFileSync(join(cwd, 'x.yaml'), text);
  try {
    readExperiment('x.yaml', EXPERIMENTS, { cwd, games: GAMES } as unknown as Io);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

test.each(FILES)('%s is as the schema says, and names it', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=schema.json');
  expect(isValid(parse(text), SCHEMA)).toBe(true);
});

const MATCH = 'command: match\ngame: keyforge\na: x\nb: y\n';

describe('refused by both', () => {
  test.each([
    ['no command', 'a: x\n'],
    ['an unknown command', 'command: mach\n'],
    ['a command that is a number', 'command: 5\n'],
    ['an unknown key', `${MATCH}sed: 5\n`],
    ['a key of another command', `${MATCH}dial: amber\n`],
    ['a key of another game', `${MATCH}nemesis: rageborne\n`],
    ['a key that is typed', `${MATCH}resume: true\n`],
    ['a switch with a word', `${MATCH}records: often\n`],
    ['a value that is a switch', `${MATCH}games: true\n`],
    ['an empty value', `${MATCH}games:\n`],
    ['a blank value', `${MATCH}seed: " "\n`],
    ['an empty list', `${MATCH}seed: []\n`],
    ['a value twice', `${MATCH}seed: [1, 1]\n`],
    ['a list in a list', `${MATCH}seed: [[1], 2]\n`],
    ['a list of what is for the whole file', `${MATCH}threads: [1, 2]\n`],
    ['a group', `${MATCH}games: { x: 1 }\n`],
    ['an empty patch', `${MATCH}patch: {}\n`],
    ['a patch of a word', `${MATCH}patch: { urchin: { power: much } }\n`],
    ['one arm', `${MATCH}arms: [{ name: x }]\n`],
    ['an arm without a name', `${MATCH}arms: [{ name: x }, { a: y }]\n`],
    ['an arm that is a word', `${MATCH}arms: [x, y]\n`],
    ['an arm with a number of games', `${MATCH}arms: [{ name: x, games: 5 }, { name: y }]\n`],
    ['a list in an arm', `${MATCH}arms: [{ name: x, a: [y, z] }, { name: y }]\n`],
    ['about a number', `${MATCH}about: 5\n`],
  ])('%s', (_, text) => {
    expect([isRead(text), isValid(parse(text), SCHEMA)]).toEqual([false, false]);
  });
});

describe('taken by both', () => {
  test.each([
    ['a file without a game', 'command: match\nchains: 6,0\nnemesis: rageborne\n'],
    ['lists', `${MATCH}seed: [1, 2]\nagents: ["random,heuristic", random]\n`],
    ['a patch in words', `${MATCH}patch: urchin.power=3\n`],
    ['patches to cross', `${MATCH}patch: [{ urchin: { power: 3 } }, { urchin.power: "4" }]\n`],
    ['arms', `${MATCH}arms: [{ name: x, chains: "1,0" }, { name: y, agent: random }]\n`],
    ['a switch that is crossed', 'command: tune\ndial: life\nverify: [true, false]\n'],
    ['what is for the whole file', `${MATCH}threads: 2\nout: here\nrecords: true\n`],
  ])('%s', (_, text) => {
    expect([isRead(text), isValid(parse(text), SCHEMA)]).toEqual([true, true]);
  });
});

const KEYS = [
  ...new Set(
    EXPERIMENTS.flatMap(({ flags, gamesOf }) => [
      ...flags,
      ...flagsOfGames(gamesOf, GAMES).map(({ name }) => name),
    ]),
  ),
  ...OWN_FLAGS,
  ...['plan', 'resume', 'about', 'name', 'constructor', 'sed'],
];
const LEAVES = ['x', 'x,y', 1, 0.5, '', ' ', null, true, false];
const NESTS = [
  [],
  [1, 2],
  [1, 1],
  [true, false],
  ['x', [1]],
  {},
  { urchin: { power: 1 } },
  { urchin: 1 },
  { urchin: {} },
  { urchin: 'x' },
  [{ urchin: { power: 1 } }],
];
const value = fc.constantFrom<unknown>(...LEAVES, ...NESTS);
const fields = fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 3, noNullPrototype: true });
const arms = fc.option(fc.tuple(fields, fields), { nil: undefined, freq: 2 });
const file = fc.record({
  command: fc.constantFrom(...EXPERIMENTS.map(({ name }) => name)),
  game: fc.constantFrom(undefined, ...GAMES.map(({ game }) => game.id)),
  rest: fields,
  arms,
});

test('schema and reader agree about files of any kind', () => {
  let taken = 0;
  fc.assert(
    fc.property(file, ({ command, game, rest, arms }) => {
      const compared = arms?.map((arm, i) => ({ ...arm, name: `arm ${i}` }));
      const head = { command, ...(game === undefined ? {} : { game }) };
      const text = stringify({ ...head, ...rest, ...(compared ? { arms: compared } : {}) });
      const read = isRead(text);
      if (read) taken++;
      expect({ text, read: isValid(parse(text), SCHEMA) }).toEqual({ text, read });
    }),
    { numRuns: 600, seed: 1 },
  );
  expect(taken).toBeGreaterThan(30);
});
