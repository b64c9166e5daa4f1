import { createHash } from 'node:crypto';
import type { GameModule } from '../games/module.js';
import type { MatchPlan } from '../match/schedule.js';

/** What decides a run's results: equal configurations write equal CSVs. */
export interface Configuration {
  readonly command: string;
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly agents: readonly string[];
  readonly chains: readonly number[];
  readonly sides: readonly { readonly name: string; readonly from: string; readonly hash: string }[];
}

/** Times are here and only here, so that two runs of one configuration differ in nothing else. */
export interface Manifest {
  readonly asked: Configuration;
  readonly configuration: string;
  readonly seed: string;
  readonly versions: { readonly program: string; readonly rules: string; readonly cards: string };
  readonly stopped_by: string;
  readonly files: readonly string[];
  readonly threads: number;
  readonly started: string;
  readonly seconds: number;
}

/** Keys in one order, so that equal data has one text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}

/** Sixteen hexadecimal digits that tell data apart. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex')
    .slice(0, 16);
}

export function configurationOf(command: string, plan: MatchPlan, games: number): Configuration {
  const sides = plan.sides.map(({ name, from, data }) => ({ name, from, hash: hashOf(data) }));
  const { game, seed, agents, options } = plan;
  return { command, game, games, seed, agents, chains: options.chains, sides };
}

export function versionsOf(module: GameModule, program: string): Manifest['versions'] {
  return { program, rules: module.rules, cards: hashOf(module.cards()) };
}
