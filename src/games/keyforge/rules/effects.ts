import type { State } from '../../../core/game.js';
import { at, Decision, F, Frame } from '../layout.js';
import { ownNames, program } from '../pool.js';
import { Op, Value } from '../program.js';
import { copySet } from '../state.js';
import { steal } from './amber.js';
import { bindFrame, seatOf } from './context.js';
import { amount, test } from './evaluate.js';
import { callOff } from './fight.js';
import { startForge } from './forge.js';
import { draw } from './move.js';
import { ownFunctions } from './odd.js';
import { attach, control, lasting, moveTo, playIt, swap, trigger, use } from './operations/acts.js';
import { captureAll, gain, loseAmber, moveAmber, unforge } from './operations/amber.js';
import {
  discardUntil,
  finishSearch,
  move,
  orderTop,
  putIntoPlay,
  putUnder,
  see,
} from './operations/cards.js';
import { decline, eachCard, isPossible, repeats, untag } from './operations/flow.js';
import { countThose, keep, selectWho, without } from './operations/targets.js';
import { counters, exalt, token, uncounter } from './operations/tokens.js';
import { damage, destroyAll, divide, heal } from './operations/wounds.js';
import { select, selectTop } from './select.js';
import { ask, goesOn, pop } from './stack.js';
import { refill } from './turn.js';

/** Runs operations of an effect until it ends, stops for a decision, or something else comes on top. */
export function stepEffect(s: State, frame: number): void {
  do {
    stepOperation(s, frame);
  } while (goesOn(s, frame) && s[frame + F.Kind] === Frame.Effect);
}

function stepOperation(s: State, frame: number): void {
  const pc = s[frame + F.Pc]!;
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
      selectWho(s, frame, a, b);
      s[frame + F.Pc] = pc + 3;
      return;
    case Op.SelectTop:
      selectTop(s, frame, pc);
      s[frame + F.Pc] = pc + 5;
      return;
    case Op.Keep:
      keep(s, frame);
      s[frame + F.Pc] = pc + 1;
      return;
    case Op.Without:
      without(s, frame);
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
      destroyAll(s, frame, a);
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
      use(s, frame, a, b, c, program[pc + 4]!);
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
    case Op.Untag:
      s[frame + F.Pc] = pc + 1;
      untag(s);
      return;
    case Op.Done:
      s[frame + F.Pc] = pc + 1;
      countThose(s, frame);
      return;
    case Op.CancelFight:
      s[frame + F.Pc] = pc + 1;
      callOff(s, frame);
      return;
    default:
      throw new Error(`no such operation: ${program[pc]}`);
  }
}
