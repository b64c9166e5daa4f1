import type { Seed, State } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import { at, Flag, Place, Size, Variant, Zone } from './layout.js';
import { head, isVariant, list, next } from './state.js';

const luck = new Luck();
/** Cards that a seat can't tell apart, and what they are. */
const slots = new Int32Array(Size.Cards);
const values = new Int32Array(Size.Cards);
const copies = new Int32Array(Flag.Definition + 1);
let count = 0;

/**
 * Deals anew what a seat can't see: which cards the others hold, the order of all decks, the centre deck, relics that
 * others were dealt in secret. What everybody has seen stays: cards shown from a hand, and which mercenaries lie under
 * the centre deck. The deal follows from what the seat knows and from the seed alone.
 */
export function determinize(s: State, seat: number, seed: Seed): void {
  luck.seed(seed[0], seed[1]);
  dealCenter(s);
  for (let other = 0; other < s[at.players]!; other++) {
    count = 0;
    if (other !== seat) collect(s, list(other, Zone.Hand), Flag.Seen);
    collect(s, list(other, Zone.Deck), 0);
    dealOut(s);
  }
  if (isVariant(s, Variant.Secret)) dealSecretRelics(s, seat);
  s[at.luck] = luck.bits();
  s[at.luck + 1] = luck.bits();
}

/** The cards of a list without a mark. */
function collect(s: State, place: number, known: number): void {
  for (let card = head(s, place); card >= 0; card = next(s, card)) {
    if ((s[at.card + card]! & known) === 0) slots[count++] = card;
  }
}

/** Any of the collected cards may be any of them; sorted first, so that how they lay gives nothing away. */
function dealOut(s: State): void {
  sortValues(s);
  for (let left = count; left > 0; left--) {
    const i = luck.below(left);
    const slot = at.card + slots[left - 1]!;
    s[slot] = (s[slot]! & ~Flag.Definition) | values[i]!;
    values[i] = values[left - 1]!;
  }
}

/** By counting, because there are few different cards. */
function sortValues(s: State): void {
  for (let i = 0; i < count; i++) copies[s[at.card + slots[i]!]! & Flag.Definition]!++;
  let n = 0;
  for (let d = 0; n < count; d++) for (; copies[d]! > 0; copies[d]!--) values[n++] = d;
}

const BATCH = Flag.Under | Flag.Batch;

/** What was put under the deck together stays together, in an order that nobody knows. */
function dealCenter(s: State): void {
  let card = head(s, Place.Center);
  while (card >= 0) {
    const mark = s[at.card + card]! & BATCH;
    count = 0;
    for (; card >= 0 && (s[at.card + card]! & BATCH) === mark; card = next(s, card)) slots[count++] = card;
    dealOut(s);
  }
}

/** A relic in the box is known to the seat that put it there. */
function isBoxedBy(s: State, card: number, seat: number): boolean {
  const word = s[at.card + card]!;
  return (word & Flag.Boxed) !== 0 && (word & Flag.BoxedBy) >> Flag.BoxedByShift === seat;
}

function dealSecretRelics(s: State, seat: number): void {
  count = 0;
  for (let other = 0; other < s[at.players]!; other++) {
    if (other !== seat) collect(s, list(other, Zone.Relics), 0);
  }
  for (let card = head(s, Place.Box); card >= 0; card = next(s, card)) {
    if (!isBoxedBy(s, card, seat)) slots[count++] = card;
  }
  dealOut(s);
}
