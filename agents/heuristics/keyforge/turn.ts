import type { State } from '../../../src/core/game.js';
import { at, Flag, Zone } from '../../../src/games/keyforge/layout.js';
import { cardIn, kindIn, OptionKind } from '../../../src/games/keyforge/option.js';
import {
  amberOf,
  entersOf,
  eventsOf,
  keywordsOf,
  kindOf,
  playCostOf,
  powerOf,
  tagsOf,
} from '../../../src/games/keyforge/pool.js';
import { Enters, Keyword, Kind, Tag } from '../../../src/games/keyforge/program.js';
import { housesOf } from '../../../src/games/keyforge/rules/modifiers.js';
import { mayPlay } from '../../../src/games/keyforge/rules/play.js';
import {
  copyOf,
  countIn,
  definition,
  headOf,
  isCreature,
  nextCard,
  printedHouses,
} from '../../../src/games/keyforge/state.js';
import { poolWorth } from './board.js';
import { attachment, cardValue, isEarly, presence } from './cards.js';
import { abilityWorth } from './effect.js';
import { bestFight, readAttacker, readFoes } from './fight.js';
import { PART, part, W } from './weights.js';

const NEVER = -1000;
/** More than any score. */
const BEYOND = 1 << 30;
const NO_READING = -1;

/** What was found out about the card that the options before this one spoke of. */
let lastCard = NO_READING;
let lastWorth = 0;
let haveFoes = false;
/** What one æmber more, and one card less in hand, are worth in this decision. */
let reaped = 0;
let cycled = 0;

/** To be called before the options of a decision are scored. */
export function beginScoring(s: State, me: number): void {
  lastCard = NO_READING;
  haveFoes = false;
  reaped = poolWorth(s, me, me, 1);
  cycled = W.cycle + W.clog * Math.max(0, countIn(s, me, Zone.Hand) - 3);
}

// Playing

/** What playing a card now is worth. */
export function playWorth(s: State, card: number, me: number): number {
  const d = definition(s, card);
  let worth = -W.amber * playCostOf[d]!;
  if (amberOf[d]! > 0) worth += poolWorth(s, me, me, amberOf[d]!);
  if (tagsOf[d]! & Tag.Play) worth += abilityWorth(s, card, Tag.Play, me);
  switch (kindOf[d]) {
    case Kind.Creature:
      return worth + (entersOf[d]! & Enters.Copy ? bestCopy(s) : entering(d));
    case Kind.Artifact:
      return worth + W.artifact + presence(d);
    case Kind.Upgrade:
      return worth + hostWorth(s, d, me);
    default:
      return worth + waiting(d);
  }
}

/** Whether to be rid of a card is better than to wait for the moment when it is worth most. */
const waiting = (d: number): number => cycled - part(PART.patience, cardValue(d));

function entering(d: number): number {
  const body = W.creature + W.power * powerOf[d]! + presence(d);
  return entersOf[d]! & Enters.Opponent ? -body : body;
}

/** Of any creature in play. */
function bestCopy(s: State): number {
  let best = 0;
  for (let seat = 0; seat < 2; seat++)
    for (let card = headOf(s, seat, Zone.Line); card >= 0; card = nextCard(s, card))
      best = Math.max(best, cardValue(definition(s, card)));
  return best;
}

/** An upgrade that helps wants a friend, one that hinders an enemy. */
function hostWorth(s: State, d: number, me: number): number {
  const wanted = attachment(d) >= 0 ? me : 1 - me;
  return countIn(s, wanted, Zone.Line) > 0 ? W.upgrade + Math.abs(attachment(d)) : -W.upgrade;
}

/** Cards that profit from what follows come early, those that end the step late. */
function playOrder(s: State, card: number): number {
  const d = definition(s, card);
  if (keywordsOf[d]! & Keyword.Alpha) return W.orderAlpha;
  if (keywordsOf[d]! & Keyword.Omega) return W.orderOmega;
  if (s[at.turn] === 1) return W.orderAction;
  switch (kindOf[d]) {
    case Kind.Artifact:
      return W.orderArtifact;
    case Kind.Action:
      return W.orderAction;
    case Kind.Creature:
      return W.orderCreature + (isEarly(eventsOf[d]!) ? W.orderEarly : 0);
    default:
      return W.orderUpgrade;
  }
}

// The main step

/** The score of an option of the main step, or of a use by an effect; ending the step is worth nothing. */
export function mainScore(s: State, option: number, me: number, high: number): number {
  const card = cardIn(option);
  if (high > ceiling(kindIn(option))) return NEVER;
  switch (kindIn(option)) {
    case OptionKind.Play:
      return playScore(s, inHand(s, card, me), me, high);
    case OptionKind.Discard:
      return discardScore(s, inHand(s, card, me));
    case OptionKind.Reap:
      return W.orderReap + noteWorth(card, reapWorth(s, card, me));
    case OptionKind.Fight:
      return overReaping(W.orderFight, card, fightBest(s, card, me));
    case OptionKind.Action:
      return overReaping(W.orderUse, card, abilityWorth(s, card, Tag.Action, me));
    case OptionKind.Omni:
      return overReaping(W.orderUse, card, abilityWorth(s, card, Tag.Omni, me));
    case OptionKind.Unstun:
      return W.orderUnstun;
    default:
      return 0;
  }
}

/** What an option of the main step is worth in itself, whatever its place in the order of the turn. */
export function mainWorth(s: State, option: number, me: number): number {
  const card = cardIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return playWorth(s, inHand(s, card, me), me);
    case OptionKind.Discard:
      return waiting(definition(s, inHand(s, card, me)));
    case OptionKind.Reap:
      return reapWorth(s, card, me);
    case OptionKind.Fight:
      return fightBest(s, card, me);
    case OptionKind.Action:
      return abilityWorth(s, card, Tag.Action, me);
    case OptionKind.Omni:
      return abilityWorth(s, card, Tag.Omni, me);
    case OptionKind.Unstun:
      return W.unstun;
    default:
      return 0;
  }
}

/** More than an option of this kind can reach: what comes later in the turn need not be weighed yet. */
function ceiling(kind: number): number {
  switch (kind) {
    case OptionKind.Play:
      return BEYOND;
    case OptionKind.Action:
    case OptionKind.Omni:
      return W.orderUse + W.step;
    case OptionKind.Fight:
      return W.orderFight + W.step;
    case OptionKind.Reap:
      // A fight or an action of the same creature is compared with its reaping.
      return W.orderUse + W.step;
    default:
      return W.orderUnstun;
  }
}

/** The card in hand that an option names by its first copy. */
function inHand(s: State, copy: number, me: number): number {
  for (let card = headOf(s, me, Zone.Hand); card >= 0; card = nextCard(s, card))
    if (copyOf(s, card) === copy) return card;
  return copy;
}

function noteWorth(card: number, worth: number): number {
  lastCard = card;
  lastWorth = worth;
  return worth;
}

function playScore(s: State, card: number, me: number, high: number): number {
  const order = playOrder(s, card);
  if (high >= order && s[at.turn] !== 1) return NEVER;
  const worth = noteWorth(card, playWorth(s, card, me));
  return worth > 0 ? order + worth : NEVER;
}

/** Only what can't be played to profit, and is not worth waiting with. */
function discardScore(s: State, card: number): number {
  if (card === lastCard && lastWorth > 0) return NEVER;
  return W.orderDiscard + waiting(definition(s, card));
}

function reapWorth(s: State, card: number, me: number): number {
  const reaps = tagsOf[definition(s, card)]! & Tag.Reap ? abilityWorth(s, card, Tag.Reap, me) : 0;
  return reaped + reaps;
}

function fightBest(s: State, card: number, me: number): number {
  if (!haveFoes) readFoes(s, me);
  haveFoes = true;
  readAttacker(s, card, me);
  return bestFight();
}

/** A creature that could reap does something else only for more than that. */
function overReaping(order: number, card: number, worth: number): number {
  const above = worth - (card === lastCard ? lastWorth : 0);
  return above > W.margin ? order + above : NEVER;
}

// The house

const houseWorths = new Int32Array(9);

/** Adds up, for each house, what it would let its player do this turn. */
export function weighHouses(s: State, me: number): void {
  houseWorths.fill(0);
  for (let card = headOf(s, me, Zone.Hand); card >= 0; card = nextCard(s, card)) {
    addToHouses(printedHouses(s, card), handWorth(s, card, me), s[at.turn] === 1);
  }
  for (let card = headOf(s, me, Zone.Archives); card >= 0; card = nextCard(s, card)) {
    addToHouses(printedHouses(s, card), part(PART.archived, cardValue(definition(s, card))), false);
  }
  for (let card = headOf(s, me, Zone.Line); card >= 0; card = nextCard(s, card)) {
    if (!(s[at.flags + card]! & Flag.Exhausted)) addToHouses(housesOf(s, card), useWorth(s, card, me), false);
  }
  for (let card = headOf(s, me, Zone.Artifacts); card >= 0; card = nextCard(s, card)) {
    if (!(s[at.flags + card]! & Flag.Exhausted)) addToHouses(housesOf(s, card), useWorth(s, card, me), false);
  }
}

/** A card that can't be played to profit can still be discarded for another. */
function handWorth(s: State, card: number, me: number): number {
  const discarded = Math.max(0, waiting(definition(s, card)));
  return mayPlay(s, card, me) ? Math.max(discarded, playWorth(s, card, me)) : discarded;
}

/** In the first turn of the game only one card can be played: the best counts, not the sum. */
function addToHouses(bits: number, worth: number, onlyBest: boolean): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const house = 31 - Math.clz32(left & -left);
    houseWorths[house] = onlyBest ? Math.max(houseWorths[house]!, worth) : houseWorths[house]! + worth;
  }
}

function useWorth(s: State, card: number, me: number): number {
  if (s[at.flags + card]! & Flag.Stunned) return W.unstun;
  const action = tagsOf[definition(s, card)]! & Tag.Action ? abilityWorth(s, card, Tag.Action, me) : 0;
  if (!isCreature(s, card)) return Math.max(0, action);
  return Math.max(action, reapWorth(s, card, me), fightBest(s, card, me));
}

export const houseWorth = (house: number): number => houseWorths[house]!;
