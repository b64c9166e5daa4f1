import type { State } from '../../core/game.js';
import { at, Decision, F, Flag, Frame, Mod, Zone } from './layout.js';
import { naming, OptionKind, option, valueIn } from './option.js';
import { program, tagsOf, traits } from './pool.js';
import { Fi, In, Keyword, Op, Select, Spend, Tag, Verb } from './program.js';
import { bindFrame, seatOf } from './rules/context.js';
import { protector, protectors } from './rules/damage.js';
import { isSparing, mayLeaveNow } from './rules/destroy.js';
import { amount, collect, extremePower } from './rules/evaluate.js';
import { stillFoe } from './rules/fight.js';
import { hasKeyword, hasModifiers } from './rules/modifiers.js';
import { leastFrom, mostFrom, unforgeable } from './rules/operations/amber.js';
import { namableHouses } from './rules/operations/houses.js';
import { allowed, choosableHouses, isSpendable } from './rules/permissions.js';
import { entrySeat, firstTurnOver, mayPlay } from './rules/play.js';
import { candidates, found, isEnough, optionName } from './rules/select.js';
import { DYING_LIST, PENDING_LIST, waitingAt } from './rules/triggers.js';
import { isHouseLent, isUsePlain, plainWays, Use, waysByEffect, waysInMainStep } from './rules/use.js';
import {
  amberOn,
  controllerOf,
  copyOf,
  countIn,
  damageOn,
  definition,
  headOf,
  nextCard,
  nextIn,
  zoneOf,
} from './state.js';

/** More than any decision can have: every card of a hand twice, every creature four ways, and the end. */
export const MAX_OPTIONS = 512;

export function listOptions(s: State, out: Int32Array): number {
  const frame = s[at.top]!;
  switch (s[at.decision]) {
    case Decision.Mulligan:
    case Decision.Archives:
    case Decision.May:
      return listYesNo(out);
    case Decision.House:
      return listBits(choosableHouses(s, s[at.active]!), OptionKind.House, out);
    case Decision.Main:
      return listMain(s, out);
    case Decision.Flank:
      return listPlaces(s, frame, out);
    case Decision.Target:
      return listTargets(s, frame, out);
    case Decision.Order:
      return listOrder(s, frame, out);
    case Decision.Choice:
      return listWays(s, frame, out);
    case Decision.Use:
      return listWaysOf(s[frame + F.Self]!, waysByEffect(s, frame), out, 0);
    case Decision.NameHouse:
      return listBits(namableHouses(s, frame), OptionKind.House, out);
    case Decision.NameNumber:
      return listNumbers(0, Math.max(20, extremePower(s, 1)), OptionKind.Number, out);
    case Decision.NameTrait:
      return listNumbers(0, traits.length - 1, OptionKind.Trait, out);
    case Decision.Key:
      return listBits(choosableKeys(s, frame), OptionKind.Key, out);
    case Decision.Spend:
      return listSpending(s, frame, out);
    case Decision.Amount:
      return listAmounts(s, frame, out);
    default:
      return 0;
  }
}

function listYesNo(out: Int32Array): number {
  out[0] = OptionKind.Yes;
  out[1] = OptionKind.No;
  return 2;
}

function listBits(bits: number, kind: number, out: Int32Array): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) out[n++] = naming(kind, 31 - Math.clz32(left & -left));
  return n;
}

function listNumbers(from: number, to: number, kind: number, out: Int32Array): number {
  let n = 0;
  for (let value = from; value <= to; value++) out[n++] = naming(kind, value);
  return n;
}

// The main step

const seen = new Int32Array(3);

function forget(): void {
  seen[0] = 0;
  seen[1] = 0;
  seen[2] = 0;
}

function listMain(s: State, out: Int32Array): number {
  const seat = s[at.active]!;
  let n = listHand(s, seat, out);
  n = listUses(s, seat, out, n);
  out[n++] = OptionKind.End;
  return n;
}

/** Copies of one print in a hand are one option. */
function listHand(s: State, seat: number, out: Int32Array): number {
  const open = firstTurnOver(s, seat);
  const house = s[at.house]! >= 0 ? 1 << s[at.house]! : 0;
  const lent = hasModifiers(s, Mod.Allow);
  let n = 0;
  forget();
  for (let card = headOf(s, seat, Zone.Hand); card >= 0; card = nextCard(s, card)) {
    const ours = (s[at.print + card]! & house) !== 0;
    if ((!ours && !lent) || isSeen(copyOf(s, card))) continue;
    out[n] = option(OptionKind.Play, copyOf(s, card));
    if ((ours ? open : allowed(s, Verb.Play, card)) && mayPlay(s, card, seat)) n++;
    if (ours && open) out[n++] = option(OptionKind.Discard, copyOf(s, card));
  }
  return n;
}

/** Whether a print has come up before; from now on it has. */
function isSeen(copy: number): boolean {
  const bit = 1 << (copy & 31);
  if (seen[copy >> 5]! & bit) return true;
  seen[copy >> 5]! |= bit;
  return false;
}

/** The line and the artifacts; cards of another house that have no omni ability are passed over at once. */
function listUses(s: State, seat: number, out: Int32Array, start: number): number {
  const house = s[at.house]! >= 0 ? 1 << s[at.house]! : 0;
  const plain = isUsePlain(s);
  const lent = !plain && isHouseLent(s);
  const foes = headOf(s, 1 - seat, Zone.Line) >= 0 ? Use.Fight : 0;
  let n = start;
  for (let zone = Zone.Line; zone <= Zone.Artifacts; zone++) {
    for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card)) {
      if (s[at.flags + card]! & Flag.Exhausted) continue;
      const ours = s[at.print + card]! & house;
      if (!ours && !lent && !(tagsOf[definition(s, card)]! & Tag.Omni)) continue;
      const ways = plain ? plainWays(s, card, zone, ours, foes) : waysInMainStep(s, card);
      n = listWaysOf(card, ways, out, n);
    }
  }
  return n;
}

/** Each is written and counted if it is there: which are there is too irregular for a processor to guess. */
function listWaysOf(card: number, ways: number, out: Int32Array, start: number): number {
  let n = start;
  out[n] = option(OptionKind.Reap, card);
  n += ways & Use.Reap;
  out[n] = option(OptionKind.Fight, card);
  n += (ways & Use.Fight) >> 1;
  out[n] = option(OptionKind.Action, card);
  n += (ways & Use.Action) >> 2;
  out[n] = option(OptionKind.Omni, card);
  n += (ways & Use.Omni) >> 3;
  out[n] = option(OptionKind.Unstun, card);
  return n + ((ways & Use.Unstun) >> 4);
}

// Within a play or an effect

/** 0 left flank, 1 right flank, and for deploy 2 + the number of creatures to its left. */
function listPlaces(s: State, frame: number, out: Int32Array): number {
  const card = s[frame + F.Self]!;
  const playing = s[frame + F.Kind] === Frame.Play;
  const seat = playing ? entrySeat(s, frame) : s[frame + F.You]!;
  const stays = !playing && zoneOf(s, card) === Zone.Line && controllerOf(s, card) === seat ? 1 : 0;
  let n = listNumbers(0, 1, OptionKind.Flank, out);
  const anywhere = playing ? hasKeyword(s, card, Keyword.Deploy) : s[frame + F.Number] === 1;
  const others = countIn(s, seat, Zone.Line) - stays;
  if (anywhere) for (let left = 1; left < others; left++) out[n++] = naming(OptionKind.Flank, 2 + left);
  return n;
}

function listTargets(s: State, frame: number, out: Int32Array): number {
  switch (s[frame + F.Kind]) {
    case Frame.Play:
      return listLine(s, 1, listLine(s, 0, 0, out), out);
    case Frame.Fight:
      return listFoes(s, frame, out);
    case Frame.Damage:
      return listCards(protector, protectors(s, s[frame + F.Subject]!), out);
    case Frame.Destroy:
      return listLeaving(s, frame, out);
    default:
      return listEffectTargets(s, frame, out);
  }
}

function listLeaving(s: State, frame: number, out: Int32Array): number {
  const set = frame + (isSparing(s, frame) ? F.Those : F.LoopSet);
  let n = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (mayLeaveNow(s, frame, card)) out[n++] = option(OptionKind.Target, card);
  }
  if (isSparing(s, frame)) out[n++] = OptionKind.Done;
  return n;
}

function listLine(s: State, seat: number, start: number, out: Int32Array): number {
  let n = start;
  for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card))
    out[n++] = option(OptionKind.Target, card);
  return n;
}

function listFoes(s: State, frame: number, out: Int32Array): number {
  let n = 0;
  for (let foe = headOf(s, 1 - s[frame + F.You]!, Zone.Line); foe >= 0; foe = nextCard(s, foe)) {
    if (stillFoe(s, s[frame + F.Self]!, foe, s[frame + F.Player]!)) out[n++] = option(OptionKind.Target, foe);
  }
  return n;
}

function listCards(cards: Int32Array, count: number, out: Int32Array): number {
  for (let i = 0; i < count; i++) out[i] = option(OptionKind.Target, cards[i]!);
  return count;
}

function listEffectTargets(s: State, frame: number, out: Int32Array): number {
  const pc = s[frame + F.Pc]!;
  switch (program[pc]) {
    case Op.Select:
      return listCandidates(s, frame, pc, out);
    case Op.Divide:
      bindFrame(s, frame);
      return listCards(found, collect(s, program[pc + 2]!, found), out);
    case Op.Capture:
    case Op.OrderTop:
    case Op.Rearrange:
    case Op.Redistribute:
      return listSet(s, frame + F.Earlier, out);
    default:
      return listSet(s, frame + F.LoopSet, out);
  }
}

function listSet(s: State, set: number, out: Int32Array): number {
  let n = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1))
    out[n++] = option(OptionKind.Target, card);
  return n;
}

/** The cards of a deck that is searched are sorted: their order in it stays unknown. */
function listCandidates(s: State, frame: number, pc: number, out: Int32Array): number {
  const count = candidates(s, frame, pc);
  let n = 0;
  for (let i = 0; i < count; i++) {
    const number = option(OptionKind.Target, optionName(s, found[i]!));
    if (valueIn(number) === 0 || !isListed(out, n, number)) out[n++] = number;
  }
  if (program[program[pc + 2]! + Fi.Zones]! & In.Deck) sort(out, n);
  const mode = program[pc + 1]!;
  if ((mode === Select.UpTo || mode === Select.Any) && isEnough(s, frame, pc)) out[n++] = OptionKind.Done;
  return n;
}

function sort(out: Int32Array, n: number): void {
  for (let i = 1; i < n; i++) {
    const number = out[i]!;
    let j = i;
    for (; j > 0 && out[j - 1]! > number; j--) out[j] = out[j - 1]!;
    out[j] = number;
  }
}

/** kind | bearer << 6 | ability << 13 | subject << 25: equal abilities are one option. */
function listOrder(s: State, frame: number, out: Int32Array): number {
  const dying = s[frame + F.Kind] === Frame.Destroy;
  const list = dying ? DYING_LIST : PENDING_LIST;
  const base = dying ? s[frame + F.Number]! : s[frame + F.Extra]!;
  let n = 0;
  for (let i = base; i < s[list.count]!; i++) {
    const number = orderOption(s, waitingAt(list, i));
    if (!isListed(out, n, number)) out[n++] = number;
  }
  return n;
}

function isListed(out: Int32Array, n: number, number: number): boolean {
  for (let i = 0; i < n; i++) if (out[i] === number) return true;
  return false;
}

export function orderOption(s: State, entry: number): number {
  const bearer = Math.max(0, ((s[entry]! >>> 12) & 0xff) - 1);
  return OptionKind.Order | (bearer << 6) | ((s[entry]! & 0xfff) << 13) | ((s[entry + 1]! & 0x7f) << 25);
}

function listWays(s: State, frame: number, out: Int32Array): number {
  if (s[frame + F.Kind] === Frame.Play) return listNumbers(0, 1, OptionKind.Choice, out);
  return listNumbers(0, program[s[frame + F.Pc]! + 1]! - 1, OptionKind.Choice, out);
}

/** Those to be forged, or within an effect those to be unforged. */
function choosableKeys(s: State, frame: number): number {
  if (s[frame + F.Kind] === Frame.Forge) return 7 & ~s[at.keys + s[frame + F.You]!]!;
  bindFrame(s, frame);
  return unforgeable(s, seatOf(s, program[s[frame + F.Pc]! + 1]!));
}

function listSpending(s: State, frame: number, out: Int32Array): number {
  const seat = s[frame + F.You]!;
  const on = s[frame + F.Kind] === Frame.Pay ? Spend.Anything : Spend.Keys;
  let n = 0;
  for (let zone = Zone.Line; zone <= Zone.Artifacts; zone++) {
    for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card)) {
      if (amberOn(s, card) > 0 && isSpendable(s, card, on)) out[n++] = option(OptionKind.Target, card);
    }
  }
  if (s[at.amber + seat]! >= s[frame + F.Extra]!) out[n++] = OptionKind.Done;
  return n;
}

/** How much is healed, or captured from the opponent. */
function listAmounts(s: State, frame: number, out: Int32Array): number {
  if (program[s[frame + F.Pc]!] !== Op.CaptureFromAnyone)
    return listNumbers(0, healLimit(s, frame), OptionKind.Number, out);
  return listNumbers(leastFrom(s, frame), mostFrom(s, frame), OptionKind.Number, out);
}

function healLimit(s: State, frame: number): number {
  const pc = s[frame + F.Pc]!;
  bindFrame(s, frame);
  const card = nextIn(s, frame + F.Those, 0);
  return Math.min(amount(s, program[pc + 1]!), damageOn(s, card));
}
