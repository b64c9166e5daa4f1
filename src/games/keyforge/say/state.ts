import { NOBODY, type State } from '../../../core/game.js';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { at, Flag, Step, Zone } from '../layout.js';
import { armor, power } from '../rules/evaluate.js';
import { keyCost } from '../rules/permissions.js';
import {
  amberOn,
  countIn,
  damageOn,
  doomCounters,
  firstAttached,
  flag,
  headOf,
  isCreature,
  nextCard,
  otherCounters,
  powerCounters,
  zoneOf,
} from '../state.js';
import { amberWords, COLOURS, cardName, plural, SEATS } from './names.js';

const STEP_WORDS: Readonly<Record<number, string>> = {
  [Step.Mulligan]: 'mulligan',
  [Step.Forge]: 'forge a key',
  [Step.House]: 'choose a house',
  [Step.Main]: 'main step',
  [Step.Ready]: 'ready cards',
  [Step.Draw]: 'draw cards',
};

/** The table as the player to decide sees it; both hands once the game is over. */
export function sayState(s: State): string {
  return [sayTurn(s), ...[0, 1].map((seat) => sayPlayer(s, seat))].join('\n');
}

function sayTurn(s: State): string {
  const house = HOUSES[s[at.house]!];
  const where = s[at.winner]! >= 0 ? `${SEATS[s[at.winner]!]} has won` : STEP_WORDS[s[at.step]!];
  return `Turn ${s[at.turn]}: ${SEATS[s[at.active]!]}, ${where}${house ? `, house ${HOUSE_NAMES[house]}` : ''}`;
}

function sayPlayer(s: State, seat: number): string {
  const rows = [
    `${SEATS[seat]}: ${sayNumbers(s, seat)}`,
    ...sayRow(
      'creatures',
      cardsIn(s, seat, Zone.Line).map((card) => sayCard(s, card)),
    ),
    ...sayRow(
      'artifacts',
      cardsIn(s, seat, Zone.Artifacts).map((card) => sayCard(s, card)),
    ),
    ...(seesHand(s, seat)
      ? sayRow(
          'hand',
          cardsIn(s, seat, Zone.Hand).map((card) => cardName(s, card)),
        )
      : []),
  ];
  return rows.join('\n');
}

const seesHand = (s: State, seat: number): boolean => s[at.decider] === seat || s[at.decider] === NOBODY;

const sayRow = (what: string, cards: readonly string[]): string[] =>
  cards.length > 0 ? [`   ${what}: ${cards.join(', ')}`] : [];

function cardsIn(s: State, seat: number, zone: Zone): number[] {
  const cards: number[] = [];
  for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card)) cards.push(card);
  return cards;
}

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
    ...numbers.filter(([n]) => n > 0).map(([n, what]) => plural(n, what)),
    ...(flag(s, card, Flag.Warded) ? ['warded'] : []),
    ...(flag(s, card, Flag.Enraged) ? ['enraged'] : []),
    ...(flag(s, card, Flag.Stunned) ? ['stunned'] : []),
    ...(flag(s, card, Flag.Exhausted) ? ['exhausted'] : []),
  ];
}

function sayAttached(s: State, card: number): string[] {
  const words: string[] = [];
  for (let on = firstAttached(s, card); on >= 0; on = nextCard(s, on)) {
    const hidden = flag(s, on, Flag.FaceDown);
    words.push(
      zoneOf(s, on) === Zone.Attached
        ? `with ${cardName(s, on)}`
        : `over ${hidden ? 'a card' : cardName(s, on)}`,
    );
  }
  return words.reverse();
}
