import { rows, two } from '../testkit.js';

rows('Praetorian-01', [
  [
    'gives 8 power',
    two({ hand: ['praetorian-01'], mastery: 19 }),
    ['play praetorian-01'],
    { players: [{ power: 8 }] },
  ],
  [
    '12 instead at 20 mastery',
    two({ hand: ['praetorian-01'], mastery: 20 }),
    ['play praetorian-01'],
    { players: [{ power: 12 }] },
  ],
  [
    'returns from the discard pile when its player plays a champion, after its effect',
    two({ hand: ['evokatus'], deck: ['blaster'], discard: ['praetorian-01'] }),
    ['play evokatus'],
    { players: [{ hand: ['blaster', 'praetorian-01'], discard: [] }] },
  ],
  [
    'not when that effect has shuffled it into the deck',
    two(
      { hand: ['evokatus'], deck: [], pad: false, discard: ['praetorian-01', 'crystal'], mastery: 3 },
      {},
      { seed: 2 },
    ),
    ['play evokatus'],
    {
      players: [{ discard: [] }],
      also: (s) => {
        const { hand, deck } = s.view().players[0]!;
        if (hand.length + deck.length !== 2 || hand.length !== 1)
          throw new Error('more than the drawn card came to hand');
      },
    },
  ],
  [
    'not from the play zone',
    two({ hand: ['axia'], played: ['praetorian-01'] }),
    ['play axia'],
    { players: [{ hand: [] }] },
  ],
  [
    'activating a champion is not playing it',
    two({ champions: ['axia'], discard: ['praetorian-01'] }),
    ['exhaust axia'],
    { players: [{ hand: [], discard: ['praetorian-01'] }] },
  ],
  [
    'a champion that goes straight into play is played',
    two({ gems: 2, discard: ['praetorian-01'] }, {}, { row: ['primus-pilus'], redirects: 1 }),
    ['recruit primus-pilus'],
    { players: [{ hand: ['praetorian-01'] }] },
  ],
  [
    "an opponent's champion does not call it",
    two({ hand: ['axia'] }, { discard: ['praetorian-01'] }),
    ['play axia'],
    { players: [{}, { discard: ['praetorian-01'] }] },
  ],
]);

rows('Praetorian-02', [
  [
    'blocks 3 whenever its player is attacked',
    two({ power: 5 }, { champions: ['praetorian-02'], mastery: 19 }),
    ['end'],
    { players: [{}, { health: 48, shield: 3 }], decider: 1 },
  ],
  [
    '6 instead at 20 mastery',
    two({ power: 7 }, { champions: ['praetorian-02'], mastery: 20 }),
    ['end'],
    { players: [{}, { health: 49, shield: 6 }] },
  ],
  [
    'beside shields from hand',
    two({ power: 7 }, { champions: ['praetorian-02'], hand: ['thorn-zealot'] }),
    ['end', 'shield thorn-zealot'],
    { players: [{}, { health: 49 }] },
  ],
  [
    'has no shield in hand',
    two({ power: 5 }, { hand: ['praetorian-02'] }),
    ['end'],
    { players: [{}, { health: 45 }], decider: 1 },
  ],
  [
    'can be attacked with 9',
    two({ power: 9 }, { champions: ['praetorian-02'] }),
    ['attack praetorian-02 1'],
    { players: [{ power: 0 }, { champions: [] }] },
  ],
]);

rows('The Heart of Nothing', [
  [
    'gives 5 power',
    two({ hand: ['the-heart-of-nothing'], mastery: 19 }),
    ['play the-heart-of-nothing'],
    { players: [{ power: 5 }], turn: { heart: true } },
  ],
  [
    'and 5 more at 20 mastery',
    two({ hand: ['the-heart-of-nothing'], mastery: 20 }),
    ['play the-heart-of-nothing'],
    { players: [{ power: 10 }] },
  ],
  [
    '3 more cards at the end of a turn with 10 damage',
    two({ hand: ['the-heart-of-nothing'], power: 5 }),
    ['play the-heart-of-nothing', 'end'],
    {
      players: [
        { hand: Array.from({ length: 8 }, (_, i) => (i === 0 ? 'crystal' : `crystal#${i + 1}`)) },
        { health: 40 },
      ],
    },
  ],
  [
    'blocked damage does not count',
    two({ hand: ['the-heart-of-nothing'], power: 5 }, { hand: ['korvus-legionnaire'] }),
    ['play the-heart-of-nothing', 'end', 'shield korvus-legionnaire'],
    { players: [{ hand: ['crystal', 'crystal#2', 'crystal#3', 'crystal#4', 'crystal#5'] }, { health: 42 }] },
  ],
  [
    'damage to two opponents is not added up',
    { players: [{ hand: ['the-heart-of-nothing'], power: 10 }, {}, {}] },
    ['play the-heart-of-nothing', 'end', 'assign 1 7'],
    {
      also: (s) => {
        if (s.view().players[0]!.hand.length !== 5) throw new Error('more cards');
      },
      decider: 1,
    },
  ],
  [
    'copied it still gives 3',
    two({ hand: ['ojas-genesis-druid'], played: ['the-heart-of-nothing'], power: 5 }),
    ['play ojas-genesis-druid', 'end'],
    {
      also: (s) => {
        if (s.view().players[0]!.hand.length !== 8) throw new Error('not 8 cards');
      },
      players: [{}, { health: 40 }],
    },
  ],
]);

rows('The World Piercer', [
  [
    'gives 2 mastery and returns a mercenary',
    two({ hand: ['the-world-piercer'], discard: ['nil-assassin', 'crystal'] }),
    ['play the-world-piercer'],
    { players: [{ mastery: 2, hand: ['nil-assassin'] }] },
  ],
  [
    'asks which',
    two({ hand: ['the-world-piercer'], discard: ['nil-assassin', 'the-lost'] }),
    ['play the-world-piercer'],
    { asks: 'target the-world-piercer' },
  ],
  [
    'all at 20 mastery, its own counted',
    two({ hand: ['the-world-piercer'], discard: ['nil-assassin', 'crystal', 'the-lost'], mastery: 18 }),
    ['play the-world-piercer'],
    { players: [{ mastery: 20, hand: ['nil-assassin', 'the-lost'], discard: ['crystal'] }] },
  ],
]);

rows('Datic Robes', [
  [
    'draw a card',
    two({ hand: ['datic-robes'], deck: ['blaster'], mastery: 19 }),
    ['play datic-robes'],
    { players: [{ hand: ['blaster'] }] },
  ],
  [
    '2 instead at 20 mastery',
    two({ hand: ['datic-robes'], deck: ['blaster', 'axia'], mastery: 20 }),
    ['play datic-robes'],
    { players: [{ hand: ['blaster', 'axia'] }] },
  ],
  [
    "block their player's mastery from hand",
    two({ power: 20 }, { hand: ['datic-robes'], mastery: 13 }),
    ['end', 'shield datic-robes'],
    { players: [{}, { health: 43 }] },
  ],
  [
    'without mastery they block nothing',
    two({ power: 20 }, { hand: ['datic-robes'], mastery: 0 }),
    ['end'],
    { players: [{}, { health: 30 }], decider: 1 },
  ],
]);

rows('Terminal Crescents', [
  [
    'give 1 mastery, then half of it as power, rounded up',
    two({ hand: ['terminal-crescents'], mastery: 10 }),
    ['play terminal-crescents'],
    { players: [{ mastery: 11, power: 6 }] },
  ],
  [
    'all of it at 20 mastery, their own counted',
    two({ hand: ['terminal-crescents'], mastery: 19 }),
    ['play terminal-crescents'],
    { players: [{ mastery: 20, power: 20 }] },
  ],
]);

rows('Entropic Talons', [
  [
    'draw 2 cards, and health gives power',
    two({ hand: ['entropic-talons', 'spore-cleric'], deck: ['blaster', 'crystal'], health: 40 }),
    ['play entropic-talons', 'play spore-cleric'],
    { players: [{ hand: ['blaster', 'crystal'], health: 44, power: 4 }], turn: { talons: true } },
  ],
  [
    'also at full health',
    two({ hand: ['spore-cleric'], health: 48 }, {}, { talons: true }),
    ['play spore-cleric'],
    { players: [{ health: 50, power: 4 }] },
  ],
  [
    '10 health at 20 mastery, which gives power too',
    two({ hand: ['entropic-talons'], mastery: 20, health: 45 }),
    ['play entropic-talons'],
    { players: [{ health: 50, power: 10 }] },
  ],
  [
    'health gained before does not count',
    two({ hand: ['entropic-talons', 'spore-cleric'], health: 40 }),
    ['play spore-cleric', 'play entropic-talons'],
    { players: [{ power: 0 }] },
  ],
  [
    'copied they do not give twice as much',
    two(
      { hand: ['spore-cleric', 'ojas-genesis-druid'], played: ['entropic-talons'], health: 20 },
      {},
      { talons: true },
    ),
    ['play ojas-genesis-druid', 'play spore-cleric'],
    { players: [{ power: 4 }] },
  ],
  ['only for the turn', two({}, {}, { talons: true }), ['end'], { turn: { talons: false } }],
]);

rows('Panconscious Crown', [
  [
    'gives 2 mastery and 2 health',
    two({ hand: ['panconscious-crown', 'spore-cleric'], mastery: 17, health: 10 }),
    ['play panconscious-crown'],
    { players: [{ mastery: 19, health: 12 }] },
  ],
  [
    '50 health at 20 mastery with Unify',
    two({ hand: ['panconscious-crown', 'spore-cleric'], mastery: 18, health: 10 }),
    ['play panconscious-crown'],
    { players: [{ mastery: 20, health: 50 }] },
  ],
  [
    'not without Unify',
    two({ hand: ['panconscious-crown'], mastery: 18, health: 10 }),
    ['play panconscious-crown'],
    { players: [{ health: 12 }] },
  ],
]);
