import type { DialForecast, Forecast } from '../../match/designs/forecast.js';
import type { StopRule } from '../../match/designs/stop.js';
import type { Trial } from '../../match/designs/trial.js';
import { blockInterval } from '../../stats/intervals/block-interval.js';
import { blockMean } from '../../stats/intervals/block-mean.js';
import { decimals, type Row } from '../rows/csv.js';
import { percent, range, whole } from './match.js';

/** With what the steps of the dial are called. */
type DialAhead = DialForecast & { readonly steps: string };

/** What is said before anything is played. */
export interface Ahead {
  readonly trial: Trial;
  readonly threads: number;
  /** Left out where only the number of games is known. */
  readonly forecast?: Forecast;
  readonly stop?: StopRule;
  /** For a search for the setting of a dial. */
  readonly dial?: DialAhead;
  readonly games: number;
}

/** Two digits are as much as a trial can tell. */
function stepOf(value: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
}

export function roughly(value: number): string {
  return whole(Math.round(value / stepOf(value)) * stepOf(value));
}

function roundUp(value: number): number {
  return Math.ceil(value / stepOf(value)) * stepOf(value);
}

/** A time as people say it. */
export function time(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'for ever';
  if (seconds < 1) return 'less than a second';
  if (seconds < 90) return `about ${counted(Math.round(seconds), 'second')}`;
  if (seconds < 90 * 60) return `about ${counted(Math.round(seconds / 60), 'minute')}`;
  if (seconds < 48 * 3600) return `about ${counted(Math.round(seconds / 3600), 'hour')}`;
  return `about ${counted(Math.round(seconds / 86_400), 'day')}`;
}

function counted(number: number, what: string): string {
  return `${whole(number)} ${what}${number === 1 ? '' : 's'}`;
}

export function points(halfWidth: number): string {
  const value = 100 * halfWidth;
  return `±${value >= 0.95 ? value.toFixed(1) : value.toPrecision(1)} points`;
}

function sayDial({ goal, games, most, halfWidth, steps }: DialAhead): string {
  if (halfWidth === undefined) {
    return `It takes at most ${whole(most)} games; the trial does not say how far they narrow the answer.`;
  }
  if (goal === 0)
    return `${whole(games)} games will give the answer to about ±${halfWidth.toFixed(1)} ${steps} (95% interval).`;
  const need =
    games < most ? `about ${roughly(games)} games` : `more than the ${whole(most)} at which --games ends it`;
  return `A precision of ±${goal} ${steps} (95% interval) needs ${need}.`;
}

function sayNeed({ forecast, stop, dial, games }: Ahead): string {
  if (dial) return sayDial(dial);
  if (!forecast || !stop) return `It takes at most ${whole(games)} games.`;
  const { most, settles, halfWidth, fixedGames, longest } = forecast;
  if (stop.kind === 'none') {
    return `${whole(games)} games will give the win rate to ${points(halfWidth)} (95% interval).`;
  }
  const need = settles
    ? `about ${roughly(games)} games`
    : `more than the ${whole(most)} at which --games ends it`;
  if (stop.kind === 'ci') {
    return `A precision of ${points(halfWidth)} that holds whenever one stops needs ${need}. With their number fixed in advance, --games ${roundUp(fixedGames!)} would do.`;
  }
  return `Telling ${percent(stop.alternative)} from ${percent(stop.null)} takes ${need} on average, ${roughly(longest!)} if the truth is as inconvenient as the trial allows.`;
}

/** A forecast for the terminal, as paragraphs. */
export function sayAhead(ahead: Ahead): string[] {
  const { trial, threads, games } = ahead;
  const { tally, plan, gamesPerSecond } = trial;
  const rate = `${percent(blockMean(tally.sideBlocks))} (${range(blockInterval(tally.sideBlocks))})`;
  return [
    `${plan.sides[0].name} against ${plan.sides[1].name}: a trial of ${whole(tally.games)} games, not written anywhere: side a wins ${rate}.`,
    sayNeed(ahead),
    `At ${roughly(gamesPerSecond)} games a second on ${counted(threads, 'thread')}, that is ${time(games / gamesPerSecond)}.`,
  ];
}

export const AHEAD_COLUMNS = decimals(
  6,
  'half_width',
  'setting_half_width',
  'win_rate_a',
  'ci_low',
  'ci_high',
);

/** The same for `--json`. */
export function aheadRow({ trial, threads, forecast, dial, games }: Ahead): Row {
  const { tally, plan, gamesPerSecond } = trial;
  const [low, high] = blockInterval(tally.sideBlocks);
  return {
    game: plan.game,
    a: plan.sides[0].name,
    b: plan.sides[1].name,
    games,
    ...(forecast ? { games_at_most: forecast.most, half_width: forecast.halfWidth } : {}),
    ...(dial ? { games_at_most: dial.most, setting_half_width: dial.halfWidth ?? '' } : {}),
    ...(forecast?.fixedGames === undefined ? {} : { games_if_fixed: forecast.fixedGames }),
    ...(forecast?.longest === undefined ? {} : { games_at_worst: forecast.longest }),
    seconds: Number((games / gamesPerSecond).toPrecision(3)),
    games_per_second: Math.round(gamesPerSecond),
    threads,
    trial_games: tally.games,
    win_rate_a: blockMean(tally.sideBlocks),
    ci_low: low,
    ci_high: high,
  };
}
