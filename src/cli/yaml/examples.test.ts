import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { EXPERIMENTS } from '../commands/experiments.js';
import { batchRequest } from '../experiment/batch-request.js';
import type { Io } from '../terminal/io.js';
import { partsIn } from './cells.js';
import { readExperiment } from './experiment-file.js';

const FOLDER = fileURLToPath(new URL('../../../experiments', import.meta.url));
const FILES = readdirSync(FOLDER).filter((file) => /\.ya?ml$/.test(file));

/** A user in a folder of their own: nothing of ours is beside them. */
const io: Io = {
  out: () => {},
  err: () => {},
  ask: async () => undefined,
  terminal: false,
  cwd: '/',
  cores: 2,
  games: GAMES,
  signal: new AbortController().signal,
};

test('there are examples, also with arms', () => {
  const texts = FILES.map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  expect(texts.some((text) => /^arms:/m.test(text))).toBe(true);
  expect(texts.some((text) => /^command: match$/m.test(text) && !/^arms:/m.test(text))).toBe(true);
});

test.each(FILES)('%s can be run as it is, and says what it answers', async (name) => {
  const file = readExperiment(join(FOLDER, name), EXPERIMENTS, io);
  expect(file.about).toMatch(/[.?]$/);
  const cells = await partsIn(file, io);
  const { asked, names, seed } = batchRequest(file, cells);
  expect(asked).toMatchObject({ experiment: file.experiment.name });
  expect(names).toEqual([name.replace(/\.ya?ml$/, '')]);
  expect(seed).toMatch(/^\d+(, \d+)*$/);
  for (const { request } of cells.flat()) expect(request.trial).toBeDefined();
});
