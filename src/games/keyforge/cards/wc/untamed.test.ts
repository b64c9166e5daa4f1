import { cardRows } from '../../testrows.js';

const card = cardRows('untamed');

card(
  'Bramble Lynx',
  [
    'enters play ready once its player has reaped this turn',
    { you: { hand: ['bramble-lynx'], line: ['murmook'] } },
    ['reap murmook', 'play bramble-lynx', 'flank left'],
    { cards: { 'bramble-lynx': { exhausted: false } } },
  ],
  [
    'enters play exhausted when its player has only fought',
    { you: { hand: ['bramble-lynx'], line: ['flaxia'] }, foe: { line: ['urchin'] } },
    ['fight flaxia', 'play bramble-lynx', 'flank left'],
    { cards: { 'bramble-lynx': { exhausted: true } } },
  ],
  [
    'forgets the reaps of earlier turns',
    {
      you: {
        hand: ['bramble-lynx'],
        line: ['murmook'],
        houses: ['untamed', 'dis', 'logos'],
      },
      foe: { line: ['krump'], houses: ['brobnar', 'dis', 'logos'] },
    },
    [
      'reap murmook',
      'end',
      'house brobnar',
      'reap krump',
      'end',
      'house untamed',
      'play bramble-lynx',
      'flank left',
    ],
    { cards: { 'bramble-lynx': { exhausted: true } } },
  ],
  [
    'is dealt no damage when it attacks',
    { you: { line: ['bramble-lynx'] }, foe: { line: ['krump'] } },
    ['fight bramble-lynx'],
    { cards: { 'bramble-lynx': { damage: 0 }, krump: { damage: 3 } } },
  ],
);

card(
  'Cauldron Boil',
  [
    'doubles the damage on each creature',
    {
      you: {
        hand: ['cauldron-boil'],
        line: [
          { card: 'troll', damage: 3 },
          { card: 'murmook', damage: 2 },
        ],
      },
      foe: { line: [{ card: 'krump', damage: 1 }, 'zorg', { card: 'sequis', damage: 1 }] },
    },
    ['play cauldron-boil'],
    {
      amber: [1, 0],
      line: [['troll'], ['krump', 'zorg', 'sequis']],
      cards: {
        troll: { damage: 6 },
        krump: { damage: 2 },
        zorg: { damage: 0 },
        sequis: { damage: 1, armor: 1 },
      },
    },
  ],
  [
    'does nothing to creatures without damage',
    { you: { hand: ['cauldron-boil'], line: ['murmook'] } },
    ['play cauldron-boil'],
    { amber: [1, 0], cards: { murmook: { damage: 0 } } },
  ],
);

card(
  'Deepwood Druid',
  [
    'heals a neighbor between which it comes into play',
    {
      you: {
        hand: ['deepwood-druid'],
        line: [
          { card: 'troll', damage: 5 },
          { card: 'krump', damage: 4 },
          { card: 'bumpsy', damage: 3 },
        ],
      },
    },
    ['play deepwood-druid', 'flank 1', 'krump'],
    {
      line: [['troll', 'deepwood-druid', 'krump', 'bumpsy'], []],
      cards: { troll: { damage: 5 }, krump: { damage: 0 }, bumpsy: { damage: 3 } },
    },
  ],
  [
    'heals only a neighbor when it reaps, not itself',
    {
      you: {
        line: [
          { card: 'deepwood-druid', damage: 1 },
          { card: 'troll', damage: 5 },
          { card: 'krump', damage: 4 },
        ],
      },
    },
    ['reap deepwood-druid'],
    {
      amber: [1, 0],
      cards: { 'deepwood-druid': { damage: 1 }, troll: { damage: 0 }, krump: { damage: 4 } },
    },
  ],
  [
    'heals nobody when it stands alone',
    { you: { line: ['deepwood-druid'] }, foe: { line: [{ card: 'troll', damage: 5 }] } },
    ['reap deepwood-druid'],
    { amber: [1, 0], cards: { troll: { damage: 5 } } },
  ],
);

card(
  'Ghosthawk',
  [
    'reaps with both neighbors, in the player’s order',
    { you: { hand: ['ghosthawk'], line: ['krump', 'umbra', 'bumpsy'] } },
    ['play ghosthawk', 'flank 1', 'yes'],
    { asks: 'target ghosthawk', offers: ['krump', 'umbra'] },
  ],
  [
    'lets each gain its æmber and no other creature reap',
    { you: { hand: ['ghosthawk'], line: ['krump', 'doc-bookton', 'bumpsy'], deck: ['troll'] } },
    ['play ghosthawk', 'flank 1', 'yes', 'doc-bookton'],
    {
      amber: [2, 0],
      you: { hand: ['troll'] },
      cards: {
        krump: { exhausted: true },
        'doc-bookton': { exhausted: true },
        bumpsy: { exhausted: false },
        ghosthawk: { exhausted: true },
      },
    },
  ],
  [
    'may leave it',
    { you: { hand: ['ghosthawk'], line: ['krump', 'umbra'] } },
    ['play ghosthawk', 'flank 1', 'no'],
    { amber: [0, 0], cards: { krump: { exhausted: false }, umbra: { exhausted: false } } },
  ],
  [
    'does not ready a neighbor: an exhausted one gains nothing',
    { you: { hand: ['ghosthawk'], line: [{ card: 'krump', exhausted: true }, 'umbra'] } },
    ['play ghosthawk', 'flank 1', 'yes', 'krump'],
    { amber: [1, 0] },
  ],
  [
    'asks nothing when it stands alone',
    { you: { hand: ['ghosthawk'] } },
    ['play ghosthawk'],
    { amber: [0, 0] },
  ],
);

card(
  'Harmonia',
  [
    'gains 1 æmber for a creature played while there are more enemies',
    {
      you: { hand: ['murmook'], line: ['harmonia'], artifacts: ['world-tree'] },
      foe: { line: ['krump', 'zorg', 'troll'] },
    },
    ['play murmook', 'flank left'],
    { amber: [1, 0] },
  ],
  [
    'gains nothing when there are as many',
    {
      you: { hand: ['murmook'], line: ['harmonia'] },
      foe: { line: ['krump', 'zorg'], artifacts: ['cannon'] },
    },
    ['play murmook', 'flank left'],
    { amber: [0, 0] },
  ],
  [
    'answers to being played herself',
    { you: { hand: ['harmonia'] }, foe: { line: ['krump', 'zorg'] } },
    ['play harmonia'],
    { amber: [1, 0] },
  ],
  [
    'gains nothing for a creature of the opponent',
    { you: { hand: ['murmook'], line: ['flaxia', 'halacor'] }, foe: { line: ['harmonia'] } },
    ['play murmook', 'flank left'],
    { amber: [0, 0] },
  ],
  [
    'gains nothing for an action',
    { you: { hand: ['full-moon'], line: ['harmonia'] }, foe: { line: ['krump', 'zorg'] } },
    ['play full-moon'],
    { amber: [0, 0] },
  ],
  [
    'evades the first attack of a turn',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['harmonia'] } },
    ['fight troll'],
    { cards: { troll: { damage: 0 }, harmonia: { damage: 0 } } },
  ],
);

card(
  'Imprinted Murmook',
  ['makes its player’s keys cost 1 less', { you: { line: ['imprinted-murmook'] } }, [], { keyCost: [5, 6] }],
  [
    'lets a key be forged with 5 æmber',
    {
      step: 'forge',
      you: { line: ['imprinted-murmook'], amber: 5, houses: ['untamed', 'dis', 'logos'] },
    },
    ['house untamed'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
  [
    'evades the first attack of a turn',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['imprinted-murmook'] } },
    ['fight troll'],
    { cards: { troll: { damage: 0 }, 'imprinted-murmook': { damage: 0 } } },
  ],
);

card(
  'Molephin',
  [
    'deals each enemy creature as much damage as æmber was stolen',
    {
      house: 'shadows',
      you: { hand: ['ronnie-wristclocks'], line: ['troll', 'krump'] },
      foe: { line: ['molephin', 'zorg'], amber: 7 },
    },
    ['play ronnie-wristclocks', 'flank left'],
    {
      amber: [2, 5],
      line: [
        ['troll', 'krump'],
        ['molephin', 'zorg'],
      ],
      cards: { troll: { damage: 2 }, krump: { damage: 2 }, zorg: { damage: 0 } },
    },
  ],
  [
    'deals nothing when its player steals',
    {
      house: 'shadows',
      you: { hand: ['ronnie-wristclocks'], line: ['molephin'] },
      foe: { line: ['zorg'], amber: 3 },
    },
    ['play ronnie-wristclocks', 'flank left'],
    { amber: [1, 2], cards: { zorg: { damage: 0 } } },
  ],
  [
    'deals nothing for æmber that is captured',
    {
      house: 'sanctum',
      you: { hand: ['raiding-knight'], line: ['krump'] },
      foe: { line: ['molephin'], amber: 3 },
    },
    ['play raiding-knight', 'flank left'],
    { amber: [0, 2], cards: { krump: { damage: 0 } } },
  ],
  [
    'deals 3 damage before it is attacked',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['molephin'] } },
    ['fight troll'],
    { cards: { troll: { damage: 6 } }, at: { molephin: 'discard' } },
  ],
);

card(
  'Musthic Murmook',
  [
    'makes the keys of both players cost 1 more',
    { you: { line: ['musthic-murmook'] } },
    [],
    { keyCost: [7, 7] },
  ],
  [
    'deals 4 damage to a creature when played',
    { you: { hand: ['musthic-murmook'], line: ['troll'] }, foe: { line: ['krump'] } },
    ['play musthic-murmook', 'flank left', 'krump'],
    { cards: { krump: { damage: 4 }, troll: { damage: 0 } } },
  ],
  [
    'may be aimed at a friendly creature, and at itself',
    {
      you: { hand: ['musthic-murmook'], line: ['troll'] },
      foe: { line: ['krump'], artifacts: ['cannon'] },
    },
    ['play musthic-murmook', 'flank left'],
    { offers: ['musthic-murmook', 'troll', 'krump'] },
  ],
);

card(
  'Song of the Wild',
  [
    'lets friendly creatures gain 1 more æmber when they reap',
    { you: { hand: ['song-of-the-wild'], line: ['murmook', 'flaxia'] } },
    ['play song-of-the-wild', 'reap murmook', 'reap flaxia'],
    { amber: [4, 0] },
  ],
  [
    'reaches a creature that is played after it',
    {
      you: { hand: ['song-of-the-wild', 'murmook'], line: ['duskwitch'] },
    },
    ['play song-of-the-wild', 'play murmook', 'flank left', 'reap murmook'],
    { amber: [2, 0] },
  ],
  [
    'ends with the turn',
    {
      you: { hand: ['song-of-the-wild'], line: ['murmook'], houses: ['untamed', 'dis', 'logos'] },
      foe: { line: ['krump'], houses: ['brobnar', 'dis', 'logos'] },
    },
    ['play song-of-the-wild', 'end', 'house brobnar', 'reap krump', 'end', 'house untamed', 'reap murmook'],
    { amber: [1, 1] },
  ],
);

card(
  'The Fittest',
  [
    'puts a power counter on each friendly creature',
    { you: { hand: ['the-fittest'], line: ['troll', 'murmook'] }, foe: { line: ['krump'] } },
    ['play the-fittest'],
    {
      amber: [1, 0],
      cards: {
        troll: { counters: { power: 1 }, power: 9 },
        murmook: { counters: { power: 1 }, power: 4 },
        krump: { power: 6 },
      },
    },
  ],
  [
    'gives its bonus æmber alone without a friendly creature',
    { you: { hand: ['the-fittest'] }, foe: { line: ['krump'] } },
    ['play the-fittest'],
    { amber: [1, 0], cards: { krump: { power: 6 } } },
  ],
);

card(
  'Unnatural Selection',
  [
    'destroys each creature but three of each side',
    {
      you: { hand: ['unnatural-selection'], line: ['troll', 'krump', 'bumpsy', 'murmook', 'flaxia'] },
      foe: { line: ['zorg', 'dodger', 'umbra', 'shooler'], artifacts: ['cannon'] },
    },
    ['play unnatural-selection', 'troll', 'krump', 'murmook', 'zorg', 'dodger', 'shooler'],
    {
      amber: [1, 0],
      at: { cannon: 'artifacts' },
      line: [
        ['troll', 'krump', 'murmook'],
        ['zorg', 'dodger', 'shooler'],
      ],
    },
  ],
  [
    'lets its player choose friendly creatures first',
    {
      you: {
        hand: ['unnatural-selection'],
        line: ['troll', 'krump', 'bumpsy', 'murmook'],
        artifacts: ['world-tree'],
      },
      foe: { line: ['zorg', 'dodger', 'umbra', 'shooler'] },
    },
    ['play unnatural-selection'],
    { offers: ['troll', 'krump', 'bumpsy', 'murmook'] },
  ],
  [
    'lets its player choose enemies then',
    {
      you: { hand: ['unnatural-selection'], line: ['troll', 'krump', 'bumpsy', 'murmook'] },
      foe: { line: ['zorg', 'dodger', 'umbra', 'shooler'], artifacts: ['cannon'] },
    },
    ['play unnatural-selection', 'troll', 'krump', 'bumpsy'],
    { offers: ['zorg', 'dodger', 'umbra', 'shooler'] },
  ],
  [
    'spares a side of three or fewer',
    {
      you: { hand: ['unnatural-selection'], line: ['troll', 'krump'] },
      foe: { line: ['zorg', 'dodger', 'umbra', 'shooler'] },
    },
    ['play unnatural-selection', 'zorg', 'umbra', 'shooler'],
    {
      line: [
        ['troll', 'krump'],
        ['zorg', 'umbra', 'shooler'],
      ],
    },
  ],
);

card(
  'Unsuspecting Prey',
  [
    'deals 2 damage to up to three undamaged creatures',
    {
      you: { hand: ['unsuspecting-prey'], line: ['murmook', { card: 'troll', damage: 1 }] },
      foe: { line: ['krump', 'zorg', { card: 'bumpsy', damage: 1 }, 'dodger'] },
    },
    ['play unsuspecting-prey', 'murmook', 'krump', 'zorg'],
    {
      cards: {
        murmook: { damage: 2 },
        krump: { damage: 2 },
        zorg: { damage: 2 },
        troll: { damage: 1 },
        bumpsy: { damage: 1 },
        dodger: { damage: 0 },
      },
    },
  ],
  [
    'offers no damaged creature and may stop early',
    {
      you: { hand: ['unsuspecting-prey'], line: ['murmook', { card: 'troll', damage: 1 }] },
      foe: { line: ['krump', { card: 'bumpsy', damage: 1 }], artifacts: ['cannon'] },
    },
    ['play unsuspecting-prey', 'krump'],
    { offers: ['murmook', 'done'] },
  ],
  [
    'may hit nobody',
    { you: { hand: ['unsuspecting-prey'] }, foe: { line: ['krump'] } },
    ['play unsuspecting-prey', 'done'],
    { cards: { krump: { damage: 0 } } },
  ],
);

card(
  'Fangtooth Cavern',
  [
    'destroys the least powerful creature at the end of its player’s turn',
    {
      you: { artifacts: ['fangtooth-cavern'], line: ['troll', 'murmook'] },
      foe: { line: ['umbra', 'krump'] },
    },
    ['end'],
    { asks: 'house', line: [['troll', 'murmook'], ['krump']] },
  ],
  [
    'lets the active player choose among equals of both sides',
    {
      you: { artifacts: ['fangtooth-cavern'], line: ['troll', 'murmook'] },
      foe: { line: ['dextre', 'krump'] },
    },
    ['end'],
    { asks: 'target fangtooth-cavern', decider: 0, offers: ['murmook', 'dextre'] },
  ],
  [
    'destroys nobody at the end of the opponent’s turn',
    { you: { line: ['troll'] }, foe: { artifacts: ['fangtooth-cavern'], line: ['umbra'] } },
    ['end'],
    { asks: 'house', line: [['troll'], ['umbra']] },
  ],
);

card(
  'Instrument of Silence',
  [
    'gives its creature skirmish and 1 æmber for a fight',
    {
      you: { line: [{ card: 'murmook', upgrades: ['instrument-of-silence'] }, 'flaxia'] },
      foe: { line: ['troll'] },
    },
    ['fight murmook'],
    { amber: [1, 0], cards: { murmook: { damage: 0 }, troll: { damage: 3 } } },
  ],
  [
    'gives other creatures nothing, and nothing for a reap',
    {
      you: { line: [{ card: 'murmook', upgrades: ['instrument-of-silence'] }, 'fuzzy-gruen'] },
      foe: { line: ['dextre'] },
    },
    ['reap murmook', 'fight fuzzy-gruen'],
    { amber: [1, 0], cards: { 'fuzzy-gruen': { damage: 3 } } },
  ],
  [
    'on an enemy creature serves the opponent',
    {
      you: { hand: ['instrument-of-silence'], line: ['murmook'] },
      foe: { line: ['krump'], houses: ['brobnar', 'dis', 'logos'] },
    },
    ['play instrument-of-silence', 'krump', 'end', 'house brobnar', 'fight krump'],
    { amber: [0, 1], at: { murmook: 'discard' }, cards: { krump: { damage: 0 } } },
  ],
);

card(
  'Kangaphant',
  [
    'destroys each creature that reaps, after its æmber is gained',
    { you: { line: ['kangaphant', 'murmook'] } },
    ['reap murmook'],
    { amber: [1, 0], line: [['kangaphant'], []] },
  ],
  [
    'destroys enemy creatures and itself as well',
    {
      you: { line: ['kangaphant', 'murmook'], houses: ['untamed', 'dis', 'logos'] },
      foe: { line: ['krump', 'bumpsy'], houses: ['brobnar', 'dis', 'logos'] },
    },
    ['end', 'house brobnar', 'reap krump', 'end', 'house untamed', 'reap kangaphant', 'reap murmook'],
    { amber: [2, 1], line: [['murmook'], ['bumpsy']] },
  ],
  [
    'does nothing to a creature that fights',
    { you: { line: ['kangaphant', 'flaxia'] }, foe: { line: ['dextre'] } },
    ['fight flaxia'],
    { cards: { flaxia: { damage: 3 } }, line: [['kangaphant', 'flaxia'], []] },
  ],
);

card(
  'Low Dawn',
  [
    'gains 2 æmber with three Untamed creatures in the discard pile and shuffles them into the deck',
    {
      you: {
        hand: ['low-dawn'],
        discard: ['murmook', 'troll', 'flaxia', 'regrowth', 'halacor'],
      },
      foe: { discard: ['snufflegator', 'teliga'] },
    },
    ['play low-dawn'],
    {
      amber: [3, 0],
      at: {
        murmook: 'deck 0',
        flaxia: 'deck 0',
        halacor: 'deck 0',
        troll: 'discard',
        regrowth: 'discard',
        teliga: 'discard',
      },
    },
  ],
  [
    'gains nothing with two, but shuffles them',
    {
      you: { hand: ['low-dawn'], discard: ['murmook', 'troll', 'flaxia', 'regrowth'] },
      foe: { discard: ['teliga', 'halacor'] },
    },
    ['play low-dawn'],
    { amber: [1, 0], at: { murmook: 'deck 0', flaxia: 'deck 0', troll: 'discard', teliga: 'discard' } },
  ],
);

card(
  'Mab the Mad',
  [
    'is shuffled into the deck after it reaped',
    { you: { line: ['mab-the-mad', 'murmook'] } },
    ['reap mab-the-mad'],
    { amber: [1, 0], at: { 'mab-the-mad': 'deck 0', murmook: 'line' } },
  ],
  [
    'goes to its owner’s deck when another player controls it',
    { you: { line: [{ card: 'mab-the-mad', owner: 1 }] } },
    ['reap mab-the-mad'],
    { amber: [1, 0], at: { 'mab-the-mad': 'deck 1' } },
  ],
);

card(
  'The Feathered Shaman',
  [
    'wards its neighbors when it reaps',
    { you: { line: ['troll', 'the-feathered-shaman', 'krump', 'bumpsy'] }, foe: { line: ['zorg'] } },
    ['reap the-feathered-shaman'],
    {
      amber: [1, 0],
      cards: {
        troll: { ward: true },
        krump: { ward: true },
        bumpsy: { ward: false },
        'the-feathered-shaman': { ward: false },
        zorg: { ward: false },
      },
    },
  ],
  [
    'wards them when it has fought',
    { you: { line: ['the-feathered-shaman', 'krump'] }, foe: { line: ['urchin'] } },
    ['fight the-feathered-shaman'],
    { cards: { krump: { ward: true } } },
  ],
  [
    'evades the first attack of a turn',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['the-feathered-shaman', 'krump'] } },
    ['fight troll', 'the-feathered-shaman'],
    { cards: { troll: { damage: 0 }, 'the-feathered-shaman': { damage: 0 }, krump: { ward: false } } },
  ],
);

card(
  'Wild Spirit',
  [
    'lets its creature capture 1 æmber when it reaps',
    {
      you: { line: [{ card: 'murmook', upgrades: ['wild-spirit'] }, 'flaxia'] },
      foe: { amber: 3 },
    },
    ['reap murmook', 'reap flaxia'],
    { amber: [2, 2], cards: { murmook: { amber: 1 }, flaxia: { amber: 0 } } },
  ],
  [
    'on an enemy creature captures from the player of the upgrade',
    {
      house: 'brobnar',
      you: { line: [{ card: 'krump', upgrades: [{ card: 'wild-spirit', owner: 1 }] }] },
      foe: { amber: 3 },
    },
    ['reap krump'],
    { amber: [1, 2], cards: { krump: { amber: 1 } } },
  ],
);

card(
  'Creed of Nature',
  [
    'is sacrificed to give a creature skirmish and assault equal to its power for the turn',
    {
      house: 'brobnar',
      you: { artifacts: ['creed-of-nature'], line: ['bumpsy', 'krump'] },
      foe: { line: [{ card: 'troll', power: 3 }] },
    },
    ['omni creed-of-nature', 'bumpsy', 'fight bumpsy'],
    { at: { 'creed-of-nature': 'discard' }, cards: { bumpsy: { damage: 0 }, troll: { damage: 10 } } },
  ],
  [
    'follows the power of that creature',
    {
      house: 'untamed',
      you: { artifacts: ['creed-of-nature'], line: ['murmook'], hand: ['the-fittest'] },
      foe: { line: [{ card: 'troll', power: 3 }] },
    },
    ['omni creed-of-nature', 'murmook', 'play the-fittest', 'fight murmook'],
    { cards: { murmook: { damage: 0 }, troll: { damage: 8 } } },
  ],
  [
    'offers every creature',
    {
      you: { artifacts: ['creed-of-nature'], line: ['murmook'] },
      foe: { line: ['troll'], artifacts: ['cannon'] },
    },
    ['omni creed-of-nature'],
    { offers: ['murmook', 'troll'] },
  ],
  [
    'ends with the turn',
    { you: { artifacts: ['creed-of-nature'], line: ['murmook', 'flaxia'] } },
    ['omni creed-of-nature', 'murmook', 'end'],
    { asks: 'house', cards: { murmook: { keywords: [] } } },
  ],
);

card(
  'Eldest Bear',
  [
    'gains 2 æmber before a fight from the center of the line',
    { you: { line: ['murmook', 'eldest-bear', 'flaxia'] }, foe: { line: ['troll'] } },
    ['fight eldest-bear', 'order eldest-bear'],
    { amber: [2, 0], at: { troll: 'discard', 'eldest-bear': 'discard' } },
  ],
  [
    'gains nothing elsewhere, and deals 3 damage before it attacks',
    { you: { line: ['eldest-bear', 'murmook'] }, foe: { line: [{ card: 'troll', power: 2 }] } },
    ['fight eldest-bear'],
    { amber: [0, 0], cards: { troll: { damage: 8 } } },
  ],
  [
    'is in the center when it is alone',
    { you: { line: ['eldest-bear'] }, foe: { line: ['murmook'] } },
    ['fight eldest-bear', 'order eldest-bear'],
    { amber: [2, 0], at: { murmook: 'discard' }, cards: { 'eldest-bear': { damage: 0 } } },
  ],
);

card(
  'Giant Gnawbill',
  [
    'makes its player destroy an artifact of the house that was chosen',
    {
      step: 'house',
      you: {
        line: ['giant-gnawbill'],
        artifacts: ['cannon', 'world-tree'],
        houses: ['untamed', 'brobnar', 'dis'],
      },
      foe: { artifacts: ['iron-obelisk', 'dominator-bauble'] },
    },
    ['house brobnar'],
    { asks: 'target giant-gnawbill', decider: 0, offers: ['cannon', 'iron-obelisk'] },
  ],
  [
    'makes the opponent do so, too',
    {
      step: 'house',
      you: { line: ['krump'], artifacts: ['cannon', 'world-tree'], houses: ['untamed', 'brobnar', 'dis'] },
      foe: { line: ['giant-gnawbill'] },
    },
    ['house brobnar'],
    { at: { cannon: 'discard', 'world-tree': 'artifacts' } },
  ],
  [
    'destroys nothing when there is no artifact of that house',
    {
      step: 'house',
      you: { line: ['giant-gnawbill'], artifacts: ['cannon'], houses: ['untamed', 'brobnar', 'dis'] },
    },
    ['house untamed'],
    { at: { cannon: 'artifacts' } },
  ],
);

card(
  'Moor Wolf',
  [
    'readies each other Wolf',
    {
      you: {
        hand: ['moor-wolf'],
        line: [
          { card: 'moor-wolf', exhausted: true },
          { card: 'murmook', exhausted: true },
        ],
      },
      foe: { line: [{ card: 'moor-wolf', exhausted: true }] },
    },
    ['play moor-wolf#2', 'flank right'],
    {
      cards: {
        'moor-wolf': { exhausted: false },
        'moor-wolf#2': { exhausted: true },
        'moor-wolf#3': { exhausted: false },
        murmook: { exhausted: true },
      },
    },
  ],
  [
    'is dealt no damage when it attacks',
    { you: { line: ['moor-wolf'] }, foe: { line: ['krump'] } },
    ['fight moor-wolf'],
    { cards: { 'moor-wolf': { damage: 0 }, krump: { damage: 2 } } },
  ],
);

card(
  'Nepeta Gigantica',
  [
    'stuns a creature with power 5 or a Giant',
    {
      you: { artifacts: ['nepeta-gigantica'], line: ['fuzzy-gruen', 'flaxia'] },
      foe: { line: ['gargantes-scrapper', 'sequis', 'zorg'] },
    },
    ['action nepeta-gigantica'],
    { offers: ['fuzzy-gruen', 'gargantes-scrapper', 'zorg'] },
  ],
  [
    'stuns only the chosen one',
    { you: { artifacts: ['nepeta-gigantica'] }, foe: { line: ['gargantes-scrapper', 'zorg'] } },
    ['action nepeta-gigantica', 'gargantes-scrapper'],
    { cards: { 'gargantes-scrapper': { stunned: true }, zorg: { stunned: false } } },
  ],
  [
    'finds nobody among the small',
    { you: { artifacts: ['nepeta-gigantica'], line: ['flaxia'] }, foe: { line: ['sequis'] } },
    ['action nepeta-gigantica'],
    { cards: { flaxia: { stunned: false }, sequis: { stunned: false } } },
  ],
);

card(
  'Vineapple Tree',
  [
    'makes keys cost 1 more for each growth counter on it',
    {
      you: { artifacts: [{ card: 'vineapple-tree', counters: { growth: 2 } }] },
      foe: { artifacts: [{ card: 'vineapple-tree', counters: { growth: 1 } }] },
    },
    [],
    { keyCost: [9, 9] },
  ],
  [
    'gets a growth counter as its action',
    { you: { artifacts: ['vineapple-tree'] } },
    ['action vineapple-tree'],
    { keyCost: [7, 7], cards: { 'vineapple-tree': { counters: { growth: 1 }, exhausted: true } } },
  ],
  [
    'loses all counters when a player forges a key',
    {
      step: 'forge',
      you: { amber: 10, houses: ['untamed', 'dis', 'logos'] },
      foe: { artifacts: [{ card: 'vineapple-tree', counters: { growth: 3 } }] },
    },
    ['house untamed'],
    { amber: [1, 0], keyCost: [6, 6] },
  ],
  [
    'loses them also when its own player forges one',
    {
      step: 'forge',
      you: {
        amber: 8,
        artifacts: [{ card: 'vineapple-tree', counters: { growth: 2 } }],
        houses: ['untamed', 'dis', 'logos'],
      },
    },
    ['house untamed'],
    { amber: [0, 0], keyCost: [6, 6] },
  ],
);

card(
  'Xenos Bloodshadow',
  [
    'destroys what it attacks and is dealt no damage',
    { you: { line: ['xenos-bloodshadow'] }, foe: { line: ['troll'] } },
    ['fight xenos-bloodshadow'],
    { at: { troll: 'discard' }, cards: { 'xenos-bloodshadow': { damage: 0 } } },
  ],
  [
    'deals 6 damage before it is attacked and evades the first attack',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['xenos-bloodshadow'] } },
    ['fight troll'],
    { cards: { troll: { damage: 6 }, 'xenos-bloodshadow': { damage: 0 } } },
  ],
);

card(
  'Toad',
  [
    'cannot reap, but fight',
    { you: { line: ['toad', 'murmook'] }, foe: { line: ['krump'] } },
    [],
    { mayNot: ['reap toad'], may: ['fight toad', 'reap murmook'] },
  ],
  [
    'does not bind enemy creatures',
    { you: { line: ['murmook'] }, foe: { line: ['toad'] } },
    [],
    { may: ['reap murmook'] },
  ],
);
