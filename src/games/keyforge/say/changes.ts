import { plural } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { at, Decision, F, Frame, None, Step } from '../layout.js';
import { sayAmber } from './amber.js';
import { sayEntering, sayMoves } from './moves.js';
import { amberWords, COLOURS, SEATS } from './names.js';
import { sayTokens } from './tokens.js';

/** What is different between two states of one game: the cards first, then what the players have, then the turn. */
export function sayDifference(before: State, after: State): string[] {
  return [
    ...sayEntering(before, after),
    ...sayTokens(before, after),
    ...sayMoves(before, after),
    ...sayAmber(before, after),
    ...[0, 1].flatMap((seat) => sayChains(before, after, seat)),
    ...sayTurn(before, after),
    ...[0, 1].flatMap((seat) => sayKeys(before, after, seat)),
    ...sayHouse(before, after),
    ...(after[at.winner]! >= 0 && before[at.winner]! < 0
      ? [`${SEATS[after[at.winner]!]} wins the game.`]
      : []),
  ];
}

const keysIn = (bits: number): string[] => COLOURS.filter((_, i) => (bits >> i) & 1);

function sayKeys(before: State, after: State, seat: number): string[] {
  const paid = spent(before, after, seat);
  const cost = paid > 0 ? ` (${amberWords(paid)}; ${after[at.amber + seat]} left)` : '';
  const lost = before[at.keys + seat]! & ~after[at.keys + seat]!;
  const forged = after[at.keys + seat]! & ~before[at.keys + seat]!;
  return [
    ...keysIn(lost).map((key) => `${SEATS[seat]}'s ${key} key is unforged.`),
    ...keysIn(forged).map((key) => `${SEATS[seat]} forges the ${key} key${cost}.`),
  ];
}

/** What a key cost: the forging knows it while it goes on, else the pool tells. */
function spent(before: State, after: State, seat: number): number {
  const frame = before[at.top]!;
  if (before[frame + F.Kind] === Frame.Forge) return before[frame + F.Player]!;
  return before[at.amber + seat]! - after[at.amber + seat]!;
}

function sayChains(before: State, after: State, seat: number): string[] {
  const now = after[at.chains + seat]!;
  const change = now - before[at.chains + seat]!;
  if (change === 0) return [];
  const verb = change > 0 ? 'gains' : 'sheds';
  return [`${SEATS[seat]} ${verb} ${plural(Math.abs(change), 'chain')} (now ${now}).`];
}

function sayTurn(before: State, after: State): string[] {
  if (after[at.turn] === before[at.turn]) return [];
  return [`Turn ${after[at.turn]}: ${SEATS[after[at.active]!]}`];
}

/** A chosen house is the player's own word; one that needed no choice must be told. */
function sayHouse(before: State, after: State): string[] {
  const house = after[at.house]!;
  if (house === None.House || before[at.decision] === Decision.House) return [];
  if (after[at.step] !== Step.House && after[at.step] !== Step.Main) return [];
  if (house === before[at.house] && before[at.turn] === after[at.turn]) return [];
  return [`${SEATS[after[at.active]!]} can only choose ${HOUSE_NAMES[HOUSES[house]!]}.`];
}
