import { cardRows } from '../../testrows.js';

const card = cardRows('brobnar');

card(
  '1-2 Punch',
  [
    'stuns an enemy creature',
    { you: { hand: ['1-2-punch'], line: ['troll'] }, foe: { line: ['dodger', 'bumpsy'] } },
    ['play 1-2-punch', 'bumpsy'],
    { amber: [1, 0], cards: { dodger: { stunned: false }, bumpsy: { stunned: true, damage: 0 } } },
  ],
  [
    'destroys one that is stunned already',
    { you: { hand: ['1-2-punch'] }, foe: { line: ['dodger', { card: 'bumpsy', stunned: true }] } },
    ['play 1-2-punch', 'bumpsy'],
    { line: [[], ['dodger']], at: { bumpsy: 'discard 1' }, cards: { dodger: { stunned: false } } },
  ],
  [
    'offers enemy creatures only',
    {
      you: { hand: ['1-2-punch'], line: ['troll'] },
      foe: { line: ['dodger', 'bumpsy'], artifacts: ['cannon'] },
    },
    ['play 1-2-punch'],
    { asks: 'target 1-2-punch', offers: ['dodger', 'bumpsy'] },
  ],
  [
    'does nothing without one',
    { you: { hand: ['1-2-punch'], line: [{ card: 'troll', stunned: true }] } },
    ['play 1-2-punch'],
    { amber: [1, 0], line: [['troll'], []] },
  ],
);

card(
  'Bingle Bangbang',
  [
    'deals 5 to each neighbor of its foe before the fight',
    {
      you: { line: ['troll', 'bingle-bangbang'] },
      foe: { line: ['valdr', 'dextre', 'bumpsy', 'krump'] },
    },
    ['fight bingle-bangbang', 'dextre'],
    {
      line: [['troll'], ['valdr', 'dextre', 'krump']],
      cards: { valdr: { damage: 5 }, dextre: { damage: 2 }, krump: { damage: 0 }, troll: { damage: 0 } },
    },
  ],
  [
    'deals nothing when it is attacked',
    { active: 1, you: { line: ['bingle-bangbang'] }, foe: { line: ['valdr', 'bumpsy'] } },
    ['fight bumpsy'],
    { line: [[], ['valdr', 'bumpsy']], cards: { valdr: { damage: 0 }, bumpsy: { damage: 2 } } },
  ],
  [
    'only fights a creature that stands alone',
    { you: { line: ['bingle-bangbang'] }, foe: { line: ['bumpsy'] } },
    ['fight bingle-bangbang'],
    { line: [[], ['bumpsy']], cards: { bumpsy: { damage: 2 } } },
  ],
);

card(
  'Brammo',
  [
    'deals 2 to each enemy flank creature',
    { you: { hand: ['brammo'], line: ['troll'] }, foe: { line: ['dodger', 'dextre', 'tocsin', 'bumpsy'] } },
    ['play brammo', 'flank left'],
    {
      cards: {
        brammo: { damage: 0, armor: 1 },
        troll: { damage: 0 },
        dodger: { damage: 2 },
        dextre: { damage: 0 },
        tocsin: { damage: 0 },
        bumpsy: { damage: 2 },
      },
    },
  ],
  [
    'hits a lone enemy once',
    { you: { hand: ['brammo'] }, foe: { line: ['dodger'] } },
    ['play brammo'],
    { cards: { dodger: { damage: 2 }, brammo: { damage: 0 } } },
  ],
);

card(
  'Cowfyne',
  [
    'deals 2 to each neighbor of its foe before the fight',
    { you: { line: ['cowfyne', 'troll'] }, foe: { line: ['valdr', 'dextre', 'bumpsy', 'krump'] } },
    ['fight cowfyne', 'dextre'],
    {
      line: [
        ['cowfyne', 'troll'],
        ['valdr', 'bumpsy', 'krump'],
      ],
      cards: {
        valdr: { damage: 2 },
        bumpsy: { damage: 2 },
        krump: { damage: 0 },
        cowfyne: { damage: 3 },
        troll: { damage: 0 },
      },
    },
  ],
  [
    'fights on when a neighbor has died of it',
    { you: { line: ['cowfyne'] }, foe: { line: ['dust-pixie', 'krump'] } },
    ['fight cowfyne', 'krump'],
    { line: [[], ['krump']], cards: { krump: { damage: 5 } } },
  ],
);

card(
  'Drummernaut',
  [
    'returns another friendly Giant to hand when played',
    { you: { hand: ['drummernaut'], line: ['troll', 'urchin', 'bumpsy'] }, foe: { line: ['krump'] } },
    ['play drummernaut', 'flank left'],
    { asks: 'target drummernaut', offers: ['troll', 'bumpsy'] },
  ],
  [
    'does so when it reaps, to the hand of the owner',
    { you: { line: ['drummernaut', { card: 'troll', owner: 1 }] } },
    ['reap drummernaut'],
    { amber: [1, 0], line: [['drummernaut'], []], at: { troll: 'hand 1' } },
  ],
  [
    'does so after a fight',
    { you: { line: ['drummernaut', 'troll'] }, foe: { line: ['dextre'] } },
    ['fight drummernaut'],
    { line: [['drummernaut'], []], at: { troll: 'hand 0' }, cards: { drummernaut: { damage: 3 } } },
  ],
  [
    'stays alone without another Giant',
    { you: { line: ['drummernaut', 'urchin'] }, foe: { line: ['krump'] } },
    ['reap drummernaut'],
    { line: [['drummernaut', 'urchin'], ['krump']] },
  ],
);

card(
  'Foozle',
  [
    'gains 1 more when an enemy creature was destroyed this turn',
    { you: { line: ['foozle', 'troll'] }, foe: { line: ['dextre'] } },
    ['fight troll', 'reap foozle'],
    { amber: [2, 0] },
  ],
  [
    'gains no more for two of them',
    { you: { hand: ['earthshaker'], line: ['foozle'] }, foe: { line: ['dextre', 'tocsin'] } },
    ['play earthshaker', 'flank left', 'reap foozle'],
    { amber: [2, 0], line: [['earthshaker', 'foozle'], []] },
  ],
  [
    'reaps 1 alone when only a friendly creature was destroyed',
    { you: { hand: ['punch'], line: ['foozle', 'dextre'] } },
    ['play punch', 'dextre', 'reap foozle'],
    { amber: [2, 0], at: { dextre: 'deck' } },
  ],
);

card(
  'Groggins',
  [
    'attacks flank creatures only',
    { you: { line: ['groggins', 'troll'] }, foe: { line: ['dodger', 'dextre', 'bumpsy'] } },
    ['fight groggins'],
    { asks: 'target groggins', offers: ['dodger', 'bumpsy'] },
  ],
  [
    'leaves other creatures their choice',
    { you: { line: ['groggins', 'troll'] }, foe: { line: ['dodger', 'dextre', 'bumpsy'] } },
    ['fight troll'],
    { offers: ['dodger', 'dextre', 'bumpsy'] },
  ],
  [
    'cannot fight when taunt protects both flanks',
    { you: { line: ['groggins'] }, foe: { line: ['dodger', 'champion-anaphiel', 'bumpsy'] } },
    [],
    { may: ['reap groggins'], mayNot: ['fight groggins'] },
  ],
  [
    'may be attacked by anyone',
    {
      active: 1,
      you: { line: ['troll', 'groggins', 'bumpsy'] },
      foe: { line: ['krump', 'valdr', 'smaaash'] },
    },
    ['fight valdr'],
    { offers: ['troll', 'groggins', 'bumpsy'] },
  ],
);

card(
  'Groke',
  [
    'takes 1 æmber from the opponent after a fight',
    { you: { amber: 2, line: ['groke'] }, foe: { amber: 3, line: ['dextre'] } },
    ['fight groke'],
    { amber: [2, 2], cards: { groke: { damage: 3 } } },
  ],
  [
    'takes nothing when it dies, nor by reaping',
    { you: { line: ['groke', { card: 'groke', damage: 4 }] }, foe: { amber: 3, line: ['dextre'] } },
    ['fight groke#2', 'reap groke'],
    { amber: [1, 3], line: [['groke'], []] },
  ],
);

card(
  'Into the Fray',
  [
    'lets a friendly Brobnar creature fight again and again this turn',
    {
      you: { hand: ['into-the-fray'], line: ['troll', 'krump'] },
      foe: { line: ['dust-pixie', 'tocsin', 'dextre'] },
    },
    ['play into-the-fray', 'troll', 'fight troll', 'dust-pixie', 'fight troll', 'tocsin'],
    { amber: [0, 0], cards: { troll: { exhausted: false, damage: 4 } }, may: ['fight troll', 'reap troll'] },
  ],
  [
    'offers friendly Brobnar creatures only',
    {
      you: { hand: ['into-the-fray'], line: ['troll', 'urchin', 'krump'], artifacts: ['cannon'] },
      foe: { line: ['valdr'] },
    },
    ['play into-the-fray'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'readies after a fight alone, and only the chosen creature',
    {
      you: { hand: ['into-the-fray'], line: ['troll', 'krump'] },
      foe: { line: ['dust-pixie', 'tocsin'] },
    },
    ['play into-the-fray', 'troll', 'reap troll', 'fight krump', 'dust-pixie'],
    { cards: { troll: { exhausted: true }, krump: { exhausted: true } } },
  ],
  [
    'ends with the turn',
    {
      you: { hand: ['into-the-fray'], line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { line: ['tocsin', 'bumpsy'], houses: ['dis', 'brobnar', 'mars'] },
    },
    ['play into-the-fray', 'end', 'house mars', 'end', 'house brobnar', 'fight troll', 'tocsin'],
    { cards: { troll: { exhausted: true, damage: 3 } } },
  ],
);

card(
  'Lollop the Titanic',
  [
    'deals no damage when attacked',
    { active: 1, you: { line: ['lollop-the-titanic'] }, foe: { line: ['krump'] } },
    ['fight krump'],
    { cards: { krump: { damage: 0 }, 'lollop-the-titanic': { damage: 6 } } },
  ],
  [
    'deals its 11 when it attacks',
    { you: { line: ['lollop-the-titanic'] }, foe: { line: ['kelifi-dragon'] } },
    ['fight lollop-the-titanic'],
    { line: [[], ['kelifi-dragon']], cards: { 'kelifi-dragon': { damage: 11 } } },
  ],
);

card(
  'Pound',
  [
    'deals 2 to a creature and 1 to each of its neighbors',
    { you: { hand: ['pound'] }, foe: { line: ['dodger', 'troll', 'bumpsy', 'valdr'] } },
    ['play pound', 'troll'],
    {
      amber: [1, 0],
      cards: { dodger: { damage: 1 }, troll: { damage: 2 }, bumpsy: { damage: 1 }, valdr: { damage: 0 } },
    },
  ],
  [
    'may be aimed at either side and does not reach the other line',
    { you: { hand: ['pound'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['play pound', 'troll'],
    { cards: { troll: { damage: 2 }, bumpsy: { damage: 0 } } },
  ],
);

card(
  'Culf the Quiet',
  [
    'is elusive: the first attack of a turn deals no damage',
    { active: 1, you: { line: ['culf-the-quiet'] }, foe: { line: ['troll', 'krump'] } },
    ['fight troll'],
    { cards: { 'culf-the-quiet': { damage: 0 }, troll: { damage: 0 } } },
  ],
  [
    'is hurt by the second',
    { active: 1, you: { line: ['culf-the-quiet'] }, foe: { line: ['troll', 'krump'] } },
    ['fight troll', 'fight krump'],
    { line: [[], ['troll']] },
  ],
);

card(
  'Flamethrower',
  [
    'deals 1 to a creature and 1 to each of its neighbors',
    { you: { artifacts: ['flamethrower'] }, foe: { line: ['dodger', 'troll', 'bumpsy', 'valdr'] } },
    ['action flamethrower', 'troll'],
    {
      cards: {
        dodger: { damage: 1 },
        troll: { damage: 1 },
        bumpsy: { damage: 1 },
        valdr: { damage: 0 },
        flamethrower: { exhausted: true },
      },
    },
  ],
  [
    'may be aimed at a friendly creature',
    { you: { artifacts: ['flamethrower'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['action flamethrower'],
    { offers: ['troll', 'bumpsy'] },
  ],
  [
    'needs its house',
    { house: 'dis', you: { artifacts: ['flamethrower'] }, foe: { line: ['bumpsy'] } },
    [],
    { mayNot: ['action flamethrower'] },
  ],
);

card(
  'Flamewake Shaman',
  [
    'deals 2 to a creature',
    { you: { hand: ['flamewake-shaman'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['play flamewake-shaman', 'flank left', 'bumpsy'],
    { cards: { bumpsy: { damage: 2 }, troll: { damage: 0 }, 'flamewake-shaman': { damage: 0 } } },
  ],
  [
    'burns itself when there is nobody else',
    { you: { hand: ['flamewake-shaman'] } },
    ['play flamewake-shaman'],
    { cards: { 'flamewake-shaman': { damage: 2 } } },
  ],
  [
    'may choose anybody',
    { you: { hand: ['flamewake-shaman'], line: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['play flamewake-shaman', 'flank left'],
    { offers: ['flamewake-shaman', 'troll', 'bumpsy'] },
  ],
);

card(
  'Grump Buggy',
  [
    'makes keys dearer for each creature of power 5 on the other side',
    {
      you: { artifacts: ['grump-buggy'], line: ['troll', 'bumpsy', 'snudge'] },
      foe: { line: ['dodger', 'dr-escotera', 'zorg', 'krump'] },
    },
    [],
    { keyCost: [9, 8] },
  ],
  [
    'counts power as it is now',
    {
      you: { artifacts: ['grump-buggy'], line: [{ card: 'snudge', power: 1 }] },
      foe: { line: [{ card: 'dextre', upgrades: ['blood-of-titans'] }, 'urchin'] },
    },
    [],
    { keyCost: [7, 7] },
  ],
  [
    'gives 1 æmber when played',
    { you: { hand: ['grump-buggy'], line: ['dextre'] } },
    ['play grump-buggy'],
    { amber: [1, 0], keyCost: [6, 6] },
  ],
);

card(
  'Little Rapscal',
  [
    'makes creatures of both sides fight when used',
    {
      you: { line: ['little-rapscal', 'troll'] },
      foe: { line: ['bumpsy'] },
    },
    [],
    { may: ['fight troll', 'fight little-rapscal'], mayNot: ['reap troll', 'reap little-rapscal'] },
  ],
  [
    'binds the opponent too',
    { active: 1, you: { line: ['little-rapscal'] }, foe: { line: ['bumpsy'] } },
    [],
    { may: ['fight bumpsy'], mayNot: ['reap bumpsy'] },
  ],
  [
    'lets them reap when there is nobody to fight',
    { you: { line: ['little-rapscal', 'troll'] } },
    ['reap troll'],
    { amber: [1, 0], may: ['reap little-rapscal'] },
  ],
  [
    'is elusive',
    { active: 1, you: { line: ['little-rapscal'] }, foe: { line: ['bumpsy'] } },
    ['fight bumpsy'],
    { cards: { 'little-rapscal': { damage: 0 }, bumpsy: { damage: 0 } } },
  ],
);

card(
  'Ogopogo',
  [
    'may deal 2 to a creature when its attack has destroyed one',
    { you: { line: ['ogopogo', 'troll'] }, foe: { line: ['dextre', 'bumpsy'] } },
    ['fight ogopogo', 'dextre', 'yes', 'bumpsy'],
    { cards: { ogopogo: { damage: 3 }, bumpsy: { damage: 2 }, troll: { damage: 0 } } },
  ],
  [
    'may let it be',
    { you: { line: ['ogopogo'] }, foe: { line: ['dextre', 'bumpsy'] } },
    ['fight ogopogo', 'dextre', 'no'],
    { cards: { ogopogo: { damage: 3 }, bumpsy: { damage: 0 } } },
  ],
  [
    'offers creatures of both sides',
    { you: { line: ['ogopogo', 'troll'] }, foe: { line: ['dextre', 'bumpsy'] } },
    ['fight ogopogo', 'dextre', 'yes'],
    { offers: ['ogopogo', 'troll', 'bumpsy'] },
  ],
  [
    'counts what its assault damage destroys',
    {
      you: { line: [{ card: 'ogopogo', upgrades: ['way-of-the-bear'] }] },
      foe: { line: ['dust-imp', 'bumpsy'] },
    },
    ['fight ogopogo', 'dust-imp', 'yes', 'bumpsy'],
    { amber: [0, 2], cards: { ogopogo: { damage: 0 }, bumpsy: { damage: 2 } } },
  ],
  [
    'does nothing when it destroys its attacker',
    { active: 1, house: 'logos', you: { line: ['ogopogo', 'troll'] }, foe: { line: ['dextre'] } },
    ['fight dextre', 'ogopogo'],
    { cards: { ogopogo: { damage: 3 }, troll: { damage: 0 } }, at: { dextre: 'deck 1' } },
  ],
  [
    'does nothing when its foe survives, or another creature kills',
    { you: { line: ['ogopogo', 'troll'] }, foe: { line: ['kelifi-dragon', 'dextre'] } },
    ['fight troll', 'dextre', 'fight ogopogo'],
    { line: [['troll'], ['kelifi-dragon']], cards: { 'kelifi-dragon': { damage: 6 } } },
  ],
);

card(
  'The Flex',
  [
    'exhausts a ready friendly Brobnar creature for half its power, rounded down',
    { you: { hand: ['the-flex'], line: ['earthshaker'] }, foe: { line: ['troll'] } },
    ['play the-flex'],
    { amber: [3, 0], cards: { earthshaker: { exhausted: true }, troll: { exhausted: false } } },
  ],
  [
    'offers neither exhausted creatures nor those of others',
    {
      you: {
        hand: ['the-flex'],
        line: ['troll', { card: 'krump', exhausted: true }, 'urchin', { card: 'bumpsy', power: 3 }],
        artifacts: ['cannon'],
      },
      foe: { line: ['valdr'] },
    },
    ['play the-flex'],
    { offers: ['troll', 'bumpsy'] },
  ],
  [
    'counts power counters',
    { you: { hand: ['the-flex'], line: [{ card: 'bumpsy', power: 3 }] } },
    ['play the-flex'],
    { amber: [4, 0] },
  ],
  [
    'gains nothing without such a creature',
    { you: { hand: ['the-flex'], line: [{ card: 'krump', exhausted: true }] } },
    ['play the-flex'],
    { amber: [0, 0] },
  ],
);

card(
  'Bellowing Patrizate',
  [
    'deals 1 to each creature that enters play while it is ready',
    { you: { hand: ['valdr'], line: ['bellowing-patrizate', 'troll'] } },
    ['play valdr', 'flank left'],
    { cards: { valdr: { damage: 1 }, 'bellowing-patrizate': { damage: 0 }, troll: { damage: 0 } } },
  ],
  [
    'hits enemy creatures too',
    { active: 1, house: 'shadows', you: { line: ['bellowing-patrizate'] }, foe: { hand: ['dodger'] } },
    ['play dodger'],
    { cards: { dodger: { damage: 1 } } },
  ],
  [
    'deals nothing while exhausted, nor to itself as it enters',
    { you: { hand: ['valdr', 'bellowing-patrizate'] } },
    ['play bellowing-patrizate', 'play valdr', 'flank left'],
    { cards: { valdr: { damage: 0 }, 'bellowing-patrizate': { damage: 0 } } },
  ],
  [
    'hits itself when it enters ready',
    { you: { hand: ['bellowing-patrizate'], artifacts: ['speed-sigil'] } },
    ['play bellowing-patrizate'],
    { cards: { 'bellowing-patrizate': { damage: 1, exhausted: false } } },
  ],
);

card(
  'Cybergiant Rig',
  [
    'heals its creature for as many +1 power counters',
    {
      you: {
        hand: ['cybergiant-rig'],
        line: [
          { card: 'troll', damage: 3 },
          { card: 'krump', damage: 2 },
        ],
      },
    },
    ['play cybergiant-rig', 'troll'],
    {
      amber: [1, 0],
      cards: {
        troll: { damage: 0, power: 11, counters: { power: 3 }, upgrades: ['cybergiant-rig'] },
        krump: { damage: 2, counters: {} },
      },
    },
  ],
  [
    'takes one counter at the end of each turn of its controller',
    {
      you: {
        line: [
          { card: 'troll', power: 3, upgrades: ['cybergiant-rig'] },
          { card: 'krump', power: 2 },
        ],
        houses: ['brobnar', 'dis', 'logos'],
      },
      foe: { houses: ['mars', 'dis', 'logos'] },
    },
    ['end', 'house mars', 'end', 'house dis', 'end'],
    { asks: 'house', cards: { troll: { counters: { power: 1 } }, krump: { counters: { power: 2 } } } },
  ],
  [
    'works for the opponent on a creature of the opponent',
    { you: { hand: ['cybergiant-rig'] }, foe: { line: [{ card: 'bumpsy', damage: 4 }] } },
    ['play cybergiant-rig', 'end'],
    { asks: 'house', cards: { bumpsy: { damage: 0, power: 9 } } },
  ],
  [
    'gives nothing to an undamaged creature, and takes no counter that is not there',
    { you: { hand: ['cybergiant-rig'], line: ['troll'] } },
    ['play cybergiant-rig', 'end'],
    { asks: 'house', cards: { troll: { counters: {}, power: 8 } } },
  ],
);

card(
  'Forgemaster Og',
  [
    'takes what is left from a player who forges',
    { step: 'forge', house: undefined, you: { amber: 8, line: ['forgemaster-og'] }, foe: { amber: 3 } },
    [],
    { asks: 'house', amber: [0, 3], you: { keys: ['red'] } },
  ],
  [
    'does the same to the opponent',
    {
      active: 1,
      step: 'forge',
      house: undefined,
      you: { amber: 5, line: ['forgemaster-og'] },
      foe: { amber: 9 },
    },
    [],
    { asks: 'house', amber: [5, 0], foe: { keys: ['red'] } },
  ],
  [
    'leaves a player alone who does not forge',
    { step: 'forge', house: undefined, you: { amber: 5, line: ['forgemaster-og'] }, foe: { amber: 9 } },
    [],
    { asks: 'house', amber: [5, 9] },
  ],
);

card(
  'Grumpus Tamer',
  [
    'finds a War Grumpus in the deck',
    { you: { line: ['grumpus-tamer'], deck: ['troll', 'war-grumpus', 'krump'], pad: false } },
    ['reap grumpus-tamer', 'war-grumpus'],
    { amber: [1, 0], you: { hand: ['war-grumpus'] }, at: { troll: 'deck', krump: 'deck' } },
  ],
  [
    'or in the discard pile, and finds no more than one',
    {
      you: { line: ['grumpus-tamer'], deck: ['war-grumpus'], discard: ['war-grumpus', 'troll'], pad: false },
      foe: { discard: ['war-grumpus'] },
    },
    ['reap grumpus-tamer', 'war-grumpus#2'],
    { you: { hand: ['war-grumpus#2'], discard: ['troll'], deck: ['war-grumpus'] } },
  ],
  [
    'may find nothing on purpose',
    { you: { line: ['grumpus-tamer'], deck: ['war-grumpus'], pad: false } },
    ['reap grumpus-tamer', 'done'],
    { you: { hand: [], deck: ['war-grumpus'] } },
  ],
  [
    'finds no other card',
    { you: { line: ['grumpus-tamer'], discard: ['troll', 'grumpus-tamer'] } },
    ['reap grumpus-tamer'],
    { you: { hand: [] } },
  ],
);

card(
  'Might Makes Right',
  [
    'sacrifices creatures of 25 power for a key',
    { you: { hand: ['might-makes-right'], line: ['kelifi-dragon', 'troll', 'bumpsy', 'urchin'] } },
    ['play might-makes-right', 'yes', 'kelifi-dragon', 'troll', 'bumpsy', 'done'],
    { amber: [1, 0], you: { keys: ['red'] }, line: [['urchin'], []] },
  ],
  [
    'goes on until there are 25',
    { you: { hand: ['might-makes-right'], line: ['kelifi-dragon', 'troll', 'dr-escotera', 'bumpsy'] } },
    ['play might-makes-right', 'yes', 'kelifi-dragon', 'troll', 'dr-escotera'],
    { you: { keys: ['red'] }, line: [[], []] },
  ],
  [
    'offers friendly creatures, and to stop only from 25 on',
    {
      you: {
        hand: ['might-makes-right'],
        line: ['kelifi-dragon', 'troll', 'dr-escotera', 'bumpsy', 'urchin'],
        artifacts: ['cannon'],
      },
      foe: { line: ['krump'] },
    },
    ['play might-makes-right', 'yes', 'kelifi-dragon', 'troll', 'dr-escotera'],
    { offers: ['bumpsy', 'urchin'] },
  ],
  [
    'is not offered with 24',
    {
      you: { hand: ['might-makes-right'], line: ['kelifi-dragon', 'troll', 'dr-escotera'] },
      foe: { line: ['krump'] },
    },
    ['play might-makes-right'],
    { amber: [1, 0], you: { keys: [] }, line: [['kelifi-dragon', 'troll', 'dr-escotera'], ['krump']] },
  ],
  [
    'may be refused',
    { you: { hand: ['might-makes-right'], line: ['kelifi-dragon', 'troll', 'bumpsy'] } },
    ['play might-makes-right', 'no'],
    { you: { keys: [] }, line: [['kelifi-dragon', 'troll', 'bumpsy'], []] },
  ],
  [
    'forges nothing when a ward leaves less than 25',
    {
      you: {
        hand: ['might-makes-right'],
        line: ['kelifi-dragon', 'troll', { card: 'bumpsy', ward: true }],
      },
    },
    ['play might-makes-right', 'yes', 'kelifi-dragon', 'troll'],
    { you: { keys: [] }, line: [['bumpsy'], []], cards: { bumpsy: { ward: false } } },
  ],
  [
    'forges when 25 are left beside the warded one',
    {
      you: {
        hand: ['might-makes-right'],
        line: ['kelifi-dragon', { card: 'urchin', ward: true }, 'troll', 'bumpsy'],
      },
    },
    ['play might-makes-right', 'yes', 'kelifi-dragon', 'urchin', 'troll'],
    { you: { keys: ['red'] }, line: [['urchin'], []] },
  ],
  [
    'counts the power that the creatures lend each other',
    {
      you: { hand: ['might-makes-right'], line: ['troll', { card: 'lion-bautrem', power: 1 }, 'troll'] },
    },
    ['play might-makes-right', 'yes', 'troll', 'lion-bautrem'],
    { you: { keys: ['red'] }, line: [[], []] },
  ],
);

card(
  'Shard of Strength',
  [
    'gives a +1 power counter for each friendly Shard',
    {
      you: { artifacts: ['shard-of-strength', 'shard-of-pain', 'cannon'], line: ['troll', 'krump'] },
      foe: { artifacts: ['shard-of-hate'], line: ['bumpsy'] },
    },
    ['action shard-of-strength', 'troll', 'troll'],
    { cards: { troll: { counters: { power: 2 } }, krump: { counters: {} }, bumpsy: { counters: {} } } },
  ],
  [
    'may spread them over friendly creatures',
    {
      you: { artifacts: ['shard-of-strength', 'shard-of-pain'], line: ['troll', 'krump'] },
      foe: { line: ['bumpsy'] },
    },
    ['action shard-of-strength', 'troll'],
    { offers: ['troll', 'krump'], cards: { troll: { counters: { power: 1 } } } },
  ],
  [
    'counts itself alone',
    { you: { artifacts: ['shard-of-strength'], line: ['troll'] } },
    ['action shard-of-strength'],
    { cards: { troll: { power: 9 } } },
  ],
);

card(
  'Signal Fire',
  [
    'is sacrificed to let friendly Brobnar creatures fight in another house',
    {
      house: 'dis',
      you: { artifacts: ['signal-fire'], line: ['troll', 'urchin'] },
      foe: { line: ['bumpsy'] },
    },
    ['omni signal-fire'],
    {
      at: { 'signal-fire': 'discard 0' },
      may: ['fight troll'],
      mayNot: ['reap troll', 'fight urchin'],
    },
  ],
  [
    'ends with the turn',
    {
      house: 'dis',
      you: { artifacts: ['signal-fire'], line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { line: ['bumpsy'], houses: ['mars', 'brobnar', 'dis'] },
    },
    ['omni signal-fire', 'end', 'house mars', 'end', 'house dis'],
    { mayNot: ['fight troll'] },
  ],
  [
    'gives 1 æmber when played',
    { you: { hand: ['signal-fire'] } },
    ['play signal-fire'],
    { amber: [1, 0], cards: { 'signal-fire': { exhausted: true } } },
  ],
);

card(
  'War Grumpus',
  [
    'readies and fights with a neighboring Giant after reaping',
    {
      you: { line: ['krump', { card: 'troll', exhausted: true }, 'war-grumpus'] },
      foe: { line: ['dextre'] },
    },
    ['reap war-grumpus'],
    { amber: [1, 0], cards: { troll: { damage: 3, exhausted: true } }, at: { dextre: 'deck 1' } },
  ],
  [
    'does so after a fight, with one of two',
    { you: { line: ['krump', 'war-grumpus', 'troll'] }, foe: { line: ['dust-pixie', 'dextre'] } },
    ['fight war-grumpus', 'dust-pixie'],
    { asks: 'target war-grumpus', offers: ['krump', 'troll'] },
  ],
  [
    'does not fight with a neighbor that is no Giant',
    {
      you: { line: ['krump', 'urchin', 'war-grumpus'] },
      foe: { line: ['bumpsy'] },
    },
    ['reap war-grumpus'],
    { cards: { bumpsy: { damage: 0 }, krump: { exhausted: false }, urchin: { exhausted: false } } },
  ],
);
