import { describe, expect, test } from 'vitest';
import { Luck } from '../../core/luck.js';
import { scenario } from '../../testing.js';
import { check } from './check.js';
import { determinize } from './determinize.js';
import { keyforge } from './game.js';
import { at, Flag, Zone } from './layout.js';
import { keyforgeModule } from './module.js';
import { listed } from './scenario/view.js';
import { definition, headOf, hostOf } from './state.js';

const HAND = ['anger', 'punch', 'warsong', 'loot-the-bodies'];
const start = () =>
  scenario('keyforge', {
    house: 'dis',
    players: [
      { hand: ['fear', 'mind-barb'], deck: ['urchin', 'dodger', 'anger', 'punch'], archives: ['charette'] },
      {
        hand: HAND,
        archives: ['headhunter'],
        discard: ['smaaash'],
        line: [{ card: 'troll', under: [{ card: 'valdr', faceDown: true }, 'bumpsy'] }],
      },
    ],
  });

const zone = (s: Int32Array, seat: number, of: Zone): number[] => listed(s, headOf(s, seat, of));

/** The state dealt anew, checked. */
function redeal(s: Int32Array, seat: number, seed: number): Int32Array {
  const next = s.slice();
  determinize(next, seat, [seed, 99]);
  check(next);
  return next;
}

describe('a new deal', () => {
  const { state } = start();
  const deals = Array.from({ length: 200 }, (_, seed) => redeal(state, 0, seed));
  const different = (of: (s: Int32Array) => unknown) => new Set(deals.map((s) => JSON.stringify(of(s)))).size;

  test('leaves everything that the seat sees', () => {
    for (const [seat, of] of [
      [0, Zone.Hand],
      [0, Zone.Archives],
      [1, Zone.Discard],
      [1, Zone.Line],
    ] as const) {
      expect(different((s) => zone(s, seat, of))).toBe(1);
    }
    expect(different((s) => s.slice(at.amber, at.played))).toBe(1);
  });

  test('changes the other hand, archives and face-down cards, and the order of both decks', () => {
    expect(different((s) => zone(s, 1, Zone.Hand))).toBeGreaterThan(100);
    expect(different((s) => zone(s, 1, Zone.Archives))).toBeGreaterThan(5);
    expect(different((s) => zone(s, 0, Zone.Deck))).toBeGreaterThan(100);
    expect(different((s) => zone(s, 1, Zone.Deck))).toBeGreaterThan(100);
    const troll = zone(state, 1, Zone.Line)[0]!;
    const under = (s: Int32Array) =>
      Array.from({ length: 72 }, (_, c) => c).filter((c) => hostOf(s, c) === troll);
    expect(different((s) => under(s))).toBeGreaterThan(5);
    expect(different((s) => under(s).length)).toBe(1);
  });

  test('keeps each deck’s cards together', () => {
    const hidden = (s: Int32Array) =>
      [...zone(s, 0, Zone.Deck)].map((card) => definition(s, card)).sort((a, b) => a - b);
    expect(different(hidden)).toBe(1);
  });

  test('gives new luck, and the same for the same seed', () => {
    expect(different((s) => [s[at.luck], s[at.luck + 1]])).toBe(200);
    expect(redeal(state, 0, 5)).toEqual(redeal(state, 0, 5));
  });

  test('for the other seat leaves its own hand', () => {
    expect(zone(redeal(state, 1, 3), 1, Zone.Hand)).toEqual(zone(state, 1, Zone.Hand));
    expect(zone(redeal(state, 1, 3), 0, Zone.Archives)).not.toEqual([]);
  });
});

describe('what a seat knows', () => {
  test('a card on top of a deck that it knows stays there', () => {
    const { state } = start();
    const top = headOf(state, 1, Zone.Deck);
    state[at.flags + top]! |= Flag.Known0;
    for (let seed = 0; seed < 50; seed++) expect(headOf(redeal(state, 0, seed), 1, Zone.Deck)).toBe(top);
  });

  test('a revealed card stays in the other hand', () => {
    const { state } = start();
    const shown = headOf(state, 1, Zone.Hand);
    state[at.flags + shown]! |= Flag.Known0;
    for (let seed = 0; seed < 50; seed++) expect(zone(redeal(state, 0, seed), 1, Zone.Hand)).toContain(shown);
  });

  test('a card seen going into the deck is not dealt to a place that was filled before', () => {
    const { state } = start();
    const [first] = zone(state, 1, Zone.Hand);
    const seen = zone(state, 1, Zone.Deck).slice(0, 3);
    state[at.flags + first!]! |= Flag.Kept;
    for (const card of seen) state[at.flags + card]! |= Flag.Seen;
    let dealt = 0;
    for (let seed = 0; seed < 500; seed++) {
      const hand = zone(redeal(state, 0, seed), 1, Zone.Hand);
      expect(seen).not.toContain(hand[0]);
      if (hand.slice(1).some((card) => seen.includes(card))) dealt++;
    }
    expect(dealt).toBeGreaterThan(100);
  });
});

describe('the distribution', () => {
  /** 99.9 % of the chi-squared distribution with 15 degrees of freedom, from R: qchisq(0.999, 15). */
  const LIMIT = 37.7;
  const N = 2000;

  test.each([0, 1, 2, 3])('of place %i of a hidden hand is uniform over the unknown cards', (place) => {
    const { state } = start();
    const counts = new Map<number, number>();
    for (let seed = 0; seed < N; seed++) {
      const card = zone(redeal(state, 0, seed), 1, Zone.Hand)[place]!;
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(16);
    const expected = N / 16;
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(LIMIT);
  });
});

test('a creature that waits for the place of one that has gone to hand keeps it', () => {
  const s = scenario('keyforge', {
    house: 'brobnar',
    players: [
      { line: ['kelifi-dragon'], hand: ['anger'] },
      {
        line: [
          { card: 'troll', upgrades: ['ghostform'] },
          { card: 'gebuk', upgrades: ['phoenix-heart'] },
          'impspector',
          'impspector',
        ],
        deck: ['krump'],
      },
    ],
  });
  s.pick({ kind: 'fight', card: 'kelifi-dragon', target: 'gebuk' }).pick({
    kind: 'order',
    card: 'gebuk',
    giver: 'gebuk',
  });
  s.state.set(redeal(s.state, 0, 1));
  s.pick({ kind: 'order', card: 'impspector' });
  expect(s.view().players[1].line.map(({ card }) => card)).toEqual(['troll', 'krump']);
});

test('whole games stay sound, and what may be done does not depend on the deal', () => {
  const [a, b] = keyforgeModule.sideNames.map((name) => keyforgeModule.namedSide(name)!);
  const setup = keyforgeModule.setupFor([a!, b!], {}, undefined);
  const s = new Int32Array(keyforge.words);
  const options = new Int32Array(keyforge.maxOptions);
  for (let seed = 0; seed < 5; seed++) {
    keyforge.setup(s, setup, [seed, 1]);
    const luck = new Luck([seed, 2]);
    for (let n = 0; n < 2000 && keyforge.decider(s) >= 0; n++) {
      const count = keyforge.options(s, options);
      const legal = [...options.subarray(0, count)].sort();
      const dealt = redeal(s, keyforge.decider(s), n);
      expect([...options.subarray(0, keyforge.options(dealt, options))].sort()).toEqual(legal);
      keyforge.apply(s, legal[luck.below(count)]!);
    }
  }
});
