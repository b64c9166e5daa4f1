import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { HEAD } from './teacher.mjs';

/** Games of a piece: one file, made by one thread. */
export const GAMES_PER_PIECE = 50;

export const piecePath = (folder, piece) => join(folder, `${String(piece).padStart(4, '0')}.labels`);

export const piecesOf = (games) => Array.from({ length: Math.ceil(games / GAMES_PER_PIECE) }, (_, i) => i);

/** Plays the games of a piece and writes its labels; only a whole piece gets its name. */
export function makePiece(teacher, { folder, seed, round, piece, games }) {
  const parts = [];
  const first = piece * GAMES_PER_PIECE;
  for (let n = first; n < Math.min(games, first + GAMES_PER_PIECE); n++) {
    teacher.play(seed, round, n, (words) => parts.push(Buffer.from(words.buffer)));
  }
  const path = piecePath(folder, piece);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.part`, deflateRawSync(Buffer.concat(parts), { level: 1 }));
  renameSync(`${path}.part`, path);
  return parts.length;
}

/** Hands each label of a piece to `take`: its state, the number of its game, and its options' values by either half. */
export function readPiece(path, stateWords, take) {
  const bytes = inflateRawSync(readFileSync(path));
  const words = new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const floats = new Float32Array(words.buffer);
  for (let p = 0; p < words.length; ) {
    const values = p + HEAD + stateWords;
    const end = values + 2 * words[p];
    take(words.subarray(p + HEAD, values), words[p + 1], floats.subarray(values, end));
    p = end;
  }
}
