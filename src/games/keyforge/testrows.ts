import { expect } from 'vitest';
import type { OptionView } from '../../core/scenario/options.js';
import { type Asked, checkAsked, type Row as RowOf, testRows } from '../testkit.js';
import { sees } from './known.js';
import { Zone } from './layout.js';
import { listed } from './scenario/view.js';
import type { KeyforgeScenario, KeyforgeSetup, KeyforgeView } from './scenario.js';
import { headOf } from './state.js';
import { line, pools, start, take } from './testkit.js';

type PlayerSetup = NonNullable<KeyforgeSetup['players']>[number];
type PlayerView = KeyforgeView['players'][number];
type CardView = PlayerView['line'][number];

/** A position: you are seat 0 and it is your main step, unless it says otherwise. */
export interface Position extends Omit<KeyforgeSetup, 'players'> {
  you?: PlayerSetup;
  foe?: PlayerSetup;
}

/** What must hold at the end of a row; a target is offered as its card alone. */
export interface Outcome extends Asked {
  /** Of you and of your opponent, like the other pairs. */
  amber?: [number, number];
  chains?: [number, number];
  keyCost?: [number, number];
  line?: [string[], string[]];
  /** The top cards of both decks, as many as are named. */
  top?: [string[], string[]];
  /** What each player sees of the other's hand, then of both decks. */
  sees?: [string[], string[]];
  you?: Partial<PlayerView>;
  foe?: Partial<PlayerView>;
  turn?: Partial<KeyforgeView['turn']>;
  /** The zone of a card, with the seat after it when that matters: `hand`, `line 1`. */
  at?: Record<string, string>;
  cards?: Record<string, Partial<CardView>>;
}

export type Row = RowOf<Position, Outcome>;

/** An option in two words at most: `play anger`, `house dis`, `end`; a target is its card alone. */
function inWords({ kind, card, value }: OptionView): string {
  if (kind === 'target') return card!;
  const what = card ?? value;
  return what === undefined ? kind : `${kind} ${what}`;
}

export const position = ({ you = {}, foe = {}, ...rest }: Position): KeyforgeScenario =>
  start({ ...rest, players: [you, foe] });

export function check(s: KeyforgeScenario, outcome: Outcome): void {
  const { players, turn } = s.view();
  const [you, foe] = players;
  if (outcome.amber) expect(pools(s), 'æmber').toEqual(outcome.amber);
  if (outcome.chains) expect([you.chains, foe.chains], 'chains').toEqual(outcome.chains);
  if (outcome.keyCost) expect([you.keyCost, foe.keyCost], 'key cost').toEqual(outcome.keyCost);
  if (outcome.line) expect([line(s, 0), line(s, 1)], 'lines').toEqual(outcome.line);
  for (const [seat, top] of outcome.top?.entries() ?? []) {
    expect(players[seat]!.deck.slice(0, top.length), 'top of the deck').toEqual(top);
  }
  if (outcome.sees) expect([seenBy(s, 0), seenBy(s, 1)], 'what is seen').toEqual(outcome.sees);
  if (outcome.you) expect(you).toMatchObject(outcome.you);
  if (outcome.foe) expect(foe).toMatchObject(outcome.foe);
  if (outcome.turn) expect(turn).toMatchObject(outcome.turn);
  for (const [card, zone] of Object.entries(outcome.at ?? {})) checkZone(s, card, zone);
  for (const [card, view] of Object.entries(outcome.cards ?? {})) expect(s.card(card)).toMatchObject(view);
  checkAsked(s, outcome, inWords);
  s.finish();
}

const seenBy = (s: KeyforgeScenario, seat: number): string[] => [
  ...seenOf(s, seat, 1 - seat, 'hand'),
  ...seenOf(s, seat, 0, 'deck'),
  ...seenOf(s, seat, 1, 'deck'),
];

function seenOf(s: KeyforgeScenario, seat: number, owner: number, pile: 'hand' | 'deck'): string[] {
  const cards = listed(s.state, headOf(s.state, owner, pile === 'hand' ? Zone.Hand : Zone.Deck));
  return s.view().players[owner]![pile].filter((_, at) => sees(s.state, cards[at]!, seat));
}

function checkZone(s: KeyforgeScenario, card: string, zone: string): void {
  const { zone: found, seat } = s.card(card);
  expect(/ \d$/.test(zone) ? `${found} ${seat}` : found, card).toBe(zone);
}

/** The rows of one card, played in its house unless a row says otherwise. */
export const cardRows =
  (house: string) =>
  (card: string, ...rows: Row[]): void =>
    testRows(card, rows, (setup, steps, outcome) => {
      check(take(position({ house, ...setup }), ...steps), outcome);
    });

/** What every elusive card shows. */
export const evades = (card: string): Row => [
  'evades the first attack of the turn',
  { house: 'brobnar', you: { line: ['troll'] }, foe: { line: [card] } },
  ['fight troll'],
  { cards: { [card]: { damage: 0 }, troll: { damage: 0, exhausted: true } } },
];
