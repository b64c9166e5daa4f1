/** How often a deck wins with the first turn, and how often with the second. */
export interface SeatRates {
  readonly first: number;
  readonly second: number;
}

/** With a coin for the first turn. */
export function evenSeats({ first, second }: SeatRates): number {
  return (first + second) / 2;
}

/** When the deck's own player chooses who begins. */
export function bestSeat({ first, second }: SeatRates): number {
  return Math.max(first, second);
}

/** When the opponent chooses who begins. */
export function worstSeat({ first, second }: SeatRates): number {
  return Math.min(first, second);
}

/** The same games as the other deck sees them. */
export function otherDeck({ first, second }: SeatRates): SeatRates {
  return { first: 1 - second, second: 1 - first };
}
