import { describe, expect, test } from 'vitest';
import '../cards/index.js';
import { bundledNames, findBundled } from '../decks/bundled.js';
import { decide } from '../engine.js';
import { at, Decision, WORDS, Zone } from '../layout.js';
import { kindIn, OptionKind } from '../option.js';
import { listOptions, MAX_OPTIONS } from '../options.js';
import { listed } from '../scenario/view.js';
import { type PreparedDeck, prepareDeck, setupGame } from '../setup.js';
import { countIn, headOf } from '../state.js';

const decks = bundledNames()
  .slice(0, 2)
  .map((name) => prepareDeck(findBundled(name)!)) as [PreparedDeck, PreparedDeck];
const YES = OptionKind.Yes;
const NO = OptionKind.No;

function begin(chains: [number, number] = [0, 0], first: 0 | 1 | 'chance' = 0, seed = 1): Int32Array {
  const s = new Int32Array(WORDS);
  setupGame(s, { decks, chains, first: first === 'chance' ? undefined : first }, [seed, 7]);
  return s;
}

const hands = (s: Int32Array): number[] => [0, 1].map((seat) => countIn(s, seat, Zone.Hand));
const chains = (s: Int32Array): number[] => [0, 1].map((seat) => s[at.chains + seat]!);
const hand = (s: Int32Array, seat: number): number[] => listed(s, headOf(s, seat, Zone.Hand));
const kinds = (s: Int32Array): number[] => {
  const out = new Int32Array(MAX_OPTIONS);
  return [...out.subarray(0, listOptions(s, out))].map(kindIn);
};

describe('setup', () => {
  test('step 3: both players begin with three unforged keys and no æmber', () => {
    const s = begin();
    expect([s[at.keys], s[at.keys + 1], s[at.amber], s[at.amber + 1]]).toEqual([0, 0, 0, 0]);
  });

  test('step 4: chance decides who is first', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => begin([0, 0], 'chance', seed)[at.first]);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  test.each([0, 1] as const)(
    'step 4: in a series the loser of the last game may say that %i is first',
    (first) => {
      const s = begin([0, 0], first);
      expect(s[at.first]).toBe(first);
      expect(s[at.active]).toBe(first);
      expect(s[at.decider]).toBe(first);
    },
  );

  test('step 5: both decks are shuffled', () => {
    const orders = [1, 2, 3, 4].map((seed) => {
      const s = begin([0, 0], 0, seed);
      return [0, 1].map((seat) => listed(s, headOf(s, seat, Zone.Deck)).join());
    });
    expect(new Set(orders.map(([mine]) => mine)).size).toBe(4);
    expect(new Set(orders.map(([, theirs]) => theirs)).size).toBe(4);
  });

  test.each([
    [0, [7, 6]],
    [1, [6, 7]],
  ] as const)('step 6: when %i is first the hands are %j', (first, expected) => {
    expect(hands(begin([0, 0], first))).toEqual(expected);
  });

  test('a deck has 36 cards, all of them in hand or deck', () => {
    const s = begin();
    for (const seat of [0, 1]) {
      expect(countIn(s, seat, Zone.Hand) + countIn(s, seat, Zone.Deck)).toBe(36);
    }
  });
});

describe('setup step 7 and glossary: Mulligan', () => {
  test('the first player decides first, then the second, then the first turn begins', () => {
    const s = begin([0, 0], 1);
    expect([s[at.decision], s[at.decider]]).toEqual([Decision.Mulligan, 1]);
    expect(kinds(s)).toEqual([OptionKind.Yes, OptionKind.No]);
    decide(s, NO);
    expect([s[at.decision], s[at.decider]]).toEqual([Decision.Mulligan, 0]);
    decide(s, NO);
    expect([s[at.decision], s[at.decider], s[at.turn]]).toEqual([Decision.House, 1, 1]);
  });

  test('a player who keeps the hand keeps these very cards', () => {
    const s = begin();
    const before = hand(s, 0);
    decide(s, NO);
    expect(hand(s, 0)).toEqual(before);
  });

  test('a new hand has one card less, of the whole deck shuffled again', () => {
    const s = begin();
    const before = hand(s, 0);
    decide(s, YES);
    decide(s, YES);
    expect(hands(s)).toEqual([6, 5]);
    expect(hand(s, 0)).not.toEqual(before.slice(0, 6));
    expect(countIn(s, 0, Zone.Deck)).toBe(30);
  });

  test('there is no second mulligan', () => {
    const s = begin();
    decide(s, YES);
    expect(s[at.decider]).toBe(1);
    decide(s, YES);
    expect(s[at.decision]).toBe(Decision.House);
  });

  test('a chained deck sheds no chain in a mulligan and still draws one card less', () => {
    const s = begin([3, 0]);
    expect([hands(s), chains(s)]).toEqual([
      [6, 6],
      [2, 0],
    ]);
    decide(s, YES);
    expect([hands(s), chains(s)]).toEqual([
      [5, 6],
      [2, 0],
    ]);
  });
});

describe('adaptive format: chains bid before the game', () => {
  test.each([
    [0, 7, 0],
    [5, 6, 4],
    [6, 6, 5],
    [7, 5, 6],
    [13, 4, 12],
    [24, 3, 23],
  ])('with %i chains the first player opens with %i cards and is left with %i chains', (bid, cards, left) => {
    const s = begin([bid, 0]);
    expect([hands(s)[0], chains(s)[0]]).toEqual([cards, left]);
    expect([hands(s)[1], chains(s)[1]]).toEqual([6, 0]);
  });
});
