import type { State } from '../../../core/game.js';
import { at, Flag, None, Phase, Size, Zone } from '../layout.js';
import { champions, head, isNemesis, linkFirst, list, next, takeAll } from '../state.js';
import { mostDealt } from './attack.js';
import { draw, putUnder } from './piles.js';
import { nextSeat } from './players.js';

const played = new Int32Array(Size.Cards);
const under = new Int32Array(Size.Cards);

/** The end phase: played cards and the hand go away, and so does what is left of gems and power. */
export function endTurn(s: State): void {
  const you = s[at.active]!;
  clearPlayed(s, you);
  clearHand(s, you);
  readyChampions(s, you);
  s[at.gems] = 0;
  s[at.power] = 0;
  s[at.phase] = Phase.Draw;
}

/** The Heart of Nothing lets its player draw more. */
export function drawHand(s: State): void {
  const you = s[at.active]!;
  const more = s[at.heartCards]! > 0 && mostDealt(s) >= s[at.heartDamage]! ? s[at.heartCards]! : 0;
  clearTurn(s, you);
  draw(s, you, Size.Hand + more);
  passTurn(s);
}

/** Fast-played mercenaries go under the centre deck, all other allies to the discard pile. */
function clearPlayed(s: State, you: number): void {
  const n = takeAll(s, list(you, Zone.Played), played);
  let fast = 0;
  for (let i = 0; i < n; i++) {
    if (s[at.card + played[i]!]! & Flag.Fast) under[fast++] = played[i]!;
    else linkFirst(s, played[i]!, list(you, Zone.Discard));
  }
  putUnder(s, under, fast);
}

function clearHand(s: State, you: number): void {
  const n = takeAll(s, list(you, Zone.Hand), played);
  for (let i = 0; i < n; i++) linkFirst(s, played[i]!, list(you, Zone.Discard));
}

export function readyChampions(s: State, you: number): void {
  for (let card = head(s, champions(you)); card >= 0; card = next(s, card)) {
    s[at.card + card]! &= ~(Flag.Exhausted | Flag.PlayedNow);
  }
}

/** What lasts for a turn ends. */
export function clearTurn(s: State, you: number): void {
  s[at.gems] = 0;
  s[at.power] = 0;
  s[at.ignoreShields] = 0;
  s[at.redirects] = 0;
  s[at.talons] = 0;
  s[at.heartDamage] = 0;
  s[at.heartCards] = 0;
  s[at.copying] = 0;
  s[at.copier] = None.Card;
  s[at.focused + you] = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) s[at.dealt + seat] = 0;
}

export function passTurn(s: State): void {
  s[at.active] = nextSeat(s, s[at.active]!);
  s[at.turn]!++;
  s[at.phase] = isNemesis(s, s[at.active]!) ? Phase.NemesisReveal : Phase.Main;
}
