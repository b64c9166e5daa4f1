import type { State } from '../../../src/core/game.js';
import { Flag, None, Zone } from '../../../src/games/keyforge/layout.js';
import { program } from '../../../src/games/keyforge/pool.js';
import { Fi, In, Side, Sum, Test, Value, Who, Word } from '../../../src/games/keyforge/program.js';
import { ctx } from '../../../src/games/keyforge/rules/context.js';
import { amount, test } from '../../../src/games/keyforge/rules/evaluate.js';
import { flag, zoneOf } from '../../../src/games/keyforge/state.js';
import { W } from './weights.js';

// Which filters, amounts and conditions can be looked up without seeing what the seat does not know.

const UNSEEN = 0;
const OPEN = 1;
const HIDDEN = 2;
/** By place in the program, as far as it has been asked for. */
const seen = new Uint8Array(program.length);

const HIDDEN_ZONES = In.Deck | In.Hand | In.Archives | In.Under | In.Those | In.Earlier;

/** Only cards that everybody sees, or one's own hand and archives. */
export function isOpenFilter(filter: number): boolean {
  if (seen[filter] === UNSEEN) seen[filter] = readFilter(filter) ? OPEN : HIDDEN;
  return seen[filter] === OPEN;
}

function readFilter(filter: number): boolean {
  for (let f = filter; f !== 0; f = program[f + Fi.Or]!) {
    const hidden = program[f + Fi.Zones]! & HIDDEN_ZONES;
    const own = program[f + Fi.Side] === Side.Friendly && (hidden & ~(In.Hand | In.Archives)) === 0;
    if ((hidden !== 0 && !own) || speaksOf(f, Word.PowerThose)) return false;
  }
  return true;
}

/** Outside a frame there is no group of cards to compare powers with, and no card is being played. */
function speaksOf(f: number, word: Word): boolean {
  const end = f + Fi.Words + 2 * program[f + Fi.Length]!;
  for (let p = f + Fi.Words; p < end; p += 2) if ((program[p]! & 0xff) === word) return true;
  return false;
}

function isOpenAmount(n: number): boolean {
  if (n < Value.Tree) return true;
  const p = n - Value.Tree;
  if (seen[p] === UNSEEN) seen[p] = readAmount(p) ? OPEN : HIDDEN;
  return seen[p] === OPEN;
}

function readAmount(p: number): boolean {
  const a = program[p + 1]!;
  const b = program[p + 2]!;
  switch (program[p]) {
    case Sum.Count:
    case Sum.Houses:
      return isOpenFilter(a);
    case Sum.Stat:
      return b < Value.Tree ? b !== Who.Those : isOpenFilter(b - Value.Tree);
    case Sum.Part:
      return isOpenAmount(a);
    case Sum.Plus:
    case Sum.Minus:
    case Sum.Times:
    case Sum.AtMost:
      return isOpenAmount(a) && isOpenAmount(b);
    case Sum.Either:
      return isOpenCondition(a) && isOpenAmount(b) && isOpenAmount(program[p + 3]!);
    default:
      return true;
  }
}

function isOpenCondition(p: number): boolean {
  if (seen[p] === UNSEEN) seen[p] = readCondition(p) ? OPEN : HIDDEN;
  return seen[p] === OPEN;
}

function readCondition(p: number): boolean {
  switch (program[p]) {
    case Test.Compare:
      return isOpenAmount(program[p + 1]!) && isOpenAmount(program[p + 3]!);
    case Test.Is:
      return (
        program[p + 1] !== Who.It && !speaksOf(program[p + 2]!, Word.Played) && isOpenFilter(program[p + 2]!)
      );
    case Test.Some:
    case Test.None:
      return isOpenFilter(program[p + 1]!);
    case Test.Not:
      return isOpenCondition(program[p + 1]!);
    case Test.All:
      for (let i = 0; i < program[p + 1]!; i++) if (!isOpenCondition(program[p + 2 + i]!)) return false;
      return true;
    case Test.ShareHouse:
      return false;
    default:
      return true;
  }
}

const PLENTY = 20;

/** An amount as far as the seat can tell. */
export function reckon(s: State, n: number): number {
  if (n < Value.Tree) return n >= Value.All - 1 ? PLENTY : n;
  return isOpenAmount(n) ? Math.min(PLENTY, amount(s, n)) : W.typical;
}

/** What can't be told is taken to hold: cards are played for what they do. */
export const seemsTrue = (s: State, condition: number): boolean =>
  !isOpenCondition(condition) || test(s, condition);

/** An effect may speak of a card that lies where its player can't see it. */
export function hideUnknown(s: State, me: number): void {
  const card = ctx.it;
  if (card < 0 || flag(s, card, me === 0 ? Flag.Known0 : Flag.Known1)) return;
  const zone = zoneOf(s, card);
  if (zone === Zone.Deck || zone === Zone.Hand || zone === Zone.Archives || zone === Zone.Under)
    ctx.it = None.Card;
}
