import { cardRows, type Row } from '../testrows.js';

/** Cards of Age of Ascension and Worlds Collide with words that hardly another card needs, by house. */
const brobnar = cardRows('brobnar');
const dis = cardRows('dis');
const logos = cardRows('logos');
const mars = cardRows('mars');
const sanctum = cardRows('sanctum');
const saurian = cardRows('saurian');
const shadows = cardRows('shadows');
const staralliance = cardRows('staralliance');
const untamed = cardRows('untamed');

type Keys = ('red' | 'yellow' | 'blue')[];

const keyImp = (card: string, keys: Keys, more: Keys): Row[] => [
  [
    'keeps its own player from that key',
    { active: 1, you: { amber: 6, keys, houses: ['dis', 'logos', 'mars'], line: [card] }, step: 'main' },
    ['end'],
    { asks: 'house', amber: [6, 0], you: { keys } },
  ],
  [
    'keeps the opponent from it, too',
    { you: { line: [card] }, foe: { amber: 6, keys, houses: ['dis', 'logos', 'mars'] } },
    ['end'],
    { asks: 'house', amber: [0, 6], foe: { keys } },
  ],
  [
    'lets both forge another key',
    { you: { line: [card], keys }, foe: { amber: 6, keys: more, houses: ['dis', 'logos', 'mars'] } },
    ['end'],
    { asks: 'house', amber: [0, 0] },
  ],
  [
    'lets its own player forge another key',
    { active: 1, you: { amber: 6, keys: more, houses: ['dis', 'logos', 'mars'], line: [card] } },
    ['end'],
    { asks: 'house', amber: [0, 0] },
  ],
  [
    'is elusive',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: [card] } },
    ['fight troll'],
    { at: { [card]: 'line 1' } },
  ],
];

dis('Bronze Key Imp', ...keyImp('bronze-key-imp', [], ['red']));
dis('Silver Key Imp', ...keyImp('silver-key-imp', ['red'], []));
dis('Gold Key Imp', ...keyImp('gold-key-imp', ['red', 'yellow'], ['red']));

mars(
  'Entropic Manipulator',
  [
    'moves the damage of one side about as its player likes, over a ward and over power',
    {
      you: { hand: ['entropic-manipulator'], line: [{ card: 'troll', damage: 2 }] },
      foe: {
        line: [
          { card: 'krump', damage: 2 },
          { card: 'urchin', ward: true },
          { card: 'dextre', damage: 1 },
        ],
      },
    },
    ['play entropic-manipulator', 'yes', 'choice 1', 'urchin', 'dextre', 'dextre'],
    {
      amber: [1, 0],
      at: { urchin: 'discard' },
      cards: { krump: { damage: 0 }, dextre: { damage: 2 }, troll: { damage: 2 } },
    },
  ],
  [
    'may speak of its own creatures',
    {
      you: { hand: ['entropic-manipulator'], line: [{ card: 'troll', damage: 2 }, 'krump'] },
      foe: { line: [{ card: 'bumpsy', damage: 1 }] },
    },
    ['play entropic-manipulator', 'yes', 'choice 0', 'krump', 'troll'],
    { cards: { troll: { damage: 1 }, krump: { damage: 1 }, bumpsy: { damage: 1 } } },
  ],
  [
    'may be declined',
    { you: { hand: ['entropic-manipulator'], line: [{ card: 'troll', damage: 2 }, 'krump'] } },
    ['play entropic-manipulator', 'no'],
    { asks: 'main', cards: { troll: { damage: 2 }, krump: { damage: 0 } } },
  ],
);

sanctum(
  'Smite',
  [
    'readies and fights, then hurts the neighbors of the attacked creature',
    {
      you: { hand: ['smite'], line: [{ card: 'bulwark', exhausted: true }, 'krump'] },
      foe: { line: ['troll', 'bumpsy', 'headhunter', 'firespitter'] },
    },
    ['play smite', 'bulwark', 'bumpsy'],
    {
      cards: {
        troll: { damage: 2 },
        headhunter: { damage: 2 },
        firespitter: { damage: 0 },
        bulwark: { exhausted: true, damage: 3 },
        krump: { damage: 0 },
      },
    },
  ],
  [
    'hurts those beside a creature that died',
    {
      you: { hand: ['smite'], line: ['troll'] },
      foe: { line: ['bumpsy', 'urchin', 'krump', 'headhunter'] },
    },
    ['play smite', 'urchin'],
    {
      at: { urchin: 'line' },
      cards: { bumpsy: { damage: 2 }, krump: { damage: 2 }, headhunter: { damage: 0 } },
    },
  ],
  [
    'hurts the old neighbors of one that is gone',
    {
      you: { hand: ['smite'], line: ['troll'] },
      foe: { line: ['bumpsy', 'dextre', 'krump', 'headhunter'] },
    },
    ['play smite', 'dextre'],
    {
      line: [['troll'], ['bumpsy', 'krump', 'headhunter']],
      cards: { bumpsy: { damage: 2 }, krump: { damage: 2 }, headhunter: { damage: 0 } },
    },
  ],
  [
    'with a stunned creature only takes off the stun',
    {
      you: { hand: ['smite'], line: [{ card: 'troll', stunned: true }] },
      foe: { line: ['bumpsy', 'dextre'] },
    },
    ['play smite'],
    { cards: { troll: { stunned: false, exhausted: true }, bumpsy: { damage: 0 }, dextre: { damage: 0 } } },
  ],
  [
    'also when the attacker dies',
    { you: { hand: ['smite'], line: ['bumpsy'] }, foe: { line: ['krump', 'troll', 'dextre'] } },
    ['play smite', 'troll'],
    { at: { bumpsy: 'discard' }, cards: { krump: { damage: 2 }, dextre: { damage: 2 } } },
  ],
  [
    'hurts nobody beside a creature that was not attacked after all',
    {
      you: { hand: ['smite'], line: ['bumpsy'], deck: ['smite'], artifacts: ['evasion-sigil'] },
      foe: { line: ['krump', 'troll', 'dextre'] },
    },
    ['play smite', 'troll'],
    {
      cards: {
        krump: { damage: 0 },
        troll: { damage: 0 },
        dextre: { damage: 0 },
        bumpsy: { damage: 0, exhausted: true },
      },
    },
  ],
  [
    'without a friendly creature does nothing',
    { you: { hand: ['smite'] }, foe: { line: ['bumpsy'] } },
    ['play smite'],
    { asks: 'main', cards: { bumpsy: { damage: 0 } } },
  ],
);

sanctum(
  'Equalize',
  [
    'lays the æmber of each side anew, one side after the other',
    {
      you: { hand: ['equalize'], line: [{ card: 'troll', amber: 2 }, 'krump'] },
      foe: { line: ['bumpsy', { card: 'urchin', amber: 1 }] },
    },
    ['play equalize', 'krump', 'troll', 'bumpsy'],
    {
      amber: [1, 0],
      cards: { troll: { amber: 1 }, krump: { amber: 1 }, bumpsy: { amber: 1 }, urchin: { amber: 0 } },
    },
  ],
  [
    'offers the creatures of the one side only',
    {
      you: { hand: ['equalize'], line: [{ card: 'troll', amber: 1 }, 'krump'] },
      foe: { line: ['bumpsy', 'urchin'] },
    },
    ['play equalize'],
    { asks: 'target equalize', offers: ['troll', 'krump'] },
  ],
  [
    'asks nothing where there is no choice',
    { you: { hand: ['equalize'], line: [{ card: 'troll', amber: 2 }] }, foe: { line: ['bumpsy', 'urchin'] } },
    ['play equalize'],
    { asks: 'main', cards: { troll: { amber: 2 } } },
  ],
);

shadows(
  'Lethal Distraction',
  [
    'adds 2 to each damage that gets through, this turn',
    {
      you: { hand: ['lethal-distraction', 'poison-wave'], line: [] },
      foe: { line: ['troll', 'silvertooth', 'bulwark'] },
    },
    ['play lethal-distraction', 'troll', 'play poison-wave'],
    { amber: [2, 0], cards: { troll: { damage: 4 }, bulwark: { damage: 0 } } },
  ],
  [
    'adds nothing to damage that armor prevents',
    {
      you: { hand: ['lethal-distraction', 'poison-wave'] },
      foe: { line: ['bulwark', 'silvertooth', 'troll'] },
    },
    ['play lethal-distraction', 'bulwark', 'play poison-wave'],
    { cards: { bulwark: { damage: 0 }, troll: { damage: 2 } } },
  ],
  [
    'may be laid on a friendly creature, and ends with the turn',
    {
      you: { hand: ['lethal-distraction'], line: ['troll'] },
      foe: { hand: ['poison-wave'], line: ['bumpsy'], houses: ['shadows', 'dis', 'logos'] },
    },
    ['play lethal-distraction', 'troll', 'end', 'house shadows', 'play poison-wave'],
    { cards: { troll: { damage: 2 } } },
  ],
  [
    'adds nothing to damage that a ward stops or that is moved',
    {
      you: {
        hand: ['lethal-distraction', 'poison-wave', { card: 'entropic-manipulator', house: 'shadows' }],
      },
      foe: { line: [{ card: 'troll', ward: true }, 'krump'] },
    },
    [
      ...['play lethal-distraction', 'troll', 'play poison-wave'],
      ...['play entropic-manipulator', 'yes', 'choice 1', 'troll', 'troll'],
    ],
    { cards: { troll: { damage: 2, ward: false }, krump: { damage: 0 } } },
  ],
  [
    'follows damage that is dealt to another creature instead',
    {
      you: { hand: ['lethal-distraction', 'poison-wave'] },
      foe: { line: ['shadow-self', 'troll'] },
    },
    ['play lethal-distraction', 'shadow-self', 'play poison-wave'],
    { cards: { 'shadow-self': { damage: 6 }, troll: { damage: 0 } } },
  ],
);

untamed(
  'Heart of the Forest',
  [
    'keeps an opponent who is ahead from forging',
    {
      you: { artifacts: ['heart-of-the-forest'] },
      foe: { amber: 6, keys: ['red'], houses: ['dis', 'logos', 'mars'] },
    },
    ['end'],
    { asks: 'house', amber: [0, 6] },
  ],
  [
    'keeps its own player from it when ahead',
    {
      active: 1,
      you: { artifacts: ['heart-of-the-forest'], amber: 6, keys: ['red'], houses: ['dis', 'logos', 'mars'] },
    },
    ['end'],
    { asks: 'house', amber: [6, 0] },
  ],
  [
    'lets those forge who are level',
    {
      you: { artifacts: ['heart-of-the-forest'], keys: ['red'] },
      foe: { amber: 6, keys: ['red'], houses: ['dis', 'logos', 'mars'] },
    },
    ['end'],
    { asks: 'house', amber: [0, 0] },
  ],
  [
    'lets its own player forge when level',
    { active: 1, you: { artifacts: ['heart-of-the-forest'], amber: 6, houses: ['dis', 'logos', 'mars'] } },
    ['end'],
    { asks: 'house', amber: [0, 0] },
  ],
);

untamed(
  'Po’s Pixies',
  [
    'lets thieves have æmber of the supply',
    {
      active: 1,
      house: 'shadows',
      you: { amber: 3, line: ['po-s-pixies'] },
      foe: { line: ['umbra'], hand: ['ghostly-hand'] },
    },
    ['play ghostly-hand'],
    { amber: [3, 2] },
  ],
  [
    'lets captors have it from there, too',
    {
      active: 1,
      house: 'dis',
      you: { amber: 3, line: ['po-s-pixies'] },
      foe: { hand: ['charette'] },
    },
    ['play charette'],
    { amber: [3, 0], cards: { charette: { amber: 3 } } },
  ],
  [
    'lets them have no more than the pool holds',
    {
      active: 1,
      house: 'dis',
      you: { amber: 1, line: ['po-s-pixies'] },
      foe: { hand: ['charette'] },
    },
    ['play charette'],
    { amber: [1, 0], cards: { charette: { amber: 1 } } },
  ],
  [
    'guards it from captors that a Gargantodon makes of thieves',
    {
      active: 1,
      house: 'shadows',
      you: { line: ['gargantodon', 'po-s-pixies'], amber: 2 },
      foe: { line: ['troll'], hand: ['urchin'] },
    },
    ['play urchin', 'flank left', 'troll'],
    { amber: [2, 0], cards: { troll: { amber: 1 } } },
  ],
  [
    'does not guard the other pool',
    { house: 'shadows', you: { hand: ['urchin'], line: ['po-s-pixies'] }, foe: { amber: 3 } },
    ['play urchin', 'flank left'],
    { amber: [1, 2] },
  ],
  [
    'is elusive',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['po-s-pixies'] } },
    ['fight troll'],
    { at: { 'po-s-pixies': 'line 1' } },
  ],
);

brobnar(
  'Old Boomy',
  [
    'reveals until its player stops, and archives what was revealed',
    { you: { line: ['old-boomy'], deck: ['urchin', 'dextre', 'troll'] } },
    ['reap old-boomy', 'yes', 'no'],
    {
      amber: [1, 0],
      top: [['troll'], []],
      you: { archives: ['urchin', 'dextre'] },
      cards: { 'old-boomy': { damage: 0 } },
    },
  ],
  [
    'must stop at a Brobnar card, and is hurt by it',
    { you: { line: ['old-boomy'], deck: ['urchin', 'troll', 'dextre'] } },
    ['reap old-boomy', 'yes'],
    { asks: 'main', you: { archives: ['urchin', 'troll'] }, at: { 'old-boomy': 'discard' } },
  ],
  [
    'survives 2 damage with more power',
    { you: { line: [{ card: 'old-boomy', power: 1 }], deck: ['troll', 'dextre'] } },
    ['reap old-boomy'],
    { you: { archives: ['troll'] }, cards: { 'old-boomy': { damage: 2 } } },
  ],
  [
    'ends with the deck, which is not shuffled anew',
    { you: { line: ['old-boomy'], deck: ['urchin'], discard: ['dextre'], pad: false } },
    ['reap old-boomy'],
    { asks: 'main', you: { archives: ['urchin'], discard: ['dextre'] } },
  ],
  [
    'finds nothing in an empty deck',
    { you: { line: ['old-boomy'], deck: [], pad: false } },
    ['reap old-boomy'],
    { asks: 'main', amber: [1, 0], you: { archives: [] } },
  ],
);

brobnar(
  'Valoocanth',
  [
    'exhausts an enemy creature and its neighbors when it reaps; the tide is never low',
    { you: { line: ['valoocanth', 'bumpsy'] }, foe: { line: ['troll', 'krump', 'urchin', 'dextre'] } },
    ['reap valoocanth', 'krump'],
    {
      cards: {
        troll: { exhausted: true },
        krump: { exhausted: true },
        urchin: { exhausted: true },
        dextre: { exhausted: false },
        bumpsy: { exhausted: false },
      },
    },
  ],
  [
    'does so when it fights, and speaks of enemies only',
    { you: { line: ['valoocanth', 'bumpsy'] }, foe: { line: ['urchin', 'troll', 'krump'] } },
    ['fight valoocanth', 'urchin'],
    { asks: 'target valoocanth', offers: ['urchin', 'troll', 'krump'] },
  ],
  ['finds nobody', { you: { line: ['valoocanth'] } }, ['reap valoocanth'], { asks: 'main', amber: [1, 0] }],
);

dis(
  'Snag',
  [
    'does not bind the opponent when it dies',
    { you: { line: ['snag'] }, foe: { line: ['troll'], houses: ['brobnar', 'logos', 'mars'], amber: 0 } },
    ['fight snag', 'end'],
    { asks: 'house', at: { snag: 'discard' } },
  ],
  [
    'binds the opponent to the house of the creature it fought',
    { you: { line: ['snag'] }, foe: { line: ['dextre', 'troll'], houses: ['brobnar', 'logos', 'mars'] } },
    ['fight snag', 'dextre', 'end'],
    { turn: { active: 1, house: 'logos' } },
  ],
  [
    'lets the opponent choose as usual in the turn after',
    {
      you: { line: ['snag'], houses: ['dis', 'untamed', 'shadows'] },
      foe: { line: ['dextre', 'troll'], houses: ['brobnar', 'logos', 'mars'] },
    },
    ['fight snag', 'dextre', 'end', 'end', 'house dis', 'end'],
    { asks: 'house', offers: ['house brobnar', 'house logos', 'house mars'] },
  ],
  [
    'does not bind to a house that the opponent has not',
    {
      you: { line: ['snag'], houses: ['dis', 'untamed', 'shadows'] },
      foe: { line: ['silvertooth'], houses: ['brobnar', 'logos', 'mars'] },
    },
    ['fight snag', 'end'],
    { asks: 'house', offers: ['house brobnar', 'house logos', 'house mars'] },
  ],
);

dis(
  'Snag’s Mirror',
  [
    'keeps the opponent from the house just chosen',
    {
      active: 1,
      house: 'dis',
      you: { artifacts: ['snag-s-mirror'], houses: ['dis', 'logos', 'mars'] },
      foe: { houses: ['dis', 'logos', 'mars'] },
    },
    ['end', 'house logos', 'end'],
    { asks: 'house', offers: ['house dis', 'house mars'] },
  ],
  [
    'binds its own player as well, for one turn',
    {
      you: { artifacts: ['snag-s-mirror'], houses: ['dis', 'logos', 'mars'] },
      foe: { houses: ['dis', 'logos', 'mars'] },
    },
    ['end', 'house logos', 'end'],
    { asks: 'house', offers: ['house dis', 'house mars'] },
  ],
);

logos(
  'Mimic Gel',
  [
    'enters as a copy with its numbers and its “Play:”, of its own house',
    { you: { hand: ['mimic-gel'], amber: 0 }, foe: { line: ['charette', 'troll'], amber: 4 } },
    ['play mimic-gel', 'charette'],
    {
      amber: [0, 1],
      cards: { 'mimic-gel': { power: 4, amber: 3, houses: ['logos'], exhausted: true } },
    },
  ],
  [
    'is an artifact as a copy of an Auto-Legionary in the battleline',
    {
      you: { hand: ['mimic-gel'] },
      foe: { line: ['auto-legionary'], houses: ['mars', 'saurian', 'untamed'] },
    },
    ['play mimic-gel', 'end', 'house mars', 'end', 'house logos', 'action mimic-gel'],
    { line: [['mimic-gel'], ['auto-legionary']], cards: { 'mimic-gel': { power: 5 } } },
  ],
  [
    'takes keywords along',
    { you: { hand: ['mimic-gel'] }, foe: { line: ['urchin'], amber: 2 } },
    ['play mimic-gel'],
    { amber: [1, 1], cards: { 'mimic-gel': { power: 1, keywords: ['elusive'] } } },
  ],
  [
    'can’t be played without a creature',
    { you: { hand: ['mimic-gel'] } },
    [],
    { offers: ['discard mimic-gel', 'end'] },
  ],
  [
    'is itself again when it has left play',
    {
      house: 'dis',
      you: { hand: [{ card: 'mimic-gel', house: 'dis' }, 'hysteria'] },
      foe: { line: ['troll'] },
    },
    ['play mimic-gel', 'play hysteria'],
    { at: { 'mimic-gel': 'hand' }, offers: ['discard mimic-gel', 'end'] },
  ],
  [
    'is of house Logos also as a maverick',
    {
      house: 'brobnar',
      you: { hand: [{ card: 'mimic-gel', house: 'brobnar' }] },
      foe: { line: ['urchin', 'bumpsy'] },
    },
    ['play mimic-gel', 'bumpsy'],
    { cards: { 'mimic-gel': { power: 5, houses: ['logos'] } } },
  ],
  [
    'copies what another copies',
    { you: { hand: ['mimic-gel', 'mimic-gel'] }, foe: { line: ['bumpsy'] } },
    ['play mimic-gel', 'play mimic-gel#2', 'mimic-gel', 'flank right'],
    { cards: { 'mimic-gel#2': { power: 5, houses: ['logos'] } } },
  ],
  [
    'comes to the other side as a copy that does',
    { you: { hand: ['mimic-gel'] }, foe: { line: ['scowly-caper'] } },
    ['play mimic-gel', 'flank left'],
    { line: [[], ['mimic-gel', 'scowly-caper']] },
  ],
  [
    'is an artifact as a copy of an Auto-Legionary',
    { you: { hand: ['mimic-gel'] }, foe: { line: ['auto-legionary'] } },
    ['play mimic-gel'],
    { line: [[], ['auto-legionary']], at: { 'mimic-gel': 'artifacts 0' } },
  ],
  [
    'has no text that another creature was lent',
    {
      you: { artifacts: ['creed-of-nurture'], hand: ['urchin', 'mimic-gel'], line: ['troll'] },
    },
    ['omni creed-of-nurture', 'urchin', 'play mimic-gel', 'flank left'],
    { cards: { 'mimic-gel': { power: 8, keywords: [] }, troll: { keywords: ['elusive'] } } },
  ],
);

saurian(
  'Gargantodon',
  [
    'enters stunned',
    { you: { hand: ['gargantodon'] } },
    ['play gargantodon'],
    { cards: { gargantodon: { stunned: true, power: 16 } } },
  ],
  [
    'deals only 4 damage',
    { you: { line: ['gargantodon'] }, foe: { line: ['troll'] } },
    ['fight gargantodon'],
    { cards: { troll: { damage: 4 }, gargantodon: { damage: 8 } } },
  ],
  [
    'has each æmber of a theft captured by creatures of the active player',
    {
      house: 'shadows',
      you: { line: ['gargantodon', 'troll'], hand: ['ghostly-hand'] },
      foe: { amber: 1, line: ['krump'] },
    },
    ['play ghostly-hand', 'troll'],
    { amber: [2, 0], cards: { troll: { amber: 1 }, gargantodon: { amber: 0 }, krump: { amber: 0 } } },
  ],
  [
    'lets them be divided',
    { house: 'shadows', you: { line: ['gargantodon', 'troll'], hand: ['swindle'] }, foe: { amber: 5 } },
    ['play swindle', 'troll', 'gargantodon', 'troll'],
    { asks: 'house', amber: [0, 2], cards: { troll: { amber: 2 }, gargantodon: { amber: 1 } } },
  ],
  [
    'also when the opponent steals',
    {
      active: 1,
      house: 'shadows',
      you: { line: ['gargantodon'], amber: 2 },
      foe: { line: ['troll'], hand: ['swindle'] },
    },
    ['play swindle'],
    { asks: 'house', amber: [0, 0], cards: { troll: { amber: 2 } } },
  ],
  [
    'leaves the æmber where it is when the active player has no creature',
    { house: 'shadows', you: { hand: ['ghostly-hand'] }, foe: { line: ['gargantodon'], amber: 1 } },
    ['play ghostly-hand'],
    { amber: [2, 1] },
  ],
  [
    'is not theft, so nothing answers to one',
    {
      active: 1,
      house: 'shadows',
      you: { line: ['gargantodon', 'molephin'], amber: 2 },
      foe: { line: ['troll'], hand: ['swindle'] },
    },
    ['play swindle'],
    { asks: 'house', amber: [0, 0], cards: { troll: { amber: 2, damage: 0 } } },
  ],
);

saurian(
  'Auto-Legionary',
  [
    'comes to a flank as a creature with 5 power of all houses',
    { you: { artifacts: ['auto-legionary'], line: ['troll', 'krump'] } },
    ['action auto-legionary', 'flank right'],
    {
      line: [['troll', 'krump', 'auto-legionary'], []],
      cards: { 'auto-legionary': { power: 5, exhausted: true } },
      you: { artifacts: [] },
    },
  ],
  [
    'may be used in any house there',
    { house: 'dis', you: { line: [{ card: 'auto-legionary' }], houses: ['dis', 'logos', 'mars'] } },
    [],
    { offers: ['reap auto-legionary', 'action auto-legionary', 'end'] },
  ],
  [
    'lies among the artifacts without power before',
    { house: 'dis', you: { artifacts: ['auto-legionary'], houses: ['dis', 'logos', 'mars'] } },
    [],
    { offers: ['end'] },
  ],
  [
    'dies of 5 damage as a creature does',
    { you: { artifacts: ['auto-legionary'] }, foe: { line: ['krump'], houses: ['brobnar', 'dis', 'mars'] } },
    ['action auto-legionary', 'end', 'house brobnar', 'fight krump'],
    { at: { 'auto-legionary': 'discard 0' }, cards: { krump: { damage: 5 } } },
  ],
  [
    'comes to the line of its controller, whoever uses it',
    { house: 'logos', you: { hand: ['remote-access'] }, foe: { artifacts: ['auto-legionary'] } },
    ['play remote-access'],
    { line: [[], ['auto-legionary']] },
  ],
  [
    'stays a creature when enemy creatures lose their texts',
    { house: 'dis', you: { hand: ['shadow-of-dis'] }, foe: { line: ['auto-legionary'] } },
    ['play shadow-of-dis'],
    { cards: { 'auto-legionary': { power: 5 } } },
  ],
  [
    'dies as a creature for all who wait for that',
    {
      house: 'brobnar',
      you: { artifacts: ['pile-of-skulls'], line: ['mugwump'] },
      foe: { line: ['auto-legionary'], amber: 2 },
    },
    ['fight mugwump', 'order mugwump'],
    { amber: [0, 1], cards: { mugwump: { power: 7, damage: 0, amber: 1 } } },
  ],
  [
    'but as an artifact before its action',
    {
      house: 'shadows',
      you: { artifacts: ['pile-of-skulls'], line: ['troll'], hand: ['hock'] },
      foe: { artifacts: ['auto-legionary'], amber: 2 },
    },
    ['play hock', 'auto-legionary'],
    { amber: [2, 2], cards: { troll: { amber: 0 } } },
  ],
  [
    'has fought as a creature also when it has died',
    { you: { artifacts: ['peace-accord'], line: ['auto-legionary'], amber: 5 }, foe: { line: ['troll'] } },
    ['fight auto-legionary'],
    { amber: [1, 0], at: { 'auto-legionary': 'discard', 'peace-accord': 'discard' } },
  ],
  [
    'is used as an artifact when it comes to the line, as a creature there',
    { you: { artifacts: ['auto-legionary'], line: ['veylan-analyst', 'auto-legionary'] } },
    ['action auto-legionary#2', 'flank left', 'action auto-legionary', 'flank left'],
    { amber: [1, 0] },
  ],
  [
    'is no artifact there',
    {
      house: 'staralliance',
      you: { hand: ['tachyon-pulse'], line: ['auto-legionary'], artifacts: ['book-of-leq'] },
    },
    ['play tachyon-pulse'],
    { line: [['auto-legionary'], []], at: { 'book-of-leq': 'discard' } },
  ],
);

saurian(
  'Crassosaurus',
  [
    'captures 10 from both pools as its player likes',
    { you: { hand: ['crassosaurus'], amber: 6 }, foe: { amber: 7 } },
    ['play crassosaurus', 'number 7'],
    { amber: [3, 0], cards: { crassosaurus: { amber: 10 } } },
  ],
  [
    'must take what there is',
    { you: { hand: ['crassosaurus'], amber: 6 }, foe: { amber: 7 } },
    ['play crassosaurus'],
    { asks: 'number crassosaurus', offers: ['number 4', 'number 5', 'number 6', 'number 7'] },
  ],
  [
    'is purged with fewer than 10',
    { you: { hand: ['crassosaurus'], amber: 4 }, foe: { amber: 5 } },
    ['play crassosaurus'],
    { amber: [0, 9], at: { crassosaurus: 'purged' } },
  ],
  [
    'stays with just 10',
    { you: { hand: ['crassosaurus'], amber: 4 }, foe: { amber: 6 } },
    ['play crassosaurus'],
    { amber: [0, 0], at: { crassosaurus: 'line' } },
  ],
  [
    'is elusive',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['crassosaurus'] } },
    ['fight troll'],
    { at: { crassosaurus: 'line 1' }, cards: { crassosaurus: { damage: 0 } } },
  ],
);

saurian(
  'Kompsos Haruspex',
  [
    'lets a “Play:” resolve after a reap',
    { house: 'shadows', you: { line: ['kompsos-haruspex', 'urchin'] }, foe: { amber: 2 } },
    ['reap urchin'],
    { amber: [2, 1] },
  ],
  [
    'does nothing for enemies',
    { active: 1, house: 'shadows', you: { line: ['kompsos-haruspex'], amber: 2 }, foe: { line: ['urchin'] } },
    ['reap urchin'],
    { amber: [2, 1] },
  ],
  [
    'adds nothing to a fight',
    {
      house: 'shadows',
      you: { line: ['kompsos-haruspex', 'urchin'] },
      foe: { amber: 2, line: [{ card: 'troll' }] },
    },
    ['fight urchin'],
    { amber: [0, 2] },
  ],
  [
    'lets Replicator find a “Play:” among the “Reap:” abilities',
    { house: 'logos', you: { line: ['kompsos-haruspex', 'replicator', 'urchin'] }, foe: { amber: 2 } },
    ['reap replicator'],
    { amber: [2, 1] },
  ],
  [
    'but not that of an enemy creature',
    {
      house: 'logos',
      you: { line: ['kompsos-haruspex', 'replicator'] },
      foe: { line: ['urchin'], amber: 2 },
    },
    ['reap replicator'],
    { asks: 'main', amber: [1, 2] },
  ],
  [
    'has an ability of both kinds resolve once',
    { you: { line: ['kompsos-haruspex', 'senator-shrix'] } },
    ['reap senator-shrix', 'yes'],
    { asks: 'main', cards: { 'senator-shrix': { amber: 1 } } },
  ],
);

saurian(
  'Livia the Elder',
  [
    'exalted, lets “Fight:” resolve after a reap and “Reap:” after a fight',
    {
      you: {
        line: [
          'livia-the-elder',
          { card: 'umbra', house: 'saurian' },
          { card: 'dew-faerie', house: 'saurian', power: 9 },
        ],
      },
      foe: { amber: 3, line: ['dextre'] },
    },
    ['reap livia-the-elder', 'yes', 'reap umbra', 'fight dew-faerie'],
    { amber: [4, 2], cards: { 'livia-the-elder': { amber: 1 } } },
  ],
  [
    'declined, does nothing',
    { you: { line: ['livia-the-elder', { card: 'umbra', house: 'saurian' }] }, foe: { amber: 3 } },
    ['reap livia-the-elder', 'no', 'reap umbra'],
    { amber: [2, 3], cards: { 'livia-the-elder': { amber: 0 } } },
  ],
  [
    'has its own ability after a fight, too, but only then',
    { you: { line: ['livia-the-elder', 'livia-the-elder'] }, foe: { line: ['symon'] } },
    ['fight livia-the-elder', 'reap livia-the-elder#2'],
    { asks: 'may', cards: { 'livia-the-elder': { amber: 0 } } },
  ],
  [
    'means abilities that an upgrade gives as well',
    {
      you: { line: ['livia-the-elder', { card: 'bumpsy', house: 'saurian', upgrades: ['duskrunner'] }] },
      foe: { amber: 3, line: [{ card: 'dextre', damage: 2 }] },
    },
    ['reap livia-the-elder', 'yes', 'fight bumpsy'],
    { amber: [2, 2] },
  ],
  [
    'makes “Play:” abilities “Fight:” abilities where they are “Reap:” abilities',
    {
      you: {
        line: ['livia-the-elder', 'kompsos-haruspex', { card: 'urchin', house: 'saurian', power: 5 }],
      },
      foe: { amber: 3, line: ['dextre'] },
    },
    ['reap livia-the-elder', 'yes', 'fight urchin'],
    { amber: [2, 2] },
  ],
  [
    'of two has each ability resolve once',
    {
      you: { line: ['livia-the-elder', 'livia-the-elder', { card: 'umbra', house: 'saurian' }] },
      foe: { amber: 5 },
    },
    ['reap livia-the-elder', 'yes', 'reap livia-the-elder#2', 'yes', 'reap umbra'],
    { amber: [4, 4] },
  ],
  [
    'does nothing for enemies, and ends with the turn',
    {
      you: { line: ['livia-the-elder'], amber: 3 },
      foe: { line: ['umbra'], houses: ['shadows', 'dis', 'logos'] },
    },
    ['reap livia-the-elder', 'yes', 'end', 'house shadows', 'reap umbra'],
    { amber: [4, 1] },
  ],
);

shadows(
  'Keyforgery',
  [
    'keeps the key from being forged after a wrong guess, and is destroyed',
    {
      you: { artifacts: ['keyforgery'], hand: ['urchin'] },
      foe: { amber: 7, houses: ['dis', 'logos', 'mars'] },
      rolls: ['urchin'],
    },
    ['end', 'house dis'],
    { asks: 'house', amber: [0, 7], at: { keyforgery: 'discard' }, foe: { keys: [] } },
  ],
  [
    'lets it be forged after a right one, and stays',
    {
      you: { artifacts: ['keyforgery'], hand: ['urchin'] },
      foe: { amber: 7, houses: ['dis', 'logos', 'mars'] },
      rolls: ['urchin'],
    },
    ['end', 'house shadows'],
    { asks: 'house', amber: [0, 1], at: { keyforgery: 'artifacts' }, foe: { keys: ['red'] } },
  ],
  [
    'can’t reveal a card of an empty hand at the end of its player’s turn',
    {
      active: 1,
      house: 'dis',
      you: {
        artifacts: ['keyforgery'],
        hand: [],
        deck: [],
        pad: false,
        amber: 6,
        houses: ['dis', 'logos', 'mars'],
      },
    },
    ['end'],
    { asks: 'house', amber: [0, 0], at: { keyforgery: 'artifacts' } },
  ],
  [
    'does not trouble its own player',
    {
      active: 1,
      house: 'dis',
      you: { artifacts: ['keyforgery'], hand: ['urchin'], amber: 6, houses: ['dis', 'logos', 'mars'] },
    },
    ['end'],
    { amber: [0, 0], asks: 'house' },
  ],
  [
    'of two only one is asked for a key that is not forged',
    {
      you: { artifacts: ['keyforgery', 'keyforgery'], hand: ['urchin'] },
      foe: { amber: 7, houses: ['dis', 'logos', 'mars'] },
      rolls: ['urchin'],
    },
    ['end', 'order keyforgery', 'house dis'],
    {
      amber: [0, 7],
      at: { keyforgery: 'discard', 'keyforgery#2': 'artifacts' },
      offers: ['house dis', 'house logos', 'house mars'],
    },
  ],
  [
    'prevents a key of an effect as well; what was paid before is gone',
    {
      active: 1,
      house: 'untamed',
      you: { artifacts: ['keyforgery'], hand: ['urchin'] },
      foe: { amber: 7, hand: ['key-charge'] },
      rolls: ['urchin'],
    },
    ['play key-charge', 'yes', 'house dis'],
    { amber: [0, 6], foe: { keys: [] } },
  ],
);

staralliance(
  'Tactical Officer Moon',
  [
    'puts a line in any order',
    {
      you: { hand: ['tactical-officer-moon'], line: ['troll', 'krump'] },
      foe: { line: ['urchin', 'dextre'] },
    },
    ['play tactical-officer-moon', 'flank right', 'yes', 'choice 0', 'krump', 'tactical-officer-moon'],
    {
      line: [
        ['krump', 'tactical-officer-moon', 'troll'],
        ['urchin', 'dextre'],
      ],
    },
  ],
  [
    'or that of the opponent',
    { you: { hand: ['tactical-officer-moon'] }, foe: { line: ['urchin', 'dextre', 'troll'] } },
    ['play tactical-officer-moon', 'yes', 'choice 1', 'troll', 'urchin'],
    { line: [['tactical-officer-moon'], ['troll', 'urchin', 'dextre']] },
  ],
  [
    'may be declined',
    { you: { hand: ['tactical-officer-moon'] }, foe: { line: ['urchin', 'dextre'] } },
    ['play tactical-officer-moon', 'no'],
    { asks: 'main', line: [['tactical-officer-moon'], ['urchin', 'dextre']] },
  ],
  [
    'has assault 2',
    { you: { line: ['tactical-officer-moon'] }, foe: { line: ['troll'] } },
    ['fight tactical-officer-moon'],
    { cards: { troll: { damage: 6 } } },
  ],
  [
    'lets a creature pass over a flank, which it must not stay on',
    { you: { hand: ['tactical-officer-moon'] }, foe: { line: ['troll', 'weasand', 'krump'] } },
    ['play tactical-officer-moon', 'yes', 'choice 1', 'krump', 'weasand'],
    { line: [['tactical-officer-moon'], ['krump', 'weasand', 'troll']] },
  ],
  [
    'destroys what must not stand where it puts it',
    { you: { hand: ['tactical-officer-moon'] }, foe: { line: ['troll', 'weasand', 'krump'] } },
    ['play tactical-officer-moon', 'yes', 'choice 1', 'weasand', 'troll'],
    { line: [['tactical-officer-moon'], ['troll', 'krump']] },
  ],
);

staralliance(
  'Book of leQ',
  [
    'makes another house the active one',
    { you: { artifacts: ['book-of-leq'], line: ['troll', 'commander-chan'], deck: ['anger'] } },
    ['action book-of-leq'],
    { turn: { house: 'brobnar' }, offers: ['reap troll', 'end'], top: [['anger'], []] },
  ],
  [
    'ends the turn with a Star Alliance card: nothing is readied or drawn',
    {
      you: {
        artifacts: ['book-of-leq'],
        line: [{ card: 'troll', exhausted: true }],
        hand: [],
        deck: ['zap'],
      },
      foe: { houses: ['dis', 'logos', 'mars'] },
    },
    ['action book-of-leq'],
    { asks: 'house', turn: { active: 1 }, you: { hand: [] }, cards: { troll: { exhausted: true } } },
  ],
  [
    'with an empty deck does nothing',
    { you: { artifacts: ['book-of-leq'], deck: [], pad: false } },
    ['action book-of-leq'],
    { asks: 'main', turn: { active: 0, house: 'staralliance' } },
  ],
  [
    'leaves what happens at the end of the turn',
    {
      you: {
        artifacts: ['book-of-leq', 'fangtooth-cavern'],
        deck: ['zap'],
        line: ['troll', 'urchin'],
      },
      foe: { houses: ['dis', 'logos', 'mars'] },
    },
    ['action book-of-leq'],
    { asks: 'house', turn: { active: 1 }, at: { urchin: 'discard' } },
  ],
  [
    'goes by the house that a maverick is of',
    {
      you: { artifacts: ['book-of-leq'], deck: [{ card: 'zap', house: 'brobnar' }], line: ['troll'] },
    },
    ['action book-of-leq'],
    { turn: { house: 'brobnar' }, offers: ['reap troll', 'end'] },
  ],
  [
    'speaks of the deck and the turn of whoever uses it',
    {
      house: 'logos',
      you: { hand: ['remote-access'], line: ['troll'], deck: ['anger'] },
      foe: { artifacts: ['book-of-leq'], deck: ['zap'] },
    },
    ['play remote-access'],
    { turn: { active: 0, house: 'brobnar' }, offers: ['reap troll', 'end'] },
  ],
);

staralliance(
  'Quixxle Stone',
  [
    'keeps a player with more creatures from playing another',
    { house: 'brobnar', you: { artifacts: ['quixxle-stone'], hand: ['troll', 'anger'], line: ['krump'] } },
    [],
    { offers: ['discard troll', 'play anger', 'discard anger', 'reap krump', 'end'] },
  ],
  [
    'lets a player play who has no more than the other',
    {
      house: 'brobnar',
      you: { artifacts: ['quixxle-stone'], hand: ['troll'], line: ['krump'] },
      foe: { line: ['urchin'] },
    },
    [],
    { offers: ['play troll', 'discard troll', 'reap krump', 'fight krump', 'end'] },
  ],
  [
    'binds the opponent in the same way',
    {
      active: 1,
      house: 'brobnar',
      you: { artifacts: ['quixxle-stone'] },
      foe: { hand: ['troll'], line: ['krump'] },
    },
    [],
    { offers: ['discard troll', 'reap krump', 'end'] },
  ],
  [
    'lets the opponent play while level',
    {
      active: 1,
      house: 'brobnar',
      you: { artifacts: ['quixxle-stone'], line: ['urchin'] },
      foe: { hand: ['troll'], line: ['krump'] },
    },
    [],
    { offers: ['play troll', 'discard troll', 'reap krump', 'fight krump', 'end'] },
  ],
  [
    'lets a creature be played as an upgrade',
    { you: { artifacts: ['quixxle-stone'], hand: ['explo-rover'], line: ['troll'] } },
    ['play explo-rover'],
    { asks: 'main', cards: { troll: { keywords: ['skirmish'] } } },
  ],
);

staralliance(
  'United Action',
  [
    'opens the houses of one’s cards in play, and bars all uses',
    {
      you: {
        hand: ['united-action', 'anger', 'urchin', 'dextre'],
        line: ['troll', 'commander-chan'],
        artifacts: ['library-of-babble'],
      },
      foe: { line: ['silvertooth'] },
    },
    ['play united-action'],
    { offers: ['play anger', 'play dextre', 'end'] },
  ],
  [
    'is alpha',
    { you: { hand: ['united-action', 'zap'], line: ['troll'] } },
    ['play zap'],
    { offers: ['discard united-action', 'end'] },
  ],
  [
    'bars the removal of a stun, too',
    { you: { hand: ['united-action'], line: [{ card: 'commander-chan', stunned: true }] } },
    ['play united-action'],
    { offers: ['end'] },
  ],
);

untamed(
  'Gebuk',
  [
    'between its neighbors',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['urchin', 'gebuk', 'bumpsy'], deck: ['dextre'] },
    },
    ['fight troll', 'gebuk'],
    {
      line: [['troll'], ['urchin', 'dextre', 'bumpsy']],
      cards: { dextre: { exhausted: true } },
      at: { gebuk: 'discard 1' },
    },
  ],
  [
    'at the end of the line, also where its neighbor dies with it',
    {
      house: 'shadows',
      you: { hand: ['poison-wave'] },
      foe: { line: [{ card: 'urchin' }, { card: 'gebuk', damage: 4 }, 'bumpsy'], deck: ['krump'] },
    },
    ['play poison-wave'],
    { line: [[], ['krump', 'bumpsy']], cards: { krump: { damage: 0 } } },
  ],
  [
    'beside the next one when its neighbor dies as soon as it has gone',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['urchin', { card: 'knoxx', damage: 7 }, 'gebuk'], deck: ['krump'] },
    },
    ['fight troll', 'gebuk'],
    { line: [['troll'], ['urchin', 'krump']] },
  ],
  [
    'beside the next one when it is back in hand and its neighbor dies meanwhile',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: {
        line: ['krump', 'umbra', { card: 'gebuk', upgrades: ['phoenix-heart'] }, 'bumpsy'],
        deck: ['snudge'],
      },
    },
    ['fight troll', 'gebuk', 'order gebuk'],
    { line: [[], ['krump', 'snudge', 'bumpsy']], at: { gebuk: 'hand 1' } },
  ],
  [
    'each its own of two, whichever resolves first',
    {
      house: 'dis',
      you: {
        hand: ['unlocked-gateway'],
        line: [{ card: 'troll', upgrades: ['ghostform'] }, 'gebuk', 'gebuk'],
        deck: ['krump', 'bumpsy'],
      },
    },
    ['play unlocked-gateway', 'order gebuk#2'],
    { asks: 'house', line: [['troll', 'bumpsy', 'krump'], []] },
  ],
  [
    'to a Mimic Gel that has nothing to copy and dies without power',
    { house: 'dis', you: { hand: ['unlocked-gateway'], line: ['gebuk'], deck: ['mimic-gel'] } },
    ['play unlocked-gateway'],
    { asks: 'house', line: [[], []], at: { 'mimic-gel': 'discard 0' } },
  ],
  [
    'to nobody when the card is no creature, which stays discarded',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['gebuk'], deck: ['anger'] } },
    ['fight troll'],
    { line: [['troll'], []], at: { anger: 'discard 1', gebuk: 'discard 1' } },
  ],
  [
    'without “Play:”, as it is not played',
    { house: 'brobnar', you: { line: ['troll'], amber: 2 }, foe: { line: ['gebuk'], deck: ['urchin'] } },
    ['fight troll'],
    { amber: [2, 0], line: [['troll'], ['urchin']] },
  ],
  [
    'each of two beside each other to its own creature, whichever was discarded first',
    {
      house: 'shadows',
      you: { hand: ['poison-wave'] },
      foe: {
        line: ['troll', { card: 'gebuk', damage: 4 }, { card: 'gebuk', damage: 4 }, 'bumpsy'],
        deck: ['krump', 'dextre'],
      },
    },
    ['play poison-wave', 'order gebuk#2'],
    { line: [[], ['troll', 'dextre', 'krump', 'bumpsy']] },
  ],
  [
    'after a fight within the window in which it dies',
    {
      house: 'shadows',
      you: {
        hand: ['poison-wave'],
        line: ['troll', { card: 'gebuk', damage: 3 }, { card: 'jargogle', under: ['smite'] }],
        deck: ['krump'],
      },
      foe: { line: ['dextre'] },
    },
    ['play poison-wave', 'order gebuk', 'troll'],
    { line: [['troll', 'krump'], []], at: { gebuk: 'discard', jargogle: 'discard' } },
  ],
  [
    'from the deck and in the line of the player who controls it',
    {
      house: 'brobnar',
      you: { line: ['troll'], deck: ['dextre'] },
      foe: { line: [{ card: 'gebuk', owner: 0 }], deck: ['krump'] },
    },
    ['fight troll'],
    { line: [['troll'], ['krump']], at: { gebuk: 'discard 0' } },
  ],
  [
    'also when it is purged instead of discarded',
    {
      house: 'brobnar',
      you: { line: ['troll'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['gebuk', 'bumpsy'], deck: ['dextre'] },
    },
    ['fight troll', 'gebuk'],
    { line: [['troll'], ['dextre', 'bumpsy']], at: { gebuk: 'purged' } },
  ],
  [
    'to nobody when it is saved after all',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'gebuk', upgrades: ['armageddon-cloak'] }, 'bumpsy'], deck: ['dextre'] },
    },
    ['fight troll', 'gebuk', 'order gebuk'],
    { line: [['troll'], ['gebuk', 'bumpsy']], at: { dextre: 'discard 1' } },
  ],
  [
    'to nobody when that creature has left the discard pile, nor later when it lies there again',
    {
      house: 'shadows',
      you: {
        hand: ['poison-wave', 'poison-wave'],
        line: [
          { card: 'gebuk', damage: 3 },
          { card: 'jargogle', under: ['regrowth'] },
          { card: 'gebuk', damage: 2 },
        ],
        deck: ['urchin', 'dextre'],
      },
    },
    ['play poison-wave', 'order gebuk', 'discard urchin', 'play poison-wave#2'],
    { line: [['dextre'], []], at: { urchin: 'discard', gebuk: 'discard' } },
  ],
  [
    'to a Mimic Gel, which copies a creature that is left',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['urchin', 'gebuk', 'bumpsy'], deck: ['mimic-gel'] },
    },
    ['fight troll', 'gebuk', 'bumpsy'],
    { line: [['troll'], ['urchin', 'mimic-gel', 'bumpsy']], cards: { 'mimic-gel': { power: 5 } } },
  ],
);

untamed(
  'Creed of Nurture',
  [
    'lends the bold ability of a creature in hand, for the turn',
    {
      house: 'brobnar',
      you: { artifacts: ['creed-of-nurture'], hand: ['dew-faerie'], line: ['krump'] },
      foe: { line: ['troll'] },
    },
    ['omni creed-of-nurture', 'krump', 'reap krump'],
    { amber: [2, 0], at: { 'creed-of-nurture': 'discard', 'dew-faerie': 'hand' } },
  ],
  [
    'lends keywords',
    {
      house: 'brobnar',
      you: { artifacts: ['creed-of-nurture'], hand: ['urchin', 'anger'], line: ['troll'] },
      foe: { line: ['krump'] },
    },
    ['omni creed-of-nurture', 'krump'],
    { asks: 'main', cards: { krump: { keywords: ['elusive'] }, troll: { keywords: [] } } },
  ],
  [
    'lends a constant ability about others',
    {
      house: 'brobnar',
      you: { artifacts: ['creed-of-nurture'], hand: ['grey-monk'], line: ['troll', 'krump'] },
      foe: { line: ['bumpsy'] },
    },
    ['omni creed-of-nurture', 'troll'],
    { cards: { troll: { armor: 1 }, krump: { armor: 1 }, bumpsy: { armor: 0 } } },
  ],
  [
    'lends an ability that waits for an event',
    {
      house: 'untamed',
      you: { artifacts: ['creed-of-nurture'], hand: ['hunting-witch', 'dew-faerie'], line: ['troll'] },
    },
    ['omni creed-of-nurture', 'hunting-witch', 'play dew-faerie', 'flank left'],
    { amber: [1, 0] },
  ],
  [
    'ends with the turn',
    {
      house: 'brobnar',
      you: { artifacts: ['creed-of-nurture'], hand: ['grey-monk'], line: ['troll', 'krump'] },
      foe: { houses: ['dis', 'logos', 'mars'] },
    },
    ['omni creed-of-nurture', 'troll', 'end'],
    { asks: 'house', cards: { troll: { armor: 0 }, krump: { armor: 0 } } },
  ],
  [
    'without a creature in hand is sacrificed for nothing',
    { house: 'brobnar', you: { artifacts: ['creed-of-nurture'], hand: ['anger'], line: ['troll', 'krump'] } },
    ['omni creed-of-nurture'],
    { asks: 'main', at: { 'creed-of-nurture': 'discard' } },
  ],
  [
    'lends a “Play:” ability, which Favor of Rex finds',
    {
      house: 'saurian',
      you: { artifacts: ['creed-of-nurture'], hand: ['urchin', 'favor-of-rex'], line: ['troll'] },
      foe: { amber: 3 },
    },
    ['omni creed-of-nurture', 'play favor-of-rex'],
    { amber: [2, 2] },
  ],
  [
    'lends a “Destroyed:” ability, also that of a Gebuk',
    {
      house: 'brobnar',
      you: { artifacts: ['creed-of-nurture'], hand: ['gebuk'], line: ['bumpsy', 'krump'], deck: ['dextre'] },
      foe: { line: ['troll'] },
    },
    ['omni creed-of-nurture', 'bumpsy', 'fight bumpsy'],
    { line: [['dextre', 'krump'], ['troll']] },
  ],
  [
    'lends what makes a key cheap, what limits damage, and what a creature dies of',
    {
      house: 'brobnar',
      you: {
        artifacts: ['creed-of-nurture', 'creed-of-nurture', 'creed-of-nurture'],
        hand: ['gargantodon', 'imprinted-murmook', 'weasand'],
        line: [{ card: 'bumpsy', power: 9 }],
      },
      foe: { line: ['troll', 'krump'] },
    },
    [
      ...['omni creed-of-nurture', 'gargantodon', 'bumpsy'],
      ...['omni creed-of-nurture#2', 'imprinted-murmook', 'bumpsy'],
      ...['omni creed-of-nurture#3', 'weasand', 'krump', 'fight bumpsy'],
    ],
    { line: [['bumpsy'], ['troll']], keyCost: [5, 6], cards: { troll: { damage: 4 } } },
  ],
  [
    'lends traits',
    {
      house: 'untamed',
      you: { artifacts: ['creed-of-nurture'], hand: ['doctor-driscoll', 'curiosity'], line: ['troll'] },
    },
    ['omni creed-of-nurture', 'play curiosity'],
    { at: { troll: 'discard' } },
  ],
);
