import { plural } from '../../core/english.js';
import type { GameModule } from '../../games/module.js';
import type { AdaptiveResult } from '../../match/designs/adaptive.js';
import type { MatchPlan } from '../../match/schedule.js';
import { MOST_GAMES } from '../../stats/procedures/adjustment.js';
import type { ThirdGame } from '../../stats/procedures/best-of-three.js';
import { BIASES, type Handicaps, matchOf, START } from '../../stats/procedures/handicaps.js';
import { evenSeats } from '../../stats/procedures/seat-rates.js';
import { type Figure, fairOf, figure, imbalanceAt, nearestWhole } from '../rows/adaptive.js';
import type { Checked } from '../rows/check.js';
import { type Bid, bidOf, sayChainCheck, sayChainRange, sayChains } from './chains.js';
import { percent, whole } from './match.js';
import { table, wrap } from './table.js';

/** Rarer numbers of chains are left to the CSV. */
const SHOWN = 0.005;
const BAR = 24;

type Say = (value: number) => string;

function both({ value, interval: [low, high] }: Figure, say: Say): string {
  return `${say(value)} (${say(low)} to ${say(high)})`;
}

const tenths: Say = (value) => value.toFixed(1);
/** The better side's chance, from how far a game is from even. */
const odds: Say = (imbalance) => percent(0.5 + imbalance);

function sayGames(value: number): string {
  return value > MOST_GAMES ? `more than ${whole(MOST_GAMES)}` : whole(Math.round(value));
}

function sayStronger(result: AdaptiveResult, [deck, other]: readonly [string, string], bid: Bid): string {
  const rate = figure(result, ({ rates }) => evenSeats(rates[0]!), 1);
  const { value, interval } = fairOf(result);
  const fair = `${sayChains(value, bid)} (${sayChainRange(...interval, [deck, other], bid)})`;
  const sure = rate.interval[0] > 0.5 ? 'is' : 'seems to be';
  return `${deck} ${sure} the stronger deck: without chains it wins ${both(rate, percent)}. The fair number of chains on it is ${fair}.`;
}

/** How often each number of chains is played with in the long run. */
function shareTable(result: AdaptiveResult): string {
  const { rates, adjustment } = result.found;
  const most = Math.max(...adjustment.shares);
  const shown = adjustment.shares.map((share, chains) => ({ share, chains }));
  const rows = shown
    .filter(({ share }) => share >= SHOWN)
    .map(({ share, chains }) => [
      String(chains),
      percent(share),
      '#'.repeat(Math.round((share / most) * BAR)),
      percent(evenSeats(rates[chains]!)),
    ]);
  return table([['chains', 'of games', '', 'it wins'], ...rows], { right: [0, 1, 3] });
}

function courseTable({ found: { adjustment } }: AdaptiveResult): string {
  const rows = adjustment.course.map(({ games, mean, low, high, imbalance }) => [
    `after ${whole(games)} games`,
    tenths(mean),
    `${low} to ${high}`,
    odds(imbalance),
  ]);
  const { mean, imbalance } = adjustment;
  const end = ['in the long run', tenths(mean), '', odds(imbalance)];
  return table([['', 'mean chains', '8 series in 10', 'better side'], ...rows, end], { right: [1, 2, 3] });
}

function saySettled(result: AdaptiveResult): string {
  const { found } = result;
  const mean = figure(result, ({ adjustment }) => adjustment.mean);
  const distance = figure(result, ({ adjustment }) => adjustment.distance);
  const settle = figure(result, ({ adjustment }) => adjustment.gamesToSettle);
  const reach = figure(result, ({ adjustment }) => adjustment.gamesToFair);
  const from = `The start with ${START} is forgotten after ${both(settle, sayGames)} games.`;
  if (!Number.isFinite(found.fair)) return `It settles around ${both(mean, tenths)} chains. ${from}`;
  const next =
    found.adjustment.gamesToFair === 0
      ? ''
      : ` The chains first stand next to the fair number after ${both(reach, sayGames)} games on average.`;
  return `It settles around ${both(mean, tenths)} chains but never comes to rest: in the long run it is ${both(distance, tenths)} chains away from the fair number on average.${next} ${from}`;
}

/** The procedure compared with a fixed number of chains, or none. */
function sayInstead(result: AdaptiveResult): string {
  const fixed = (chains: number) => both(figure(result, imbalanceAt(chains), 0.5), odds);
  const nearest = nearestWhole(result.found);
  const series = both(
    figure(result, ({ adjustment }) => adjustment.imbalance, 0.5),
    odds,
  );
  const always = nearest === START || nearest === 0 ? '' : `; always with ${nearest}, ${fixed(nearest)}`;
  return `The better side wins ${series} of such games. Without chains it would be ${fixed(0)}; always with ${START}, ${fixed(START)}${always}.`;
}

function sayThird({ handicap, player, rate }: ThirdGame, deck: string): string {
  const taken = player === 'owner' ? 'stays with its owner' : 'goes to the other player';
  return `${deck} ${taken} for ${plural(handicap, 'chain')} and wins ${percent(rate)}`;
}

function sayInformed(result: AdaptiveResult, names: readonly string[]): string {
  const wins = figure(result, (each) => matchOf(each, 0, 0).winsA, 1);
  const { third, overA, overB } = matchOf(result.found, 0, 0);
  return `When both bidders know when to stop, the player who brought ${names[0]} wins ${both(wins, percent)} of matches. A third game is needed in ${percent(third)} of matches: ${sayThird(overA, names[0]!)}; ${sayThird(overB, names[1]!)}.`;
}

function biasName(bias: number): string {
  if (bias === 0) return 'knows when to stop';
  const many = Math.abs(bias) === 1 ? '1 chain' : `${Math.abs(bias)} chains`;
  return `stops ${many} too ${bias < 0 ? 'early' : 'late'}`;
}

/** A bidder against an informed bidder, with either deck as their own. */
function biasTable(result: AdaptiveResult): string {
  const rows = BIASES.map((bias) => {
    const asA = (each: Handicaps) => matchOf(each, bias, 0).winsA;
    const asB = (each: Handicaps) => 1 - matchOf(each, 0, bias).winsA;
    const either = figure(result, (each) => (asA(each) + asB(each)) / 2, 1);
    return [biasName(bias), percent(asA(result.found)), percent(asB(result.found)), both(either, percent)];
  });
  const head = ['against one who knows,', 'brought a', 'brought b', 'either'];
  return table([head, ['a bidder wins who …', '', '', ''], ...rows], { right: [1, 2, 3] });
}

function sayDraws({ levels }: AdaptiveResult): string {
  const draws = levels.reduce((sum, { tally }) => sum + tally.asked.draws, 0);
  return draws === 0 ? '' : ` ${whole(draws)} games had no winner and count for b.`;
}

function sayMethod(result: AdaptiveResult, played: number): string {
  const stopped = result.stoppedBy === 'interrupted' ? ' The run was interrupted.' : '';
  return `Measured: the win rates by chains and by who begins, in ${whole(played)} games, more where the procedures play.${sayDraws(result)} Computed exactly from these rates, without further chance: everything else. The intervals (95%) carry the uncertainty of the rates, by ${whole(result.plausible[0]!.drawn.length)} resamplings, and that of the whole numbers of chains which hang on them. In both procedures whoever lost the last game chooses who begins, as the rulebook says, and chooses what is better for the deck in hand.${stopped}`;
}

/** A batch shows one line of these for each of many. */
export function adaptiveHeadline(result: AdaptiveResult, module: GameModule): Record<string, string> {
  const say = (of: (each: Handicaps) => number, format: Say) => both(figure(result, of), format);
  return {
    games: whole(result.levels.reduce((sum, { tally }) => sum + tally.games, 0)),
    'stronger deck': 'ab'[result.found.stronger]!,
    'fair chains': sayChains(fairOf(result).value, bidOf(module)),
    'settles around': say(({ adjustment }) => adjustment.mean, tenths),
    'games to settle': say(({ adjustment }) => adjustment.gamesToSettle, sayGames),
  };
}

/** The rulebook's procedures for the terminal, at most 80 columns wide. */
export function sayAdaptive(
  module: GameModule,
  plan: MatchPlan,
  result: AdaptiveResult,
  checked?: Checked,
): string {
  const names = plan.sides.map(({ name }) => name);
  const { stronger } = result.found;
  const played = result.levels.reduce((sum, { tally }) => sum + tally.games, 0);
  return [
    `${module.game.title}: the rulebook's handicaps, ${whole(played)} games, seed ${plan.seed}`,
    `${table(names.map((name, i) => ['ab'[i]!, name]))}\nboth played by ${plan.agents[0]}`,
    wrap(sayStronger(result, [names[stronger]!, names[1 - stronger]!], bidOf(module))),
    ...(checked ? [sayChainCheck(checked, plan.agents[0]!, { names, deck: stronger }, bidOf(module))] : []),
    wrap(
      `1. The stronger deck starts with ${START} chains; one more after three wins in a row, one less after three losses in a row.`,
    ),
    wrap(saySettled(result)),
    wrap(sayInstead(result)),
    `In the long run:\n${shareTable(result)}`,
    `On the way there, with ${START} chains at the start:\n${courseTable(result)}`,
    wrap(
      '2. Best of three: a game with the own decks, one with the decks exchanged, and after a win each an auction of chains for the deck that won both.',
    ),
    wrap(sayInformed(result, names)),
    biasTable(result),
    wrap(sayMethod(result, played)),
  ].join('\n\n');
}
