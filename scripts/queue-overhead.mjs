import { pilotsVersion } from '../dist/agents/versions.js';
import { programVersion } from '../dist/src/cli/version.js';
import { keyforgeModule as module } from '../dist/src/games/keyforge/module.js';
import { planKey } from '../dist/src/match/plan-key.js';
import { QueuePlayer } from '../dist/src/match/queue/coordinator.js';
import { versionsOf } from '../dist/src/report/run-directory/manifest.js';

const PIECES = 3000;
const WARM_UP = 300;
/** Handed out at the same time. */
const AT_ONCE = 32;
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

async function playAll(player, from, count) {
  let next = from;
  const one = async () => {
    while (next < from + count) await player.play(pieceAt(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Jobs of one short piece each: what is left of the time is the cost of handing out. */
export async function overhead(url) {
  const versions = versionsOf(module, programVersion(), pilotsVersion('keyforge'));
  const notice = { versions: { ...versions, game: 'keyforge' }, agentSeconds: 60 };
  const player = await QueuePlayer.open({ url, module, notice, jobMs: 0, say: console.error });
  await playAll(player, 0, WARM_UP);
  const before = { wall: performance.now(), own: ownTime(), redis: await redisTime(player) };
  await playAll(player, WARM_UP, PIECES);
  const each = (value) => value / PIECES;
  const wall = each(performance.now() - before.wall);
  const own = each(ownTime() - before.own);
  const redis = each((await redisTime(player)) - before.redis);
  await player.close();
  console.log(`${PIECES} jobs of one block each, ${AT_ONCE} at a time, one worker with one thread`);
  console.log(`wall clock: ${wall.toFixed(2)} ms a job`);
  console.log(`processor time: coordinator ${own.toFixed(2)} ms, Redis ${redis.toFixed(2)} ms a job`);
  const first = own > redis ? 'the coordinator' : 'Redis';
  const threads = Math.floor(USUAL_JOB / Math.max(own, redis));
  console.log(`with jobs of ${USUAL_JOB} ms ${threads} threads are fed; ${first} gives out first`);
}
