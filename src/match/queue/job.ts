import { InputError } from '../../core/game.js';
import type { Piece, PlayedPiece } from '../pieces.js';
import type { MatchPlan } from '../schedule.js';

/** Pieces that one worker plays one after the other, as data: plans once, however many pieces share them. */
export interface Job {
  readonly plans: readonly MatchPlan[];
  readonly pieces: readonly JobPiece[];
  readonly keep: boolean;
}

interface JobPiece {
  readonly first: number;
  readonly count: number;
  /** Places of its arms among the plans. */
  readonly arms: readonly number[];
}

/** What comes back for a piece; its place says which it is, and so do the numbers of its blocks. */
export interface JobResult {
  readonly worker: string;
  /** How long it took. */
  readonly ms: number;
  readonly played?: readonly PlayedNumbers[];
  /** Why nothing was played; a mistake of the user is told apart from one of the program. */
  readonly fault?: { readonly kind: 'input' | 'broken'; readonly message: string };
}

export interface PlayedNumbers {
  readonly first: number;
  readonly count: number;
  readonly tallies: readonly (readonly number[])[];
  readonly joints: readonly (readonly number[])[];
  readonly games: readonly (readonly number[])[];
}

export function jobOf(pieces: readonly Piece[]): Job {
  const places = new Map<string, number>();
  const plans: MatchPlan[] = [];
  const placeOf = ({ source: _, ...plan }: MatchPlan, key: string): number => {
    if (!places.has(key)) places.set(key, plans.push(plan) - 1);
    return places.get(key)!;
  };
  return {
    pieces: pieces.map(({ first, count, arms, keys }) => ({
      first,
      count,
      arms: arms.map((arm, i) => placeOf(arm, keys[i]!)),
    })),
    plans,
    keep: pieces[0]!.keep,
  };
}

const MOST_BLOCKS = 1_000_000;
const isCount = (value: unknown, least: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least;

/** The pieces of a job that came over the network; keys are never taken from there. */
export function piecesIn(job: Job, keyOf: (plan: MatchPlan) => string): Piece[] {
  const plans = job.plans.map(({ source: _, ...plan }) => plan);
  const keys = plans.map(keyOf);
  return job.pieces.map(({ first, count, arms }) => {
    const known = arms.length > 0 && arms.every((arm) => plans[arm] !== undefined);
    if (!isCount(first, 0) || !isCount(count, 1) || count > MOST_BLOCKS || !known)
      throw new InputError("a piece of the queue can't be read; expected blocks and plans");
    return {
      first,
      count,
      arms: arms.map((arm) => plans[arm]!),
      keys: arms.map((arm) => keys[arm]!),
      keep: job.keep === true,
    };
  });
}

const listed = (all: readonly Float64Array[]): number[][] => all.map((numbers) => Array.from(numbers));

export function numbersOf({ first, count }: Piece, { tallies, joints, games }: PlayedPiece): PlayedNumbers {
  return { first, count, tallies: listed(tallies), joints: listed(joints), games: listed(games) };
}
