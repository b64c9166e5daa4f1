import { setTimeout as after } from 'node:timers/promises';
import type { Job as BullJob, Worker } from 'bullmq';
import { ownPaths } from '../../../agents/own.js';
import { InputError } from '../../core/game.js';
import { unlessAborted } from '../../core/unless-aborted.js';
import type { GameModule } from '../../games/module.js';
import type { Piece } from '../pieces.js';
import { planKey } from '../plan-key.js';
import { onThreads, type PiecePlayer } from '../pool.js';
import { type Job, type JobResult, numbersOf, piecesIn } from './job.js';
import { LOCK_MS, LOOK_MS, MOST_LOST, openQueue, type Peers, PREFIX } from './redis.js';
import { differences, Registry, type RunNotice, type Versions, type WorkerNotice } from './registry.js';

export interface ServerOptions {
  readonly url: string;
  /** Tells this worker from others. */
  readonly name: string;
  readonly threads: number;
  readonly games: readonly GameModule[];
  /** What this machine has of what a run asks for. */
  versionsOf(module: GameModule, agents: readonly string[]): Versions;
  readonly say: (line: string) => void;
}

interface Served {
  readonly worker: Worker;
  readonly pool: PiecePlayer;
}

/** Plays the pieces of all runs that are announced and fit, on the threads of this process. */
export class PieceServer {
  private readonly runs: Registry<RunNotice>;
  private readonly workers: Registry<WorkerNotice>;
  private readonly served = new Map<string, Served>();
  private readonly refused = new Map<string, string>();

  private constructor(
    private readonly peers: Peers,
    private readonly options: ServerOptions,
  ) {
    this.runs = new Registry(peers.redis, 'run');
    this.workers = new Registry(peers.redis, 'worker');
  }

  static async open(options: ServerOptions): Promise<PieceServer> {
    return new PieceServer(await openQueue(options.url, options.say), options);
  }

  /** Until the signal. */
  async serve(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // A connection that is lost comes back.
      await unlessAborted(
        this.look().catch(() => {}),
        signal,
      );
      await after(LOOK_MS, undefined, { signal }).catch(() => {});
    }
    for (const { pool } of this.served.values()) await pool.close();
    // Redis may be away; it forgets a worker that is not announced any more.
    await Promise.race([this.leave().catch(() => {}), after(LOOK_MS)]);
    this.peers.close();
  }

  private async look(): Promise<void> {
    const runs = await this.runs.all();
    for (const [run, notice] of runs) {
      if (!this.served.has(run) && !this.refused.has(run)) this.meet(run, notice);
    }
    for (const run of [...this.served.keys()]) if (!runs.has(run)) await this.part(run);
    for (const run of [...this.refused.keys()]) if (!runs.has(run)) this.refused.delete(run);
    const { name, threads } = this.options;
    await this.workers.announce(name, { threads, refused: Object.fromEntries(this.refused) });
  }

  private meet(run: string, notice: RunNotice): void {
    const { versions } = notice;
    const { games, threads, versionsOf, say } = this.options;
    const module = games.find(({ game }) => game.id === versions.game);
    const why = module
      ? differences(versions, versionsOf(module, Object.keys(versions.agents ?? {})))
      : [`no game ${versions.game}`];
    if (!module || why.length > 0) {
      this.refused.set(run, why.join(', '));
      say(`Refuses the pieces of a run of ${versions.game}: this worker has ${why.join(', ')}.`);
      return;
    }
    say(`Plays pieces of a run of ${versions.game}.`);
    // Threads of their own, because an agent that was loaded stays as it was.
    const pool = onThreads(module, threads, notice.agentSeconds);
    this.served.set(run, {
      pool,
      worker: this.workerFor(run, (job) => this.perform(module, notice, pool, job)),
    });
  }

  private workerFor(run: string, perform: (job: Job) => Promise<JobResult>): Worker {
    const { bull, redis } = this.peers;
    const { threads } = this.options;
    const worker = new bull.Worker(run, (job: BullJob<Job>) => perform(job.data), {
      connection: redis,
      prefix: PREFIX,
      concurrency: threads,
      lockDuration: LOCK_MS,
      stalledInterval: LOOK_MS,
      maxStalledCount: MOST_LOST,
      // After an error of the connection; its own default is 15 s.
      runRetryDelay: LOOK_MS,
    });
    // A lost lock means that another worker plays the piece; a lost connection comes back.
    worker.on('error', () => {});
    return worker;
  }

  private async perform(
    module: GameModule,
    { versions }: RunNotice,
    pool: PiecePlayer,
    job: Job,
  ): Promise<JobResult> {
    const begun = performance.now();
    const told = (rest: Omit<JobResult, 'worker' | 'ms'>): JobResult => ({
      worker: this.options.name,
      ms: performance.now() - begun,
      ...rest,
    });
    try {
      const pieces = piecesIn(job, (plan) => planKey(module, plan));
      for (const piece of pieces) checkPiece(piece, versions);
      const played = [];
      for (const piece of pieces) played.push(numbersOf(piece, await pool.play(piece)));
      return told({ played });
    } catch (error) {
      const kind = error instanceof InputError ? 'input' : 'broken';
      return told({ fault: { kind, message: error instanceof Error ? error.message : String(error) } });
    }
  }

  /** A run that is over, or whose machine is gone: nobody waits for its pieces. */
  private async part(run: string): Promise<void> {
    const { worker, pool } = this.served.get(run)!;
    this.served.delete(run);
    this.options.say('A run is over.');
    await worker.close(true).catch(() => {});
    await pool.close();
    const { bull, redis } = this.peers;
    const queue = new bull.Queue(run, { connection: redis, prefix: PREFIX });
    queue.on('error', () => {});
    await queue.obliterate({ force: true }).catch(() => {});
    await queue.close();
  }

  private async leave(): Promise<void> {
    await this.workers.withdraw(this.options.name);
    for (const { worker } of this.served.values()) await worker.close(true).catch(() => {});
  }
}

/** The game and the agents of a piece must be those that were compared. */
function checkPiece({ arms }: Piece, { game, agents = {} }: Versions): void {
  if (arms.some((arm) => arm.game !== game)) throw new InputError(`a piece is not of ${game}, as its run is`);
  const stranger = ownPaths(arms.flatMap((arm) => arm.agents)).find((path) => !Object.hasOwn(agents, path));
  if (stranger !== undefined)
    throw new InputError(`agent ${stranger} was not compared; expected only agents that the run has named`);
}
