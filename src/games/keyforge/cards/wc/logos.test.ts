import { cardRows, type Row } from '../../testrows.js';

const card = cardRows('logos');

/** Any cards: only their number matters. */
const cards = (length: number): string[] => ({ length }) as string[];

const drainingTouch = { card: 'draining-touch', house: 'logos' };

/** An elusive creature. */
const eludes = (id: string): Row => [
  'eludes the first attack',
  { active: 1, house: 'brobnar', you: { line: [id] }, foe: { line: ['troll'] } },
  ['fight troll'],
  { line: [[id], ['troll']], cards: { troll: { damage: 0 } } },
];

card(
  'Babbling Bibliophile',
  [
    'draws 2 cards when it reaps',
    { you: { line: ['babbling-bibliophile'], deck: ['troll', 'krump', 'bumpsy'] } },
    ['reap babbling-bibliophile'],
    { amber: [1, 0], you: { hand: ['troll', 'krump'] }, foe: { hand: [] } },
  ],
  [
    'draws nothing after a fight',
    { you: { line: [{ card: 'babbling-bibliophile', power: 3 }] }, foe: { line: ['murmook'] } },
    ['fight babbling-bibliophile'],
    { you: { hand: [] }, at: { 'babbling-bibliophile': 'line' } },
  ],
);

card(
  'Daughter',
  [
    'lets you refill your hand to 1 more card',
    { you: { line: ['daughter'], hand: ['troll'] } },
    ['end'],
    { asks: 'house', you: { hand: cards(7) } },
  ],
  [
    'does not help the opponent',
    { active: 1, you: { line: ['daughter'] } },
    ['end'],
    { asks: 'house', foe: { hand: cards(6) } },
  ],
  eludes('daughter'),
);

card(
  'EDAI “Edie” 4x4',
  [
    'archives a card of your hand when played',
    { you: { hand: ['edai-edie-4x4', 'troll', 'krump'] }, foe: { hand: ['zap'] } },
    ['play edai-edie-4x4', 'krump'],
    { you: { hand: ['troll'], archives: ['krump'] }, keyCost: [6, 7] },
  ],
  [
    'makes the opponent’s keys cost 1 more for each card in your archives',
    { you: { line: ['edai-edie-4x4'], archives: ['troll', 'krump', 'zap'] }, foe: { archives: ['urchin'] } },
    [],
    { keyCost: [6, 9] },
  ],
  [
    'archives nothing from an empty hand',
    { you: { hand: ['edai-edie-4x4'] }, foe: { hand: ['zap'] } },
    ['play edai-edie-4x4'],
    { you: { archives: [] }, foe: { hand: ['zap'], archives: [] }, keyCost: [6, 6] },
  ],
);

card(
  'Hapsis',
  [
    'is warded and draws a card after an enemy creature is destroyed fighting it',
    { you: { line: ['hapsis', 'troll'], deck: ['krump', 'bumpsy'] }, foe: { line: ['murmook'] } },
    ['fight hapsis'],
    {
      you: { hand: ['krump'] },
      cards: { hapsis: { ward: true, damage: 3 }, troll: { ward: false } },
    },
  ],
  [
    'is so also when it was attacked',
    {
      active: 1,
      house: 'untamed',
      you: { line: ['hapsis'], deck: ['krump'] },
      foe: { line: ['murmook'] },
    },
    ['fight murmook'],
    { you: { hand: ['krump'] }, foe: { hand: [] }, cards: { hapsis: { ward: true } } },
  ],
  [
    'gets nothing when the foe survives',
    { you: { line: ['hapsis'] }, foe: { line: ['ether-spider'] } },
    ['fight hapsis'],
    { you: { hand: [] }, cards: { hapsis: { ward: false }, 'ether-spider': { damage: 5 } } },
  ],
  [
    'gets nothing when another creature kills',
    { you: { line: ['hapsis', 'mother'] }, foe: { line: ['murmook'] } },
    ['fight mother'],
    { you: { hand: [] }, cards: { hapsis: { ward: false } } },
  ],
);

card(
  'Information Exchange',
  [
    'steals 1',
    { you: { hand: ['information-exchange'] }, foe: { amber: 5 } },
    ['play information-exchange'],
    { amber: [1, 4] },
  ],
  [
    'steals 2 when the opponent stole from you in its previous turn',
    {
      active: 1,
      house: 'shadows',
      you: { amber: 2, hand: ['information-exchange'], houses: ['logos', 'dis', 'mars'] },
      foe: { amber: 3, hand: ['urchin'] },
    },
    ['play urchin', 'end', 'house logos', 'play information-exchange'],
    { amber: [3, 2] },
  ],
  [
    'steals 1 when only you have stolen',
    {
      house: 'shadows',
      you: { hand: ['urchin', 'information-exchange'], houses: ['logos', 'shadows', 'mars'] },
      foe: { amber: 5, houses: ['brobnar', 'dis', 'mars'] },
    },
    ['play urchin', 'end', 'house brobnar', 'end', 'house logos', 'play information-exchange'],
    { amber: [2, 3] },
  ],
  [
    'steals 1 when the theft was two turns ago',
    {
      active: 1,
      house: 'shadows',
      you: { amber: 2, hand: ['information-exchange'], houses: ['logos', 'dis', 'mars'] },
      foe: { amber: 3, hand: ['urchin'], houses: ['shadows', 'dis', 'mars'] },
    },
    [
      'play urchin',
      'end',
      'house dis',
      'end',
      'house dis',
      'end',
      'house logos',
      'play information-exchange',
    ],
    { amber: [2, 3] },
  ],
);

const quant = {
  you: { line: ['quant'], hand: ['punch', 'ballcano', 'troll', 'labwork'] },
  foe: { line: ['zorg'] },
};

card(
  'Quant',
  [
    'lets you play a non-Logos action card after it reaped, and no other card',
    quant,
    ['reap quant'],
    { may: ['play punch', 'play ballcano', 'play labwork'], mayNot: ['play troll', 'discard punch'] },
  ],
  [
    'lets you play only one',
    quant,
    ['reap quant', 'play punch', 'zorg'],
    { may: ['play labwork'], mayNot: ['play ballcano', 'play troll'], cards: { zorg: { damage: 3 } } },
  ],
  [
    'does not spend it on a Logos card',
    quant,
    ['reap quant', 'play labwork', 'troll'],
    { may: ['play punch', 'play ballcano'] },
  ],
  [
    'allows no Logos card in a turn of another house',
    { house: 'staralliance', you: { line: ['commander-chan', 'quant'], hand: ['labwork', 'punch'] } },
    ['reap commander-chan'],
    { amber: [2, 0], may: ['play punch'], mayNot: ['play labwork'] },
  ],
  ['lets you play nothing before it reaps', quant, [], { mayNot: ['play punch'] }],
  [
    'is over in your next turn',
    {
      you: { line: ['quant'], hand: ['punch'], houses: ['logos', 'brobnar', 'dis'] },
      foe: { houses: ['mars', 'dis', 'logos'] },
    },
    ['reap quant', 'end', 'house mars', 'end', 'house logos'],
    { mayNot: ['play punch'] },
  ],
);

card(
  'Sanitation Engineer',
  [
    'discards a card of your hand when it reaps',
    { you: { line: ['sanitation-engineer'], hand: ['troll', 'krump'] }, foe: { hand: ['urchin'] } },
    ['reap sanitation-engineer', 'krump'],
    { amber: [1, 0], you: { hand: ['troll'], discard: ['krump'] }, foe: { hand: ['urchin'] } },
  ],
  [
    'must discard the last card',
    { you: { line: ['sanitation-engineer'], hand: ['troll'] }, foe: { hand: ['urchin'] } },
    ['reap sanitation-engineer'],
    { you: { hand: [], discard: ['troll'] }, foe: { hand: ['urchin'] } },
  ],
  [
    'deals 1 to its attacker before the fight',
    { active: 1, house: 'brobnar', you: { line: ['sanitation-engineer'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { cards: { troll: { damage: 5 } } },
  ],
);

card(
  'Tautau Vapors',
  [
    'draws 2 cards, then archives one of the hand',
    { you: { hand: ['tautau-vapors', 'troll'], deck: ['krump', 'urchin', 'bumpsy'] } },
    ['play tautau-vapors', 'krump'],
    { amber: [0, 0], you: { hand: ['troll', 'urchin'], archives: ['krump'] } },
  ],
  [
    'offers also the cards just drawn',
    { you: { hand: ['tautau-vapors', 'troll'], deck: ['krump', 'urchin'] }, foe: { hand: ['zap'] } },
    ['play tautau-vapors'],
    { offers: ['troll', 'krump', 'urchin'] },
  ],
  [
    'archives nothing when there is nothing to draw',
    { you: { hand: ['tautau-vapors'], pad: false } },
    ['play tautau-vapors'],
    { you: { hand: [], archives: [] } },
  ],
);

card(
  'Thorium Plasmate',
  [
    'moves an enemy creature, and deals it 2 for a neighbor of its house',
    { you: { hand: ['thorium-plasmate'] }, foe: { line: ['troll', 'murmook', 'krump', 'bumpsy'] } },
    ['play thorium-plasmate', 'bumpsy', 'flank 1'],
    {
      amber: [1, 0],
      line: [[], ['troll', 'bumpsy', 'murmook', 'krump']],
      cards: { bumpsy: { damage: 2 }, troll: { damage: 0 } },
    },
  ],
  [
    'deals 4 for two of them, also where it stood before',
    { you: { hand: ['thorium-plasmate'] }, foe: { line: ['troll', 'krump', 'bumpsy'] } },
    ['play thorium-plasmate', 'krump', 'flank 1'],
    { line: [[], ['troll', 'krump', 'bumpsy']], cards: { krump: { damage: 4 } } },
  ],
  [
    'deals nothing beside other houses',
    { you: { hand: ['thorium-plasmate'] }, foe: { line: ['troll', 'murmook', 'krump'] } },
    ['play thorium-plasmate', 'krump', 'flank right'],
    { cards: { krump: { damage: 0 } } },
  ],
  [
    'offers enemy creatures only',
    {
      you: { hand: ['thorium-plasmate'], line: ['mother'] },
      foe: { line: ['troll', 'murmook'], artifacts: ['cannon'] },
    },
    ['play thorium-plasmate'],
    { offers: ['troll', 'murmook'] },
  ],
  [
    'gives its æmber without an enemy',
    { you: { hand: ['thorium-plasmate'], line: ['mother', 'doc-bookton'] } },
    ['play thorium-plasmate'],
    { amber: [1, 0], cards: { mother: { damage: 0 } } },
  ],
);

card(
  'Titan Guardian',
  [
    'draws 2 when it is destroyed away from a flank',
    { you: { hand: [drainingTouch], line: ['troll', 'titan-guardian', 'krump'] }, foe: { hand: ['zap'] } },
    ['play draining-touch', 'titan-guardian'],
    { you: { hand: cards(2) }, foe: { hand: ['zap'] } },
  ],
  [
    'draws nothing on a flank',
    { you: { hand: [drainingTouch], line: ['troll', 'titan-guardian'] } },
    ['play draining-touch', 'titan-guardian'],
    { you: { hand: [] }, line: [['troll'], []] },
  ],
  [
    'draws when its neighbors are destroyed together with it',
    {
      you: { hand: [{ card: 'gateway-to-dis', house: 'logos' }], line: ['troll', 'titan-guardian', 'krump'] },
    },
    ['play gateway-to-dis'],
    { you: { hand: cards(2) }, line: [[], []] },
  ],
  [
    'protects its neighbors',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['troll', 'titan-guardian', 'krump', 'bumpsy'] },
      foe: { line: ['valdr'] },
    },
    ['fight valdr'],
    { offers: ['titan-guardian', 'bumpsy'] },
  ],
);

card(
  'Wormhole Technician',
  [
    'plays the top card of the deck if it is of Logos',
    { you: { line: ['wormhole-technician'], deck: ['dextre', 'troll'] }, foe: { amber: 3 } },
    ['reap wormhole-technician', 'flank left'],
    { amber: [1, 2], line: [['dextre', 'wormhole-technician'], []], top: [['troll'], []] },
  ],
  [
    'archives any other card',
    { you: { line: ['wormhole-technician'], deck: ['troll', 'dextre'] } },
    ['reap wormhole-technician'],
    { you: { archives: ['troll'], hand: [] }, top: [['dextre'], []] },
  ],
  [
    'goes by the house that the card is printed in',
    { you: { line: ['wormhole-technician'], deck: [{ card: 'bumpsy', house: 'logos' }] }, foe: { amber: 3 } },
    ['reap wormhole-technician', 'flank right'],
    { amber: [1, 2], line: [['wormhole-technician', 'bumpsy'], []] },
  ],
  [
    'leaves a Logos card on the deck that can’t be played',
    { you: { line: ['wormhole-technician'], deck: ['eureka', 'dextre'] } },
    ['reap wormhole-technician'],
    { amber: [1, 0], you: { archives: [] }, top: [['eureka'], []] },
  ],
  [
    'does nothing with an empty deck',
    { you: { line: ['wormhole-technician'], discard: ['troll'], pad: false } },
    ['reap wormhole-technician'],
    { amber: [1, 0], you: { archives: [], deck: [], discard: ['troll'] } },
  ],
);

card(
  'C.Æ.N.D.L.E. Unit',
  [
    'draws a card after an enemy creature reaps',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['cændle-unit'], deck: ['dextre', 'mother'] },
      foe: { line: ['bumpsy', 'krump', 'troll'] },
    },
    ['reap bumpsy', 'reap krump'],
    { amber: [0, 2], you: { hand: ['dextre', 'mother'] }, foe: { hand: [] } },
  ],
  [
    'draws nothing for a friendly reap or an enemy fight',
    { you: { line: ['cændle-unit', 'mother'] } },
    ['reap mother'],
    { you: { hand: [] } },
  ],
  [
    'captures 1 as an action',
    { you: { line: ['cændle-unit', 'mother'] }, foe: { amber: 3 } },
    ['action cændle-unit'],
    { amber: [0, 2], cards: { 'cændle-unit': { amber: 1 }, mother: { amber: 0 } } },
  ],
);

card(
  'Code Monkey',
  [
    'archives its neighbors, and gains 2 when they share a house',
    { you: { hand: ['code-monkey'], line: ['bumpsy', 'troll', 'krump'] }, foe: { line: ['valdr'] } },
    ['play code-monkey', 'flank 2'],
    {
      amber: [2, 0],
      line: [['bumpsy', 'code-monkey'], ['valdr']],
      you: { archives: ['troll', 'krump'] },
    },
  ],
  [
    'gains nothing when they are of different houses',
    { you: { hand: ['code-monkey'], line: ['troll', 'mother'] } },
    ['play code-monkey', 'flank 1'],
    { amber: [0, 0], you: { archives: ['troll', 'mother'] } },
  ],
  [
    'gains nothing for a single neighbor, which shares its house with nobody',
    { you: { hand: ['code-monkey'], line: ['troll', 'krump'] } },
    ['play code-monkey', 'flank right'],
    { amber: [0, 0], line: [['troll', 'code-monkey'], []], you: { archives: ['krump'] } },
  ],
  [
    'gains nothing when a ward keeps one of them',
    { you: { hand: ['code-monkey'], line: [{ card: 'troll', ward: true }, 'krump'] } },
    ['play code-monkey', 'flank 1'],
    { amber: [0, 0], line: [['troll', 'code-monkey'], []], you: { archives: ['krump'] } },
  ],
  [
    'goes by the houses on the archived cards, wherever they are archived',
    {
      you: {
        hand: ['code-monkey'],
        line: [
          { card: 'troll', owner: 1 },
          { card: 'krump', upgrades: ['academy-training'] },
        ],
      },
    },
    ['play code-monkey', 'flank 1'],
    { amber: [2, 0], at: { troll: 'archives 1', krump: 'archives 0', 'academy-training': 'discard' } },
  ],
  [
    'archives nobody when it is alone',
    { you: { hand: ['code-monkey'] }, foe: { line: ['troll'] } },
    ['play code-monkey'],
    { amber: [0, 0], line: [['code-monkey'], ['troll']] },
  ],
);

const dataForge = (amber: number): Row[1] => ({
  you: { amber, hand: ['data-forge', 'troll', 'krump', 'urchin', 'zap'] },
  foe: { hand: ['bumpsy'] },
});

card(
  'Data Forge',
  [
    'may forge a key at +10, less 1 for each card in your hand',
    dataForge(12),
    ['play data-forge', 'yes'],
    { amber: [1, 0], you: { keys: ['red'] } },
  ],
  [
    'forges with exactly as much',
    dataForge(11),
    ['play data-forge', 'yes'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
  ['may leave it', dataForge(11), ['play data-forge', 'no'], { amber: [12, 0], you: { keys: [] } }],
  ['asks nothing with too little', dataForge(10), ['play data-forge'], { amber: [11, 0], you: { keys: [] } }],
);

const discombobulator = { card: 'discombobulator', owner: 0 };

card(
  'Discombobulator',
  [
    'keeps the æmber of its creature’s controller from being stolen',
    {
      active: 1,
      house: 'shadows',
      you: { amber: 3, line: [{ card: 'mother', upgrades: [discombobulator] }] },
      foe: { hand: ['urchin'] },
    },
    ['play urchin'],
    { amber: [3, 0] },
  ],
  [
    'does not keep you from stealing',
    {
      house: 'shadows',
      you: { hand: ['urchin'], line: [{ card: 'mother', upgrades: [discombobulator] }] },
      foe: { amber: 3 },
    },
    ['play urchin', 'flank left'],
    { amber: [1, 2] },
  ],
  [
    'protects the opponent when played on an enemy creature',
    {
      you: { hand: ['discombobulator', { card: 'urchin', house: 'logos' }] },
      foe: { amber: 3, line: ['troll'] },
    },
    ['play discombobulator', 'play urchin'],
    { amber: [1, 3], cards: { troll: { upgrades: ['discombobulator'] } } },
  ],
);

card(
  'Groupthink Tank',
  [
    'deals 4 to each creature that shares a house with a neighbor',
    {
      you: { line: ['groupthink-tank', 'mother', 'troll'] },
      foe: { line: ['krump', 'bumpsy', 'zorg', 'shooler', 'valdr'] },
    },
    ['action groupthink-tank'],
    {
      cards: {
        'groupthink-tank': { damage: 1 },
        mother: { damage: 4 },
        troll: { damage: 0 },
        krump: { damage: 4 },
        bumpsy: { damage: 4 },
        zorg: { damage: 0 },
        shooler: { damage: 0 },
        valdr: { damage: 0 },
      },
    },
  ],
  [
    'spares all when nobody does, and so does its reap',
    { you: { line: ['groupthink-tank', 'troll'] }, foe: { line: ['krump', 'bumpsy'] } },
    ['reap groupthink-tank'],
    { cards: { krump: { damage: 0 }, bumpsy: { damage: 0 } } },
  ],
);

const brobnarFoes = ['krump', 'kelifi-dragon', 'bumpsy', 'dust-pixie'];

card(
  'Mini Groupthink Tank',
  [
    'deals 8 to a creature that shares a house with 2 neighbors when played',
    { you: { hand: ['mini-groupthink-tank'] }, foe: { line: brobnarFoes } },
    ['play mini-groupthink-tank'],
    { cards: { krump: { damage: 0 }, 'kelifi-dragon': { damage: 8 }, bumpsy: { damage: 0 } } },
  ],
  [
    'does so when it reaps, to creatures of either side',
    { you: { line: ['mini-groupthink-tank', 'mother', 'doc-bookton'] }, foe: { line: brobnarFoes } },
    ['reap mini-groupthink-tank'],
    { offers: ['mother', 'kelifi-dragon'] },
  ],
  [
    'does so after it fought',
    { you: { line: ['mini-groupthink-tank'] }, foe: { line: brobnarFoes } },
    ['fight mini-groupthink-tank', 'dust-pixie'],
    { cards: { 'kelifi-dragon': { damage: 8 }, 'mini-groupthink-tank': { damage: 0 } } },
  ],
  [
    'hits nobody with one such neighbor',
    { you: { line: ['mini-groupthink-tank', 'mother'] }, foe: { line: ['krump', 'bumpsy'] } },
    ['reap mini-groupthink-tank'],
    { amber: [1, 0], cards: { mother: { damage: 0 }, krump: { damage: 0 } } },
  ],
);

card(
  'Academy Training',
  [
    'makes a friendly creature one of Logos, which draws a card when it reaps',
    { you: { hand: ['academy-training'], line: ['bumpsy', 'krump'], deck: ['dextre', 'mother'] } },
    ['play academy-training', 'bumpsy', 'reap bumpsy'],
    {
      amber: [1, 0],
      you: { hand: ['dextre'] },
      cards: { bumpsy: { houses: ['logos'] }, krump: { houses: ['brobnar'] } },
      mayNot: ['reap krump'],
    },
  ],
  [
    'leaves an enemy creature its house',
    { you: { hand: ['academy-training'] }, foe: { line: ['bumpsy'] } },
    ['play academy-training'],
    { cards: { bumpsy: { houses: ['brobnar'], upgrades: ['academy-training'] } } },
  ],
  [
    'draws for the opponent when an enemy creature reaps',
    {
      you: { hand: ['academy-training'], houses: ['logos', 'dis', 'mars'] },
      foe: { line: ['bumpsy'], deck: ['dextre'], houses: ['brobnar', 'dis', 'mars'] },
    },
    ['play academy-training', 'end', 'house brobnar', 'reap bumpsy'],
    { foe: { hand: ['dextre'] }, you: { hand: cards(6) } },
  ],
);

/** Hyde and Velum, each of whom looks for the other. */
const twin = (id: string, other: string): Row[] => [
  [
    'archives the other from your discard pile when destroyed, and then itself',
    {
      you: { hand: [drainingTouch], line: [id], discard: ['troll', other, other] },
      foe: { discard: [other] },
    },
    ['play draining-touch'],
    {
      you: { archives: [other, id], discard: cards(3) },
      foe: { discard: cards(1) },
      at: { troll: 'discard' },
    },
  ],
  [
    'goes to the discard pile when the other is not there',
    { you: { hand: [drainingTouch], line: [id, other] }, foe: { discard: [other] } },
    ['play draining-touch', id],
    { you: { archives: [] }, line: [[other], []], at: { [id]: 'discard' } },
  ],
];

card(
  'Hyde',
  [
    'draws a card when it reaps',
    { you: { line: ['hyde'], deck: ['dextre', 'mother'] }, foe: { line: ['velum'] } },
    ['reap hyde'],
    { amber: [1, 0], you: { hand: ['dextre'] } },
  ],
  [
    'draws 2 instead while you control Velum',
    { you: { line: ['hyde', 'velum'], deck: ['dextre', 'mother', 'doc-bookton'] } },
    ['reap hyde'],
    { you: { hand: ['dextre', 'mother'] } },
  ],
  ...twin('hyde', 'velum'),
);

card(
  'Velum',
  [
    'archives a card when it reaps',
    { you: { line: ['velum'], hand: ['troll', 'krump'] }, foe: { line: ['hyde'], hand: ['zap'] } },
    ['reap velum', 'krump'],
    { amber: [1, 0], you: { hand: ['troll'], archives: ['krump'] } },
  ],
  [
    'offers your hand alone',
    { you: { line: ['velum'], hand: ['troll', 'krump'] }, foe: { hand: ['zap'] } },
    ['reap velum'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'takes both from your hand',
    { you: { line: ['velum', 'hyde'], hand: ['troll', 'krump', 'bumpsy'] }, foe: { hand: ['zap'] } },
    ['reap velum', 'krump'],
    { offers: ['troll', 'bumpsy'] },
  ],
  [
    'archives 2 instead while you control Hyde',
    { you: { line: ['velum', 'hyde'], hand: ['troll', 'krump', 'bumpsy'] } },
    ['reap velum', 'krump', 'bumpsy'],
    { you: { hand: ['troll'], archives: ['krump', 'bumpsy'] } },
  ],
  ...twin('velum', 'hyde'),
);

card(
  'Prescriptive Grammarbot',
  [
    'enrages a creature of either side when it reaps',
    { you: { line: ['prescriptive-grammarbot'] }, foe: { line: ['troll'] } },
    ['reap prescriptive-grammarbot', 'troll'],
    { amber: [1, 0], cards: { troll: { enraged: true }, 'prescriptive-grammarbot': { enraged: false } } },
  ],
  [
    'must choose itself when it is alone',
    { you: { line: ['prescriptive-grammarbot'] } },
    ['reap prescriptive-grammarbot'],
    { cards: { 'prescriptive-grammarbot': { enraged: true, keywords: ['taunt', 'hazardous 3'] } } },
  ],
  [
    'protects its neighbors and hurts its attacker first',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['mother', 'prescriptive-grammarbot'] },
      foe: { line: ['troll'] },
    },
    ['fight troll'],
    { line: [['mother'], ['troll']], cards: { troll: { damage: 6 } } },
  ],
);

card(
  'Self-Bolstering Automata',
  [
    'is healed, exhausted, moved to a flank and strengthened instead of being destroyed',
    {
      you: {
        hand: [drainingTouch],
        line: ['mother', { card: 'self-bolstering-automata', power: 1, damage: 1 }, 'troll'],
      },
    },
    ['play draining-touch', 'self-bolstering-automata', 'flank left'],
    {
      line: [['self-bolstering-automata', 'mother', 'troll'], []],
      cards: { 'self-bolstering-automata': { damage: 0, exhausted: true, power: 4, counters: { power: 3 } } },
    },
  ],
  [
    'may go to a flank only',
    { you: { hand: [drainingTouch], line: ['mother', 'self-bolstering-automata', 'troll'] } },
    ['play draining-touch', 'self-bolstering-automata'],
    { offers: ['flank left', 'flank right'] },
  ],
  [
    'is destroyed without another friendly creature',
    {
      you: { hand: [drainingTouch], line: ['self-bolstering-automata'], artifacts: ['library-of-babble'] },
      foe: { line: [{ card: 'troll', amber: 1 }] },
    },
    ['play draining-touch'],
    { line: [[], ['troll']], at: { 'self-bolstering-automata': 'discard' } },
  ],
  [
    'is saved by a creature that is destroyed with it',
    {
      you: {
        hand: [{ card: 'gateway-to-dis', house: 'logos' }],
        line: ['self-bolstering-automata', 'mother'],
      },
    },
    ['play gateway-to-dis', 'flank right'],
    { line: [['self-bolstering-automata'], []], cards: { 'self-bolstering-automata': { power: 3 } } },
  ],
);

card(
  'Universal Keylock',
  [
    'makes the keys of both players cost 3 more',
    { you: { artifacts: ['universal-keylock'] } },
    [],
    { keyCost: [9, 9] },
  ],
  [
    'is destroyed after you forge a key',
    {
      step: 'forge',
      house: undefined,
      you: { amber: 10, artifacts: ['universal-keylock', 'mobius-scroll'] },
    },
    [],
    {
      asks: 'house',
      amber: [1, 0],
      you: { keys: ['red'] },
      at: { 'universal-keylock': 'discard', 'mobius-scroll': 'artifacts' },
      keyCost: [6, 6],
    },
  ],
  [
    'is destroyed after the opponent forges one',
    {
      active: 1,
      step: 'forge',
      house: undefined,
      you: { artifacts: ['universal-keylock'] },
      foe: { amber: 9 },
    },
    [],
    { asks: 'house', amber: [0, 0], foe: { keys: ['red'] }, at: { 'universal-keylock': 'discard 0' } },
  ],
  [
    'stays while nobody can pay',
    { step: 'forge', house: undefined, you: { amber: 8, artifacts: ['universal-keylock'] } },
    [],
    { asks: 'house', amber: [8, 0], you: { keys: [] }, at: { 'universal-keylock': 'artifacts' } },
  ],
);

card(
  'Universal Recycle Bin',
  [
    'archives a purged card of yours',
    {
      you: { artifacts: ['universal-recycle-bin'], purged: ['troll', 'krump'] },
      foe: { purged: ['urchin'] },
    },
    ['action universal-recycle-bin', 'krump'],
    { you: { archives: ['krump'], purged: ['troll'] }, foe: { purged: ['urchin'] } },
  ],
  [
    'offers no card of the opponent',
    {
      you: { artifacts: ['universal-recycle-bin'], purged: ['troll', 'krump'] },
      foe: { purged: ['urchin'] },
    },
    ['action universal-recycle-bin'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'does nothing when nothing of yours is purged',
    { you: { artifacts: ['universal-recycle-bin'], discard: ['troll'] }, foe: { purged: ['urchin'] } },
    ['action universal-recycle-bin'],
    { you: { archives: [] }, foe: { purged: ['urchin'] } },
  ],
);
