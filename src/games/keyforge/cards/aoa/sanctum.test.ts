import { cardRows } from '../../testrows.js';

const card = cardRows('sanctum');

card(
  'Abond the Armorsmith',
  [
    'gives each other friendly creature 1 armor',
    {
      you: { line: ['abond-the-armorsmith', 'troll', 'raiding-knight'] },
      foe: { line: ['krump'] },
    },
    [],
    {
      cards: {
        'abond-the-armorsmith': { armor: 0 },
        troll: { armor: 1 },
        'raiding-knight': { armor: 3 },
        krump: { armor: 0 },
      },
    },
  ],
  [
    'gives them 1 more for the turn, also those that come later',
    {
      you: { line: ['abond-the-armorsmith', 'troll'], hand: ['raiding-knight'] },
      foe: { line: ['krump'] },
    },
    ['action abond-the-armorsmith', 'play raiding-knight', 'flank right'],
    {
      cards: {
        'abond-the-armorsmith': { armor: 0, exhausted: true },
        troll: { armor: 2 },
        'raiding-knight': { armor: 4 },
        krump: { armor: 0 },
      },
    },
  ],
  [
    'takes that armor back when the turn ends',
    { you: { line: ['abond-the-armorsmith', 'troll'] } },
    ['action abond-the-armorsmith', 'end'],
    { asks: 'house', cards: { troll: { armor: 1 } } },
  ],
);

card(
  'Aubade the Grim',
  [
    'captures 3 æmber when played',
    { you: { hand: ['aubade-the-grim'], amber: 1 }, foe: { amber: 5 } },
    ['play aubade-the-grim'],
    { amber: [1, 2], cards: { 'aubade-the-grim': { amber: 3 } } },
  ],
  [
    'captures what there is',
    { you: { hand: ['aubade-the-grim'] }, foe: { amber: 2 } },
    ['play aubade-the-grim'],
    { amber: [0, 0], cards: { 'aubade-the-grim': { amber: 2 } } },
  ],
  [
    'gives 1 æmber to the supply when it reaps',
    { you: { line: [{ card: 'aubade-the-grim', amber: 3 }] }, foe: { amber: 5 } },
    ['reap aubade-the-grim'],
    { amber: [1, 5], cards: { 'aubade-the-grim': { amber: 2 } } },
  ],
  [
    'reaps as well without æmber on it',
    { you: { line: ['aubade-the-grim'] }, foe: { amber: 5 } },
    ['reap aubade-the-grim'],
    { amber: [1, 5], cards: { 'aubade-the-grim': { amber: 0 } } },
  ],
);

card(
  'Bordan the Redeemed',
  [
    'captures 2 æmber as its action',
    { you: { line: ['bordan-the-redeemed', 'sequis'] }, foe: { amber: 5 } },
    ['action bordan-the-redeemed'],
    { amber: [0, 3], cards: { 'bordan-the-redeemed': { amber: 2, exhausted: true }, sequis: { amber: 0 } } },
  ],
  [
    'captures the last æmber',
    { you: { line: ['bordan-the-redeemed'] }, foe: { amber: 1 } },
    ['action bordan-the-redeemed'],
    { amber: [0, 0], cards: { 'bordan-the-redeemed': { amber: 1 } } },
  ],
  [
    'evades the first attack of a turn',
    { house: 'brobnar', you: { line: ['troll', 'krump'] }, foe: { line: ['bordan-the-redeemed'] } },
    ['fight troll'],
    { cards: { troll: { damage: 0 }, 'bordan-the-redeemed': { damage: 0 } } },
  ],
);

card(
  'Golden Aura',
  [
    'heals a creature, which is of Sanctum and cannot be damaged this turn',
    {
      you: { hand: ['golden-aura'], line: [{ card: 'troll', damage: 5 }, 'krump'] },
      foe: { line: [{ card: 'zorg', damage: 2 }] },
    },
    ['play golden-aura', 'troll', 'fight troll'],
    {
      mayNot: ['fight krump'],
      at: { zorg: 'discard' },
      cards: { troll: { damage: 0, houses: ['sanctum'], exhausted: true }, krump: { houses: ['brobnar'] } },
    },
  ],
  [
    'protects also a creature without damage, and an enemy',
    {
      you: { hand: ['golden-aura'], line: ['champion-tabris'] },
      foe: { line: ['troll'], amber: 0 },
    },
    ['play golden-aura', 'troll', 'fight champion-tabris'],
    {
      amber: [0, 0],
      at: { 'champion-tabris': 'discard' },
      cards: { troll: { damage: 0, houses: ['sanctum'] } },
    },
  ],
  [
    'is over when the turn ends',
    {
      you: { hand: ['golden-aura'], line: ['troll'] },
      foe: { line: ['krump'], houses: ['brobnar', 'dis', 'logos'] },
    },
    ['play golden-aura', 'troll', 'end', 'house brobnar', 'fight krump'],
    { at: { krump: 'discard' }, cards: { troll: { damage: 6, houses: ['brobnar'] } } },
  ],
  [
    'does nothing without a creature',
    { you: { hand: ['golden-aura'] }, foe: { artifacts: ['cannon'] } },
    ['play golden-aura'],
    { at: { 'golden-aura': 'discard' }, cards: { cannon: { houses: ['brobnar'] } } },
  ],
);

card(
  'Hallowed Shield',
  [
    'keeps a creature from being damaged this turn',
    { you: { artifacts: ['hallowed-shield'], line: ['champion-tabris'] }, foe: { line: ['krump'] } },
    ['action hallowed-shield', 'champion-tabris', 'fight champion-tabris'],
    {
      at: { krump: 'discard' },
      cards: { 'champion-tabris': { damage: 0, armor: 2 }, 'hallowed-shield': { exhausted: true } },
    },
  ],
  [
    'may protect an enemy, and only one creature',
    { you: { artifacts: ['hallowed-shield'], line: ['champion-tabris'] }, foe: { line: ['krump'] } },
    ['action hallowed-shield', 'krump', 'fight champion-tabris'],
    { cards: { krump: { damage: 0 }, 'champion-tabris': { damage: 4 } } },
  ],
  [
    'offers creatures only',
    { you: { artifacts: ['hallowed-shield'], line: ['sequis'] }, foe: { line: ['krump'] } },
    ['action hallowed-shield'],
    { offers: ['sequis', 'krump'] },
  ],
  [
    'protects no longer than the turn',
    {
      you: { artifacts: ['hallowed-shield'], line: ['sequis'] },
      foe: { line: ['krump'], houses: ['brobnar', 'dis', 'logos'] },
    },
    ['action hallowed-shield', 'sequis', 'end', 'house brobnar', 'fight krump'],
    { at: { sequis: 'discard' } },
  ],
);

card(
  'Healing Blast',
  [
    'gains 2 æmber for 4 damage healed',
    {
      you: { hand: ['healing-blast'], line: [{ card: 'troll', damage: 4 }] },
      foe: { line: [{ card: 'zorg', damage: 6 }] },
    },
    ['play healing-blast', 'troll'],
    { amber: [3, 0], cards: { troll: { damage: 0 }, zorg: { damage: 6 } } },
  ],
  [
    'gains nothing for 3, but heals them',
    { you: { hand: ['healing-blast'], line: [{ card: 'troll', damage: 3 }] } },
    ['play healing-blast'],
    { amber: [1, 0], cards: { troll: { damage: 0 } } },
  ],
  [
    'offers creatures of both sides',
    { you: { hand: ['healing-blast'], line: ['troll'] }, foe: { line: ['zorg'], artifacts: ['cannon'] } },
    ['play healing-blast'],
    { offers: ['troll', 'zorg'] },
  ],
  [
    'heals an enemy, too',
    { you: { hand: ['healing-blast'] }, foe: { line: [{ card: 'zorg', damage: 5 }] } },
    ['play healing-blast'],
    { amber: [3, 0], cards: { zorg: { damage: 0 } } },
  ],
  [
    'gains nothing without a creature',
    { you: { hand: ['healing-blast'] } },
    ['play healing-blast'],
    { amber: [1, 0] },
  ],
);

card(
  'Maruck the Marked',
  [
    'captures 1 æmber for 1 damage prevented',
    { house: 'shadows', you: { line: ['umbra'], amber: 3 }, foe: { line: ['maruck-the-marked'] } },
    ['fight umbra'],
    { amber: [2, 0], cards: { 'maruck-the-marked': { amber: 1, damage: 1, armor: 0 } } },
  ],
  [
    'captures 1 for each damage that more armor prevents',
    {
      house: 'shadows',
      you: { line: ['dodger'], amber: 5 },
      foe: { line: ['maruck-the-marked', 'bulwark'] },
    },
    ['fight dodger', 'maruck-the-marked'],
    { amber: [2, 0], at: { dodger: 'discard' }, cards: { 'maruck-the-marked': { amber: 3, damage: 2 } } },
  ],
  [
    'captures nothing once its armor is used up, nor for the armor of others',
    {
      house: 'shadows',
      you: { line: ['umbra', 'umbra', 'umbra'], amber: 5 },
      foe: { line: ['maruck-the-marked', 'raiding-knight'] },
    },
    [
      'fight umbra',
      'maruck-the-marked',
      'fight umbra#2',
      'maruck-the-marked',
      'fight umbra#3',
      'raiding-knight',
    ],
    {
      amber: [4, 0],
      cards: { 'maruck-the-marked': { amber: 1, damage: 3 }, 'raiding-knight': { amber: 0 } },
    },
  ],
);

card(
  'Sir Marrows',
  [
    'captures the æmber that the opponent gains by reaping',
    { house: 'brobnar', you: { line: ['krump'], amber: 2 }, foe: { line: ['sir-marrows'], amber: 1 } },
    ['reap krump'],
    { amber: [2, 1], cards: { 'sir-marrows': { amber: 1 } } },
  ],
  [
    'captures nothing that is gained in another way',
    { house: 'untamed', you: { line: ['dew-faerie'], amber: 2 }, foe: { line: ['sir-marrows'] } },
    ['reap dew-faerie'],
    { amber: [3, 0], cards: { 'sir-marrows': { amber: 1 } } },
  ],
  [
    'leaves alone what its own player reaps',
    { you: { line: ['sir-marrows', 'raiding-knight'] }, foe: { amber: 3 } },
    ['reap raiding-knight'],
    { amber: [1, 3], cards: { 'sir-marrows': { amber: 0 } } },
  ],
  [
    'shares the æmber with no other: the active player says which of two captures it',
    {
      house: 'brobnar',
      you: { line: ['krump'], amber: 2 },
      foe: { line: ['sir-marrows', 'sir-marrows'] },
    },
    ['reap krump', 'order sir-marrows#2'],
    { amber: [2, 0], cards: { 'sir-marrows': { amber: 0 }, 'sir-marrows#2': { amber: 1 } } },
  ],
);

card(
  'The Grey Rider',
  [
    'readies and fights with a neighbor between which it comes into play',
    {
      you: {
        hand: ['the-grey-rider'],
        line: [{ card: 'troll', exhausted: true }, { card: 'krump', exhausted: true }, 'bumpsy'],
      },
      foe: { line: ['sequis'] },
    },
    ['play the-grey-rider', 'flank 1', 'yes', 'krump'],
    {
      line: [['troll', 'the-grey-rider', 'krump', 'bumpsy'], []],
      cards: { krump: { damage: 4, exhausted: true }, troll: { damage: 0, exhausted: true } },
    },
  ],
  [
    'offers neighbors of any house and nobody else',
    {
      you: { hand: ['the-grey-rider'], line: ['troll', 'krump', 'bumpsy'] },
      foe: { line: ['sequis'] },
    },
    ['play the-grey-rider', 'flank 1', 'yes'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'may leave it',
    {
      you: { hand: ['the-grey-rider'], line: [{ card: 'troll', exhausted: true }] },
      foe: { line: ['sequis'] },
    },
    ['play the-grey-rider', 'flank left', 'no'],
    { cards: { troll: { exhausted: true, damage: 0 } }, line: [['the-grey-rider', 'troll'], ['sequis']] },
  ],
  [
    'does the same when it reaps',
    {
      you: { line: ['the-grey-rider', { card: 'troll', exhausted: true }] },
      foe: { line: ['sequis'] },
    },
    ['reap the-grey-rider', 'yes'],
    { amber: [1, 0], at: { sequis: 'discard' }, cards: { troll: { damage: 4, exhausted: true } } },
  ],
  [
    'does the same when it has fought',
    {
      you: { line: ['the-grey-rider', { card: 'troll', exhausted: true }] },
      foe: { line: ['urchin', 'sequis'] },
    },
    ['fight the-grey-rider', 'urchin', 'yes', 'sequis'],
    { line: [['the-grey-rider', 'troll'], ['urchin']], cards: { troll: { damage: 4 } } },
  ],
  [
    'asks nothing when it stands alone',
    { you: { hand: ['the-grey-rider'] }, foe: { line: ['sequis'] } },
    ['play the-grey-rider'],
    { line: [['the-grey-rider'], ['sequis']] },
  ],
);

card(
  'Baron Mengevin',
  [
    'captures 1 æmber for a Sanctum card discarded from hand',
    { you: { line: ['baron-mengevin', 'bulwark'], hand: ['sequis', 'begone'] }, foe: { amber: 3 } },
    ['discard sequis', 'discard begone'],
    { amber: [0, 1], cards: { 'baron-mengevin': { amber: 2 }, bulwark: { amber: 0 } } },
  ],
  [
    'captures nothing for a card of another house',
    { house: 'brobnar', you: { line: ['baron-mengevin'], hand: ['troll'] }, foe: { amber: 3 } },
    ['discard troll'],
    { amber: [0, 3], cards: { 'baron-mengevin': { amber: 0 } } },
  ],
  [
    'captures nothing for a card that the opponent discards',
    { you: { hand: ['sequis'], amber: 3 }, foe: { line: ['baron-mengevin'] } },
    ['discard sequis'],
    { amber: [3, 0], cards: { 'baron-mengevin': { amber: 0 } } },
  ],
  [
    'captures also when the opponent’s card makes its player discard',
    {
      house: 'shadows',
      you: { artifacts: ['subtle-maul'], amber: 3 },
      foe: { line: ['baron-mengevin'], hand: ['sequis'] },
    },
    ['action subtle-maul'],
    { amber: [2, 0], at: { sequis: 'discard 1' }, cards: { 'baron-mengevin': { amber: 1 } } },
  ],
  [
    'captures nothing for a card that is played, nor for one from the deck',
    {
      house: 'shadows',
      you: { line: ['baron-mengevin'], hand: ['rigged-lottery'], deck: ['sequis'], pad: false },
      foe: { amber: 3 },
    },
    ['play rigged-lottery'],
    { amber: [1, 3], cards: { 'baron-mengevin': { amber: 0 } } },
  ],
);

card(
  'Barrister Joya',
  [
    'keeps enemy creatures from reaping, not from fighting',
    { house: 'brobnar', you: { line: ['krump'] }, foe: { line: ['barrister-joya'] } },
    [],
    { offers: ['fight krump', 'end'] },
  ],
  [
    'does not bind friendly creatures',
    { you: { line: ['barrister-joya', 'bulwark'] }, foe: { line: ['krump'] } },
    [],
    { may: ['reap barrister-joya', 'reap bulwark'] },
  ],
);

/** Of each house two creatures in play, two cards in hand, and a card of another house. */
const EMBASSIES: [
  house: string,
  first: string,
  second: string,
  played: string,
  kept: string,
  other: string,
][] = [
  ['brobnar', 'krump', 'bumpsy', 'valdr', 'headhunter', 'mother'],
  ['dis', 'shooler', 'tentacus', 'charette', 'the-terror', 'mother'],
  ['logos', 'mother', 'dr-escotera', 'novu-archaeologist', 'titan-mechanic', 'krump'],
  ['mars', 'zorg', 'grabber-jammer', 'yxili-marauder', 'blypyp', 'mother'],
  ['shadows', 'dodger', 'silvertooth', 'selwyn-the-fence', 'old-bruno', 'mother'],
  ['untamed', 'snufflegator', 'murmook', 'hunting-witch', 'teliga', 'mother'],
];

for (const [house, first, second, played, kept, other] of EMBASSIES) {
  const ambassador = `${house}-ambassador`;
  const you = { line: [ambassador, first, second], hand: [played, kept, other, 'sequis'] };

  card(
    `${house[0]!.toUpperCase()}${house.slice(1)} Ambassador`,
    [
      'lets its player play or use one card of that house when it reaps',
      { you },
      [`reap ${ambassador}`],
      { amber: [1, 0], may: [`play ${played}`, `play ${kept}`, `reap ${first}`], mayNot: [`play ${other}`] },
    ],
    [
      'lets no second card be used or played after one is used',
      { you },
      [`reap ${ambassador}`, `reap ${first}`],
      { amber: [2, 0], mayNot: [`reap ${second}`, `play ${played}`], may: ['play sequis'] },
    ],
    [
      'lets no second card be used or played after one is played',
      { you },
      [`reap ${ambassador}`, 'play sequis', 'flank right', `play ${played}`, 'flank right'],
      { mayNot: [`reap ${first}`, `play ${kept}`] },
    ],
    [
      'lets nothing be played or used of itself',
      { you },
      [],
      { mayNot: [`reap ${first}`, `play ${played}`], may: [`reap ${ambassador}`, 'play sequis'] },
    ],
    [
      'does the same when it has fought',
      { you, foe: { line: ['urchin'] } },
      [`fight ${ambassador}`],
      { may: [`play ${played}`, `reap ${first}`] },
    ],
    [
      'is of no use in the next turn',
      {
        you: { ...you, houses: ['sanctum', 'saurian', 'staralliance'] },
        foe: { houses: ['brobnar', 'dis', 'logos'] },
      },
      [`reap ${ambassador}`, 'end', 'house dis', 'end', 'house sanctum'],
      { mayNot: [`play ${played}`, `reap ${first}`], may: [`reap ${ambassador}`] },
    ],
    [
      'evades the first attack of a turn',
      { house: 'saurian', you: { line: ['thero-centurion'] }, foe: { line: [ambassador] } },
      ['fight thero-centurion'],
      { cards: { [ambassador]: { damage: 0 }, 'thero-centurion': { damage: 0 } } },
    ],
  );
}

card(
  'Free Markets',
  [
    'gains 1 æmber for each house in play but Sanctum',
    {
      you: { hand: ['free-markets', 'urchin'], line: ['troll', 'krump', 'sequis'], artifacts: ['cannon'] },
      foe: { line: ['dextre'], artifacts: ['dominator-bauble'], discard: ['zorg'] },
    },
    ['play free-markets'],
    { amber: [3, 0] },
  ],
  [
    'gains 6 at most',
    {
      you: { hand: ['free-markets'], line: ['troll', 'shooler', 'dextre', 'zorg'] },
      foe: { line: ['urchin', 'snufflegator', 'legatus-raptor', 'commander-chan'] },
    },
    ['play free-markets'],
    { amber: [6, 0] },
  ],
  [
    'counts upgrades and the houses of a creature of all houses',
    {
      you: { hand: ['free-markets'], line: [{ card: 'sequis', upgrades: ['experimental-therapy'] }] },
    },
    ['play free-markets'],
    { amber: [6, 0] },
  ],
  [
    'gains nothing with Sanctum alone',
    { you: { hand: ['free-markets'], line: [{ card: 'sequis', upgrades: ['protect-the-weak'] }] } },
    ['play free-markets'],
    { amber: [0, 0] },
  ],
);

card(
  'Haedroth’s Wall',
  [
    'gives friendly flank creatures 2 power',
    {
      you: { artifacts: ['haedroth-s-wall'], line: ['troll', 'krump', 'bumpsy'] },
      foe: { line: ['zorg'], artifacts: [] },
    },
    [],
    { cards: { troll: { power: 10 }, krump: { power: 6 }, bumpsy: { power: 7 }, zorg: { power: 7 } } },
  ],
  [
    'lets a creature die of its damage when it leaves the flank',
    {
      you: {
        artifacts: ['haedroth-s-wall'],
        hand: ['raiding-knight'],
        line: ['troll', { card: 'bumpsy', damage: 6 }],
      },
    },
    ['play raiding-knight', 'flank right'],
    { line: [['troll', 'raiding-knight'], []] },
  ],
);

card(
  'Prince Derric, Unifier',
  [
    'gains 3 æmber with creatures of three houses, itself included',
    { you: { hand: ['prince-derric-unifier'], line: ['troll', 'shooler'] } },
    ['play prince-derric-unifier', 'flank left'],
    { amber: [3, 0] },
  ],
  [
    'gains nothing with two houses, whatever the opponent controls',
    {
      you: { hand: ['prince-derric-unifier'], line: ['troll', 'krump'], artifacts: ['dominator-bauble'] },
      foe: { line: ['shooler', 'dextre', 'urchin'] },
    },
    ['play prince-derric-unifier', 'flank left'],
    { amber: [0, 0] },
  ],
);

card('Rothais the Fierce', [
  'must be attacked before its neighbor and deals 4 damage to the attacker first',
  {
    house: 'brobnar',
    you: { line: [{ card: 'troll', power: 2 }] },
    foe: { line: ['sequis', 'rothais-the-fierce'] },
  },
  ['fight troll'],
  { cards: { troll: { damage: 8 } }, line: [['troll'], ['sequis']] },
]);

card(
  'Anahita the Trader',
  [
    'gives an artifact to the opponent for 2 æmber',
    {
      you: { line: ['anahita-the-trader'], artifacts: ['cannon', 'hallowed-shield'] },
      foe: { amber: 5, artifacts: ['dominator-bauble'] },
    },
    ['reap anahita-the-trader', 'cannon'],
    { amber: [3, 3], at: { cannon: 'artifacts 1', 'hallowed-shield': 'artifacts 0' } },
  ],
  [
    'offers friendly artifacts only',
    {
      you: { line: ['anahita-the-trader'], artifacts: ['cannon', 'hallowed-shield'] },
      foe: { amber: 5, artifacts: ['dominator-bauble'] },
    },
    ['reap anahita-the-trader'],
    { offers: ['cannon', 'hallowed-shield'] },
  ],
  [
    'gets what there is',
    { you: { line: ['anahita-the-trader'], artifacts: ['cannon'] }, foe: { amber: 1 } },
    ['reap anahita-the-trader'],
    { amber: [2, 0], at: { cannon: 'artifacts 1' } },
  ],
  [
    'gets nothing without an artifact to give',
    { you: { line: ['anahita-the-trader'] }, foe: { amber: 5, artifacts: ['dominator-bauble'] } },
    ['reap anahita-the-trader'],
    { amber: [1, 5], at: { 'dominator-bauble': 'artifacts 1' } },
  ],
  [
    'is paid although its player cannot be stolen from, as nothing is stolen',
    {
      you: { line: ['anahita-the-trader'], artifacts: ['cannon'] },
      foe: { amber: 5, line: ['the-vaultkeeper'] },
    },
    ['reap anahita-the-trader'],
    { amber: [3, 3] },
  ],
);

card(
  'Eye of Judgment',
  [
    'purges a creature from either discard pile',
    {
      you: { artifacts: ['eye-of-judgment'], discard: ['troll', 'anger'] },
      foe: { discard: ['urchin', 'punch'], line: ['zorg'] },
    },
    ['action eye-of-judgment'],
    { asks: 'target eye-of-judgment', offers: ['troll', 'urchin'] },
  ],
  [
    'takes the chosen one out of the game',
    { you: { artifacts: ['eye-of-judgment'], discard: ['troll'] }, foe: { discard: ['urchin'] } },
    ['action eye-of-judgment', 'urchin'],
    { at: { urchin: 'purged 1', troll: 'discard' } },
  ],
  [
    'finds nothing without a creature there',
    { you: { artifacts: ['eye-of-judgment'], discard: ['anger'], line: ['troll'] } },
    ['action eye-of-judgment'],
    { at: { anger: 'discard', troll: 'line' }, cards: { 'eye-of-judgment': { exhausted: true } } },
  ],
);

card(
  'Mother Northelle',
  [
    'moves 1 æmber from a friendly creature to the pool',
    {
      you: {
        line: ['mother-northelle', { card: 'troll', amber: 3 }],
        artifacts: [{ card: 'safe-place', amber: 2 }],
      },
      foe: { line: [{ card: 'zorg', amber: 2 }], amber: 1 },
    },
    ['reap mother-northelle'],
    {
      amber: [2, 1],
      cards: { troll: { amber: 2 }, zorg: { amber: 2 }, 'safe-place': { amber: 2 } },
    },
  ],
  [
    'lets the player choose among those with æmber, herself included',
    { you: { line: [{ card: 'mother-northelle', amber: 1 }, 'krump', { card: 'troll', amber: 3 }] } },
    ['reap mother-northelle'],
    { offers: ['mother-northelle', 'troll'] },
  ],
  [
    'moves nothing when there is none',
    { you: { line: ['mother-northelle', 'troll'] }, foe: { line: [{ card: 'zorg', amber: 2 }] } },
    ['reap mother-northelle'],
    { amber: [1, 0] },
  ],
  [
    'evades the first attack of a turn',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['mother-northelle'] } },
    ['fight troll'],
    { cards: { troll: { damage: 0 }, 'mother-northelle': { damage: 0 } } },
  ],
);

card(
  'Opal Knight',
  [
    'destroys each creature with even power on both sides',
    {
      you: { hand: ['opal-knight'], line: ['troll', 'krump', 'bumpsy', { card: 'doc-bookton', power: 1 }] },
      foe: { line: ['zorg', 'sequis', 'dextre'], artifacts: ['cannon'] },
    },
    ['play opal-knight', 'flank right'],
    {
      at: { cannon: 'artifacts' },
      line: [
        ['bumpsy', 'opal-knight'],
        ['zorg', 'dextre'],
      ],
    },
  ],
  [
    'dies itself when something makes its power even',
    { you: { hand: ['opal-knight'], artifacts: ['haedroth-s-wall', 'round-table'], line: ['bumpsy'] } },
    ['play opal-knight', 'flank right'],
    { line: [['bumpsy'], []] },
  ],
);

card(
  'Proclamation 346E',
  [
    'makes keys cost 2 more while the opponent’s creatures are of two houses',
    {
      you: { artifacts: ['proclamation-346e'], line: ['troll', 'shooler', 'dextre'] },
      foe: { line: ['troll', 'krump', 'shooler'], artifacts: ['library-of-babble'] },
    },
    [],
    { keyCost: [6, 8] },
  ],
  [
    'makes no difference with three',
    {
      you: { artifacts: ['proclamation-346e'] },
      foe: { line: ['troll', 'shooler', 'dextre'] },
    },
    [],
    { keyCost: [6, 6] },
  ],
);

card(
  'Seraphic Armor',
  [
    'heals its creature and gives it 1 armor',
    {
      you: { hand: ['seraphic-armor'], line: [{ card: 'troll', damage: 5 }] },
      foe: { line: [{ card: 'sequis', damage: 1 }] },
    },
    ['play seraphic-armor', 'troll'],
    {
      amber: [1, 0],
      cards: { troll: { damage: 0, armor: 1 }, sequis: { damage: 1, armor: 2 } },
    },
  ],
  [
    'heals only when it is played',
    { house: 'brobnar', you: { line: [{ card: 'krump', damage: 2, upgrades: ['seraphic-armor'] }] } },
    ['reap krump'],
    { cards: { krump: { damage: 2, armor: 1 } } },
  ],
  [
    'serves an enemy as well',
    {
      you: { hand: ['seraphic-armor'], line: ['bulwark'] },
      foe: { line: [{ card: 'sequis', damage: 3 }] },
    },
    ['play seraphic-armor', 'sequis'],
    { cards: { sequis: { damage: 0, armor: 3 } } },
  ],
);

card(
  'Shard of Hope',
  [
    'lets friendly creatures capture 1 æmber for each friendly Shard',
    {
      you: { artifacts: ['shard-of-hope', 'shard-of-greed', 'cannon'], line: ['troll', 'krump'] },
      foe: { artifacts: ['shard-of-life'], line: ['zorg'], amber: 5 },
    },
    ['action shard-of-hope', 'troll', 'krump'],
    { amber: [0, 3], cards: { troll: { amber: 1 }, krump: { amber: 1 }, zorg: { amber: 0 } } },
  ],
  [
    'offers friendly creatures only',
    {
      you: { artifacts: ['shard-of-hope'], line: ['troll', 'krump'] },
      foe: { line: ['zorg'], amber: 5 },
    },
    ['action shard-of-hope'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'may put all on one creature, and captures what there is',
    {
      you: { artifacts: ['shard-of-hope', 'shard-of-greed', 'shard-of-hope'], line: ['troll', 'krump'] },
      foe: { amber: 2, line: ['zorg'] },
    },
    ['action shard-of-hope', 'troll', 'troll', 'troll'],
    { amber: [0, 0], cards: { troll: { amber: 2 }, krump: { amber: 0 } } },
  ],
  [
    'captures nothing without a friendly creature',
    { you: { artifacts: ['shard-of-hope'] }, foe: { amber: 2, line: ['zorg'] } },
    ['action shard-of-hope'],
    { amber: [0, 2], cards: { zorg: { amber: 0 } } },
  ],
);
