import type { SeatRates } from '../../stats/procedures/seat-rates.js';
import { GOAL } from './race.js';

const known = new Map<string, number>();

/**
 * The chance of the runner whose turn it is, when both are random and so move 0, 1 or 2 with chances 1/4,
 * 1/2, 1/4. A move of 0 only hands the turn over, which makes two equations in two unknowns.
 */
function raceChance(mover: number, other: number): number {
  if (other >= GOAL) return 0;
  const key = `${mover} ${other}`;
  const advance = (m: number, o: number) =>
    0.5 * (1 - raceChance(o, m + 1)) + 0.25 * (1 - raceChance(o, m + 2));
  const solve = () => (advance(mover, other) - advance(other, mover) / 4 + 3 / 16) / (15 / 16);
  if (!known.has(key)) known.set(key, solve());
  return known.get(key)!;
}

/** Side a's exact win rates with the first turn and with the second. */
export function raceRates(startA: number, startB: number): SeatRates {
  return { first: raceChance(startA, startB), second: 1 - raceChance(startB, startA) };
}
