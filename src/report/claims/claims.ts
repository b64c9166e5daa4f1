import { type Agreement, sameVerdict } from '../../stats/comparisons/agreement.js';
import { heterogeneity } from '../../stats/comparisons/heterogeneity.js';
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
}

/** Which of two sides is stronger. */
export function rateClaim(a: string, b: string, estimate: number, interval: Interval): Claim {
  const above = `${a} beats ${b} more often than not`;
  const below = `${b} beats ${a} more often than not`;
  return { about: `${a} over ${b}`, estimate, interval, bar: { at: 0.5, above, below }, say: percent };
}

/** The same from a row of summary.csv. */
export const pairClaim = ({ a, b, win_rate_a, ci_low, ci_high }: Row): Claim =>
  rateClaim(String(a), String(b), Number(win_rate_a), [Number(ci_low), Number(ci_high)]);

/** Whether a deck is better or worse than the mean of those that it was compared with. */
export function ratingClaim({ deck, rating, ci_low, ci_high }: RatingRow): Claim {
  const [above, below] = [`${deck} is above the average`, `${deck} is below the average`];
  const say = (elo: number): string => elo.toFixed(0);
  const interval = [Number(ci_low), Number(ci_high)] as const;
  return {
    about: `rating of ${deck}`,
    estimate: Number(rating),
    interval,
    bar: { at: 0, above, below },
    say,
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
  readonly agreement: Agreement | 'alike' | 'different';
}

const ALPHA = 0.05;

/** Claims about the same thing are put together; one that only one agent has made says nothing about agents. */
export function verdictsOn(claims: readonly AgentClaim[]): Verdict[] {
  return grouped(claims, ({ where, about }) => `${where}\n${about}`)
    .map(([, group]) => group)
    .filter(({ length }) => length > 1)
    .map((group) => ({
      where: group[0]!.where,
      about: group[0]!.about,
      claims: group,
      agreement: agreed(group),
    }));
}

/** In the order in which the keys first appear. */
function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

function agreed(claims: readonly AgentClaim[]): Verdict['agreement'] {
  const intervals = claims.map(({ interval }) => interval);
  const [{ bar }] = claims as [AgentClaim];
  if (bar) return sameVerdict(intervals, bar.at);
  return heterogeneity(intervals) <= ALPHA ? 'different' : 'alike';
}

export const AGENT_COLUMNS = [
  'where',
  'claim',
  'agent',
  ...decimals(6, 'estimate', 'ci_low', 'ci_high'),
  'verdict',
] as const;

export function agentRows(verdicts: readonly Verdict[]): Row[] {
  return verdicts.flatMap(({ where, about, claims, agreement }) =>
    claims.map(({ agent, estimate, interval }) => ({
      where,
      claim: about,
      agent,
      estimate,
      ci_low: interval[0],
      ci_high: interval[1],
      verdict: agreement,
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

function conclusion({ claims, agreement }: Verdict): string {
  const [{ bar }] = claims as [AgentClaim];
  switch (agreement) {
    case 'all above':
      return `Whoever plays, ${bar!.above}: every agent says so.`;
    case 'all below':
      return `Whoever plays, ${bar!.below}: every agent says so.`;
    case 'mixed':
      return `It depends on who plays: ${sayParties(claims)}.`;
    case 'unsettled':
      return `Not settled for every agent: ${sayParties(claims)}. More games may settle it.`;
    case 'alike':
      return 'The agents agree within chance.';
    case 'different':
      return 'It depends on who plays: the agents differ by more than chance explains.';
  }
}

/** Who says what. */
function sayParties(claims: readonly AgentClaim[]): string {
  const parties = grouped(claims, ({ interval: [low, high], bar }) =>
    low > bar!.at ? bar!.above : high < bar!.at ? bar!.below : 'it is open',
  );
  return parties.map(([what, who]) => `${what} with ${who.map(({ agent }) => agent).join(', ')}`).join('; ');
}

function sayCounts(verdicts: readonly Verdict[]): string {
  const count = (...kinds: Verdict['agreement'][]) =>
    verdicts.filter(({ agreement }) => kinds.includes(agreement)).length;
  const same = count('all above', 'all below', 'alike');
  const other = count('mixed', 'different');
  return `Of ${verdicts.length} conclusions ${same} hold whoever plays, ${other} depend on it, and ${count('unsettled')} are not settled for every agent.`;
}

function sayContested(verdicts: readonly Verdict[]): string[] {
  const contested = verdicts.filter(({ agreement }) => agreement === 'mixed' || agreement === 'different');
  const named = contested.slice(0, MOST_NAMED).map(sayVerdict);
  const more = contested.length - named.length;
  return more > 0 ? [...named, `… and ${more} more in agents.csv`] : named;
}
