import { single } from '../../../testkit.js';
import { take } from '../../testkit.js';
import { cardRows, check, position } from '../../testrows.js';

const card = cardRows('sanctum');

/** A creature of Brobnar that this house may use all the same. */
const OUR_TROLL = { card: 'troll', house: 'sanctum' };

card(
  'cleansing-wave',
  [
    'heals 1 damage from each creature and gains 1 æmber for each of them',
    {
      you: { hand: ['cleansing-wave'], line: [{ card: 'troll', damage: 2 }, 'bumpsy'] },
      foe: { line: [{ card: 'dodger', damage: 1 }, 'snufflegator'] },
    },
    ['play cleansing-wave'],
    {
      amber: [2, 0],
      cards: { troll: { damage: 1 }, dodger: { damage: 0 } },
      at: { 'cleansing-wave': 'discard' },
    },
  ],
  [
    'gains nothing when no creature is damaged',
    { you: { hand: ['cleansing-wave'], line: ['troll'] } },
    ['play cleansing-wave'],
    { amber: [0, 0] },
  ],
  [
    'counts creatures, not damage',
    { you: { hand: ['cleansing-wave'], line: [{ card: 'troll', damage: 7 }] } },
    ['play cleansing-wave'],
    { amber: [1, 0], cards: { troll: { damage: 6 } } },
  ],
);

card(
  'shield-of-justice',
  [
    'keeps a friendly creature from all damage, and its armor and ward unspent',
    {
      you: { hand: ['shield-of-justice'], line: [{ card: 'champion-anaphiel', ward: true }] },
      foe: { line: ['troll'] },
    },
    ['play shield-of-justice', 'fight champion-anaphiel'],
    {
      amber: [1, 0],
      cards: { 'champion-anaphiel': { damage: 0, armor: 1, ward: true }, troll: { damage: 6 } },
    },
  ],
  [
    'protects a creature that is played later',
    {
      house: 'sanctum',
      you: {
        hand: ['shield-of-justice', 'raiding-knight', { card: 'poison-wave', house: 'sanctum' }],
        line: ['silvertooth'],
      },
      foe: { line: ['dust-imp'] },
    },
    ['play shield-of-justice', 'play raiding-knight', 'flank left', 'play poison-wave'],
    { line: [['raiding-knight', 'silvertooth'], []], cards: { 'raiding-knight': { damage: 0, armor: 2 } } },
  ],
  [
    'does not keep a creature from being destroyed',
    { you: { hand: ['shield-of-justice', 'the-spirit-s-way'], line: ['troll'] } },
    ['play shield-of-justice', 'play the-spirit-s-way'],
    { at: { troll: 'discard' } },
  ],
  [
    'ends with the turn',
    {
      you: { hand: ['shield-of-justice'], line: ['champion-anaphiel'] },
      foe: { houses: ['brobnar', 'dis', 'mars'], line: ['troll'] },
    },
    ['play shield-of-justice', 'end', 'house brobnar', 'fight troll'],
    { at: { 'champion-anaphiel': 'discard', troll: 'line' } },
  ],
);

card(
  'terms-of-redress',
  [
    'asks which friendly creature captures 2',
    {
      you: { hand: ['terms-of-redress'], line: ['troll', 'bumpsy'] },
      foe: { amber: 5, line: ['dodger'] },
    },
    ['play terms-of-redress'],
    { asks: 'target terms-of-redress', offers: ['troll', 'bumpsy'] },
  ],
  [
    'puts the æmber on the creature chosen',
    { you: { hand: ['terms-of-redress'], line: ['troll', 'bumpsy'] }, foe: { amber: 5 } },
    ['play terms-of-redress', 'bumpsy'],
    { amber: [1, 3], cards: { bumpsy: { amber: 2 }, troll: { amber: 0 } } },
  ],
  [
    'captures what there is',
    { you: { hand: ['terms-of-redress'], line: ['troll'] }, foe: { amber: 1 } },
    ['play terms-of-redress'],
    { amber: [1, 0], cards: { troll: { amber: 1 } } },
  ],
  [
    'gives only its bonus without a friendly creature',
    { you: { hand: ['terms-of-redress'] }, foe: { amber: 5, line: ['troll'] } },
    ['play terms-of-redress'],
    { amber: [1, 5], cards: { troll: { amber: 0 } } },
  ],
);

card(
  'hallowed-blaster',
  [
    'may heal any creature',
    {
      you: { artifacts: ['hallowed-blaster'], line: [{ card: 'troll', damage: 5 }, 'bumpsy'] },
      foe: { line: [{ card: 'dodger', damage: 1 }] },
    },
    ['action hallowed-blaster'],
    { asks: 'target hallowed-blaster', offers: ['troll', 'bumpsy', 'dodger'] },
  ],
  [
    'heals 3',
    { you: { artifacts: ['hallowed-blaster'], line: [{ card: 'troll', damage: 5 }, 'bumpsy'] } },
    ['action hallowed-blaster', 'troll'],
    { cards: { troll: { damage: 2 }, 'hallowed-blaster': { exhausted: true } } },
  ],
  [
    'heals no more than there is',
    { you: { artifacts: ['hallowed-blaster'] }, foe: { line: [{ card: 'dodger', damage: 1 }] } },
    ['action hallowed-blaster'],
    { cards: { dodger: { damage: 0 } } },
  ],
);

card(
  'champion-anaphiel',
  [
    'keeps attackers from its neighbours, but not from others',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['silvertooth', 'champion-anaphiel', 'dodger', 'umbra'] },
    },
    ['fight troll'],
    { asks: 'target', offers: ['champion-anaphiel', 'umbra'] },
  ],
  [
    'does not protect a neighbour with taunt',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['sanctum-guardian', 'champion-anaphiel', 'dodger'] },
    },
    ['fight troll'],
    { asks: 'target', offers: ['sanctum-guardian', 'champion-anaphiel'] },
  ],
  [
    'has 6 power and 1 armor',
    { you: { line: ['champion-anaphiel'] } },
    [],
    { cards: { 'champion-anaphiel': { power: 6, armor: 1, keywords: ['taunt'] } } },
  ],
);

card(
  'lady-maxena',
  [
    'stuns any creature, also herself',
    { you: { hand: ['lady-maxena'], line: ['troll'] }, foe: { line: ['dodger'] } },
    ['play lady-maxena', 'flank left'],
    { asks: 'target lady-maxena', offers: ['lady-maxena', 'troll', 'dodger'] },
  ],
  [
    'stuns the creature chosen',
    { you: { hand: ['lady-maxena'] }, foe: { line: ['dodger'] } },
    ['play lady-maxena', 'dodger'],
    { cards: { dodger: { stunned: true }, 'lady-maxena': { stunned: false } } },
  ],
  [
    'must stun herself when she is alone',
    { you: { hand: ['lady-maxena'] } },
    ['play lady-maxena'],
    { cards: { 'lady-maxena': { stunned: true } } },
  ],
  [
    'returns to the hand of her owner, whoever controls her',
    { you: { line: [{ card: 'lady-maxena', owner: 1, amber: 2 }] } },
    ['action lady-maxena'],
    { amber: [0, 2], at: { 'lady-maxena': 'hand 1' } },
  ],
  [
    'stays in play when a ward holds her',
    { you: { line: [{ card: 'lady-maxena', ward: true }] } },
    ['action lady-maxena'],
    { cards: { 'lady-maxena': { ward: false, exhausted: true } } },
  ],
  [
    'only loses her stun when she is used stunned',
    { you: { line: [{ card: 'lady-maxena', stunned: true }] } },
    ['unstun lady-maxena'],
    { cards: { 'lady-maxena': { stunned: false, exhausted: true } } },
  ],
);

card(
  'raiding-knight',
  [
    'captures 1 when played',
    { you: { hand: ['raiding-knight'] }, foe: { amber: 2 } },
    ['play raiding-knight'],
    { amber: [0, 1], cards: { 'raiding-knight': { amber: 1, power: 4, armor: 2 } } },
  ],
  [
    'captures nothing from an empty pool',
    { you: { hand: ['raiding-knight'], amber: 3 } },
    ['play raiding-knight'],
    { amber: [3, 0], cards: { 'raiding-knight': { amber: 0 } } },
  ],
);

card(
  'sergeant-zakiel',
  [
    'readies an exhausted neighbour of any house and fights with it',
    {
      you: { hand: ['sergeant-zakiel'], line: [{ card: 'troll', exhausted: true }] },
      foe: { line: ['dodger'] },
    },
    ['play sergeant-zakiel', 'flank left', 'yes'],
    { cards: { troll: { damage: 5, exhausted: true } }, at: { dodger: 'discard' } },
  ],
  [
    'may be declined',
    {
      you: { hand: ['sergeant-zakiel'], line: [{ card: 'troll', exhausted: true }] },
      foe: { line: ['dodger'] },
    },
    ['play sergeant-zakiel', 'flank left', 'no'],
    { cards: { troll: { damage: 0, exhausted: true } }, at: { dodger: 'line' } },
  ],
  [
    'does not ask without a neighbour',
    { you: { hand: ['sergeant-zakiel'] }, foe: { line: ['dodger'] } },
    ['play sergeant-zakiel'],
    { cards: { 'sergeant-zakiel': { exhausted: true } } },
  ],
  [
    'reaches only the creature next to it',
    {
      you: { hand: ['sergeant-zakiel'], line: ['troll', 'bumpsy'] },
      foe: { line: ['dodger'] },
    },
    ['play sergeant-zakiel', 'flank right', 'yes'],
    { cards: { troll: { damage: 0 } }, at: { bumpsy: 'discard', dodger: 'discard' } },
  ],
  [
    'readies the neighbour although there is nobody to fight',
    { you: { hand: ['sergeant-zakiel'], line: [{ card: 'champion-tabris', exhausted: true }] } },
    ['play sergeant-zakiel', 'flank left', 'yes'],
    { may: ['reap champion-tabris'] },
  ],
  [
    'takes the stun off a stunned neighbour instead of a fight',
    {
      you: { hand: ['sergeant-zakiel'], line: [{ card: 'troll', exhausted: true, stunned: true }] },
      foe: { line: ['dodger'] },
    },
    ['play sergeant-zakiel', 'flank left', 'yes'],
    { cards: { troll: { damage: 0, stunned: false, exhausted: true }, dodger: { damage: 0 } } },
  ],
  [
    'takes one of two neighbors',
    {
      you: {
        hand: ['sergeant-zakiel'],
        line: ['sci-officer-morpheus', { card: 'project-zyx', exhausted: true }],
        archives: ['krump'],
      },
      foe: { line: ['dust-pixie', 'dust-imp', 'dextre'] },
    },
    [
      'play sergeant-zakiel',
      'flank right',
      'order sergeant-zakiel',
      'yes',
      'dust-pixie',
      'yes',
      'flank right',
      'yes',
      'krump',
      'dextre',
    ],
    {
      line: [['sci-officer-morpheus', 'project-zyx', 'sergeant-zakiel', 'krump'], ['dust-imp']],
      cards: { 'project-zyx': { damage: 0 }, krump: { damage: 3 } },
    },
  ],
);

card(
  'staunch-knight',
  [
    'has 6 power on either flank and 4 between others',
    { you: { line: ['staunch-knight', 'staunch-knight', 'staunch-knight'] } },
    [],
    {
      cards: {
        'staunch-knight': { power: 6 },
        'staunch-knight#2': { power: 4 },
        'staunch-knight#3': { power: 6 },
      },
    },
  ],
  [
    'is on a flank when alone',
    { you: { line: ['staunch-knight'] } },
    [],
    { cards: { 'staunch-knight': { power: 6 } } },
  ],
  [
    'is destroyed when it loses the flank with 4 damage on it',
    {
      you: { hand: ['champion-anaphiel'], line: ['troll', { card: 'staunch-knight', damage: 4 }] },
    },
    ['play champion-anaphiel', 'flank right'],
    { line: [['troll', 'champion-anaphiel'], []] },
  ],
);

card(
  'protect-the-weak',
  [
    'gives 1 armor and taunt',
    { you: { hand: ['protect-the-weak'], line: ['raiding-knight'] } },
    ['play protect-the-weak'],
    { amber: [1, 0], cards: { 'raiding-knight': { armor: 3, keywords: ['taunt'] } } },
  ],
  [
    'makes attackers choose its bearer before the neighbours',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['dodger', { card: 'silvertooth', upgrades: ['protect-the-weak'] }, 'bumpsy'] },
    },
    ['fight troll'],
    {
      at: { silvertooth: 'discard', 'protect-the-weak': 'discard' },
      cards: { dodger: { damage: 0 }, bumpsy: { damage: 0 } },
    },
  ],
  [
    'may be played on an enemy creature',
    { you: { hand: ['protect-the-weak'], line: ['troll'] }, foe: { line: ['dodger'] } },
    ['play protect-the-weak', 'dodger'],
    { cards: { dodger: { armor: 1, keywords: ['taunt'], upgrades: ['protect-the-weak'] } } },
  ],
  [
    'cannot be played without a creature',
    { you: { hand: ['protect-the-weak'] } },
    [],
    { offers: ['discard protect-the-weak', 'end'] },
  ],
);

card(
  'begone',
  [
    'destroys each Dis creature of both players',
    { you: { hand: ['begone'], line: ['charette', 'troll'] }, foe: { line: ['dust-imp', 'dodger'] } },
    ['play begone', 'choice 0'],
    { amber: [0, 2], line: [['troll'], ['dodger']] },
  ],
  [
    'or gives 1 æmber',
    { you: { hand: ['begone'] }, foe: { line: ['dust-imp'] } },
    ['play begone', 'choice 1'],
    { amber: [1, 0], line: [[], ['dust-imp']] },
  ],
  [
    'lets the way be chosen that does nothing',
    { you: { hand: ['begone'] } },
    ['play begone', 'choice 0'],
    { amber: [0, 0] },
  ],
);

card(
  'blinding-light',
  [
    'stuns each creature of the house named, also friendly ones',
    { you: { hand: ['blinding-light'], line: ['dodger', 'troll'] }, foe: { line: ['umbra', 'bumpsy'] } },
    ['play blinding-light', 'house shadows'],
    {
      amber: [1, 0],
      cards: {
        dodger: { stunned: true },
        umbra: { stunned: true },
        troll: { stunned: false },
        bumpsy: { stunned: false },
      },
    },
  ],
  [
    'sees the house of a maverick',
    { you: { hand: ['blinding-light'], line: [OUR_TROLL] } },
    ['play blinding-light', 'house sanctum'],
    { cards: { troll: { stunned: true } } },
  ],
  [
    'may name a house that nobody plays',
    { you: { hand: ['blinding-light'], line: ['troll'] } },
    ['play blinding-light', 'house staralliance'],
    { amber: [1, 0], cards: { troll: { stunned: false } } },
  ],
);

card(
  'charge',
  [
    'lets each creature played later deal 2 damage to an enemy creature',
    {
      you: { hand: ['charge', 'champion-anaphiel', 'champion-tabris'] },
      foe: { line: ['troll', 'bumpsy'] },
    },
    ['play charge', 'play champion-anaphiel', 'troll', 'play champion-tabris', 'flank left', 'troll'],
    { amber: [1, 0], cards: { troll: { damage: 4 }, bumpsy: { damage: 0 } } },
  ],
  [
    'hits enemy creatures only, and asks which',
    { you: { hand: ['charge', 'champion-anaphiel'], line: ['dodger'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['play charge', 'play champion-anaphiel', 'flank left'],
    { asks: 'target', offers: ['troll', 'bumpsy'] },
  ],
  [
    'adds up with a second copy',
    { you: { hand: ['charge', 'charge', 'champion-anaphiel'] }, foe: { line: ['troll'] } },
    ['play charge', 'play charge#2', 'play champion-anaphiel'],
    { cards: { troll: { damage: 4 } } },
  ],
  [
    'stands beside a "Play:" ability of the creature, in the order the player likes',
    {
      you: { hand: ['charge', 'raiding-knight'] },
      foe: { amber: 1, line: [{ card: 'dust-imp', amber: 1 }] },
    },
    ['play charge', 'play raiding-knight'],
    { asks: 'order', offers: ['order raiding-knight', 'order raiding-knight'] },
  ],
  [
    'does nothing without an enemy creature, and for artifacts',
    { you: { hand: ['charge', 'champion-anaphiel', 'round-table'] } },
    ['play charge', 'play champion-anaphiel', 'play round-table'],
    { cards: { 'champion-anaphiel': { damage: 0 } } },
  ],
  [
    'ends with the turn',
    {
      active: 0,
      you: { hand: ['charge'], line: ['troll'] },
      foe: { houses: ['sanctum', 'dis', 'logos'], hand: ['champion-anaphiel'] },
    },
    ['play charge', 'end', 'house sanctum', 'play champion-anaphiel'],
    { cards: { troll: { damage: 0 }, 'champion-anaphiel': { damage: 0 } } },
  ],
);

card('clear-mind', [
  'takes the stun off each friendly creature, not off enemies',
  {
    you: {
      hand: ['clear-mind'],
      line: [
        { card: 'troll', stunned: true, exhausted: true },
        { card: 'bumpsy', stunned: true },
      ],
    },
    foe: { line: [{ card: 'dodger', stunned: true }] },
  },
  ['play clear-mind'],
  {
    amber: [1, 0],
    cards: {
      troll: { stunned: false, exhausted: true },
      bumpsy: { stunned: false, exhausted: false },
      dodger: { stunned: true },
    },
  },
]);

card(
  'doorstep-to-heaven',
  [
    'brings both players with 6 or more down to 5, after its own bonus',
    { you: { hand: ['doorstep-to-heaven'], amber: 5 }, foe: { amber: 11 } },
    ['play doorstep-to-heaven'],
    { amber: [5, 5] },
  ],
  [
    'leaves a player with 5 alone',
    { you: { hand: ['doorstep-to-heaven'], amber: 1 }, foe: { amber: 5 } },
    ['play doorstep-to-heaven'],
    { amber: [2, 5] },
  ],
  [
    'is no theft: æmber that cannot be stolen is lost all the same',
    { you: { hand: ['doorstep-to-heaven'] }, foe: { amber: 8, line: ['the-vaultkeeper'] } },
    ['play doorstep-to-heaven'],
    { amber: [1, 5] },
  ],
);

card(
  'glorious-few',
  [
    'gains 1 for each creature that the opponent has in excess',
    { you: { hand: ['glorious-few'], line: ['troll'] }, foe: { line: ['dodger', 'umbra', 'bumpsy'] } },
    ['play glorious-few'],
    { amber: [2, 0] },
  ],
  [
    'gains nothing when the opponent has no more',
    { you: { hand: ['glorious-few'], line: ['troll', 'bumpsy'] }, foe: { line: ['dodger'] } },
    ['play glorious-few'],
    { amber: [0, 0] },
  ],
);

card(
  'honorable-claim',
  [
    'lets each friendly Knight capture 1',
    {
      you: { hand: ['honorable-claim'], line: ['sequis', 'troll', 'champion-tabris'] },
      foe: { amber: 5, line: ['raiding-knight'] },
    },
    ['play honorable-claim'],
    {
      amber: [1, 3],
      cards: {
        sequis: { amber: 1 },
        troll: { amber: 0 },
        'champion-tabris': { amber: 1 },
        'raiding-knight': { amber: 0 },
      },
    },
  ],
  [
    'asks which Knight captures when there is too little',
    { you: { hand: ['honorable-claim'], line: ['sequis', 'champion-tabris'] }, foe: { amber: 1 } },
    ['play honorable-claim', 'champion-tabris'],
    { amber: [1, 0], cards: { sequis: { amber: 0 }, 'champion-tabris': { amber: 1 } } },
  ],
);

card(
  'inspiration',
  [
    'readies an exhausted creature of any house and reaps with it',
    { you: { hand: ['inspiration'], line: [{ card: 'troll', exhausted: true, damage: 3 }] } },
    ['play inspiration'],
    { amber: [1, 0], cards: { troll: { exhausted: true, damage: 0 } } },
  ],
  [
    'leaves the way of using it to the player',
    {
      you: { hand: ['inspiration'], line: [{ card: 'noddy-the-thief', exhausted: true }] },
      foe: { amber: 1, line: ['troll'] },
    },
    ['play inspiration'],
    {
      asks: 'use inspiration',
      offers: ['reap noddy-the-thief', 'fight noddy-the-thief', 'action noddy-the-thief'],
    },
  ],
  [
    'does the action chosen',
    { you: { hand: ['inspiration'], line: ['noddy-the-thief'] }, foe: { amber: 1 } },
    ['play inspiration', 'action noddy-the-thief'],
    { amber: [1, 0], cards: { 'noddy-the-thief': { exhausted: true } } },
  ],
  [
    'takes the stun off a stunned creature',
    { you: { hand: ['inspiration'], line: [{ card: 'troll', stunned: true, exhausted: true }] } },
    ['play inspiration'],
    { amber: [0, 0], cards: { troll: { stunned: false, exhausted: true } } },
  ],
  [
    'does nothing without a friendly creature',
    { you: { hand: ['inspiration'] }, foe: { line: ['troll'] } },
    ['play inspiration'],
    { at: { inspiration: 'discard' } },
  ],
  [
    'readies one of two',
    { you: { hand: ['inspiration'], line: ['troll', { card: 'bumpsy', exhausted: true }] } },
    ['play inspiration', 'bumpsy'],
    { amber: [1, 0], cards: { troll: { exhausted: false }, bumpsy: { exhausted: true } } },
  ],
);

card(
  'mighty-lance',
  [
    'deals 3 damage to a creature and to one neighbour of the player’s choice',
    { you: { hand: ['mighty-lance'] }, foe: { line: ['dodger', 'troll', 'bumpsy'] } },
    ['play mighty-lance', 'troll'],
    { asks: 'target mighty-lance', offers: ['dodger', 'bumpsy'] },
  ],
  [
    'deals both at once',
    { you: { hand: ['mighty-lance'] }, foe: { line: ['dust-imp', 'umbra', 'bumpsy'] } },
    ['play mighty-lance', 'dust-imp'],
    { line: [[], ['bumpsy']], amber: [0, 2] },
  ],
  [
    'hits only the creature when it has no neighbour',
    { you: { hand: ['mighty-lance'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['play mighty-lance', 'bumpsy'],
    { cards: { troll: { damage: 0 }, bumpsy: { damage: 3 } } },
  ],
  [
    'may hit friendly creatures',
    { you: { hand: ['mighty-lance'], line: ['troll', 'bumpsy'] } },
    ['play mighty-lance', 'troll'],
    { cards: { troll: { damage: 3 }, bumpsy: { damage: 3 } } },
  ],
  [
    'spends a ward without touching the neighbour’s damage',
    { you: { hand: ['mighty-lance'] }, foe: { line: [{ card: 'dodger', ward: true }, 'troll'] } },
    ['play mighty-lance', 'dodger'],
    { cards: { dodger: { damage: 0, ward: false }, troll: { damage: 3 } } },
  ],
  [
    'deals a Shadow Self its own damage and its neighbour’s',
    { you: { hand: ['mighty-lance'] }, foe: { line: ['shadow-self', 'dodger'] } },
    ['play mighty-lance', 'dodger'],
    { cards: { 'shadow-self': { damage: 6 }, dodger: { damage: 0 } } },
  ],
);

card(
  'oath-of-poverty',
  [
    'destroys all artifacts of the player for 2 æmber each',
    {
      you: { hand: ['oath-of-poverty'], artifacts: ['round-table', 'hallowed-blaster'] },
      foe: { artifacts: ['gorm-of-omm'] },
    },
    ['play oath-of-poverty'],
    {
      amber: [5, 0],
      at: { 'round-table': 'discard', 'hallowed-blaster': 'discard', 'gorm-of-omm': 'artifacts' },
    },
  ],
  [
    'counts an artifact that the player only controls, and sends it to its owner',
    { you: { hand: ['oath-of-poverty'], artifacts: [{ card: 'gorm-of-omm', owner: 1 }] } },
    ['play oath-of-poverty'],
    { amber: [3, 0], at: { 'gorm-of-omm': 'discard 1' } },
  ],
  [
    'gives only its bonus without artifacts',
    { you: { hand: ['oath-of-poverty'] } },
    ['play oath-of-poverty'],
    { amber: [1, 0] },
  ],
);

card('radiant-truth', [
  'stuns each enemy creature between others',
  {
    you: { hand: ['radiant-truth'], line: ['troll', 'bumpsy', 'headhunter'] },
    foe: { line: ['dodger', 'umbra', 'silvertooth', 'urchin'] },
  },
  ['play radiant-truth'],
  {
    amber: [1, 0],
    cards: {
      bumpsy: { stunned: false },
      dodger: { stunned: false },
      umbra: { stunned: true },
      silvertooth: { stunned: true },
      urchin: { stunned: false },
    },
  },
]);

card(
  'take-hostages',
  [
    'lets each friendly creature that fights capture 1',
    {
      you: { hand: ['take-hostages'], line: [OUR_TROLL, 'champion-anaphiel'] },
      foe: { amber: 5, line: ['dodger', 'umbra'] },
    },
    ['play take-hostages', 'fight troll', 'dodger', 'fight champion-anaphiel'],
    { amber: [1, 3], cards: { troll: { amber: 1 }, 'champion-anaphiel': { amber: 1 } } },
  ],
  [
    'captures also after a fight that an elusive creature evaded',
    { you: { hand: ['take-hostages'], line: [OUR_TROLL] }, foe: { amber: 2, line: ['urchin'] } },
    ['play take-hostages', 'fight troll'],
    { amber: [1, 1], cards: { troll: { amber: 1 }, urchin: { damage: 0 } } },
  ],
  [
    'captures nothing for a creature that dies in the fight',
    { you: { hand: ['take-hostages'], line: ['sequis'] }, foe: { amber: 5, line: ['troll'] } },
    ['play take-hostages', 'fight sequis'],
    { amber: [1, 5], at: { sequis: 'discard' } },
  ],
  [
    'does not count fights of the next turn',
    {
      you: { hand: ['take-hostages'], amber: 3, line: ['champion-anaphiel'] },
      foe: { houses: ['brobnar', 'dis', 'mars'], amber: 3, line: ['troll'] },
    },
    ['play take-hostages', 'end', 'house brobnar', 'fight troll'],
    { amber: [4, 3], cards: { troll: { amber: 0 } } },
  ],
  [
    'lets nobody capture for a fighter that an Overlord Greking has taken since',
    {
      you: { hand: ['take-hostages'], amber: 2, line: [OUR_TROLL] },
      foe: { amber: 2, line: [{ card: 'overlord-greking', power: 4 }] },
    },
    ['play take-hostages', 'fight troll', 'flank left'],
    { amber: [3, 2], cards: { troll: { controller: 1, amber: 0 } } },
  ],
  [
    'lets nobody capture for a fighter that went back when the Harland Mindlock that held it died',
    {
      house: 'logos',
      you: { hand: [{ card: 'take-hostages', house: 'logos' }, 'harland-mindlock'], amber: 4 },
      foe: {
        amber: 4,
        line: [{ card: 'troll', house: 'logos' }, { card: 'umbra', upgrades: ['phoenix-heart'] }, 'zorg'],
      },
    },
    [
      'play take-hostages',
      'play harland-mindlock',
      'troll',
      'flank left',
      'fight troll',
      'umbra',
      'flank left',
    ],
    { amber: [5, 4], cards: { troll: { controller: 1, amber: 0 } } },
  ],
);

card(
  'the-harder-they-come',
  [
    'offers creatures with 5 power or more, counters counted',
    {
      you: { hand: ['the-harder-they-come'], line: ['bumpsy', { card: 'sequis', power: 1 }] },
      foe: { line: ['troll', 'snufflegator'] },
    },
    ['play the-harder-they-come'],
    { asks: 'target the-harder-they-come', offers: ['bumpsy', 'sequis', 'troll'] },
  ],
  [
    'purges the creature; its æmber goes to the opponent of its controller',
    {
      you: { hand: ['the-harder-they-come'] },
      foe: { line: [{ card: 'troll', amber: 2, upgrades: ['blood-of-titans'] }] },
    },
    ['play the-harder-they-come'],
    { amber: [2, 0], at: { troll: 'purged 1', 'blood-of-titans': 'discard 1' } },
  ],
  [
    'only spends a ward',
    { you: { hand: ['the-harder-they-come'] }, foe: { line: [{ card: 'troll', ward: true }] } },
    ['play the-harder-they-come'],
    { cards: { troll: { ward: false } } },
  ],
  [
    'sets off no "Destroyed:" ability',
    { you: { hand: ['the-harder-they-come'], line: [{ card: 'duma-the-martyr', power: 2 }] } },
    ['play the-harder-they-come'],
    { you: { hand: [] }, at: { 'duma-the-martyr': 'purged' } },
  ],
  [
    'purges one of two',
    { you: { hand: ['the-harder-they-come'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['play the-harder-they-come', 'bumpsy'],
    { line: [[], ['troll']], at: { bumpsy: 'purged' } },
  ],
);

card('the-spirit-s-way', [
  'destroys each creature with 3 power or more on both sides',
  {
    you: { hand: ['the-spirit-s-way'], line: ['troll', 'silvertooth', { card: 'umbra', power: 1 }] },
    foe: { line: ['dust-imp', 'sequis'] },
  },
  ['play the-spirit-s-way'],
  { line: [['silvertooth'], ['dust-imp']] },
]);

card('virtuous-works', [
  'gives 3 æmber',
  { you: { hand: ['virtuous-works'] } },
  ['play virtuous-works'],
  { amber: [3, 0], at: { 'virtuous-works': 'discard' } },
]);

const SIX_WORKS = Array<string>(6).fill('virtuous-works');
const PLAY_SIX = ['', '#2', '#3', '#4', '#5', '#6'].map((copy) => `play virtuous-works${copy}`);

card(
  'epic-quest',
  [
    'archives each friendly Knight: its upgrades are discarded and its æmber lost to the opponent',
    {
      you: {
        hand: ['epic-quest'],
        line: [{ card: 'sequis', amber: 1, upgrades: ['protect-the-weak'] }, 'troll', 'champion-tabris'],
      },
      foe: { line: ['raiding-knight'] },
    },
    ['play epic-quest'],
    {
      amber: [0, 1],
      line: [['troll'], ['raiding-knight']],
      you: { archives: ['sequis', 'champion-tabris'], discard: ['protect-the-weak'] },
    },
  ],
  [
    'archives a Knight with its owner, and leaves a warded one in play',
    {
      you: {
        hand: ['epic-quest'],
        line: [
          { card: 'sequis', owner: 1 },
          { card: 'raiding-knight', ward: true },
        ],
      },
    },
    ['play epic-quest'],
    { at: { sequis: 'archives 1' }, cards: { 'raiding-knight': { ward: false } } },
  ],
  [
    'forges a key for nothing after the seventh Sanctum card of the turn',
    { you: { hand: [...SIX_WORKS, 'clear-mind'], artifacts: ['epic-quest'] } },
    [...PLAY_SIX, 'play clear-mind', 'omni epic-quest'],
    { amber: [19, 0], you: { keys: ['red'] }, at: { 'epic-quest': 'discard' } },
  ],
  [
    'is only exhausted after the sixth',
    { you: { hand: SIX_WORKS, artifacts: ['epic-quest'] } },
    [...PLAY_SIX, 'omni epic-quest'],
    { amber: [18, 0], you: { keys: [] }, cards: { 'epic-quest': { exhausted: true } } },
  ],
  [
    'counts Sanctum cards alone',
    {
      house: 'logos',
      you: {
        hand: [...SIX_WORKS, { card: 'clear-mind', house: 'logos' }].map((each) =>
          typeof each === 'string' ? { card: each, house: 'logos' } : each,
        ),
        artifacts: ['epic-quest'],
      },
    },
    [...PLAY_SIX, 'play clear-mind', 'omni epic-quest'],
    { you: { keys: [] }, cards: { 'epic-quest': { exhausted: true } } },
  ],
);

card(
  'gorm-of-omm',
  [
    'is used in any house, sacrifices itself and destroys an artifact',
    {
      house: 'dis',
      you: { artifacts: ['gorm-of-omm', 'round-table'] },
      foe: { artifacts: ['hallowed-blaster'] },
    },
    ['omni gorm-of-omm'],
    { asks: 'target gorm-of-omm', offers: ['round-table', 'hallowed-blaster'] },
  ],
  [
    'destroys the artifact chosen',
    { you: { artifacts: ['gorm-of-omm'] }, foe: { artifacts: [{ card: 'safe-place', amber: 3 }] } },
    ['omni gorm-of-omm'],
    { amber: [0, 0], at: { 'gorm-of-omm': 'discard 0', 'safe-place': 'discard 1' } },
  ],
  [
    'sacrifices itself also for nothing',
    { you: { artifacts: ['gorm-of-omm'] } },
    ['omni gorm-of-omm'],
    { at: { 'gorm-of-omm': 'discard' } },
  ],
);

card(
  'potion-of-invulnerability',
  [
    'keeps friendly creatures from damage for the turn, in any house',
    {
      house: 'brobnar',
      you: { artifacts: ['potion-of-invulnerability'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    },
    ['omni potion-of-invulnerability', 'fight bumpsy'],
    {
      cards: { bumpsy: { damage: 0 }, troll: { damage: 5 } },
      at: { 'potion-of-invulnerability': 'discard' },
    },
  ],
  [
    'keeps poison from working',
    {
      house: 'brobnar',
      you: { artifacts: ['potion-of-invulnerability'], line: ['bumpsy'] },
      foe: { line: ['macis-asp'] },
    },
    ['omni potion-of-invulnerability', 'fight bumpsy'],
    { cards: { bumpsy: { damage: 0 } }, at: { 'macis-asp': 'discard' } },
  ],
);

card(
  'round-table',
  [
    'gives friendly Knights 1 power and taunt',
    { you: { artifacts: ['round-table'], line: ['sequis', 'troll'] }, foe: { line: ['raiding-knight'] } },
    [],
    {
      cards: {
        sequis: { power: 5, keywords: ['taunt'] },
        troll: { power: 8, keywords: [] },
        'raiding-knight': { power: 4, keywords: [] },
      },
    },
  ],
  [
    'kills a Knight by leaving play',
    { you: { hand: ['oath-of-poverty'], artifacts: ['round-table'], line: [{ card: 'sequis', damage: 4 }] } },
    ['play oath-of-poverty'],
    { amber: [3, 0], at: { sequis: 'discard' } },
  ],
);

card(
  'sigil-of-brotherhood',
  [
    'lets Sanctum creatures be used in another house',
    {
      house: 'brobnar',
      you: {
        hand: ['virtuous-works'],
        artifacts: ['sigil-of-brotherhood', 'hallowed-blaster'],
        line: ['sequis', 'dodger', 'troll'],
      },
    },
    ['omni sigil-of-brotherhood'],
    { offers: ['reap sequis', 'reap troll', 'end'], at: { 'sigil-of-brotherhood': 'discard' } },
  ],
  [
    'lends the creature all its ways of use',
    {
      house: 'brobnar',
      you: { artifacts: ['sigil-of-brotherhood'], line: ['sequis', 'lady-maxena'] },
      foe: { amber: 1, line: ['troll'] },
    },
    ['omni sigil-of-brotherhood', 'reap sequis'],
    { amber: [1, 0], cards: { sequis: { amber: 1 } }, may: ['fight lady-maxena', 'action lady-maxena'] },
  ],
);

card(
  'whispering-reliquary',
  [
    'may return any artifact, also itself',
    { you: { artifacts: ['whispering-reliquary', 'round-table'] }, foe: { artifacts: ['gorm-of-omm'] } },
    ['action whispering-reliquary'],
    { asks: 'target', offers: ['whispering-reliquary', 'round-table', 'gorm-of-omm'] },
  ],
  [
    'returns it to the hand of its owner',
    { you: { artifacts: ['whispering-reliquary'] }, foe: { artifacts: [{ card: 'round-table', owner: 0 }] } },
    ['action whispering-reliquary', 'round-table'],
    { at: { 'round-table': 'hand 0' } },
  ],
  [
    'must return itself when it is the only artifact',
    { you: { artifacts: ['whispering-reliquary'] } },
    ['action whispering-reliquary'],
    { at: { 'whispering-reliquary': 'hand' } },
  ],
);

card(
  'bulwark',
  [
    'gives its neighbours 2 armor',
    { you: { line: ['troll', 'sequis', 'bulwark', 'bumpsy'] }, foe: { line: ['dodger'] } },
    [],
    {
      cards: {
        troll: { armor: 0 },
        sequis: { armor: 4 },
        bulwark: { armor: 2 },
        bumpsy: { armor: 2 },
        dodger: { armor: 0 },
      },
    },
  ],
  [
    'saves its neighbours from damage dealt to all at once',
    { house: 'shadows', you: { hand: ['poison-wave'], line: ['silvertooth', 'bulwark', 'umbra', 'dodger'] } },
    ['play poison-wave'],
    {
      cards: {
        silvertooth: { damage: 0, armor: 0 },
        bulwark: { damage: 0 },
        umbra: { damage: 0 },
        dodger: { damage: 2 },
      },
    },
  ],
  [
    'takes its armor along without bringing back the damage it prevented',
    {
      house: 'shadows',
      you: {
        hand: ['poison-wave', { card: 'epic-quest', house: 'shadows' }],
        line: ['silvertooth', 'bulwark'],
      },
    },
    ['play poison-wave', 'play epic-quest'],
    { at: { bulwark: 'archives' }, cards: { silvertooth: { damage: 0, armor: 0 } } },
  ],
);

card(
  'champion-tabris',
  [
    'captures 1 after a fight',
    { you: { line: ['champion-tabris'] }, foe: { amber: 2, line: ['bumpsy'] } },
    ['fight champion-tabris'],
    { amber: [0, 1], cards: { 'champion-tabris': { amber: 1, damage: 3 } } },
  ],
  [
    'captures nothing when it dies',
    { you: { line: ['champion-tabris'] }, foe: { amber: 2, line: ['troll'] } },
    ['fight champion-tabris'],
    { amber: [0, 2], at: { 'champion-tabris': 'discard' } },
  ],
  [
    'captures nothing when it is attacked',
    { house: 'brobnar', you: { amber: 2, line: ['bumpsy'] }, foe: { line: ['champion-tabris'] } },
    ['fight bumpsy'],
    { amber: [2, 0], cards: { 'champion-tabris': { amber: 0, damage: 3 } } },
  ],
);

card(
  'commander-remiel',
  [
    'uses a friendly creature that is not of Sanctum',
    {
      you: { line: ['commander-remiel', 'sequis', 'noddy-the-thief', 'dodger'] },
      foe: { amber: 3, line: ['troll'] },
    },
    ['reap commander-remiel'],
    { asks: 'target commander-remiel', offers: ['noddy-the-thief', 'dodger'] },
  ],
  [
    'lets it act in any way',
    { you: { line: ['commander-remiel', 'noddy-the-thief'] }, foe: { amber: 3 } },
    ['reap commander-remiel', 'action noddy-the-thief'],
    { amber: [2, 2], cards: { 'noddy-the-thief': { exhausted: true } } },
  ],
  [
    'does not ready it',
    { you: { line: ['commander-remiel', { card: 'dodger', exhausted: true }] } },
    ['reap commander-remiel'],
    { amber: [1, 0] },
  ],
  [
    'uses the ready creature beside an exhausted one',
    { you: { line: ['commander-remiel', { card: 'dodger', exhausted: true }, 'urchin'] } },
    ['reap commander-remiel'],
    { asks: 'main', amber: [2, 0], cards: { urchin: { exhausted: true } } },
  ],
  [
    'goes by the house of a maverick',
    { you: { line: ['commander-remiel', OUR_TROLL] } },
    ['reap commander-remiel'],
    { amber: [1, 0], may: ['reap troll'] },
  ],
  [
    'takes the stun off a stunned one',
    { you: { line: ['commander-remiel', { card: 'dodger', stunned: true }] } },
    ['reap commander-remiel'],
    { amber: [1, 0], cards: { dodger: { stunned: false, exhausted: true } } },
  ],
);

card(
  'duma-the-martyr',
  [
    'fully heals the other friendly creatures and draws 2 cards when destroyed',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: {
        line: ['duma-the-martyr', { card: 'bumpsy', damage: 4 }, { card: 'dodger', damage: 1 }],
        deck: ['urchin', 'anger', 'umbra'],
      },
    },
    ['fight troll', 'duma-the-martyr'],
    {
      cards: { troll: { damage: 3 }, bumpsy: { damage: 0 }, dodger: { damage: 0 } },
      foe: { hand: ['urchin', 'anger'] },
    },
  ],
  [
    'does not save creatures that are destroyed together with it',
    {
      you: {
        hand: ['the-spirit-s-way'],
        line: ['duma-the-martyr', { card: 'troll', damage: 2 }],
        deck: ['urchin', 'anger'],
      },
    },
    ['play the-spirit-s-way'],
    { at: { troll: 'discard' }, you: { hand: ['urchin', 'anger'] } },
  ],
  [
    'heals no enemy',
    {
      you: { hand: ['the-spirit-s-way'], line: ['duma-the-martyr'] },
      foe: { line: [{ card: 'silvertooth', damage: 1 }] },
    },
    ['play the-spirit-s-way'],
    { cards: { silvertooth: { damage: 1 } } },
  ],
);

card(
  'francus',
  [
    'captures 1 when it destroys the creature it attacks',
    { you: { line: ['francus'] }, foe: { amber: 2, line: ['dodger'] } },
    ['fight francus'],
    { amber: [0, 1], cards: { francus: { amber: 1 } } },
  ],
  [
    'captures 1 when it destroys its attacker',
    { house: 'brobnar', you: { amber: 2, line: ['bumpsy'] }, foe: { line: ['francus'] } },
    ['fight bumpsy'],
    { amber: [1, 0], cards: { francus: { amber: 1, damage: 4 } } },
  ],
  [
    'captures nothing when its foe survives',
    { you: { line: ['francus'] }, foe: { amber: 2, line: [{ card: 'troll', damage: 1 }] } },
    ['fight francus'],
    { amber: [0, 2] },
  ],
  [
    'captures nothing when both die',
    { you: { line: [{ card: 'francus', damage: 3 }] }, foe: { amber: 2, line: ['bumpsy'] } },
    ['fight francus'],
    { amber: [0, 2], line: [[], []] },
  ],
  [
    'does not see creatures die in other ways',
    {
      house: 'shadows',
      you: { hand: ['poison-wave'], line: ['francus'] },
      foe: { amber: 3, line: ['silvertooth'] },
    },
    ['play poison-wave'],
    { amber: [1, 3], line: [['francus'], []] },
  ],
);

card(
  'grey-monk',
  [
    'gives each friendly creature 1 armor, itself too',
    { you: { line: ['grey-monk', 'troll', 'sequis'] }, foe: { line: ['dodger'] } },
    [],
    { cards: { 'grey-monk': { armor: 1 }, troll: { armor: 1 }, sequis: { armor: 3 }, dodger: { armor: 0 } } },
  ],
  [
    'adds up with another',
    { you: { line: ['grey-monk', 'grey-monk'] } },
    [],
    { cards: { 'grey-monk': { armor: 2 } } },
  ],
  [
    'heals 2 from any creature when it reaps',
    { you: { line: ['grey-monk'] }, foe: { line: [{ card: 'troll', damage: 3 }] } },
    ['reap grey-monk', 'troll'],
    { amber: [1, 0], cards: { troll: { damage: 1 } } },
  ],
);

card(
  'hayyel-the-merchant',
  [
    'gains 1 for each artifact its player plays',
    { you: { hand: ['gorm-of-omm', 'hallowed-blaster'], line: ['hayyel-the-merchant'] } },
    ['play gorm-of-omm', 'play hallowed-blaster'],
    { amber: [2, 0] },
  ],
  [
    'pays for no other card',
    { you: { hand: ['the-spirit-s-way', 'sequis'], line: ['hayyel-the-merchant'] } },
    ['play sequis', 'flank left'],
    { amber: [0, 0] },
  ],
  [
    'pays nothing for artifacts of the opponent',
    { you: { hand: ['gorm-of-omm'] }, foe: { line: ['hayyel-the-merchant'] } },
    ['play gorm-of-omm'],
    { amber: [0, 0] },
  ],
  [
    'pays for an artifact that another card plays',
    {
      you: { line: ['hayyel-the-merchant'], artifacts: [{ card: 'masterplan', under: ['seeker-needle'] }] },
    },
    ['omni masterplan'],
    { amber: [1, 0], at: { 'seeker-needle': 'artifacts' } },
  ],
);

card(
  'horseman-of-death',
  [
    'returns each Horseman of the discard pile to hand',
    {
      you: {
        hand: ['horseman-of-death'],
        discard: ['horseman-of-war', 'troll', 'horseman-of-famine', 'horseman-of-death'],
      },
      foe: { discard: ['horseman-of-pestilence'] },
    },
    ['play horseman-of-death'],
    {
      you: { hand: ['horseman-of-war', 'horseman-of-famine', 'horseman-of-death#2'], discard: ['troll'] },
      foe: { discard: ['horseman-of-pestilence'] },
    },
  ],
  [
    'may find none',
    { you: { hand: ['horseman-of-death'], line: ['horseman-of-war'], discard: ['troll'] } },
    ['play horseman-of-death', 'flank left'],
    { you: { hand: [] }, at: { 'horseman-of-war': 'line' } },
  ],
);

card(
  'horseman-of-famine',
  [
    'destroys the least powerful creature when played',
    { you: { hand: ['horseman-of-famine'] }, foe: { line: ['troll', 'umbra'] } },
    ['play horseman-of-famine'],
    { line: [['horseman-of-famine'], ['troll']] },
  ],
  [
    'destroys one when it fights and when it reaps',
    {
      you: { line: ['horseman-of-famine', { card: 'horseman-of-famine', owner: 0 }] },
      foe: { line: ['snufflegator', 'umbra', 'silvertooth', 'dust-imp'] },
    },
    ['reap horseman-of-famine', 'umbra', 'fight horseman-of-famine#2', 'snufflegator', 'silvertooth'],
    { line: [['horseman-of-famine', 'horseman-of-famine#2'], ['dust-imp']] },
  ],
  [
    'lets the player choose between equals',
    { you: { hand: ['horseman-of-famine'], line: ['silvertooth'] }, foe: { line: ['troll', 'umbra'] } },
    ['play horseman-of-famine', 'flank left'],
    { asks: 'target horseman-of-famine', offers: ['silvertooth', 'umbra'] },
  ],
  [
    'destroys itself when nothing is weaker',
    { you: { hand: ['horseman-of-famine'] }, foe: { line: ['troll'] } },
    ['play horseman-of-famine'],
    { line: [[], ['troll']] },
  ],
);

card(
  'horseman-of-pestilence',
  [
    'deals 1 damage to each creature that is no Horseman',
    {
      you: { hand: ['horseman-of-pestilence'], line: ['troll', 'horseman-of-war'] },
      foe: { line: ['urchin', 'sequis'] },
    },
    ['play horseman-of-pestilence', 'flank left'],
    {
      line: [['horseman-of-pestilence', 'troll', 'horseman-of-war'], ['sequis']],
      cards: {
        'horseman-of-pestilence': { damage: 0 },
        'horseman-of-war': { damage: 0 },
        troll: { damage: 1 },
        sequis: { damage: 0, armor: 1 },
      },
    },
  ],
  [
    'does so again when it reaps',
    { you: { line: ['horseman-of-pestilence'] }, foe: { line: ['troll'] } },
    ['reap horseman-of-pestilence'],
    { amber: [1, 0], cards: { troll: { damage: 1 } } },
  ],
  [
    'does so after a fight it survives',
    { you: { line: ['horseman-of-pestilence'] }, foe: { line: ['snufflegator'] } },
    ['fight horseman-of-pestilence'],
    { cards: { 'horseman-of-pestilence': { damage: 4 } } },
  ],
);

card(
  'horseman-of-war',
  [
    'lets creatures of every house fight, and do nothing else',
    {
      you: { hand: ['horseman-of-war'], line: ['sequis', 'dodger'] },
      foe: { line: ['troll'] },
    },
    ['play horseman-of-war', 'flank left'],
    { offers: ['fight sequis', 'fight dodger', 'end'] },
  ],
  [
    'leaves nothing to do without an enemy creature',
    { you: { hand: ['horseman-of-war'], line: ['sequis', 'dodger'] } },
    ['play horseman-of-war', 'flank left'],
    { offers: ['end'] },
  ],
  [
    'lets a stunned creature lose its stun',
    {
      you: { hand: ['horseman-of-war'], line: [{ card: 'dodger', stunned: true }] },
      foe: { line: ['troll'] },
    },
    ['play horseman-of-war', 'flank left', 'unstun dodger'],
    { cards: { dodger: { stunned: false, exhausted: true } } },
  ],
  [
    'binds also the use by an effect',
    {
      you: { hand: ['horseman-of-war', 'inspiration'], line: [{ card: 'dodger', exhausted: true }] },
      foe: { amber: 2, line: ['troll'] },
    },
    ['play horseman-of-war', 'flank left', 'play inspiration', 'dodger'],
    { amber: [0, 2], at: { dodger: 'discard' }, cards: { troll: { damage: 5 } } },
  ],
  [
    'does not bind artifacts',
    { you: { hand: ['horseman-of-war'], artifacts: ['hallowed-blaster', 'gorm-of-omm'] } },
    ['play horseman-of-war'],
    { offers: ['action hallowed-blaster', 'omni gorm-of-omm', 'end'] },
  ],
  [
    'takes the omni abilities of creatures away',
    { you: { hand: ['horseman-of-war'], line: ['deipno-spymaster'] } },
    ['play horseman-of-war', 'flank left'],
    { offers: ['end'] },
  ],
);

card(
  'jehu-the-bureaucrat',
  [
    'gains 2 when its player chooses Sanctum',
    { step: 'house', you: { houses: ['sanctum', 'dis', 'logos'], line: ['jehu-the-bureaucrat'] } },
    ['house sanctum'],
    { amber: [2, 0] },
  ],
  [
    'gains nothing for another house',
    { step: 'house', you: { houses: ['sanctum', 'dis', 'logos'], line: ['jehu-the-bureaucrat'] } },
    ['house dis'],
    { amber: [0, 0] },
  ],
  [
    'gains nothing when the opponent chooses Sanctum',
    {
      step: 'house',
      you: { houses: ['sanctum', 'dis', 'logos'] },
      foe: { line: ['jehu-the-bureaucrat'] },
    },
    ['house sanctum'],
    { amber: [0, 0] },
  ],
  [
    'gains 2 also when no other house can be chosen',
    {
      house: 'dis',
      active: 1,
      you: { houses: ['sanctum', 'dis', 'logos'], line: ['jehu-the-bureaucrat'] },
      foe: { hand: ['control-the-weak'] },
    },
    ['play control-the-weak', 'house sanctum', 'end'],
    { turn: { active: 0, house: 'sanctum' }, you: { amber: 2 } },
  ],
);

card(
  'lord-golgotha',
  [
    'deals 3 damage to each neighbour of the creature it fights',
    { you: { line: ['lord-golgotha'] }, foe: { line: ['silvertooth', 'bumpsy', 'troll', 'dodger'] } },
    ['fight lord-golgotha', 'bumpsy'],
    {
      line: [['lord-golgotha'], ['troll', 'dodger']],
      cards: { troll: { damage: 3 }, dodger: { damage: 0 } },
    },
  ],
  [
    'does so before the fight',
    { you: { line: ['lord-golgotha'] }, foe: { line: ['grey-monk', 'troll'] } },
    ['fight lord-golgotha', 'troll'],
    {
      at: { 'lord-golgotha': 'discard', 'grey-monk': 'line' },
      cards: { 'grey-monk': { damage: 2 }, troll: { damage: 4 } },
    },
  ],
  [
    'does nothing of the kind when attacked',
    { house: 'brobnar', you: { line: ['bumpsy', 'troll'] }, foe: { line: ['lord-golgotha'] } },
    ['fight bumpsy'],
    { cards: { troll: { damage: 0 } } },
  ],
  [
    'breaks off the fight when the damage takes its foe along',
    {
      you: { line: ['lord-golgotha'] },
      foe: { line: [{ card: 'shadow-self', damage: 8 }, 'silvertooth', 'troll'] },
    },
    ['fight lord-golgotha', 'shadow-self'],
    {
      line: [['lord-golgotha'], ['silvertooth', 'troll']],
      cards: { 'lord-golgotha': { damage: 0, exhausted: true } },
    },
  ],
);

card(
  'numquid-the-fair',
  [
    'destroys an enemy creature of the player’s choice',
    { you: { hand: ['numquid-the-fair'], line: ['sequis'] }, foe: { line: ['troll', 'dodger'] } },
    ['play numquid-the-fair', 'flank left', 'troll'],
    { line: [['numquid-the-fair', 'sequis'], ['dodger']] },
  ],
  [
    'repeats while the opponent has more creatures',
    { you: { hand: ['numquid-the-fair'] }, foe: { line: ['troll', 'dodger', 'umbra', 'bumpsy'] } },
    ['play numquid-the-fair', 'troll', 'dodger', 'umbra'],
    { line: [['numquid-the-fair'], ['bumpsy']] },
  ],
  [
    'counts a creature that a ward saved as still there',
    { you: { hand: ['numquid-the-fair'] }, foe: { line: [{ card: 'troll', ward: true }, 'dodger'] } },
    ['play numquid-the-fair', 'troll', 'troll'],
    { line: [['numquid-the-fair'], ['dodger']] },
  ],
  [
    'does nothing without an enemy creature',
    { you: { hand: ['numquid-the-fair'] } },
    ['play numquid-the-fair'],
    { line: [['numquid-the-fair'], []] },
  ],
  [
    'gives up on creatures that can never be destroyed',
    {
      you: { hand: ['numquid-the-fair'] },
      foe: {
        line: [
          { card: 'bumpsy', upgrades: ['ghostform'] },
          { card: 'troll', upgrades: ['ghostform'] },
        ],
      },
    },
    ['play numquid-the-fair', ...Array<string>(13).fill('bumpsy')],
    { line: [['numquid-the-fair'], ['bumpsy', 'troll']] },
  ],
);

card(
  'protectrix',
  [
    'fully heals a creature, which then takes no damage this turn',
    {
      you: {
        hand: [{ card: 'poison-wave', house: 'sanctum' }],
        line: ['protectrix', { card: 'troll', damage: 7 }],
      },
    },
    ['reap protectrix', 'yes', 'troll', 'play poison-wave'],
    { amber: [2, 0], cards: { troll: { damage: 0 }, protectrix: { damage: 2 } } },
  ],
  [
    'gives no protection when it healed nothing',
    { you: { hand: [{ card: 'poison-wave', house: 'sanctum' }], line: ['protectrix', 'troll'] } },
    ['reap protectrix', 'yes', 'troll', 'play poison-wave'],
    { cards: { troll: { damage: 2 } } },
  ],
  [
    'may be declined',
    { you: { line: ['protectrix', { card: 'troll', damage: 7 }] } },
    ['reap protectrix', 'no'],
    { amber: [1, 0], cards: { troll: { damage: 7 } } },
  ],
  [
    'protects no longer than this turn',
    {
      you: { line: ['protectrix', { card: 'silvertooth', damage: 1 }] },
      foe: { houses: ['brobnar', 'dis', 'mars'], line: ['troll'] },
    },
    ['reap protectrix', 'yes', 'silvertooth', 'end', 'house brobnar', 'fight troll', 'silvertooth'],
    { at: { silvertooth: 'discard' } },
  ],
);

card(
  'sanctum-guardian',
  [
    'swaps places with another friendly creature when it reaps',
    { you: { line: ['sanctum-guardian', 'troll', 'bumpsy', 'dodger'] } },
    ['reap sanctum-guardian', 'bumpsy'],
    { amber: [1, 0], line: [['bumpsy', 'troll', 'sanctum-guardian', 'dodger'], []] },
  ],
  [
    'swaps with a neighbour on its left',
    { you: { line: ['troll', 'sanctum-guardian', 'bumpsy'] } },
    ['reap sanctum-guardian', 'troll'],
    { line: [['sanctum-guardian', 'troll', 'bumpsy'], []] },
  ],
  [
    'swaps with a neighbour on its right',
    { you: { line: ['troll', 'sanctum-guardian', 'bumpsy'] } },
    ['reap sanctum-guardian', 'bumpsy'],
    { line: [['troll', 'bumpsy', 'sanctum-guardian'], []] },
  ],
  [
    'swaps after a fight, without asking when there is one other',
    { you: { line: ['sanctum-guardian', 'troll'] }, foe: { line: ['umbra'] } },
    ['fight sanctum-guardian'],
    { line: [['troll', 'sanctum-guardian'], []] },
  ],
  [
    'stays where it is when alone',
    { you: { line: ['sanctum-guardian'] }, foe: { line: ['umbra'] } },
    ['reap sanctum-guardian'],
    { line: [['sanctum-guardian'], ['umbra']] },
  ],
  [
    'taunts',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['umbra', 'sanctum-guardian'] } },
    ['fight troll'],
    { at: { 'sanctum-guardian': 'discard', umbra: 'line' } },
  ],
);

card(
  'sequis',
  [
    'captures 1 when it reaps',
    { you: { line: ['sequis'] }, foe: { amber: 1 } },
    ['reap sequis'],
    { amber: [1, 0], cards: { sequis: { amber: 1 } } },
  ],
  [
    'captures nothing when it fights',
    { you: { line: ['sequis'] }, foe: { amber: 1, line: ['umbra'] } },
    ['fight sequis'],
    { amber: [0, 1] },
  ],
  [
    'captures no more than 1',
    { you: { line: ['sequis'] }, foe: { amber: 3 } },
    ['reap sequis'],
    { amber: [1, 2], cards: { sequis: { amber: 1 } } },
  ],
);

card(
  'gatekeeper',
  [
    'captures all but 5 from an opponent with 7',
    { you: { hand: ['gatekeeper'] }, foe: { amber: 7 } },
    ['play gatekeeper'],
    { amber: [0, 5], cards: { gatekeeper: { amber: 2 } } },
  ],
  [
    'captures nothing from an opponent with 6',
    { you: { hand: ['gatekeeper'] }, foe: { amber: 6 } },
    ['play gatekeeper'],
    { amber: [0, 6], cards: { gatekeeper: { amber: 0 } } },
  ],
);

card(
  'the-vaultkeeper',
  [
    'keeps æmber from being stolen, and what depends on it from happening',
    {
      house: 'shadows',
      you: { hand: ['nerve-blast', 'urchin'] },
      foe: { amber: 3, line: ['the-vaultkeeper'] },
    },
    ['play nerve-blast', 'play urchin'],
    { amber: [0, 3], cards: { 'the-vaultkeeper': { damage: 0, armor: 1 } } },
  ],
  [
    'does not keep it from being captured or lost',
    { you: { hand: ['raiding-knight'] }, foe: { amber: 3, line: ['the-vaultkeeper'] } },
    ['play raiding-knight'],
    { amber: [0, 2] },
  ],
  [
    'leaves the other pool open',
    { house: 'shadows', you: { hand: ['urchin'], line: ['the-vaultkeeper'] }, foe: { amber: 3 } },
    ['play urchin', 'flank left'],
    { amber: [1, 2] },
  ],
  [
    'keeps Magda’s opponent from stealing',
    {
      house: 'shadows',
      you: { hand: ['lights-out'] },
      foe: { amber: 3, line: ['magda-the-rat', { card: 'the-vaultkeeper', ward: true }] },
    },
    ['play lights-out'],
    { amber: [1, 3], at: { 'magda-the-rat': 'hand' } },
  ],
);

card(
  'veemos-lightbringer',
  [
    'destroys each elusive creature, whoever has it and whatever made it elusive',
    {
      you: { hand: ['veemos-lightbringer'], line: ['urchin', 'troll'] },
      foe: { line: ['noddy-the-thief', { card: 'bumpsy', upgrades: ['ring-of-invisibility'] }, 'dodger'] },
    },
    ['play veemos-lightbringer', 'flank left'],
    { line: [['veemos-lightbringer', 'troll'], ['dodger']] },
  ],
  [
    'destroys one that has been attacked this turn',
    { you: { hand: ['veemos-lightbringer'], line: ['sequis'] }, foe: { line: ['urchin'] } },
    ['fight sequis', 'play veemos-lightbringer', 'flank left'],
    { at: { urchin: 'discard' } },
  ],
);

card(
  'armageddon-cloak',
  [
    'makes its bearer hazardous',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'umbra', upgrades: ['armageddon-cloak'] }] },
    },
    ['fight troll'],
    {
      cards: {
        troll: { damage: 4 },
        umbra: { damage: 0, keywords: ['skirmish'], upgrades: [] },
      },
      at: { 'armageddon-cloak': 'discard 1' },
    },
  ],
  [
    'is destroyed instead of its bearer, which is fully healed',
    {
      you: {
        hand: ['the-spirit-s-way'],
        line: [{ card: 'troll', damage: 6, amber: 1, upgrades: ['armageddon-cloak'] }, 'bumpsy'],
      },
    },
    ['play the-spirit-s-way'],
    {
      line: [['troll'], []],
      cards: { troll: { damage: 0, amber: 1, upgrades: [] } },
      at: { 'armageddon-cloak': 'discard' },
    },
  ],
  [
    'makes a destruction none: nothing follows from it',
    {
      house: 'shadows',
      you: { hand: ['finishing-blow'] },
      foe: { amber: 2, line: [{ card: 'troll', damage: 1, upgrades: ['armageddon-cloak'] }] },
    },
    ['play finishing-blow'],
    { amber: [1, 2], cards: { troll: { damage: 0 } } },
  ],
  [
    'comes after the other "Destroyed:" abilities or before them, as the player likes',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
    },
    ['fight troll'],
    { asks: 'order', offers: ['order dust-imp', 'order dust-imp'] },
  ],
  [
    'saves from poison',
    {
      house: 'shadows',
      you: { line: ['macis-asp'] },
      foe: { line: [{ card: 'troll', upgrades: ['armageddon-cloak', 'shoulder-armor'] }] },
    },
    ['fight macis-asp'],
    { cards: { troll: { damage: 0, upgrades: ['shoulder-armor'] } } },
  ],
  [
    'voids the "Destroyed:" abilities that have not resolved before it',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
    },
    ['fight troll', 'order armageddon-cloak'],
    { amber: [0, 0], line: [['troll'], ['dust-imp']] },
  ],
  [
    'is spent one at a time',
    {
      house: 'shadows',
      you: { hand: ['finishing-blow'] },
      foe: { line: [{ card: 'troll', damage: 1, upgrades: ['armageddon-cloak', 'armageddon-cloak'] }] },
    },
    ['play finishing-blow'],
    { cards: { troll: { damage: 0, upgrades: ['armageddon-cloak'] } } },
  ],
  [
    'does not save from purging',
    {
      you: { hand: ['the-harder-they-come'] },
      foe: { line: [{ card: 'troll', upgrades: ['armageddon-cloak'] }] },
    },
    ['play the-harder-they-come'],
    { at: { troll: 'purged', 'armageddon-cloak': 'discard' } },
  ],
  [
    'gives 1 æmber when played',
    { you: { hand: ['armageddon-cloak'], line: ['troll'] } },
    ['play armageddon-cloak'],
    { amber: [1, 0], cards: { troll: { keywords: ['hazardous 2'] } } },
  ],
);

card(
  'mantle-of-the-zealot',
  [
    'lets its bearer be used in any house',
    {
      house: 'dis',
      you: { line: [{ card: 'noddy-the-thief', upgrades: ['mantle-of-the-zealot'] }, 'dodger'] },
      foe: { amber: 1, line: ['troll'] },
    },
    [],
    { offers: ['reap noddy-the-thief', 'fight noddy-the-thief', 'action noddy-the-thief', 'end'] },
  ],
  [
    'serves the controller of the creature, not of the upgrade',
    {
      house: 'dis',
      you: { line: [{ card: 'dodger', upgrades: [{ card: 'mantle-of-the-zealot', owner: 1 }] }] },
      foe: { line: [{ card: 'troll', upgrades: [{ card: 'mantle-of-the-zealot', owner: 0 }] }] },
    },
    [],
    { offers: ['reap dodger', 'fight dodger', 'end'] },
  ],
  [
    'lets a stunned bearer lose its stun',
    { house: 'dis', you: { line: [{ card: 'dodger', stunned: true, upgrades: ['mantle-of-the-zealot'] }] } },
    ['unstun dodger'],
    { cards: { dodger: { stunned: false, exhausted: true } } },
  ],
);

card(
  'shoulder-armor',
  [
    'gives 2 armor and 2 power on a flank only',
    {
      you: {
        line: [
          { card: 'troll', upgrades: ['shoulder-armor'] },
          { card: 'bumpsy', upgrades: ['shoulder-armor'] },
          'dodger',
        ],
      },
    },
    [],
    { cards: { troll: { power: 10, armor: 2 }, bumpsy: { power: 5, armor: 0 } } },
  ],
  [
    'lets its bearer die when it leaves the flank with too much damage',
    {
      you: {
        hand: ['champion-anaphiel'],
        line: ['troll', { card: 'bumpsy', damage: 6, upgrades: ['shoulder-armor'] }],
      },
    },
    ['play champion-anaphiel', 'flank right'],
    { line: [['troll', 'champion-anaphiel'], []], at: { 'shoulder-armor': 'discard' } },
  ],
  [
    'gives 1 æmber when played',
    { you: { hand: ['shoulder-armor'], line: ['troll'] } },
    ['play shoulder-armor'],
    { amber: [1, 0], cards: { troll: { power: 10, armor: 2 } } },
  ],
);

card(
  'one-stood-against-many',
  [
    'fights three different enemies with one friendly creature of any house',
    {
      you: { hand: ['one-stood-against-many'], line: [{ card: 'troll', exhausted: true }] },
      foe: { line: ['umbra', 'silvertooth', 'dust-imp', 'dodger'] },
    },
    ['play one-stood-against-many', 'umbra', 'dust-imp', 'silvertooth'],
    { amber: [1, 2], line: [['troll'], ['dodger']], cards: { troll: { damage: 6, exhausted: true } } },
  ],
  [
    'does not offer an enemy twice',
    {
      you: { hand: ['one-stood-against-many'], line: ['troll'] },
      foe: { line: ['urchin', 'silvertooth', 'umbra'] },
    },
    ['play one-stood-against-many', 'urchin'],
    { asks: 'target', offers: ['silvertooth', 'umbra'] },
  ],
  [
    'readies without a fight when there is no other enemy',
    { you: { hand: ['one-stood-against-many'], line: [OUR_TROLL] }, foe: { line: ['urchin'] } },
    ['play one-stood-against-many'],
    { may: ['reap troll', 'fight troll'], cards: { urchin: { damage: 0 } } },
  ],
  [
    'stops when the creature dies',
    {
      you: { hand: ['one-stood-against-many'], line: ['sequis', 'troll'] },
      foe: { line: ['bumpsy', 'dodger', 'umbra'] },
    },
    ['play one-stood-against-many', 'sequis', 'bumpsy', 'dodger'],
    {
      line: [['troll'], ['bumpsy', 'dodger', 'umbra']],
      cards: { troll: { damage: 0 }, bumpsy: { damage: 4 }, dodger: { damage: 4 }, umbra: { damage: 0 } },
    },
  ],
  [
    'respects taunt each time',
    {
      you: { hand: ['one-stood-against-many'], line: ['troll'] },
      foe: { line: ['umbra', 'champion-anaphiel', 'silvertooth'] },
    },
    ['play one-stood-against-many'],
    { at: { 'champion-anaphiel': 'discard' }, offers: ['umbra', 'silvertooth'] },
  ],
  [
    'spends one of the three on a stun',
    {
      you: { hand: ['one-stood-against-many'], line: [{ card: 'troll', stunned: true }] },
      foe: { line: ['umbra', 'silvertooth', 'dodger'] },
    },
    ['play one-stood-against-many', 'umbra', 'silvertooth'],
    { line: [['troll'], ['dodger']], cards: { troll: { stunned: false, damage: 4 } } },
  ],
  [
    'only readies a creature that may not be used',
    {
      you: { hand: ['one-stood-against-many'], line: [{ card: 'giant-sloth', exhausted: true }] },
      foe: { line: ['umbra', 'silvertooth', 'dodger'] },
    },
    ['play one-stood-against-many'],
    { cards: { 'giant-sloth': { exhausted: false, damage: 0 } } },
  ],
  [
    'stops when the creature goes back to the other player',
    {
      you: { hand: [{ card: 'harland-mindlock', house: 'sanctum' }, 'one-stood-against-many'] },
      foe: { line: ['horseman-of-famine', 'silvertooth', 'troll'] },
    },
    [
      'play harland-mindlock',
      'horseman-of-famine',
      'flank left',
      'play one-stood-against-many',
      'horseman-of-famine',
      'silvertooth',
      'flank left',
    ],
    {
      line: [[], ['horseman-of-famine', 'troll']],
      cards: { 'horseman-of-famine': { exhausted: true, damage: 2 }, troll: { damage: 0 } },
    },
  ],
  [
    'gives only its bonus without a friendly creature',
    { you: { hand: ['one-stood-against-many'] }, foe: { line: ['umbra'] } },
    ['play one-stood-against-many'],
    { amber: [1, 0] },
  ],
);

single('armageddon-cloak does not take back a "Destroyed:" ability that has resolved', () => {
  const s = position({
    house: 'shadows',
    you: { hand: ['poison-wave'] },
    foe: { line: [{ card: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
  });
  take(s, 'play poison-wave');
  s.pick(s.options().find(({ giver }) => giver === undefined)!.option);
  check(s, { amber: [1, 2], cards: { 'dust-imp': { damage: 0, upgrades: [] } } });
});
