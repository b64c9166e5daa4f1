import { cardRows } from '../../testrows.js';

const card = cardRows('shadows');

card(
  'Dusk Chronicles',
  [
    'draws a card when the opponent has more æmber',
    { you: { hand: ['dusk-chronicles', 'urchin'], deck: ['troll'], amber: 1 }, foe: { amber: 3 } },
    ['play dusk-chronicles'],
    { amber: [2, 3], you: { hand: ['urchin', 'troll'], archives: [] } },
  ],
  [
    'archives a card when its player has more',
    { you: { hand: ['dusk-chronicles', 'urchin', 'umbra'], deck: ['troll'], amber: 2 }, foe: { amber: 2 } },
    ['play dusk-chronicles', 'umbra'],
    { amber: [3, 2], you: { hand: ['urchin'], archives: ['umbra'] } },
  ],
  [
    'offers cards of its player’s hand',
    { you: { hand: ['dusk-chronicles', 'urchin', 'umbra'] }, foe: { hand: ['zorg'] } },
    ['play dusk-chronicles'],
    { offers: ['urchin', 'umbra'] },
  ],
  [
    'does neither when they have the same',
    { you: { hand: ['dusk-chronicles', 'urchin'], deck: ['troll'], amber: 1 }, foe: { amber: 2 } },
    ['play dusk-chronicles'],
    { amber: [2, 2], you: { hand: ['urchin'], archives: [] } },
  ],
);

card(
  'Furtive Investors',
  [
    'gains 1 æmber for each key of an opponent who has more æmber',
    {
      you: { hand: ['furtive-investors'], amber: 1, keys: ['red'] },
      foe: { amber: 3, keys: ['red', 'blue'] },
    },
    ['play furtive-investors'],
    { amber: [4, 3] },
  ],
  [
    'gains nothing when they have the same',
    { you: { hand: ['furtive-investors'], amber: 2 }, foe: { amber: 3, keys: ['red', 'blue'] } },
    ['play furtive-investors'],
    { amber: [3, 3] },
  ],
);

card(
  'Gamgee',
  [
    'steals 1 æmber when the opponent still has more after the reap',
    { you: { line: ['gamgee'] }, foe: { amber: 2 } },
    ['reap gamgee'],
    { amber: [2, 1] },
  ],
  [
    'steals nothing when they have the same',
    { you: { line: ['gamgee'] }, foe: { amber: 1 } },
    ['reap gamgee'],
    { amber: [1, 1] },
  ],
  [
    'evades the first attack of a turn',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['gamgee'] } },
    ['fight troll'],
    { cards: { troll: { damage: 0 }, gamgee: { damage: 0 } } },
  ],
);

card(
  'Knuckles Bolton',
  [
    'is dealt no damage when it attacks',
    { you: { line: ['knuckles-bolton'] }, foe: { line: ['krump'] } },
    ['fight knuckles-bolton'],
    { cards: { 'knuckles-bolton': { damage: 0 }, krump: { damage: 3 } } },
  ],
  [
    'evades the first attack of a turn, not the second',
    { house: 'brobnar', you: { line: ['troll', 'krump'] }, foe: { line: ['knuckles-bolton'] } },
    ['fight troll', 'fight krump'],
    { cards: { troll: { damage: 0 }, krump: { damage: 3 } }, at: { 'knuckles-bolton': 'discard' } },
  ],
);

card(
  'Life for a Life',
  [
    'deals 6 damage to a creature for a sacrificed one',
    { you: { hand: ['life-for-a-life'], line: ['urchin', 'umbra'] }, foe: { line: ['troll', 'krump'] } },
    ['play life-for-a-life', 'urchin', 'troll'],
    { amber: [1, 0], line: [['umbra'], ['troll', 'krump']], cards: { troll: { damage: 6 } } },
  ],
  [
    'takes friendly creatures only as the sacrifice',
    {
      you: { hand: ['life-for-a-life'], line: ['urchin', 'umbra'], artifacts: ['skeleton-key'] },
      foe: { line: ['troll'] },
    },
    ['play life-for-a-life'],
    { offers: ['urchin', 'umbra'] },
  ],
  [
    'may hit a friendly creature',
    {
      you: { hand: ['life-for-a-life'], line: ['urchin', 'umbra'] },
      foe: { line: ['troll'], artifacts: ['cannon'] },
    },
    ['play life-for-a-life', 'urchin'],
    { offers: ['umbra', 'troll'] },
  ],
  [
    'deals nothing without a sacrifice',
    { you: { hand: ['life-for-a-life'] }, foe: { line: ['troll'] } },
    ['play life-for-a-life'],
    { amber: [1, 0], cards: { troll: { damage: 0 } } },
  ],
  [
    'deals nothing when a ward has held off the sacrifice',
    {
      you: { hand: ['life-for-a-life'], line: [{ card: 'urchin', ward: true }] },
      foe: { line: ['troll'] },
    },
    ['play life-for-a-life'],
    { line: [['urchin'], ['troll']], cards: { troll: { damage: 0 }, urchin: { ward: false } } },
  ],
);

card(
  'Ronnie Wristclocks',
  [
    'steals 2 æmber from an opponent with 7',
    { you: { hand: ['ronnie-wristclocks'] }, foe: { amber: 7 } },
    ['play ronnie-wristclocks'],
    { amber: [2, 5] },
  ],
  [
    'steals 1 from an opponent with 6',
    { you: { hand: ['ronnie-wristclocks'], amber: 9 }, foe: { amber: 6 } },
    ['play ronnie-wristclocks'],
    { amber: [10, 5] },
  ],
);

card(
  'Sucker Punch',
  [
    'is archived when it destroys the enemy creature',
    { you: { hand: ['sucker-punch'], line: ['urchin'] }, foe: { line: ['umbra'], artifacts: ['cannon'] } },
    ['play sucker-punch'],
    { amber: [1, 0], at: { umbra: 'discard', 'sucker-punch': 'archives 0', urchin: 'line' } },
  ],
  [
    'is discarded when that creature survives its 2 damage',
    { you: { hand: ['sucker-punch'] }, foe: { line: ['dextre', 'krump'] } },
    ['play sucker-punch', 'dextre'],
    { cards: { dextre: { damage: 2 }, krump: { damage: 0 } }, at: { 'sucker-punch': 'discard' } },
  ],
  [
    'is discarded when there is no enemy creature',
    { you: { hand: ['sucker-punch'], line: ['urchin'] } },
    ['play sucker-punch'],
    { amber: [1, 0], at: { 'sucker-punch': 'discard', urchin: 'line' } },
  ],
  [
    'is played only as the first thing of the step',
    { you: { hand: ['sucker-punch', 'umbra'] } },
    ['play umbra'],
    { offers: ['discard sucker-punch', 'end'] },
  ],
);

card(
  'Throwing Stars',
  [
    'deals 1 damage to three creatures and gains 1 æmber for each it destroys',
    {
      you: { hand: ['throwing-stars'], line: ['urchin'] },
      foe: { line: ['bad-penny', 'krump', 'mooncurser'] },
    },
    ['play throwing-stars', 'urchin', 'bad-penny', 'krump'],
    { amber: [2, 0], line: [[], ['krump', 'mooncurser']], cards: { krump: { damage: 1 } } },
  ],
  [
    'may hit fewer',
    { you: { hand: ['throwing-stars'] }, foe: { line: ['bad-penny', 'mooncurser'] } },
    ['play throwing-stars', 'mooncurser', 'done'],
    { amber: [1, 0], line: [[], ['bad-penny']] },
  ],
  [
    'offers creatures only',
    {
      you: { hand: ['throwing-stars'], line: ['urchin'] },
      foe: { line: ['bad-penny'], artifacts: ['cannon'] },
    },
    ['play throwing-stars'],
    { offers: ['urchin', 'bad-penny', 'done'] },
  ],
  [
    'may hit nobody',
    { you: { hand: ['throwing-stars'] }, foe: { line: ['bad-penny'] } },
    ['play throwing-stars', 'done'],
    { amber: [0, 0], line: [[], ['bad-penny']] },
  ],
  [
    'gains nothing for a creature that a ward has saved',
    { you: { hand: ['throwing-stars'] }, foe: { line: [{ card: 'mooncurser', ward: true }] } },
    ['play throwing-stars', 'mooncurser'],
    { amber: [0, 0], line: [[], ['mooncurser']] },
  ],
);

card(
  'Whistling Darts',
  [
    'deals 1 damage to each enemy creature',
    { you: { hand: ['whistling-darts'], line: ['umbra'] }, foe: { line: ['mooncurser', 'krump', 'dextre'] } },
    ['play whistling-darts'],
    {
      amber: [1, 0],
      line: [['umbra'], ['krump', 'dextre']],
      cards: { umbra: { damage: 0 }, krump: { damage: 1 }, dextre: { damage: 1 } },
    },
  ],
  [
    'gives its bonus æmber alone without an enemy',
    { you: { hand: ['whistling-darts'], line: ['umbra'] } },
    ['play whistling-darts'],
    { amber: [1, 0], cards: { umbra: { damage: 0 } } },
  ],
);

card(
  'Yantzee Gang',
  [
    'steals 1 æmber as its action',
    { you: { line: ['yantzee-gang'] }, foe: { amber: 3 } },
    ['action yantzee-gang'],
    { amber: [1, 2], cards: { 'yantzee-gang': { exhausted: true } } },
  ],
  [
    'steals nothing from an empty pool',
    { you: { line: ['yantzee-gang'] } },
    ['action yantzee-gang'],
    { amber: [0, 0] },
  ],
);

card(
  'Hideaway Hole',
  [
    'is sacrificed to give friendly creatures elusive, also those that come later',
    {
      house: 'brobnar',
      you: { artifacts: ['hideaway-hole'], line: ['troll'], hand: ['valdr'] },
      foe: { line: ['krump'] },
    },
    ['omni hideaway-hole', 'play valdr', 'flank left'],
    {
      at: { 'hideaway-hole': 'discard' },
      cards: { troll: { keywords: ['elusive'] }, valdr: { keywords: ['elusive'] }, krump: { keywords: [] } },
    },
  ],
  [
    'saves them from an attack in the opponent’s turn',
    {
      you: { artifacts: ['hideaway-hole'], line: ['umbra'] },
      foe: { line: ['krump'], houses: ['brobnar', 'dis', 'logos'] },
    },
    ['omni hideaway-hole', 'end', 'house brobnar', 'fight krump'],
    { cards: { umbra: { damage: 0 }, krump: { damage: 0, exhausted: true } } },
  ],
  [
    'ends at the start of its player’s next turn',
    {
      you: { artifacts: ['hideaway-hole'], line: ['umbra'], houses: ['shadows', 'dis', 'logos'] },
      foe: { houses: ['brobnar', 'dis', 'logos'] },
    },
    ['omni hideaway-hole', 'end', 'house brobnar', 'end'],
    { asks: 'house', decider: 0, cards: { umbra: { keywords: ['skirmish'] } } },
  ],
);

card(
  'Murkens',
  [
    'plays the top card of the opponent’s deck as its player’s own',
    { you: { hand: ['murkens'] }, foe: { deck: ['krump', 'zorg'], archives: ['troll'] } },
    ['play murkens', 'choice 1', 'flank right'],
    {
      line: [['murkens', 'krump'], []],
      cards: { krump: { exhausted: true } },
      top: [[], ['zorg']],
      at: { troll: 'archives 1' },
    },
  ],
  [
    'plays a random card of the opponent’s archives',
    {
      you: { hand: ['murkens'] },
      foe: { deck: ['krump'], archives: ['bumpsy', 'dew-faerie'], amber: 3 },
      rolls: ['bumpsy'],
    },
    ['play murkens', 'choice 0', 'flank left'],
    {
      amber: [0, 2],
      line: [['bumpsy', 'murkens'], []],
      foe: { archives: ['dew-faerie'] },
      top: [[], ['krump']],
    },
  ],
  [
    'has the effect and the bonus æmber of an action, which its owner discards',
    { you: { hand: ['murkens'] }, foe: { deck: ['fertility-chant'] } },
    ['play murkens', 'choice 1'],
    { amber: [4, 2], at: { 'fertility-chant': 'discard 1' } },
  ],
  [
    'finds nothing in empty archives',
    { you: { hand: ['murkens'], archives: ['urchin'] }, foe: { deck: ['krump'] } },
    ['play murkens', 'choice 0'],
    { line: [['murkens'], []], top: [[], ['krump']] },
  ],
  [
    'leaves a card that cannot be played where it is',
    { you: { hand: ['murkens'] }, foe: { deck: ['glimmer'] } },
    ['play murkens', 'choice 1'],
    { line: [['murkens'], []], top: [[], ['glimmer']] },
  ],
  [
    'plays one card of that deck',
    { you: { hand: ['murkens'] }, foe: { deck: ['fertility-chant', 'virtuous-works'] } },
    ['play murkens', 'choice 1'],
    { amber: [4, 2], top: [[], ['virtuous-works']] },
  ],
);

card(
  'Perplexing Sophistry',
  [
    'makes an opponent with less æmber discard, and draws a card',
    {
      you: { hand: ['perplexing-sophistry'], deck: ['troll'], amber: 2 },
      foe: { hand: ['krump', 'zorg'], amber: 2 },
      rolls: ['zorg'],
    },
    ['play perplexing-sophistry'],
    { amber: [3, 2], you: { hand: ['troll'] }, foe: { hand: ['krump'], discard: ['zorg'] } },
  ],
  [
    'does neither when they have the same',
    {
      you: { hand: ['perplexing-sophistry'], deck: ['troll'], amber: 1 },
      foe: { hand: ['krump', 'zorg'], amber: 2 },
    },
    ['play perplexing-sophistry'],
    { amber: [2, 2], you: { hand: [] }, foe: { hand: ['krump', 'zorg'] } },
  ],
  [
    'draws also when the opponent has no hand',
    { you: { hand: ['perplexing-sophistry', 'urchin'], deck: ['troll'], amber: 1 } },
    ['play perplexing-sophistry'],
    { you: { hand: ['urchin', 'troll'] } },
  ],
);

card(
  'Redlock',
  [
    'gains 1 æmber at the end of a turn in which its player played no creature',
    { you: { line: ['redlock'], hand: ['whistling-darts'] } },
    ['play whistling-darts', 'end'],
    { asks: 'house', amber: [2, 0] },
  ],
  [
    'gains nothing after a creature',
    { you: { line: ['redlock'], hand: ['silvertooth'] } },
    ['play silvertooth', 'flank left', 'end'],
    { asks: 'house', amber: [0, 0] },
  ],
  [
    'gains nothing at the end of the opponent’s turn',
    { you: {}, foe: { line: ['redlock'] } },
    ['end'],
    { asks: 'house', amber: [0, 0] },
  ],
  [
    'is dealt no damage when it attacks',
    { you: { line: ['redlock'] }, foe: { line: ['krump'] } },
    ['fight redlock'],
    { cards: { redlock: { damage: 0 }, krump: { damage: 3 } } },
  ],
);

card(
  'Guard Disguise',
  [
    'is sacrificed and steals 3 æmber from an opponent with 3',
    { you: { artifacts: ['guard-disguise'], amber: 7 }, foe: { amber: 3 } },
    ['action guard-disguise'],
    { amber: [10, 0], at: { 'guard-disguise': 'discard' } },
  ],
  [
    'is sacrificed in vain when the opponent has 4',
    { you: { artifacts: ['guard-disguise'] }, foe: { amber: 4 } },
    ['action guard-disguise'],
    { amber: [0, 4], at: { 'guard-disguise': 'discard' } },
  ],
  [
    'steals what there is',
    { you: { artifacts: ['guard-disguise'] }, foe: { amber: 2 } },
    ['action guard-disguise'],
    { amber: [2, 0] },
  ],
);

card(
  'Heist Night',
  [
    'steals 1 æmber for each friendly Thief',
    {
      you: { hand: ['heist-night'], line: ['umbra', 'silvertooth', 'troll'] },
      foe: { line: ['noddy-the-thief'], amber: 5 },
    },
    ['play heist-night'],
    { amber: [2, 3] },
  ],
  [
    'steals nothing without one',
    { you: { hand: ['heist-night'], line: ['troll'] }, foe: { line: ['noddy-the-thief'], amber: 5 } },
    ['play heist-night'],
    { amber: [0, 5] },
  ],
  [
    'is played only as the first thing of the step',
    { you: { hand: ['heist-night', 'silvertooth'] } },
    ['play silvertooth'],
    { mayNot: ['play heist-night'], may: ['discard heist-night'] },
  ],
);

card(
  'Plague Rat',
  [
    'deals each creature but Rats 1 damage for each Rat',
    {
      you: { hand: ['plague-rat'], line: ['troll', 'plague-rat'] },
      foe: { line: ['plague-rat', 'krump', 'magda-the-rat'] },
    },
    ['play plague-rat#2', 'flank left'],
    {
      cards: { troll: { damage: 3 }, krump: { damage: 3 }, 'magda-the-rat': { damage: 3 } },
      line: [
        ['plague-rat#2', 'troll', 'plague-rat'],
        ['plague-rat#3', 'krump', 'magda-the-rat'],
      ],
    },
  ],
  [
    'deals 1 when it is the only one',
    { you: { hand: ['plague-rat'] }, foe: { line: ['krump'] } },
    ['play plague-rat'],
    { cards: { krump: { damage: 1 } }, line: [['plague-rat'], ['krump']] },
  ],
  [
    'evades the first attack of a turn',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['plague-rat'] } },
    ['fight troll'],
    { cards: { troll: { damage: 0 }, 'plague-rat': { damage: 0 } } },
  ],
);

card(
  'Rigged Lottery',
  [
    'discards five cards of each deck and gives each player 1 æmber for each Shadows card',
    {
      you: {
        hand: ['rigged-lottery'],
        deck: ['urchin', 'troll', 'umbra', 'krump', 'dodger', 'silvertooth'],
        discard: ['noddy-the-thief'],
        pad: false,
      },
      foe: {
        deck: ['bumpsy', 'urchin', 'umbra', 'zorg', 'dextre', 'shooler', 'dodger'],
        pad: false,
      },
    },
    ['play rigged-lottery'],
    { amber: [4, 2], you: { deck: ['silvertooth'] }, foe: { deck: ['shooler', 'dodger#2'] } },
  ],
  [
    'takes a short deck whole and does not reshuffle',
    {
      you: { hand: ['rigged-lottery'], deck: ['urchin'], pad: false },
      foe: { deck: ['troll', 'krump'], pad: false },
    },
    ['play rigged-lottery'],
    {
      amber: [2, 0],
      you: { deck: [], discard: ['rigged-lottery', 'urchin'] },
      foe: { deck: [], discard: ['krump', 'troll'] },
    },
  ],
);

card(
  'Sack of Coins',
  [
    'deals 1 damage for each æmber in the pool, divided as its player likes',
    {
      you: { hand: ['sack-of-coins'], amber: 2, line: ['troll'] },
      foe: { line: ['krump', 'zorg'], amber: 5 },
    },
    ['play sack-of-coins', 'krump', 'krump', 'troll'],
    { amber: [3, 5], cards: { krump: { damage: 2 }, troll: { damage: 1 }, zorg: { damage: 0 } } },
  ],
  [
    'offers creatures only',
    {
      you: { hand: ['sack-of-coins'], line: ['troll'], artifacts: ['skeleton-key'] },
      foe: { line: ['krump'] },
    },
    ['play sack-of-coins'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'counts its own bonus æmber',
    { you: { hand: ['sack-of-coins'] }, foe: { line: ['krump'] } },
    ['play sack-of-coins'],
    { amber: [1, 0], cards: { krump: { damage: 1 } } },
  ],
  [
    'hits nobody when there is no creature',
    { you: { hand: ['sack-of-coins'], amber: 4 } },
    ['play sack-of-coins'],
    { amber: [5, 0] },
  ],
);

card(
  'Scowly Caper',
  [
    'enters play under the opponent’s control, on the flank its player chooses',
    { you: { hand: ['scowly-caper'], line: ['umbra'] }, foe: { line: ['troll', 'krump'] } },
    ['play scowly-caper', 'flank right'],
    { line: [['umbra'], ['troll', 'krump', 'scowly-caper']] },
  ],
  [
    'destroys nobody at the end of the turn of the player who played it',
    { you: { hand: ['scowly-caper'], line: ['umbra'] }, foe: { line: ['troll', 'krump'] } },
    ['play scowly-caper', 'flank right', 'end'],
    { asks: 'house', line: [['umbra'], ['troll', 'krump', 'scowly-caper']] },
  ],
  [
    'destroys a neighbor at the end of its controller’s turn',
    {
      house: 'brobnar',
      you: { line: ['bumpsy', 'troll', { card: 'scowly-caper', owner: 1 }, 'krump'] },
      foe: { line: ['zorg'] },
    },
    ['end'],
    { asks: 'target scowly-caper', offers: ['troll', 'krump'] },
  ],
  [
    'destroys the only neighbor without a question, and nobody when it stands alone',
    {
      house: 'brobnar',
      you: { line: [{ card: 'scowly-caper', owner: 1 }, 'krump'] },
      foe: { line: ['zorg'], houses: ['mars', 'dis', 'logos'] },
    },
    ['end', 'house mars', 'end', 'house brobnar', 'end'],
    { asks: 'house', line: [['scowly-caper'], ['zorg']], at: { krump: 'discard 0' } },
  ],
  [
    'can be used in any house and is dealt no damage when it attacks',
    {
      house: 'brobnar',
      you: { line: [{ card: 'scowly-caper', owner: 1 }, 'umbra'] },
      foe: { line: ['zorg'] },
    },
    ['fight scowly-caper'],
    { cards: { 'scowly-caper': { damage: 0 }, zorg: { damage: 2 } }, mayNot: ['fight umbra'] },
  ],
);

card(
  'Shard of Greed',
  [
    'gains 1 æmber for each friendly Shard',
    {
      you: { artifacts: ['shard-of-greed', 'shard-of-hope', 'skeleton-key'] },
      foe: { artifacts: ['shard-of-life'], amber: 3 },
    },
    ['action shard-of-greed'],
    { amber: [2, 3] },
  ],
  [
    'gains 1 for itself alone',
    { you: { artifacts: ['shard-of-greed'] } },
    ['action shard-of-greed'],
    { amber: [1, 0] },
  ],
);
