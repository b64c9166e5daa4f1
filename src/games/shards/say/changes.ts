import { plural, list as sayList } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { watchSteps } from '../../../core/machine.js';
import { decide } from '../engine.js';
import { at, End, Flag, INFINITE, Phase, Place, Size, Zone } from '../layout.js';
import { isNemesis, list, placeOf } from '../state.js';
import { isOpen, leaderName, nameOfCard, seatName } from './names.js';

/** What changed between two states of one game; with the option, step by step as it happened. */
export function sayChanges(before: State, after: State, option?: number, viewer?: number): string[] {
  if (option === undefined) return sayNet(before, after, viewer);
  const told: string[] = [];
  const last = before.slice();
  const tell = (s: State): void => {
    told.push(...sayNet(last, s, viewer));
    last.set(s);
  };
  watchSteps(tell, () => decide(before.slice(), option));
  return told;
}

/** Cards first, then numbers, then whose turn it is or who has won. */
function sayNet(before: State, after: State, viewer: number | undefined): string[] {
  const seats = Array.from({ length: after[at.players]! }, (_, seat) => seat);
  const cards = moved(before, after);
  return [
    ...saySetup(before, after, seats),
    ...seats.flatMap((seat) => sayShuffle(before, after, seat, cards)),
    ...cards.flatMap((card) => sayMove(before, after, card)),
    ...seats.flatMap((seat) =>
      sayDrawn(
        after,
        cards.filter((card) => isDrawn(before, after, card, seat)),
        seat,
        viewer,
      ),
    ),
    ...sayPools(before, after),
    ...seats.flatMap((seat) => saySeat(before, after, seat)),
    ...sayTurn(before, after),
    ...(after[at.winner] !== before[at.winner] ? [sayEnd(after)] : []),
  ];
}

/** Cards that lie elsewhere now. */
function moved(before: State, after: State): number[] {
  const cards: number[] = [];
  for (let card = 0; card < Size.Cards; card++) {
    if (after[at.card + card]! < 0 || before[at.card + card] === after[at.card + card]) continue;
    if (placeOf(before, card) !== placeOf(after, card)) cards.push(card);
  }
  return cards;
}

/** Cards put away at the end of a turn are no news, and those played are told by the option itself. */
function sayMove(before: State, after: State, card: number): string[] {
  const from = placeOf(before, card);
  const to = placeOf(after, card);
  const name = nameOfCard(after, card);
  if (to === Place.Row) return [`${name} comes into the row.`];
  if (to === Place.Banished) return before[at.phase] === Phase.End ? [] : [`${name} is banished.`];
  if (to >= Place.Center) return [];
  const zone = from < Place.Center ? from & 7 : -1;
  if ((to & 7) === Zone.Discard && zone === Zone.Champions) return [`${name} is destroyed.`];
  if ((to & 7) === Zone.Hand && !isDrawn(before, after, card, to >> 3))
    return [`${name} goes to ${seatName(after, to >> 3)}'s hand.`];
  if (isNemesis(after, to >> 3) && to !== from) return [`The Nemesis plays ${name}.`];
  if ((to & 7) === Zone.Champions && from >= Place.Center) return [`${name} goes straight into play.`];
  return [];
}

function sayShuffle(before: State, after: State, seat: number, cards: readonly number[]): string[] {
  const isMixed =
    before[at.luck + 2 + seat] !== after[at.luck + 2 + seat] &&
    cards.some((card) => placeOf(after, card) === list(seat, Zone.Deck));
  return isMixed ? [`${seatName(after, seat)} shuffles the discard pile into a new deck.`] : [];
}

/** From the deck, or from the discard pile by way of a new deck; what an effect brings back everybody sees. */
function isDrawn(before: State, after: State, card: number, seat: number): boolean {
  if (placeOf(after, card) !== list(seat, Zone.Hand)) return false;
  return placeOf(before, card) === list(seat, Zone.Deck) || (after[at.card + card]! & Flag.Seen) === 0;
}

/** Readers see only the cards that they draw themselves. */
function sayDrawn(s: State, drawn: readonly number[], seat: number, viewer: number | undefined): string[] {
  if (drawn.length === 0) return [];
  const isOpenTo = drawn.every((card) => isOpen(s, card, viewer));
  const what = isOpenTo ? sayList(drawn.map((card) => nameOfCard(s, card))) : plural(drawn.length, 'card');
  return [`${seatName(s, seat)} draws ${what}.`];
}

function saySetup(before: State, after: State, seats: readonly number[]): string[] {
  return seats
    .filter((seat) => before[at.leader + seat]! < 0 && after[at.leader + seat]! >= 0)
    .map((seat) => `${seatName(after, seat)} plays ${leaderName(after, seat)}.`);
}

// Numbers

const arrow = (before: State, after: State, field: number): string => `${before[field]} → ${after[field]}`;

const POOLS = [
  [at.gems, 'gem'],
  [at.power, 'power'],
] as const;

/** What is gained; what is spent the option says, and the rest is lost with the turn. */
function sayPools(before: State, after: State): string[] {
  return POOLS.filter(([field]) => after[field]! > before[field]!).map(([field, unit]) => {
    const who = seatName(after, after[at.active]!);
    if (after[field]! >= INFINITE) return `${who} gains infinite power.`;
    const by = after[field]! - before[field]!;
    const what = unit === 'gem' ? plural(by, 'gem') : `${by} power`;
    return `${who} gains ${what} (${arrow(before, after, field)}).`;
  });
}

function change(before: State, after: State, field: number, who: string, unit: string): string[] {
  const by = after[field]! - before[field]!;
  if (by === 0) return [];
  return [`${who} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} ${unit} (${arrow(before, after, field)}).`];
}

function saySeat(before: State, after: State, seat: number): string[] {
  const who = seatName(after, seat);
  const isOut = after[at.out + seat]! > before[at.out + seat]!;
  return [
    ...change(before, after, at.health + seat, who, 'health'),
    ...change(before, after, at.mastery + seat, who, 'mastery'),
    ...(isOut ? [`${who} is out of the game.`] : []),
  ];
}

// The course of the game

/** The turn of the Nemesis has a heading of its own; those of players have one with their first decision. */
function sayTurn(before: State, after: State): string[] {
  if (after[at.turn] === before[at.turn] || !isNemesis(after, after[at.active]!)) return [];
  return [`Turn ${after[at.turn]}: The Nemesis`];
}

const ENDINGS: Readonly<Record<number, string>> = {
  [End.NemesisMastery]: 'The Nemesis has mastered its Shard.',
  [End.EmptyCenter]: 'The row can’t be filled any more.',
};

/** The winner is named with the result. */
function sayEnd(after: State): string {
  return ENDINGS[after[at.end]!] ?? 'Only one side is left.';
}
