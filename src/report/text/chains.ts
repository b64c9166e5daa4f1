import type { GameModule } from '../../games/module.js';
import type { ChainsResult } from '../../match/designs/chains.js';
import type { MatchPlan } from '../../match/schedule.js';
import { MOST_CHAINS } from '../../stats/dials/chain-cost.js';
import { type LevelFigures, levelFigures } from '../rows/chains.js';
import { plotChains } from './chains-plot.js';
import { percent, range, whole } from './match.js';
import { table, wrap } from './table.js';

/** A number of chains on one side, with one digit; `MOST_CHAINS` is as far as the rules go. */
export function sayChains(chains: number): string {
  return Math.abs(chains) > MOST_CHAINS ? `more than ${MOST_CHAINS}` : Math.abs(chains).toFixed(1);
}

/** `2.9 to 3.9` chains on the deck that the estimate puts them on; both decks named when either may need them. */
export function sayChainRange(low: number, high: number, names: readonly string[]): string {
  if (low >= 0) return `${sayChains(low)} to ${sayChains(high)}`;
  if (high <= 0) return `${sayChains(high)} to ${sayChains(low)}`;
  return `from ${sayChains(low)} on ${names[1]} to ${sayChains(high)} on ${names[0]}`;
}

function namesOf({ sides }: MatchPlan): [string, string] {
  const [a, b] = sides;
  return a.name === b.name ? [`${a.name} (a)`, `${b.name} (b)`] : [a.name, b.name];
}

/** Whether the games leave open even which deck the chains belong on, however many. */
function isOpen({ fair }: ChainsResult): boolean {
  return fair.low === -Infinity && fair.high === Infinity;
}

function sayFair(result: ChainsResult, names: readonly string[]): string {
  const { fair } = result;
  const deck = names[fair.estimate >= 0 ? 0 : 1];
  if (isOpen(result)) {
    return `These games do not say how many chains make the match fair, nor on which deck: from ${MOST_CHAINS} on ${names[1]} to ${MOST_CHAINS} on ${names[0]}, no number is excluded.`;
  }
  if (fair.low === fair.high && !Number.isFinite(fair.low)) {
    return `${deck} is the better deck even with ${MOST_CHAINS} chains: no number of chains makes the match fair.`;
  }
  const interval = sayChainRange(fair.low, fair.high, names);
  return `${deck} should start with ${sayChains(fair.estimate)} chains (95% interval ${interval}) for a fair match.`;
}

/** The two whole numbers around the fair one, because nobody starts with 3.4 chains. */
function sayWhole(result: ChainsResult): string {
  const { fair, fit } = result;
  if (!Number.isFinite(fair.estimate) || isOpen(result)) return '';
  const sign = fair.estimate >= 0 ? 1 : -1;
  const below = Math.floor(Math.abs(fair.estimate));
  const rate = (chains: number) => {
    const a = fit.find((point) => point.chains === sign * chains)!.rate;
    return percent(sign > 0 ? a : 1 - a);
  };
  const many = (chains: number) => (chains === 0 ? 'without chains' : `with ${chains}`);
  const more = below < MOST_CHAINS ? `, ${many(below + 1)} ${rate(below + 1)}` : '';
  return `In whole chains: ${many(below)} it wins ${rate(below)}${more}.`;
}

function sayValue({ pointsPerChain: { value, low, high } }: ChainsResult): string {
  const points = (rate: number) => (100 * rate).toFixed(1);
  return `One chain is worth ${points(value)} points of win rate there (${points(low)} to ${points(high)}).`;
}

function sayAuction(result: ChainsResult, names: readonly string[]): string {
  if (isOpen(result)) return 'In an auction: these games speak for neither deck.';
  const { fair, maxBidA, maxBidB } = result;
  const [deck, other] = fair.estimate >= 0 ? names : [names[1], names[0]];
  const bid = Math.max(maxBidA, maxBidB);
  if (bid >= MOST_CHAINS) return `In an auction: take ${deck} at any price.`;
  if (bid === 0) return `In an auction: take ${deck} for 0 chains; from 1 on take ${other}.`;
  const chains = bid === 1 ? '1 chain' : `${bid} chains`;
  return `In an auction: bid up to ${chains} for ${deck}; from ${bid + 1} on take ${other}.`;
}

const STOPPED = {
  games: 'Played as many games as asked for; more of them (--games) narrow the interval.',
  ci: 'Stopped because the interval is as narrow as asked for.',
  interrupted: 'Interrupted: the interval is wider than it would have been.',
  beyond: 'Stopped because more games would not change the answer.',
} as const;

/** A batch shows one line of these for each of many. */
export function chainsHeadline({ fair, pointsPerChain, levels }: ChainsResult): Record<string, string> {
  const side = (chains: number) => (chains >= 0 ? 'a' : 'b');
  return {
    games: whole(levels.reduce((sum, { tally }) => sum + tally.games, 0)),
    'fair chains': `${sayChains(fair.estimate)} on ${side(fair.estimate)}`,
    '95% interval': sayChainRange(fair.low, fair.high, ['a', 'b']),
    'points per chain': (100 * pointsPerChain.value).toFixed(1),
  };
}

function levelRow(chains: number, { games, wins, rate, interval }: LevelFigures, fitted: number): string[] {
  const name = chains === 0 ? 'none' : `${Math.abs(chains)} on ${chains > 0 ? 'a' : 'b'}`;
  return [name, whole(games), whole(wins), percent(rate), range(interval), percent(fitted)];
}

function levelTable({ levels, fit }: ChainsResult): string {
  const rows = levels.map((level) =>
    levelRow(level.chains, levelFigures(level), fit.find(({ chains }) => chains === level.chains)!.rate),
  );
  return table([['chains', 'games', 'a wins', 'rate', '95% interval', 'fitted'], ...rows], {
    right: [1, 2, 3, 4, 5],
  });
}

function plot({ fit, levels, fair }: ChainsResult): string {
  const measured = levels.map((level) => ({ chains: level.chains, rate: levelFigures(level).rate }));
  return plotChains({ fit, measured, fair });
}

/** A finished curve over chains for the terminal, at most 80 columns wide. */
export function sayChainCurve(module: GameModule, plan: MatchPlan, result: ChainsResult): string {
  const names = namesOf(plan);
  const games = result.levels.reduce((sum, { tally }) => sum + tally.games, 0);
  const sides = plan.sides.map((side, i) => ['ab'[i]!, `${side.name}, ${plan.agents[i]}`]);
  return [
    `${module.game.title}: ${whole(games)} games over ${result.levels.length} numbers of chains, seed ${plan.seed}`,
    table(sides),
    wrap(sayFair(result, names)),
    [sayWhole(result), sayValue(result), sayAuction(result, names)]
      .filter(Boolean)
      .map((text) => wrap(text))
      .join('\n'),
    [wrap(`Win rate of ${names[0]} over chains, and cards fewer per refill:`), plot(result)].join('\n'),
    'o measured   . fitted   X fair   = its 95% interval   : one card less from here',
    levelTable(result),
    STOPPED[result.stoppedBy],
  ].join('\n\n');
}
