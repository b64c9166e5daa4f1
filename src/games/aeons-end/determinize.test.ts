import { describe, expect, test } from 'vitest';
import { seedOf } from '../../core/luck.js';
import { determinize } from './determinize.js';
import { known } from './known.js';
import { at, Place, TurnCard } from './layout.js';
import { definitions, tierOf } from './pool.js';
import { scenario } from './scenario.js';
import { definition, head, next } from './state.js';

function cardsIn(s: Int32Array, place: number): string[] {
  const ids: string[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card))
    ids.push(definitions[definition(s, card)]!.id);
  return ids;
}

function deals(s: Int32Array, n: number): Int32Array[] {
  return Array.from({ length: n }, (_, i) => {
    const dealt = s.slice();
    determinize(dealt, 0, seedOf('deal', i));
    expect(known(dealt, 0)).toEqual(known(s, 0));
    return dealt;
  });
}

const distinct = (lists: string[][]): number => new Set(lists.map((list) => list.join())).size;

describe('the nemesis deck', () => {
  const s = scenario({ nemesis: 'crooked_mask', players: [{}, {}] }).state;

  test('is dealt anew tier by tier, with other basic cards left out', () => {
    const all = deals(s, 40);
    expect(distinct(all.map((each) => cardsIn(each, Place.NemesisDeck)))).toBe(40);
    expect(distinct(all.map((each) => cardsIn(each, Place.Box).toSorted()))).toBeGreaterThan(20);
    for (const each of all) {
      const tiers = cardsIn(each, Place.NemesisDeck).map(
        (id) => tierOf[definitions.findIndex((d) => d.id === id)]!,
      );
      expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
    }
  });

  test('every basic card of a tier is left out equally often', () => {
    const out = deals(s, 800).map((each) => cardsIn(each, Place.Box));
    const counts = new Map<string, number>();
    for (const id of out.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
    const FIVE_OF_EIGHT = 0.625;
    const first = ['agony_field', 'bane_sire', 'bleed_static', 'eye_of_nothing', 'haze_spewer', 'skewer'];
    for (const id of first) {
      expect(Math.abs(counts.get(id)! / 800 - FIVE_OF_EIGHT), id).toBeLessThan(0.06);
    }
  });
});

describe('the turn order deck', () => {
  test('cards whose place is known stay there', () => {
    const { state } = scenario({
      players: [{}, {}],
      turnOrder: { deck: [1, 0, 1, 'nemesis', 'nemesis'], discard: [0] },
    });
    state[at.turnDeck + 4]! |= TurnCard.Known;
    const tops = deals(state, 30).map((each) => each[at.turnDeck + 4]! & TurnCard.Kind);
    expect(new Set(tops)).toEqual(new Set([1]));
    const seconds = deals(state, 30).map((each) => each[at.turnDeck + 3]! & TurnCard.Kind);
    expect(new Set(seconds).size).toBe(3);
  });
});

describe('corruptions', () => {
  const mask = {
    nemesis: 'crooked_mask',
    phase: 'nemesis draw',
    nemesisDeck: ['slaughter', 'needlemaw'],
    players: [
      {
        deck: ['jade', 'spark'],
        discard: ['ignite'],
        hand: ['spark', 'spark', 'spark', 'spark', 'spark'],
        pad: false,
      },
      {},
    ],
  };

  test('nobody knows which one was gained, nor where in the shuffled deck it lies', () => {
    const s = scenario({ ...mask, seed: 3 }).pick({ kind: 'player', value: 0 }).state;
    const decks = deals(s, 60).map((each) => cardsIn(each, 0));
    expect(new Set(decks.map((deck) => deck.toSorted().join())).size).toBeGreaterThan(5);
    expect(new Set(decks.map((deck) => deck.indexOf('jade'))).size).toBe(4);
    for (const deck of decks) expect(deck).toEqual(expect.arrayContaining(['jade', 'spark', 'ignite']));
  });

  test('one on top of a deck that was not shuffled is known to be there, but not which it is', () => {
    const s = scenario({ ...mask, nemesisDeck: ['burden', 'needlemaw'] })
      .pick({ kind: 'player', value: 0 })
      .pick({ kind: 'player', value: 1 })
      .pick({ kind: 'player', value: 1 }).state;
    const decks = deals(s, 30).map((each) => cardsIn(each, 0));
    expect(new Set(decks.map((deck) => deck.slice(1).join()))).toEqual(new Set(['jade,spark']));
    expect(new Set(decks.map(([top]) => top)).size).toBeGreaterThan(4);
  });

  test('a destroyed one is known at the bottom of the corruption deck', () => {
    const { state } = scenario({
      nemesis: 'crooked_mask',
      phase: 'start',
      players: [{ hand: ['lust_for_power'] }, {}],
    });
    for (const each of deals(state, 20))
      expect(cardsIn(each, Place.CorruptionDeck).at(-1)).toBe('lust_for_power');
  });
});

describe('a player’s deck', () => {
  test('is known as long as it is not shuffled: the discard pile was open', () => {
    const { state } = scenario({ players: [{ deck: ['jade', 'spark', 'ignite'] }] });
    for (const each of deals(state, 10))
      expect(cardsIn(each, 0).slice(0, 3)).toEqual(['jade', 'spark', 'ignite']);
  });

  test('after Gather Darkness its order is unknown, its cards are not', () => {
    const s = scenario({
      phase: 'nemesis draw',
      nemesisDeck: ['gather_darkness', 'needlemaw'],
      players: [
        {
          hand: ['spark', 'spark', 'spark', 'spark', 'spark'],
          deck: ['jade', 'jade', 'jade', 'ignite', 'ignite', 'ignite'],
        },
      ],
    }).state;
    const decks = deals(s, 30).map((each) => cardsIn(each, 0));
    expect(distinct(decks.map((deck) => deck.toSorted()))).toBe(1);
  });
});

test('the deal follows from what is known and from the seed alone', () => {
  const { state } = scenario({ players: [{}, {}], nemesis: 'crooked_mask' });
  const [one, other] = deals(state, 2);
  determinize(one!, 0, [5, 6]);
  determinize(other!, 3, [5, 6]);
  expect(one).toEqual(other);
});
