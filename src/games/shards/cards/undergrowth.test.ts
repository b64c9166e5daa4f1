import { rows, two } from '../testkit.js';

rows("Le'shai Knight", [
  ['gives 3 power', two({ hand: ['leshai-knight'] }), ['play leshai-knight'], { players: [{ power: 3 }] }],
  [
    '6 instead with another Undergrowth ally in hand',
    two({ hand: ['leshai-knight', 'spore-cleric'] }),
    ['play leshai-knight'],
    { players: [{ power: 6, hand: ['spore-cleric'] }] },
  ],
  [
    'or played this turn, also fast',
    two({ hand: ['leshai-knight'], gems: 2 }, {}, { row: ['spore-cleric'] }),
    ['fast-play spore-cleric', 'play leshai-knight'],
    { players: [{ power: 6 }] },
  ],
  [
    'a champion does not unify',
    two({ hand: ['leshai-knight', 'taur-arachpriest'], champions: ['additri-gaiamancer'] }),
    ['play leshai-knight'],
    { players: [{ power: 3 }] },
  ],
  [
    'nor does a card in the discard pile',
    two({ hand: ['leshai-knight'], discard: ['spore-cleric'] }),
    ['play leshai-knight'],
    { players: [{ power: 3 }] },
  ],
]);

rows('Ghostwillow Avenger', [
  [
    'gives 4 power',
    two({ hand: ['ghostwillow-avenger'], mastery: 14 }, { champions: ['axia'] }),
    ['play ghostwillow-avenger'],
    { players: [{ power: 4 }, { champions: [{ card: 'axia' }] }] },
  ],
  [
    'at 15 mastery destroys all champions of all opponents',
    {
      players: [
        { hand: ['ghostwillow-avenger'], mastery: 15, champions: ['evokatus'] },
        { champions: ['axia', 'li-hin-the-shattered'] },
        { champions: ['systema-ai'] },
      ],
    },
    ['play ghostwillow-avenger'],
    {
      players: [
        { champions: [{ card: 'evokatus' }] },
        { champions: [], discard: ['li-hin-the-shattered', 'axia'] },
        { champions: [], discard: ['systema-ai'] },
      ],
    },
  ],
  [
    "but not a partner's",
    {
      variant: 'team',
      players: [
        { hand: ['ghostwillow-avenger'], mastery: 15 },
        { champions: ['axia'] },
        {},
        { champions: ['systema-ai'] },
      ],
    },
    ['play ghostwillow-avenger'],
    { players: [{}, { champions: [] }, {}, { champions: [{ card: 'systema-ai' }] }] },
  ],
]);

rows('Thorn Zealot', [
  [
    'draws a card',
    two({ hand: ['thorn-zealot'], deck: ['blaster'] }, { champions: ['axia'] }),
    ['play thorn-zealot'],
    { players: [{ hand: ['blaster'] }, { champions: [{ card: 'axia' }] }] },
  ],
  [
    'the drawn card may unify: destroys a champion',
    two({ hand: ['thorn-zealot'], deck: ['spore-cleric'] }, { champions: ['axia'] }),
    ['play thorn-zealot'],
    { players: [{}, { champions: [], discard: ['axia'] }] },
  ],
  [
    'of several one is chosen, also of those that cannot be attacked',
    two({ hand: ['thorn-zealot', 'spore-cleric'] }, { champions: ['axia', 'li-hin-the-shattered'] }),
    ['play thorn-zealot', 'target li-hin-the-shattered'],
    { players: [{}, { champions: [{ card: 'axia' }] }] },
  ],
  [
    'one of any opponent',
    {
      players: [{ hand: ['thorn-zealot', 'spore-cleric'] }, { champions: ['axia'] }, { champions: ['axia'] }],
    },
    ['play thorn-zealot'],
    { asks: 'target thorn-zealot', offers: ['target axia champions 1', 'target axia#2 champions 2'] },
  ],
  [
    'does nothing more where there is none',
    two({ hand: ['thorn-zealot', 'spore-cleric'], champions: ['axia'] }),
    ['play thorn-zealot'],
    { players: [{ champions: [{ card: 'axia' }] }] },
  ],
  [
    'blocks 3 from hand',
    two({ power: 5 }, { hand: ['thorn-zealot'] }),
    ['end', 'shield thorn-zealot'],
    { players: [{}, { health: 48 }] },
  ],
]);

rows('Root of the Forest', [
  [
    'gives 10 health',
    two({ hand: ['root-of-the-forest'], health: 20 }),
    ['play root-of-the-forest'],
    { players: [{ health: 30, power: 0 }] },
  ],
  [
    'and 10 power with Unify',
    two({ hand: ['root-of-the-forest', 'spore-cleric'], health: 45 }),
    ['play root-of-the-forest'],
    { players: [{ health: 50, power: 10 }] },
  ],
]);

rows('Shardwood Guardian', [
  [
    'gives 2 power and draws a card',
    two({ hand: ['shardwood-guardian'], deck: ['blaster'], health: 20 }),
    ['play shardwood-guardian'],
    { players: [{ power: 2, hand: ['blaster'], health: 20 }] },
  ],
  [
    'and 6 health with Unify',
    two({ hand: ['shardwood-guardian'], deck: ['arach-devotees'], health: 20 }),
    ['play shardwood-guardian'],
    { players: [{ health: 26 }] },
  ],
]);

rows('Furrowing Elemental', [
  [
    'gives 4 health and draws a card',
    two({ hand: ['furrowing-elemental'], deck: ['blaster'], health: 45 }),
    ['play furrowing-elemental'],
    { players: [{ health: 49, hand: ['blaster'], power: 0 }] },
  ],
  [
    'its health counts: at 50 it gives 6 power',
    two({ hand: ['furrowing-elemental'], health: 46 }),
    ['play furrowing-elemental'],
    { players: [{ health: 50, power: 6 }] },
  ],
]);

rows('Spore Cleric', [
  [
    'gives 4 health',
    two({ hand: ['spore-cleric'], health: 40 }),
    ['play spore-cleric'],
    { players: [{ health: 44 }] },
  ],
  [
    'never beyond 50',
    two({ hand: ['spore-cleric'], health: 48 }),
    ['play spore-cleric'],
    { players: [{ health: 50 }] },
  ],
]);

rows('Undergrowth Aspirant', [
  [
    'gives 3 health',
    two({ hand: ['undergrowth-aspirant'], health: 40 }),
    ['play undergrowth-aspirant'],
    { players: [{ health: 43, power: 0 }] },
  ],
  [
    'and 5 power with Unify',
    two({ hand: ['undergrowth-aspirant', 'undergrowth-aspirant'], health: 40 }),
    ['play undergrowth-aspirant'],
    { players: [{ health: 43, power: 5 }] },
  ],
]);

rows('Fungal Hermit', [
  [
    'gives 1 mastery',
    two({ hand: ['fungal-hermit'], mastery: 8, health: 40 }),
    ['play fungal-hermit'],
    { players: [{ mastery: 9, health: 40 }] },
  ],
  [
    'which counts for its own bonus at 10',
    two({ hand: ['fungal-hermit'], mastery: 9, health: 40 }),
    ['play fungal-hermit'],
    { players: [{ mastery: 10, health: 45 }] },
  ],
]);

rows('Ojas, Genesis Druid', [
  [
    'copies another ally of this turn',
    two({ hand: ['ojas-genesis-druid'], played: ['reactor-drone'] }),
    ['play ojas-genesis-druid'],
    { players: [{ gems: 3 }] },
  ],
  [
    'asks which',
    two({ hand: ['ojas-genesis-druid'], played: ['reactor-drone', 'crystal', 'crystal'] }),
    ['play ojas-genesis-druid'],
    { asks: 'target ojas-genesis-druid', offers: ['target reactor-drone played', 'target crystal played'] },
  ],
  [
    'also a fast-played mercenary',
    two({ hand: ['ojas-genesis-druid'], gems: 2 }, {}, { row: ['nil-assassin'] }),
    ['fast-play nil-assassin', 'play ojas-genesis-druid'],
    { players: [{ power: 10 }] },
  ],
  [
    'not a champion, nor itself',
    two({ hand: ['ojas-genesis-druid'], champions: [{ card: 'evokatus', played: true }] }),
    ['play ojas-genesis-druid'],
    { players: [{ hand: [] }] },
  ],
  [
    'at 20 mastery twice',
    two({ hand: ['ojas-genesis-druid'], played: ['reactor-drone'], mastery: 20 }),
    ['play ojas-genesis-druid'],
    { players: [{ gems: 6 }] },
  ],
  [
    'mastery of the first copy counts',
    two({ hand: ['ojas-genesis-druid'], played: ['shard-abstractor'], mastery: 18 }),
    ['play ojas-genesis-druid'],
    { players: [{ mastery: 22 }] },
  ],
  [
    'the copied card itself unifies',
    two({ hand: ['ojas-genesis-druid'], played: ['leshai-knight'] }),
    ['play ojas-genesis-druid'],
    { players: [{ power: 6 }] },
  ],
  [
    'the source of a copied question is Ojas',
    two({ hand: ['ojas-genesis-druid', 'blaster'], played: ['shadow-apostle'] }),
    ['play ojas-genesis-druid'],
    { asks: 'target ojas-genesis-druid', players: [{ power: 2 }] },
  ],
  [
    'in a chain no card is copied twice',
    two({ hand: ['ojas-genesis-druid'], played: ['ojas-genesis-druid', 'crystal'] }),
    ['play ojas-genesis-druid', 'target ojas-genesis-druid played'],
    { players: [{ gems: 1 }] },
  ],
]);

rows('Additri, Gaiamancer', [
  [
    'gives 2 power',
    two({ champions: ['additri-gaiamancer'] }),
    ['exhaust additri-gaiamancer'],
    { players: [{ power: 2 }] },
  ],
  [
    'and 2 for each Undergrowth ally of this turn, champions not',
    two({
      champions: ['additri-gaiamancer', { card: 'taur-arachpriest', played: true }],
      played: ['spore-cleric', { card: 'leshai-knight', fast: true }, 'crystal'],
    }),
    ['exhaust additri-gaiamancer'],
    { players: [{ power: 6 }] },
  ],
  [
    'a copied effect is no play',
    two({ champions: ['additri-gaiamancer', 'taur-arachpriest'], played: ['spore-cleric'] }),
    ['exhaust taur-arachpriest', 'exhaust additri-gaiamancer'],
    { players: [{ power: 4 }] },
  ],
]);

rows('Arach Devotees', [
  [
    'draw a card',
    two({ hand: ['arach-devotees'], deck: ['blaster'], health: 40 }),
    ['play arach-devotees'],
    { players: [{ hand: ['blaster'], health: 40 }] },
  ],
  [
    'and give 3 health with Unify',
    two({ hand: ['arach-devotees', 'spore-cleric'], health: 40 }),
    ['play arach-devotees'],
    { players: [{ health: 43 }] },
  ],
]);

rows('Taur, Arachpriest', [
  [
    'copies an Undergrowth ally of this turn',
    two({ champions: ['taur-arachpriest'], played: ['spore-cleric', 'crystal'], health: 40 }),
    ['exhaust taur-arachpriest'],
    { players: [{ health: 44, gems: 0 }] },
  ],
  [
    "the rulebook's example: Le'shai Knight alone 3, then 6 more",
    two({ champions: ['taur-arachpriest'], hand: ['leshai-knight'] }),
    ['play leshai-knight', 'exhaust taur-arachpriest'],
    { players: [{ power: 9 }] },
  ],
  [
    'does nothing without one',
    two({ champions: ['taur-arachpriest'], played: ['crystal'] }),
    ['exhaust taur-arachpriest'],
    { players: [{ gems: 0, champions: [{ exhausted: true }] }] },
  ],
  [
    'may copy Ojas, who copies another card',
    two({ champions: ['taur-arachpriest'], played: ['reactor-drone', 'ojas-genesis-druid'] }),
    ['exhaust taur-arachpriest'],
    { players: [{ gems: 3 }] },
  ],
  [
    'a relic is an ally too',
    two({ leader: 'volos', champions: ['taur-arachpriest'], played: ['panconscious-crown'], mastery: 1 }),
    ['exhaust taur-arachpriest'],
    { players: [{ mastery: 3 }] },
  ],
]);

rows('Hounds of Volos', [
  [
    'give 5 health',
    two({ hand: ['hounds-of-volos'], health: 40 }),
    ['play hounds-of-volos'],
    { players: [{ health: 45, power: 0 }] },
  ],
  [
    'and Volos 5 power',
    two({ leader: 'volos', hand: ['hounds-of-volos'], health: 40 }),
    ['play hounds-of-volos'],
    { players: [{ health: 45, power: 5 }] },
  ],
]);
