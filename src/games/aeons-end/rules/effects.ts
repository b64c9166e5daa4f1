import { NOBODY, type State } from '../../../core/game.js';
import { goesOn } from '../../../core/machine.js';
import { at, Decision, End, F, Place } from '../layout.js';
import { lengthOf, operationAfter, program, slotsOf } from '../pool.js';
import { Aether, Op, Value, Where } from '../program.js';
import { head, list, moveTo } from '../state.js';
import { focusByEffect } from './breaches.js';
import { castSpell, castTwice, playTwice } from './cast.js';
import { bindFrame, seatOf } from './context.js';
import { dealDamage, hitMinion } from './damage.js';
import { amount, test } from './evaluate.js';
import { eachPlayer, nextPlayer, oneOf, repeats } from './flow.js';
import { finish, gainLife, graveholdGains, graveholdSuffers, suffer } from './harm.js';
import { choosePile, devour, gainFromPile } from './market.js';
import { awaken, discardNemesisTop } from './nemesis.js';
import { act, pick } from './pick.js';
import { canDraw, destroyCard, draw, gainCorruption, shuffleDeck, topOfDeck } from './piles.js';
import { choosePlayer } from './players.js';
import { ask, pop } from './stack.js';
import { arrangeTurns, putBack, splitCharges } from './stepwise.js';
import { nemesisTurnsBack, revealTurnCard } from './turn-order.js';
import { discardHusks, placeHusks, strike, swarm, unleash } from './unleash.js';

/** Runs operations of an effect until it ends, stops for a decision, or something else comes on top; one when watched. */
export function stepEffect(s: State, frame: number): void {
  do {
    const pc = s[frame + F.Pc]!;
    if (program[pc] === Op.End) return pop(s);
    bindFrame(s, frame);
    perform(s, frame, pc);
  } while (goesOn(s, frame) && s[at.winner] === NOBODY);
}

function perform(s: State, frame: number, pc: number): void {
  const a = program[pc + 1]!;
  const b = program[pc + 2]!;
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
      s[frame + F.Did] = 0;
      if (b === 0 || test(s, b)) ask(s, Decision.May, seatOf(s, program[pc + 3]!));
      else s[frame + F.Pc] = a;
      return;
    case Op.OneOf:
      return oneOf(s, frame, pc);
    case Op.Player:
      return choosePlayer(s, frame, pc);
    case Op.EachPlayer:
      return eachPlayer(s, frame);
    case Op.NextPlayer:
      return nextPlayer(s, frame, a, next);
    case Op.Times:
      s[frame + F.Loop] = amount(s, a);
      s[frame + F.Pc] = s[frame + F.Loop]! > 0 ? next : b;
      return;
    case Op.NextTime:
      return repeats(s, frame, a, next);
    case Op.Pick:
      return pick(s, frame, pc);
    case Op.Focus:
      return focusByEffect(s, frame, pc);
    case Op.Pile:
      return choosePile(s, frame, pc);
    case Op.TopOrBottom:
      if (s[at.turnDeckCount]! > 1) return ask(s, Decision.Choice, s[frame + F.You]!);
      s[frame + F.Pc] = next;
      return;
    case Op.TurnCardBack:
      return putBack(s, frame, a === 1);
    case Op.SplitCharges:
      return splitCharges(s, frame, amount(s, a));
    case Op.ArrangeTurns:
      return arrangeTurns(s, frame);
    case Op.Lose:
      return finish(s, 1, End.Special);
    case Op.TopCard:
      return topCard(s, frame, pc, seatOf(s, a));
    default:
      s[frame + F.Pc] = next;
      return performPlain(s, frame, pc, a, b);
  }
}

/** Operations that never wait: the frame goes on after them. */
function performPlain(s: State, frame: number, pc: number, a: number, b: number): void {
  switch (program[pc]) {
    case Op.Aether:
      s[a === Aether.Gem ? at.gemAether : a === Aether.Spell ? at.spellAether : at.aether]! += amount(s, b);
      return;
    case Op.Deal:
      return deal(s, frame, amount(s, a));
    case Op.Draw:
      s[frame + F.Did] = draw(s, seatOf(s, b), amount(s, a));
      return;
    case Op.Charge:
      return gainCharges(s, seatOf(s, b), amount(s, a));
    case Op.LoseCharges:
      return loseCharges(s, frame, seatOf(s, b), amount(s, a));
    case Op.GainLife:
      s[frame + F.Did] = gainLife(s, seatOf(s, b), amount(s, a));
      return;
    case Op.Suffer:
      return suffer(s, seatOf(s, b), amount(s, a));
    case Op.GraveholdSuffers:
      return graveholdSuffers(s, amount(s, a));
    case Op.GraveholdGains:
      return graveholdGains(s, amount(s, a));
    case Op.NemesisGains:
      s[at.nemesisLife] = Math.min(s[at.nemesisMost]!, s[at.nemesisLife]! + amount(s, a));
      return;
    case Op.Discount:
      s[at.discount]! += amount(s, a);
      return;
    case Op.DestroySelf:
      return destroyCard(s, s[frame + F.Self]!);
    case Op.Cast:
      if (b === 1) return castTwice(s, s[frame + F.It]!, s[frame + F.You]!);
      return castSpell(s, s[frame + F.It]!, s[frame + F.You]!, a);
    case Op.Reveal:
      s[frame + F.N] = revealTurnCard(s);
      return;
    case Op.PlayTwice:
      return playTwice(s, s[frame + F.It]!, s[frame + F.You]!);
    case Op.Gate:
      s[at.gate] = 1;
      return;
    case Op.NemesisTurnsBack:
      return nemesisTurnsBack(s);
    case Op.Prevent:
      s[at.prevented] = 1;
      return;
    case Op.DiscardDrawn:
      return moveTo(s, head(s, Place.Aside), Place.NemesisDiscard);
    default:
      return performNemesis(s, frame, pc, a, b);
  }
}

/** Operations of the nemeses. */
function performNemesis(s: State, frame: number, pc: number, a: number, b: number): void {
  switch (program[pc]) {
    case Op.Unleash:
      return unleash(s, amount(s, a));
    case Op.Strike:
      return strike(s);
    case Op.Swarm:
      return swarm(s);
    case Op.Fury:
      s[at.fury]! += amount(s, a);
      return;
    case Op.Husks:
      return placeHusks(s, amount(s, a));
    case Op.DiscardHusks:
      s[frame + F.Did] = discardHusks(s, amount(s, a));
      return;
    case Op.Devour:
      return devour(s, s[frame + F.Extra]!, amount(s, a));
    case Op.GainFrom:
      return gainFromPile(s, frame, seatOf(s, a), b);
    case Op.Corrupt:
      return corrupt(s, seatOf(s, b), amount(s, a), program[pc + 3] === Where.Hand);
    case Op.ShuffleDeck:
      return shuffleDeck(s, seatOf(s, a));
    case Op.DestroyTop:
      return destroyTop(s, seatOf(s, b), amount(s, a));
    case Op.MoveIt:
      return act(s, a, s[frame + F.It]!);
    case Op.SelfSuffers:
      return hitMinion(s, s[frame + F.Self]!, amount(s, a), -1);
    case Op.Awaken:
      return awaken(s);
    case Op.DiscardNemesisTop:
      s[frame + F.Did] = discardNemesisTop(s, amount(s, a));
      return;
    default:
      throw new Error(`no such operation: ${program[pc]}`);
  }
}

/** The bonus of the breach belongs to the one damage amount of the cast. */
function deal(s: State, frame: number, n: number): void {
  const bonus = s[frame + F.Bonus]!;
  s[frame + F.Bonus] = 0;
  dealDamage(s, s[frame + F.You]!, n + bonus);
}

/** No more than the mage's mat has room for. */
export function gainCharges(s: State, seat: number, n: number): void {
  const room = slotsOf[s[at.mage + seat]!]! - s[at.charges + seat]!;
  s[at.charges + seat]! += Math.min(n, room);
}

function loseCharges(s: State, frame: number, seat: number, n: number): void {
  const lost = n === Value.All ? s[at.charges + seat]! : Math.min(n, s[at.charges + seat]!);
  s[at.charges + seat]! -= lost;
  s[frame + F.Did] = lost;
}

/** Each is checked against the corruption deck on its own. */
function corrupt(s: State, seat: number, n: number, toHand: boolean): void {
  for (let i = 0; i < n && s[at.winner] === -1; i++) gainCorruption(s, seat, toHand);
}

function destroyTop(s: State, seat: number, n: number): void {
  for (let i = 0; i < n && canDraw(s, seat); i++) destroyCard(s, topOfDeck(s, seat));
}

/** Everybody sees the top card of the deck; without one the effect on it is skipped. */
function topCard(s: State, frame: number, pc: number, seat: number): void {
  const card = topOfDeck(s, seat);
  s[frame + F.It] = card;
  s[frame + F.Pc] = card < 0 ? program[pc + 2]! : operationAfter(pc);
  if (card >= 0) moveTo(s, card, list(seat, 0));
}
