import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.js';
import { runIn } from './testing-io.js';
import { type Certificate, hasRedis, makeCertificate, startRedis, type TestRedis } from './testing-redis.js';

const MAIN = fileURLToPath(new URL('../../dist/bin/fulcrum.js', import.meta.url));
const PATIENCE = { timeout: 120_000 };
const SECRET = 'open-sesame';
const MATCH = ['match', 'aeons-end', '--nemesis', 'rageborne', '--mages', 'mist', '--agent', 'random'];
const FLAGS = ['--check', 'none', '--games', '20', '--records', '--quiet'];

const skipped = !hasRedis() && !process.env.CI;

let cwd = '';
let good: Certificate;
let other: Certificate;
let redis: TestRedis;
let elsewhere: TestRedis;
beforeAll(async () => {
  if (skipped) return;
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  good = makeCertificate(cwd, 'good', 'IP:127.0.0.1');
  other = makeCertificate(cwd, 'other', 'DNS:elsewhere.test');
  [redis, elsewhere] = await Promise.all([startRedis(SECRET, good), startRedis(SECRET, other)]);
});
afterAll(async () => {
  if (skipped) return;
  await Promise.all([redis.close(), elsewhere.close()]);
  rmSync(cwd, { recursive: true });
});

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** The program with its address in the environment, and the authority that it trusts. */
function start(argv: readonly string[], address: string, trusted?: Certificate) {
  const env = { ...process.env, FULCRUM_REDIS: address, NODE_EXTRA_CA_CERTS: trusted?.cert };
  const child = spawn(process.execPath, [MAIN, ...argv], { cwd, env });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (more) => {
      said += more;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { said: () => said, ended };
}

const filesIn = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(cwd, dir)).map((name) => [name, readFileSync(join(cwd, dir, name), 'latin1')]),
  );

describe.skipIf(skipped)('Redis over TLS (needs redis-server)', () => {
  test('the same bytes as on threads, and the address is written nowhere', PATIENCE, async () => {
    const worker = start(['worker', '--threads', '1'], redis.url, good);
    const run = start([...MATCH, ...FLAGS, '--out', 'queued'], redis.url, good);
    expect((await here('--out', 'plain')).code).toBe(0);
    expect(await run.ended, run.said()).toBe(0);
    const [{ 'manifest.json': manifest, ...queued }, { 'manifest.json': _, ...plain }] = [
      filesIn('queued'),
      filesIn('plain'),
    ];
    expect(queued).toEqual(plain);
    const { port } = new URL(redis.url);
    const all = [manifest, ...Object.values(queued), run.said(), worker.said()].join('\n');
    for (const secret of [SECRET, 'rediss:', `127.0.0.1:${port}`]) expect(all).not.toContain(secret);
  });

  test('refused in one line without a secret: an unknown authority', PATIENCE, async () => {
    refusedBy(await here('--redis', redis.url, '--out', 'refused'), 'its certificate is not trusted');
  });

  test('refused in one line without a secret: the certificate of another host', PATIENCE, async () => {
    const run = start([...MATCH, ...FLAGS, '--out', 'refused'], elsewhere.url, other);
    refusedBy({ code: await run.ended, err: run.said() }, 'its certificate is for another host');
  });
});

/** In this process, which trusts no authority of the tests. */
const here = (...more: string[]) => runIn(cwd, [...MATCH, ...FLAGS, ...more], { cores: 1, games: GAMES });

function refusedBy({ code, err }: { code: number | null; err: string }, says: string): void {
  expect([code, err.trim().includes('\n')], err).toEqual([2, false]);
  expect(err).toContain(says);
  for (const secret of [SECRET, 'rediss:/', '127.0.0.1']) expect(err).not.toContain(secret);
  expect(existsSync(join(cwd, 'refused'))).toBe(false);
}
