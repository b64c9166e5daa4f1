import type { Seed, State } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import { at, Flag, Place, Size, TurnCard, Zone } from './layout.js';
import { kindOf, specificOf, tierOf } from './pool.js';
import { Kind } from './program.js';
import { definition, head, list, next } from './state.js';

const luck = new Luck();
/** Places in the state that hold something hidden, and what is dealt to them. */
const slots = new Int32Array(Size.Cards);
const values = new Int32Array(Size.Cards);
/** Corruptions that nobody has looked at. */
const corruptions = new Int32Array(Size.Cards);
let unseen = 0;

/**
 * Deals anew what nobody knows: the nemesis deck tier by tier, with the basic cards that were left out; the
 * turn order deck; which corruptions lie face down where; the order of shuffled decks. All seats know the same.
 * The deal follows from what is known and from the seed alone.
 */
export function determinize(s: State, _seat: number, seed: Seed): void {
  luck.seed(seed[0], seed[1]);
  for (let tier = 1; tier <= 3; tier++) dealTier(s, tier);
  dealTurns(s);
  collectCorruptions(s);
  dealPile(s, Place.CorruptionDeck);
  for (let seat = 0; seat < s[at.players]!; seat++) dealPile(s, list(seat, Zone.Deck));
  s[at.luck] = luck.bits();
  s[at.luck + 1] = luck.bits();
}

/** Sorts the first n numbers, so that how they lay before gives nothing away. */
function sort(numbers: Int32Array, from: number, n: number): void {
  for (let i = from + 1; i < n; i++) {
    const number = numbers[i]!;
    let j = i;
    for (; j > from && numbers[j - 1]! > number; j--) numbers[j] = numbers[j - 1]!;
    numbers[j] = number;
  }
}

function shuffle(numbers: Int32Array, from: number, n: number): void {
  for (let i = n - 1; i > from; i--) {
    const j = from + luck.below(i - from + 1);
    const number = numbers[i]!;
    numbers[i] = numbers[j]!;
    numbers[j] = number;
  }
}

const OF_THE_CARD = Flag.Definition | Flag.Seen;

/** What a card is, at a place that stays as it is. */
function put(s: State, card: number, value: number): void {
  s[at.card + card] = (s[at.card + card]! & ~OF_THE_CARD) | value;
}

/** Any of the tier's basic cards may be the ones left out; the rest is shuffled with the nemesis's own. */
function dealTier(s: State, tier: number): void {
  const out = collectTier(s, Place.Box, tier, 0);
  const all = collectTier(s, Place.NemesisDeck, tier, out);
  let basics = 0;
  for (let i = 0; i < all; i++) if (specificOf[definition(s, slots[i]!)] === 0) values[basics++] = idOf(s, i);
  let n = basics;
  for (let i = 0; i < all; i++) if (specificOf[definition(s, slots[i]!)] !== 0) values[n++] = idOf(s, i);
  sort(values, 0, basics);
  sort(values, basics, all);
  shuffle(values, 0, basics);
  shuffle(values, out, all);
  for (let i = 0; i < all; i++) put(s, slots[i]!, values[i]!);
}

const idOf = (s: State, slot: number): number => s[at.card + slots[slot]!]! & OF_THE_CARD;

function collectTier(s: State, place: number, tier: number, from: number): number {
  let n = from;
  for (let card = head(s, place); card >= 0; card = next(s, card)) {
    if (tierOf[definition(s, card)] === tier) slots[n++] = card;
  }
  return n;
}

/** Turn order cards whose place is known stay there. */
function dealTurns(s: State): void {
  let n = 0;
  for (let i = 0; i < s[at.turnDeckCount]!; i++) {
    if (s[at.turnDeck + i]! & TurnCard.Known) continue;
    slots[n] = at.turnDeck + i;
    values[n++] = s[at.turnDeck + i]!;
  }
  sort(values, 0, n);
  shuffle(values, 0, n);
  for (let i = 0; i < n; i++) s[slots[i]!] = values[i]!;
}

const isUnseen = (s: State, card: number): boolean =>
  (s[at.card + card]! & Flag.Seen) === 0 && kindOf[definition(s, card)] === Kind.Corruption;

function collectCorruptions(s: State): void {
  unseen = 0;
  for (let card = 0; card < Size.Nemesis; card++) {
    if (s[at.card + card]! >= 0 && isUnseen(s, card)) corruptions[unseen++] = definition(s, card);
  }
  sort(corruptions, 0, unseen);
  shuffle(corruptions, 0, unseen);
}

/** Known places keep their card, or get another unseen corruption; all else in the pile is shuffled. */
function dealPile(s: State, place: number): void {
  let n = 0;
  let hidden = 0;
  let seen = 0;
  for (let card = head(s, place); card >= 0; card = next(s, card)) {
    if (s[at.card + card]! & Flag.Placed) {
      if (isUnseen(s, card)) put(s, card, corruptions[--unseen]!);
      continue;
    }
    slots[n++] = card;
    if (isUnseen(s, card)) hidden++;
    else values[seen++] = s[at.card + card]! & OF_THE_CARD;
  }
  sort(values, 0, seen);
  for (let i = 0; i < hidden; i++) values[seen + i] = corruptions[--unseen]!;
  shuffle(values, 0, n);
  for (let i = 0; i < n; i++) put(s, slots[i]!, values[i]!);
}
