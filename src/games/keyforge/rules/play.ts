import type { State } from '../../../core/game.js';
import { at, Decision, Event, F, Flag, Frame, Mod, None, Zone } from '../layout.js';
import {
  amberOf,
  entersIfOf,
  entersOf,
  keywordsOf,
  kindOf,
  modA,
  modKind,
  modsOf,
  plainOf,
  playCostOf,
  playIfOf,
  program,
  upgradeFormOf,
} from '../pool.js';
import { Duration, Enters, Keyword, Kind, Tag, Verb } from '../program.js';
import {
  add,
  clear,
  clearFlag,
  controllerOf,
  countIn,
  definition,
  headOf,
  isCreature,
  linkLast,
  linkToHost,
  list,
  nextCard,
  ownerOf,
  printedHouses,
  register,
  setFlag,
  unlink,
  zoneOf,
} from '../state.js';
import { addToPool, lose } from './amber.js';
import { bindText, ctx } from './context.js';
import { test } from './evaluate.js';
import { turnUp } from './knowledge.js';
import { addLasting, claim } from './lasting.js';
import { hasModifiers, isBlank, modifiersAt } from './modifiers.js';
import { becomeControlled, changeSides, enterPlay, moveCard, placeInLine, settleControl } from './move.js';
import { canPay, pay } from './pay.js';
import {
  allowed,
  countForSix,
  entersReady,
  forbidden,
  spendAllowance,
  tollFor,
  withinSix,
} from './permissions.js';
import { ask, goesOn, pop, pushShort } from './stack.js';
import { emit, enqueueTags, openWindow, PENDING_LIST } from './triggers.js';

/** How a card comes into play, beside playing it. */
export const enum How {
  /** "Put into play": no bonus æmber, no "Play:", and it was not played. */
  Put = 1,
  Stunned = 2,
  /** In its form as an upgrade. */
  Upgrade = 4,
  Ready = 8,
  /** To the right of F.Subject, or to the left end where there is none. */
  Placed = 16,
}

/** Which forms are open to a card of two: F.Number of its play, until it has one. */
const enum Forms {
  Printed = 0,
  Upgrade = 1,
  Both = 2,
}

const enum Step {
  Begin = 0,
  Place = 1,
  Enter = 2,
  End = 3,
  Copy = 4,
}

// Whether a card may be played

const isOfActiveHouse = (s: State, card: number): boolean =>
  s[at.house]! >= 0 && ((printedHouses(s, card) >> s[at.house]!) & 1) === 1;

/** The first player plays or discards only one card of the active house in the first turn of the game. */
export const firstTurnOver = (s: State, seat: number): boolean =>
  s[at.turn]! > 1 || s[at.played + seat]! + s[at.discarded + seat]! === 0;

/** What binds also a card that is played by an effect. */
export function mayPlay(s: State, card: number, seat: number): boolean {
  const d = definition(s, card);
  if (plainOf[d] && !hasModifiers(s, Mod.Cannot) && !hasModifiers(s, Mod.Toll)) return withinSix(s, card);
  if (keywordsOf[d]! & Keyword.Alpha && s[at.acted] !== 0) return false;
  if (kindOf[d] === Kind.Upgrade && noCreatures(s)) return false;
  if (!withinSix(s, card)) return false;
  if (forbidden(s, Verb.Play, card, seat) && !mayPlayAsUpgrade(s, card, seat)) return false;
  if (playIfOf[d] !== 0) {
    bindText(s, card, card);
    ctx.you = seat;
    if (!test(s, playIfOf[d]!)) return false;
  }
  const toll = hasModifiers(s, Mod.Toll) ? tollFor(s, Verb.Play, card, seat) : 0;
  return canPay(s, seat, toll, playCostOf[d]!);
}

/** A card of two forms may be barred from play in one of them only. */
function mayPlayAsUpgrade(s: State, card: number, seat: number): boolean {
  const form = upgradeFormOf[definition(s, card)]!;
  if (form === 0 || noCreatures(s)) return false;
  const printed = s[at.definition + card]!;
  s[at.definition + card] = form | (printed & ~0xfff);
  const barred = forbidden(s, Verb.Play, card, seat);
  s[at.definition + card] = printed;
  return !barred;
}

const noCreatures = (s: State): boolean => countIn(s, 0, Zone.Line) + countIn(s, 1, Zone.Line) === 0;

// Playing it

export function startPlay(s: State, card: number, seat: number, how: number): void {
  const frame = pushShort(s, Frame.Play, card, seat);
  s[frame + F.Extra] = how;
}

/** From hand, using up an allowance when it is not of the active house. */
export function playFromHand(s: State, card: number): void {
  if (!isOfActiveHouse(s, card) && allowed(s, Verb.Play, card)) spendAllowance(s);
  startPlay(s, card, s[at.active]!, 0);
}

export function stepPlay(s: State, frame: number): void {
  do playStep(s, frame);
  while (goesOn(s, frame) && s[frame + F.Kind] === Frame.Play);
}

function playStep(s: State, frame: number): void {
  switch (s[frame + F.Pc]) {
    case Step.Begin:
      return begin(s, frame);
    case Step.Place:
      return place(s, frame);
    case Step.Copy:
      return becomeCopy(s, frame);
    case Step.Enter:
      return enter(s, frame);
    default:
      return end(s, frame);
  }
}

const wasPut = (s: State, frame: number): boolean => (s[frame + F.Extra]! & How.Put) !== 0;
const kindPlayed = (s: State, frame: number): number =>
  s[frame + F.Extra]! & How.Upgrade ? Kind.Upgrade : kindOf[definition(s, s[frame + F.Self]!)]!;

function begin(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const seat = s[frame + F.You]!;
  s[frame + F.Pc] = entersOf[definition(s, card)]! & Enters.Copy ? Step.Copy : Step.Place;
  const toll = wasPut(s, frame) ? 0 : tollFor(s, Verb.Play, card, seat);
  turnUp(s, card);
  unlink(s, card);
  linkLast(s, card, list(seat, Zone.Aside));
  clearFlag(s, card, Flag.FaceDown);
  becomeControlled(s, card, seat);
  if (wasPut(s, frame)) return;
  lose(s, seat, playCostOf[definition(s, card)]!);
  s[frame + F.Number] = openForms(s, card, seat);
  countPlay(s, card, seat);
  const base = s[at.pendingCount]!;
  emit(s, Event.BeforePlayed, card, seat, 0);
  openWindow(s, base);
  pay(s, seat, toll);
}

/** Before this play counts itself, as Ember Imp counts plays. */
function openForms(s: State, card: number, seat: number): Forms {
  if (!mayPlayAsUpgrade(s, card, seat)) return Forms.Printed;
  return forbidden(s, Verb.Play, card, seat) ? Forms.Upgrade : Forms.Both;
}

function countPlay(s: State, card: number, seat: number): void {
  s[at.acted]!++;
  s[at.played + seat]!++;
  for (let houses = printedHouses(s, card); houses !== 0; houses &= houses - 1) {
    s[at.playedOfHouse + seat * 9 + 31 - Math.clz32(houses & -houses)]!++;
  }
  if (kindOf[definition(s, card)] === Kind.Creature) s[at.creaturesPlayed + seat]!++;
  countForSix(s, card);
}

/**
 * The card has the text and the numbers of another creature until it leaves play, its bonus æmber and "Play:"
 * included, but for the house that its own text names.
 */
function becomeCopy(s: State, frame: number): void {
  if (s[frame + F.Foe]! < 0) askHost(s, frame);
  if (s[frame + F.Foe]! < 0 && !noCreatures(s)) return;
  const card = s[frame + F.Self]!;
  const copied = s[frame + F.Foe]!;
  s[frame + F.Pc] = Step.Place;
  s[frame + F.Foe] = None.Card;
  if (copied < 0) return;
  keepHouse(s, card, s[frame + F.You]!);
  s[at.definition + card] = definition(s, copied) | (s[at.definition + card]! & ~0xfff);
}

/** A maverick is of the house that its text names, too. */
function keepHouse(s: State, card: number, seat: number): void {
  const p = modifiersAt(definition(s, card));
  clear(s, at.scratch);
  add(s, at.scratch, card);
  for (let i = 1; i <= program[p]!; i++) {
    const mod = program[p + i]!;
    if (modKind[mod] !== Mod.Belongs || modA[mod] === printedHouses(s, card)) continue;
    addLasting(s, ~mod, Duration.WhileSelf, seat, card, 0, 1, at.scratch);
  }
}

/** Asks where the card goes, when there is a choice. */
function place(s: State, frame: number): void {
  const seat = entrySeat(s, frame);
  if (s[frame + F.Number] === Forms.Both && !noCreatures(s)) return ask(s, Decision.Choice);
  if (s[frame + F.Number] === Forms.Upgrade) chooseForm(s, frame, 1);
  s[frame + F.Pc] = Step.Enter;
  s[frame + F.Player] = s[frame + F.Subject]!;
  if (s[frame + F.Extra]! & How.Placed) return undefined;
  if (kindPlayed(s, frame) === Kind.Creature && countIn(s, seat, Zone.Line) > 0) ask(s, Decision.Flank);
  if (kindPlayed(s, frame) === Kind.Upgrade) askHost(s, frame);
  return undefined;
}

/** The line or side it enters on: some cards enter under the opponent's control. */
export const entrySeat = (s: State, frame: number): number =>
  entersOf[definition(s, s[frame + F.Self]!)]! & Enters.Opponent && !wasPut(s, frame)
    ? 1 - s[frame + F.You]!
    : s[frame + F.You]!;

function askHost(s: State, frame: number): void {
  const n = countIn(s, 0, Zone.Line) + countIn(s, 1, Zone.Line);
  if (n > 1) ask(s, Decision.Target);
  else s[frame + F.Foe] = headOf(s, 0, Zone.Line) >= 0 ? headOf(s, 0, Zone.Line) : headOf(s, 1, Zone.Line);
}

/** A card that may be played in two forms: 0 as printed, 1 as an upgrade. */
export function chooseForm(s: State, frame: number, form: number): void {
  s[frame + F.Number] = Forms.Printed;
  if (form === 0) return;
  const card = s[frame + F.Self]!;
  s[frame + F.Extra]! |= How.Upgrade;
  s[at.creaturesPlayed + s[frame + F.You]!]!--;
  s[at.definition + card] = upgradeFormOf[definition(s, card)]! | (s[at.definition + card]! & ~0xfff);
}

/** Bonus æmber comes before the window; a card that takes it instead does so on top of the opened one. */
function enter(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  s[frame + F.Pc] = Step.End;
  const kind = kindPlayed(s, frame);
  if (kind === Kind.Creature) enterPlay(s, card, entrySeat(s, frame), Zone.Line, leftNeighbour(s, frame));
  if (kind === Kind.Artifact) enterPlay(s, card, entrySeat(s, frame), Zone.Artifacts, None.Card);
  if (kind === Kind.Upgrade && !attachUpgrade(s, card, s[frame + F.You]!, s[frame + F.Foe]!)) return;
  if (kind & (Kind.Creature | Kind.Artifact)) setEntry(s, frame, card);
  openPlayWindow(s, frame, card, kind);
  if (!wasPut(s, frame)) addToPool(s, s[frame + F.You]!, amberOf[definition(s, card)]!);
}

/** The one chosen; a card that takes the place of another stands where that neighbour still does. */
function leftNeighbour(s: State, frame: number): number {
  if ((s[frame + F.Extra]! & How.Placed) === 0) return s[frame + F.Player]!;
  const left = s[frame + F.Subject]!;
  return left >= 0 && isCreature(s, left) && controllerOf(s, left) === s[frame + F.You] ? left : None.Card;
}

/** Everything enters exhausted unless it, or another card, says otherwise. */
function setEntry(s: State, frame: number, card: number): void {
  const d = definition(s, card);
  bindText(s, card, card);
  const own = entersIfOf[d] === 0 || test(s, entersIfOf[d]!) ? entersOf[d]! : 0;
  if (own & Enters.Stunned || s[frame + F.Extra]! & How.Stunned) setFlag(s, card, Flag.Stunned);
  const lent = entersReady(s, card, wasPut(s, frame));
  const ready = own & Enters.Ready || s[frame + F.Extra]! & How.Ready || lent;
  if (ready) clearFlag(s, card, Flag.Exhausted);
}

/** Fails when the creature has gone in the meantime: the upgrade can't enter play. */
export function attachUpgrade(s: State, card: number, seat: number, host: number): boolean {
  if (host < 0 || zoneOf(s, host) !== Zone.Line) return false;
  unlink(s, card);
  linkToHost(s, card, host, Zone.Attached);
  becomeControlled(s, card, seat);
  register(s, card, true);
  if ((modsOf[definition(s, card)]! >> Mod.Controlled) & 1) {
    claim(s, host, seat, card);
    settleControl(s, host);
  }
  return true;
}

/** "Play:" abilities and all that follows the playing or entering of a card share one window. */
function openPlayWindow(s: State, frame: number, card: number, kind: number): void {
  const base = s[at.pendingCount]!;
  const seat = s[frame + F.You]!;
  if (!wasPut(s, frame)) {
    enqueueTags(s, PENDING_LIST, card, Tag.Play);
    emit(s, Event.Played, card, seat, 0);
  }
  if (kind !== Kind.Action) emit(s, Event.EntersPlay, card, controllerOf(s, card), 0);
  if (kind === Kind.Upgrade) emit(s, Event.Attached, s[frame + F.Foe]!, seat, 0, card);
  openWindow(s, base);
}

function end(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const omega = keywordsOf[definition(s, card)]! & Keyword.Omega;
  if (omega && !wasPut(s, frame) && !isBlank(s, card)) s[at.ending] = 1;
  if (zoneOf(s, card) === Zone.Aside) moveCard(s, card, Zone.Discard, ownerOf(card));
  pop(s);
}

// A creature that comes to a place in a line without being played

/** F.Extra: 1 to change sides, 0 to move within its line, with F.Number 1 for any place. */
export function stepArrive(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const seat = s[frame + F.You]!;
  const comes = zoneOf(s, card) === Zone.Artifacts;
  if (zoneOf(s, card) !== Zone.Line && !comes) return pop(s);
  if (s[frame + F.Pc] === 0) {
    s[frame + F.Pc] = 1;
    s[frame + F.Player] = None.Card;
    const others = countIn(s, seat, Zone.Line) - (!comes && controllerOf(s, card) === seat ? 1 : 0);
    if (others > 0) return ask(s, Decision.Flank);
  }
  if (s[frame + F.Extra] === 1) changeSides(s, card, seat);
  placeInLine(s, card, seat, s[frame + F.Player]!);
  return pop(s);
}

/** The creature that stands `places` from the left of a line, not counting `except`; None.Card for none. */
export function creatureAt(s: State, seat: number, places: number, except: number): number {
  let card: number = None.Card;
  let left = places;
  for (let c = headOf(s, seat, Zone.Line); c >= 0 && left > 0; c = nextCard(s, c)) {
    if (c === except) continue;
    card = c;
    left--;
  }
  return card;
}
