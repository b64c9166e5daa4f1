import { expect } from 'vitest';
import type { OptionView } from '../../core/scenario/options.js';
import { type Asked, checkAsked, type Row as RowOf, taker, testRows } from '../testkit.js';
import type { Query, ShardsScenario, ShardsSetup, ShardsView } from './scenario.js';
import { scenario } from './scenario.js';

export type PlayerSetup = NonNullable<ShardsSetup['players']>[number];
type PlayerView = ShardsView['players'][number];
/** A player as far as a row says it. */
type PartOfPlayer = Partial<Omit<PlayerView, 'champions'>> & {
  champions?: Partial<PlayerView['champions'][number]>[];
};

/** A position, for tests. */
export const start = (setup: ShardsSetup): ShardsScenario => scenario(setup);

/** An option in a few words: `play crystal`, `attack evokatus 1`, `assign 2 5`, `target crystal hand`, `end`. */
export function inWords({ kind, card, value, seat }: OptionView): string {
  const price = kind === 'recruit' || kind === 'fast-play';
  const parts = kind === 'assign' ? [kind, seat, value] : [kind, card, price ? undefined : value, seat];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** What is offered, in the words of `inWords`. */
export const offers = (s: ShardsScenario): string[] => s.options().map(inWords);

/** The option that a few words mean. */
function queryOf(words: string): Query {
  const [kind = '', ...rest] = words.split(' ');
  if (kind === 'assign') return { kind, seat: Number(rest[0]), value: Number(rest[1]) };
  const query: Query = { kind };
  for (const word of rest) {
    if (/^\d+$/.test(word)) Object.assign(query, numberIn(kind, Number(word)));
    else if (kind === 'leader') query.value = word;
    else if (query.card === undefined) query.card = word;
    else query.value = word;
  }
  return query;
}

const numberIn = (kind: string, n: number): Query =>
  ['attack', 'target'].includes(kind) ? { seat: n } : { value: n };

/** Takes options in order, each said as `offers` says it. */
export const take = taker(queryOf);

/** A position after some decisions. */
export const reach = (setup: ShardsSetup, ...picks: string[]): ShardsScenario => take(start(setup), ...picks);

/** What must hold at the end of a row. */
export interface Outcome extends Asked {
  players?: (PartOfPlayer | undefined)[];
  turn?: Partial<ShardsView['turn']>;
  row?: ShardsView['row'];
  center?: string[];
  banished?: string[];
  box?: string[];
  /** Anything else. */
  also?: (s: ShardsScenario) => void;
}

export type Row = RowOf<ShardsSetup, Outcome>;

export function check(s: ShardsScenario, outcome: Outcome): void {
  const view = s.view();
  for (const [seat, player] of outcome.players?.entries() ?? []) {
    if (player) expect(view.players[seat]).toMatchObject(player);
  }
  if (outcome.turn) expect(view.turn).toMatchObject(outcome.turn);
  for (const place of ['row', 'center', 'banished', 'box'] as const) {
    if (outcome[place]) expect(view[place], place).toEqual(outcome[place]);
  }
  checkAsked(s, outcome, inWords);
  outcome.also?.(s);
  s.finish();
}

/** Rows about one card or one rule. */
export const rows = (name: string, all: readonly Row[]): void =>
  testRows(name, all, (position, steps, outcome) => check(reach(position, ...steps), outcome));

/** Two players in the main phase of the first; hands are empty unless given. */
export const two = (
  you: PlayerSetup = {},
  opponent: PlayerSetup = {},
  rest: Omit<ShardsSetup, 'players'> = {},
): ShardsSetup => ({ ...rest, players: [you, opponent] });
