import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median } from 'simple-statistics';
import type { GameModule } from '../games/module.js';
import { BlockPlayer } from './blocks.js';
import { processorSeconds } from './calibration.js';
import { gamesPerBlock, type MatchPlan } from './schedule.js';

/** Warm-up as a share of the measuring time, for the optimising compiler to finish. */
const WARM_UP = 0.5;

/**
 * A machine is not always as fast: a neighbour on the same core of a virtual machine's host slows a thread down by
 * half for seconds. The median of many short rounds says more than one long one, and the fastest what the program can do.
 */
export const ROUNDS = 20;

/** Per second of processor time: medians of the rounds, and the slowest and the fastest of them in games. */
interface Pace {
  readonly games: number;
  readonly decisions: number;
  readonly lowest: number;
  readonly highest: number;
}

interface Memory {
  /** Bytes that the loop of options, choice and apply asks for per decision. */
  readonly allocatedPerDecision: number;
  /** Bytes that are still held after a million decisions and a collection. */
  readonly heldPerMillion: number;
}

export interface Measured extends Pace, Memory {}

/** How fast this thread plays, and what it allocates. */
export function measure(module: GameModule, plan: MatchPlan, seconds: number): Measured {
  const player = new BlockPlayer(module, plan);
  return { ...pace(player, seconds), ...memory(player, seconds) };
}

/** Plays for this much processor time, from block 0 on. */
function playFor(
  player: BlockPlayer,
  seconds: number,
): { games: number; decisions: number; seconds: number } {
  const start = processorSeconds();
  let games = 0;
  let decisions = 0;
  for (let block = 0; processorSeconds() - start < seconds; block++) {
    for (let index = 0; index < gamesPerBlock(player.plan); index++, games++) {
      decisions += player.play(player.scheduled(block, index)).decisions;
    }
  }
  return { games, decisions, seconds: processorSeconds() - start };
}

/** Each round plays the same games, as far as it comes. */
function pace(player: BlockPlayer, seconds: number): Pace {
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
function memory(player: BlockPlayer, seconds: number): Memory {
  const collect = collector();
  const cost = askingCost();
  watchFor(player, WARM_UP * seconds, cost);
  collect();
  const before = used();
  const totals = watchFor(player, seconds, cost);
  collect();
  return {
    allocatedPerDecision: Math.max(0, totals.bytes) / totals.watched,
    heldPerMillion: ((used() - before) / totals.decisions) * 1e6,
  };
}

function watchFor(player: BlockPlayer, seconds: number, cost: number): Totals {
  const totals = { decisions: 0, watched: 0, bytes: 0 };
  const end = processorSeconds() + seconds;
  for (let block = 0; processorSeconds() < end; block++) watchGame(player, block, cost, totals);
  return totals;
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
