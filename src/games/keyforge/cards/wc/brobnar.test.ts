import { expect } from 'vitest';
import { single } from '../../../testkit.js';
import { Flag, Zone } from '../../layout.js';
import { listed } from '../../scenario/view.js';
import { flag, headOf } from '../../state.js';
import { take } from '../../testkit.js';
import { cardRows, position, type Row } from '../../testrows.js';

const card = cardRows('brobnar');

/** Any cards: only their number matters. */
const cards = (length: number): string[] => ({ length }) as string[];

/** Alaka and its mega form. */
const alaka = (id: string): Row[] => [
  [
    'enters play ready once you have used a creature to fight this turn',
    { you: { hand: [id], line: ['troll'] }, foe: { line: ['murmook'] } },
    ['fight troll', `play ${id}`, 'flank left'],
    { cards: { [id]: { exhausted: false } }, may: [`reap ${id}`] },
  ],
  [
    'enters play exhausted when creatures have only reaped',
    { you: { hand: [id], line: ['troll'] }, foe: { line: ['murmook'] } },
    ['reap troll', `play ${id}`, 'flank left'],
    { cards: { [id]: { exhausted: true } } },
  ],
  [
    'does not count a fight of the opponent in the turn before',
    {
      active: 1,
      you: { hand: [id], line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { line: ['krump'] },
    },
    ['fight krump', 'end', 'house brobnar', `play ${id}`, 'flank left'],
    { cards: { [id]: { exhausted: true } } },
  ],
];

card('Alaka', ...alaka('alaka'));
card('Mega Alaka', ...alaka('mega-alaka'));

const BREWS = [
  ['Alaka’s Brew', 'alaka-s-brew'],
  ['Chieftain’s Brew', 'chieftain-s-brew'],
  ['Cowfyne’s Brew', 'cowfyne-s-brew'],
  ['Groke’s Brew', 'groke-s-brew'],
  ['Gron’s Brew', 'gron-s-brew'],
  ['Mogghunter’s Brew', 'mogghunter-s-brew'],
  ['Narp’s Brew', 'narp-s-brew'],
  ['Shorty’s Brew', 'shorty-s-brew'],
] as const;

for (const [name, id] of BREWS) {
  card(
    name,
    [
      'puts two +1 power counters on a creature',
      { you: { hand: [id], line: ['troll'] }, foe: { line: ['doc-bookton'] } },
      [`play ${id}`, 'doc-bookton'],
      { amber: [1, 0], cards: { 'doc-bookton': { power: 7, counters: { power: 2 } }, troll: { power: 8 } } },
    ],
    [
      'offers creatures of both sides and any house',
      { you: { hand: [id], line: ['troll', 'urchin'] }, foe: { line: ['doc-bookton'] } },
      [`play ${id}`],
      { offers: ['troll', 'urchin', 'doc-bookton'] },
    ],
    ['gives its æmber without creatures', { you: { hand: [id] } }, [`play ${id}`], { amber: [1, 0] }],
  );
}

card(
  'Ballcano',
  [
    'deals 4 to each creature and gives 2 chains',
    {
      you: { hand: ['ballcano'], line: ['troll', 'charette'] },
      foe: { line: ['bumpsy', 'dr-escotera'] },
    },
    ['play ballcano'],
    { line: [['troll'], ['bumpsy']], chains: [2, 0], cards: { troll: { damage: 4 }, bumpsy: { damage: 4 } } },
  ],
  [
    'gives chains also without creatures',
    { you: { hand: ['ballcano'] } },
    ['play ballcano'],
    { chains: [2, 0] },
  ],
);

card(
  'Barn Razing',
  [
    'makes the opponent lose 1 each time a friendly creature fights this turn',
    {
      you: { amber: 4, hand: ['barn-razing'], line: ['troll', 'bumpsy', 'valdr'] },
      foe: { amber: 5, line: ['tocsin', 'doc-bookton'] },
    },
    ['play barn-razing', 'fight troll', 'tocsin', 'fight bumpsy', 'reap valdr'],
    { amber: [5, 3] },
  ],
  [
    'ends with the turn and spares the opponent’s own fights',
    {
      you: { amber: 4, hand: ['barn-razing'], line: ['troll'] },
      foe: { amber: 5, line: ['doc-bookton'], houses: ['logos', 'dis', 'mars'] },
    },
    ['play barn-razing', 'end', 'house logos', 'fight doc-bookton'],
    { amber: [4, 5] },
  ],
  [
    'is over in your next turn',
    {
      you: { hand: ['barn-razing'], line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { amber: 5, line: ['doc-bookton'], houses: ['logos', 'dis', 'mars'] },
    },
    ['play barn-razing', 'end', 'house mars', 'end', 'house brobnar', 'fight troll'],
    { amber: [0, 5] },
  ],
);

card(
  'Berserker Slam',
  [
    'offers flank creatures of both sides',
    {
      you: { hand: ['berserker-slam'], line: ['krump', 'valdr', 'urchin'] },
      foe: { line: ['charette', 'troll', 'bumpsy'] },
    },
    ['play berserker-slam'],
    { offers: ['krump', 'urchin', 'charette', 'bumpsy'] },
  ],
  [
    'makes the controller of a creature that it destroys lose 1',
    { you: { amber: 3, hand: ['berserker-slam'] }, foe: { amber: 3, line: ['charette', 'troll', 'krump'] } },
    ['play berserker-slam', 'charette'],
    { amber: [4, 2], line: [[], ['troll', 'krump']], cards: { krump: { damage: 0 } } },
  ],
  [
    'costs nothing when the creature survives',
    { you: { amber: 3, hand: ['berserker-slam'] }, foe: { amber: 3, line: ['bumpsy'] } },
    ['play berserker-slam'],
    { amber: [4, 3], cards: { bumpsy: { damage: 4 } } },
  ],
  [
    'costs you 1 for a friendly creature, whoever owns it',
    {
      you: { amber: 3, hand: ['berserker-slam'], line: [{ card: 'charette', owner: 1 }] },
      foe: { amber: 3 },
    },
    ['play berserker-slam'],
    { amber: [3, 3], at: { charette: 'discard 1' } },
  ],
  [
    'costs nothing when a ward saves the creature',
    { you: { hand: ['berserker-slam'] }, foe: { amber: 3, line: [{ card: 'charette', ward: true }] } },
    ['play berserker-slam'],
    { amber: [1, 3], cards: { charette: { ward: false, damage: 0 } } },
  ],
  [
    'gives its æmber without creatures',
    { you: { hand: ['berserker-slam'] }, foe: { amber: 3 } },
    ['play berserker-slam'],
    { amber: [1, 3] },
  ],
);

/** Gron Nine-Toes and its mega form, of the given power. */
const gron = (id: string, power: number): Row[] => [
  [
    'gets +4 power while it is damaged, alone',
    {
      you: {
        line: [
          { card: id, damage: 1 },
          { card: 'troll', damage: 1 },
        ],
      },
      foe: { line: [id] },
    },
    [],
    { cards: { [id]: { power: power + 4 }, [`${id}#2`]: { power }, troll: { power: 8 } } },
  ],
  [
    'is destroyed by damage up to its own power that comes at once',
    { you: { line: ['troll'] }, foe: { line: [id] } },
    ['fight troll'],
    { line: [['troll'], []], cards: { troll: { damage: power } } },
  ],
  [
    'survives as much in two blows',
    { you: { hand: ['ballcano'] }, foe: { line: [{ card: id, damage: power - 1 }] } },
    ['play ballcano'],
    { cards: { [id]: { damage: power + 3, power: power + 4 } } },
  ],
  [
    'is destroyed when the damage reaches its power with the bonus',
    { you: { hand: ['ballcano'] }, foe: { line: [{ card: id, damage: power }] } },
    ['play ballcano'],
    { line: [[], []], at: { [id]: 'discard 1' } },
  ],
  [
    'has its own power again when it is fully healed',
    { house: 'sanctum', you: { line: ['grey-monk', { card: id, damage: 2 }] } },
    ['reap grey-monk', id],
    { cards: { [id]: { damage: 0, power } } },
  ],
];

card('Gron Nine-Toes', ...gron('gron-nine-toes', 5));
card('Mega Gron Nine-Toes', ...gron('mega-gron-nine-toes', 7));

card(
  'Irestaff',
  [
    'enrages a creature and puts a +1 power counter on it',
    { you: { artifacts: ['irestaff'], line: ['troll'] }, foe: { line: ['doc-bookton'] } },
    ['action irestaff', 'doc-bookton'],
    {
      cards: {
        'doc-bookton': { enraged: true, power: 6, counters: { power: 1 } },
        troll: { enraged: false, power: 8 },
      },
    },
  ],
  [
    'offers creatures of both sides',
    { you: { artifacts: ['irestaff'], line: ['troll'] }, foe: { line: ['doc-bookton'] } },
    ['action irestaff'],
    { offers: ['troll', 'doc-bookton'] },
  ],
  [
    'strengthens a creature that is enraged already',
    { you: { artifacts: ['irestaff'], line: [{ card: 'troll', enraged: true }] } },
    ['action irestaff'],
    { cards: { troll: { enraged: true, power: 9 } } },
  ],
  [
    'is exhausted without effect when there is no creature',
    { you: { artifacts: ['irestaff'] } },
    ['action irestaff'],
    { cards: { irestaff: { exhausted: true } } },
  ],
);

/** Mogghunter and its mega form. */
const mogghunter = (id: string): Row[] => [
  [
    'deals 2 to a flank creature of either side after it fought',
    { you: { line: [id, 'krump', 'troll'] }, foe: { line: ['murmook', 'zorg', 'bumpsy', 'valdr'] } },
    [`fight ${id}`, 'murmook'],
    { offers: [id, 'troll', 'zorg', 'valdr'] },
  ],
  [
    'deals exactly 2',
    { you: { line: [id] }, foe: { line: ['murmook', 'zorg', 'valdr'] } },
    [`fight ${id}`, 'murmook', 'valdr'],
    { cards: { [id]: { damage: 3 }, valdr: { damage: 2 }, zorg: { damage: 0 } } },
  ],
  [
    'deals nothing when it reaps',
    { you: { line: [id] }, foe: { line: ['murmook'] } },
    [`reap ${id}`],
    { amber: [1, 0], cards: { murmook: { damage: 0 }, [id]: { damage: 0 } } },
  ],
];

card('Mogghunter', ...mogghunter('mogghunter'));
card('Mega Mogghunter', ...mogghunter('mega-mogghunter'));

/** Narp and its mega form. */
const narp = (id: string): Row[] => [
  [
    'keeps its neighbors from reaping, and nobody else',
    { you: { line: ['troll', id, 'krump', 'bumpsy'] }, foe: { line: ['murmook'] } },
    [],
    {
      may: [`reap ${id}`, 'reap bumpsy', 'fight troll', 'fight krump'],
      mayNot: ['reap troll', 'reap krump'],
    },
  ],
  [
    'does so for the opponent’s sake no less',
    { active: 1, you: { line: ['murmook'] }, foe: { line: ['troll', id] } },
    [],
    { may: [`reap ${id}`, 'fight troll'], mayNot: ['reap troll'] },
  ],
];

card('Narp', ...narp('narp'));
card('Mega Narp', ...narp('mega-narp'));

const stiltKin = { card: 'stilt-kin', exhausted: true };

card(
  'Stilt-Kin',
  [
    'readies and fights after a Giant is played beside it, and takes no damage in return',
    { you: { hand: ['troll'], line: [stiltKin] }, foe: { line: ['murmook', 'doc-bookton'] } },
    ['play troll', 'flank left', 'doc-bookton'],
    { cards: { 'stilt-kin': { exhausted: true, damage: 0 }, 'doc-bookton': { damage: 2 } } },
  ],
  [
    'must fight when it can',
    { you: { hand: ['troll'], line: [stiltKin] }, foe: { line: ['murmook', 'doc-bookton'] } },
    ['play troll', 'flank right'],
    { offers: ['murmook', 'doc-bookton'] },
  ],
  [
    'is not moved by a Giant elsewhere',
    { you: { hand: ['troll'], line: [stiltKin, 'krump'] }, foe: { line: ['doc-bookton'] } },
    ['play troll', 'flank right'],
    { cards: { 'stilt-kin': { exhausted: true }, 'doc-bookton': { damage: 0 } } },
  ],
  [
    'is not moved by a creature that is no Giant',
    { you: { hand: ['grenade-snib'], line: [stiltKin] }, foe: { line: ['doc-bookton'] } },
    ['play grenade-snib', 'flank left'],
    { cards: { 'stilt-kin': { exhausted: true }, 'doc-bookton': { damage: 0 } } },
  ],
  [
    'is not moved by a Giant of the opponent',
    { active: 1, you: { line: [stiltKin] }, foe: { hand: ['troll'] } },
    ['play troll'],
    { cards: { 'stilt-kin': { exhausted: true }, troll: { damage: 0 } } },
  ],
  [
    'without an enemy is only readied',
    { you: { hand: ['troll'], line: [stiltKin] } },
    ['play troll', 'flank left'],
    { cards: { 'stilt-kin': { exhausted: false } } },
  ],
);

card(
  'Warriors’ Refrain',
  [
    'stuns each creature with power 3 or lower, on both sides',
    {
      you: { hand: ['warriors--refrain'], line: ['tocsin', 'charette'] },
      foe: { line: ['urchin', { card: 'murmook', power: 1 }, 'dextre'] },
    },
    ['play warriors--refrain'],
    {
      amber: [1, 0],
      cards: {
        tocsin: { stunned: true },
        charette: { stunned: false },
        urchin: { stunned: true },
        murmook: { stunned: false },
        dextre: { stunned: true },
      },
    },
  ],
  [
    'gives its æmber when there is nobody to stun',
    { you: { hand: ['warriors--refrain'] }, foe: { line: ['troll'] } },
    ['play warriors--refrain'],
    { amber: [1, 0], cards: { troll: { stunned: false } } },
  ],
);

card(
  'Fyre-Breath',
  [
    'gives +3 power, and 2 damage to each neighbor of the creature fought before the fight',
    {
      you: { line: [{ card: 'bumpsy', upgrades: ['fyre-breath'] }, 'krump'] },
      foe: { line: ['murmook', 'doc-bookton', 'dust-imp', 'valdr'] },
    },
    ['fight bumpsy', 'doc-bookton'],
    {
      line: [
        ['bumpsy', 'krump'],
        ['murmook', 'valdr'],
      ],
      cards: {
        bumpsy: { power: 8, damage: 5 },
        krump: { power: 6, damage: 0 },
        murmook: { damage: 2 },
        valdr: { damage: 0 },
      },
    },
  ],
  [
    'deals nothing when its creature is attacked',
    {
      active: 1,
      you: { line: [{ card: 'bumpsy', upgrades: ['fyre-breath'] }] },
      foe: { line: ['krump', 'troll', 'valdr'] },
    },
    ['fight troll'],
    { at: { bumpsy: 'discard' }, cards: { krump: { damage: 0 }, valdr: { damage: 0 } } },
  ],
  [
    'serves the opponent when it lies on an enemy creature',
    {
      active: 1,
      you: { line: ['murmook', 'zorg', 'valdr'] },
      foe: { line: [{ card: 'troll', upgrades: [{ card: 'fyre-breath', owner: 0 }] }, 'krump'] },
    },
    ['fight troll', 'zorg'],
    { cards: { murmook: { damage: 2 }, valdr: { damage: 2 }, krump: { damage: 0 }, troll: { power: 11 } } },
  ],
);

card(
  'Gravelguts',
  [
    'gets two +1 power counters after an enemy creature is destroyed fighting it',
    { you: { line: ['gravelguts', 'troll'] }, foe: { line: ['murmook'] } },
    ['fight gravelguts'],
    { cards: { gravelguts: { power: 7, counters: { power: 2 }, damage: 3 }, troll: { power: 8 } } },
  ],
  [
    'gets them also when it is attacked',
    { active: 1, house: 'untamed', you: { line: ['gravelguts'] }, foe: { line: ['murmook'] } },
    ['fight murmook'],
    { cards: { gravelguts: { power: 7 } } },
  ],
  [
    'gets none when the foe survives, or dies of another creature',
    { you: { line: ['gravelguts', 'troll'] }, foe: { line: ['troll', 'murmook'] } },
    ['fight troll', 'murmook', 'fight gravelguts'],
    { line: [['troll'], ['troll#2']], at: { gravelguts: 'discard' } },
  ],
  [
    'gets none when another creature kills',
    { you: { line: ['gravelguts', 'troll'] }, foe: { line: ['murmook'] } },
    ['fight troll'],
    { cards: { gravelguts: { power: 5 } } },
  ],
);

card(
  'Overrun',
  [
    'takes 2 from the opponent after 3 enemy creatures were destroyed this turn',
    {
      you: { amber: 3, hand: ['earthshaker', 'overrun'] },
      foe: { amber: 5, line: ['murmook', 'tocsin', 'urchin', 'troll'] },
    },
    ['play earthshaker', 'play overrun'],
    { amber: [4, 3] },
  ],
  [
    'takes nothing after 2, whatever died of yours',
    {
      you: { amber: 3, hand: ['earthshaker', 'overrun'], line: ['wardrummer', 'silvertooth'] },
      foe: { amber: 5, line: ['murmook', 'tocsin', 'troll'] },
    },
    ['play earthshaker', 'flank left', 'play overrun'],
    { amber: [4, 5] },
  ],
);

card(
  'Power of Fire',
  [
    'sacrifices a friendly creature, and each player loses half of its power, rounded down',
    {
      you: { amber: 9, hand: ['power-of-fire'], line: [{ card: 'troll', power: 1 }] },
      foe: { amber: 8, line: ['krump'] },
    },
    ['play power-of-fire'],
    { amber: [5, 4], chains: [1, 0], line: [[], ['krump']] },
  ],
  [
    'offers friendly creatures only, and must take one',
    {
      you: { hand: ['power-of-fire'], line: ['troll', 'urchin'], artifacts: ['cannon'] },
      foe: { line: ['krump'] },
    },
    ['play power-of-fire'],
    { offers: ['troll', 'urchin'] },
  ],
  [
    'costs no æmber when a ward saves the creature',
    {
      you: { amber: 9, hand: ['power-of-fire'], line: [{ card: 'troll', ward: true }] },
      foe: { amber: 8 },
    },
    ['play power-of-fire'],
    { amber: [9, 8], chains: [1, 0], line: [['troll'], []] },
  ],
  [
    'gives a chain also without a friendly creature',
    { you: { amber: 9, hand: ['power-of-fire'] }, foe: { amber: 8, line: ['krump'] } },
    ['play power-of-fire'],
    { amber: [9, 8], chains: [1, 0], line: [[], ['krump']] },
  ],
);

card(
  'Ragwarg',
  [
    'deals 2 to the first creature that reaps in a turn, and to no later one',
    { you: { artifacts: ['ragwarg'], line: ['bumpsy', 'krump'] } },
    ['reap bumpsy', 'reap krump'],
    { amber: [2, 0], cards: { bumpsy: { damage: 2 }, krump: { damage: 0 } } },
  ],
  [
    'hits creatures of the opponent as well, anew each turn',
    {
      you: { artifacts: ['ragwarg'], line: ['bumpsy'] },
      foe: { line: ['shooler'], houses: ['dis', 'logos', 'mars'] },
    },
    ['reap bumpsy', 'end', 'house dis', 'reap shooler'],
    { cards: { bumpsy: { damage: 2 }, shooler: { damage: 2 } } },
  ],
  [
    'hits the first also when another reaps before that',
    { house: 'staralliance', you: { artifacts: ['ragwarg'], line: ['commander-chan', 'krump'] } },
    ['reap commander-chan', 'order commander-chan'],
    { amber: [2, 0], cards: { 'commander-chan': { damage: 2 }, krump: { damage: 0 } } },
  ],
  [
    'does not mind fights',
    { you: { artifacts: ['ragwarg'], line: ['krump', 'bumpsy'] }, foe: { line: ['dust-pixie'] } },
    ['fight krump', 'reap bumpsy'],
    { cards: { krump: { damage: 1 }, bumpsy: { damage: 2 } } },
  ],
);

card(
  'Shattered Throne',
  [
    'lets a creature capture 1 after it was used to fight, and not the one attacked',
    {
      you: { amber: 3, artifacts: ['shattered-throne'], line: ['troll'] },
      foe: { amber: 3, line: ['krump'] },
    },
    ['fight troll'],
    { amber: [3, 2], cards: { troll: { amber: 1 } }, line: [['troll'], []] },
  ],
  [
    'lets an enemy creature capture from you',
    {
      active: 1,
      you: { amber: 3, artifacts: ['shattered-throne'], line: ['kelifi-dragon'] },
      foe: { amber: 3, line: ['troll', { card: 'valdr', power: 9 }] },
    },
    ['fight valdr'],
    { amber: [2, 3], cards: { valdr: { amber: 1 }, troll: { amber: 0 } } },
  ],
  [
    'gives nothing to a creature that died',
    {
      you: { artifacts: ['shattered-throne'], line: ['bumpsy', 'troll'] },
      foe: { amber: 3, line: ['doc-bookton'] },
    },
    ['fight bumpsy'],
    { amber: [0, 3], line: [['troll'], []], cards: { troll: { amber: 0 } } },
  ],
  [
    'gives nothing for a reap',
    { you: { artifacts: ['shattered-throne'], line: ['bumpsy'] }, foe: { amber: 3 } },
    ['reap bumpsy'],
    { amber: [1, 3], cards: { bumpsy: { amber: 0 } } },
  ],
);

card(
  'Sköll',
  [
    'lets you strengthen a friendly creature when its assault damage destroys an enemy',
    { you: { line: ['sköll', 'krump'], artifacts: ['cannon'] }, foe: { line: ['murmook', 'troll'] } },
    ['fight sköll', 'murmook'],
    { offers: ['sköll', 'krump'], at: { murmook: 'discard 1' } },
  ],
  [
    'gives one counter and has taken no damage',
    { you: { line: ['sköll', 'krump'] }, foe: { line: ['murmook'] } },
    ['fight sköll', 'krump'],
    { cards: { krump: { power: 7, counters: { power: 1 } }, sköll: { damage: 0, keywords: ['assault 3'] } } },
  ],
  [
    'gives none when the blows of the fight destroy the enemy',
    { you: { line: [{ card: 'sköll', power: 3 }, 'krump'] }, foe: { line: ['bumpsy'] } },
    ['fight sköll'],
    { line: [['sköll', 'krump'], []], cards: { krump: { power: 6 }, sköll: { power: 6, damage: 5 } } },
  ],
  [
    'deals no assault damage when it is attacked',
    { active: 1, house: 'untamed', you: { line: ['sköll'] }, foe: { line: ['ancient-bear'] } },
    ['fight ancient-bear'],
    { cards: { 'ancient-bear': { damage: 3 } }, line: [[], ['ancient-bear']] },
  ],
);

card(
  'Slimy Jark',
  [
    'enrages the creature that it fights, without taking damage',
    { you: { line: ['slimy-jark', 'bumpsy'] }, foe: { line: ['troll', 'krump'] } },
    ['fight slimy-jark', 'troll'],
    {
      cards: {
        'slimy-jark': { damage: 0, enraged: false },
        troll: { damage: 1, enraged: true },
        krump: { enraged: false },
      },
    },
  ],
  [
    'enrages nobody when it is attacked, and eludes the first attack only',
    { active: 1, you: { line: ['slimy-jark'] }, foe: { line: ['troll', 'krump'] } },
    ['fight troll', 'fight krump'],
    { line: [[], ['troll', 'krump']], cards: { troll: { enraged: false, damage: 0 }, krump: { damage: 1 } } },
  ],
  [
    'enrages nobody who has died',
    { you: { line: ['slimy-jark'] }, foe: { line: ['dust-pixie'] } },
    ['fight slimy-jark'],
    { line: [['slimy-jark'], []], cards: { 'slimy-jark': { enraged: false } } },
  ],
);

card(
  'Guji Dinosaur Hunter',
  [
    'deals 2 to a creature',
    { you: { line: ['guji-dinosaur-hunter'] }, foe: { line: ['troll'] } },
    ['action guji-dinosaur-hunter', 'troll'],
    { cards: { troll: { damage: 2 } } },
  ],
  [
    'deals 6 to one with æmber on it',
    { you: { line: ['guji-dinosaur-hunter'] }, foe: { line: [{ card: 'troll', amber: 1 }] } },
    ['action guji-dinosaur-hunter', 'troll'],
    { cards: { troll: { damage: 6 } } },
  ],
  [
    'deals 6 to a Dinosaur, friendly or not',
    { you: { line: ['guji-dinosaur-hunter', 'grimlocus-dux'] }, foe: { line: ['troll'] } },
    ['action guji-dinosaur-hunter', 'grimlocus-dux'],
    { cards: { 'grimlocus-dux': { damage: 4, armor: 0 }, troll: { damage: 0 } } },
  ],
  [
    'may only aim at itself when it is alone, and is elusive',
    { you: { line: ['guji-dinosaur-hunter'] } },
    ['action guji-dinosaur-hunter'],
    { cards: { 'guji-dinosaur-hunter': { damage: 2, keywords: ['elusive'] } } },
  ],
);

card(
  'Igon the Green',
  [
    'is purged when destroyed, and returns an Igon the Terrible from your discard pile',
    {
      you: {
        hand: ['ballcano'],
        line: ['igon-the-green'],
        discard: ['troll', 'igon-the-terrible', 'igon-the-terrible'],
      },
      foe: { discard: ['igon-the-terrible'] },
    },
    ['play ballcano'],
    {
      you: { hand: cards(1), discard: cards(3), purged: ['igon-the-green'] },
      foe: { discard: cards(1) },
      at: { troll: 'discard' },
    },
  ],
  [
    'is purged also when there is none',
    { you: { hand: ['ballcano'], line: ['igon-the-green'] } },
    ['play ballcano'],
    { at: { 'igon-the-green': 'purged' }, you: { hand: [] } },
  ],
  [
    'is not purged when it leaves play otherwise',
    { you: { hand: ['wardrummer'], line: ['igon-the-green'], discard: ['igon-the-terrible'] } },
    ['play wardrummer', 'flank left'],
    { at: { 'igon-the-green': 'hand', 'igon-the-terrible': 'discard' } },
  ],
);

card(
  'Nogi Smartfist',
  [
    'draws 2 and then discards 2 random cards after it fought',
    {
      you: { line: ['nogi-smartfist'], hand: ['troll'], deck: ['urchin', 'punch', 'bumpsy'] },
      foe: { line: ['murmook'], hand: ['krump'] },
      rolls: ['troll', 'punch'],
    },
    ['fight nogi-smartfist'],
    { you: { hand: ['urchin'] }, foe: { hand: ['krump'] }, at: { troll: 'discard', punch: 'discard' } },
  ],
  [
    'discards what it has drawn from an empty hand',
    {
      you: { line: ['nogi-smartfist'], deck: ['urchin', 'punch'] },
      foe: { line: ['murmook'], hand: ['krump', 'valdr', 'zorg', 'bumpsy'] },
    },
    ['fight nogi-smartfist'],
    { you: { hand: [] }, foe: { hand: cards(4) }, at: { urchin: 'discard', punch: 'discard' } },
  ],
  [
    'draws nothing when it reaps',
    { you: { line: ['nogi-smartfist'], hand: ['troll'] } },
    ['reap nogi-smartfist'],
    { you: { hand: ['troll'] } },
  ],
);

card(
  'Ragnarok',
  [
    'keeps all creatures from reaping and pays 1 for each friendly fight',
    { you: { hand: ['ragnarok'], line: ['troll', 'krump', 'bumpsy'] }, foe: { line: ['murmook', 'tocsin'] } },
    ['play ragnarok', 'fight troll', 'murmook', 'fight krump'],
    { amber: [2, 0], mayNot: ['reap bumpsy'] },
  ],
  [
    'reaches a creature that comes later',
    { you: { hand: ['ragnarok', { card: 'silvertooth', house: 'brobnar' }] }, foe: { line: ['troll'] } },
    ['play ragnarok', 'play silvertooth'],
    { may: ['fight silvertooth'], mayNot: ['reap silvertooth'] },
  ],
  [
    'destroys each creature at the end of the turn, after cards were drawn',
    {
      you: { hand: ['ragnarok'], line: ['troll', 'duma-the-martyr'], artifacts: ['cannon'] },
      foe: { line: ['krump'] },
    },
    ['play ragnarok', 'end'],
    { asks: 'house', decider: 1, line: [[], []], you: { hand: cards(8) }, at: { cannon: 'artifacts' } },
  ],
  [
    'is over in the next turn',
    {
      you: { hand: ['ragnarok'] },
      foe: { hand: ['silvertooth'], houses: ['shadows', 'dis', 'logos'] },
    },
    ['play ragnarok', 'end', 'house shadows', 'play silvertooth', 'reap silvertooth', 'end'],
    { asks: 'house', decider: 0, amber: [0, 1], line: [[], ['silvertooth']] },
  ],
  [
    'pays nothing in your next turn',
    {
      you: { hand: ['ragnarok', 'silvertooth'], houses: ['brobnar', 'shadows', 'dis'] },
      foe: { hand: ['bumpsy'], houses: ['brobnar', 'dis', 'logos'] },
    },
    [
      'play ragnarok',
      'end',
      'house brobnar',
      'play bumpsy',
      'end',
      'house shadows',
      'play silvertooth',
      'fight silvertooth',
    ],
    { amber: [0, 0], line: [[], ['bumpsy']] },
  ],
  [
    'must come first in its turn',
    { you: { hand: ['ragnarok'], line: ['troll'] } },
    ['reap troll'],
    { mayNot: ['play ragnarok'] },
  ],
);

const lava = { artifacts: ['the-floor-is-lava'] };

card(
  'The Floor is Lava',
  [
    'deals 1 to a friendly and 1 to an enemy creature at the start of your turn',
    { active: 1, you: { ...lava, line: ['troll', 'krump'] }, foe: { line: ['bumpsy', 'valdr'] } },
    ['end', 'krump', 'valdr'],
    {
      asks: 'house',
      decider: 0,
      cards: { troll: { damage: 0 }, krump: { damage: 1 }, bumpsy: { damage: 0 }, valdr: { damage: 1 } },
    },
  ],
  [
    'asks for the friendly one first',
    { active: 1, you: { ...lava, line: ['troll', 'krump'] }, foe: { line: ['bumpsy', 'valdr'] } },
    ['end'],
    { decider: 0, offers: ['troll', 'krump'] },
  ],
  [
    'then asks for the enemy creature',
    {
      active: 1,
      you: { ...lava, line: ['troll', 'krump'] },
      foe: { line: ['bumpsy', 'valdr'], artifacts: ['cannon'] },
    },
    ['end', 'troll'],
    { decider: 0, offers: ['bumpsy', 'valdr'] },
  ],
  [
    'deals its damage at once',
    { active: 1, you: { ...lava, line: ['dust-pixie'] }, foe: { line: ['bad-penny'] } },
    ['end'],
    { asks: 'house', line: [[], []], at: { 'dust-pixie': 'discard', 'bad-penny': 'hand 1' } },
  ],
  [
    'hits one side when the other is empty',
    { active: 1, you: lava, foe: { line: ['bumpsy'] } },
    ['end'],
    { asks: 'house', cards: { bumpsy: { damage: 1 } } },
  ],
  [
    'does nothing at the start of the opponent’s turn',
    { you: { ...lava, line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['end'],
    { asks: 'house', decider: 1, cards: { troll: { damage: 0 }, bumpsy: { damage: 0 } } },
  ],
);

card(
  'Igon the Terrible',
  [
    'is destroyed when it is played before Igon the Green was purged',
    { you: { hand: ['igon-the-terrible'], line: ['igon-the-green'], purged: ['troll'] } },
    ['play igon-the-terrible', 'flank left'],
    { line: [['igon-the-green'], []], at: { 'igon-the-terrible': 'discard' } },
  ],
  [
    'stays when Igon the Green was purged',
    { you: { hand: ['igon-the-terrible'], purged: ['igon-the-green'] } },
    ['play igon-the-terrible'],
    { line: [['igon-the-terrible'], []] },
  ],
  [
    'stays when one of the opponent was',
    { you: { hand: ['igon-the-terrible'] }, foe: { purged: ['igon-the-green'] } },
    ['play igon-the-terrible'],
    { line: [['igon-the-terrible'], []] },
  ],
  [
    'steals 1 after it fought',
    { you: { line: ['igon-the-terrible'] }, foe: { amber: 3, line: ['murmook'] } },
    ['fight igon-the-terrible'],
    { amber: [1, 2] },
  ],
  [
    'steals nothing when it reaps',
    { you: { line: ['igon-the-terrible'] }, foe: { amber: 3 } },
    ['reap igon-the-terrible'],
    { amber: [1, 3] },
  ],
);

card(
  'Mega Cowfyne',
  [
    'deals 2 to each neighbor of the creature it fights, before the fight',
    {
      you: { line: ['mega-cowfyne', 'krump'] },
      foe: { line: ['murmook', 'doc-bookton', 'dust-imp', 'valdr'] },
    },
    ['fight mega-cowfyne', 'doc-bookton'],
    {
      line: [
        ['mega-cowfyne', 'krump'],
        ['murmook', 'valdr'],
      ],
      cards: {
        'mega-cowfyne': { damage: 5 },
        krump: { damage: 0 },
        murmook: { damage: 2 },
        valdr: { damage: 0 },
      },
    },
  ],
  [
    'deals nothing when it is attacked',
    { active: 1, you: { line: ['mega-cowfyne'] }, foe: { line: ['krump', 'troll', 'valdr'] } },
    ['fight troll'],
    { cards: { krump: { damage: 0 }, valdr: { damage: 0 } } },
  ],
);

card(
  'Mega Ganger Chieftain',
  [
    'may ready and fight with a neighbor',
    {
      you: { hand: ['mega-ganger-chieftain'], line: [{ card: 'troll', exhausted: true }, 'krump'] },
      foe: { line: ['doc-bookton'] },
    },
    ['play mega-ganger-chieftain', 'flank left', 'yes'],
    { line: [['mega-ganger-chieftain', 'troll', 'krump'], []], cards: { troll: { damage: 5 } } },
  ],
  [
    'may leave it',
    {
      you: { hand: ['mega-ganger-chieftain'], line: [{ card: 'troll', exhausted: true }] },
      foe: { line: ['doc-bookton'] },
    },
    ['play mega-ganger-chieftain', 'flank left', 'no'],
    { cards: { troll: { exhausted: true, damage: 0 } } },
  ],
  [
    'is not asked without a neighbor',
    { you: { hand: ['mega-ganger-chieftain'] }, foe: { line: ['doc-bookton'] } },
    ['play mega-ganger-chieftain'],
    { cards: { 'mega-ganger-chieftain': { exhausted: true }, 'doc-bookton': { damage: 0 } } },
  ],
  [
    'takes one of two neighbors',
    {
      you: {
        hand: ['mega-ganger-chieftain'],
        line: ['sci-officer-morpheus', { card: 'project-zyx', exhausted: true }],
        archives: ['krump'],
      },
      foe: { line: ['dust-pixie', 'dust-imp', 'dextre'] },
    },
    [
      'play mega-ganger-chieftain',
      'flank right',
      'order mega-ganger-chieftain',
      'yes',
      'dust-pixie',
      'yes',
      'flank right',
      'yes',
      'krump',
      'dextre',
    ],
    {
      line: [['sci-officer-morpheus', 'project-zyx', 'mega-ganger-chieftain', 'krump'], ['dust-imp']],
      cards: { 'project-zyx': { damage: 0 }, krump: { damage: 3 } },
    },
  ],
);

card(
  'Mega Groke',
  [
    'makes the opponent lose 1 after it fought',
    { you: { amber: 2, line: ['mega-groke'] }, foe: { amber: 3, line: ['murmook'] } },
    ['fight mega-groke'],
    { amber: [2, 2] },
  ],
  [
    'takes nothing when it reaps',
    { you: { amber: 2, line: ['mega-groke'] }, foe: { amber: 3 } },
    ['reap mega-groke'],
    { amber: [3, 3] },
  ],
);

card(
  'Mega Shorty',
  [
    'is enraged when it reaps',
    { you: { line: ['mega-shorty', 'troll'] } },
    ['reap mega-shorty'],
    { amber: [1, 0], cards: { 'mega-shorty': { enraged: true }, troll: { enraged: false } } },
  ],
  [
    'deals 4 damage before the fight',
    { you: { line: ['mega-shorty'] }, foe: { line: ['charette'] } },
    ['fight mega-shorty'],
    { line: [['mega-shorty'], []], cards: { 'mega-shorty': { damage: 0, keywords: ['assault 4'] } } },
  ],
);

// Anomalies

card(
  'Lateral Shift',
  [
    'plays a card of the opponent’s hand as if it were yours',
    { you: { hand: ['lateral-shift', 'krump'] }, foe: { hand: ['punch', 'troll'], line: ['bumpsy'] } },
    ['play lateral-shift', 'punch'],
    {
      amber: [1, 0],
      cards: { bumpsy: { damage: 3 } },
      at: { punch: 'discard 1', troll: 'hand 1', 'lateral-shift': 'discard 0' },
    },
  ],
  [
    'offers the opponent’s whole hand',
    { you: { hand: ['lateral-shift', 'krump'] }, foe: { hand: ['punch', 'urchin'] } },
    ['play lateral-shift'],
    { offers: ['punch', 'urchin'] },
  ],
  [
    'puts a creature into your line, to be used by you',
    { you: { hand: ['lateral-shift'] }, foe: { amber: 2, hand: ['urchin'] } },
    ['play lateral-shift'],
    { amber: [1, 1], at: { urchin: 'line 0' }, cards: { urchin: { owner: 1, exhausted: true } } },
  ],
  [
    'leaves a card that can’t be played where it is',
    { you: { hand: ['lateral-shift'] }, foe: { hand: ['kelifi-dragon'] } },
    ['play lateral-shift'],
    { at: { 'kelifi-dragon': 'hand 1' } },
  ],
  [
    'does nothing when the opponent’s hand is empty',
    { you: { hand: ['lateral-shift', 'krump'] } },
    ['play lateral-shift'],
    { you: { hand: ['krump'] } },
  ],
  [
    'belongs to the house it is printed in',
    { house: 'dis', you: { hand: [{ card: 'lateral-shift', house: 'dis' }] }, foe: { hand: ['troll'] } },
    ['play lateral-shift'],
    { at: { troll: 'line 0' } },
  ],
  [
    'shows the opponent’s hand to its player alone',
    { you: { hand: ['lateral-shift', 'krump'] }, foe: { hand: ['punch', 'urchin'] } },
    ['play lateral-shift'],
    { asks: 'target', sees: [['punch', 'urchin'], []] },
  ],
);

single('Lateral Shift shows its player the opponent’s hand', () => {
  const s = position({
    house: 'brobnar',
    you: { hand: ['lateral-shift'] },
    foe: { hand: ['anger', 'troll'] },
  });
  take(s, 'play lateral-shift');
  const hand = listed(s.state, headOf(s.state, 1, Zone.Hand));
  expect(hand.map((each) => flag(s.state, each, Flag.Known0))).toEqual([true, true]);
});

card(
  'Memolith',
  [
    'grafts an action card from your hand',
    { you: { artifacts: ['memolith'], hand: ['punch', 'troll', 'ballcano'] } },
    ['action memolith', 'choice 0', 'ballcano'],
    { you: { hand: ['punch', 'troll'] }, at: { ballcano: 'under memolith' } },
  ],
  [
    'offers action cards only',
    { you: { artifacts: ['memolith'], hand: ['punch', 'troll', 'ballcano'] }, foe: { hand: ['zap'] } },
    ['action memolith', 'choice 0'],
    { offers: ['punch', 'ballcano'] },
  ],
  [
    'triggers the play effect of a grafted card, which stays',
    {
      you: { artifacts: [{ card: 'memolith', under: ['punch'] }], hand: ['ballcano'] },
      foe: { line: ['troll'] },
    },
    ['action memolith', 'choice 1'],
    { amber: [0, 0], cards: { troll: { damage: 3 } }, at: { punch: 'under memolith', ballcano: 'hand' } },
  ],
  [
    'lets you choose among grafted cards',
    { you: { artifacts: [{ card: 'memolith', under: ['punch', 'ballcano'] }] }, foe: { line: ['troll'] } },
    ['action memolith', 'choice 1'],
    { offers: ['ballcano', 'punch'] },
  ],
  [
    'may be used for the way that can do nothing',
    { you: { artifacts: ['memolith'], hand: ['punch'] }, foe: { line: ['troll'] } },
    ['action memolith', 'choice 1'],
    { you: { hand: ['punch'] }, cards: { memolith: { exhausted: true }, troll: { damage: 0 } } },
  ],
);

card(
  'Nizak, The Forgotten',
  [
    'takes no damage while it fights, neither from hazardous',
    { you: { line: ['nizak-the-forgotten'] }, foe: { line: ['briar-grubbling', 'kelifi-dragon'] } },
    ['fight nizak-the-forgotten', 'kelifi-dragon'],
    { cards: { 'nizak-the-forgotten': { damage: 0 }, 'kelifi-dragon': { damage: 6 } } },
  ],
  [
    'returns a creature destroyed fighting it to its owner’s hand',
    { you: { line: ['nizak-the-forgotten'] }, foe: { line: ['briar-grubbling', 'troll'] } },
    ['fight nizak-the-forgotten', 'briar-grubbling'],
    { at: { 'briar-grubbling': 'hand 1' }, cards: { 'nizak-the-forgotten': { damage: 0 } } },
  ],
  [
    'returns an attacker, to your hand when it is yours',
    {
      active: 1,
      you: { line: ['nizak-the-forgotten'] },
      foe: { line: [{ card: 'krump', owner: 0 }] },
    },
    ['fight krump'],
    { at: { krump: 'hand 0' }, cards: { 'nizak-the-forgotten': { damage: 0 } } },
  ],
  [
    'is hurt again by a “Fight:” ability, which comes after the fight',
    { active: 1, you: { line: ['nizak-the-forgotten'] }, foe: { line: ['kelifi-dragon'] } },
    ['fight kelifi-dragon', 'nizak-the-forgotten'],
    { amber: [0, 1], cards: { 'nizak-the-forgotten': { damage: 5 }, 'kelifi-dragon': { damage: 6 } } },
  ],
  [
    'is hurt outside of fights, and others fight as ever',
    { you: { hand: ['ballcano'], line: ['nizak-the-forgotten', 'troll'] }, foe: { line: ['murmook'] } },
    ['fight troll', 'play ballcano'],
    {
      at: { murmook: 'discard 1' },
      cards: { 'nizak-the-forgotten': { damage: 4, keywords: [] }, troll: { damage: 7 } },
    },
  ],
);

card(
  'Orb of Wonder',
  [
    'is sacrificed in any house to find a card in your deck',
    {
      house: 'dis',
      you: { artifacts: ['orb-of-wonder'], deck: ['urchin', 'punch', 'troll'], pad: false },
      foe: { deck: ['krump'] },
    },
    ['omni orb-of-wonder', 'punch'],
    { you: { hand: ['punch'], deck: cards(2) }, at: { 'orb-of-wonder': 'discard 0' } },
  ],
  [
    'offers the whole deck, and to find nothing',
    { you: { artifacts: ['orb-of-wonder'], deck: ['urchin', 'punch'], discard: ['troll'], pad: false } },
    ['omni orb-of-wonder'],
    { offers: ['urchin', 'punch', 'done'] },
  ],
  [
    'does not tell the order of the deck, which was shuffled before',
    {
      you: {
        artifacts: ['orb-of-wonder', 'orb-of-wonder'],
        deck: ['urchin', 'punch', 'troll', 'anger'],
        pad: false,
      },
    },
    ['omni orb-of-wonder#1', 'done', 'omni orb-of-wonder#2'],
    {
      you: { deck: ['troll', 'anger', 'punch', 'urchin'] },
      offers: ['urchin', 'punch', 'troll', 'anger', 'done'],
    },
  ],
  [
    'is sacrificed also when the deck is empty',
    { you: { artifacts: ['orb-of-wonder'], discard: ['troll'], pad: false } },
    ['omni orb-of-wonder'],
    { you: { hand: [], deck: [] }, at: { 'orb-of-wonder': 'discard' } },
  ],
);

card(
  'Timequake',
  [
    'shuffles all your cards in play into your deck, upgrades too, and draws as many',
    {
      you: {
        hand: ['timequake', 'krump'],
        line: [{ card: 'troll', upgrades: ['blood-of-titans'] }, 'urchin'],
        artifacts: ['cannon'],
        deck: [],
      },
      foe: { line: ['doc-bookton'], artifacts: ['lifeward'] },
    },
    ['play timequake'],
    {
      amber: [1, 0],
      line: [[], ['doc-bookton']],
      you: { hand: cards(5), deck: cards(10), discard: ['timequake'], artifacts: [] },
      at: { lifeward: 'artifacts 1' },
    },
  ],
  [
    'draws nothing for a card that goes to the opponent’s deck, nor for one that a ward keeps',
    {
      you: {
        hand: ['timequake'],
        line: [
          { card: 'troll', owner: 1, upgrades: [{ card: 'blood-of-titans', owner: 1 }] },
          { card: 'krump', ward: true },
          'bumpsy',
        ],
      },
    },
    ['play timequake'],
    {
      line: [['krump'], []],
      you: { hand: cards(1), deck: cards(10) },
      foe: { deck: cards(12), discard: [] },
      cards: { krump: { ward: false } },
    },
  ],
  [
    'draws nothing without cards in play',
    { you: { hand: ['timequake'] }, foe: { line: ['troll'] } },
    ['play timequake'],
    { amber: [1, 0], you: { hand: [] }, line: [[], ['troll']] },
  ],
);
