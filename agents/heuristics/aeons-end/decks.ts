import type { State } from '../../../src/core/game.js';
import { at, Flag, Place, Size, TurnCard, Zone } from '../../../src/games/aeons-end/layout.js';
import { kindOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { countBreaches, size } from '../../../src/games/aeons-end/state.js';
import { moment } from './moment.js';
import * as print from './print.js';
import { aetherOn, damageOn, ensureRead, extraOn, isFleeting } from './print.js';
import { W } from './weights.js';

// The cards that a mage owns, wherever they are, and for how long they will be played. Only sums are taken, so the
// order of a shuffled deck does not show; and a corruption is a corruption, whichever it is.

const known = new Int32Array(Size.Seats);
const owned = new Int32Array(Size.Seats);
const spells = new Int32Array(Size.Seats);
const damages = new Float64Array(Size.Seats);
const weakest = new Float64Array(Size.Seats);
const aethers = new Float64Array(Size.Seats);
const others = new Float64Array(Size.Seats);

function readDeck(s: State, seat: number): void {
  if (known[seat] === moment.number) return;
  known[seat] = moment.number;
  owned[seat] = 0;
  spells[seat] = 0;
  damages[seat] = 0;
  weakest[seat] = W.game;
  aethers[seat] = 0;
  others[seat] = 0;
  for (let zone = Zone.Deck; zone < Zone.Breach + Size.Breaches; zone++) {
    for (let card = s[at.head + (seat << 3) + zone]!; card >= 0; card = s[at.next + card]!)
      add(seat, s[at.card + card]! & Flag.Definition);
  }
}

function add(seat: number, d: number): void {
  owned[seat]!++;
  if (kindOf[d] === Kind.Corruption) return;
  ensureRead(d);
  others[seat]! += print.extras[d]!;
  if (kindOf[d] !== Kind.Spell) {
    aethers[seat]! += print.aethers[d]!;
    return;
  }
  const damage = print.damages[d]!;
  spells[seat]!++;
  damages[seat]! += damage;
  if (damage < weakest[seat]!) weakest[seat] = damage;
}

/** Cards that a mage owns. */
export function ownedBy(s: State, seat: number): number {
  readDeck(s, seat);
  return Math.max(1, owned[seat]!);
}

/** Spells that a mage draws in a turn, on average. */
export const spellsPerTurn = (s: State, seat: number): number =>
  (Size.Hand * spellsOf(s, seat)) / ownedBy(s, seat);

function spellsOf(s: State, seat: number): number {
  readDeck(s, seat);
  return spells[seat]!;
}

/** The damage of a mage's average spell. */
export const spellDamage = (s: State, seat: number): number =>
  spellsOf(s, seat) === 0 ? 0 : damages[seat]! / spells[seat]!;

/** The damage of a mage's weakest spell; 0 without one. */
export const weakestSpell = (s: State, seat: number): number =>
  spellsOf(s, seat) === 0 ? 0 : weakest[seat]!;

/** Æther that a mage's hand gives, on average. */
export function aetherPerTurn(s: State, seat: number): number {
  readDeck(s, seat);
  return (Size.Hand * aethers[seat]!) / ownedBy(s, seat);
}

/** What the average card of a mage is worth each time that it is drawn, when æther is worth so much. */
export function averageUseAt(s: State, seat: number, aether: number): number {
  readDeck(s, seat);
  const worth = aethers[seat]! * aether + W.spell * damages[seat]! + others[seat]!;
  return Math.max(0, worth) / ownedBy(s, seat);
}

export const averageUse = (s: State, seat: number): number => averageUseAt(s, seat, aetherWorth(s));

/** What a mage's cards are worth in all turns that are left. */
export const deckWorth = (s: State, seat: number): number =>
  Size.Hand * turnsLeft(s) * averageUseAt(s, seat, W.aether + (W.aetherPerTurn * turnsLeft(s)) / 2);

/** What a card is worth to a mage each time that it is drawn. */
export function useWorth(s: State, d: number): number {
  if (kindOf[d] === Kind.Corruption) return -W.corruption;
  const damage = kindOf[d] === Kind.Spell ? W.spell * damageOn(d) : damageOn(d);
  return aetherOn(d) * aetherWorth(s) + damage + extraOn(d);
}

/** How often a card that a mage owns will still be drawn. */
export function usesLeft(s: State, seat: number, d: number): number {
  const uses = (Size.Hand * turnsLeft(s)) / ownedBy(s, seat);
  return isFleeting(d) ? Math.min(1, uses) : uses;
}

/** What one æther more is worth in this turn. */
export const aetherWorth = (s: State): number => W.aether + W.aetherPerTurn * turnsLeft(s);

/** What a mage loses with a card that is destroyed; less than nothing for a card that is below the average. */
export function destroyedLoss(s: State, seat: number, d: number): number {
  if (isFleeting(d)) return useWorth(s, d);
  const loss = (useWorth(s, d) - averageUse(s, seat)) * usesLeft(s, seat, d);
  return loss < 0 ? W.thinner * loss : loss;
}

// Time

let timeKnown = 0;
let nemesisTurns = 0;
let share = 0;

/** Nemesis turns that are left, as far as can be told. */
export function nemesisTurnsLeft(s: State): number {
  readTime(s);
  return nemesisTurns;
}

/** Own turns that a mage has left behind this one. */
export function turnsLeft(s: State): number {
  readTime(s);
  return nemesisTurns * share;
}

/** Lets this moment reckon with so many nemesis turns. */
export function tellTime(s: State, turns: number): void {
  timeKnown = moment.number;
  share = turnsPerNemesisTurn(s);
  nemesisTurns = turns;
}

function readTime(s: State): void {
  if (timeKnown === moment.number) return;
  timeKnown = moment.number;
  share = turnsPerNemesisTurn(s);
  const speed = W.steadyDamage + damageOfAll(s) * share;
  const life = s[at.nemesisLife]!;
  const slain = (Math.sqrt(speed * speed + 2 * W.growth * life) - speed) / W.growth;
  nemesisTurns = Math.min(slain, size(s, Place.NemesisDeck) + W.overtime);
}

/** What a mage deals in a turn: as many spells as there are breaches for. */
export function damagePerTurn(s: State, seat: number): number {
  const cast = Math.min(spellsPerTurn(s, seat), countBreaches(s, seat, true) + W.perhaps);
  return W.spell * cast * spellDamage(s, seat);
}

function damageOfAll(s: State): number {
  let sum = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) sum += damagePerTurn(s, seat);
  return sum;
}

/** A mage's turns for each of the nemesis's: the turn order deck's cards, whether drawn or not. */
function turnsPerNemesisTurn(s: State): number {
  let all = 0;
  let nemesis = 0;
  for (let i = 0; i < s[at.turnDeckCount]!; i++, all++)
    if ((s[at.turnDeck + i]! & TurnCard.Kind) === TurnCard.Nemesis) nemesis++;
  for (let i = 0; i < s[at.turnDiscardCount]!; i++, all++)
    if (s[at.turnDiscard + i] === TurnCard.Nemesis) nemesis++;
  return (all - nemesis) / Math.max(1, nemesis) / s[at.players]!;
}
