import type { State } from '../../core/game.js';
import { at, Flag, Place, Size, TurnCard, Zone } from './layout.js';
import { tierOf } from './pool.js';
import { definition, head, next } from './state.js';

/** What stands in for a card that nobody can see. */
const UNSEEN = -2;

/**
 * All that a seat knows, as plain data: every public word of the state, every pile as a list of its cards, and
 * of what lies hidden only what is known of it. Hands are open, so every seat knows the same.
 */
export function known(s: State, _seat: number): unknown {
  return {
    counts: [...s.subarray(0, at.luck), ...s.subarray(at.luck + 2, at.turnDeck)],
    turns: [...s.subarray(at.turnDeck, at.turnDiscardCount)].slice(0, s[at.turnDeckCount]!).map(seenTurn),
    turnsLeft: [...s.subarray(at.turnDeck, at.turnDiscardCount)].map((card) => card & TurnCard.Kind).sort(),
    turnsGone: [...s.subarray(at.turnDiscardCount, at.head)],
    piles: Array.from({ length: Size.Lists }, (_, place) => pile(s, place)),
    tokens: [...s.subarray(at.tokens, at.stack)],
    going: [...s.subarray(at.stack, at.words)],
  };
}

const seenTurn = (card: number): number => (card & TurnCard.Known ? card : UNSEEN);

function listed(s: State, place: number): number[] {
  const cards: number[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card)) cards.push(card);
  return cards;
}

function pile(s: State, place: number): unknown {
  const cards = listed(s, place);
  if (place === Place.NemesisDeck || place === Place.Box)
    return cards.map((card) => tierOf[definition(s, card)]);
  const isDeck = place < Place.Supply && (place & 7) === Zone.Deck;
  if (!isDeck && place !== Place.CorruptionDeck) return cards.map((card) => s[at.card + card]);
  return {
    places: cards.map((card) => (s[at.card + card]! & Flag.Placed ? seenCard(s, card) : UNSEEN)),
    somewhere: cards
      .filter((card) => !(s[at.card + card]! & Flag.Placed))
      .map((card) => seenCard(s, card))
      .sort((a, b) => a - b),
  };
}

const seenCard = (s: State, card: number): number =>
  s[at.card + card]! & Flag.Seen ? definition(s, card) : UNSEEN;
