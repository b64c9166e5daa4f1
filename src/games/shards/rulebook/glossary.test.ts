import { rows, two } from '../testkit.js';

rows('Activate (Exhaust)', [
  [
    'applies what follows the word, once a turn',
    two({ champions: ['optio-crusher'] }),
    ['exhaust optio-crusher'],
    { players: [{ power: 3 }], mayNot: ['exhaust optio-crusher'] },
  ],
]);
rows('Mastery bonus', [
  [
    'applies from the given mastery on and spends nothing',
    two({ hand: ['aetherbreaker'], mastery: 11 }),
    ['play aetherbreaker'],
    { players: [{ power: 8, mastery: 11 }] },
  ],
]);
rows('Draw', [
  [
    'takes the top card of the own deck into hand',
    two({ hand: ['mining-drones'], deck: ['axia', 'blaster'] }),
    ['play mining-drones'],
    { players: [{ hand: ['axia'] }] },
  ],
]);
rows('Health', [
  [
    'without it a player is out; never above 50',
    two({ power: 7, hand: ['spore-cleric'], health: 50 }, { health: 7 }),
    ['play spore-cleric', 'end'],
    { asks: null, players: [{ health: 50 }, { out: true }] },
  ],
]);
rows("A player's deck", [
  [
    'an empty one is made anew from the discard pile',
    two({ hand: ['mining-drones'], discard: ['axia'], pad: false }),
    ['play mining-drones'],
    { players: [{ hand: ['axia'], discard: [], deck: [] }] },
  ],
]);
rows('Gems', [
  [
    'unspent ones disappear at the end of the turn',
    two({ gems: 7 }),
    ['end'],
    { players: [{ gems: 0 }, { gems: 0 }] },
  ],
]);
rows('Mastery', [
  [
    'stays after the turn; never above 30',
    two({ hand: ['the-grand-architect'], mastery: 27 }),
    ['play the-grand-architect', 'end'],
    { players: [{ mastery: 30 }] },
  ],
]);
rows('Fast-play', [
  [
    'a mercenary of the row, at its cost, goes under the centre deck at the end of the turn',
    two({ gems: 2 }, {}, { row: ['spore-cleric'], center: ['axia', 'evokatus'] }),
    ['fast-play spore-cleric', 'end'],
    { players: [{ gems: 0, discard: [] }], center: ['evokatus', 'spore-cleric'] },
  ],
]);
rows('Power', [
  [
    'unused power disappears where nobody can be attacked',
    two({ power: 4 }, { champions: ['zetta-the-encryptor'] }),
    ['end'],
    { players: [{ power: 0 }, { health: 50 }] },
  ],
]);
rows('Mercenary', [
  [
    'may be recruited as an ally too',
    two({ gems: 2 }, {}, { row: ['spore-cleric'] }),
    [],
    { may: ['recruit spore-cleric', 'fast-play spore-cleric'] },
  ],
]);
rows('Item', [
  [
    'is no faction: a Crystal echoes and unifies nothing',
    two({ hand: ['wraethe-skirmisher', 'leshai-knight'], discard: ['crystal'], played: ['crystal'] }),
    ['play wraethe-skirmisher', 'play leshai-knight'],
    { players: [{ power: 5 }] },
  ],
]);
rows('Recruit', [
  [
    'puts a card of the row into the discard pile, at its cost',
    two({ gems: 4 }, {}, { row: ['evokatus'] }),
    ['recruit evokatus'],
    { players: [{ gems: 0, discard: ['evokatus'], hand: [] }] },
  ],
]);
rows('Opponent', [
  [
    'a partner is none',
    { variant: 'team', players: [{ power: 20 }, {}, {}, { champions: ['evokatus'] }] },
    [],
    { offers: ['end'] },
  ],
]);
rows('Play', [
  [
    'from hand, at no cost',
    two({ hand: ['axia'] }),
    ['play axia'],
    { players: [{ gems: 0, champions: [{ card: 'axia' }] }] },
  ],
]);
rows('Relic', [
  [
    'is not in the centre deck, and one of two is recruited from 10 mastery on',
    two({ mastery: 10 }),
    ['relic praetorian-02'],
    { players: [{ discard: ['praetorian-02'], relics: [] }], box: ['praetorian-01'] },
  ],
]);
rows('Ally', [
  [
    'is discarded from play at the end of the turn',
    two({ hand: ['reactor-drone'] }),
    ['play reactor-drone', 'end'],
    { players: [{ played: [], discard: ['reactor-drone'] }] },
  ],
]);
rows('Copy', [
  [
    'applies all effects of the card that is copied',
    two({ champions: ['taur-arachpriest'], played: ['shardwood-guardian'], deck: ['axia'], health: 30 }),
    ['exhaust taur-arachpriest'],
    { players: [{ power: 2, hand: ['axia'], health: 36 }] },
  ],
]);
rows('Banish', [
  [
    'face up, out of the game',
    two({ hand: ['shadow-apostle', 'blaster'] }),
    ['play shadow-apostle', 'target blaster'],
    { banished: ['blaster'] },
  ],
]);
rows('Destroy', [
  [
    'from play to the discard pile of the same player',
    two({ power: 2 }, { champions: ['evokatus'] }),
    ['attack evokatus 1'],
    { players: [{ discard: [] }, { discard: ['evokatus'] }] },
  ],
]);
rows('Faction', [
  [
    'only effects ask for it',
    two({ hand: ['order-initiate'], played: ['kiln-drone', 'leshai-knight', 'nil-assassin'] }),
    ['play order-initiate'],
    { players: [{ mastery: 2 }] },
  ],
]);
rows('Centre row and deck', [
  [
    'a card that leaves the row is replaced at once',
    two({ gems: 1 }, {}, { row: ['kiln-drone'], center: ['axia'] }),
    ['recruit kiln-drone'],
    { row: ['axia'], center: [] },
  ],
]);
rows('Champion', [
  [
    'stays in play, and an opponent may attack it',
    two({ champions: ['evokatus'] }, {}),
    ['end'],
    { players: [{ champions: [{ card: 'evokatus' }] }], decider: 1 },
  ],
]);
rows('Shield', [
  [
    'blocks attacks on its player, not on champions',
    two({ power: 4 }, { champions: ['evokatus'], hand: ['thorn-zealot'] }),
    ['attack evokatus 1', 'end', 'shield thorn-zealot'],
    { players: [{}, { champions: [], health: 50 }] },
  ],
]);
