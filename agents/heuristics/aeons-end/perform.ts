import type { State } from '../../../src/core/game.js';
import { at, None, Place, TurnCard } from '../../../src/games/aeons-end/layout.js';
import { program, tierOf } from '../../../src/games/aeons-end/pool.js';
import { Aether, Op, Seat, Value } from '../../../src/games/aeons-end/program.js';
import { context, seatOf } from '../../../src/games/aeons-end/rules/context.js';
import { amount } from '../../../src/games/aeons-end/rules/evaluate.js';
import { countDiscarded } from '../../../src/games/aeons-end/rules/turn-order.js';
import { definition, head, next } from '../../../src/games/aeons-end/state.js';
import { bestFocus, focusCheapest } from './breaches.js';
import { castWorth } from './casts.js';
import { chargeChange } from './charges.js';
import { aetherWorth } from './decks.js';
import { graveholdGain, graveholdLoss } from './gravehold.js';
import { bestHit } from './hits.js';
import { lifeGain, lifeLoss } from './lives.js';
import { awakenLoss, drawnHarm, furyLoss, huskLoss, strikeLoss, swarmLoss, unleashLoss } from './nemesis.js';
import { playedTwice, selfLoss, touch } from './touch.js';
import { DAMAGE, W } from './weights.js';

/** Of the effect that is being read, beside the game's own context. */
export const reading = {
  /** Rounds of the loop that are left. */
  loop: 0,
  /** What a cast deals beyond its text. */
  bonus: 0,
  /** The last damage. */
  damage: 0,
};

/** What one operation is worth to the mages; it never chooses and never leads elsewhere. */
export function operation(s: State, p: number): number {
  const a = program[p + 1]!;
  const b = program[p + 2]!;
  switch (program[p]) {
    case Op.Aether:
      return (amount(s, b) * aetherWorth(s) * (a === Aether.Any ? 1 : W.restricted)) | 0;
    case Op.Deal:
      return deal(s, amount(s, a));
    case Op.Draw:
      context.did = amount(s, a);
      return context.did * W.draw;
    case Op.Charge:
      return chargeChange(s, seatOf(s, b), amount(s, a));
    case Op.LoseCharges:
      return loseCharges(s, seatOf(s, b), amount(s, a));
    case Op.GainLife:
      return lifeGain(s, seatOf(s, b), amount(s, a));
    case Op.Suffer:
      return -lifeLoss(s, seatOf(s, b), amount(s, a)) | 0;
    case Op.GraveholdSuffers:
      return -graveholdLoss(s, amount(s, a)) | 0;
    case Op.GraveholdGains:
      return graveholdGain(s, amount(s, a));
    case Op.NemesisGains:
      return -(Math.min(amount(s, a), s[at.nemesisMost]! - s[at.nemesisLife]!) * DAMAGE) | 0;
    case Op.Focus:
      return a === 1
        ? focusCheapest(s, seatOf(s, b))
        : bestFocus(s, b === Seat.Everyone ? None.Seat : seatOf(s, b));
    case Op.Discount:
      return amount(s, a) * W.discount;
    case Op.DestroySelf:
      return -selfLoss(s, context.self) | 0;
    case Op.Cast:
      return castNow(s, a, b === 1);
    default:
      return ofTurns(s, p, a);
  }
}

/** The bonus of a cast belongs to its first damage. */
function deal(s: State, n: number): number {
  const all = n + reading.bonus;
  reading.bonus = 0;
  reading.damage = all;
  return bestHit(s, all, context.you);
}

function loseCharges(s: State, seat: number, n: number): number {
  context.did = n === Value.All ? s[at.charges + seat]! : Math.min(n, s[at.charges + seat]!);
  return chargeChange(s, seat, -context.did);
}

/** A spell that is cast now is not cast next turn, unless it stays in its breach for a second time. */
function castNow(s: State, bonus: number, twice: boolean): number {
  if (context.it < 0) return 0;
  reading.damage = 0;
  const worth = castWorth(s, context.it, context.you, bonus);
  if (twice && 2 * reading.damage >= s[at.nemesisLife]!) return W.game;
  return worth >= W.game / 2 ? worth : ((W.sooner * worth) | 0) + (twice ? worth : bonus * DAMAGE);
}

/** Operations that concern the order of turns, and rare ones of the mages. */
function ofTurns(s: State, p: number, a: number): number {
  switch (program[p]) {
    case Op.Reveal:
      context.n = revealed(s);
      return 0;
    case Op.PlayTwice:
      return playedTwice(s, context.it, context.you);
    case Op.Gate:
      return W.gate;
    case Op.TurnCardBack:
      return W.turn;
    case Op.NemesisTurnsBack:
      return (-W.nemesisTurn * countDiscarded(s, TurnCard.Nemesis)) | 0;
    case Op.SplitCharges:
      return W.charge * amount(s, a);
    case Op.ArrangeTurns:
      return W.arrange;
    case Op.Prevent:
      return W.prevent;
    case Op.DiscardDrawn:
      return drawnHarm(s);
    case Op.MoveIt:
      return context.it < 0 ? 0 : touch(s, a, context.it);
    case Op.TopCard:
      context.it = None.Card;
      return 0;
    default:
      return ofNemesis(s, p, a);
  }
}

/** The top turn order card where it is known; elsewhere a mage's, because most are. */
function revealed(s: State): number {
  const top = s[at.turnDeckCount]! > 0 ? s[at.turnDeck + s[at.turnDeckCount]! - 1]! : 0;
  return top & TurnCard.Known ? top & TurnCard.Kind : 0;
}

/** Nobody survives more unleashings at once. */
const MANY = 20;

function ofNemesis(s: State, p: number, a: number): number {
  switch (program[p]) {
    case Op.Unleash:
      return (-Math.min(MANY, amount(s, a)) * unleashLoss(s)) | 0;
    case Op.Strike:
      return -strikeLoss(s) | 0;
    case Op.Swarm:
      return -swarmLoss(s) | 0;
    case Op.Fury:
      return -furyLoss(s, amount(s, a)) | 0;
    case Op.Husks:
      return -huskLoss(s, amount(s, a)) | 0;
    case Op.DiscardHusks:
      context.did = Math.min(amount(s, a), s[at.husks]!);
      return -huskLoss(s, -context.did) | 0;
    case Op.Devour:
      return (-W.devour * amount(s, a)) | 0;
    case Op.GainFrom:
      return W.gained;
    case Op.Corrupt:
      return (-W.corruption * amount(s, a)) | 0;
    case Op.ShuffleDeck:
      return -W.shuffle;
    case Op.DestroyTop:
      return (-W.destroyed * amount(s, a)) | 0;
    case Op.Awaken:
      return -awakenLoss(s) | 0;
    case Op.DiscardNemesisTop:
      return W.skipped * skip(s, amount(s, a));
    case Op.Lose:
      return -W.game;
    default:
      return 0;
  }
}

/** Everybody knows of which tier the next cards of the nemesis deck are, though not which cards. */
function skip(s: State, n: number): number {
  let card = head(s, Place.NemesisDeck);
  let skipped = 0;
  context.did = 0;
  for (; skipped < n && card >= 0; skipped++, card = next(s, card))
    if (tierOf[definition(s, card)] === 3) context.did++;
  return skipped;
}
