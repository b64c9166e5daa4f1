import type { GameModule } from '../../games/module.js';
import type { MatchPlan } from '../../match/schedule.js';
import { saySetup } from '../../match/setup-words.js';
import type { Tally } from '../../match/tally.js';
import type { CardChange, MarketCard } from '../rows/market-cards.js';
import { points, sayP } from './difference.js';
import { percent, whole } from './match.js';
import { table, wrap } from './table.js';

const ALPHA = 0.05;
const SHOWN = 12;

const HEADINGS: Readonly<Record<CardChange, string>> = {
  without:
    'What a card does for its buyer. Observed: of the players who could buy it, how many did, and how often those won. By cause: how much more often its only buyer wins than in the same game without the card, in points.',
  free: 'What a free card does for its only buyer: how much more often that player wins than in the same game with the card at its price, in points.',
};

function impactTable(impacts: readonly MarketCard[]): string {
  const rows = impacts.map((impact) => [
    impact.card.name,
    impact.offered === 0 ? '' : percent(impact.bought / impact.offered),
    impact.bought === 0 ? '' : percent(impact.winRate),
    points(impact.effect),
    `${points(impact.interval[0])} to ${points(impact.interval[1])}`,
    sayP(impact.pHolm),
  ]);
  return table([['card', 'bought', 'wins', 'points', '95% interval', ''], ...rows], { right: [1, 2, 3, 4] });
}

/** The best cards and the worst; all are in the file. */
function section(impacts: readonly MarketCard[], change: CardChange): string[] {
  const own = impacts.filter((impact) => impact.change === change && impact.games > 1);
  if (own.length === 0) return [];
  const sorted = own.sort((one, other) => other.effect - one.effect);
  const shown = sorted.length <= 2 * SHOWN ? sorted : [...sorted.slice(0, SHOWN), ...sorted.slice(-SHOWN)];
  const between = sorted.length - shown.length;
  const note = between === 0 ? '' : `\n\n${between} cards between these are in impact.csv.`;
  return [`${wrap(HEADINGS[change])}\n\n${impactTable(shown)}${note}`];
}

export function sayMarketCards(
  module: GameModule,
  plan: MatchPlan,
  tally: Tally,
  impacts: readonly MarketCard[],
): string {
  const clear = impacts.filter(({ pHolm }) => pHolm <= ALPHA).length;
  return [
    wrap(
      `${module.game.title}: ${[...saySetup(module, plan), `${whole(tally.games)} games as printed and as many with each change`, `seed ${plan.seed}`].join(', ')}`,
    ),
    ...section(impacts, 'without'),
    ...section(impacts, 'free'),
    wrap(
      `${clear} of ${impacts.length} stand out (Holm's p-values for all of them; each interval is 95% by itself, from blocks of games that share their luck). They hold for the way that ${plan.agents[0]} plays and buys.`,
    ),
  ].join('\n\n');
}
