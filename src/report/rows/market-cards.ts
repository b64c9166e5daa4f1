import type { Factor, GameModule } from '../../games/module.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Tally } from '../../match/tally.js';
import { holm } from '../../stats/comparisons/holm.js';
import { ratioInterval } from '../../stats/intervals/ratio-interval.js';
import { ratioMean } from '../../stats/intervals/ratio-mean.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { setupCells, setupColumns } from './changes.js';
import { type Column, decimals, type Row } from './csv.js';
import type { Stopped } from './match.js';

/** What is done to a card in an arm. */
export type CardChange = 'without' | 'free';

/** An arm in which one card is changed, and what was counted. */
export interface PlayedChange {
  readonly card: Factor;
  readonly change: CardChange;
  readonly tally: Tally;
}

/** What a card does for its buyer, as it was observed and as a change of the card shows. */
export interface MarketCard {
  readonly card: Factor;
  readonly change: CardChange;
  /** Players who could buy it, and those who did, over all games as printed. */
  readonly offered: number;
  readonly bought: number;
  readonly winRate: number;
  readonly winInterval: Interval;
  /** Games with one buyer. */
  readonly games: number;
  /** How much more often the buyer wins than in the same games without the card, or with it at its price. */
  readonly effect: number;
  readonly interval: Interval;
  readonly pValue: number;
  /** Corrected (Holm) for all cards and changes of the run. */
  readonly pHolm: number;
}

export function marketCardsOf(
  { market }: Tally,
  cards: readonly Factor[],
  changes: readonly PlayedChange[],
): MarketCard[] {
  const found = changes.map(({ tally }) => ratioMean(tally.impact));
  const pHolm = holm(found.map(({ pValue }) => pValue));
  return changes.map(({ card, change, tally }, i) => {
    const place = cards.indexOf(card);
    const buyers = market.buyers(place);
    return {
      card,
      change,
      offered: market.offered(place),
      bought: buyers.sizes,
      winRate: buyers.sizes === 0 ? Number.NaN : buyers.hits / buyers.sizes,
      winInterval: buyers.sizes === 0 ? [0, 1] : ratioInterval(buyers),
      games: tally.impact.sizes,
      effect: found[i]!.mean,
      interval: found[i]!.interval,
      pValue: found[i]!.pValue,
      pHolm: pHolm[i]!,
    };
  });
}

export function marketCardColumns(module: GameModule): Column[] {
  return [
    'game',
    'card',
    'name',
    'change',
    ...decimals(6, 'effect', 'ci_low', 'ci_high', 'p_value', 'p_holm'),
    'games',
    'offered',
    'bought',
    ...decimals(6, 'buy_rate', 'win_rate_bought', 'bought_low', 'bought_high'),
    ...setupColumns(module),
    'agent',
    'stopped_by',
    'seed',
  ];
}

export function marketCardRow(module: GameModule, plan: MatchPlan, impact: MarketCard, { by }: Stopped): Row {
  const isBought = impact.bought > 0;
  return {
    game: plan.game,
    card: impact.card.id,
    name: impact.card.name,
    change: impact.change,
    effect: impact.games > 0 ? impact.effect : '',
    ci_low: impact.interval[0],
    ci_high: impact.interval[1],
    p_value: impact.pValue,
    p_holm: impact.pHolm,
    games: impact.games,
    offered: impact.offered,
    bought: impact.bought,
    buy_rate: impact.offered > 0 ? impact.bought / impact.offered : '',
    win_rate_bought: isBought ? impact.winRate : '',
    bought_low: isBought ? impact.winInterval[0] : '',
    bought_high: isBought ? impact.winInterval[1] : '',
    ...setupCells(module, plan),
    agent: plan.agents[0]!,
    stopped_by: by,
    seed: Number(plan.seed),
  };
}
