import type { State } from '../../../src/core/game.js';
import { None, Size, Zone } from '../../../src/games/keyforge/layout.js';
import { program } from '../../../src/games/keyforge/pool.js';
import {
  Destination,
  Fi,
  In,
  Op,
  Seat,
  Select,
  Side,
  Value,
  Who,
} from '../../../src/games/keyforge/program.js';
import { cardOf, ctx, seatOf } from '../../../src/games/keyforge/rules/context.js';
import { collect } from '../../../src/games/keyforge/rules/evaluate.js';
import { countIn, headOf, nextCard } from '../../../src/games/keyforge/state.js';
import { powerNow } from './board.js';
import { touch } from './touch.js';
import { isOpenFilter, reckon } from './visible.js';
import { PART, part, W } from './weights.js';

/**
 * For whom an effect is read, what its last operation would reach, how often a loop over cards runs, and the bonus
 * æmber of the card that is being played.
 */
export const reading = { me: 0, did: 1, rounds: 1, bonus: 0 };

/** The cards chosen so far, in up to four groups that one operation may touch together. */
const GROUPS = 4;
const cards = new Int32Array(GROUPS * (Size.Cards + 8));
const ends = new Int32Array(GROUPS + 1);
const modes = new Int32Array(GROUPS);
const amounts = new Int32Array(GROUPS);
/** Hidden cards count only by their number: 1 for one's own, -1 for the other's, 0 for a list of open cards. */
const hidden = new Int32Array(GROUPS);
/** From the top of a deck, where no card has been worth anything yet. */
const fromDeck = new Uint8Array(GROUPS);
let groups = 0;
let isSparing = false;

export function forgetGroups(): void {
  groups = 0;
  isSparing = false;
}

/** The kept cards are taken out of the group: one of them is spared. */
export function spareKept(): void {
  isSparing = true;
}

/** Lists the candidates of a choice; of hidden cards only their number is known. */
export function choose(s: State, p: number): void {
  if (program[p + 4] === 0 || groups === GROUPS) forgetGroups();
  const filter = program[p + 2]!;
  const isOpen = isOpenFilter(filter);
  const first = ends[groups]!;
  const n = isOpen ? gather(s, filter, first) : 0;
  const limit = program[p + 1] === Select.Each ? Size.Cards : reckon(s, program[p + 3]!);
  close(program[p + 1]!, limit, first + n, isOpen ? 0 : ownerOfHidden(filter));
  reading.did = isWeak(s, p, first, n) ? 0 : Math.min(limit, isOpen ? n : hiddenCount(s, filter));
  ctx.did = reading.did;
  ctx.it = n > 0 ? cards[first]! : None.Card;
}

function close(mode: number, amount: number, end: number, side: number): void {
  modes[groups] = mode;
  amounts[groups] = amount;
  hidden[groups] = side;
  fromDeck[groups] = 0;
  ends[++groups] = end;
}

const ownerOfHidden = (filter: number): number =>
  (program[filter + Fi.Side] === Side.Friendly) === (ctx.you === reading.me) ? 1 : -1;

/** One card that the effect speaks of; of what was chosen before, that stays so. */
export function chooseWho(s: State, p: number): void {
  const who = program[p + 1]!;
  if (groups > 0 && (who === Who.Those || who === Who.It)) return;
  if (program[p + 2] === 0 || groups === GROUPS) forgetGroups();
  const card = cardOf(s, who);
  const first = ends[groups]!;
  if (card >= 0) cards[first] = card;
  close(Select.Each, 1, card >= 0 ? first + 1 : first, 0);
  reading.did = card >= 0 ? 1 : 0;
  ctx.did = reading.did;
}

/** The top of a discard pile lies open, that of a deck does not. */
export function chooseTop(s: State, p: number): void {
  if (program[p + 4] === 0 || groups === GROUPS) forgetGroups();
  const n = reckon(s, program[p + 1]!);
  const seat = program[p + 2]!;
  reading.did = 0;
  if (seat !== Seat.Both) addTop(s, seatOf(s, seat), n, program[p + 3] === 1);
  else for (let both = 0; both < 2 && groups < GROUPS; both++) addTop(s, both, n, program[p + 3] === 1);
  ctx.did = reading.did;
}

function addTop(s: State, seat: number, n: number, isDiscard: boolean): void {
  const first = ends[groups]!;
  let end = first;
  if (isDiscard)
    for (let card = headOf(s, seat, Zone.Discard); card >= 0 && end < first + n; card = nextCard(s, card))
      cards[end++] = card;
  const count = isDiscard ? end - first : Math.min(n, countIn(s, seat, Zone.Deck));
  close(Select.Each, count, end, isDiscard ? 0 : seat === reading.me ? 1 : -1);
  fromDeck[groups - 1] = isDiscard ? 0 : 1;
  reading.did += count;
  ctx.it = isDiscard && count > 0 ? cards[first]! : None.Card;
}

/** Cards that will be turned up from the top of a deck. */
export function turnUp(seat: number, n: number): void {
  forgetGroups();
  close(Select.Each, n, 0, seat === reading.me ? 1 : -1);
  fromDeck[0] = 1;
  reading.did = n;
  ctx.did = n;
  ctx.it = None.Card;
}

/** Whether all candidates together lack the total power that any number of them must have. */
function isWeak(s: State, p: number, first: number, n: number): boolean {
  if (program[p + 1] !== Select.Any || program[p + 3] === Value.All) return false;
  let total = 0;
  for (let i = first; i < first + n; i++) total += powerNow(s, cards[i]!);
  return total < program[p + 3]!;
}

const gathered = new Int32Array(Size.Cards + 8);

function gather(s: State, filter: number, first: number): number {
  const n = collect(s, filter, gathered);
  for (let i = 0; i < n; i++) cards[first + i] = gathered[i]!;
  return n;
}

/** How many cards there may be, from the sizes of the hidden places alone. */
function hiddenCount(s: State, filter: number): number {
  const zones = program[filter + Fi.Zones]!;
  if (zones & (In.Those | In.Earlier | In.Under)) return 1;
  let n = 0;
  for (let side = Side.Friendly; side <= Side.Enemy; side++) {
    const seat = side === Side.Friendly ? ctx.you : 1 - ctx.you;
    if (!(program[filter + Fi.Side]! & side)) continue;
    if (zones & In.Hand) n += countIn(s, seat, Zone.Hand);
    if (zones & In.Deck) n += countIn(s, seat, Zone.Deck);
    if (zones & In.Archives) n += countIn(s, seat, Zone.Archives);
  }
  return n;
}

/** The worth of an operation on the chosen cards, or on the one card that it names. */
export function touchAll(s: State, p: number, who: number): number {
  if (groups > 0 && (who === Who.Those || who === Who.It)) {
    let total = 0;
    for (let group = 0; group < groups; group++) total += groupWorth(s, p, group);
    return total;
  }
  const card = cardOf(s, who);
  if (card < 0) return who === Who.Host ? bestHost(s, p) : 0;
  return reading.rounds * touch(s, p, card, reading.me);
}

/** An upgrade that is not played yet may go on any creature. */
function bestHost(s: State, p: number): number {
  let best = -BEYOND;
  for (let seat = 0; seat < 2; seat++)
    for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card))
      best = Math.max(best, touch(s, p, card, reading.me));
  return best === -BEYOND ? 0 : best;
}

function groupWorth(s: State, p: number, group: number): number {
  if (hidden[group] !== 0) return hiddenWorth(p, group);
  const n = ends[group + 1]! - ends[group]!;
  const picks = Math.min(amounts[group]!, n);
  if (picks <= 0) return 0;
  weigh(s, p, group);
  switch (modes[group]) {
    case Select.Each:
      return tally[Tally.Sum]! - (isSparing ? tally[Tally.Worst]! : 0);
    case Select.Any:
      return tally[Tally.Wanted]!;
    case Select.UpTo:
      return Math.min(tally[Tally.Wanted]!, Math.max(0, tally[Tally.Best]!) * picks);
    case Select.Random:
      return ((tally[Tally.Sum]! * picks) / n) | 0;
    default:
      return picks === n ? tally[Tally.Sum]! : tally[Tally.Best]! * picks;
  }
}

/** A group added up: all of it, its best and worst card, and what of it is above nothing. */
const enum Tally {
  Sum = 0,
  Best = 1,
  Worst = 2,
  Wanted = 3,
}
const tally = new Int32Array(4);
/** More than any card is worth. */
const BEYOND = 1 << 30;

function weigh(s: State, p: number, group: number): void {
  const sign = modes[group] === Select.Most ? 1 : modes[group] === Select.Least ? -1 : 0;
  let rank = -BEYOND;
  let chosen: number = None.Card;
  tally[Tally.Sum] = 0;
  tally[Tally.Best] = 0;
  tally[Tally.Wanted] = 0;
  tally[Tally.Worst] = BEYOND;
  for (let i = ends[group]!; i < ends[group + 1]!; i++) {
    const worth = touch(s, p, cards[i]!, reading.me);
    tally[Tally.Sum]! += worth;
    if (worth > 0) tally[Tally.Wanted]! += worth;
    if (worth < tally[Tally.Worst]!) tally[Tally.Worst] = worth;
    const order = sign === 0 ? worth : part(sign, powerNow(s, cards[i]!));
    if (order < rank || (order === rank && worth <= tally[Tally.Best]!)) continue;
    rank = order;
    tally[Tally.Best] = worth;
    chosen = cards[i]!;
  }
  ctx.it = chosen;
}

/** A hidden card is an average one. */
function hiddenWorth(p: number, group: number): number {
  const mine = ctx.you === reading.me ? 1 : -1;
  switch (program[p]) {
    case Op.Move:
      return hiddenMove(program[p + 1]!, group);
    case Op.Play:
    case Op.PutIntoPlay:
      return mine * W.card;
    case Op.Trigger:
    case Op.Use:
      return mine * W.use;
    case Op.Search:
      return hidden[group]! * W.search;
    default:
      return 0;
  }
}

/** Nobody misses a card that is discarded from a deck unseen. */
function hiddenMove(to: number, group: number): number {
  if (to === Destination.Discard && fromDeck[group] === 1) return 0;
  const sign = to === Destination.Discard || to === Destination.Purge ? -hidden[group]! : hidden[group]!;
  return sign * reading.did * part(PART.inHand, W.card);
}
