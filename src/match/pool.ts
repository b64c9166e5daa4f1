import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { GameModule } from '../games/module.js';
import { BlockPlayer } from './blocks.js';
import { type Chunk, chunkSize, chunks, type MatchPlan } from './schedule.js';

/** A chunk that has been played: its games packed one behind the other, in order. */
export interface PlayedChunk extends Chunk {
  readonly games: Float64Array;
}

/** Chunks handed out per thread: one to play and some to wait, so that memory stays constant. */
const IN_FLIGHT = 4;

/** Workers run compiled code, also when the tests run this file from its source. */
export function compiled(url: string): string {
  if (!url.endsWith('.ts')) return url;
  const root = new URL('../../', import.meta.url).href;
  return url.replace(root, `${root}dist/`).replace(/\.ts$/, '.js');
}

interface ChunkPlayer {
  play(chunk: Chunk): Promise<Float64Array>;
  close(): Promise<void>;
}

function inProcess(module: GameModule, plan: MatchPlan): ChunkPlayer {
  const player = new BlockPlayer(module, plan);
  const play = async (chunk: Chunk) => {
    // Giving way between chunks lets Ctrl-C and the progress line through.
    await setImmediate();
    return player.playChunk(chunk);
  };
  return { play, close: async () => {} };
}

function onThreads(plan: MatchPlan, threads: number): ChunkPlayer {
  const pool = new Piscina({
    filename: new URL('worker.js', compiled(import.meta.url)).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: plan,
  });
  return { play: (chunk) => pool.run(chunk), close: () => pool.close({ force: true }) };
}

/** Threads that play one match. Results come in block order, whichever thread is done first. */
export class BlockPool {
  private readonly player: ChunkPlayer;

  constructor(
    module: GameModule,
    plan: MatchPlan,
    readonly threads: number,
    workers = threads > 1,
  ) {
    const source = module.source === undefined ? {} : { source: compiled(module.source) };
    this.player = workers ? onThreads({ ...plan, ...source }, threads) : inProcess(module, plan);
  }

  /** Once `signal` is aborted nothing new is handed out; what is in flight is still delivered. */
  async *play(
    first: number,
    blocks: number,
    signal?: AbortSignal,
    size = chunkSize(blocks, this.threads),
  ): AsyncGenerator<PlayedChunk> {
    const waiting: { chunk: Chunk; games: Promise<Float64Array> }[] = [];
    const todo = chunks(first, blocks, size);
    for (;;) {
      while (!signal?.aborted && waiting.length < this.threads * IN_FLIGHT) {
        const { value: chunk, done } = todo.next();
        if (done) break;
        waiting.push({ chunk, games: this.hand(chunk) });
      }
      const next = waiting.shift();
      if (!next) return;
      yield { ...next.chunk, games: await next.games };
    }
  }

  close(): Promise<void> {
    return this.player.close();
  }

  private hand(chunk: Chunk): Promise<Float64Array> {
    const games = this.player.play(chunk);
    // A failure is reported when its turn comes; until then nobody awaits it.
    games.catch(() => {});
    return games;
  }
}
