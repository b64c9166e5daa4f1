import { plural } from '../../../core/english.js';
import { NOBODY, type State } from '../../../core/game.js';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { knowsHeld } from '../known.js';
import { at, Flag, Size, Step, Zone } from '../layout.js';
import { armor } from '../rules/armor.js';
import { power } from '../rules/modifiers.js';
import { keyCost } from '../rules/permissions.js';
import {
  amberOn,
  countIn,
  damageOn,
  doomCounters,
  firstAttached,
  flag,
  isCreature,
  nextCard,
  otherCounters,
  powerCounters,
  zoneOf,
} from '../state.js';
import { isHiddenUnder } from './moves.js';
import { amberWords, COLOURS, cardName, cardsIn, openName, SEATS } from './names.js';
import { isSeen, reader, toldTo } from './viewer.js';

const STEP_WORDS: Readonly<Record<number, string>> = {
  [Step.Mulligan]: 'mulligan',
  [Step.Forge]: 'forge a key',
  [Step.House]: 'choose a house',
  [Step.Main]: 'main step',
  [Step.Ready]: 'ready cards',
  [Step.Draw]: 'draw cards',
};

/** The table as a seat sees it; without a viewer, as the player to decide does, and both hands once the game is over. */
export const sayState = (s: State, viewer?: number): string =>
  toldTo(viewer, () => [sayTurn(s), ...[0, 1].map((seat) => sayPlayer(s, seat))].join('\n'));

function sayTurn(s: State): string {
  const house = HOUSES[s[at.house]!];
  if (s[at.winner]! >= 0) return `Turn ${s[at.turn]}: ${SEATS[s[at.winner]!]} has won`;
  return `Turn ${s[at.turn]}: ${SEATS[s[at.active]!]}, ${STEP_WORDS[s[at.step]!]}${house ? `, house ${HOUSE_NAMES[house]}` : ''}`;
}

function sayPlayer(s: State, seat: number): string {
  const inPlay = (zone: Zone) => cardsIn(s, seat, zone).map((card) => sayCard(s, card));
  const rows = [
    `${SEATS[seat]}: ${sayNumbers(s, seat)}`,
    ...sayRow('creatures', inPlay(Zone.Line)),
    ...sayRow('artifacts', inPlay(Zone.Artifacts)),
    ...(reader() === undefined ? sayHand(s, seat) : sayPiles(s, seat)),
  ];
  return rows.join('\n');
}

const names = (s: State, cards: readonly number[]): string[] => cards.map((card) => cardName(s, card));

function sayHand(s: State, seat: number): string[] {
  if (s[at.decider] !== seat && s[at.decider] !== NOBODY) return [];
  return sayRow('hand', names(s, cardsIn(s, seat, Zone.Hand)));
}

/** What the reader knows of the cards out of play: all of one's own hand, of the other's what was shown. */
function sayPiles(s: State, seat: number): string[] {
  const seen = (zone: Zone) => cardsIn(s, seat, zone).filter((card) => isSeen(s, card));
  const deck = cardsIn(s, seat, Zone.Deck);
  const unseen = deck.findIndex((card) => !isSeen(s, card));
  const known = reader() === seat ? '' : ', as far as known';
  return [
    ...sayRow(`hand${known}`, names(s, seen(Zone.Hand))),
    ...sayRow(`archives${known}`, names(s, seen(Zone.Archives))),
    ...sayRow('hidden in one place or another', astray(s, seat)),
    ...sayRow('top of the deck', names(s, unseen < 0 ? deck : deck.slice(0, unseen))),
    ...sayRow('discard pile', names(s, seen(Zone.Discard))),
    ...sayRow('purged', names(s, seen(Zone.Purged))),
  ];
}

/** Cards of a hand that the reader has seen, before some were laid away unseen. */
function astray(s: State, seat: number): string[] {
  const from = seat * Size.Deck;
  const cards = Array.from({ length: Size.Deck }, (_, i) => from + i);
  return cards
    .filter((card) => knowsHeld(s, card, reader()!) && !isSeen(s, card))
    .map((card) => openName(s, card));
}

const sayRow = (what: string, cards: readonly string[]): string[] =>
  cards.length > 0 ? [`   ${what}: ${cards.join(', ')}`] : [];

function sayNumbers(s: State, seat: number): string {
  const keys = COLOURS.filter((_, i) => (s[at.keys + seat]! >> i) & 1);
  const n = (zone: Zone): number => countIn(s, seat, zone);
  return [
    `${amberWords(s[at.amber + seat]!)} (a key costs ${keyCost(s, seat)})`,
    keys.length > 0 ? `${plural(keys.length, 'key')} (${keys.join(', ')})` : 'no keys',
    ...(s[at.chains + seat]! > 0 ? [plural(s[at.chains + seat]!, 'chain')] : []),
    `${plural(n(Zone.Hand), 'card')} in hand`,
    `${n(Zone.Deck)} in the deck`,
    `${n(Zone.Discard)} discarded`,
    ...(n(Zone.Archives) > 0 ? [`${n(Zone.Archives)} archived`] : []),
    ...(n(Zone.Purged) > 0 ? [`${n(Zone.Purged)} purged`] : []),
  ].join(', ');
}

function sayCard(s: State, card: number): string {
  const details = [
    ...(isCreature(s, card) ? sayCreature(s, card) : []),
    ...sayTokens(s, card),
    ...sayAttached(s, card),
  ];
  return details.length > 0 ? `${cardName(s, card)} (${details.join(', ')})` : cardName(s, card);
}

function sayCreature(s: State, card: number): string[] {
  const shield = armor(s, card);
  return [
    `power ${power(s, card)}`,
    ...(shield > 0 ? [`armor ${shield}`] : []),
    ...(damageOn(s, card) > 0 ? [`${damageOn(s, card)} damage`] : []),
  ];
}

function sayTokens(s: State, card: number): string[] {
  const numbers: [number, string][] = [
    [powerCounters(s, card), '+1 power counter'],
    [doomCounters(s, card), 'doom counter'],
    [otherCounters(s, card), 'counter'],
  ];
  return [
    ...(amberOn(s, card) > 0 ? [amberWords(amberOn(s, card))] : []),
    ...numbers.filter(([n]) => n > 0).map(([n, what]) => (n === 1 ? `a ${what}` : plural(n, what))),
    ...(flag(s, card, Flag.Warded) ? ['warded'] : []),
    ...(flag(s, card, Flag.Enraged) ? ['enraged'] : []),
    ...(flag(s, card, Flag.Stunned) ? ['stunned'] : []),
    ...(flag(s, card, Flag.Exhausted) ? ['exhausted'] : []),
  ];
}

function sayAttached(s: State, card: number): string[] {
  const words: string[] = [];
  for (let on = firstAttached(s, card); on >= 0; on = nextCard(s, on)) {
    words.push(
      zoneOf(s, on) === Zone.Attached
        ? `with ${cardName(s, on)}`
        : `over ${isHiddenUnder(s, on) ? 'a card' : cardName(s, on)}`,
    );
  }
  return words.reverse();
}
