import { expect } from 'vitest';
import { cardRows } from '../../testrows.js';

const card = cardRows('dis');

card(
  'A Fair Game',
  [
    'pays each player for the other’s cards of the house that was discarded',
    {
      you: { hand: ['a-fair-game', 'punch', 'troll', 'fear'], deck: ['anger'] },
      foe: { hand: ['urchin', 'dodger', 'dextre'], deck: ['silvertooth'] },
    },
    ['play a-fair-game'],
    { amber: [2, 2], at: { anger: 'discard 0', silvertooth: 'discard 1' } },
  ],
  [
    'pays nothing for an empty deck, and shuffles none',
    {
      you: { hand: ['a-fair-game', 'troll'], deck: ['anger'] },
      foe: { hand: ['urchin'], deck: [], discard: ['dodger'], pad: false },
    },
    ['play a-fair-game'],
    { amber: [0, 1], foe: { deck: [], discard: ['dodger'] } },
  ],
  [
    'counts a maverick to the house it belongs to',
    {
      you: { hand: ['a-fair-game', { card: 'fear', house: 'brobnar' }, 'tocsin'], deck: ['anger'] },
      foe: { deck: ['urchin'] },
    },
    ['play a-fair-game'],
    { amber: [0, 1] },
  ],
  [
    'shows both hands and one card of each deck',
    {
      you: { hand: ['a-fair-game', 'troll', 'fear'], deck: ['anger', 'punch'] },
      foe: { hand: ['urchin'], deck: ['silvertooth', 'dodger'] },
    },
    ['play a-fair-game'],
    { sees: [['urchin'], ['troll', 'fear']], top: [['punch'], ['dodger']] },
  ],
);

card(
  'Arise!',
  [
    'returns each creature of a house from the discard pile and gives a chain',
    {
      you: { hand: ['arise'], discard: ['urchin', 'troll', 'punch', 'bumpsy'] },
      foe: { discard: ['krump'] },
    },
    ['play arise', 'house brobnar'],
    {
      chains: [1, 0],
      at: { troll: 'hand', bumpsy: 'hand', punch: 'discard', urchin: 'discard', krump: 'discard 1' },
    },
  ],
  [
    'gives the chain also for nothing',
    { you: { hand: ['arise'], discard: ['urchin'] } },
    ['play arise', 'house mars'],
    { chains: [1, 0], at: { urchin: 'discard' } },
  ],
);

card(
  'Control the Weak',
  [
    'binds the opponent to the chosen house for the next turn',
    {
      you: { hand: ['control-the-weak'] },
      foe: { houses: ['logos', 'mars', 'shadows'] },
    },
    ['play control-the-weak', 'house mars', 'end'],
    { amber: [1, 0], turn: { active: 1, house: 'mars' } },
  ],
  [
    'offers the houses of the opponent’s identity card alone',
    {
      you: { hand: ['control-the-weak'] },
      foe: { houses: ['logos', 'mars', 'shadows'], line: [{ card: 'troll', owner: 0 }] },
    },
    ['play control-the-weak'],
    { offers: ['house logos', 'house mars', 'house shadows'] },
  ],
  [
    'holds for one turn only',
    {
      you: { hand: ['control-the-weak'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { houses: ['logos', 'mars', 'shadows'] },
    },
    ['play control-the-weak', 'house mars', 'end', 'end', 'house dis', 'end'],
    { offers: ['house logos', 'house mars', 'house shadows'], turn: { active: 1 } },
  ],
);

card(
  'Creeping Oblivion',
  [
    'purges up to 2 cards of one discard pile',
    { you: { hand: ['creeping-oblivion'] }, foe: { discard: ['urchin', 'punch', 'troll'] } },
    ['play creeping-oblivion', 'urchin', 'troll'],
    { amber: [1, 0], foe: { discard: ['punch'], purged: ['urchin', 'troll'] } },
  ],
  [
    'may purge nothing',
    { you: { hand: ['creeping-oblivion'], discard: ['urchin'] } },
    ['play creeping-oblivion', 'done'],
    { you: { discard: ['creeping-oblivion', 'urchin'], purged: [] } },
  ],
  [
    'asks for one pile, not for two',
    { you: { hand: ['creeping-oblivion'], discard: ['urchin'] }, foe: { discard: ['troll', 'punch'] } },
    ['play creeping-oblivion', 'troll'],
    { offers: ['punch', 'done'] },
  ],
  [
    'offers the cards of both piles for the first',
    { you: { hand: ['creeping-oblivion'], discard: ['urchin'] }, foe: { discard: ['troll'] } },
    ['play creeping-oblivion'],
    { offers: ['urchin', 'troll', 'done'] },
  ],
  [
    'stops when the pile has no more',
    { you: { hand: ['creeping-oblivion'], discard: ['urchin'] }, foe: { discard: ['troll'] } },
    ['play creeping-oblivion', 'troll'],
    { asks: 'main', you: { discard: ['creeping-oblivion', 'urchin'] }, foe: { purged: ['troll'] } },
  ],
);

card(
  'Dance of Doom',
  [
    'destroys each creature whose power is the number chosen',
    {
      you: { hand: ['dance-of-doom'], line: ['bumpsy', 'troll'] },
      foe: { line: ['dodger', { card: 'charette', power: 1 }, 'urchin'] },
    },
    ['play dance-of-doom', 'number 5'],
    { line: [['troll'], ['urchin']] },
  ],
  [
    'lets any power that a creature has be named',
    { you: { hand: ['dance-of-doom'], line: [{ card: 'kelifi-dragon', power: 11 }] } },
    ['play dance-of-doom', 'number 23'],
    { at: { 'kelifi-dragon': 'discard' } },
  ],
);

card(
  'Fear',
  [
    'returns an enemy creature to its owner’s hand',
    { you: { hand: ['fear'], line: ['troll'] }, foe: { line: ['tocsin', 'urchin'] } },
    ['play fear', 'tocsin'],
    { line: [['troll'], ['urchin']], at: { tocsin: 'hand 1' } },
  ],
  [
    'offers no friendly creature',
    { you: { hand: ['fear'], line: ['troll'] }, foe: { line: ['tocsin', 'urchin'] } },
    ['play fear'],
    { asks: 'target fear', offers: ['tocsin', 'urchin'] },
  ],
  [
    'frees the æmber on it, discards its upgrades and takes its damage off',
    {
      you: { hand: ['fear'] },
      foe: { line: [{ card: 'troll', damage: 3, amber: 2, upgrades: ['blood-of-titans'] }] },
    },
    ['play fear'],
    { amber: [2, 0], at: { troll: 'hand 1', 'blood-of-titans': 'discard 1' } },
  ],
  [
    'only takes the ward off a warded creature',
    { you: { hand: ['fear'] }, foe: { line: [{ card: 'troll', ward: true }] } },
    ['play fear'],
    { line: [[], ['troll']], cards: { troll: { ward: false } } },
  ],
  [
    'gives you back your own creature from the other side',
    { you: { hand: ['fear'] }, foe: { line: [{ card: 'troll', owner: 0 }] } },
    ['play fear'],
    { you: { hand: ['troll'] } },
  ],
);

card('Gateway to Dis', [
  'destroys each creature and gives 3 chains',
  {
    you: { hand: ['gateway-to-dis'], line: ['troll', 'dust-imp'] },
    foe: { line: ['urchin', { card: 'dodger', ward: true }] },
  },
  ['play gateway-to-dis'],
  { amber: [2, 0], chains: [3, 0], line: [[], ['dodger']], cards: { dodger: { ward: false } } },
]);

card(
  'Gongoozle',
  [
    'makes the owner of a creature that survives discard a random card',
    {
      rolls: ['punch'],
      you: { hand: ['gongoozle', 'fear'] },
      foe: { hand: ['anger', 'punch'], line: ['troll'] },
    },
    ['play gongoozle'],
    { amber: [1, 0], cards: { troll: { damage: 3 } }, foe: { hand: ['anger'], discard: ['punch'] } },
  ],
  [
    'costs no card when the creature is destroyed',
    { rolls: [], you: { hand: ['gongoozle'] }, foe: { hand: ['anger'], line: ['tocsin'] } },
    ['play gongoozle'],
    { foe: { hand: ['anger'], discard: ['tocsin'] } },
  ],
  [
    'costs a card when a ward saves the creature',
    {
      rolls: [0],
      you: { hand: ['gongoozle'] },
      foe: { hand: ['anger'], line: [{ card: 'tocsin', ward: true }] },
    },
    ['play gongoozle'],
    { foe: { hand: [], discard: ['anger'] } },
  ],
  [
    'means the owner of the creature, not its controller',
    {
      rolls: [0],
      you: { hand: ['gongoozle', 'fear'] },
      foe: { hand: ['anger'], line: [{ card: 'troll', owner: 0 }] },
    },
    ['play gongoozle'],
    { at: { fear: 'discard 0', anger: 'hand 1' } },
  ],
  [
    'costs nobody a card without a creature',
    { rolls: [], you: { hand: ['gongoozle', 'fear'] }, foe: { hand: ['anger'] } },
    ['play gongoozle'],
    { amber: [1, 0], you: { hand: ['fear'] }, foe: { hand: ['anger'] } },
  ],
  [
    'hits one creature of several',
    { rolls: [0], you: { hand: ['gongoozle'], line: ['bumpsy'] }, foe: { hand: ['anger'], line: ['troll'] } },
    ['play gongoozle', 'troll'],
    { cards: { troll: { damage: 3 }, bumpsy: { damage: 0 } }, at: { anger: 'discard' } },
  ],
);

card('Guilty Hearts', [
  'destroys each creature with æmber on it',
  {
    you: { hand: ['guilty-hearts'], line: [{ card: 'troll', amber: 1 }, 'bumpsy'] },
    foe: { line: [{ card: 'charette', amber: 3 }, 'tocsin'] },
  },
  ['play guilty-hearts'],
  { amber: [4, 1], line: [['bumpsy'], ['tocsin']] },
]);

card(
  'Hand of Dis',
  [
    'destroys a creature that is not on a flank',
    { you: { hand: ['hand-of-dis'] }, foe: { line: ['urchin', 'troll', 'bumpsy', 'dodger'] } },
    ['play hand-of-dis', 'bumpsy'],
    { line: [[], ['urchin', 'troll', 'dodger']], at: { bumpsy: 'discard 1' } },
  ],
  [
    'offers the middles of both lines',
    {
      you: { hand: ['hand-of-dis'], line: ['tocsin', 'shooler', 'charette'] },
      foe: { line: ['urchin', 'troll', 'bumpsy', 'dodger'] },
    },
    ['play hand-of-dis'],
    { asks: 'target hand-of-dis', offers: ['shooler', 'troll', 'bumpsy'] },
  ],
  [
    'finds nobody in lines of two',
    { you: { hand: ['hand-of-dis'], line: ['tocsin'] }, foe: { line: ['urchin', 'troll'] } },
    ['play hand-of-dis'],
    { line: [['tocsin'], ['urchin', 'troll']] },
  ],
);

card(
  'Hecatomb',
  [
    'destroys each Dis creature and pays their controllers',
    {
      you: { hand: ['hecatomb'], line: ['tocsin', 'shooler', 'troll'] },
      foe: { line: ['charette', 'urchin'] },
    },
    ['play hecatomb'],
    { amber: [3, 1], line: [['troll'], ['urchin']] },
  ],
  [
    'pays for no creature that a ward saved, and the controller rather than the owner',
    {
      you: { hand: ['hecatomb'], line: [{ card: 'tocsin', owner: 1 }] },
      foe: { line: [{ card: 'charette', ward: true }] },
    },
    ['play hecatomb'],
    { amber: [2, 0], line: [[], ['charette']], at: { tocsin: 'discard 1' } },
  ],
);

card(
  'Tendrils of Pain',
  [
    'deals 1 to each creature',
    { you: { hand: ['tendrils-of-pain'], line: ['troll', 'urchin'] }, foe: { line: ['bumpsy'] } },
    ['play tendrils-of-pain'],
    { amber: [1, 0], line: [['troll'], ['bumpsy']], cards: { troll: { damage: 1 }, bumpsy: { damage: 1 } } },
  ],
  [
    'deals 3 more after a turn in which the opponent forged',
    {
      active: 1,
      step: 'forge',
      house: undefined,
      you: { hand: ['tendrils-of-pain'], line: ['troll'], houses: ['dis', 'brobnar', 'logos'] },
      foe: { amber: 6, line: ['valdr'], houses: ['mars', 'brobnar', 'logos'] },
    },
    ['house mars', 'end', 'house dis', 'play tendrils-of-pain'],
    { foe: { keys: ['red'] }, cards: { troll: { damage: 4 }, valdr: { damage: 4 } } },
  ],
  [
    'deals twice then: a ward stops the first only, and armor what it has left',
    {
      active: 1,
      step: 'forge',
      house: undefined,
      you: {
        hand: ['tendrils-of-pain'],
        line: [{ card: 'troll', ward: true }],
        houses: ['dis', 'brobnar', 'logos'],
      },
      foe: { amber: 6, line: ['sequis'], houses: ['sanctum', 'brobnar', 'logos'] },
    },
    ['house sanctum', 'end', 'house dis', 'play tendrils-of-pain'],
    { cards: { troll: { damage: 3, ward: false }, sequis: { damage: 2, armor: 0 } } },
  ],
  [
    'deals 1 when the key was forged in an earlier turn',
    { you: { hand: ['tendrils-of-pain'], line: ['troll'] }, foe: { keys: ['red'] } },
    ['play tendrils-of-pain'],
    { cards: { troll: { damage: 1 } } },
  ],
);

card('Hysteria', [
  'returns each creature to its owner’s hand',
  {
    you: { hand: ['hysteria'], line: ['troll', { card: 'krump', owner: 1 }] },
    foe: { line: ['urchin', { card: 'bumpsy', ward: true }] },
  },
  ['play hysteria'],
  {
    line: [[], ['bumpsy']],
    at: { troll: 'hand 0', krump: 'hand 1', urchin: 'hand 1' },
    cards: { bumpsy: { ward: false } },
  },
]);

const TWO_KEYS = {
  active: 1,
  step: 'forge',
  house: undefined,
  you: { hand: ['key-hammer'], houses: ['dis', 'brobnar', 'logos'] },
  foe: { amber: 14, hand: ['key-charge'], houses: ['untamed', 'brobnar', 'logos'], line: ['the-red-baron'] },
};
const FORGE_BOTH = [
  'key red',
  'house untamed',
  'play key-charge',
  'yes',
  'key blue',
  'end',
  'house dis',
  'play key-hammer',
];

card(
  'Key Hammer',
  [
    'unforges the key of the opponent’s last turn and gives 6 æmber',
    {
      active: 1,
      step: 'forge',
      house: undefined,
      you: { hand: ['key-hammer'], houses: ['dis', 'brobnar', 'logos'] },
      foe: { amber: 6, keys: ['red'], houses: ['mars', 'brobnar', 'logos'] },
    },
    ['house mars', 'end', 'house dis', 'play key-hammer'],
    { amber: [1, 6], foe: { keys: ['red'] } },
  ],
  [
    'unforges the colour that was forged',
    {
      active: 1,
      step: 'forge',
      house: undefined,
      you: { hand: ['key-hammer'], houses: ['dis', 'brobnar', 'logos'] },
      foe: { amber: 6, keys: ['red'], houses: ['mars', 'brobnar', 'logos'], line: ['the-red-baron'] },
    },
    ['key blue', 'house mars', 'end', 'house dis', 'play key-hammer'],
    { foe: { keys: ['red'] } },
  ],
  [
    'of two keys forged in the last turn its player says which, where colours matter',
    TWO_KEYS,
    FORGE_BOTH,
    { asks: 'key', offers: ['key red', 'key blue'] },
  ],
  [
    'unforges the one that was named',
    TWO_KEYS,
    [...FORGE_BOTH, 'key red'],
    { asks: 'main', amber: [1, 7], foe: { keys: ['blue'] } },
  ],
  [
    'gives 6 æmber also when no key was forged last turn',
    { you: { hand: ['key-hammer'] }, foe: { keys: ['red'] } },
    ['play key-hammer'],
    { amber: [1, 6], foe: { keys: ['red'] } },
  ],
);

card(
  'Mind Barb',
  [
    'makes the opponent discard a random card',
    {
      rolls: ['urchin'],
      you: { hand: ['mind-barb', 'fear'] },
      foe: { hand: ['anger', 'urchin', 'punch'] },
    },
    ['play mind-barb'],
    { amber: [1, 0], you: { hand: ['fear'] }, foe: { hand: ['anger', 'punch'], discard: ['urchin'] } },
  ],
  [
    'does nothing to an empty hand',
    { rolls: [], you: { hand: ['mind-barb'] } },
    ['play mind-barb'],
    { amber: [1, 0] },
  ],
);

card(
  'Pandemonium',
  [
    'lets each undamaged creature capture 1 from its own opponent',
    {
      you: { amber: 2, hand: ['pandemonium'], line: ['troll', { card: 'bumpsy', damage: 1 }] },
      foe: { amber: 3, line: ['urchin', 'dodger'] },
    },
    ['play pandemonium'],
    {
      amber: [1, 2],
      cards: { troll: { amber: 1 }, bumpsy: { amber: 0 }, urchin: { amber: 1 }, dodger: { amber: 1 } },
    },
  ],
  [
    'lets the active player choose who captures when there is too little',
    {
      you: { hand: ['pandemonium'], line: ['troll', 'bumpsy'] },
      foe: { amber: 1, line: [{ card: 'urchin', stunned: true }] },
    },
    ['play pandemonium', 'bumpsy'],
    { amber: [0, 0], cards: { troll: { amber: 0 }, bumpsy: { amber: 1 }, urchin: { amber: 1 } } },
  ],
  [
    'asks only about the creatures that compete for a pool',
    {
      you: { amber: 1, hand: ['pandemonium'], line: ['troll', 'bumpsy'] },
      foe: { amber: 1, line: ['urchin'] },
    },
    ['play pandemonium'],
    { offers: ['troll', 'bumpsy'], amber: [1, 1], cards: { urchin: { amber: 1 } } },
  ],
);

card(
  'Poltergeist',
  [
    'uses an enemy artifact as if it were yours and destroys it',
    {
      you: { hand: ['poltergeist'], line: ['troll'] },
      foe: { artifacts: ['cannon'], line: ['bumpsy'] },
    },
    ['play poltergeist', 'bumpsy'],
    { amber: [1, 0], cards: { bumpsy: { damage: 2 } }, at: { cannon: 'discard 1' } },
  ],
  [
    'means your opponent, not that of its controller',
    { you: { amber: 3, hand: ['poltergeist'] }, foe: { amber: 5, artifacts: ['screechbomb'] } },
    ['play poltergeist'],
    { amber: [4, 3], at: { screechbomb: 'discard 1' } },
  ],
  [
    'only destroys an exhausted artifact',
    {
      you: { hand: ['poltergeist'] },
      foe: { artifacts: [{ card: 'cannon', exhausted: true }], line: ['bumpsy'] },
    },
    ['play poltergeist'],
    { cards: { bumpsy: { damage: 0 } }, at: { cannon: 'discard 1' } },
  ],
  [
    'only destroys an artifact that nobody can use',
    { you: { hand: ['poltergeist'] }, foe: { artifacts: ['banner-of-battle'], line: ['bumpsy'] } },
    ['play poltergeist'],
    { at: { 'banner-of-battle': 'discard 1' }, cards: { bumpsy: { power: 5 } } },
  ],
  [
    'offers the artifacts of both players',
    { you: { hand: ['poltergeist'], artifacts: ['lifeward'] }, foe: { artifacts: ['cannon'] } },
    ['play poltergeist'],
    { asks: 'target poltergeist', offers: ['lifeward', 'cannon'] },
  ],
  [
    'may be meant for one that it only destroys, beside one that it could use',
    {
      you: { hand: ['poltergeist'], artifacts: ['lifeward'] },
      foe: { artifacts: [{ card: 'cannon', exhausted: true }] },
    },
    ['play poltergeist', 'cannon'],
    { at: { cannon: 'discard 1', lifeward: 'artifacts' } },
  ],
  [
    'pays the opponent’s Tentacus like any use',
    {
      you: { hand: ['poltergeist'] },
      foe: { artifacts: ['screechbomb'], line: ['tentacus'], amber: 4 },
    },
    ['play poltergeist'],
    { amber: [0, 3] },
  ],
  [
    'uses one of your own artifacts too, in any house',
    { you: { hand: ['poltergeist'], artifacts: ['cannon'] }, foe: { line: ['bumpsy'] } },
    ['play poltergeist'],
    { cards: { bumpsy: { damage: 2 } }, at: { cannon: 'discard 0' } },
  ],
);

card(
  'Three Fates',
  [
    'destroys the 3 most powerful creatures of both sides',
    {
      you: { hand: ['three-fates'], line: ['troll', 'tocsin'] },
      foe: { line: ['valdr', 'pitlord', 'urchin'] },
    },
    ['play three-fates'],
    { amber: [1, 0], line: [['tocsin'], ['urchin']] },
  ],
  [
    'fills up from the next rank, where the player chooses',
    {
      you: { hand: ['three-fates'], line: ['troll', 'shooler'] },
      foe: { line: ['stealer-of-souls', 'dodger', 'urchin'] },
    },
    ['play three-fates'],
    { asks: 'target three-fates', offers: ['shooler', 'dodger'] },
  ],
  [
    'destroys all when there are fewer',
    { you: { hand: ['three-fates'], line: ['tocsin'] }, foe: { line: ['urchin'] } },
    ['play three-fates'],
    { line: [[], []] },
  ],
);

card(
  'Annihilation Ritual',
  [
    'purges creatures that would be discarded from play',
    {
      you: { hand: ['gateway-to-dis'], artifacts: ['annihilation-ritual'], line: ['troll'] },
      foe: { line: ['urchin'] },
    },
    ['play gateway-to-dis'],
    { you: { purged: ['troll'], discard: ['gateway-to-dis'] }, foe: { purged: ['urchin'], discard: [] } },
  ],
  [
    'does not touch creatures discarded from hand, upgrades and artifacts',
    {
      you: {
        hand: ['tocsin', 'key-to-dis', 'hand-of-dis'],
        artifacts: ['annihilation-ritual', 'key-to-dis'],
        line: [{ card: 'troll', upgrades: ['blood-of-titans'] }],
      },
    },
    ['discard tocsin', 'omni key-to-dis'],
    { at: { tocsin: 'discard', troll: 'purged', 'blood-of-titans': 'discard', 'key-to-dis': 'discard' } },
  ],
  [
    'leaves “Destroyed:” abilities and the counting of the dead alone',
    {
      you: { hand: ['hecatomb'], artifacts: ['annihilation-ritual'], line: ['dust-imp'] },
    },
    ['play hecatomb'],
    { amber: [4, 0], you: { purged: ['dust-imp'] } },
  ],
  [
    'lets a creature go to hand that would',
    {
      you: { hand: ['gateway-to-dis'], artifacts: ['annihilation-ritual'], line: ['bad-penny'] },
    },
    ['play gateway-to-dis'],
    { you: { hand: ['bad-penny'], purged: [] } },
  ],

  [
    'purges also the creatures that are destroyed together with it',
    {
      house: 'logos',
      step: 'forge',
      you: { amber: 6, line: ['troll'], artifacts: ['strange-gizmo', 'annihilation-ritual'] },
      foe: { line: ['urchin'] },
    },
    ['done'],
    {
      asks: 'house',
      you: { purged: ['troll'], discard: ['annihilation-ritual', 'strange-gizmo'] },
      foe: { purged: ['urchin'], discard: [] },
    },
  ],
  [
    'is discarded before the creatures that the active player lets leave after it',
    {
      house: 'logos',
      step: 'forge',
      you: { amber: 6, line: ['troll'], artifacts: ['strange-gizmo', 'annihilation-ritual'] },
      foe: { line: ['urchin'] },
    },
    ['target troll', 'done'],
    {
      asks: 'house',
      you: { purged: [], discard: ['troll', 'annihilation-ritual', 'strange-gizmo'] },
      foe: { purged: ['urchin'], discard: [] },
    },
  ],
  [
    'asks no more when all creatures leave after both of them',
    {
      house: 'logos',
      step: 'forge',
      you: { amber: 6, line: ['troll'], artifacts: ['strange-gizmo', 'annihilation-ritual'] },
      foe: { artifacts: ['annihilation-ritual'] },
    },
    ['target troll'],
    { asks: 'house', at: { troll: 'discard' } },
  ],
);

card(
  'Dominator Bauble',
  [
    'uses a friendly creature of any house',
    {
      you: { artifacts: ['dominator-bauble'], line: ['troll', 'tocsin'] },
      foe: { line: ['urchin'] },
    },
    ['action dominator-bauble', 'troll', 'reap troll'],
    { amber: [1, 0], cards: { troll: { exhausted: true } } },
  ],
  [
    'asks how when there are several ways',
    { you: { artifacts: ['dominator-bauble'], line: ['lady-maxena'] }, foe: { line: ['urchin'] } },
    ['action dominator-bauble'],
    { asks: 'use', offers: ['reap lady-maxena', 'fight lady-maxena', 'action lady-maxena'] },
  ],
  [
    'does not ready: an exhausted creature is not used',
    { you: { artifacts: ['dominator-bauble'], line: [{ card: 'troll', exhausted: true }] } },
    ['action dominator-bauble'],
    { amber: [0, 0], cards: { 'dominator-bauble': { exhausted: true } } },
  ],
  [
    'only sheds the stun of a stunned creature',
    { you: { artifacts: ['dominator-bauble'], line: [{ card: 'troll', stunned: true }] } },
    ['action dominator-bauble'],
    { amber: [0, 0], cards: { troll: { stunned: false, exhausted: true } } },
  ],
);

card('Key to Dis', [
  'is sacrificed and destroys each creature, in any house',
  {
    house: 'brobnar',
    you: { artifacts: ['key-to-dis'], line: ['troll'] },
    foe: { line: ['urchin', { card: 'bumpsy', ward: true }] },
  },
  ['omni key-to-dis'],
  { line: [[], ['bumpsy']], at: { 'key-to-dis': 'discard' } },
]);

card(
  'Lash of Broken Dreams',
  [
    'makes keys cost 3 more in the opponent’s next turn, and only then',
    {
      you: { artifacts: ['lash-of-broken-dreams'], houses: ['dis', 'logos', 'mars'] },
      foe: { amber: 8, houses: ['brobnar', 'logos', 'mars'] },
    },
    ['action lash-of-broken-dreams', 'end'],
    { amber: [0, 8], foe: { keys: [] }, keyCost: [9, 9], asks: 'house' },
  ],
  [
    'leaves this turn’s cost as it is',
    { you: { artifacts: ['lash-of-broken-dreams'] } },
    ['action lash-of-broken-dreams'],
    { keyCost: [6, 6] },
  ],
  [
    'is over when the opponent’s turn is',
    {
      you: { amber: 6, artifacts: ['lash-of-broken-dreams'], houses: ['dis', 'logos', 'mars'] },
      foe: { houses: ['brobnar', 'logos', 'mars'] },
    },
    ['action lash-of-broken-dreams', 'end', 'house brobnar', 'end'],
    { amber: [0, 0], you: { keys: ['red'] }, asks: 'house' },
  ],
);

card(
  'Library of the Damned',
  [
    'archives a card from hand',
    { you: { artifacts: ['library-of-the-damned'], hand: ['fear', 'punch'] } },
    ['action library-of-the-damned', 'punch'],
    { you: { hand: ['fear'], archives: ['punch'] } },
  ],
  [
    'does nothing for an empty hand',
    { you: { artifacts: ['library-of-the-damned'], discard: ['fear'] } },
    ['action library-of-the-damned'],
    { you: { archives: [], discard: ['fear'] } },
  ],
);

card(
  'Lifeward',
  [
    'keeps the opponent from playing creatures in the next turn',
    {
      house: 'brobnar',
      you: { artifacts: ['lifeward'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { hand: ['troll', 'punch'], houses: ['brobnar', 'mars', 'logos'] },
    },
    ['omni lifeward', 'end', 'house brobnar'],
    { at: { lifeward: 'discard' }, may: ['play punch', 'discard troll'], mayNot: ['play troll'] },
  ],
  [
    'binds neither you nor a later turn',
    {
      house: 'brobnar',
      you: { artifacts: ['lifeward'], hand: ['bumpsy'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { hand: ['troll'], houses: ['brobnar', 'mars', 'logos'] },
    },
    ['omni lifeward', 'play bumpsy', 'end', 'house brobnar', 'end', 'house brobnar', 'end', 'house brobnar'],
    { line: [['bumpsy'], []], may: ['play troll'] },
  ],
);

card(
  'Sacrificial Altar',
  [
    'purges a friendly Human and plays a creature from the discard pile',
    {
      you: {
        artifacts: ['sacrificial-altar'],
        line: ['bad-penny', 'troll'],
        discard: ['charette', 'punch', 'bumpsy'],
      },
      foe: { amber: 4 },
    },
    ['action sacrificial-altar', 'charette', 'flank left'],
    {
      amber: [0, 1],
      line: [['charette', 'troll'], []],
      at: { 'bad-penny': 'purged' },
      cards: { charette: { amber: 3, exhausted: true } },
    },
  ],
  [
    'plays nothing when a ward keeps the Human in play',
    {
      you: {
        artifacts: ['sacrificial-altar'],
        line: [{ card: 'bad-penny', ward: true }],
        discard: ['charette'],
      },
    },
    ['action sacrificial-altar'],
    { line: [['bad-penny'], []], at: { charette: 'discard' } },
  ],
  [
    'does nothing without a friendly Human',
    {
      you: { artifacts: ['sacrificial-altar'], line: ['troll'], discard: ['charette'] },
      foe: { line: ['bad-penny'] },
    },
    ['action sacrificial-altar'],
    { line: [['troll'], ['bad-penny']], at: { charette: 'discard' } },
  ],
  [
    'plays no creature of the opponent’s discard pile',
    {
      you: { artifacts: ['sacrificial-altar'], line: ['dextre'] },
      foe: { discard: ['charette'] },
    },
    ['action sacrificial-altar'],
    { line: [[], []], at: { dextre: 'purged', charette: 'discard 1' } },
  ],
  [
    'cannot play what you could not pay for',
    { you: { amber: 2, artifacts: ['sacrificial-altar'], line: ['dextre'], discard: ['truebaru'] } },
    ['action sacrificial-altar'],
    { amber: [2, 0], line: [[], []], at: { dextre: 'purged', truebaru: 'discard' } },
  ],
  [
    'pays for what it plays',
    { you: { amber: 3, artifacts: ['sacrificial-altar'], line: ['dextre'], discard: ['truebaru'] } },
    ['action sacrificial-altar'],
    { amber: [0, 0], line: [['truebaru'], []] },
  ],
  [
    'purges one of two Humans',
    { you: { artifacts: ['sacrificial-altar'], line: ['bad-penny', 'dextre'] } },
    ['action sacrificial-altar', 'dextre'],
    { line: [['bad-penny'], []], at: { dextre: 'purged' } },
  ],
);

card('Screaming Cave', [
  'shuffles hand and discard pile into the deck',
  {
    you: {
      artifacts: ['screaming-cave'],
      hand: ['fear', 'punch'],
      discard: ['troll'],
      deck: ['urchin'],
      pad: false,
    },
    foe: { hand: ['anger'] },
  },
  ['action screaming-cave'],
  {
    you: { hand: [], discard: [] },
    foe: { hand: ['anger'] },
    at: { fear: 'deck', punch: 'deck', troll: 'deck', urchin: 'deck' },
  },
]);

card(
  'Soul Snatcher',
  [
    'pays the owner of each creature destroyed',
    {
      you: { hand: ['gateway-to-dis'], artifacts: ['soul-snatcher'], line: ['troll', 'urchin'] },
      foe: { line: ['bumpsy'] },
    },
    ['play gateway-to-dis'],
    { amber: [2, 1] },
  ],
  [
    'means the owner, not the controller',
    {
      you: { hand: ['hecatomb'], artifacts: ['soul-snatcher'], line: [{ card: 'tocsin', owner: 1 }] },
    },
    ['play hecatomb'],
    { amber: [2, 1] },
  ],
  [
    'pays nothing for creatures that return to hand',
    { you: { hand: ['fear'], artifacts: ['soul-snatcher'] }, foe: { line: ['bumpsy'] } },
    ['play fear'],
    { amber: [0, 0] },
  ],
  [
    'pays for a creature whose own ability takes it to hand',
    { you: { hand: ['gateway-to-dis'], artifacts: ['soul-snatcher'] }, foe: { line: ['bad-penny'] } },
    ['play gateway-to-dis'],
    { amber: [0, 1], at: { 'bad-penny': 'hand 1' } },
  ],
);

card(
  'Charette',
  [
    'captures 3 when played',
    { you: { hand: ['charette'] }, foe: { amber: 5 } },
    ['play charette'],
    { amber: [0, 2], cards: { charette: { amber: 3, power: 4 } } },
  ],
  [
    'captures what there is',
    { you: { hand: ['charette'] }, foe: { amber: 2 } },
    ['play charette'],
    { amber: [0, 0], cards: { charette: { amber: 2 } } },
  ],
  [
    'gives it to the opponent when it leaves play',
    { you: { hand: ['gateway-to-dis'], line: [{ card: 'charette', amber: 3 }] }, foe: { amber: 1 } },
    ['play gateway-to-dis'],
    { amber: [0, 4] },
  ],
);

card(
  'Drumble',
  [
    'captures all of 7 æmber',
    { you: { hand: ['drumble'] }, foe: { amber: 7 } },
    ['play drumble'],
    { amber: [0, 0], cards: { drumble: { amber: 7, keywords: ['elusive'] } } },
  ],
  [
    'captures nothing of 6',
    { you: { hand: ['drumble'] }, foe: { amber: 6 } },
    ['play drumble'],
    { amber: [0, 6], cards: { drumble: { amber: 0 } } },
  ],
);

card(
  'Dust Imp',
  [
    'gains 2 when destroyed',
    { you: { hand: ['gateway-to-dis'], line: ['dust-imp'] } },
    ['play gateway-to-dis'],
    { amber: [2, 0] },
  ],
  [
    'pays its controller, in the opponent’s turn too',
    { you: { hand: ['gateway-to-dis'] }, foe: { line: ['dust-imp'] } },
    ['play gateway-to-dis'],
    { amber: [0, 2] },
  ],
  [
    'gains nothing when it returns to hand',
    { you: { hand: ['hysteria'], line: ['dust-imp'] } },
    ['play hysteria'],
    { amber: [0, 0], at: { 'dust-imp': 'hand' } },
  ],
);

card(
  'Eater of the Dead',
  [
    'purges a creature from a discard pile and grows when it reaps',
    {
      you: { line: ['eater-of-the-dead'], discard: ['troll', 'punch'] },
      foe: { discard: ['urchin', 'anger'] },
    },
    ['reap eater-of-the-dead', 'urchin'],
    { amber: [1, 0], at: { urchin: 'purged 1' }, cards: { 'eater-of-the-dead': { counters: { power: 1 } } } },
  ],
  [
    'may eat what it has just killed',
    { you: { line: ['eater-of-the-dead'] }, foe: { line: ['tocsin'] } },
    ['fight eater-of-the-dead'],
    { at: { tocsin: 'purged 1' }, cards: { 'eater-of-the-dead': { power: 5, damage: 3 } } },
  ],
  [
    'does not grow when there is no creature to purge',
    { you: { line: ['eater-of-the-dead'], discard: ['punch'] } },
    ['reap eater-of-the-dead'],
    { at: { punch: 'discard' }, cards: { 'eater-of-the-dead': { power: 4 } } },
  ],
);

card(
  'Ember Imp',
  [
    'keeps the opponent from playing a third card in a turn',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['ember-imp'] },
      foe: { hand: ['smith', 'anger', 'warsong'] },
    },
    ['play smith', 'play anger'],
    { mayNot: ['play warsong'], may: ['discard warsong'] },
  ],
  [
    'allows two cards',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['ember-imp'] },
      foe: { hand: ['smith', 'anger', 'warsong'] },
    },
    ['play smith'],
    { may: ['play anger', 'play warsong'] },
  ],
  [
    'does not bind its controller',
    { house: 'brobnar', you: { line: ['ember-imp'], hand: ['smith', 'anger', 'warsong'] } },
    ['play smith', 'play warsong'],
    { may: ['play anger'] },
  ],
  [
    'stops counting when it leaves play',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['ember-imp'] },
      foe: { hand: ['smith', 'punch', 'warsong'] },
    },
    ['play smith', 'play punch'],
    { line: [[], []], may: ['play warsong'] },
  ],
);

card(
  'Overlord Greking',
  [
    'takes a creature destroyed fighting it into your line',
    {
      you: { line: ['overlord-greking'] },
      foe: { amber: 1, line: ['charette'] },
    },
    ['fight overlord-greking', 'flank left'],
    {
      amber: [0, 1],
      line: [['charette', 'overlord-greking'], []],
      cards: { charette: { owner: 1, controller: 0, exhausted: true, damage: 0, amber: 0 } },
    },
  ],
  [
    'also when it is attacked, on the flank that the active player likes',
    { active: 1, house: 'dis', you: { line: ['overlord-greking'] }, foe: { line: ['tocsin'] } },
    ['fight tocsin'],
    { asks: 'flank', offers: ['flank left', 'flank right'] },
  ],
  [
    'whoever it takes has left the fight: its "Fight:" does not resolve',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['overlord-greking'] },
      foe: { line: [{ card: 'headhunter', damage: 1 }] },
    },
    ['fight headhunter', 'flank left'],
    { amber: [0, 0], line: [['headhunter', 'overlord-greking'], []] },
  ],
  [
    'takes nobody when it dies as well',
    { you: { line: [{ card: 'overlord-greking', damage: 4 }] }, foe: { line: ['tocsin'] } },
    ['fight overlord-greking'],
    { line: [[], []], at: { tocsin: 'discard 1' } },
  ],
  [
    'does not find a creature that went to hand',
    { you: { line: ['overlord-greking'] }, foe: { line: ['bad-penny'] } },
    ['fight overlord-greking'],
    { line: [['overlord-greking'], []], at: { 'bad-penny': 'hand 1' } },
  ],
  [
    'does not find a creature that was purged',
    {
      you: { line: ['overlord-greking'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['tocsin'] },
    },
    ['fight overlord-greking'],
    { line: [['overlord-greking'], []], at: { tocsin: 'purged 1' } },
  ],
  [
    'loses the creature to its owner’s discard pile',
    {
      you: { line: ['overlord-greking'], hand: ['gateway-to-dis'] },
      foe: { line: ['tocsin'] },
    },
    ['fight overlord-greking', 'flank left', 'play gateway-to-dis'],
    { at: { tocsin: 'discard 1', 'overlord-greking': 'discard 0' } },
  ],

  [
    'asks once for the flank of a creature that a collar had taken from its owner',
    {
      active: 1,
      you: { line: ['overlord-greking', 'tocsin'] },
      foe: { hand: ['collar-of-subordination'] },
    },
    ['play collar-of-subordination', 'tocsin', 'end', 'house dis', 'fight overlord-greking', 'flank left'],
    { line: [['tocsin', 'overlord-greking'], []], at: { 'collar-of-subordination': 'discard 1' } },
  ],
);

card(
  'Guardian Demon',
  [
    'heals up to 2 from a creature and deals as much to another',
    {
      you: { hand: ['guardian-demon'], line: [{ card: 'troll', damage: 3 }] },
      foe: { line: ['bumpsy'] },
    },
    ['play guardian-demon', 'flank right', 'troll', 'number 2', 'bumpsy'],
    { cards: { troll: { damage: 1 }, bumpsy: { damage: 2 } } },
  ],
  [
    'deals only as much as it healed',
    {
      you: { line: ['guardian-demon', { card: 'troll', damage: 3 }] },
      foe: { line: ['bumpsy'] },
    },
    ['reap guardian-demon', 'troll', 'number 1', 'bumpsy'],
    { cards: { troll: { damage: 2 }, bumpsy: { damage: 1 } } },
  ],
  [
    'must hit another creature than the one healed',
    {
      you: { line: ['guardian-demon', { card: 'troll', damage: 3 }] },
      foe: { line: ['bumpsy'] },
    },
    ['reap guardian-demon', 'troll', 'number 2'],
    { asks: 'target guardian-demon', offers: ['guardian-demon', 'bumpsy'] },
  ],
  [
    'may heal itself after a fight',
    { you: { line: ['guardian-demon'] }, foe: { line: ['tocsin', 'troll'] } },
    ['fight guardian-demon', 'tocsin', 'guardian-demon', 'number 2'],
    { cards: { 'guardian-demon': { damage: 1 }, troll: { damage: 2 } } },
  ],
  [
    'heals also when there is nobody else to hit',
    { you: { line: [{ card: 'guardian-demon', damage: 2 }] } },
    ['reap guardian-demon', 'number 2'],
    { cards: { 'guardian-demon': { damage: 0 } } },
  ],
  [
    'hits nobody when nothing is healed',
    { you: { line: ['guardian-demon'] }, foe: { line: ['urchin'] } },
    ['reap guardian-demon', 'guardian-demon'],
    { line: [['guardian-demon'], ['urchin']], cards: { urchin: { damage: 0 } } },
  ],
  [
    'heals no more than 2',
    { you: { line: ['guardian-demon', { card: 'troll', damage: 3 }] } },
    ['reap guardian-demon', 'troll'],
    { asks: 'number', offers: ['number 0', 'number 1', 'number 2'] },
  ],
);

for (const [n, victim] of [
  [1, 'urchin'],
  [2, 'dust-imp'],
  [3, 'tocsin'],
] as const) {
  const master = `master-of-${n}`;
  card(
    `Master of ${n}`,
    [
      `may destroy a creature of power ${n} when it reaps`,
      { you: { line: [master] }, foe: { line: [victim, 'troll'] } },
      [`reap ${master}`, 'yes'],
      { line: [[master], ['troll']] },
    ],
    [
      'may be declined',
      { you: { line: [master] }, foe: { line: [victim, 'troll'] } },
      [`reap ${master}`, 'no'],
      { amber: [1, 0], line: [[master], [victim, 'troll']] },
    ],
    [
      'asks for the power now and takes friends and foes',
      {
        you: { line: [master, victim, { card: victim, power: 1 }] },
        foe: { line: ['troll', victim] },
      },
      [`reap ${master}`, 'yes'],
      { offers: [victim, `${victim}#3`] },
    ],
    [
      'asks nothing without such a creature',
      { you: { line: [master] }, foe: { line: ['troll'] } },
      [`reap ${master}`],
      { amber: [1, 0] },
    ],
  );
}

card(
  'Pit Demon',
  [
    'steals 1 as an action',
    { you: { line: ['pit-demon'] }, foe: { amber: 3 } },
    ['action pit-demon'],
    { amber: [1, 2], cards: { 'pit-demon': { exhausted: true } } },
  ],
  ['steals nothing from nobody', { you: { line: ['pit-demon'] } }, ['action pit-demon'], { amber: [0, 0] }],
);

card(
  'Pitlord',
  [
    'binds its controller to Dis',
    {
      step: 'house',
      house: undefined,
      you: { houses: ['brobnar', 'dis', 'logos'], line: ['pitlord'] },
    },
    [],
    { turn: { house: 'dis' } },
  ],
  [
    'leaves the opponent free',
    {
      active: 1,
      step: 'house',
      house: undefined,
      you: { line: ['pitlord'] },
      foe: { houses: ['brobnar', 'dis', 'logos'] },
    },
    [],
    { offers: ['house brobnar', 'house dis', 'house logos'] },
  ],
  [
    'gives way to what forbids Dis',
    {
      active: 1,
      house: 'dis',
      you: { houses: ['brobnar', 'dis', 'logos'], line: ['pitlord'] },
      foe: { hand: ['restringuntus'] },
    },
    ['play restringuntus', 'house dis', 'end'],
    { offers: ['house brobnar', 'house logos'] },
  ],
  [
    'leaves a choice when another card demands another house',
    {
      active: 1,
      house: 'dis',
      you: { houses: ['brobnar', 'dis', 'logos'], line: ['pitlord'] },
      foe: { hand: ['control-the-weak'] },
    },
    ['play control-the-weak', 'house logos', 'end'],
    { offers: ['house dis', 'house logos'] },
  ],
  [
    'gives 2 æmber and taunts',
    { you: { hand: ['pitlord'] } },
    ['play pitlord'],
    { amber: [2, 0], cards: { pitlord: { power: 9, keywords: ['taunt'] } } },
  ],
  [
    'demands Dis also of a player who took it over and has no Dis',
    {
      step: 'house',
      house: undefined,
      you: { houses: ['brobnar', 'mars', 'logos'], line: [{ card: 'pitlord', owner: 1 }] },
    },
    [],
    { turn: { house: 'dis' } },
  ],
);

card(
  'Restringuntus',
  [
    'keeps the opponent from the chosen house while it is in play',
    { you: { hand: ['restringuntus'] }, foe: { houses: ['mars', 'logos', 'shadows'] } },
    ['play restringuntus', 'house mars', 'end'],
    { offers: ['house logos', 'house shadows'] },
  ],
  [
    'holds for more than one turn',
    {
      you: { hand: ['restringuntus'], houses: ['dis', 'brobnar', 'logos'] },
      foe: { houses: ['mars', 'logos', 'shadows'] },
    },
    ['play restringuntus', 'house mars', 'end', 'house logos', 'end', 'house dis', 'end'],
    { offers: ['house logos', 'house shadows'] },
  ],
  [
    'ends when it leaves play',
    {
      you: { hand: ['restringuntus', 'gateway-to-dis'] },
      foe: { houses: ['mars', 'logos', 'shadows'] },
    },
    ['play restringuntus', 'house mars', 'play gateway-to-dis', 'end'],
    { offers: ['house logos', 'house mars', 'house shadows'] },
  ],
  [
    'does not bind its controller',
    {
      you: { hand: ['restringuntus'], houses: ['dis', 'brobnar', 'logos'] },
      foe: { houses: ['mars', 'logos', 'shadows'] },
    },
    ['play restringuntus', 'house logos', 'end', 'house mars', 'end'],
    { offers: ['house brobnar', 'house dis', 'house logos'] },
  ],
  [
    'beats a card that demands that house',
    {
      you: { hand: ['restringuntus', 'control-the-weak'] },
      foe: { houses: ['mars', 'logos', 'shadows'] },
    },
    ['play restringuntus', 'house mars', 'play control-the-weak', 'house mars', 'end'],
    { offers: ['house logos', 'house shadows'] },
  ],

  [
    'goes on binding the same player who takes control of it',
    {
      you: { hand: ['restringuntus'] },
      foe: { hand: ['harland-mindlock'], houses: ['mars', 'logos', 'shadows'] },
    },
    [
      'play restringuntus',
      'house mars',
      'end',
      'house logos',
      'play harland-mindlock',
      'flank left',
      'end',
      'house brobnar',
      'end',
    ],
    { asks: 'house', offers: ['house dis', 'house logos', 'house shadows'] },
  ],
);

card(
  'Shaffles',
  [
    'makes the opponent lose 1 at the end of your turn',
    { you: { line: ['shaffles'] }, foe: { amber: 3 } },
    ['end'],
    { amber: [0, 2], asks: 'house' },
  ],
  [
    'does nothing at the end of the opponent’s turn',
    { active: 1, you: { line: ['shaffles'] }, foe: { amber: 3 } },
    ['end'],
    { amber: [0, 3], asks: 'house' },
  ],
  [
    'keeps the opponent below the price of a key',
    { you: { line: ['shaffles'] }, foe: { amber: 6 } },
    ['end'],
    { amber: [0, 5], foe: { keys: [] }, asks: 'house' },
  ],
);

card(
  'Shooler',
  [
    'steals 1 from an opponent with 4',
    { you: { hand: ['shooler'] }, foe: { amber: 4 } },
    ['play shooler'],
    { amber: [1, 3], cards: { shooler: { power: 5 } } },
  ],
  [
    'steals nothing from an opponent with 3',
    { you: { amber: 5, hand: ['shooler'] }, foe: { amber: 3 } },
    ['play shooler'],
    { amber: [5, 3] },
  ],
);

card(
  'Snudge',
  [
    'returns an artifact or a flank creature, itself among them, when it reaps',
    {
      you: { line: ['snudge', 'tocsin', 'troll'], artifacts: ['lifeward'] },
      foe: { line: ['urchin', 'bumpsy', 'dodger'], artifacts: ['cannon'] },
    },
    ['reap snudge'],
    {
      asks: 'target snudge',
      offers: ['lifeward', 'cannon', 'snudge', 'troll', 'urchin', 'dodger'],
    },
  ],
  [
    'returns an enemy artifact to its owner’s hand after a fight',
    { you: { line: ['snudge'] }, foe: { line: ['tocsin', 'troll'], artifacts: ['cannon'] } },
    ['fight snudge', 'tocsin', 'cannon'],
    { at: { cannon: 'hand 1', snudge: 'line' } },
  ],
  [
    'must return itself when there is nothing else',
    { you: { line: ['snudge'] } },
    ['reap snudge'],
    { amber: [1, 0], at: { snudge: 'hand' } },
  ],
  [
    'only takes the ward off a warded creature',
    { you: { line: ['snudge'] }, foe: { line: [{ card: 'troll', ward: true }] } },
    ['reap snudge', 'troll'],
    { cards: { troll: { ward: false } }, line: [['snudge'], ['troll']] },
  ],
);

card(
  'Stealer of Souls',
  [
    'purges a creature destroyed fighting it and gains 1',
    { you: { line: ['stealer-of-souls'] }, foe: { line: ['tocsin'] } },
    ['fight stealer-of-souls'],
    { amber: [1, 0], foe: { purged: ['tocsin'], discard: [] }, cards: { 'stealer-of-souls': { damage: 3 } } },
  ],
  [
    'also when it is attacked',
    { active: 1, you: { line: ['stealer-of-souls'] }, foe: { line: ['tocsin'] } },
    ['fight tocsin'],
    { amber: [1, 0], at: { tocsin: 'purged 1' } },
  ],
  [
    'does nothing when it dies as well',
    { you: { line: ['stealer-of-souls'] }, foe: { line: ['valdr'] } },
    ['fight stealer-of-souls'],
    { amber: [0, 0], at: { valdr: 'discard 1', 'stealer-of-souls': 'discard 0' } },
  ],
  [
    'does nothing when the enemy survives',
    { you: { line: ['stealer-of-souls'] }, foe: { line: [{ card: 'tocsin', ward: true }] } },
    ['fight stealer-of-souls'],
    { amber: [0, 0], line: [['stealer-of-souls'], ['tocsin']] },
  ],
  [
    'gains 1 for a creature that went to hand, where it can’t be purged',
    { you: { line: ['stealer-of-souls'] }, foe: { line: ['bad-penny'] } },
    ['fight stealer-of-souls'],
    { amber: [1, 0], at: { 'bad-penny': 'hand 1' } },
  ],
  [
    'comes after the “Destroyed:” ability of its victim',
    { you: { line: ['stealer-of-souls'] }, foe: { line: ['dust-imp'] } },
    ['fight stealer-of-souls'],
    { amber: [1, 2], at: { 'dust-imp': 'purged 1' } },
  ],
  [
    'does nothing for an enemy that another effect destroys',
    {
      you: { line: ['stealer-of-souls'], hand: ['hand-of-dis'] },
      foe: { line: ['urchin', 'tocsin', 'troll'] },
    },
    ['play hand-of-dis'],
    { amber: [0, 0], at: { tocsin: 'discard 1' } },
  ],
);

card(
  'Succubus',
  [
    'lets the opponent refill to 5 cards',
    { active: 1, house: 'brobnar', you: { line: ['succubus'] }, foe: { hand: ['punch'] } },
    ['end'],
    { foe: { hand: ['punch', ...Array(4).fill(expect.any(String))] }, asks: 'house' },
  ],
  [
    'leaves you 6',
    { you: { line: ['succubus'] } },
    ['end'],
    { you: { hand: Array(6).fill(expect.any(String)) }, asks: 'house' },
  ],
  [
    'sheds no chain of an opponent who holds 5 cards',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['succubus'] },
      foe: { chains: 2, hand: ['punch', 'anger', 'troll', 'smith', 'warsong'] },
    },
    ['end'],
    { chains: [0, 2], asks: 'house' },
  ],
);

card(
  'Tentacus',
  [
    'makes the opponent pay you 1 for using an artifact',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['tentacus'] },
      foe: { amber: 2, artifacts: ['cannon'] },
    },
    ['action cannon'],
    { amber: [1, 1], cards: { tentacus: { damage: 2 } } },
  ],
  [
    'keeps an opponent without æmber from it',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['tentacus'] },
      foe: { artifacts: ['cannon', 'screechbomb'] },
    },
    [],
    { offers: ['end'] },
  ],
  [
    'leaves you free, and the opponent’s creatures',
    {
      active: 1,
      house: 'dis',
      you: { line: ['tentacus'], artifacts: ['lifeward'] },
      foe: { line: ['pit-demon'] },
    },
    ['action pit-demon'],
    { amber: [0, 0] },
  ],
  [
    'costs nothing in your own turn',
    { house: 'brobnar', you: { line: ['tentacus'], artifacts: ['screechbomb'] }, foe: { amber: 3 } },
    ['omni screechbomb'],
    { amber: [0, 1] },
  ],
  [
    'is paid once for each Tentacus',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['tentacus', 'tentacus'] },
      foe: { amber: 3, artifacts: ['screechbomb'] },
    },
    ['omni screechbomb'],
    { amber: [0, 1] },
  ],
);

card(
  'The Terror',
  [
    'gains 2 against an opponent without æmber',
    { you: { hand: ['the-terror'] } },
    ['play the-terror'],
    { amber: [2, 0], cards: { 'the-terror': { power: 5 } } },
  ],
  [
    'gains nothing against one with 1',
    { you: { hand: ['the-terror'] }, foe: { amber: 1 } },
    ['play the-terror'],
    { amber: [0, 1] },
  ],
  [
    'does not count æmber on creatures',
    { you: { hand: ['the-terror'] }, foe: { line: [{ card: 'troll', amber: 2 }] } },
    ['play the-terror'],
    { amber: [2, 0] },
  ],
);

card(
  'Tocsin',
  [
    'makes the opponent discard a random card when it reaps',
    { rolls: ['punch'], you: { hand: ['fear'], line: ['tocsin'] }, foe: { hand: ['anger', 'punch'] } },
    ['reap tocsin'],
    { amber: [1, 0], you: { hand: ['fear'] }, foe: { hand: ['anger'], discard: ['punch'] } },
  ],
  [
    'does nothing to an empty hand',
    { rolls: [], you: { hand: ['fear'], line: ['tocsin'] } },
    ['reap tocsin'],
    { amber: [1, 0], you: { hand: ['fear'] } },
  ],
);

card(
  'Tolas',
  [
    'pays the opponent of each creature destroyed',
    {
      you: { line: ['tolas', 'shooler', 'charette', 'tocsin'], hand: ['hand-of-dis', 'hand-of-dis'] },
      foe: { line: ['troll', 'bumpsy', 'urchin'] },
    },
    ['play hand-of-dis', 'bumpsy', 'play hand-of-dis#2', 'shooler'],
    { amber: [1, 1], cards: { tolas: { keywords: ['elusive'] } } },
  ],
  [
    'pays nothing when it dies with the others',
    { you: { line: ['tolas'], hand: ['gateway-to-dis'] }, foe: { line: ['troll'] } },
    ['play gateway-to-dis'],
    { amber: [0, 0] },
  ],
  [
    'pays the opponent of the player who lost the creature, though an Overlord Greking has taken it since',
    { you: { line: ['overlord-greking', 'tolas'] }, foe: { line: ['doc-bookton', 'urchin'] } },
    ['fight overlord-greking', 'doc-bookton', 'order overlord-greking', 'flank left'],
    { amber: [1, 0], at: { 'doc-bookton': 'line 0' } },
  ],
);

card(
  'Truebaru',
  [
    'costs 3 æmber to play',
    { you: { amber: 4, hand: ['truebaru'] }, foe: { amber: 0 } },
    ['play truebaru'],
    { amber: [1, 0], cards: { truebaru: { power: 7, keywords: ['taunt'] } } },
  ],
  [
    'cannot be played with 2',
    { you: { amber: 2, hand: ['truebaru'] } },
    [],
    { offers: ['discard truebaru', 'end'] },
  ],
  [
    'gains 5 when destroyed',
    { you: { hand: ['gateway-to-dis'], line: ['truebaru'] } },
    ['play gateway-to-dis'],
    { amber: [5, 0] },
  ],
);

card(
  'Collar of Subordination',
  [
    'gives you the creature it is put on',
    { you: { hand: ['collar-of-subordination'], line: ['tocsin'] }, foe: { line: ['troll', 'urchin'] } },
    ['play collar-of-subordination', 'troll', 'flank left'],
    {
      line: [['troll', 'tocsin'], ['urchin']],
      cards: { troll: { owner: 1, controller: 0, upgrades: ['collar-of-subordination'] } },
    },
  ],
  [
    'keeps damage, æmber and readiness, and the creature’s house may be chosen then',
    {
      you: { hand: ['collar-of-subordination'], houses: ['dis', 'logos', 'mars'] },
      foe: { line: [{ card: 'troll', damage: 2, amber: 1 }], houses: ['brobnar', 'shadows', 'mars'] },
    },
    ['play collar-of-subordination', 'end', 'house shadows', 'end'],
    {
      cards: { troll: { controller: 0, damage: 2, amber: 1, exhausted: false } },
      offers: ['house brobnar', 'house dis', 'house logos', 'house mars'],
    },
  ],
  [
    'sends the creature to its owner when it leaves, and its æmber to your opponent',
    {
      you: {
        hand: ['gateway-to-dis'],
        line: [{ card: 'troll', owner: 1, amber: 2, upgrades: ['collar-of-subordination'] }],
      },
    },
    ['play gateway-to-dis'],
    { amber: [0, 2], at: { troll: 'discard 1', 'collar-of-subordination': 'discard 0' } },
  ],
  [
    'changes nothing on a friendly creature',
    { you: { hand: ['collar-of-subordination'], line: ['tocsin', 'troll'] } },
    ['play collar-of-subordination', 'tocsin'],
    { line: [['tocsin', 'troll'], []] },
  ],
  [
    'yields to a later one',
    {
      active: 1,
      you: { line: [{ card: 'troll', owner: 1, upgrades: ['collar-of-subordination'] }, 'tocsin'] },
      foe: { hand: ['collar-of-subordination'] },
    },
    ['play collar-of-subordination#2', 'troll'],
    { line: [['tocsin'], ['troll']], cards: { troll: { controller: 1, owner: 1 } } },
  ],
);

card(
  'Flame-Wreathed',
  [
    'gives 2 power and hazardous 2',
    { you: { hand: ['flame-wreathed'], line: ['tocsin'] } },
    ['play flame-wreathed'],
    { amber: [1, 0], cards: { tocsin: { power: 5, keywords: ['hazardous 2'] } } },
  ],
  [
    'burns the attacker before the fight',
    { you: { line: ['tocsin'] }, foe: { line: [{ card: 'dust-imp', upgrades: ['flame-wreathed'] }] } },
    ['fight tocsin'],
    { at: { tocsin: 'discard' }, cards: { 'dust-imp': { damage: 3 } } },
  ],
  [
    'ends the fight when that kills the attacker',
    {
      you: { line: [{ card: 'tocsin', damage: 1 }] },
      foe: { line: [{ card: 'dust-imp', upgrades: ['flame-wreathed'] }] },
    },
    ['fight tocsin'],
    { at: { tocsin: 'discard' }, cards: { 'dust-imp': { damage: 0 } } },
  ],
  [
    'adds up',
    { you: { line: [{ card: 'tocsin', upgrades: ['flame-wreathed', 'flame-wreathed'] }] } },
    [],
    { cards: { tocsin: { power: 7, keywords: ['hazardous 4'] } } },
  ],
);

card(
  'Red-Hot Armor',
  [
    'takes the armor off each enemy creature and deals as much damage',
    {
      you: { hand: ['red-hot-armor'], line: ['sequis'] },
      foe: { line: ['raiding-knight', 'champion-anaphiel', 'troll'] },
    },
    ['play red-hot-armor'],
    {
      amber: [1, 0],
      cards: {
        'raiding-knight': { armor: 0, damage: 2 },
        'champion-anaphiel': { armor: 0, damage: 1 },
        troll: { damage: 0 },
        sequis: { armor: 2, damage: 0 },
      },
    },
  ],
  [
    'deals damage also for armor that is used up, for that is lost first',
    {
      you: { hand: ['red-hot-armor', { card: 'punch', house: 'dis' }] },
      foe: { line: ['champion-tabris'] },
    },
    ['play punch', 'play red-hot-armor'],
    { cards: { 'champion-tabris': { armor: 0, damage: 1 + 2 } } },
  ],
  [
    'lasts to the end of the turn',
    {
      you: { hand: ['red-hot-armor'] },
      foe: { line: ['raiding-knight'], houses: ['sanctum', 'brobnar', 'logos'] },
    },
    ['play red-hot-armor', 'end', 'house sanctum'],
    { cards: { 'raiding-knight': { armor: 2, damage: 2 } } },
  ],
  [
    'does not give the armor back when another’s bonus has come and gone',
    {
      you: {
        hand: ['red-hot-armor', { card: 'punch', house: 'dis' }],
        artifacts: [{ card: 'cannon', house: 'dis' }],
      },
      foe: { line: ['sequis', 'dust-imp', 'bulwark'] },
    },
    ['play red-hot-armor', 'action cannon', 'target bulwark', 'play punch'],
    { line: [[], []] },
  ],
  [
    'is stopped by a ward, yet the armor is lost',
    { you: { hand: ['red-hot-armor'] }, foe: { line: [{ card: 'raiding-knight', ward: true }] } },
    ['play red-hot-armor'],
    { cards: { 'raiding-knight': { armor: 0, damage: 0, ward: false } } },
  ],
);

card(
  'Gabos Longarms',
  [
    'deals its damage to another creature than the one it fights',
    { you: { line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'troll'] } },
    ['fight gabos-longarms', 'tocsin', 'troll'],
    { cards: { tocsin: { damage: 0 }, troll: { damage: 5 }, 'gabos-longarms': { damage: 3 } } },
  ],
  [
    'may choose the one it fights',
    { you: { line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'troll'] } },
    ['fight gabos-longarms', 'tocsin', 'tocsin'],
    { at: { tocsin: 'discard' }, cards: { troll: { damage: 0 }, 'gabos-longarms': { damage: 3 } } },
  ],
  [
    'offers every creature, itself too',
    { you: { line: ['gabos-longarms', 'shooler'] }, foe: { line: ['tocsin', 'troll'] } },
    ['fight gabos-longarms', 'tocsin'],
    { asks: 'target gabos-longarms', offers: ['gabos-longarms', 'shooler', 'tocsin', 'troll'] },
  ],
  [
    'deals its damage to the attacker when it is attacked',
    { active: 1, you: { line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'troll'] } },
    ['fight tocsin'],
    { at: { tocsin: 'discard' }, cards: { 'gabos-longarms': { damage: 3 } } },
  ],
  [
    'deals none against an elusive creature on its first attack',
    { you: { line: ['gabos-longarms'] }, foe: { line: ['drumble', 'troll'] } },
    ['fight gabos-longarms', 'drumble', 'troll'],
    { cards: { drumble: { damage: 0 }, troll: { damage: 0 }, 'gabos-longarms': { damage: 0 } } },
  ],
  [
    'may hit itself',
    { you: { line: [{ card: 'gabos-longarms', power: 6 }] }, foe: { line: ['tocsin'] } },
    ['fight gabos-longarms', 'gabos-longarms'],
    { at: { 'gabos-longarms': 'discard' }, cards: { tocsin: { damage: 0 } } },
  ],
);
