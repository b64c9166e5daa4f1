import { drawn, resolving, rows, two } from '../../testkit.js';

const QUEEN = { nemesis: 'carapace_queen' };
const husks = (n: number, rest = {}) => ({ ...QUEEN, husks: n, ...rest });
const spell = (name: string) => ({ breaches: [{ spells: [name] }] });

rows('Carapace Queen', [
  ['setup: 2 husks', { ...QUEEN, phase: 'setup', players: [{}, {}] }, [], { nemesis: { husks: 2 } }],
  ['unleash: 2 husks', drawn('slaughter', {}, {}, QUEEN), [], { nemesis: { husks: 2 } }],
  [
    'increased difficulty: 3 husks',
    drawn('slaughter', {}, {}, { ...QUEEN, level: 'expert' }),
    [],
    { nemesis: { husks: 3 } },
  ],
  [
    'each husk beyond 15 costs Gravehold 1',
    drawn('slaughter', {}, {}, husks(14)),
    [],
    { nemesis: { husks: 15 }, gravehold: 26 },
  ],
  [
    'a husk can be hit like a minion; what is too much is lost',
    two(spell('ignite'), {}, husks(3, { phase: 'casting' })),
    ['cast ignite', 'target husk', 'no'],
    { nemesis: { husks: 2, life: 60 }, players: [{ life: 10 }] },
  ],
  [
    'for 1 damage suffered it is spread over several husks',
    two(spell('wildfire_whip'), {}, husks(3, { phase: 'casting' })),
    ['cast wildfire_whip', 'target husk', 'yes', 'number 3'],
    { nemesis: { husks: 0 }, players: [{ life: 9 }] },
  ],
  [
    'over any number of husks',
    two(spell('wildfire_whip'), {}, husks(9, { phase: 'casting' })),
    ['cast wildfire_whip', 'target husk', 'yes'],
    { asks: 'number', offers: ['number 2', 'number 3', 'number 4'] },
  ],
  [
    '1 damage can’t be spread',
    two(spell('spark'), {}, husks(3, { phase: 'casting' })),
    ['cast spark', 'target husk'],
    { nemesis: { husks: 2 } },
  ],
  [
    'prevented damage is no payment',
    two(spell('ignite'), {}, husks(3, { phase: 'casting', prevented: true })),
    ['cast ignite', 'target husk'],
    { nemesis: { husks: 2 } },
  ],
  [
    'the payment of an exhausted player hits Gravehold for 2',
    two({ ...spell('ignite'), life: 0 }, {}, husks(3, { phase: 'casting' })),
    ['cast ignite', 'target husk', 'yes', 'number 2'],
    { nemesis: { husks: 1 }, gravehold: 28 },
  ],
  [
    'who is exhausted by the payment first sees the husks grow',
    two({ ...spell('wildfire_whip'), life: 1 }, {}, husks(2, { phase: 'casting' })),
    ['cast wildfire_whip', 'target husk', 'yes', 'breach 0 II', 'number 4'],
    { nemesis: { husks: 2 }, players: [{ exhausted: true }] },
  ],
]);

rows('Swarm', [
  ['0 to 3 husks: place 4', drawn('endless_throng', {}, {}, husks(3)), [], { nemesis: { husks: 7 } }],
  [
    '4 to 6: a player discards a prepped spell; place 2',
    drawn('endless_throng', spell('spark'), spell('ignite'), husks(4)),
    ['player 1', 'done'],
    { nemesis: { husks: 6 }, players: [{}, { discard: ['ignite'] }] },
  ],
  [
    '4 to 6 without spells: place 2',
    drawn('endless_throng', {}, {}, husks(6)),
    [],
    { nemesis: { husks: 8 } },
  ],
  [
    '7 to 10: Gravehold suffers 5',
    drawn('endless_throng', {}, {}, husks(10)),
    [],
    { gravehold: 25, nemesis: { husks: 10 } },
  ],
  [
    '11 and 12: the lowest life suffers 3; a husk is discarded',
    drawn('endless_throng', { life: 5 }, {}, husks(12)),
    [],
    { nemesis: { husks: 11 }, players: [{ life: 2 }] },
  ],
  [
    '13 and more: the players lose',
    drawn('endless_throng', {}, {}, husks(13)),
    [],
    { asks: null, turn: { winner: 'nemesis' } },
  ],
]);

rows('Broodwomb', [
  ['places a husk', resolving('broodwomb', {}, {}, QUEEN), [], { nemesis: { husks: 1 } }],
  [
    'while there are husks damage to it is prevented and lost',
    two(spell('ignite'), {}, husks(1, { phase: 'casting', inPlay: ['broodwomb'] })),
    ['cast ignite', 'target broodwomb'],
    { nemesis: { inPlay: [{ card: 'broodwomb', life: 5 }], husks: 1 } },
  ],
  [
    'without husks it is hurt',
    two(spell('ignite'), {}, { ...QUEEN, phase: 'casting', inPlay: ['broodwomb'] }),
    ['cast ignite', 'target broodwomb'],
    { nemesis: { inPlay: [{ card: 'broodwomb', life: 3 }] } },
  ],
]);
rows('Endless Throng', [['swarm', drawn('endless_throng', {}, {}, QUEEN), [], { nemesis: { husks: 4 } }]]);
rows('Hatch', [
  [
    'a husk for each card of the turn order discard pile, this turn’s included',
    drawn('hatch', {}, {}, { ...QUEEN, turnOrder: { deck: [0, 1], discard: ['nemesis', 0, 'nemesis', 1] } }),
    [],
    { nemesis: { husks: 4 } },
  ],
]);
rows('Blot the Sun', [
  ['swarm, unleash, swarm', resolving('blot_the_sun', {}, {}, QUEEN), [], { nemesis: { husks: 8 } }],
  [
    'to discard: one player loses 4 charges',
    two({ charges: 4 }, {}, { ...QUEEN, inPlay: ['blot_the_sun'] }),
    ['discard blot_the_sun'],
    { players: [{ charges: 0 }] },
  ],
]);
rows('Foul Multitudes', [
  [
    'immediately unleashes',
    drawn('foul_multitudes', {}, {}, QUEEN),
    [],
    { nemesis: { husks: 2, inPlay: [{ card: 'foul_multitudes', tokens: 3 }] } },
  ],
  ['then swarms', resolving('foul_multitudes', {}, {}, QUEEN), [], { nemesis: { husks: 4 } }],
  [
    'husks have 2 life while it is in play',
    two(spell('spark'), {}, husks(3, { phase: 'casting', inPlay: ['foul_multitudes'] })),
    ['cast spark', 'target husk'],
    { nemesis: { husks: 3, hurtHusks: 1 } },
  ],
  [
    'a husk with damage is another target, and dies of 1 more',
    two(
      { breaches: [{ spells: ['spark'] }, { state: 'open', spells: ['spark'] }] },
      {},
      husks(3, { phase: 'casting', inPlay: ['foul_multitudes'] }),
    ),
    ['cast spark I', 'target husk', 'cast spark II', 'target hurt-husk'],
    { nemesis: { husks: 2, hurtHusks: 0 } },
  ],
  [
    'damage on husks is gone at the end of every turn',
    two(
      spell('spark'),
      {},
      husks(3, { phase: 'casting', inPlay: ['foul_multitudes'], turnOrder: { deck: [1], discard: [0] } }),
    ),
    ['cast spark', 'target husk', 'end'],
    { nemesis: { husks: 3, hurtHusks: 0 } },
  ],
  [
    'spread damage discards as many husks as it can and hurts the rest',
    two(spell('wildfire_whip'), {}, husks(5, { phase: 'casting', inPlay: ['foul_multitudes'] })),
    ['cast wildfire_whip', 'target husk', 'yes', 'number 3'],
    { nemesis: { husks: 4, hurtHusks: 2 } },
  ],
]);
rows('Infest', [
  ['swarm twice', drawn('infest', {}, {}, QUEEN), ['choice 0'], { nemesis: { husks: 6 } }],
  [
    'or any player suffers 4',
    drawn('infest', {}, {}, QUEEN),
    ['choice 1', 'player 0'],
    { players: [{ life: 6 }], nemesis: { husks: 0 } },
  ],
]);
rows('Legion Beacon', [
  ['immediately unleashes twice', drawn('legion_beacon', {}, {}, QUEEN), [], { nemesis: { husks: 4 } }],
  [
    'half of the husks go, rounded up, for 2 damage each; swarm',
    resolving('legion_beacon', {}, {}, husks(5)),
    [],
    { gravehold: 24, nemesis: { husks: 6 } },
  ],
]);
rows('Maggot Engine', [
  [
    'unleashes three times, then comes with twice as much life as there are husks',
    drawn('maggot_engine', {}, {}, husks(1)),
    [],
    { nemesis: { husks: 7, inPlay: [{ card: 'maggot_engine', life: 14 }] } },
  ],
  [
    'swarms',
    two(
      {},
      {},
      {
        ...QUEEN,
        phase: 'nemesis',
        inPlay: [{ card: 'maggot_engine', life: 4 }],
        nemesisDeck: ['needlemaw'],
      },
    ),
    [],
    { nemesis: { husks: 4 } },
  ],
]);
rows('Spawn', [['swarm, unleash, swarm', drawn('spawn', {}, {}, QUEEN), [], { nemesis: { husks: 8 } }]]);
