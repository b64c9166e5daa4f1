import type { State } from '../../../src/core/game.js';
import { at } from '../../../src/games/keyforge/layout.js';
import { operationAfter, program } from '../../../src/games/keyforge/pool.js';
import { Op, Select, Sum, Value, Who } from '../../../src/games/keyforge/program.js';
import { ctx } from '../../../src/games/keyforge/rules/context.js';
import { inPlay, printedDefinition } from '../../../src/games/keyforge/state.js';
import { OWN_NAMES, type OwnName } from '../../../src/games/keyforge/vocabulary.js';
import { givenUp } from './amber.js';
import { powerNow, standing } from './board.js';
import { cardValue, presence } from './cards.js';
import { STEPS } from './effect.js';
import { reading } from './groups.js';
import { swapWorth } from './lines.js';
import { isBetweenCards, touchedBy } from './operations.js';
import { playerOperation } from './pools.js';
import { hurt, touch } from './touch.js';
import { part, W } from './weights.js';

// What the rest of an effect is worth for one of the cards that it lets its player choose.

/** Whether the chosen card is among those, is "it", is among the kept. */
const is = { those: 0, it: 0, kept: 0 };

export function targetWorth(s: State, pc: number, card: number, me: number): number {
  const isOpenEnded = program[pc + 1] === Select.Any || program[pc + 1] === Select.UpTo;
  is.those = 1;
  is.it = 1;
  is.kept = 0;
  reading.me = me;
  let total = 0;
  let p = operationAfter(pc);
  for (let step = 0; step < STEPS && program[p] !== Op.End; step++) {
    choosesAnew(p);
    total += partOf(touchedBy(p)) * touch(s, p, card, me) + besides(s, p, card, me);
    if (isOpenEnded && is.those !== 0 && countsThem(p)) total += forEachOne(s, p);
    if (program[p] === Op.Own) is.those = 0;
    p = goOn(p);
  }
  return total;
}

const partOf = (who: number): number =>
  who === Who.Those ? is.those : who === Who.It ? is.it : who === Who.Earlier ? is.kept : 0;

/** What becomes of the chosen card when the effect chooses or keeps others. */
function choosesAnew(p: number): void {
  switch (program[p]) {
    case Op.SelectWho:
      if (program[p + 2] === 0) is.those = partOf(program[p + 1]!);
      break;
    case Op.Select:
    case Op.SelectTop:
      if (program[operationAfter(p) - 1] === 0) is.those = 0;
      is.it = 0;
      break;
    case Op.Keep:
      is.kept = is.those;
      break;
    case Op.Without:
      is.those = -is.kept;
      break;
    case Op.EachCard:
      is.it = is.those;
      break;
  }
}

/** What an operation does with a second card, or in its own way. */
function besides(s: State, p: number, card: number, me: number): number {
  switch (program[p]) {
    case Op.MoveAmber:
      return isBetweenCards(p) && is.kept !== 0 ? givenUp(s, p, card, me) : 0;
    case Op.Swap:
      return partOf(program[p + 1]!) | partOf(program[p + 2]!) ? swapWorth(s, card, me) : 0;
    case Op.LendText:
      return is.kept === 0 ? 0 : part(ctx.you === me ? 1 : -1, presence(printedDefinition(s, card)));
    case Op.Own:
      return is.those === 0 ? 0 : ownWorth(s, program[p + 1]!, card, me);
    default:
      return 0;
  }
}

const isOwn = (number: number, name: OwnName): boolean => OWN_NAMES[number] === name;

/** Procedures of single cards: fights of the chosen creature, damage to it, a card that is copied. */
function ownWorth(s: State, number: number, card: number, me: number): number {
  if (isOwn(number, 'mimicry')) return cardValue(printedDefinition(s, card));
  if (!inPlay(s, card)) return 0;
  if (isOwn(number, 'gabos-longarms')) return hurt(s, card, powerNow(s, ctx.self), me);
  if (isOwn(number, 'positron-bolt')) return bolt(s, card, me);
  if (isOwn(number, 'smite') || isOwn(number, 'one-stood-against-many'))
    return W.use + 50 * powerNow(s, card) + part(0.2, standing(s, card));
  return 0;
}

/** From a creature on a flank to the one beside it. */
function bolt(s: State, card: number, me: number): number {
  const left = s[at.prev + card]!;
  const right = s[at.next + card]!;
  const worth = hurt(s, card, 3, me);
  return worth + Math.max(left < 0 ? 0 : hurt(s, left, 2, me), right < 0 ? 0 : hurt(s, right, 2, me));
}

/** Whether an operation does as much as cards were chosen. */
function countsThem(p: number): boolean {
  const n = program[p + 1]!;
  return COUNTING.includes(program[p]!) && n >= Value.Tree && program[n - Value.Tree] === Sum.Did;
}
const COUNTING: readonly number[] = [Op.Draw, Op.Gain, Op.Lose, Op.Steal, Op.Damage, Op.Times];

function forEachOne(s: State, p: number): number {
  if (program[p] === Op.Damage || program[p] === Op.Times) return W.margin;
  ctx.did = 1;
  return playerOperation(s, p);
}

/** After a choice all is taken to happen; of several ways the first. */
function goOn(p: number): number {
  if (program[p] === Op.Jump) return program[p + 1]!;
  if (program[p] === Op.Choice) return program[p + 2]!;
  return operationAfter(p);
}
