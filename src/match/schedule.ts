import type { Seed } from '../core/game.js';
import { mix, seedOf } from '../core/luck.js';
import type { MatchOptions, Sides } from '../games/module.js';

/** All that decides how a match goes, as plain data: workers rebuild the match from it. */
export interface MatchPlan {
  readonly game: string;
  /** `GameModule.source`, for a game outside the bundled list. */
  readonly source?: string;
  readonly sides: Sides;
  readonly options: MatchOptions;
  /**
   * The pilot of side a and of side b, in the words of `--agents`; where nobody exchanges the first turn, those
   * of the seats in turn, so that one agent may play them all.
   */
  readonly agents: readonly string[];
  /**
   * Games of a block with the same pilots: 2 when the first turn is exchanged, 1 where there is none, more
   * where a block deals its sides anew for each of its games.
   */
  readonly seatings: number;
  /** What may be dealt, by name: the effect of each is counted within blocks. Left out when nothing is. */
  readonly factors?: readonly string[];
  readonly seed: string;
  /** Sets this plan's luck apart from that of other plans with the same seed; plans without one share it. */
  readonly stream?: string;
}

/** Which of the plan's agents sits at each seat. */
type Pilots = readonly number[];

export interface ScheduledGame {
  readonly block: number;
  readonly index: number;
  readonly seed: Seed;
  /** The side that takes the first turn; undefined where a game has none. */
  readonly first: 0 | 1 | undefined;
  readonly pilots: Pilots;
}

/** A run of neighbouring blocks, handed out as one piece of work. */
export interface Chunk {
  readonly first: number;
  readonly count: number;
}

export const AS_ASKED: Pilots = [0, 1];
export const EXCHANGED: Pilots = [1, 0];
/** By the number of agents: each takes a seat, then they begin again. */
const IN_TURN: readonly Pilots[] = [1, 2, 3, 4].map((agents) => [0, 1, 2, 3].map((seat) => seat % agents));

/** Two different agents also change places, so that neither side owes its result to its pilot. */
export function exchangesPilots({ agents, seatings }: Pick<MatchPlan, 'agents' | 'seatings'>): boolean {
  return seatings === 2 && agents[0] !== agents[1];
}

export function gamesPerBlock(plan: Pick<MatchPlan, 'agents' | 'seatings'>): number {
  return exchangesPilots(plan) ? 2 * plan.seatings : plan.seatings;
}

/** Who plays each side, in words: where no first turn is exchanged, all agents play side a together. */
export function sidePilots({ agents, seatings }: Pick<MatchPlan, 'agents' | 'seatings'>): [string, string] {
  return seatings === 2 ? [agents[0]!, agents[1]!] : [agents.join(','), ''];
}

/** Games are played in whole blocks, so the count is rounded up. */
export function blocksFor(games: number, seatings: number): number {
  return Math.ceil(games / seatings);
}

/** Every game of a block has the same seed, so that both sides meet the same luck from both seats. */
export function blockSeeds(plan: Pick<MatchPlan, 'seed' | 'stream'>): (block: number) => Seed {
  const [a, b] = seedOf(plan.seed, 'blocks', plan.stream ?? '');
  return (block) => [mix(a, b, block, 1), mix(b, a, block, 2)];
}

export function gameOfBlock(plan: MatchPlan, block: number, index: number, seed: Seed): ScheduledGame {
  if (plan.seatings !== 2) {
    return { block, index, seed, first: undefined, pilots: IN_TURN[plan.agents.length - 1]! };
  }
  const first = index % 2 === 0 ? 0 : 1;
  return { block, index, seed, first, pilots: index < plan.seatings ? AS_ASKED : EXCHANGED };
}

/** An agent's chance follows the seat, not the pilot: exchanged pilots meet the same draws. */
export function agentSeed([a, b]: Seed, seat: number): Seed {
  return [mix(a, b, seat, 1), mix(b, a, seat, 2)];
}

const MOST_BLOCKS_AT_ONCE = 512;

/**
 * Small enough that all threads finish together and little is lost with an interruption, big enough that
 * handing out costs nothing. Never by the number of threads: a design may look after each piece.
 */
export function chunkSize(blocks: number): number {
  return Math.max(1, Math.min(MOST_BLOCKS_AT_ONCE, Math.ceil(blocks / 256)));
}

export function* chunks(first: number, blocks: number, size = chunkSize(blocks)): Generator<Chunk> {
  for (let done = 0; done < blocks; done += size) {
    yield { first: first + done, count: Math.min(size, blocks - done) };
  }
}
