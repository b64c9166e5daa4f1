import { makeAgent } from '../../agents/index.js';
import type { GameModule } from '../games/module.js';
import { ENDS, type GameRecord, Table } from './play.js';
import { replayKey } from './replay.js';
import {
  blockSeed,
  type Chunk,
  gameOfBlock,
  gamesPerBlock,
  type MatchPlan,
  type ScheduledGame,
} from './schedule.js';

/** Numbers per game in a packed chunk before the game's own measures: winner, end, turns, decisions. */
const FIXED = 4;

/** Plays whole blocks of one match. Sides, agents and buffers are built once. */
export class BlockPlayer {
  private readonly table: Table;
  private readonly setups: readonly [unknown, unknown];

  constructor(
    readonly module: GameModule,
    readonly plan: MatchPlan,
    check = false,
  ) {
    const agents = plan.agents.map((words) => makeAgent(module.game, words));
    this.table = new Table(module.game, agents, check);
    const { sides, options } = plan;
    this.setups = [module.setupFor(sides, options, 0), module.setupFor(sides, options, 1)];
  }

  /** One game; the record is overwritten by the next. */
  play(scheduled: ScheduledGame): GameRecord {
    try {
      return this.table.play(this.setups[scheduled.first], scheduled.seed, scheduled.pilots);
    } catch (cause) {
      throw new Error(this.failure(scheduled, cause), { cause });
    }
  }

  /** Starts a game that the caller goes through decision by decision. */
  open(scheduled: ScheduledGame): Table {
    this.table.begin(this.setups[scheduled.first], scheduled.seed, scheduled.pilots);
    return this.table;
  }

  /** All games of a chunk, packed into one array for the way from a worker. */
  playChunk({ first, count }: Chunk): Float64Array {
    const games = gamesPerBlock(this.plan.agents);
    const width = rowWidth(this.module);
    const out = new Float64Array(count * games * width);
    let at = 0;
    for (let block = first; block < first + count; block++) {
      const seed = blockSeed(this.plan, block);
      for (let index = 0; index < games; index++, at += width) {
        packRecord(this.play(gameOfBlock(block, index, seed)), out, at);
      }
    }
    return out;
  }

  private failure(scheduled: ScheduledGame, cause: unknown): string {
    const words = cause instanceof Error ? cause.message : String(cause);
    const key = replayKey(this.plan, scheduled.block, scheduled.index);
    return `${words} (the game again: fulcrum play --replay ${key})`;
  }
}

export function rowWidth(module: GameModule): number {
  return FIXED + module.game.measures.length;
}

function packRecord(record: GameRecord, out: Float64Array, at: number): void {
  out[at] = record.winner;
  out[at + 1] = ENDS.indexOf(record.end);
  out[at + 2] = record.turns;
  out[at + 3] = record.decisions;
  out.set(record.measures, at + FIXED);
}

/** The record that starts at `at` of a packed chunk. */
export function unpackRecord(chunk: Float64Array, at: number, width: number): GameRecord {
  return {
    winner: chunk[at]!,
    end: ENDS[chunk[at + 1]!]!,
    turns: chunk[at + 2]!,
    decisions: chunk[at + 3]!,
    measures: chunk.subarray(at + FIXED, at + width),
  };
}
