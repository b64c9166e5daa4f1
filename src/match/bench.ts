import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median } from 'simple-statistics';
import type { GameModule } from '../games/module.js';
import { BlockPlayer } from './blocks.js';
import { gamesPerBlock, type MatchPlan } from './schedule.js';
import { TaskRunner } from './task-runner.js';

/** Warm-up as a share of the measuring time, for the optimising compiler to finish. */
const WARM_UP = 0.5;

/**
 * A machine is not always as fast: other work on it slows a thread down by half for seconds, and so does a
 * neighbour on the same core of a virtual machine's host. The median of many short rounds says more than one long one.
 */
export const ROUNDS = 20;

/** Medians of the rounds; and the slowest and the fastest of them, in games per second. */
interface Pace {
  readonly games: number;
  readonly decisions: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Plays in this thread for this time, from block 0 on. */
function playFor(
  player: BlockPlayer,
  seconds: number,
): { games: number; decisions: number; seconds: number } {
  const start = performance.now();
  let games = 0;
  let decisions = 0;
  for (let block = 0; performance.now() - start < seconds * 1000; block++) {
    for (let index = 0; index < gamesPerBlock(player.plan); index++, games++) {
      decisions += player.play(player.scheduled(block, index)).decisions;
    }
  }
  return { games, decisions, seconds: (performance.now() - start) / 1000 };
}

/** Games and decisions per second; each round plays the same games, as far as it comes. */
export function pace(module: GameModule, plan: MatchPlan, seconds: number): Pace {
  const player = new BlockPlayer(module, plan);
  playFor(player, WARM_UP * seconds);
  const rounds = Array.from({ length: ROUNDS }, () => playFor(player, seconds / ROUNDS));
  const games = rounds.map((round) => round.games / round.seconds);
  return {
    games: median(games),
    decisions: median(rounds.map((round) => round.decisions / round.seconds)),
    lowest: Math.min(...games),
    highest: Math.max(...games),
  };
}

/** Nanoseconds to copy a state. */
export function copyTime(length: number): number {
  const from = new Int32Array(length).fill(1);
  const to = new Int32Array(length);
  const copies = 1_000_000;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    for (let i = 0; i < copies; i++) to.set(from);
    best = Math.min(best, performance.now() - start);
  }
  return (best / copies) * 1e6;
}

interface Memory {
  /** Bytes that the loop of options, choice and apply asks for per decision. */
  readonly allocatedPerDecision: number;
  /** Bytes that are still held after a million decisions and a collection. */
  readonly heldPerMillion: number;
}

function used(): number {
  return getHeapStatistics().used_heap_size;
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** What asking for the heap's size itself allocates. */
function askingCost(): number {
  const tries = 1000;
  const start = used();
  for (let i = 0; i < tries; i++) used();
  return Math.max(0, used() - start) / tries;
}

/**
 * The heap grows between collections by what is allocated, so the increases within games add up to it; a game
 * during which the collector ran shows a decrease and is left out. What the compiler allocates when it comes back to
 * a function is in it, too.
 */
export function memory(module: GameModule, plan: MatchPlan, seconds: number): Memory {
  const player = new BlockPlayer(module, plan);
  playFor(player, WARM_UP * seconds);
  const collect = collector();
  const cost = askingCost();
  const totals = { decisions: 0, watched: 0, bytes: 0 };
  collect();
  const before = used();
  const end = performance.now() + seconds * 1000;
  for (let block = 0; performance.now() < end; block++) watchGame(player, block, cost, totals);
  collect();
  return {
    allocatedPerDecision: Math.max(0, totals.bytes) / totals.watched,
    heldPerMillion: ((used() - before) / totals.decisions) * 1e6,
  };
}

type Totals = { decisions: number; watched: number; bytes: number };

function watchGame(player: BlockPlayer, block: number, cost: number, totals: Totals): void {
  const table = player.open(player.scheduled(block, 0));
  const before = used();
  while (!table.over()) table.apply(table.decide());
  const grown = used() - before - cost;
  const { decisions } = table.finish();
  totals.decisions += decisions;
  if (grown < -cost) return;
  totals.watched += decisions;
  totals.bytes += grown;
}

/** Each thread compiles for itself while the others run, so threads get longer to warm up. */
const THREAD_WARM_UP = 2;
/** Blocks in a piece of work: few, as what is under way when the clock starts or stops is miscounted. */
const THREAD_CHUNK = 16;

/** Games per millisecond of this many warm worker threads, the median of the rounds. */
async function threadPace(
  module: GameModule,
  plan: MatchPlan,
  threads: number,
  seconds: number,
): Promise<number> {
  const runner = new TaskRunner({ module, threads, workers: true });
  const rounds: number[] = [];
  try {
    let games = 0;
    let start = performance.now() + THREAD_WARM_UP * seconds * 1000;
    for await (const chunk of runner.play([
      { arms: [plan], first: 0, blocks: 1e12, pieceBlocks: THREAD_CHUNK },
    ])) {
      const now = performance.now();
      games = now < start ? 0 : games + chunk.count * gamesPerBlock(plan);
      if (now - start < (2 * seconds * 1000) / ROUNDS) continue;
      rounds.push(games / (now - start));
      if (rounds.length === ROUNDS) break;
      games = 0;
      start = now;
    }
    return median(rounds);
  } finally {
    await runner.close();
  }
}

/** How many times as fast two threads are as one. */
export async function speedup(module: GameModule, plan: MatchPlan, seconds: number): Promise<number> {
  const one = await threadPace(module, plan, 1, seconds);
  return (await threadPace(module, plan, 2, seconds)) / one;
}
