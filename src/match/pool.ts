import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { GameModule } from '../games/module.js';
import { BlockPlayer } from './blocks.js';
import { inThisThread } from './oversight.js';
import { type Piece, type PlayedPiece, playPiece, type Refused } from './pieces.js';
import { Players } from './players.js';
import { Watch } from './watch.js';

/** Plays pieces of work: in this thread, in several others, or on other machines. */
export interface PiecePlayer {
  /** Pieces that can be played at the same time. */
  readonly threads: number;
  play(piece: Piece): Promise<PlayedPiece>;
  /** Forgets the pieces that nobody waits for any more; left out where they cost little. */
  abandon?(): void;
  /** Ends the threads, also those in the middle of a piece. */
  close(): Promise<void>;
}

const isSource = (url: string): boolean => url.endsWith('.ts');

/** Workers run compiled code, also when tests run this file, or a game of their own, from its source. */
export function compiled(url: string): string {
  if (!isSource(url)) return url;
  const root = new URL(isSource(import.meta.url) ? '../../' : '../../../', import.meta.url).href;
  return url.replace(root, `${root}dist/`).replace(/\.ts$/, '.js');
}

/** Plays in this thread. */
export function inProcess(module: GameModule, seconds?: number): PiecePlayer {
  const players = new Players();
  const oversight = inThisThread(seconds);
  const playerOf = (key: string, piece: Piece, arm: number) =>
    players.get(key) ?? players.keep(key, new BlockPlayer(module, piece.arms[arm]!, { oversight }));
  const play = async (piece: Piece) => {
    // Giving way between pieces lets Ctrl-C and the progress line through.
    await setImmediate();
    return playPiece(
      piece.keys.map((key, arm) => playerOf(key, piece, arm)),
      piece,
    );
  };
  return { threads: 1, play, close: async () => {} };
}

/** Tests play bundled games on the bundled worker, which starts faster; a game of their own knows the other's classes. */
function programOf({ source }: GameModule): string {
  const isTest = import.meta.url.endsWith('.ts');
  if (isTest && source === undefined) return new URL('../../dist/bin/worker.js', import.meta.url).href;
  return new URL('worker.js', compiled(import.meta.url)).href;
}

/** Threads that do what worker.ts exports. */
export function workers<Task, Result>(module: GameModule, threads: number): Piscina<Task, Result> {
  const filename = programOf(module);
  return new Piscina({ filename, minThreads: threads, maxThreads: threads });
}

/** Where a worker finds a game outside the bundled list. */
export function sourceOf({ source }: GameModule): { readonly source?: string } {
  return source === undefined ? {} : { source: compiled(source) };
}

/** Plays on worker threads. */
export function onThreads(module: GameModule, threads: number, seconds?: number): PiecePlayer {
  const source = sourceOf(module);
  const pool = workers<Piece, PlayedPiece | Refused>(module, threads);
  const watch = new Watch(module, seconds);
  pool.on('error', (error) => watch.failed(error));
  // Node aborts when a thread is ended while it loads its program; its first message says that it has.
  const loaded = Promise.allSettled(
    pool.threads.map((thread) => Promise.race([once(thread, 'message'), once(thread, 'exit')])),
  );
  return {
    threads,
    play: (piece) =>
      watch.over(piece, (pulse) =>
        pool.run({ ...piece, ...pulse, arms: piece.arms.map((arm) => ({ ...arm, ...source })) }),
      ),
    close: async () => {
      watch.end();
      await loaded;
      return pool.destroy();
    },
  };
}
