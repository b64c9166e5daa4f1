import { cardRows } from '../../testrows.js';

const card = cardRows('saurian');

/** Houses for rows in which the turn passes. */
const YOURS = { houses: ['saurian', 'dis', 'mars'] };
const THEIRS = { houses: ['dis', 'mars', 'logos'] };

card(
  'Axiom of Grisk',
  [
    'wards a creature, destroys all without æmber and gives 2 chains',
    {
      you: { hand: ['axiom-of-grisk'], line: ['troll', 'krump', { card: 'bumpsy', amber: 1 }] },
      foe: { line: ['shooler', { card: 'mother', amber: 2 }], artifacts: ['cannon'] },
    },
    ['play axiom-of-grisk', 'krump'],
    {
      amber: [0, 0],
      line: [['krump', 'bumpsy'], ['mother']],
      cards: { krump: { ward: false }, bumpsy: { ward: false }, mother: { ward: false } },
      chains: [2, 0],
      at: { cannon: 'artifacts' },
    },
  ],
  [
    'may ward any creature',
    { you: { hand: ['axiom-of-grisk'], line: ['troll'] }, foe: { line: ['shooler'], artifacts: ['cannon'] } },
    ['play axiom-of-grisk'],
    { offers: ['troll', 'shooler'] },
  ],
  [
    'leaves the ward on a creature with æmber',
    {
      you: { hand: ['axiom-of-grisk'], line: ['troll', { card: 'bumpsy', amber: 1 }] },
    },
    ['play axiom-of-grisk', 'bumpsy'],
    { line: [['bumpsy'], []], cards: { bumpsy: { ward: true } } },
  ],
  [
    'gives chains also without creatures',
    { you: { hand: ['axiom-of-grisk'] } },
    ['play axiom-of-grisk'],
    { chains: [2, 0] },
  ],
);

card(
  'Brutodon Auxiliary',
  [
    'protects its neighbors and deals 2 damage to its attacker',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['bumpsy', 'brutodon-auxiliary', 'krump'] } },
    ['fight troll'],
    { line: [[], ['bumpsy', 'krump']] },
  ],
  [
    'deals the 2 before the fight',
    { house: 'shadows', you: { line: ['silvertooth'] }, foe: { line: ['brutodon-auxiliary'] } },
    ['fight silvertooth'],
    { line: [[], ['brutodon-auxiliary']], cards: { 'brutodon-auxiliary': { damage: 0 } } },
  ],
  [
    'does not kill an attacker with 3 power that way',
    { house: 'shadows', you: { line: ['macis-asp'] }, foe: { line: ['brutodon-auxiliary'] } },
    ['fight macis-asp'],
    { line: [['macis-asp'], []], cards: { 'macis-asp': { damage: 2 } } },
  ],
);

card(
  'Chant of Hubris',
  [
    'moves 1 æmber from a creature to another, on either side',
    {
      you: { hand: ['chant-of-hubris'], line: [{ card: 'troll', amber: 3 }, 'bumpsy'] },
      foe: { amber: 2, line: ['krump'] },
    },
    ['play chant-of-hubris', 'krump'],
    { amber: [1, 2], cards: { troll: { amber: 2 }, krump: { amber: 1 }, bumpsy: { amber: 0 } } },
  ],
  [
    'offers creatures with æmber first',
    {
      you: { hand: ['chant-of-hubris'], line: [{ card: 'troll', amber: 3 }, 'bumpsy'] },
      foe: { line: [{ card: 'krump', amber: 1 }], artifacts: [{ card: 'uncharted-lands', amber: 2 }] },
    },
    ['play chant-of-hubris'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'then all others',
    {
      you: { hand: ['chant-of-hubris'], line: [{ card: 'troll', amber: 3 }, 'bumpsy'] },
      foe: { line: [{ card: 'krump', amber: 1 }], artifacts: ['cannon'] },
    },
    ['play chant-of-hubris', 'krump'],
    { offers: ['troll', 'bumpsy'] },
  ],
  [
    'leaves the æmber where there is no other creature',
    { you: { hand: ['chant-of-hubris'], line: [{ card: 'troll', amber: 3 }] } },
    ['play chant-of-hubris'],
    { amber: [1, 0], cards: { troll: { amber: 3 } } },
  ],
);

card(
  'Imperium',
  [
    'wards 2 friendly creatures',
    { you: { hand: ['imperium'], line: ['troll', 'bumpsy', 'krump'] }, foe: { line: ['mother'] } },
    ['play imperium', 'troll', 'krump'],
    { amber: [1, 0], cards: { troll: { ward: true }, bumpsy: { ward: false }, krump: { ward: true } } },
  ],
  [
    'offers friendly creatures only',
    {
      you: { hand: ['imperium'], line: ['troll', 'bumpsy', 'krump'], artifacts: ['cannon'] },
      foe: { line: ['mother'] },
    },
    ['play imperium'],
    { offers: ['troll', 'bumpsy', 'krump'] },
  ],
  [
    'wards the only one there is',
    { you: { hand: ['imperium'], line: ['troll'] }, foe: { line: ['mother'] } },
    ['play imperium'],
    { cards: { troll: { ward: true }, mother: { ward: false } } },
  ],
);

card(
  'Odoac the Patrician',
  [
    'captures 1 when played',
    { you: { hand: ['odoac-the-patrician'] }, foe: { amber: 3 } },
    ['play odoac-the-patrician'],
    { amber: [0, 2], cards: { 'odoac-the-patrician': { amber: 1 } } },
  ],
  [
    'keeps its player’s æmber from being stolen while there is æmber on it',
    {
      active: 1,
      house: 'dis',
      you: { amber: 3, line: [{ card: 'odoac-the-patrician', amber: 1 }] },
      foe: { line: ['pit-demon'] },
    },
    ['action pit-demon'],
    { amber: [3, 0] },
  ],
  [
    'protects nothing without æmber on it',
    {
      active: 1,
      house: 'dis',
      you: { amber: 3, line: ['odoac-the-patrician'] },
      foe: { line: ['pit-demon'] },
    },
    ['action pit-demon'],
    { amber: [2, 1] },
  ],
  [
    'does not protect the opponent',
    {
      house: 'dis',
      you: { line: [{ card: 'odoac-the-patrician', amber: 1 }, 'pit-demon'] },
      foe: { amber: 3 },
    },
    ['action pit-demon'],
    { amber: [1, 2] },
  ],
);

card(
  'Phalanx Strike',
  [
    'deals a creature 1 damage for each friendly creature',
    {
      you: { hand: ['phalanx-strike'], line: ['bumpsy', 'urchin', 'mother'], artifacts: ['cannon'] },
      foe: { line: ['troll', 'krump'] },
    },
    ['play phalanx-strike', 'troll', 'no'],
    { amber: [1, 0], cards: { troll: { damage: 3 }, krump: { damage: 0 }, bumpsy: { amber: 0 } } },
  ],
  [
    'is repeated once for an exalt of a friendly creature',
    {
      you: { hand: ['phalanx-strike'], line: ['bumpsy', 'urchin', 'mother'], artifacts: ['cannon'] },
      foe: { line: ['troll', 'krump'] },
    },
    ['play phalanx-strike', 'troll', 'yes', 'bumpsy', 'krump'],
    { cards: { troll: { damage: 3 }, krump: { damage: 3 }, bumpsy: { amber: 1 } } },
  ],
  [
    'exalts friendly creatures only',
    {
      you: { hand: ['phalanx-strike'], line: ['bumpsy', 'urchin'], artifacts: ['cannon'] },
      foe: { line: ['troll', 'krump'] },
    },
    ['play phalanx-strike', 'troll', 'yes'],
    { offers: ['bumpsy', 'urchin'] },
  ],
  [
    'hits creatures only',
    { you: { hand: ['phalanx-strike'], line: ['bumpsy'] }, foe: { line: ['troll'], artifacts: ['cannon'] } },
    ['play phalanx-strike'],
    { offers: ['bumpsy', 'troll'] },
  ],
  [
    'hits creatures only when it is repeated',
    { you: { hand: ['phalanx-strike'], line: ['bumpsy'] }, foe: { line: ['troll'], artifacts: ['cannon'] } },
    ['play phalanx-strike', 'troll', 'yes'],
    { offers: ['bumpsy', 'troll'] },
  ],
  [
    'may hit a friendly creature, and is then weaker',
    { you: { hand: ['phalanx-strike'], line: ['bumpsy', 'urchin'] }, foe: { line: ['troll'] } },
    ['play phalanx-strike', 'urchin', 'yes', 'troll'],
    { line: [['bumpsy'], ['troll']], cards: { troll: { damage: 1 }, bumpsy: { amber: 1 } } },
  ],
  [
    'deals nothing and asks nothing without a friendly creature',
    { you: { hand: ['phalanx-strike'] }, foe: { line: ['troll', 'krump'] } },
    ['play phalanx-strike', 'troll'],
    { cards: { troll: { damage: 0 } } },
  ],
);

card(
  'Praefectus Ludo',
  [
    'sends the æmber of other friendly creatures to the supply when they are destroyed',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['praefectus-ludo', { card: 'bumpsy', amber: 3, damage: 2 }] },
      foe: { hand: ['punch'] },
    },
    ['play punch', 'bumpsy'],
    { amber: [0, 1], line: [['praefectus-ludo'], []] },
  ],
  [
    'does nothing for its own æmber',
    {
      active: 1,
      house: 'brobnar',
      you: { line: [{ card: 'praefectus-ludo', amber: 3, damage: 2 }, 'bumpsy'] },
      foe: { hand: ['punch'] },
    },
    ['play punch', 'praefectus-ludo'],
    { amber: [0, 4], line: [['bumpsy'], []] },
  ],
  [
    'does nothing for enemy creatures',
    {
      house: 'brobnar',
      you: { hand: ['punch'], line: ['praefectus-ludo'] },
      foe: { line: [{ card: 'mother', amber: 2, damage: 2 }] },
    },
    ['play punch', 'mother'],
    { amber: [3, 0] },
  ],
  [
    'does nothing for a creature that returns to hand',
    {
      active: 1,
      house: 'dis',
      you: { line: ['praefectus-ludo', { card: 'bumpsy', amber: 3 }] },
      foe: { hand: ['fear'] },
    },
    ['play fear', 'bumpsy'],
    { amber: [0, 3] },
  ],
);

card(
  'Rhetor Gallim',
  [
    'raises the opponent’s cost by 3 in the opponent’s next turn',
    { you: { hand: ['rhetor-gallim'], ...YOURS }, foe: THEIRS },
    ['play rhetor-gallim', 'end', 'house dis'],
    { keyCost: [6, 9], cards: { 'rhetor-gallim': { amber: 0 } } },
  ],
  [
    'raises nothing after that turn',
    { you: { hand: ['rhetor-gallim'], ...YOURS }, foe: THEIRS },
    ['play rhetor-gallim', 'end', 'house dis', 'end'],
    { keyCost: [6, 6], asks: 'house' },
  ],
  [
    'may be exalted to do it again when it reaps',
    { you: { line: ['rhetor-gallim'], ...YOURS }, foe: THEIRS },
    ['reap rhetor-gallim', 'yes', 'end', 'house dis'],
    { amber: [1, 0], keyCost: [6, 9], cards: { 'rhetor-gallim': { amber: 1 } } },
  ],
  [
    'does nothing when its player would rather not',
    { you: { line: ['rhetor-gallim'], ...YOURS }, foe: THEIRS },
    ['reap rhetor-gallim', 'no', 'end', 'house dis'],
    { keyCost: [6, 6], cards: { 'rhetor-gallim': { amber: 0 } } },
  ],
);

card(
  'The Golden Spiral',
  [
    'exalts a friendly creature, readies it and uses it',
    {
      you: { artifacts: ['the-golden-spiral'], line: [{ card: 'bumpsy', exhausted: true }] },
    },
    ['action the-golden-spiral'],
    { amber: [1, 0], cards: { bumpsy: { amber: 1, exhausted: true } } },
  ],
  [
    'offers friendly creatures of any house',
    {
      you: { artifacts: ['the-golden-spiral'], line: ['bumpsy', 'mother'] },
      foe: { line: ['troll'] },
    },
    ['action the-golden-spiral'],
    { offers: ['bumpsy', 'mother'] },
  ],
  [
    'lets the player choose the use',
    {
      you: { artifacts: ['the-golden-spiral'], line: [{ card: 'bumpsy', exhausted: true }] },
      foe: { line: ['troll'] },
    },
    ['action the-golden-spiral'],
    { asks: 'use', offers: ['reap bumpsy', 'fight bumpsy'] },
  ],
  [
    'does nothing without a friendly creature',
    { you: { artifacts: ['the-golden-spiral'] }, foe: { line: ['troll'] } },
    ['action the-golden-spiral'],
    { cards: { troll: { amber: 0 } } },
  ],
);

card(
  'Ancient Power',
  [
    'wards each friendly creature with æmber on it',
    {
      you: {
        hand: ['ancient-power'],
        line: [{ card: 'bumpsy', amber: 1 }, 'krump', { card: 'mother', amber: 2 }],
      },
      foe: { line: [{ card: 'troll', amber: 1 }] },
    },
    ['play ancient-power'],
    {
      amber: [1, 0],
      cards: {
        bumpsy: { ward: true },
        krump: { ward: false },
        mother: { ward: true },
        troll: { ward: false },
      },
    },
  ],
  [
    'wards nobody without æmber',
    { you: { hand: ['ancient-power'], line: ['krump'] } },
    ['play ancient-power'],
    { cards: { krump: { ward: false } } },
  ],
);

card(
  'Centurion Stenopius',
  [
    'has 3 more power for each æmber on it',
    {
      you: {
        line: [
          { card: 'centurion-stenopius', amber: 2 },
          { card: 'krump', amber: 1 },
        ],
      },
    },
    [],
    { cards: { 'centurion-stenopius': { power: 9, armor: 2 }, krump: { power: 6 } } },
  ],
  [
    'may be exalted when played',
    { you: { hand: ['centurion-stenopius'] } },
    ['play centurion-stenopius', 'yes'],
    { cards: { 'centurion-stenopius': { amber: 1, power: 6 } } },
  ],
  [
    'need not be',
    { you: { hand: ['centurion-stenopius'] } },
    ['play centurion-stenopius', 'no'],
    { cards: { 'centurion-stenopius': { amber: 0, power: 3 } } },
  ],
  [
    'may be exalted when it reaps',
    { you: { line: ['centurion-stenopius'] } },
    ['reap centurion-stenopius', 'yes'],
    { amber: [1, 0], cards: { 'centurion-stenopius': { amber: 1 } } },
  ],
  [
    'may be exalted after a fight',
    { you: { line: ['centurion-stenopius'] }, foe: { line: ['dust-pixie'] } },
    ['fight centurion-stenopius', 'yes'],
    { cards: { 'centurion-stenopius': { amber: 1, damage: 0 } } },
  ],
  [
    'dies of its damage when its æmber goes',
    {
      house: 'shadows',
      you: { hand: ['mug'] },
      foe: { line: [{ card: 'centurion-stenopius', amber: 1, damage: 3 }] },
    },
    ['play mug'],
    { amber: [2, 0], at: { 'centurion-stenopius': 'discard' } },
  ],
);

card(
  'City-State Interest',
  [
    'lets each friendly creature capture 1',
    {
      you: { amber: 2, hand: ['city-state-interest'], line: ['bumpsy', 'mother'] },
      foe: { amber: 5, line: ['troll'] },
    },
    ['play city-state-interest'],
    { amber: [2, 3], cards: { bumpsy: { amber: 1 }, mother: { amber: 1 }, troll: { amber: 0 } } },
  ],
  [
    'lets the player choose who captures when there is too little',
    { you: { hand: ['city-state-interest'], line: ['troll', 'mother'] }, foe: { amber: 1 } },
    ['play city-state-interest', 'mother'],
    { amber: [0, 0], cards: { troll: { amber: 0 }, mother: { amber: 1 } } },
  ],
);

card(
  'Draco Praeco',
  [
    'may be exalted to enrage each creature of a house',
    { you: { line: ['draco-praeco', 'bumpsy', 'mother'] }, foe: { line: ['troll', 'shooler'] } },
    ['reap draco-praeco', 'yes', 'house brobnar'],
    {
      amber: [1, 0],
      cards: {
        'draco-praeco': { amber: 1, enraged: false },
        bumpsy: { enraged: true },
        mother: { enraged: false },
        troll: { enraged: true },
        shooler: { enraged: false },
      },
    },
  ],
  [
    'enrages nobody when it is not exalted',
    { you: { line: ['draco-praeco', 'bumpsy'] } },
    ['reap draco-praeco', 'no'],
    { cards: { 'draco-praeco': { amber: 0 }, bumpsy: { enraged: false } } },
  ],
);

card(
  'Library of Polliasaurus',
  [
    'moves 1 æmber from a friendly creature to the pool',
    {
      you: { artifacts: ['library-of-polliasaurus'], line: [{ card: 'bumpsy', amber: 3 }, 'mother'] },
      foe: { line: [{ card: 'troll', amber: 2 }] },
    },
    ['action library-of-polliasaurus'],
    { amber: [1, 0], cards: { bumpsy: { amber: 2 }, troll: { amber: 2 } } },
  ],
  [
    'lets the player choose among friendly creatures with æmber',
    {
      you: {
        artifacts: ['library-of-polliasaurus', { card: 'uncharted-lands', amber: 2 }],
        line: [{ card: 'bumpsy', amber: 3 }, 'mother', { card: 'krump', amber: 1 }],
      },
      foe: { line: [{ card: 'troll', amber: 2 }] },
    },
    ['action library-of-polliasaurus'],
    { offers: ['bumpsy', 'krump'] },
  ],
  [
    'moves nothing when there is none',
    { you: { artifacts: ['library-of-polliasaurus'], line: ['bumpsy'] } },
    ['action library-of-polliasaurus'],
    { amber: [0, 0] },
  ],
);

card(
  'Orator Hissaro',
  [
    'readies and exalts its neighbors, which then belong to house Saurian',
    {
      you: {
        hand: ['orator-hissaro'],
        line: [
          { card: 'bumpsy', exhausted: true },
          { card: 'mother', exhausted: true },
          { card: 'krump', exhausted: true },
        ],
      },
    },
    ['play orator-hissaro', 'flank 1'],
    {
      cards: {
        bumpsy: { exhausted: false, amber: 1, houses: ['saurian'] },
        mother: { exhausted: false, amber: 1, houses: ['saurian'] },
        krump: { exhausted: true, amber: 0, houses: ['brobnar'] },
        'orator-hissaro': { amber: 0, exhausted: true },
      },
      may: ['reap bumpsy', 'reap mother'],
      mayNot: ['reap krump'],
    },
  ],
  [
    'lends them its house for this turn only',
    { you: { hand: ['orator-hissaro'], line: ['bumpsy'], ...YOURS }, foe: THEIRS },
    ['play orator-hissaro', 'flank left', 'end', 'house dis'],
    { cards: { bumpsy: { houses: ['brobnar'] } } },
  ],
  [
    'has no neighbors on an empty line',
    { you: { hand: ['orator-hissaro'] }, foe: { line: ['bumpsy'] } },
    ['play orator-hissaro'],
    { cards: { bumpsy: { amber: 0 } } },
  ],
);

card(
  'Paraguardian',
  [
    'may be exalted to ward its neighbors',
    { you: { line: ['bumpsy', 'paraguardian', 'mother', 'krump'] }, foe: { line: ['troll'] } },
    ['reap paraguardian', 'yes'],
    {
      cards: {
        bumpsy: { ward: true },
        paraguardian: { ward: false, amber: 1 },
        mother: { ward: true },
        krump: { ward: false },
        troll: { ward: false },
      },
    },
  ],
  [
    'wards nobody when it is not',
    { you: { line: ['bumpsy', 'paraguardian'] } },
    ['reap paraguardian', 'no'],
    { cards: { bumpsy: { ward: false }, paraguardian: { amber: 0 } } },
  ],
);

card(
  'Philophosaurus',
  [
    'archives one of the top 3 cards, takes one and discards one',
    { you: { line: ['philophosaurus'], deck: ['anger', 'troll', 'urchin', 'dextre'] } },
    ['reap philophosaurus', 'yes', 'troll', 'urchin'],
    {
      amber: [1, 0],
      you: { archives: ['troll'], hand: ['urchin'], discard: ['anger'] },
      top: [['dextre'], []],
    },
  ],
  [
    'chooses the archived card among the top 3',
    { you: { line: ['philophosaurus'], hand: ['fear'], deck: ['anger', 'troll', 'urchin', 'dextre'] } },
    ['reap philophosaurus', 'yes'],
    { asks: 'target philophosaurus', offers: ['anger', 'troll', 'urchin'] },
  ],
  [
    'then chooses the one for the hand among the other 2',
    { you: { line: ['philophosaurus'], deck: ['anger', 'troll', 'urchin', 'dextre'] } },
    ['reap philophosaurus', 'yes', 'troll'],
    { offers: ['anger', 'urchin'] },
  ],
  [
    'may leave the deck alone',
    { you: { line: ['philophosaurus'], deck: ['anger', 'troll', 'urchin'] } },
    ['reap philophosaurus', 'no'],
    { you: { archives: [], hand: [], discard: [] }, top: [['anger', 'troll', 'urchin'], []] },
  ],
  [
    'discards none of 2 cards',
    { you: { line: ['philophosaurus'], deck: ['anger', 'troll'], pad: false } },
    ['reap philophosaurus', 'yes', 'anger'],
    { you: { archives: ['anger'], hand: ['troll'], discard: [], deck: [] } },
  ],
);

card(
  'Regrettable Meteor',
  [
    'destroys each Dinosaur and each creature with power 6 or higher',
    {
      you: { hand: ['regrettable-meteor'], line: ['questor-jarta', 'bumpsy', 'krump'] },
      foe: { line: ['troll', 'mother', 'senator-shrix'] },
    },
    ['play regrettable-meteor'],
    { amber: [1, 0], line: [['bumpsy'], ['mother']] },
  ],
  [
    'asks for the power of the moment',
    {
      you: { hand: ['regrettable-meteor'], line: [{ card: 'bumpsy', power: 1 }] },
      foe: { line: ['mother'] },
    },
    ['play regrettable-meteor'],
    { line: [[], ['mother']] },
  ],
);

card(
  'Sic Semper Tyrannosaurus',
  [
    'takes the æmber off the most powerful creature and destroys it',
    {
      you: { hand: ['sic-semper-tyrannosaurus'], line: [{ card: 'bumpsy', amber: 1 }] },
      foe: {
        line: [
          { card: 'troll', amber: 3 },
          { card: 'krump', amber: 1 },
        ],
      },
    },
    ['play sic-semper-tyrannosaurus'],
    { amber: [3, 0], line: [['bumpsy'], ['krump']] },
  ],
  [
    'takes the æmber off one that its ward saves',
    { you: { hand: ['sic-semper-tyrannosaurus'] }, foe: { line: [{ card: 'troll', amber: 3, ward: true }] } },
    ['play sic-semper-tyrannosaurus'],
    { amber: [3, 0], cards: { troll: { amber: 0, ward: false } } },
  ],
  [
    'touches no artifact',
    {
      you: { hand: ['sic-semper-tyrannosaurus'] },
      foe: { artifacts: [{ card: 'uncharted-lands', amber: 2 }] },
    },
    ['play sic-semper-tyrannosaurus'],
    { amber: [0, 0], at: { 'uncharted-lands': 'artifacts' } },
  ],
  [
    'keeps its own creature’s æmber from the opponent',
    { you: { hand: ['sic-semper-tyrannosaurus'], line: [{ card: 'troll', amber: 3 }] } },
    ['play sic-semper-tyrannosaurus'],
    { amber: [3, 0], at: { troll: 'discard' } },
  ],
  [
    'lets the player choose among equals',
    {
      you: { hand: ['sic-semper-tyrannosaurus'], line: ['krump'] },
      foe: { line: ['hebe-the-huge', 'bumpsy'] },
    },
    ['play sic-semper-tyrannosaurus'],
    { offers: ['krump', 'hebe-the-huge'] },
  ],
);

card(
  'Stomp',
  [
    'deals 5 damage and exalts a friendly creature when that kills',
    { you: { hand: ['stomp'], line: ['bumpsy', 'krump'] }, foe: { line: ['mother'] } },
    ['play stomp', 'mother', 'krump'],
    { amber: [1, 0], cards: { krump: { amber: 1 }, bumpsy: { amber: 0 } }, at: { mother: 'discard' } },
  ],
  [
    'exalts nobody when the creature lives',
    { you: { hand: ['stomp'], line: ['bumpsy'] }, foe: { line: ['krump'] } },
    ['play stomp', 'krump'],
    { cards: { krump: { damage: 5 }, bumpsy: { amber: 0 } } },
  ],
  [
    'exalts friendly creatures only',
    {
      you: { hand: ['stomp'], line: ['bumpsy', 'krump'], artifacts: ['cannon'] },
      foe: { line: ['mother', 'troll'] },
    },
    ['play stomp', 'mother'],
    { offers: ['bumpsy', 'krump'] },
  ],
  [
    'may hit a friendly creature',
    { you: { hand: ['stomp'], line: ['bumpsy'] }, foe: { line: ['mother'], artifacts: ['cannon'] } },
    ['play stomp'],
    { offers: ['bumpsy', 'mother'] },
  ],
);

card(
  'Terrordactyl',
  [
    'enters stunned',
    { you: { hand: ['terrordactyl'] } },
    ['play terrordactyl'],
    { cards: { terrordactyl: { stunned: true, power: 12 } } },
  ],
  [
    'deals 4 damage to the neighbors of the creature it fights, and 4 to that creature',
    { you: { line: ['terrordactyl'] }, foe: { line: ['krump', 'troll', 'hebe-the-huge', 'valdr'] } },
    ['fight terrordactyl', 'troll'],
    {
      cards: {
        krump: { damage: 4 },
        troll: { damage: 4 },
        'hebe-the-huge': { damage: 4 },
        valdr: { damage: 0 },
        terrordactyl: { damage: 8 },
      },
    },
  ],
  [
    'deals 4 when attacked, and its neighbors are spared',
    { house: 'brobnar', you: { line: ['krump', 'troll'] }, foe: { line: ['terrordactyl'] } },
    ['fight troll'],
    { cards: { troll: { damage: 4 }, krump: { damage: 0 }, terrordactyl: { damage: 8 } } },
  ],
);

card(
  'The Callipygian Ideal',
  [
    'exalts its creature when played',
    { you: { hand: ['the-callipygian-ideal'], line: ['bumpsy'] } },
    ['play the-callipygian-ideal'],
    { amber: [0, 0], cards: { bumpsy: { amber: 1, upgrades: ['the-callipygian-ideal'] } } },
  ],
  [
    'lets that æmber be spent on a key',
    {
      step: 'forge',
      you: {
        amber: 4,
        line: [
          { card: 'bumpsy', amber: 2, upgrades: ['the-callipygian-ideal'] },
          { card: 'krump', amber: 1 },
        ],
      },
    },
    [],
    {
      asks: 'house',
      amber: [0, 0],
      you: { keys: ['red'] },
      cards: { bumpsy: { amber: 0 }, krump: { amber: 1 } },
    },
  ],
  [
    'lets no other æmber be spent',
    {
      step: 'forge',
      you: {
        amber: 4,
        line: [
          { card: 'bumpsy', amber: 1, upgrades: ['the-callipygian-ideal'] },
          { card: 'krump', amber: 1 },
        ],
      },
    },
    [],
    { asks: 'house', amber: [4, 0], you: { keys: [] } },
  ],
  [
    'speaks to the player who controls the creature',
    {
      active: 1,
      step: 'forge',
      you: { amber: 4, hand: [] },
      foe: {
        amber: 5,
        line: [{ card: 'bumpsy', amber: 1, upgrades: [{ card: 'the-callipygian-ideal', owner: 0 }] }],
      },
    },
    [],
    { asks: 'house', amber: [4, 0], foe: { keys: ['red'] } },
  ],
  [
    'lets it be paid to the opponent, too',
    {
      house: 'logos',
      you: {
        line: [{ card: 'bumpsy', amber: 1, upgrades: ['the-callipygian-ideal'] }],
        artifacts: ['library-of-babble'],
        deck: ['anger'],
      },
      foe: { line: ['tentacus'] },
    },
    ['action library-of-babble'],
    { amber: [0, 1], cards: { bumpsy: { amber: 0 } }, you: { hand: ['anger'] } },
  ],
);

card(
  'Tribune Pompitus',
  [
    'gives each friendly creature 2 power for each æmber on it',
    {
      you: {
        line: [{ card: 'tribune-pompitus', amber: 1 }, { card: 'bumpsy', amber: 2 }, 'krump'],
      },
      foe: { line: [{ card: 'troll', amber: 1 }] },
    },
    [],
    {
      cards: {
        'tribune-pompitus': { power: 6 },
        bumpsy: { power: 9 },
        krump: { power: 6 },
        troll: { power: 8 },
      },
    },
  ],
  [
    'may be exalted before a fight',
    { you: { line: ['tribune-pompitus'] }, foe: { line: ['krump'] } },
    ['fight tribune-pompitus', 'yes'],
    {
      cards: { 'tribune-pompitus': { amber: 1, damage: 4 } },
      at: { krump: 'discard' },
    },
  ],
  [
    'need not be',
    { you: { line: ['tribune-pompitus'] }, foe: { line: ['bumpsy'] } },
    ['fight tribune-pompitus', 'no'],
    { cards: { 'tribune-pompitus': { amber: 0, damage: 3 }, bumpsy: { damage: 4 } } },
  ],
);

card(
  'Cincinnatus Rex',
  [
    'is destroyed when there are no enemy creatures',
    { you: { hand: ['cincinnatus-rex'], line: ['bumpsy'] }, foe: { artifacts: ['cannon'] } },
    ['play cincinnatus-rex', 'flank left'],
    { line: [['bumpsy'], []], at: { 'cincinnatus-rex': 'discard' } },
  ],
  [
    'is destroyed with the last of them',
    {
      house: 'brobnar',
      you: { hand: ['punch'], line: ['cincinnatus-rex'] },
      foe: { line: [{ card: 'mother', damage: 2 }] },
    },
    ['play punch', 'mother'],
    { line: [[], []] },
  ],
  [
    'stays while there is one',
    { you: { hand: ['cincinnatus-rex'] }, foe: { line: ['mother'] } },
    ['play cincinnatus-rex'],
    { line: [['cincinnatus-rex'], ['mother']] },
  ],
  [
    'may be exalted after a fight to ready all other friendly cards',
    {
      you: {
        line: ['cincinnatus-rex', { card: 'bumpsy', exhausted: true }],
        artifacts: [{ card: 'cannon', exhausted: true }],
      },
      foe: { line: ['mother', { card: 'troll', exhausted: true }] },
    },
    ['fight cincinnatus-rex', 'mother', 'yes'],
    {
      cards: {
        'cincinnatus-rex': { amber: 1, exhausted: true, damage: 1 },
        bumpsy: { exhausted: false },
        cannon: { exhausted: false },
        troll: { exhausted: true },
      },
    },
  ],
  [
    'readies nothing when it is not exalted',
    {
      you: { line: ['cincinnatus-rex', { card: 'bumpsy', exhausted: true }] },
      foe: { line: ['mother', 'troll'] },
    },
    ['fight cincinnatus-rex', 'mother', 'no'],
    { cards: { 'cincinnatus-rex': { amber: 0 }, bumpsy: { exhausted: true } } },
  ],
);

card(
  'City Gates',
  [
    'lets a friendly creature capture 1',
    { you: { artifacts: ['city-gates'], line: ['bumpsy'] }, foe: { amber: 5, line: ['troll'] } },
    ['action city-gates'],
    { amber: [0, 4], cards: { bumpsy: { amber: 1 } } },
  ],
  [
    'lets a Dinosaur capture 2 instead',
    { you: { artifacts: ['city-gates'], line: ['questor-jarta'] }, foe: { amber: 5 } },
    ['action city-gates'],
    { amber: [0, 3], cards: { 'questor-jarta': { amber: 2 } } },
  ],
  [
    'offers friendly creatures only',
    {
      you: { artifacts: ['city-gates'], line: ['bumpsy', 'questor-jarta'] },
      foe: { amber: 5, line: ['troll'] },
    },
    ['action city-gates'],
    { offers: ['bumpsy', 'questor-jarta'] },
  ],
);

card(
  'Diplo-Macy',
  [
    'exalts each creature that attacks, before its fight',
    { house: 'saurian', you: { hand: ['diplo-macy'], line: ['paraguardian'] }, foe: { line: ['krump'] } },
    ['play diplo-macy', 'fight paraguardian'],
    { amber: [1, 0], cards: { paraguardian: { amber: 1, damage: 5 } }, at: { krump: 'discard' } },
  ],
  [
    'exalts the opponent’s creatures in the next turn, and those that come later',
    {
      you: { hand: ['diplo-macy'], line: ['paraguardian'], ...YOURS },
      foe: { line: ['shooler'], houses: ['dis', 'mars', 'logos'] },
    },
    ['play diplo-macy', 'end', 'house dis', 'fight shooler'],
    { amber: [2, 0], cards: { paraguardian: { damage: 4, amber: 0 } }, at: { shooler: 'discard' } },
  ],
  [
    'ends when its player’s next turn begins',
    {
      you: { hand: ['diplo-macy'], line: ['paraguardian'], ...YOURS },
      foe: { line: ['krump'], houses: ['dis', 'mars', 'logos'] },
    },
    ['play diplo-macy', 'end', 'house dis', 'end', 'house saurian', 'fight paraguardian'],
    { cards: { paraguardian: { amber: 0 } } },
  ],
  [
    'must be the first thing done',
    { you: { hand: ['diplo-macy', 'imperium'] } },
    ['play imperium'],
    { mayNot: ['play diplo-macy'] },
  ],
);

card(
  'Favor of Rex',
  [
    'triggers the “Play:” of an enemy creature as if its player had played it',
    { you: { hand: ['favor-of-rex'] }, foe: { amber: 5, line: ['shooler'] } },
    ['play favor-of-rex'],
    { amber: [2, 4] },
  ],
  [
    'offers the creatures that have one, on both sides',
    {
      you: { hand: ['favor-of-rex'], line: ['thero-centurion', 'draco-praeco'] },
      foe: { line: ['shooler', 'troll'], artifacts: ['uncharted-lands'] },
    },
    ['play favor-of-rex'],
    { offers: ['thero-centurion', 'shooler'] },
  ],
  [
    'lets a friendly creature capture again',
    { you: { hand: ['favor-of-rex'], line: ['thero-centurion'] }, foe: { amber: 5 } },
    ['play favor-of-rex'],
    { amber: [1, 4], cards: { 'thero-centurion': { amber: 1, exhausted: false } } },
  ],
  [
    'does nothing when no creature has one',
    { you: { hand: ['favor-of-rex'], line: ['draco-praeco'] } },
    ['play favor-of-rex'],
    { amber: [1, 0] },
  ],
);

card(
  'Good of the Many',
  [
    'destroys each creature that shares no trait within its line',
    {
      you: { hand: ['good-of-the-many'], line: ['bumpsy', 'mother', 'krump'] },
      foe: { line: ['troll', 'shooler', 'pit-demon'], artifacts: ['cannon'] },
    },
    ['play good-of-the-many'],
    {
      amber: [0, 0],
      at: { cannon: 'artifacts' },
      line: [
        ['bumpsy', 'krump'],
        ['shooler', 'pit-demon'],
      ],
    },
  ],
  [
    'counts one common trait of several',
    { you: { hand: ['good-of-the-many'], line: ['mother', 'dextre'] }, foe: { line: ['troll'] } },
    ['play good-of-the-many'],
    { line: [['mother', 'dextre'], []] },
  ],
);

card(
  'Imperial Forge',
  [
    'costs 8 more, less 1 for each æmber on friendly creatures',
    {
      you: {
        amber: 9,
        hand: ['imperial-forge'],
        line: [
          { card: 'bumpsy', amber: 3 },
          { card: 'krump', amber: 1 },
        ],
      },
      foe: { line: [{ card: 'troll', amber: 5 }] },
    },
    ['play imperial-forge'],
    { amber: [0, 0], you: { keys: ['red'] }, cards: { bumpsy: { amber: 3 } } },
  ],
  [
    'is too dear with 1 æmber less',
    {
      you: {
        amber: 8,
        artifacts: [{ card: 'uncharted-lands', amber: 3 }],
        hand: ['imperial-forge'],
        line: [
          { card: 'bumpsy', amber: 3 },
          { card: 'krump', amber: 1 },
        ],
      },
    },
    ['play imperial-forge'],
    { amber: [9, 0], you: { keys: [] } },
  ],
  [
    'may come below the current cost',
    { you: { amber: 3, hand: ['imperial-forge'], line: [{ card: 'bumpsy', amber: 10 }] } },
    ['play imperial-forge'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
);

card(
  'Imperial Road',
  [
    'plays a Saurian creature stunned, in any house’s turn',
    {
      house: 'dis',
      you: { artifacts: ['imperial-road'], hand: ['questor-jarta', 'bumpsy', 'imperium'] },
      foe: { hand: ['paraguardian'] },
    },
    ['omni imperial-road'],
    { cards: { 'questor-jarta': { stunned: true, exhausted: true } }, you: { hand: ['bumpsy', 'imperium'] } },
  ],
  [
    'resolves its “Play:”',
    {
      house: 'dis',
      you: { artifacts: ['imperial-road'], hand: ['thero-centurion'] },
      foe: { amber: 2 },
    },
    ['omni imperial-road'],
    { amber: [0, 1], cards: { 'thero-centurion': { stunned: true, amber: 1 } } },
  ],
  [
    'lets the player choose among Saurian creatures in hand',
    {
      house: 'dis',
      you: { artifacts: ['imperial-road'], hand: ['questor-jarta', 'paraguardian', 'bumpsy', 'imperium'] },
    },
    ['omni imperial-road'],
    { offers: ['questor-jarta', 'paraguardian'] },
  ],
  [
    'plays nothing without one',
    { house: 'dis', you: { artifacts: ['imperial-road'], hand: ['bumpsy'] } },
    ['omni imperial-road'],
    { you: { hand: ['bumpsy'] } },
  ],
  [
    'plays one of two',
    { house: 'dis', you: { artifacts: ['imperial-road'], hand: ['questor-jarta', 'paraguardian'] } },
    ['omni imperial-road', 'paraguardian'],
    { line: [['paraguardian'], []], you: { hand: ['questor-jarta'] } },
  ],
);

card(
  'Primus Unguis',
  [
    'gives each friendly creature 2 power for each æmber on itself',
    {
      you: { line: [{ card: 'primus-unguis', amber: 2 }, 'bumpsy', { card: 'krump', amber: 1 }] },
      foe: { line: [{ card: 'troll', amber: 1 }] },
    },
    [],
    {
      cards: {
        'primus-unguis': { power: 9, armor: 1 },
        bumpsy: { power: 9 },
        krump: { power: 10 },
        troll: { power: 8 },
      },
    },
  ],
  [
    'is exalted when it reaps',
    { you: { line: ['primus-unguis', 'bumpsy'] } },
    ['reap primus-unguis'],
    { amber: [1, 0], cards: { 'primus-unguis': { amber: 1 }, bumpsy: { power: 7, amber: 0 } } },
  ],
);

card(
  'Saurus Rex',
  [
    'may be exalted in the center to find a Saurian card',
    {
      you: {
        line: ['bumpsy', 'saurus-rex', 'krump'],
        deck: ['anger', 'imperium', 'questor-jarta'],
        pad: false,
      },
    },
    ['reap saurus-rex', 'yes'],
    {
      asks: 'target saurus-rex',
      offers: ['imperium', 'questor-jarta', 'done'],
      cards: { 'saurus-rex': { amber: 1 } },
    },
  ],
  [
    'takes it into hand',
    { you: { line: ['saurus-rex'], deck: ['anger', 'imperium', 'questor-jarta'], pad: false } },
    ['reap saurus-rex', 'yes', 'imperium'],
    { amber: [1, 0], you: { hand: ['imperium'] } },
  ],
  [
    'does so after a fight',
    {
      you: { line: ['saurus-rex'], deck: ['anger', 'imperium'], pad: false },
      foe: { line: ['dust-pixie'] },
    },
    ['fight saurus-rex', 'yes', 'imperium'],
    { you: { hand: ['imperium'], deck: ['anger'] } },
  ],
  [
    'finds nothing when it is not exalted',
    { you: { line: ['saurus-rex'], deck: ['imperium'] } },
    ['reap saurus-rex', 'no'],
    { you: { hand: [] }, cards: { 'saurus-rex': { amber: 0 } } },
  ],
  [
    'asks nothing from a flank',
    { you: { line: ['saurus-rex', 'bumpsy'], deck: ['imperium'] } },
    ['reap saurus-rex'],
    { you: { hand: [] }, cards: { 'saurus-rex': { amber: 0 } } },
  ],
);

card(
  'Saury About That',
  [
    'destroys a creature and gives its controller 1 æmber',
    { you: { hand: ['saury-about-that'], line: ['bumpsy'] }, foe: { line: ['troll'] } },
    ['play saury-about-that', 'troll'],
    { amber: [0, 1], line: [['bumpsy'], []] },
  ],
  [
    'gives it to its own player for a friendly creature, whoever owns it',
    { you: { hand: ['saury-about-that'], line: [{ card: 'bumpsy', owner: 1 }] } },
    ['play saury-about-that'],
    { amber: [1, 0], at: { bumpsy: 'discard 1' } },
  ],
  [
    'gives it also when a ward saves the creature',
    { you: { hand: ['saury-about-that'] }, foe: { line: [{ card: 'troll', ward: true }] } },
    ['play saury-about-that'],
    { amber: [0, 1], cards: { troll: { ward: false } } },
  ],
  [
    'gives nothing without a creature',
    { you: { hand: ['saury-about-that'] }, foe: { artifacts: ['cannon'] } },
    ['play saury-about-that'],
    { amber: [0, 0], at: { cannon: 'artifacts' } },
  ],
);

card(
  'Senator Bracchus',
  [
    'is exalted when it reaps',
    { you: { line: ['senator-bracchus'] } },
    ['reap senator-bracchus'],
    { amber: [1, 0], cards: { 'senator-bracchus': { amber: 1 } } },
  ],
  [
    'is exalted after a fight',
    { you: { line: ['senator-bracchus'] }, foe: { line: ['dust-pixie'] } },
    ['fight senator-bracchus'],
    { cards: { 'senator-bracchus': { amber: 1 } } },
  ],
  [
    'lets the æmber on friendly creatures be spent on a key',
    {
      step: 'forge',
      you: {
        amber: 3,
        line: [
          { card: 'senator-bracchus', amber: 1 },
          { card: 'bumpsy', amber: 2 },
        ],
      },
    },
    [],
    {
      asks: 'house',
      amber: [0, 0],
      you: { keys: ['red'] },
      cards: { 'senator-bracchus': { amber: 0 }, bumpsy: { amber: 0 } },
    },
  ],
  [
    'lets no æmber on enemies or artifacts be spent',
    {
      step: 'forge',
      you: { amber: 5, line: ['senator-bracchus'], artifacts: [{ card: 'uncharted-lands', amber: 3 }] },
      foe: { line: [{ card: 'bumpsy', amber: 2 }] },
    },
    [],
    { asks: 'house', amber: [5, 0], you: { keys: [] } },
  ],
  [
    'lets a key be paid in full, although it dies of it',
    {
      step: 'forge',
      you: {
        amber: 4,
        line: [
          'tribune-pompitus',
          { card: 'senator-bracchus', amber: 1, damage: 5 },
          { card: 'bumpsy', amber: 2 },
        ],
      },
    },
    ['senator-bracchus', 'done'],
    {
      asks: 'house',
      amber: [0, 0],
      you: { keys: ['red'] },
      cards: { bumpsy: { amber: 1 } },
      at: { 'senator-bracchus': 'discard' },
    },
  ],
  [
    'lets the opponent spend nothing',
    {
      step: 'forge',
      active: 1,
      you: { line: ['senator-bracchus'] },
      foe: { amber: 5, line: [{ card: 'bumpsy', amber: 2 }] },
    },
    [],
    { asks: 'house', amber: [0, 5], foe: { keys: [] } },
  ],
  [
    'lets it be paid to the opponent, too',
    {
      house: 'logos',
      you: {
        line: ['senator-bracchus', { card: 'bumpsy', amber: 1 }],
        artifacts: ['library-of-babble'],
        deck: ['anger'],
      },
      foe: { line: ['tentacus'] },
    },
    ['action library-of-babble'],
    { amber: [0, 1], cards: { bumpsy: { amber: 0 } }, you: { hand: ['anger'] } },
  ],
);

card(
  'Sow Salt',
  [
    'keeps all creatures from reaping in this turn',
    { you: { hand: ['sow-salt'], line: ['paraguardian'] }, foe: { line: ['troll'] } },
    ['play sow-salt'],
    { amber: [1, 0], may: ['fight paraguardian'], mayNot: ['reap paraguardian'] },
  ],
  [
    'keeps the opponent’s from it in the next turn',
    {
      you: { hand: ['sow-salt'], line: ['paraguardian'], ...YOURS },
      foe: { line: ['shooler'], ...THEIRS },
    },
    ['play sow-salt', 'end', 'house dis'],
    { may: ['fight shooler'], mayNot: ['reap shooler'] },
  ],
  [
    'ends when its player’s next turn begins',
    { you: { hand: ['sow-salt'], line: ['paraguardian'], ...YOURS }, foe: THEIRS },
    ['play sow-salt', 'end', 'house dis', 'end', 'house saurian'],
    { may: ['reap paraguardian'] },
  ],
  [
    'must be the first thing done',
    { you: { hand: ['sow-salt', 'imperium'] } },
    ['play imperium'],
    { mayNot: ['play sow-salt'] },
  ],
);

card(
  'Spartasaur',
  [
    'destroys each creature that is no Dinosaur after a friendly one was destroyed',
    {
      house: 'brobnar',
      you: { hand: ['punch'], line: ['spartasaur', { card: 'bumpsy', damage: 2 }, 'krump', 'questor-jarta'] },
      foe: { line: ['troll', 'senator-shrix'], artifacts: ['cannon'] },
    },
    ['play punch', 'bumpsy'],
    { line: [['spartasaur', 'questor-jarta'], ['senator-shrix']], at: { cannon: 'artifacts' } },
  ],
  [
    'does so also after a Dinosaur was destroyed',
    {
      house: 'brobnar',
      you: { hand: ['punch'], line: ['spartasaur', 'krump', 'questor-jarta'] },
      foe: { line: ['troll'] },
    },
    ['play punch', 'questor-jarta'],
    { line: [['spartasaur'], []] },
  ],
  [
    'destroys nobody after a friendly artifact was destroyed',
    {
      house: 'shadows',
      you: { hand: ['hock'], line: ['spartasaur', 'krump'], artifacts: ['cannon'] },
      foe: { line: ['troll'] },
    },
    ['play hock'],
    { line: [['spartasaur', 'krump'], ['troll']], at: { cannon: 'discard' } },
  ],
  [
    'destroys nobody after an enemy was destroyed',
    {
      house: 'brobnar',
      you: { hand: ['punch'], line: ['spartasaur', 'krump'] },
      foe: { line: ['troll', { card: 'mother', damage: 2 }] },
    },
    ['play punch', 'mother'],
    { line: [['spartasaur', 'krump'], ['troll']] },
  ],
  [
    'destroys nobody when it dies itself',
    { house: 'brobnar', you: { hand: ['punch'], line: [{ card: 'spartasaur', damage: 4 }, 'krump'] } },
    ['play punch', 'spartasaur'],
    { line: [['krump'], []] },
  ],
  [
    'gains nothing after a fight in which it dies',
    { you: { line: ['spartasaur'] }, foe: { line: ['troll'] } },
    ['fight spartasaur'],
    { amber: [0, 0], at: { spartasaur: 'discard' } },
  ],
  [
    'gains 2 after a fight that it survives',
    { you: { line: ['spartasaur'] }, foe: { line: ['mother'] } },
    ['fight spartasaur'],
    { amber: [2, 0] },
  ],
);

card(
  'Tertiate',
  [
    'destroys a third of each line, rounded up',
    {
      you: {
        hand: ['tertiate'],
        line: ['bumpsy', 'krump', 'mother', 'dextre'],
        artifacts: ['cannon', 'sniffer', 'lifeward'],
      },
      foe: { line: ['troll', 'shooler', 'silvertooth'], artifacts: ['lifeward'] },
    },
    ['play tertiate', 'troll', 'krump', 'mother'],
    {
      amber: [1, 0],
      line: [
        ['bumpsy', 'dextre'],
        ['shooler', 'silvertooth'],
      ],
    },
  ],
  [
    'destroys 2 of 4 enemies and 1 of 3 friends',
    {
      you: { hand: ['tertiate'], line: ['troll', 'shooler', 'silvertooth'] },
      foe: { line: ['bumpsy', 'krump', 'mother', 'doc-bookton'] },
    },
    ['play tertiate', 'krump', 'mother', 'troll'],
    {
      line: [
        ['shooler', 'silvertooth'],
        ['bumpsy', 'doc-bookton'],
      ],
    },
  ],
  [
    'asks for enemy creatures first',
    {
      you: { hand: ['tertiate'], line: ['bumpsy', 'krump'] },
      foe: { line: ['troll', 'shooler'], artifacts: ['lifeward'] },
    },
    ['play tertiate'],
    { offers: ['troll', 'shooler'] },
  ],
  [
    'then for friendly ones',
    {
      you: { hand: ['tertiate'], line: ['bumpsy', 'krump'], artifacts: ['cannon'] },
      foe: { line: ['troll', 'shooler'] },
    },
    ['play tertiate', 'troll'],
    { offers: ['bumpsy', 'krump'] },
  ],
  [
    'destroys 1 of 1 and none of none',
    { you: { hand: ['tertiate'], line: ['bumpsy'] } },
    ['play tertiate'],
    { line: [[], []] },
  ],
  [
    'destroys 2 of 4 enemies and 1 of 3 friendly creatures',
    {
      you: { hand: ['tertiate'], line: ['bumpsy', 'krump', 'dextre'] },
      foe: { line: ['troll', 'shooler', 'silvertooth', 'mother'] },
    },
    ['play tertiate', 'troll', 'mother', 'krump'],
    {
      line: [
        ['bumpsy', 'dextre'],
        ['shooler', 'silvertooth'],
      ],
    },
  ],
);

card(
  'The Colosseum',
  [
    'gets a counter for each enemy creature destroyed in a fight',
    {
      house: 'brobnar',
      you: { artifacts: ['the-colosseum'], line: ['troll', 'bumpsy'] },
      foe: { line: ['dust-pixie', 'silvertooth'] },
    },
    ['fight troll', 'dust-pixie', 'fight bumpsy'],
    { cards: { 'the-colosseum': { counters: { glory: 2 } } } },
  ],
  [
    'gets none for a friendly creature, but one for an attacker that dies',
    {
      active: 1,
      house: 'brobnar',
      you: { artifacts: ['the-colosseum'], line: ['mother', 'silvertooth'] },
      foe: { line: ['bumpsy', 'krump'] },
    },
    ['fight bumpsy', 'mother', 'fight krump'],
    { cards: { 'the-colosseum': { counters: { glory: 1 } } }, line: [[], ['krump']] },
  ],
  [
    'gets none for a creature that is destroyed otherwise',
    {
      house: 'brobnar',
      you: { artifacts: [{ card: 'the-colosseum', counters: { glory: 1 } }], hand: ['punch'] },
      foe: { line: ['silvertooth'] },
    },
    ['play punch'],
    { line: [[], []], cards: { 'the-colosseum': { counters: { glory: 1 } } } },
  ],
  [
    'forges a key at current cost with 6 counters',
    { house: 'dis', you: { amber: 7, artifacts: [{ card: 'the-colosseum', counters: { glory: 6 } }] } },
    ['omni the-colosseum'],
    { amber: [1, 0], you: { keys: ['red'] } },
  ],
  [
    'removes 6 of them, also when the key is too dear',
    { house: 'dis', you: { amber: 5, artifacts: [{ card: 'the-colosseum', counters: { glory: 8 } }] } },
    ['omni the-colosseum'],
    { amber: [5, 0], you: { keys: [] }, cards: { 'the-colosseum': { counters: { glory: 2 } } } },
  ],
  [
    'does nothing with 5',
    {
      house: 'dis',
      you: { amber: 7, artifacts: [{ card: 'the-colosseum', counters: { glory: 5 } }] },
    },
    ['omni the-colosseum'],
    { amber: [7, 0], you: { keys: [] }, cards: { 'the-colosseum': { counters: { glory: 5 } } } },
  ],
  [
    'needs no more than 6',
    { house: 'dis', you: { amber: 6, artifacts: [{ card: 'the-colosseum', counters: { glory: 6 } }] } },
    ['omni the-colosseum'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
);

card(
  'Triumph',
  [
    'exalts each friendly creature when there are no enemies, and forges a key for 6 or more of them',
    {
      you: {
        amber: 2,
        hand: ['triumph'],
        line: ['bumpsy', 'krump', 'mother', 'dextre', 'troll', 'silvertooth', 'shooler'],
      },
      foe: { artifacts: ['cannon'] },
    },
    ['play triumph'],
    { amber: [3, 0], you: { keys: ['red'] }, cards: { bumpsy: { amber: 1 }, silvertooth: { amber: 1 } } },
  ],
  [
    'forges one for 6',
    { you: { hand: ['triumph'], line: ['bumpsy', 'krump', 'mother', 'dextre', 'troll', 'silvertooth'] } },
    ['play triumph'],
    { amber: [1, 0], you: { keys: ['red'] } },
  ],
  [
    'forges nothing for 5',
    {
      you: {
        hand: ['triumph'],
        line: ['bumpsy', 'krump', 'mother', 'dextre', 'troll'],
        artifacts: ['cannon'],
      },
    },
    ['play triumph'],
    { amber: [1, 0], you: { keys: [] }, cards: { bumpsy: { amber: 1 }, troll: { amber: 1 } } },
  ],
  [
    'does nothing when there is an enemy creature',
    {
      you: { hand: ['triumph'], line: ['bumpsy', 'krump', 'mother', 'dextre', 'troll', 'silvertooth'] },
      foe: { line: ['dust-pixie'] },
    },
    ['play triumph'],
    { amber: [1, 0], you: { keys: [] }, cards: { bumpsy: { amber: 0 }, 'dust-pixie': { amber: 0 } } },
  ],
  [
    'does nothing without any creature',
    { you: { hand: ['triumph'] } },
    ['play triumph'],
    { amber: [1, 0], you: { keys: [] } },
  ],
);
