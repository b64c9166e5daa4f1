import { drawn, resolving, rows, two } from '../../testkit.js';

const spells = (...names: string[]) => ({
  breaches: names.map((name) => ({ state: 'open' as const, spells: [name] })),
});

rows('Rageborne', [
  ['unleash: 1 fury', drawn('slaughter'), [], { nemesis: { fury: 1 } }],
  [
    'after a strike 3 fury are lost, not below 0; a strike needs none',
    drawn('cleave', {}, {}, { fury: 2, rolls: ['devastate'] }),
    [],
    { nemesis: { fury: 0 }, gravehold: 25 },
  ],
  [
    'at the end of the nemesis turn one strike with 4 or more fury, whatever the fury',
    drawn('needlemaw', {}, {}, { nemesisDeck: ['needlemaw', 'topple'], fury: 9, rolls: ['devastate'] }),
    [],
    { nemesis: { fury: 6 }, gravehold: 25 },
  ],
  [
    'not with 3',
    drawn('needlemaw', {}, {}, { nemesisDeck: ['needlemaw', 'topple'], fury: 3, rolls: [] }),
    [],
    { nemesis: { fury: 3 } },
  ],
  [
    'increased difficulty: a strike costs 1 fury only',
    drawn('cleave', {}, {}, { level: 'expert', fury: 3, rolls: ['devastate'] }),
    [],
    { nemesis: { fury: 2 } },
  ],
  [
    'the strike card is resolved before the fury is lost',
    drawn('cleave', { life: 1 }, { life: 9 }, { fury: 4, rolls: ['eviscerate'] }),
    ['breach 0 I'],
    { nemesis: { fury: 3 }, gravehold: 28 },
  ],
]);

rows('Convoke', [
  [
    'any player suffers 4',
    drawn('cleave', {}, {}, { rolls: ['convoke'] }),
    ['player 1'],
    { players: [{ life: 10 }, { life: 6 }] },
  ],
]);
rows('Devastate', [
  ['Gravehold suffers 5', drawn('cleave', {}, {}, { rolls: ['devastate'] }), [], { gravehold: 25 }],
]);
rows('Eviscerate', [
  [
    'the lowest life suffers 2',
    drawn('cleave', { life: 5 }, {}, { rolls: ['eviscerate'] }),
    [],
    { players: [{ life: 3 }, { life: 10 }] },
  ],
]);
rows('Frenzy', [
  [
    'most open breaches: suffers 3',
    drawn('cleave', {}, {}, { rolls: ['frenzy'] }),
    [],
    { players: [{ life: 10 }, { life: 7 }] },
  ],
  [
    'a tie is the players’ to settle',
    drawn('cleave', { breaches: ['open', 'open'] }, {}, { rolls: ['frenzy'] }),
    ['player 0'],
    { players: [{ life: 7 }, { life: 10 }] },
  ],
]);
rows('Raze', [
  [
    'Gravehold suffers 3, any player 1',
    drawn('cleave', {}, {}, { rolls: ['raze'] }),
    ['player 0'],
    { gravehold: 27, players: [{ life: 9 }] },
  ],
]);
rows('Seize', [
  [
    'the two most expensive prepped spells of all are discarded',
    drawn('cleave', spells('ignite', 'spark'), spells('chaos_arc', 'spark'), { rolls: ['seize'] }),
    [],
    { asks: 'cast', players: [{ discard: ['ignite'] }, { discard: ['chaos_arc'] }] },
  ],
  [
    'the players settle ties',
    drawn('cleave', spells('ignite'), spells('chaos_arc', 'ignite'), { rolls: ['seize'] }),
    ['card ignite 1'],
    { asks: 'cast', players: [{ discard: [] }, { discard: ['ignite#2', 'chaos_arc'] }] },
  ],
  [
    'fewer than two: all',
    drawn('cleave', {}, spells('spark'), { rolls: ['seize'] }),
    [],
    { players: [{}, { discard: ['spark'] }] },
  ],
]);

rows('Cleave', [
  [
    'a strike',
    drawn('cleave', {}, {}, { rolls: ['devastate'] }),
    [],
    { gravehold: 25, nemesis: { discard: ['cleave'] } },
  ],
]);
rows('Provoker', [
  ['Gravehold suffers the fury', resolving('provoker', {}, {}, { fury: 3 }), [], { gravehold: 27 }],
]);
rows('Unrelenting Ire', [
  ['unleash', drawn('unrelenting_ire'), [], { nemesis: { fury: 1 } }],
  [
    'three times when both nemesis cards were drawn, this turn’s included',
    drawn('unrelenting_ire', {}, {}, { turnOrder: { deck: [0], discard: ['nemesis', 'nemesis', 1] } }),
    [],
    { nemesis: { fury: 3 } },
  ],
]);
rows('Blood Cry', [
  [
    'unleashes four times',
    resolving('blood_cry', {}, {}, { rolls: ['devastate'] }),
    [],
    { nemesis: { fury: 1 }, gravehold: 25 },
  ],
  [
    'to discard: one player loses 4 charges',
    two({ charges: 5 }, {}, { inPlay: ['blood_cry'] }),
    ['discard blood_cry'],
    { players: [{ charges: 1 }], nemesis: { discard: ['blood_cry'] } },
  ],
  [
    '3 charges and the ally’s are not enough',
    two({ charges: 3 }, { charges: 4 }, { inPlay: ['blood_cry'] }),
    [],
    { mayNot: ['discard blood_cry'] },
  ],
]);
rows('Invoke Carnage', [
  [
    'unleash; any player suffers 1 and 1 for each fury',
    resolving('invoke_carnage', {}, {}, { fury: 1 }),
    ['player 1'],
    { players: [{}, { life: 7 }] },
  ],
  [
    'to discard: 7 æther',
    two({}, {}, { aether: 7, inPlay: ['invoke_carnage'] }),
    ['discard invoke_carnage'],
    { turn: { aether: 0 } },
  ],
]);
rows('Scorn', [
  ['Gravehold suffers 3', resolving('scorn'), ['choice 0'], { gravehold: 27 }],
  ['or unleash twice', resolving('scorn'), ['choice 1'], { gravehold: 30, nemesis: { fury: 2 } }],
]);
rows('Avatar of Wrath', [
  [
    'a strike in each nemesis turn',
    resolving('avatar_of_wrath', {}, {}, { rolls: ['devastate'] }),
    [],
    { gravehold: 25 },
  ],
]);
rows('Onslaught', [
  [
    'unleash three times; the players together discard as many cards as there is fury',
    drawn('onslaught', { hand: ['crystal', 'spark', 'jade'] }, { hand: ['ignite'] }),
    ['card jade', 'card ignite', 'card spark'],
    {
      players: [
        { hand: ['crystal'], discard: ['spark', 'jade'] },
        { hand: [], discard: ['ignite'] },
      ],
      nemesis: { fury: 3 },
    },
  ],
  ['as many as there are', drawn('onslaught', { hand: ['crystal'] }), [], { players: [{ hand: [] }] }],
]);
rows('Rolling Death', [
  [
    'strikes twice',
    resolving('rolling_death', {}, {}, { rolls: ['devastate', 'devastate'] }),
    [],
    { gravehold: 20 },
  ],
  [
    'to discard: 8 æther',
    two({}, {}, { aether: 8, inPlay: ['rolling_death'] }),
    ['discard rolling_death'],
    { turn: { aether: 0 } },
  ],
]);
