import { rows, two } from '../testkit.js';

rows('Leaders', [
  [
    'health never exceeds 50, mastery never 30',
    two({ hand: ['spore-cleric', 'the-grand-architect'], health: 49, mastery: 28 }),
    ['play spore-cleric', 'play the-grand-architect'],
    { players: [{ health: 50, mastery: 30 }] },
  ],
  [
    'with 0 health a player loses at once',
    two({ power: 50 }),
    ['end'],
    { asks: null, turn: { winners: [0] }, players: [{}, { out: true }] },
  ],
  [
    'mastery stays after the turn',
    two({ gems: 1, mastery: 4 }),
    ['focus', 'end'],
    { players: [{ mastery: 5 }] },
  ],
]);

rows('Allies', [
  [
    'effects apply in the order of the card',
    two({ hand: ['shardwood-guardian'], deck: ['leshai-knight'], health: 20 }),
    ['play shardwood-guardian'],
    { players: [{ power: 2, health: 26, hand: ['leshai-knight'] }] },
  ],
  [
    'played allies are not in the discard pile before the end of the turn',
    two({ hand: ['nil-assassin', 'wraethe-skirmisher'] }),
    ['play nil-assassin', 'play wraethe-skirmisher'],
    { players: [{ power: 7, discard: [] }] },
  ],
  [
    'starting cards are allies too',
    two({ hand: ['ojas-genesis-druid'], played: ['crystal'] }),
    ['play ojas-genesis-druid'],
    { players: [{ gems: 1 }] },
  ],
]);

rows('Mercenaries', [
  [
    'recruited they are allies as others',
    two({ gems: 2 }, {}, { row: ['nil-assassin'] }),
    ['recruit nil-assassin', 'end'],
    { players: [{ discard: ['nil-assassin'] }] },
  ],
  [
    'fast-played they count as played for Unify',
    two({ gems: 2, hand: ['leshai-knight'] }, {}, { row: ['spore-cleric'] }),
    ['fast-play spore-cleric', 'play leshai-knight'],
    { players: [{ power: 6 }] },
  ],
  [
    'and can be copied by Ojas',
    two({ gems: 3, hand: ['ojas-genesis-druid'] }, {}, { row: ['shard-abstractor'] }),
    ['fast-play shard-abstractor', 'play ojas-genesis-druid'],
    { players: [{ mastery: 4 }] },
  ],
  [
    'played from hand they go to the own discard pile',
    two({ hand: ['nil-assassin'] }, {}, { center: ['axia'] }),
    ['play nil-assassin', 'end'],
    { players: [{ discard: ['nil-assassin'] }], center: ['axia'] },
  ],
]);

rows('Champions', [
  [
    'stay in play',
    two({ hand: ['axia'] }),
    ['play axia', 'end'],
    { players: [{ champions: [{ card: 'axia', played: false }], discard: [] }] },
  ],
  [
    'what follows Exhaust is not applied when played',
    two({ hand: ['axia'] }),
    ['play axia'],
    { players: [{ power: 0 }], may: ['exhaust axia'] },
  ],
  [
    'a mastery bonus under Exhaust only applies on activation',
    two({ hand: ['systema-ai'], mastery: 20 }),
    ['play systema-ai'],
    { players: [{ hand: [], mastery: 20 }] },
  ],
  [
    'a destroyed champion goes to the discard pile of its player',
    two({ power: 2 }, { champions: ['evokatus'] }),
    ['attack evokatus 1'],
    { players: [{ discard: [] }, { discard: ['evokatus'] }] },
  ],
  [
    'damage does not stay: it is destroyed in one attack',
    two({ power: 1, hand: ['blaster'] }, { champions: ['evokatus'] }),
    ['play blaster', 'attack evokatus 1'],
    { players: [{ power: 0 }, { champions: [] }] },
  ],
]);

rows('Gems and power', [
  [
    'the example: Reactor Drone and Command Seer give 5; 1 for the leader, later 4 for a card',
    two({ hand: ['reactor-drone', 'command-seer', 'blaster'] }, {}, { row: ['aetherbreaker'] }),
    ['play reactor-drone', 'play command-seer', 'focus', 'play blaster', 'recruit aetherbreaker'],
    { players: [{ gems: 0, mastery: 1, power: 1, discard: ['aetherbreaker'] }] },
  ],
]);

rows('Mastery bonuses', [
  [
    'the example: Fungal Hermit at 9 mastery reaches 10 and heals 5',
    two({ hand: ['fungal-hermit'], mastery: 9, health: 30 }),
    ['play fungal-hermit'],
    { players: [{ mastery: 10, health: 35 }] },
  ],
  [
    'mastery is not spent',
    two({ hand: ['aetherbreaker'], mastery: 10 }),
    ['play aetherbreaker'],
    { players: [{ mastery: 10 }] },
  ],
]);

rows('Shields', [
  [
    'the example: 10 power, Korvus Legionnaire and Thorn Zealot are shown, 5 damage',
    two({ power: 10 }, { hand: ['korvus-legionnaire', 'thorn-zealot'] }),
    ['end', 'shield korvus-legionnaire', 'shield thorn-zealot'],
    { players: [{}, { health: 45, hand: ['korvus-legionnaire', 'thorn-zealot'] }], decider: 1, asks: 'main' },
  ],
  [
    'they stay in hand and can be played',
    two({ power: 10 }, { hand: ['thorn-zealot'] }),
    ['end', 'shield thorn-zealot'],
    { may: ['play thorn-zealot'] },
  ],
  [
    'and block again in the turn of the next opponent',
    { players: [{ power: 3 }, { power: 0 }, { hand: ['thorn-zealot'] }] },
    ['end', 'assign 1 0', 'shield thorn-zealot'],
    {
      players: [{}, {}, { health: 50 }],
      also: (s) => {
        s.edit({ players: [undefined, { power: 4 }] });
        s.pick({ kind: 'end' });
        s.pick({ kind: 'assign', seat: 2, value: 4 });
        s.pick({ kind: 'shield', card: 'thorn-zealot' });
        if (s.view().players[2]!.health !== 49) throw new Error('not blocked again');
      },
    },
  ],
  [
    'each card once in an attack',
    two({ power: 10 }, { hand: ['thorn-zealot'] }),
    ['end', 'shield thorn-zealot'],
    { players: [{}, { health: 43 }] },
  ],
  [
    'no more are asked for than help',
    two({ power: 3 }, { hand: ['thorn-zealot', 'thorn-zealot'] }),
    ['end', 'shield thorn-zealot'],
    { players: [{}, { health: 50 }], decider: 1, asks: 'main' },
  ],
  [
    'nobody has to show any',
    two({ power: 3 }, { hand: ['thorn-zealot'] }),
    ['end', 'done'],
    { players: [{}, { health: 47 }] },
  ],
  [
    'they do not protect champions',
    two({ power: 2 }, { hand: ['thorn-zealot'], champions: ['evokatus'] }),
    ['attack evokatus 1'],
    { players: [{}, { champions: [] }] },
  ],
]);

rows('Banishing', [
  [
    'a banished card leaves the game',
    two({ hand: ['umbral-scourge'], discard: ['crystal'] }),
    ['play umbral-scourge', 'target crystal'],
    { banished: ['crystal'], players: [{ discard: [] }] },
  ],
]);

rows('The end of the game', [
  [
    'the last player left wins',
    { players: [{ power: 20 }, { health: 5 }, { health: 5 }] },
    ['end', 'assign 1 10'],
    { asks: null, turn: { winners: [0] } },
  ],
  [
    'as long as two are left it goes on',
    { players: [{ power: 20 }, { health: 5 }, { health: 50 }] },
    ['end', 'assign 1 10'],
    { decider: 2, turn: { winners: [] } },
  ],
]);

rows('Relics', [
  [
    'can be recruited from 10 mastery on, into the discard pile, for nothing; the other goes to the box',
    two({ mastery: 10, gems: 1 }),
    ['relic praetorian-01'],
    { players: [{ mastery: 10, gems: 1, discard: ['praetorian-01'], relics: [] }], box: ['praetorian-02'] },
  ],
  ['not below', two({ mastery: 9 }), [], { offers: ['end'] }],
  [
    'only one in a game',
    two({ mastery: 10 }),
    ['relic praetorian-02'],
    { mayNot: ['relic praetorian-01', 'relic praetorian-02'] },
  ],
  [
    'mastery of this turn counts',
    two({ mastery: 9, gems: 1 }),
    ['focus'],
    { may: ['relic praetorian-01', 'relic praetorian-02'] },
  ],
  [
    'each leader has its own',
    { players: [{ leader: 'tetra' }, { leader: 'volos' }, { leader: 'ko-syn-wu' }] },
    [],
    {
      players: [
        { relics: ['datic-robes', 'terminal-crescents'] },
        { relics: ['entropic-talons', 'panconscious-crown'] },
        { relics: ['the-heart-of-nothing', 'the-world-piercer'] },
      ],
    },
  ],
  [
    'there are none in the base game',
    two({ mastery: 30 }, {}, { variant: 'base' }),
    [],
    { offers: ['end'], players: [{ relics: [] }] },
  ],
]);

rows('Named abilities', [
  [
    'Dominion: played and shown cards of all three factions, of any type',
    two({ hand: ['order-initiate', 'axia'], played: ['nil-assassin', 'spore-cleric'] }),
    ['play order-initiate'],
    { players: [{ mastery: 2, hand: ['axia'] }] },
  ],
  [
    'Dominion: a faction missing',
    two({ hand: ['order-initiate', 'axia'], played: ['nil-assassin'] }),
    ['play order-initiate'],
    { players: [{ mastery: 0 }] },
  ],
  [
    'Unify: champions never satisfy it',
    two({ hand: ['undergrowth-aspirant', 'additri-gaiamancer'] }),
    ['play undergrowth-aspirant'],
    { players: [{ power: 0 }] },
  ],
  [
    'Inspire: a champion in play',
    two({ hand: ['kiln-drone'], champions: ['axia'] }),
    ['play kiln-drone'],
    { players: [{ gems: 4 }] },
  ],
  [
    'Echo: a Wraethe card in the discard pile',
    two({ hand: ['wraethe-skirmisher'], discard: ['the-lost'] }),
    ['play wraethe-skirmisher'],
    { players: [{ power: 6 }] },
  ],
]);
