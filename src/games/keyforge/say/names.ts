import type { State } from '../../../core/game.js';
import { at, F, Zone } from '../layout.js';
import { definitions } from '../pool.js';
import { controllerOf, definition, headOf, inPlay, isCreature, nextCard } from '../state.js';

/** What the players are called. */
export const SEATS = ['A', 'B'] as const;
export const COLOURS = ['red', 'yellow', 'blue'] as const;

export const cardName = (s: State, card: number): string => definitions[definition(s, card)]!.card.name;

/** "Urchin", "B's Urchin", "Urchin (2nd from the left)": as much as it takes to tell it from others in play. */
export function pointOut(s: State, card: number, seat: number): string {
  const name = cardName(s, card);
  if (!inPlay(s, card)) return name;
  const whose = controllerOf(s, card) === seat ? name : `${SEATS[controllerOf(s, card)]}'s ${name}`;
  return isCreature(s, card) && hasTwin(s, card)
    ? `${whose} (${ordinal(placeFromLeft(s, card))} from the left)`
    : whose;
}

function hasTwin(s: State, card: number): boolean {
  for (let c = headOf(s, controllerOf(s, card), Zone.Line); c >= 0; c = nextCard(s, c)) {
    if (c !== card && cardName(s, c) === cardName(s, card)) return true;
  }
  return false;
}

function placeFromLeft(s: State, card: number): number {
  let n = 1;
  for (let c = s[at.prev + card]!; c >= 0; c = s[at.prev + c]!) n++;
  return n;
}

export const ordinal = (n: number): string =>
  `${n}${n % 100 > 3 && n % 100 < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

/** The card whose effect, play or fight the pending decision belongs to, or None.Card. */
export const sourceOf = (s: State): number => s[s[at.top]! + F.Self]!;

/** A lasting effect may speak for a player and no card. */
export const sourceName = (s: State): string => (sourceOf(s) < 0 ? 'the effect' : cardName(s, sourceOf(s)));

export const plural = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
export const amberWords = (n: number): string => `${n} æmber`;
