import { unlessAborted } from '../core/unless-aborted.js';
import type { GameModule } from '../games/module.js';
import type { Piece, PlayedPiece } from './pieces.js';
import { planKey } from './plan-key.js';
import { inProcess, onThreads, type PiecePlayer } from './pool.js';
import { holds, playedElsewhere, type RunPart } from './run-part.js';
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
  /** Who plays the pieces, in the place of threads of this process. */
  readonly player?: PiecePlayer;
  /** How long a decision of a user's own agent may take. */
  readonly agentSeconds?: number;
  /** Only this part of the pieces is played; left out when all are. */
  readonly part?: RunPart;
}

/** A piece that a design has asked for, and whether this run plays it. */
interface Asked {
  readonly piece: Piece;
  readonly own: boolean;
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
  /** Those of them that this run has not played: an earlier one has, or another part does. */
  restoredGames = 0;
  /** Games that the whole design is expected to need, for the progress line. */
  foreseen = 0;
  /** The answer so far of the design that is being played; left out where it is not known before the end. */
  soFar: (() => SoFar | undefined) | undefined;
  private readonly player: PiecePlayer;
  /** Asked for so far. */
  private pieces = 0;
  private readonly keys = new Map<MatchPlan, string>();

  constructor(private readonly options: TaskRunnerOptions) {
    const { module, threads, agentSeconds, workers = threads > 1 } = options;
    this.module = module;
    const here = () => (workers ? onThreads(module, threads, agentSeconds) : inProcess(module, agentSeconds));
    this.player = options.player ?? here();
  }

  get interrupted(): boolean {
    return this.options.signal?.aborted === true;
  }

  /** Plays all tasks; a consumer that has seen enough may stop listening. */
  async *play(tasks: readonly Task[]): AsyncGenerator<DeliveredPiece> {
    const todo = this.asked(tasks);
    yield* this.restored(todo);
    const waiting: (Asked & { played: Promise<PlayedPiece> })[] = [];
    let inFlight = 0;
    try {
      for (;;) {
        while (!this.interrupted && inFlight < this.player.threads * IN_FLIGHT) {
          const { value: next, done } = todo.next();
          if (done) break;
          if (next.own) inFlight++;
          waiting.push({ ...next, played: this.hand(next) });
        }
        const next = waiting.shift();
        if (!next) return;
        const played = await unlessAborted(next.played, this.options.signal);
        if (!played) return;
        if (next.own) inFlight--;
        const result = { ...next.piece, ...played };
        if (next.own) this.options.journal?.store({ ...next.piece, ...result }, result);
        yield this.delivered(result, next.own);
      }
    } finally {
      if (waiting.length > 0) this.player.abandon?.();
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

  private *asked(tasks: readonly Task[]): Generator<Asked> {
    for (const { arms, first, blocks, pieceBlocks } of tasks) {
      const keys = arms.map((arm) => this.keyOf(arm));
      for (const chunk of chunks(first, blocks, pieceBlocks)) {
        const piece = { ...chunk, arms, keys, keep: this.options.keep === true };
        yield { piece, own: !this.options.part || holds(this.options.part, this.pieces++) };
      }
    }
  }

  /** What an earlier run has played of these pieces. */
  private *restored(todo: Generator<Asked>): Generator<DeliveredPiece> {
    while (this.options.journal?.left) {
      const { value: next, done } = todo.next();
      if (done) return;
      const played = next.own ? this.remembered(next.piece) : playedElsewhere(this.module, next.piece);
      yield this.delivered({ ...next.piece, ...played }, false);
    }
  }

  private remembered(piece: Piece): PlayedPiece {
    const entry = this.options.journal!.restore();
    if (!isSame(piece, entry)) throw new Error('the journal does not belong to this run');
    const tallies = entry.tallies.map((numbers) => Float64Array.from(numbers));
    const joints = entry.joints.map((numbers) => Float64Array.from(numbers));
    return { tallies, joints, games: [] };
  }

  private delivered(result: DeliveredPiece, fresh: boolean): DeliveredPiece {
    const games = gamesIn(result);
    this.games += games;
    if (!fresh) this.restoredGames += games;
    this.options.onProgress?.(this.games, Math.max(this.games, this.foreseen));
    return result;
  }

  private hand({ piece, own }: Asked): Promise<PlayedPiece> {
    if (!own) return Promise.resolve(playedElsewhere(this.module, piece));
    const played = this.player.play(piece);
    // A failure is reported when its turn comes; until then nobody awaits it.
    played.catch(() => {});
    return played;
  }

  private keyOf(arm: MatchPlan): string {
    const key = this.keys.get(arm) ?? planKey(this.module, arm);
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
