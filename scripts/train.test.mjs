import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fulcrum-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const train = (dir, ...words) => {
  const small = ['--games', '2', '--epochs', '1', '--blocks', '1', '--search-blocks', '0'];
  const argv = ['scripts/train.mjs', ...small, '--dir', join(folder, dir), ...words];
  return execFileSync(process.execPath, argv, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
};

test('a scorer is learnt and plays, in its smallest form', () => {
  const said = train('one', '--threads', '1');
  expect(said).toMatch(/^learnt wins against heuristic: [\d.]+% \([\d.]+% to [\d.]+%\) of 4 games\n/);
  expect(said).toContain('the old weights stay');
  expect(readdirSync(join(folder, 'one'))).toEqual(['round-1', 'settings.json', 'weights-1.json']);
  const { weights } = JSON.parse(readFileSync(join(folder, 'one', 'weights-1.json'), 'utf8'));
  expect(weights).toMatchObject({ game: 'keyforge', rounds: 1, games: 2 });
});

test('weights say what they were learnt from', () => {
  expect(train('', '--check')).toMatch(/^keyforge: learnt from rules \d+ and pilots \d+, /);
});
