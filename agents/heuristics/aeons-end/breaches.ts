import type { State } from '../../../src/core/game.js';
import { at, Breach, Phase, Size, Zone } from '../../../src/games/aeons-end/layout.js';
import { kindOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { breachBonus, LAST_STEP, stepOf } from '../../../src/games/aeons-end/rules/breaches.js';
import {
  breach,
  breachList,
  countBreaches,
  definition,
  head,
  isClosed,
  isOpen,
  isPresent,
  list,
  next,
  size,
} from '../../../src/games/aeons-end/state.js';
import { preppedWorth } from './casts.js';
import { OWN, readDeck, readTime, spellDamage, spellRates, turnsLeft } from './decks.js';
import { damageOn } from './print.js';
import { DAMAGE, W } from './weights.js';

/** What a breach is worth open, for the rest of the game. */
function openWorth(s: State, seat: number, b: number): number {
  const others = countBreaches(s, seat, true) - (isOpen(s, seat, b) ? 1 : 0);
  readDeck(s, seat);
  readTime(s);
  const spells = spellRates[seat]! + W.moreSpells;
  const needed = Math.max(0, Math.min(1, spells - others));
  const used = Math.min(1, spells / (others + 1));
  const damage = (spellDamage(s, seat) + W.typicalSpell) / 2;
  const perTurn = W.slot * needed * damage + W.bonus * used * breachBonus(b) * DAMAGE;
  return (Math.min(turnsLeft[OWN]!, W.breachTurns) * perTurn) | 0;
}

/** How much of the way to an open breach is done: what opening costs after each number of focusings. */
const DONE = [0, 0, 0, 0, 0, 0.2, 0.4, 0.6, 0, 0.22, 0.44, 0.67, 0, 0.23, 0.46, 0.69] as const;

/** So much of what it is worth open. */
const doneWorth = (s: State, seat: number, b: number, step: number): number =>
  ((isOpen(s, seat, b) || step > LAST_STEP ? 1 : DONE[(b << 2) + step]!) * openWorth(s, seat, b)) | 0;

/** What focusing a closed breach is worth; from the last position it opens. */
export function focusWorth(s: State, seat: number, b: number): number {
  const step = stepOf(s, seat, b);
  return doneWorth(s, seat, b, step + 1) - doneWorth(s, seat, b, step) + roomWorth(s, seat, b);
}

export function openingWorth(s: State, seat: number, b: number): number {
  return openWorth(s, seat, b) - doneWorth(s, seat, b, stepOf(s, seat, b)) + roomWorth(s, seat, b);
}

/** What a mage's breaches are worth as they are. */
export function breachesWorth(s: State, seat: number): number {
  let worth = 0;
  for (let b = 0; b < Size.Breaches; b++) {
    if (isPresent(s, seat, b)) worth += doneWorth(s, seat, b, stepOf(s, seat, b));
  }
  return worth;
}

/** What a mage loses with a breach. */
export function breachLoss(s: State, seat: number, b: number): number {
  let loss = doneWorth(s, seat, b, stepOf(s, seat, b));
  for (let card = head(s, breachList(seat, b)); card >= 0; card = next(s, card))
    loss += (W.lostCast * preppedWorth(s, card)) | 0;
  return loss;
}

/** The weakest spell of the hand, which finds no breach yet, finds this one, if it has no room already. */
function roomWorth(s: State, seat: number, b: number): number {
  if (s[at.phase] !== Phase.Main || s[at.active] !== seat || hasRoom(s, seat, b)) return 0;
  const spells = countSpells(s, seat);
  if (spells <= countRoom(s, seat) || size(s, breachList(seat, b)) > 0) return 0;
  return (W.prepped * spellsInHand.weakest) | 0;
}

const spellsInHand = { weakest: 0 };

/** Spells in a mage's hand. */
export function countSpells(s: State, seat: number): number {
  let n = 0;
  spellsInHand.weakest = W.game;
  for (let card = head(s, list(seat, Zone.Hand)); card >= 0; card = next(s, card)) {
    if (kindOf[definition(s, card)] !== Kind.Spell) continue;
    spellsInHand.weakest = Math.min(spellsInHand.weakest, damageOn(definition(s, card)));
    n++;
  }
  return n;
}

/** A spell can be prepped there now. */
export function hasRoom(s: State, seat: number, b: number): boolean {
  const spells = size(s, breachList(seat, b));
  if (isOpen(s, seat, b)) return spells < 1 + s[at.gate]!;
  return spells === 0 && (breach(s, seat, b) & Breach.FocusedThisTurn) !== 0;
}

export function countRoom(s: State, seat: number): number {
  let n = 0;
  for (let b = 0; b < Size.Breaches; b++) if (hasRoom(s, seat, b)) n++;
  return n;
}

// Effects that focus for nothing

export function focusCheapest(s: State, seat: number): number {
  for (let b = 0; b < Size.Breaches; b++) if (isClosed(s, seat, b)) return focusWorth(s, seat, b);
  return 0;
}

/** Of one mage, or of anybody for None.Seat. */
export function bestFocus(s: State, only: number): number {
  let best = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (only >= 0 && seat !== only) continue;
    for (let b = 0; b < Size.Breaches; b++)
      if (isClosed(s, seat, b)) best = Math.max(best, focusWorth(s, seat, b));
  }
  return best;
}
