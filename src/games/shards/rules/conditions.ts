import type { State } from '../../../core/game.js';
import { at, Flag, Zone } from '../layout.js';
import { printedOf } from '../pool.js';
import { LAST_KEYWORD, Test, Trait } from '../program.js';
import { champions, countIn, countOf, has, head, isNemesis, list, next, traits } from '../state.js';
import { opponentsOf } from './players.js';

/** The mastery from which the Nemesis has all keywords; below it has none. */
const NEMESIS_KEYWORDS = 15;

/** Whether a condition holds for a player at this moment; `self` is the card whose effect asks. */
export function holds(s: State, test: number, operand: number, self: number, you: number): boolean {
  if (test <= LAST_KEYWORD && isNemesis(s, you)) return s[at.mastery + you]! >= NEMESIS_KEYWORDS;
  switch (test) {
    case Test.Unify:
      return isUnified(s, self, you);
    case Test.Dominion:
      return hasDominion(s, you);
    case Test.Inspire:
      return head(s, champions(you)) >= 0;
    case Test.Echo:
      return countIn(s, list(you, Zone.Discard), Trait.Wraethe) > 0;
    case Test.Mastery:
      return s[at.mastery + you]! >= operand;
    case Test.Health:
      return s[at.health + you] === operand;
    case Test.Leader:
      return printedOf[s[at.leader + you]!] === operand;
    case Test.Count:
      return countOf(s, you, operand & 0xffff) >= operand >> 16;
    default:
      return hasMostMastery(s, you);
  }
}

const UNIFYING = Trait.Ally | Trait.Undergrowth;

/** Another Undergrowth ally was played this turn, or is in hand and shown. */
function isUnified(s: State, self: number, you: number): boolean {
  for (let card = head(s, list(you, Zone.Played)); card >= 0; card = next(s, card)) {
    if (card !== self && has(s, card, UNIFYING)) return true;
  }
  for (let card = head(s, list(you, Zone.Hand)); card >= 0; card = next(s, card)) {
    if (!has(s, card, UNIFYING)) continue;
    s[at.card + card]! |= Flag.Seen;
    return true;
  }
  return false;
}

const DOMINATED = Trait.Homodeus | Trait.Undergrowth | Trait.Wraethe;

/** Factions of the cards played this turn; champions from earlier turns do not count. */
function factionsPlayed(s: State, you: number): number {
  let bits = 0;
  for (let card = head(s, list(you, Zone.Played)); card >= 0; card = next(s, card)) bits |= traits(s, card);
  for (let card = head(s, champions(you)); card >= 0; card = next(s, card)) {
    if (s[at.card + card]! & Flag.PlayedNow) bits |= traits(s, card);
  }
  return bits & DOMINATED;
}

/** The same with the cards in hand; nothing is shown. */
export function couldDominate(s: State, you: number): boolean {
  let bits = factionsPlayed(s, you);
  for (let card = head(s, list(you, Zone.Hand)); card >= 0; card = next(s, card)) bits |= traits(s, card);
  return (bits & DOMINATED) === DOMINATED;
}

/** Cards in hand that fill a gap are shown. */
export function hasDominion(s: State, you: number): boolean {
  if (!couldDominate(s, you)) return false;
  let bits = factionsPlayed(s, you);
  for (let card = head(s, list(you, Zone.Hand)); card >= 0; card = next(s, card)) {
    if ((traits(s, card) & DOMINATED & ~bits) === 0) continue;
    bits |= traits(s, card);
    s[at.card + card]! |= Flag.Seen;
  }
  return true;
}

function hasMostMastery(s: State, you: number): boolean {
  const opponents = opponentsOf(s, you);
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (opponents & (1 << seat) && s[at.mastery + seat]! >= s[at.mastery + you]!) return false;
  }
  return true;
}
