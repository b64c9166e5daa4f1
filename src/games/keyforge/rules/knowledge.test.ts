import { describe, expect, test } from 'vitest';
import type { State } from '../../../core/game.js';
import { Luck } from '../../../core/luck.js';
import { determinize } from '../determinize.js';
import { Zone } from '../layout.js';
import { listed } from '../scenario/view.js';
import { copyOf, firstAttached, headOf } from '../state.js';
import { start } from '../testkit.js';
import { knownCopy, show, showTo } from './knowledge.js';
import { discardIntoDeck, drawOne, layUnder, moveCard, shuffleDeck } from './move.js';

/*
 * What a player can know, counted out: all arrangements of the other's few cards that fit what was seen. New
 * deals are compared with them.
 */

const KNOWER = 0;
const OWNER = 1;

/** Where the owner's cards may be, by the first of their copies: those in deck and hand in no order. */
interface World {
  deck: number[];
  hand: number[];
  archives: number[];
  under: number[];
  discard: number[];
}

const inOrder = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const without = (cards: readonly number[], card: number): number[] => cards.toSpliced(cards.indexOf(card), 1);
const same = (a: readonly number[], b: readonly number[]): boolean => `${inOrder(a)}` === `${inOrder(b)}`;
const nameOf = ({ deck, hand, archives, under }: World): string =>
  [inOrder(deck), inOrder(hand), archives, under].map((cards) => cards.join(' ')).join(' | ');

const cardsIn = (s: State, zone: Zone): number[] => listed(s, headOf(s, OWNER, zone));
const cardUnder = (s: State): number[] => listed(s, firstAttached(s, headOf(s, OWNER, Zone.Artifacts)));

function worldOf(s: State): World {
  const named = (cards: readonly number[]) => cards.map((card) => copyOf(s, card));
  return {
    deck: named(cardsIn(s, Zone.Deck)),
    hand: named(cardsIn(s, Zone.Hand)),
    archives: named(cardsIn(s, Zone.Archives)),
    under: named(cardUnder(s)),
    discard: named(cardsIn(s, Zone.Discard)),
  };
}

/** One of several copies, as the engine takes it. */
function one(s: State, copy: number, zone: Zone): number {
  const cards = Int32Array.from(cardsIn(s, zone));
  const i = cards.findIndex((card) => copyOf(s, card) === copy);
  return cards[knownCopy(s, cards, cards.length, i)]!;
}

const DIFFERENT = ['urchin', 'dodger', 'troll', 'smaaash', 'bumpsy', 'zorg', 'tunk'];
const COPIES = ['urchin', 'urchin', 'dodger', 'dodger', 'dodger', 'troll', 'smaaash'];

/** Seven cards of the owner, all in a shuffled deck, beside an artifact that takes a card under it. */
function sevenCards(deck = DIFFERENT): State {
  const owner = { artifacts: ['masterplan'], deck, pad: false };
  const { state } = start({ house: 'logos', players: [{}, owner] });
  shuffleDeck(state, OWNER);
  return state;
}

/** Something that happens to one of several cards, or to all of them; whether the other player sees to which. */
interface Happening {
  cards: (truth: World) => number[];
  hidden?: boolean;
  act: (s: State, copy: number) => void;
  /** What the other player's world may be then, given the cards that were seen. */
  then: (world: World, card: number, truth: World) => World[];
}

const top = (w: World): World => (w.deck.length > 0 ? w : { ...w, deck: w.discard, discard: [] });
const some = (cards: readonly number[]): number[] => cards.slice(0, 1);

/** Nothing leaves the hand unseen. */
const PLAIN: Record<string, Happening> = {
  draw: {
    cards: (w) => some(top(w).deck),
    hidden: true,
    act: (s) => drawOne(s, OWNER),
    then: (world) => {
      const w = top(world);
      return w.deck.map((c) => ({ ...w, deck: without(w.deck, c), hand: [...w.hand, c] }));
    },
  },
  'archive the top card': {
    cards: (w) => some(w.deck),
    hidden: true,
    act: (s) => moveCard(s, headOf(s, OWNER, Zone.Deck), Zone.Archives, OWNER),
    then: (w) => w.deck.map((c) => ({ ...w, deck: without(w.deck, c), archives: [...w.archives, c] })),
  },
  'take the archives': {
    cards: (w) => some(w.archives),
    hidden: true,
    act: (s) => {
      for (const card of cardsIn(s, Zone.Archives)) moveCard(s, card, Zone.Hand, OWNER);
    },
    then: (w) => [{ ...w, archives: [], hand: [...w.hand, ...w.archives] }],
  },
  'discard the archives': {
    cards: (w) => some(w.archives),
    act: (s) => {
      for (const card of cardsIn(s, Zone.Archives)) moveCard(s, card, Zone.Discard, OWNER);
    },
    then: (w, _, { archives }) =>
      same(w.archives, archives) ? [{ ...w, archives: [], discard: [...w.discard, ...archives] }] : [],
  },
  discard: {
    cards: (w) => w.hand,
    act: (s, copy) => moveCard(s, one(s, copy, Zone.Hand), Zone.Discard, OWNER),
    then: (w, card) =>
      w.hand.includes(card) ? [{ ...w, hand: without(w.hand, card), discard: [...w.discard, card] }] : [],
  },
  'discard the top card': {
    cards: (w) => some(w.deck),
    act: (s) => moveCard(s, headOf(s, OWNER, Zone.Deck), Zone.Discard, OWNER),
    then: (w, card) =>
      w.deck.includes(card) ? [{ ...w, deck: without(w.deck, card), discard: [...w.discard, card] }] : [],
  },
  'return a card from the discard pile': {
    cards: (w) => w.discard,
    act: (s, copy) => moveCard(s, one(s, copy, Zone.Discard), Zone.Hand, OWNER),
    then: (w, card) => [{ ...w, hand: [...w.hand, card], discard: without(w.discard, card) }],
  },
  'reveal a card': {
    cards: (w) => w.hand,
    act: (s, copy) => show(s, one(s, copy, Zone.Hand)),
    then: (w, card) => (w.hand.includes(card) ? [w] : []),
  },
  'look at the hand': {
    cards: (w) => some(w.hand),
    act: (s) => {
      for (const card of cardsIn(s, Zone.Hand)) showTo(s, card, KNOWER);
    },
    then: (w, _, { hand }) => (same(w.hand, hand) ? [w] : []),
  },
};

/** Here new deals may know less than a player could: see the README's gaps. */
const ROUGH: Record<string, Happening> = {
  'archive a card from hand': {
    cards: (w) => w.hand,
    hidden: true,
    act: (s, copy) => moveCard(s, one(s, copy, Zone.Hand), Zone.Archives, OWNER),
    then: (w) => w.hand.map((c) => ({ ...w, hand: without(w.hand, c), archives: [...w.archives, c] })),
  },
  'put a card under another': {
    cards: (w) => (w.under.length > 0 ? [] : w.hand),
    hidden: true,
    act: (s, copy) => layUnder(s, one(s, copy, Zone.Hand), headOf(s, OWNER, Zone.Artifacts), false),
    then: (w) => w.hand.map((c) => ({ ...w, hand: without(w.hand, c), under: [c] })),
  },
  'discard the card under another': {
    cards: (w) => w.under,
    act: (s) => moveCard(s, cardUnder(s)[0]!, Zone.Discard, OWNER),
    then: (w, card) => (same(w.under, [card]) ? [{ ...w, under: [], discard: [...w.discard, card] }] : []),
  },
  'archive the card under another': {
    cards: (w) => w.under,
    hidden: true,
    act: (s) => moveCard(s, cardUnder(s)[0]!, Zone.Archives, OWNER),
    then: (w) => [{ ...w, under: [], archives: [...w.archives, ...w.under] }],
  },
  'shuffle the discard pile in': {
    cards: (w) => some(w.discard),
    hidden: true,
    act: (s) => {
      discardIntoDeck(s, OWNER);
      shuffleDeck(s, OWNER);
    },
    then: (w) => [{ ...w, deck: [...w.deck, ...w.discard], discard: [] }],
  },
  'shuffle hand and discard pile in': {
    cards: () => [-1],
    hidden: true,
    act: (s) => {
      discardIntoDeck(s, OWNER);
      for (const card of cardsIn(s, Zone.Hand)) moveCard(s, card, Zone.Deck, OWNER);
      shuffleDeck(s, OWNER);
    },
    then: (w) => [{ ...w, hand: [], discard: [], deck: [...w.deck, ...w.hand, ...w.discard] }],
  },
};

const EVERY = { ...PLAIN, ...ROUGH };

const pick = (luck: Luck, cards: readonly number[]): number => cards[luck.below(cards.length)]!;

/** Lets something happen, and gives its name and the worlds that are possible then. */
function happen(s: State, worlds: World[], among: Record<string, Happening>, luck: Luck): [string, World[]] {
  const truth = worldOf(s);
  const can = Object.entries(among).filter(([, happening]) => happening.cards(truth).length > 0);
  const [name, { cards, act, then }] = can[luck.below(can.length)]!;
  const card = pick(luck, cards(truth));
  act(s, card);
  const next = new Map(worlds.flatMap((w) => then(w, card, truth)).map((w) => [nameOf(w), w]));
  return [name, [...next.values()]];
}

function deal(s: State, seed: number): State {
  const dealt = s.slice();
  determinize(dealt, KNOWER, [seed, 7]);
  return dealt;
}

const deals = (s: State, n: number): Set<string> =>
  new Set(Array.from({ length: n }, (_, seed) => nameOf(worldOf(deal(s, seed)))));

/** Plays games of random happenings, and calls `look` after each. */
function each(
  games: number,
  among: Record<string, Happening>,
  look: (s: State, possible: string[], story: string) => void,
  deck = DIFFERENT,
): void {
  for (let game = 0; game < games; game++) {
    const s = sevenCards(deck);
    let worlds = [worldOf(s)];
    const story: string[] = [];
    const luck = new Luck([game, 3]);
    for (let n = 0; n < 20; n++) {
      const [name, next] = happen(s, worlds, among, luck);
      worlds = next;
      story.push(name);
      look(s, worlds.map(nameOf), story.join(', '));
    }
  }
}

describe('what the other player thinks possible', () => {
  test('is exactly what is dealt while nothing leaves the hand unseen', () => {
    let looks = 0;
    each(40, PLAIN, (s, possible, story) => {
      if (possible.length > 30) return;
      looks++;
      expect([...deals(s, 15 * possible.length)].sort(), story).toEqual(possible.sort());
    });
    expect(looks).toBeGreaterThan(400);
  });

  test.each([[DIFFERENT], [COPIES]])('is dealt in any case: %s', (deck) => {
    let looks = 0;
    const look = (s: State, possible: string[], story: string) => {
      if (possible.length > 12) return;
      looks++;
      const missing = new Set(possible);
      for (let seed = 0; missing.size > 0 && seed < 20_000; seed++)
        missing.delete(nameOf(worldOf(deal(s, seed))));
      expect([...missing], story).toEqual([]);
    };
    each(60, EVERY, look, deck);
    expect(looks).toBeGreaterThan(400);
  });
});

describe('what is hidden leaves no trace', () => {
  test('a deal dealt anew is that of the truth', () => {
    const look = (s: State, _: string[], story: string) => {
      for (let seed = 0; seed < 3; seed++) {
        const again = deal(deal(s, 100 + seed), seed);
        if (Buffer.compare(Buffer.from(again.buffer), Buffer.from(deal(s, seed).buffer)) !== 0)
          throw new Error(story);
      }
    };
    each(40, EVERY, look);
    each(40, EVERY, look, COPIES);
  });

  /** The same is seen of both; what is hidden differs from some moment on. */
  test.each([[DIFFERENT], [COPIES]])('two games that look the same are dealt the same: %s', (deck) => {
    let compared = 0;
    for (let game = 0; game < 300; game++) {
      const luck = new Luck([game, 4]);
      const s = sevenCards(deck);
      for (let n = 0; n < 8; n++) happen(s, [], EVERY, luck);
      const twin = deal(s, game);
      const story: string[] = [];
      for (let n = 0; n < 10; n++) {
        const [truth, other] = [worldOf(s), worldOf(twin)];
        const [name, { cards, hidden, act }] = Object.entries(EVERY)[luck.below(Object.keys(EVERY).length)]!;
        const both = cards(truth).filter((card) => hidden || cards(other).includes(card));
        if (both.length === 0 || (!hidden && !same(truth.hand, other.hand) && name.startsWith('look')))
          continue;
        if (name === 'discard the archives' && !same(truth.archives, other.archives)) continue;
        const card = pick(luck, both);
        act(s, card);
        act(twin, hidden ? pick(luck, cards(other)) : card);
        story.push(name);
        for (let seed = 0; seed < 5; seed++) {
          compared++;
          expect(nameOf(worldOf(deal(twin, seed))), story.join(', ')).toBe(nameOf(worldOf(deal(s, seed))));
        }
      }
    }
    expect(compared).toBeGreaterThan(5000);
  });
});
