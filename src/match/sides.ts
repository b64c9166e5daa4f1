import { NOBODY } from '../core/game.js';
import type { RatioMoments } from '../stats/intervals/ratio-interval.js';
import type { GameRecord } from './play.js';

/** Places of the sums of one side at one seat, taken over blocks: its games there, its wins, and their products. */
const enum Cell {
  blocks = 0,
  games,
  wins,
  gamesSquared,
  gamesWins,
  winsSquared,
  size,
}

/** How many numbers a tally keeps of the sides, by their number and the games of a block. */
export const sideNumbers = (sides: number, perBlock: number): number =>
  2 * sides * (perBlock + 1) + sides * sides * Cell.size;

/** The place of a side in the order of first turns: seat 0 began. Sides sit in the order of their letters. */
export function seatOfSide(side: number, began: number, sides: number): number {
  return (side - began + sides) % sides;
}

/** How sides and seats do in a match of several sides. */
export class SideTally {
  /** Of the block that is being added: by side, by seat, and by both. */
  private readonly sideWins: Int32Array;
  private readonly seatWins: Int32Array;
  private readonly cellGames: Int32Array;
  private readonly cellWins: Int32Array;

  constructor(
    private readonly at: Float64Array,
    private readonly sides: number,
    private readonly perBlock: number,
  ) {
    this.sideWins = new Int32Array(sides);
    this.seatWins = new Int32Array(sides);
    this.cellGames = new Int32Array(sides * sides);
    this.cellWins = new Int32Array(sides * sides);
  }

  /** Blocks by how many of their games a side won. */
  side(side: number): Float64Array {
    return this.counts(side);
  }

  /** Blocks by how many of their games the side at a seat won. */
  seat(seat: number): Float64Array {
    return this.counts(this.sides + seat);
  }

  /** A side's games and wins at a seat, over blocks: who begins may be decided in play, so blocks may differ. */
  cell(side: number, seat: number): RatioMoments {
    const from = this.cellAt(side * this.sides + seat);
    const [n, sizes, hits, sizesSquared, products, hitsSquared] = this.at.subarray(from, from + Cell.size);
    return {
      n: n!,
      sizes: sizes!,
      hits: hits!,
      sizesSquared: sizesSquared!,
      products: products!,
      hitsSquared: hitsSquared!,
    };
  }

  addBlock(records: readonly GameRecord[]): void {
    for (const counts of [this.sideWins, this.seatWins, this.cellGames, this.cellWins]) counts.fill(0);
    for (const record of records) this.addGame(record);
    const seated = records.every(({ began }) => began !== NOBODY);
    for (let i = 0; i < this.sides; i++) {
      this.side(i)[this.sideWins[i]!]!++;
      if (seated) this.seat(i)[this.seatWins[i]!]!++;
    }
    for (let cell = 0; cell < this.cellGames.length; cell++) this.addCell(cell);
  }

  private addGame({ winner, began }: GameRecord): void {
    if (winner !== NOBODY) this.sideWins[winner]!++;
    if (began === NOBODY) return;
    for (let side = 0; side < this.sides; side++) {
      const seat = seatOfSide(side, began, this.sides);
      this.cellGames[side * this.sides + seat]!++;
      if (winner !== side) continue;
      this.seatWins[seat]!++;
      this.cellWins[side * this.sides + seat]!++;
    }
  }

  private addCell(cell: number): void {
    const [games, wins] = [this.cellGames[cell]!, this.cellWins[cell]!];
    if (games === 0) return;
    const from = this.cellAt(cell);
    this.at[from + Cell.blocks]!++;
    this.at[from + Cell.games]! += games;
    this.at[from + Cell.wins]! += wins;
    this.at[from + Cell.gamesSquared]! += games * games;
    this.at[from + Cell.gamesWins]! += games * wins;
    this.at[from + Cell.winsSquared]! += wins * wins;
  }

  private counts(line: number): Float64Array {
    return this.at.subarray(line * (this.perBlock + 1), (line + 1) * (this.perBlock + 1));
  }

  private cellAt(cell: number): number {
    return 2 * this.sides * (this.perBlock + 1) + cell * Cell.size;
  }
}
