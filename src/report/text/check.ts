import { capital } from '../../core/english.js';
import type { Checked } from '../rows/check.js';
import { roughly } from './forecast.js';
import { percent, range, whole } from './match.js';
import { table, wrap } from './table.js';

/** The second pilot, in words that a player understands. */
export const sayPilot = (agent: string): string =>
  isSearch(agent) ? `players who look ahead (${agent})` : agent;

export const isSearch = (agent: string): boolean => /^(ismcts|mc)\b/.test(agent);

/** Whether the pilots agree, and what it would take to know. */
export function sayVerdict({ verdict, margin, gamesNeeded }: Checked): string {
  if (verdict === 'agree') return `The two pilots agree within ${margin.words}.`;
  if (verdict === 'differ') return `The two pilots are more than ${margin.words} apart.`;
  const needed = Number.isFinite(gamesNeeded)
    ? `: that takes about ${roughly(gamesNeeded)} games of the check (--check-games)`
    : '';
  return `Not enough games to say whether they agree within ${margin.words}${needed}.`;
}

/** Who won what: the side, where players do not win together, and the pilot that gave the answer. */
export interface Piloted {
  readonly side: string | undefined;
  readonly pilot: string;
}

/** `63.7% (52.1% to 73.9%) of 80 games with Falcon, heuristic 55.0% on the same luck`. */
export function sayRates({ games, rate, first }: Checked, { side, pilot }: Piloted): string {
  const withSide = side === undefined ? '' : ` with ${side}`;
  return `${percent(rate.value)} (${range(rate.interval)}) of ${whole(games)} games${withSide}, ${pilot} ${percent(first)} on the same luck`;
}

/** The check of a win rate, as a paragraph. */
export function sayCheckedRate(checked: Checked, piloted: Piloted): string {
  const { agent, known } = checked;
  const verb = isSearch(agent) ? 'win' : 'wins';
  return wrap(
    `${capital(sayPilot(agent))} ${verb} ${sayRates(checked, piloted)}. What is known, whoever of the two plays, is ${range(known)}. ${sayVerdict(checked)}`,
  );
}

/** Several rates that were checked, with their names. */
export function sayCheckedRates(
  checks: readonly { readonly name: string; readonly checked: Checked }[],
): string[] {
  if (checks.length === 0) return [];
  const [{ checked }] = checks as [(typeof checks)[number]];
  const rows = checks.map(({ name, checked: { rate, first, verdict } }) => [
    name,
    percent(first),
    percent(rate.value),
    range(rate.interval),
    verdict,
  ]);
  const head = ['', 'first', 'second', '95% interval', `within ${checked.margin.words}`];
  const about = `Checked by ${sayPilot(checked.agent)}, the second pilot, in ${whole(checked.games)} games each; the first pilot on the same luck beside it:`;
  return [`${wrap(about)}\n\n${table([head, ...rows], { right: [1, 2, 3] })}`];
}
