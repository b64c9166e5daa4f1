import { rows, two } from '../testkit.js';

rows('Aetherbreaker', [
  [
    'gives 4 power',
    two({ hand: ['aetherbreaker'], mastery: 9 }),
    ['play aetherbreaker'],
    { players: [{ power: 4 }] },
  ],
  [
    '8 instead at 10 mastery',
    two({ hand: ['aetherbreaker'], mastery: 10 }),
    ['play aetherbreaker'],
    { players: [{ power: 8 }] },
  ],
]);

rows("Fao Cu'tul, The Formless", [
  [
    'gives 2 power',
    two({ champions: ['fao-cutul-the-formless'], power: 5, mastery: 19 }),
    ['exhaust fao-cutul-the-formless'],
    { players: [{ power: 7 }] },
  ],
  [
    'at 20 mastery then doubles it',
    two({ champions: ['fao-cutul-the-formless'], power: 5, mastery: 20 }),
    ['exhaust fao-cutul-the-formless'],
    { players: [{ power: 14 }] },
  ],
  [
    'infinite power stays infinite',
    two({ champions: ['fao-cutul-the-formless'], power: 'infinite', mastery: 20 }),
    ['exhaust fao-cutul-the-formless'],
    { players: [{ power: 'infinite' }] },
  ],
]);

rows('Li Hin, The Shattered', [
  [
    'gives 1 power',
    two({ champions: ['li-hin-the-shattered'] }),
    ['exhaust li-hin-the-shattered'],
    { players: [{ power: 1 }] },
  ],
  [
    'cannot be attacked',
    two({ power: 'infinite' }, { champions: ['li-hin-the-shattered'] }),
    [],
    { offers: ['end'] },
  ],
  [
    'can be destroyed',
    two({ hand: ['thorn-zealot', 'spore-cleric'] }, { champions: ['li-hin-the-shattered'] }),
    ['play thorn-zealot'],
    { players: [{}, { champions: [] }] },
  ],
]);

rows('Nil Assassin', [
  ['gives 5 power', two({ hand: ['nil-assassin'] }), ['play nil-assassin'], { players: [{ power: 5 }] }],
  [
    'fast-played it goes under the centre deck',
    two({ gems: 2 }, {}, { row: ['nil-assassin'], center: ['crystal', 'blaster'] }),
    ['fast-play nil-assassin', 'end'],
    { players: [{ discard: [] }, { health: 45 }], center: ['blaster', 'nil-assassin'], row: ['crystal'] },
  ],
]);

rows('Scion of Nothingness', [
  [
    'gives 3 power',
    two({ hand: ['scion-of-nothingness'] }),
    ['play scion-of-nothingness'],
    { players: [{ power: 3 }] },
  ],
  [
    'and 2 for each Wraethe card in the discard pile',
    two({
      hand: ['scion-of-nothingness'],
      discard: ['nil-assassin', 'li-hin-the-shattered', 'crystal'],
      played: ['the-lost'],
    }),
    ['play scion-of-nothingness'],
    { players: [{ power: 7 }] },
  ],
]);

rows('Shadebound Sentry', [
  [
    'gives 3 power and returns a mercenary',
    two({ hand: ['shadebound-sentry'], discard: ['spore-cleric', 'crystal'] }),
    ['play shadebound-sentry'],
    { players: [{ power: 3, hand: ['spore-cleric'] }] },
  ],
  [
    'asks which of several',
    two({ hand: ['shadebound-sentry'], discard: ['spore-cleric', 'nil-assassin'] }),
    ['play shadebound-sentry', 'target nil-assassin'],
    { players: [{ hand: ['nil-assassin'], discard: ['spore-cleric'] }] },
  ],
  [
    'played mercenaries are not in the discard pile yet',
    two({ hand: ['shadebound-sentry'], played: ['nil-assassin'] }),
    ['play shadebound-sentry'],
    { players: [{ power: 3, hand: [] }] },
  ],
]);

rows('Shadow Apostle', [
  [
    'gives 2 power, and a card may be banished from the hand',
    two({ hand: ['shadow-apostle', 'crystal'] }),
    ['play shadow-apostle', 'target crystal hand'],
    { players: [{ power: 2, hand: [] }], banished: ['crystal'] },
  ],
  [
    'or from the discard pile, or none',
    two({ hand: ['shadow-apostle', 'crystal'], discard: ['crystal', 'blaster'] }),
    ['play shadow-apostle'],
    {
      asks: 'target shadow-apostle',
      offers: ['target crystal hand', 'target crystal#2 discard', 'target blaster discard', 'done'],
    },
  ],
  [
    'none may be left',
    two({ hand: ['shadow-apostle', 'crystal'] }),
    ['play shadow-apostle', 'done'],
    { players: [{ hand: ['crystal'] }], banished: [] },
  ],
]);

rows('Umbral Scourge', [
  [
    'gives 1 mastery, and a card may be banished',
    two({ hand: ['umbral-scourge'], discard: ['crystal'] }),
    ['play umbral-scourge', 'target crystal discard'],
    { players: [{ mastery: 1, discard: [] }], banished: ['crystal'] },
  ],
  [
    'nothing is asked where there is nothing',
    two({ hand: ['umbral-scourge'] }),
    ['play umbral-scourge'],
    { players: [{ mastery: 1 }] },
  ],
]);

rows('Wraethe Skirmisher', [
  [
    'gives 2 power',
    two({ hand: ['wraethe-skirmisher'], played: ['nil-assassin'] }),
    ['play wraethe-skirmisher'],
    { players: [{ power: 2 }] },
  ],
  [
    '6 instead with a Wraethe card in the discard pile',
    two({ hand: ['wraethe-skirmisher'], discard: ['nil-assassin'] }),
    ['play wraethe-skirmisher'],
    { players: [{ power: 6 }] },
  ],
  [
    "the opponent's discard pile does not count",
    two({ hand: ['wraethe-skirmisher'] }, { discard: ['nil-assassin'] }),
    ['play wraethe-skirmisher'],
    { players: [{ power: 2 }] },
  ],
]);

rows('Zara Ra, Soulflayer', [
  [
    'gives 4 power and 1 mastery',
    two({ hand: ['zara-ra-soulflayer', 'crystal'], mastery: 8 }),
    ['play zara-ra-soulflayer'],
    { players: [{ power: 4, mastery: 9, hand: ['crystal'] }] },
  ],
  [
    'at 10 mastery, its own counted, one card of the hand and one of the discard pile',
    two({ hand: ['zara-ra-soulflayer', 'crystal'], discard: ['blaster'], mastery: 9 }),
    ['play zara-ra-soulflayer', 'target crystal hand', 'target blaster discard'],
    { players: [{ hand: [], discard: [] }], banished: ['blaster', 'crystal'] },
  ],
  [
    'no more than two',
    two({ hand: ['zara-ra-soulflayer', 'crystal', 'crystal', 'crystal'], mastery: 9 }),
    ['play zara-ra-soulflayer', 'target crystal', 'target crystal#2'],
    { players: [{ hand: ['crystal#3'] }] },
  ],
  [
    'one is enough',
    two({ hand: ['zara-ra-soulflayer', 'crystal', 'crystal'], mastery: 9 }),
    ['play zara-ra-soulflayer', 'target crystal', 'done'],
    { players: [{ hand: ['crystal#2'] }] },
  ],
]);

rows('Zen Chi Set, Godkiller', [
  [
    'gives 3 power and returns a Wraethe card of any type',
    two({ champions: ['zen-chi-set-godkiller'], discard: ['li-hin-the-shattered', 'axia'] }),
    ['exhaust zen-chi-set-godkiller'],
    { players: [{ power: 3, hand: ['li-hin-the-shattered'] }] },
  ],
  [
    'without one only gives power',
    two({ champions: ['zen-chi-set-godkiller'], discard: ['axia'] }),
    ['exhaust zen-chi-set-godkiller'],
    { players: [{ power: 3, hand: [] }] },
  ],
]);

rows('Pall Shades', [
  [
    'draw a card',
    two({ hand: ['pall-shades'], deck: ['blaster'] }),
    ['play pall-shades'],
    { players: [{ power: 0, hand: ['blaster'] }] },
  ],
  [
    'and give 3 power with Echo',
    two({ hand: ['pall-shades'], deck: ['blaster'], discard: ['the-lost'] }),
    ['play pall-shades'],
    { players: [{ power: 3, hand: ['blaster'] }] },
  ],
]);

rows('Ru Bo Vai, The Transcendant', [
  [
    'gives 4 power',
    two({ champions: ['ru-bo-vai-the-transcendant'], mastery: 9 }),
    ['exhaust ru-bo-vai-the-transcendant'],
    { players: [{ power: 4 }], turn: { ignoreShields: false } },
  ],
  [
    'at 10 mastery shields do not block this turn',
    two({ champions: ['ru-bo-vai-the-transcendant'], mastery: 10 }, { hand: ['cryptofist-monk'] }),
    ['exhaust ru-bo-vai-the-transcendant', 'end'],
    { players: [{}, { health: 46 }], turn: { ignoreShields: false } },
  ],
  [
    'nor do those in play',
    two({ champions: ['ru-bo-vai-the-transcendant'], mastery: 10 }, { champions: ['praetorian-02'] }),
    ['exhaust ru-bo-vai-the-transcendant', 'end'],
    { players: [{}, { health: 46 }] },
  ],
  [
    'unused it changes nothing',
    two({ champions: ['ru-bo-vai-the-transcendant'], mastery: 10, power: 4 }, { hand: ['cryptofist-monk'] }),
    ['end'],
    { asks: 'shield', decider: 1 },
  ],
]);

rows('The Lost', [
  ['give 6 power', two({ hand: ['the-lost', 'crystal'] }), ['play the-lost'], { players: [{ power: 6 }] }],
  [
    'and let Ko Syn Wu banish a card',
    two({ leader: 'ko-syn-wu', hand: ['the-lost', 'crystal'] }),
    ['play the-lost', 'target crystal hand'],
    { players: [{ power: 6, hand: [] }], banished: ['crystal'] },
  ],
]);
