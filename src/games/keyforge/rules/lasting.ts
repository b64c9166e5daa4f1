import type { State } from '../../../core/game.js';
import { at, Lasting, Mod, Size } from '../layout.js';
import { abilityEvent, modKind } from '../pool.js';
import { Duration } from '../program.js';
import { add, controllerOf, has, isEmpty, sameSet } from '../state.js';
import { bindText, ctx } from './context.js';

const FOREVER = 0x7fffffff;
/** What a claim to the control of a card is, among lasting effects. */
export const CLAIM = 0x7ffffff0;
/** Ends when its source leaves play; when its card changes controller. */
const BOUND = 1 << 10;
const WHILE_CONTROLLED = 1 << 11;

/** The place of the lasting effect with this index. */
export const lastingAt = (i: number): number => at.lasting + i * Size.LastingWords;

/** Whether the lasting effect at `e` holds now. */
export const holdsNow = (s: State, e: number): boolean =>
  s[e + Lasting.From]! <= s[at.turn]! && s[at.turn]! <= s[e + Lasting.To]!;

/** Speaks for the player who made it; granted to cards, each of them is its bearer. */
export function bindLasting(s: State, e: number, card: number): void {
  const who = s[e + Lasting.Who]!;
  const granted = !isEmpty(s, e + Lasting.Cards);
  bindText(s, granted ? card : ((who >> 2) & 0xff) - 1, ((who >> 2) & 0xff) - 1);
  ctx.you = granted && card >= 0 ? controllerOf(s, card) : who & 1;
  ctx.named = s[e + Lasting.Named]!;
}

/** Makes room for a lasting effect and fills in whose it is and how long it holds. */
export function addLasting(
  s: State,
  what: number,
  duration: number,
  you: number,
  source: number,
  named: number,
  left: number,
): number {
  if (s[at.lastingCount] === Size.Lasting) throw new Error('too many lasting effects at once');
  const e = lastingAt(s[at.lastingCount]!++);
  for (let word = e; word < e + Size.LastingWords; word++) s[word] = 0;
  const turn = s[at.turn]!;
  s[e + Lasting.What] = what;
  s[e + Lasting.From] = duration === Duration.OpponentsNextTurn ? nextTurnOf(s, 1 - you) : turn;
  s[e + Lasting.To] = lastTurn(s, duration, you);
  s[e + Lasting.Who] = you | ((source + 1) << 2) | bound(duration);
  s[e + Lasting.Named] = named;
  s[e + Lasting.Left] = left;
  s[at.recheck]! |= 1;
  index(s);
  return e;
}

const bound = (duration: number): number =>
  duration === Duration.WhileSelf ? BOUND : duration === Duration.WhileControlled ? WHILE_CONTROLLED : 0;

/** Turns alternate, so the next turn of a seat is one or two turns away. */
const nextTurnOf = (s: State, seat: number): number => s[at.turn]! + (s[at.active] === seat ? 2 : 1);

function lastTurn(s: State, duration: number, you: number): number {
  switch (duration) {
    case Duration.Turn:
      return s[at.turn]!;
    case Duration.OpponentsNextTurn:
      return nextTurnOf(s, 1 - you);
    case Duration.UntilYourTurn:
      return nextTurnOf(s, you) - 1;
    case Duration.EndOfYourNextTurn:
      return nextTurnOf(s, you);
    default:
      return FOREVER;
  }
}

/** What a second time adds nothing to. */
const PLAIN = (1 << Mod.Belongs) | (1 << Mod.Flank) | (1 << Mod.LoseKeyword) | (1 << Mod.Blank);

/** Whether these very cards were granted a modifier for as long before, and twice means no more than once. */
export function holdsAlready(s: State, what: number, duration: number, you: number, cards: number): boolean {
  if (((PLAIN >> modKind[~what]!) & 1) === 0) return false;
  for (let i = 0; i < s[at.lastingCount]!; i++) {
    const e = lastingAt(i);
    if (s[e + Lasting.What] !== what || s[e + Lasting.To] !== lastTurn(s, duration, you)) continue;
    if (sameSet(s, e + Lasting.Cards, cards)) return true;
  }
  return false;
}

/** At the end of a turn. */
export function dropExpired(s: State): void {
  for (let i = s[at.lastingCount]! - 1; i >= 0; i--) {
    if (s[lastingAt(i) + Lasting.To]! <= s[at.turn]!) drop(s, i);
  }
}

export function drop(s: State, i: number): void {
  const e = lastingAt(i);
  s.copyWithin(e, e + Size.LastingWords, lastingAt(s[at.lastingCount]!));
  s[at.lastingCount]!--;
  s[at.recheck]! |= 1;
  index(s);
}

/** Which events and modifiers any lasting effect speaks of, so that all others cost one test. */
function index(s: State): void {
  let events = 0;
  let mods = 0;
  for (let i = 0; i < s[at.lastingCount]!; i++) {
    const what = s[lastingAt(i) + Lasting.What]!;
    if (what === CLAIM) continue;
    if (what < 0) mods |= 1 << modKind[~what]!;
    else events |= 1 << abilityEvent[what]!;
  }
  s[at.lastingEvents] = events;
  s[at.lastingMods] = mods;
}

/**
 * A card leaves play: what was bound to it ends, and what was granted to it. Returns a card whose control
 * must be settled anew, or -1; there is at most one, as each source claims one card.
 */
export function dropBoundTo(s: State, card: number): number {
  let freed = -1;
  for (let i = s[at.lastingCount]! - 1; i >= 0; i--) {
    const e = lastingAt(i);
    const who = s[e + Lasting.Who]!;
    const mine = has(s, e + Lasting.Cards, card);
    if (who & BOUND && ((who >> 2) & 0xff) - 1 === card) {
      if (s[e + Lasting.What] === CLAIM) freed = s[e + Lasting.Named]!;
      drop(s, i);
    } else if (mine) {
      ungrant(s, i, card);
    }
  }
  return freed;
}

function ungrant(s: State, i: number, card: number): void {
  const e = lastingAt(i) + Lasting.Cards;
  s[e + (card >> 5)]! &= ~(1 << (card & 31));
  if ((s[e]! | s[e + 1]! | s[e + 2]!) === 0) drop(s, i);
}

/** Records that `seat` claims a card; of several claims the latest holds, and for good if nothing ends it. */
export function claim(s: State, card: number, seat: number, source: number, whileSource: boolean): void {
  if (!whileSource) dropClaims(s, card);
  const e = addLasting(s, CLAIM, Duration.WhileSelf, seat, source, card, 0);
  if (!whileSource) s[e + Lasting.Who]! &= ~BOUND;
  add(s, e + Lasting.Cards, card);
}

function dropClaims(s: State, card: number): void {
  for (let i = s[at.lastingCount]! - 1; i >= 0; i--) {
    const e = lastingAt(i);
    if (s[e + Lasting.What] === CLAIM && s[e + Lasting.Named] === card) drop(s, i);
  }
}

/** The seat of the latest claim to a card, or `otherwise`. */
export function claimant(s: State, card: number, otherwise: number): number {
  let seat = otherwise;
  for (let i = 0; i < s[at.lastingCount]!; i++) {
    const e = lastingAt(i);
    if (s[e + Lasting.What] === CLAIM && s[e + Lasting.Named] === card) seat = s[e + Lasting.Who]! & 1;
  }
  return seat;
}

/** A card changes sides: what held while one player controlled it ends. */
export function dropWhileControlled(s: State, card: number): void {
  for (let i = s[at.lastingCount]! - 1; i >= 0; i--) {
    const e = lastingAt(i);
    if (s[e + Lasting.Who]! & WHILE_CONTROLLED && has(s, e + Lasting.Cards, card)) drop(s, i);
  }
}
