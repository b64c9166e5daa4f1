import { InputError } from '../../src/core/game.js';
import type { Vocabulary } from './description.js';

/** What a scorer has learnt, as a file of the program: made by `scripts/train.mjs`. */
export interface WeightsFile {
  readonly game: string;
  /** The version of the vocabulary; with another the numbers mean nothing. */
  readonly features: string;
  /** The versions of the rules and pilots that played: when these move on, it is time to learn again. */
  readonly rules: string;
  readonly pilots: string;
  readonly seed: string;
  readonly rounds: number;
  readonly games: number;
  readonly decisions: number;
  /** How many numbers stand for a card, and how wide both layers are. */
  readonly sizes: Sizes;
  /** The ids of the cards that were seen often enough, with white space between them. */
  readonly cards: string;
  /** All numbers in base64: see `unpack`. */
  readonly numbers: string;
}

export interface Sizes {
  readonly vector: number;
  readonly first: number;
  readonly second: number;
}

/** A table of numbers, one row after the other. */
export interface Table {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
}

/** The tables of a scorer, in their order. Cards are counted with the unknown one. */
export function tablesOf(
  words: Vocabulary,
  cards: number,
  { vector, first, second }: Sizes,
): readonly Table[] {
  const parts = words.around.length + words.parts.length;
  const table = (name: string, rows: number, columns: number) => ({ name, rows, columns });
  return [
    table('vectors', cards, vector),
    table('parts', parts * vector, first),
    table('worth of cards', words.parts.length, cards),
    table('worth of kinds', 1, words.kinds.length),
    table('worth by situation', words.kinds.length, words.situation.length),
    table('worth by option', words.kinds.length, words.option.length),
    table('situation', words.situation.length, first),
    table('option', words.option.length, first),
    table('kinds', words.kinds.length, first),
    table('first', 1, first),
    table('first to second', first, second),
    table('second', 1, second),
    table('last', 1, second),
  ];
}

/** By the names of the tables. */
export type Weights = Readonly<Record<string, Float32Array>>;

/** Each row of a table is its scale, a number of 32 bits, and then a whole number of 8 bits for each column. */
export function unpack(file: WeightsFile, words: Vocabulary): Weights {
  if (file.game !== words.game || file.features !== words.version) {
    throw new InputError(
      `weights for ${file.game} by features ${file.features}; expected ${words.game} by features ${words.version}: node scripts/train.mjs --game ${words.game}`,
    );
  }
  const bytes = bytesIn(file.numbers);
  const view = new DataView(bytes.buffer);
  const weights: Record<string, Float32Array> = {};
  let at = 0;
  for (const { name, rows, columns } of tablesOf(words, cardsIn(file).length + 1, file.sizes)) {
    const table = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row++, at += 4 + columns) {
      const scale = view.getFloat32(at, true);
      for (let i = 0; i < columns; i++) table[row * columns + i] = scale * view.getInt8(at + 4 + i);
    }
    weights[name] = table;
  }
  if (at !== bytes.length) throw new Error(`weights for ${file.game}: ${bytes.length} bytes, expected ${at}`);
  return weights;
}

export const cardsIn = ({ cards }: WeightsFile): readonly string[] => cards.split(/\s+/).filter(Boolean);

function bytesIn(base64: string): Uint8Array {
  const text = atob(base64.replace(/\s/g, ''));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
