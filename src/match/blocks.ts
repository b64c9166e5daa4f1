import { AgentFault } from '../../agents/fault.js';
import { makeAgent } from '../../agents/index.js';
import { NOBODY } from '../core/game.js';
import type { GameModule } from '../games/module.js';
import { inThisThread, type Oversight } from './oversight.js';
import { ENDS, type GameRecord, Table } from './play.js';
import { sayAgain } from './replay.js';
import {
  blockSeeds,
  type Chunk,
  gameOfBlock,
  gamesPerBlock,
  type MatchPlan,
  type ScheduledGame,
} from './schedule.js';
import { Tally } from './tally.js';
import { CountWatcher, HandWatcher, MarketWatcher, watched } from './watched.js';

/** Numbers per packed game before the game's own measures: winner, began, end, how, turns, decisions. */
const FIXED = 6;

/** What is left of a chunk: its sums, the wins of side a in each block, and the games when asked for. */
export interface PlayedBlocks {
  readonly numbers: Float64Array;
  readonly wins: Uint8Array;
  /** Games of a block: the most wins it can have. */
  readonly most: number;
  readonly games: Float64Array | undefined;
  /** The winner of each game, and by game and card who bought it; empty when that is not watched. */
  readonly winners: Int8Array;
  readonly purchases: Uint8Array;
}

interface PlayerOptions {
  /** Whether what is always true of a state is checked after every decision. */
  readonly check?: boolean;
  readonly oversight?: Oversight;
}

/** Plays whole blocks of one match. Sides, agents and buffers are built once. */
export class BlockPlayer {
  private readonly table: Table;
  private readonly oversight: Oversight;
  private readonly setups: readonly unknown[];
  private readonly seeds;
  private readonly records: GameRecord[];
  /** For each game of a block, which of the plan's factors are in it. */
  private readonly present: Uint8Array[] | undefined;
  private readonly market: MarketWatcher | undefined;
  private readonly counter: CountWatcher | undefined;
  /** For each game of a block, as `MarketWatcher` has it. */
  private readonly purchases: Uint8Array[] | undefined;
  /** For each game of a block, as `CountWatcher` has it. */
  private readonly counts: Float64Array[] | undefined;
  private readonly hand: HandWatcher | undefined;
  /** For each game of a block, as `HandWatcher` has it. */
  private readonly held: Uint8Array[] | undefined;

  constructor(
    readonly module: GameModule,
    readonly plan: MatchPlan,
    { check = false, oversight = inThisThread() }: PlayerOptions = {},
  ) {
    const agents = plan.agents.map((spec, i) => () => makeAgent(module.game, spec, oversight.guard(i)));
    this.oversight = oversight;
    this.market = plan.market ? new MarketWatcher(module.game, module.market!) : undefined;
    this.counter = plan.counted && new CountWatcher(module.cooperative!);
    this.hand = plan.drawn && new HandWatcher(module.deckCards!, plan.drawn);
    this.table = new Table(watched(module.game, this.market, this.counter, this.hand), agents, check);
    this.setups = setupsOf(module, plan);
    this.seeds = blockSeeds(plan);
    this.records = Array.from({ length: gamesPerBlock(plan) }, () => emptyRecord(module));
    this.purchases = this.market && this.records.map(() => this.market!.purchases.slice());
    this.present = plan.factors && this.records.map(() => new Uint8Array(plan.factors!.length));
    this.counts = this.counter && this.records.map(() => this.counter!.counts.slice());
    this.held = this.hand && this.records.map(() => this.hand!.held.slice());
  }

  scheduled(block: number, index: number): ScheduledGame {
    return gameOfBlock(this.plan, block, index, this.seeds(block));
  }

  /** One game; the record is overwritten by the next. */
  play(scheduled: ScheduledGame): GameRecord {
    this.oversight.playing(scheduled.block, scheduled.index);
    try {
      return this.table.play(this.setupOf(scheduled), scheduled.seed, scheduled.pilots);
    } catch (cause) {
      throw this.named(scheduled, cause);
    }
  }

  /** Starts a game that the caller goes through decision by decision. */
  open(scheduled: ScheduledGame): Table {
    this.table.begin(this.setupOf(scheduled), scheduled.seed, scheduled.pilots);
    return this.table;
  }

  /** A failure in a game, with the game. */
  named({ block, index }: ScheduledGame, cause: unknown): Error {
    const message = cause instanceof Error ? cause.message : String(cause);
    const told = `${message} ${sayAgain(this.module, this.plan, block, index)}`;
    return cause instanceof AgentFault ? new AgentFault(told, { cause }) : new Error(told, { cause });
  }

  private setupOf({ first = 0, deal }: ScheduledGame): unknown {
    return this.setups[deal * this.plan.rotations + first];
  }

  /** All games of a chunk, added up; `keep` also packs each game, for `unpackRecord`. */
  playChunk({ first, count }: Chunk, keep: boolean): PlayedBlocks {
    const tally = new Tally(this.module.game, this.plan);
    const { present, purchases, counts, held } = this;
    const wins = new Uint8Array(count);
    const width = rowWidth(this.module);
    const perBlock = this.records.length;
    const games = keep ? new Float64Array(count * perBlock * width) : undefined;
    const winners = new Int8Array(count * perBlock);
    const cards = this.plan.market ?? 0;
    const bought = new Uint8Array(count * perBlock * cards);
    this.table.tracks = tally.tracks;
    for (let i = 0; i < count; i++) {
      this.playBlock(first + i);
      tally.addBlock(this.records);
      if (present) tally.factors.addBlock(this.records, present);
      if (counts) tally.counts.addBlock(counts);
      if (purchases) tally.market.addBlock(this.records, purchases);
      if (held) tally.drawn.addBlock(this.records, held);
      for (let index = 0; index < perBlock; index++) {
        const game = i * perBlock + index;
        winners[game] = this.records[index]!.winner;
        if (purchases) bought.set(purchases[index]!, game * cards);
        if (this.records[index]!.winner === 0) wins[i]!++;
        if (games) packRecord(this.records[index]!, games, game * width);
      }
    }
    this.table.tracks = undefined;
    return { numbers: tally.numbers, wins, most: perBlock, games, winners, purchases: bought };
  }

  private playBlock(block: number): void {
    const seed = this.seeds(block);
    for (let index = 0; index < this.records.length; index++) {
      copyRecord(this.play(gameOfBlock(this.plan, block, index, seed)), this.records[index]!);
      if (this.market) this.purchases![index]!.set(this.market.purchases);
      if (this.counter) this.counts![index]!.set(this.counter.counts);
      if (this.hand) this.held![index]!.set(this.hand.held);
      if (this.present) this.module.cooperative!.present(this.table.state, this.present[index]!);
    }
  }
}

/** One for each deal of a block and each side that takes the first turn. */
function setupsOf(module: GameModule, { sides, options, rotations, deals }: MatchPlan): unknown[] {
  return Array.from({ length: deals * rotations }, (_, i) => {
    const dealt = deals > 1 ? { ...options, deal: Math.floor(i / rotations) } : options;
    return module.setupFor(sides, dealt, rotations > 1 ? i % rotations : undefined);
  });
}

function emptyRecord(module: GameModule): GameRecord {
  const measures = new Float64Array(module.game.measures.length);
  return { winner: NOBODY, began: NOBODY, end: 'stopped', how: 0, turns: 0, decisions: 0, measures };
}

function copyRecord(from: GameRecord, to: GameRecord): void {
  to.winner = from.winner;
  to.began = from.began;
  to.end = from.end;
  to.how = from.how;
  to.turns = from.turns;
  to.decisions = from.decisions;
  to.measures.set(from.measures);
}

export function rowWidth(module: GameModule): number {
  return FIXED + module.game.measures.length;
}

function packRecord(record: GameRecord, out: Float64Array, at: number): void {
  out[at] = record.winner;
  out[at + 1] = record.began;
  out[at + 2] = ENDS.indexOf(record.end);
  out[at + 3] = record.how;
  out[at + 4] = record.turns;
  out[at + 5] = record.decisions;
  out.set(record.measures, at + FIXED);
}

/** The record that starts at `at` of packed games. */
export function unpackRecord(games: Float64Array, at: number, width: number): GameRecord {
  return {
    winner: games[at]!,
    began: games[at + 1]!,
    end: ENDS[games[at + 2]!]!,
    how: games[at + 3]!,
    turns: games[at + 4]!,
    decisions: games[at + 5]!,
    measures: games.subarray(at + FIXED, at + width),
  };
}
