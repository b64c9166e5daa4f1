import type { State } from '../../../src/core/game.js';
import { HOUSES } from '../../../src/games/keyforge/houses.js';
import { at, None } from '../../../src/games/keyforge/layout.js';
import {
  abilityPc,
  abilityTags,
  amberOf,
  operationAfter,
  program,
  textOf,
  traits,
} from '../../../src/games/keyforge/pool.js';
import { Op, Tag } from '../../../src/games/keyforge/program.js';
import { bindFrame, bindText, ctx, seatOf } from '../../../src/games/keyforge/rules/context.js';
import { definition, inPlay } from '../../../src/games/keyforge/state.js';
import {
  choose,
  chooseTop,
  chooseWho,
  forgetGroups,
  reading,
  spareKept,
  touchAll,
  turnUp,
} from './groups.js';
import { afterWays, NOBODY_TOUCHED, touchedBy } from './operations.js';
import { playerOperation } from './pools.js';
import { hideUnknown, reckon, seemsTrue } from './visible.js';
import { W } from './weights.js';

// Reads an effect ahead, operation by operation, and adds up what it would be worth now. Nothing is done:
// where the effect lets its player choose, the best card is reckoned with.

/** Behind all operations: an effect is read to its end. */
export const TO_ITS_END = program.length;
/** Longer effects are not read to their end; there are none so long. */
export const STEPS = 60;

/** What the abilities with one of these tags in a card's own text are worth when they resolve now. */
export function abilityWorth(
  s: State,
  card: number,
  tags: number,
  me: number,
  foe: number = None.Card,
): number {
  let total = 0;
  const p = textOf[definition(s, card)]!;
  for (let i = 1; i <= program[p]!; i++) {
    const ability = program[p + i]!;
    if ((abilityTags[ability]! & tags) !== 0) total += oneAbility(s, card, ability, me, foe);
  }
  return total;
}

/** What one ability of a card is worth when it resolves now. */
export function oneAbility(
  s: State,
  card: number,
  ability: number,
  me: number,
  foe: number = None.Card,
): number {
  bindText(s, card, card);
  ctx.foe = foe;
  ctx.you = me;
  ctx.player = me;
  ctx.named = 0;
  ctx.number = 0;
  const isPlayed = (abilityTags[ability]! & Tag.Play) !== 0 && !inPlay(s, card);
  return effectWorth(s, abilityPc[ability]!, TO_ITS_END, me, isPlayed ? amberOf[definition(s, card)]! : 0);
}

/** Binds the frame of the pending decision, as far as its player may see it. */
export function bindDecision(s: State, frame: number, me: number): void {
  bindFrame(s, frame);
  hideUnknown(s, me);
}

/** The worth of a stretch of operations to `me`, with what is bound now; `bonus`: æmber that comes before it. */
export function effectWorth(s: State, start: number, end: number, me: number, bonus = 0): number {
  reading.me = me;
  reading.bonus = bonus;
  reading.did = 1;
  reading.rounds = 1;
  forgetGroups();
  return read(s, start, end);
}

function read(s: State, start: number, end: number): number {
  let total = 0;
  let times = 1;
  let p = start;
  for (let step = 0; step < STEPS && p < end && program[p] !== Op.End; step++) {
    if (program[p] === Op.Times) times = Math.max(0, reckon(s, program[p + 1]!));
    else if (program[p] === Op.NextTime) times = 1;
    else if (isNaming(program[p]!)) return total + bestName(s, p, end);
    const next = follow(s, p);
    total += times * operation(s, p, next);
    p = next;
  }
  return total;
}

/** Where the reading goes on. */
function follow(s: State, p: number): number {
  switch (program[p]) {
    case Op.Jump:
    case Op.May:
    case Op.EachPlayer:
    case Op.EachHouse:
      return program[p + 1]!;
    case Op.JumpUnless:
      return seemsTrue(s, program[p + 1]!) ? operationAfter(p) : program[p + 2]!;
    case Op.JumpUnlessDone:
      return reading.did > 0 ? operationAfter(p) : program[p + 1]!;
    case Op.Choice:
      return afterWays(p);
    case Op.Again:
      return TO_ITS_END;
    case Op.CaptureFromAnyone:
      return isEnough(s, p) ? TO_ITS_END : operationAfter(p);
    default:
      return operationAfter(p);
  }
}

/** What follows such a capture is for a creature that did not get all of it. */
const isEnough = (s: State, p: number): boolean =>
  s[at.amber]! + s[at.amber + 1]! >= reckon(s, program[p + 1]!);

function operation(s: State, p: number, next: number): number {
  switch (program[p]) {
    case Op.May:
      return Math.max(0, read(s, operationAfter(p), next));
    case Op.Choice:
      return bestWay(s, p);
    case Op.EachPlayer:
      return bothPlayers(s, p, next);
    case Op.EachHouse:
      return allHouses(s, p, next);
    case Op.Select:
      choose(s, p);
      return 0;
    case Op.SelectWho:
      chooseWho(s, p);
      return 0;
    case Op.SelectTop:
      chooseTop(s, p);
      return 0;
    case Op.DiscardUntil:
      turnUp(seatOf(s, program[p + 1]!), 1);
      return 0;
    case Op.RevealUntil:
      turnUp(ctx.you, W.typical);
      return 0;
    case Op.Without:
      spareKept();
      return 0;
    case Op.EachCard:
      reading.rounds = reading.did;
      return 0;
    case Op.NextCard:
      reading.rounds = 1;
      return 0;
  }
  const who = touchedBy(p);
  return who === NOBODY_TOUCHED ? reading.rounds * playerOperation(s, p) : touchAll(s, p, who);
}

function bestWay(s: State, p: number): number {
  let best = -(1 << 30);
  for (let way = 0; way < program[p + 1]!; way++)
    best = Math.max(best, read(s, program[p + 2 + way]!, endOfWay(p, way)));
  return best;
}

const endOfWay = (p: number, way: number): number =>
  way + 1 < program[p + 1]! ? program[p + 3 + way]! : afterWays(p);

/** What one way of the choice at `p` is worth with what is bound now. */
export const wayWorth = (s: State, p: number, way: number, me: number): number =>
  effectWorth(s, program[p + 2 + way]!, endOfWay(p, way), me);

const isNaming = (op: number): boolean => op === Op.NameHouse || op === Op.NameNumber || op === Op.NameTrait;

/** The rest of an effect with whatever is best to name. */
function bestName(s: State, p: number, end: number): number {
  const names =
    program[p] === Op.NameHouse ? HOUSES.length : program[p] === Op.NameTrait ? traits.length : NUMBERS;
  let best = -(1 << 30);
  reading.did = 1;
  for (let name = 0; name < names; name++) {
    ctx.named = name;
    best = Math.max(best, read(s, operationAfter(p), end));
  }
  return best;
}
/** Creatures of more power are seldom many. */
const NUMBERS = 12;

function allHouses(s: State, p: number, next: number): number {
  let total = 0;
  for (let house = 0; house < HOUSES.length; house++) {
    ctx.named = house;
    total += read(s, operationAfter(p), next);
  }
  return total;
}

function bothPlayers(s: State, p: number, next: number): number {
  ctx.player = reading.me;
  const mine = read(s, operationAfter(p), next);
  ctx.player = 1 - reading.me;
  return mine + read(s, operationAfter(p), next);
}
