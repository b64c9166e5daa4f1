import { capital } from '../../core/english.js';
import type { Checked } from '../rows/check.js';
import { roughly } from './forecast.js';
import { percent, range, whole } from './match.js';
import { table, wrap } from './table.js';

/** The second pilot, in words that a player understands. */
export const sayPilot = (agent: string): string => (isSearch(agent) ? 'players who look ahead' : agent);

const isSearch = (agent: string): boolean => /^(ismcts|mc)\b/.test(agent);

/** Whether the pilots agree, and what it would take to know. */
export function sayVerdict({ verdict, margin, gamesNeeded }: Checked): string {
  if (verdict === 'agree') return `The two pilots agree within ${margin.words}.`;
  if (verdict === 'differ') return `The two pilots are more than ${margin.words} apart.`;
  const needed = Number.isFinite(gamesNeeded)
    ? `; about ${roughly(gamesNeeded)} would tell (--check-games)`
    : '';
  return `Not enough games to say whether the two pilots agree within ${margin.words}${needed}.`;
}

/** The range over both pilots; undefined where it excludes nothing. */
export const sayKnown = (known: string | undefined): string =>
  known === undefined ? 'Over both pilots nothing is excluded.' : `What is known is ${known}.`;

/** Where the second pilot puts the answer, with what is left possible. */
export const sayPut = (agent: string, setting: string): string =>
  `${capital(sayPilot(agent))} ${isSearch(agent) ? 'put' : 'puts'} it at ${setting}.`;

/** Who won, where, and with which pilot at first. */
interface Compared {
  /** `Falcon` or `the players`. */
  readonly who: string;
  /** `with 2 chains on Falcon` */
  readonly at: string;
  readonly pilot: string;
}

/** The games behind a setting. */
export const sayPlayed = ({ agent, games, rate, first }: Checked, { who, at, pilot }: Compared): string =>
  `That is from ${whole(games)} games of ${agent} ${at}: ${who} won ${percent(rate.value)} (${range(rate.interval)}); with ${pilot} on the same shuffles, ${percent(first)}.`;

/** What a step is worth is not measured for the second pilot. */
export const sayWorth = (step: string): string =>
  `A ${step} is taken to be worth to both what it is here, give or take a quarter.`;

/** Who won what: the side, where players do not win together, and the pilot that gave the answer. */
export interface Piloted {
  readonly side: string | undefined;
  readonly pilot: string;
}

/** `With players who look ahead Falcon wins 63.7% (52.1% to 73.9%).` */
function sayRate({ agent, rate }: Checked, side: string | undefined): string {
  const who = isSearch(agent) ? sayPilot(agent) : `players like ${agent}`;
  const figures = `${percent(rate.value)} (${range(rate.interval)})`;
  return side === undefined ? `${capital(who)} win ${figures}.` : `With ${who} ${side} wins ${figures}.`;
}

/** The check of a win rate: the answer, and where it comes from. */
export function sayCheckedRate(checked: Checked, { side, pilot }: Piloted): string {
  const { agent, games, first, known } = checked;
  const answer = `${sayRate(checked, side)} ${sayKnown(range(known))}`;
  const from = `That is from ${whole(games)} games of ${agent}; with ${pilot} on the same shuffles it is ${percent(first)}.`;
  return [answer, `${from} ${sayVerdict(checked)}`].map((text) => wrap(text)).join('\n');
}

/** Several rates that were checked, with their names. */
export function sayCheckedRates(
  checks: readonly { readonly name: string; readonly checked: Checked }[],
): string[] {
  if (checks.length === 0) return [];
  const [{ checked }] = checks as [(typeof checks)[number]];
  const rows = checks.map(({ name, checked: { rate, known, verdict } }) => [
    name,
    percent(rate.value),
    range(rate.interval),
    range(known),
    verdict,
  ]);
  const head = ['', 'rate', '95% interval', 'what is known', `within ${checked.margin.words}`];
  const about = `${capital(sayPilot(checked.agent))} (${checked.agent}) in ${whole(checked.games)} games each, and what is known whichever of the two pilots plays:`;
  return [`${wrap(about)}\n\n${table([head, ...rows], { right: [1, 2, 3] })}`];
}
