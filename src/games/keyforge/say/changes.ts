import type { State } from '../../../core/game.js';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { at, Decision, None } from '../layout.js';
import { sayEntering, sayMoves } from './moves.js';
import { amberWords, COLOURS, plural, SEATS } from './names.js';
import { sayTokens } from './tokens.js';

/** What changed between two states of one game: the cards first, then what the players have, then the turn. */
export function sayChanges(before: State, after: State): string[] {
  return [
    ...sayEntering(before, after),
    ...sayTokens(before, after),
    ...sayMoves(before, after),
    ...sayPools(before, after),
    ...[0, 1].flatMap((seat) => sayChains(before, after, seat)),
    ...sayTurn(before, after),
    ...[0, 1].flatMap((seat) => sayKeys(before, after, seat)),
    ...sayHouse(before, after),
    ...(after[at.winner]! >= 0 && before[at.winner]! < 0
      ? [`${SEATS[after[at.winner]!]} wins the game.`]
      : []),
  ];
}

/** Æmber that one player stole has gone from one pool to the other; all else is gained or lost. */
function sayPools(before: State, after: State): string[] {
  for (const seat of [0, 1]) {
    const stolen = after[at.stolen + seat]! - before[at.stolen + seat]!;
    const moved = after[at.amber + seat]! - before[at.amber + seat]!;
    const lost = before[at.amber + 1 - seat]! - after[at.amber + 1 - seat]!;
    if (stolen > 0 && stolen === moved && stolen === lost) {
      const pools = `${pool(before, after, seat)}; ${SEATS[1 - seat]} ${pool(before, after, 1 - seat)}`;
      return [`${SEATS[seat]} steals ${amberWords(stolen)} (${pools}).`];
    }
  }
  return [0, 1].flatMap((seat) => (newKeys(before, after, seat) ? [] : sayPool(before, after, seat)));
}

const pool = (before: State, after: State, seat: number): string =>
  `${before[at.amber + seat]} → ${after[at.amber + seat]}`;

function sayPool(before: State, after: State, seat: number): string[] {
  const change = after[at.amber + seat]! - before[at.amber + seat]!;
  if (change === 0) return [];
  const verb = change > 0 ? 'gains' : 'loses';
  return [`${SEATS[seat]} ${verb} ${amberWords(Math.abs(change))} (${pool(before, after, seat)}).`];
}

const newKeys = (before: State, after: State, seat: number): number =>
  after[at.keys + seat]! & ~before[at.keys + seat]!;

const keysIn = (bits: number): string[] => COLOURS.filter((_, i) => (bits >> i) & 1);

function sayKeys(before: State, after: State, seat: number): string[] {
  const paid = before[at.amber + seat]! - after[at.amber + seat]!;
  const cost = paid > 0 ? ` (${amberWords(paid)}; ${after[at.amber + seat]} left)` : '';
  const lost = before[at.keys + seat]! & ~after[at.keys + seat]!;
  return [
    ...keysIn(lost).map((key) => `${SEATS[seat]}'s ${key} key is unforged.`),
    ...keysIn(newKeys(before, after, seat)).map((key) => `${SEATS[seat]} forges the ${key} key${cost}.`),
  ];
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
  if (house === before[at.house] && before[at.turn] === after[at.turn]) return [];
  return [`${SEATS[after[at.active]!]} can only choose ${HOUSE_NAMES[HOUSES[house]!]}.`];
}
