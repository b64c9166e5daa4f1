import type { State } from '../../../core/game.js';
import { at, Decision, F, Frame } from '../layout.js';
import { lengthOf, program } from '../pool.js';
import { Op, Value } from '../program.js';
import { copySet } from '../state.js';
import { steal } from './amber.js';
import { bindFrame, cardOf, seatOf } from './context.js';
import { amount, test } from './evaluate.js';
import { callOff } from './fight.js';
import { preventForging, startForge } from './forge.js';
import { draw } from './move.js';
import { ownFunctions } from './odd.js';
import { attach, control, lasting, lendText, moveTo, playIt, swap, trigger, use } from './operations/acts.js';
import { captureAll, captureFromAnyone, gain, loseAmber, moveAmber, unforge } from './operations/amber.js';
import {
  discardUntil,
  finishSearch,
  move,
  orderTop,
  putIntoPlay,
  putUnder,
  revealUntil,
  see,
} from './operations/cards.js';
import { decline, eachCard, isPossible, repeats, untag } from './operations/flow.js';
import { makeActive, nameHouse } from './operations/houses.js';
import { rearrange, redistribute } from './operations/lines.js';
import { countThose, enough, keep, note, selectWho, without } from './operations/targets.js';
import { counters, exalt, token, uncounter } from './operations/tokens.js';
import { damage, destroyAll, divide, heal } from './operations/wounds.js';
import { select, selectTop } from './select.js';
import { ask, goesOn, pop } from './stack.js';
import { endTurnNow, refill } from './turn.js';

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

/** The flow of an effect, and operations that may wait for a decision. */
function perform(s: State, frame: number, pc: number): void {
  const a = program[pc + 1]!;
  const b = program[pc + 2]!;
  const c = program[pc + 3]!;
  const next = pc + lengthOf[program[pc]!]!;
  switch (program[pc]) {
    case Op.Jump:
      s[frame + F.Pc] = a;
      return;
    case Op.JumpUnless:
      s[frame + F.Pc] = test(s, a) ? next : b;
      return;
    case Op.JumpUnlessDone:
      s[frame + F.Pc] = s[frame + F.Did]! > 0 ? next : a;
      return;
    case Op.May:
      if (isPossible(s, frame, b, next)) ask(s, Decision.May);
      else decline(s, frame, a);
      return;
    case Op.Choice:
      ask(s, Decision.Choice);
      return;
    case Op.Select:
      if (select(s, frame, pc)) s[frame + F.Pc] = next;
      return;
    case Op.Divide:
      divide(s, frame, a, b);
      return;
    case Op.Heal:
      heal(s, frame, a, b, c);
      return;
    case Op.Capture:
      captureAll(s, frame, a, b, c);
      return;
    case Op.Unforge:
      unforge(s, frame, seatOf(s, a));
      return;
    case Op.Move:
      move(s, frame, a, b, c);
      return;
    case Op.OrderTop:
      orderTop(s, frame, a);
      return;
    case Op.NameHouse:
      nameHouse(s, frame);
      return;
    case Op.CaptureFromAnyone:
      captureFromAnyone(s, frame, a, b);
      return;
    case Op.RevealUntil:
      revealUntil(s, frame, a);
      return;
    case Op.Rearrange:
      rearrange(s, frame, seatOf(s, a));
      return;
    case Op.Redistribute:
      redistribute(s, frame, a, b);
      return;
    case Op.NameNumber:
      ask(s, Decision.NameNumber);
      return;
    case Op.NameTrait:
      ask(s, Decision.NameTrait);
      return;
    case Op.Times:
      s[frame + F.Loop] = amount(s, a);
      s[frame + F.Pc] = s[frame + F.Loop]! > 0 ? next : b;
      return;
    case Op.NextTime:
      s[frame + F.Pc] = --s[frame + F.Loop]! > 0 ? a : next;
      return;
    case Op.EachCard:
      copySet(s, frame + F.Those, frame + F.LoopSet);
      s[frame + F.Loop] = 0;
      eachCard(s, frame, next, a);
      return;
    case Op.NextCard:
      s[frame + F.Loop]! += s[frame + F.Did]!;
      eachCard(s, frame, a, next);
      return;
    case Op.EachPlayer:
      s[frame + F.Loop] = 0;
      s[frame + F.Player] = s[at.active]!;
      s[frame + F.Pc] = next;
      return;
    case Op.NextPlayer:
      s[frame + F.Player] = 1 - s[at.active]!;
      s[frame + F.Pc] = s[frame + F.Loop]!++ === 0 ? a : next;
      return;
    case Op.EachHouse:
      s[frame + F.Named] = 0;
      s[frame + F.Pc] = next;
      return;
    case Op.NextHouse:
      s[frame + F.Pc] = ++s[frame + F.Named]! < 9 ? a : next;
      return;
    case Op.Again:
      if (repeats(s, frame)) s[frame + F.Pc] = a;
      else pop(s);
      return;
    default:
      s[frame + F.Pc] = next;
      performPlain(s, frame, pc);
  }
}

/** Operations that never wait: the frame goes on after them. */
function performPlain(s: State, frame: number, pc: number): void {
  const a = program[pc + 1]!;
  const b = program[pc + 2]!;
  const c = program[pc + 3]!;
  switch (program[pc]) {
    case Op.SelectWho:
      selectWho(s, frame, a, b);
      return;
    case Op.SelectTop:
      selectTop(s, frame, pc);
      return;
    case Op.Keep:
      keep(s, frame);
      return;
    case Op.Without:
      without(s, frame);
      return;
    case Op.Note:
      note(s, frame, a);
      return;
    case Op.Enough:
      enough(s, frame, a);
      return;
    case Op.Damage:
      damage(s, frame, a, b, c, program[pc + 4]!);
      return;
    case Op.Destroy:
      destroyAll(s, frame, a);
      return;
    case Op.Token:
      token(s, frame, a, b);
      return;
    case Op.Exalt:
      exalt(s, frame, a, b);
      return;
    case Op.PowerCounters:
      counters(s, frame, 1, a, b);
      return;
    case Op.Counters:
      counters(s, frame, a === 1 ? 3 : 2, b, c);
      return;
    case Op.Uncounter:
      uncounter(s, frame, a, b, c);
      return;
    case Op.Gain:
      gain(s, frame, a, b);
      return;
    case Op.Lose:
      loseAmber(s, frame, a, b);
      return;
    case Op.Steal:
      s[frame + F.Did] = steal(s, seatOf(s, b), amount(s, a));
      return;
    case Op.MoveAmber:
      moveAmber(s, frame, a, b, c);
      return;
    case Op.Draw:
      s[frame + F.Did] = draw(s, seatOf(s, b), amount(s, a));
      return;
    case Op.Chains:
      s[at.chains + seatOf(s, b)] = Math.min(24, s[at.chains + seatOf(s, b)]! + amount(s, a));
      return;
    case Op.Refill:
      refill(s, seatOf(s, a));
      return;
    case Op.Forge:
      s[frame + F.Did] = 0;
      startForge(s, s[frame + F.You]!, a === Value.Free ? Value.Free : amount(s, a));
      return;
    case Op.Under:
      putUnder(s, frame, a, b);
      return;
    case Op.PutIntoPlay:
      putIntoPlay(s, frame, a, b);
      return;
    case Op.DiscardUntil:
      discardUntil(s, frame, seatOf(s, a), b);
      return;
    case Op.Search:
      finishSearch(s, frame, a, b);
      return;
    case Op.Reveal:
    case Op.Look:
      see(s, frame, a, program[pc] === Op.Reveal);
      return;
    case Op.Play:
      playIt(s, frame, a, c);
      return;
    case Op.Use:
      use(s, frame, a, b, c, program[pc + 4]!);
      return;
    case Op.Trigger:
      trigger(s, frame, a, b, c);
      return;
    case Op.Control:
      control(s, frame, a, seatOf(s, b), c);
      return;
    case Op.Swap:
      swap(s, frame, a, b);
      return;
    case Op.MoveTo:
      moveTo(s, frame, a, b);
      return;
    case Op.Attach:
      attach(s, frame, a, b);
      return;
    case Op.Lasting:
      lasting(s, frame, a, b, c);
      return;
    case Op.Own:
      ownFunctions[a]!(s, frame);
      return;
    case Op.Untag:
      untag(s);
      return;
    case Op.Done:
      countThose(s, frame);
      return;
    case Op.CancelFight:
      callOff(s, frame);
      return;
    case Op.PreventForging:
      preventForging(s, frame);
      return;
    case Op.MakeActive:
      makeActive(s, cardOf(s, a));
      return;
    case Op.LendText:
      lendText(s, frame, a, b, c);
      return;
    case Op.EndTurn:
      endTurnNow(s);
      return;
    default:
      throw new Error(`no such operation: ${program[pc]}`);
  }
}
