import type { State } from '../../../src/core/game.js';
import { at, Mod, Zone } from '../../../src/games/keyforge/layout.js';
import { modFilter, modKind, program } from '../../../src/games/keyforge/pool.js';
import { Fi, From, Op, Seat, Side, Value } from '../../../src/games/keyforge/program.js';
import { ctx, seatOf } from '../../../src/games/keyforge/rules/context.js';
import { countMatches } from '../../../src/games/keyforge/rules/evaluate.js';
import { canForge } from '../../../src/games/keyforge/rules/forge.js';
import { countIn } from '../../../src/games/keyforge/state.js';
import { poolWorth } from './board.js';
import { granted, modifierWorth } from './cards.js';
import { reading } from './groups.js';
import { redistribution } from './lines.js';
import { isOpenFilter, reckon } from './visible.js';
import { part, W } from './weights.js';

/** What an operation about players, their pools and their cards as a whole is worth. */
export function playerOperation(s: State, p: number): number {
  const a = program[p + 1]!;
  const b = program[p + 2]!;
  switch (program[p]) {
    case Op.Gain:
      return change(s, b, reckon(s, a));
    case Op.Lose:
      return change(s, b, part(-1, reckon(s, a)));
    case Op.Steal:
      return transfer(s, 1 - seatOf(s, b), seatOf(s, b), reckon(s, a));
    case Op.MoveAmber:
      return between(s, b, program[p + 3]!, reckon(s, a));
    case Op.Draw:
      return part(sideOf(s, b), W.draw * reckon(s, a));
    case Op.Chains:
      return part(-sideOf(s, b), W.chain * reckon(s, a));
    case Op.Divide:
      return divide(s, reckon(s, a), b);
    case Op.Forge:
      return forge(s, a);
    case Op.Unforge:
      return part(-sideOf(s, a), W.key);
    case Op.Refill:
      return part(sideOf(s, a), W.draw * Math.max(0, HAND - countIn(s, seatOf(s, a), Zone.Hand)));
    case Op.Lasting:
      return part(sideOf(s, Seat.You), lasting(b));
    default:
      return part(sideOf(s, Seat.You), forItsPlayer(s, p));
  }
}

/** The size of a full hand. */
const HAND = 6;

function forItsPlayer(s: State, p: number): number {
  switch (program[p]) {
    case Op.Own:
      return W.own;
    case Op.MakeActive:
      return W.lasting;
    case Op.EndTurn:
      return -W.lasting;
    case Op.OrderTop:
      return W.search;
    case Op.Look:
    case Op.Swap:
      return W.margin;
    case Op.Rearrange:
      // Nobody who can't tell a better order asks for one.
      return -2 * W.margin;
    case Op.Redistribute:
      return redistribution(s, program[p + 1]!, program[p + 2]!);
    default:
      return 0;
  }
}

const sideOf = (s: State, seat: number): number =>
  seat === Seat.Both ? 0 : seatOf(s, seat) === reading.me ? 1 : -1;

function reached(n: number): void {
  reading.did = n;
  ctx.did = n;
}

function change(s: State, seat: number, n: number): number {
  const { me } = reading;
  if (seat === Seat.Both) return poolWorth(s, me, me, n) + poolWorth(s, me, 1 - me, n);
  const whose = seatOf(s, seat);
  reached(Math.abs(Math.max(n, -s[at.amber + whose]!)));
  return poolWorth(s, me, whose, n);
}

function transfer(s: State, from: number, to: number, n: number): number {
  const taken = Math.min(n, s[at.amber + from]!);
  reached(taken);
  return poolWorth(s, reading.me, to, taken) + poolWorth(s, reading.me, from, part(-1, taken));
}

/** Between two pools, or a pool and the supply. */
function between(s: State, from: number, to: number, n: number): number {
  if (from >= From.Pool && to >= From.Pool)
    return transfer(s, seatOf(s, from - From.Pool), seatOf(s, to - From.Pool), n);
  if (from >= From.Pool) return change(s, from - From.Pool, part(-1, n));
  return to >= From.Pool ? change(s, to - From.Pool, n) : 0;
}

function forge(s: State, cost: number): number {
  const isForged = canForge(s, ctx.you, cost === Value.Free ? Value.Free : reckon(s, cost) - reading.bonus);
  reached(isForged ? 1 : 0);
  return isForged ? part(sideOf(s, Seat.You), W.key) : 0;
}

/** Spread damage is seldom wasted while there is a creature to take it. */
const divide = (s: State, n: number, filter: number): number =>
  isOpenFilter(filter) && countMatches(s, filter) > 0 ? W.spread * n : 0;

/** A rule that its maker lays on the game, or on some cards, for a while. */
function lasting(what: number): number {
  if (what >= 0 || modKind[~what] === Mod.KeyCost) return W.lasting;
  const filter = modFilter[~what]!;
  if (filter === 0 || program[filter + Fi.Side] === Side.Any) return Math.max(W.margin, modifierWorth(~what));
  return part(program[filter + Fi.Side] === Side.Friendly ? granted(what) : -granted(what), W.lasting);
}
