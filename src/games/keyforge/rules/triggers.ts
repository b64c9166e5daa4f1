import type { State } from '../../../core/game.js';
import { OutOfRoom } from '../../../core/machine.js';
import { at, Decision, Event, F, Frame, Lasting, Mod, None, Size, Zone } from '../layout.js';
import {
  AbilityFlag,
  abilityArgument,
  abilityBy,
  abilityEvent,
  abilityFilter,
  abilityFlags,
  abilityIf,
  abilityPc,
  abilityRuns,
  abilityTags,
  modA,
  modFlags,
  modKind,
  program,
  tagsOf,
  textOf,
} from '../pool.js';
import { Op, Tag, Value } from '../program.js';
import {
  changePool,
  controllerOf,
  definition,
  firstAttached,
  has,
  hostOf,
  inPlay,
  nextIn,
  zoneOf,
} from '../state.js';
import { bindText, ctx, includes } from './context.js';
import { matches, test } from './evaluate.js';
import {
  bindLasting,
  borrower,
  holdsNow,
  isGranted,
  lastingBehind,
  lastingEnd,
  lentText,
  namedIn,
  sourceOf,
  timesOf,
} from './lasting.js';
import {
  gainsTag,
  hasModifiers,
  housesOf,
  isBlank,
  lastingTouches,
  modifiersAt,
  tagsMeant,
  touches,
} from './modifiers.js';
import { ask, pop, pushLong, pushShort } from './stack.js';

/**
 * Abilities that wait for their turn. Two words each: ability | bearer << 12 | granter << 20, and
 * subject | player << 8 | you << 9 | lasting << 10 | named << 12 | number << 20; cards plus 1.
 */
export interface Waiting {
  readonly count: number;
  readonly at: number;
  /** Words from one to the next. */
  readonly step: number;
}
/** Those of windows, the innermost last; they grow towards the frames. */
export const PENDING_LIST: Waiting = { count: at.pendingCount, at: at.pending, step: -Size.PendingWords };
/** The "Destroyed:" abilities of cards that are tagged. */
export const DYING_LIST: Waiting = { count: at.dyingCount, at: at.dying, step: Size.PendingWords };

/** The place of a waiting ability. */
export const waitingAt = (list: Waiting, i: number): number => list.at + i * list.step;
const pendingAt = (i: number): number => at.pending - i * Size.PendingWords;

function demandRoom(s: State, list: Waiting, n: number): void {
  const room = list === DYING_LIST ? Size.Dying * Size.PendingWords : at.words - s[at.free]!;
  if (n * Size.PendingWords >= room) throw new OutOfRoom('too many abilities wait at once');
}

function enqueue(
  s: State,
  list: Waiting,
  ability: number,
  bearer: number,
  granter: number,
  subject: number,
  player: number,
  number: number,
  you: number,
  lasting: number,
  named: number,
): void {
  const n = s[list.count]!;
  demandRoom(s, list, n);
  const e = waitingAt(list, n);
  const about = abilityFlags[ability]! & AbilityFlag.Blind ? None.Card : subject;
  s[e] = ability | ((bearer + 1) << 12) | ((granter + 1) << 20);
  s[e + 1] =
    (about + 1) |
    (player << 8) |
    (you << 9) |
    (lasting << 10) |
    ((named & 0xff) << 12) |
    (Math.min(number, 2047) << 20);
  s[list.count] = n + 1;
}

/** Queues the abilities of a card with one of the tags, its own and those it has gained. */
export function enqueueTags(s: State, list: Waiting, card: number, bold: number, subject = None.Card): void {
  const you = controllerOf(s, card);
  const tag = tagsMeant(s, card, bold);
  const d = definition(s, card);
  if (tagsOf[d]! & tag && !isBlank(s, card)) enqueueText(s, list, card, tag, subject, d);
  enqueueGainedOnHost(s, list, card, tag, subject, you);
  if (hasModifiers(s, Mod.Gains)) enqueueGained(s, list, card, tag, subject, you);
}

function enqueueText(s: State, list: Waiting, card: number, tag: number, subject: number, d: number): void {
  const you = controllerOf(s, card);
  const p = textOf[d]!;
  for (let i = 1; i <= program[p]!; i++) {
    const ability = program[p + i]!;
    if (abilityTags[ability]! & tag && !(abilityFlags[ability]! & AbilityFlag.OnHost)) {
      enqueue(s, list, ability, card, card, subject, you, 0, you, 0, 0);
    }
  }
}

/** Quoted abilities other than bold ones on an upgrade, such as an "instead" of destruction. */
function enqueueGainedOnHost(
  s: State,
  list: Waiting,
  card: number,
  tag: number,
  subject: number,
  you: number,
): void {
  for (let on = firstAttached(s, card); on >= 0; on = s[at.next + on]!) {
    const d = definition(s, on);
    if (zoneOf(s, on) !== Zone.Attached || (tagsOf[d]! & tag) === 0) continue;
    const p = textOf[d]!;
    for (let i = 1; i <= program[p]!; i++) {
      const ability = program[p + i]!;
      if (abilityTags[ability]! & tag && abilityFlags[ability]! & AbilityFlag.OnHost) {
        enqueue(s, list, ability, card, on, subject, you, 0, you, 0, 0);
      }
    }
  }
}

function enqueueGained(
  s: State,
  list: Waiting,
  card: number,
  tag: number,
  subject: number,
  you: number,
): void {
  const set = at.modifies + Size.Set * Mod.Gains;
  for (let source = nextIn(s, set, 0); source >= 0; source = nextIn(s, set, source + 1)) {
    if (!isBlank(s, source)) enqueueGiven(s, list, card, tag, subject, source, definition(s, source));
  }
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    const mod = ~s[e + Lasting.What]!;
    if (lentText(s, e) >= 0) enqueueLent(s, list, card, tag, subject, e);
    if (mod < 0 || modKind[mod] !== Mod.Gains || !(abilityTags[modA[mod]!]! & tag)) continue;
    if (!lastingTouches(s, e, card)) continue;
    for (let times = timesOf(s, e); times > 0; times--) {
      enqueue(s, list, modA[mod]!, card, sourceOf(s, e), subject, you, 0, you, 0, namedIn(s, e));
    }
  }
}

/** What the text `d` of a card in play gives another. */
function enqueueGiven(
  s: State,
  list: Waiting,
  card: number,
  tag: number,
  subject: number,
  source: number,
  d: number,
): void {
  const you = controllerOf(s, card);
  const p = modifiersAt(d);
  for (let i = 1; i <= program[p]!; i++) {
    const mod = program[p + i]!;
    if (modKind[mod] !== Mod.Gains || !(abilityTags[modA[mod]!]! & tag)) continue;
    bindText(s, modFlags[mod]! & AbilityFlag.OnHost ? hostOf(s, source) : source, source);
    if (touches(s, mod, card)) enqueue(s, list, modA[mod]!, card, source, subject, you, 0, you, 0, 0);
  }
}

/** The bold abilities of a text that a card has for a while, and those that such a text gives others. */
function enqueueLent(s: State, list: Waiting, card: number, tag: number, subject: number, e: number): void {
  const source = borrower(s, e);
  const d = lentText(s, e);
  if (isBlank(s, source)) return;
  for (let times = timesOf(s, e); times > 0; times--) {
    if (card === source) enqueueText(s, list, card, tag, subject, d);
    enqueueGiven(s, list, card, tag, subject, source, d);
  }
}

/** Assault and hazardous wait among the other abilities of their moment. */
export function enqueueKeyword(s: State, ability: number, card: number, n: number): void {
  if (n <= 0) return;
  const you = controllerOf(s, card);
  enqueue(s, PENDING_LIST, ability, card, card, None.Card, you, n, you, 0, 0);
}

/** Whether a card has, or has gained, an ability with the tag. */
export function hasTag(s: State, card: number, bold: number): boolean {
  const tag = tagsMeant(s, card, bold);
  return ((tagsOf[definition(s, card)]! & tag) !== 0 && !isBlank(s, card)) || gainsTag(s, card, tag);
}

/**
 * Queues what listens to an event. `detail` narrows some events: the house chosen, the creature that the
 * destroyed one fought, whether æmber comes from reaping, how many creatures have reaped this turn.
 */
export function emit(
  s: State,
  event: Event,
  subject: number,
  player: number,
  number: number,
  detail = None.Card,
): void {
  if (((s[at.eventMask]! | s[at.lastingEvents]!) >>> event) & 1)
    emitToAll(s, event, subject, player, number, detail);
}

/** Tells of a card as what it lay in play when it happened: an artifact, say, that was a creature. */
export function emitAs(
  s: State,
  zone: Zone,
  event: Event,
  subject: number,
  player: number,
  detail = None.Card,
): void {
  const place = s[at.place + subject]!;
  s[at.place + subject] = zone;
  emit(s, event, subject, player, 0, detail);
  s[at.place + subject] = place;
}

function emitToAll(
  s: State,
  event: Event,
  subject: number,
  player: number,
  number: number,
  detail: number,
): void {
  if ((s[at.eventMask]! >>> event) & 1) {
    const set = at.listens + Size.Set * event;
    for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
      if (!isBlank(s, card)) emitTo(s, event, card, definition(s, card), subject, player, number, detail);
    }
  }
  if ((s[at.lastingEvents]! >>> event) & 1) emitToLasting(s, event, subject, player, number, detail);
}

function emitTo(
  s: State,
  event: Event,
  card: number,
  d: number,
  subject: number,
  player: number,
  number: number,
  detail: number,
): void {
  const p = textOf[d]!;
  for (let i = 1; i <= program[p]!; i++) {
    const ability = program[p + i]!;
    if (abilityEvent[ability] !== event) continue;
    const bearer = abilityFlags[ability]! & AbilityFlag.OnHost ? hostOf(s, card) : card;
    bindText(s, bearer, card);
    const you = ctx.you;
    if (hears(s, ability, subject, player, detail)) {
      enqueue(s, PENDING_LIST, ability, bearer, card, subject, player, number, you, 0, 0);
    }
  }
}

function emitToLasting(
  s: State,
  event: Event,
  subject: number,
  player: number,
  number: number,
  detail: number,
): void {
  for (let e = at.lasting; e < lastingEnd(s); e = lastingBehind(s, e)) {
    const ability = s[e + Lasting.What]!;
    const lent = lentText(s, e);
    if (lent >= 0) emitToBorrower(s, event, e, subject, player, number, detail);
    if (ability < 0 || lent >= 0 || abilityEvent[ability] !== event || !holdsNow(s, e)) continue;
    if (isGranted(s, e) && (subject < 0 || !has(s, e + Lasting.Cards, subject))) continue;
    bindLasting(s, e, subject);
    const { you, self } = ctx;
    if (!hears(s, ability, subject, player, detail)) continue;
    for (let times = timesOf(s, e); times > 0; times--) {
      enqueue(s, PENDING_LIST, ability, self, self, subject, player, number, you, 1, namedIn(s, e));
    }
  }
}

function emitToBorrower(
  s: State,
  event: Event,
  e: number,
  subject: number,
  player: number,
  number: number,
  detail: number,
): void {
  const card = borrower(s, e);
  if (isBlank(s, card)) return;
  for (let times = timesOf(s, e); times > 0; times--) {
    emitTo(s, event, card, lentText(s, e), subject, player, number, detail);
  }
}

/** Whether an ability, already bound, answers to this occurrence of its event. */
function hears(s: State, ability: number, subject: number, player: number, detail: number): boolean {
  ctx.subject = subject;
  ctx.player = player;
  if (!includes(s, abilityBy[ability]!, player)) return false;
  if (abilityFlags[ability]! & AbilityFlag.YourTurn && ctx.you !== s[at.active]) return false;
  const filter = abilityFilter[ability]!;
  if (filter !== 0 && (subject < 0 || !matches(s, filter, subject))) return false;
  return detailFits(s, ability, detail);
}

function detailFits(s: State, ability: number, detail: number): boolean {
  switch (abilityEvent[ability]) {
    case Event.ChoosesHouse: {
      const house = abilityArgument[ability]! - 1;
      if (house < 0) return true;
      if (house === Value.HouseNamed) return ctx.named === detail;
      return house === Value.HouseNotInPlay ? !houseInPlay(s, detail) : house === detail;
    }
    case Event.DestroyedFighting:
      if (abilityFlags[ability]! & AbilityFlag.Attack) return isAttacker(s, ctx.self, detail & 127);
      if ((abilityFlags[ability]! & AbilityFlag.Assault) !== (detail & 128 ? AbilityFlag.Assault : 0))
        return false;
      return (abilityFlags[ability]! & AbilityFlag.AnyFight) !== 0 || ctx.self === (detail & 127);
    case Event.GainsAmber:
    case Event.InsteadGainsAmber:
      return !(abilityFlags[ability]! & AbilityFlag.Reaping) || detail === 1;
    case Event.Reaps:
      return !(abilityFlags[ability]! & AbilityFlag.First) || detail === 1;
    case Event.Prevents:
      return ctx.subject === ctx.self;
    case Event.Attached:
      return ctx.granter === detail;
    default:
      return true;
  }
}

/** Whether the creature that destroyed its foe is this one, and attacks. */
const isAttacker = (s: State, card: number, destroyer: number): boolean =>
  card === destroyer && s[at.fight]! >= 0 && s[s[at.fight]! + F.Self] === card;

function houseInPlay(s: State, house: number): boolean {
  for (let card = nextIn(s, at.inPlay, 0); card >= 0; card = nextIn(s, at.inPlay, card + 1)) {
    if ((housesOf(s, card) >> house) & 1) return true;
  }
  return false;
}

/** The æmber spent on a key is there once: of several copies of a card that get it, the first gets all. */
export function countSpentOnce(s: State, base: number): void {
  for (let i = base; i < s[at.pendingCount]!; i++) {
    for (let j = base; j < i; j++) {
      if (((s[pendingAt(i)]! ^ s[pendingAt(j)]!) & 0xfff) === 0) s[pendingAt(i) + 1]! &= 0xfffff;
    }
  }
}

/** The card that the abilities queued since `base` speak of is gone: one that has come back to play is a new card. */
export function forgetSubjects(s: State, base: number): void {
  for (let i = base; i < s[at.pendingCount]!; i++) s[pendingAt(i) + 1]! &= ~0xff;
}

// Windows

/** Opens a window for everything queued since there were `base` waiting. */
export function openWindow(s: State, base: number): void {
  if (s[at.pendingCount]! > base) pushWindow(s, base);
}

function pushWindow(s: State, base: number): void {
  const frame = pushShort(s, Frame.Window, None.Card, s[at.active]!);
  s[frame + F.Extra] = base;
}

/** For replacements: of all that could replace one thing, the active player picks one. */
export function openReplacement(s: State, base: number): void {
  openWindow(s, base);
  s[s[at.top]! + F.Number] = 1;
}

export function stepWindow(s: State, frame: number): void {
  const base = s[frame + F.Extra]!;
  dropVoid(s, PENDING_LIST, base);
  const n = s[at.pendingCount]! - base;
  if (n === 0) pop(s);
  else if (n > 1 && orderMatters(s, PENDING_LIST, base)) ask(s, Decision.Order);
  else takeFromWindow(s, frame, base);
}

/** What can no longer happen is not asked about, as long as something else waits. */
export function dropVoid(s: State, list: Waiting, base: number): void {
  for (let i = s[list.count]! - 1; i >= base && s[list.count]! - base > 1; i--) {
    if (isVoid(s, list, waitingAt(list, i))) takeOut(s, list, i);
  }
}

/** Resolves one waiting ability; the last one needs its window no more. */
export function takeFromWindow(s: State, frame: number, index: number): void {
  const base = s[frame + F.Extra]!;
  const replacing = s[frame + F.Number] === 1;
  if (replacing || s[at.pendingCount]! - base === 1) pop(s);
  resolve(s, PENDING_LIST, index);
  if (replacing) s[at.pendingCount] = base;
}

/** Two waiting abilities that are one in all that counts, the card that has them included unless it can't matter. */
function doesTheSame(s: State, e: number, other: number): boolean {
  const alike = (abilityFlags[s[e]! & 0xfff]! & AbilityFlag.Alike) !== 0;
  return (
    ((s[e]! ^ s[other]!) & (alike ? 0xfff : 0xfffff)) === 0 &&
    ((s[e + 1]! ^ s[other + 1]!) & (alike ? -1 : 0xff)) === 0
  );
}

/** The same ability of one bearer, whoever gave it, and abilities that only gain æmber need no order. */
export function orderMatters(s: State, list: Waiting, base: number): boolean {
  const first = waitingAt(list, base);
  let quiet = true;
  let equal = true;
  for (let i = base; i < s[list.count]!; i++) {
    const e = waitingAt(list, i);
    if ((abilityFlags[s[e]! & 0xfff]! & AbilityFlag.Quiet) === 0) quiet = false;
    if (!doesTheSame(s, e, first)) equal = false;
  }
  return !quiet && !equal;
}

/** Puts the replacements among the "Destroyed:" abilities from `base` on after the others; says where they start. */
export function replacementsLast(s: State, base: number): number {
  let first = s[at.dyingCount]!;
  for (let i = first - 1; i >= base; i--) {
    if (isReplacement(s[at.dying + i * 2]! & 0xfff)) exchange(s, i, --first);
  }
  return first;
}

/** Keeps, of the "Destroyed:" abilities from `base` on, only replacements, or only the others. */
export function keepWaiting(s: State, base: number, replacements: boolean): void {
  for (let i = s[at.dyingCount]! - 1; i >= base; i--) {
    if (isReplacement(s[at.dying + i * 2]! & 0xfff) !== replacements) takeOut(s, DYING_LIST, i);
  }
}

function exchange(s: State, i: number, j: number): void {
  const a = at.dying + i * 2;
  const b = at.dying + j * 2;
  for (let word = 0; word < Size.PendingWords; word++) {
    const kept = s[a + word]!;
    s[a + word] = s[b + word]!;
    s[b + word] = kept;
  }
}

function takeOut(s: State, list: Waiting, index: number): void {
  const last = waitingAt(list, --s[list.count]!);
  for (let e = waitingAt(list, index); e !== last; e += list.step) {
    s[e] = s[e + list.step]!;
    s[e + 1] = s[e + list.step + 1]!;
  }
}

/** Takes an ability out of its list and starts its effect, if it can still happen. */
export function resolve(s: State, list: Waiting, index: number): void {
  const e = waitingAt(list, index);
  const head = s[e]!;
  const tail = s[e + 1]!;
  const isLost = isVoid(s, list, e);
  takeOut(s, list, index);
  const ability = head & 0xfff;
  const bearer = ((head >>> 12) & 0xff) - 1;
  if (isLost) return comeAfterAll(s, ability, tail);
  startEffect(
    s,
    ability,
    bearer,
    (head >>> 20) - 1,
    (tail >> 9) & 1,
    (tail & 0xff) - 1,
    (tail >> 8) & 1,
    tail >>> 20,
    (tail >> 12) & 0xff,
  );
}

/** Æmber that a card was to take which has left play meanwhile. */
function comeAfterAll(s: State, ability: number, tail: number): void {
  if (abilityEvent[ability] === Event.InsteadGainsAmber) changePool(s, (tail >> 8) & 1, tail >>> 20);
}

/**
 * The rulebook's Replacement Effects entry: a card whose destruction was replaced is destroyed no more, so the rest
 * of its "Destroyed:" is void; and a card that has left play is past saving.
 */
function isVoid(s: State, list: Waiting, e: number): boolean {
  const ability = s[e]! & 0xfff;
  const bearer = ((s[e]! >>> 12) & 0xff) - 1;
  if (list !== DYING_LIST) return !canResolve(s, ability, bearer, (s[e + 1]! & 1024) !== 0);
  return !has(s, at.tagged, bearer) || (isReplacement(ability) && !inPlay(s, bearer));
}

/** Of "Destroyed:" abilities those that say "instead". */
const isReplacement = (ability: number): boolean => program[abilityPc[ability]!] === Op.Untag;

/** Abilities are active only in play; those of a destroyed card, or of a grafted one, were set off by a card that was. */
function canResolve(s: State, ability: number, bearer: number, lasting: boolean): boolean {
  if (lasting || abilityTags[ability]! & (Tag.Destroyed | Tag.LeavesPlay)) return true;
  if (bearer < 0) return false;
  return inPlay(s, bearer) || zoneOf(s, bearer) === Zone.Aside || zoneOf(s, bearer) === Zone.Under;
}

export function startEffect(
  s: State,
  ability: number,
  bearer: number,
  granter: number,
  you: number,
  subject: number,
  player: number,
  number: number,
  named: number,
): void {
  const frame = pushLong(s, Frame.Effect, bearer, you);
  s[frame + F.Pc] = abilityPc[ability]!;
  s[frame + F.Granter] = granter;
  s[frame + F.Subject] = subject;
  s[frame + F.Player] = player;
  s[frame + F.Number] = number;
  s[frame + F.Did] = number;
  s[frame + F.Named] = named;
  s[frame + F.Foe] = foeOf(s, bearer);
  if (abilityIf[ability] !== 0 && !conditionHolds(s, frame, abilityIf[ability]!)) pop(s);
  else abilityRuns[ability]!++;
}

function conditionHolds(s: State, frame: number, condition: number): boolean {
  bindText(s, s[frame + F.Self]!, s[frame + F.Granter]!);
  ctx.you = s[frame + F.You]!;
  ctx.subject = s[frame + F.Subject]!;
  return test(s, condition);
}

/** In a fight, the creature that this one fights; for any other card the one attacked. */
function foeOf(s: State, card: number): number {
  const fight = s[at.fight]!;
  if (fight < 0) return None.Card;
  return s[fight + F.Foe] === card ? s[fight + F.Self]! : s[fight + F.Foe]!;
}
