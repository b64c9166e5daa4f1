import type { State } from '../../../../core/game.js';
import { at, Event, F, Flag, Frame, Mod, Size, Zone } from '../../layout.js';
import { modKind, modN, program } from '../../pool.js';
import { Kind, MovePlace, Op, RULE_GRANTED, RULE_OF_ITS_SOURCE, Value } from '../../program.js';
import {
  add,
  areNeighbours,
  clear,
  clearFlag,
  controllerOf,
  definition,
  inPlay,
  isAbducted,
  isCreature,
  isEmpty,
  kindAt,
  linkBehind,
  linkToHost,
  namesake,
  nextIn,
  ownerOf,
  placeOf,
  touch,
  unlink,
  zoneOf,
} from '../../state.js';
import { show } from '../knowledge.js';
import { addLasting, claim, NO_CARDS, TEXT } from '../lasting.js';
import { giveForGood, moveCard, settleControl } from '../move.js';
import { How, mayPlay, startPlay } from '../play.js';
import { pop, pushShort } from '../stack.js';
import { emit, openWindow } from '../triggers.js';
import { enqueueAsYours, startUseByEffect } from '../use.js';
import { targets } from './targets.js';

/** Plays the card, if that is allowed. */
export function playIt(s: State, frame: number, who: number, stunned: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  const seat = s[frame + F.You]!;
  if (card >= 0 && isAbducted(s, card)) return goHome(s, frame, card);
  s[frame + F.Did] = card >= 0 && !inPlay(s, card) && mayPlay(s, card, seat) ? 1 : 0;
  if (s[frame + F.Did] === 0) return stayUnplayed(s, card);
  if (isOver(s, frame)) pop(s);
  startPlay(s, card, seat, stunned ? How.Stunned : 0);
}

/** A card put into archives that it leaves only for its owner's hand can't be played from them. */
function goHome(s: State, frame: number, card: number): void {
  s[frame + F.Did] = 0;
  moveCard(s, card, Zone.Hand, ownerOf(card));
}

/** The top card of a deck that can't be played: both players see that. */
function stayUnplayed(s: State, card: number): void {
  if (card >= 0 && zoneOf(s, card) === Zone.Deck) show(s, card);
}

/**
 * An effect within another procedure that has nothing left to do makes room for what it plays: cards that play the
 * next card of the deck may follow each other for long.
 */
const isOver = (s: State, frame: number): boolean =>
  program[s[frame + F.Pc]!] === Op.End && s[s[frame + F.Below]! + F.Kind] !== Frame.Turn;

/** Uses the card, readied first where the effect says so, unless it has gone back to the other player. */
export function use(
  s: State,
  frame: number,
  who: number,
  how: number,
  readyFirst: number,
  asYours: number,
): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  if (card < 0 || !inPlay(s, card) || (!asYours && controllerOf(s, card) !== s[frame + F.You])) {
    s[frame + F.Did] = 0;
    return;
  }
  if (readyFirst) clearFlag(s, card, Flag.Exhausted);
  s[frame + F.It] = card;
  s[frame + F.Did] = 1;
  startUseByEffect(s, card, s[frame + F.You]!, how);
}

/** Two Replicators would trigger each other for ever: so deep down nothing is triggered any more. */
export function trigger(s: State, frame: number, tag: number, who: number, asYours: number): void {
  const base = s[at.pendingCount]!;
  s[frame + F.Did] = 0;
  if (s[at.free]! > at.stack + Size.Stack / 2) return;
  const set = targets(s, frame, who);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    enqueueAsYours(s, card, tag, asYours ? s[frame + F.You]! : controllerOf(s, card));
  }
  s[frame + F.Did] = s[at.pendingCount]! - base;
  openWindow(s, base);
}

/** The targets in play go under the control of a player. */
export function control(s: State, frame: number, who: number, seat: number, whileSelf: number): void {
  const set = targets(s, frame, who);
  s[frame + F.Did] = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!inPlay(s, card)) continue;
    if (controllerOf(s, card) !== seat) s[frame + F.Did]!++;
    if (whileSelf) claim(s, card, seat, s[frame + F.Self]!);
    else giveForGood(s, card, seat);
    settleControl(s, card);
  }
}

/** Two creatures of one line, or nothing happens. */
export function swap(s: State, frame: number, first: number, second: number): void {
  const a = nextIn(s, targets(s, frame, first), 0);
  const b = nextIn(s, targets(s, frame, second), 0);
  s[frame + F.Did] = 0;
  if (a < 0 || b < 0 || a === b || !isCreature(s, a) || placeOf(s, a) !== placeOf(s, b)) return;
  if (areNeighbours(s, a, b) && s[at.next + a] === b) return swapPlaces(s, frame, b, a);
  return swapPlaces(s, frame, a, b);
}

/** `a` does not stand directly left of `b`. */
function swapPlaces(s: State, frame: number, a: number, b: number): void {
  const place = placeOf(s, a);
  const beforeB = s[at.prev + b]!;
  const beforeA = s[at.prev + a]! === b ? a : s[at.prev + a]!;
  unlink(s, a);
  linkBehind(s, a, place, beforeB);
  unlink(s, b);
  linkBehind(s, b, place, beforeA);
  s[frame + F.Did] = 1;
  touch(s);
}

/** The creature takes a new place in its line; an artifact may come to the line, too. */
export function moveTo(s: State, frame: number, who: number, place: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  const comes = place === MovePlace.Battleline && zoneOf(s, card) === Zone.Artifacts;
  s[frame + F.Did] = card >= 0 && (comes || isCreature(s, card)) ? 1 : 0;
  if (s[frame + F.Did] === 0) return;
  const arrive = pushShort(s, Frame.Arrive, card, controllerOf(s, card));
  s[arrive + F.Number] = place === MovePlace.Anywhere ? 1 : 0;
}

/** The upgrade moves onto another creature. */
export function attach(s: State, frame: number, what: number, to: number): void {
  const upgrade = nextIn(s, targets(s, frame, what), 0);
  const host = nextIn(s, targets(s, frame, to), 0);
  s[frame + F.Did] = 0;
  if (upgrade < 0 || host < 0 || kindAt(s, upgrade) !== Kind.Upgrade || !isCreature(s, host)) return;
  unlink(s, upgrade);
  linkToHost(s, upgrade, host, Zone.Attached);
  s[frame + F.Did] = 1;
  touch(s);
  const base = s[at.pendingCount]!;
  emit(s, Event.Attached, host, s[frame + F.You]!, 0, upgrade);
  openWindow(s, base);
}

/** The card gains the text of another for a while. */
export function lendText(s: State, frame: number, of: number, to: number, duration: number): void {
  const lender = nextIn(s, targets(s, frame, of), 0);
  const card = nextIn(s, targets(s, frame, to), 0);
  if (lender < 0 || card < 0 || !inPlay(s, card)) return;
  clear(s, at.scratch);
  add(s, at.scratch, card);
  const source = namesake(s, s[frame + F.Self]!);
  addLasting(s, TEXT + definition(s, lender), duration, s[frame + F.You]!, source, 0, 1, at.scratch);
}

/** Begins a lasting effect, on the chosen cards where it is granted to them; copies of a card begin the same. */
export function lasting(s: State, frame: number, duration: number, what: number, how: number): void {
  const cards = how & RULE_GRANTED ? frame + F.Those : NO_CARDS;
  if (cards !== NO_CARDS && isEmpty(s, cards)) return;
  const counted = what < 0 && modKind[~what] === Mod.Allow && modN[~what] !== Value.All;
  addLasting(
    s,
    what,
    duration,
    s[frame + F.You]!,
    how & RULE_OF_ITS_SOURCE ? s[frame + F.Self]! : namesake(s, s[frame + F.Self]!),
    s[frame + F.Named]!,
    counted ? modN[~what]! : 1,
    cards,
  );
}
