import { type Game, NOBODY } from '../core/game.js';
import type { RatioMoments } from '../stats/intervals/ratio-interval.js';
import { CountTally, countNumbers } from './counts.js';
import { DrawnTally, drawnNumbers } from './drawn.js';
import { FACTOR_NUMBERS, FactorTally } from './factors.js';
import { IMPACT_NUMBERS, impactIn, MARKET_NUMBERS, MarketTally } from './market.js';
import type { GameRecord } from './play.js';
import { exchangesPilots, gamesPerAssignment, gamesPerBlock, type MatchPlan } from './schedule.js';
import { SideTally, sideNumbers } from './sides.js';

/** Turns from which the tracks are kept; later ones are rare and would only be noise. */
export const TRACKED_TURNS = 60;

/** Places of a row's sums before its counts of blocks. */
const enum Row {
  games = 0,
  draws,
  /** Of the draws, those cut off at the limit of decisions, or of effects at once. */
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

/** After the sums the wins of each side, blocks by side a's wins, and blocks by the wins of who began. */
const rowLength = (games: number, sides: number): number => Row.size + sides + 2 * (games + 1);

/** Sums over the games of one assignment of pilots. */
export class RowTally {
  constructor(
    private readonly at: Float64Array,
    /** Of a block. */
    private readonly perBlock: number,
    private readonly sides: number,
  ) {}

  get games(): number {
    return this.at[Row.games]!;
  }
  /** By side. */
  get wins(): Float64Array {
    return this.at.subarray(Row.size, Row.size + this.sides);
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
    return { n: this.games / this.perBlock, sum: at[Row.blockTurns]!, squares: at[Row.blockTurnsSquared]! };
  }
  /** Blocks by how many of their games side a won. */
  get blocks(): Float64Array {
    return this.at.subarray(Row.size + this.sides, Row.size + this.sides + this.perBlock + 1);
  }
  /** Blocks by how many of their games the side that began won. */
  get firstSeatBlocks(): Float64Array {
    return this.at.subarray(Row.size + this.sides + this.perBlock + 1);
  }

  addBlock(records: readonly GameRecord[], from: number): void {
    let won = 0;
    let first = 0;
    let turns = 0;
    for (let index = 0; index < this.perBlock; index++) {
      const record = records[from + index]!;
      const isFirst = record.winner !== NOBODY && record.winner === record.began;
      if (record.winner === 0) won++;
      if (isFirst) first++;
      if (isFirst && record.winner === 0) this.at[Row.winsAFirst]!++;
      turns += record.turns;
      this.addGame(record);
    }
    this.at[Row.firstWins]! += first;
    this.at[Row.blockTurns]! += turns / this.perBlock;
    this.at[Row.blockTurnsSquared]! += (turns / this.perBlock) ** 2;
    this.blocks[won]!++;
    this.firstSeatBlocks[first]!++;
  }

  private addGame(record: GameRecord): void {
    this.at[Row.games]!++;
    this.at[Row.turns]! += record.turns;
    if (record.winner === NOBODY) this.at[Row.draws]!++;
    else this.at[Row.size + record.winner]!++;
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
 * The results of a match so far. All of them are sums in one array, so that tallies of pieces add up, travel
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
  /** What was counted about each source; empty when nothing is. */
  readonly counts: CountTally;
  /** Of a match of more than two sides: how each does, from each seat. */
  readonly sides: SideTally | undefined;
  /** What was offered and bought; empty when that is not watched. */
  readonly market: MarketTally;
  /** What of its deck side a has drawn; empty when that is not watched. */
  readonly drawn: DrawnTally;
  /** What the card of the plan's impact does for its buyer; the last of the numbers. */
  readonly impactSums: Float64Array;
  private readonly measures: Float64Array;
  private readonly perBlock: number;
  private readonly exchanges: boolean;

  constructor(
    private readonly game: Counted,
    private readonly plan: Pick<
      MatchPlan,
      'agents' | 'sides' | 'rotations' | 'deals' | 'factors' | 'counted' | 'market' | 'drawn' | 'impact'
    >,
    numbers?: ArrayLike<number>,
  ) {
    this.perBlock = gamesPerBlock(plan);
    this.exchanges = exchangesPilots(plan);
    const [assigned, sides] = [gamesPerAssignment(plan), plan.sides.length];
    const row = rowLength(assigned, sides);
    const { sources, counts } = plan.counted ?? { sources: 0, counts: 0 };
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
      countNumbers(sources, counts),
      sides > 2 ? sideNumbers(sides, this.perBlock) : 0,
      MARKET_NUMBERS * (plan.market ?? 0),
      drawnNumbers(plan.drawn),
      plan.impact ? IMPACT_NUMBERS : 0,
    ];
    this.numbers = new Float64Array(lengths.reduce((sum, n) => sum + n));
    if (numbers) this.numbers.set(numbers);
    let from = 0;
    const parts = lengths.map((length) => {
      from += length;
      return this.numbers.subarray(from - length, from);
    });
    this.asked = new RowTally(parts[1]!, assigned, sides);
    this.exchanged = new RowTally(parts[2]!, assigned, sides);
    this.sideBlocks = parts[3]!;
    this.agentBlocks = parts[4]!;
    this.ends = parts[5]!;
    this.measures = parts[6]!;
    this.tracks = parts[7]!;
    this.factors = new FactorTally(parts[8]!);
    this.counts = new CountTally(parts[9]!, counts);
    this.sides = sides > 2 ? new SideTally(parts[10]!, sides, this.perBlock) : undefined;
    this.market = new MarketTally(parts[11]!);
    this.drawn = new DrawnTally(parts[12]!, plan.drawn);
    this.impactSums = parts[13]!;
  }

  get impact(): RatioMoments {
    return impactIn(this.impactSums);
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
    const assigned = gamesPerAssignment(this.plan);
    this.asked.addBlock(records, 0);
    let side = 0;
    let agent = 0;
    for (let index = 0; index < this.perBlock; index++) {
      const { winner, decisions, end } = records[index]!;
      this.numbers[1]! += decisions;
      this.ends[end === 'won' ? records[index]!.how : this.ends.length - 1]!++;
      if (winner === 0) side++;
      if (winner === (index < assigned ? 0 : 1)) agent++;
    }
    this.sideBlocks[side]!++;
    this.agentBlocks[agent]!++;
    if (this.exchanges) this.exchanged.addBlock(records, assigned);
    this.sides?.addBlock(records);
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
