import { cardRows } from '../../testrows.js';

const card = cardRows('brobnar');

card(
  'Anger',
  [
    'readies and fights with a friendly creature',
    {
      you: { hand: ['anger'], line: [{ card: 'troll', exhausted: true }, 'urchin'] },
      foe: { line: ['doc-bookton'] },
    },
    ['play anger', 'troll'],
    { amber: [1, 0], cards: { troll: { exhausted: true, damage: 5 } }, at: { 'doc-bookton': 'discard 1' } },
  ],
  [
    'offers friendly creatures of any house and no enemies',
    { you: { hand: ['anger'], line: ['troll', 'urchin'] }, foe: { line: ['dextre'] } },
    ['play anger'],
    { asks: 'target anger', offers: ['troll', 'urchin'] },
  ],
  [
    'lets the player choose whom to fight',
    { you: { hand: ['anger'], line: ['troll'] }, foe: { line: ['dextre', 'urchin'] } },
    ['play anger'],
    { offers: ['dextre', 'urchin'] },
  ],
  [
    'without an enemy only readies the creature',
    { you: { hand: ['anger'], line: [{ card: 'troll', exhausted: true }] } },
    ['play anger'],
    { amber: [1, 0], cards: { troll: { exhausted: false } } },
  ],
  [
    'without a friendly creature gives its bonus æmber alone',
    { you: { hand: ['anger'] }, foe: { line: ['dextre'] } },
    ['play anger'],
    { amber: [1, 0], cards: { dextre: { damage: 0 } }, at: { anger: 'discard' } },
  ],
  [
    'takes the stun off a stunned creature, which does not fight',
    {
      you: { hand: ['anger'], line: [{ card: 'troll', exhausted: true, stunned: true }] },
      foe: { line: ['dextre'] },
    },
    ['play anger'],
    { cards: { troll: { stunned: false, exhausted: true }, dextre: { damage: 0 } } },
  ],
);

card(
  'Barehanded',
  [
    'puts each artifact on top of its owner’s deck',
    { you: { hand: ['barehanded'], artifacts: ['cannon'] }, foe: { artifacts: ['dominator-bauble'] } },
    ['play barehanded', 'cannon'],
    { amber: [1, 0], top: [['cannon'], ['dominator-bauble']] },
  ],
  [
    'lets the player choose the order: the last one lies on top',
    { you: { hand: ['barehanded'] }, foe: { artifacts: ['cannon', 'dominator-bauble', 'lifeward'] } },
    ['play barehanded', 'lifeward', 'cannon'],
    { top: [[], ['dominator-bauble', 'cannon', 'lifeward']] },
  ],
  [
    'sends an artifact that changed hands to its owner’s deck',
    { you: { hand: ['barehanded'], artifacts: [{ card: 'cannon', owner: 1 }] } },
    ['play barehanded'],
    { top: [[], ['cannon']] },
  ],
  [
    'leaves creatures and their upgrades alone',
    { you: { hand: ['barehanded'], line: [{ card: 'troll', upgrades: ['blood-of-titans'] }] } },
    ['play barehanded'],
    { amber: [1, 0], cards: { troll: { upgrades: ['blood-of-titans'] } } },
  ],
);

card(
  'Blood Money',
  [
    'places 2 æmber from the supply on an enemy creature',
    { you: { amber: 3, hand: ['blood-money'], line: ['troll'] }, foe: { amber: 3, line: ['dextre'] } },
    ['play blood-money'],
    { amber: [3, 3], cards: { dextre: { amber: 2 } } },
  ],
  [
    'pays when that creature leaves play',
    {
      you: { hand: ['blood-money', 'punch'] },
      foe: { line: ['urchin'] },
    },
    ['play blood-money', 'play punch'],
    { amber: [3, 0], at: { urchin: 'discard' } },
  ],
  [
    'offers enemy creatures only',
    { you: { hand: ['blood-money'], line: ['troll'] }, foe: { line: ['dextre', 'urchin'] } },
    ['play blood-money'],
    { offers: ['dextre', 'urchin'] },
  ],
  [
    'does nothing without an enemy creature',
    { you: { hand: ['blood-money'], line: ['troll'] } },
    ['play blood-money'],
    { amber: [0, 0], cards: { troll: { amber: 0 } } },
  ],
);

card(
  'Brothers in Battle',
  [
    'lets creatures of the chosen house fight, and nothing else',
    {
      you: { hand: ['brothers-in-battle'], line: ['urchin', 'doc-bookton', 'troll'] },
      foe: { line: ['dextre'] },
    },
    ['play brothers-in-battle', 'house shadows'],
    {
      amber: [1, 0],
      may: ['fight urchin', 'reap troll', 'fight troll'],
      mayNot: ['reap urchin', 'fight doc-bookton'],
    },
  ],
  [
    'lets a stunned creature of that house shed its stun',
    {
      you: { hand: ['brothers-in-battle'], line: [{ card: 'urchin', stunned: true }] },
      foe: { line: ['dextre'] },
    },
    ['play brothers-in-battle', 'house shadows'],
    { may: ['unstun urchin'], mayNot: ['reap urchin'] },
  ],
  [
    'ends with the turn',
    {
      you: { hand: ['brothers-in-battle'], line: ['urchin'], houses: ['brobnar', 'dis', 'shadows'] },
      foe: { line: ['dextre'], houses: ['logos', 'mars', 'dis'] },
    },
    ['play brothers-in-battle', 'house shadows', 'end', 'house logos', 'end', 'house brobnar'],
    { mayNot: ['fight urchin'] },
  ],
);

card(
  'Burn the Stockpile',
  [
    'takes 4 æmber from an opponent with 7',
    { you: { hand: ['burn-the-stockpile'] }, foe: { amber: 7 } },
    ['play burn-the-stockpile'],
    { amber: [0, 3] },
  ],
  [
    'takes nothing from an opponent with 6',
    { you: { amber: 9, hand: ['burn-the-stockpile'] }, foe: { amber: 6 } },
    ['play burn-the-stockpile'],
    { amber: [9, 6] },
  ],
);

card(
  'Champion’s Challenge',
  [
    'leaves the most powerful creature on each side, and yours readies and fights',
    {
      you: {
        hand: ['champion-s-challenge'],
        line: ['urchin', { card: 'troll', exhausted: true }, 'bumpsy'],
      },
      foe: { line: ['dextre', 'doc-bookton'] },
    },
    ['play champion-s-challenge'],
    {
      line: [['troll'], []],
      cards: { troll: { damage: 5, exhausted: true } },
      at: { urchin: 'discard', bumpsy: 'discard', dextre: 'deck 1', 'doc-bookton': 'discard 1' },
    },
  ],
  [
    'lets the player choose among the most powerful',
    {
      you: { hand: ['champion-s-challenge'] },
      foe: { line: ['bumpsy', 'doc-bookton', 'urchin'] },
    },
    ['play champion-s-challenge', 'bumpsy'],
    { line: [[], ['bumpsy']] },
  ],
  [
    'fights with a creature that a ward has saved as well as with the strongest',
    {
      you: { hand: ['champion-s-challenge'], line: ['troll', { card: 'urchin', ward: true }] },
      foe: { line: ['doc-bookton'] },
    },
    ['play champion-s-challenge'],
    { offers: ['troll', 'urchin'], cards: { urchin: { ward: false } } },
  ],
  [
    'destroys friendly creatures also without enemies',
    { you: { hand: ['champion-s-challenge'], line: ['urchin', { card: 'troll', exhausted: true }] } },
    ['play champion-s-challenge'],
    { line: [['troll'], []], cards: { troll: { exhausted: false } } },
  ],
);

card(
  'Coward’s End',
  [
    'destroys each undamaged creature and gives 3 chains',
    {
      you: { hand: ['coward-s-end'], line: ['troll', { card: 'bumpsy', damage: 1 }] },
      foe: { line: ['doc-bookton', { card: 'dodger', damage: 1 }] },
    },
    ['play coward-s-end'],
    { line: [['bumpsy'], ['dodger']], chains: [3, 0] },
  ],
  [
    'gives chains also when nothing is destroyed',
    { you: { hand: ['coward-s-end'], line: [{ card: 'bumpsy', damage: 1 }] } },
    ['play coward-s-end'],
    { line: [['bumpsy'], []], chains: [3, 0] },
  ],
);

card(
  'Follow the Leader',
  [
    'lets every friendly creature fight, and nothing else',
    { you: { hand: ['follow-the-leader'], line: ['urchin', 'troll'] }, foe: { line: ['dextre'] } },
    ['play follow-the-leader'],
    { may: ['fight urchin', 'fight troll', 'reap troll'], mayNot: ['reap urchin'] },
  ],
  [
    'reaches a creature that comes later',
    {
      you: { hand: ['follow-the-leader', { card: 'collar-of-subordination', house: 'brobnar' }] },
      foe: { line: ['tocsin', 'dextre'] },
    },
    ['play follow-the-leader', 'play collar-of-subordination', 'tocsin'],
    { may: ['fight tocsin'], mayNot: ['reap tocsin'] },
  ],
  [
    'does not ready anybody',
    {
      you: { hand: ['follow-the-leader'], line: [{ card: 'urchin', exhausted: true }] },
      foe: { line: ['dextre'] },
    },
    ['play follow-the-leader'],
    { mayNot: ['fight urchin'] },
  ],
);

card(
  'Lava Ball',
  [
    'deals 4 to a creature and 2 to each of its neighbors',
    { you: { hand: ['lava-ball'] }, foe: { line: ['dodger', 'troll', 'bumpsy', 'valdr'] } },
    ['play lava-ball', 'troll'],
    {
      cards: { dodger: { damage: 2 }, troll: { damage: 4 }, bumpsy: { damage: 2 }, valdr: { damage: 0 } },
    },
  ],
  [
    'splashes the neighbors also when a ward absorbs the rest',
    { you: { hand: ['lava-ball'] }, foe: { line: [{ card: 'troll', ward: true }, 'bumpsy'] } },
    ['play lava-ball', 'troll'],
    { cards: { troll: { damage: 0, ward: false }, bumpsy: { damage: 2 } } },
  ],
  [
    'may be aimed at a friendly creature',
    { you: { hand: ['lava-ball'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['play lava-ball'],
    { offers: ['troll', 'bumpsy'] },
  ],
);

card(
  'Loot the Bodies',
  [
    'gains 1 æmber for each enemy creature destroyed this turn',
    {
      you: { hand: ['loot-the-bodies', 'earthshaker'], line: ['valdr'] },
      foe: { line: ['urchin', 'dextre', 'doc-bookton'] },
    },
    ['play loot-the-bodies', 'play earthshaker', 'flank left', 'fight valdr'],
    { amber: [3, 0], line: [['earthshaker', 'valdr'], []] },
  ],
  [
    'gains nothing for a friendly creature',
    { you: { hand: ['loot-the-bodies', 'punch'], line: ['urchin'] } },
    ['play loot-the-bodies', 'play punch'],
    { amber: [1, 0], at: { urchin: 'discard' } },
  ],
  [
    'counts twice when played twice',
    { you: { hand: ['loot-the-bodies', 'loot-the-bodies', 'punch'] }, foe: { line: ['urchin'] } },
    ['play loot-the-bodies', 'play loot-the-bodies#2', 'play punch'],
    { amber: [3, 0] },
  ],
  [
    'counts a creature of yours that the opponent controls',
    { you: { hand: ['loot-the-bodies', 'punch'] }, foe: { line: [{ card: 'urchin', owner: 0 }] } },
    ['play loot-the-bodies', 'play punch'],
    { amber: [2, 0], at: { urchin: 'discard 0' } },
  ],
  [
    'counts no creature that only returns to a hand, nor one that a ward saves',
    {
      you: { hand: ['loot-the-bodies', 'punch', { card: 'fear', house: 'brobnar' }] },
      foe: { line: ['doc-bookton', { card: 'urchin', ward: true }] },
    },
    ['play loot-the-bodies', 'play punch', 'urchin', 'play fear', 'doc-bookton'],
    { amber: [1, 0], line: [[], ['urchin']] },
  ],
  [
    'ends with the turn',
    {
      you: { hand: ['loot-the-bodies'], line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { line: ['urchin'], houses: ['shadows', 'dis', 'logos'] },
    },
    ['play loot-the-bodies', 'end', 'house shadows', 'fight urchin'],
    { amber: [0, 0], line: [['troll'], []] },
  ],
);

card(
  'Take that, Smartypants',
  [
    'steals 2 from an opponent with 3 Logos cards, upgrades and artifacts among them',
    {
      you: { hand: ['take-that-smartypants'] },
      foe: {
        amber: 5,
        line: [{ card: 'doc-bookton', upgrades: ['rocket-boots'] }],
        artifacts: ['library-of-babble'],
      },
    },
    ['play take-that-smartypants'],
    { amber: [3, 3] },
  ],
  [
    'steals nothing for 2 Logos cards',
    {
      you: { hand: ['take-that-smartypants'], line: ['dextre'] },
      foe: { amber: 5, line: ['doc-bookton', 'troll'], artifacts: ['library-of-babble'] },
    },
    ['play take-that-smartypants'],
    { amber: [1, 5] },
  ],
);

card(
  'Punch',
  [
    'deals 3 to a creature of either side',
    { you: { hand: ['punch'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['play punch'],
    { asks: 'target punch', offers: ['troll', 'bumpsy'], amber: [1, 0] },
  ],
  [
    'kills what has 3 power',
    { you: { hand: ['punch'] }, foe: { line: ['tocsin'] } },
    ['play punch'],
    { at: { tocsin: 'discard 1' } },
  ],
  [
    'is weakened by armor',
    { you: { hand: ['punch'] }, foe: { line: ['raiding-knight'] } },
    ['play punch'],
    { cards: { 'raiding-knight': { damage: 1, armor: 0 } } },
  ],
  ['does nothing without creatures', { you: { hand: ['punch'] } }, ['play punch'], { amber: [1, 0] }],
);

card(
  'Relentless Assault',
  [
    'readies and fights with up to 3 friendly creatures, one after the other',
    {
      you: {
        hand: ['relentless-assault'],
        line: [{ card: 'troll', exhausted: true }, 'bumpsy', { card: 'valdr', exhausted: true }, 'urchin'],
      },
      foe: { line: [{ card: 'kelifi-dragon', power: 20 }] },
    },
    ['play relentless-assault', 'troll', 'bumpsy', 'valdr', 'troll', 'valdr'],
    {
      cards: { 'kelifi-dragon': { damage: 8 + 5 + 6 + 2 } },
      line: [['urchin'], ['kelifi-dragon']],
    },
  ],
  [
    'offers each creature once and may stop early',
    {
      you: { hand: ['relentless-assault'], line: ['troll', 'bumpsy', 'valdr'] },
      foe: { line: ['urchin', 'dextre'] },
    },
    ['play relentless-assault', 'troll'],
    { offers: ['bumpsy', 'valdr', 'done'] },
  ],
  [
    'may fight with nobody',
    { you: { hand: ['relentless-assault'], line: ['troll'] }, foe: { line: ['urchin'] } },
    ['play relentless-assault', 'done'],
    { cards: { troll: { exhausted: false, damage: 0 } } },
  ],
  [
    'leaves the later creatures ready when the enemies have run out',
    {
      you: { hand: ['relentless-assault'], line: ['troll', { card: 'bumpsy', exhausted: true }] },
      foe: { line: ['dextre'] },
    },
    ['play relentless-assault', 'troll', 'bumpsy', 'troll'],
    { cards: { troll: { damage: 3, exhausted: true }, bumpsy: { damage: 0, exhausted: false } } },
  ],

  [
    'does not use a creature that has gone back to the other player',
    {
      house: 'logos',
      you: { hand: ['harland-mindlock', { card: 'relentless-assault', house: 'logos' }] },
      foe: { line: [{ card: 'troll', exhausted: true }, 'bumpsy', 'zorg'] },
    },
    [
      'play harland-mindlock',
      'troll',
      'flank right',
      'play relentless-assault',
      'harland-mindlock',
      'troll',
      'harland-mindlock',
      'bumpsy',
      'flank left',
    ],
    { line: [[], ['troll', 'bumpsy', 'zorg']], cards: { troll: { exhausted: true }, bumpsy: { damage: 1 } } },
  ],
);

card(
  'Smith',
  [
    'gains 2 with more creatures than the opponent',
    { you: { hand: ['smith'], line: ['troll', 'urchin'] }, foe: { line: ['dextre'] } },
    ['play smith'],
    { amber: [3, 0] },
  ],
  [
    'gains its bonus æmber alone with equally many',
    { you: { hand: ['smith'], line: ['troll'] }, foe: { line: ['dextre'] } },
    ['play smith'],
    { amber: [1, 0] },
  ],
);

card(
  'Sound the Horns',
  [
    'discards down to a Brobnar creature and takes it to hand',
    { you: { hand: ['sound-the-horns'], deck: ['urchin', 'punch', 'troll', 'bumpsy'] } },
    ['play sound-the-horns'],
    {
      amber: [1, 0],
      you: { hand: ['troll'], discard: ['sound-the-horns', 'punch', 'urchin'] },
      top: [['bumpsy'], []],
    },
  ],
  [
    'discards the whole deck when there is none, and shuffles nothing back',
    { you: { hand: ['sound-the-horns'], deck: ['urchin', 'punch'], discard: ['troll'], pad: false } },
    ['play sound-the-horns'],
    { you: { hand: [], deck: [], discard: ['sound-the-horns', 'punch', 'urchin', 'troll'] } },
  ],
);

card(
  'Tremor',
  [
    'stuns a creature and its neighbors',
    { you: { hand: ['tremor'] }, foe: { line: ['urchin', 'dextre', 'troll', 'bumpsy'] } },
    ['play tremor', 'dextre'],
    {
      cards: {
        urchin: { stunned: true },
        dextre: { stunned: true },
        troll: { stunned: true },
        bumpsy: { stunned: false },
      },
    },
  ],
  [
    'may be aimed at a friendly creature and leaves the other line alone',
    { you: { hand: ['tremor'], line: ['troll', 'bumpsy'] }, foe: { line: ['urchin'] } },
    ['play tremor', 'troll'],
    { cards: { troll: { stunned: true }, bumpsy: { stunned: true }, urchin: { stunned: false } } },
  ],
);

card(
  'Unguarded Camp',
  [
    'lets as many friendly creatures capture as there are more of them',
    {
      you: { hand: ['unguarded-camp'], line: ['troll', 'bumpsy', 'urchin'] },
      foe: { amber: 5, line: ['dextre'] },
    },
    ['play unguarded-camp', 'troll', 'urchin'],
    {
      amber: [1, 3],
      cards: { troll: { amber: 1 }, bumpsy: { amber: 0 }, urchin: { amber: 1 } },
    },
  ],
  [
    'offers each creature only once',
    {
      you: { hand: ['unguarded-camp'], line: ['troll', 'bumpsy', 'urchin'] },
      foe: { amber: 5, line: ['dextre'] },
    },
    ['play unguarded-camp', 'troll'],
    { offers: ['bumpsy', 'urchin'] },
  ],
  [
    'captures nothing without an excess',
    { you: { hand: ['unguarded-camp'], line: ['troll'] }, foe: { amber: 5, line: ['dextre', 'urchin'] } },
    ['play unguarded-camp'],
    { amber: [1, 5], cards: { troll: { amber: 0 } } },
  ],
  [
    'captures no more than the opponent has',
    { you: { hand: ['unguarded-camp'], line: ['troll', 'bumpsy'] }, foe: { amber: 1 } },
    ['play unguarded-camp', 'bumpsy'],
    { amber: [1, 0], cards: { troll: { amber: 0 }, bumpsy: { amber: 1 } } },
  ],
  [
    'asks for no more creatures than there is æmber, and for each once',
    {
      you: { hand: ['unguarded-camp'], line: ['troll', 'bumpsy', 'urchin'] },
      foe: { amber: 1, line: ['dextre'] },
    },
    ['play unguarded-camp', 'urchin'],
    {
      asks: 'main',
      amber: [1, 0],
      cards: { troll: { amber: 0 }, bumpsy: { amber: 0 }, urchin: { amber: 1 } },
    },
  ],
  [
    'asks nothing when there is no æmber',
    { you: { hand: ['unguarded-camp'], line: ['troll', 'bumpsy', 'urchin'] }, foe: { line: ['dextre'] } },
    ['play unguarded-camp'],
    { asks: 'main', amber: [1, 0] },
  ],
  [
    'counts creatures as they are controlled',
    {
      you: { hand: ['unguarded-camp'], line: [{ card: 'troll', owner: 1 }] },
      foe: { amber: 2 },
    },
    ['play unguarded-camp'],
    { amber: [1, 1], cards: { troll: { amber: 1 } } },
  ],
);

card(
  'Warsong',
  [
    'gains 1 æmber each time a friendly creature fights this turn',
    {
      you: { hand: ['warsong'], line: ['troll', 'bumpsy'] },
      foe: { line: ['tocsin', 'doc-bookton'] },
    },
    ['play warsong', 'fight troll', 'tocsin', 'fight bumpsy'],
    { amber: [2, 0] },
  ],
  [
    'counts a fighter that died, even before the blows',
    { you: { hand: ['warsong'], line: ['bumpsy'] }, foe: { line: ['briar-grubbling'] } },
    ['play warsong', 'fight bumpsy'],
    { amber: [1, 0], line: [[], ['briar-grubbling']] },
  ],
  [
    'pays nothing for shedding a stun or reaping',
    { you: { hand: ['warsong'], line: [{ card: 'troll', stunned: true }, 'bumpsy'] } },
    ['play warsong', 'unstun troll', 'reap bumpsy'],
    { amber: [1, 0] },
  ],
  [
    'ends with the turn',
    {
      you: { hand: ['warsong'], line: ['troll'] },
      foe: { line: ['doc-bookton'], houses: ['logos', 'dis', 'mars'] },
    },
    ['play warsong', 'end', 'house logos', 'fight doc-bookton'],
    { amber: [0, 0] },
  ],
  [
    'pays for a fighter that an Overlord Greking has taken since',
    { you: { hand: ['warsong'], line: ['bumpsy'] }, foe: { line: ['overlord-greking'] } },
    ['play warsong', 'fight bumpsy', 'flank left'],
    { amber: [1, 0], at: { bumpsy: 'line 1' } },
  ],
  [
    'pays for a fighter that went back when the Harland Mindlock that held it died',
    {
      house: 'logos',
      you: { hand: [{ card: 'warsong', house: 'logos' }, 'harland-mindlock'], amber: 4 },
      foe: {
        amber: 4,
        line: [{ card: 'troll', house: 'logos' }, { card: 'umbra', upgrades: ['phoenix-heart'] }, 'zorg'],
      },
    },
    ['play warsong', 'play harland-mindlock', 'troll', 'flank left', 'fight troll', 'umbra', 'flank left'],
    { amber: [5, 4], at: { troll: 'line 1' } },
  ],
);

card(
  'Autocannon',
  [
    'deals 1 to each creature that enters play, also to a friendly one',
    { you: { hand: ['valdr'], artifacts: ['autocannon'] } },
    ['play valdr'],
    { cards: { valdr: { damage: 1 } } },
  ],
  [
    'hits enemy creatures too, in the opponent’s turn',
    { active: 1, house: 'shadows', you: { artifacts: ['autocannon'] }, foe: { hand: ['dodger'] } },
    ['play dodger'],
    { cards: { dodger: { damage: 1 } } },
  ],
  [
    'shares the window of a “Play:” ability, whose order is free',
    { you: { hand: ['smaaash'], artifacts: ['autocannon'] } },
    ['play smaaash'],
    { asks: 'order', offers: ['order smaaash', 'order autocannon'] },
  ],
  [
    'gives bonus æmber when played and does not hit what is there already',
    { you: { hand: ['autocannon'], line: ['troll'] } },
    ['play autocannon'],
    { amber: [1, 0], cards: { troll: { damage: 0 } } },
  ],
);

card(
  'Banner of Battle',
  [
    'gives each friendly creature 1 power, and no enemy',
    { you: { artifacts: ['banner-of-battle'], line: ['troll', 'urchin'] }, foe: { line: ['dextre'] } },
    [],
    { cards: { troll: { power: 9 }, urchin: { power: 2 }, dextre: { power: 3 } } },
  ],
  [
    'takes with it creatures that lived by it',
    {
      you: {
        hand: ['barehanded'],
        artifacts: ['banner-of-battle'],
        line: [{ card: 'bumpsy', damage: 5 }, 'troll'],
      },
    },
    ['play barehanded'],
    { line: [['troll'], []], at: { bumpsy: 'discard' } },
  ],
);

card(
  'Cannon',
  [
    'deals 2 to a creature as an action',
    { you: { artifacts: ['cannon'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['action cannon', 'bumpsy'],
    { cards: { bumpsy: { damage: 2 }, cannon: { exhausted: true } } },
  ],
  [
    'needs its house',
    { house: 'dis', you: { artifacts: ['cannon'] }, foe: { line: ['bumpsy'] } },
    [],
    { mayNot: ['action cannon'] },
  ],
);

card(
  'Gauntlet of Command',
  [
    'readies and fights with a friendly creature of any house',
    {
      you: { artifacts: ['gauntlet-of-command'], line: [{ card: 'dodger', exhausted: true }, 'urchin'] },
      foe: { amber: 2, line: ['dextre'] },
    },
    ['action gauntlet-of-command', 'dodger'],
    { amber: [1, 1], cards: { dodger: { damage: 3, exhausted: true } }, at: { dextre: 'deck 1' } },
  ],
  [
    'may fight twice with one creature in a turn',
    {
      you: { artifacts: ['gauntlet-of-command'], line: ['troll'] },
      foe: { line: ['dust-imp', 'tocsin'] },
    },
    ['fight troll', 'dust-imp', 'action gauntlet-of-command'],
    { line: [['troll'], []], cards: { troll: { damage: 5 } } },
  ],
  [
    'is exhausted without effect when there is no friendly creature',
    { you: { artifacts: ['gauntlet-of-command'] }, foe: { line: ['dextre'] } },
    ['action gauntlet-of-command'],
    { cards: { 'gauntlet-of-command': { exhausted: true }, dextre: { damage: 0 } } },
  ],
);

card(
  'Iron Obelisk',
  [
    'makes the opponent’s keys dearer for each damaged friendly Brobnar creature',
    {
      you: {
        artifacts: ['iron-obelisk'],
        line: [
          { card: 'troll', damage: 2 },
          { card: 'bumpsy', damage: 1 },
          'valdr',
          { card: 'dodger', damage: 1 },
        ],
      },
      foe: { line: [{ card: 'krump', damage: 1 }] },
    },
    [],
    { keyCost: [6, 8] },
  ],
  [
    'keeps the opponent from forging with 6',
    {
      active: 1,
      step: 'forge',
      house: undefined,
      you: { artifacts: ['iron-obelisk'], line: [{ card: 'troll', damage: 1 }] },
      foe: { amber: 6 },
    },
    [],
    { amber: [0, 6], foe: { keys: [] }, asks: 'house' },
  ],
);

card(
  'Mighty Javelin',
  [
    'is sacrificed for 4 damage in any house',
    { house: 'dis', you: { artifacts: ['mighty-javelin'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['omni mighty-javelin', 'bumpsy'],
    { cards: { bumpsy: { damage: 4 } }, at: { 'mighty-javelin': 'discard 0' } },
  ],
  [
    'enters exhausted and gives 1 æmber',
    { you: { hand: ['mighty-javelin'] } },
    ['play mighty-javelin'],
    { amber: [1, 0], cards: { 'mighty-javelin': { exhausted: true } }, mayNot: ['omni mighty-javelin'] },
  ],
  [
    'is sacrificed also when there is nothing to hit',
    { you: { artifacts: ['mighty-javelin'] } },
    ['omni mighty-javelin'],
    { at: { 'mighty-javelin': 'discard' } },
  ],
);

card(
  'Pile of Skulls',
  [
    'lets a friendly creature capture 1 for each enemy creature destroyed in your turn',
    {
      you: { hand: ['earthshaker'], artifacts: ['pile-of-skulls'] },
      foe: { amber: 3, line: ['urchin', 'tocsin', 'troll'] },
    },
    ['play earthshaker'],
    { amber: [0, 1], cards: { earthshaker: { amber: 2 } } },
  ],
  [
    'lets the player choose who captures',
    {
      you: { hand: ['punch'], artifacts: ['pile-of-skulls'], line: ['troll', 'bumpsy'] },
      foe: { amber: 3, line: ['tocsin'] },
    },
    ['play punch', 'tocsin'],
    { offers: ['troll', 'bumpsy'] },
  ],
  [
    'ignores friendly dead',
    {
      you: { hand: ['punch'], artifacts: ['pile-of-skulls'], line: ['urchin', 'bumpsy'] },
      foe: { amber: 3 },
    },
    ['play punch', 'urchin'],
    { amber: [1, 3], cards: { bumpsy: { amber: 0 } } },
  ],
  [
    'ignores enemies that die in their own turn',
    {
      active: 1,
      house: 'shadows',
      you: { artifacts: ['pile-of-skulls'], line: ['troll'] },
      foe: { amber: 3, line: ['urchin'] },
    },
    ['fight urchin'],
    { amber: [0, 3], cards: { troll: { amber: 0 } }, line: [['troll'], []] },
  ],
  [
    'is not put in order with others then',
    {
      you: { amber: 2, line: ['bumpsy'] },
      foe: { line: ['grommid'], artifacts: ['pile-of-skulls'] },
    },
    ['fight bumpsy'],
    { amber: [1, 0], line: [[], ['grommid']] },
  ],
);

card(
  'Screechbomb',
  [
    'is sacrificed and takes 2 æmber from the opponent, in any house',
    { house: 'dis', you: { artifacts: ['screechbomb'] }, foe: { amber: 5 } },
    ['omni screechbomb'],
    { amber: [0, 3], at: { screechbomb: 'discard' } },
  ],
  [
    'takes what there is',
    { you: { artifacts: ['screechbomb'] }, foe: { amber: 1 } },
    ['omni screechbomb'],
    { amber: [0, 0] },
  ],
);

card(
  'The Warchest',
  [
    'gains 1 for each enemy creature destroyed in a fight this turn',
    {
      you: { artifacts: ['the-warchest'], line: ['troll', 'bumpsy'] },
      foe: { line: ['charette', 'tocsin'] },
    },
    ['fight troll', 'charette', 'fight bumpsy', 'action the-warchest'],
    { amber: [2, 0] },
  ],
  [
    'does not count a creature that the death of the fighter took along',
    {
      you: { artifacts: ['the-warchest'], line: ['troll'] },
      foe: { line: [{ card: 'tocsin', upgrades: ['phoenix-heart'] }, 'dust-imp'] },
    },
    ['fight troll', 'tocsin', 'action the-warchest'],
    { amber: [1, 2] },
  ],
  [
    'does not count creatures destroyed otherwise, nor friendly ones',
    {
      you: { artifacts: ['the-warchest'], hand: ['punch'], line: ['tocsin', 'bumpsy'] },
      foe: { line: ['urchin', 'troll'] },
      house: 'brobnar',
    },
    ['play punch', 'urchin', 'fight bumpsy', 'action the-warchest'],
    { amber: [1, 0], line: [['tocsin'], ['troll']] },
  ],
);

card(
  'Bilgum Avalanche',
  [
    'deals 2 to each enemy creature after you forge a key',
    {
      step: 'forge',
      house: undefined,
      you: { amber: 6, line: ['bilgum-avalanche', 'urchin'] },
      foe: { line: ['dextre', 'dust-imp', 'troll'] },
    },
    [],
    {
      amber: [0, 2],
      you: { keys: ['red'] },
      line: [
        ['bilgum-avalanche', 'urchin'],
        ['dextre', 'troll'],
      ],
      cards: { dextre: { damage: 2 }, troll: { damage: 2 } },
      asks: 'house',
    },
  ],
  [
    'does nothing when the opponent forges',
    {
      step: 'forge',
      house: undefined,
      active: 1,
      you: { line: ['bilgum-avalanche'] },
      foe: { amber: 6, line: ['dextre'] },
    },
    [],
    { foe: { keys: ['red'] }, cards: { dextre: { damage: 0 } }, asks: 'house' },
  ],
);

card(
  'Valdr',
  [
    'deals 2 more to a creature on a flank',
    { you: { line: ['valdr'] }, foe: { line: ['troll', 'dextre', 'bumpsy'] } },
    ['fight valdr', 'troll'],
    { at: { troll: 'discard', valdr: 'discard' } },
  ],
  [
    'deals its power to a creature in the middle',
    { you: { line: ['valdr'] }, foe: { line: ['dextre', 'troll', 'bumpsy'] } },
    ['fight valdr', 'troll'],
    { cards: { troll: { damage: 6 } } },
  ],
  [
    'deals its power when it is attacked',
    { active: 1, house: 'brobnar', you: { line: ['valdr'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { cards: { troll: { damage: 6 } }, at: { valdr: 'discard' } },
  ],
  [
    'adds its damage before armor prevents any',
    { you: { line: ['valdr'] }, foe: { line: ['champion-anaphiel'] } },
    ['fight valdr'],
    { at: { 'champion-anaphiel': 'discard' } },
  ],
  [
    'deals no more than 2 more',
    { you: { line: ['valdr'] }, foe: { line: [{ card: 'troll', power: 1 }] } },
    ['fight valdr'],
    { cards: { troll: { damage: 8 } }, at: { valdr: 'discard' } },
  ],
);

card(
  'Bumpsy',
  [
    'makes the opponent lose 1 æmber when played',
    { you: { amber: 1, hand: ['bumpsy'] }, foe: { amber: 2 } },
    ['play bumpsy'],
    { amber: [1, 1], cards: { bumpsy: { power: 5, exhausted: true } } },
  ],
  ['takes nothing from nothing', { you: { hand: ['bumpsy'] } }, ['play bumpsy'], { amber: [0, 0] }],
);

card(
  'Earthshaker',
  [
    'destroys each creature of power 3 or lower, on both sides',
    {
      you: { hand: ['earthshaker'], line: ['urchin', 'bumpsy'] },
      foe: { line: ['tocsin', 'charette', { card: 'dust-imp', power: 2 }] },
    },
    ['play earthshaker', 'flank right'],
    {
      line: [
        ['bumpsy', 'earthshaker'],
        ['charette', 'dust-imp'],
      ],
    },
  ],
  [
    'asks for the power now, not for what is printed',
    { you: { hand: ['earthshaker'] }, foe: { line: [{ card: 'dust-imp', upgrades: ['blood-of-titans'] }] } },
    ['play earthshaker'],
    { line: [['earthshaker'], ['dust-imp']] },
  ],
);

card(
  'Firespitter',
  [
    'deals 1 to each enemy creature before it fights',
    { you: { line: ['firespitter'] }, foe: { line: ['urchin', 'troll', 'bumpsy'] } },
    ['fight firespitter', 'bumpsy'],
    {
      line: [['firespitter'], ['troll']],
      cards: { troll: { damage: 1 }, firespitter: { damage: 4, armor: 0 } },
    },
  ],
  [
    'is dealt no damage when that kills its opponent',
    { you: { line: ['firespitter'] }, foe: { line: ['urchin', 'troll'] } },
    ['fight firespitter', 'urchin'],
    { cards: { firespitter: { damage: 0, armor: 1, exhausted: true } }, at: { urchin: 'discard' } },
  ],
  [
    'does nothing when it is attacked',
    { active: 1, you: { line: ['firespitter'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['fight troll'],
    { cards: { bumpsy: { damage: 0 }, troll: { damage: 5 } } },
  ],
);

card(
  'Ganger Chieftain',
  [
    'may ready and fight with its neighbor',
    {
      you: { hand: ['ganger-chieftain'], line: ['bumpsy', { card: 'troll', exhausted: true }] },
      foe: { line: ['tocsin'] },
    },
    ['play ganger-chieftain', 'flank right', 'yes'],
    { cards: { troll: { damage: 3, exhausted: true }, bumpsy: { damage: 0 } }, at: { tocsin: 'discard' } },
  ],
  [
    'may be declined',
    {
      you: { hand: ['ganger-chieftain'], line: [{ card: 'troll', exhausted: true }] },
      foe: { line: ['tocsin'] },
    },
    ['play ganger-chieftain', 'flank right', 'no'],
    { cards: { troll: { damage: 0, exhausted: true } } },
  ],
  [
    'asks nothing when it stands alone',
    { you: { hand: ['ganger-chieftain'] }, foe: { line: ['tocsin'] } },
    ['play ganger-chieftain'],
    { line: [['ganger-chieftain'], ['tocsin']] },
  ],
  [
    'takes a neighbor of any house and sheds its stun',
    {
      you: { hand: ['ganger-chieftain'], line: [{ card: 'urchin', stunned: true, exhausted: true }] },
      foe: { line: ['tocsin'] },
    },
    ['play ganger-chieftain', 'flank left', 'yes'],
    { cards: { urchin: { stunned: false, exhausted: true }, tocsin: { damage: 0 } } },
  ],
  [
    'takes one of two neighbors',
    {
      you: {
        hand: ['ganger-chieftain'],
        line: ['sci-officer-morpheus', { card: 'project-zyx', exhausted: true }],
        archives: ['krump'],
      },
      foe: { line: ['dust-pixie', 'dust-imp', 'dextre'] },
    },
    [
      'play ganger-chieftain',
      'flank right',
      'order ganger-chieftain',
      'yes',
      'dust-pixie',
      'yes',
      'flank right',
      'yes',
      'krump',
      'dextre',
    ],
    {
      line: [['sci-officer-morpheus', 'project-zyx', 'ganger-chieftain', 'krump'], ['dust-imp']],
      cards: { 'project-zyx': { damage: 0 }, krump: { damage: 3 } },
    },
  ],
);

card(
  'Grenade Snib',
  [
    'makes the opponent lose 2 æmber when destroyed',
    { you: { hand: ['punch'], line: ['grenade-snib'] }, foe: { amber: 5 } },
    ['play punch'],
    { amber: [1, 3] },
  ],
  [
    'means the opponent of its controller',
    { you: { amber: 4, hand: ['punch'] }, foe: { amber: 5, line: ['grenade-snib'] } },
    ['play punch'],
    { amber: [3, 5] },
  ],
  [
    'does nothing when it only leaves play',
    {
      you: { hand: [{ card: 'hysteria', house: 'brobnar' }], line: ['grenade-snib'] },
      foe: { amber: 5 },
    },
    ['play hysteria'],
    { amber: [0, 5], at: { 'grenade-snib': 'hand' } },
  ],
);

card(
  'Headhunter',
  [
    'gains 1 after a fight it survives',
    { you: { line: ['headhunter'] }, foe: { line: ['tocsin'] } },
    ['fight headhunter'],
    { amber: [1, 0], cards: { headhunter: { damage: 3 } } },
  ],
  [
    'gains nothing when it dies in the fight',
    { you: { line: ['headhunter'] }, foe: { line: ['troll'] } },
    ['fight headhunter'],
    { amber: [0, 0], cards: { troll: { damage: 5 } } },
  ],
  [
    'gains nothing when it is attacked',
    { active: 1, house: 'dis', you: { line: ['headhunter'] }, foe: { line: ['tocsin'] } },
    ['fight tocsin'],
    { amber: [0, 0], cards: { headhunter: { damage: 3 } } },
  ],
  [
    'gains 1 from a fight against an elusive creature',
    { you: { line: ['headhunter'] }, foe: { line: ['drumble'] } },
    ['fight headhunter'],
    { amber: [1, 0], cards: { headhunter: { damage: 0 }, drumble: { damage: 0 } } },
  ],
);

card('Hebe the Huge', [
  'deals 2 to each other undamaged creature, on both sides',
  {
    you: { hand: ['hebe-the-huge'], line: ['bumpsy', { card: 'valdr', damage: 1 }] },
    foe: { line: ['urchin', 'troll', { card: 'tocsin', damage: 1 }] },
  },
  ['play hebe-the-huge', 'flank left'],
  {
    line: [
      ['hebe-the-huge', 'bumpsy', 'valdr'],
      ['troll', 'tocsin'],
    ],
    cards: {
      'hebe-the-huge': { damage: 0 },
      bumpsy: { damage: 2 },
      valdr: { damage: 1 },
      troll: { damage: 2 },
      tocsin: { damage: 1 },
    },
  },
]);

card(
  'Kelifi Dragon',
  [
    'cannot be played with 6 æmber, yet discarded',
    { you: { amber: 6, hand: ['kelifi-dragon'] }, foe: { amber: 9 } },
    [],
    { offers: ['discard kelifi-dragon', 'end'] },
  ],
  [
    'can be played with 7, which stay',
    { you: { amber: 7, hand: ['kelifi-dragon'] } },
    ['play kelifi-dragon'],
    { amber: [7, 0], line: [['kelifi-dragon'], []] },
  ],
  [
    'gains 1 and deals 5 to a creature after reaping',
    { you: { line: ['kelifi-dragon'] }, foe: { line: ['troll'] } },
    ['reap kelifi-dragon', 'troll'],
    { amber: [2, 0], cards: { troll: { damage: 5 } } },
  ],
  [
    'must hit itself when it is alone',
    { you: { line: ['kelifi-dragon'] } },
    ['reap kelifi-dragon'],
    { amber: [2, 0], cards: { 'kelifi-dragon': { damage: 5 } } },
  ],
  [
    'gains 1 and deals 5 after a fight',
    { you: { line: ['kelifi-dragon'] }, foe: { line: ['tocsin', 'troll'] } },
    ['fight kelifi-dragon', 'tocsin', 'troll'],
    { amber: [1, 0], cards: { troll: { damage: 5 }, 'kelifi-dragon': { damage: 3 } } },
  ],
  [
    'asks for its owner’s æmber again when it comes back from the other side',
    {
      you: { amber: 7, hand: [{ card: 'hysteria', house: 'brobnar' }] },
      foe: { line: [{ card: 'kelifi-dragon', owner: 0 }] },
    },
    ['play hysteria'],
    { may: ['play kelifi-dragon'] },
  ],
);

card(
  'King of the Crag',
  [
    'weakens enemy Brobnar creatures by 2, and only those',
    {
      you: { line: ['king-of-the-crag', 'bumpsy'] },
      foe: { line: ['troll', 'dodger', { card: 'dust-imp', house: 'brobnar', power: 1 }] },
    },
    [],
    {
      cards: {
        troll: { power: 6 },
        dodger: { power: 5 },
        'dust-imp': { power: 1 },
        bumpsy: { power: 5 },
        'king-of-the-crag': { power: 7 },
      },
    },
  ],
  [
    'destroys what falls to no power or to its damage when it enters',
    {
      you: { hand: ['king-of-the-crag'] },
      foe: { line: ['grenade-snib', { card: 'troll', damage: 6 }, { card: 'krump', damage: 3 }] },
    },
    ['play king-of-the-crag'],
    { line: [['king-of-the-crag'], ['krump']] },
  ],
  [
    'kills a warded creature of no power too, once its ward is spent',
    { you: { hand: ['king-of-the-crag'] }, foe: { line: [{ card: 'grenade-snib', ward: true }] } },
    ['play king-of-the-crag'],
    { line: [['king-of-the-crag'], []] },
  ],

  [
    'kills a creature that enters without power before its “Play:”, not before its bonus æmber',
    {
      active: 1,
      you: { line: ['king-of-the-crag', 'king-of-the-crag'] },
      foe: { hand: ['wardrummer', { card: 'dust-pixie', house: 'brobnar' }], line: ['troll'] },
    },
    ['play wardrummer', 'flank left', 'play dust-pixie', 'flank left'],
    { amber: [0, 2], line: [['king-of-the-crag', 'king-of-the-crag#2'], ['troll']] },
  ],
);

card(
  'Krump',
  [
    'takes 1 æmber from the controller of a creature destroyed fighting it',
    { you: { line: ['krump'] }, foe: { amber: 3, line: ['tocsin'] } },
    ['fight krump'],
    { amber: [0, 2] },
  ],
  [
    'also when it is attacked',
    { active: 1, house: 'dis', you: { line: ['krump'] }, foe: { amber: 3, line: ['tocsin'] } },
    ['fight tocsin'],
    { amber: [0, 2] },
  ],
  [
    'not when it dies as well',
    { you: { line: ['krump'] }, foe: { amber: 3, line: ['valdr'] } },
    ['fight krump'],
    { amber: [0, 3], line: [[], []] },
  ],
  [
    'not for a creature that somebody else destroys',
    { you: { hand: ['punch'], line: ['krump', 'bumpsy'] }, foe: { amber: 3, line: ['tocsin', 'urchin'] } },
    ['play punch', 'urchin', 'fight bumpsy'],
    { amber: [1, 3], line: [['krump', 'bumpsy'], []] },
  ],
  [
    'takes from you when your own creature dies on the other side',
    { active: 1, you: { amber: 3, line: ['tocsin'] }, foe: { amber: 3, line: ['krump'] } },
    ['fight krump'],
    { amber: [2, 3] },
  ],
);

card(
  'Lomir Flamefist',
  [
    'takes 2 from an opponent with 7',
    { you: { hand: ['lomir-flamefist'] }, foe: { amber: 7 } },
    ['play lomir-flamefist'],
    { amber: [0, 5] },
  ],
  [
    'takes nothing from an opponent with 6',
    { you: { hand: ['lomir-flamefist'] }, foe: { amber: 6 } },
    ['play lomir-flamefist'],
    { amber: [0, 6] },
  ],
);

card(
  'Looter Goblin',
  [
    'gains 1 for each enemy creature destroyed after it reaps',
    { you: { line: ['looter-goblin', 'troll'] }, foe: { line: ['tocsin'] } },
    ['reap looter-goblin', 'fight troll'],
    { amber: [2, 0] },
  ],
  [
    'gains also after it has left play',
    {
      you: { hand: ['earthshaker'], line: ['looter-goblin'] },
      foe: { line: ['tocsin', 'urchin'] },
    },
    ['reap looter-goblin', 'play earthshaker', 'flank left'],
    { amber: [3, 0], line: [['earthshaker'], []] },
  ],
  [
    'gains nothing for those destroyed before it reaps',
    { you: { line: ['looter-goblin', 'troll'] }, foe: { line: ['tocsin'] } },
    ['fight troll', 'reap looter-goblin'],
    { amber: [1, 0] },
  ],
  [
    'eludes the first attack of a turn',
    { active: 1, house: 'dis', you: { line: ['looter-goblin'] }, foe: { line: ['tocsin', 'shooler'] } },
    ['fight tocsin'],
    { cards: { 'looter-goblin': { damage: 0, keywords: ['elusive'] }, tocsin: { damage: 0 } } },
  ],
);

card(
  'Mugwump',
  [
    'heals fully and grows after destroying an enemy in a fight',
    { you: { line: [{ card: 'mugwump', damage: 2 }] }, foe: { line: ['tocsin'] } },
    ['fight mugwump'],
    { cards: { mugwump: { damage: 0, power: 7, counters: { power: 1 } } } },
  ],
  [
    'also when it is attacked',
    { active: 1, house: 'dis', you: { line: ['mugwump'] }, foe: { line: ['tocsin'] } },
    ['fight tocsin'],
    { cards: { mugwump: { damage: 0, power: 7 } } },
  ],
  [
    'not when it dies as well',
    { you: { line: ['mugwump'] }, foe: { line: ['valdr'] } },
    ['fight mugwump'],
    { line: [[], []], at: { mugwump: 'discard' } },
  ],
  [
    'not when the enemy survives',
    { you: { line: ['mugwump'] }, foe: { line: [{ card: 'tocsin', ward: true }] } },
    ['fight mugwump'],
    { cards: { mugwump: { damage: 3, power: 6 }, tocsin: { damage: 0 } } },
  ],
);

card(
  'Pingle Who Annoys',
  [
    'deals 1 to each enemy creature that enters play',
    { active: 1, house: 'shadows', you: { line: ['pingle-who-annoys'] }, foe: { hand: ['dodger'] } },
    ['play dodger'],
    { cards: { dodger: { damage: 1 } } },
  ],
  [
    'spares friendly creatures',
    { you: { hand: ['bumpsy'], line: ['pingle-who-annoys'] } },
    ['play bumpsy', 'flank left'],
    { cards: { bumpsy: { damage: 0 }, 'pingle-who-annoys': { damage: 0 } } },
  ],
  [
    'kills an enemy of power 1 but not its “Play:”',
    {
      active: 1,
      house: 'shadows',
      you: { amber: 2, line: ['pingle-who-annoys'] },
      foe: { hand: ['urchin'] },
    },
    ['play urchin', 'order urchin'],
    { amber: [1, 1], at: { urchin: 'discard 1' } },
  ],
  [
    'eludes the first attack of a turn',
    { active: 1, you: { line: ['pingle-who-annoys'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['fight troll', 'fight bumpsy'],
    { cards: { troll: { damage: 0 }, bumpsy: { damage: 2 } }, line: [[], ['troll', 'bumpsy']] },
  ],
);

card(
  'Rock-Hurling Giant',
  [
    'may deal 4 to a creature when you discard a Brobnar card',
    { you: { hand: ['punch'], line: ['rock-hurling-giant'] }, foe: { line: ['troll'] } },
    ['discard punch', 'yes', 'troll'],
    { cards: { troll: { damage: 4 } } },
  ],
  [
    'may be declined',
    { you: { hand: ['punch'], line: ['rock-hurling-giant'] }, foe: { line: ['troll'] } },
    ['discard punch', 'no'],
    { cards: { troll: { damage: 0 } } },
  ],
  [
    'ignores cards of other houses',
    { house: 'dis', you: { hand: ['fear'], line: ['rock-hurling-giant'] }, foe: { line: ['troll'] } },
    ['discard fear'],
    { cards: { troll: { damage: 0 } } },
  ],
  [
    'ignores cards discarded in the other player’s turn',
    {
      active: 1,
      house: 'dis',
      you: { hand: ['punch'], line: ['rock-hurling-giant'] },
      foe: { hand: ['mind-barb'] },
    },
    ['play mind-barb'],
    { you: { hand: [], discard: ['punch'] }, cards: { 'rock-hurling-giant': { damage: 0 } } },
  ],
  [
    'ignores cards discarded from the deck, and cards played',
    {
      you: { hand: ['sound-the-horns'], deck: ['punch', 'troll'], line: ['rock-hurling-giant'] },
      foe: { line: ['bumpsy'] },
    },
    ['play sound-the-horns'],
    { you: { hand: ['troll'] }, cards: { bumpsy: { damage: 0 } } },
  ],
  [
    'does nothing in the opponent’s turn',
    {
      active: 1,
      house: 'dis',
      rolls: [0],
      you: { hand: ['punch'], line: ['rock-hurling-giant'] },
      foe: { hand: ['mind-barb'], line: ['troll'] },
    },
    ['play mind-barb'],
    { at: { punch: 'discard 0' }, cards: { troll: { damage: 0 } } },
  ],
  [
    'throws once for each card, also at a friendly creature',
    { you: { hand: ['punch', 'smith'], line: ['rock-hurling-giant'] }, foe: { line: ['troll'] } },
    ['discard punch', 'yes', 'troll', 'discard smith', 'yes', 'rock-hurling-giant'],
    { cards: { troll: { damage: 4 }, 'rock-hurling-giant': { damage: 4 } } },
  ],
);

card(
  'Rogue Ogre',
  [
    'heals 2 and captures 1 at the end of a turn with exactly one card played',
    {
      you: { hand: ['punch'], line: [{ card: 'rogue-ogre', damage: 3 }] },
      foe: { amber: 4, line: ['troll'] },
    },
    ['play punch', 'troll', 'end'],
    { amber: [1, 3], cards: { 'rogue-ogre': { damage: 1, amber: 1 } }, asks: 'house' },
  ],
  [
    'does nothing when no card was played',
    { you: { line: [{ card: 'rogue-ogre', damage: 3 }] }, foe: { amber: 4 } },
    ['end'],
    { amber: [0, 4], cards: { 'rogue-ogre': { damage: 3, amber: 0 } }, asks: 'house' },
  ],
  [
    'does nothing when two cards were played',
    { you: { hand: ['bumpsy', 'smith'], line: [{ card: 'rogue-ogre', damage: 3 }] }, foe: { amber: 4 } },
    ['play bumpsy', 'flank left', 'play smith', 'end'],
    { amber: [3, 3], cards: { 'rogue-ogre': { damage: 3, amber: 0 } }, asks: 'house' },
  ],
  [
    'counts itself as the one card',
    { you: { hand: ['rogue-ogre'] }, foe: { amber: 4 } },
    ['play rogue-ogre', 'end'],
    { amber: [0, 3], cards: { 'rogue-ogre': { amber: 1 } }, asks: 'house' },
  ],
  [
    'does nothing at the end of the opponent’s turn',
    { active: 1, house: 'dis', you: { line: ['rogue-ogre'] }, foe: { amber: 4, hand: ['charette'] } },
    ['play charette', 'end'],
    { amber: [0, 4], cards: { 'rogue-ogre': { amber: 0 } }, asks: 'house' },
  ],
);

card(
  'Smaaash',
  [
    'stuns a creature of either side, itself among them',
    { you: { hand: ['smaaash'], line: ['bumpsy'] }, foe: { line: ['troll'] } },
    ['play smaaash', 'flank left'],
    { asks: 'target smaaash', offers: ['smaaash', 'bumpsy', 'troll'] },
  ],
  [
    'stuns the one chosen',
    { you: { hand: ['smaaash'] }, foe: { line: ['troll'] } },
    ['play smaaash', 'troll'],
    { cards: { troll: { stunned: true }, smaaash: { stunned: false } } },
  ],
  [
    'stuns itself when it is alone',
    { you: { hand: ['smaaash'] } },
    ['play smaaash'],
    { cards: { smaaash: { stunned: true } } },
  ],
);

card(
  'Tireless Crocag',
  [
    'fights in any house and never reaps',
    { house: 'dis', you: { line: ['tireless-crocag'] }, foe: { line: ['tocsin'] } },
    [],
    { offers: ['fight tireless-crocag', 'end'] },
  ],
  [
    'does not reap in its own house either',
    { you: { line: ['tireless-crocag'] }, foe: { line: ['tocsin'] } },
    [],
    { mayNot: ['reap tireless-crocag'] },
  ],
  [
    'is destroyed as soon as the opponent has no creature',
    { you: { line: ['tireless-crocag'] }, foe: { line: ['tocsin'] } },
    ['fight tireless-crocag'],
    { line: [[], []], at: { 'tireless-crocag': 'discard' } },
  ],
  [
    'is destroyed at once when played against nobody',
    { you: { hand: ['tireless-crocag'] } },
    ['play tireless-crocag'],
    { at: { 'tireless-crocag': 'discard' } },
  ],
  [
    'lives on while any enemy does',
    { you: { hand: ['tireless-crocag'] }, foe: { line: ['urchin'] } },
    ['play tireless-crocag'],
    { line: [['tireless-crocag'], ['urchin']] },
  ],
  [
    'loses its ward first and dies all the same',
    { you: { hand: ['punch'], line: [{ card: 'tireless-crocag', ward: true }] }, foe: { line: ['urchin'] } },
    ['play punch', 'urchin'],
    { line: [[], []] },
  ],
  [
    'sheds its stun in any house',
    { house: 'dis', you: { line: [{ card: 'tireless-crocag', stunned: true }] }, foe: { line: ['tocsin'] } },
    [],
    { offers: ['unstun tireless-crocag', 'end'] },
  ],
  [
    'is of no use to the opponent',
    { active: 1, house: 'dis', you: { line: ['tireless-crocag'] }, foe: { line: ['tocsin'] } },
    [],
    { offers: ['reap tocsin', 'fight tocsin', 'end'] },
  ],
);

card(
  'Troll',
  [
    'heals 3 when it reaps',
    { you: { line: [{ card: 'troll', damage: 5 }] } },
    ['reap troll'],
    { amber: [1, 0], cards: { troll: { damage: 2 } } },
  ],
  [
    'heals what there is',
    { you: { line: [{ card: 'troll', damage: 1 }] } },
    ['reap troll'],
    { amber: [1, 0], cards: { troll: { damage: 0 } } },
  ],
);

card(
  'Wardrummer',
  [
    'returns each other friendly Brobnar creature',
    {
      you: { hand: ['wardrummer'], line: ['troll', 'urchin', 'bumpsy'] },
      foe: { line: ['krump'] },
    },
    ['play wardrummer', 'flank right'],
    { line: [['urchin', 'wardrummer'], ['krump']], you: { hand: ['troll', 'bumpsy'] } },
  ],
  [
    'leaves a warded creature, which loses its ward',
    { you: { hand: ['wardrummer'], line: [{ card: 'troll', ward: true }] } },
    ['play wardrummer', 'flank right'],
    { line: [['troll', 'wardrummer'], []], cards: { troll: { ward: false } } },
  ],
  [
    'sends a creature of the opponent to its owner’s hand',
    { you: { hand: ['wardrummer'], line: [{ card: 'troll', owner: 1 }] } },
    ['play wardrummer', 'flank right'],
    { at: { troll: 'hand 1' } },
  ],
);

card(
  'Blood of Titans',
  [
    'gives its creature 5 power and you 1 æmber',
    { you: { hand: ['blood-of-titans'], line: ['urchin'] }, foe: { line: ['troll'] } },
    ['play blood-of-titans', 'urchin'],
    { amber: [1, 0], cards: { urchin: { power: 6, upgrades: ['blood-of-titans'] } } },
  ],
  [
    'may go on an enemy creature',
    { you: { hand: ['blood-of-titans'], line: ['urchin'] }, foe: { line: ['troll'] } },
    ['play blood-of-titans'],
    { asks: 'target blood-of-titans', offers: ['urchin', 'troll'] },
  ],
  [
    'cannot be played without a creature',
    { you: { hand: ['blood-of-titans'] } },
    [],
    { offers: ['discard blood-of-titans', 'end'] },
  ],
  [
    'is discarded with its creature, to its own owner',
    {
      you: { hand: [{ card: 'gateway-to-dis', house: 'brobnar' }] },
      foe: { line: [{ card: 'urchin', upgrades: [{ card: 'blood-of-titans', owner: 0 }] }] },
    },
    ['play gateway-to-dis'],
    { at: { urchin: 'discard 1', 'blood-of-titans': 'discard 0' } },
  ],
);

card(
  'Phoenix Heart',
  [
    'returns its creature to hand and deals 3 to each creature',
    {
      you: { hand: ['punch'], line: [{ card: 'tocsin', upgrades: ['phoenix-heart'] }, 'urchin', 'bumpsy'] },
      foe: { line: ['troll'] },
    },
    ['play punch', 'tocsin'],
    {
      line: [['bumpsy'], ['troll']],
      at: { tocsin: 'hand', 'phoenix-heart': 'discard', urchin: 'discard' },
      cards: { bumpsy: { damage: 3 }, troll: { damage: 3 } },
    },
  ],
  [
    'counts as destroyed all the same',
    {
      you: { hand: ['loot-the-bodies', 'punch'] },
      foe: { line: [{ card: 'tocsin', upgrades: ['phoenix-heart'] }] },
    },
    ['play loot-the-bodies', 'play punch'],
    { amber: [2, 0], at: { tocsin: 'hand 1' } },
  ],
  [
    'does nothing when its creature only leaves play',
    {
      you: {
        hand: [{ card: 'hysteria', house: 'brobnar' }],
        line: [
          { card: 'tocsin', upgrades: ['phoenix-heart'] },
          { card: 'bumpsy', ward: true },
        ],
      },
    },
    ['play hysteria'],
    { cards: { bumpsy: { damage: 0 } }, at: { tocsin: 'hand', 'phoenix-heart': 'discard' } },
  ],
  [
    'hits the attacker that destroyed its creature',
    { you: { line: ['troll'] }, foe: { line: [{ card: 'tocsin', upgrades: ['phoenix-heart'] }] } },
    ['fight troll'],
    { cards: { troll: { damage: 3 + 3 } }, at: { tocsin: 'hand 1', 'phoenix-heart': 'discard 1' } },
  ],
  [
    'frees the æmber on its creature, and those it kills die with it',
    {
      you: { hand: ['punch'] },
      foe: { line: [{ card: 'tocsin', amber: 2, upgrades: ['phoenix-heart'] }, 'dust-imp'] },
    },
    ['play punch', 'tocsin'],
    { amber: [3, 2], line: [[], []] },
  ],
);

card(
  'Yo Mama Mastery',
  [
    'heals its creature fully and gives it taunt',
    { you: { hand: ['yo-mama-mastery'], line: [{ card: 'troll', damage: 6 }] } },
    ['play yo-mama-mastery'],
    { amber: [1, 0], cards: { troll: { damage: 0, keywords: ['taunt'] } } },
  ],
  [
    'protects the neighbors of its creature',
    {
      you: { line: ['bumpsy'] },
      foe: { line: ['urchin', { card: 'troll', upgrades: ['yo-mama-mastery'] }, 'dextre', 'tocsin'] },
    },
    ['fight bumpsy'],
    { offers: ['troll', 'tocsin'] },
  ],
);
