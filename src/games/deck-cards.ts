import type { State } from '../core/game.js';
import type { Factor, Side } from './module.js';

/** What a card of a deck is replaced by: another card that luck draws for each game, or one that does nothing. */
export const REPLACEMENTS = ['average', 'blank'] as const;
export type ReplacedBy = (typeof REPLACEMENTS)[number];

export interface Replacement {
  readonly card: string;
  readonly by: ReplacedBy;
  /** The set that other cards are drawn from. */
  readonly set: string;
}

/** A card that a deck holds, whatever the number of its copies. */
export interface DeckCard extends Factor {
  readonly copies: number;
  /** The places of its copies among the cards of the deck. */
  readonly places: readonly number[];
}

/** For a game whose sides bring decks: what each card does for its deck. */
export interface DeckCards<Data = unknown> {
  /** The different cards of a deck, in its order. */
  of(side: Side<Data>): readonly DeckCard[];
  /** The set that a deck is measured by: the one that is named, or its own. Throws an InputError of one line. */
  setOf(side: Side<Data>, named?: string): string;
  /** The deck with all copies of a card replaced; each keeps its place, so that all other luck is the same. */
  replaced(side: Side<Data>, replacement: Replacement): Side<Data>;
  /** What a deck of a set meets: in each block another deck of the set, as luck draws it. */
  field(set: string): Side<Data>;
  /** Marks the places of the cards that side a holds in hand. */
  markHand(state: State, out: Uint8Array): void;
  /** What the two replacements are, in a sentence. */
  readonly replacing: string;
}

const FIELD = /^field:(\w+)$/;

/** The field of a set as a user would type it. */
export const sayField = (set: string): string => `field:${set}`;
export const parseField = (words: string): string | undefined => FIELD.exec(words)?.[1];

const WORDS = new RegExp(`^(.+)~([^~=]+)=(${REPLACEMENTS.join('|')}):(\\w+)$`);

/** A changed deck as a user would type it, after the words of the deck itself: `my.json~anger=blank:CotA`. */
export const sayReplacement = (from: string, { card, by, set }: Replacement): string =>
  `${from}~${card}=${by}:${set}`;

/** The last change in such words, and the words before it; undefined where there is none. */
export function parseReplacement(
  words: string,
): { readonly from: string; readonly replacement: Replacement } | undefined {
  const [, from, card, by, set] = WORDS.exec(words) ?? [];
  if (from === undefined) return undefined;
  return { from, replacement: { card: card!, by: by as ReplacedBy, set: set! } };
}
