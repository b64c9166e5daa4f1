import { rows, two } from '../testkit.js';

rows('Cache Warden', [
  [
    'gives 1 mastery',
    two({ hand: ['cache-warden'], mastery: 8 }),
    ['play cache-warden'],
    { players: [{ mastery: 9, hand: [] }] },
  ],
  [
    'which counts for its own bonus at 10',
    two({ hand: ['cache-warden'], mastery: 9, deck: ['blaster'] }),
    ['play cache-warden'],
    { players: [{ mastery: 10, hand: ['blaster'] }] },
  ],
]);

rows('Command Seer', [
  ['gives 2 gems', two({ hand: ['command-seer'] }), ['play command-seer'], { players: [{ gems: 2 }] }],
  [
    'blocks 5 from hand',
    two({ power: 7 }, { hand: ['command-seer'] }),
    ['end', 'shield command-seer'],
    { players: [{}, { health: 48 }] },
  ],
  [
    'its shield has no effect when played',
    two({ power: 0, hand: ['command-seer'] }),
    ['play command-seer'],
    { players: [{ shield: 0 }] },
  ],
]);

rows('Cryptofist Monk', [
  [
    'draws a card',
    two({ hand: ['cryptofist-monk'], deck: ['blaster'] }),
    ['play cryptofist-monk'],
    { players: [{ hand: ['blaster'] }] },
  ],
  [
    'blocks 8 from hand',
    two({ power: 8 }, { hand: ['cryptofist-monk'] }),
    ['end', 'shield cryptofist-monk'],
    { players: [{}, { health: 50 }], decider: 1 },
  ],
]);

rows('Data Heretic', [
  [
    'draws 2 cards',
    two({ hand: ['data-heretic'], deck: ['blaster', 'axia'] }),
    ['play data-heretic'],
    { players: [{ hand: ['blaster', 'axia'] }] },
  ],
  [
    'from a new deck where the old one ends',
    two({ hand: ['data-heretic'], deck: ['blaster'], discard: ['axia'], pad: false }),
    ['play data-heretic'],
    { players: [{ hand: ['blaster', 'axia'], deck: [], discard: [] }] },
  ],
]);

rows('Giga, Source Adept', [
  [
    'draws a card when played',
    two({ hand: ['giga-source-adept'], deck: ['blaster'] }),
    ['play giga-source-adept'],
    { players: [{ hand: ['blaster'] }] },
  ],
  [
    'can’t be used without Dominion',
    two({ champions: ['giga-source-adept'], hand: ['kiln-drone'] }),
    [],
    { mayNot: ['exhaust giga-source-adept'] },
  ],
  [
    'gives 3 mastery with it, cards in hand being shown',
    two({ champions: ['giga-source-adept'], hand: ['kiln-drone', 'leshai-knight', 'nil-assassin'] }),
    ['exhaust giga-source-adept'],
    { players: [{ mastery: 3, hand: ['kiln-drone', 'leshai-knight', 'nil-assassin'] }] },
  ],
  [
    'played and shown cards together',
    two({
      champions: ['giga-source-adept', { card: 'axia', played: true }],
      played: ['spore-cleric'],
      hand: ['nil-assassin'],
    }),
    ['exhaust giga-source-adept'],
    { players: [{ mastery: 3 }] },
  ],
  [
    'champions of earlier turns do not count',
    two({ champions: ['giga-source-adept', 'axia'], played: ['spore-cleric'], hand: ['nil-assassin'] }),
    [],
    { mayNot: ['exhaust giga-source-adept'] },
  ],
]);

rows('Omnius, The All-Knowing', [
  [
    'draws 2 cards',
    two({ hand: ['omnius-the-all-knowing'], deck: ['blaster', 'crystal'] }),
    ['play omnius-the-all-knowing'],
    { players: [{ hand: ['blaster', 'crystal'], mastery: 0 }] },
  ],
  [
    'which count for Dominion: 5 mastery',
    two({ hand: ['omnius-the-all-knowing'], deck: ['kiln-drone', 'nil-assassin'], played: ['spore-cleric'] }),
    ['play omnius-the-all-knowing'],
    { players: [{ mastery: 5 }] },
  ],
]);

rows('Order Initiate', [
  [
    'gives 2 gems',
    two({ hand: ['order-initiate'] }),
    ['play order-initiate'],
    { players: [{ gems: 2, mastery: 0 }] },
  ],
  [
    'and 2 mastery with Dominion',
    two({ hand: ['order-initiate', 'axia', 'fungal-hermit', 'the-lost'] }),
    ['play order-initiate'],
    { players: [{ gems: 2, mastery: 2 }] },
  ],
  [
    'a champion put into play by Numeri Drones counts',
    two(
      { hand: ['order-initiate', 'fungal-hermit', 'the-lost'], gems: 4 },
      {},
      { redirects: 1, row: ['evokatus'] },
    ),
    ['recruit evokatus', 'play order-initiate'],
    { players: [{ mastery: 2 }] },
  ],
]);

rows('Portal Monk', [
  [
    'recruits the only card within 6 for nothing',
    two({ hand: ['portal-monk'] }, {}, { row: ['drakonarius', 'axia'], center: ['blaster'] }),
    ['play portal-monk'],
    { players: [{ gems: 0, discard: ['drakonarius'] }], row: ['blaster', 'axia'] },
  ],
  [
    'asks which',
    two({ hand: ['portal-monk'] }, {}, { row: ['drakonarius', 'nil-assassin', 'nil-assassin'] }),
    ['play portal-monk'],
    { asks: 'target portal-monk', offers: ['target drakonarius row', 'target nil-assassin row'] },
  ],
  [
    'at 15 mastery into hand',
    two({ hand: ['portal-monk'], mastery: 15 }, {}, { row: ['nil-assassin'] }),
    ['play portal-monk'],
    { players: [{ hand: ['nil-assassin'], discard: [] }] },
  ],
  [
    'does nothing where all is too dear',
    two({ hand: ['portal-monk'] }, {}, { row: ['axia', 'root-of-the-forest'] }),
    ['play portal-monk'],
    { players: [{ discard: [] }], row: ['axia', 'root-of-the-forest'] },
  ],
]);

rows('Shard Abstractor', [
  [
    'gives 2 mastery',
    two({ hand: ['shard-abstractor'] }),
    ['play shard-abstractor'],
    { players: [{ mastery: 2 }] },
  ],
  [
    'never beyond 30',
    two({ hand: ['shard-abstractor'], mastery: 29 }),
    ['play shard-abstractor'],
    { players: [{ mastery: 30 }] },
  ],
]);

rows('Systema A.I.', [
  [
    'gives 1 mastery',
    two({ champions: ['systema-ai'], mastery: 18 }),
    ['exhaust systema-ai'],
    { players: [{ mastery: 19, hand: [] }] },
  ],
  [
    'which counts for its own bonus at 20',
    two({ champions: ['systema-ai'], mastery: 19, deck: ['blaster', 'axia'] }),
    ['exhaust systema-ai'],
    { players: [{ mastery: 20, hand: ['blaster', 'axia'] }] },
  ],
]);

rows('The Grand Architect', [
  [
    'gives 5 mastery',
    two({ hand: ['the-grand-architect'] }),
    ['play the-grand-architect'],
    { players: [{ mastery: 5 }] },
  ],
  [
    'also fast, for 7 gems',
    two({ gems: 7 }, {}, { row: ['the-grand-architect'] }),
    ['fast-play the-grand-architect'],
    { players: [{ gems: 0, mastery: 5, played: [{ card: 'the-grand-architect', fast: true }] }] },
  ],
]);

rows('Zetta, The Encryptor', [
  [
    'nobody can attack her player',
    two({ power: 4 }, { champions: ['zetta-the-encryptor'] }),
    ['end'],
    { players: [{}, { health: 50 }], decider: 1 },
  ],
  [
    'nor the other champions',
    two({ power: 9 }, { champions: ['zetta-the-encryptor', 'evokatus'] }),
    [],
    { offers: ['attack zetta-the-encryptor 1', 'end'] },
  ],
  [
    'she can be attacked herself, and then the rest',
    two({ power: 9 }, { champions: ['zetta-the-encryptor', 'evokatus'] }),
    ['attack zetta-the-encryptor 1', 'attack evokatus 1', 'end'],
    { players: [{}, { health: 48, champions: [] }] },
  ],
  [
    'two of them cover each other',
    two({ power: 9 }, { champions: ['zetta-the-encryptor', 'zetta-the-encryptor'] }),
    [],
    { offers: ['end'] },
  ],
  [
    'infinite power does not pass her',
    two({ power: 'infinite' }, { champions: ['zetta-the-encryptor'] }),
    ['end'],
    { players: [{}, { health: 50 }], decider: 1 },
  ],
  [
    'her shield of 5 is for the hand',
    two({ power: 6 }, { hand: ['zetta-the-encryptor'] }),
    ['end', 'shield zetta-the-encryptor'],
    { players: [{}, { health: 49, shield: 0 }] },
  ],
  [
    'effects that destroy reach whom she covers',
    two({ hand: ['ghostwillow-avenger'], mastery: 15 }, { champions: ['zetta-the-encryptor', 'evokatus'] }),
    ['play ghostwillow-avenger'],
    { players: [{}, { champions: [] }] },
  ],
]);

rows('Cloud Oracles', [
  [
    'draw a card',
    two({ hand: ['cloud-oracles'], deck: ['blaster'], mastery: 3 }, { mastery: 3 }),
    ['play cloud-oracles'],
    { players: [{ hand: ['blaster'], gems: 0 }] },
  ],
  [
    'and give 2 gems to who has more mastery than each opponent',
    two({ hand: ['cloud-oracles'], mastery: 4 }, { mastery: 3 }),
    ['play cloud-oracles'],
    { players: [{ gems: 2 }] },
  ],
  [
    'the mastery of opponents is not added up',
    { players: [{ hand: ['cloud-oracles'], mastery: 4 }, { mastery: 3 }, { mastery: 3 }] },
    ['play cloud-oracles'],
    { players: [{ gems: 2 }] },
  ],
  [
    'a partner is no opponent',
    {
      variant: 'team',
      players: [{ hand: ['cloud-oracles'], mastery: 4 }, { mastery: 3 }, { mastery: 3 }, { mastery: 9 }],
    },
    ['play cloud-oracles'],
    { players: [{ gems: 2 }] },
  ],
]);

rows('Raidian, Cloud Master', [
  [
    'draws a card',
    two({ champions: ['raidian-cloud-master'], deck: ['blaster'] }),
    ['exhaust raidian-cloud-master'],
    { players: [{ hand: ['blaster'] }] },
  ],
  [
    'players with less mastery cannot attack him',
    two({ power: 9, mastery: 4 }, { champions: ['raidian-cloud-master'], mastery: 5 }),
    [],
    { offers: ['end'] },
  ],
  [
    'those with as much can',
    two({ power: 9, mastery: 5 }, { champions: ['raidian-cloud-master'], mastery: 5 }),
    ['attack raidian-cloud-master 1'],
    { players: [{ power: 6 }] },
  ],
]);

rows('Mainframe Abbot', [
  [
    'draws a card',
    two({ hand: ['mainframe-abbot'], deck: ['blaster'] }),
    ['play mainframe-abbot'],
    { players: [{ hand: ['blaster'], mastery: 0 }] },
  ],
  [
    'and gives Tetra 1 mastery',
    two({ leader: 'tetra', hand: ['mainframe-abbot'] }),
    ['play mainframe-abbot'],
    { players: [{ mastery: 1 }] },
  ],
  [
    'blocks 3 from hand',
    two({ power: 5 }, { hand: ['mainframe-abbot'] }),
    ['end', 'shield mainframe-abbot'],
    { players: [{}, { health: 48 }] },
  ],
]);
