import type { Interval } from '../intervals/wilson.js';
import type { World } from './simulate.js';

export const RATES = [0.02, 0.2, 0.5, 0.58, 0.9] as const;

/** Every rate twice, with what is common within blocks and the size of blocks in turns. */
export const WORLDS: readonly World[] = [
  { games: 2, rate: 0.02, together: 0.8 },
  { games: 4, rate: 0.02, together: -0.8 },
  { games: 2, rate: 0.2, together: 0 },
  { games: 4, rate: 0.2, together: 0.8 },
  { games: 2, rate: 0.5, together: -0.8 },
  { games: 4, rate: 0.5, together: 0 },
  { games: 2, rate: 0.58, together: 0.8 },
  { games: 4, rate: 0.58, together: -0.8 },
  { games: 2, rate: 0.9, together: 0 },
  { games: 4, rate: 0.9, together: 0.8 },
];

export const sayWorld = ({ games, rate, together }: World): string =>
  `rate ${rate}, ${games} games a block, together ${together}`;

export const covers = ([low, high]: Interval, truth: number): boolean => low <= truth && truth <= high;
