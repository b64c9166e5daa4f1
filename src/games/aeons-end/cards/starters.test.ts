import { rows, two } from '../testkit.js';

rows('Crystal', [['1 æther', two({ hand: ['crystal'] }), ['play crystal'], { turn: { aether: 1 } }]]);

rows('Spark', [
  [
    '1 damage',
    two({ breaches: [{ spells: ['spark'] }] }, {}, { phase: 'casting' }),
    ['cast spark'],
    { nemesis: { life: 69 } },
  ],
]);

rows('Amethyst Shard', [
  [
    '1 æther; an ally may draw and then discards',
    two({ hand: ['amethyst_shard'] }, { hand: ['spark'], deck: ['jade'] }),
    ['play amethyst_shard', 'yes', 'card spark'],
    { turn: { aether: 1 }, players: [{}, { hand: ['jade'], discard: ['spark'] }] },
  ],
  [
    'the ally decides and may decline',
    two({ hand: ['amethyst_shard'] }, { hand: ['spark'] }),
    ['play amethyst_shard', 'no'],
    { players: [{}, { hand: ['spark'], discard: [] }] },
  ],
  [
    'the ally is asked',
    two({ hand: ['amethyst_shard'] }, {}),
    ['play amethyst_shard'],
    { asks: 'may', decider: 1 },
  ],
  [
    'an ally with nothing to draw is not asked and discards nothing',
    two({ hand: ['amethyst_shard'] }, { hand: ['spark'], deck: [], discard: [], pad: false }),
    ['play amethyst_shard'],
    { asks: 'main', turn: { aether: 1 }, players: [{}, { hand: ['spark'], discard: [] }] },
  ],
  [
    'an ally without a deck draws from the discard pile turned over',
    two({ hand: ['amethyst_shard'] }, { hand: ['spark'], deck: [], discard: ['jade'], pad: false }),
    ['play amethyst_shard', 'yes', 'card spark'],
    { players: [{}, { hand: ['jade'], discard: ['spark'] }] },
  ],
]);

rows('Buried Light', [
  [
    '1 damage and 1 æther that lasts into the main phase',
    two({ breaches: [{ spells: ['buried_light'] }] }, {}, { phase: 'casting' }),
    ['cast buried_light'],
    { nemesis: { life: 69 }, turn: { aether: 1, phase: 'main' } },
  ],
]);

rows('Emerald Shard', [
  [
    '1 æther',
    two({ hand: ['emerald_shard'], life: 9 }),
    ['play emerald_shard', 'choice 0'],
    { turn: { aether: 1 } },
  ],
  [
    'or any player gains 1 life',
    two({ hand: ['emerald_shard'], life: 9 }, { life: 4 }),
    ['play emerald_shard', 'choice 1', 'player 1'],
    { turn: { aether: 0 }, players: [{ life: 9 }, { life: 5 }] },
  ],
  [
    'nobody can gain life: only the æther is left',
    two({ hand: ['emerald_shard'] }, { life: 0 }),
    ['play emerald_shard'],
    { turn: { aether: 1 } },
  ],
]);

const flare = { breaches: [{ spells: ['flare'] }] };
rows('Flare', [
  [
    '3 damage when the top turn order card is a player’s, which stays on top',
    two(flare, {}, { phase: 'casting', turnOrder: { deck: [1, 'nemesis'], discard: [0] } }),
    ['cast flare'],
    { nemesis: { life: 67 }, turnOrder: { deck: [1, 'nemesis'], known: [true, false] } },
  ],
  [
    '1 damage when it is the nemesis’s',
    two(flare, {}, { phase: 'casting', turnOrder: { deck: ['nemesis', 1], discard: [0] } }),
    ['cast flare'],
    { nemesis: { life: 69 } },
  ],
  [
    'the wild card is a player’s',
    {
      phase: 'casting',
      nemesisDeck: ['needlemaw'],
      players: [flare, {}, {}],
      turnOrder: { deck: ['wild', 1], discard: [0] },
    },
    ['cast flare'],
    { nemesis: { life: 67 } },
  ],
  [
    'an empty deck is made anew first',
    two(flare, {}, { phase: 'casting', turnOrder: { deck: [], discard: [0] } }),
    ['cast flare'],
    { nemesis: { life: 67 }, turnOrder: { deck: [0], discard: [] } },
  ],
]);

rows('Garnet Shard', [
  [
    '1 æther when no spell is prepped',
    two({ hand: ['garnet_shard'] }),
    ['play garnet_shard'],
    { turn: { aether: 1 } },
  ],
  [
    'or casts a prepped spell of any player',
    two(
      { hand: ['garnet_shard'], breaches: [{ spells: ['spark'] }] },
      { breaches: [{ spells: ['ignite'] }] },
    ),
    ['play garnet_shard', 'choice 1', 'card ignite'],
    {
      nemesis: { life: 68 },
      turn: { aether: 0 },
      players: [{ charges: 0 }, { charges: 1, discard: ['ignite'] }],
    },
  ],
]);

rows('Moonstone Shard', [
  [
    '1 æther and 1 more only for a gem',
    two({ hand: ['moonstone_shard'] }, {}, { aether: 1 }),
    ['play moonstone_shard'],
    { turn: { aether: 2, gemAether: 1 }, may: ['gain jade', 'charge'], mayNot: ['gain bottled_vortex'] },
  ],
  [
    'the earmarked æther is spent first',
    two({ hand: ['moonstone_shard'] }, {}, { aether: 1 }),
    ['play moonstone_shard', 'gain jade'],
    { turn: { aether: 1, gemAether: 0 } },
  ],
]);

rows('Quartz Shard', [
  [
    '1 æther, and 1 more for a player’s card, which goes to the bottom',
    two({ hand: ['quartz_shard'] }, {}, { turnOrder: { deck: [1, 0, 'nemesis'], discard: [0] } }),
    ['play quartz_shard', 'choice 1'],
    { turn: { aether: 2 }, turnOrder: { deck: [0, 'nemesis', 1], known: [false, false, true] } },
  ],
  [
    'only 1 for the nemesis’s card, which may stay on top',
    two({ hand: ['quartz_shard'] }, {}, { turnOrder: { deck: ['nemesis', 1], discard: [0] } }),
    ['play quartz_shard', 'choice 0'],
    { turn: { aether: 1 }, turnOrder: { deck: ['nemesis', 1], known: [true, false] } },
  ],
]);

rows('Tourmaline Shard', [
  [
    '1 æther; an ally may suffer 1 to destroy a card from hand',
    two({ hand: ['tourmaline_shard'] }, { hand: ['spark', 'crystal'] }),
    ['play tourmaline_shard', 'yes', 'card crystal'],
    { turn: { aether: 1 }, players: [{}, { life: 9, hand: ['spark'] }], destroyed: ['crystal'] },
  ],
  [
    'the ally may decline',
    two({ hand: ['tourmaline_shard'] }, { hand: ['spark'] }),
    ['play tourmaline_shard', 'no'],
    { players: [{}, { life: 10, hand: ['spark'] }] },
  ],
  [
    'prevented damage is no payment',
    two({ hand: ['tourmaline_shard'] }, { hand: ['spark'] }, { prevented: true }),
    ['play tourmaline_shard'],
    { players: [{}, { hand: ['spark'] }] },
  ],
]);
