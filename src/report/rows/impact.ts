import { type DeckCard, REPLACEMENTS, type ReplacedBy } from '../../games/deck-cards.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Tally } from '../../match/tally.js';
import { benjaminiHochberg } from '../../stats/comparisons/benjamini-hochberg.js';
import { differenceCounts, pairedDifference } from '../../stats/comparisons/difference-interval.js';
import { falseCoverageLevel } from '../../stats/comparisons/false-coverage.js';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import { blockPValue } from '../../stats/intervals/block-p-value.js';
import { ratioInterval } from '../../stats/intervals/ratio-interval.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { type Claim, FIVE_POINTS } from '../claims/claims.js';
import { decimals, type RowOf } from './csv.js';

/** The share of false ones that is expected among the effects that stand out. */
export const FALSE_SHARE = 0.05;

/** A deck with one of its cards replaced, played on the blocks of the deck as it is. */
export interface PlayedReplacement {
  readonly card: DeckCard;
  /** The place of the card among those that are watched. */
  readonly watched: number;
  readonly by: ReplacedBy;
  readonly games: number;
  /** Blocks by the wins of the deck as it is and with the replacement, row by row. */
  readonly joint: Float64Array;
}

/** What a card does for its deck. */
export interface CardEffect {
  readonly card: DeckCard;
  readonly by: ReplacedBy;
  /** How much more often the deck wins with the card than with its replacement. */
  readonly effect: number;
  /** At the level of the false coverage rate, so that it excludes 0 exactly where the effect stands out. */
  readonly interval: Interval;
  readonly pValue: number;
  /** Among the effects over the same kind of replacement. */
  readonly qValue: number;
  readonly games: number;
  /** Of the deck as it is: the share of games with the card in hand at some time, and the win rate in these. */
  readonly drawn: number;
  readonly drawnRate: number;
  readonly drawnInterval: Interval;
}

export const standsOut = ({ qValue }: CardEffect): boolean => qValue <= FALSE_SHARE;

/** What each card does, by kind of replacement, the most helpful first. */
export function cardEffects(tally: Tally, all: readonly PlayedReplacement[]): CardEffect[] {
  return REPLACEMENTS.flatMap((by) =>
    effectsOver(
      tally,
      all.filter((each) => each.by === by),
    ),
  );
}

function effectsOver(tally: Tally, all: readonly PlayedReplacement[]): CardEffect[] {
  const joints = all.map(({ joint }) => rowsOf(joint, tally.sideBlocks.length));
  const counts = joints.map(differenceCounts);
  const pValues = counts.map((each) => blockPValue(each, 0.5));
  const qValues = benjaminiHochberg(pValues);
  const level = falseCoverageLevel(qValues, FALSE_SHARE);
  return all
    .map(({ card, watched, by, games }, i) => ({
      card,
      by,
      effect: 2 * blockMean(counts[i]!) - 1,
      interval: pairedDifference(joints[i]!, (own) => blockInterval(own, level)),
      pValue: pValues[i]!,
      qValue: qValues[i]!,
      games,
      ...observed(tally, watched),
    }))
    .sort((one, other) => other.effect - one.effect);
}

const rowsOf = (joint: Float64Array, size: number): Float64Array[] =>
  Array.from({ length: size }, (_, won) => joint.subarray(won * size, (won + 1) * size));

function observed(
  { drawn, games }: Tally,
  card: number,
): Pick<CardEffect, 'drawn' | 'drawnRate' | 'drawnInterval'> {
  const moments = drawn.of(card);
  if (moments.sizes === 0) return { drawn: 0, drawnRate: Number.NaN, drawnInterval: [0, 1] };
  return {
    drawn: moments.sizes / games,
    drawnRate: moments.hits / moments.sizes,
    drawnInterval: ratioInterval(moments),
  };
}

export const IMPACT_COLUMNS = [
  'deck',
  'card',
  'copies',
  'against',
  ...decimals(6, 'effect', 'ci_low', 'ci_high', 'p', 'q', 'drawn', 'win_rate_drawn'),
  'games',
  'id',
  ...decimals(6, 'drawn_low', 'drawn_high', 'win_rate', 'win_rate_low', 'win_rate_high'),
  'set',
  'agent',
  'stopped_by',
  'seed',
] as const;
type ImpactRow = RowOf<typeof IMPACT_COLUMNS>;

/** The deck as it is: how often it wins against the field. */
export interface DeckRate {
  readonly rate: number;
  readonly interval: Interval;
}

export const deckRate = ({ sideBlocks }: Tally): DeckRate => ({
  rate: blockMean(sideBlocks),
  interval: blockInterval(sideBlocks),
});

export function impactRow(
  plan: MatchPlan,
  found: CardEffect,
  { set, tally, stoppedBy }: { readonly set: string; readonly tally: Tally; readonly stoppedBy: string },
): ImpactRow {
  const { rate, interval } = deckRate(tally);
  const isDrawn = found.drawn > 0;
  return {
    deck: plan.sides[0]!.name,
    card: found.card.name,
    copies: found.card.copies,
    against: found.by,
    effect: found.effect,
    ci_low: found.interval[0],
    ci_high: found.interval[1],
    p: found.pValue,
    q: found.qValue,
    drawn: found.drawn,
    win_rate_drawn: isDrawn ? found.drawnRate : '',
    games: found.games,
    id: found.card.id,
    drawn_low: isDrawn ? found.drawnInterval[0] : '',
    drawn_high: isDrawn ? found.drawnInterval[1] : '',
    win_rate: rate,
    win_rate_low: interval[0],
    win_rate_high: interval[1],
    set,
    agent: plan.agents[0]!,
    stopped_by: stoppedBy,
    seed: Number(plan.seed),
  };
}

/** Whether a card is better than an average one, to be compared with the same under other agents. */
export function impactClaim(deck: string, { card, effect, interval }: CardEffect): Claim {
  const [above, below] = [`${card.name} carries ${deck}`, `${card.name} holds ${deck} back`];
  return {
    about: `${card.name} over an average card, in points`,
    estimate: effect,
    interval,
    bar: { at: 0, above, below },
    say: (value) => (100 * value).toFixed(1),
    margin: FIVE_POINTS,
    sequential: false,
  };
}
