import { InputError } from '../../core/game.js';
import type { Factor, GameModule } from '../../games/module.js';
import { type MatchResult, playMatch } from '../../match/designs/match.js';
import { blocksFor, gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import {
  type CardChange,
  marketCardColumns,
  marketCardRow,
  marketCardsOf,
} from '../../report/rows/market-cards.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { sayMarketCards } from '../../report/text/market-cards.js';
import { type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { planOf } from '../flags/plan.js';
import { gameNamed, wholeNumber } from '../flags/values.js';
import type { Io } from '../terminal/io.js';

/** Each change of a card is played in as many games as the cards as printed. */
const DEFAULT_GAMES = '4000';
const CARDS = 'cards';

interface Arm {
  readonly card: Factor;
  readonly change: CardChange;
  readonly plan: MatchPlan;
}

interface MarketCardsAsked {
  readonly module: GameModule;
  readonly cards: readonly Factor[];
  readonly plan: MatchPlan;
  readonly arms: readonly Arm[];
  readonly blocks: number;
}

/** Buyers are told by the arm in which the card is easier to get. */
function armsFor({ market, holds }: GameModule, plan: MatchPlan): Arm[] {
  const { cards, without, free } = market!;
  return cards.flatMap((card, i) => {
    if (holds && !holds(plan.sides, card.id)) return [];
    const { market: watched, ...plain } = plan;
    return [
      {
        card,
        change: 'without' as const,
        plan: { ...plain, options: without(plan.options, card.id), impact: { card: i, buyer: 'first' } },
      },
      {
        card,
        change: 'free' as const,
        plan: { ...plan, options: free(plan.options, card.id), impact: { card: i, buyer: 'this' } },
      },
    ];
  });
}

function marketCardsAsked(args: Args, io: Io): MarketCardsAsked {
  const module = gameNamed(io.games, args.positionals[0]);
  const compared = args.text('compare');
  if (compared !== CARDS) throw new InputError(`--compare "${compared}": expected ${CARDS}`);
  if (!module.market) {
    throw new InputError(
      `--compare ${CARDS}: players of ${module.game.title} buy nothing from a common offer`,
    );
  }
  if (args.text('stop') !== undefined) {
    throw new InputError(`--stop: expected none with --compare ${CARDS}; --games says how many are played`);
  }
  const plan = { ...planOf(module, args, io), market: module.market.cards.length };
  if (new Set(plan.agents).size > 1) {
    throw new InputError(`--agents: expected one for all sides with --compare ${CARDS}`);
  }
  const games = wholeNumber('games', args.text('games') ?? DEFAULT_GAMES, 1, 1e12);
  const { cards } = module.market;
  return { module, cards, plan, arms: armsFor(module, plan), blocks: blocksFor(games, plan) };
}

function findings(
  { module, cards, plan, arms }: MarketCardsAsked,
  { tallies, stoppedBy }: MatchResult,
): Findings {
  const changes = arms.map(({ card, change }, i) => ({ card, change, tally: tallies[i + 1]! }));
  const impacts = marketCardsOf(tallies[0]!, cards, changes);
  const columns = marketCardColumns(module);
  const stopped = { rule: { kind: 'none' } as const, by: stoppedBy };
  const rows = impacts.map((impact) => marketCardRow(module, plan, impact, stopped));
  const best = rows.reduce((one, other) => (Number(other.effect) > Number(one.effect) ? other : one));
  return {
    tables: [{ file: 'impact.csv', columns, rows }],
    summary: jsonRow(columns, best),
    rows: jsonRows(columns, rows),
    text: sayMarketCards(module, plan, tallies[0]!, impacts),
    stoppedBy,
  };
}

async function conduct(runner: TaskRunner, asked: MarketCardsAsked): Promise<Findings> {
  const { plan, arms, blocks } = asked;
  const plans = [plan, ...arms.map((arm) => arm.plan)];
  const result = await playMatch(runner, { arms: plans, blocks, stop: { kind: 'none' } });
  return result.tallies[0]!.games === 0 ? NOTHING_FOUND : findings(asked, result);
}

/** `match --compare cards`: what each card of the market does for its buyer. */
export function marketCardsRequest(args: Args, io: Io): Request {
  const asked = marketCardsAsked(args, io);
  const { module, plan, arms, blocks } = asked;
  const games = blocks * gamesPerBlock(plan) * (1 + arms.length);
  return {
    module,
    asked: { plan: describePlan(plan), compare: CARDS, games },
    seed: plan.seed,
    names: [CARDS, ...plan.sides.map((side) => side.name)],
    games,
    sides: plan.sides.length,
    trial: plan,
    conduct: (runner) => conduct(runner, asked),
  };
}
