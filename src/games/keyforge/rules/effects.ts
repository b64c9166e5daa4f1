import type { State } from '../../../core/game.js';
import { at, Decision, Event, F, Flag, Frame, Lasting, Mod, None, Size, Zone } from '../layout.js';
import { modKind, modN, ownNames, program, tagsOf } from '../pool.js';
import { Destination, From, GUARD_IT, Kind, Op, Seat, Tag, Token, Value, Who } from '../program.js';
import {
  add,
  areNeighbours,
  clear,
  clearFlag,
  controllerOf,
  copySet,
  damageOn,
  definition,
  doomCounters,
  flag,
  has,
  headOf,
  inPlay,
  isCreature,
  isEmpty,
  kindAt,
  linkBehind,
  linkToHost,
  nextIn,
  otherCounters,
  ownerOf,
  placeOf,
  powerCounters,
  printedHouses,
  remove,
  setDamage,
  setFlag,
  setTokens,
  sizeOf,
  touch,
  unlink,
  zoneOf,
} from '../state.js';
import { addToPool, capture, lose, putOn, steal, takeOff } from './amber.js';
import { aim, Deal, dealDamage } from './damage.js';
import { Cause, destroy } from './destroy.js';
import {
  amount,
  anyMatch,
  bindFrame,
  cardOf,
  collect,
  ctx,
  matches,
  power,
  seatOf,
  test,
} from './evaluate.js';
import { CALLED_OFF } from './fight.js';
import { canForge, startForge } from './forge.js';
import { addLasting, claim } from './lasting.js';
import {
  discardIntoDeck,
  draw,
  leavePlay,
  moveCard,
  settleControl,
  show,
  showTo,
  shuffleDeck,
  wardSaves,
} from './move.js';
import { ownFunctions } from './odd.js';
import { How, mayPlay, startPlay } from './play.js';
import { found, select, selectTop, take } from './select.js';
import { ask, pop, pushShort } from './stack.js';
import { emit, enqueueTags, openWindow, PENDING_LIST } from './triggers.js';
import { refill } from './turn.js';
import { enqueueAsYours, startUseByEffect } from './use.js';

/** Runs operations of an effect until it ends, stops for a decision, or something else comes on top. */
export function stepEffect(s: State, frame: number): void {
  do {
    run(s, frame, s[frame + F.Pc]!);
  } while (s[at.top] === frame && s[at.decision] === Decision.None && s[at.recheck] === 0);
}

/** The set an operation speaks of. A single card becomes a set for the length of the operation. */
function targets(s: State, frame: number, who: number): number {
  if (who === Who.Those) return frame + F.Those;
  if (who === Who.Earlier) return frame + F.Earlier;
  clear(s, at.scratch);
  const card = cardOf(s, who);
  const left =
    who === Who.Subject || who === Who.Self || (who === Who.It && card >= 0 && has(s, frame + F.Dead, card));
  if (card >= 0 && !(left && isOutOfReach(s, card))) add(s, at.scratch, card);
  return at.scratch;
}

/** The rulebook's Leaves Play entry: no effect follows a card out of play but into the discard pile. */
function isOutOfReach(s: State, card: number): boolean {
  const zone = zoneOf(s, card);
  return zone === Zone.Hand || zone === Zone.Deck || zone === Zone.Archives || zone === Zone.Purged;
}

/** An amount for one of the targets, who is "it" meanwhile. */
function amountFor(s: State, n: number, card: number): number {
  if (n < Value.Tree) return n;
  ctx.it = card;
  return amount(s, n);
}

function run(s: State, frame: number, pc: number): void {
  if (program[pc] === Op.End) return pop(s);
  bindFrame(s, frame);
  return perform(s, frame, pc);
}

function perform(s: State, frame: number, pc: number): void {
  const a = program[pc + 1]!;
  const b = program[pc + 2]!;
  const c = program[pc + 3]!;
  switch (program[pc]) {
    case Op.Jump:
      s[frame + F.Pc] = a;
      return;
    case Op.JumpUnless:
      s[frame + F.Pc] = test(s, a) ? pc + 3 : b;
      return;
    case Op.JumpUnlessDone:
      s[frame + F.Pc] = s[frame + F.Did]! > 0 ? pc + 2 : a;
      return;
    case Op.May:
      if (isPossible(s, frame, b, pc + 3)) ask(s, Decision.May);
      else decline(s, frame, a);
      return;
    case Op.Choice:
      ask(s, Decision.Choice);
      return;
    case Op.Select:
      if (select(s, frame, pc)) s[frame + F.Pc] = pc + 5;
      return;
    case Op.SelectWho:
      if (b === 0) clear(s, frame + F.Those);
      copyInto(s, frame, a);
      s[frame + F.Pc] = pc + 3;
      return;
    case Op.SelectTop:
      selectTop(s, frame, pc);
      s[frame + F.Pc] = pc + 5;
      return;
    case Op.Keep:
      copySet(s, frame + F.Those, frame + F.Earlier);
      s[frame + F.Pc] = pc + 1;
      return;
    case Op.Without:
      for (let w = 0; w < 3; w++) s[frame + F.Those + w]! &= ~s[frame + F.Earlier + w]!;
      s[frame + F.Pc] = pc + 1;
      return;
    case Op.Damage:
      s[frame + F.Pc] = pc + 5;
      damage(s, frame, a, b, c, program[pc + 4]!);
      return;
    case Op.Divide:
      divide(s, frame, pc, a, b);
      return;
    case Op.Heal:
      heal(s, frame, pc, a, b, c);
      return;
    case Op.Destroy:
      s[frame + F.Pc] = pc + 2;
      copySet(s, targets(s, frame, a), at.dead);
      destroy(s, at.dead, Cause.Destroy);
      return;
    case Op.Token:
      s[frame + F.Pc] = pc + 3;
      token(s, frame, a, b);
      return;
    case Op.Exalt:
      s[frame + F.Pc] = pc + 3;
      exalt(s, frame, a, b);
      return;
    case Op.PowerCounters:
      s[frame + F.Pc] = pc + 3;
      counters(s, frame, 1, a, b);
      return;
    case Op.Counters:
      s[frame + F.Pc] = pc + 4;
      counters(s, frame, a === 1 ? 3 : 2, b, c);
      return;
    case Op.Uncounter:
      s[frame + F.Pc] = pc + 4;
      uncounter(s, frame, a, b, c);
      return;
    case Op.Gain:
      s[frame + F.Pc] = pc + 3;
      gain(s, frame, a, b);
      return;
    case Op.Lose:
      s[frame + F.Pc] = pc + 3;
      loseAmber(s, frame, a, b);
      return;
    case Op.Steal:
      s[frame + F.Pc] = pc + 3;
      s[frame + F.Did] = steal(s, seatOf(s, b), amount(s, a));
      return;
    case Op.Capture:
      captureAll(s, frame, pc, a, b, c);
      return;
    case Op.MoveAmber:
      s[frame + F.Pc] = pc + 4;
      moveAmber(s, frame, a, b, c);
      return;
    case Op.Draw:
      s[frame + F.Pc] = pc + 3;
      s[frame + F.Did] = draw(s, seatOf(s, b), amount(s, a));
      return;
    case Op.Chains:
      s[frame + F.Pc] = pc + 3;
      s[at.chains + seatOf(s, b)] = Math.min(24, s[at.chains + seatOf(s, b)]! + amount(s, a));
      return;
    case Op.Refill:
      s[frame + F.Pc] = pc + 2;
      refill(s, seatOf(s, a));
      return;
    case Op.Forge:
      s[frame + F.Pc] = pc + 2;
      s[frame + F.Did] = 0;
      startForge(s, s[frame + F.You]!, a === Value.Free ? Value.Free : amount(s, a));
      return;
    case Op.Unforge:
      s[frame + F.Pc] = pc + 2;
      unforge(s, frame, seatOf(s, a));
      return;
    case Op.Move:
      move(s, frame, pc, a, b, c);
      return;
    case Op.Under:
      s[frame + F.Pc] = pc + 3;
      putUnder(s, frame, a, b);
      return;
    case Op.PutIntoPlay:
      s[frame + F.Pc] = pc + 3;
      putIntoPlay(s, frame, a, b);
      return;
    case Op.DiscardUntil:
      s[frame + F.Pc] = pc + 3;
      discardUntil(s, frame, seatOf(s, a), b);
      return;
    case Op.Search:
      s[frame + F.Pc] = pc + 3;
      finishSearch(s, frame, a, b);
      return;
    case Op.Reveal:
    case Op.Look:
      s[frame + F.Pc] = pc + 2;
      see(s, frame, a, program[pc] === Op.Reveal);
      return;
    case Op.OrderTop:
      orderTop(s, frame, pc, a);
      return;
    case Op.Play:
      s[frame + F.Pc] = pc + 4;
      playIt(s, frame, a, c);
      return;
    case Op.Use:
      s[frame + F.Pc] = pc + 5;
      use(s, frame, a, b, c);
      return;
    case Op.Trigger:
      s[frame + F.Pc] = pc + 4;
      trigger(s, frame, a, b, c);
      return;
    case Op.Control:
      s[frame + F.Pc] = pc + 4;
      control(s, frame, a, seatOf(s, b), c);
      return;
    case Op.Swap:
      s[frame + F.Pc] = pc + 3;
      swap(s, frame, a, b);
      return;
    case Op.MoveTo:
      s[frame + F.Pc] = pc + 3;
      moveTo(s, frame, a, b);
      return;
    case Op.Attach:
      s[frame + F.Pc] = pc + 3;
      attach(s, frame, a, b);
      return;
    case Op.Lasting:
      s[frame + F.Pc] = pc + 4;
      lasting(s, frame, a, b, c);
      return;
    case Op.NameHouse:
      ask(s, Decision.NameHouse);
      return;
    case Op.NameNumber:
      ask(s, Decision.NameNumber);
      return;
    case Op.NameTrait:
      ask(s, Decision.NameTrait);
      return;
    case Op.NamePlayer:
      ask(s, Decision.NamePlayer);
      return;
    case Op.Times:
      s[frame + F.Loop] = amount(s, a);
      s[frame + F.Pc] = s[frame + F.Loop]! > 0 ? pc + 3 : b;
      return;
    case Op.NextTime:
      s[frame + F.Pc] = --s[frame + F.Loop]! > 0 ? a : pc + 2;
      return;
    case Op.EachCard:
      copySet(s, frame + F.Those, frame + F.LoopSet);
      s[frame + F.Loop] = 0;
      eachCard(s, frame, pc, pc + 2, a);
      return;
    case Op.NextCard:
      s[frame + F.Loop]! += s[frame + F.Did]!;
      eachCard(s, frame, pc, a, pc + 2);
      return;
    case Op.EachPlayer:
      s[frame + F.Loop] = 0;
      s[frame + F.Player] = s[at.active]!;
      s[frame + F.Pc] = pc + 2;
      return;
    case Op.NextPlayer:
      s[frame + F.Player] = 1 - s[at.active]!;
      s[frame + F.Pc] = s[frame + F.Loop]!++ === 0 ? a : pc + 2;
      return;
    case Op.EachHouse:
      s[frame + F.Named] = 0;
      s[frame + F.Pc] = pc + 2;
      return;
    case Op.NextHouse:
      s[frame + F.Pc] = ++s[frame + F.Named]! < 9 ? a : pc + 2;
      return;
    case Op.Again:
      if (repeats(s, frame)) s[frame + F.Pc] = a;
      else pop(s);
      return;
    case Op.Own:
      s[frame + F.Pc] = pc + 2;
      ownFunctions[ownNames[a]!]!(s, frame);
      return;
    // A creature without power would be destroyed, and saved, again for ever.
    case Op.Untag:
      s[frame + F.Pc] = pc + 1;
      if (isCreature(s, ctx.self) && power(s, ctx.self) === 0) pop(s);
      else remove(s, at.tagged, ctx.self);
      return;
    case Op.Done:
      s[frame + F.Pc] = pc + 1;
      s[frame + F.Did] = sizeOf(s, frame + F.Those);
      return;
    case Op.CancelFight:
      s[frame + F.Pc] = pc + 1;
      if (s[at.fight]! >= 0) s[s[at.fight]! + F.Extra]! |= CALLED_OFF;
      return;
    default:
      throw new Error(`no such operation: ${program[pc]}`);
  }
}

/** A repeated effect stops when its card has left play, or after more rounds in vain than wards could cause. */
function repeats(s: State, frame: number): boolean {
  if (s[frame + F.Did] === 0 && ++s[frame + F.Loop]! > ROUNDS_IN_VAIN) return false;
  return inPlay(s, ctx.self) || zoneOf(s, ctx.self) === Zone.Aside || zoneOf(s, ctx.self) === Zone.Under;
}
const ROUNDS_IN_VAIN = 12;

function copyInto(s: State, frame: number, who: number): void {
  const card = cardOf(s, who);
  if (card >= 0) take(s, frame, card);
}

// Choices

/** Whether an optional effect can do anything at all, as far as its first part tells. */
function isPossible(s: State, frame: number, guard: number, next: number): boolean {
  if (guard === 0) return true;
  if (guard > 0) return anyMatch(s, guard);
  if (guard === GUARD_IT) return ctx.it >= 0;
  const cost = program[next + 1]!;
  return canForge(s, s[frame + F.You]!, cost === Value.Free ? Value.Free : amount(s, cost));
}

export function decline(s: State, frame: number, address: number): void {
  s[frame + F.Did] = 0;
  s[frame + F.Pc] = address;
}

/** Takes the next card of a loop, in the player's order. What was done in all is known behind the loop. */
function eachCard(s: State, frame: number, pc: number, body: number, behind: number): void {
  const n = sizeOf(s, frame + F.LoopSet);
  if (n === 0) {
    s[frame + F.Did] = s[frame + F.Loop]!;
    s[frame + F.Pc] = behind;
  } else if (n === 1) {
    nextInLoop(s, frame, nextIn(s, frame + F.LoopSet, 0), body);
  } else {
    s[frame + F.Pc] = pc;
    ask(s, Decision.Target);
  }
}

export function nextInLoop(s: State, frame: number, card: number, body: number): void {
  remove(s, frame + F.LoopSet, card);
  s[frame + F.It] = card;
  s[frame + F.Pc] = body;
}

// Damage and tokens

function damage(s: State, frame: number, n: number, who: number, splash: number, how: number): void {
  const set = targets(s, frame, who);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    aim(s, card, amountFor(s, n, card));
    if (splash > 0 && isCreature(s, card)) {
      if (s[at.prev + card]! >= 0) aim(s, s[at.prev + card]!, splash);
      if (s[at.next + card]! >= 0) aim(s, s[at.next + card]!, splash);
    }
  }
  clear(s, frame + F.Dead);
  const assault = how === 2 && s[at.fight]! >= 0 && s[s[at.fight]! + F.Self] === s[frame + F.Self];
  dealDamage(s, Cause.Damage | (how === 1 ? Deal.ThroughArmor : 0) | (assault ? Cause.Assault : 0));
}

/** One point after the other is aimed, then all is dealt at once. F.Count: one more than is left. */
function divide(s: State, frame: number, pc: number, n: number, filter: number): void {
  if (s[frame + F.Count] === 0) s[frame + F.Count] = amount(s, n) + 1;
  const creatures = collect(s, filter, found);
  if (creatures === 1) aim(s, found[0]!, s[frame + F.Count]! - 1);
  if (creatures <= 1 || s[frame + F.Count] === 1) {
    s[frame + F.Count] = 0;
    s[frame + F.Pc] = pc + 3;
    dealDamage(s, Cause.Damage);
    return;
  }
  ask(s, Decision.Target);
}

function heal(s: State, frame: number, pc: number, n: number, who: number, upTo: number): void {
  const set = targets(s, frame, who);
  const first = nextIn(s, set, 0);
  const limit = first < 0 ? 0 : Math.min(amountFor(s, n, first), damageOn(s, first));
  if (upTo && limit > 0) {
    ask(s, Decision.Amount);
    return;
  }
  s[frame + F.Pc] = pc + 4;
  let total = 0;
  clear(s, at.dead);
  for (let card = first; card >= 0; card = nextIn(s, set, card + 1)) {
    const healed = healCard(s, card, amountFor(s, n, card));
    if (healed > 0) add(s, at.dead, card);
    total += healed;
  }
  copySet(s, at.dead, frame + F.Those);
  s[frame + F.Did] = total;
}

/** A creature without damage may be chosen, but is not "healed". */
export function healCard(s: State, card: number, n: number): number {
  if (!isCreature(s, card)) return 0;
  const healed = Math.min(n, damageOn(s, card));
  setDamage(s, card, damageOn(s, card) - healed);
  touch(s);
  return healed;
}

function token(s: State, frame: number, kind: number, who: number): void {
  const set = targets(s, frame, who);
  let changed = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (inPlay(s, card) && zoneOf(s, card) !== Zone.Attached && setToken(s, card, kind)) changed++;
  }
  s[frame + F.Did] = changed;
}

const TOKEN_FLAG: Record<number, number> = {
  [Token.Ready]: Flag.Exhausted,
  [Token.Exhaust]: Flag.Exhausted,
  [Token.Stun]: Flag.Stunned,
  [Token.Unstun]: Flag.Stunned,
  [Token.Ward]: Flag.Warded,
  [Token.Unward]: Flag.Warded,
  [Token.Enrage]: Flag.Enraged,
};

/** False when it was so already: no second stun, ward or rage. */
function setToken(s: State, card: number, kind: number): boolean {
  const bit = TOKEN_FLAG[kind]!;
  const setting =
    kind === Token.Exhaust || kind === Token.Stun || kind === Token.Ward || kind === Token.Enrage;
  if (flag(s, card, bit) === setting) return false;
  if (bit !== Flag.Exhausted && !isCreature(s, card)) return false;
  if (setting) setFlag(s, card, bit);
  else clearFlag(s, card, bit);
  return true;
}

function exalt(s: State, frame: number, n: number, who: number): void {
  const set = targets(s, frame, who);
  let done = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!isCreature(s, card)) continue;
    putOn(s, card, n);
    done += n;
  }
  s[frame + F.Did] = done;
}

/** Places as in `setTokens`: 1 power, 2 other, 3 doom counters. */
function counters(s: State, frame: number, place: number, n: number, who: number): void {
  const set = targets(s, frame, who);
  let done = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!inPlay(s, card) || (place === 1 && !isCreature(s, card))) continue;
    const count = amountFor(s, n, card);
    setTokens(s, card, place, countersOn(s, card, place) + count);
    done += count;
  }
  s[frame + F.Did] = done;
  touch(s);
}

const countersOn = (s: State, card: number, place: number): number =>
  place === 1 ? powerCounters(s, card) : place === 2 ? otherCounters(s, card) : doomCounters(s, card);

function uncounter(s: State, frame: number, kind: number, n: number, who: number): void {
  const place = kind === 2 ? 1 : kind === 1 ? 3 : 2;
  const set = targets(s, frame, who);
  let done = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    const taken = Math.min(amountFor(s, n, card), countersOn(s, card, place));
    setTokens(s, card, place, countersOn(s, card, place) - taken);
    done += taken;
  }
  s[frame + F.Did] = done;
  s[at.recheck]! |= 2;
}

// æmber

function gain(s: State, frame: number, n: number, who: number): void {
  if (who !== Seat.Both) {
    s[frame + F.Did] = addToPool(s, seatOf(s, who), amount(s, n));
    return;
  }
  const each = amount(s, n);
  s[frame + F.Did] = addToPool(s, s[at.active]!, each) + addToPool(s, 1 - s[at.active]!, each);
}

function loseAmber(s: State, frame: number, n: number, who: number): void {
  const each = amount(s, n);
  if (who === Seat.Both) s[frame + F.Did] = lose(s, 0, each) + lose(s, 1, each);
  else s[frame + F.Did] = lose(s, seatOf(s, who), each);
}

/**
 * The pool a creature captures from; "your opponent" is that of the capturing creature's controller, or of
 * the player who uses its ability as if it were theirs.
 */
function captureSeat(s: State, card: number, from: number): number {
  if (from === From.Controller) return controllerOf(s, card);
  if (from !== Seat.Opponent) return seatOf(s, from);
  return 1 - (card === ctx.self ? ctx.you : controllerOf(s, card));
}

/** All capture at once; where a pool is too small for all, the player says which of them do. */
function captureAll(s: State, frame: number, pc: number, n: number, who: number, from: number): void {
  if (s[frame + F.Count] === 0) {
    copySet(s, targets(s, frame, who), frame + F.Earlier);
    s[frame + F.Count] = 1;
    s[frame + F.Extra] = 0;
  }
  const set = frame + F.Earlier;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!isCreature(s, card) || s[at.amber + captureSeat(s, card, from)] === 0) remove(s, set, card);
  }
  if (sizeOf(s, set) > 1 && isScarce(s, frame, n, from)) {
    ask(s, Decision.Target);
    return;
  }
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) captureOne(s, frame, card);
  s[frame + F.Did] = s[frame + F.Extra]!;
  s[frame + F.Count] = 0;
  s[frame + F.Pc] = pc + 4;
}

function isScarce(s: State, frame: number, n: number, from: number): boolean {
  const set = frame + F.Earlier;
  for (let seat = 0; seat < 2; seat++) {
    let wanted = 0;
    let rivals = 0;
    for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
      if (captureSeat(s, card, from) !== seat) continue;
      wanted += amountFor(s, n, card);
      rivals++;
    }
    if (rivals > 1 && wanted > s[at.amber + seat]!) return true;
  }
  return false;
}

export function captureOne(s: State, frame: number, card: number): void {
  bindFrame(s, frame);
  const pc = s[frame + F.Pc]!;
  const n = amountFor(s, program[pc + 1]!, card);
  s[frame + F.Extra]! += capture(s, card, captureSeat(s, card, program[pc + 3]!), n);
  remove(s, frame + F.Earlier, card);
}

function moveAmber(s: State, frame: number, n: number, from: number, to: number): void {
  let moved = 0;
  if (from === From.Supply) moved = amount(s, n);
  else if (from >= From.Pool) moved = lose(s, seatOf(s, from - From.Pool), amount(s, n));
  else moved = takeFromCards(s, targets(s, frame, from), n);
  s[frame + F.Did] = moved;
  if (to >= From.Pool) s[frame + F.Did] = addToPool(s, seatOf(s, to - From.Pool), moved);
  else if (to !== From.Supply) putOnCard(s, frame, to, moved);
}

function takeFromCards(s: State, set: number, n: number): number {
  let moved = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (inPlay(s, card)) moved += takeOff(s, card, amountFor(s, n, card));
  }
  return moved;
}

function putOnCard(s: State, frame: number, who: number, n: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  if (card >= 0 && inPlay(s, card)) putOn(s, card, n);
}

/** The key forged in the other player's previous turn. */
function unforge(s: State, frame: number, seat: number): void {
  const forged = s[at.keysForgedLast + seat]! & s[at.keys + seat]!;
  const key = forged & -forged;
  s[at.keys + seat]! &= ~key;
  s[frame + F.Did] = key === 0 ? 0 : 1;
  touch(s);
}

// Cards on the move

/** "Leaves Play:" resolves before the cards go, so the operation may run twice: F.Count marks the second. */
function move(s: State, frame: number, pc: number, destination: number, who: number, into: number): void {
  const set = targets(s, frame, who);
  if (s[frame + F.Count] === 0 && leavingAbilities(s, set)) {
    s[frame + F.Count] = 1;
    return;
  }
  s[frame + F.Count] = 0;
  s[frame + F.Pc] = pc + 4;
  copySet(s, set, at.dead);
  clear(s, frame + F.Those);
  const base = s[at.pendingCount]!;
  let shuffled = 0;
  for (let card = nextIn(s, at.dead, 0); card >= 0; card = nextIn(s, at.dead, card + 1)) {
    if (!moveOne(s, card, destination, into)) continue;
    add(s, frame + F.Those, card);
    shuffled |= 1 << ownerOf(card);
  }
  s[frame + F.Did] = sizeOf(s, frame + F.Those);
  if (destination === Destination.Shuffle)
    for (let seat = 0; seat < 2; seat++) if (shuffled & (1 << seat)) shuffleDeck(s, seat);
  openWindow(s, base);
}

function leavingAbilities(s: State, set: number): boolean {
  const base = s[at.pendingCount]!;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!inPlay(s, card) || !(tagsOf[definition(s, card)]! & Tag.LeavesPlay) || flag(s, card, Flag.Warded))
      continue;
    enqueueTags(s, PENDING_LIST, card, Tag.LeavesPlay);
  }
  if (s[at.pendingCount] === base) return false;
  openWindow(s, base);
  return true;
}

const ZONES = [Zone.Discard, Zone.Hand, Zone.Deck, Zone.Deck, Zone.Purged, Zone.Archives];

/** Cards go to their owner's zones, but archives may be another player's. False when it went elsewhere or stayed. */
function moveOne(s: State, card: number, destination: number, into: number): boolean {
  const zone = ZONES[destination]!;
  const seat = destination === Destination.Archive && into !== Seat.Anyone ? seatOf(s, into) : ownerOf(card);
  if (!inPlay(s, card)) {
    const abducted = isAbducted(s, card);
    moveHidden(s, card, abducted ? Zone.Hand : zone, abducted ? ownerOf(card) : seat);
    return !abducted || zone === Zone.Hand;
  }
  if (wardSaves(s, card)) return false;
  leavePlay(s, card, zone, seat);
  return true;
}

/** Cards that put an enemy creature into your archives send it to its owner's hand when it leaves them. */
const isAbducted = (s: State, card: number): boolean =>
  zoneOf(s, card) === Zone.Archives && placeOf(s, card) >> 3 !== ownerOf(card);

function moveHidden(s: State, card: number, zone: Zone, seat: number): void {
  const from = placeOf(s, card);
  const wasOpen = from < 16 && ((from & 7) === Zone.Discard || (from & 7) === Zone.Purged);
  moveCard(s, card, zone, seat);
  if (wasOpen) show(s, card);
  if (zone === Zone.Discard) noteDiscard(s, card, from);
}

/** A card discarded from hand sets off what listens to that; any discard is remembered. */
export function noteDiscard(s: State, card: number, from: number): void {
  const seat = from < 16 ? from >> 3 : ownerOf(card);
  s[at.discarded + seat]!++;
  if (from >= 16 || (from & 7) !== Zone.Hand) return;
  s[at.discardedHouses + seat]! |= printedHouses(s, card);
  emit(s, Event.Discards, card, seat, 0);
}

/** Under the card whose ability this is: face down only its owner knows it. */
function putUnder(s: State, frame: number, who: number, faceUp: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  const host = s[frame + F.Self]!;
  s[frame + F.Did] = 0;
  if (card < 0 || !inPlay(s, host)) return;
  moveCard(s, card, Zone.Archives, ownerOf(card));
  unlink(s, card);
  linkToHost(s, card, host, Zone.Under);
  if (faceUp) show(s, card);
  else setFlag(s, card, Flag.FaceDown);
  s[frame + F.Did] = 1;
}

function putIntoPlay(s: State, frame: number, who: number, seat: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  s[frame + F.Did] = card >= 0 && !inPlay(s, card) ? 1 : 0;
  if (s[frame + F.Did] === 1) startPlay(s, card, seatOf(s, seat), How.Put);
}

/** Done when such a card was found; it is then "it". */
function discardUntil(s: State, frame: number, seat: number, filter: number): void {
  s[frame + F.Did] = 0;
  clear(s, frame + F.Those);
  for (let card = headOf(s, seat, Zone.Deck); card >= 0; card = headOf(s, seat, Zone.Deck)) {
    moveHidden(s, card, Zone.Discard, seat);
    if (!matches(s, filter, card)) continue;
    take(s, frame, card);
    s[frame + F.Did] = 1;
    return;
  }
}

/** The cards found go to hand; a deck that was searched is shuffled. */
function finishSearch(s: State, frame: number, deck: number, reveal: number): void {
  const seat = s[frame + F.You]!;
  const set = frame + F.Those;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    moveHidden(s, card, Zone.Hand, ownerOf(card));
    if (reveal) show(s, card);
  }
  s[frame + F.Did] = sizeOf(s, set);
  if (deck) shuffleDeck(s, seat);
}

function see(s: State, frame: number, who: number, both: boolean): void {
  const set = targets(s, frame, who);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (both) show(s, card);
    else showTo(s, card, s[frame + F.You]!);
  }
  s[frame + F.Did] = sizeOf(s, set);
}

/** The player puts the top cards back one by one; the last one put lies on top. */
function orderTop(s: State, frame: number, pc: number, n: number): void {
  const seat = s[frame + F.You]!;
  if (s[frame + F.Count] === 0) {
    clear(s, frame + F.Earlier);
    let card = headOf(s, seat, Zone.Deck);
    for (let i = 0; i < n && card >= 0; i++, card = s[at.next + card]!) {
      add(s, frame + F.Earlier, card);
      showTo(s, card, seat);
    }
    s[frame + F.Count] = 1;
  }
  if (sizeOf(s, frame + F.Earlier) > 1) {
    ask(s, Decision.Target);
    return;
  }
  const last = nextIn(s, frame + F.Earlier, 0);
  if (last >= 0) putOnTop(s, frame, last);
  s[frame + F.Count] = 0;
  s[frame + F.Pc] = pc + 2;
}

/** The other player no longer knows which of these cards lies where. */
export function putOnTop(s: State, frame: number, card: number): void {
  const seat = s[frame + F.You]!;
  remove(s, frame + F.Earlier, card);
  unlink(s, card);
  linkBehind(s, card, seat * 8 + Zone.Deck, None.Card);
  clearFlag(s, card, seat === 0 ? Flag.Known1 : Flag.Known0);
}

// Plays, uses and abilities of other cards

function playIt(s: State, frame: number, who: number, stunned: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  const seat = s[frame + F.You]!;
  s[frame + F.Did] = card >= 0 && !inPlay(s, card) && mayPlay(s, card, seat) ? 1 : 0;
  if (s[frame + F.Did] === 1) startPlay(s, card, seat, stunned ? How.Stunned : 0);
}

function use(s: State, frame: number, who: number, how: number, readyFirst: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  if (card < 0 || !inPlay(s, card)) {
    s[frame + F.Did] = 0;
    return;
  }
  if (readyFirst) clearFlag(s, card, Flag.Exhausted);
  s[frame + F.It] = card;
  s[frame + F.Did] = 1;
  startUseByEffect(s, card, s[frame + F.You]!, how);
}

/** Two Replicators would trigger each other for ever: so deep down nothing is triggered any more. */
function trigger(s: State, frame: number, tag: number, who: number, asYours: number): void {
  const base = s[at.pendingCount]!;
  s[frame + F.Did] = 0;
  if (s[at.stackUsed]! > Size.Stack / 2) return;
  const set = targets(s, frame, who);
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    enqueueAsYours(s, card, tag, asYours ? s[frame + F.You]! : controllerOf(s, card));
  }
  s[frame + F.Did] = s[at.pendingCount]! - base;
  openWindow(s, base);
}

// Control and places

function control(s: State, frame: number, who: number, seat: number, whileSelf: number): void {
  const set = targets(s, frame, who);
  s[frame + F.Did] = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!inPlay(s, card)) continue;
    if (controllerOf(s, card) !== seat) s[frame + F.Did]!++;
    claim(s, card, seat, s[frame + F.Self]!, whileSelf === 1);
    settleControl(s, card);
  }
}

/** Two creatures of one line, or nothing happens. */
function swap(s: State, frame: number, first: number, second: number): void {
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

function moveTo(s: State, frame: number, who: number, anywhere: number): void {
  const card = nextIn(s, targets(s, frame, who), 0);
  s[frame + F.Did] = card >= 0 && isCreature(s, card) ? 1 : 0;
  if (s[frame + F.Did] === 0) return;
  const arrive = pushShort(s, Frame.Arrive, card, controllerOf(s, card));
  s[arrive + F.Number] = anywhere;
}

function attach(s: State, frame: number, what: number, to: number): void {
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

// Lasting effects

function lasting(s: State, frame: number, duration: number, what: number, granted: number): void {
  if (granted && isEmpty(s, frame + F.Those)) return;
  const counted = what < 0 && modKind[~what] === Mod.Allow && modN[~what] !== Value.All;
  const e = addLasting(
    s,
    what,
    duration,
    s[frame + F.You]!,
    s[frame + F.Self]!,
    s[frame + F.Named]!,
    counted ? modN[~what]! : -1,
  );
  if (granted) copySet(s, frame + F.Those, e + Lasting.Cards);
}

/** What is done with a discard pile as a whole. */
export const shuffleDiscardIn = (s: State, seat: number): void => {
  discardIntoDeck(s, seat);
  shuffleDeck(s, seat);
};
