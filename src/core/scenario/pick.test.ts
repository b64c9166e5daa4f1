import { describe, expect, test } from 'vitest';
import { Names } from './names.js';
import type { Listed, Offer, Query } from './options.js';
import { choose, traded } from './pick.js';

const names = new Names();
for (const [card, id] of ['troll', 'urchin', 'urchin', 'ring', 'imp', 'imp'].entries()) names.add(card, id);
const [TROLL, URCHIN, URCHIN_2, RING, IMP, IMP_2] = [0, 1, 2, 3, 4, 5];

const listed = (...offers: Offer[]): Listed[] =>
  offers.map((offer, option) => {
    const { kind, cards = [], card, value, seat, giver } = offer;
    const parts = {
      card: cards.length > 0 ? names.of(cards[0]!) : card,
      value,
      seat,
      giver: giver === undefined ? undefined : names.of(giver),
    };
    const given = Object.entries(parts).filter(([, part]) => part !== undefined);
    return { view: { option, kind, ...Object.fromEntries(given), words: `option ${option}` }, offer };
  });

const OPTIONS = listed(
  { kind: 'play', cards: [URCHIN, URCHIN_2] },
  { kind: 'fight', cards: [TROLL], targets: () => [IMP, IMP_2] },
  { kind: 'target', card: 'nemesis' },
  { kind: 'target', cards: [IMP_2], seat: 1 },
  { kind: 'order', cards: [TROLL] },
  { kind: 'order', cards: [TROLL], value: 'assault' },
  { kind: 'order', cards: [TROLL], giver: RING },
  { kind: 'end' },
);

describe('the option that a query means', () => {
  test.each<[Query, number]>([
    [{ kind: 'end' }, 7],
    [{ option: 3 }, 3],
    [{ words: 'n 7' }, 7],
    [{ words: /7$/ }, 7],
    [{ seat: 1 }, 3],
    [{ card: 'Urchin#2' }, 0],
    [{ card: 'nemesis' }, 2],
    [{ target: 'Nemesis' }, 2],
    [{ kind: 'fight', target: 'imp' }, 1],
    [{ kind: 'fight', card: 'troll' }, 1],
    [{ kind: 'order', card: 'troll' }, 4],
    [{ card: 'troll', value: 'Assault' }, 5],
    [{ card: 'ring' }, 6],
    [{ giver: 'ring' }, 6],
  ])('%j', (query, option) => {
    expect(choose(OPTIONS, names, query, false).view.option).toBe(option);
  });

  test('a name without a number may mean any copy', () => {
    const query = { kind: 'target', card: 'imp' };
    expect(() => choose(OPTIONS, names, query, false)).toThrow('no option for { kind: target, card: imp }');
    expect(choose(OPTIONS, names, query, true).view.option).toBe(3);
    expect(() => choose(OPTIONS, names, { ...query, card: 'imp#1' }, true)).toThrow('no option');
  });
});

test.each<[Query, readonly [number, number] | undefined]>([
  [{ card: 'urchin' }, undefined],
  [{ card: 'urchin#2' }, [URCHIN_2, URCHIN]],
  [{ kind: 'play' }, undefined],
])('the cards that trade names for %j', (query, cards) => {
  expect(traded(OPTIONS[0]!, names, query)).toEqual(cards);
});

describe('a refusal lists the options', () => {
  test.each<[string, readonly Listed[], Query, string]>([
    [
      'all, with those to aim at, when none matches',
      OPTIONS.slice(0, 2),
      { kind: 'fight', target: 'ring' },
      'no option for { kind: fight, target: ring }. The options are:\n  play urchin: option 0\n  fight troll: option 1 (imp, imp#2)',
    ],
    [
      'those that match',
      OPTIONS,
      { kind: 'order' },
      '3 options for { kind: order }. They are:\n  order troll: option 4\n  order troll assault: option 5\n  order troll by ring: option 6',
    ],
    ['none at the end', [], { kind: 'end' }, 'no option for { kind: end }. The game is over.'],
    [
      'or names the nearest card',
      OPTIONS,
      { card: 'trol' },
      'pick.card: no card in this scenario "trol"; nearest: troll; expected one of troll, urchin, urchin#2, ring, imp, imp#2',
    ],
  ])('%s', (_, options, query, words) => {
    expect(() => choose(options, names, query, false)).toThrow(words);
  });
});
