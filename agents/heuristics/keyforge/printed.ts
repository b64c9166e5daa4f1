import {
  abilityBy,
  abilityDefinition,
  abilityFilter,
  abilityPc,
  abilityTags,
  kindOf,
  operationAfter,
  program,
} from '../../../src/games/keyforge/pool.js';
import {
  Destination,
  Fi,
  From,
  In,
  Kind,
  MovePlace,
  Op,
  Seat,
  Side,
  Sum,
  Tag,
  Token,
  Value,
  Who,
} from '../../../src/games/keyforge/program.js';
import { touchedBy } from './operations.js';
import { PART, part, W } from './weights.js';

// What an ability is worth by its printed words alone.

/** The ability that is read, and the filter of the cards that it chose last. */
const reading = { ability: 0, filter: 0 };

/** All operations one after the other, as if their conditions held; of several ways the first. */
export function textWorth(ability: number): number {
  let total = 0;
  reading.ability = ability;
  reading.filter = 0;
  let p = abilityPc[ability]!;
  while (program[p] !== Op.End) {
    if (program[p] === Op.Select) reading.filter = program[p + 2]!;
    total += operationWorth(p);
    p = program[p] === Op.Jump ? program[p + 1]! : operationAfter(p);
  }
  return total;
}

/** A literal, or the usual amount where the card counts something. */
export function signedAmount(n: number): number {
  if (n < Value.Tree) return n === Value.All ? 2 * W.typical : n;
  return program[n - Value.Tree] === Sum.Negative ? -program[n - Value.Tree + 1]! : W.typical;
}

/** 1 for the side of the ability's player, -1 for the other one, 0 for either. */
function sideOf(filter: number): number {
  const side = filter === 0 ? Side.Any : program[filter + Fi.Side];
  return side === Side.Any ? 0 : side === Side.Friendly ? 1 : -1;
}

function forSeat(seat: number): number {
  switch (seat) {
    case Seat.You:
    case Seat.Controller + Who.Self:
      return 1;
    case Seat.Opponent:
      return -1;
    case Seat.Controller + Who.Subject:
    case Seat.Owner + Who.Subject:
      return sideOf(abilityFilter[reading.ability]!);
    case Seat.OpponentOf + Who.Subject:
      return -sideOf(abilityFilter[reading.ability]!);
    case Seat.SubjectPlayer:
      return abilityBy[reading.ability] === Seat.SubjectPlayer ? 0 : forSeat(abilityBy[reading.ability]!);
    default:
      return 0;
  }
}

/** Whether what is bad for the touched card is good for the player: for a card of either side it is. */
function harmOf(p: number): number {
  switch (touchedBy(p)) {
    case Who.Self:
    case Who.Host:
    case Who.Granter:
      return -1;
    case Who.Foe:
      return 1;
    case Who.Subject:
      return sideOf(abilityFilter[reading.ability]!) > 0 ? -1 : 1;
    default:
      return sideOf(reading.filter) > 0 ? -1 : 1;
  }
}

/** What falls on both players alike is there for a reason. */
const forPlayer = (seat: number, worth: number): number => {
  const side = forSeat(seat);
  return side === 0 ? W.margin : side * worth;
};

function operationWorth(p: number): number {
  const n = Math.min(signedAmount(program[p + 1]!), 6);
  switch (program[p]) {
    case Op.Steal:
      return forPlayer(program[p + 2]!, 2 * W.amber * n);
    case Op.Gain:
      return forPlayer(program[p + 2]!, W.amber * n);
    case Op.Lose:
      return forPlayer(program[p + 2]!, -W.amber * n);
    case Op.Draw:
      return forPlayer(program[p + 2]!, W.draw * n);
    case Op.Chains:
      return forPlayer(program[p + 2]!, -W.chain * n);
    case Op.Refill:
      return forPlayer(program[p + 1]!, W.draw * W.typical);
    case Op.Unforge:
      return forPlayer(program[p + 1]!, part(-0.5, W.key));
    case Op.Forge:
    case Op.PreventForging:
      return part(0.5, W.key);
    case Op.Capture:
    case Op.CaptureFromAnyone:
      return W.captured * n;
    case Op.MoveAmber:
      return movedAmber(p, n);
    default:
      return touchWorth(p, n);
  }
}

function movedAmber(p: number, n: number): number {
  const to = program[p + 3]!;
  if (to >= From.Pool) return forPlayer(to - From.Pool, W.amber * n);
  if (program[p + 2]! >= From.Pool) return W.margin;
  if (program[p + 2]! >= From.Controller) return laidOn(p) * n;
  return -harmOf(p) * W.captured * n;
}

/** An artifact is a store, a creature a risk. */
const laidOn = (p: number): number =>
  touchedBy(p) === Who.Self && kindOf[abilityDefinition[reading.ability]!] === Kind.Artifact
    ? W.exalted
    : harmOf(p) * W.exalted;

/** What is done to cards. */
function touchWorth(p: number, n: number): number {
  switch (program[p]) {
    case Op.Damage:
      return W.spread * n * harmOf(p);
    case Op.Divide:
      return W.spread * n;
    case Op.Destroy:
      return part(1.8, W.creature) * harmOf(p);
    case Op.Token:
      return tokenWorth(program[p + 1]!) * harmOf(p);
    case Op.Move:
      return moveWorth(p);
    case Op.Exalt:
      return laidOn(p) * n;
    case Op.Counters:
      return program[p + 1] === 1 ? harmOf(p) * part(PART.doom, W.creature) : W.counter;
    case Op.Uncounter:
      return harmOf(p) * W.counter;
    case Op.MoveTo:
      return program[p + 2] === MovePlace.Battleline ? W.creature : W.margin;
    default:
      return otherWorth(program[p]!, n);
  }
}

function otherWorth(op: number, n: number): number {
  switch (op) {
    case Op.PowerCounters:
      return W.counter * n;
    case Op.Heal:
      return W.heal * n;
    case Op.Use:
    case Op.Trigger:
    case Op.Play:
    case Op.PutIntoPlay:
      return W.use;
    case Op.Control:
      return part(PART.control, W.creature);
    case Op.Lasting:
    case Op.MakeActive:
      return W.lasting;
    case Op.EndTurn:
      return -W.lasting;
    case Op.LendText:
      return W.grant;
    case Op.Search:
    case Op.DiscardUntil:
    case Op.RevealUntil:
    case Op.OrderTop:
      return W.search;
    case Op.Own:
      return W.own;
    case Op.Look:
    case Op.Under:
    case Op.Swap:
    case Op.Rearrange:
    case Op.Redistribute:
    case Op.Attach:
    case Op.CancelFight:
      return W.margin;
    default:
      return 0;
  }
}

function tokenWorth(token: number): number {
  const helps = token === Token.Ready || token === Token.Unstun || token === Token.Ward;
  return helps ? -W.ready : W.ready;
}

/**
 * Out of play a card moves to its owner's profit, except to the discard pile; in play to its controller's loss. A
 * card that leaves play anyway is out of it.
 */
function moveWorth(p: number): number {
  const { filter, ability } = reading;
  const isGone =
    (abilityTags[ability]! & (Tag.Destroyed | Tag.LeavesPlay)) !== 0 && touchedBy(p) === Who.Self;
  const inPlay = filter === 0 || (program[filter + Fi.Zones]! & In.Play) !== 0;
  if (inPlay && !isGone) return harmOf(p) * W.creature;
  if (isGone && program[p + 1] === Destination.Purge) return -part(PART.inDiscard, W.card);
  const loses = program[p + 1] === Destination.Discard || program[p + 1] === Destination.Purge;
  return (loses ? harmOf(p) : -harmOf(p)) * part(PART.inHand, W.card);
}
