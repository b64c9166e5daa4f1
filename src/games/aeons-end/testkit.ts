import { expect } from 'vitest';
import type { OptionView } from '../../core/scenario/options.js';
import { type Asked, checkAsked, type Row as RowOf, taker, testRows } from '../testkit.js';
import type { AeonsEndScenario, AeonsEndSetup, AeonsEndView, Query } from './scenario.js';
import { scenario } from './scenario.js';

export type PlayerSetup = NonNullable<AeonsEndSetup['players']>[number];
type PlayerView = AeonsEndView['players'][number];

/** A position, for tests. */
export const start = (setup: AeonsEndSetup): AeonsEndScenario => scenario(setup);

const BREACHES = ['I', 'II', 'III', 'IV'];

/** An option in a few words: `play crystal`, `prep spark II`, `breach 1 III`, `target husk`, `end`. */
export function inWords({ kind, card, value, seat }: OptionView): string {
  return [kind, kind === 'card' ? undefined : seat, card, value]
    .filter((part) => part !== undefined && part !== 'supply')
    .join(' ');
}

/** What is offered, in the words of `inWords`. */
export const offers = (s: AeonsEndScenario): string[] => s.options().map(inWords);

/** The option that a few words mean, in any order after the kind. */
function queryOf(words: string): Query {
  const [kind, ...rest] = words.split(' ');
  const query: Query = kind === 'gain' ? { kind, value: 'supply' } : { kind };
  for (const word of rest) {
    if (BREACHES.includes(word)) query.value = word;
    else if (/^\d+$/.test(word)) Object.assign(query, numberIn(kind!, Number(word)));
    else if (kind === 'turn') query.value = word;
    else if (word === 'devoured') query.value = word;
    else query.card = word;
  }
  return query;
}

const numberIn = (kind: string, n: number): Query =>
  ['card', 'breach', 'ability'].includes(kind) ? { seat: n } : { value: n };

/** Takes options in order, each said as `offers` says it. */
export const take = taker(queryOf);

/** A position after some decisions. */
export const reach = (setup: AeonsEndSetup, ...picks: string[]): AeonsEndScenario =>
  take(start(setup), ...picks);

/** What must hold at the end of a row. */
export interface Outcome extends Asked {
  players?: (Partial<PlayerView> | undefined)[];
  nemesis?: Partial<AeonsEndView['nemesis']>;
  turn?: Partial<AeonsEndView['turn']>;
  turnOrder?: Partial<AeonsEndView['turnOrder']>;
  gravehold?: number;
  destroyed?: string[];
  /** Cards left in supply piles. */
  left?: Record<string, number>;
  /** Anything else. */
  also?: (s: AeonsEndScenario) => void;
}

export type Row = RowOf<AeonsEndSetup, Outcome>;

export function check(s: AeonsEndScenario, outcome: Outcome): void {
  const view = s.view();
  for (const [seat, player] of outcome.players?.entries() ?? []) {
    if (player) expect(view.players[seat]).toMatchObject(player);
  }
  if (outcome.nemesis) expect(view.nemesis).toMatchObject(outcome.nemesis);
  if (outcome.turn) expect(view.turn).toMatchObject(outcome.turn);
  if (outcome.turnOrder) expect(view.turnOrder).toMatchObject(outcome.turnOrder);
  if (outcome.gravehold !== undefined) expect(view.gravehold, 'Gravehold').toBe(outcome.gravehold);
  if (outcome.destroyed) expect(view.destroyed, 'destroyed').toEqual(outcome.destroyed);
  for (const [card, left] of Object.entries(outcome.left ?? {})) {
    expect(view.market.find((pile) => pile.card === card)?.left, card).toBe(left);
  }
  checkAsked(s, outcome, inWords);
  outcome.also?.(s);
  s.finish();
}

/** Rows about one card or one rule. */
export const rows = (name: string, all: readonly Row[]): void =>
  testRows(name, all, (position, steps, outcome) => check(reach(position, ...steps), outcome));

/** Two mages in the main phase of the first; their hands are empty unless given. */
export const two = (
  you: PlayerSetup = {},
  ally: PlayerSetup = {},
  rest: Omit<AeonsEndSetup, 'players'> = {},
): AeonsEndSetup => ({
  nemesisDeck: [],
  ...rest,
  players: [
    { mage: 'brama', ...you },
    { mage: 'jian', ...ally },
  ],
});

/** A nemesis turn that draws this card. */
export const drawn = (
  card: string,
  you: PlayerSetup = {},
  ally: PlayerSetup = {},
  rest: Omit<AeonsEndSetup, 'players'> = {},
): AeonsEndSetup => two(you, ally, { phase: 'nemesis draw', nemesisDeck: [card, 'needlemaw'], ...rest });

/** A nemesis main phase in which this card is in play; a power on its last token. */
export const resolving = (
  card: string,
  you: PlayerSetup = {},
  ally: PlayerSetup = {},
  rest: Omit<AeonsEndSetup, 'players'> = {},
): AeonsEndSetup =>
  two(you, ally, {
    phase: 'nemesis',
    inPlay: [{ card, tokens: 1 }],
    nemesisDeck: ['needlemaw', 'jagged_one'],
    ...rest,
  });
