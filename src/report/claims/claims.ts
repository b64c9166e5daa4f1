import { orList } from '../../core/english.js';
import type { StopRule } from '../../match/designs/stop.js';
import { type Agreement, agreeWithin, sameVerdict } from '../../stats/comparisons/agreement.js';
import type { Equivalence, Outcome } from '../../stats/comparisons/equivalence.js';
import type { Interval } from '../../stats/intervals/wilson.js';
import { decimals, type Row } from '../rows/csv.js';
import type { RatingRow } from '../rows/matrix.js';
import { percent } from '../text/match.js';
import { table, wrap } from '../text/table.js';

/** What an experiment concludes, in a form in which it can be compared with the same under other agents. */
export interface Claim {
  /** A few words that are the same whoever plays. */
  readonly about: string;
  readonly estimate: number;
  readonly interval: Interval;
  /** What it means that the value is above the bar, or below it; without a bar only the values are compared. */
  readonly bar?: { readonly at: number; readonly above: string; readonly below: string };
  readonly say: (value: number) => string;
  /** Values that are no further apart are the same for a player. */
  readonly margin: Margin;
  /** Whether the interval holds at all looks, or where results decided what was played. */
  readonly sequential: boolean;
}

export interface Margin {
  readonly value: number;
  /** With its unit. */
  readonly words: string;
}

/** Of a win rate, or of the difference of two. */
export const FIVE_POINTS: Margin = { value: 0.05, words: '5 points' };
/** What five points of win rate are between equal entrants, on Elo's scale. */
const FIVE_POINTS_IN_ELO: Margin = { value: 400 * Math.log10(0.55 / 0.45), words: '35 points of rating' };

/** Which of two sides is stronger. */
export function rateClaim(
  [a, b]: readonly [string, string],
  estimate: number,
  interval: Interval,
  sequential: boolean,
): Claim {
  const above = `${a} beats ${b} more often than not`;
  const below = `${b} beats ${a} more often than not`;
  const bar = { at: 0.5, above, below };
  return { about: `${a} over ${b}`, estimate, interval, bar, say: percent, margin: FIVE_POINTS, sequential };
}

/** The same from a row of summary.csv. */
export const pairClaim = ({ a, b, win_rate_a, ci_low, ci_high }: Row, { kind }: StopRule): Claim =>
  rateClaim([String(a), String(b)], Number(win_rate_a), [Number(ci_low), Number(ci_high)], kind !== 'none');

/** Whether a deck is better or worse than the mean of those that it was compared with. */
export function ratingClaim({ deck, rating, ci_low, ci_high }: RatingRow, { kind }: StopRule): Claim {
  const [above, below] = [`${deck} is above the average`, `${deck} is below the average`];
  const say = (elo: number): string => elo.toFixed(0);
  const interval = [Number(ci_low), Number(ci_high)] as const;
  return {
    about: `rating of ${deck}`,
    estimate: Number(rating),
    interval,
    bar: { at: 0, above, below },
    say,
    margin: FIVE_POINTS_IN_ELO,
    sequential: kind !== 'none',
  };
}

/** A claim as it came out for one agent. */
export interface AgentClaim extends Claim {
  readonly agent: string;
  /** What else tells it from others, such as `chains 4,0`; empty when nothing does. */
  readonly where: string;
}

/** The same claim under all agents. */
interface Verdict {
  readonly where: string;
  readonly about: string;
  readonly claims: readonly AgentClaim[];
  /** Whether the agents' figures are the same within the claims' margin. */
  readonly figures: Equivalence;
  /** On which side of the bar they are; undefined without a bar. */
  readonly side: Agreement | undefined;
}

/** Claims about the same thing are put together; one that only one agent has made says nothing about agents. */
export function verdictsOn(claims: readonly AgentClaim[]): Verdict[] {
  return grouped(claims, ({ where, about }) => `${where}\n${about}`)
    .map(([, group]) => group)
    .filter(({ length }) => length > 1)
    .map((group) => ({
      where: group[0]!.where,
      about: group[0]!.about,
      claims: group,
      figures: agreeWithin(group, group[0]!.margin.value),
      side: sideOf(group),
    }));
}

/** In the order in which the keys first appear. */
function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

function sideOf(claims: readonly AgentClaim[]): Agreement | undefined {
  const [{ bar }] = claims as [AgentClaim];
  return (
    bar &&
    sameVerdict(
      claims.map(({ interval }) => interval),
      bar.at,
    )
  );
}

export const AGENT_COLUMNS = [
  'where',
  'claim',
  'agent',
  ...decimals(6, 'estimate', 'ci_low', 'ci_high'),
  'verdict',
  ...decimals(6, 'margin'),
  'conclusion',
] as const;

export function agentRows(verdicts: readonly Verdict[]): Row[] {
  return verdicts.flatMap(({ where, about, claims, figures, side }) =>
    claims.map(({ agent, estimate, interval, margin }) => ({
      where,
      claim: about,
      agent,
      estimate,
      ci_low: interval[0],
      ci_high: interval[1],
      verdict: figures.outcome,
      margin: margin.value,
      conclusion: side ?? '',
    })),
  );
}

/** More claims than this are counted, and only those named that agents see differently. */
const MOST_TABLES = 4;
const MOST_NAMED = 8;

/** Whether the conclusions hold whoever plays, for the terminal. */
export function sayVerdicts(verdicts: readonly Verdict[]): string[] {
  if (verdicts.length === 1) return [wrap(conclusion(verdicts[0]!))];
  if (verdicts.length <= MOST_TABLES) return verdicts.map(sayVerdict);
  return [wrap(sayCounts(verdicts)), ...sayContested(verdicts)];
}

const sayVerdict = (verdict: Verdict): string => `${sayFigures(verdict)}\n${wrap(conclusion(verdict))}`;

function sayFigures({ where, about, claims }: Verdict): string {
  const rows = claims.map(({ agent, estimate, interval, say }) => [
    agent,
    say(estimate),
    `95% interval ${say(interval[0])} to ${say(interval[1])}`,
  ]);
  const heading = wrap(where === '' ? about : `${where}: ${about}`);
  return `${heading}\n${table(rows, { right: [1, 2] })}`;
}

function conclusion(verdict: Verdict): string {
  return [sayBar(verdict), sayAgreement(verdict)].filter(Boolean).join(' ');
}

function sayBar({ claims, side }: Verdict): string {
  const [{ bar }] = claims as [AgentClaim];
  switch (side) {
    case 'all above':
      return `Whoever plays, ${bar!.above}: every agent says so.`;
    case 'all below':
      return `Whoever plays, ${bar!.below}: every agent says so.`;
    case 'mixed':
      return `It depends on who plays: ${sayParties(claims)}.`;
    case 'unsettled':
      return `Not settled for every agent: ${sayParties(claims)}. More games may settle it.`;
    case undefined:
      return '';
  }
}

function sayAgreement({ claims, figures: { outcome, times } }: Verdict): string {
  const { words } = claims[0]!.margin;
  switch (outcome) {
    case 'agree':
      return `The agents' figures agree within ${words}.`;
    case 'differ':
      return `It depends on who plays: the agents' figures are more than ${words} apart.`;
    case 'not enough games':
      return `Whether the agents' figures agree within ${words} is open${sayTimes(times)}.`;
  }
}

const sayTimes = (times: number): string =>
  Number.isFinite(times) ? `: about ${Math.max(2, Math.round(times))} times as many games would tell` : '';

/** Who says what. */
function sayParties(claims: readonly AgentClaim[]): string {
  const parties = grouped(claims, ({ interval: [low, high], bar }) =>
    low > bar!.at ? bar!.above : high < bar!.at ? bar!.below : 'it is open',
  );
  return parties.map(([what, who]) => `${what} with ${who.map(({ agent }) => agent).join(', ')}`).join('; ');
}

/** Whether a conclusion is the same for all agents, depends on them, or is open. */
function standingOf({ side, figures: { outcome } }: Verdict): 'same' | 'other' | 'open' {
  if (side === undefined) return outcome === 'agree' ? 'same' : outcome === 'differ' ? 'other' : 'open';
  return side === 'mixed' ? 'other' : side === 'unsettled' ? 'open' : 'same';
}

function sayCounts(verdicts: readonly Verdict[]): string {
  const count = (kind: ReturnType<typeof standingOf>) =>
    verdicts.filter((verdict) => standingOf(verdict) === kind).length;
  const figures = (kind: Outcome) => verdicts.filter(({ figures }) => figures.outcome === kind).length;
  const margins = orList([...new Set(verdicts.map(({ claims }) => claims[0]!.margin.words))]);
  return `Of ${verdicts.length} conclusions ${count('same')} hold whoever plays, ${count('other')} depend on it, and ${count('open')} are not settled for every agent. Within ${margins} the figures of ${figures('agree')} agree and those of ${figures('differ')} differ; ${figures('not enough games')} have not enough games to tell.`;
}

function sayContested(verdicts: readonly Verdict[]): string[] {
  const contested = verdicts.filter((verdict) => standingOf(verdict) === 'other');
  const named = contested.slice(0, MOST_NAMED).map(sayVerdict);
  const more = contested.length - named.length;
  return more > 0 ? [...named, `… and ${more} more in agents.csv`] : named;
}
