import { describe, expect, test } from 'vitest';
import { seedOf } from '../../core/luck.js';
import { determinize } from './determinize.js';
import { known } from './known.js';
import { Place, Zone } from './layout.js';
import { definitions } from './pool.js';
import { definition, head, list, next } from './state.js';
import { reach, type start, two } from './testkit.js';

function cardsIn(s: Int32Array, place: number): string[] {
  const ids: string[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card))
    ids.push(definitions[definition(s, card)]!.id);
  return ids;
}

function deals(of: ReturnType<typeof start>, seat: number, n = 60): Int32Array[] {
  return Array.from({ length: n }, (_, i) => {
    const dealt = of.state.slice();
    determinize(dealt, seat, seedOf('deal', i));
    expect(known(dealt, seat)).toEqual(known(of.state, seat));
    return dealt;
  });
}

const distinct = (lists: readonly string[][]): number => new Set(lists.map((each) => each.join())).size;
const sorted = (ids: readonly string[]): string[] => [...ids].sort();

describe('another hand', () => {
  const DECK = ['axia', 'evokatus', 'optio-crusher', 'systema-ai'];
  const s = reach(two({}, { hand: ['nil-assassin', 'the-lost'], deck: DECK, pad: false }));

  test('may be any of the cards that are in hand or deck', () => {
    const hands = deals(s, 0).map((each) => sorted(cardsIn(each, list(1, Zone.Hand))));
    expect(distinct(hands)).toBe(15);
    for (const each of deals(s, 0)) {
      const all = [...cardsIn(each, list(1, Zone.Hand)), ...cardsIn(each, list(1, Zone.Deck))];
      expect(sorted(all)).toEqual(sorted(['nil-assassin', 'the-lost', ...DECK]));
    }
  });

  test('every card is there equally often', () => {
    const counts = new Map<string, number>();
    for (const each of deals(s, 0, 1200)) {
      for (const id of cardsIn(each, list(1, Zone.Hand))) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const [id, n] of counts) expect(Math.abs(n / 1200 - 1 / 3), id).toBeLessThan(0.06);
  });

  test('is known to its own player, its deck is not', () => {
    for (const each of deals(s, 1)) {
      expect(cardsIn(each, list(1, Zone.Hand))).toEqual(['nil-assassin', 'the-lost']);
      expect(sorted(cardsIn(each, list(1, Zone.Deck)))).toEqual(sorted(DECK));
    }
    expect(distinct(deals(s, 1).map((each) => cardsIn(each, list(1, Zone.Deck))))).toBeGreaterThan(15);
  });
});

test('a shield that was shown stays in hand', () => {
  const s = reach(
    two(
      { power: 9 },
      { hand: ['thorn-zealot', 'korvus-legionnaire'], deck: ['axia', 'evokatus'], pad: false },
    ),
    'end',
    'shield thorn-zealot',
    'done',
  );
  for (const each of deals(s, 0)) expect(cardsIn(each, list(1, Zone.Hand))).toContain('thorn-zealot');
  const hands = deals(s, 0).map((each) => cardsIn(each, list(1, Zone.Hand)));
  expect(distinct(hands)).toBe(3);
});

test('a card that was returned to hand is known to all', () => {
  const s = reach(
    two({
      hand: ['korvus-legionnaire', 'crystal'],
      discard: ['axia'],
      deck: ['blaster', 'evokatus'],
      pad: false,
    }),
    'play korvus-legionnaire',
  );
  for (const each of deals(s, 1)) expect(cardsIn(each, list(0, Zone.Hand))).toContain('axia');
});

test('a card that was shown for Unify is known to all', () => {
  const s = reach(
    two({ hand: ['leshai-knight', 'spore-cleric', 'crystal'], deck: ['blaster', 'evokatus'], pad: false }),
    'play leshai-knight',
  );
  for (const each of deals(s, 1)) expect(cardsIn(each, list(0, Zone.Hand))).toContain('spore-cleric');
});

test('when the deck runs out, all can tell what is in hand', () => {
  const s = reach(
    two({
      hand: ['data-heretic', 'axia'],
      deck: ['evokatus'],
      discard: ['nil-assassin', 'the-lost', 'blaster'],
      pad: false,
    }),
    'play data-heretic',
  );
  const hands = deals(s, 1).map((each) => cardsIn(each, list(0, Zone.Hand)));
  for (const hand of hands) expect(hand).toEqual(expect.arrayContaining(['axia', 'evokatus']));
  expect(distinct(hands.map(sorted))).toBe(3);
});

describe('the centre deck', () => {
  test('is dealt anew for everybody', () => {
    const s = reach(two());
    expect(distinct(deals(s, 0).map((each) => cardsIn(each, Place.Center)))).toBe(60);
  });

  test('mercenaries that went under it together stay there together, one after the other', () => {
    const fast = (ids: string[]) => ids.map((card) => ({ card, fast: true }));
    const s = reach({
      step: 'end',
      center: ['axia', 'evokatus'],
      players: [{ played: fast(['nil-assassin', 'spore-cleric']) }, {}],
    });
    for (const each of deals(s, 0)) {
      const ids = cardsIn(each, Place.Center);
      expect(sorted(ids.slice(0, 2))).toEqual(['axia', 'evokatus']);
      expect(sorted(ids.slice(2))).toEqual(['nil-assassin', 'spore-cleric']);
    }
    expect(distinct(deals(s, 0).map((each) => cardsIn(each, Place.Center)))).toBe(4);
  });
});

describe('secret relics', () => {
  const s = reach({ step: 'setup', variant: 'secret', seed: 4, players: [{ mastery: 12 }, {}] });

  test('of others may be any that the seat does not have', () => {
    const own = cardsIn(s.state, list(0, Zone.Relics));
    const pairs = deals(s, 0, 200).map((each) => {
      expect(cardsIn(each, list(0, Zone.Relics))).toEqual(own);
      return sorted(cardsIn(each, list(1, Zone.Relics)));
    });
    expect(distinct(pairs)).toBe(15);
  });

  test('one that was put away is known to its owner alone', () => {
    const [, other] = s.view().players[0]!.relics;
    const after = reach({ step: 'setup', variant: 'secret', seed: 4, players: [{ mastery: 12 }, {}] });
    after.pick({ kind: 'relic', card: s.view().players[0]!.relics[0]! });
    for (const each of deals(after, 0)) expect(cardsIn(each, Place.Box)[0]).toBe(other);
    const seen = deals(after, 1).map((each) => cardsIn(each, Place.Box).slice(0, 1));
    expect(distinct(seen)).toBeGreaterThan(3);
  });
});

test('open relics stay', () => {
  const s = reach(two());
  for (const each of deals(s, 0, 5))
    expect(cardsIn(each, list(1, Zone.Relics))).toEqual(['the-heart-of-nothing', 'the-world-piercer']);
});
