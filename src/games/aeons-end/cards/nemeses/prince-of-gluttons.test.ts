import { expect } from 'vitest';
import { drawn, resolving, rows, two } from '../../testkit.js';

const PRINCE = { nemesis: 'prince_of_gluttons' };
/** All piles empty but these. */
const only = (left: Record<string, number>) => ({
  ...PRINCE,
  supply: {
    jade: 0,
    searing_ruby: 0,
    burning_opal: 0,
    flexing_dagger: 0,
    bottled_vortex: 0,
    amplify_vision: 0,
    essence_theft: 0,
    planar_insight: 0,
    consuming_void: 0,
    ...left,
  },
});

rows('Prince of Gluttons', [
  [
    'setup: a gem of each gem pile, the most expensive first, makes the devoured pile',
    { ...PRINCE, phase: 'setup', players: [{}, {}] },
    [],
    {
      nemesis: { devoured: ['jade', 'searing_ruby', 'burning_opal'] },
      left: { jade: 6, searing_ruby: 6, burning_opal: 6 },
    },
  ],
  [
    'setup: the players settle the order of equal costs',
    {
      ...PRINCE,
      phase: 'setup',
      players: [{}, {}],
      market: [
        'jade',
        'searing_ruby',
        'diamond_cluster',
        'flexing_dagger',
        'bottled_vortex',
        'ignite',
        'dark_fire',
        'chaos_arc',
        'arcane_nexus',
      ],
    },
    ['pile searing_ruby'],
    { nemesis: { devoured: ['jade', 'diamond_cluster', 'searing_ruby'] } },
  ],
  [
    'setup: of each gem pile, however many there are',
    {
      ...PRINCE,
      phase: 'setup',
      players: [{}, {}],
      market: [
        'jade',
        "sifter's pearl",
        'diamond_cluster',
        'burning_opal',
        'clouded_sapphire',
        'flexing_dagger',
        'bottled_vortex',
        'ignite',
        'dark_fire',
      ],
    },
    [],
    {
      nemesis: {
        devoured: ['jade', 'sifters_pearl', 'diamond_cluster', 'burning_opal', 'clouded_sapphire'],
      },
    },
  ],
  [
    'increased difficulty: 9 more cards of any piles in any order',
    { ...PRINCE, level: 'expert', phase: 'setup', players: [{}, {}] },
    [
      ...[
        'pile jade',
        'pile consuming_void',
        'pile flexing_dagger',
        'pile flexing_dagger',
        'pile flexing_dagger',
      ],
      ...['pile flexing_dagger', 'pile essence_theft', 'pile essence_theft', 'pile essence_theft'],
    ],
    {
      also: (s) =>
        expect(s.view().nemesis.devoured).toEqual([
          ...['essence_theft#3', 'essence_theft#2', 'essence_theft'],
          ...['flexing_dagger#4', 'flexing_dagger#3', 'flexing_dagger#2', 'flexing_dagger'],
          ...['consuming_void', 'jade#2', 'jade', 'searing_ruby', 'burning_opal'],
        ]),
    },
  ],
  [
    'unleash: devours 3 cards of the cheapest pile; the players settle ties',
    drawn('slaughter', {}, {}, PRINCE),
    ['pile jade'],
    { left: { jade: 4 }, nemesis: { devoured: ['jade#3', 'jade#2', 'jade'] }, gravehold: 27 },
  ],
  [
    'with three mages 2 cards',
    { ...PRINCE, phase: 'nemesis draw', nemesisDeck: ['slaughter', 'needlemaw'], players: [{}, {}, {}] },
    ['pile flexing_dagger'],
    { left: { flexing_dagger: 3 } },
  ],
  [
    'each card that the pile lacks costs Gravehold 2; empty piles are never devoured from',
    drawn('slaughter', {}, {}, { ...PRINCE, supply: { jade: 1, flexing_dagger: 0 } }),
    [],
    { left: { jade: 0 }, gravehold: 30 - 4 - 3 },
  ],
  [
    'the top card of the devoured pile may be gained for its cost',
    two({}, {}, { ...PRINCE, aether: 4, devoured: ['searing_ruby', 'jade'] }),
    ['gain searing_ruby devoured'],
    { players: [{ discard: ['searing_ruby'] }], nemesis: { devoured: ['jade'] }, turn: { aether: 0 } },
  ],
  [
    'only the top card',
    two({}, {}, { ...PRINCE, aether: 3, devoured: ['searing_ruby', 'jade'] }),
    [],
    { mayNot: ['gain searing_ruby devoured', 'gain jade devoured'] },
  ],
  [
    'all supply piles empty: the players lose at once, the devoured pile does not count',
    drawn('slaughter', {}, {}, { ...only({ jade: 2 }), devoured: ['ignite'] }),
    [],
    { asks: null, turn: { winner: 'nemesis', end: 'the nemesis reaches its own goal' }, gravehold: 30 },
  ],
  [
    'also when a player buys the last card',
    two({}, {}, { ...only({ jade: 1 }), aether: 2, nemesisDeck: ['needlemaw'] }),
    ['gain jade'],
    { asks: null, turn: { winner: 'nemesis' } },
  ],
]);

rows('Gorge', [
  [
    'devours 2 of the second most expensive gem pile; any player suffers 2',
    drawn('gorge', {}, {}, PRINCE),
    ['player 1'],
    { left: { searing_ruby: 5 }, players: [{}, { life: 8 }] },
  ],
  [
    'with fewer than two gem piles Gravehold suffers 2 for each card',
    drawn('gorge', {}, {}, { ...PRINCE, supply: { jade: 0, searing_ruby: 0 } }),
    ['player 1'],
    { gravehold: 26, left: { burning_opal: 7 } },
  ],
]);

rows('Lobotomize', [
  [
    'any player suffers 3',
    drawn('lobotomize', {}, {}, PRINCE),
    ['choice 0', 'player 0'],
    { players: [{ life: 7 }] },
  ],
  [
    'or 3 spells of any spell pile; missing ones cost Gravehold 2',
    drawn('lobotomize', {}, {}, { ...PRINCE, supply: { planar_insight: 2 } }),
    ['choice 1', 'pile planar_insight'],
    { left: { planar_insight: 0 }, gravehold: 28 },
  ],
  [
    'without a spell pile only the damage',
    drawn('lobotomize', {}, {}, only({ jade: 7 })),
    ['player 1'],
    { players: [{}, { life: 7 }] },
  ],
]);

rows('Thought Biter', [
  [
    'any player suffers 2',
    resolving('thought_biter', {}, {}, PRINCE),
    ['choice 0', 'player 0'],
    { players: [{ life: 8 }] },
  ],
  [
    'or 2 relics of the cheapest relic pile',
    resolving('thought_biter', {}, {}, PRINCE),
    ['choice 1'],
    { left: { flexing_dagger: 3 } },
  ],
]);

rows('Cerephage', [
  [
    'devours as many cards as it has life, then suffers 2',
    resolving('cerephage', {}, {}, PRINCE),
    ['pile jade'],
    {
      left: { jade: 0 },
      nemesis: {
        inPlay: [
          { card: 'cerephage', life: 5 },
          { card: 'needlemaw', life: 11 },
        ],
      },
    },
  ],
  [
    'what a small pile lacks costs Gravehold',
    resolving('cerephage', {}, {}, PRINCE),
    ['pile bottled_vortex'],
    { left: { bottled_vortex: 0 }, gravehold: 26 },
  ],
]);

rows('Godfeeders', [
  [
    'Gravehold suffers 3; devours 1 of the most expensive gem pile',
    resolving('godfeeders', {}, {}, PRINCE),
    [],
    { gravehold: 27, left: { burning_opal: 6 } },
  ],
  [
    'no gem pile left: nothing more',
    resolving('godfeeders', {}, {}, only({ essence_theft: 5 })),
    [],
    { gravehold: 27 },
  ],
]);

rows('Mindguzzler', [
  [
    'comes with 8 life and 1 for each empty pile',
    drawn('mindguzzler', {}, {}, { ...PRINCE, supply: { jade: 0, flexing_dagger: 0 } }),
    [],
    { nemesis: { inPlay: [{ card: 'mindguzzler', life: 10 }] } },
  ],
  ['unleashes', resolving('mindguzzler', {}, {}, PRINCE), ['pile jade'], { left: { jade: 4 } }],
]);

rows('Digest', [
  [
    'unleash three times',
    drawn('digest', {}, {}, PRINCE),
    ['choice 0', 'pile jade', 'pile jade', 'pile jade'],
    { left: { jade: 0 }, gravehold: 26 },
  ],
  [
    'or any player suffers 1 for each empty pile',
    drawn('digest', {}, {}, { ...PRINCE, supply: { jade: 0, flexing_dagger: 0 } }),
    ['choice 1', 'player 1'],
    { players: [{}, { life: 8 }] },
  ],
]);

rows('Memory Eater', [
  [
    'the lowest life suffers 1 for each empty pile',
    resolving('memory_eater', { life: 6 }, {}, { ...PRINCE, supply: { jade: 0, flexing_dagger: 0 } }),
    [],
    { players: [{ life: 4 }, { life: 10 }] },
  ],
]);

rows('Vile Feast', [
  [
    'Gravehold suffers 2 for each empty pile',
    resolving('vile_feast', {}, {}, { ...PRINCE, supply: { jade: 0, flexing_dagger: 0 } }),
    [],
    { gravehold: 26 },
  ],
  [
    'to discard: 8 æther',
    two({}, {}, { ...PRINCE, aether: 8, inPlay: ['vile_feast'] }),
    ['discard vile_feast'],
    { turn: { aether: 0 } },
  ],
]);
