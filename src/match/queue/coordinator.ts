import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Queue, QueueEvents } from 'bullmq';
import { InputError } from '../../core/game.js';
import type { GameModule } from '../../games/module.js';
import type { Piece, PlayedPiece } from '../pieces.js';
import type { PiecePlayer } from '../pool.js';
import { checkedPiece } from './check.js';
import { type Job, type JobResult, jobOf } from './job.js';
import { LOOK_MS, openQueue, type Peers, PREFIX } from './redis.js';
import { Registry, type RunNotice, type WorkerNotice } from './registry.js';

export interface QueueOptions {
  readonly url: string;
  readonly module: GameModule;
  readonly notice: RunNotice;
  /** How long a job should take, so that handing it out costs little beside it; 0 for one piece each. */
  readonly jobMs?: number;
  /** Called with what a person should know. */
  readonly say: (line: string) => void;
}

interface Wanted {
  readonly piece: Piece;
  readonly resolve: (played: PlayedPiece) => void;
  readonly reject: (error: unknown) => void;
}

interface HandedOut {
  readonly wanted: readonly Wanted[];
  readonly data: Job;
  /** Whether Redis has said that it has the job. */
  added: boolean;
  /** Results that were not taken. */
  bad: number;
}

const JOB_MS = 1000;
const MOST_PIECES = 256;
/** Between two looks for jobs whose end was not told, or that Redis has lost. */
const SWEEP_MS = 5000;
const MOST_BAD = 3;
/** Results that Redis keeps until the run ends, for a look after a lost connection. */
const KEPT_RESULTS = 1000;
const CLOSE_MS = 5000;

/** Hands pieces out to workers on other machines, through a queue of the run's own. */
export class QueuePlayer implements PiecePlayer {
  private readonly run = randomUUID();
  private readonly queue: Queue;
  private readonly events: QueueEvents;
  private readonly runs: Registry<RunNotice>;
  private readonly workers: Registry<WorkerNotice>;
  private readonly handedOut = new Map<string, HandedOut>();
  private readonly told = new Set<string>();
  private waiting: Wanted[] = [];
  private flushing = false;
  private jobs = 0;
  private crew: readonly WorkerNotice[] = [];
  private piecesPerJob = 1;
  private closed = false;
  private swept = performance.now();
  private begun = performance.now();

  private constructor(
    private readonly peers: Peers,
    private readonly options: QueueOptions,
  ) {
    const { bull, redis } = peers;
    const common = { connection: redis, prefix: PREFIX };
    this.queue = new bull.Queue(this.run, { ...common, streams: { events: { maxLen: KEPT_RESULTS } } });
    this.events = new bull.QueueEvents(this.run, { ...common, lastEventId: '0-0' });
    this.events.on('completed', ({ jobId, returnvalue }) =>
      this.settle(jobId, returnvalue as unknown as JobResult),
    );
    this.events.on('failed', ({ jobId, failedReason }) => this.fail(jobId, failedReason));
    this.queue.on('error', () => {});
    this.events.on('error', () => {});
    this.runs = new Registry(redis, 'run');
    this.workers = new Registry(redis, 'worker');
  }

  static async open(options: QueueOptions): Promise<QueuePlayer> {
    const player = new QueuePlayer(await openQueue(options.url, options.say), options);
    await player.beat();
    player.keepBeating();
    return player;
  }

  /** Threads of all workers that play for this run. */
  get slots(): number {
    return this.crew.reduce((sum, { threads }) => sum + threads, 0);
  }

  get threads(): number {
    return Math.max(1, this.slots) * this.piecesPerJob;
  }

  /** For the progress line. */
  get status(): string {
    const pieces = [...this.handedOut.values()].reduce((sum, { wanted }) => sum + wanted.length, 0);
    const { length } = this.crew;
    return `${length} worker${length === 1 ? '' : 's'}, ${pieces} pieces under way`;
  }

  play(piece: Piece): Promise<PlayedPiece> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ piece, resolve, reject });
      if (this.flushing) return;
      this.flushing = true;
      // Pieces that are asked for together go out together.
      setImmediate(() => this.flush());
    });
  }

  /** Takes back what was handed out and is not needed any more. */
  abandon(): void {
    const ids = [...this.handedOut.keys()];
    this.handedOut.clear();
    this.waiting = [];
    for (const id of ids) this.queue.remove(id).catch(() => {});
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.handedOut.clear();
    const tidy = async () => {
      await this.runs.withdraw(this.run);
      await this.queue.obliterate({ force: true });
      await Promise.all([this.events.close(), this.queue.close()]);
    };
    // Redis may be away; workers forget a run that is not announced any more.
    await Promise.race([tidy().catch(() => {}), after(CLOSE_MS, undefined, { ref: false })]);
    this.peers.close();
  }

  private flush(): void {
    this.flushing = false;
    const { waiting } = this;
    this.waiting = [];
    const share = Math.ceil(waiting.length / Math.max(1, this.slots));
    const size = Math.max(1, Math.min(this.piecesPerJob, share));
    for (let at = 0; at < waiting.length; at += size) this.handOut(waiting.slice(at, at + size));
  }

  private handOut(wanted: readonly Wanted[]): void {
    const job = { wanted, data: jobOf(wanted.map(({ piece }) => piece)), added: false, bad: 0 };
    const id = `job-${this.jobs++}`;
    this.handedOut.set(id, job);
    this.add(id, job);
  }

  private add(id: string, job: HandedOut): void {
    job.added = false;
    const options = { jobId: id, removeOnComplete: { count: KEPT_RESULTS } };
    this.queue.add('pieces', job.data, options).then(
      () => {
        job.added = true;
      },
      (error) => this.reject(id, error),
    );
  }

  private async again(id: string, job: HandedOut): Promise<void> {
    job.added = false;
    await this.queue.remove(id).catch(() => {});
    this.add(id, job);
  }

  private settle(id: string, result: JobResult): void {
    const job = this.handedOut.get(id);
    if (!job) return;
    if (result?.fault) return this.reject(id, errorOf(result.fault));
    const { module } = this.options;
    const checked = job.wanted.map(({ piece }, i) =>
      checkedPiece(module, piece, result?.played?.[i] as never),
    );
    const wrong = checked.find((each) => typeof each === 'string');
    if (wrong !== undefined) return this.notTaken(id, job, `${result?.worker}`, wrong as string);
    this.handedOut.delete(id);
    this.learn(result.ms / job.wanted.length);
    for (const [i, { resolve }] of job.wanted.entries()) resolve(checked[i] as PlayedPiece);
  }

  private notTaken(id: string, job: HandedOut, worker: string, why: string): void {
    job.bad++;
    if (job.bad >= MOST_BAD) {
      return this.reject(id, new Error(`the results of a piece were wrong ${MOST_BAD} times: ${why}`));
    }
    this.tell(`Worker ${worker} has sent a result that is not taken: ${why}; the piece is played again.`);
    void this.again(id, job);
  }

  private learn(ms: number): void {
    const { jobMs = JOB_MS } = this.options;
    const fitting = Math.min(MOST_PIECES, jobMs / Math.max(ms, 0.1));
    this.piecesPerJob = Math.max(1, Math.round(0.7 * this.piecesPerJob + 0.3 * fitting));
  }

  private fail(id: string, reason: string): void {
    this.reject(id, new Error(`a piece is given up, it may be what ended its workers: ${reason}`));
  }

  private reject(id: string, error: unknown): void {
    const job = this.handedOut.get(id);
    this.handedOut.delete(id);
    for (const { reject } of job?.wanted ?? []) reject(error);
  }

  private async keepBeating(): Promise<void> {
    while (!this.closed) {
      await after(LOOK_MS, undefined, { ref: false });
      // A connection that is lost comes back; until then there is nobody to ask.
      if (!this.closed) await this.beat().catch(() => {});
    }
  }

  private async beat(): Promise<void> {
    await this.runs.announce(this.run, this.options.notice);
    const all = await this.workers.all();
    this.crew = [...all.values()].filter(({ refused }) => refused[this.run] === undefined);
    for (const [worker, { refused }] of all) {
      const why = refused[this.run];
      if (why !== undefined) this.tell(`Worker ${worker} plays no piece of this run: it has ${why}.`);
    }
    const waits = performance.now() - this.begun > 2 * LOOK_MS;
    if (this.crew.length === 0 && waits) this.tell(NOBODY_THERE);
    if (performance.now() - this.swept > SWEEP_MS) await this.sweep();
  }

  /** Events may be lost with a connection, and a Redis that was killed may have lost its last second. */
  private async sweep(): Promise<void> {
    this.swept = performance.now();
    for (const [id, job] of this.handedOut) {
      if (!job.added) continue;
      const state = await this.queue.getJobState(id);
      if (state === 'unknown' && this.handedOut.has(id)) await this.again(id, job);
      if (state !== 'completed' && state !== 'failed') continue;
      const found = await this.queue.getJob(id);
      if (state === 'completed' && found) this.settle(id, found.returnvalue as JobResult);
      if (state === 'failed') this.fail(id, found?.failedReason ?? '');
    }
  }

  private tell(line: string): void {
    if (this.told.has(line)) return;
    this.told.add(line);
    this.options.say(line);
  }
}

const NOBODY_THERE =
  'No worker plays for this run yet; on each machine start one: fulcrum worker --redis URL, or with FULCRUM_REDIS set.';

function errorOf({ kind, message }: NonNullable<JobResult['fault']>): Error {
  return kind === 'input' ? new InputError(message) : new Error(message);
}
