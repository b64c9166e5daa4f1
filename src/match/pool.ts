import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { GameModule } from '../games/module.js';
import { BlockPlayer } from './blocks.js';
import { type Piece, type PlayedPiece, playPiece } from './pieces.js';
import { Players } from './players.js';

/** Plays pieces of work, in this thread or in several others. */
export interface PiecePlayer {
  readonly threads: number;
  play(piece: Piece): Promise<PlayedPiece>;
  /** Ends the threads, also those in the middle of a piece. */
  close(): Promise<void>;
}

/** Workers run compiled code, also when the tests run this file from its source. */
export function compiled(url: string): string {
  if (!url.endsWith('.ts')) return url;
  const root = new URL('../../', import.meta.url).href;
  return url.replace(root, `${root}dist/`).replace(/\.ts$/, '.js');
}

/** Plays in this thread. */
export function inProcess(module: GameModule): PiecePlayer {
  const players = new Players();
  const playerOf = (key: string, piece: Piece, arm: number) =>
    players.get(key) ?? players.keep(key, new BlockPlayer(module, piece.arms[arm]!));
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

/** Plays on worker threads. */
export function onThreads(module: GameModule, threads: number): PiecePlayer {
  const source = module.source === undefined ? {} : { source: compiled(module.source) };
  const pool = new Piscina<Piece, PlayedPiece>({
    filename: new URL('worker.js', compiled(import.meta.url)).href,
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    threads,
    play: (piece) => pool.run({ ...piece, arms: piece.arms.map((arm) => ({ ...arm, ...source })) }),
    close: () => {
      // Errors of a thread that is being ended are ignored.
      pool.on('error', () => {});
      return pool.destroy();
    },
  };
}
