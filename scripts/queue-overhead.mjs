import { pilotsVersion } from '../dist/agents/versions.js';
import { programVersion } from '../dist/src/cli/version.js';
import { keyforgeModule as module } from '../dist/src/games/keyforge/module.js';
import { planKey } from '../dist/src/match/plan-key.js';
import { QueuePlayer } from '../dist/src/match/queue/coordinator.js';
import { versionsOf } from '../dist/src/report/run-directory/manifest.js';

/** One piece a job, and as many as fill a second: what a job costs, and what a piece in it. */
const SETTINGS = [
  { jobMs: 0, pieces: 3000, atOnce: 32 },
  { jobMs: 1000, pieces: 12_000, atOnce: 1024 },
];
const WARM_UP = 2000;
/** What a job takes in an experiment, in milliseconds. */
const USUAL_JOB = 1000;

const sides = module.defaultSides.map((name) => module.namedSide(name));
const plan = {
  game: 'keyforge',
  sides,
  options: {},
  agents: ['random', 'random'],
  rotations: 2,
  deals: 1,
  seed: '1',
};
const pieceAt = (first) => ({ first, count: 1, arms: [plan], keys: [planKey(module, plan)], keep: false });

/** Milliseconds of processor time that Redis has used. */
async function redisTime(player) {
  const text = await player.peers.redis.info('cpu');
  const part = (name) => Number(new RegExp(`^${name}:(.*)`, 'm').exec(text)[1]);
  return 1000 * (part('used_cpu_user') + part('used_cpu_sys'));
}

function ownTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function playAll(player, from, count, atOnce) {
  let next = from;
  const one = async () => {
    while (next < from + count) await player.play(pieceAt(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

async function measure(url, { jobMs, pieces, atOnce }) {
  const versions = versionsOf(module, programVersion(), pilotsVersion('keyforge'));
  const notice = { versions: { ...versions, game: 'keyforge' }, agentSeconds: 60 };
  const player = await QueuePlayer.open({ url, module, notice, jobMs, say: console.error });
  await playAll(player, 0, WARM_UP, atOnce);
  const now = async () => ({
    wall: performance.now(),
    own: ownTime(),
    redis: await redisTime(player),
    jobs: player.jobs,
  });
  const before = await now();
  await playAll(player, WARM_UP, pieces, atOnce);
  const after = await now();
  await player.close();
  const jobs = after.jobs - before.jobs;
  const each = (what) => (after[what] - before[what]) / jobs;
  return { jobs, size: pieces / jobs, wall: each('wall'), own: each('own'), redis: each('redis') };
}

/** Short pieces on one thread: nearly all of the processor time here and in Redis is the cost of handing out. */
export async function overhead(url) {
  const found = [];
  for (const setting of SETTINGS) {
    const { jobs, size, wall, own, redis } = await measure(url, setting);
    found.push({ size, own, redis });
    console.log(
      `${jobs} jobs of ${size.toFixed(1)} pieces: ${wall.toFixed(2)} ms a job by the clock; processor time: coordinator ${own.toFixed(2)} ms, Redis ${redis.toFixed(2)} ms a job`,
    );
  }
  const [one, many] = found;
  for (const what of ['own', 'redis']) {
    const perPiece = (many[what] - one[what]) / (many.size - one.size);
    const perJob = one[what] - perPiece * one.size;
    const fed = (pieces) => Math.floor(USUAL_JOB / (perJob + pieces * perPiece));
    const who = what === 'own' ? 'the coordinator' : 'Redis';
    console.log(
      `${who}: ${perJob.toFixed(2)} ms a job and ${perPiece.toFixed(3)} ms a piece; with jobs of a second it feeds ${fed(1)} threads at one piece a job, ${fed(64)} at 64 pieces`,
    );
  }
}
