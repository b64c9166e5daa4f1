import { expect } from 'vitest';
import { cardRows } from '../../testrows.js';

const card = cardRows('logos');
const cards = (n: number): unknown[] => Array(n).fill(expect.any(String));

card(
  'Binate Rupture',
  [
    'doubles the æmber of each player',
    { you: { amber: 3, hand: ['binate-rupture'] }, foe: { amber: 5 } },
    ['play binate-rupture'],
    { amber: [6, 10] },
  ],
  [
    'leaves nothing where nothing is',
    { you: { hand: ['binate-rupture'] }, foe: { amber: 1 } },
    ['play binate-rupture'],
    { amber: [0, 2] },
  ],
  [
    'can only be played first',
    { you: { hand: ['binate-rupture', 'mother'] } },
    ['discard mother'],
    { mayNot: ['play binate-rupture'], may: ['discard binate-rupture'] },
  ],
);

card(
  'Cutthroat Research',
  [
    'steals 2 from an opponent with 8',
    { you: { hand: ['cutthroat-research'] }, foe: { amber: 8 } },
    ['play cutthroat-research'],
    { amber: [3, 6] },
  ],
  [
    'steals nothing from one with 7',
    { you: { amber: 9, hand: ['cutthroat-research'] }, foe: { amber: 7 } },
    ['play cutthroat-research'],
    { amber: [10, 7] },
  ],
);

card(
  'Eyegor',
  [
    'takes one of the top 3 cards to hand and discards the others',
    { you: { hand: ['eyegor'], deck: ['troll', 'mother', 'dextre', 'krump', 'urchin'] } },
    ['play eyegor', 'mother'],
    {
      you: { hand: ['mother'] },
      at: { troll: 'discard', dextre: 'discard' },
      top: [['krump', 'urchin'], []],
    },
  ],
  [
    'offers those three alone',
    { you: { hand: ['eyegor'], deck: ['troll', 'mother', 'dextre', 'krump', 'urchin'] } },
    ['play eyegor'],
    { asks: 'target eyegor', offers: ['troll', 'mother', 'dextre'] },
  ],
  [
    'takes the third, too',
    { you: { hand: ['eyegor'], deck: ['troll', 'mother', 'dextre', 'krump'] } },
    ['play eyegor', 'dextre'],
    { you: { hand: ['dextre'] }, at: { troll: 'discard', mother: 'discard', krump: 'deck' } },
  ],
  [
    'does what it can with two cards, and shuffles nothing back',
    { you: { hand: ['eyegor'], deck: ['troll', 'mother'], discard: ['krump'], pad: false } },
    ['play eyegor', 'troll'],
    { you: { hand: ['troll'], deck: [], discard: ['mother', 'krump'] } },
  ],
  [
    'does nothing with an empty deck',
    { you: { hand: ['eyegor'], deck: [], discard: ['krump'], pad: false } },
    ['play eyegor'],
    { you: { hand: [], discard: ['krump'] } },
  ],
  [
    'shows its player three cards before one is chosen',
    { you: { hand: ['eyegor'], deck: ['troll', 'mother', 'dextre', 'krump'] }, foe: { deck: ['zorg'] } },
    ['play eyegor'],
    { asks: 'target', sees: [['troll', 'mother', 'dextre'], []] },
  ],
);

card(
  'Helper Bot',
  [
    'lets one card of another house be played this turn',
    { you: { hand: ['helper-bot', 'troll', 'krump', 'mother'] } },
    ['play helper-bot', 'play troll', 'flank left'],
    { line: [['troll', 'helper-bot'], []], may: ['play mother'], mayNot: ['play krump'] },
  ],
  [
    'is not spent on a Logos card',
    { you: { hand: ['helper-bot', 'troll', 'mother'] } },
    ['play helper-bot', 'play mother', 'flank left'],
    { may: ['play troll'] },
  ],
  [
    'ends with the turn',
    { you: { hand: ['helper-bot', 'troll'], houses: ['logos', 'brobnar', 'dis'] } },
    ['play helper-bot', 'end', 'house logos', 'end', 'house logos'],
    { mayNot: ['play troll'] },
  ],
);

card(
  'Hexpion',
  [
    'is archived with the top card of the deck when destroyed',
    { you: { line: ['hexpion'], deck: ['mother', 'troll'] }, foe: { line: ['krump'] } },
    ['fight hexpion'],
    { line: [[], ['krump']], you: { archives: ['hexpion', 'mother'], discard: [] }, top: [['troll'], []] },
  ],
  [
    'is archived alone when the deck is empty',
    { you: { line: ['hexpion'], deck: [], pad: false }, foe: { line: ['krump'] } },
    ['fight hexpion'],
    { you: { archives: ['hexpion'], discard: [] } },
  ],
  [
    'goes to its owner’s archives, and takes a card of its controller',
    {
      you: { line: [{ card: 'hexpion', owner: 1 }], deck: ['mother'] },
      foe: { line: ['krump'], deck: ['bumpsy'] },
    },
    ['fight hexpion'],
    { you: { archives: ['mother'] }, foe: { archives: ['hexpion'] }, at: { bumpsy: 'deck 1' } },
  ],
);

card(
  'Pip Pip',
  [
    'stuns an enemy creature that reaps',
    { active: 1, house: 'brobnar', you: { line: ['pip-pip'] }, foe: { line: ['krump', 'bumpsy'] } },
    ['reap krump'],
    { cards: { krump: { stunned: true }, bumpsy: { stunned: false } } },
  ],
  [
    'lets its friends reap',
    { you: { line: ['pip-pip', 'mother'] } },
    ['reap pip-pip', 'reap mother'],
    { amber: [2, 0], cards: { 'pip-pip': { stunned: false }, mother: { stunned: false } } },
  ],
);

card(
  'Poke',
  [
    'draws a card when its 1 damage destroys an enemy creature',
    { you: { hand: ['poke'], deck: ['troll', 'krump'] }, foe: { line: ['dust-pixie', 'bumpsy'] } },
    ['play poke', 'dust-pixie'],
    { amber: [1, 0], line: [[], ['bumpsy']], you: { hand: ['troll'] } },
  ],
  [
    'draws nothing when it survives',
    { you: { hand: ['poke'], line: ['mother'] }, foe: { line: ['dust-imp'] } },
    ['play poke'],
    { cards: { 'dust-imp': { damage: 1 }, mother: { damage: 0 } }, you: { hand: [] } },
  ],
  [
    'offers enemy creatures only',
    {
      you: { hand: ['poke'], line: ['mother'] },
      foe: { line: ['dust-imp', 'bumpsy'], artifacts: ['cannon'] },
    },
    ['play poke'],
    { offers: ['dust-imp', 'bumpsy'] },
  ],
);

card(
  'Professor Sutterkin',
  [
    'draws a card for each friendly Logos creature, itself included',
    {
      you: {
        line: ['professor-sutterkin', 'mother', 'troll', 'dextre'],
        artifacts: ['library-of-babble'],
        deck: ['urchin', 'krump', 'zorg'],
      },
      foe: { line: ['doc-bookton'] },
    },
    ['reap professor-sutterkin'],
    { amber: [1, 0], you: { hand: ['urchin', 'krump', 'zorg'] } },
  ],
  [
    'draws one alone',
    { you: { line: ['professor-sutterkin'], deck: ['urchin', 'krump'] } },
    ['reap professor-sutterkin'],
    { you: { hand: ['urchin'] } },
  ],
);

card(
  'Standardized Testing',
  [
    'destroys each creature with the lowest and each with the highest power',
    {
      you: { hand: ['standardized-testing'], line: ['dust-pixie', 'troll', 'mother'] },
      foe: { line: ['phylyx-the-disintegrator', { card: 'zorg', power: 1 }, 'krump'] },
    },
    ['play standardized-testing'],
    { amber: [0, 0], line: [['mother'], ['krump']] },
  ],
  [
    'destroys a lone creature',
    { you: { hand: ['standardized-testing'] }, foe: { line: ['krump'] } },
    ['play standardized-testing'],
    { line: [[], []] },
  ],
);

card(
  'Titan Librarian',
  [
    'archives a card at the end of your turn while it is not on a flank',
    {
      you: {
        line: ['troll', 'titan-librarian', 'krump'],
        hand: ['mother', 'dextre', 'zorg', 'urchin', 'bumpsy', 'smith'],
      },
    },
    ['end', 'zorg'],
    { asks: 'house', you: { archives: ['zorg'], hand: ['mother', 'dextre', 'urchin', 'bumpsy', 'smith'] } },
  ],
  [
    'chooses after cards are drawn',
    {
      you: { line: ['troll', 'titan-librarian', 'krump'], hand: [], deck: ['mother'] },
      foe: { hand: ['zorg'] },
    },
    ['end'],
    { asks: 'target titan-librarian', may: ['mother'], mayNot: ['zorg'] },
  ],
  [
    'does nothing on a flank',
    { you: { line: ['troll', 'titan-librarian'], hand: ['mother', 'dextre'] } },
    ['end'],
    { asks: 'house', you: { archives: [] } },
  ],
  [
    'does nothing in the opponent’s turn',
    { active: 1, you: { line: ['troll', 'titan-librarian', 'krump'], hand: ['mother', 'dextre'] } },
    ['end'],
    { asks: 'house', you: { archives: [] } },
  ],
);

card(
  'Backup Copy',
  [
    'puts its creature on top of its owner’s deck when destroyed',
    {
      you: { line: [{ card: 'mother', upgrades: ['backup-copy'] }] },
      foe: { line: ['troll'] },
    },
    ['fight mother'],
    { line: [[], ['troll']], top: [['mother'], []], you: { discard: ['backup-copy'] } },
  ],
  [
    'works for an enemy creature as well, and gives 1 æmber',
    { you: { hand: ['backup-copy', 'poke'] }, foe: { line: ['dust-pixie'] } },
    ['play backup-copy', 'play poke'],
    {
      amber: [2, 0],
      top: [[], ['dust-pixie']],
      you: { discard: ['poke', 'backup-copy'], hand: cards(1) as string[] },
    },
  ],
);

card(
  'Fila the Researcher',
  [
    'draws a card after a creature is played beside her',
    { you: { hand: ['mother'], line: ['troll', 'fila-the-researcher'], deck: ['krump', 'zorg'] } },
    ['play mother', 'flank right'],
    { you: { hand: ['krump'] } },
  ],
  [
    'draws none for one that stands elsewhere',
    { you: { hand: ['mother'], line: ['troll', 'fila-the-researcher'] } },
    ['play mother', 'flank left'],
    { you: { hand: [] } },
  ],
  [
    'draws none when she is played beside another',
    { you: { hand: ['fila-the-researcher'], line: ['troll'] } },
    ['play fila-the-researcher', 'flank left'],
    { you: { hand: [] } },
  ],
  [
    'is elusive',
    { active: 1, house: 'brobnar', you: { line: ['fila-the-researcher'] }, foe: { line: ['krump'] } },
    ['fight krump'],
    { cards: { 'fila-the-researcher': { damage: 0 } } },
  ],
);

card(
  'Memory Chip',
  [
    'archives a card after you choose Logos',
    {
      step: 'house',
      house: undefined,
      you: { artifacts: ['memory-chip'], hand: ['mother', 'troll'], houses: ['logos', 'brobnar', 'dis'] },
    },
    ['house logos', 'troll', 'no'],
    { you: { archives: ['troll'], hand: ['mother'] } },
  ],
  [
    'offers your own hand',
    {
      step: 'house',
      house: undefined,
      you: { artifacts: ['memory-chip'], hand: ['mother', 'troll'], houses: ['logos', 'brobnar', 'dis'] },
      foe: { hand: ['krump'] },
    },
    ['house logos'],
    { asks: 'target memory-chip', offers: ['mother', 'troll'] },
  ],
  [
    'does nothing for another house',
    {
      step: 'house',
      house: undefined,
      you: { artifacts: ['memory-chip'], hand: ['mother', 'troll'], houses: ['logos', 'brobnar', 'dis'] },
    },
    ['house dis'],
    { you: { archives: [], hand: ['mother', 'troll'] } },
  ],
  [
    'does nothing when the opponent chooses Logos',
    {
      active: 1,
      step: 'house',
      house: undefined,
      you: { artifacts: ['memory-chip'], hand: ['mother', 'troll'] },
      foe: { hand: ['dextre', 'krump'], houses: ['logos', 'brobnar', 'dis'] },
    },
    ['house logos'],
    { you: { archives: [] }, foe: { archives: [] } },
  ],
);

card(
  'Quantum Fingertrap',
  [
    'swaps two friendly creatures',
    {
      you: { artifacts: ['quantum-fingertrap'], line: ['troll', 'mother', 'krump'] },
      foe: { line: ['zorg'] },
    },
    ['action quantum-fingertrap', 'choice 0', 'troll', 'krump'],
    { line: [['krump', 'mother', 'troll'], ['zorg']] },
  ],
  [
    'or two enemy creatures',
    {
      you: { artifacts: ['quantum-fingertrap'], line: ['troll', 'mother'] },
      foe: { line: ['zorg', 'bumpsy', 'valdr'] },
    },
    ['action quantum-fingertrap', 'choice 1', 'bumpsy', 'zorg'],
    {
      line: [
        ['troll', 'mother'],
        ['bumpsy', 'zorg', 'valdr'],
      ],
    },
  ],
  [
    'chooses two of one line',
    {
      you: { artifacts: ['quantum-fingertrap'], line: ['troll', 'mother', 'krump'] },
      foe: { line: ['zorg', 'bumpsy', 'valdr'] },
    },
    ['action quantum-fingertrap', 'choice 0', 'troll'],
    { offers: ['mother', 'krump'] },
  ],
  [
    'offers enemy creatures for the first of two',
    {
      you: { artifacts: ['quantum-fingertrap'], line: ['troll', 'mother'] },
      foe: { line: ['zorg', 'bumpsy'], artifacts: ['cannon', 'mothergun'] },
    },
    ['action quantum-fingertrap', 'choice 1'],
    { offers: ['zorg', 'bumpsy'] },
  ],
  [
    'and for the second',
    {
      you: { artifacts: ['quantum-fingertrap'], line: ['troll', 'mother'] },
      foe: { line: ['zorg', 'bumpsy'], artifacts: ['cannon', 'mothergun'] },
    },
    ['action quantum-fingertrap', 'choice 1', 'zorg'],
    {
      line: [
        ['troll', 'mother'],
        ['bumpsy', 'zorg'],
      ],
    },
  ],
  [
    'the same holds for the enemy line',
    {
      you: { artifacts: ['quantum-fingertrap'], line: ['troll', 'mother', 'krump'] },
      foe: { line: ['zorg', 'bumpsy', 'valdr'] },
    },
    ['action quantum-fingertrap', 'choice 1', 'valdr'],
    { offers: ['zorg', 'bumpsy'] },
  ],
  [
    'moves nobody when there is no pair',
    { you: { artifacts: ['quantum-fingertrap'], line: ['troll'] }, foe: { line: ['zorg'] } },
    ['action quantum-fingertrap', 'choice 0'],
    { line: [['troll'], ['zorg']], cards: { 'quantum-fingertrap': { exhausted: true } } },
  ],
  [
    'gives 1 æmber when played',
    { you: { hand: ['quantum-fingertrap'] } },
    ['play quantum-fingertrap'],
    { amber: [1, 0] },
  ],
);

card(
  'Seismo-entangler',
  [
    'keeps creatures of the chosen house from reaping in the opponent’s next turn',
    {
      you: { artifacts: ['seismo-entangler'], line: ['mother'] },
      foe: {
        line: ['krump', { card: 'zorg', house: 'brobnar' }, 'dextre'],
        houses: ['brobnar', 'logos', 'dis'],
      },
    },
    ['action seismo-entangler', 'house brobnar', 'end', 'house brobnar'],
    { may: ['fight krump'], mayNot: ['reap krump', 'reap zorg'] },
  ],
  [
    'lets other houses reap',
    {
      you: { artifacts: ['seismo-entangler'] },
      foe: { line: ['krump', 'dextre'], houses: ['brobnar', 'logos', 'dis'] },
    },
    ['action seismo-entangler', 'house brobnar', 'end', 'house logos'],
    { may: ['reap dextre'] },
  ],
  [
    'does not bind you, and ends with that turn',
    {
      you: { artifacts: ['seismo-entangler'], line: ['mother'], houses: ['brobnar', 'logos', 'dis'] },
      foe: { line: ['dextre'], houses: ['brobnar', 'logos', 'dis'] },
    },
    [
      'action seismo-entangler',
      'house logos',
      'reap mother',
      'end',
      'house dis',
      'end',
      'house dis',
      'end',
      'house logos',
    ],
    { amber: [1, 0], may: ['reap dextre'] },
  ],
);

card(
  '[REDACTED]',
  [
    'takes 1 æmber from the supply when you choose Logos',
    {
      step: 'house',
      house: undefined,
      you: { amber: 2, artifacts: ['[redacted]'], houses: ['logos', 'brobnar', 'dis'] },
      foe: { amber: 3 },
    },
    ['house logos'],
    { amber: [2, 3], cards: { '[redacted]': { amber: 1 } } },
  ],
  [
    'takes none for another house, nor for the opponent’s Logos',
    {
      step: 'house',
      house: undefined,
      you: { artifacts: ['[redacted]'], houses: ['logos', 'brobnar', 'dis'] },
      foe: { houses: ['logos', 'brobnar', 'dis'] },
    },
    ['house dis', 'end', 'house logos'],
    { cards: { '[redacted]': { amber: 0 } } },
  ],
  [
    'is sacrificed with 4 æmber on it for a key at no cost',
    {
      step: 'house',
      house: undefined,
      you: {
        amber: 2,
        artifacts: [{ card: '[redacted]', amber: 3 }],
        houses: ['logos', 'brobnar', 'dis'],
      },
    },
    ['house logos'],
    { amber: [2, 0], you: { keys: ['red'] }, at: { '[redacted]': 'discard 0' } },
  ],
  [
    'stays with 3',
    {
      step: 'house',
      house: undefined,
      you: { artifacts: [{ card: '[redacted]', amber: 2 }], houses: ['logos', 'brobnar', 'dis'] },
    },
    ['house logos'],
    { you: { keys: [] }, cards: { '[redacted]': { amber: 3 } } },
  ],
);

card(
  'Entropic Swirl',
  [
    'deals 2 and gains 1 for each trait of a creature',
    { you: { hand: ['entropic-swirl'], line: ['mother'] }, foe: { line: ['hebe-the-huge', 'krump'] } },
    ['play entropic-swirl', 'hebe-the-huge'],
    { amber: [2, 0], cards: { 'hebe-the-huge': { damage: 4 }, krump: { damage: 0 } } },
  ],
  [
    'gains as much when the creature dies of it',
    { you: { hand: ['entropic-swirl'] }, foe: { line: ['dextre'] } },
    ['play entropic-swirl'],
    { amber: [2, 0], at: { dextre: 'deck 1' } },
  ],
  [
    'deals it all at once: a ward stops it, and the æmber is gained',
    { you: { hand: ['entropic-swirl'] }, foe: { line: [{ card: 'dextre', ward: true }] } },
    ['play entropic-swirl'],
    { amber: [2, 0], cards: { dextre: { damage: 0, ward: false } } },
  ],
  [
    'counts the own traits of a Mimic Gel that has died of it',
    { you: { hand: ['mimic-gel', 'entropic-swirl'] }, foe: { line: ['impspector'] } },
    ['play mimic-gel', 'play entropic-swirl', 'mimic-gel'],
    { amber: [2, 0], at: { 'mimic-gel': 'discard' } },
  ],
  [
    'may be aimed at a friendly creature, and counts a single trait once',
    { you: { hand: ['entropic-swirl'], line: ['troll'] }, foe: { line: ['krump'] } },
    ['play entropic-swirl', 'troll'],
    { amber: [1, 0], cards: { troll: { damage: 2 }, krump: { damage: 0 } } },
  ],
);

card(
  'Fetchdrones',
  [
    'discards the top 2 cards and captures 2 for each Logos card among them',
    {
      you: {
        artifacts: ['fetchdrones'],
        line: ['troll', 'krump'],
        deck: ['mother', 'poke', 'dextre'],
      },
      foe: { amber: 7, line: ['zorg'] },
    },
    ['action fetchdrones', 'troll', 'krump'],
    {
      amber: [0, 3],
      cards: { troll: { amber: 2 }, krump: { amber: 2 }, zorg: { amber: 0 } },
      at: { mother: 'discard', poke: 'discard', dextre: 'deck' },
    },
  ],
  [
    'captures for one of them alone, with a friendly creature',
    {
      you: { artifacts: ['fetchdrones'], line: ['troll', 'mother'], deck: ['zorg', 'dextre'] },
      foe: { amber: 7, line: ['krump'] },
    },
    ['action fetchdrones'],
    { asks: 'target fetchdrones', offers: ['troll', 'mother'] },
  ],
  [
    'ends after one capture then',
    {
      you: { artifacts: ['fetchdrones'], line: ['troll'], deck: ['zorg', 'dextre', 'mother'] },
      foe: { amber: 7 },
    },
    ['action fetchdrones'],
    { amber: [0, 5], cards: { troll: { amber: 2 } } },
  ],
  [
    'captures nothing for cards of other houses',
    {
      you: { artifacts: ['fetchdrones'], line: ['mother'], deck: ['zorg', 'troll', 'dextre'] },
      foe: { amber: 7 },
    },
    ['action fetchdrones'],
    { amber: [0, 7], you: { discard: ['troll', 'zorg'] } },
  ],
);

card(
  'Master the Theory',
  [
    'may archive a card for each enemy creature when you have none',
    {
      you: { hand: ['master-the-theory', 'mother', 'troll', 'dextre'], artifacts: ['fetchdrones'] },
      foe: { line: ['krump', 'zorg'], artifacts: ['cannon'] },
    },
    ['play master-the-theory', 'yes', 'mother', 'dextre'],
    { amber: [1, 0], you: { archives: ['mother', 'dextre'], hand: ['troll'] } },
  ],
  [
    'may be refused',
    { you: { hand: ['master-the-theory', 'mother'] }, foe: { line: ['krump'] } },
    ['play master-the-theory', 'no'],
    { you: { archives: [], hand: ['mother'] } },
  ],
  [
    'offers your own hand',
    { you: { hand: ['master-the-theory', 'mother', 'dextre'] }, foe: { line: ['krump'], hand: ['zorg'] } },
    ['play master-the-theory', 'yes'],
    { offers: ['mother', 'dextre'] },
  ],
  [
    'archives nothing with a friendly creature in play',
    { you: { hand: ['master-the-theory', 'mother'], line: ['troll'] }, foe: { line: ['krump'] } },
    ['play master-the-theory'],
    { amber: [1, 0], you: { archives: [], hand: ['mother'] } },
  ],
  [
    'asks nothing without an enemy creature, nor without a card',
    { you: { hand: ['master-the-theory', 'mother'] } },
    ['play master-the-theory'],
    { asks: 'main', you: { archives: [] } },
  ],
  [
    'asks nothing with an empty hand',
    { you: { hand: ['master-the-theory'] }, foe: { line: ['krump'] } },
    ['play master-the-theory'],
    { asks: 'main' },
  ],
);

card(
  'Project Z.Y.X.',
  [
    'may play an archived card of any house after reaping',
    { you: { line: ['project-zyx'], archives: ['mother', 'troll'], hand: ['krump'] } },
    ['reap project-zyx', 'yes', 'troll', 'flank left'],
    { amber: [1, 0], line: [['troll', 'project-zyx'], []], you: { archives: ['mother'] } },
  ],
  [
    'does so after a fight, and offers your archives alone',
    {
      you: { line: ['project-zyx'], archives: ['mother', 'troll'], hand: ['zorg'] },
      foe: { line: ['dextre'], archives: ['bumpsy'] },
    },
    ['fight project-zyx', 'yes'],
    { offers: ['mother', 'troll'] },
  ],
  [
    'may be refused',
    { you: { line: ['project-zyx'], archives: ['troll'] } },
    ['reap project-zyx', 'no'],
    { line: [['project-zyx'], []], you: { archives: ['troll'] } },
  ],
  [
    'asks nothing with empty archives',
    { you: { line: ['project-zyx'], hand: ['troll'] } },
    ['reap project-zyx'],
    { asks: 'main' },
  ],
  [
    'sends a card that was put there to leave for its owner’s hand back to it',
    { you: { line: ['project-zyx'], archives: [{ card: 'troll', owner: 1 }] } },
    ['reap project-zyx', 'yes'],
    { line: [['project-zyx'], []], at: { troll: 'hand 1' } },
  ],
);

card(
  'Scientifical Hack',
  [
    'is sacrificed to let friendly artifacts be used in another house',
    {
      house: 'dis',
      you: { artifacts: ['scientifical-hack', 'cannon'], line: ['troll'] },
      foe: { line: ['krump'], artifacts: ['library-of-babble'] },
    },
    ['omni scientifical-hack', 'action cannon', 'krump'],
    {
      cards: { krump: { damage: 2 } },
      at: { 'scientifical-hack': 'discard 0' },
      mayNot: ['reap troll', 'action library-of-babble'],
    },
  ],
  [
    'ends with the turn',
    {
      house: 'dis',
      you: { artifacts: ['scientifical-hack', 'cannon'], houses: ['logos', 'brobnar', 'dis'] },
    },
    ['omni scientifical-hack', 'end', 'house logos', 'end', 'house dis'],
    { mayNot: ['action cannon'] },
  ],
  [
    'gives 1 æmber when played',
    { you: { hand: ['scientifical-hack'] } },
    ['play scientifical-hack'],
    { amber: [1, 0] },
  ],
);

card(
  'Shard of Knowledge',
  [
    'draws a card for each friendly Shard',
    {
      you: {
        artifacts: ['shard-of-knowledge', 'shard-of-pain', 'fetchdrones'],
        deck: ['troll', 'krump', 'zorg'],
      },
      foe: { artifacts: ['shard-of-hate'] },
    },
    ['action shard-of-knowledge'],
    { you: { hand: ['troll', 'krump'] }, foe: { hand: [] } },
  ],
  [
    'draws one alone',
    { you: { artifacts: ['shard-of-knowledge'], deck: ['troll', 'krump'] } },
    ['action shard-of-knowledge'],
    { you: { hand: ['troll'] } },
  ],
);

card(
  'The Curator',
  [
    'lets friendly artifacts enter play ready',
    { you: { line: ['the-curator'], hand: ['fetchdrones', 'mother'], deck: ['troll', 'zorg'] } },
    ['play fetchdrones', 'play mother', 'flank left'],
    { may: ['action fetchdrones'], cards: { mother: { exhausted: true } } },
  ],
  [
    'does nothing for artifacts of the opponent',
    { active: 1, you: { line: ['the-curator'] }, foe: { hand: ['fetchdrones'] } },
    ['play fetchdrones'],
    { cards: { fetchdrones: { exhausted: true } } },
  ],
);
