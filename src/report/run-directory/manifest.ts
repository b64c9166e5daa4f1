import { createHash } from 'node:crypto';
import type { GameModule, Side } from '../../games/module.js';
import type { MatchPlan } from '../../match/schedule.js';

/** Times are here and only here, so that two runs of one configuration differ in nothing else. */
export interface Manifest {
  /** What decides a run's results: equal configurations write equal CSVs. */
  readonly asked: unknown;
  readonly configuration: string;
  /** The command that asks for it again, as it was typed; runs of version 0.1.0 have none. */
  readonly line?: string;
  readonly seed: string;
  readonly versions: {
    readonly program: string;
    readonly rules: string;
    readonly cards: string;
    readonly pilots: string;
    /** The content of users' own agents, a hash for each file; left out when none plays. */
    readonly agents?: Readonly<Record<string, string>>;
  };
  readonly stopped_by: string;
  readonly files: readonly string[];
  /** What `--json` prints, and what the terminal shows. */
  readonly result: unknown;
  readonly text: string;
  readonly threads: number;
  /** Of one part of a run: what was typed, and the names of the whole run's directory; left out for whole runs. */
  readonly part?: { readonly words: readonly string[]; readonly names: readonly string[] };
  readonly started: string;
  readonly seconds: number;
  /** Over all the above and the content of the files: results that were edited are noticed. */
  readonly seal: string;
}

/** Keys in one order, so that equal data has one text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}

/** Sixteen hexadecimal digits: equal data has equal hashes. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex')
    .slice(0, 16);
}

/** A side in a manifest: what was typed, and a hash of what it held. */
function describeSide({ name, from, data }: Side): Readonly<Record<string, string>> {
  return { name, from, hash: hashOf(data) };
}

/** A plan in a manifest. */
export function describePlan({ sides, source: _, ...rest }: MatchPlan): Readonly<Record<string, unknown>> {
  return { ...rest, sides: sides.map(describeSide) };
}

export function versionsOf(
  module: GameModule,
  program: string,
  pilots: string,
  agents?: Readonly<Record<string, string>>,
): Manifest['versions'] {
  const cards = hashOf(module.cards().map(({ id, entry }) => [id, entry]));
  return { program, rules: module.rules, cards, pilots, ...(agents && { agents }) };
}
