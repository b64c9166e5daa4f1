import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../../../dist/bin/fulcrum.js', import.meta.url));
/** Pieces that a run has stored when it is stopped: some way in, and far from the end. */
const ENOUGH = 5;
const PATIENCE = { timeout: 120_000 };

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  writeFileSync(join(cwd, 'batch.yaml'), BATCH);
});
afterAll(() => rmSync(cwd, { recursive: true }));

const SIDES = ['--a', 'miss-onyx-censorius', '--b', 'radiant-argus-the-supreme'];
const CHECK = ['--check', 'heuristic', '--check-games', '60'];
const MATCH = ['match', 'keyforge', ...SIDES, '--agent', 'random', '--games', '600', '--records', ...CHECK];
const BATCH = `
command: match
a: miss-onyx-censorius
b: radiant-argus-the-supreme
agent: random
games: 128
check: heuristic
check-games: 20
records: true
chains: ["0,0", "6,0"]
arms:
  - name: as printed
  - name: Urchin steals 2
    patch: { urchin: { text.0.steal: 2 } }
`;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(argv: readonly string[], command = process.execPath, first: readonly string[] = [MAIN]) {
  const child = spawn(command, [...first, ...argv], { cwd });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...said })));
  return { child, ended };
}

const run = (argv: readonly string[]): Promise<Ended> => start(argv).ended;

function pieces(out: string): number {
  const journal = join(cwd, out, 'journal.jsonl');
  return existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').length - 2 : 0;
}

/** Waits until a run, which must not end before that, has stored some pieces. */
async function stored(child: ChildProcess, out: string, enough = ENOUGH): Promise<void> {
  while (child.exitCode === null && pieces(out) < enough) await setTimeout(2);
  expect(child.exitCode).toBe(null);
}

/** The results of a run, byte for byte. */
function filesOf(out: string): Record<string, string> {
  const files = readdirSync(join(cwd, out)).filter((file) => file !== 'manifest.json');
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(cwd, out, file), 'latin1')]));
}

/** Runs to the end without any interruption. */
async function whole(argv: readonly string[], out: string): Promise<Ended> {
  const ended = await run([...argv, '--threads', '2', '--out', out]);
  expect(ended).toMatchObject({ code: 0, err: '' });
  return ended;
}

describe('a match', () => {
  let expected: Record<string, string> = {};
  let printed = '';
  beforeAll(async () => {
    printed = (await whole([...MATCH, '--json'], 'whole')).out;
    expected = filesOf('whole');
    expect(Object.keys(expected)).toEqual(['ends.csv', 'games.csv', 'summary.csv', 'turns.csv']);
    expect(expected['games.csv']!.trimEnd().split('\r\n')).toHaveLength(1 + 600 + 2 * 60);
  }, PATIENCE.timeout);

  test.each([1, 4])('killed and resumed with %i threads writes the same bytes', PATIENCE, async (threads) => {
    const out = `killed-${threads}`;
    const argv = [...MATCH, '--threads', String(threads), '--out', out];
    const { child, ended } = start(argv);
    await stored(child, out);
    child.kill('SIGKILL');
    expect((await ended).code).toBe(null);
    expect(existsSync(join(cwd, out, 'summary.csv'))).toBe(false);
    expect(pieces(out)).toBeLessThan(150);
    expect(await run([...argv, '--resume'])).toMatchObject({ code: 0, err: '' });
    expect(filesOf(out)).toEqual(expected);
  });

  test('Ctrl-C writes what there is, says how to go on, and --resume completes it', PATIENCE, async () => {
    const argv = [...MATCH, '--threads', '2', '--out', 'interrupted'];
    const { child, ended } = start(argv);
    await stored(child, 'interrupted');
    child.kill('SIGINT');
    const { code, err } = await ended;
    expect(code).toBe(130);
    expect(err).toMatch(
      /^Interrupted after [\d,]+ games; the same command with --resume goes on from here\.\n$/,
    );
    const { 'summary.csv': summary, 'games.csv': games } = filesOf('interrupted');
    expect(summary).toContain(',interrupted,');
    expect(expected['games.csv']!.startsWith(games!)).toBe(true);

    const refused = await run(argv);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/^interrupted holds an unfinished run of the same; --resume goes on .*\n$/);

    expect(await run([...argv, '--resume'])).toMatchObject({ code: 0, err: '' });
    expect(filesOf('interrupted')).toEqual(expected);
  });

  test('a full disk is one clear line, and --resume goes on when there is room', PATIENCE, async () => {
    const argv = [...MATCH, '--threads', '2', '--out', 'full'];
    // In blocks of 512 or 1024 bytes, by the shell: a few pieces fit, the whole run does not.
    const { code, out, err } = await start([process.execPath, MAIN, ...argv], 'sh', [
      '-c',
      'ulimit -f 96; exec "$@"',
      'sh',
    ]).ended;
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(
      /^can't write to full: a file has reached .* \(EFBIG\); make room, then --resume goes on\n$/,
    );
    expect(pieces('full')).toBeGreaterThan(0);
    expect(await run([...argv, '--resume'])).toMatchObject({ code: 0, err: '' });
    expect(filesOf('full')).toEqual(expected);
  });

  test('a second process in the same directory is refused', PATIENCE, async () => {
    const argv = MATCH.map((word) => (word === '600' ? '200000' : word));
    const first = start([...argv, '--threads', '1', '--out', 'shared']);
    await stored(first.child, 'shared');
    const { code, err } = await run([...argv, '--threads', '1', '--out', 'shared', '--resume']);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(code).toBe(2);
    expect(err).toBe(
      `can't write to shared: process ${first.child.pid} is writing there; wait for it or stop it\n`,
    );
  });

  test('the directory of another configuration is refused, also with --resume', PATIENCE, async () => {
    for (const more of [[], ['--resume']]) {
      const { code, err } = await run([...MATCH, '--seed', '2', '--out', 'whole', ...more]);
      expect(code).toBe(2);
      expect(err).toBe('whole holds the results of another run; give another directory with --out\n');
    }
    expect(filesOf('whole')).toEqual(expected);
  });

  test('--resume on a finished run says so and prints the same JSON', PATIENCE, async () => {
    expect(await run([...MATCH, '--threads', '2', '--out', 'whole', '--json', '--resume'])).toEqual({
      code: 0,
      out: printed,
      err: 'whole is complete; there is nothing to resume\n',
    });
    expect(JSON.parse(printed).summary.games).toBe(600);
  });
});

describe('a batch', () => {
  test('killed in its second cell and resumed writes the same bytes', PATIENCE, async () => {
    await whole(['run', 'batch.yaml'], 'batch');
    const expected = filesOf('batch');
    expect(Object.keys(expected)).toContain('differences.csv');
    expect(expected['games.csv']!.trimEnd().split('\r\n')).toHaveLength(1 + 2 * (2 * 128 + 4 * 20));
    const argv = ['run', 'batch.yaml', '--out', 'batch-killed'];
    const { child, ended } = start([...argv, '--threads', '1']);
    await stored(child, 'batch-killed', 76);
    child.kill('SIGKILL');
    expect((await ended).code).toBe(null);
    expect(await run([...argv, '--threads', '2', '--resume'])).toMatchObject({ code: 0, err: '' });
    expect(filesOf('batch-killed')).toEqual(expected);
  });
});

describe("an agent of a user's own", () => {
  const OWN = [
    'match',
    'keyforge',
    ...SIDES,
    '--agents',
    './own.mjs,random',
    '--games',
    '4',
    '--threads',
    '1',
  ];
  const write = (choose: string) =>
    writeFileSync(
      join(cwd, 'own.mjs'),
      `export default () => ({ name: 'own', begin() { console.log('begins'); }, choose() { ${choose} } });`,
    );

  test('thinks for ever: Ctrl-C is heard, also with one thread', PATIENCE, async () => {
    write('for (;;);');
    const { child, ended } = start([...OWN, '--out', 'for-ever']);
    // The game has begun when the agent has spoken.
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    const { code, out, err } = await ended;
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toContain('Interrupted before the first games were done; nothing is written.\n');
    expect(existsSync(join(cwd, 'for-ever'))).toBe(false);
  });

  test('prints: beside the results, not among them', PATIENCE, async () => {
    write('return 0;');
    const { code, out, err } = await run([...OWN, '--out', 'prints', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).command).toBe('match');
    expect(err).toContain('begins\n');
  });
});
