import type { State } from '../../../core/game.js';
import { at, Event, None } from '../layout.js';
import { Verb } from '../program.js';
import { amberOn, changePool, isEmpty, listeners, setTokens, touch } from '../state.js';
import { forbidden } from './permissions.js';
import { emit, openReplacement, openWindow } from './triggers.js';

/**
 * Every æmber that comes to a pool comes through here, because some cards replace that. Returns how much
 * really came. `reaping` is 1 for the æmber of a reap.
 */
export function addToPool(s: State, seat: number, n: number, reaping = 0): number {
  if (n <= 0) return 0;
  if (replaces(s, Event.InsteadGainsAmber)) {
    const base = s[at.pendingCount]!;
    emit(s, Event.InsteadGainsAmber, None.Card, seat, n, reaping);
    if (s[at.pendingCount]! > base) {
      openReplacement(s, base);
      return 0;
    }
  }
  changePool(s, seat, n);
  if (reaping) offerGain(s, seat, n, reaping);
  return n;
}

const replaces = (s: State, event: Event): boolean =>
  !isEmpty(s, listeners(event)) || ((s[at.lastingEvents]! >>> event) & 1) === 1;

/** The æmber just gained is there once: of all that would take it the active player picks one. */
function offerGain(s: State, player: number, n: number, reaping: number): void {
  const base = s[at.pendingCount]!;
  emit(s, Event.GainsAmber, None.Card, player, n, reaping);
  if (s[at.pendingCount]! > base) openReplacement(s, base);
}

function tellStolen(s: State, victim: number, n: number): void {
  const base = s[at.pendingCount]!;
  emit(s, Event.StolenFrom, None.Card, victim, n);
  openWindow(s, base);
}

export function lose(s: State, seat: number, n: number): number {
  const lost = Math.min(n, s[at.amber + seat]!);
  changePool(s, seat, -lost);
  return lost;
}

/** From the other pool to this one, as much as there is; not when it can't be stolen. */
export function steal(s: State, by: number, n: number): number {
  const victim = 1 - by;
  const stolen = Math.min(n, s[at.amber + victim]!);
  if (stolen <= 0 || forbidden(s, Verb.BeStolenFrom, None.Card, victim)) return 0;
  if (replaces(s, Event.InsteadStolen)) {
    const base = s[at.pendingCount]!;
    emit(s, Event.InsteadStolen, None.Card, victim, stolen);
    if (s[at.pendingCount]! > base) {
      openReplacement(s, base);
      return 0;
    }
  }
  takeFromPool(s, victim, stolen);
  s[at.stolen + by]! += stolen;
  tellStolen(s, victim, stolen);
  addToPool(s, by, stolen);
  return stolen;
}

/** What is stolen or captured; with Po's Pixies on guard it comes from the supply. */
function takeFromPool(s: State, seat: number, n: number): void {
  if (!forbidden(s, Verb.LoseToThieves, None.Card, seat)) changePool(s, seat, -n);
}

/** From a pool onto a creature. */
export function capture(s: State, card: number, from: number, n: number): number {
  const captured = Math.min(n, s[at.amber + from]!);
  takeFromPool(s, from, captured);
  putOn(s, card, captured);
  return captured;
}

/** æmber from the supply, or already taken from elsewhere, onto a card. */
export function putOn(s: State, card: number, n: number): void {
  setTokens(s, card, 0, amberOn(s, card) + n);
  touch(s);
}

/** Takes æmber off a card and returns how much. */
export function takeOff(s: State, card: number, n: number): number {
  const taken = Math.min(n, amberOn(s, card));
  setTokens(s, card, 0, amberOn(s, card) - taken);
  touch(s);
  return taken;
}
