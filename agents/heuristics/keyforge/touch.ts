import type { State } from '../../../src/core/game.js';
import { at, Flag, Zone } from '../../../src/games/keyforge/layout.js';
import { kindOf, program } from '../../../src/games/keyforge/pool.js';
import { Destination, Keyword, Kind, MovePlace, Op, Token } from '../../../src/games/keyforge/program.js';
import { ctx, seatOf } from '../../../src/games/keyforge/rules/context.js';
import {
  controllerOf,
  damageOn,
  definition,
  doomCounters,
  flag,
  has,
  inPlay,
  isCreature,
  otherCounters,
  ownerOf,
  powerCounters,
  printedDefinition,
  printedHouses,
  zoneOf,
} from '../../../src/games/keyforge/state.js';
import { capture, captureFromAnyone, laidOn, moveAmber } from './amber.js';
import { damageLoss, keywordsNow, loss, powerNow, standing } from './board.js';
import { cardValue, granted, standsUp } from './cards.js';
import { reckon } from './visible.js';
import { PART, part, W } from './weights.js';

/** What the operation at `p` is worth to `me` when it touches this card. */
export function touch(s: State, p: number, card: number, me: number): number {
  ctx.it = card;
  return inPlay(s, card) || isComing(s, card) ? touchInPlay(s, p, card, me) : touchElsewhere(s, p, card, me);
}

/** What a card says of itself when it is played holds for it in play; an action never gets there. */
const isComing = (s: State, card: number): boolean =>
  card === ctx.self && kindOf[definition(s, card)] !== Kind.Action;

function touchInPlay(s: State, p: number, card: number, me: number): number {
  const foe = controllerOf(s, card) === me ? -1 : 1;
  const n = program[p + 1]!;
  switch (program[p]) {
    case Op.Damage:
      return damage(s, p, card, me);
    case Op.Destroy:
      return part(foe, destruction(s, card));
    case Op.Move:
      return has(s, at.tagged, card) ? touchElsewhere(s, p, card, me) : part(foe, leaving(s, card, n));
    case Op.Under:
      return part(foe, leaving(s, card, Destination.Discard));
    case Op.Token:
      return part(foe, token(s, card, n));
    case Op.Capture:
      return capture(s, p, card, me);
    case Op.CaptureFromAnyone:
      return captureFromAnyone(s, p, me);
    case Op.MoveAmber:
      return moveAmber(s, p, card, me);
    case Op.Control:
      return control(s, p, card, me);
    case Op.Use:
    case Op.Trigger:
      return use(s, p, card, me);
    default:
      return part(-foe, favour(s, p, card));
  }
}

/** What is lost with a card by where it goes, in the order of Destination. */
const SHARE_LOST = new Float64Array(6);

/** To be called when the weights have changed. */
export const readShares = (): void => SHARE_LOST.set([1, PART.returned, 0.8, 0.95, PART.purged, 0.8]);
readShares();

const leaving = (s: State, card: number, to: number): number =>
  flag(s, card, Flag.Warded) ? W.ward : (SHARE_LOST[to]! * loss(s, card)) | 0;

/** What would stand up again is no prize: an effect that repeats itself could go on for ever. */
function destruction(s: State, card: number): number {
  if (keywordsNow(s, card) & Keyword.Invulnerable) return 0;
  return standsUp(definition(s, card)) ? W.margin : leaving(s, card, Destination.Discard);
}

/** Splash falls on friends and foes alike. */
function damage(s: State, p: number, card: number, me: number): number {
  let worth = hurt(s, card, reckon(s, program[p + 1]!), me);
  const splash = program[p + 3]!;
  if (splash === 0 || !isCreature(s, card)) return worth;
  if (s[at.prev + card]! >= 0) worth += hurt(s, s[at.prev + card]!, splash, me);
  if (s[at.next + card]! >= 0) worth += hurt(s, s[at.next + card]!, splash, me);
  return worth;
}

export const hurt = (s: State, card: number, n: number, me: number): number =>
  part(controllerOf(s, card) === me ? -1 : 1, damageLoss(s, card, n));

/** What its controller loses; below zero it gains. */
function token(s: State, card: number, kind: number): number {
  switch (kind) {
    case Token.Ready:
      return flag(s, card, Flag.Exhausted) ? -W.ready - part(0.1, standing(s, card)) : 0;
    case Token.Exhaust:
      return flag(s, card, Flag.Exhausted) ? 0 : W.ready + part(0.1, standing(s, card));
    case Token.Stun:
      return flag(s, card, Flag.Stunned) ? 0 : part(PART.stun, standing(s, card));
    case Token.Unstun:
      return flag(s, card, Flag.Stunned) ? -part(PART.stun, standing(s, card)) : 0;
    case Token.Ward:
      return flag(s, card, Flag.Warded) ? 0 : -part(0.3, loss(s, card));
    case Token.Unward:
      return flag(s, card, Flag.Warded) ? W.ward : 0;
    default:
      return W.enrage;
  }
}

function control(s: State, p: number, card: number, me: number): number {
  const seat = seatOf(s, program[p + 2]!);
  if (controllerOf(s, card) === seat) return 0;
  return part(seat === me ? 1 : -1, part(PART.control, standing(s, card)));
}

/** A use is for the player of the effect; a creature must be ready for it, or be readied. */
function use(s: State, p: number, card: number, me: number): number {
  const mine = ctx.you === me ? 1 : -1;
  const readied = program[p] === Op.Trigger || program[p + 3] === 1;
  if (!readied && flag(s, card, Flag.Exhausted)) return 0;
  if (flag(s, card, Flag.Stunned)) return mine * W.unstun;
  const strength = isCreature(s, card) ? 50 * powerNow(s, card) : 0;
  return mine * (W.use + strength + part(0.2, standing(s, card)));
}

/** What helps the controller of the card it is done to. */
function favour(s: State, p: number, card: number): number {
  const n = program[p + 1]!;
  switch (program[p]) {
    case Op.Heal:
      return W.heal * Math.min(reckon(s, n), damageOn(s, card));
    case Op.Exalt:
      return laidOn(s, card, controllerOf(s, card)) * reckon(s, n);
    case Op.PowerCounters:
      return W.counter * reckon(s, n) + part(0.01, standing(s, card));
    case Op.Counters:
      return n === 1 ? -part(PART.doom, standing(s, card)) : W.counter * reckon(s, program[p + 2]!);
    case Op.Uncounter:
      return -W.counter * Math.min(reckon(s, program[p + 2]!), countersOf(s, card, n));
    case Op.Lasting:
      return granted(program[p + 2]!) * (W.grant + part(0.1, standing(s, card)));
    case Op.LendText:
      return W.grant + part(0.1, standing(s, card));
    case Op.Attach:
      return W.margin;
    case Op.MoveTo:
      return program[p + 2] === MovePlace.Battleline ? W.creature : 0;
    default:
      return 0;
  }
}

function countersOf(s: State, card: number, kind: number): number {
  if (kind === 2) return powerCounters(s, card);
  return kind === 1 ? doomCounters(s, card) : otherCounters(s, card);
}

/** Cards in hands and piles, and those that are lost to play anyway: what moves, and to whose profit. */
function touchElsewhere(s: State, p: number, card: number, me: number): number {
  const mine = ownerOf(card) === me ? 1 : -1;
  const value = Math.max(100, cardValue(printedDefinition(s, card)));
  switch (program[p]) {
    case Op.Move:
      return moved(mine * value, program[p + 1]!, zoneOf(s, card)) + keepPlayable(s, p, card);
    case Op.Search:
      return mine * part(PART.inHand, value);
    case Op.Play:
    case Op.PutIntoPlay:
    case Op.Trigger:
      return (ctx.you === me ? 1 : -1) * value;
    case Op.Under:
      return program[p + 2] === 1
        ? part(PART.reapAbility - PART.inHand, mine * value)
        : moved(mine * value, Destination.Archive, zoneOf(s, card));
    case Op.Destroy:
      return -mine * value;
    case Op.Capture:
      return capture(s, p, card, me);
    default:
      return 0;
  }
}

/** What a card of this value gains by going to another place. */
const moved = (value: number, to: number, from: number): number =>
  ((shareAt(to) - shareIn(from)) * value) | 0;

function shareAt(destination: number): number {
  switch (destination) {
    case Destination.Hand:
      return PART.inHand;
    case Destination.Archive:
      return PART.archived;
    case Destination.DeckTop:
      return PART.onDeck;
    case Destination.Shuffle:
      return (PART.onDeck + PART.inDiscard) / 2;
    case Destination.Purge:
      return 0;
    default:
      return PART.inDiscard;
  }
}

function shareIn(zone: number): number {
  if (zone === Zone.Hand) return PART.inHand;
  return zone === Zone.Archives ? PART.archived : PART.inDiscard;
}

/** A card of the active house leaves the hand only when there is no other: it could still be played. */
function keepPlayable(s: State, p: number, card: number): number {
  if (zoneOf(s, card) !== Zone.Hand || program[p + 1] === Destination.Hand || s[at.house]! < 0) return 0;
  return (printedHouses(s, card) >> s[at.house]!) & 1 ? -W.card : 0;
}
