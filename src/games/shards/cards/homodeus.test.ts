import { expect } from 'vitest';
import { offers, rows, two } from '../testkit.js';

rows('Drakonarius', [
  [
    'gives 6 power',
    two({ champions: ['drakonarius'] }),
    ['exhaust drakonarius'],
    { players: [{ power: 6 }], mayNot: ['exhaust drakonarius'] },
  ],
  [
    'cannot be attacked beside General Decurion',
    two({ power: 9 }, { champions: ['drakonarius', 'general-decurion'] }),
    [],
    { offers: ['attack general-decurion 1', 'end'] },
  ],
  [
    'can be without him',
    two({ power: 2 }, { champions: ['drakonarius'] }),
    ['attack drakonarius 1'],
    { players: [{ power: 0 }, { discard: ['drakonarius'] }] },
  ],
  [
    'and once he is gone',
    two({ power: 9 }, { champions: ['drakonarius', 'general-decurion'] }),
    ['attack general-decurion 1', 'attack drakonarius 1'],
    { players: [{ power: 0 }, { champions: [] }] },
  ],
]);

rows('Evokatus', [
  [
    'draws a card when played',
    two({ hand: ['evokatus'], deck: ['blaster'] }),
    ['play evokatus'],
    { players: [{ hand: ['blaster'], champions: [{ card: 'evokatus', played: true, exhausted: false }] }] },
  ],
  [
    'gives 1 power for each Homodeus champion, itself included, and draws nothing',
    two({ champions: ['evokatus', 'axia', 'li-hin-the-shattered'] }),
    ['exhaust evokatus'],
    { players: [{ power: 2, hand: [] }] },
  ],
  [
    'may be used in the turn in which it came',
    two({ hand: ['evokatus'], deck: [] }),
    ['play evokatus', 'exhaust evokatus'],
    { players: [{ power: 1 }] },
  ],
]);

rows('General Decurion', [
  [
    'gives 3 gems',
    two({ champions: ['general-decurion'], mastery: 19, played: ['reactor-drone'] }),
    ['exhaust general-decurion'],
    { players: [{ gems: 3 }], turn: { copyHomodeus: false } },
  ],
  [
    'at 20 mastery copies the Homodeus allies played before',
    two(
      {
        champions: ['general-decurion'],
        mastery: 20,
        played: ['reactor-drone', 'nil-assassin', { card: 'venator-of-the-wastes', fast: true }],
      },
      { mastery: 5 },
    ),
    ['exhaust general-decurion'],
    { players: [{ gems: 6, power: 4 }, { mastery: 3 }] },
  ],
  [
    'and later ones when they are played',
    two({ champions: ['general-decurion'], mastery: 20, hand: ['reactor-drone', 'crystal'] }),
    ['exhaust general-decurion', 'play reactor-drone', 'play crystal'],
    { players: [{ gems: 10 }] },
  ],
  [
    'in the order in which they were played',
    two({
      champions: ['general-decurion'],
      mastery: 20,
      played: ['limiter-drones', 'mining-drones'],
      hand: ['blaster'],
    }),
    ['exhaust general-decurion'],
    { asks: 'target general-decurion', players: [{ gems: 3 }] },
  ],
  [
    'a relic ally counts, a champion does not',
    two({ champions: ['general-decurion', 'evokatus'], mastery: 20, played: ['praetorian-01'] }),
    ['exhaust general-decurion'],
    { players: [{ power: 12, gems: 3 }] },
  ],
  [
    'the effect of an earlier turn is over',
    two({}, { champions: ['general-decurion'], mastery: 20 }, { copyHomodeus: true }),
    ['end'],
    { turn: { copyHomodeus: false }, decider: 1 },
  ],
]);

rows('Kiln Drone', [
  ['gives 2 gems', two({ hand: ['kiln-drone'] }), ['play kiln-drone'], { players: [{ gems: 2 }] }],
  [
    '4 instead with any champion in play',
    two({ hand: ['kiln-drone'], champions: ['giga-source-adept'] }),
    ['play kiln-drone'],
    { players: [{ gems: 4 }] },
  ],
  [
    "an opponent's champion does not inspire",
    two({ hand: ['kiln-drone'] }, { champions: ['axia'] }),
    ['play kiln-drone'],
    { players: [{ gems: 2 }] },
  ],
]);

rows('Korvus Legionnaire', [
  [
    'gives 2 power and returns the only champion',
    two({ hand: ['korvus-legionnaire'], discard: ['crystal', 'axia'] }),
    ['play korvus-legionnaire'],
    { players: [{ power: 2, hand: ['axia'], discard: ['crystal'] }] },
  ],
  [
    'asks which of several',
    two({ hand: ['korvus-legionnaire'], discard: ['evokatus', 'axia', 'axia'] }),
    ['play korvus-legionnaire'],
    { asks: 'target korvus-legionnaire', offers: ['target evokatus discard', 'target axia discard'] },
  ],
  [
    'without a champion only gives power',
    two({ hand: ['korvus-legionnaire'], discard: ['crystal'] }),
    ['play korvus-legionnaire'],
    { players: [{ power: 2, discard: ['crystal'] }] },
  ],
  [
    'blocks 2 from hand',
    two({ power: 5 }, { hand: ['korvus-legionnaire'] }),
    ['end', 'shield korvus-legionnaire'],
    { players: [undefined, { health: 47, hand: ['korvus-legionnaire'] }] },
  ],
]);

rows('Mining Drones', [
  [
    'gives a gem and draws a card',
    two({ hand: ['mining-drones'], deck: ['blaster'] }),
    ['play mining-drones'],
    { players: [{ gems: 1, hand: ['blaster'] }] },
  ],
  [
    'draws nothing where there is nothing',
    two({ hand: ['mining-drones'], deck: [], pad: false }),
    ['play mining-drones'],
    { players: [{ gems: 1, hand: [] }] },
  ],
]);

rows('Numeri Drones', [
  [
    'give a gem, and the next Homodeus champion goes straight into play',
    two(
      { champions: ['numeri-drones'], gems: 3, deck: ['blaster'] },
      {},
      { row: ['evokatus', 'crystal'], center: ['nil-assassin'] },
    ),
    ['exhaust numeri-drones', 'recruit evokatus'],
    {
      players: [
        {
          gems: 0,
          hand: ['blaster'],
          champions: [{ card: 'numeri-drones' }, { card: 'evokatus', played: true }],
        },
      ],
      row: ['nil-assassin', 'crystal'],
      turn: { redirects: 0 },
    },
  ],
  [
    'which may be used at once',
    two({ champions: ['numeri-drones'], gems: 3 }, {}, { row: ['evokatus'] }),
    ['exhaust numeri-drones', 'recruit evokatus', 'exhaust evokatus'],
    { players: [{ power: 2 }] },
  ],
  [
    'other champions go to the discard pile and do not use it up',
    two(
      { champions: ['numeri-drones'], gems: 9 },
      {},
      { row: ['giga-source-adept', 'primus-pilus', 'optio-crusher'] },
    ),
    ['exhaust numeri-drones', 'recruit giga-source-adept', 'recruit primus-pilus'],
    {
      players: [
        { discard: ['giga-source-adept'], champions: [{ card: 'numeri-drones' }, { card: 'primus-pilus' }] },
      ],
      turn: { redirects: 0 },
    },
  ],
  [
    'two of them redirect two',
    two(
      { champions: ['numeri-drones', 'numeri-drones'], gems: 6 },
      {},
      { row: ['primus-pilus', 'optio-crusher'] },
    ),
    ['exhaust numeri-drones', 'exhaust numeri-drones', 'recruit primus-pilus', 'recruit optio-crusher'],
    { players: [{ discard: [], gems: 1 }] },
  ],
  [
    'Portal Monk’s recruit is redirected too',
    two({ hand: ['portal-monk'] }, {}, { row: ['evokatus'], redirects: 1 }),
    ['play portal-monk'],
    { players: [{ champions: [{ card: 'evokatus', played: true }] }], turn: { redirects: 0 } },
  ],
  [
    'but not one that goes to the hand',
    two({ hand: ['portal-monk'], mastery: 15 }, {}, { row: ['evokatus'], redirects: 1 }),
    ['play portal-monk'],
    { players: [{ hand: ['evokatus'], champions: [] }], turn: { redirects: 1 } },
  ],
  [
    'nor a relic',
    two({ mastery: 10 }, {}, { redirects: 1 }),
    ['relic praetorian-02'],
    { players: [{ discard: ['praetorian-02'], champions: [] }], turn: { redirects: 1 } },
  ],
  ['it ends with the turn', two({}, {}, { redirects: 1 }), ['end'], { turn: { redirects: 0 } }],
]);

rows('Optio Crusher', [
  [
    'gives 3 power',
    two({ champions: ['optio-crusher'], mastery: 9 }),
    ['exhaust optio-crusher'],
    { players: [{ power: 3 }] },
  ],
  [
    '5 instead at 10 mastery',
    two({ champions: ['optio-crusher'], mastery: 10 }),
    ['exhaust optio-crusher'],
    { players: [{ power: 5 }] },
  ],
]);

rows('Primus Pilus', [
  [
    'draws 2 cards with three Homodeus champions, itself included',
    two({ champions: ['primus-pilus', 'axia', 'evokatus'] }),
    ['exhaust primus-pilus'],
    { players: [{ hand: ['crystal', 'crystal#2'] }] },
  ],
  [
    'draws none with fewer',
    two({ champions: ['primus-pilus', 'axia', 'li-hin-the-shattered'] }),
    ['exhaust primus-pilus'],
    { players: [{ hand: [], champions: [{ exhausted: true }, {}, {}] }] },
  ],
]);

rows('Reactor Drone', [
  ['gives 3 gems', two({ hand: ['reactor-drone'] }), ['play reactor-drone'], { players: [{ gems: 3 }] }],
  [
    'which may be spent at any time in the turn',
    two({ hand: ['reactor-drone', 'command-seer'] }, {}, { row: ['aetherbreaker'] }),
    ['play reactor-drone', 'focus', 'play command-seer', 'recruit aetherbreaker'],
    { players: [{ gems: 0, mastery: 1, discard: ['aetherbreaker'] }] },
  ],
]);

rows('Venator of the Wastes', [
  [
    'gives 4 power',
    two({ hand: ['venator-of-the-wastes'] }, { mastery: 5 }),
    ['play venator-of-the-wastes'],
    { players: [{ power: 4 }, { mastery: 5 }] },
  ],
  [
    'inspired, the opponent loses 2 mastery',
    two({ hand: ['venator-of-the-wastes'], champions: ['axia'] }, { mastery: 5 }),
    ['play venator-of-the-wastes'],
    { players: [{ power: 4 }, { mastery: 3 }] },
  ],
  [
    'never below 0',
    two({ hand: ['venator-of-the-wastes'], champions: ['axia'] }, { mastery: 1 }),
    ['play venator-of-the-wastes'],
    { players: [{}, { mastery: 0 }] },
  ],
  [
    'one of several is chosen',
    { players: [{ hand: ['venator-of-the-wastes'], champions: ['axia'] }, { mastery: 5 }, { mastery: 6 }] },
    ['play venator-of-the-wastes', 'player 2'],
    { players: [{}, { mastery: 5 }, { mastery: 4 }] },
  ],
  [
    'also when fast-played',
    two({ gems: 4, champions: ['axia'] }, { mastery: 5 }, { row: ['venator-of-the-wastes'] }),
    ['fast-play venator-of-the-wastes'],
    { players: [{ gems: 0, power: 4 }, { mastery: 3 }] },
  ],
]);

rows('Axia', [
  ['gives 7 power', two({ champions: ['axia'] }), ['exhaust axia'], { players: [{ power: 7 }] }],
  [
    'costs 1 less for each Homodeus champion',
    two({ gems: 5, champions: ['evokatus', 'primus-pilus', 'systema-ai'] }, {}, { row: ['axia'] }),
    ['recruit axia'],
    { players: [{ gems: 0, discard: ['axia'] }] },
  ],
  [
    'for others it is as dear as ever',
    two({ gems: 6 }, { champions: ['evokatus'] }, { row: ['axia'] }),
    [],
    { mayNot: ['recruit axia'] },
  ],
  [
    'and never costs less than nothing',
    two(
      {
        gems: 0,
        champions: [
          'evokatus',
          'evokatus',
          'evokatus',
          'evokatus',
          'evokatus',
          'evokatus',
          'evokatus',
          'evokatus',
        ],
      },
      {},
      { row: ['axia'] },
    ),
    [],
    { also: (s) => expect(s.options().find(({ kind }) => kind === 'recruit')?.value).toBe(0) },
  ],
  [
    'its cost stays 7 for Portal Monk',
    two({ hand: ['portal-monk'], champions: ['evokatus', 'evokatus'] }, {}, { row: ['axia'] }),
    ['play portal-monk'],
    { players: [{ discard: [] }], row: ['axia'] },
  ],
]);

rows('Limiter Drones', [
  [
    'only draw a card without a champion',
    two({ hand: ['limiter-drones', 'crystal'], deck: ['blaster'] }),
    ['play limiter-drones'],
    { players: [{ hand: ['crystal', 'blaster'] }] },
  ],
  [
    'inspired, a card may be banished before',
    two({ hand: ['limiter-drones', 'crystal'], deck: ['blaster'], champions: ['axia'] }),
    ['play limiter-drones', 'target crystal hand'],
    { players: [{ hand: ['blaster'] }], banished: ['crystal'] },
  ],
  [
    'or not',
    two({ hand: ['limiter-drones', 'crystal'], deck: ['blaster'], champions: ['axia'] }),
    ['play limiter-drones', 'done'],
    { players: [{ hand: ['crystal', 'blaster'] }], banished: [] },
  ],
  [
    'nothing to banish is not asked',
    two({ hand: ['limiter-drones'], deck: ['blaster'], champions: ['axia'] }),
    ['play limiter-drones'],
    { players: [{ hand: ['blaster'] }] },
  ],
]);

rows('Ferrata Guard', [
  [
    'gives a gem for each Homodeus champion, itself included',
    two({ champions: ['ferrata-guard', 'axia'] }),
    ['exhaust ferrata-guard'],
    { players: [{ gems: 2 }] },
  ],
  [
    "Decima's champions have 2 more defense",
    two({ champions: ['ferrata-guard', 'li-hin-the-shattered'] }),
    [],
    { players: [{ champions: [{ defense: 6 }, { defense: 3 }] }] },
  ],
  [
    'two of them give 4',
    two({ champions: ['ferrata-guard', 'ferrata-guard'] }),
    [],
    { players: [{ champions: [{ defense: 8 }, { defense: 8 }] }] },
  ],
  [
    'which has to be paid',
    two({ leader: 'tetra', power: 5 }, { leader: 'decima', champions: ['ferrata-guard'] }),
    [],
    { offers: ['end'] },
  ],
  [
    'other leaders have none',
    two({ leader: 'tetra', power: 5 }, { leader: 'volos', champions: ['ferrata-guard'] }),
    ['attack ferrata-guard 1'],
    { players: [{ power: 1 }] },
  ],
]);

rows('a champion without an effect to exhaust', [
  [
    'is not offered',
    two({ champions: ['zetta-the-encryptor', 'praetorian-02'] }),
    [],
    { also: (s) => expect(offers(s)).toEqual(['end']) },
  ],
]);
