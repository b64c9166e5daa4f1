import { rows, two } from '../testkit.js';

rows('Crystal', [
  [
    'gives a gem',
    two({ hand: ['crystal'] }),
    ['play crystal'],
    { players: [{ gems: 1, played: [{ card: 'crystal', fast: false }] }] },
  ],
  [
    'two of them are one option',
    two({ hand: ['crystal', 'crystal'] }),
    [],
    { offers: ['play crystal', 'end'] },
  ],
]);

rows('Blaster', [
  ['gives 1 power', two({ hand: ['blaster'] }), ['play blaster'], { players: [{ power: 1 }] }],
  [
    'what is left of it hits the opponent',
    two({ hand: ['blaster'] }),
    ['play blaster', 'end'],
    { players: [{ power: 0 }, { health: 49 }], decider: 1 },
  ],
]);

rows('Shard Reactor', [
  [
    'gives 2 gems',
    two({ hand: ['shard-reactor'], mastery: 4 }),
    ['play shard-reactor'],
    { players: [{ gems: 2 }] },
  ],
  [
    '3 instead at 5 mastery',
    two({ hand: ['shard-reactor'], mastery: 5 }),
    ['play shard-reactor'],
    { players: [{ gems: 3 }] },
  ],
  [
    'still 3 at 14 mastery',
    two({ hand: ['shard-reactor'], mastery: 14 }),
    ['play shard-reactor'],
    { players: [{ gems: 3 }] },
  ],
  [
    '4 instead at 15 mastery',
    two({ hand: ['shard-reactor'], mastery: 15 }),
    ['play shard-reactor'],
    { players: [{ gems: 4 }] },
  ],
]);

rows('Infinity Shard', [
  [
    'gives 2 power below 10 mastery',
    two({ hand: ['infinity-shard'], mastery: 9 }),
    ['play infinity-shard'],
    { players: [{ power: 2 }] },
  ],
  [
    '3 from 10 to 19',
    two({ hand: ['infinity-shard'], mastery: 19 }),
    ['play infinity-shard'],
    { players: [{ power: 3 }] },
  ],
  [
    '5 from 20 to 29',
    two({ hand: ['infinity-shard'], mastery: 29 }),
    ['play infinity-shard'],
    { players: [{ power: 5 }] },
  ],
  [
    'infinite power at 30',
    two({ hand: ['infinity-shard'], mastery: 30 }),
    ['play infinity-shard'],
    { players: [{ power: 'infinite', mastery: 30 }] },
  ],
  [
    'which no shield stops',
    two(
      { hand: ['infinity-shard'], mastery: 30 },
      { hand: ['cryptofist-monk'], champions: ['praetorian-02'] },
    ),
    ['play infinity-shard', 'end'],
    { asks: null, turn: { winners: [0] }, players: [undefined, { health: 0, out: true }] },
  ],
  [
    'and which pays for any number of champions',
    two({ hand: ['infinity-shard'], mastery: 30 }, { champions: ['zetta-the-encryptor', 'axia'] }),
    ['play infinity-shard', 'attack zetta-the-encryptor 1', 'attack axia 1'],
    { players: [{ power: 'infinite' }, { champions: [], discard: ['axia', 'zetta-the-encryptor'] }] },
  ],
]);
