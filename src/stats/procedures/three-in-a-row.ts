import type { MarkovChain, Move } from '../numerics/markov-chain.js';
import { bestSeat, evenSeats, type SeatRates, worstSeat } from './seat-rates.js';

/** Wins, or losses, in a row that change the handicap by one. */
const IN_A_ROW = 3;

/** The series of games between two decks as states: those of one handicap are neighbours. */
export interface Series {
  readonly chain: MarkovChain;
  /** The handicap in each state; that of the last state is the most. */
  readonly handicaps: readonly number[];
}

/**
 * A handicap that follows the results: the stronger deck starts with some, gets one more whenever it wins three
 * games in a row and loses one whenever it loses three in a row; counting then begins again. There are never
 * fewer than none nor more than the table of rates knows. `rates` are those of the stronger deck with 0, 1, 2,
 * … of it. A coin gives the first turn of the first game; from then on whoever played the deck that lost
 * chooses who begins, and chooses what is better for the own deck.
 */
export function threeInARow(rates: readonly SeatRates[], start: number): Series {
  const states: Move[][] = [
    moves(evenSeats(rates[start]!), stateOf(start, true, 1), stateOf(start, false, 1)),
  ];
  const handicaps = [start];
  for (const [level, rate] of rates.entries()) {
    for (const won of [true, false]) {
      for (let run = 0; run < IN_A_ROW; run++) {
        const chance = won ? worstSeat(rate) : bestSeat(rate);
        states.push(moves(chance, afterWin(level, won, run, rates.length - 1), afterLoss(level, won, run)));
        handicaps.push(level);
      }
    }
  }
  return { chain: states, handicaps };
}

function moves(chance: number, win: number, loss: number): Move[] {
  return [
    { to: win, chance },
    { to: loss, chance: 1 - chance },
  ];
}

/** After `run` wins, or losses, in a row since the handicap changed; state 0 is before the first game. */
function stateOf(level: number, won: boolean, run: number): number {
  return 1 + (2 * level + (won ? 0 : 1)) * IN_A_ROW + run;
}

function afterWin(level: number, won: boolean, run: number, most: number): number {
  const wins = won ? run + 1 : 1;
  return wins === IN_A_ROW ? stateOf(Math.min(most, level + 1), true, 0) : stateOf(level, true, wins);
}

function afterLoss(level: number, won: boolean, run: number): number {
  const losses = won ? 1 : run + 1;
  return losses === IN_A_ROW ? stateOf(Math.max(0, level - 1), false, 0) : stateOf(level, false, losses);
}
