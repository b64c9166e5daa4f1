import { Luck, seedOf } from '../../core/luck.js';
import type { Fields, Side } from '../../games/module.js';
import { type Scores, totalOf } from '../../match/designs/rate.js';
import { holm } from '../../stats/comparisons/holm.js';
import type { Crossing } from '../../stats/dials/crossing.js';
import type { HandicapFound } from '../../stats/dials/handicap.js';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { blockMean, blockTotal } from '../../stats/intervals/block-mean.js';
import { meanPValue } from '../../stats/intervals/mean-p-value.js';
import type { FieldRates } from '../../stats/ratings/field-rates.js';
import { type Percentile, percentile, weakerIn } from '../../stats/ratings/percentile.js';
import { decimals, infinityAsText, type Row, type RowOf } from './csv.js';
import type { Measured } from './difficulty.js';

/** The field that decks are compared with. */
export interface RatedField extends FieldRates {
  /** Such as `CotA`. */
  readonly name: string;
  readonly sides: readonly Side[];
  readonly agent: string;
  readonly seed: string;
}

/** What was played with a deck. */
export interface PlayedDeck {
  readonly name: string;
  readonly scores: Scores;
  /** Games for its place and its chains. */
  readonly games: number;
  /** Left out where the run was stopped before. */
  readonly chains: HandicapFound | undefined;
}

/** What rivals with a house, or whatever sides are told apart by, win less or more than others. */
export interface GroupRate extends Measured {
  readonly group: string;
  readonly games: number;
  /** What an average deck of the field wins against them. */
  readonly average: number;
}

/** A deck as one of its field. */
export interface RatedDeck extends PlayedDeck {
  readonly percentile: Percentile;
  readonly rate: Measured;
  /** The best rate first. */
  readonly groups: readonly GroupRate[];
  /** Whether it is clearly stronger than the next of the decks; true for the last. */
  readonly settled: boolean;
}

const ALPHA = 0.05;

/** The strongest first. */
export function ratedDecks(
  played: readonly PlayedDeck[],
  field: RatedField,
  fields: Pick<Fields, 'groupsOf'>,
): RatedDeck[] {
  const rated = played.map((deck) => {
    const counts = totalOf(deck.scores);
    const luck = new Luck(seedOf(field.seed, 'percentile', deck.name));
    return {
      ...deck,
      percentile: percentile(counts, field, () => luck.fraction()),
      rate: { value: blockMean(counts), interval: blockInterval(counts) },
      groups: groupRates(deck.scores, field, fields),
    };
  });
  const sorted = rated.toSorted((one, other) => other.rate.value - one.rate.value);
  const apart = holm(sorted.slice(1).map(({ scores }, i) => differencePValue(sorted[i]!.scores, scores)));
  return sorted.map((deck, i) => ({ ...deck, settled: i === apart.length || apart[i]! <= ALPHA }));
}

/** That two decks win the same against the field: by what each rival loses more to one of them, with the same luck. */
function differencePValue(one: Scores, other: Scores): number {
  const differences = one.flatMap((counts, rival) => {
    const both = [counts, other[rival]!];
    return both.every((each) => blockTotal(each) > 0) ? [blockMean(counts) - blockMean(other[rival]!)] : [];
  });
  const sum = differences.reduce((total, each) => total + each, 0);
  const squares = differences.reduce((total, each) => total + each * each, 0);
  return meanPValue(differences.length, sum, squares);
}

function groupRates(scores: Scores, field: RatedField, { groupsOf }: Pick<Fields, 'groupsOf'>): GroupRate[] {
  const groups = field.sides.map(groupsOf);
  const names = [...new Set(groups.flat())].sort();
  const found = names.map((group) => {
    const rivals = [...field.sides.keys()].filter((rival) => groups[rival]!.includes(group));
    const counts = totalOf(rivals.map((rival) => scores[rival]!));
    const won = rivals.reduce((sum, rival) => sum + field.rates[rival]!, 0) / rivals.length;
    return {
      group,
      games: blockTotal(counts) * (counts.length - 1),
      value: blockMean(counts),
      interval: blockInterval(counts),
      average: 1 - won,
    };
  });
  return found.filter(({ games }) => games > 0).toSorted((one, other) => other.value - one.value);
}

export const RATE_COLUMNS = [
  'deck',
  'set',
  ...decimals(6, 'percentile', 'percentile_low', 'percentile_high', 'win_rate', 'ci_low', 'ci_high'),
  ...decimals(6, 'chains_to_average'),
  'games',
  'seed',
  ...decimals(6, 'chains_low', 'chains_high', 'points_per_chain'),
  'agent',
  'field_decks',
  ...decimals(6, 'field_shrinkage'),
  'settled',
] as const;

type Chains = Pick<
  RowOf<typeof RATE_COLUMNS>,
  'chains_to_average' | 'chains_low' | 'chains_high' | 'points_per_chain'
>;

const NO_CHAINS: Chains = { chains_to_average: '', chains_low: '', chains_high: '', points_per_chain: '' };

function chainCells({ fair, pointsPerStep }: HandicapFound): Chains {
  const { estimate, low, high }: Crossing = fair;
  return {
    chains_to_average: infinityAsText(estimate),
    chains_low: infinityAsText(low),
    chains_high: infinityAsText(high),
    points_per_chain: pointsPerStep.value,
  };
}

export function rateRow(deck: RatedDeck, field: RatedField): RowOf<typeof RATE_COLUMNS> {
  const { percentile, rate, chains } = deck;
  return {
    deck: deck.name,
    set: field.name,
    percentile: percentile.value,
    percentile_low: percentile.low,
    percentile_high: percentile.high,
    win_rate: rate.value,
    ci_low: rate.interval[0],
    ci_high: rate.interval[1],
    ...(chains ? chainCells(chains) : NO_CHAINS),
    games: deck.games,
    seed: Number(field.seed),
    agent: field.agent,
    field_decks: field.sides.length,
    field_shrinkage: field.shrinkage,
    settled: deck.settled ? 'yes' : 'no',
  };
}

/** `group` is what sides are told apart by, such as `house`. */
export const groupColumns = (group: string) => [
  'deck',
  group,
  'games',
  ...decimals(6, 'win_rate', 'ci_low', 'ci_high', 'average_deck'),
];

export const groupRows = ({ name, groups }: RatedDeck, word: string): Row[] =>
  groups.map(({ group, games, value, interval, average }) => ({
    deck: name,
    [word]: group,
    games,
    win_rate: value,
    ci_low: interval[0],
    ci_high: interval[1],
    average_deck: average,
  }));

export const FIELD_COLUMNS = ['set', 'deck', ...decimals(6, 'win_rate', 'percentile')] as const;

/** The field itself, the weakest first. */
export function fieldRows({ name, sides, rates }: RatedField): RowOf<typeof FIELD_COLUMNS>[] {
  const sorted = [...rates].sort((x, y) => x - y);
  const rows = sides.map((side, i) => ({
    set: name,
    deck: side.name,
    win_rate: rates[i]!,
    percentile: weakerIn(sorted, rates[i]!) / rates.length,
  }));
  return rows.toSorted((one, other) => one.win_rate - other.win_rate);
}
