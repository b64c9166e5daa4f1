import { expect } from 'vitest';
import type { OptionView } from '../../core/scenario/options.js';
import { type Asked, checkAsked, type Row, taker, testRows } from '../testkit.js';
import type { CodexScenario, CodexSetup, Query } from './scenario.js';
import { scenario } from './scenario.js';

/** A position, for tests. */
export const start = (setup: CodexSetup): CodexScenario => scenario(setup);

/** What is offered, as `attack iron-man base`, `patrol tenderfoot elite`, `end`. */
export const sayOffer = ({ kind, card, target, value }: OptionView): string =>
  [kind, card, target, value].filter((part) => part !== undefined).join(' ');

export const offers = (s: CodexScenario): string[] => s.options().map(sayOffer);

/** What may be attacked by a card. */
export const attackable = (s: CodexScenario, card: string): string[] =>
  s.options().flatMap((each) => (each.kind === 'attack' && each.card === card ? [each.target!] : []));

const BARE = ['yes', 'no', 'done', 'end'];
const VALUED = ['build', 'empty'];

/**
 * An option as `offers` says it; a target also by its card alone, with `@1` after it where both seats have one:
 * `base@1`.
 */
function queryOf(words: string): Query {
  const [kind = '', what, more] = words.split(' ');
  if (what === undefined) return BARE.includes(kind) ? { kind } : targetOf(kind);
  if (VALUED.includes(kind)) return { kind, value: what };
  if (kind === 'attack') return { kind, card: what, target: more };
  return kind === 'patrol' ? { kind, card: what, value: more } : { kind, card: what };
}

function targetOf(words: string): Query {
  const [card, seat] = words.split('@');
  return { kind: 'target', card, ...(seat === undefined ? {} : { seat: Number(seat) }) };
}

/** Takes options in order. */
export const take = taker(queryOf);

/** A position after some decisions. */
export const reach = (setup: CodexSetup, ...picks: string[]): CodexScenario => take(start(setup), ...picks);

/** What must be true at the end of a row. */
export interface Outcome extends Asked {
  /** By card: the fields that matter. */
  cards?: Record<string, object>;
  /** By card: its zone. */
  zones?: Record<string, string>;
  gold?: [number, number];
  workers?: [number, number];
  /** Damage on both bases. */
  bases?: [number, number];
  hands?: [number, number];
  winner?: number;
  /** Everything else. */
  then?: (s: CodexScenario) => void;
}

export const baseDamage = (s: CodexScenario): number[] =>
  s.view().players.map(({ buildings }) => buildings[0]!.damage);

export function play(setup: CodexSetup, steps: string[], outcome: Outcome): void {
  const s = reach(setup, ...steps);
  const { players, turn } = s.view();
  for (const [name, fields] of Object.entries(outcome.cards ?? {}))
    expect(s.card(name), name).toMatchObject(fields);
  for (const [name, zone] of Object.entries(outcome.zones ?? {})) expect(s.card(name).zone, name).toBe(zone);
  if (outcome.gold)
    expect(
      players.map(({ gold }) => gold),
      'gold',
    ).toEqual(outcome.gold);
  if (outcome.workers)
    expect(
      players.map(({ workers }) => workers),
      'workers',
    ).toEqual(outcome.workers);
  if (outcome.bases) expect(baseDamage(s), 'bases').toEqual(outcome.bases);
  if (outcome.hands)
    expect(
      players.map(({ hand }) => hand.length),
      'hands',
    ).toEqual(outcome.hands);
  if (outcome.winner !== undefined) expect(turn.winner, 'winner').toBe(outcome.winner);
  else checkAsked(s, outcome, sayOffer);
  outcome.then?.(s);
}

/** The rows of one card or one rule. */
export const rows = (name: string, ...all: Row<CodexSetup, Outcome>[]): void => testRows(name, all, play);
