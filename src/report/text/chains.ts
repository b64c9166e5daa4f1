import { decimal, type Noun, noun, units } from '../../core/english.js';
import type { Auction } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import type { HandicapResult } from '../../match/designs/handicap.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { BidAdvice } from '../../stats/dials/auction-advice.js';
import type { PointsPerStep } from '../../stats/dials/points-per-step.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { bidsIn, knownFair, type LevelFigures, levelFigures } from '../rows/chains.js';
import type { Checked } from '../rows/check.js';
import { plotChains } from './chains-plot.js';
import { sayKnown, sayPlayed, sayPut, sayVerdict, sayWorth } from './check.js';
import { percent, range, whole } from './match.js';
import { STOPPED } from './stopped.js';
import { table, wrap } from './table.js';

/** The handicap of a game, and its words. */
export interface Bid extends Auction {
  readonly unit: Noun;
}

/** Of a game that has an auction. */
export function bidOf({ auction, dials }: GameModule): Bid {
  const { name, unit } = dials.find((dial) => dial.name === auction!.dial)!;
  return { ...auction!, unit: unit ?? noun(name, name) };
}

/** A number of chains on one side, with one digit; the most is as far as the rules go. */
export function sayChains(chains: number, { most }: Pick<Bid, 'most'>): string {
  return Math.abs(chains) > most ? `more than ${most}` : Math.abs(chains).toFixed(1);
}

/** `2.9 to 3.9` chains on the deck that the estimate puts them on; both decks named when either may need them. */
export function sayChainRange(
  low: number,
  high: number,
  names: readonly string[],
  bid: Pick<Bid, 'most'>,
): string {
  const say = (chains: number) => (isNone(chains) ? '0' : sayChains(chains, bid));
  if (low >= 0 || isNone(low)) return `${say(low)} to ${say(high)}`;
  if (high <= 0 || isNone(high)) return `${say(high)} to ${say(low)}`;
  return `from ${say(low)} on ${names[1]} to ${say(high)} on ${names[0]}`;
}

/** With one digit there is nothing to be seen of it, so it belongs to neither side. */
const isNone = (chains: number): boolean => Math.abs(chains) < 0.05;

type Fair = Pick<HandicapResult, 'fair'>;

/** Which deck the fair chains belong on. */
export const deckOf = (result: Fair): 0 | 1 => (isOnA(result) ? 0 : 1);

/** Whether the fair chains belong on side a; of none, those that the interval leaves open count. */
const isOnA = ({ fair: { estimate, low, high } }: Fair): boolean =>
  isNone(estimate) ? low + high >= 0 : estimate >= 0;

/** The names of two sides, told apart where they are the same. */
export function namesApart([a, b]: readonly [string, string]): [string, string] {
  return a === b ? [`${a} (a)`, `${b} (b)`] : [a, b];
}

/** Whether the games leave open even which deck the chains belong on, however many. */
function isOpen({ fair }: Fair): boolean {
  return fair.low === -Infinity && fair.high === Infinity;
}

export function sayFair(result: Fair, names: readonly string[], bid: Bid): string {
  const { most, unit, verb } = bid;
  const { fair } = result;
  const deck = names[deckOf(result)];
  if (isOpen(result)) {
    return `These games do not say how many ${unit.many} make the match fair, nor on which side: from ${most} on ${names[1]} to ${most} on ${names[0]}, no number is excluded.`;
  }
  if (fair.low === fair.high && !Number.isFinite(fair.low)) {
    return `${deck} is the better side even with ${most} ${unit.many}: no number of ${unit.many} makes the match fair.`;
  }
  const interval = sayChainRange(fair.low, fair.high, names, bid);
  return `${deck} should ${verb} ${sayChains(fair.estimate, bid)} ${unit.many} (95% interval ${interval}) for a fair match.`;
}

/** The two whole numbers around the fair one, because nobody starts with 3.4 chains. */
function sayWhole(result: HandicapResult, { most, unit }: Bid): string {
  const { fair, fit } = result;
  if (!Number.isFinite(fair.estimate) || isOpen(result)) return '';
  const sign = isOnA(result) ? 1 : -1;
  const below = Math.floor(Math.abs(fair.estimate));
  const rate = (chains: number) => {
    const a = fit.find((point) => point.value === sign * chains)!.rate;
    return percent(sign > 0 ? a : 1 - a);
  };
  const many = (chains: number) => (chains === 0 ? `without ${unit.many}` : `with ${chains}`);
  const more = below < most ? `, ${many(below + 1)} ${rate(below + 1)}` : '';
  return `In whole ${unit.many}: ${many(below)} it wins ${rate(below)}${more}.`;
}

export function sayValue(
  { pointsPerStep: { value, low, high } }: { readonly pointsPerStep: Omit<PointsPerStep, 'from' | 'to'> },
  { unit }: Bid,
): string {
  const points = (rate: number) => decimal(100 * rate, 1);
  return `One ${unit.one} is worth ${points(value)} points of win rate there (${points(low)} to ${points(high)}).`;
}

/** What the range over pilots allows: bids that are right, wrong and undecided whatever number is fair. */
export function sayAuction(bids: readonly BidAdvice[], names: readonly string[], bid: Bid): string {
  const better = bids.findIndex(({ right }) => right !== undefined);
  if (better < 0) return `In an auction: ${sayUndecided(bids, names, bid)}`;
  const { right, wrong } = bids[better]!;
  const [deck, other] = [names[better]!, names[1 - better]!];
  if (right! >= bid.most) return `In an auction: take ${deck} at any price.`;
  const up =
    right === 0 ? `take ${deck} for 0 ${bid.unit.many}` : `bid up to ${units(right!, bid.unit)} for ${deck}`;
  const on = wrong === undefined ? '' : `; from ${wrong} on take ${other}`;
  return `In an auction: ${up}${on}${sayBetween(right! + 1, (wrong ?? bid.most + 1) - 1)}.`;
}

function sayBetween(first: number, last: number): string {
  if (first > last) return '';
  return first === last ? `; ${first} is undecided` : `; ${first} to ${last} are undecided`;
}

/** Where either deck may be the better one. */
function sayUndecided(bids: readonly BidAdvice[], names: readonly string[], { unit }: Bid): string {
  const limits = bids.flatMap(({ wrong }, side) =>
    wrong === undefined ? [] : [`do not take ${names[side]} with ${wrong} ${unit.many} or more`],
  );
  if (limits.length === 0) return 'these games speak for neither side.';
  return [`which side is better without ${unit.many} is undecided`, ...limits].join('; ').concat('.');
}

/** Where an answer puts the chains, so that nothing needs to be said of what lies on the same side. */
export interface Placed {
  readonly names: readonly string[];
  /** Of the deck that the answer puts them on. */
  readonly deck: 0 | 1;
}

const isOther = (chains: number, { deck }: Placed): boolean => !isNone(chains) && chains > 0 !== (deck === 0);

/** `6.0`, or `2.0 on Falcon` where the answer puts them on the other deck. */
export const sayPlaced = (chains: number, placed: Placed, bid: Bid): string =>
  `${sayChains(chains, bid)}${isOther(chains, placed) ? ` on ${placed.names[1 - placed.deck]}` : ''}`;

/** The same of an interval. */
export function sayPlacedRange([low, high]: Interval, placed: Placed, bid: Bid): string {
  const range = sayChainRange(low, high, placed.names, bid);
  const isWhollyOther = [low, high].every((end) => isNone(end) || isOther(end, placed));
  return isWhollyOther && !(isNone(low) && isNone(high))
    ? `${range} on ${placed.names[1 - placed.deck]}`
    : range;
}

const isAll = ([low, high]: Interval): boolean => low === -Infinity && high === Infinity;

/** What a second pilot makes of the fair number, and what is known over both. */
export function sayChainCheck(checked: Checked, pilot: string, placed: Placed, bid: Bid): string {
  const { at, setting } = checked.dial!;
  const { unit } = bid;
  const { names } = placed;
  const interval = [setting.low, setting.high] as const;
  const left = isAll(interval) ? 'nothing is excluded' : sayPlacedRange(interval, placed, bid);
  const put = sayPut(checked.agent, `${sayPlaced(setting.estimate, placed, bid)} (${left})`);
  const known = sayKnown(isAll(checked.known) ? undefined : sayPlacedRange(checked.known, placed, bid));
  const where =
    at === 0 ? `without ${unit.many}` : `with ${units(Math.abs(at), unit)} on ${names[at > 0 ? 0 : 1]}`;
  const who = at > 0 ? 'it' : names[0]!;
  const played = sayPlayed(checked, { who, at: where, pilot });
  return [`${put} ${known}`, `${played} ${sayWorth(unit.one)} ${sayVerdict(checked)}`]
    .map((text) => wrap(text))
    .join('\n');
}

/** A batch shows one line of these for each of many. */
export function chainsHeadline(result: HandicapResult, module: GameModule): Record<string, string> {
  const { fair, pointsPerStep, levels } = result;
  const bid = bidOf(module);
  return {
    games: whole(levels.reduce((sum, { tally }) => sum + tally.games, 0)),
    [`fair ${bid.unit.many}`]: `${sayChains(fair.estimate, bid)} on ${isOnA(result) ? 'a' : 'b'}`,
    '95% interval': sayChainRange(fair.low, fair.high, ['a', 'b'], bid),
    [`points per ${bid.unit.one}`]: decimal(100 * pointsPerStep.value, 1),
  };
}

function levelRow(chains: number, { games, wins, rate, interval }: LevelFigures, fitted: number): string[] {
  const name = chains === 0 ? 'none' : `${Math.abs(chains)} on ${chains > 0 ? 'a' : 'b'}`;
  return [name, whole(games), whole(wins), percent(rate), range(interval), percent(fitted)];
}

function levelTable({ levels, fit }: HandicapResult, { unit }: Bid): string {
  const rows = levels.map((level) =>
    levelRow(level.value, levelFigures(level), fit.find(({ value }) => value === level.value)!.rate),
  );
  return table([[unit.many, 'games', 'a wins', 'rate', '95% interval', 'fitted'], ...rows], {
    right: [1, 2, 3, 4, 5],
  });
}

function plot({ fit, levels, fair }: HandicapResult, bid: Bid): string {
  const measured = levels.map((level) => ({ value: level.value, rate: levelFigures(level).rate }));
  return plotChains({ fit, measured, fair, auction: bid, many: bid.unit.many });
}

/** What the plot shows besides the rates. */
function sayCosts({ costs, unit }: Bid): string {
  return costs === undefined ? '' : `, and what one more ${unit.one} costs`;
}

/** A finished curve over chains for the terminal, at most 80 columns wide. */
export function sayChainCurve(
  module: GameModule,
  plan: MatchPlan,
  result: HandicapResult,
  checked?: Checked,
): string {
  const names = namesApart([plan.sides[0].name, plan.sides[1].name]);
  const bid = bidOf(module);
  const { many } = bid.unit;
  const games = result.levels.reduce((sum, { tally }) => sum + tally.games, 0);
  const bids = bidsIn(knownFair(result, checked), bid.most);
  const sides = plan.sides.map((side, i) => ['ab'[i]!, `${side.name}, ${plan.agents[i]}`]);
  return [
    `${module.game.title}: ${whole(games)} games over ${result.levels.length} numbers of ${many}, seed ${plan.seed}`,
    table(sides),
    wrap(sayFair(result, names, bid)),
    ...(checked ? [sayChainCheck(checked, plan.agents[0]!, { names, deck: deckOf(result) }, bid)] : []),
    [sayWhole(result, bid), sayValue(result, bid), sayAuction(bids, names, bid)]
      .filter(Boolean)
      .map((text) => wrap(text))
      .join('\n'),
    [wrap(`Win rate of ${names[0]} over ${many}${sayCosts(bid)}:`), plot(result, bid)].join('\n'),
    `o measured   . fitted   X fair   = its 95% interval${bid.costs ? `   : one ${bid.costs} more from here` : ''}`,
    levelTable(result, bid),
    STOPPED[result.stoppedBy],
  ].join('\n\n');
}
