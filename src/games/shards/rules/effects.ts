import { NOBODY, type State } from '../../../core/game.js';
import { at, Decision, F, Frame, INFINITE, Zone } from '../layout.js';
import { lengthOf, playOf, program } from '../pool.js';
import { Op } from '../program.js';
import {
  champions,
  chooserFor,
  definition,
  findInRow,
  gainPower,
  has,
  head,
  isNemesis,
  list,
  next,
  placeOf,
} from '../state.js';
import { banish, destroy, toHand } from './piles.js';
import { recruit, recruitToHand } from './play.js';
import { opponentsOf } from './players.js';
import { runSimple } from './simple.js';
import { ask, goesOn, pop, push, pushCopy } from './stack.js';
import { candidates, found } from './targets.js';

export function advance(s: State, frame: number): void {
  s[frame + F.Pc]! += lengthOf[program[s[frame + F.Pc]!]!]!;
}

/** Runs the operations of a frame until one has to wait, puts another frame on top, or ends the game. */
export function stepEffect(s: State, frame: number): void {
  do {
    const pc = runSimple(s, s[frame + F.Pc]!, s[frame + F.Self]!, s[frame + F.You]!);
    s[frame + F.Pc] = pc;
    if (program[pc] === Op.End) return pop(s);
    if (s[at.winner] === NOBODY) perform(s, frame, pc);
  } while (goesOn(s, frame) && s[at.winner] === NOBODY);
}

/** Effects on cards; the Nemesis has neither hand nor deck nor discard pile. */
function perform(s: State, frame: number, pc: number): void {
  const you = s[frame + F.You]!;
  switch (program[pc]) {
    case Op.Banish:
      return stepBanish(s, frame, program[pc + 1]!);
    case Op.Return:
      if (program[pc + 2] === 0) return returnAll(s, frame, program[pc + 1]!);
      return isNemesis(s, you) ? advance(s, frame) : chooseOne(s, frame);
    case Op.Recruit:
      return isNemesis(s, you) ? advance(s, frame) : chooseOne(s, frame);
    case Op.Destroy:
    case Op.Copy:
      return chooseOne(s, frame);
    case Op.OpponentLoses:
      return chooseOpponent(s, frame);
    default:
      advance(s, frame);
      return performOnce(s, frame, pc);
  }
}

function performOnce(s: State, frame: number, pc: number): void {
  const you = s[frame + F.You]!;
  switch (program[pc]) {
    case Op.DestroyAll:
      return destroyAll(s, you);
    case Op.IntoPlay:
      s[at.redirects]!++;
      return;
    case Op.CopyAgain:
      return copyAgain(s, frame);
    case Op.CopyAll:
      return copyAll(s, frame, program[pc + 1]!);
    case Op.InfinitePower:
      s[at.power] = INFINITE;
      return;
    case Op.DoublePower:
      return gainPower(s, s[at.power]!);
    case Op.IgnoreShields:
      s[at.ignoreShields] = 1;
      return;
    case Op.HealthGivesPower:
      s[at.talons] = 1;
      return;
    default:
      s[at.heartDamage] = program[pc + 1]!;
      s[at.heartCards] = program[pc + 2]!;
  }
}

// Choices

/** Without a choice the only card is taken; without any card nothing happens. */
function chooseOne(s: State, frame: number): void {
  const n = candidates(s, frame);
  if (n === 0) return advance(s, frame);
  if (n === 1) return take(s, frame, found[0]!);
  return ask(s, Decision.Target, chooserFor(s, s[frame + F.You]!));
}

/** Does what the effect wants with the card that was chosen. */
export function take(s: State, frame: number, card: number): void {
  const pc = s[frame + F.Pc]!;
  const you = s[frame + F.You]!;
  switch (program[pc]) {
    case Op.Banish:
      s[frame + F.Count]!++;
      return banish(s, card);
    case Op.Return:
      advance(s, frame);
      return toHand(s, card, you);
    case Op.Recruit:
      advance(s, frame);
      return takeFromRow(s, definition(s, card), program[pc + 2] === 1, you);
    case Op.Copy:
      advance(s, frame);
      s[frame + F.It] = card + 1;
      return pushCopy(s, playOf[definition(s, card)]!, s[frame + F.Self]!, card, you);
    default:
      advance(s, frame);
      return destroy(s, card, ownerOf(s, card));
  }
}

function takeFromRow(s: State, d: number, intoHand: boolean, you: number): void {
  if (intoHand) recruitToHand(s, findInRow(s, d), you);
  else recruit(s, findInRow(s, d), you);
}

/** The player in whose zone a champion lies. */
const ownerOf = (s: State, card: number): number => placeOf(s, card) >> 3;

/** One after the other, as long as somebody wants to. */
function stepBanish(s: State, frame: number, most: number): void {
  const you = s[frame + F.You]!;
  if (s[frame + F.Count]! < most && !isNemesis(s, you) && candidates(s, frame) > 0) {
    return ask(s, Decision.Target, you);
  }
  return endBanish(s, frame);
}

export function endBanish(s: State, frame: number): void {
  s[frame + F.Count] = 0;
  advance(s, frame);
}

function returnAll(s: State, frame: number, wanted: number): void {
  const you = s[frame + F.You]!;
  advance(s, frame);
  let card = head(s, list(you, Zone.Discard));
  while (card >= 0) {
    const after = next(s, card);
    if (has(s, card, wanted)) toHand(s, card, you);
    card = after;
  }
}

function destroyAll(s: State, you: number): void {
  const opponents = opponentsOf(s, you);
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if ((opponents & (1 << seat)) === 0) continue;
    while (head(s, champions(seat)) >= 0) destroy(s, head(s, champions(seat)), seat);
  }
}

function chooseOpponent(s: State, frame: number): void {
  const you = s[frame + F.You]!;
  const opponents = opponentsOf(s, you);
  if (opponents & (opponents - 1)) return ask(s, Decision.Player, chooserFor(s, you));
  return loseMastery(s, frame, 31 - Math.clz32(opponents));
}

export function loseMastery(s: State, frame: number, seat: number): void {
  const n = program[s[frame + F.Pc]! + 1]!;
  s[at.mastery + seat] = Math.max(0, s[at.mastery + seat]! - n);
  advance(s, frame);
}

// Copies

function copyAgain(s: State, frame: number): void {
  const card = s[frame + F.It]! - 1;
  if (card < 0) return;
  pushCopy(s, playOf[definition(s, card)]!, s[frame + F.Self]!, card, s[frame + F.You]!);
}

/** Those played already one after the other, in the order in which they were played; later ones when they are. */
function copyAll(s: State, frame: number, wanted: number): void {
  const you = s[frame + F.You]!;
  s[at.copying] = wanted;
  s[at.copier] = s[frame + F.Self]!;
  const all = push(s, Frame.CopyAll, s[frame + F.Self]!, you);
  s[all + F.It] = head(s, list(you, Zone.Played)) + 1;
}

export function stepCopyAll(s: State, frame: number): void {
  const card = s[frame + F.It]! - 1;
  if (card < 0) return pop(s);
  s[frame + F.It] = next(s, card) + 1;
  if (!has(s, card, s[at.copying]!)) return;
  pushCopy(s, playOf[definition(s, card)]!, s[frame + F.Self]!, card, s[frame + F.You]!);
}
