import type { State } from '../../../src/core/game.js';
import { at, Flag, Place, Size, TurnCard, Zone } from '../../../src/games/aeons-end/layout.js';
import { kindOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { countBreaches, size } from '../../../src/games/aeons-end/state.js';
import { moment } from './moment.js';
import * as print from './print.js';
import { aetherOn, damageOn, ensureRead, extraOn, isFleeting } from './print.js';
import { DAMAGE, W } from './weights.js';

// The cards that a mage owns, wherever they are, and for how long they will be played. Only sums are taken, so the
// order of a shuffled deck does not show; and a corruption is a corruption, whichever it is.

const known = new Int32Array(Size.Seats);
const owned = new Int32Array(Size.Seats);
const spells = new Int32Array(Size.Seats);
const damages = new Int32Array(Size.Seats);
const weakest = new Int32Array(Size.Seats);
const aethers = new Int32Array(Size.Seats);
const others = new Int32Array(Size.Seats);
/** Of each mage whose deck has been read: spells that it draws in a turn, on average. */
export const spellRates = new Float64Array(Size.Seats);

/** To be called before the rates are looked up. */
export function readDeck(s: State, seat: number): void {
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
  const drawn = Size.Hand / Math.max(1, owned[seat]!);
  spellRates[seat] = drawn * spells[seat]!;
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

function spellsOf(s: State, seat: number): number {
  readDeck(s, seat);
  return spells[seat]!;
}

/** The damage of a mage's average spell. */
export const spellDamage = (s: State, seat: number): number =>
  spellsOf(s, seat) === 0 ? 0 : (damages[seat]! / spells[seat]!) | 0;

/** The damage of a mage's weakest spell; 0 without one. */
export const weakestSpell = (s: State, seat: number): number =>
  spellsOf(s, seat) === 0 ? 0 : weakest[seat]!;

/** What the average card of a mage is worth each time that it is drawn, when æther is worth so much. */
export function averageUseAt(s: State, seat: number, aether: number): number {
  readDeck(s, seat);
  const worth = (aethers[seat]! / DAMAGE) * aether + W.spell * damages[seat]! + others[seat]!;
  return (Math.max(0, worth) / ownedBy(s, seat)) | 0;
}

/** Æther that an average hand gives, and what else it is worth, with these cards and what they bring in the deck. */
export const incomeOf = (s: State, seat: number, given: number, more: number): number =>
  ((Size.Hand * (aetherIn(s, seat) + given)) / (ownedBy(s, seat) + more)) | 0;
export const besidesOf = (s: State, seat: number, given: number, more: number): number =>
  ((Size.Hand * (besidesIn(s, seat) + given)) / (ownedBy(s, seat) + more)) | 0;

function aetherIn(s: State, seat: number): number {
  readDeck(s, seat);
  return aethers[seat]!;
}

function besidesIn(s: State, seat: number): number {
  readDeck(s, seat);
  return (W.spell * damages[seat]! + others[seat]!) | 0;
}

export const averageUse = (s: State, seat: number): number => averageUseAt(s, seat, aetherWorth(s));

/** What a mage's cards are worth in all turns that are left. */
export function deckWorth(s: State, seat: number): number {
  const use = averageUseAt(s, seat, aetherLater(s));
  return (Size.Hand * turnsLeft[OWN]! * use) | 0;
}

/** What a card is worth to a mage each time that it is drawn. */
export function useWorth(s: State, d: number): number {
  if (kindOf[d] === Kind.Corruption) return -W.corruption;
  const damage = damageOn(d) * (kindOf[d] === Kind.Spell ? W.spell : 1);
  return ((aetherOn(d) / DAMAGE) * aetherWorth(s) + damage + extraOn(d)) | 0;
}

/** What one æther more is worth in this turn. */
export function aetherWorth(s: State): number {
  readTime(s);
  return (W.aether + W.aetherPerTurn * turnsLeft[OWN]!) | 0;
}

/** The same on average of all turns that are left. */
export function aetherLater(s: State): number {
  readTime(s);
  return (W.aether + (W.aetherPerTurn * turnsLeft[OWN]!) / 2) | 0;
}

/** What a mage loses with a card that is destroyed; less than nothing for a card that is below the average. */
export function destroyedLoss(s: State, seat: number, d: number): number {
  if (isFleeting(d)) return useWorth(s, d);
  readTime(s);
  const uses = (Size.Hand * turnsLeft[OWN]!) / ownedBy(s, seat);
  const loss = (useWorth(s, d) - averageUse(s, seat)) * uses;
  return (loss < 0 ? W.thinner * loss : loss) | 0;
}

// Time

let timeKnown = 0;
/** Turns that are left, as far as can be told: of the nemesis, and of a mage after this one. */
export const turnsLeft = new Float64Array(2);
export const NEMESIS = 0;
export const OWN = 1;

/** Sets how many tenths of a nemesis turn are still to come. */
export function tellTime(s: State, tenths: number): void {
  timeKnown = moment.number;
  turnsLeft[NEMESIS] = tenths / 10;
  shareTurns(s);
}

/** To be called before the turns left are looked up. */
export function readTime(s: State): void {
  if (timeKnown === moment.number) return;
  timeKnown = moment.number;
  turnsLeft[NEMESIS] = 1;
  shareTurns(s);
  const share = turnsLeft[OWN]!;
  const speed = W.steadyDamage + (damageOfAll(s) / DAMAGE) * share;
  // Each of its turns a mage has more to buy, and what it has bought it uses in each of its turns.
  const growth = W.growth * s[at.players]! * share * share;
  const slain = (Math.sqrt(speed * speed + 2 * growth * s[at.nemesisLife]!) - speed) / growth;
  turnsLeft[NEMESIS] = Math.min(slain, size(s, Place.NemesisDeck) + W.overtime);
  turnsLeft[OWN]! *= turnsLeft[NEMESIS]!;
}

/** What a mage deals in a turn: as many spells as there are breaches for. */
export function damagePerTurn(s: State, seat: number): number {
  readDeck(s, seat);
  const cast = Math.min(spellRates[seat]!, countBreaches(s, seat, true) + W.perhaps);
  return (W.spell * cast * spellDamage(s, seat)) | 0;
}

function damageOfAll(s: State): number {
  let sum = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) sum += damagePerTurn(s, seat);
  return sum;
}

/** A mage's turns for those of the nemesis: by the turn order deck's cards, whether drawn or not. */
function shareTurns(s: State): void {
  let all = 0;
  let nemesis = 0;
  for (let i = 0; i < s[at.turnDeckCount]!; i++, all++)
    if ((s[at.turnDeck + i]! & TurnCard.Kind) === TurnCard.Nemesis) nemesis++;
  for (let i = 0; i < s[at.turnDiscardCount]!; i++, all++)
    if (s[at.turnDiscard + i] === TurnCard.Nemesis) nemesis++;
  const share = (all - nemesis) / Math.max(1, nemesis) / s[at.players]!;
  turnsLeft[OWN] = turnsLeft[NEMESIS]! * share;
}
