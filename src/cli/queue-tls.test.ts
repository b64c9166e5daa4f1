import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Certificate, hasRedis, makeCertificate, startRedis, type TestRedis } from './testing-redis.js';

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));
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
    expect(await start([...MATCH, ...FLAGS, '--out', 'plain'], '').ended).toBe(0);
    const worker = start(['worker', '--threads', '1'], redis.url, good);
    const run = start([...MATCH, ...FLAGS, '--out', 'queued'], redis.url, good);
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

  test.each([
    { name: 'a wrong password', url: () => redis.url.replace(SECRET, 'guess'), says: 'the password' },
    { name: 'no password', url: () => redis.url.replace(`:${SECRET}@`, ''), says: 'the password' },
    { name: 'an unknown authority', trusted: () => undefined, says: 'its certificate is not trusted' },
    {
      name: 'the certificate of another host',
      url: () => elsewhere.url,
      trusted: () => other,
      says: 'its certificate is for another host',
    },
  ])('refused in one line without a secret: $name', PATIENCE, async ({ url, trusted, says }) => {
    const address = url?.() ?? redis.url;
    const run = start([...MATCH, ...FLAGS, '--out', 'refused'], address, trusted ? trusted() : good);
    const code = await run.ended;
    const said = run.said();
    expect([code, said.trim().includes('\n')], said).toEqual([2, false]);
    expect(said).toContain(says);
    for (const secret of [SECRET, 'guess', 'rediss:/', '127.0.0.1']) expect(said).not.toContain(secret);
    expect(existsSync(join(cwd, 'refused'))).toBe(false);
  });
});
