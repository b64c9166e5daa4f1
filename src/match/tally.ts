import { type Game, NOBODY } from '../core/game.js';
import { FACTOR_NUMBERS, FactorTally } from './factors.js';
import type { GameRecord } from './play.js';
import { exchangesPilots, gamesPerBlock, type MatchPlan } from './schedule.js';

/** Turns from which the tracks are kept; later ones are rare and would only be noise. */
export const TRACKED_TURNS = 60;

/** Places of a row's sums before its counts of blocks. */
const enum Row {
  games = 0,
  winsA,
  winsB,
  draws,
  /** Of the draws, those cut off at the limit of decisions. */
  stopped,
  firstWins,
  /** Of side a's wins, those with the first turn. */
  winsAFirst,
  turns,
  /** Squares of the blocks' mean turns, and their sum. */
  blockTurns,
  blockTurnsSquared,
  size,
}

function rowLength(seatings: number): number {
  return Row.size + 2 * (seatings + 1);
}

/** Sums over the games of one assignment of pilots. */
export class RowTally {
  constructor(
    private readonly at: Float64Array,
    private readonly seatings: number,
  ) {}

  get games(): number {
    return this.at[Row.games]!;
  }
  get wins(): readonly [number, number] {
    return [this.at[Row.winsA]!, this.at[Row.winsB]!];
  }
  get draws(): number {
    return this.at[Row.draws]!;
  }
  get stopped(): number {
    return this.at[Row.stopped]!;
  }
  get firstSeatWins(): number {
    return this.at[Row.firstWins]!;
  }
  /** Side a's wins with the first turn. */
  get winsAFirst(): number {
    return this.at[Row.winsAFirst]!;
  }
  get turns(): number {
    return this.at[Row.turns]!;
  }
  /** Number, sum and sum of squares of the blocks' mean turns. */
  get turnMoments(): Moments {
    const { at } = this;
    return { n: this.games / this.seatings, sum: at[Row.blockTurns]!, squares: at[Row.blockTurnsSquared]! };
  }
  /** Blocks by how many of their games side a won. */
  get blocks(): Float64Array {
    return this.at.subarray(Row.size, Row.size + this.seatings + 1);
  }
  /** Blocks by how many of their games the first seat won. */
  get firstSeatBlocks(): Float64Array {
    return this.at.subarray(Row.size + this.seatings + 1);
  }

  /** The games of one block: the first with side a first, the second with side b first. */
  addBlock(records: readonly GameRecord[], from: number): void {
    let won = 0;
    let first = 0;
    let turns = 0;
    for (let index = 0; index < this.seatings; index++) {
      const record = records[from + index]!;
      if (record.winner === 0) won++;
      if (record.winner === index) first++;
      turns += record.turns;
      this.addGame(record);
    }
    this.at[Row.firstWins]! += first;
    if (records[from]!.winner === 0) this.at[Row.winsAFirst]!++;
    this.at[Row.blockTurns]! += turns / this.seatings;
    this.at[Row.blockTurnsSquared]! += (turns / this.seatings) ** 2;
    this.at[Row.size + won]!++;
    this.at[Row.size + this.seatings + 1 + first]!++;
  }

  private addGame(record: GameRecord): void {
    this.at[Row.games]!++;
    this.at[Row.turns]! += record.turns;
    if (record.winner === NOBODY) this.at[Row.draws]!++;
    else this.at[Row.winsA + record.winner]!++;
    if (record.end === 'stopped') this.at[Row.stopped]!++;
  }
}

/** What an interval for a mean needs of the units it is taken over. */
export interface Moments {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** The part of a game's contract that decides how a tally is laid out. */
type Counted = Pick<Game, 'measures' | 'tracks' | 'ends'>;

/**
 * What a match has come to so far. All of it is sums in one array, so that tallies of pieces add up, travel
 * between threads and are stored in a journal as plain numbers.
 */
export class Tally {
  readonly numbers: Float64Array;
  readonly asked: RowTally;
  /** With the pilots exchanged; empty when they are not. */
  readonly exchanged: RowTally;
  /** Whole blocks by the wins of side a, and by those of the first-named agent. */
  readonly sideBlocks: Float64Array;
  readonly agentBlocks: Float64Array;
  /** Games by how they ended, as `ends` of the game; the last is for those that were stopped or drawn. */
  readonly ends: Float64Array;
  /** By turn: games that reached it, then the sum of each track. */
  readonly tracks: Float64Array;
  /** What each of the plan's factors does; empty when nothing is dealt. */
  readonly factors: FactorTally;
  private readonly measures: Float64Array;
  private readonly perBlock: number;
  private readonly exchanges: boolean;

  constructor(
    private readonly game: Counted,
    private readonly plan: Pick<MatchPlan, 'agents' | 'seatings' | 'factors'>,
    numbers?: ArrayLike<number>,
  ) {
    this.perBlock = gamesPerBlock(plan);
    this.exchanges = exchangesPilots(plan);
    const row = rowLength(plan.seatings);
    const lengths = [
      2,
      row,
      row,
      this.perBlock + 1,
      this.perBlock + 1,
      game.ends.length + 1,
      2 * game.measures.length,
      TRACKED_TURNS * (1 + game.tracks.length),
      FACTOR_NUMBERS * (plan.factors?.length ?? 0),
    ];
    this.numbers = new Float64Array(lengths.reduce((sum, n) => sum + n));
    if (numbers) this.numbers.set(numbers);
    let from = 2;
    const [asked, exchanged, sides, agents, ends, measures, tracks, factors] = lengths
      .slice(1)
      .map((length) => {
        from += length;
        return this.numbers.subarray(from - length, from);
      });
    this.asked = new RowTally(asked!, plan.seatings);
    this.exchanged = new RowTally(exchanged!, plan.seatings);
    this.sideBlocks = sides!;
    this.agentBlocks = agents!;
    this.ends = ends!;
    this.measures = measures!;
    this.tracks = tracks!;
    this.factors = new FactorTally(factors!);
  }

  get games(): number {
    return this.numbers[0]!;
  }
  get decisions(): number {
    return this.numbers[1]!;
  }
  get blocks(): number {
    return this.games / this.perBlock;
  }

  /** Moments of the blocks' means of one of the game's measures. */
  measure(index: number): Moments {
    return { n: this.blocks, sum: this.measures[2 * index]!, squares: this.measures[2 * index + 1]! };
  }

  /** The mean of a track when a turn begins, over the games that reached it. */
  trackAt(turn: number, index: number): number {
    const from = (turn - 1) * (1 + this.game.tracks.length);
    return this.tracks[from + 1 + index]! / this.tracks[from]!;
  }

  gamesAt(turn: number): number {
    return this.tracks[(turn - 1) * (1 + this.game.tracks.length)]!;
  }

  add(other: ArrayLike<number>): void {
    for (let i = 0; i < this.numbers.length; i++) this.numbers[i]! += other[i]!;
  }

  addBlock(records: readonly GameRecord[]): void {
    this.numbers[0]! += this.perBlock;
    const { seatings } = this.plan;
    this.asked.addBlock(records, 0);
    let side = 0;
    let agent = 0;
    for (let index = 0; index < this.perBlock; index++) {
      const { winner, decisions, end } = records[index]!;
      this.numbers[1]! += decisions;
      this.ends[end === 'won' ? records[index]!.how : this.ends.length - 1]!++;
      if (winner === 0) side++;
      if (winner === (index < seatings ? 0 : 1)) agent++;
    }
    this.sideBlocks[side]!++;
    this.agentBlocks[agent]!++;
    if (this.exchanges) this.exchanged.addBlock(records, seatings);
    this.addMeasures(records);
  }

  private addMeasures(records: readonly GameRecord[]): void {
    for (let i = 0; i < this.game.measures.length; i++) {
      let sum = 0;
      for (let index = 0; index < this.perBlock; index++) sum += records[index]!.measures[i]!;
      this.measures[2 * i]! += sum / this.perBlock;
      this.measures[2 * i + 1]! += (sum / this.perBlock) ** 2;
    }
  }
}
