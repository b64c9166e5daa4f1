import { describe, expect, test } from 'vitest';
import { seedOf } from '../../core/luck.js';
import { goOn } from '../conformance.js';
import { check } from './check.js';
import { determinize } from './determinize.js';
import { codex } from './game.js';
import { known } from './known.js';
import { Zone } from './layout.js';
import { codexModule } from './module.js';
import { definitions } from './pool.js';
import { cardsIn } from './say/state.js';
import { definition } from './state.js';
import { reach, start, take } from './testkit.js';

const ids = (s: Int32Array, seat: number, zone: Zone): string[] =>
  cardsIn(s, seat, zone).map((card) => definitions[definition(s, card)]!.id);

/** Deals for a seat, each with what it knows left as it is. */
function deals(s: Int32Array, seat: number, n = 60): Int32Array[] {
  const before = JSON.stringify(known(s, seat));
  return Array.from({ length: n }, (_, i) => {
    const dealt = s.slice();
    determinize(dealt, seat, seedOf('deal', i));
    check(dealt);
    expect(JSON.stringify(known(dealt, seat))).toBe(before);
    return dealt;
  });
}

const distinct = (lists: string[][]): number => new Set(lists.map((list) => list.join())).size;

describe('what a seat can’t see', () => {
  const { state } = start({ step: 'setup' });

  test('its own deck is in any order, its hand stays', () => {
    const all = deals(state, 0);
    expect(distinct(all.map((each) => ids(each, 0, Zone.Deck)))).toBeGreaterThan(30);
    expect(distinct(all.map((each) => ids(each, 0, Zone.Hand)))).toBe(1);
  });

  test('the other hand is any five of the ten starting cards', () => {
    const all = deals(state, 0, 200);
    const counts = new Map<string, number>();
    for (const id of all.flatMap((each) => ids(each, 1, Zone.Hand)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(counts.size).toBe(10);
    for (const n of counts.values()) expect(Math.abs(n / 200 - 0.5)).toBeLessThan(0.15);
  });
});

describe('the codex', () => {
  test('the two cards that the other took may be any of its codex', () => {
    const s = reach({ step: 'start', players: [{ hand: ['spark'] }] }, 'tech iron-man', 'tech eggship');
    const all = deals(s.state, 1, 300);
    const pairs = all.map((each) => ids(each, 0, Zone.Discard).toSorted());
    expect(distinct(pairs)).toBeGreaterThan(60);
    expect(new Set(pairs.flat()).size).toBe(12);
    expect(pairs.every((pair) => pair.length === 2 && !pair.includes('spark'))).toBe(true);
    for (const each of deals(s.state, 0, 5))
      expect(ids(each, 0, Zone.Discard)).toEqual(['eggship', 'iron-man']);
  });

  test('copies in the codex and outside of it are two of each together', () => {
    const s = reach(
      { step: 'start', players: [{ codex: { 'iron-man': 2, eggship: 1 } }] },
      'tech iron-man',
      'tech iron-man',
    );
    const pairs = deals(s.state, 1).map((each) => ids(each, 0, Zone.Discard).toSorted().join());
    expect(new Set(pairs)).toEqual(new Set(['iron-man,iron-man', 'eggship,iron-man']));
  });

  test('a card that was seen is known to be there', () => {
    const s = reach(
      {
        turn: 1,
        players: [{ gold: 9, hand: ['spark', 'wither'], units: ['iron-man'] }, { units: ['maestro'] }],
      },
      'attack iron-man maestro',
    );
    s.edit({ cards: { 'iron-man': { damage: 3 } } });
    take(s, 'worker spark');
    for (const each of deals(s.state, 1)) expect(ids(each, 0, Zone.Units)).toEqual(['iron-man']);
  });
});

describe('what a seat has seen', () => {
  test('a unit that died lies in the discard pile until it is shuffled in', () => {
    const s = reach(
      { players: [{ units: ['tenderfoot'], hand: ['spark'], discard: ['bloom'] }, { units: ['maestro'] }] },
      'attack tenderfoot maestro',
    );
    for (const each of deals(s.state, 1)) expect(ids(each, 0, Zone.Discard)[0]).toBe('tenderfoot');
    expect(distinct(deals(s.state, 1).map((each) => ids(each, 0, Zone.Hand)))).toBeGreaterThan(1);
  });

  test('after the reshuffle it is somewhere in the deck, and not in the hand that was drawn before', () => {
    const s = reach(
      {
        turn: 1,
        players: [
          {
            units: ['tenderfoot', { card: 'iron-man', exhausted: true }],
            hand: ['spark', 'bloom', 'wither'],
            pad: false,
          },
          { workers: 10, units: ['maestro'] },
        ],
      },
      'attack tenderfoot maestro',
      'end',
    );
    const places = deals(s.state, 1, 200).map(
      (each) => ['hand', 'deck'][Number(!ids(each, 0, Zone.Hand).includes('tenderfoot'))],
    );
    expect(ids(s.state, 0, Zone.Hand)).toHaveLength(4);
    expect(new Set(places)).toEqual(new Set(['hand']));
  });

  test('a worker hired before a card was shuffled in is not that card', () => {
    const s = reach(
      {
        turn: 1,
        players: [
          {
            gold: 1,
            units: ['tenderfoot'],
            hand: ['spark', 'bloom', 'wither'],
            discard: Array(6).fill('iron-man'),
            pad: false,
          },
          { workers: 10, units: ['maestro'] },
        ],
      },
      'worker spark',
      'attack tenderfoot maestro',
      'end',
    );
    const all = deals(s.state, 1, 200);
    expect(all.some((each) => ids(each, 0, Zone.Hired)[0] === 'tenderfoot')).toBe(false);
    expect(distinct(all.map((each) => ids(each, 0, Zone.Hired)))).toBeGreaterThan(2);
    expect(all.some((each) => ids(each, 0, Zone.Hand).includes('tenderfoot'))).toBe(true);
    expect(all.some((each) => ids(each, 0, Zone.Deck).includes('tenderfoot'))).toBe(true);
  });

  test('Appel Stomp on top of the deck stays there, for both', () => {
    const s = reach(
      { players: [{ spec: 'finesse', hero: { level: 5 }, gold: 1, hand: ['appel-stomp'] }, {}] },
      'play appel-stomp',
      'yes',
    );
    for (const seat of [0, 1]) {
      for (const each of deals(s.state, seat)) expect(ids(each, 0, Zone.Deck)[0]).toBe('appel-stomp');
    }
  });

  test('a unit that came back to the hand is there, or the worker just hired', () => {
    const s = reach(
      {
        turn: 1,
        players: [
          { hero: { level: 8 }, gold: 6, hand: ['final-smash'] },
          { spec: 'finesse', workers: 10, units: ['nimble-fencer'], hand: ['spark', 'bloom'] },
        ],
      },
      'play final-smash',
    );
    for (const each of deals(s.state, 0)) expect(ids(each, 1, Zone.Hand)).toContain('nimble-fencer');
    take(s, 'end', 'done', 'worker spark');
    const held = deals(s.state, 0, 200).map((each) =>
      ids(each, 1, Zone.Hand).includes('nimble-fencer')
        ? 'hand'
        : ids(each, 1, Zone.Hired).includes('nimble-fencer')
          ? 'hired'
          : 'elsewhere',
    );
    expect(new Set(held)).toEqual(new Set(['hand', 'hired']));
  });
});

test('a second card of a name may be the one that was seen before', () => {
  const s = reach(
    { step: 'start', players: [{ workers: 8, gold: 9, buildings: ['tech-1'], pad: false }, { workers: 10 }] },
    'tech iron-man',
    'tech iron-man',
  );
  take(s, 'end', 'done', 'end', 'tech eggship', 'tech eggship');
  take(s, 'play iron-man');
  s.edit({ cards: { 'iron-man': { damage: 4 } } });
  take(s, 'end', 'done', 'end', 'tech the-boot', 'tech the-boot');
  const mine = [
    ...ids(s.state, 0, Zone.Hand),
    ...ids(s.state, 0, Zone.Deck),
    ...ids(s.state, 0, Zone.Discard),
  ];
  expect(mine.filter((id) => id === 'iron-man')).toHaveLength(2);
  for (const each of deals(s.state, 1)) {
    const all = [...ids(each, 0, Zone.Hand), ...ids(each, 0, Zone.Deck), ...ids(each, 0, Zone.Discard)];
    expect(all).toContain('iron-man');
  }
});

test('every deal of a long game can be the truth: numbers of places and cards fit', () => {
  const sides = ['bashing', 'finesse'].map((name) => codexModule.namedSide(name)!);
  for (let game = 0; game < 12; game++) {
    const s = new Int32Array(codex.words);
    codex.setup(s, codexModule.setupFor(sides, {}, undefined), seedOf('long', game));
    for (let part = 0; part < 12 && codex.decider(s) >= 0; part++) {
      goOn(codex, s, seedOf('long', game, part), 23);
      for (const seat of [0, 1]) deals(s, seat, 3);
    }
  }
});
