import type { State } from '../../core/game.js';
import { at, Flag, Size } from './layout.js';
import { printedOf } from './pool.js';
import { isHidden, isShuffled, mixedIn, since } from './rules/knowledge.js';
import { definition, flag, ownerOf } from './state.js';

/** What stands in for a card that the seat can't see. */
const UNSEEN = -2;

/** Whether a seat knows which card this is. */
export function sees(s: State, card: number, seat: number): boolean {
  if (!isHidden(s, card)) return true;
  if (ownerOf(card) === seat) return !isShuffled(s, card);
  return (s[at.flags + card]! & (Flag.Placed | Flag.Seen)) === (Flag.Placed | Flag.Seen);
}

/**
 * All that a seat knows, as plain data: every public word of the state, its own cards and codex, and of the other
 * seat's hidden cards how many lie where, which ones are somewhere among them, and what its codex held.
 */
export function known(s: State, seat: number): unknown {
  const own = at.codex + seat * Size.Playable;
  return {
    counts: [...s.subarray(0, at.luck), ...s.subarray(at.luck + 2, at.codex)],
    table: [...s.subarray(at.forms, at.definition), ...s.subarray(at.place, at.flags)],
    codex: [...s.subarray(own, own + Size.Playable)],
    cards: Array.from({ length: Size.Cards }, (_, card) => look(s, card, seat)),
    deck: cardsOf(s, seat)
      .filter((card) => isShuffled(s, card))
      .map((card) => definition(s, card))
      .sort(byNumber),
    pool: poolOf(s, 1 - seat),
    ...elsewhere(s, 1 - seat),
    going: [...s.subarray(at.stack, at.words)],
  };
}

const byNumber = (a: number, b: number): number => a - b;

const cardsOf = (s: State, seat: number): number[] =>
  Array.from({ length: s[at.made + seat]! }, (_, i) => seat * Size.Seat + i);

function look(s: State, card: number, seat: number): unknown {
  const place = [s[at.flags + card]! & ~Flag.Seen, mixedIn(s, card)];
  return sees(s, card, seat)
    ? [definition(s, card), s[at.flags + card], s[at.wounds + card], ...place]
    : [UNSEEN, ...place];
}

/** Every card that is in the other seat's codex or may have come out of it unseen, by printed number. */
function poolOf(s: State, seat: number): number[] {
  const codex = at.codex + seat * Size.Playable;
  const counts = [...s.subarray(codex, codex + Size.Playable)];
  for (const card of unseenOf(s, seat)) counts[printedOf[definition(s, card)]!]!++;
  return counts;
}

const unseenOf = (s: State, seat: number): number[] =>
  cardsOf(s, seat).filter((card) => isHidden(s, card) && !flag(s, card, Flag.Seen));

/** Cards of the other seat that are somewhere: those known to exist, and how many new ones, since when. */
function elsewhere(s: State, seat: number): { seen: unknown; unseen: unknown } {
  const free = cardsOf(s, seat).filter((card) => isHidden(s, card) && !flag(s, card, Flag.Placed));
  const seen = free.filter((card) => flag(s, card, Flag.Seen));
  return {
    seen: seen.map((card) => `${definition(s, card)} ${since(s, card)}`).sort(),
    unseen: free
      .filter((card) => !flag(s, card, Flag.Seen))
      .map((card) => since(s, card))
      .sort(byNumber),
  };
}
