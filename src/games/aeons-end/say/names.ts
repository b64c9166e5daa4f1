import type { State } from '../../../core/game.js';
import { at, TurnCard, Zone } from '../layout.js';
import { definitions } from '../pool.js';
import { definition } from '../state.js';

export const cardName = (d: number): string => definitions[d]!.card.name;
export const nameOfCard = (s: State, card: number): string => cardName(definition(s, card));
export const mageName = (s: State, seat: number): string => cardName(s[at.mage + seat]!);
export const nemesisName = (s: State): string => cardName(s[at.nemesis]!);

const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
export const breachName = (b: number): string => `breach ${NUMERALS[b]}`;
export const breachAt = (place: number): string => breachName((place & 7) - Zone.Breach);

export function turnCardName(s: State, kind: number): string {
  if (kind === TurnCard.Nemesis) return 'a nemesis card';
  return kind === TurnCard.Wild ? 'the wild card' : `a card of ${mageName(s, kind)}`;
}

/** Somebody's something: "Mist's", "Xaxos's". */
