import { taker } from '../testkit.js';
import type { KeyforgeScenario, KeyforgeSetup, Query } from './scenario.js';
import { scenario } from './scenario.js';

/** A position, for tests. */
export const start = (setup: KeyforgeSetup): KeyforgeScenario => scenario(setup);

/** What is offered, as `reap troll`, `flank left`, `end`. */
export const offers = (s: KeyforgeScenario): string[] =>
  s
    .options()
    .map(({ kind, card, value }) => [kind, card, value].filter((part) => part !== undefined).join(' '));

/** The cards offered to the decision at hand. */
export const targets = (s: KeyforgeScenario): string[] =>
  s.options().flatMap(({ kind, card }) => (kind === 'target' && card !== undefined ? [card] : []));

/** The æmber of both pools. */
export const pools = (s: KeyforgeScenario): number[] => s.view().players.map(({ amber }) => amber);

/** The creatures of a line, from the left. */
export const line = (s: KeyforgeScenario, seat: number): string[] =>
  s.view().players[seat]!.line.map(({ card }) => card);

/** Where a card is. */
export const zone = (s: KeyforgeScenario, card: string): string => s.card(card).zone;

/** Plays a card and answers what it asks with cards, in order. */
export function play(s: KeyforgeScenario, card: string, ...chosen: string[]): KeyforgeScenario {
  s.pick({ kind: 'play', card });
  return choose(s, ...chosen);
}

/** Plays a creature to the right flank of its line. */
export function playRight(s: KeyforgeScenario, card: string, ...chosen: string[]): KeyforgeScenario {
  s.pick({ kind: 'play', card });
  if (s.decision()?.kind === 'flank') s.pick({ kind: 'flank', value: 'right' });
  return choose(s, ...chosen);
}

/** Answers decisions with cards, in order. */
export function choose(s: KeyforgeScenario, ...chosen: string[]): KeyforgeScenario {
  for (const card of chosen) s.pick({ kind: 'target', card });
  return s;
}

export const reap = (s: KeyforgeScenario, card: string): KeyforgeScenario => s.pick({ kind: 'reap', card });
export const act = (s: KeyforgeScenario, card: string): KeyforgeScenario => s.pick({ kind: 'action', card });
export const omni = (s: KeyforgeScenario, card: string): KeyforgeScenario => s.pick({ kind: 'omni', card });

/** Fights in the main step; an only target is not asked for. */
export function fight(s: KeyforgeScenario, card: string, foe?: string): KeyforgeScenario {
  s.pick({ kind: 'fight', card });
  return foe === undefined ? s : s.pick({ kind: 'target', card: foe });
}

/** Ends the turn; the next player then chooses this house, unless there is no choice. */
export function endTurn(s: KeyforgeScenario, house?: string): KeyforgeScenario {
  s.pick({ kind: 'end' });
  return house === undefined ? s : s.pick({ kind: 'house', value: house });
}

/** Kinds of options that have nothing but their kind, and those that speak of a value, not of a card. */
const BARE = ['yes', 'no', 'done', 'end'];
const VALUED = ['flank', 'house', 'number', 'trait', 'key', 'choice'];

/**
 * An option as `offers` says it: `play anger`, `flank left`, `number 3`, `yes`; a target also by its card alone, and
 * an ability that a card has from another as `order troll by stunner`.
 */
function queryOf(words: string): Query {
  const [kind, what, , giver] = words.split(' ') as [string, string | undefined, string?, string?];
  if (what === undefined) return BARE.includes(words) ? { kind } : { kind: 'target', card: words };
  if (giver !== undefined) return { kind, card: what, giver };
  return VALUED.includes(kind) ? { kind, value: what } : { kind, card: what };
}

/** Takes options in order, each said as `offers` says it. */
export const take = taker(queryOf);

/** A position after some decisions. */
export const reach = (setup: KeyforgeSetup, ...picks: string[]): KeyforgeScenario =>
  take(start(setup), ...picks);
