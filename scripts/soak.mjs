import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { makeAgent } from '../dist/agents/index.js';
import {
  CHECKS,
  hasRandomSides,
  QUICK_CHECKS,
  randomSides,
  startOf,
  walk,
} from '../dist/src/games/conformance.js';
import { loadGame } from '../dist/src/games/index.js';
import { openDeck } from '../dist/src/games/keyforge/box.js';
import { SET_CODES } from '../dist/src/games/keyforge/sets.js';
import { addUp, Coverage, sayCoverage } from './soak-coverage.mjs';

const PROGRESS_MS = 5000;
const HANGS_MS = 30_000;
const MOST_FAILURES_TOLD = 20;

const USAGE = `node scripts/soak.mjs [--games N] [--seed S] [--decks starter|random|box] [--set CotA|AoA|WC]
                     [--agents random|heuristic] [--threads T] [--deep D] [--least L] [--game I] [--on keyforge]

Plays N games with every invariant on; of KeyForge it also says which cards and abilities came up, and how many of them
at least L (100) times. Games without random decks are played with the bundled sides. One game in D (20) also goes
through all checks of the conformance suite. --decks box deals decks of one
set of KeyForge, by rarity; the report is then about that set. --game I plays only game I of the run and tells how it
ends. Runs the compiled code: npm run build first.`;

const FLAGS = {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  decks: { type: 'string', default: 'random' },
  set: { type: 'string' },
  agents: { type: 'string', default: 'random' },
  threads: { type: 'string', default: '1' },
  deep: { type: 'string', default: '20' },
  least: { type: 'string', default: '100' },
  on: { type: 'string', default: 'keyforge' },
  game: { type: 'string' },
  help: { type: 'boolean', default: false },
};

/** The game of a plan; from a box come decks of one set. */
async function moduleOf({ on, set }) {
  const module = await loadGame(on);
  if (set === undefined) return module;
  return { ...module, randomSide: (seed) => ({ name: 'Opened', from: 'box', data: openDeck(set, seed) }) };
}

const drawn = (decks) => (decks === 'box' ? 'random' : decks);

const checksOf = ({ deep }, number) => (number % deep === 0 ? CHECKS : QUICK_CHECKS);

const pilotsOf = (game, spec) => Array.from({ length: game.seats }, () => makeAgent(game, spec));

function playOne(module, plan, number, checks, watch) {
  const decks = hasRandomSides(module) ? drawn(plan.decks) : 'starter';
  const start = startOf(module, plan.seed, number, decks);
  return walk(module, start, checks, pilotsOf(module.game, plan.agents), watch);
}

/** All games of one thread: every T-th. */
async function soak(plan, tell) {
  const module = await moduleOf(plan);
  const coverage = plan.on === 'keyforge' ? new Coverage() : undefined;
  const done = { games: 0, decisions: 0, stopped: [] };
  let told = Date.now();
  for (let number = plan.thread; number < plan.games; number += plan.threads) {
    Atomics.store(plan.now, 0, number);
    try {
      const { decisions, over } = playOne(module, plan, number, checksOf(plan, number), coverage?.watch);
      done.decisions += decisions;
      if (!over) done.stopped.push(number);
    } catch (error) {
      tell({ failure: { number, message: error.message, stack: innermost(error).stack } });
    }
    done.games++;
    if (Date.now() - told < PROGRESS_MS) continue;
    told = Date.now();
    tell({ progress: done });
  }
  tell({ progress: done, coverage: coverage?.counts() });
}

function innermost(error) {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

function commandFor({ seed, decks, set, agents, on }, number) {
  const of = set === undefined ? '' : ` --set ${set}`;
  const game = on === 'keyforge' ? '' : ` --on ${on}`;
  return `node scripts/soak.mjs --seed ${seed} --decks ${decks}${of} --agents ${agents}${game} --game ${number}`;
}

function sayFailure(plan, { number, message, stack }) {
  const where = stack.split('\n').slice(1, 6).join('\n');
  console.log(`\nFAILED ${message}\n${where}\nAgain: ${commandFor(plan, number)}`);
}

/** Hands the games out and collects what comes back. */
async function main(plan) {
  const progress = new Map();
  const coverages = [];
  let failures = 0;
  const hear = (thread) => (news) => {
    if (news.progress) progress.set(thread, news.progress);
    if (news.coverage) coverages.push(news.coverage);
    if (news.failure && ++failures <= MOST_FAILURES_TOLD) sayFailure(plan, news.failure);
    if (news.progress) sayProgress(plan, [...progress.values()], failures);
  };
  await Promise.all(
    Array.from({ length: plan.threads }, (_, thread) => run({ ...plan, thread }, hear(thread))),
  );
  const stopped = [...progress.values()].flatMap((each) => each.stopped);
  if (coverages.length > 0) console.log(`\n${sayCoverage(addUp(coverages), plan)}`);
  for (const number of stopped.slice(0, 5)) console.log(`Never ends: ${commandFor(plan, number)}`);
  console.log(`\n${failures} failures, ${stopped.length} games without an end, of ${plan.games}.`);
  process.exitCode = failures > 0 ? 1 : 0;
}

/** Runs one thread and watches it: a rule that never ends must not pass for a long game. */
function run(plan, hear) {
  const now = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...plan, now } });
  let seen = -1;
  const timer = setInterval(() => {
    const number = Atomics.load(now, 0);
    if (number === seen) {
      hear({ failure: { number, message: `game ${number} hangs`, stack: '' } });
      worker.terminate();
    }
    seen = number;
  }, HANGS_MS);
  return new Promise((resolve, reject) => {
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', resolve);
  }).finally(() => clearInterval(timer));
}

function sayProgress({ games }, all, failures) {
  const sum = (field) => all.reduce((total, each) => total + each[field], 0);
  console.log(`${sum('games')} of ${games} games, ${sum('decisions')} decisions, ${failures} failures`);
}

/** One game of a run again: its last decisions, the state before the last, and the row that keeps it. */
async function tellGame(plan, number) {
  const module = await moduleOf(plan);
  const { game } = module;
  const told = [];
  let before;
  const watch = (state, option) => {
    told.push(`turn ${game.turns(state)}, seat ${game.decider(state)}: ${game.sayOption(state, option)}`);
    before = state.slice();
  };
  try {
    const { decisions, over } = playOne(module, plan, number, CHECKS, watch);
    console.log(`Game ${number} ${over ? 'ends' : 'is stopped'} after ${decisions} decisions.`);
    if (over) return;
  } catch (error) {
    process.exitCode = 1;
    console.log(`${innermost(error).stack}\n\nFAILED ${error.message}`);
  }
  console.log(`\n${told.slice(-12).join('\n')}\n\n${before ? game.sayState(before) : ''}`);
  if (plan.on === 'keyforge')
    console.log(`\nTo keep it, add to regressions.test.ts:\n${rowOf(module, plan, number)}`);
}

function rowOf(module, plan, number) {
  const { seed, setup } = startOf(module, plan.seed, number, drawn(plan.decks));
  const decks =
    plan.decks === 'starter' ? [] : randomSides(module, plan.seed, number).map(({ data }) => listOf(data));
  return [
    '  {',
    "    name: '…',",
    `    seed: [${seed.join(', ')}],`,
    `    chains: [${setup.chains.join(', ')}],`,
    `    first: ${setup.first},`,
    '    decks: [',
    ...decks.map((deck) => `      '${deck}',`),
    '    ],',
    '  },',
  ].join('\n');
}

const listOf = (deck) => deck.cards.map(({ card, house }) => `${house}/${card}`).join(' ');

function planOf() {
  const { values } = parseArgs({ options: FLAGS });
  if (values.help) return undefined;
  const fault = faultOf(values);
  if (fault !== undefined) {
    console.error(fault);
    process.exit(2);
  }
  const numbers = NUMBERS.map((flag) => [flag, Number(values[flag])]);
  return { ...values, ...Object.fromEntries(numbers) };
}

const NUMBERS = ['games', 'threads', 'deep', 'least'];
const DECKS = ['starter', 'random', 'box'];

/** What is wrong with the flags, in one line. */
function faultOf(values) {
  const { decks, set, on } = values;
  const wrong = NUMBERS.find((flag) => !/^[1-9]\d*$/.test(values[flag]));
  if (wrong !== undefined) return `--${wrong} ${values[wrong]}: expected a whole number from 1`;
  if (!DECKS.includes(decks)) return `--decks ${decks}: expected ${DECKS.join(', ')}`;
  if (decks !== 'box') return set === undefined ? undefined : `--set ${set}: only with --decks box`;
  if (on !== 'keyforge') return `--decks box: only for keyforge, not for ${on}`;
  return SET_CODES.includes(set) ? undefined : `--set ${set ?? ''}: expected ${SET_CODES.join(', ')}`;
}

if (!isMainThread) {
  await soak(workerData, (news) => parentPort.postMessage(news));
} else {
  const plan = planOf();
  if (!plan) console.log(USAGE);
  else if (plan.game !== undefined) await tellGame(plan, Number(plan.game));
  else await main(plan);
}
