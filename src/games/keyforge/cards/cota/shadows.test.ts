import { cardRows } from '../../testrows.js';

const card = cardRows('shadows');

/** A creature of Brobnar that this house may use all the same. */
const OUR_TROLL = { card: 'troll', house: 'shadows' };

card(
  'nerve-blast',
  [
    'steals 1 and then deals 2 damage to a creature',
    { you: { hand: ['nerve-blast'], line: ['dodger'] }, foe: { amber: 3, line: ['troll'] } },
    ['play nerve-blast', 'troll'],
    { amber: [1, 2], cards: { troll: { damage: 2 }, dodger: { damage: 0 } } },
  ],
  [
    'may hit any creature',
    { you: { hand: ['nerve-blast'], line: ['dodger'] }, foe: { amber: 3, line: ['troll'] } },
    ['play nerve-blast'],
    { asks: 'target nerve-blast', offers: ['dodger', 'troll'] },
  ],
  [
    'deals no damage when there was nothing to steal',
    { you: { hand: ['nerve-blast'] }, foe: { line: ['troll'] } },
    ['play nerve-blast'],
    { amber: [0, 0], cards: { troll: { damage: 0 } } },
  ],
  [
    'steals also when there is no creature',
    { you: { hand: ['nerve-blast'] }, foe: { amber: 1 } },
    ['play nerve-blast'],
    { amber: [1, 0] },
  ],
);

card(
  'poison-wave',
  [
    'deals 2 damage to each creature at once',
    {
      you: { hand: ['poison-wave'], line: ['troll', 'silvertooth'] },
      foe: { line: ['sequis', { card: 'umbra', ward: true }] },
    },
    ['play poison-wave'],
    {
      amber: [1, 0],
      line: [['troll'], ['sequis', 'umbra']],
      cards: { troll: { damage: 2 }, sequis: { damage: 0, armor: 0 }, umbra: { damage: 0, ward: false } },
    },
  ],
  [
    'hits elusive creatures',
    { you: { hand: ['poison-wave'] }, foe: { line: ['urchin'] } },
    ['play poison-wave'],
    { line: [[], []] },
  ],
);

card(
  'too-much-to-protect',
  [
    'steals all but 6',
    { you: { hand: ['too-much-to-protect'] }, foe: { amber: 9 } },
    ['play too-much-to-protect'],
    { amber: [4, 6] },
  ],
  [
    'steals nothing from 6 or less',
    { you: { hand: ['too-much-to-protect'] }, foe: { amber: 6 } },
    ['play too-much-to-protect'],
    { amber: [1, 6] },
  ],
);

card(
  'seeker-needle',
  [
    'deals 1 damage and gains 1 when that destroys the creature',
    { you: { artifacts: ['seeker-needle'] }, foe: { line: [{ card: 'troll', damage: 7 }, 'bumpsy'] } },
    ['action seeker-needle', 'troll'],
    { amber: [1, 0], line: [[], ['bumpsy']] },
  ],
  [
    'gains nothing when the creature survives',
    { you: { artifacts: ['seeker-needle'] }, foe: { line: ['troll'] } },
    ['action seeker-needle'],
    { amber: [0, 0], cards: { troll: { damage: 1 }, 'seeker-needle': { exhausted: true } } },
  ],
  [
    'gains nothing when a ward takes the damage',
    { you: { artifacts: ['seeker-needle'] }, foe: { line: [{ card: 'urchin', ward: true }] } },
    ['action seeker-needle'],
    { amber: [0, 0], cards: { urchin: { ward: false } } },
  ],
  [
    'gains 1 for a creature that its own ability brings back to hand',
    { you: { artifacts: ['seeker-needle'], line: ['bad-penny'] } },
    ['action seeker-needle'],
    { amber: [1, 0], at: { 'bad-penny': 'hand' } },
  ],
  [
    'gains nothing when another creature takes the damage and dies',
    {
      you: { artifacts: ['seeker-needle'], line: ['silvertooth', { card: 'shadow-self', damage: 8 }] },
    },
    ['action seeker-needle', 'silvertooth'],
    { amber: [0, 0], line: [['silvertooth'], []] },
  ],
);

card(
  'bad-penny',
  [
    'returns to hand when destroyed',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['bad-penny'] } },
    ['fight troll'],
    { at: { 'bad-penny': 'hand 1' }, cards: { troll: { damage: 1 } } },
  ],
  [
    'returns to its owner, whoever controls it, and leaves its æmber behind',
    { you: { hand: ['poison-wave'], line: [{ card: 'bad-penny', owner: 1, amber: 2 }] } },
    ['play poison-wave'],
    { amber: [1, 2], at: { 'bad-penny': 'hand 1' } },
  ],
  [
    'returns with its copies, without asking which comes first',
    { you: { hand: ['poison-wave'], line: ['bad-penny', 'bad-penny'] } },
    ['play poison-wave'],
    { you: { hand: ['bad-penny', 'bad-penny#2'] } },
  ],
  [
    'does not return when purged',
    { you: { hand: ['oubliette'], line: ['bad-penny'] } },
    ['play oubliette'],
    { at: { 'bad-penny': 'purged' } },
  ],
);

card(
  'noddy-the-thief',
  [
    'steals 1 as its action',
    { you: { line: ['noddy-the-thief'] }, foe: { amber: 2 } },
    ['action noddy-the-thief'],
    { amber: [1, 1], cards: { 'noddy-the-thief': { exhausted: true } } },
  ],
  [
    'is elusive once a turn',
    {
      house: 'brobnar',
      you: { line: ['troll', 'bumpsy'] },
      foe: { line: ['noddy-the-thief'] },
    },
    ['fight troll', 'fight bumpsy'],
    { cards: { troll: { damage: 0 }, bumpsy: { damage: 2 } }, at: { 'noddy-the-thief': 'discard' } },
  ],
);

card(
  'dodger',
  [
    'steals 1 after a fight it survives',
    { you: { line: ['dodger'] }, foe: { amber: 2, line: ['snufflegator'] } },
    ['fight dodger'],
    { amber: [1, 1], cards: { dodger: { damage: 4 } } },
  ],
  [
    'steals nothing when it dies',
    { you: { line: ['dodger'] }, foe: { amber: 2, line: ['troll'] } },
    ['fight dodger'],
    { amber: [0, 2], at: { dodger: 'discard' } },
  ],
  [
    'steals nothing when it is attacked',
    {
      house: 'brobnar',
      you: { amber: 2, line: [{ card: 'umbra', house: 'brobnar' }] },
      foe: { line: ['dodger'] },
    },
    ['fight umbra'],
    { amber: [2, 0], cards: { dodger: { damage: 2 } } },
  ],
);

card(
  'shadow-self',
  [
    'takes the damage of its neighbours upon itself',
    {
      you: { hand: ['poison-wave'], line: ['silvertooth', 'shadow-self', 'umbra', 'dodger'] },
    },
    ['play poison-wave'],
    {
      cards: {
        silvertooth: { damage: 0 },
        umbra: { damage: 0 },
        'shadow-self': { damage: 6 },
        dodger: { damage: 2 },
      },
    },
  ],
  [
    'takes what the armor of the neighbour has not prevented',
    {
      house: 'brobnar',
      you: { line: ['bumpsy'] },
      foe: { line: ['sequis', 'shadow-self'] },
    },
    ['fight bumpsy', 'sequis'],
    { cards: { sequis: { damage: 0, armor: 0 }, 'shadow-self': { damage: 3 }, bumpsy: { damage: 4 } } },
  ],
  [
    'takes nothing, and no poison, when the armor prevents all',
    {
      you: { line: ['macis-asp'] },
      foe: { line: [{ card: 'sequis', upgrades: ['shoulder-armor'] }, 'shadow-self'] },
    },
    ['fight macis-asp', 'sequis'],
    {
      line: [['macis-asp'], ['sequis', 'shadow-self']],
      cards: { sequis: { armor: 1 }, 'shadow-self': { damage: 0 } },
    },
  ],
  [
    'is not chosen between two when the armor of the neighbour prevents all',
    { you: { hand: ['poison-wave'], line: ['shadow-self', 'sequis', 'shadow-self'] } },
    ['play poison-wave'],
    {
      asks: 'main',
      cards: {
        'shadow-self': { damage: 2 },
        'shadow-self#2': { damage: 2 },
        sequis: { damage: 0, armor: 0 },
      },
    },
  ],
  [
    'takes the damage that a neighbour suffers in its attack',
    { you: { line: ['dodger', 'shadow-self'] }, foe: { amber: 1, line: ['troll'] } },
    ['fight dodger'],
    { amber: [1, 0], cards: { dodger: { damage: 0 }, 'shadow-self': { damage: 8 }, troll: { damage: 5 } } },
  ],
  [
    'dies of it, and then protects no more',
    {
      you: { hand: ['poison-wave', 'poison-wave'], line: ['dodger', { card: 'shadow-self', damage: 5 }] },
    },
    ['play poison-wave', 'play poison-wave#2'],
    { line: [['dodger'], []], at: { 'shadow-self': 'discard' }, cards: { dodger: { damage: 2 } } },
  ],
  [
    'protects no other Specter',
    { you: { hand: ['poison-wave'], line: ['shadow-self', 'shadow-self'] } },
    ['play poison-wave'],
    { cards: { 'shadow-self': { damage: 2 }, 'shadow-self#2': { damage: 2 } } },
  ],
  [
    'lets the player choose between two',
    { you: { hand: ['poison-wave'], line: ['shadow-self', 'silvertooth', 'shadow-self'] } },
    ['play poison-wave', 'shadow-self#2'],
    { cards: { 'shadow-self': { damage: 2 }, 'shadow-self#2': { damage: 4 }, silvertooth: { damage: 0 } } },
  ],
  [
    'deals no damage in a fight, attacking or attacked',
    { you: { line: ['shadow-self'] }, foe: { line: ['dodger'] } },
    ['fight shadow-self'],
    { cards: { 'shadow-self': { damage: 5 }, dodger: { damage: 0 } } },
  ],
  [
    'deals no damage when attacked',
    { house: 'brobnar', you: { line: ['bumpsy'] }, foe: { line: ['shadow-self'] } },
    ['fight bumpsy'],
    { cards: { 'shadow-self': { damage: 5 }, bumpsy: { damage: 0 } } },
  ],
  [
    'dies of the poison meant for its neighbour',
    { you: { line: ['macis-asp'] }, foe: { line: ['dodger', 'shadow-self'] } },
    ['fight macis-asp', 'dodger'],
    { line: [['macis-asp'], ['dodger']], cards: { dodger: { damage: 0 } } },
  ],
  [
    'does not die of the poison of the neighbour it protects',
    { house: 'brobnar', you: { line: ['bumpsy'] }, foe: { line: ['macis-asp', 'shadow-self'] } },
    ['fight bumpsy', 'macis-asp'],
    { line: [[], ['macis-asp', 'shadow-self']], cards: { 'shadow-self': { damage: 5 } } },
  ],
  [
    'is dealt that damage, so that its own ward takes all of it',
    {
      you: { hand: ['poison-wave'] },
      foe: { line: ['umbra', { card: 'shadow-self', ward: true }, { card: 'dodger', ward: true }] },
    },
    ['play poison-wave'],
    {
      cards: {
        umbra: { damage: 0 },
        'shadow-self': { damage: 0, ward: false },
        dodger: { damage: 0, ward: false },
      },
    },
  ],
  [
    'takes nothing for a neighbour that cannot be dealt damage',
    {
      house: 'sanctum',
      you: {
        hand: [{ card: 'poison-wave', house: 'sanctum' }],
        line: ['shadow-self', { card: 'sequis', damage: 1 }, 'protectrix'],
      },
    },
    ['reap protectrix', 'yes', 'sequis', 'play poison-wave'],
    { cards: { 'shadow-self': { damage: 2 }, sequis: { damage: 0, armor: 2 }, protectrix: { damage: 2 } } },
  ],
  [
    'does not keep a neighbour from being destroyed',
    { you: { hand: ['finishing-blow'], line: [{ card: 'dodger', damage: 1 }, 'shadow-self'] } },
    ['play finishing-blow'],
    { line: [['shadow-self'], []] },
  ],
  [
    'takes splash and hazardous damage of its neighbours',
    {
      you: { hand: ['booby-trap'], line: ['shadow-self', 'umbra'] },
      foe: { line: ['briar-grubbling'] },
    },
    ['fight umbra', 'play booby-trap'],
    { cards: { umbra: { damage: 0 }, 'shadow-self': { damage: 5 } } },
  ],
  [
    'takes the damage of the creatures on both sides of it in a fight',
    {
      you: { line: ['dodger', 'shadow-self'] },
      foe: { line: ['shadow-self', 'bumpsy'] },
    },
    ['fight dodger', 'bumpsy'],
    {
      cards: {
        'shadow-self': { damage: 5 },
        'shadow-self#2': { damage: 5 },
        dodger: { damage: 0 },
        bumpsy: { damage: 0 },
      },
    },
  ],
);

card('silvertooth', [
  'enters play ready',
  { you: { hand: ['silvertooth'] } },
  ['play silvertooth', 'reap silvertooth'],
  { amber: [1, 0], cards: { silvertooth: { exhausted: true } } },
]);

card(
  'urchin',
  [
    'steals 1 when played',
    { you: { hand: ['urchin', 'urchin'] }, foe: { amber: 2 } },
    ['play urchin', 'play urchin#2', 'flank left'],
    { amber: [2, 0], cards: { urchin: { keywords: ['elusive'], exhausted: true } } },
  ],
  ['steals nothing from an empty pool', { you: { hand: ['urchin'] } }, ['play urchin'], { amber: [0, 0] }],
  [
    'steals no more than 1',
    { you: { hand: ['urchin'] }, foe: { amber: 3 } },
    ['play urchin'],
    { amber: [1, 2] },
  ],
);

card(
  'bait-and-switch',
  [
    'steals until the opponent no longer has more',
    { you: { hand: ['bait-and-switch'], amber: 1 }, foe: { amber: 8 } },
    ['play bait-and-switch'],
    { amber: [5, 4] },
  ],
  [
    'steals 1 from an opponent with one more',
    { you: { hand: ['bait-and-switch'], amber: 1 }, foe: { amber: 2 } },
    ['play bait-and-switch'],
    { amber: [2, 1] },
  ],
  [
    'steals nothing from an opponent with as much',
    { you: { hand: ['bait-and-switch'], amber: 2 }, foe: { amber: 2 } },
    ['play bait-and-switch'],
    { amber: [2, 2] },
  ],
  [
    'goes on while what it steals is put elsewhere',
    { you: { hand: ['bait-and-switch'], amber: 1 }, foe: { amber: 4, line: ['ether-spider'] } },
    ['play bait-and-switch'],
    { amber: [1, 1], cards: { 'ether-spider': { amber: 3 } } },
  ],
  [
    'comes to an end when æmber cannot be stolen',
    { you: { hand: ['bait-and-switch'] }, foe: { amber: 8, line: ['the-vaultkeeper'] } },
    ['play bait-and-switch'],
    { amber: [0, 8] },
  ],
);

card(
  'booby-trap',
  [
    'offers creatures that are on no flank',
    {
      you: { hand: ['booby-trap'], line: ['dodger', 'umbra'] },
      foe: { line: ['troll', 'bumpsy', 'headhunter', 'silvertooth'] },
    },
    ['play booby-trap'],
    { asks: 'target booby-trap', offers: ['bumpsy', 'headhunter'] },
  ],
  [
    'deals 4 to it and 2 to each neighbour, all at once',
    { you: { hand: ['booby-trap'] }, foe: { line: ['silvertooth', 'bumpsy', 'troll', 'dodger'] } },
    ['play booby-trap', 'bumpsy'],
    {
      amber: [1, 0],
      line: [[], ['bumpsy', 'troll', 'dodger']],
      cards: { bumpsy: { damage: 4 }, troll: { damage: 2 }, dodger: { damage: 0 } },
    },
  ],
  [
    'does nothing when every creature is on a flank',
    { you: { hand: ['booby-trap'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['play booby-trap'],
    { amber: [1, 0], cards: { troll: { damage: 0 }, bumpsy: { damage: 0 } } },
  ],
);

card(
  'finishing-blow',
  [
    'destroys a damaged creature and steals 1',
    {
      you: { hand: ['finishing-blow'], line: ['dodger'] },
      foe: { amber: 2, line: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
    },
    ['play finishing-blow'],
    { amber: [2, 1], line: [['dodger'], ['bumpsy']] },
  ],
  [
    'steals nothing without a damaged creature',
    { you: { hand: ['finishing-blow'] }, foe: { amber: 2, line: ['bumpsy'] } },
    ['play finishing-blow'],
    { amber: [1, 2], line: [[], ['bumpsy']] },
  ],
  [
    'steals nothing when a ward saves the creature',
    {
      you: { hand: ['finishing-blow'] },
      foe: { amber: 2, line: [{ card: 'troll', damage: 1, ward: true }] },
    },
    ['play finishing-blow'],
    { amber: [1, 2], cards: { troll: { ward: false, damage: 1 } } },
  ],
  [
    'destroys one of two',
    {
      you: { hand: ['finishing-blow'], line: [{ card: 'dodger', damage: 1 }] },
      foe: { amber: 2, line: [{ card: 'troll', damage: 1 }] },
    },
    ['play finishing-blow', 'troll'],
    { amber: [2, 1], line: [['dodger'], []] },
  ],
);

card(
  'ghostly-hand',
  [
    'steals the only æmber of the opponent',
    { you: { hand: ['ghostly-hand'] }, foe: { amber: 1 } },
    ['play ghostly-hand'],
    { amber: [3, 0] },
  ],
  [
    'steals nothing from 2',
    { you: { hand: ['ghostly-hand'] }, foe: { amber: 2 } },
    ['play ghostly-hand'],
    { amber: [2, 2] },
  ],
);

card(
  'hidden-stash',
  [
    'archives a card from hand, of any house',
    { you: { hand: ['hidden-stash', 'anger', 'urchin'] } },
    ['play hidden-stash', 'anger'],
    { amber: [1, 0], you: { hand: ['urchin'], archives: ['anger'] } },
  ],
  [
    'archives nothing from an empty hand',
    { you: { hand: ['hidden-stash'], line: ['urchin'] } },
    ['play hidden-stash'],
    { you: { archives: [] }, at: { urchin: 'line' } },
  ],
);

card(
  'imperial-traitor',
  [
    'may purge a Sanctum card from the hand of the opponent',
    { you: { hand: ['imperial-traitor'] }, foe: { hand: ['sequis', 'anger', 'virtuous-works'] } },
    ['play imperial-traitor', 'yes', 'virtuous-works'],
    { amber: [1, 0], foe: { hand: ['sequis', 'anger'], purged: ['virtuous-works'] } },
  ],
  [
    'may be declined',
    { you: { hand: ['imperial-traitor'] }, foe: { hand: ['sequis', 'anger'] } },
    ['play imperial-traitor', 'no'],
    { foe: { hand: ['sequis', 'anger'], purged: [] } },
  ],
  [
    'purges nothing when there is no such card',
    {
      you: { hand: ['imperial-traitor', 'sequis'] },
      foe: { hand: ['anger', { card: 'sequis', house: 'dis' }] },
    },
    ['play imperial-traitor'],
    { foe: { purged: [] } },
  ],
  [
    'looks at the opponent’s hand, which shows nothing to the opponent',
    { you: { hand: ['imperial-traitor', 'urchin'] }, foe: { hand: ['anger', 'troll'] } },
    ['play imperial-traitor'],
    { sees: [['anger', 'troll'], []] },
  ],
);

card(
  'key-of-darkness',
  [
    'forges a key at 6 more',
    { you: { hand: ['key-of-darkness'], amber: 13 }, foe: { amber: 1 } },
    ['play key-of-darkness'],
    { amber: [1, 1], you: { keys: ['red'] } },
  ],
  [
    'forges at 2 more when the opponent has none',
    { you: { hand: ['key-of-darkness'], amber: 8 } },
    ['play key-of-darkness'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
  [
    'forges nothing when the æmber does not suffice',
    { you: { hand: ['key-of-darkness'], amber: 11 }, foe: { amber: 1 } },
    ['play key-of-darkness'],
    { amber: [11, 1], you: { keys: [] } },
  ],
  [
    'ends the game with the third key',
    { you: { hand: ['key-of-darkness'], amber: 8, keys: ['red', 'blue'] } },
    ['play key-of-darkness'],
    { asks: null, turn: { winner: 0 } },
  ],
  [
    'adds to what the key costs at that moment',
    { you: { hand: ['key-of-darkness'], amber: 9 }, foe: { line: ['grabber-jammer'] } },
    ['play key-of-darkness'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
);

card(
  'lights-out',
  [
    'returns 2 enemy creatures to hand',
    {
      you: { hand: ['lights-out'], line: ['dodger'] },
      foe: { line: ['troll', { card: 'bumpsy', amber: 1 }, 'umbra'] },
    },
    ['play lights-out', 'troll', 'bumpsy'],
    { amber: [2, 0], line: [['dodger'], ['umbra']], foe: { hand: ['troll', 'bumpsy'] } },
  ],
  [
    'returns the only one',
    { you: { hand: ['lights-out'] }, foe: { line: [{ card: 'troll', owner: 0 }] } },
    ['play lights-out'],
    { at: { troll: 'hand 0' } },
  ],
  [
    'cannot return a warded one',
    { you: { hand: ['lights-out'] }, foe: { line: ['troll', { card: 'umbra', ward: true }] } },
    ['play lights-out'],
    { line: [[], ['umbra']], cards: { umbra: { ward: false } } },
  ],
);

card(
  'miasma',
  [
    'makes the opponent skip the next forging',
    { you: { hand: ['miasma'] }, foe: { houses: ['dis', 'mars', 'logos'], amber: 6 } },
    ['play miasma', 'end', 'house dis'],
    { amber: [1, 6], foe: { keys: [] } },
  ],
  [
    'holds for one turn only',
    {
      you: { hand: ['miasma'], houses: ['shadows', 'mars', 'logos'] },
      foe: { houses: ['dis', 'mars', 'logos'], amber: 6 },
    },
    ['play miasma', 'end', 'house dis', 'end', 'house shadows', 'end', 'house dis'],
    { amber: [1, 0], foe: { keys: ['red'] } },
  ],
  [
    'does not keep the opponent from forging with a card',
    {
      you: { hand: ['miasma'] },
      foe: { houses: ['shadows', 'mars', 'logos'], amber: 13, hand: ['key-of-darkness'] },
    },
    ['play miasma', 'end', 'house shadows', 'play key-of-darkness'],
    { amber: [1, 1], foe: { keys: ['red'] } },
  ],
);

card(
  'one-last-job',
  [
    'purges each friendly Shadows creature and steals 1 for each',
    {
      you: { hand: ['one-last-job'], line: ['dodger', 'troll', 'umbra'] },
      foe: { amber: 5, line: ['urchin'] },
    },
    ['play one-last-job'],
    { amber: [3, 3], line: [['troll'], ['urchin']], you: { purged: ['dodger', 'umbra'] } },
  ],
  [
    'steals nothing for a creature that a ward holds',
    { you: { hand: ['one-last-job'], line: ['dodger', { card: 'umbra', ward: true }] }, foe: { amber: 5 } },
    ['play one-last-job'],
    { amber: [2, 4], line: [['umbra'], []] },
  ],
  [
    'lets Magda’s leaving happen',
    { you: { hand: ['one-last-job'], amber: 3, line: ['magda-the-rat'] }, foe: { amber: 1 } },
    ['play one-last-job'],
    { amber: [3, 2], at: { 'magda-the-rat': 'purged' } },
  ],
);

card(
  'oubliette',
  [
    'offers creatures with 3 power or less, as they are now',
    {
      you: { hand: ['oubliette'], line: ['umbra', { card: 'mack-the-knife', power: 1 }] },
      foe: { line: ['troll', 'grey-monk'] },
    },
    ['play oubliette'],
    { asks: 'target oubliette', offers: ['umbra', 'grey-monk'] },
  ],
  [
    'purges it',
    { you: { hand: ['oubliette'] }, foe: { line: ['dust-imp', 'troll'] } },
    ['play oubliette'],
    { amber: [0, 0], line: [[], ['troll']], at: { 'dust-imp': 'purged' } },
  ],
);

card(
  'pawn-sacrifice',
  [
    'sacrifices a friendly creature and deals 3 damage to each of 2 creatures',
    {
      you: { hand: ['pawn-sacrifice'], line: ['urchin', 'dodger'] },
      foe: { line: ['troll', 'bumpsy'] },
    },
    ['play pawn-sacrifice', 'urchin', 'troll', 'dodger'],
    {
      amber: [1, 0],
      cards: { troll: { damage: 3 }, bumpsy: { damage: 0 }, dodger: { damage: 3 } },
      at: { urchin: 'discard' },
    },
  ],
  [
    'deals no damage without a sacrifice',
    { you: { hand: ['pawn-sacrifice'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['play pawn-sacrifice'],
    { cards: { troll: { damage: 0 }, bumpsy: { damage: 0 } } },
  ],
  [
    'deals no damage when a ward saves the pawn',
    { you: { hand: ['pawn-sacrifice'], line: [{ card: 'urchin', ward: true }] }, foe: { line: ['troll'] } },
    ['play pawn-sacrifice'],
    { cards: { troll: { damage: 0 }, urchin: { ward: false } } },
  ],
  [
    'sets off the pawn’s "Destroyed:" ability',
    { you: { hand: ['pawn-sacrifice'], line: ['dust-imp'] }, foe: { line: ['troll'] } },
    ['play pawn-sacrifice'],
    { amber: [3, 0], cards: { troll: { damage: 3 } } },
  ],
);

card(
  'relentless-whispers',
  [
    'deals 2 damage and steals 1 when that destroys the creature',
    { you: { hand: ['relentless-whispers'] }, foe: { amber: 2, line: ['umbra', 'troll'] } },
    ['play relentless-whispers', 'umbra'],
    { amber: [2, 1], line: [[], ['troll']] },
  ],
  [
    'steals nothing when the creature survives',
    { you: { hand: ['relentless-whispers'] }, foe: { amber: 2, line: ['troll'] } },
    ['play relentless-whispers'],
    { amber: [1, 2], cards: { troll: { damage: 2 } } },
  ],
  [
    'steals nothing when the destruction is replaced',
    {
      you: { hand: ['relentless-whispers'] },
      foe: { amber: 2, line: [{ card: 'umbra', upgrades: ['armageddon-cloak'] }] },
    },
    ['play relentless-whispers'],
    { amber: [1, 2], cards: { umbra: { damage: 0, upgrades: [] } } },
  ],
);

card(
  'routine-job',
  [
    'steals 1 and 1 more for each copy in the discard pile',
    {
      you: { hand: ['routine-job'], discard: ['routine-job', 'urchin', 'routine-job'] },
      foe: { amber: 5, discard: ['routine-job'] },
    },
    ['play routine-job'],
    { amber: [3, 2] },
  ],
  [
    'does not count itself',
    { you: { hand: ['routine-job', 'routine-job'] }, foe: { amber: 5 } },
    ['play routine-job', 'play routine-job#2'],
    { amber: [3, 2] },
  ],
);

card(
  'treasure-map',
  [
    'gains 3 as the first card of the turn, and is the last',
    { you: { hand: ['treasure-map', 'urchin'], line: ['dodger'] } },
    ['play treasure-map'],
    { amber: [4, 0], offers: ['discard urchin', 'reap dodger', 'end'] },
  ],
  [
    'gains only its bonus after another card',
    { you: { hand: ['treasure-map', 'urchin', 'dodger'] } },
    ['play urchin', 'play treasure-map'],
    { amber: [1, 0], mayNot: ['play dodger'] },
  ],
  [
    'does not bind the opponent’s next turn',
    {
      you: { hand: ['treasure-map'] },
      foe: { houses: ['shadows', 'dis', 'logos'], hand: ['urchin'] },
    },
    ['play treasure-map', 'end', 'house shadows', 'play urchin'],
    { amber: [3, 1] },
  ],
  [
    'keeps other cards from playing one, too',
    {
      you: { hand: ['treasure-map'], artifacts: [{ card: 'masterplan', under: ['virtuous-works'] }] },
    },
    ['play treasure-map', 'omni masterplan'],
    { amber: [4, 0], at: { 'virtuous-works': 'discard', masterplan: 'discard' } },
  ],
  [
    'gains nothing more when another card plays it',
    { you: { hand: ['urchin'], artifacts: [{ card: 'masterplan', under: ['treasure-map'] }] } },
    ['play urchin', 'omni masterplan'],
    { amber: [1, 0] },
  ],
  [
    'gains 3 from under Infomancer, where it is not played, before any card is',
    { house: 'brobnar', you: { line: [{ card: 'infomancer', under: ['treasure-map'] }], hand: ['anger'] } },
    ['reap infomancer'],
    { amber: [4, 0], offers: ['discard anger', 'end'] },
  ],
  [
    'gains nothing from under Infomancer after a card',
    { house: 'brobnar', you: { line: [{ card: 'infomancer', under: ['treasure-map'] }], hand: ['krump'] } },
    ['play krump', 'flank left', 'reap infomancer'],
    { amber: [1, 0] },
  ],
);

card(
  'customs-office',
  [
    'makes the opponent pay 1 for each artifact',
    {
      you: { amber: 3, hand: ['seeker-needle', 'skeleton-key'] },
      foe: { artifacts: ['customs-office'] },
    },
    ['play seeker-needle', 'play skeleton-key'],
    { amber: [1, 2] },
  ],
  [
    'keeps a poor opponent from playing artifacts',
    { you: { hand: ['speed-sigil', 'urchin'] }, foe: { artifacts: ['customs-office'] } },
    [],
    { offers: ['discard speed-sigil', 'play urchin', 'discard urchin', 'end'] },
  ],
  [
    'takes the toll of two offices',
    {
      you: { amber: 1, hand: ['seeker-needle'] },
      foe: { artifacts: ['customs-office', 'customs-office'] },
    },
    [],
    { mayNot: ['play seeker-needle'] },
  ],
  [
    'costs its own player nothing',
    { you: { hand: ['seeker-needle'], artifacts: ['customs-office'] } },
    ['play seeker-needle'],
    { amber: [0, 0] },
  ],
);

card(
  'evasion-sigil',
  [
    'calls off the fight of a creature whose controller discards a card of the active house',
    {
      you: { line: ['dodger'], deck: ['urchin', 'anger'], artifacts: ['evasion-sigil'] },
      foe: { amber: 2, line: ['umbra'] },
    },
    ['fight dodger'],
    {
      amber: [0, 2],
      cards: { dodger: { exhausted: true, damage: 0 }, umbra: { damage: 0 } },
      you: { discard: ['urchin'] },
    },
  ],
  [
    'lets the fight go on after a card of another house',
    {
      you: { line: ['dodger'], deck: ['anger', 'urchin'] },
      foe: { amber: 2, line: ['umbra'], artifacts: ['evasion-sigil'] },
    },
    ['fight dodger'],
    { amber: [1, 1], cards: { dodger: { damage: 2 } }, at: { umbra: 'discard', anger: 'discard 0' } },
  ],
  [
    'does nothing with an empty deck',
    {
      you: { line: ['dodger'], pad: false, discard: ['urchin'], artifacts: ['evasion-sigil'] },
      foe: { amber: 2, line: ['umbra'] },
    },
    ['fight dodger'],
    { amber: [1, 1], at: { umbra: 'discard', urchin: 'discard' } },
  ],
  [
    'discards twice with two, and one card of the house is enough',
    {
      you: { line: ['dodger'], deck: ['anger', 'urchin'], artifacts: ['evasion-sigil', 'evasion-sigil'] },
      foe: { line: ['umbra'] },
    },
    ['fight dodger', 'order evasion-sigil'],
    {
      cards: { umbra: { damage: 0 }, dodger: { damage: 0, exhausted: true } },
      you: { discard: ['urchin', 'anger'] },
    },
  ],
  [
    'does not mind reaping',
    { you: { line: ['dodger'], deck: ['urchin'], artifacts: ['evasion-sigil'] } },
    ['reap dodger'],
    { amber: [1, 0], you: { discard: [] } },
  ],
  [
    'spends no elusive with a fight called off',
    {
      you: { line: ['dodger', OUR_TROLL], deck: ['urchin', 'anger'], artifacts: ['evasion-sigil'] },
      foe: { line: ['noddy-the-thief'] },
    },
    ['fight dodger', 'fight troll'],
    { cards: { 'noddy-the-thief': { damage: 0 }, troll: { damage: 0 } } },
  ],
  [
    'voids the assault and hazardous that wait behind it',
    {
      house: 'untamed',
      you: { line: ['ancient-bear'], deck: ['dust-pixie'] },
      foe: { line: ['briar-grubbling'], artifacts: ['evasion-sigil'] },
    },
    ['fight ancient-bear', 'order evasion-sigil'],
    { cards: { 'ancient-bear': { damage: 0, exhausted: true }, 'briar-grubbling': { damage: 0 } } },
  ],
  [
    'comes too late for the hazardous before it',
    {
      house: 'untamed',
      you: { line: ['bigtwig'], deck: ['dust-pixie'] },
      foe: { line: [{ card: 'briar-grubbling', stunned: true }], artifacts: ['evasion-sigil'] },
    },
    ['fight bigtwig', 'order briar-grubbling'],
    { cards: { bigtwig: { damage: 5, exhausted: true }, 'briar-grubbling': { damage: 0 } } },
  ],
  [
    'discards once when the first of two calls off the fight',
    {
      you: { line: ['dodger'], deck: ['urchin', 'anger'], artifacts: ['evasion-sigil', 'evasion-sigil'] },
      foe: { line: ['umbra'] },
    },
    ['fight dodger', 'order evasion-sigil'],
    { cards: { dodger: { damage: 0, exhausted: true } }, you: { discard: ['urchin'] } },
  ],
  [
    'sets off nothing that waits for a fight',
    {
      house: 'sanctum',
      you: {
        hand: ['take-hostages'],
        line: ['champion-tabris'],
        deck: ['virtuous-works'],
        artifacts: ['evasion-sigil'],
      },
      foe: { amber: 2, line: ['umbra'] },
    },
    ['play take-hostages', 'fight champion-tabris'],
    { amber: [1, 2], cards: { 'champion-tabris': { amber: 0, exhausted: true } } },
  ],
);

card('longfused-mines', [
  'sacrifices itself for 3 damage to each enemy creature between others',
  {
    house: 'dis',
    you: { artifacts: ['longfused-mines'], line: ['dodger', 'umbra', 'silvertooth'] },
    foe: { line: ['troll', 'bumpsy', 'urchin', 'headhunter'] },
  },
  ['omni longfused-mines'],
  {
    line: [
      ['dodger', 'umbra', 'silvertooth'],
      ['troll', 'bumpsy', 'headhunter'],
    ],
    cards: { troll: { damage: 0 }, bumpsy: { damage: 3 }, headhunter: { damage: 0 }, umbra: { damage: 0 } },
    at: { 'longfused-mines': 'discard' },
  },
]);

card(
  'masterplan',
  [
    'hides a card from hand beneath it',
    { you: { hand: ['masterplan', 'anger', 'urchin'] } },
    ['play masterplan', 'anger'],
    { amber: [1, 0], cards: { masterplan: { under: ['anger'] } }, you: { hand: ['urchin'] } },
  ],
  [
    'plays that card in any house and is sacrificed',
    {
      house: 'dis',
      you: { artifacts: [{ card: 'masterplan', under: ['urchin'] }] },
      foe: { amber: 1 },
    },
    ['omni masterplan'],
    { amber: [1, 0], line: [['urchin'], []], at: { masterplan: 'discard' } },
  ],
  [
    'gives the card’s bonus æmber',
    { you: { artifacts: [{ card: 'masterplan', under: ['virtuous-works'] }] } },
    ['omni masterplan'],
    { amber: [3, 0], at: { 'virtuous-works': 'discard', masterplan: 'discard' } },
  ],
  [
    'discards a card that cannot be played',
    { you: { artifacts: [{ card: 'masterplan', under: ['duskrunner'] }] } },
    ['omni masterplan'],
    { at: { duskrunner: 'discard', masterplan: 'discard' } },
  ],
  [
    'is sacrificed with nothing beneath it',
    { you: { artifacts: ['masterplan'] } },
    ['omni masterplan'],
    { at: { masterplan: 'discard' } },
  ],
  [
    'goes on resolving after the card has been played',
    {
      you: { artifacts: [{ card: 'masterplan', under: ['pawn-sacrifice'] }], line: ['urchin'] },
      foe: { line: ['troll'] },
    },
    ['omni masterplan'],
    {
      amber: [1, 0],
      cards: { troll: { damage: 3 } },
      at: { masterplan: 'discard', 'pawn-sacrifice': 'discard' },
    },
  ],
  [
    'leaves the card to its owner’s discard pile when it is destroyed',
    {
      house: 'sanctum',
      you: { artifacts: ['gorm-of-omm'] },
      foe: { artifacts: [{ card: 'masterplan', under: ['urchin'] }] },
    },
    ['omni gorm-of-omm'],
    { at: { masterplan: 'discard 1', urchin: 'discard 1' } },
  ],
  [
    'plays one of two cards beneath it; the other is discarded with it',
    { you: { artifacts: [{ card: 'masterplan', under: ['urchin', 'dodger'] }] } },
    ['omni masterplan', 'dodger'],
    { line: [['dodger'], []], at: { urchin: 'discard', masterplan: 'discard' } },
  ],
);

card(
  'safe-place',
  [
    'stores 1 æmber from the pool',
    { you: { amber: 2, artifacts: ['safe-place'] } },
    ['action safe-place'],
    { amber: [1, 0], cards: { 'safe-place': { amber: 1 } } },
  ],
  [
    'stores nothing from an empty pool',
    { you: { artifacts: ['safe-place'] } },
    ['action safe-place'],
    { amber: [0, 0], cards: { 'safe-place': { amber: 0 } } },
  ],
  [
    'pays for keys',
    {
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'mars'], amber: 4, artifacts: [{ card: 'safe-place', amber: 3 }] },
    },
    [],
    { asks: 'spend', offers: ['safe-place', 'done'], cards: { 'safe-place': { amber: 1 } } },
  ],
  [
    'forges with what it adds',
    {
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'mars'], amber: 4, artifacts: [{ card: 'safe-place', amber: 3 }] },
    },
    ['done'],
    { amber: [0, 0], you: { keys: ['red'] }, cards: { 'safe-place': { amber: 1 } }, asks: 'house' },
  ],
  [
    'is safe from thieves, but not from destruction',
    {
      house: 'sanctum',
      you: { artifacts: ['gorm-of-omm'] },
      foe: { artifacts: [{ card: 'safe-place', amber: 3 }] },
    },
    ['omni gorm-of-omm'],
    { amber: [0, 0], at: { 'safe-place': 'discard' } },
  ],
);

card(
  'skeleton-key',
  [
    'lets a friendly creature capture 1',
    { you: { artifacts: ['skeleton-key'], line: ['dodger', 'troll'] }, foe: { amber: 2, line: ['umbra'] } },
    ['action skeleton-key', 'troll'],
    { amber: [0, 1], cards: { troll: { amber: 1 } } },
  ],
  [
    'does nothing without a friendly creature',
    { you: { artifacts: ['skeleton-key'] }, foe: { amber: 2, line: ['umbra'] } },
    ['action skeleton-key'],
    { amber: [0, 2], cards: { umbra: { amber: 0 } } },
  ],
);

card(
  'special-delivery',
  [
    'deals 3 damage to a flank creature',
    {
      house: 'dis',
      you: { artifacts: ['special-delivery'], line: ['dodger'] },
      foe: { line: ['troll', 'umbra', 'bumpsy'] },
    },
    ['omni special-delivery'],
    { asks: 'target special-delivery', offers: ['dodger', 'troll', 'bumpsy'] },
  ],
  [
    'purges the creature that this destroys',
    { you: { artifacts: ['special-delivery'] }, foe: { line: ['umbra'] } },
    ['omni special-delivery'],
    { at: { umbra: 'purged 1', 'special-delivery': 'discard' } },
  ],
  [
    'purges no creature that survives',
    { you: { artifacts: ['special-delivery'] }, foe: { line: ['troll'] } },
    ['omni special-delivery'],
    { cards: { troll: { damage: 3 } } },
  ],
  [
    'does not reach a creature that has gone to hand',
    { you: { artifacts: ['special-delivery'] }, foe: { line: ['bad-penny'] } },
    ['omni special-delivery'],
    { at: { 'bad-penny': 'hand 1' } },
  ],
  [
    'lets "Destroyed:" abilities happen before',
    { you: { artifacts: ['special-delivery'] }, foe: { line: ['dust-imp'] } },
    ['omni special-delivery'],
    { amber: [0, 2], at: { 'dust-imp': 'purged' } },
  ],
  [
    'does not purge the creature that takes the damage instead',
    {
      you: { artifacts: ['special-delivery'] },
      foe: { line: ['umbra', { card: 'shadow-self', damage: 6 }] },
    },
    ['omni special-delivery', 'umbra'],
    { at: { umbra: 'line', 'shadow-self': 'discard' } },
  ],
);

card(
  'speed-sigil',
  [
    'readies the first creature of the turn only',
    { you: { hand: ['urchin', 'dodger'], artifacts: ['speed-sigil'] } },
    ['play urchin', 'play dodger', 'flank left'],
    { cards: { urchin: { exhausted: false }, dodger: { exhausted: true } } },
  ],
  [
    'readies creatures of the opponent too',
    { you: { hand: ['urchin'] }, foe: { artifacts: ['speed-sigil'] } },
    ['play urchin'],
    { cards: { urchin: { exhausted: false } } },
  ],
  [
    'is too late when it is played after the first creature',
    { you: { hand: ['urchin', 'dodger', 'speed-sigil'] } },
    ['play urchin', 'play speed-sigil', 'play dodger', 'flank left'],
    { cards: { urchin: { exhausted: true }, dodger: { exhausted: true } } },
  ],
  [
    'readies one in each turn',
    {
      you: { hand: ['urchin'], artifacts: ['speed-sigil'] },
      foe: { houses: ['shadows', 'dis', 'logos'], hand: ['dodger'] },
    },
    ['play urchin', 'end', 'house shadows', 'play dodger'],
    { cards: { dodger: { exhausted: false } } },
  ],
);

card(
  'subtle-maul',
  [
    'makes the opponent discard a random card',
    { you: { artifacts: ['subtle-maul'] }, foe: { hand: ['anger', 'urchin'] }, rolls: ['urchin'] },
    ['action subtle-maul'],
    { foe: { hand: ['anger'], discard: ['urchin'] } },
  ],
  [
    'does nothing to an empty hand',
    { you: { artifacts: ['subtle-maul'] }, foe: { hand: [] } },
    ['action subtle-maul'],
    { foe: { discard: [] } },
  ],
);

card(
  'the-sting',
  [
    'skips the forging of its player',
    {
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'logos'], amber: 6, artifacts: ['the-sting'] },
    },
    ['house shadows'],
    { amber: [6, 0], you: { keys: [] } },
  ],
  [
    'collects the æmber that the opponent spends on a key',
    {
      active: 0,
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'logos'], amber: 7 },
      foe: { amber: 1, artifacts: ['the-sting'] },
    },
    ['house shadows'],
    { amber: [1, 7], you: { keys: ['red'] } },
  ],
  [
    'collects also what is paid for a dearer key in the middle of a turn',
    { you: { hand: ['key-of-darkness'], amber: 12 }, foe: { amber: 1, artifacts: ['the-sting'] } },
    ['play key-of-darkness'],
    { amber: [0, 13], you: { keys: ['red'] } },
  ],
  [
    'does not keep its player from forging in another step',
    { you: { hand: ['key-of-darkness'], amber: 8, artifacts: ['the-sting'] } },
    ['play key-of-darkness'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
  [
    'is sacrificed as an action',
    { you: { artifacts: ['the-sting'] } },
    ['action the-sting'],
    { at: { 'the-sting': 'discard' } },
  ],
  [
    'collects æmber that was spent from a card',
    {
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'logos'], amber: 4, artifacts: [{ card: 'safe-place', amber: 2 }] },
      foe: { artifacts: ['the-sting'] },
    },
    ['house shadows'],
    { amber: [0, 6], you: { keys: ['red'] } },
  ],
  [
    'collects the æmber once, and asks nothing, beside a second copy',
    {
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'logos'], amber: 7 },
      foe: { artifacts: ['the-sting', 'the-sting'] },
    },
    ['house shadows'],
    { amber: [1, 6], you: { keys: ['red'] } },
  ],
);

card(
  'bulleteye',
  [
    'destroys a flank creature when it reaps',
    { you: { line: ['bulleteye', 'dodger', 'umbra'] }, foe: { line: ['troll', 'bumpsy', 'headhunter'] } },
    ['reap bulleteye'],
    { asks: 'target bulleteye', offers: ['bulleteye', 'umbra', 'troll', 'headhunter'] },
  ],
  [
    'must destroy itself when it is alone',
    { you: { line: ['bulleteye'] } },
    ['reap bulleteye'],
    { amber: [1, 0], line: [[], []] },
  ],
  [
    'destroys one of two',
    { you: { line: ['bulleteye'] }, foe: { line: ['troll'] } },
    ['reap bulleteye', 'troll'],
    { line: [['bulleteye'], []] },
  ],
);

card(
  'carlo-phantom',
  [
    'steals 1 for each artifact its player plays',
    { you: { hand: ['seeker-needle', 'skeleton-key'], line: ['carlo-phantom'] }, foe: { amber: 3 } },
    ['play seeker-needle', 'play skeleton-key'],
    { amber: [2, 1] },
  ],
  [
    'steals as often as there are copies, without asking which comes first',
    { you: { hand: ['skeleton-key'], line: ['carlo-phantom', 'carlo-phantom'] }, foe: { amber: 3 } },
    ['play skeleton-key'],
    { amber: [2, 1] },
  ],
  [
    'steals nothing when the opponent plays one',
    { you: { amber: 3, hand: ['seeker-needle'] }, foe: { line: ['carlo-phantom'] } },
    ['play seeker-needle'],
    { amber: [3, 0] },
  ],
  [
    'is elusive and skirmishes',
    { you: { line: ['carlo-phantom'] }, foe: { line: ['troll'] } },
    ['fight carlo-phantom'],
    { cards: { 'carlo-phantom': { damage: 0, keywords: ['elusive', 'skirmish'] }, troll: { damage: 1 } } },
  ],
);

card(
  'deipno-spymaster',
  [
    'lets one friendly creature be used this turn, in any house',
    { house: 'dis', you: { line: ['deipno-spymaster', 'troll', 'dodger'] } },
    ['omni deipno-spymaster', 'troll'],
    { offers: ['reap troll', 'end'] },
  ],
  [
    'does not ready or use it itself',
    { house: 'dis', you: { line: ['deipno-spymaster', { card: 'troll', exhausted: true }] } },
    ['omni deipno-spymaster', 'troll'],
    { offers: ['end'], cards: { troll: { exhausted: true } } },
  ],
  [
    'lends it for this turn only',
    {
      house: 'dis',
      you: { houses: ['dis', 'shadows', 'brobnar'], line: ['deipno-spymaster', 'troll'] },
      foe: { houses: ['dis', 'mars', 'logos'] },
    },
    ['omni deipno-spymaster', 'troll', 'reap troll', 'end', 'house dis', 'end', 'house dis'],
    { mayNot: ['reap troll'], may: ['omni deipno-spymaster'] },
  ],
);

card(
  'faygin',
  [
    'returns an Urchin from the discard pile to hand',
    { you: { line: ['faygin'], discard: ['dodger', 'urchin'] } },
    ['reap faygin'],
    { amber: [1, 0], you: { hand: ['urchin'], discard: ['dodger'] } },
  ],
  [
    'may return an Urchin in play',
    { you: { line: ['faygin', 'urchin'] } },
    ['reap faygin'],
    { line: [['faygin'], []], at: { urchin: 'hand' } },
  ],
  [
    'lets the player choose between play and discard pile',
    { you: { line: ['faygin', 'urchin'], discard: ['urchin'] } },
    ['reap faygin', 'urchin#2'],
    { line: [['faygin', 'urchin'], []], at: { 'urchin#2': 'hand' } },
  ],
  [
    'sends an enemy Urchin to its owner',
    { you: { line: ['faygin'] }, foe: { line: ['urchin'], discard: ['urchin'] } },
    ['reap faygin'],
    { at: { urchin: 'hand 1', 'urchin#2': 'discard 1' } },
  ],
  [
    'may find none',
    { you: { line: ['faygin'], discard: ['dodger'] } },
    ['reap faygin'],
    { amber: [1, 0], you: { hand: [] } },
  ],
);

card(
  'macis-asp',
  [
    'kills with one wound and is not hurt when it attacks',
    { you: { line: ['macis-asp'] }, foe: { line: ['troll'] } },
    ['fight macis-asp'],
    { line: [['macis-asp'], []], cards: { 'macis-asp': { damage: 0 } } },
  ],
  [
    'does not kill through armor that holds',
    { you: { line: ['macis-asp'] }, foe: { line: [{ card: 'sequis', upgrades: ['protect-the-weak'] }] } },
    ['fight macis-asp'],
    { cards: { sequis: { damage: 0, armor: 0 } } },
  ],
  [
    'kills an attacker',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['macis-asp'] } },
    ['fight troll'],
    { line: [[], []] },
  ],
);

card(
  'mack-the-knife',
  [
    'may be used in any house',
    { house: 'dis', you: { line: ['mack-the-knife', 'dodger'] }, foe: { line: ['troll'] } },
    [],
    { offers: ['reap mack-the-knife', 'fight mack-the-knife', 'action mack-the-knife', 'end'] },
  ],
  [
    'deals 1 damage and gains 1 when that destroys the creature',
    { you: { line: ['mack-the-knife'] }, foe: { line: ['urchin'] } },
    ['action mack-the-knife', 'urchin'],
    { amber: [1, 0], line: [['mack-the-knife'], []] },
  ],
  [
    'gains nothing when the creature survives',
    { you: { line: ['mack-the-knife'] }, foe: { line: ['umbra'] } },
    ['action mack-the-knife', 'umbra'],
    { amber: [0, 0], cards: { umbra: { damage: 1 } } },
  ],
);

card(
  'magda-the-rat',
  [
    'steals 2 when played',
    { you: { hand: ['magda-the-rat'] }, foe: { amber: 3 } },
    ['play magda-the-rat'],
    { amber: [2, 1] },
  ],
  [
    'gives the opponent 2 when she is destroyed',
    { you: { hand: ['the-spirit-s-way'], amber: 3, line: ['magda-the-rat'] }, house: 'sanctum' },
    ['play the-spirit-s-way'],
    { amber: [1, 2] },
  ],
  [
    'gives the opponent 2 when she returns to hand',
    { you: { hand: ['lights-out'] }, foe: { amber: 3, line: ['magda-the-rat'] } },
    ['play lights-out'],
    { amber: [3, 1], at: { 'magda-the-rat': 'hand 1' } },
  ],
  [
    'gives what there is',
    { you: { hand: ['lights-out'] }, foe: { amber: 1, line: ['magda-the-rat'] } },
    ['play lights-out'],
    { amber: [2, 0] },
  ],
  [
    'gives nothing when a ward holds her',
    { you: { hand: ['lights-out'] }, foe: { amber: 3, line: [{ card: 'magda-the-rat', ward: true }] } },
    ['play lights-out'],
    { amber: [1, 3], cards: { 'magda-the-rat': { ward: false } } },
  ],
  [
    'gives nothing when she changes sides',
    {
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'mars'], amber: 6, line: ['smiling-ruth'] },
      foe: { amber: 3, line: ['magda-the-rat'] },
    },
    ['house shadows', 'reap smiling-ruth', 'flank right'],
    { amber: [1, 3], line: [['smiling-ruth', 'magda-the-rat'], []] },
  ],
  [
    'pays from the pool of her controller',
    { you: { hand: ['poison-wave'], amber: 3, line: [{ card: 'magda-the-rat', owner: 1, damage: 2 }] } },
    ['play poison-wave'],
    { amber: [2, 2], at: { 'magda-the-rat': 'discard 1' } },
  ],
  [
    'gives the opponent 2 when she is purged, beside the æmber on her',
    {
      house: 'sanctum',
      you: { hand: ['the-harder-they-come'] },
      foe: { amber: 2, line: [{ card: 'magda-the-rat', power: 1, amber: 1 }] },
    },
    ['play the-harder-they-come'],
    { amber: [3, 0], at: { 'magda-the-rat': 'purged' } },
  ],
);

card(
  'mooncurser',
  [
    'kills with poison, unhurt, and steals 1',
    { you: { line: ['mooncurser'] }, foe: { amber: 1, line: ['troll'] } },
    ['fight mooncurser'],
    { amber: [1, 0], line: [['mooncurser'], []] },
  ],
  [
    'steals also from a fight against armor',
    { you: { line: ['mooncurser'] }, foe: { amber: 1, line: ['sequis'] } },
    ['fight mooncurser'],
    { amber: [1, 0], cards: { sequis: { damage: 0, armor: 1 } } },
  ],
  [
    'steals no more than 1',
    { you: { line: ['mooncurser'] }, foe: { amber: 3, line: ['troll'] } },
    ['fight mooncurser'],
    { amber: [1, 2] },
  ],
);

card(
  'nexus',
  [
    'uses an artifact of the opponent as if it were its player’s',
    { you: { line: ['nexus', { card: 'troll', damage: 5 }] }, foe: { artifacts: ['hallowed-blaster'] } },
    ['reap nexus', 'troll'],
    { cards: { troll: { damage: 2 }, 'hallowed-blaster': { controller: 1, exhausted: true } } },
  ],
  [
    'captures and steals in the right direction with it',
    { you: { line: ['nexus'] }, foe: { amber: 2, artifacts: ['skeleton-key'] } },
    ['reap nexus'],
    { amber: [1, 1], cards: { nexus: { amber: 1 } } },
  ],
  [
    'sacrifices it when it says so; it goes to its owner',
    {
      you: { line: ['nexus', 'dodger'] },
      foe: { line: ['troll', 'bumpsy', 'headhunter'], artifacts: ['longfused-mines'] },
    },
    ['reap nexus'],
    { at: { 'longfused-mines': 'discard 1' }, cards: { bumpsy: { damage: 3 }, dodger: { damage: 0 } } },
  ],
  [
    'does nothing with an exhausted artifact, or one that cannot be used',
    {
      you: { line: ['nexus'] },
      foe: { artifacts: [{ card: 'hallowed-blaster', exhausted: true }, 'round-table'] },
    },
    ['reap nexus'],
    {
      amber: [1, 0],
      asks: 'main',
      cards: { 'hallowed-blaster': { exhausted: true }, 'round-table': { exhausted: false } },
    },
  ],
  [
    'leaves the artifacts of its own side alone',
    { you: { line: ['nexus'], artifacts: ['hallowed-blaster'] } },
    ['reap nexus'],
    { amber: [1, 0], cards: { 'hallowed-blaster': { exhausted: false } } },
  ],
  [
    'plays the card beneath an enemy Masterplan as its player’s',
    {
      you: { line: ['nexus'] },
      foe: { amber: 2, artifacts: [{ card: 'masterplan', under: ['urchin'] }] },
    },
    ['reap nexus', 'flank right'],
    {
      amber: [2, 1],
      line: [['nexus', 'urchin'], []],
      cards: { urchin: { owner: 1, controller: 0 } },
      at: { masterplan: 'discard 1' },
    },
  ],
  [
    'fills an enemy Safe Place from its player’s pool',
    { you: { amber: 1, line: ['nexus'] }, foe: { amber: 2, artifacts: ['safe-place'] } },
    ['reap nexus'],
    { amber: [1, 2], cards: { 'safe-place': { amber: 1 } } },
  ],
  [
    'uses one of two',
    {
      you: { line: ['nexus', { card: 'troll', damage: 5 }] },
      foe: { amber: 2, artifacts: ['hallowed-blaster', 'skeleton-key'] },
    },
    ['reap nexus', 'hallowed-blaster', 'troll'],
    { amber: [1, 2], cards: { 'skeleton-key': { exhausted: false } } },
  ],
);

card(
  'old-bruno',
  [
    'captures 3 when played',
    { you: { hand: ['old-bruno'] }, foe: { amber: 5 } },
    ['play old-bruno'],
    { amber: [0, 2], cards: { 'old-bruno': { amber: 3, keywords: ['elusive'] } } },
  ],
  [
    'captures what there is',
    { you: { hand: ['old-bruno'] }, foe: { amber: 2 } },
    ['play old-bruno'],
    { amber: [0, 0], cards: { 'old-bruno': { amber: 2 } } },
  ],
);

card(
  'selwyn-the-fence',
  [
    'moves 1 æmber from one of its player’s cards to the pool',
    {
      you: {
        line: ['selwyn-the-fence', { card: 'old-bruno', amber: 3 }],
        artifacts: [{ card: 'safe-place', amber: 1 }],
      },
      foe: { line: [{ card: 'sequis', amber: 1 }] },
    },
    ['reap selwyn-the-fence'],
    { asks: 'target selwyn-the-fence', offers: ['old-bruno', 'safe-place'] },
  ],
  [
    'moves it to the pool of its player',
    { you: { line: ['selwyn-the-fence', { card: 'old-bruno', amber: 3 }] } },
    ['reap selwyn-the-fence'],
    { amber: [2, 0], cards: { 'old-bruno': { amber: 2 } } },
  ],
  [
    'does so after a fight',
    { you: { line: [{ card: 'selwyn-the-fence', amber: 1 }] }, foe: { line: ['umbra'] } },
    ['fight selwyn-the-fence'],
    { amber: [1, 0], cards: { 'selwyn-the-fence': { amber: 0, damage: 2 } } },
  ],
  [
    'moves nothing when there is none',
    { you: { line: ['selwyn-the-fence'] } },
    ['reap selwyn-the-fence'],
    { amber: [1, 0] },
  ],
);

card(
  'smiling-ruth',
  [
    'takes control of an enemy flank creature in a turn with a key',
    {
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'mars'], amber: 6, line: ['smiling-ruth'] },
      foe: { line: ['troll', 'bumpsy', 'headhunter'] },
    },
    ['house shadows', 'reap smiling-ruth'],
    { asks: 'target smiling-ruth', offers: ['troll', 'headhunter'] },
  ],
  [
    'puts it on the flank that the player likes, as it stood',
    {
      step: 'forge',
      you: { houses: ['shadows', 'dis', 'mars'], amber: 6, line: ['smiling-ruth'] },
      foe: { line: [{ card: 'troll', damage: 2, amber: 1 }] },
    },
    ['house shadows', 'reap smiling-ruth', 'flank left'],
    {
      line: [['troll', 'smiling-ruth'], []],
      cards: { troll: { owner: 1, controller: 0, damage: 2, amber: 1, exhausted: false } },
    },
  ],
  [
    'takes nobody in a turn without a key',
    { you: { keys: ['red'], line: ['smiling-ruth'] }, foe: { line: ['troll'] } },
    ['reap smiling-ruth'],
    { amber: [1, 0], line: [['smiling-ruth'], ['troll']] },
  ],
  [
    'counts a key forged by a card',
    { you: { amber: 8, hand: ['key-of-darkness'], line: ['smiling-ruth'] }, foe: { line: ['troll'] } },
    ['play key-of-darkness', 'reap smiling-ruth', 'flank left'],
    { amber: [1, 0], line: [['troll', 'smiling-ruth'], []] },
  ],
  [
    'adds the house of the creature to choose from',
    {
      you: {
        houses: ['shadows', 'dis', 'mars'],
        amber: 8,
        hand: ['key-of-darkness'],
        line: ['smiling-ruth'],
      },
      foe: { houses: ['brobnar', 'untamed', 'logos'], line: ['troll'] },
    },
    ['play key-of-darkness', 'reap smiling-ruth', 'flank left', 'end', 'house logos', 'end'],
    { asks: 'house', may: ['house brobnar', 'house shadows'], mayNot: ['house logos'] },
  ],
);

card(
  'sneklifter',
  [
    'takes control of an enemy artifact',
    {
      you: { houses: ['shadows', 'dis', 'mars'], hand: ['sneklifter'] },
      foe: { artifacts: ['seeker-needle', 'hallowed-blaster'] },
    },
    ['play sneklifter', 'seeker-needle'],
    {
      cards: { 'seeker-needle': { owner: 1, controller: 0, house: 'shadows' } },
      may: ['action seeker-needle'],
    },
  ],
  [
    'makes it Shadows when its house is none of the player’s three',
    {
      you: { houses: ['shadows', 'dis', 'mars'], hand: ['sneklifter'] },
      foe: { artifacts: ['hallowed-blaster'] },
    },
    ['play sneklifter'],
    { cards: { 'hallowed-blaster': { house: 'shadows' } }, may: ['action hallowed-blaster'] },
  ],
  [
    'leaves its house alone when it is one of the three',
    {
      you: { houses: ['shadows', 'sanctum', 'mars'], hand: ['sneklifter'] },
      foe: { artifacts: ['hallowed-blaster'] },
    },
    ['play sneklifter'],
    { cards: { 'hallowed-blaster': { house: 'sanctum' } }, mayNot: ['action hallowed-blaster'] },
  ],
  [
    'gives it its house back when it changes sides again',
    {
      you: { houses: ['shadows', 'dis', 'mars'], hand: ['sneklifter'] },
      foe: { houses: ['shadows', 'sanctum', 'logos'], hand: ['sneklifter'], artifacts: ['hallowed-blaster'] },
    },
    ['play sneklifter', 'end', 'house shadows', 'play sneklifter#2'],
    { cards: { 'hallowed-blaster': { house: 'sanctum', controller: 1 } } },
  ],
  [
    'keeps it when Sneklifter leaves',
    {
      you: { houses: ['shadows', 'dis', 'mars'], hand: ['sneklifter', 'poison-wave'] },
      foe: { artifacts: ['hallowed-blaster'] },
    },
    ['play sneklifter', 'play poison-wave'],
    { at: { sneklifter: 'discard' }, cards: { 'hallowed-blaster': { house: 'shadows', controller: 0 } } },
  ],
  [
    'may find no artifact',
    { you: { hand: ['sneklifter'], artifacts: ['seeker-needle'] } },
    ['play sneklifter'],
    { line: [['sneklifter'], []] },
  ],
  [
    'adds no house to choose from',
    {
      you: { houses: ['shadows', 'dis', 'mars'], hand: ['sneklifter'] },
      foe: { houses: ['sanctum', 'untamed', 'logos'], artifacts: ['hallowed-blaster'] },
    },
    ['play sneklifter', 'end', 'house logos', 'end'],
    { asks: 'house', offers: ['house dis', 'house mars', 'house shadows'] },
  ],
);

card(
  'umbra',
  [
    'fights unhurt and steals 1',
    { you: { line: ['umbra'] }, foe: { amber: 1, line: ['troll'] } },
    ['fight umbra'],
    { amber: [1, 0], cards: { umbra: { damage: 0 }, troll: { damage: 2 } } },
  ],
  [
    'is hurt by hazardous all the same',
    { you: { line: ['umbra'] }, foe: { amber: 1, line: ['briar-grubbling'] } },
    ['fight umbra'],
    { amber: [0, 1], line: [[], ['briar-grubbling']] },
  ],
  [
    'steals no more than 1',
    { you: { line: ['umbra'] }, foe: { amber: 3, line: ['troll'] } },
    ['fight umbra'],
    { amber: [1, 2] },
  ],
);

card(
  'duskrunner',
  [
    'lets its bearer steal 1 when it reaps',
    { you: { line: [{ card: 'dodger', upgrades: ['duskrunner'] }] }, foe: { amber: 2 } },
    ['reap dodger'],
    { amber: [2, 1] },
  ],
  [
    'serves the controller of the creature',
    {
      you: { amber: 1, line: [{ ...OUR_TROLL, upgrades: [{ card: 'duskrunner', owner: 1 }] }] },
      foe: { amber: 2 },
    },
    ['reap troll', 'order duskrunner'],
    { amber: [3, 1] },
  ],
  [
    'steals twice with two',
    { you: { line: [{ card: 'dodger', upgrades: ['duskrunner', 'duskrunner'] }] }, foe: { amber: 2 } },
    ['reap dodger'],
    { amber: [3, 0] },
  ],
);

card(
  'ring-of-invisibility',
  [
    'makes its bearer elusive',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'dodger', upgrades: ['ring-of-invisibility'] }] },
    },
    ['fight troll'],
    { cards: { troll: { damage: 0 }, dodger: { damage: 0 } } },
  ],
  [
    'lets its bearer skirmish',
    { you: { line: [{ card: 'dodger', upgrades: ['ring-of-invisibility'] }] }, foe: { line: ['troll'] } },
    ['fight dodger'],
    { cards: { troll: { damage: 5 }, dodger: { damage: 0, keywords: ['elusive', 'skirmish'] } } },
  ],
  [
    'gives 1 æmber when played',
    { you: { hand: ['ring-of-invisibility'], line: ['dodger'] } },
    ['play ring-of-invisibility'],
    { amber: [1, 0] },
  ],
);

card(
  'silent-dagger',
  [
    'lets its bearer deal 4 damage to a flank creature when it reaps',
    {
      you: { line: [{ card: 'dodger', upgrades: ['silent-dagger'] }, 'umbra', 'urchin'] },
      foe: { line: ['troll', 'bumpsy', 'headhunter'] },
    },
    ['reap dodger'],
    { asks: 'target', offers: ['dodger', 'urchin', 'troll', 'headhunter'] },
  ],
  [
    'wounds the one chosen',
    { you: { line: [{ card: 'dodger', upgrades: ['silent-dagger'] }] }, foe: { line: ['troll'] } },
    ['reap dodger', 'troll'],
    { amber: [1, 0], cards: { troll: { damage: 4 } } },
  ],
);
