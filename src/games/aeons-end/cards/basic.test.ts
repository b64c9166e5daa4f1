import { expect } from 'vitest';
import { drawn, resolving, rows, two } from '../testkit.js';

const spells = (...names: string[]) => ({
  breaches: names.map((name) => ({ state: 'open' as const, spells: [name] })),
});

rows('Agony Field', [
  [
    'unleash; a player discards 3 of the hand and draws 1',
    resolving(
      'agony_field',
      { hand: ['jade', 'spark', 'crystal', 'ignite'], deck: ['burning_opal'] },
      { hand: [] },
    ),
    ['card jade', 'card ignite', 'card crystal'],
    {
      nemesis: { fury: 1 },
      players: [{ hand: ['spark', 'burning_opal'], discard: ['crystal', 'ignite', 'jade'] }],
    },
  ],
  [
    'to discard: destroy a card of the hand that costs 2 or more',
    two({ hand: ['crystal', 'jade'] }, {}, { inPlay: ['agony_field'] }),
    ['discard agony_field'],
    { destroyed: ['jade'], nemesis: { inPlay: [], discard: ['agony_field'] } },
  ],
  [
    'cheaper cards do not pay',
    two({ hand: ['crystal', 'spark'] }, {}, { inPlay: ['agony_field'] }),
    [],
    { mayNot: ['discard agony_field'] },
  ],
]);

rows('Bane Sire', [['unleashes', resolving('bane_sire'), [], { nemesis: { fury: 1 } }]]);

rows('Bleed Static', [
  [
    'most prepped spells: 2 damage for each of them',
    resolving('bleed_static', spells('spark', 'spark'), spells('ignite')),
    [],
    { asks: 'cast', players: [{ life: 6 }, { life: 10 }] },
  ],
  [
    'no spells at all: the chosen player suffers nothing',
    resolving('bleed_static'),
    ['player 0'],
    { players: [{ life: 10 }] },
  ],
]);

rows('Eye of Nothing', [
  ['unleashes twice', resolving('eye_of_nothing'), [], { nemesis: { fury: 2 } }],
  [
    'to discard: 6 æther',
    two({}, {}, { aether: 6, inPlay: ['eye_of_nothing'] }),
    ['discard eye_of_nothing'],
    { turn: { aether: 0 }, nemesis: { discard: ['eye_of_nothing'] } },
  ],
]);

rows('Haze Spewer', [
  [
    'Gravehold suffers its life; then it suffers 1',
    resolving('haze_spewer'),
    [],
    {
      gravehold: 25,
      nemesis: {
        inPlay: [
          { card: 'haze_spewer', life: 4 },
          { card: 'needlemaw', life: 11 },
        ],
      },
    },
  ],
  [
    'with 1 life it dies of it',
    two({}, {}, { phase: 'nemesis', inPlay: [{ card: 'haze_spewer', life: 1 }], nemesisDeck: ['needlemaw'] }),
    [],
    { gravehold: 29, nemesis: { discard: ['haze_spewer'] } },
  ],
]);

rows('Skewer', [
  [
    'unleash; any player suffers 3 and draws 1',
    drawn('skewer', {}, { deck: ['jade'] }),
    ['player 1'],
    { nemesis: { fury: 1 }, players: [{ life: 10 }, { life: 7, hand: ['jade'] }] },
  ],
  [
    'exhausted by it the player still draws',
    drawn('skewer', {}, { life: 2, deck: ['jade'] }),
    ['player 1', 'breach 1 I'],
    { players: [{}, { exhausted: true, hand: ['jade'] }], gravehold: 28 },
  ],
]);

rows('Slaughter', [
  ['unleash; Gravehold suffers 3', drawn('slaughter'), [], { gravehold: 27, nemesis: { fury: 1 } }],
]);

rows('Woven Sky', [
  [
    'unleash; any player suffers 4',
    resolving('woven_sky'),
    ['player 0'],
    { players: [{ life: 6 }], nemesis: { fury: 1 } },
  ],
  [
    'to discard: 3 cards of the hand, in any order',
    two({ hand: ['crystal', 'spark', 'jade', 'jade'] }, {}, { inPlay: ['woven_sky'] }),
    ['discard woven_sky', 'card jade', 'card spark', 'card crystal'],
    {
      players: [{ hand: ['jade#2'], discard: ['crystal', 'spark', 'jade'] }],
      nemesis: { discard: ['woven_sky'] },
    },
  ],
  [
    'two cards are not enough',
    two({ hand: ['crystal', 'spark'] }, {}, { inPlay: ['woven_sky'] }),
    [],
    { mayNot: ['discard woven_sky'] },
  ],
]);

rows('Awaken', [
  [
    'unleash twice and Gravehold suffers 3',
    drawn('awaken'),
    [],
    { gravehold: 27, nemesis: { fury: 2, discard: ['awaken'] } },
  ],
  [
    'or the minion discarded last comes back with full life, as the newest card',
    drawn(
      'awaken',
      {},
      {},
      {
        inPlay: ['needlemaw'],
        nemesisDeck: ['awaken', 'topple'],
        nemesisDiscard: ['slaughter', 'bane_sire', 'haze_spewer'],
      },
    ),
    ['choice 1'],
    {
      gravehold: 30,
      nemesis: {
        inPlay: [
          { card: 'needlemaw', life: 11 },
          { card: 'bane_sire', life: 6 },
        ],
        discard: ['awaken', 'slaughter', 'haze_spewer'],
      },
    },
  ],
  [
    'its IMMEDIATELY happens again',
    drawn(
      'awaken',
      {},
      {},
      { nemesis: 'carapace_queen', nemesisDiscard: ['maggot_engine'], nemesisDeck: ['awaken', 'topple'] },
    ),
    ['choice 1'],
    { nemesis: { husks: 6, inPlay: [{ card: 'maggot_engine', life: 12 }] } },
  ],
]);

rows('Cauterizer', [
  ['any player suffers its life', resolving('cauterizer'), ['player 1'], { players: [{}, { life: 7 }] }],
  [
    'damage to it is reduced to 1',
    two({ ...spells('wildfire_whip') }, {}, { phase: 'casting', inPlay: ['cauterizer'] }),
    ['cast wildfire_whip', 'target cauterizer'],
    { nemesis: { inPlay: [{ card: 'cauterizer', life: 2 }] } },
  ],
]);

rows('Dispel', [
  [
    'unleash twice; most prepped spells: the most expensive of them is discarded',
    drawn('dispel', spells('spark', 'ignite'), spells('consuming_void')),
    [],
    { asks: 'cast', nemesis: { fury: 2 }, players: [{ discard: ['ignite'] }, { discard: [] }] },
  ],
  ['no spells: nothing is discarded', drawn('dispel'), ['player 0'], { nemesis: { fury: 2 } }],
]);

rows('Needlemaw', [
  [
    'Gravehold suffers 2',
    two({}, {}, { phase: 'nemesis', inPlay: ['needlemaw'], nemesisDeck: ['bane_sire'] }),
    [],
    { gravehold: 28 },
  ],
]);

rows('Lay Waste', [
  [
    'unleash twice; any player suffers 2',
    drawn('lay_waste'),
    ['player 0'],
    { nemesis: { fury: 2 }, players: [{ life: 8 }] },
  ],
]);

rows('Pulverizing Ray', [
  ['Gravehold suffers 18', resolving('pulverizing_ray'), [], { gravehold: 12 }],
  [
    '3 less for each gem that the players together discard, up to six',
    resolving('pulverizing_ray', { hand: ['crystal', 'crystal', 'spark'] }, { hand: ['jade'] }),
    ['card crystal', 'card jade', 'done'],
    { gravehold: 18, players: [{ hand: ['crystal#2', 'spark'] }, { hand: [], discard: ['jade'] }] },
  ],
]);

rows('Venomite', [
  [
    'lowest life suffers 2 when there is no spell of 3 or more',
    resolving('venomite', { life: 4, ...spells('spark') }),
    ['done'],
    { players: [{ life: 2 }] },
  ],
  [
    'or a player discards a prepped spell of 3 or more',
    resolving('venomite', spells('spark'), spells('ignite', 'spark')),
    ['choice 1', 'done'],
    { players: [{ life: 10 }, { life: 10, discard: ['ignite'] }] },
  ],
]);

rows('Doom Aegis', [
  [
    'most charges: suffers 4 and loses all',
    resolving('doom_aegis', { charges: 2 }, { charges: 3 }),
    [],
    {
      players: [
        { life: 10, charges: 2 },
        { life: 6, charges: 0 },
      ],
    },
  ],
  [
    'to discard: 7 æther',
    two({}, {}, { aether: 7, inPlay: ['doom_aegis'] }),
    ['discard doom_aegis'],
    { turn: { aether: 0 } },
  ],
]);

rows('Gather Darkness', [
  [
    'a player shuffles discard pile and deck, loses the top 4; then unleash twice',
    drawn(
      'gather_darkness',
      {
        hand: ['spark', 'spark', 'spark', 'spark', 'spark'],
        deck: ['jade', 'jade'],
        discard: ['ignite', 'ignite', 'ignite'],
        pad: false,
      },
      { pad: false },
    ),
    [],
    {
      nemesis: { fury: 2 },
      also: (s) => {
        expect(s.view().players[0]).toMatchObject({ discard: [] });
        expect(s.view().players[0]!.deck).toHaveLength(1);
        expect(s.view().destroyed).toHaveLength(4);
      },
    },
  ],
  [
    'nobody has 4: whoever has most loses all of them',
    drawn('gather_darkness', { deck: ['jade'], pad: false }, { deck: ['spark', 'spark'], pad: false }),
    [],
    { players: [{ deck: ['jade'] }, { deck: [] }] },
  ],
]);

rows('Jagged One', [
  [
    'unleashes twice',
    resolving('jagged_one', {}, {}, { nemesisDeck: ['needlemaw'] }),
    [],
    { nemesis: { fury: 2 } },
  ],
]);

rows('Obliterate', [
  [
    'unleash twice; most open breaches: that player destroys 4 cards of the hand',
    drawn('obliterate', {}, { hand: ['crystal', 'crystal', 'spark', 'jade'] }),
    ['choice 0'],
    { nemesis: { fury: 2 }, players: [{}, { hand: [], life: 10 }] },
  ],
  [
    'or suffers 4; the player decides',
    drawn('obliterate', {}, { hand: ['crystal', 'crystal', 'spark', 'jade'] }),
    ['choice 1'],
    { players: [{}, { life: 6 }] },
  ],
  [
    'the decision is that player’s',
    drawn('obliterate', {}, { hand: ['crystal', 'crystal', 'spark', 'jade'] }),
    [],
    { asks: 'choice', decider: 1 },
  ],
]);

rows('Reality Rupture', [
  ['unleashes three times', resolving('reality_rupture'), [], { nemesis: { fury: 3 } }],
  [
    'to discard: destroy two own prepped spells of 3 or more',
    two(spells('ignite', 'spark', 'chaos_arc'), {}, { inPlay: ['reality_rupture'] }),
    ['discard reality_rupture'],
    { destroyed: ['chaos_arc', 'ignite'], nemesis: { discard: ['reality_rupture'] } },
  ],
  [
    'spells of allies do not pay',
    two(spells('ignite', 'spark'), spells('chaos_arc'), { inPlay: ['reality_rupture'] }),
    [],
    { mayNot: ['discard reality_rupture'] },
  ],
]);

rows('Sunder', [
  [
    'Gravehold and the lowest life suffer 4',
    drawn('sunder', { life: 9 }),
    ['choice 0'],
    { gravehold: 26, players: [{ life: 5 }] },
  ],
  [
    'or all nemesis cards go back into the turn order deck, this turn’s too',
    drawn(
      'sunder',
      {},
      {},
      { turnOrder: { deck: [0, 0, 0, 0], discard: ['nemesis', 'nemesis', 1] }, seed: 2 },
    ),
    ['choice 1'],
    {
      gravehold: 30,
      turnOrder: { discard: [0, 1] },
      also: (s) => expect(s.view().turnOrder.deck.filter((card) => card === 'nemesis')).toHaveLength(2),
    },
  ],
]);

rows('Topple', [
  ['unleash twice; Gravehold suffers 4', drawn('topple'), [], { gravehold: 26, nemesis: { fury: 2 } }],
]);
