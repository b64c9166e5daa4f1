import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.js';
import { PieceServer, type ServerOptions } from '../match/queue/piece-server.js';
import { openQueue, PREFIX } from '../match/queue/redis.js';
import { Registry, type RunNotice } from '../match/queue/registry.js';
import toy from '../match/toy/race.js';
import { versionsOf } from '../report/run-directory/manifest.js';
import { agentFiles } from './flags/agents.js';
import { runIn } from './testing-io.js';
import { hasRedis, startRedis, type TestRedis } from './testing-redis.js';
import { programVersion } from './version.js';

const MAIN = fileURLToPath(new URL('../../dist/bin/fulcrum.js', import.meta.url));
const PATIENCE = { timeout: 300_000 };
const SECRET = 'open-sesame';
const RACE = ['match', 'race', '--a', 'hare', '--b', 'tortoise', '--games', '400', '--records', '--quiet'];

/** Where there is no Redis to start these are skipped, but never where everything has to be tested. */
const skipped = !hasRedis() && !process.env.CI;

let cwd = '';
let redis: TestRedis;
beforeAll(async () => {
  if (skipped) return;
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  redis = await startRedis(SECRET);
});
afterAll(async () => {
  if (skipped) return;
  await redis.close();
  rmSync(cwd, { recursive: true });
});

/** Every file of a directory but the manifest, which tells times. */
function filesIn(dir: string): Record<string, string> {
  const names = readdirSync(join(cwd, dir)).filter((name) => name !== 'manifest.json');
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(cwd, dir, name), 'latin1')]));
}

/** What is to be ended after each test. */
const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(20);
}

describe.skipIf(skipped)('on workers of this process (needs redis-server)', () => {
  const race = (...more: string[]) => runIn(cwd, [...RACE, ...more], { cores: 1 });

  /** A worker of the race. */
  async function serve(change: Partial<ServerOptions> = {}): Promise<string[]> {
    const said: string[] = [];
    const server = await PieceServer.open({
      url: redis.url,
      name: 'here',
      threads: 1,
      games: [toy],
      versionsOf: (module, agents) => ({
        ...versionsOf(module, programVersion(), '0', agentFiles({ agents })),
        game: module.game.id,
      }),
      say: (line) => said.push(line),
      ...change,
    });
    const control = new AbortController();
    const served = server.serve(control.signal);
    ending.push(() => {
      control.abort();
      return served;
    });
    return said;
  }

  test('the same bytes as here, and nothing of the address is written', PATIENCE, async () => {
    await serve();
    const there = await race('--redis', redis.url, '--out', 'there');
    expect([there.code, there.err]).toEqual([0, '']);
    expect((await race('--out', 'alone')).code).toBe(0);
    expect(filesIn('there')).toEqual(filesIn('alone'));
    const manifest = readFileSync(join(cwd, 'there', 'manifest.json'), 'utf8');
    expect([there.out, manifest].join('\n')).not.toMatch(/redis:|open-sesame|127\.0\.0\.1/);
  });

  test('a worker of other rules refuses and both sides are told; another plays', PATIENCE, async () => {
    const said = await serve({ name: 'old', games: [{ ...toy, rules: 'older' }] });
    await serve({ name: 'new' });
    const { code, err } = await race('--redis', redis.url, '--out', 'refused');
    const differs = `rules older instead of ${toy.rules}`;
    expect([code, err]).toEqual([0, `Worker old plays no piece of this run: it has ${differs}.\n`]);
    expect(said).toContain(`Refuses the pieces of a run of race: this worker has ${differs}.`);
  });

  test('an agent must have the same content where it plays', PATIENCE, async () => {
    const agent = join(cwd, 'agent.mjs');
    writeFileSync(agent, "export default () => ({ name: 'mine', begin() {}, choose: () => 0 });\n");
    const said = await serve({
      name: 'other',
      versionsOf: (module, agents) => ({
        ...versionsOf(
          module,
          programVersion(),
          '0',
          Object.fromEntries(agents.map((path) => [path, 'other'])),
        ),
        game: module.game.id,
      }),
    });
    await serve({ name: 'same' });
    const mine = ['--agent', agent];
    const there = await race('--redis', redis.url, ...mine, '--out', 'agent-there');
    expect([there.code, there.err]).toEqual([
      0,
      `Worker other plays no piece of this run: it has another agent ${agent}.\n`,
    ]);
    expect(said.join()).toContain(`this worker has another agent ${agent}`);
    await race(...mine, '--out', 'agent-here');
    expect(filesIn('agent-there')).toEqual(filesIn('agent-here'));
  });

  test('an agent that fails is told as it is here', PATIENCE, async () => {
    const agent = join(cwd, 'bad.mjs');
    writeFileSync(agent, "export default () => ({ name: 'bad', begin() {}, choose: () => 99 });\n");
    await serve();
    const here = await race('--agent', agent, '--threads', '2', '--out', 'bad');
    const there = await race('--agent', agent, '--redis', redis.url, '--out', 'bad');
    expect(here.code).toBe(2);
    expect(there).toEqual(here);
  });

  test('a result that is wrong is not taken, and its piece is played again', PATIENCE, async () => {
    const peers = await openQueue(redis.url, () => {});
    const runs = new Registry<RunNotice>(peers.redis, 'run');
    const playing = race('--redis', redis.url, '--out', 'wrong');
    let run: string | undefined;
    while (run === undefined) [run] = (await runs.all()).keys();
    const liar = new peers.bull.Worker(run, async () => ({ worker: 'liar', ms: 1, played: [] }), {
      connection: peers.redis,
      prefix: PREFIX,
    });
    await new Promise((resolve) => liar.once('completed', resolve));
    await liar.close();
    await serve();
    const { code, err } = await playing;
    peers.close();
    expect(code).toBe(0);
    expect(err).toContain(
      'Worker liar has sent a result that is not taken: it is another piece; the piece is played again.',
    );
    expect(filesIn('wrong')).toEqual(filesIn('alone'));
  });

  test.each([
    { name: 'no address', url: 'nowhere', says: 'the address is no such address' },
    { name: 'another protocol', url: 'http://host', says: 'the address is no such address' },
    { name: 'nobody there', url: 'redis://127.0.0.1:1', says: 'nothing answers at its address' },
  ])('refused in one line that does not repeat the address: $name', async ({ url, says }) => {
    const { code, err } = await race('--redis', url, '--out', 'nowhere');
    expect([code, err.includes(says), err.includes(url), err.trim().includes('\n')]).toEqual([
      2,
      true,
      false,
      false,
    ]);
    expect(existsSync(join(cwd, 'nowhere'))).toBe(false);
  });

  test.each([
    { name: 'a wrong password', url: () => redis.url.replace(SECRET, 'guess') },
    { name: 'no password', url: () => redis.url.replace(`:${SECRET}@`, '') },
  ])('$name is refused without repeating it', async ({ url }) => {
    const { code, err } = await race('--redis', url(), '--out', 'nowhere');
    expect([code, err.includes('refuses the user or the password')]).toEqual([2, true]);
    expect(err).not.toMatch(/guess|redis:\/\/|127\.0\.0\.1/);
  });
});

describe.skipIf(skipped)('on workers of their own (needs redis-server)', () => {
  const SIDES = ['--nemesis', 'rageborne', '--mages', 'mist'];
  const FLAGS = ['--check', 'none', '--games', '32', '--records', '--quiet'];
  const agent = () => join(cwd, 'idle.mjs');
  const match = (...more: string[]) => [
    ...['match', 'aeons-end', ...SIDES, ...FLAGS],
    ...['--agent', agent(), '--out', ...more],
  ];
  /** Rests before each game, so that machines fail in the middle of a run that costs next to nothing. */
  const IDLE = `export default () => ({
    name: 'idle',
    begin: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(process.env.REST_MS ?? 0)),
    choose: (_, options, count) => (options[0] % count + count) % count,
  });`;

  interface Started {
    readonly child: ChildProcess;
    said(): string;
    readonly ended: Promise<number | null>;
  }

  function start(argv: readonly string[]): Started {
    const child = spawn(process.execPath, [MAIN, ...argv], {
      cwd,
      env: { ...process.env, FULCRUM_REDIS: redis.url, REST_MS: '250' },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (more) => {
        text += more;
      });
    }
    ending.push(() => child.kill('SIGKILL'));
    return { child, said: () => text, ended: new Promise((resolve) => child.on('close', resolve)) };
  }

  const worker = () => start(['worker', '--threads', '1']);

  function pieces(out: string): number {
    const journal = join(cwd, out, 'journal.jsonl');
    return existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').length : 0;
  }

  test(
    'the same bytes with the run killed and resumed, a worker killed and Redis restarted',
    PATIENCE,
    async () => {
      writeFileSync(agent(), IDLE);
      const plain = await runIn(cwd, match('plain'), { cores: 1, games: GAMES });
      expect([plain.code, plain.err]).toEqual([0, '']);
      const [first, second] = [worker(), worker()];
      const killed = start(match('queued'));
      await until(() => pieces('queued') > 2);
      killed.child.kill('SIGKILL');
      await killed.ended;
      const before = pieces('queued');
      const again = start(match('queued', '--resume'));
      await until(() => pieces('queued') > before + 1);
      first.child.kill('SIGKILL');
      await redis.restart();
      expect(await again.ended, again.said()).toBe(0);
      expect(again.said()).toContain('The connection to Redis is back.');
      expect(filesIn('queued')).toEqual(filesIn('plain'));
      const all = [killed, again, first, second].map(({ said }) => said()).join('');
      expect(all).not.toMatch(/redis:|open-sesame|127\.0\.0\.1/);
    },
  );
});
