import { unlessAborted } from '../core/unless-aborted.js';
import type { GameModule } from '../games/module.js';
import type { Piece, PlayedPiece } from './pieces.js';
import { inProcess, onThreads, type PiecePlayer } from './pool.js';
import { type Chunk, chunks, gamesPerBlock, type MatchPlan } from './schedule.js';
import type { SoFar } from './so-far.js';
import { Tally } from './tally.js';

/** Blocks that a design wants played: one arm, or several on the same blocks. */
interface Task {
  readonly arms: readonly MatchPlan[];
  readonly first: number;
  readonly blocks: number;
  /** Blocks per piece, for a design that looks after each piece; otherwise by the number of blocks. */
  readonly pieceBlocks?: number;
}

/** A piece of a task that has been played. */
export interface DeliveredPiece extends Chunk, PlayedPiece {
  readonly arms: readonly MatchPlan[];
}

/** A played piece as a journal keeps it: which it was, and its sums. */
export interface JournalEntry extends Chunk {
  readonly keys: readonly string[];
  readonly tallies: readonly ArrayLike<number>[];
  readonly joints: readonly ArrayLike<number>[];
}

/** Remembers played pieces in their order, so that an unfinished run can go on where it stopped. */
export interface Journal {
  /** Whether pieces of an earlier run are left to be given back. */
  readonly left: boolean;
  /** The next of them. */
  restore(): JournalEntry;
  store(entry: JournalEntry, result: DeliveredPiece): void;
}

export interface TaskRunnerOptions {
  readonly module: GameModule;
  readonly threads: number;
  /** Every game is kept for the journal, not only the sums. */
  readonly keep?: boolean;
  /** Once aborted nothing more is waited for: a piece in flight may take an agent that searches many minutes. */
  readonly signal?: AbortSignal;
  readonly journal?: Journal;
  /** Called after every piece with the games played so far and those that the design foresees. */
  readonly onProgress?: (done: number, foreseen: number) => void;
  /** Worker threads, also when one is enough; otherwise only for more than one. */
  readonly workers?: boolean;
  /** How long a decision of a user's own agent may take. */
  readonly agentSeconds?: number;
}

/** Pieces handed out per thread: one to play and some to wait, so that memory stays constant. */
const IN_FLIGHT = 4;

/**
 * Plays what a design asks for, on threads, and delivers it in the order it was asked: the results are the
 * same for any number of threads. A design that decides by results alone then asks the same again when its
 * journal is replayed, so a run that was killed ends with the same bytes.
 */
export class TaskRunner {
  readonly module: GameModule;
  /** Games delivered so far. */
  games = 0;
  /** Those of them that only check an answer. */
  checkGames = 0;
  /** Those of them that an earlier run has played. */
  restoredGames = 0;
  /** Games that the whole design is expected to need, for the progress line. */
  foreseen = 0;
  /** The answer so far of the design that is being played; left out where it is not known before the end. */
  soFar: (() => SoFar | undefined) | undefined;
  private readonly player: PiecePlayer;
  private readonly keys = new Map<MatchPlan, string>();
  private readonly names = new Map<string, string>();

  constructor(private readonly options: TaskRunnerOptions) {
    const { module, threads, agentSeconds, workers = threads > 1 } = options;
    this.module = module;
    this.player = workers ? onThreads(module, threads, agentSeconds) : inProcess(module, agentSeconds);
  }

  get interrupted(): boolean {
    return this.options.signal?.aborted === true;
  }

  /** Plays all tasks; a consumer that has seen enough may stop listening. */
  async *play(tasks: readonly Task[]): AsyncGenerator<DeliveredPiece> {
    const todo = this.pieces(tasks);
    yield* this.restored(todo);
    const waiting: { piece: Piece; played: Promise<PlayedPiece> }[] = [];
    for (;;) {
      while (!this.interrupted && waiting.length < this.player.threads * IN_FLIGHT) {
        const { value: piece, done } = todo.next();
        if (done) break;
        waiting.push({ piece, played: this.hand(piece) });
      }
      const next = waiting.shift();
      if (!next) return;
      const { piece } = next;
      const played = await unlessAborted(next.played, this.options.signal);
      if (!played) return;
      const result = { ...piece, ...played };
      this.options.journal?.store({ ...piece, ...result }, result);
      yield this.delivered(result);
    }
  }

  /** Plays all tasks and adds them up, one tally per task; an interrupted one holds what was played. */
  async tally(tasks: readonly (Omit<Task, 'arms'> & { readonly arm: MatchPlan })[]): Promise<Tally[]> {
    const tallies = tasks.map(({ arm }) => this.tallyOf(arm));
    let task = 0;
    let left = tasks[0]?.blocks ?? 0;
    for await (const { count, tallies: numbers } of this.play(
      tasks.map(({ arm, ...rest }) => ({ arms: [arm], ...rest })),
    )) {
      while (left === 0) left = tasks[++task]!.blocks;
      tallies[task]!.add(numbers[0]!);
      left -= count;
    }
    return tallies;
  }

  tallyOf(arm: MatchPlan, numbers?: ArrayLike<number>): Tally {
    return new Tally(this.module.game, arm, numbers);
  }

  close(): Promise<void> {
    return this.player.close();
  }

  private *pieces(tasks: readonly Task[]): Generator<Piece> {
    for (const { arms, first, blocks, pieceBlocks } of tasks) {
      const keys = arms.map((arm) => this.keyOf(arm));
      for (const chunk of chunks(first, blocks, pieceBlocks)) {
        yield { ...chunk, arms, keys, keep: this.options.keep === true };
      }
    }
  }

  /** What an earlier run has played of these pieces. */
  private *restored(todo: Generator<Piece>): Generator<DeliveredPiece> {
    while (this.options.journal?.left) {
      const { value: piece, done } = todo.next();
      if (done) return;
      const entry = this.options.journal.restore();
      if (!isSame(piece, entry)) throw new Error('the journal does not belong to this run');
      const tallies = entry.tallies.map((numbers) => Float64Array.from(numbers));
      const joints = entry.joints.map((numbers) => Float64Array.from(numbers));
      this.restoredGames += gamesIn(piece);
      yield this.delivered({ ...piece, tallies, joints, games: [] });
    }
  }

  private delivered(result: DeliveredPiece): DeliveredPiece {
    this.games += gamesIn(result);
    this.options.onProgress?.(this.games, Math.max(this.games, this.foreseen));
    return result;
  }

  private hand(piece: Piece): Promise<PlayedPiece> {
    const played = this.player.play(piece);
    // A failure is reported when its turn comes; until then nobody awaits it.
    played.catch(() => {});
    return played;
  }

  /** Equal plans have equal keys: numbers in the order of their first use. */
  private keyOf(arm: MatchPlan): string {
    const known = this.keys.get(arm);
    if (known !== undefined) return known;
    const text = JSON.stringify(arm);
    const key = this.names.get(text) ?? String(this.names.size);
    this.names.set(text, key);
    this.keys.set(arm, key);
    return key;
  }
}

function gamesIn({ arms, count }: Piece | DeliveredPiece): number {
  return arms.reduce((sum, arm) => sum + count * gamesPerBlock(arm), 0);
}

function isSame(piece: Piece, entry: JournalEntry): boolean {
  const { first, count } = piece;
  return first === entry.first && count === entry.count && piece.keys.join() === entry.keys.join();
}
