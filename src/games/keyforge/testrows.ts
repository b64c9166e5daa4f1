import { describe, expect, test } from 'vitest';
import type { KeyforgeScenario, KeyforgeSetup, KeyforgeView, OptionView, Query } from './scenario.js';
import { line, pools, start } from './testkit.js';

type PlayerSetup = NonNullable<KeyforgeSetup['players']>[number];
type PlayerView = KeyforgeView['players'][number];
type CardView = PlayerView['line'][number];

/** A position: you are seat 0 and it is your main step, unless it says otherwise. */
export interface Position extends Omit<KeyforgeSetup, 'players'> {
  you?: PlayerSetup;
  foe?: PlayerSetup;
}

/** What must hold at the end of a row. Without `asks` and `offers`, a player is back in the main step. */
export interface Outcome {
  /** Of you and of your opponent, like the other pairs. */
  amber?: [number, number];
  chains?: [number, number];
  keyCost?: [number, number];
  line?: [string[], string[]];
  /** The top cards of both decks, as many as are named. */
  top?: [string[], string[]];
  you?: Partial<PlayerView>;
  foe?: Partial<PlayerView>;
  turn?: Partial<KeyforgeView['turn']>;
  /** The zone of a card, with the seat behind it when that matters: `hand`, `line 1`. */
  at?: Record<string, string>;
  cards?: Record<string, Partial<CardView>>;
  /** The kind of the decision, with its source behind it when that matters: `target punch`; null at the end. */
  asks?: string | null;
  /** Exactly these answers; a target is known by its card alone. */
  offers?: string[];
  /** Answers that are among them, and some that are not. */
  may?: string[];
  mayNot?: string[];
}

/** A sentence, a position, the answers given in it, and what comes of them. */
export type Row = [name: string, position: Position, steps: string[], outcome: Outcome];

const BARE = ['yes', 'no', 'done', 'end'];
const VALUED = ['flank', 'house', 'number', 'trait', 'key', 'choice'];

/** An option in two words at most: `play anger`, `house dis`, `end`; a target is its card alone. */
function inWords({ kind, card, value }: OptionView): string {
  if (kind === 'target') return card!;
  const what = card ?? value;
  return what === undefined ? kind : `${kind} ${what}`;
}

function queryOf(step: string): Query {
  const [kind, what] = step.split(' ') as [Query['kind'], string | undefined];
  if (what === undefined) return BARE.includes(step) ? { kind } : { kind: 'target', card: step };
  if (!VALUED.includes(kind!)) return { kind, card: what };
  return { kind, value: /^\d+$/.test(what) ? Number(what) : what };
}

export const position = ({ you = {}, foe = {}, ...rest }: Position): KeyforgeScenario =>
  start({ ...rest, players: [you, foe] });

/** Gives one answer after the other, in the words of `inWords`. */
export function take(s: KeyforgeScenario, ...steps: string[]): KeyforgeScenario {
  for (const step of steps) s.pick(queryOf(step));
  return s;
}

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
  if (outcome.you) expect(you).toMatchObject(outcome.you);
  if (outcome.foe) expect(foe).toMatchObject(outcome.foe);
  if (outcome.turn) expect(turn).toMatchObject(outcome.turn);
  for (const [card, zone] of Object.entries(outcome.at ?? {})) checkZone(s, card, zone);
  for (const [card, view] of Object.entries(outcome.cards ?? {})) expect(s.card(card)).toMatchObject(view);
  checkDecision(s, outcome);
  s.finish();
}

function checkZone(s: KeyforgeScenario, card: string, zone: string): void {
  const { zone: found, seat } = s.card(card);
  expect(/ \d$/.test(zone) ? `${found} ${seat}` : found, card).toBe(zone);
}

function checkDecision(s: KeyforgeScenario, { asks, offers, may = [], mayNot = [] }: Outcome): void {
  const decision = s.decision();
  if (asks === null) expect(decision).toBeNull();
  else if (asks?.includes(' ')) expect(`${decision?.kind} ${decision?.source}`).toBe(asks);
  else if (asks || !offers) expect(decision?.kind).toBe(asks ?? 'main');
  const offered = s.options().map(inWords);
  if (offers) expect(offered).toEqual(offers);
  expect(offered).toEqual(expect.arrayContaining(may));
  for (const option of mayNot) expect(offered).not.toContain(option);
}

/** The rows of one card, played in its house unless a row says otherwise. */
export function cardRows(house: string): (card: string, ...rows: Row[]) => void {
  return (card, ...rows) =>
    describe(card, () => {
      test.each(rows)('%s', (_name, setup, steps, outcome) => {
        check(take(position({ house, ...setup }), ...steps), outcome);
      });
    });
}
