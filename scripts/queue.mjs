import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startRedis } from '../dist/src/cli/testing-redis.js';
import { overhead } from './queue-overhead.mjs';

/**
 * Shows that the queue gives the bytes of threads while machines fail, and what handing out costs:
 *
 *   node scripts/queue.mjs --runs 20     each with one of two workers killed and Redis restarted
 *   node scripts/queue.mjs --overhead    milliseconds per job, and who spends them
 */
const { values: asked } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, overhead: { type: 'boolean', default: false } },
});

const MAIN = fileURLToPath(new URL('../dist/bin/fulcrum.js', import.meta.url));
const cwd = mkdtempSync(join(tmpdir(), 'fulcrum-queue-'));
const redis = await startRedis();

/**
 * An agent that is slow enough for a machine to fail in the middle of a run, and no second pilot beside it; `tune` has
 * its usual one.
 */
const SLOW = ['--agent', 'mc:rollouts=1,turns=1', '--check', 'none'];
const DECKS = ['miss-onyx-censorius', 'radiant-argus-the-supreme', 'titanfang-tower-fighter'];
const SIDES = ['--a', DECKS[0], '--b', DECKS[1]];
const EXPERIMENTS = {
  match: ['match', 'keyforge', ...SIDES, ...SLOW, '--games', '60', '--records'],
  matrix: ['matrix', 'keyforge', '--decks', DECKS.join(), ...SLOW, '--games', '60'],
  chains: ['chains', ...SIDES, ...SLOW, '--games', '100'],
  tune: ['tune', 'keyforge', ...SIDES, '--dial', 'amber', '--on', 'b', '--games', '6000'],
  run: ['run', 'batch.yaml', ...SLOW],
};
writeFileSync(
  join(cwd, 'batch.yaml'),
  `command: match
a: ${DECKS[0]}
b: ${DECKS[1]}
games: 16
records: true
chains: ["0,0", "4,0"]
arms:
  - name: as printed
  - name: Urchin steals 2
    patch: { urchin: { text.0.steal: 2 } }
`,
);

const children = [];

/** Starts the program; `where` is an address, or empty for threads of its own. */
function start(argv, where = redis.url) {
  const child = spawn(process.execPath, [MAIN, ...argv], {
    cwd,
    env: { ...process.env, FULCRUM_REDIS: where },
  });
  children.push(child);
  const started = { child, said: '', over: false };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      started.said += text;
    });
  }
  started.ended = new Promise((resolve) =>
    child.on('close', (code) => {
      started.over = true;
      resolve(code);
    }),
  );
  return started;
}

const worker = () => start(['worker', '--threads', '1']);
const isPlaying = ({ said }) => said.split('Plays pieces').length > said.split('A run is over').length;

async function until(isSo) {
  while (!isSo()) await setTimeout(20);
}

/** Every file of a directory but the manifest, which tells times. */
function filesIn(out) {
  const names = readdirSync(join(cwd, out)).filter((name) => name !== 'manifest.json');
  return JSON.stringify(names.sort().map((name) => [name, readFileSync(join(cwd, out, name), 'latin1')]));
}

async function reference(name) {
  const { ended } = start([...EXPERIMENTS[name], '--threads', '2', '--quiet', '--out', `${name}-here`], '');
  if ((await ended) !== 0) throw new Error(`${name} fails on threads`);
  return filesIn(`${name}-here`);
}

/** One run in which a worker is killed and Redis is restarted, while games are played. */
async function failing(name, number, workers) {
  const out = `${name}-${number}`;
  const began = performance.now();
  const run = start([...EXPERIMENTS[name], '--quiet', '--out', out]);
  await until(() => run.over || workers.every(isPlaying));
  await setTimeout(300 + 1000 * Math.random());
  workers[number % 2].child.kill('SIGKILL');
  const killed = !run.over;
  workers[number % 2] = worker();
  await setTimeout(1000 * Math.random());
  const restarted = !run.over;
  await redis.restart(number % 4 < 2 ? 'SIGTERM' : 'SIGKILL');
  const code = await run.ended;
  return {
    code,
    out,
    inTime: killed && restarted,
    seconds: (performance.now() - began) / 1000,
    said: run.said,
  };
}

async function failures() {
  const workers = [worker(), worker()];
  const expected = {};
  for (const name of Object.keys(EXPERIMENTS)) expected[name] = await reference(name);
  let same = 0;
  for (let number = 0; number < Number(asked.runs); number++) {
    const name = Object.keys(EXPERIMENTS)[number % 5];
    const { code, out, inTime, seconds, said } = await failing(name, number, workers);
    const isSame = code === 0 && filesIn(out) === expected[name];
    if (isSame) same++;
    else console.error(said);
    const when = inTime ? 'failures in the middle' : 'over before both failures';
    console.log(`${name}: ${isSame ? 'the same bytes' : 'OTHER BYTES'}, ${when}, ${seconds.toFixed(1)} s`);
  }
  const both = ['match', 'chains'].map((name) => ({
    name,
    ...start([...EXPERIMENTS[name], '--out', `${name}-both`]),
  }));
  const codes = await Promise.all(both.map(({ ended }) => ended));
  const isSame = both.every(({ name }, i) => codes[i] === 0 && filesIn(`${name}-both`) === expected[name]);
  console.log(`two experiments at once: ${isSame ? 'the same bytes' : 'OTHER BYTES'}`);
  console.log(`${same} of ${asked.runs} runs have the bytes of threads`);
  if (!isSame || same < Number(asked.runs)) process.exitCode = 1;
}

async function measured() {
  worker();
  await overhead(redis.url);
}

try {
  if (asked.overhead) await measured();
  else await failures();
} finally {
  for (const child of children) child.kill('SIGKILL');
  await redis.close();
  rmSync(cwd, { recursive: true, force: true });
}
