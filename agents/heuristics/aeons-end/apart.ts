import type { State } from '../../../src/core/game.js';

type ReadApart = (
  s: State,
  pc: number,
  card: number,
  maker: number,
  place?: number,
  extra?: number,
) => number;

/**
 * Reads a whole effect apart from the one that is being read. The operations of an effect ask for it, and reading
 * an effect asks what its operations are worth: effect.ts puts its function here, so that imports go one way.
 */
export const apart = {} as { read: ReadApart };
