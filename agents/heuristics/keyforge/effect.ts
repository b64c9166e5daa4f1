import type { State } from '../../../src/core/game.js';
import { abilityPc, abilityTags, operationAfter, program, textOf } from '../../../src/games/keyforge/pool.js';
import { Op, Who } from '../../../src/games/keyforge/program.js';
import { bindFrame, bindText, ctx } from '../../../src/games/keyforge/rules/context.js';
import { definition } from '../../../src/games/keyforge/state.js';
import { choose, forgetGroups, reading, spareKept, touchAll } from './groups.js';
import { afterWays, NOBODY_TOUCHED, touchedBy } from './operations.js';
import { playerOperation } from './pools.js';
import { touch } from './touch.js';
import { hideUnknown, reckon, seemsTrue } from './visible.js';

// Reads an effect ahead, operation by operation, and adds up what it would be worth now. Nothing is done:
// where the effect lets its player choose, the best card is reckoned with.

/** Behind all operations: an effect is read to its end. */
export const TO_ITS_END = program.length;
/** Longer effects are not read to their end; there are none so long. */
const STEPS = 60;

/** What the abilities with one of these tags in a card's own text are worth when they resolve now. */
export function abilityWorth(s: State, card: number, tags: number, me: number): number {
  let total = 0;
  const p = textOf[definition(s, card)]!;
  for (let i = 1; i <= program[p]!; i++) {
    const ability = program[p + i]!;
    if ((abilityTags[ability]! & tags) === 0) continue;
    bindText(s, card, card);
    ctx.you = me;
    ctx.player = me;
    ctx.named = 0;
    ctx.number = 0;
    total += effectWorth(s, abilityPc[ability]!, TO_ITS_END, me);
  }
  return total;
}

/** Binds the frame of the pending decision, as far as its player may see it. */
export function bindDecision(s: State, frame: number, me: number): void {
  bindFrame(s, frame);
  hideUnknown(s, me);
}

/** The worth of a stretch of operations to `me`, with what is bound now. */
export function effectWorth(s: State, start: number, end: number, me: number): number {
  reading.me = me;
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
    default:
      return operationAfter(p);
  }
}

function operation(s: State, p: number, next: number): number {
  switch (program[p]) {
    case Op.May:
      return Math.max(0, read(s, operationAfter(p), next));
    case Op.Choice:
      return bestWay(s, p);
    case Op.EachPlayer:
      return bothPlayers(s, p, next);
    case Op.Select:
      choose(s, p);
      return 0;
    case Op.SelectWho:
    case Op.SelectTop:
      forgetGroups();
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

function bothPlayers(s: State, p: number, next: number): number {
  ctx.player = reading.me;
  const mine = read(s, operationAfter(p), next);
  ctx.player = 1 - reading.me;
  return mine + read(s, operationAfter(p), next);
}

/** What the rest of the effect after the choice of cards at `pc` is worth for one of them. */
export function targetWorth(s: State, pc: number, card: number, me: number): number {
  let those = 1;
  let it = 1;
  let kept = 0;
  let total = 0;
  let p = operationAfter(pc);
  for (let step = 0; step < STEPS && program[p] !== Op.End; step++) {
    switch (program[p]) {
      case Op.Select:
      case Op.SelectWho:
      case Op.SelectTop:
        if (program[operationAfter(p) - 1] === 0) those = 0;
        it = 0;
        break;
      case Op.Keep:
        kept = those;
        break;
      case Op.Without:
        those = -kept;
        break;
      case Op.EachCard:
        it = those;
        break;
    }
    const who = touchedBy(p);
    const part = who === Who.Those ? those : who === Who.It ? it : 0;
    if (part !== 0) total += part * touch(s, p, card, me);
    p = goOn(p);
  }
  return total;
}

/** Behind a choice all is taken to happen; of several ways the first. */
function goOn(p: number): number {
  if (program[p] === Op.Jump) return program[p + 1]!;
  if (program[p] === Op.Choice) return program[p + 2]!;
  return operationAfter(p);
}
