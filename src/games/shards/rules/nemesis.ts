import type { State } from '../../../core/game.js';
import { at, Decision, None, Phase, Place, Size, Zone } from '../layout.js';
import { traitsOf } from '../pool.js';
import { Trait } from '../program.js';
import { head, linkFirst, list, spendPower, takeAll, traits } from '../state.js';
import { beginAttack } from './attack.js';
import { defense, isOpenToAttack, shieldInPlay } from './champions.js';
import { clearTurn, passTurn, readyChampions } from './end.js';
import { exhaust } from './exhaust.js';
import { gainMastery } from './gain.js';
import { destroy, refillRow } from './piles.js';
import { playCard } from './play.js';
import { ask } from './stack.js';
import { candidates, found } from './targets.js';

/** The seats of the game against the Nemesis. */
const YOU = 0;
const NEMESIS = 1;
/** What it gains when the revealed card has its leader's faction. */
const OWN_FACTION = 3;

/** Reveals the top card of the centre deck and plays it. */
export function reveal(s: State): void {
  const card = head(s, Place.Center);
  s[at.phase] = Phase.NemesisPlay;
  s[at.revealed] = card < 0 ? 0 : traits(s, card) & Trait.Factions;
  if (card < 0) {
    s[at.phase] = Phase.NemesisActivate;
    return;
  }
  if (traitsOf[s[at.leader + NEMESIS]!]! & s[at.revealed]!) gainMastery(s, OWN_FACTION, NEMESIS);
  if (s[at.winner] === None.Seat) playCard(s, card, NEMESIS);
}

/** The next card, or a question where there are several and it matters which comes first. */
function nextOf(s: State, frame: number, plain: number): number {
  const n = candidates(s, frame);
  if (n <= 1) return n === 0 ? None.Card : found[0]!;
  for (let i = 0; i < n; i++) {
    if ((traits(s, found[i]!) & plain) !== 0) continue;
    ask(s, Decision.Target, YOU);
    return None.Card;
  }
  return found[0]!;
}

/** Plays the cards of the row that have the revealed faction; the row is not filled meanwhile. */
export function stepPlay(s: State, frame: number): void {
  const card = nextOf(s, frame, Trait.PlainPlay);
  if (card >= 0) playCard(s, card, NEMESIS);
  else if (s[at.decision] === Decision.None) s[at.phase] = Phase.NemesisActivate;
}

/** Activates all its champions. */
export function stepActivate(s: State, frame: number): void {
  const card = nextOf(s, frame, Trait.PlainExhaust);
  if (card >= 0) exhaust(s, card, NEMESIS);
  else if (s[at.decision] === Decision.None) s[at.phase] = Phase.NemesisPower;
}

/** Shields in your hand are hidden from it; shields in play are not. */
function isEnough(s: State): boolean {
  const shield = s[at.ignoreShields] === 1 ? 0 : shieldInPlay(s, YOU);
  return isOpenToAttack(s, YOU, NEMESIS) && s[at.power]! >= s[at.health + YOU]! + shield;
}

/** It attacks you if that is the end of you; if not, it destroys your dearest champions first. */
export function stepPower(s: State, frame: number): void {
  const n = isEnough(s) ? 0 : candidates(s, frame);
  if (n > 1) return ask(s, Decision.Target, YOU);
  if (n === 1) return destroyChampion(s, found[0]!);
  return beginAttack(s);
}

function destroyChampion(s: State, card: number): void {
  spendPower(s, defense(s, card, YOU));
  destroy(s, card, YOU);
}

/** You have chosen a card for it. */
export function takeForNemesis(s: State, card: number): void {
  switch (s[at.phase]) {
    case Phase.NemesisPlay:
      return playCard(s, card, NEMESIS);
    case Phase.NemesisActivate:
      return exhaust(s, card, NEMESIS);
    default:
      return destroyChampion(s, card);
  }
}

const played = new Int32Array(Size.Cards);

/** Its allies leave the game, and the row is filled again. */
export function endNemesisTurn(s: State): void {
  const n = takeAll(s, list(NEMESIS, Zone.Played), played);
  for (let i = 0; i < n; i++) linkFirst(s, played[i]!, Place.Banished);
  readyChampions(s, NEMESIS);
  clearTurn(s, NEMESIS);
  s[at.revealed] = 0;
  refillRow(s);
  if (s[at.winner] === None.Seat) passTurn(s);
}
