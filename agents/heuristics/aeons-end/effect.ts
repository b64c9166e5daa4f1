import type { State } from '../../../src/core/game.js';
import { at, F, None, Size } from '../../../src/games/aeons-end/layout.js';
import { operationAfter, program } from '../../../src/games/aeons-end/pool.js';
import { Action, Choose, Measure, Op, Pick, Value } from '../../../src/games/aeons-end/program.js';
import { candidates, found } from '../../../src/games/aeons-end/rules/candidates.js';
import { bindFrame, context } from '../../../src/games/aeons-end/rules/context.js';
import { amount, measured, test } from '../../../src/games/aeons-end/rules/evaluate.js';
import { choosableWays } from '../../../src/games/aeons-end/rules/flow.js';
import { apart } from './apart.js';
import { operation, reading } from './perform.js';
import { touch } from './touch.js';
import { WORST } from './weights.js';

// Reads an effect ahead, operation by operation, and adds up what it would be worth now to the mages. Nothing is
// done. Where somebody chooses, the way that is best for the mages is reckoned with: they all decide together.

/** Longer effects are not read to their end; there are none so long. */
const STEPS = 200;
/** Choices within choices; beyond them nothing is added. */
const DEPTH = 6;
let depth = 0;

/** What the operations from `start` to the end of their effect are worth, with what is bound now. */
export function read(s: State, start: number): number {
  let total = 0;
  let p = start;
  for (let step = 0; step < STEPS; step++) {
    switch (program[p]) {
      case Op.End:
        return total;
      case Op.May:
      case Op.OneOf:
      case Op.Player:
      case Op.Pick:
        return total + choice(s, p);
      case Op.Jump:
      case Op.JumpUnless:
      case Op.JumpUnlessDone:
      case Op.EachPlayer:
      case Op.NextPlayer:
      case Op.Times:
      case Op.NextTime:
      case Op.Pile:
        p = flow(s, p);
        break;
      default:
        total += operation(s, p);
        p = operationAfter(p);
    }
  }
  return total;
}

/** Where the reading goes on. */
function flow(s: State, p: number): number {
  const a = program[p + 1]!;
  const next = operationAfter(p);
  switch (program[p]) {
    case Op.Jump:
      return a;
    case Op.JumpUnless:
      return test(s, a) ? next : program[p + 2]!;
    case Op.JumpUnlessDone:
      return context.did > 0 ? next : a;
    case Op.EachPlayer:
      reading.loop = s[at.players]!;
      context.them = s[at.active]!;
      return next;
    case Op.NextPlayer:
      context.them = (context.them + 1) % s[at.players]!;
      return --reading.loop > 0 ? a : next;
    case Op.Times:
      reading.loop = amount(s, a);
      return reading.loop > 0 ? next : program[p + 2]!;
    case Op.NextTime:
      return --reading.loop > 0 ? a : next;
    default:
      return next;
  }
}

/** Each answer is read to the end of the effect; the best counts. */
function choice(s: State, p: number): number {
  if (depth === DEPTH) return 0;
  depth++;
  const { them, it, did, n } = context;
  const { loop, bonus } = reading;
  const worth = answers(s, p);
  context.them = them;
  context.it = it;
  context.did = did;
  context.n = n;
  reading.loop = loop;
  reading.bonus = bonus;
  depth--;
  return worth;
}

function answers(s: State, p: number): number {
  switch (program[p]) {
    case Op.May:
      return mayWorth(s, p);
    case Op.OneOf:
      return bestWay(s, p);
    case Op.Player:
      return bestPlayer(s, p);
    default:
      return bestPick(s, p);
  }
}

/** What the operations from `p` on are worth with this player and card chosen, and so much done. */
export function readOn(s: State, p: number, them: number, it: number, did: number): number {
  const { n } = context;
  const { loop, bonus } = reading;
  context.them = them;
  context.it = it;
  context.did = did;
  const worth = read(s, p);
  context.n = n;
  reading.loop = loop;
  reading.bonus = bonus;
  return worth;
}

function mayWorth(s: State, p: number): number {
  const { them, it } = context;
  const condition = program[p + 2]!;
  const offered = condition === 0 || test(s, condition);
  const no = readOn(s, program[p + 1]!, them, it, 0);
  return offered ? Math.max(no, readOn(s, operationAfter(p), them, it, 0)) : no;
}

function bestWay(s: State, p: number): number {
  const { them, it, did } = context;
  let best = WORST;
  for (let ways = choosableWays(s, p); ways !== 0; ways &= ways - 1) {
    const way = 31 - Math.clz32(ways & -ways);
    best = Math.max(best, readOn(s, program[p + 4 + 2 * way]!, them, it, did));
  }
  return best;
}

// Players

function bestPlayer(s: State, p: number): number {
  const { them, it, did } = context;
  const bits = eligible(s, p);
  if (bits === 0) return readOn(s, program[p + 5]!, them, it, did);
  let best = WORST;
  for (let left = bits; left !== 0; left &= left - 1)
    best = Math.max(best, readOn(s, operationAfter(p), 31 - Math.clz32(left & -left), it, did));
  return best;
}

/** The mages among whom the operation at `p` chooses, as bits. */
function eligible(s: State, p: number): number {
  const mode = program[p + 1]!;
  const players = s[at.players]!;
  let bits = (1 << players) - 1;
  if (players > 1 && (mode & 3) === Choose.Ally) bits &= ~(1 << context.you);
  if (players > 1 && (mode & 3) === Choose.Another) bits &= ~(1 << context.them);
  if (mode === Choose.LowestLife) return most(s, bits, LOWEST, 0, 0);
  if (mode & Choose.Most) return most(s, bits, program[p + 2]!, program[p + 3]!, 0);
  if (mode & Choose.Able) return able(s, p, bits);
  return bits;
}

function able(s: State, p: number, bits: number): number {
  const measure = program[p + 2]!;
  const argument = program[p + 3]!;
  const best = most(s, bits, measure, argument, program[p + 4]!);
  const nobody = program[p + 5]! > 0 && measured(s, 31 - Math.clz32(best), measure, argument) === 0;
  return nobody ? 0 : best;
}

/** Not a measure of the game's: the less life, the more; an exhausted mage's does not count. */
const LOWEST = -1;
const PLENTY = 9999;

function most(s: State, among: number, measure: number, argument: number, enough: number): number {
  let best = -1;
  let bits = 0;
  for (let left = among; left !== 0; left &= left - 1) {
    const seat = 31 - Math.clz32(left & -left);
    const has = Math.min(enough || PLENTY, measureOf(s, seat, measure, argument));
    if (has > best) bits = 0;
    if (has >= best) bits |= 1 << seat;
    best = Math.max(best, has);
  }
  return bits;
}

function measureOf(s: State, seat: number, measure: number, argument: number): number {
  if (measure !== LOWEST) return measured(s, seat, measure, argument);
  return s[at.exhausted + seat] ? 0 : PLENTY - measured(s, seat, Measure.Life, 0);
}

// Cards

const cards = new Int32Array(Size.Cards * (DEPTH + 1));
const worths = new Int32Array(Size.Cards * (DEPTH + 1));

function bestPick(s: State, p: number): number {
  const record = program[p + 1]!;
  const action = program[p + 2]!;
  const { them } = context;
  const wanted = amount(s, program[record + Pick.Amount]!);
  const n = candidates(s, record);
  const from = depth * Size.Cards;
  for (let i = 0; i < n; i++) cards[from + i] = found[i]!;
  if (n === 0 || wanted === 0) return readOn(s, operationAfter(p), them, None.Card, 0);
  const isFree = program[record + Pick.UpTo] === 1;
  if (action === Action.Take) return bestTaken(s, p, from, n, isFree);
  return bestSeveral(s, p, from, n, wanted === Value.All ? n : Math.min(n, wanted), isFree);
}

function bestTaken(s: State, p: number, from: number, n: number, isFree: boolean): number {
  const { them } = context;
  let best = isFree ? readOn(s, operationAfter(p), them, None.Card, 0) : WORST;
  for (let i = 0; i < n; i++) best = Math.max(best, readOn(s, operationAfter(p), them, cards[from + i]!, 1));
  return best;
}

function bestSeveral(s: State, p: number, from: number, n: number, k: number, isFree: boolean): number {
  const { them } = context;
  const none = isFree ? readOn(s, operationAfter(p), them, None.Card, 0) : WORST;
  return Math.max(none, bestMore(s, p, from, n, k, 0, isFree));
}

/** Up to k cards more, beside those that are done; the cards that are missed least go first. */
function bestMore(
  s: State,
  p: number,
  from: number,
  n: number,
  k: number,
  done: number,
  isFree: boolean,
): number {
  const { them } = context;
  for (let i = 0; i < n; i++) worths[from + i] = touch(s, program[p + 2]!, cards[from + i]!);
  let sum = 0;
  let best = WORST;
  for (let i = 0; i < k; i++) {
    bringBest(from + i, from + n);
    sum += worths[from + i]!;
    if (!isFree && i < k - 1) continue;
    best = Math.max(best, sum + readOn(s, operationAfter(p), them, cards[from + i]!, done + i + 1));
  }
  return best;
}

/** What is left of the pick at `p` and of its effect once this card is taken as the `done`-th. */
export function restOfPick(s: State, p: number, card: number, done: number, more: number): number {
  const { them } = context;
  const record = program[p + 1]!;
  const stop = readOn(s, operationAfter(p), them, card, done);
  if (more <= 0 || program[p + 2] === Action.Take || program[record + Pick.UpTo] === 0) return stop;
  context.them = them;
  let n = 0;
  for (let i = 0, all = candidates(s, record); i < all; i++) if (found[i] !== card) cards[n++] = found[i]!;
  return Math.max(stop, bestMore(s, p, 0, n, Math.min(n, more), done, true));
}

function bringBest(first: number, end: number): void {
  let top = first;
  for (let i = first + 1; i < end; i++) if (worths[i]! > worths[top]!) top = i;
  const card = cards[top]!;
  const worth = worths[top]!;
  cards[top] = cards[first]!;
  worths[top] = worths[first]!;
  cards[first] = card;
  worths[first] = worth;
}

// From elsewhere

/** What a whole effect is worth that `maker` carries out; what is being read stays as it is. */
export function readApart(s: State, pc: number, card: number, maker: number, place = 0, extra = 0): number {
  if (pc === 0 || depth === DEPTH) return 0;
  const { you, them, self, it, did, n, from } = context;
  const { loop, bonus } = reading;
  depth++;
  bindApart(card, maker, place, extra);
  const worth = read(s, pc);
  depth--;
  bindApart(self, you, from, bonus);
  context.them = them;
  context.it = it;
  context.did = did;
  context.n = n;
  reading.loop = loop;
  return worth;
}

apart.read = readApart;

function bindApart(card: number, maker: number, place: number, extra: number): void {
  context.you = maker;
  context.them = maker;
  context.self = card;
  context.it = None.Card;
  context.did = 0;
  context.from = place;
  reading.bonus = extra;
}

/** Binds the frame of the pending decision. */
export function bindDecision(s: State, frame: number): void {
  bindFrame(s, frame);
  reading.loop = s[frame + F.Loop]!;
  reading.bonus = s[frame + F.Bonus]!;
}
