import type { Random } from '../numerics/normal.js';
import { fieldRates } from '../ratings/field-rates.js';
import { percentile } from '../ratings/percentile.js';
import { roundRobin } from '../ratings/round-robin.js';
import { noBlocks } from './simulate.js';
import { rowOf, type Study, timesOf } from './study.js';

/** Decks by the share of all decks that are weaker: what they win follows from their log-odds of beating each other. */
export interface FieldWorld {
  readonly name: string;
  readonly size: number;
  readonly rounds: number;
  /** Blocks of the deck that is rated, against all of the field in turn. */
  readonly blocks: number;
  strengthAt(share: number): number;
}

const SPREAD = 0.7;
/** The inverse of the normal distribution by its near neighbour, the logistic one. */
const bell = (share: number): number => (SPREAD * Math.log(share / (1 - share))) / 1.7;
const even = (share: number): number => SPREAD * Math.sqrt(12) * (share - 0.5);
const skewed = (share: number): number => -SPREAD * (1 + Math.log(1 - share));

const WORLDS: readonly FieldWorld[] = [
  { name: 'as bundled: 1000 decks', size: 1000, rounds: 90, blocks: 2000, strengthAt: bell },
  { name: 'few games of the deck', size: 1000, rounds: 90, blocks: 100, strengthAt: bell },
  { name: 'a noisy field', size: 300, rounds: 8, blocks: 2000, strengthAt: bell },
  { name: 'strengths spread evenly', size: 300, rounds: 60, blocks: 2000, strengthAt: even },
  { name: 'few strong decks, many weak', size: 300, rounds: 60, blocks: 2000, strengthAt: skewed },
  { name: 'a folder of 20 decks', size: 20, rounds: 100, blocks: 1000, strengthAt: bell },
  { name: 'a folder of 8 decks', size: 8, rounds: 100, blocks: 1000, strengthAt: bell },
];

/** The share of blocks that are won or lost as a whole. */
const TOGETHER = 0.1;

/** What the first of two strengths wins of a block of two games. */
function playPair(ahead: number, random: Random): number {
  const rate = 1 / (1 + Math.exp(-ahead));
  const first = Number(random() < rate);
  return first + (random() < TOGETHER ? first : Number(random() < rate));
}

/** Everybody plays once in each round. */
function playField(strengths: readonly number[], rounds: number, random: Random): number[][] {
  const counts = strengths.map(() => noBlocks(2));
  for (let round = 0; round < rounds; round++) {
    for (const [a, b] of roundRobin(strengths.length, round)) {
      const won = playPair(strengths[a]! - strengths[b]!, random);
      counts[a]![won]!++;
      counts[b]![2 - won]!++;
    }
  }
  return counts;
}

/** Whether the interval of a deck that is drawn as those of the field are holds the truth. */
export function isCovered({ size, rounds, blocks, strengthAt }: FieldWorld, random: Random): boolean {
  const strengths = Array.from({ length: size }, () => strengthAt(random()));
  const field = fieldRates(playField(strengths, rounds, random));
  const truth = random();
  const counts = noBlocks(2);
  const first = Math.floor(random() * size);
  for (let block = 0; block < blocks; block++) {
    counts[playPair(strengthAt(truth) - strengths[(first + block) % size]!, random)]!++;
  }
  const { low, high } = percentile(counts, field, random, 1000);
  return low <= truth && truth <= high;
}

export const percentiles: Study = {
  name: 'percentile in a field',
  truth:
    'the decks of a field meet in rounds, and a deck drawn like them meets all of them; the share of all decks that are weaker is inside its 95% interval',
  run: (replications, random) =>
    WORLDS.map((world) => {
      const times = timesOf(replications, () => isCovered(world, random));
      return rowOf(world.name, 'about', 0.95, times, replications);
    }),
};
