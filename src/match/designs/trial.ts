import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { Tally } from '../tally.js';
import type { TaskRunner } from '../task-runner.js';

/** What a short trial of a match has shown. */
export interface Trial {
  readonly plan: MatchPlan;
  /** Of the first blocks of the match: the same whenever the trial is repeated. */
  readonly tally: Tally;
  /** Once everything is warm. */
  readonly gamesPerSecond: number;
}

export interface TrialLength {
  readonly blocks: number;
  /** Seconds over which the speed is measured, again and again until it stops growing. */
  readonly window: number;
  /** Agents that think long are cut short, with fewer blocks. */
  readonly mostSeconds: number;
}

const PIECE_BLOCKS = 4;
const LEAST_BLOCKS = 8;
/** The optimising compiler is at work while a window is faster than the last by more than this. */
const STILL_GROWING = 1.15;

/** Plays a match for a moment; undefined when that was interrupted. */
export async function playTrial(
  runner: TaskRunner,
  plan: MatchPlan,
  length: TrialLength,
): Promise<Trial | undefined> {
  const tally = runner.tallyOf(plan);
  const pace = new Pace(length.window);
  const task = { arms: [plan], first: 0, blocks: 1e9, pieceBlocks: PIECE_BLOCKS };
  for await (const piece of runner.play([task])) {
    if (tally.blocks < length.blocks) tally.add(piece.tallies[0]!);
    pace.played(piece.count * gamesPerBlock(plan));
    const late = pace.seconds >= length.mostSeconds;
    if (tally.blocks >= (late ? LEAST_BLOCKS : length.blocks) && (late || pace.isSteady)) break;
  }
  return runner.interrupted ? undefined : { plan, tally, gamesPerSecond: pace.gamesPerSecond };
}

/** Games per second, window by window. */
class Pace {
  seconds = 0;
  private readonly begun = performance.now();
  private games = 0;
  /** Of the last whole window. */
  private last = 0;
  /** Windows in a row that were not much faster than the one before. */
  private even = 0;
  private from = { games: 0, seconds: 0 };

  constructor(private readonly window: number) {}

  played(games: number): void {
    this.games += games;
    this.seconds = (performance.now() - this.begun) / 1000;
    const { from } = this;
    if (this.seconds - from.seconds < this.window) return;
    const pace = (this.games - from.games) / (this.seconds - from.seconds);
    this.even = pace < STILL_GROWING * this.last ? this.even + 1 : 0;
    this.last = pace;
    this.from = { games: this.games, seconds: this.seconds };
  }

  get isSteady(): boolean {
    return this.even >= 2;
  }

  get gamesPerSecond(): number {
    return this.last > 0 ? this.last : this.games / this.seconds;
  }
}
