import type { State } from '../../../core/game.js';
import { at, Decision, End, F, Flag, Zone } from '../layout.js';
import { printedOf, program, runs, techOf } from '../pool.js';
import { Among, Op, Operation, Trait } from '../program.js';
import {
  buildingOf,
  definition,
  formOf,
  hasTrait,
  head,
  linkLast,
  list,
  next,
  runesOn,
  seatOfBuilding,
  setBond,
  setFlag,
  setRunes,
  setSlot,
  weakenBy,
} from '../state.js';
import { repairBuilding } from './buildings.js';
import { destroy, hurt, returnToHand, takeControl } from './damage.js';
import { drawCards, makeCard } from './piles.js';
import { ask, goesOn, pop } from './stack.js';
import { candidates, found, takeTarget } from './targets.js';

/** What the spell's frame below has to do with it at the end. */
export const enum Fate {
  OnDeck = 1,
  /** Ongoing, but it has found nothing to go on with. */
  Fizzled = 2,
}

/** The operations of an effect in order, until a player must decide or something may die. */
export function stepEffect(s: State, frame: number): void {
  s[at.cause] = End.Effect;
  do {
    const pc = s[frame + F.Pc]!;
    if (program[pc] === Op.End) return pop(s);
    if (program[pc] === Op.Partner) stepPartner(s, frame);
    else if (isAimed(s, frame, pc)) perform(s, frame, pc);
  } while (goesOn(s, frame) && s[at.recheck] === 0 && s[at.winner]! < 0);
}

const goOn = (s: State, frame: number): void => {
  s[frame + F.Pc]! += Operation.Length;
  s[frame + F.Target] = 0;
};

/** Whether the operation can be performed now. Without a legal target it is skipped; with one only, that is it. */
function isAimed(s: State, frame: number, pc: number): boolean {
  const among = program[pc + Operation.Filter]!;
  if (among === 0 || program[pc] === Op.WeakenEach || s[frame + F.Target] !== 0) return true;
  const n = candidates(s, frame);
  if (n > 1) ask(s, Decision.Target, s[frame + F.You]!);
  else if (n === 0) goOn(s, frame);
  else if (among & Among.Self) s[frame + F.Target] = found[0]! + 1;
  else takeTarget(s, frame, found[0]!);
  return n === 1;
}

function perform(s: State, frame: number, pc: number): void {
  const you = s[frame + F.You]!;
  const thing = s[frame + F.Target]! - 1;
  const a = program[pc + Operation.A]!;
  const b = program[pc + Operation.B]!;
  if (program[pc] === Op.MayGoOnDeck) return ask(s, Decision.May, you);
  s[frame + F.Last] = s[frame + F.Target]!;
  goOn(s, frame);
  switch (program[pc]) {
    case Op.Draw:
      return drawCards(s, you, a);
    case Op.Stealth:
      return setFlag(s, s[frame + F.Self]!, Flag.Stealth);
    case Op.Summon:
      return summonToken(s, you, a, b);
    case Op.Flip:
      return flipTokens(s, you, a, b);
    case Op.WeakenEach:
      return weakenEach(s, you, pc);
    default:
      return performOn(s, you, thing, pc);
  }
}

function performOn(s: State, you: number, thing: number, pc: number): void {
  const a = program[pc + Operation.A]!;
  switch (program[pc]) {
    case Op.Damage:
      return hurt(s, thing, a);
    case Op.Repair:
      return repairBuilding(s, seatOfBuilding(thing), buildingOf(thing), a);
    case Op.Rune:
      setRunes(s, thing, runesOn(s, thing) + a);
      s[at.recheck] = 1;
      return;
    case Op.Weaken:
      weakenBy(s, thing, a, program[pc + Operation.B]!);
      s[at.recheck] = 1;
      return;
    case Op.Destroy:
      return destroy(s, thing);
    case Op.Return:
      return returnToHand(s, thing);
    case Op.TakeControl:
      return takeControl(s, thing, you);
    case Op.Sideline:
      return setSlot(s, thing, 0);
    default:
      throw new Error(`no such operation: ${program[pc]}`);
  }
}

/** The units in play now; those that arrive later are as strong as ever. */
function weakenEach(s: State, you: number, pc: number): void {
  const among = program[pc + Operation.Filter]!;
  const n = eachUnit(s, among, 1 - you);
  for (let i = 0; i < n; i++) {
    weakenBy(s, found[i]!, program[pc + Operation.A]!, program[pc + Operation.B]!);
  }
  s[at.recheck] = 1;
}

/** Without targeting: invisible units are among them. */
function eachUnit(s: State, among: number, seat: number): number {
  let n = 0;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if ((among >> (Among.TechShift + techOf[definition(s, card)]!)) & 1) found[n++] = card;
  }
  return n;
}

// Tokens

export function summonToken(s: State, seat: number, printed: number, limit: number): void {
  let tokens = 0;
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (hasTrait(s, card, Trait.Token)) tokens++;
  }
  if (tokens >= limit) return;
  const card = makeCard(s, seat, printed);
  setFlag(s, card, Flag.Seen | Flag.Fatigue);
  linkLast(s, card, list(seat, Zone.Units));
  runs[definition(s, card)]!++;
}

/** A token that is turned over does not arrive: it keeps its damage and runes. */
function flipTokens(s: State, seat: number, from: number, to: number): void {
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    if (printedOf[definition(s, card)] !== from) continue;
    s[at.definition + card] = formOf(s, to);
    runs[definition(s, card)]!++;
  }
  s[at.recheck] = 1;
}

// Partners

/** Two units must be chosen; with fewer than two the spell does nothing and does not stay. */
function stepPartner(s: State, frame: number): void {
  const first = s[frame + F.Last]! - 1;
  const chosen = s[frame + F.Target]! - 1;
  if (chosen >= 0 && first >= 0) return bind(s, frame, first, chosen);
  if (chosen >= 0) {
    s[frame + F.Last] = chosen + 1;
    s[frame + F.Target] = 0;
    return;
  }
  const n = partnersLeft(s, frame);
  if (first >= 0 && n === 1) return bind(s, frame, first, found[0]!);
  if (first < 0 && n === 2) return bind(s, frame, found[0]!, found[1]!);
  if (first >= 0 || n > 2) return ask(s, Decision.Target, s[frame + F.You]!);
  s[s[frame + F.Below]! + F.Count] = Fate.Fizzled;
  goOn(s, frame);
}

/** Units that may still become a partner. */
export function partnersLeft(s: State, frame: number): number {
  const first = s[frame + F.Last]! - 1;
  const all = candidates(s, frame);
  let n = 0;
  for (let i = 0; i < all; i++) if (found[i] !== first) found[n++] = found[i]!;
  return n;
}

function bind(s: State, frame: number, one: number, other: number): void {
  setBond(s, one, s[frame + F.Self]!);
  setBond(s, other, s[frame + F.Self]!);
  goOn(s, frame);
}

// Answers

export function answerMay(s: State, frame: number, yes: boolean): void {
  if (yes) s[s[frame + F.Below]! + F.Count] = Fate.OnDeck;
  goOn(s, frame);
}
