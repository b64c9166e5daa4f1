import type { Seed } from '../core/game.js';
import { mix, seedOf } from '../core/luck.js';
import type { MatchOptions, Sides } from '../games/module.js';
import type { Watched } from './drawn.js';

/** All that decides how a match goes, as plain data: workers rebuild the match from it. */
export interface MatchPlan {
  readonly game: string;
  /** `GameModule.source`, for a game outside the bundled list. */
  readonly source?: string;
  readonly sides: Sides;
  readonly options: MatchOptions;
  /** The pilot of each side, in the words of `--agents`; of the seats in turn where sides do not take turns to begin. */
  readonly agents: readonly string[];
  /** How often a block exchanges the first turn: once for each side, or 1 where there is none to exchange. */
  readonly rotations: number;
  /** How often a block deals its sides anew on the same luck; 1 where nothing is dealt. */
  readonly deals: number;
  /** What may be dealt, by name: the effect of each is counted within blocks. Left out when nothing is. */
  readonly factors?: readonly string[];
  /** How many cards the game's market has, whose purchases are watched; left out when they are not. */
  readonly market?: number;
  /** On an arm beside others: the card of the market whose effect on its buyer is counted. */
  readonly impact?: Impact;
  /** How much is counted in each game, and about how many sources; left out when nothing is. */
  readonly counted?: { readonly sources: number; readonly counts: number };
  /** Cards of side a's deck: in which games it has had them in hand is counted. Left out when that is not watched. */
  readonly drawn?: Watched;
  readonly seed: string;
  /** Sets this plan's luck apart from that of other plans with the same seed; plans without one share it. */
  readonly stream?: string;
}

/**
 * What a change of a card does for the one side that buys it: how much more often it wins than in the same game of the
 * other arm. `buyer` says in which arm it buys: the first, which has the card as printed, or this one.
 */
export interface Impact {
  readonly card: number;
  readonly buyer: 'first' | 'this';
}

/** Which of the plan's agents plays each side, or sits at each seat; with more seats than agents they begin again. */
export interface Pilots {
  readonly bySide: boolean;
  readonly of: readonly number[];
}

/** The agent of a seat. */
export const agentAt = ({ bySide, of }: Pilots, seat: number, side: number): number =>
  of[bySide ? side : seat % of.length]!;

export interface ScheduledGame {
  readonly block: number;
  readonly index: number;
  readonly seed: Seed;
  /** The side that takes the first turn; undefined where none is exchanged. */
  readonly first: number | undefined;
  /** Which of the deals of its block this is. */
  readonly deal: number;
  readonly pilots: Pilots;
}

/** A run of neighbouring blocks, handed out as one piece of work. */
export interface Chunk {
  readonly first: number;
  readonly count: number;
}

/** What of a plan decides how many games a block has. */
type BlockShape = Pick<MatchPlan, 'agents' | 'rotations' | 'deals'>;

/** Pilots play sides where these take turns to begin; otherwise they take the seats in turn. */
const pilotsBySide = ({ rotations }: BlockShape): boolean => rotations > 1;

/** Two different agents of two sides also change places, so that neither side owes its result to its pilot. */
export function exchangesPilots(plan: BlockShape): boolean {
  return plan.rotations === 2 && plan.agents[0] !== plan.agents[1];
}

/** Games of a block with the same pilots. */
export const gamesPerAssignment = ({ rotations, deals }: Pick<MatchPlan, 'rotations' | 'deals'>): number =>
  rotations * deals;

export function gamesPerBlock(plan: BlockShape): number {
  return exchangesPilots(plan) ? 2 * gamesPerAssignment(plan) : gamesPerAssignment(plan);
}

/** Who plays each side: where sides do not take turns to begin, all agents play side a together. */
export function sidePilots(plan: Pick<MatchPlan, 'agents' | 'rotations' | 'deals' | 'sides'>): string[] {
  if (pilotsBySide(plan)) return [...plan.agents];
  return plan.sides.map((_, side) => (side === 0 ? plan.agents.join(',') : ''));
}

/** Games are played in whole blocks, so the count, which is of each assignment of pilots, is rounded up. */
export function blocksFor(games: number, plan: Pick<MatchPlan, 'rotations' | 'deals'>): number {
  return Math.ceil(games / gamesPerAssignment(plan));
}

/** Every game of a block has the same seed, so that every side meets the same luck from every seat. */
export function blockSeeds(plan: Pick<MatchPlan, 'seed' | 'stream'>): (block: number) => Seed {
  const [a, b] = seedOf(plan.seed, 'blocks', plan.stream ?? '');
  return (block) => [mix(a, b, block, 1), mix(b, a, block, 2)];
}

/** The side that begins changes fastest, then the deal, then the pilots. */
export function gameOfBlock(plan: MatchPlan, block: number, index: number, seed: Seed): ScheduledGame {
  const { rotations, deals } = plan;
  const first = rotations > 1 ? index % rotations : undefined;
  const deal = Math.floor(index / rotations) % deals;
  return { block, index, seed, first, deal, pilots: pilotsOf(plan, index >= rotations * deals) };
}

/** The pilots of two sides. */
export const AS_ASKED: Pilots = { bySide: true, of: [0, 1] };
export const EXCHANGED: Pilots = { bySide: true, of: [1, 0] };

function pilotsOf(plan: MatchPlan, exchanged: boolean): Pilots {
  if (exchanged) return EXCHANGED;
  return { bySide: pilotsBySide(plan), of: plan.agents.map((_, agent) => agent) };
}

/** Keeps an agent's chance apart from the game's own, which mixes the same words with a purpose and a count. */
const AGENTS = 0x61676e74;

/** An agent's chance follows the seat, not the pilot: exchanged pilots meet the same draws. */
export function agentSeed([a, b]: Seed, seat: number): Seed {
  return [mix(a, b, seat, AGENTS), mix(b, a, seat, AGENTS + 1)];
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
