import type { PlayedCheck } from '../../match/designs/check.js';
import { contrast, type Signs } from '../../stats/comparisons/contrast.js';
import { type Apart, equivalence, type Outcome } from '../../stats/comparisons/equivalence.js';
import type { Crossing } from '../../stats/dials/crossing.js';
import type { DialQuestion } from '../../stats/dials/dial.js';
import { type StepWorth, shiftedSetting, shiftInSteps } from '../../stats/dials/shifted-setting.js';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { FIVE_POINTS, type Margin } from '../claims/claims.js';
import { type Cell, type Column, decimals, infinityAsText, type Row } from './csv.js';
import type { Measured } from './difficulty.js';

/** What a second pilot makes of an answer. */
export interface Checked {
  readonly agent: string;
  readonly games: number;
  /** Side a's win rate with the second pilot, or by how much an arm changes it. */
  readonly rate: Measured;
  /** The same with the first pilot on the same blocks. */
  readonly first: number;
  /** The setting that was checked, and the one that the second pilot would give; left out where the answer is none. */
  readonly dial?: { readonly at: number; readonly setting: Crossing };
  /** The range over both pilots: all that the interval of either leaves possible. */
  readonly known: Interval;
  readonly margin: Margin;
  readonly verdict: Outcome;
  /** Games of the check that would probably settle the verdict; those that were played where it is settled. */
  readonly gamesNeeded: number;
}

const hull = (one: Interval, other: Interval): Interval => [
  Math.min(one[0], other[0]),
  Math.max(one[1], other[1]),
];

/** The arms of the check that a figure is taken from, and how. */
interface Contrast {
  readonly arms: readonly number[];
  readonly signs: Signs;
}

function contrasted({ wins, perBlock }: PlayedCheck, { arms, signs }: Contrast): Apart {
  const own = wins.map((block) => arms.map((arm) => block[arm]!));
  return contrast(own, signs, perBlock);
}

const measured = ({ value, at }: Apart): Measured => ({ value, interval: at(0.95) });

/** The win rate in one arm alone. */
function rateIn({ wins, perBlock }: PlayedCheck, arm: number): Measured {
  const counts = new Array<number>(perBlock + 1).fill(0);
  for (const block of wins) counts[block[arm]!]!++;
  return { value: blockMean(counts), interval: blockInterval(counts) };
}

/** Of the matches that were checked together. */
const matchesIn = ({ wins }: PlayedCheck): number => wins[0]!.length / 2;

function judged(
  { agent, games }: PlayedCheck,
  difference: Apart,
  margin: Margin,
): Pick<Checked, 'agent' | 'games' | 'margin' | 'verdict' | 'gamesNeeded'> {
  const { outcome, times } = equivalence(difference, margin.value);
  // Where a setting lies beyond the range, nothing says how many games would tell.
  const isUnknown = outcome === 'not enough games' && times <= 1;
  const gamesNeeded = isUnknown ? Number.POSITIVE_INFINITY : Math.ceil(games * times);
  return { agent, games, margin, verdict: outcome, gamesNeeded };
}

/** How much more the second pilot wins in one of the matches. */
const pilotDifference = (played: PlayedCheck, match: number): Apart =>
  contrasted(played, { arms: [matchesIn(played) + match, match], signs: [1, -1] });

/** The check of a win rate, `answer` being what the first pilot's own games gave. */
export function checkedRate(played: PlayedCheck, answer: Measured, match = 0): Checked {
  const rate = rateIn(played, matchesIn(played) + match);
  return {
    ...judged(played, pilotDifference(played, match), FIVE_POINTS),
    rate,
    first: rateIn(played, match).value,
    known: hull(answer.interval, rate.interval),
  };
}

/** The check of what one of several matches wins more than the first of them. */
export function checkedEffect(played: PlayedCheck, answer: Measured, match: number): Checked {
  const size = matchesIn(played);
  const effect = (from: number) => ({ arms: [from + match, from], signs: [1, -1] }) as const;
  const both: Contrast = { arms: [size + match, size, match, 0], signs: [1, -1, -1, 1] };
  const rate = measured(contrasted(played, effect(size)));
  return {
    ...judged(played, contrasted(played, both), FIVE_POINTS),
    rate,
    first: contrasted(played, effect(0)).value,
    known: hull(answer.interval, rate.interval),
  };
}

/** A setting that is checked at a whole number. */
export interface CheckedSetting {
  readonly at: number;
  readonly answer: Crossing;
  readonly question: DialQuestion;
  readonly worth: StepWorth;
  /** In steps; left out for that of a win rate. */
  readonly margin?: Margin;
}

export function checkedSetting(
  played: PlayedCheck,
  { at, answer, question, worth, margin }: CheckedSetting,
): Checked {
  const rate = rateIn(played, 1);
  const setting = shiftedSetting({ rate: rate.value, interval: rate.interval }, at, worth, question);
  const points = pilotDifference(played, 0);
  const difference = margin ? shiftInSteps(points, worth, at, question) : points;
  return {
    ...judged(played, difference, margin ?? FIVE_POINTS),
    rate,
    first: rateIn(played, 0).value,
    dial: { at, setting },
    known: hull([answer.low, answer.high], [setting.low, setting.high]),
  };
}

/** The same seen from the other side. */
export function mirrored(checked: Checked): Checked {
  const turn = ([low, high]: Interval, from: number): Interval => [from - high, from - low];
  const { rate, first, dial, known } = checked;
  return {
    ...checked,
    rate: { value: 1 - rate.value, interval: turn(rate.interval, 1) },
    first: 1 - first,
    known: turn(known, dial ? 0 : 1),
    ...(dial ? { dial: { at: 0 - dial.at, setting: turnedSetting(dial.setting) } } : {}),
  };
}

const turnedSetting = ({ estimate, low, high }: Crossing): Crossing => ({
  estimate: 0 - estimate,
  low: 0 - high,
  high: 0 - low,
});

const SETTING_COLUMNS = decimals(6, 'check_setting', 'check_setting_low', 'check_setting_high');

/** At the end of the rows that answer; settings where the answer is one. */
export function checkColumns(checks: readonly (Checked | undefined)[]): Column[] {
  return [
    ...(checks.some((checked) => checked?.dial) ? SETTING_COLUMNS : []),
    ...decimals(6, 'known_low', 'known_high'),
    'check_needed',
    'check_agent',
    'check_games',
    ...decimals(6, 'check_rate', 'check_low', 'check_high'),
    'verdict',
  ];
}

const finite = (value: number): Cell => (Number.isFinite(value) ? value : '');

/** Empty for a row that was not checked. */
export function checkCells(checked: Checked | undefined, columns: readonly Column[]): Row {
  const nothing = columns.map((column) => [typeof column === 'string' ? column : column.name, '']);
  if (!checked) return Object.fromEntries(nothing);
  const { agent, games, rate, dial, known, gamesNeeded, verdict } = checked;
  return {
    ...(dial
      ? {
          check_setting: infinityAsText(dial.setting.estimate),
          check_setting_low: infinityAsText(dial.setting.low),
          check_setting_high: infinityAsText(dial.setting.high),
        }
      : {}),
    known_low: infinityAsText(known[0]),
    known_high: infinityAsText(known[1]),
    check_needed: finite(gamesNeeded),
    check_agent: agent,
    check_games: games,
    check_rate: rate.value,
    check_low: rate.interval[0],
    check_high: rate.interval[1],
    verdict,
  };
}

const digits = (value: number): Cell => (Number.isFinite(value) ? Number(value.toFixed(6)) : String(value));

/** For `--json`. */
export function checkJson({
  agent,
  games,
  rate,
  first,
  dial,
  known,
  margin,
  verdict,
  gamesNeeded,
}: Checked): Row {
  return {
    agent,
    games,
    rate: digits(rate.value),
    low: digits(rate.interval[0]),
    high: digits(rate.interval[1]),
    ...(dial
      ? {
          at: dial.at,
          setting: digits(dial.setting.estimate),
          setting_low: digits(dial.setting.low),
          setting_high: digits(dial.setting.high),
        }
      : {}),
    verdict,
    margin: digits(margin.value),
    games_needed: finite(gamesNeeded),
    first_rate: digits(first),
    known_low: digits(known[0]),
    known_high: digits(known[1]),
  };
}
