import { describe, expect, test } from 'vitest';
import { check, offers, reach, rows, start, take, two } from '../testkit.js';

const FULL = ['crystal', 'crystal', 'crystal', 'crystal', 'crystal'];

rows('turn order deck', [
  [
    'two mages: two cards each and two of the nemesis',
    { phase: 'next', players: [{}, {}], turnOrder: { deck: [0, 0, 1, 1, 'nemesis', 'nemesis'] } },
    [],
    {
      turn: { active: 0, phase: 'main' },
      turnOrder: { deck: [0, 1, 1, 'nemesis', 'nemesis'], discard: [0] },
    },
  ],
  [
    'the drawn card lies on the discard pile before its turn begins',
    { phase: 'next', players: [{}, {}], turnOrder: { deck: [1, 0, 0, 1], discard: ['nemesis', 'nemesis'] } },
    [],
    { turn: { active: 1 }, turnOrder: { discard: [1, 'nemesis', 'nemesis'] } },
  ],
  [
    'an empty deck is made anew from all discarded cards',
    { phase: 'next', players: [{}, {}], turnOrder: { deck: [], discard: [0, 0, 1] } },
    [],
    {
      turn: { round: 2 },
      also: (s) => {
        const { deck, discard } = s.view().turnOrder;
        expect([...deck, ...discard].sort()).toEqual([0, 0, 1]);
        expect(discard).toHaveLength(1);
      },
    },
  ],
  [
    'the wild card: the players decide who takes the turn',
    { phase: 'next', players: [{}, {}, {}], turnOrder: { deck: ['wild', 0, 1, 2] } },
    ['player 2'],
    { turn: { active: 2, nemesisTurn: false }, turnOrder: { discard: ['wild', 'nemesis', 'nemesis'] } },
  ],
  [
    'any mage may be given the turn of the wild card',
    { phase: 'next', active: 1, players: [{}, {}, {}], turnOrder: { deck: ['wild', 0, 1, 2] } },
    [],
    { asks: 'player', decider: 1, offers: ['player 0', 'player 1', 'player 2'] },
  ],
]);

describe('turn order deck by number of mages', () => {
  test.each([
    [1, [0, 0, 0, 'nemesis', 'nemesis']],
    [2, [0, 0, 1, 1, 'nemesis', 'nemesis']],
    [3, [0, 1, 2, 'nemesis', 'nemesis', 'wild']],
    [4, [0, 1, 2, 3, 'nemesis', 'nemesis']],
  ])('%i', (mages, cards) => {
    const s = start({ phase: 'next', players: Array.from({ length: mages }, () => ({})) });
    const { deck, discard } = s.view().turnOrder;
    expect([...deck, ...discard].map(String).sort()).toEqual(cards.map(String).sort());
  });
});

rows('casting phase', [
  [
    'the example: a spell in a closed breach must be cast, one in an open breach may stay',
    two(
      { breaches: [{ spells: ['spark'] }, 'open', { state: 0, spells: ['amplify_vision'] }] },
      {},
      { phase: 'casting' },
    ),
    [],
    { asks: 'cast', offers: ['cast spark I', 'cast amplify_vision III'] },
  ],
  [
    'the example: Amplify Vision lies on the discard pile, deals 2 and focuses breach III; the Spark stays',
    two(
      { breaches: [{ spells: ['spark'] }, 'open', { state: 0, spells: ['amplify_vision'] }] },
      {},
      { phase: 'casting' },
    ),
    ['cast amplify_vision', 'done'],
    {
      players: [{ discard: ['amplify_vision'] }],
      nemesis: { life: 68 },
      also: (s) => {
        const { breaches } = s.view().players[0]!;
        expect(breaches[0]!.spells).toEqual(['spark']);
        expect(breaches[2]).toMatchObject({ state: 'closed', step: 1, focusedThisTurn: true, spells: [] });
      },
    },
  ],
  ['without prepped spells it is skipped', two({}, {}, { phase: 'casting' }), [], { asks: 'main' }],
  [
    'a single spell that must be cast is not asked for',
    two({ breaches: ['open', { state: 2, spells: ['spark'] }] }, {}, { phase: 'casting' }),
    [],
    { asks: 'main', nemesis: { life: 69 }, players: [{ discard: ['spark'] }] },
  ],
  [
    'spells are cast in any order',
    two(
      { breaches: [{ spells: ['spark'] }, { state: 'open', spells: ['ignite'] }] },
      {},
      { phase: 'casting' },
    ),
    ['cast ignite', 'cast spark'],
    { players: [{ discard: ['spark', 'ignite'] }], nemesis: { life: 67 } },
  ],
  [
    'an open breach III or IV adds 1 damage',
    two(
      { breaches: ['open', 'open', { state: 'open', spells: ['spark'] }, 'open'] },
      {},
      { phase: 'casting' },
    ),
    ['cast spark'],
    { nemesis: { life: 68 } },
  ],
  [
    'the bonus counts even if the spell itself deals none',
    two(
      { breaches: ['open', 'open', 'open', { state: 'open', spells: ['dark_fire'] }], hand: ['crystal'] },
      {},
      { phase: 'casting' },
    ),
    ['cast dark_fire', 'done'],
    { nemesis: { life: 69 }, players: [{ hand: ['crystal'] }] },
  ],
  [
    'a closed breach III adds nothing',
    two({ breaches: ['open', 'open', { state: 3, spells: ['spark'] }] }, {}, { phase: 'casting' }),
    [],
    { nemesis: { life: 69 } },
  ],
  [
    'a breach that opens in the meantime no longer forces the cast',
    two(
      { breaches: ['open', { state: 3, spells: ['spark'] }, { state: 0, spells: ['amplify_vision'] }] },
      {},
      { phase: 'casting' },
    ),
    ['cast amplify_vision'],
    { asks: 'cast', offers: ['cast spark II', 'done'] },
  ],
]);

rows('dealing damage', [
  [
    'all damage goes to one minion or to the nemesis, as the caster chooses',
    two(
      { breaches: [{ spells: ['ignite'] }] },
      {},
      { phase: 'casting', inPlay: ['bane_sire', 'haze_spewer'] },
    ),
    ['cast ignite'],
    { asks: 'target ignite', offers: ['target nemesis', 'target bane_sire', 'target haze_spewer'] },
  ],
  [
    'life tokens go from the minion',
    two({ breaches: [{ spells: ['ignite'] }] }, {}, { phase: 'casting', inPlay: ['bane_sire'] }),
    ['cast ignite', 'target bane_sire'],
    { nemesis: { life: 70, inPlay: [{ card: 'bane_sire', life: 4 }] } },
  ],
  [
    'a minion without life is discarded at once, and what is too much is lost',
    two(
      { breaches: [{ spells: ['ignite'] }] },
      {},
      { phase: 'casting', inPlay: [{ card: 'bane_sire', life: 1 }, 'needlemaw'] },
    ),
    ['cast ignite', 'target bane_sire'],
    {
      nemesis: { life: 70, discard: ['bane_sire'], inPlay: [{ card: 'needlemaw', life: 11 }] },
    },
  ],
  [
    'a nemesis without life: the players win at once',
    two({ breaches: [{ spells: ['spark'] }] }, {}, { phase: 'casting', nemesisLife: 1 }),
    ['cast spark'],
    { asks: null, turn: { winner: 'players', end: 'the nemesis is slain' } },
  ],
]);

rows('casting spells of others', [
  [
    'the example: the caster of an ally’s Dark Fire discards own cards and aims; the ally’s pile gets the spell',
    two(
      { hand: ['garnet_shard', 'jade', 'crystal'] },
      { hand: ['spark'], breaches: [{ spells: ['dark_fire'] }] },
      { inPlay: ['bane_sire'] },
    ),
    ['play garnet_shard', 'choice 1', 'card jade', 'card crystal', 'target bane_sire'],
    {
      players: [
        { hand: [], discard: ['crystal', 'jade'] },
        { hand: ['spark'], discard: ['dark_fire'] },
      ],
      nemesis: { life: 70, discard: ['bane_sire'] },
    },
  ],
]);

rows('main phase: playing gems and relics', [
  [
    'a gem gives æther',
    two({ hand: ['crystal', 'crystal'] }),
    ['play crystal', 'play crystal'],
    { turn: { aether: 2 } },
  ],
  [
    'equal cards in hand are one option',
    two({ hand: ['crystal', 'crystal', 'spark'] }),
    [],
    { offers: ['play crystal', 'prep spark I', 'end'] },
  ],
  [
    'played cards lie in front of the player until the draw phase',
    two({ hand: ['crystal'] }),
    ['play crystal'],
    { players: [{ hand: [], played: ['crystal'], discard: [] }] },
  ],
  [
    'æther that is not spent is lost at the end of the turn',
    two({ hand: ['crystal'] }, {}, { nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } }),
    ['play crystal', 'end'],
    { turn: { active: 1, aether: 0 } },
  ],
  [
    'the actions may be mixed in any order',
    two({ hand: ['jade', 'spark', 'jade'] }),
    ['play jade', 'gain jade', 'prep spark I', 'play jade', 'charge'],
    { players: [{ charges: 1, discard: ['jade#3'] }] },
  ],
]);

rows('main phase: gaining cards and charges', [
  [
    'a gained card goes on top of the discard pile at once',
    two({ discard: ['spark'] }, {}, { aether: 4 }),
    ['gain searing_ruby'],
    { players: [{ discard: ['searing_ruby', 'spark'] }], turn: { aether: 0 }, left: { searing_ruby: 6 } },
  ],
  [
    'its cost must be paid',
    two({}, {}, { aether: 3 }),
    [],
    { may: ['gain jade', 'gain bottled_vortex'], mayNot: ['gain searing_ruby'] },
  ],
  [
    'a charge costs 2 æther',
    two({}, {}, { aether: 5 }),
    ['charge', 'charge'],
    { players: [{ charges: 2 }], turn: { aether: 1 }, mayNot: ['charge'] },
  ],
  [
    'no more charges than the mat has slots',
    two({ charges: 5 }, {}, { aether: 5 }),
    [],
    { mayNot: ['charge'] },
  ],
  [
    'empty supply piles stay empty',
    two({}, {}, { aether: 9, supply: { jade: 1 } }),
    ['gain jade'],
    { left: { jade: 0 }, mayNot: ['gain jade'] },
  ],
]);

rows('main phase: focusing and opening breaches', [
  [
    'the example: with 3 æther Kadir may focus II, open II or focus III',
    two({ mage: 'kadir' }, {}, { aether: 3 }),
    [],
    { may: ['focus II', 'open II', 'focus III'], mayNot: ['open III', 'focus IV', 'open IV', 'focus I'] },
  ],
  [
    'the example: opened for 3, and a Spark goes into each open breach',
    two({ mage: 'kadir', hand: ['spark', 'spark'] }, {}, { aether: 3 }),
    ['open II', 'prep spark I', 'prep spark#2 II'],
    {
      turn: { aether: 0 },
      also: (s) => {
        const [first, second] = s.view().players[0]!.breaches;
        expect(first).toMatchObject({ state: 'open', spells: ['spark'] });
        expect(second).toMatchObject({ state: 'open', spells: ['spark#2'] });
      },
    },
  ],
  [
    'each focusing makes opening cheaper',
    two({ mage: 'xaxos' }, {}, { aether: 9 }),
    ['focus II', 'focus II', 'open II'],
    { turn: { aether: 9 - 2 - 2 - 3 } },
  ],
  [
    'in the last position focusing is opening',
    two({ breaches: [undefined, 3] }, {}, { aether: 2 }),
    [],
    { may: ['open II'], mayNot: ['focus II'] },
  ],
  [
    'breaches are focused and opened in any order',
    two({ mage: 'kadir' }, {}, { aether: 20 }),
    ['open IV', 'focus III'],
    { may: ['focus II', 'open III'] },
  ],
  [
    'an open breach stays open and can’t be opened again',
    two({ mage: 'jian' }, { mage: 'brama' }, { aether: 20 }),
    [],
    { mayNot: ['open I', 'open II', 'focus II'] },
  ],
]);

rows('main phase: prepping spells', [
  [
    'in an open breach, not in a closed one',
    two({ hand: ['spark'] }),
    [],
    { may: ['prep spark I'], mayNot: ['prep spark II', 'prep spark III'] },
  ],
  [
    'in a closed breach that was focused this turn',
    two({ hand: ['spark'] }, {}, { aether: 2 }),
    ['focus II'],
    { may: ['prep spark II'], mayNot: ['prep spark III'] },
  ],
  [
    'a breach holds one spell',
    two({ hand: ['spark', 'ignite'], breaches: [{ spells: ['spark'] }] }),
    [],
    { mayNot: ['prep spark I', 'prep ignite I'] },
  ],
  [
    'focusing does not oblige to prep',
    two(
      { hand: ['spark'] },
      {},
      { aether: 2, nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['focus II', 'end'],
    { turn: { active: 1 } },
  ],
  [
    'the right to prep in a focused breach ends with the turn',
    two(
      { hand: ['spark', ...FULL] },
      {},
      { aether: 2, nemesisDeck: ['needlemaw'], turnOrder: { deck: [0], discard: [0] } },
    ),
    ['focus II', 'end'],
    { turn: { active: 0 }, may: ['prep spark I'], mayNot: ['prep spark II'] },
  ],
]);

rows('main phase: to discard', [
  [
    'any player pays the whole price in the own main phase; the effect does not happen',
    two({}, {}, { aether: 7, inPlay: ['eye_of_nothing'] }),
    ['discard eye_of_nothing'],
    { turn: { aether: 1 }, nemesis: { discard: ['eye_of_nothing'], inPlay: [], fury: 0 } },
  ],
  [
    'a part of the price is not enough',
    two({}, {}, { aether: 5, inPlay: ['eye_of_nothing'] }),
    [],
    { mayNot: ['discard eye_of_nothing'] },
  ],
]);

rows('draw phase', [
  [
    'the example: played cards go to the discard pile in any order, then cards are drawn to a hand of five',
    two(
      {
        hand: ['flexing_dagger', 'crystal', 'crystal', 'crystal', 'jade'],
        deck: ['spark', 'spark'],
        discard: ['amplify_vision'],
        pad: false,
      },
      {},
      { nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    [
      'play flexing_dagger',
      'choice 0',
      'play crystal',
      'play crystal#2',
      'play crystal#3',
      'play jade',
      'gain essence_theft',
      'end',
      'order flexing_dagger',
      'order jade',
    ],
    {
      players: [
        {
          hand: ['spark', 'spark#2', 'amplify_vision', 'essence_theft', 'flexing_dagger'],
          deck: ['jade', 'crystal', 'crystal#2', 'crystal#3'],
          discard: [],
        },
      ],
    },
  ],
  [
    'equal cards need no order',
    two(
      { hand: ['crystal', 'crystal'] },
      {},
      { nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['play crystal', 'play crystal', 'end'],
    { turn: { active: 1 } },
  ],
  [
    'cards that were not played stay in hand, and a full hand draws nothing',
    two(
      { hand: ['spark', 'spark', ...FULL], deck: ['jade'] },
      {},
      { nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['end'],
    { also: (s) => expect(s.view().players[0]!.hand).toHaveLength(7) },
  ],
  [
    'with deck and discard pile empty no more cards are drawn',
    two(
      { hand: ['spark'], pad: false },
      {},
      { nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['end'],
    { players: [{ hand: ['spark'], deck: [], discard: [] }] },
  ],
  [
    'the discard pile is turned over without shuffling: its bottom card is drawn first',
    two(
      { discard: ['jade', 'ignite', 'spark'], pad: false },
      {},
      { nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['end'],
    { players: [{ hand: ['spark', 'ignite', 'jade'] }] },
  ],
]);

test('a turn goes through casting, main and draw phase', () => {
  const s = start(
    two(
      { hand: ['spark', 'crystal'], breaches: [{ spells: ['spark'] }], deck: ['jade'] },
      {},
      { phase: 'start', nemesisDeck: ['needlemaw'], turnOrder: { deck: [0], discard: [0] } },
    ),
  );
  expect(s.view().turn.phase).toBe('casting');
  take(s, 'cast spark#2');
  expect(s.view().turn.phase).toBe('main');
  take(s, 'prep spark I', 'play crystal', 'end');
  expect(offers(s)).toEqual(['cast spark I', 'done']);
  check(take(s, 'done'), { turn: { phase: 'main', turn: 2 } });
});

test('a mage may hold on to a spell in an open breach for many turns', () => {
  const s = reach(
    two(
      { breaches: [{ spells: ['spark'] }] },
      {},
      { nemesisDeck: ['needlemaw'], turnOrder: { deck: [0, 0], discard: [1] } },
    ),
    'end',
    'done',
    'end',
    'done',
  );
  expect(s.view().players[0]!.breaches[0]!.spells).toEqual(['spark']);
});
