import type { Seed, State } from '../../core/game.js';
import { luckOf } from '../../core/luck.js';
import { startMachine } from '../../core/machine.js';
import type { Deck } from './decks/deck.js';
import { USUAL } from './dials.js';
import { run } from './engine.js';
import { HOUSES, type House } from './houses.js';
import { at, Cares, Chance, Flag, None, Size, WORDS, Zone } from './layout.js';
import { caresOf, definitionOf, nameOf } from './pool.js';
import { shuffleDeck } from './rules/move.js';
import { dealOpeningHand, startGame } from './rules/turn.js';
import { linkLast, list, ownerOf, printedHouses } from './state.js';

/** A deck as numbers: the definition and the bits of the house of each of its 36 cards. */
export interface PreparedDeck {
  readonly houses: number;
  readonly definitions: Int32Array;
  readonly cardHouses: Int32Array;
}

/** A deck that follows from the seed of a game. */
export interface DealtDeck {
  deal(seed: Seed, seat: number): PreparedDeck;
}

export interface Setup {
  /** Two, as are their chains. */
  readonly decks: readonly (PreparedDeck | DealtDeck)[];
  readonly chains: readonly number[];
  /** Starting æmber, hand sizes and costs of a key; as the rules have them when left out. */
  readonly amber?: readonly number[];
  readonly hand?: readonly number[];
  readonly keyCost?: readonly number[];
  /** Who takes the first turn; undefined lets the seed decide. */
  readonly first: number | undefined;
}

export const houseBit = (house: House): number => 1 << HOUSES.indexOf(house);

/** `variants` gives cards other definitions than the printed ones, for what-if experiments. */
export function prepareDeck(deck: Deck, variants: ReadonlyMap<string, number> = new Map()): PreparedDeck {
  return {
    houses: deck.houses.reduce((bits, house) => bits | houseBit(house), 0),
    definitions: Int32Array.from(deck.cards, ({ card }) => variants.get(card) ?? definitionOf.get(card)!),
    cardHouses: Int32Array.from(deck.cards, ({ house }) => houseBit(house)),
  };
}

/** States before the first shuffle, built once for each setup whose decks are the same in every game. */
const blanks = new WeakMap<Setup, State>();

function blankFor(setup: Setup, seed: Seed): State {
  const known = blanks.get(setup);
  if (known) return known;
  const decks = setup.decks.map((deck, seat) => ('deal' in deck ? deck.deal(seed, seat) : deck));
  const blank = blankState(setup, decks);
  if (!setup.decks.some((deck) => 'deal' in deck)) blanks.set(setup, blank);
  return blank;
}

export function setupGame(s: State, setup: Setup, seed: Seed): void {
  s.set(blankFor(setup, seed));
  s[at.luck] = seed[0];
  s[at.luck + 1] = seed[1];
  s[at.first] = setup.first ?? luckOf(s, at.luck, Chance.First).below(2);
  s[at.active] = s[at.first]!;
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? s[at.first]! : 1 - s[at.first]!;
    shuffleDeck(s, seat);
    dealOpeningHand(s, seat);
  }
  startGame(s);
  run(s);
}

function blankState(setup: Setup, decks: readonly PreparedDeck[]): State {
  const s = emptyState();
  for (let seat = 0; seat < 2; seat++) {
    const deck = decks[seat]!;
    s[at.houses + seat] = deck.houses;
    s[at.chains + seat] = setup.chains[seat]!;
    s[at.amber + seat] = setup.amber?.[seat] ?? USUAL.amber;
    s[at.handSize + seat] = setup.hand?.[seat] ?? USUAL.hand;
    s[at.keyCost + seat] = setup.keyCost?.[seat] ?? USUAL['key-cost'];
    for (let i = 0; i < Size.Deck; i++) {
      placeCard(s, seat * Size.Deck + i, deck.definitions[i]!, deck.cardHouses[i]!);
      linkLast(s, seat * Size.Deck + i, list(seat, Zone.Deck));
    }
  }
  identify(s);
  return s;
}

/** A state without cards, before the first turn. */
export function emptyState(): State {
  const s = new Int32Array(WORDS);
  s.fill(None.Card, at.head, at.head + 2 * Size.Lists);
  s.fill(None.Card, at.next, at.next + 2 * Size.Cards);
  s.fill(None.Card, at.definition, at.definition + Size.Cards);
  startMachine(s, at.stack);
  s[at.house] = None.House;
  s[at.turn] = 1;
  s[at.destroying] = -1;
  s[at.fight] = -1;
  for (let seat = 0; seat < 2; seat++) {
    s[at.handSize + seat] = USUAL.hand;
    s[at.keyCost + seat] = USUAL['key-cost'];
  }
  return s;
}

/** Gives a card its definition and house; its owner controls it until someone else does. */
export function placeCard(s: State, card: number, definition: number, houses: number): void {
  s[at.definition + card] = definition | (definition << 12);
  s[at.print + card] = houses;
  s[at.flags + card] = ownerOf(card) === 1 ? Flag.Controller | Flag.LastingController : 0;
  s[at.cares]! |= caresOf[definition]!;
}

/** Finds, for each card, the first copy in its deck and the first card of its name in both decks. */
export function identify(s: State): void {
  for (let card = 0; card < Size.Cards; card++) {
    if (s[at.definition + card] === None.Card) continue;
    const copy = first(s, card, true);
    s[at.print + card] = (s[at.print + card]! & 0x1ff) | (copy << 9) | (first(s, card, false) << 16);
    if (copy !== card) for (const each of [copy, card]) s[at.print + each]! |= COPIED;
  }
  noteHouses(s);
}

const COPIED = 1 << 31;

/** Only a scenario has cards of a house that their owner's identity card does not show. */
export function noteHouses(s: State): void {
  for (let card = 0; card < Size.Cards; card++) {
    if (s[at.definition + card] === None.Card) continue;
    if (printedHouses(s, card) & ~s[at.houses + ownerOf(card)]!) s[at.cares]! |= Cares.Houses;
  }
}

function first(s: State, card: number, copy: boolean): number {
  for (let other = 0; other < card; other++) {
    if (s[at.definition + other] === None.Card) continue;
    if (copy ? isCopy(s, other, card) : sameName(s, other, card)) return other;
  }
  return card;
}

const sameName = (s: State, a: number, b: number): boolean =>
  nameOf[s[at.definition + a]! & 0xfff] === nameOf[s[at.definition + b]! & 0xfff];

const isCopy = (s: State, a: number, b: number): boolean =>
  ownerOf(a) === ownerOf(b) &&
  s[at.definition + a] === s[at.definition + b] &&
  (s[at.print + a]! & 0x1ff) === (s[at.print + b]! & 0x1ff);
