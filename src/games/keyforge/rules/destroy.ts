import type { State } from '../../../core/game.js';
import { at, Cares, Decision, Event, F, Flag, Frame, None, Size, Zone } from '../layout.js';
import { program, tagsOf } from '../pool.js';
import { Keyword, Kind, Op, Tag } from '../program.js';
import {
  add,
  clear,
  clearFlag,
  controllerOf,
  copySet,
  damageOn,
  definition,
  flag,
  has,
  inPlay,
  isCreature,
  isEmpty,
  kindAt,
  nextIn,
  ownerOf,
  remove,
  setFlag,
  sizeOf,
} from '../state.js';
import {
  addDiscarded,
  asksForPile,
  asksToSpare,
  canBeSpared,
  isNextForPile,
  noteAttached,
  noteDiscarded,
  putOnPile,
  spare,
  spareNoMore,
} from './leaving.js';
import { hasKeyword, power } from './modifiers.js';
import { leavePlay, wardSaves } from './move.js';
import { ask, goesOn, pop, pushLong } from './stack.js';
import { noteSuccession, succeed } from './successors.js';
import {
  DYING_LIST,
  dropVoid,
  emit,
  emitAs,
  enqueueTags,
  keepWaiting,
  openWindow,
  orderMatters,
  PENDING_LIST,
  replacementsLast,
  resolve,
} from './triggers.js';

/** What the cause of a destruction wants of it. */
export const enum Cause {
  /** A check of the rules: no effect waits for what comes of it. */
  Check = 0,
  /** Damage of an effect: it may ask what was destroyed. */
  Damage = 1,
  /** A "destroy": those destroyed become those it speaks of. */
  Destroy = 2,
  /** The damage that fighting creatures deal each other. */
  Fight = 4,
  /** Assault. */
  Assault = 8,
}

const enum Step {
  Abilities = 0,
  Leaving = 1,
  Left = 2,
  Piles = 3,
  Told = 4,
  Done = 5,
  Saving = 6,
}

/**
 * Destroys a set of cards: tags those that can be destroyed and leaves only them in the set, then the frame runs
 * their "Destroyed:" abilities in one window, lets all that are still tagged leave together, and runs what
 * follows. What such abilities destroy in turn joins the same window; a fight within it has a window of its own,
 * and so has what is destroyed while the first are already leaving, as by a Spangler Box's creatures.
 */
export function destroy(s: State, set: number, cause: number): void {
  const asker = s[at.top]!;
  report(s, asker, NO_SET, cause);
  if (isEmpty(s, set)) return;
  const open = s[at.destroying]!;
  const joins = open >= 0 && s[at.fight]! < open && s[open + F.Pc] === Step.Abilities;
  const frame = joins ? open : openDestruction(s, cause);
  const base = s[at.dyingCount]!;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!tag(s, frame, card, s[asker + F.Self] === card)) remove(s, set, card);
  }
  if (!joins) copySet(s, set, frame + F.Earlier);
  else if (!saveFirst(s, asker, set, cause, base)) report(s, asker, set, cause);
}

/**
 * An effect that goes on after what it destroys within an open window learns at once what that is, so what is replaced of that is
 * replaced first: each "instead" among the abilities that have just joined, in a frame of their own.
 */
function saveFirst(s: State, asker: number, set: number, cause: number, base: number): boolean {
  if (!isAsked(s, asker, cause) || program[s[asker + F.Pc]!] === Op.End) return false;
  const first = replacementsLast(s, base);
  if (first === s[at.dyingCount]) return false;
  const frame = pushLong(s, Frame.Destroy, None.Card, s[at.active]!);
  s[frame + F.Pc] = Step.Saving;
  s[frame + F.Extra] = cause;
  s[frame + F.Number] = first;
  copySet(s, set, frame + F.Earlier);
  return true;
}

function save(s: State, frame: number): void {
  if (s[at.dyingCount]! > s[frame + F.Number]!) return resolveNext(s, frame);
  const below = s[frame + F.Below]!;
  pop(s);
  for (let word = 0; word < Size.Set; word++) s[frame + F.Earlier + word]! &= s[at.tagged + word]!;
  return report(s, below, frame + F.Earlier, s[frame + F.Extra]!);
}

const NO_SET = -1;

function openDestruction(s: State, cause: number): number {
  const frame = pushLong(s, Frame.Destroy, None.Card, s[at.active]!);
  s[frame + F.Extra] = cause;
  s[frame + F.Number] = s[at.dyingCount]!;
  s[frame + F.Count] = s[at.destroying]!;
  s[at.destroying] = frame;
  return frame;
}

/** Healing does not take back a tag; only an "instead" does. What is tagged already is not destroyed again. */
function tag(s: State, frame: number, card: number, itself: boolean): boolean {
  if (!inPlay(s, card) || has(s, at.tagged, card)) return false;
  if (isCreature(s, card) && hasKeyword(s, card, Keyword.Invulnerable)) return false;
  if (wardSaves(s, card)) return false;
  add(s, at.tagged, card);
  add(s, frame + F.Those, card);
  const base = s[at.dyingCount]!;
  enqueueTags(s, DYING_LIST, card, Tag.Destroyed);
  if (has(s, frame + F.LoopSet, card)) keepWaiting(s, base, !itself);
  return true;
}

/**
 * A destruction that was replaced: the card is neither tagged nor destroyed any more. The rulebook's Replacement
 * Effects entry: the effect lasts as long as "Destroyed:" abilities do, so while their window is open it replaces
 * the card's next destruction, too, and the card's own abilities do not resolve again. F.LoopSet remembers it. What
 * a card's own text destroys again and again (Tireless Crocag) is saved only once.
 */
export function saved(s: State, card: number): void {
  remove(s, at.tagged, card);
  const open = s[at.destroying]!;
  if (open >= 0 && s[open + F.Pc] === Step.Abilities) add(s, open + F.LoopSet, card);
  for (let frame = s[at.destroying]!; frame >= 0; frame = s[frame + F.Count]!)
    remove(s, frame + F.Those, card);
}

export function stepDestroy(s: State, frame: number): void {
  do destroyStep(s, frame);
  while (goesOn(s, frame) && s[frame + F.Kind] === Frame.Destroy);
}

function destroyStep(s: State, frame: number): void {
  switch (s[frame + F.Pc]) {
    case Step.Abilities:
      return resolveNext(s, frame);
    case Step.Leaving:
      return leavingAbilities(s, frame);
    case Step.Left:
      return leaveTogether(s, frame);
    case Step.Piles:
      return sortPiles(s, frame);
    case Step.Told:
      return tellOthers(s, frame);
    case Step.Saving:
      return save(s, frame);
    default:
      return finish(s, frame);
  }
}

function resolveNext(s: State, frame: number): void {
  const base = s[frame + F.Number]!;
  dropVoid(s, DYING_LIST, base);
  const n = s[at.dyingCount]! - base;
  if (n === 0) s[frame + F.Pc] = Step.Leaving;
  else if (n > 1 && orderMatters(s, DYING_LIST, base)) ask(s, Decision.Order);
  else resolve(s, DYING_LIST, base);
}

/**
 * A ward that came after the tag: the rulebook's Ward entry makes it an "instead" of leaving play. It does not help
 * a creature that would be destroyed again at once: "Destroyed:" resolves only once.
 */
function leavingAbilities(s: State, frame: number): void {
  s[frame + F.Pc] = Step.Left;
  clear(s, frame + F.LoopSet);
  const base = s[at.pendingCount]!;
  const set = frame + F.Those;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!has(s, at.tagged, card)) continue;
    if (isCreature(s, card) && wardSaves(s, card) && damageOn(s, card) < power(s, card)) saved(s, card);
    else if (inPlay(s, card) && tagsOf[definition(s, card)]! & Tag.LeavesPlay)
      enqueueTags(s, PENDING_LIST, card, Tag.LeavesPlay);
  }
  openWindow(s, base);
}

/**
 * Creatures leave first, but for those that the player lets leave after an Annihilation Ritual. What is freed
 * meanwhile, a creature's æmber or a creature under control, has come to its place before others are told.
 */
function leaveTogether(s: State, frame: number): void {
  s[at.destroying] = s[frame + F.Count]!;
  if (asksToSpare(s, frame)) return ask(s, Decision.Target);
  s[frame + F.Pc] = Step.Piles;
  const set = frame + F.Those;
  noteSuccession(s, set);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (kindAt(s, card) === Kind.Creature && !has(s, frame + F.LoopSet, card)) leave(s, frame, card);
  }
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (has(s, at.tagged, card) && !has(s, frame + F.LoopSet, card)) leave(s, frame, card);
  }
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (has(s, at.tagged, card)) leave(s, frame, card);
  }
  noteDiscarded(s, frame);
  succeed(s);
  if (s[at.top] === frame) sortPiles(s, frame);
}

function sortPiles(s: State, frame: number): void {
  if (!isEmpty(s, frame + F.LoopSet) && asksForPile(s, frame)) return ask(s, Decision.Target);
  return tellOthers(s, frame);
}

/** The rulebook's Discard entry: always one by one, so what an effect discards together is put in order, too. */
export function orderDiscarded(s: State, set: number): void {
  if ((s[at.cares]! & Cares.Piles) === 0 || sizeOf(s, set) < 2) return;
  const frame = pushLong(s, Frame.Destroy, None.Card, s[at.active]!);
  s[frame + F.Pc] = Step.Piles;
  s[frame + F.Number] = s[at.dyingCount]!;
  addDiscarded(s, frame, set);
}

/** Which creature leaves after the card that would purge it, or which card is discarded next. */
export function answerLeaving(s: State, frame: number, card: number): void {
  if (s[frame + F.Pc] === Step.Piles) putOnPile(s, frame, card);
  else if (card === None.Card) spareNoMore(s, frame);
  else spare(s, frame, card);
}

/** Whether a card may be chosen for the order in which the destroyed cards leave. */
export const mayLeaveNow = (s: State, frame: number, card: number): boolean =>
  s[frame + F.Pc] === Step.Piles ? isNextForPile(s, frame, card) : canBeSpared(s, frame, card);

/** Whether the decision is which creatures leave after the card that would purge them, and may be none. */
export const isSparing = (s: State, frame: number): boolean => s[frame + F.Pc] === Step.Left;

/** A card that an ability moved elsewhere was destroyed all the same; one that has come back untagged stays. */
function leave(s: State, frame: number, card: number): void {
  const kind = kindAt(s, card);
  if (has(s, at.tagged, card) && inPlay(s, card)) {
    noteAttached(s, frame + F.Dead, card);
    leavePlay(s, card, Zone.Discard, ownerOf(card));
  }
  remove(s, at.tagged, card);
  if (kindAt(s, card) !== kind) setFlag(s, card, Flag.Otherwise);
  if (kind === Kind.Creature) countDestroyed(s, frame, card);
}

function countDestroyed(s: State, frame: number, card: number): void {
  const enemy = 1 - controllerOf(s, card);
  s[at.enemiesDestroyed + enemy]!++;
  if (s[frame + F.Extra]! & Cause.Fight && diedOfBlows(s, frame, card))
    s[at.enemiesDestroyedFighting + enemy]!++;
}

function tellOthers(s: State, frame: number): void {
  s[frame + F.Pc] = Step.Done;
  const base = s[at.pendingCount]!;
  const set = frame + F.Those;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    tellOf(s, Event.Destroyed, card);
  }
  if (s[frame + F.Extra]! & (Cause.Fight | Cause.Assault)) tellOfFight(s, frame);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    clearFlag(s, card, Flag.Otherwise);
  }
  openWindow(s, base);
}

/** Of an artifact that was destroyed as a creature, and of a creature that was destroyed as an upgrade, as such. */
function tellOf(s: State, event: Event, card: number, detail = None.Card): void {
  const seat = controllerOf(s, card);
  if (!flag(s, card, Flag.Otherwise)) return emit(s, event, card, seat, 0, detail);
  const zone = kindAt(s, card) === Kind.Creature ? Zone.Attached : Zone.Line;
  return emitAs(s, zone, event, card, seat, detail);
}

/** In a fight died those that its damage killed, kept in F.Earlier, not those whom their deaths took along. */
const diedOfBlows = (s: State, frame: number, card: number): boolean =>
  has(s, frame + F.Earlier, card) && has(s, frame + F.Those, card);

/** A creature must survive to see its foe "destroyed fighting" it. */
function tellOfFight(s: State, frame: number): void {
  const fight = s[at.fight]!;
  if (fight < 0) return;
  const attacker = s[fight + F.Self]!;
  const defender = s[fight + F.Foe]!;
  const how = s[frame + F.Extra]! & Cause.Assault ? 128 : 0;
  if (diedOfBlows(s, frame, defender)) {
    tellOf(s, Event.DestroyedFighting, defender, attacker | how);
  }
  if (how === 0 && diedOfBlows(s, frame, attacker)) {
    tellOf(s, Event.DestroyedFighting, attacker, defender);
  }
}

/** What joined the window through "Destroyed:" abilities was not destroyed by the effect that opened it. */
function finish(s: State, frame: number): void {
  const below = s[frame + F.Below]!;
  const cause = s[frame + F.Extra]!;
  pop(s);
  for (let word = 0; word < Size.Set; word++) s[frame + F.Earlier + word]! &= s[frame + F.Those + word]!;
  report(s, below, frame + F.Earlier, cause);
}

const isAsked = (s: State, frame: number, cause: number): boolean =>
  (cause & (Cause.Damage | Cause.Destroy)) !== 0 && s[frame + F.Kind] === Frame.Effect;

/** Tells the effect that caused it what was destroyed. */
function report(s: State, frame: number, set: number, cause: number): void {
  if (!isAsked(s, frame, cause)) return;
  if (set < 0) clear(s, frame + F.Dead);
  else copySet(s, set, frame + F.Dead);
  if (cause & Cause.Destroy) {
    copySet(s, frame + F.Dead, frame + F.Those);
    s[frame + F.Did] = sizeOf(s, frame + F.Dead);
  }
}
