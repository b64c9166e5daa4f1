import { expect } from 'vitest';
import { drawn, rows, two } from '../testkit.js';

const DECK = { nemesisDeck: ['needlemaw', 'topple'] };

rows('Adelheim: Aethereal Ward', [
  [
    'an attack that is drawn may be discarded before its effects; no other card is drawn',
    drawn('slaughter', { mage: 'adelheim', charges: 5 }),
    ['yes'],
    {
      players: [{ charges: 0 }],
      gravehold: 30,
      nemesis: { fury: 0, discard: ['slaughter'], deck: ['needlemaw'], inPlay: [] },
    },
  ],
  [
    'a power too, with its IMMEDIATELY',
    drawn('foul_multitudes', { mage: 'adelheim', charges: 5 }, {}, { nemesis: 'carapace_queen' }),
    ['yes'],
    { nemesis: { husks: 0, discard: ['foul_multitudes'], inPlay: [] } },
  ],
  [
    'not a minion',
    drawn('bane_sire', { mage: 'adelheim', charges: 5 }),
    [],
    { nemesis: { inPlay: [{ card: 'bane_sire', life: 6 }] } },
  ],
  ['not without all charges', drawn('slaughter', { mage: 'adelheim', charges: 4 }), [], { gravehold: 27 }],
  [
    'Adelheim decides, whoever had the last turn, and may decline',
    drawn('slaughter', {}, { mage: 'adelheim', charges: 5 }),
    ['no'],
    { players: [{}, { charges: 5 }], gravehold: 27 },
  ],
  [
    'it is asked of Adelheim',
    drawn('slaughter', {}, { mage: 'adelheim', charges: 5 }),
    [],
    { asks: 'may', decider: 1 },
  ],
]);

rows('Brama: Brink Siphon', [
  [
    'any player gains 4 life, never above the starting life',
    two({ charges: 5, life: 9 }, { life: 3 }),
    ['ability 0', 'player 0'],
    { players: [{ life: 10, charges: 0 }, { life: 3 }] },
  ],
  [
    'the chosen player',
    two({ charges: 5, life: 9 }, { life: 3 }),
    ['ability 0', 'player 1'],
    { players: [{}, { life: 7 }] },
  ],
  ['nobody to heal: it can’t be used', two({ charges: 5 }, { life: 0 }), [], { mayNot: ['ability 0'] }],
  [
    'not in an ally’s main phase',
    two({ charges: 5, life: 1 }, {}, { active: 1 }),
    [],
    { mayNot: ['ability 0'] },
  ],
]);

rows('Jian: Black Mirror', [
  [
    'casts a spell twice and discards it once, to its owner’s pile',
    two(
      { mage: 'jian', charges: 4, hand: ['jade'] },
      { mage: 'brama', hand: ['spark'], breaches: [{ spells: ['spectral_echo'] }] },
    ),
    ['ability 0', 'card jade'],
    {
      nemesis: { life: 66 },
      destroyed: ['jade'],
      players: [
        { discard: [], charges: 0 },
        { hand: ['spark'], discard: ['spectral_echo'] },
      ],
    },
  ],
  [
    'both casts choose their own target and have the bonus of the breach',
    two(
      { mage: 'jian', charges: 4, breaches: ['open', 'open', { state: 'open', spells: ['spark'] }] },
      { mage: 'brama' },
      { inPlay: ['bane_sire'] },
    ),
    ['ability 0', 'target bane_sire', 'target nemesis'],
    {
      players: [{ charges: 0, discard: ['spark'] }],
      nemesis: { life: 68, inPlay: [{ card: 'bane_sire', life: 4 }] },
    },
  ],
  [
    'without a prepped spell it can’t be used',
    two({ mage: 'jian', charges: 4 }, { mage: 'brama' }),
    [],
    { mayNot: ['ability 0'] },
  ],
  [
    'four charges are enough',
    two({ mage: 'jian', charges: 4 }, { mage: 'brama' }, { aether: 2 }),
    [],
    { mayNot: ['charge'] },
  ],
]);

rows('Kadir: Otherworldly Gate', [
  [
    'in an ally’s main phase: that player takes spells back and preps two in each open breach',
    two(
      { hand: ['spark'], discard: ['ignite', 'jade', 'spark', 'ignite'], breaches: [{ spells: ['spark'] }] },
      { mage: 'kadir', charges: 5 },
    ),
    ['ability 1', 'card ignite', 'card spark', 'done', 'prep ignite I'],
    {
      players: [{ hand: ['spark', 'spark#3'], discard: ['jade', 'ignite#2'] }, { charges: 0 }],
      mayNot: ['prep spark I'],
      also: (s) => expect(s.view().players[0]!.breaches[0]!.spells).toHaveLength(2),
    },
  ],
  [
    'at most three spells, and only spells',
    two({ mage: 'kadir', charges: 5, discard: ['spark', 'jade', 'spark', 'ignite', 'spark'] }),
    ['ability 0', 'card ignite', 'card spark', 'card spark'],
    { asks: 'main', players: [{ discard: ['jade', 'spark#3'] }] },
  ],
  [
    'which of two equal cards of the pile is taken matters, unless they lie on each other',
    two({ mage: 'kadir', charges: 5, discard: ['spark', 'spark', 'jade', 'spark'] }),
    ['ability 0'],
    {
      asks: 'card',
      also: (s) => expect(s.options().map(({ kind }) => kind)).toEqual(['card', 'card', 'done']),
    },
  ],
  [
    'closed breaches still hold one spell',
    two({ mage: 'kadir', charges: 5, hand: ['spark', 'spark'] }, {}, { aether: 2 }),
    ['focus II', 'ability 0', 'prep spark II'],
    { may: ['prep spark#2 I'], mayNot: ['prep spark#2 II'] },
  ],
  [
    'the gate closes with the turn, but the spells stay',
    two(
      { mage: 'kadir', charges: 5, hand: ['spark', 'spark', 'spark', 'jade', 'jade', 'jade'] },
      {},
      { ...DECK, turnOrder: { deck: [0], discard: [0] } },
    ),
    ['ability 0', 'prep spark I', 'prep spark I', 'end', 'done'],
    { mayNot: ['prep spark#3 I'] },
  ],
]);

rows('Lash: Quicken Thought', [
  [
    'a player card of the discard pile is shuffled back, and its player suffers 1',
    two({ mage: 'lash', charges: 5 }, {}, { turnOrder: { deck: ['nemesis'], discard: [0, 1, 'nemesis'] } }),
    ['ability 0', 'turn 1'],
    {
      players: [{ life: 10, charges: 0 }, { life: 9 }],
      turnOrder: { discard: [0, 'nemesis'] },
      also: (s) => expect(s.view().turnOrder.deck.map(String).sort()).toEqual(['1', 'nemesis']),
    },
  ],
  [
    'in any player’s main phase',
    two({}, { mage: 'lash', charges: 5 }, { turnOrder: { deck: ['nemesis'], discard: [0] } }),
    ['ability 1'],
    { players: [{ life: 9 }, { charges: 0 }] },
  ],
  [
    'not the wild card',
    {
      nemesisDeck: ['needlemaw'],
      players: [{ mage: 'lash', charges: 5 }, {}, {}],
      turnOrder: { deck: [0, 1, 2], discard: ['wild', 'nemesis'] },
    },
    [],
    { mayNot: ['ability 0'] },
  ],
]);

rows('Auspex Rune and choices', [
  [
    'prevented damage is still a way of an "or"',
    drawn('infest', {}, {}, { nemesis: 'carapace_queen', prevented: true }),
    ['choice 1', 'player 0'],
    { players: [{ life: 10 }], nemesis: { husks: 0 } },
  ],
  [
    'Quicken Thought works although its damage is prevented',
    two({ mage: 'lash', charges: 5 }, {}, { prevented: true, turnOrder: { deck: [1], discard: [0] } }),
    ['ability 0'],
    { players: [{ life: 10, charges: 0 }] },
  ],
]);

rows('Mist: Divine Augury', [
  [
    'an ally draws 4',
    two({ mage: 'mist', charges: 5 }, { hand: ['spark'], deck: ['jade', 'jade', 'jade', 'jade', 'jade'] }),
    ['ability 0'],
    { players: [{ hand: [], charges: 0 }, { hand: ['spark', 'jade', 'jade#2', 'jade#3', 'jade#4'] }] },
  ],
  [
    'with several allies Mist chooses, not herself',
    { nemesisDeck: ['needlemaw'], players: [{}, { mage: 'mist', charges: 5 }, {}], active: 1 },
    ['ability 1'],
    { asks: 'player', offers: ['player 0', 'player 2'] },
  ],
]);

const next = (charges: number) => ({
  ...two({ mage: 'phaedraxa', charges }, {}, { inPlay: ['needlemaw'], nemesisDeck: ['slaughter', 'topple'] }),
  phase: 'next',
  turnOrder: { deck: ['nemesis' as const, 1, 0], discard: [0] },
});

rows('Phaedraxa: Auspex Rune', [
  [
    'right after a turn order card is drawn: no damage to players and Gravehold this turn',
    next(5),
    ['yes'],
    { players: [{ charges: 0 }], gravehold: 30, nemesis: { fury: 1 } },
  ],
  ['she may wait', next(5), ['no', 'no'], { players: [{ charges: 5 }], gravehold: 25 }],
  ['not without all charges', next(4), [], { gravehold: 25 }],
  [
    'damage to the nemesis is not prevented, and the effect ends with the turn',
    {
      ...two(
        { mage: 'phaedraxa', charges: 5, breaches: [undefined, { spells: ['spark'] }] },
        {},
        {
          inPlay: ['bane_sire'],
          nemesisDeck: ['slaughter', 'topple'],
        },
      ),
      phase: 'next',
      turnOrder: { deck: [0, 'nemesis', 1], discard: [0] },
    },
    ['yes', 'cast spark', 'target nemesis', 'end'],
    { nemesis: { life: 69 }, gravehold: 27 },
  ],
]);

rows('Xaxos: Metaphysical Link', [
  [
    'allies gain 4 charges in all; then the turn order deck is put in any order',
    {
      nemesisDeck: ['needlemaw'],
      players: [{ mage: 'xaxos', charges: 5 }, { mage: 'jian', charges: 2 }, { mage: 'brama' }],
      turnOrder: { deck: ['nemesis', 1, 2, 'nemesis'], discard: [0] },
    },
    ['ability 0', 'player 1', 'player 1', 'turn 2', 'turn nemesis', 'turn 1'],
    {
      players: [{ charges: 0 }, { charges: 4 }, { charges: 2 }],
      turnOrder: { deck: [2, 'nemesis', 1, 'nemesis'], known: [true, true, true, true] },
    },
  ],
  [
    'what does not fit on the mats is lost',
    two({ mage: 'xaxos', charges: 5 }, { charges: 3 }, { turnOrder: { deck: [1], discard: [0] } }),
    ['ability 0'],
    { players: [{}, { charges: 4 }] },
  ],
  [
    'an empty turn order deck is made anew first',
    two({ mage: 'xaxos', charges: 5 }, {}, { turnOrder: { deck: [], discard: [0, 1, 'nemesis'] } }),
    ['ability 0', 'turn nemesis', 'turn 0'],
    { turnOrder: { deck: ['nemesis', 0, 1], discard: [] } },
  ],
]);
