import { NOBODY } from '../core/game.js';
import type { GameRecord } from './play.js';
import { GAMES_PER_PILOTING } from './schedule.js';

/** Sums over the games of one assignment of pilots. Whole numbers only, so the order never matters. */
export class RowTally {
  games = 0;
  readonly wins: [number, number] = [0, 0];
  draws = 0;
  /** Of the draws, those cut off at the limit of decisions. */
  stopped = 0;
  firstSeatWins = 0;
  turns = 0;
  /** Blocks by how many of their games side a won. */
  readonly blocks = new Float64Array(GAMES_PER_PILOTING + 1);
  /** Blocks by how many of their games the first seat won. */
  readonly firstSeatBlocks = new Float64Array(GAMES_PER_PILOTING + 1);

  /** The games of one block: the first with side a first, the second with side b first. */
  addBlock(records: readonly GameRecord[]): void {
    const first = records.filter((record, seat) => record.winner === seat).length;
    this.firstSeatWins += first;
    this.firstSeatBlocks[first]!++;
    this.blocks[wonBy(0, records)]!++;
    for (const record of records) this.addGame(record);
  }

  private addGame(record: GameRecord): void {
    this.games++;
    this.turns += record.turns;
    if (record.winner === NOBODY) this.draws++;
    else this.wins[record.winner]!++;
    if (record.end === 'stopped') this.stopped++;
  }
}

/** What a match has come to so far. */
export class MatchTally {
  games = 0;
  decisions = 0;
  readonly asked = new RowTally();
  /** With the pilots exchanged; empty when both are the same agent. */
  readonly exchanged = new RowTally();
  /** Whole blocks of four by the wins of side a, and by those of the first-named agent. */
  readonly sideBlocks = new Float64Array(2 * GAMES_PER_PILOTING + 1);
  readonly agentBlocks = new Float64Array(2 * GAMES_PER_PILOTING + 1);

  addBlock(records: readonly GameRecord[]): void {
    this.games += records.length;
    for (const record of records) this.decisions += record.decisions;
    const asked = records.slice(0, GAMES_PER_PILOTING);
    this.asked.addBlock(asked);
    if (records.length > GAMES_PER_PILOTING) this.addExchanged(asked, records.slice(GAMES_PER_PILOTING));
  }

  private addExchanged(asked: readonly GameRecord[], exchanged: readonly GameRecord[]): void {
    this.exchanged.addBlock(exchanged);
    this.sideBlocks[wonBy(0, asked) + wonBy(0, exchanged)]!++;
    this.agentBlocks[wonBy(0, asked) + wonBy(1, exchanged)]!++;
  }
}

function wonBy(seat: number, records: readonly GameRecord[]): number {
  return records.filter((record) => record.winner === seat).length;
}
