import { cardRows } from '../../testrows.js';

const card = cardRows('mars');

card(
  'Ammonia Clouds',
  [
    'deal 3 damage to every creature at once',
    {
      you: { hand: ['ammonia-clouds'], line: ['zorg', 'john-smyth'] },
      foe: { line: ['troll', 'raiding-knight'] },
    },
    ['play ammonia-clouds'],
    {
      at: { 'john-smyth': 'discard' },
      cards: { zorg: { damage: 3 }, troll: { damage: 3 }, 'raiding-knight': { damage: 1, armor: 0 } },
    },
  ],
  [
    'destroy all the dead together',
    { you: { hand: ['ammonia-clouds'], line: ['dust-imp'] }, foe: { line: ['bad-penny'] } },
    ['play ammonia-clouds'],
    { asks: 'order', offers: ['order dust-imp', 'order bad-penny'] },
  ],
);

card(
  'Battle Fleet',
  [
    'draws a card for each Mars card revealed',
    { you: { hand: ['battle-fleet', 'zorg', 'tunk', 'troll'], deck: ['anger', 'fear', 'urchin'] } },
    ['play battle-fleet', 'zorg', 'tunk'],
    { amber: [1, 0], you: { hand: ['zorg', 'tunk', 'troll', 'anger', 'fear'] } },
  ],
  [
    'reveals as few as the player likes, and Mars cards only',
    { you: { hand: ['battle-fleet', 'zorg', 'tunk', 'troll'], deck: ['anger', 'fear'] } },
    ['play battle-fleet'],
    { asks: 'target battle-fleet', offers: ['zorg', 'tunk', 'done'] },
  ],
  [
    'draws nothing for nothing',
    { you: { hand: ['battle-fleet', 'zorg', 'tunk'] } },
    ['play battle-fleet', 'done'],
    { you: { hand: ['zorg', 'tunk'] } },
  ],
);

card(
  'Deep Probe',
  [
    'discards the creatures of the named house from the opponent’s hand',
    {
      you: { hand: ['deep-probe', 'bumpsy'] },
      foe: { hand: ['troll', 'anger', 'urchin', 'headhunter'] },
    },
    ['play deep-probe', 'house brobnar'],
    {
      amber: [1, 0],
      you: { hand: ['bumpsy'] },
      foe: { hand: ['anger', 'urchin'], discard: ['headhunter', 'troll'] },
    },
  ],
  [
    'discards nothing of another house',
    { you: { hand: ['deep-probe'] }, foe: { hand: ['troll'] } },
    ['play deep-probe', 'house dis'],
    { foe: { hand: ['troll'], discard: [] } },
  ],
  [
    'shows the opponent’s hand and no other',
    { you: { hand: ['deep-probe', 'bumpsy'] }, foe: { hand: ['troll', 'anger'] } },
    ['play deep-probe', 'house dis'],
    { sees: [['troll', 'anger'], []] },
  ],
);

card('EMP Blast', [
  'stuns Mars creatures and robots and destroys all artifacts',
  {
    you: { hand: ['emp-blast'], line: ['zorg', 'mother'], artifacts: ['mothergun'] },
    foe: { line: ['batdrone', 'troll'], artifacts: ['gauntlet-of-command'] },
  },
  ['play emp-blast'],
  {
    amber: [1, 0],
    cards: {
      zorg: { stunned: true },
      mother: { stunned: true },
      batdrone: { stunned: true },
      troll: { stunned: false },
    },
    at: { mothergun: 'discard', 'gauntlet-of-command': 'discard' },
  },
]);

card(
  'Hypnotic Command',
  [
    'has an enemy capture 1 from its own side for each friendly Mars creature',
    {
      you: { hand: ['hypnotic-command'], line: ['zorg', 'tunk', 'troll'], amber: 3 },
      foe: { line: ['bumpsy', 'dodger'], amber: 5 },
    },
    ['play hypnotic-command', 'bumpsy', 'dodger'],
    { amber: [3, 3], cards: { bumpsy: { amber: 1 }, dodger: { amber: 1 } } },
  ],
  [
    'may choose the same creature again',
    {
      you: { hand: ['hypnotic-command'], line: ['zorg', 'tunk'] },
      foe: { line: ['bumpsy', 'troll'], amber: 5 },
    },
    ['play hypnotic-command', 'bumpsy', 'bumpsy'],
    { amber: [0, 3], cards: { bumpsy: { amber: 2 } } },
  ],
  [
    'takes no more than there is',
    { you: { hand: ['hypnotic-command'], line: ['zorg', 'tunk'] }, foe: { line: ['bumpsy'], amber: 1 } },
    ['play hypnotic-command'],
    { amber: [0, 0], cards: { bumpsy: { amber: 1 } } },
  ],
  [
    'does nothing without enemies',
    { you: { hand: ['hypnotic-command'], line: ['zorg'] }, foe: { amber: 2 } },
    ['play hypnotic-command'],
    { amber: [0, 2] },
  ],
);

card(
  'Irradiated Æmber',
  [
    'deals 3 damage to each enemy creature of a rich opponent',
    { you: { hand: ['irradiated-æmber'], line: ['zorg'] }, foe: { amber: 6, line: ['troll', 'dust-imp'] } },
    ['play irradiated-æmber'],
    { amber: [1, 8], cards: { zorg: { damage: 0 }, troll: { damage: 3 } }, at: { 'dust-imp': 'discard' } },
  ],
  [
    'does nothing to one with 5',
    { you: { hand: ['irradiated-æmber'] }, foe: { amber: 5, line: ['troll'] } },
    ['play irradiated-æmber'],
    { amber: [1, 5], cards: { troll: { damage: 0 } } },
  ],
);

card(
  'Key Abduction',
  [
    'returns Mars creatures and forges a key the cheaper the more cards are in hand',
    {
      you: { hand: ['key-abduction', 'troll'], line: ['zorg', 'tunk', 'mother'], amber: 11 },
      foe: { line: ['john-smyth', 'bumpsy'] },
    },
    ['play key-abduction', 'yes'],
    {
      amber: [0, 0],
      you: { keys: ['red'], hand: ['troll', 'zorg', 'tunk'] },
      foe: { hand: ['john-smyth'] },
      line: [['mother'], ['bumpsy']],
    },
  ],
  [
    'need not forge',
    { you: { hand: ['key-abduction', 'troll'], line: ['zorg'], amber: 20 } },
    ['play key-abduction', 'no'],
    { amber: [21, 0], you: { keys: [] } },
  ],
  [
    'offers no key that is too expensive',
    { you: { hand: ['key-abduction', 'troll'], line: ['zorg'], amber: 11 } },
    ['play key-abduction'],
    { amber: [12, 0], you: { keys: [], hand: ['troll', 'zorg'] } },
  ],
  [
    'costs less than a key does with a large hand',
    { you: { hand: ['key-abduction', ...Array(12).fill('troll')], amber: 2 } },
    ['play key-abduction', 'yes'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
  [
    'counts what makes keys dearer',
    {
      you: { hand: ['key-abduction', 'troll'], amber: 14 },
      foe: { line: [{ card: 'bumpsy', upgrades: ['jammer-pack'] }] },
    },
    ['play key-abduction'],
    { amber: [15, 0], you: { keys: [] } },
  ],
  [
    'leaves a warded creature in play',
    { you: { hand: ['key-abduction'], line: [{ card: 'zorg', ward: true }] } },
    ['play key-abduction'],
    { cards: { zorg: { ward: false } }, line: [['zorg'], []] },
  ],
  [
    'may win the game',
    { you: { hand: ['key-abduction', 'troll'], keys: ['red', 'blue'], amber: 13 } },
    ['play key-abduction', 'yes'],
    { asks: null, turn: { winner: 0 } },
  ],
);

card(
  'Martian Hounds',
  [
    'give a creature two power counters for each damaged creature',
    {
      you: { hand: ['martian-hounds'], line: ['zorg', { card: 'tunk', damage: 1 }] },
      foe: { line: [{ card: 'troll', damage: 2 }] },
    },
    ['play martian-hounds', 'zorg'],
    { cards: { zorg: { power: 11, counters: { power: 4 } } } },
  ],
  [
    'may strengthen an enemy, and count the chosen one itself',
    { you: { hand: ['martian-hounds'] }, foe: { line: [{ card: 'troll', damage: 2 }] } },
    ['play martian-hounds'],
    { cards: { troll: { power: 10 } } },
  ],
  [
    'give nothing when no creature is hurt',
    { you: { hand: ['martian-hounds'], line: ['zorg'] } },
    ['play martian-hounds'],
    { cards: { zorg: { power: 7 } } },
  ],
);

card(
  'Martians Make Bad Allies',
  [
    'purges all other creatures in hand and gains 1 for each',
    {
      you: { hand: ['martians-make-bad-allies', 'zorg', 'troll', 'anger', 'urchin'] },
      foe: { hand: ['bumpsy'] },
    },
    ['play martians-make-bad-allies'],
    {
      amber: [2, 0],
      you: { hand: ['zorg', 'anger'], purged: ['troll', 'urchin'] },
      foe: { hand: ['bumpsy'] },
    },
  ],
  [
    'gains nothing for a hand of Martians',
    { you: { hand: ['martians-make-bad-allies', 'zorg'] } },
    ['play martians-make-bad-allies'],
    { amber: [0, 0], you: { hand: ['zorg'], purged: [] } },
  ],
  [
    'shows the hand of its player and no other',
    { you: { hand: ['martians-make-bad-allies', 'zorg', 'anger'] }, foe: { hand: ['bumpsy'] } },
    ['play martians-make-bad-allies'],
    { sees: [[], ['zorg', 'anger']] },
  ],
);

card(
  'Mass Abduction',
  [
    'puts up to three damaged enemies into your archives',
    {
      you: { hand: ['mass-abduction'] },
      foe: {
        line: [
          { card: 'troll', damage: 1 },
          { card: 'bumpsy', damage: 1, amber: 2 },
          'dodger',
          { card: 'headhunter', damage: 1 },
          { card: 'tunk', damage: 1 },
        ],
      },
    },
    ['play mass-abduction', 'troll', 'bumpsy', 'headhunter'],
    {
      amber: [3, 0],
      line: [[], ['dodger', 'tunk']],
      at: { troll: 'archives 0', bumpsy: 'archives 0', headhunter: 'archives 0' },
    },
  ],
  [
    'may take fewer',
    {
      you: { hand: ['mass-abduction'] },
      foe: {
        line: [
          { card: 'troll', damage: 1 },
          { card: 'bumpsy', damage: 1 },
        ],
      },
    },
    ['play mass-abduction', 'troll', 'done'],
    { line: [[], ['bumpsy']], you: { archives: ['troll'] } },
  ],
  [
    'sends them to their owner’s hand when the archives are taken up',
    { you: { hand: ['mass-abduction'], archives: ['tunk'] }, foe: { line: [{ card: 'troll', damage: 1 }] } },
    ['play mass-abduction', 'troll', 'end', 'house brobnar', 'end', 'house mars', 'yes'],
    { at: { troll: 'hand 1', tunk: 'hand 0' } },
  ],
  [
    'only takes off a ward',
    { you: { hand: ['mass-abduction'] }, foe: { line: [{ card: 'troll', damage: 1, ward: true }] } },
    ['play mass-abduction', 'troll'],
    { line: [[], ['troll']], cards: { troll: { ward: false } } },
  ],
  [
    'keeps a card of your own that the enemy controlled',
    {
      you: { hand: ['mass-abduction'], houses: ['mars', 'brobnar', 'dis'] },
      foe: { line: [{ card: 'troll', owner: 0, damage: 1 }] },
    },
    ['play mass-abduction', 'troll', 'end', 'house brobnar', 'end', 'house mars', 'yes'],
    { at: { troll: 'hand 0' } },
  ],
);

card(
  'Mating Season',
  [
    'shuffles Mars creatures into their owners’ decks for 1 æmber each',
    {
      you: { hand: ['mating-season'], line: ['zorg', 'tunk', 'troll'] },
      foe: { line: ['john-smyth', 'bumpsy'] },
    },
    ['play mating-season'],
    {
      amber: [3, 1],
      line: [['troll'], ['bumpsy']],
      at: { zorg: 'deck 0', tunk: 'deck 0', 'john-smyth': 'deck 1' },
    },
  ],
  [
    'pays the owner, not the controller, and not for a warded one',
    {
      you: {
        hand: ['mating-season'],
        line: [
          { card: 'zorg', owner: 1 },
          { card: 'tunk', ward: true },
        ],
      },
    },
    ['play mating-season'],
    { amber: [1, 1], line: [['tunk'], []], at: { zorg: 'deck 1' } },
  ],
);

card(
  'Mothership Support',
  [
    'deals 2 damage for each friendly ready Mars creature',
    {
      you: {
        hand: ['mothership-support'],
        line: ['zorg', 'tunk', { card: 'john-smyth', exhausted: true }, 'mother'],
      },
      foe: { line: ['troll', 'bumpsy'] },
    },
    ['play mothership-support', 'troll', 'bumpsy'],
    { amber: [1, 0], cards: { troll: { damage: 2 }, bumpsy: { damage: 2 } } },
  ],
  [
    'may hit the same creature again',
    { you: { hand: ['mothership-support'], line: ['zorg', 'tunk'] }, foe: { line: ['troll'] } },
    ['play mothership-support', 'troll', 'troll'],
    { cards: { troll: { damage: 4 } } },
  ],
  [
    'goes on although the first hit has killed a ready Martian',
    { you: { hand: ['mothership-support'], line: ['john-smyth', 'tunk'] }, foe: { line: ['troll'] } },
    ['play mothership-support', 'john-smyth', 'troll'],
    { at: { 'john-smyth': 'discard' }, cards: { troll: { damage: 2 } } },
  ],
);

card(
  'Orbital Bombardment',
  [
    'deals 2 damage for each Mars card revealed',
    { you: { hand: ['orbital-bombardment', 'zorg', 'tunk', 'troll'] }, foe: { line: ['bumpsy', 'dodger'] } },
    ['play orbital-bombardment', 'zorg', 'tunk', 'bumpsy', 'dodger'],
    {
      amber: [1, 0],
      cards: { bumpsy: { damage: 2 }, dodger: { damage: 2 } },
      you: { hand: ['zorg', 'tunk', 'troll'] },
    },
  ],
  [
    'deals none when nothing is revealed',
    { you: { hand: ['orbital-bombardment', 'zorg'] }, foe: { line: ['bumpsy'] } },
    ['play orbital-bombardment', 'done'],
    { cards: { bumpsy: { damage: 0 } } },
  ],
);

card('Phosphorus Stars', [
  'stun every creature that is not of Mars, for 2 chains',
  { you: { hand: ['phosphorus-stars'], line: ['zorg', 'mother'] }, foe: { line: ['troll', 'john-smyth'] } },
  ['play phosphorus-stars'],
  {
    chains: [2, 0],
    cards: {
      zorg: { stunned: false },
      mother: { stunned: true },
      troll: { stunned: true },
      'john-smyth': { stunned: false },
    },
  },
]);

card(
  'Psychic Network',
  [
    'steals 1 for each friendly ready Mars creature',
    {
      you: {
        hand: ['psychic-network'],
        line: ['zorg', 'tunk', { card: 'john-smyth', exhausted: true }, 'mother'],
      },
      foe: { amber: 5, line: ['mindwarper'] },
    },
    ['play psychic-network'],
    { amber: [2, 3] },
  ],
  [
    'steals no more than there is',
    { you: { hand: ['psychic-network'], line: ['zorg', 'tunk'] }, foe: { amber: 1 } },
    ['play psychic-network'],
    { amber: [1, 0] },
  ],
);

card(
  'Sample Collection',
  [
    'puts an enemy creature into your archives for each key of the opponent',
    {
      you: { hand: ['sample-collection'] },
      foe: { keys: ['red', 'blue'], line: ['troll', 'bumpsy', 'dodger'] },
    },
    ['play sample-collection', 'troll', 'dodger'],
    { line: [[], ['bumpsy']], you: { archives: ['troll', 'dodger'] } },
  ],
  [
    'does nothing when the opponent has no key',
    { you: { hand: ['sample-collection'], keys: ['red'] }, foe: { line: ['troll'] } },
    ['play sample-collection'],
    { line: [[], ['troll']] },
  ],
  [
    'takes what there is',
    { you: { hand: ['sample-collection'] }, foe: { keys: ['red', 'blue'], line: ['troll'] } },
    ['play sample-collection'],
    { you: { archives: ['troll'] }, line: [[], []] },
  ],
  [
    'only takes off a ward',
    { you: { hand: ['sample-collection'] }, foe: { keys: ['red'], line: [{ card: 'troll', ward: true }] } },
    ['play sample-collection'],
    { line: [[], ['troll']], cards: { troll: { ward: false } }, you: { archives: [] } },
  ],
);

card(
  'Shatter Storm',
  [
    'loses all your æmber and three times as much of the opponent’s',
    { you: { hand: ['shatter-storm'], amber: 2 }, foe: { amber: 8 } },
    ['play shatter-storm'],
    { amber: [0, 2] },
  ],
  [
    'can’t take more than there is',
    { you: { hand: ['shatter-storm'], amber: 3 }, foe: { amber: 8 } },
    ['play shatter-storm'],
    { amber: [0, 0] },
  ],
  [
    'does nothing with an empty pool',
    { you: { hand: ['shatter-storm'] }, foe: { amber: 8 } },
    ['play shatter-storm'],
    { amber: [0, 8] },
  ],
);

card(
  'Soft Landing',
  [
    'lets the next creature enter ready',
    { you: { hand: ['soft-landing', 'tunk', 'zyzzix-the-many'] } },
    ['play soft-landing', 'play tunk', 'play zyzzix-the-many', 'flank left'],
    { cards: { tunk: { exhausted: false }, 'zyzzix-the-many': { exhausted: true } } },
  ],
  [
    'lets the next artifact enter ready',
    { you: { hand: ['soft-landing', 'mothergun'] } },
    ['play soft-landing', 'play mothergun'],
    { cards: { mothergun: { exhausted: false } }, may: ['action mothergun'] },
  ],
  [
    'is not used up by an action or an upgrade',
    { you: { hand: ['soft-landing', 'ammonia-clouds', 'jammer-pack', 'tunk'], line: ['zorg'] } },
    ['play soft-landing', 'play ammonia-clouds', 'play jammer-pack', 'play tunk', 'flank left'],
    { cards: { tunk: { exhausted: false } } },
  ],
  [
    'means the same card as a second copy does',
    { you: { hand: ['soft-landing', 'soft-landing', 'tunk', 'zyzzix-the-many'] } },
    ['play soft-landing', 'play soft-landing#2', 'play tunk', 'play zyzzix-the-many', 'flank left'],
    { cards: { tunk: { exhausted: false }, 'zyzzix-the-many': { exhausted: true } } },
  ],
  [
    'is used up by a creature that enters ready anyway',
    {
      you: {
        hand: ['soft-landing', { card: 'silvertooth', house: 'mars' }, 'tunk'],
      },
    },
    ['play soft-landing', 'play silvertooth', 'play tunk', 'flank left'],
    { cards: { silvertooth: { exhausted: false }, tunk: { exhausted: true } } },
  ],
  [
    'ends with the turn and is not for the opponent',
    { you: { hand: ['soft-landing'] }, foe: { hand: ['troll'] } },
    ['play soft-landing', 'end', 'house brobnar', 'play troll'],
    { cards: { troll: { exhausted: true } } },
  ],
  [
    'waits for a card that is played, not put into play',
    {
      you: {
        hand: ['soft-landing', 'tunk', 'zyzzix-the-many'],
        artifacts: ['swap-widget'],
        line: ['mindwarper'],
      },
    },
    ['play soft-landing', 'action swap-widget', 'tunk', 'play zyzzix-the-many', 'flank left'],
    { cards: { 'zyzzix-the-many': { exhausted: false } } },
  ],
);

card(
  'Squawker',
  [
    'readies a Mars creature',
    { you: { hand: ['squawker'], line: [{ card: 'zorg', exhausted: true }] }, foe: { line: ['troll'] } },
    ['play squawker', 'choice 0'],
    { amber: [1, 0], cards: { zorg: { exhausted: false }, troll: { stunned: false } } },
  ],
  [
    'or stuns a creature that is not of Mars',
    {
      you: { hand: ['squawker'], line: [{ card: 'zorg', exhausted: true }] },
      foe: { line: ['troll', 'tunk'] },
    },
    ['play squawker', 'choice 1'],
    { cards: { zorg: { exhausted: true }, troll: { stunned: true }, tunk: { stunned: false } } },
  ],
  [
    'readies one of two',
    {
      you: {
        hand: ['squawker'],
        line: [
          { card: 'zorg', exhausted: true },
          { card: 'tunk', exhausted: true },
        ],
      },
    },
    ['play squawker', 'choice 0', 'zorg'],
    { cards: { zorg: { exhausted: false }, tunk: { exhausted: true } } },
  ],
  [
    'stuns one of two',
    { you: { hand: ['squawker'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['play squawker', 'choice 1', 'bumpsy'],
    { cards: { troll: { stunned: false }, bumpsy: { stunned: true } } },
  ],
);

card(
  'Total Recall',
  [
    'gains 1 for each friendly ready creature and returns all friendly ones',
    {
      you: { hand: ['total-recall'], line: ['zorg', 'mother', { card: 'tunk', exhausted: true }] },
      foe: { line: ['troll'] },
    },
    ['play total-recall'],
    { amber: [3, 0], you: { hand: ['zorg', 'mother', 'tunk'] }, line: [[], ['troll']] },
  ],
  [
    'returns a creature to its owner’s hand and leaves a warded one',
    {
      you: {
        hand: ['total-recall'],
        line: [
          { card: 'zorg', owner: 1 },
          { card: 'tunk', ward: true },
        ],
      },
    },
    ['play total-recall'],
    { amber: [3, 0], line: [['tunk'], []], at: { zorg: 'hand 1' } },
  ],
);

card(
  'Combat Pheromones',
  [
    'let two other Mars cards be used in any house',
    {
      house: 'logos',
      you: { line: ['zorg', 'tunk', 'troll'], artifacts: ['combat-pheromones', 'mothergun'] },
    },
    ['omni combat-pheromones'],
    {
      at: { 'combat-pheromones': 'discard' },
      may: ['reap zorg', 'reap tunk', 'action mothergun'],
      mayNot: ['reap troll'],
    },
  ],
  [
    'let only two be used',
    {
      house: 'logos',
      you: { line: ['zorg', 'tunk', 'john-smyth'], artifacts: ['combat-pheromones'] },
    },
    ['omni combat-pheromones', 'reap zorg', 'reap tunk'],
    { amber: [2, 0], offers: ['end'] },
  ],
  [
    'are for cards in play, not in hand',
    { house: 'logos', you: { hand: ['zorg'], artifacts: ['combat-pheromones'] } },
    ['omni combat-pheromones'],
    { offers: ['end'] },
  ],
  [
    'are not used up by cards of the active house',
    {
      you: { line: [{ card: 'zorg', house: 'logos' }, 'tunk'], artifacts: ['combat-pheromones'] },
      house: 'logos',
    },
    ['omni combat-pheromones', 'reap zorg', 'reap tunk'],
    { amber: [2, 0] },
  ],
  [
    'end with the turn',
    {
      house: 'logos',
      you: { line: ['zorg'], artifacts: ['combat-pheromones'], houses: ['logos', 'mars', 'dis'] },
    },
    ['omni combat-pheromones', 'end', 'house brobnar', 'end', 'house logos'],
    { mayNot: ['reap zorg'] },
  ],

  [
    'is not spent on fights that are allowed anyway',
    {
      house: 'brobnar',
      you: {
        hand: ['follow-the-leader'],
        artifacts: ['combat-pheromones'],
        line: ['zorg', 'tunk', 'yxilo-bolter', 'grabber-jammer'],
      },
      foe: { line: ['kelifi-dragon'] },
    },
    ['omni combat-pheromones', 'play follow-the-leader', 'fight zorg', 'fight tunk'],
    { may: ['reap yxilo-bolter', 'reap grabber-jammer'] },
  ],
  [
    'is not spent on a creature that may be used anyway',
    {
      house: 'logos',
      you: {
        artifacts: ['combat-pheromones'],
        line: [
          { card: 'batdrone', upgrades: ['transposition-sandals'] },
          'tunk',
          'zyzzix-the-many',
          'mindwarper',
          'grabber-jammer',
        ],
      },
    },
    [
      'omni combat-pheromones',
      'action batdrone',
      'tunk',
      'reap tunk',
      'reap zyzzix-the-many',
      'reap mindwarper',
    ],
    { amber: [3, 0], mayNot: ['reap grabber-jammer'] },
  ],
);

card(
  'Commpod',
  [
    'may ready a Mars creature for each Mars card revealed',
    {
      you: {
        artifacts: ['commpod'],
        hand: ['ammonia-clouds', 'squawker', 'troll'],
        line: [
          { card: 'zorg', exhausted: true },
          { card: 'tunk', exhausted: true },
          { card: 'mother', exhausted: true },
        ],
      },
    },
    ['action commpod', 'ammonia-clouds', 'squawker', 'yes', 'zorg', 'yes', 'tunk'],
    { cards: { zorg: { exhausted: false }, tunk: { exhausted: false }, mother: { exhausted: true } } },
  ],
  [
    'may decline one and take the next',
    {
      you: {
        artifacts: ['commpod'],
        hand: ['ammonia-clouds', 'squawker'],
        line: [{ card: 'zorg', exhausted: true }],
      },
    },
    ['action commpod', 'ammonia-clouds', 'squawker', 'no', 'yes'],
    { cards: { zorg: { exhausted: false } } },
  ],
  [
    'readies none when nothing is revealed',
    { you: { artifacts: ['commpod'], hand: ['squawker'], line: [{ card: 'zorg', exhausted: true }] } },
    ['action commpod', 'done'],
    { cards: { zorg: { exhausted: true } } },
  ],
);

card(
  'Crystal Hive',
  [
    'gains 1 for each reap in the rest of the turn',
    { you: { artifacts: ['crystal-hive'], line: ['zorg', 'tunk'] } },
    ['reap zorg', 'action crystal-hive', 'reap tunk'],
    { amber: [3, 0] },
  ],
  [
    'ends with the turn',
    { you: { artifacts: ['crystal-hive'] }, foe: { line: ['troll'] } },
    ['action crystal-hive', 'end', 'house brobnar', 'reap troll'],
    { amber: [0, 1] },
  ],
);

card(
  'Custom Virus',
  [
    'purges a creature from hand and destroys all that share a trait with it',
    {
      you: { artifacts: ['custom-virus'], hand: ['mindwarper', 'anger'], line: ['john-smyth', 'zorg'] },
      foe: { line: ['dextre', 'troll'] },
    },
    ['omni custom-virus'],
    {
      at: { 'custom-virus': 'discard', mindwarper: 'purged', 'john-smyth': 'discard', dextre: 'deck 1' },
      line: [['zorg'], ['troll']],
    },
  ],
  [
    'destroys nothing without a creature in hand, but is gone',
    { you: { artifacts: ['custom-virus'], hand: ['anger'], line: ['zorg'] } },
    ['omni custom-virus'],
    { at: { 'custom-virus': 'discard', anger: 'hand' }, line: [['zorg'], []] },
  ],
  [
    'can be used in another house',
    { house: 'logos', you: { artifacts: ['custom-virus'], hand: ['troll'] }, foe: { line: ['bumpsy'] } },
    ['omni custom-virus'],
    { at: { troll: 'purged', bumpsy: 'discard' } },
  ],
  [
    'purges one of two creatures in hand',
    { you: { artifacts: ['custom-virus'], hand: ['troll', 'zorg'] }, foe: { line: ['bumpsy', 'tunk'] } },
    ['omni custom-virus', 'troll'],
    { at: { troll: 'purged', zorg: 'hand' }, line: [[], ['tunk']] },
  ],
);

card(
  'Feeding Pit',
  [
    'discards a creature from hand for 1 æmber',
    { you: { artifacts: ['feeding-pit'], hand: ['troll', 'zorg', 'anger'] } },
    ['action feeding-pit', 'troll'],
    { amber: [1, 0], you: { hand: ['zorg', 'anger'], discard: ['troll'] } },
  ],
  [
    'gains nothing without one',
    { you: { artifacts: ['feeding-pit'], hand: ['anger'] } },
    ['action feeding-pit'],
    { amber: [0, 0], you: { hand: ['anger'] } },
  ],
);

card(
  'Invasion Portal',
  [
    'discards from the deck until a Mars creature comes, and takes that one',
    { you: { artifacts: ['invasion-portal'], deck: ['troll', 'squawker', 'zorg', 'tunk'] } },
    ['action invasion-portal'],
    { you: { hand: ['zorg'], discard: ['squawker', 'troll'] }, at: { tunk: 'deck' } },
  ],
  [
    'discards the whole deck without one, and does not reshuffle',
    { you: { artifacts: ['invasion-portal'], deck: ['troll', 'squawker'], pad: false, discard: ['zorg'] } },
    ['action invasion-portal'],
    { you: { hand: [], deck: [], discard: ['squawker', 'troll', 'zorg'] } },
  ],
);

card(
  'Incubation Chamber',
  [
    'archives a Mars creature from hand, in any house',
    {
      house: 'logos',
      you: { artifacts: ['incubation-chamber'], hand: ['zorg', 'tunk', 'troll', 'squawker'] },
    },
    ['omni incubation-chamber', 'zorg'],
    { you: { archives: ['zorg'], hand: ['tunk', 'troll', 'squawker'] } },
  ],
  [
    'archives nothing else',
    { you: { artifacts: ['incubation-chamber'], hand: ['troll', 'squawker'] } },
    ['omni incubation-chamber'],
    { you: { archives: [], hand: ['troll', 'squawker'] } },
  ],
);

card(
  'Mothergun',
  [
    'deals as much damage as Mars cards are revealed',
    {
      you: { artifacts: ['mothergun'], hand: ['zorg', 'tunk', 'squawker', 'troll'] },
      foe: { line: ['bumpsy', 'dodger'] },
    },
    ['action mothergun', 'zorg', 'tunk', 'squawker', 'bumpsy'],
    { cards: { bumpsy: { damage: 3 }, dodger: { damage: 0 } } },
  ],
  [
    'deals none when nothing is revealed',
    { you: { artifacts: ['mothergun'], hand: ['zorg'] }, foe: { line: ['bumpsy'] } },
    ['action mothergun', 'done'],
    { cards: { bumpsy: { damage: 0 } } },
  ],
);

card(
  'Sniffer',
  [
    'takes elusive from all creatures for the turn',
    { you: { artifacts: ['sniffer'], line: ['zorg'] }, foe: { line: ['urchin'] } },
    ['action sniffer', 'fight zorg'],
    { at: { urchin: 'discard' } },
  ],
  [
    'touches creatures that come later',
    { you: { artifacts: ['sniffer'], hand: ['john-smyth'] } },
    ['action sniffer', 'play john-smyth'],
    { cards: { 'john-smyth': { keywords: [] } } },
  ],
  [
    'ends with the turn',
    { you: { artifacts: ['sniffer'] }, foe: { line: ['urchin'] } },
    ['action sniffer', 'end', 'house shadows'],
    { cards: { urchin: { keywords: ['elusive'] } } },
  ],
);

card(
  'Swap Widget',
  [
    'trades a ready Martian in play for another one in hand, ready',
    {
      you: { artifacts: ['swap-widget'], line: ['mindwarper', 'mother'], hand: ['tunk', 'troll'] },
      foe: { amber: 1 },
    },
    ['action swap-widget', 'flank left'],
    {
      line: [['tunk', 'mother'], []],
      you: { hand: ['troll', 'mindwarper'] },
      cards: { tunk: { exhausted: false } },
    },
  ],
  [
    'puts into play without playing: no play ability',
    {
      you: { artifacts: ['swap-widget'], line: ['mindwarper', 'tunk'], hand: ['yxili-marauder', 'zorg'] },
      foe: { amber: 3 },
    },
    ['action swap-widget', 'mindwarper', 'yxili-marauder', 'flank right'],
    {
      amber: [0, 3],
      line: [['tunk', 'yxili-marauder'], []],
      cards: { 'yxili-marauder': { amber: 0, exhausted: false } },
    },
  ],
  [
    'needs a creature of another name',
    { you: { artifacts: ['swap-widget'], line: ['mindwarper'], hand: ['mindwarper', 'troll'] } },
    ['action swap-widget'],
    { line: [[], []], you: { hand: ['mindwarper#2', 'troll', 'mindwarper'] } },
  ],
  [
    'does nothing without a ready Martian',
    {
      you: {
        artifacts: ['swap-widget'],
        line: [{ card: 'mindwarper', exhausted: true }, 'mother'],
        hand: ['tunk'],
      },
    },
    ['action swap-widget'],
    { line: [['mindwarper', 'mother'], []], you: { hand: ['tunk'] } },
  ],
  [
    'puts nothing into play when a ward kept the first one',
    { you: { artifacts: ['swap-widget'], line: [{ card: 'mindwarper', ward: true }], hand: ['tunk'] } },
    ['action swap-widget'],
    { line: [['mindwarper'], []], you: { hand: ['tunk'] }, cards: { mindwarper: { ward: false } } },
  ],
  [
    'readies a creature that enters stunned, which stays stunned',
    { you: { artifacts: ['swap-widget'], line: ['mindwarper'], hand: ['zorg'] } },
    ['action swap-widget'],
    { line: [['zorg'], []], cards: { zorg: { stunned: true, exhausted: false } } },
  ],
);

card(
  'Blypyp',
  [
    'lets the next Mars creature enter ready',
    { you: { line: ['blypyp'], hand: ['tunk', 'zyzzix-the-many'] } },
    ['reap blypyp', 'play tunk', 'flank left', 'play zyzzix-the-many', 'flank left'],
    { cards: { tunk: { exhausted: false }, 'zyzzix-the-many': { exhausted: true } } },
  ],
  [
    'is not used up by artifacts',
    { you: { line: ['blypyp'], hand: ['mothergun', 'tunk'] } },
    ['reap blypyp', 'play mothergun', 'play tunk', 'flank left'],
    { cards: { mothergun: { exhausted: true }, tunk: { exhausted: false } } },
  ],
);

card(
  'Chuff Ape',
  [
    'enters play stunned',
    { you: { hand: ['chuff-ape'] } },
    ['play chuff-ape'],
    { cards: { 'chuff-ape': { stunned: true, exhausted: true } } },
  ],
  [
    'may eat another friendly creature to be healed',
    { you: { line: [{ card: 'chuff-ape', damage: 9 }, 'mother', 'troll'] }, foe: { line: ['bumpsy'] } },
    ['reap chuff-ape', 'yes', 'troll'],
    { line: [['chuff-ape', 'mother'], ['bumpsy']], cards: { 'chuff-ape': { damage: 0 } } },
  ],
  [
    'may go without',
    { you: { line: [{ card: 'chuff-ape', damage: 9 }, 'mother'] } },
    ['reap chuff-ape', 'no'],
    { line: [['chuff-ape', 'mother'], []], cards: { 'chuff-ape': { damage: 9 } } },
  ],
  [
    'is not healed when a ward saves its meal',
    {
      you: {
        line: [
          { card: 'chuff-ape', damage: 9 },
          { card: 'mother', ward: true },
        ],
      },
    },
    ['reap chuff-ape', 'yes'],
    { line: [['chuff-ape', 'mother'], []], cards: { 'chuff-ape': { damage: 9 }, mother: { ward: false } } },
  ],
  [
    'is asked nothing when it is alone, after a fight too',
    { you: { line: ['chuff-ape'] }, foe: { line: ['bumpsy'] } },
    ['fight chuff-ape'],
    { cards: { 'chuff-ape': { damage: 5 } }, at: { bumpsy: 'discard' } },
  ],
);

card(
  'Ether Spider',
  [
    'deals no damage in a fight, attacking or attacked',
    { you: { line: ['ether-spider'] }, foe: { line: ['dust-imp'] } },
    ['fight ether-spider'],
    { cards: { 'ether-spider': { damage: 2 }, 'dust-imp': { damage: 0 } } },
  ],
  [
    'deals none to an attacker either',
    { house: 'dis', you: { line: ['dust-imp'] }, foe: { line: ['ether-spider'] } },
    ['fight dust-imp'],
    { cards: { 'ether-spider': { damage: 2 }, 'dust-imp': { damage: 0 } } },
  ],
  [
    'captures what the opponent would gain by reaping, playing and abilities',
    {
      house: 'untamed',
      you: { line: [{ card: 'troll', house: 'untamed' }], hand: ['dust-pixie'] },
      foe: { line: ['ether-spider'] },
    },
    ['reap troll', 'play dust-pixie', 'flank left'],
    { amber: [0, 0], cards: { 'ether-spider': { amber: 3 } } },
  ],
  [
    'captures what is stolen from its controller',
    { house: 'shadows', you: { hand: ['urchin'] }, foe: { line: ['ether-spider'], amber: 2 } },
    ['play urchin'],
    { amber: [0, 1], cards: { 'ether-spider': { amber: 1 } } },
  ],
  [
    'captures æmber that comes back from a friendly creature',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['ether-spider', { card: 'mother', amber: 2 }] },
    },
    ['fight troll', 'mother'],
    { amber: [0, 0], cards: { 'ether-spider': { amber: 2 } } },
  ],
  [
    'leaves its own controller’s æmber alone',
    { you: { line: ['ether-spider', 'zorg'] }, foe: { amber: 2 } },
    ['reap zorg'],
    { amber: [1, 2], cards: { 'ether-spider': { amber: 0 } } },
  ],
  [
    'gives everything to the opponent when it dies',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: [{ card: 'ether-spider', amber: 5 }] } },
    ['fight troll'],
    { amber: [5, 0], at: { 'ether-spider': 'discard' } },
  ],
  [
    'shares with a second one as the active player likes',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['ether-spider', 'ether-spider'] } },
    ['reap troll', 'order ether-spider#2'],
    { amber: [0, 0], cards: { 'ether-spider': { amber: 0 }, 'ether-spider#2': { amber: 1 } } },
  ],
  [
    'captures what is given to the opponent',
    {
      house: 'logos',
      you: { hand: ['interdimensional-graft'] },
      foe: { amber: 8, line: ['ether-spider'] },
    },
    ['play interdimensional-graft', 'end', 'house mars'],
    { amber: [0, 0], cards: { 'ether-spider': { amber: 3 } } },
  ],

  [
    'has the bonus æmber of a card before that card’s “Play:”',
    { house: 'dis', you: { hand: ['guilty-hearts'] }, foe: { line: ['ether-spider'] } },
    ['play guilty-hearts'],
    { amber: [1, 0], at: { 'ether-spider': 'discard' } },
  ],
  [
    'has it also when a Mimicry copies the card',
    {
      house: 'untamed',
      you: { hand: ['mimicry'] },
      foe: { discard: ['guilty-hearts'], line: ['ether-spider'] },
    },
    ['play mimicry'],
    { amber: [1, 0], at: { 'ether-spider': 'discard' } },
  ],
  [
    'loses no æmber that is freed in the moment when it dies itself',
    {
      house: 'dis',
      you: { hand: ['gateway-to-dis'], line: [{ card: 'troll', amber: 3 }, 'ether-spider'] },
    },
    ['play gateway-to-dis'],
    { amber: [0, 3], line: [[], []] },
  ],
  [
    'captures once what several creatures free when they leave together',
    {
      house: 'brobnar',
      you: {
        hand: ['wardrummer'],
        line: [{ card: 'troll', amber: 1 }, { card: 'bumpsy', amber: 2 }, 'ether-spider'],
      },
    },
    ['play wardrummer', 'flank left'],
    { amber: [0, 0], cards: { 'ether-spider': { amber: 3 } } },
  ],
  [
    'has the æmber paid for an artifact before the artifact does anything',
    {
      house: 'brobnar',
      you: { artifacts: ['cannon'], line: [{ card: 'ether-spider', damage: 5 }], amber: 1 },
      foe: { line: ['tentacus'] },
    },
    ['action cannon', 'ether-spider'],
    { amber: [0, 1], at: { 'ether-spider': 'discard' } },
  ],

  [
    'captures what is freed when another one dies',
    {
      house: 'dis',
      you: {
        hand: ['gateway-to-dis'],
        line: [{ card: 'troll', amber: 3 }, 'ether-spider', { card: 'ether-spider', ward: true }],
      },
    },
    ['play gateway-to-dis'],
    { amber: [0, 0], cards: { 'ether-spider#2': { amber: 3 } } },
  ],
);

card(
  'Grabber Jammer',
  ['makes the opponent’s keys cost 1 more', { you: { line: ['grabber-jammer'] } }, [], { keyCost: [6, 7] }],
  [
    'captures 1 when it reaps or fights',
    { you: { line: ['grabber-jammer', 'grabber-jammer'] }, foe: { amber: 3, line: ['dust-imp'] } },
    ['reap grabber-jammer', 'fight grabber-jammer#2'],
    { amber: [1, 3], cards: { 'grabber-jammer': { amber: 1 }, 'grabber-jammer#2': { amber: 1, damage: 1 } } },
  ],
);

card(
  'Grommid',
  [
    'keeps you from playing creatures',
    { you: { line: ['grommid'], hand: ['zorg', 'mothergun'] } },
    [],
    { may: ['play mothergun', 'discard zorg'], mayNot: ['play zorg'] },
  ],
  [
    'keeps the opponent from nothing',
    { active: 1, house: 'brobnar', you: { line: ['grommid'] }, foe: { hand: ['troll'] } },
    [],
    { may: ['play troll'] },
  ],
  [
    'lets creatures be put into play',
    { you: { line: ['grommid', 'mindwarper'], artifacts: ['swap-widget'], hand: ['tunk'] } },
    ['action swap-widget', 'mindwarper', 'flank right'],
    { line: [['grommid', 'tunk'], []] },
  ],
  [
    'costs the opponent 1 for a creature destroyed fighting it',
    { you: { line: ['grommid'] }, foe: { amber: 2, line: ['troll'] } },
    ['fight grommid'],
    { amber: [0, 1], at: { troll: 'discard' } },
  ],
  [
    'costs 1 also when it was attacked',
    { house: 'brobnar', active: 1, you: { line: ['grommid'] }, foe: { amber: 2, line: ['troll'] } },
    ['fight troll'],
    { amber: [0, 1], cards: { grommid: { damage: 8 } } },
  ],
  [
    'costs nothing when it dies as well',
    { you: { line: [{ card: 'grommid', damage: 5 }] }, foe: { amber: 2, line: ['troll'] } },
    ['fight grommid'],
    { amber: [0, 2], line: [[], []] },
  ],
);

card(
  '“John Smyth”',
  [
    'readies a Mars creature that is no agent',
    {
      you: {
        line: [
          'john-smyth',
          { card: 'john-smyth', exhausted: true },
          { card: 'zorg', exhausted: true },
          { card: 'mother', exhausted: true },
        ],
      },
    },
    ['reap john-smyth'],
    {
      cards: {
        zorg: { exhausted: false },
        'john-smyth': { exhausted: true },
        'john-smyth#2': { exhausted: true },
      },
    },
  ],
  [
    'chooses among both sides',
    { you: { line: ['john-smyth', { card: 'zorg', exhausted: true }] }, foe: { line: ['tunk', 'troll'] } },
    ['reap john-smyth'],
    { offers: ['zorg', 'tunk'] },
  ],
  [
    'works after a fight it survives',
    { you: { line: ['john-smyth', { card: 'zorg', exhausted: true }] }, foe: { line: ['urchin'] } },
    ['fight john-smyth'],
    { cards: { zorg: { exhausted: false } } },
  ],
);

card(
  'Mindwarper',
  [
    'lets an enemy creature capture 1 from its own side',
    { you: { line: ['mindwarper'], amber: 2 }, foe: { amber: 3, line: ['troll', 'bumpsy'] } },
    ['action mindwarper', 'bumpsy'],
    { amber: [2, 2], cards: { bumpsy: { amber: 1 } } },
  ],
  [
    'needs an enemy creature',
    { you: { line: ['mindwarper', 'zorg'] }, foe: { amber: 3 } },
    ['action mindwarper'],
    { amber: [0, 3], cards: { zorg: { amber: 0 } } },
  ],
);

card(
  'Phylyx the Disintegrator',
  [
    'costs the opponent 1 for each other friendly Mars creature',
    {
      you: { line: ['phylyx-the-disintegrator', 'zorg', 'tunk', 'mother'] },
      foe: { amber: 5, line: ['mindwarper'] },
    },
    ['action phylyx-the-disintegrator'],
    { amber: [0, 3] },
  ],
  [
    'costs nothing alone',
    { you: { line: ['phylyx-the-disintegrator'] }, foe: { amber: 5 } },
    ['action phylyx-the-disintegrator'],
    { amber: [0, 5] },
  ],
);

card(
  'Qyxxlyx Plague Master',
  [
    'deals 3 damage to each human, through armor',
    {
      you: { line: ['qyxxlyx-plague-master', 'doc-bookton'] },
      foe: { line: ['raiding-knight', { card: 'dextre', ward: true }, 'troll'] },
    },
    ['reap qyxxlyx-plague-master'],
    {
      cards: {
        'doc-bookton': { damage: 3 },
        'raiding-knight': { damage: 3, armor: 2 },
        dextre: { ward: false, damage: 0 },
        troll: { damage: 0 },
      },
    },
  ],
  [
    'works after a fight',
    { you: { line: ['qyxxlyx-plague-master'] }, foe: { line: ['dust-imp', 'doc-bookton'] } },
    ['fight qyxxlyx-plague-master', 'dust-imp'],
    { cards: { 'doc-bookton': { damage: 3 } } },
  ],
);

card(
  'Tunk',
  [
    'is healed when you play another Mars creature',
    { you: { line: [{ card: 'tunk', damage: 4 }], hand: ['mindwarper'] } },
    ['play mindwarper', 'flank left'],
    { cards: { tunk: { damage: 0 } } },
  ],
  [
    'is not healed by other creatures or by the opponent’s',
    {
      house: 'logos',
      you: { line: [{ card: 'tunk', damage: 4 }], hand: ['mother'] },
      foe: { hand: ['zorg'] },
    },
    ['play mother', 'flank left', 'end', 'house mars', 'play zorg'],
    { cards: { tunk: { damage: 4 } } },
  ],
  [
    'is not healed by a creature put into play',
    {
      you: {
        line: [{ card: 'tunk', damage: 4, exhausted: true }, 'mindwarper'],
        artifacts: ['swap-widget'],
        hand: ['zorg'],
      },
    },
    ['action swap-widget', 'flank left'],
    { line: [['zorg', 'tunk'], []], cards: { tunk: { damage: 4 } } },
  ],
);

card(
  'Ulyq Megamouth',
  [
    'uses a friendly creature that is not of Mars',
    { you: { line: ['ulyq-megamouth', 'mother', 'zorg'] }, foe: { line: ['troll'] } },
    ['reap ulyq-megamouth', 'reap mother'],
    { amber: [2, 0], cards: { mother: { exhausted: true } } },
  ],
  [
    'lets it fight, in whatever way it can be used',
    { you: { line: ['ulyq-megamouth', 'novu-archaeologist'] }, foe: { line: ['dust-imp'] } },
    ['reap ulyq-megamouth'],
    {
      asks: 'use',
      offers: ['reap novu-archaeologist', 'fight novu-archaeologist', 'action novu-archaeologist'],
    },
  ],
  [
    'takes off a stun',
    { you: { line: ['ulyq-megamouth', { card: 'mother', stunned: true }] } },
    ['reap ulyq-megamouth'],
    { amber: [1, 0], cards: { mother: { stunned: false, exhausted: true } } },
  ],
  [
    'does nothing with an exhausted one',
    { you: { line: ['ulyq-megamouth', { card: 'mother', exhausted: true }] } },
    ['reap ulyq-megamouth'],
    { amber: [1, 0] },
  ],
  [
    'works after a fight it survives',
    { you: { line: ['ulyq-megamouth', 'mother'] }, foe: { line: ['dust-imp'] } },
    ['fight ulyq-megamouth'],
    { amber: [1, 2], cards: { mother: { exhausted: true } } },
  ],
  [
    'uses one of two',
    { you: { line: ['ulyq-megamouth', 'mother', 'dextre'] } },
    ['reap ulyq-megamouth', 'dextre'],
    { amber: [2, 0], cards: { mother: { exhausted: false }, dextre: { exhausted: true } } },
  ],
);

card(
  'Uxlyx the Zookeeper',
  [
    'puts an enemy creature into your archives',
    { you: { line: ['uxlyx-the-zookeeper'] }, foe: { line: ['troll', { card: 'bumpsy', amber: 2 }] } },
    ['reap uxlyx-the-zookeeper', 'bumpsy'],
    { amber: [3, 0], you: { archives: ['bumpsy'] }, line: [['uxlyx-the-zookeeper'], ['troll']] },
  ],
  [
    'discards the upgrades of that creature to their owners',
    {
      you: { line: ['uxlyx-the-zookeeper'] },
      foe: { line: [{ card: 'troll', upgrades: [{ card: 'jammer-pack', owner: 0 }, 'blood-of-titans'] }] },
    },
    ['reap uxlyx-the-zookeeper'],
    { at: { troll: 'archives 0', 'jammer-pack': 'discard 0', 'blood-of-titans': 'discard 1' } },
  ],
  [
    'sends also your own creature, abducted from enemy control, to your hand',
    {
      you: { line: ['uxlyx-the-zookeeper'] },
      foe: {
        houses: ['logos', 'dis', 'brobnar'],
        hand: ['dysania'],
        line: [{ card: 'troll', owner: 0 }],
      },
    },
    ['reap uxlyx-the-zookeeper', 'end', 'house logos', 'play dysania'],
    { amber: [1, 0], at: { troll: 'hand 0' } },
  ],
  [
    'does not trigger the destroyed ability of that creature',
    { you: { line: ['uxlyx-the-zookeeper'] }, foe: { line: ['dust-imp'] } },
    ['reap uxlyx-the-zookeeper'],
    { amber: [1, 0], you: { archives: ['dust-imp'] } },
  ],
);

card(
  'Vezyma Thinkdrone',
  [
    'may archive a friendly creature or artifact',
    { you: { line: ['vezyma-thinkdrone', 'mother'], artifacts: ['mothergun'] }, foe: { line: ['troll'] } },
    ['reap vezyma-thinkdrone', 'yes'],
    { offers: ['vezyma-thinkdrone', 'mother', 'mothergun'] },
  ],
  [
    'archives it from play',
    { you: { line: ['vezyma-thinkdrone'], artifacts: ['mothergun'] } },
    ['reap vezyma-thinkdrone', 'yes', 'mothergun'],
    { you: { archives: ['mothergun'], artifacts: [] } },
  ],
  [
    'may do nothing',
    { you: { line: ['vezyma-thinkdrone'], artifacts: ['mothergun'] } },
    ['reap vezyma-thinkdrone', 'no'],
    { you: { archives: [] } },
  ],
  [
    'sends a card to its owner’s archives',
    { you: { line: ['vezyma-thinkdrone', { card: 'troll', owner: 1 }] } },
    ['reap vezyma-thinkdrone', 'yes', 'troll'],
    { at: { troll: 'archives 1' } },
  ],
  [
    'may archive itself',
    { you: { line: ['vezyma-thinkdrone'] } },
    ['reap vezyma-thinkdrone', 'yes'],
    { amber: [1, 0], you: { archives: ['vezyma-thinkdrone'] } },
  ],
);

card(
  'Yxili Marauder',
  [
    'captures 1 for each friendly ready Mars creature and grows by it',
    {
      you: {
        hand: ['yxili-marauder'],
        line: ['zorg', 'john-smyth', { card: 'mindwarper', exhausted: true }, 'mother'],
      },
      foe: { amber: 5 },
    },
    ['play yxili-marauder', 'flank left'],
    { amber: [0, 3], cards: { 'yxili-marauder': { amber: 2, power: 4 } } },
  ],
  [
    'counts itself when it enters ready',
    { you: { hand: ['soft-landing', 'yxili-marauder'] }, foe: { amber: 5 } },
    ['play soft-landing', 'play yxili-marauder'],
    { amber: [0, 4], cards: { 'yxili-marauder': { amber: 1, power: 3 } } },
  ],
  [
    'gives the æmber back when it dies',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: [{ card: 'yxili-marauder', amber: 3 }] } },
    ['fight troll'],
    { amber: [3, 0], cards: { troll: { damage: 5 } } },
  ],
);

card(
  'Yxilo Bolter',
  [
    'deals 2 damage and purges what that kills',
    { you: { line: ['yxilo-bolter'] }, foe: { line: ['dust-imp', 'troll'] } },
    ['reap yxilo-bolter', 'dust-imp'],
    { amber: [1, 2], at: { 'dust-imp': 'purged 1' } },
  ],
  [
    'purges nothing that survives',
    { you: { line: ['yxilo-bolter'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['reap yxilo-bolter', 'troll'],
    { cards: { troll: { damage: 2 } }, at: { troll: 'line' } },
  ],
  [
    'can’t purge a creature that its destroyed ability has brought to a hand',
    { you: { line: ['yxilo-bolter'] }, foe: { line: ['bad-penny', 'troll'] } },
    ['reap yxilo-bolter', 'bad-penny'],
    { at: { 'bad-penny': 'hand 1' } },
  ],
  [
    'can’t purge one that went on top of a deck',
    { you: { line: ['yxilo-bolter'] }, foe: { line: [{ card: 'dextre', damage: 1 }, 'troll'] } },
    ['reap yxilo-bolter', 'dextre'],
    { at: { dextre: 'deck 1' } },
  ],
  [
    'purges nothing that died in the fight before',
    { you: { line: ['yxilo-bolter'] }, foe: { line: ['dust-imp', 'troll'] } },
    ['fight yxilo-bolter', 'dust-imp', 'troll'],
    { at: { 'dust-imp': 'discard' }, cards: { troll: { damage: 2 } } },
  ],
  [
    'may shoot itself',
    { you: { line: [{ card: 'yxilo-bolter', damage: 1 }] } },
    ['reap yxilo-bolter'],
    { at: { 'yxilo-bolter': 'purged 0' } },
  ],
);

card(
  'Yxilx Dominator',
  [
    'enters play stunned, and protects its neighbours',
    { you: { hand: ['yxilx-dominator'] } },
    ['play yxilx-dominator'],
    {
      cards: {
        'yxilx-dominator': { stunned: true, exhausted: true, keywords: ['taunt'], power: 9, armor: 1 },
      },
    },
  ],
  [
    'must be attacked instead of its neighbours',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['tunk', 'yxilx-dominator', 'mindwarper', 'zorg'] },
    },
    ['fight troll'],
    { offers: ['yxilx-dominator', 'zorg'] },
  ],
);

card(
  'Zorg',
  ['enters play stunned', { you: { hand: ['zorg'] } }, ['play zorg'], { cards: { zorg: { stunned: true } } }],
  [
    'stuns the creature it fights and that creature’s neighbours',
    { you: { line: ['zorg'] }, foe: { line: ['troll', 'bumpsy', 'dodger', 'tunk'] } },
    ['fight zorg', 'bumpsy'],
    {
      at: { bumpsy: 'discard' },
      cards: {
        troll: { stunned: true },
        dodger: { stunned: true },
        tunk: { stunned: false },
        zorg: { damage: 5 },
      },
    },
  ],
  [
    'stuns nobody when it is attacked',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['zorg'] } },
    ['fight troll'],
    { cards: { troll: { stunned: false, damage: 7 } } },
  ],
  [
    'stuns a creature that eludes it',
    { you: { line: ['zorg'] }, foe: { line: ['urchin', 'troll'] } },
    ['fight zorg', 'urchin'],
    { cards: { urchin: { stunned: true, damage: 0 }, troll: { stunned: true } } },
  ],
);

card(
  'Zyzzix the Many',
  [
    'may archive a creature from hand for three power counters',
    { you: { line: ['zyzzix-the-many'], hand: ['troll', 'zorg', 'squawker'] } },
    ['reap zyzzix-the-many', 'yes', 'troll'],
    { you: { archives: ['troll'], hand: ['zorg', 'squawker'] }, cards: { 'zyzzix-the-many': { power: 6 } } },
  ],
  [
    'may do nothing',
    { you: { line: ['zyzzix-the-many'], hand: ['troll'] } },
    ['reap zyzzix-the-many', 'no'],
    { you: { archives: [] }, cards: { 'zyzzix-the-many': { power: 3 } } },
  ],
  [
    'is asked nothing without a creature in hand',
    { you: { line: ['zyzzix-the-many'], hand: ['squawker'] } },
    ['reap zyzzix-the-many'],
    { amber: [1, 0], cards: { 'zyzzix-the-many': { power: 3 } } },
  ],
  [
    'grows after a fight it survives',
    { you: { line: ['zyzzix-the-many'], hand: ['troll'] }, foe: { line: ['dust-imp'] } },
    ['fight zyzzix-the-many', 'yes'],
    { cards: { 'zyzzix-the-many': { power: 6, damage: 2 } } },
  ],
);

card(
  'Biomatrix Backup',
  [
    'may put its creature into its owner’s archives when that is destroyed',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'bumpsy', upgrades: ['biomatrix-backup'] }] },
    },
    ['fight troll', 'yes'],
    { at: { bumpsy: 'archives 1', 'biomatrix-backup': 'discard 1' } },
  ],
  [
    'may let it die',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'bumpsy', upgrades: ['biomatrix-backup'] }] },
    },
    ['fight troll', 'no'],
    { at: { bumpsy: 'discard 1' } },
  ],
  [
    'is not offered once the creature has gone elsewhere',
    {
      house: 'dis',
      you: {
        hand: ['gateway-to-dis'],
        line: [{ card: 'bumpsy', upgrades: ['biomatrix-backup', 'phoenix-heart'] }],
      },
    },
    ['play gateway-to-dis', 'order phoenix-heart'],
    { asks: 'main', at: { bumpsy: 'hand 0' } },
  ],
  [
    'does not undo the destruction',
    {
      you: { line: ['grommid'] },
      foe: { amber: 2, line: [{ card: 'bumpsy', upgrades: ['biomatrix-backup'] }] },
    },
    ['fight grommid', 'yes'],
    { amber: [0, 1], at: { bumpsy: 'archives 1' } },
  ],
  [
    'archives for the owner, whoever controls it',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'bumpsy', owner: 0, upgrades: ['biomatrix-backup'] }] },
    },
    ['fight troll', 'yes'],
    { at: { bumpsy: 'archives 0' } },
  ],
);

card(
  'Brain Stem Antenna',
  [
    'readies its creature when you play a Martian, and makes it one for the turn',
    {
      you: {
        line: [{ card: 'troll', exhausted: true, upgrades: ['brain-stem-antenna'] }],
        hand: ['mindwarper'],
      },
    },
    ['play mindwarper', 'flank left'],
    { cards: { troll: { exhausted: false, house: 'mars' } }, may: ['reap troll'] },
  ],
  [
    'does nothing for other creatures',
    {
      house: 'logos',
      you: { line: [{ card: 'troll', exhausted: true, upgrades: ['brain-stem-antenna'] }], hand: ['mother'] },
    },
    ['play mother', 'flank left'],
    { cards: { troll: { exhausted: true, house: 'brobnar' } } },
  ],
  [
    'answers to the player who controls the creature',
    {
      you: { hand: ['mindwarper'] },
      foe: {
        line: [{ card: 'troll', exhausted: true, upgrades: [{ card: 'brain-stem-antenna', owner: 0 }] }],
      },
    },
    ['play mindwarper'],
    { cards: { troll: { exhausted: true, house: 'brobnar' } } },
  ],
  [
    'is over with the turn',
    {
      you: { line: [{ card: 'troll', upgrades: ['brain-stem-antenna'] }], hand: ['mindwarper'] },
    },
    ['play mindwarper', 'flank left', 'end', 'house brobnar'],
    { cards: { troll: { house: 'brobnar' } } },
  ],
  [
    'lets its creature count as a Martian',
    {
      you: {
        line: [{ card: 'troll', upgrades: ['brain-stem-antenna'] }],
        hand: ['mindwarper', 'psychic-network'],
      },
      foe: { amber: 3 },
    },
    ['play mindwarper', 'flank left', 'play psychic-network'],
    { amber: [1, 2] },
  ],

  [
    'does the same however often it happens',
    {
      you: {
        hand: [
          'zorg',
          'blypyp',
          'mindwarper',
          'yxilo-bolter',
          'zyzzix-the-many',
          'phylyx-the-disintegrator',
          'ulyq-megamouth',
          'grabber-jammer',
          'chuff-ape',
        ],
        line: [{ card: 'troll', upgrades: Array(3).fill('brain-stem-antenna') }],
      },
    },
    [
      'zorg',
      'blypyp',
      'mindwarper',
      'yxilo-bolter',
      'zyzzix-the-many',
      'phylyx-the-disintegrator',
      'ulyq-megamouth',
      'grabber-jammer',
      'chuff-ape',
    ].flatMap((mars) => [`play ${mars}`, 'flank left']),
    { cards: { troll: { house: 'mars' } }, may: ['reap troll'] },
  ],
);

card(
  'Jammer Pack',
  [
    'makes the keys of its creature’s opponent cost 2 more',
    { you: { line: [{ card: 'troll', upgrades: ['jammer-pack'] }] } },
    [],
    { keyCost: [6, 8] },
  ],
  [
    'works against its owner on an enemy creature',
    { you: { hand: ['jammer-pack'] }, foe: { line: ['troll'] } },
    ['play jammer-pack'],
    { amber: [1, 0], keyCost: [8, 6] },
  ],
  [
    'adds up with others',
    { you: { line: [{ card: 'grabber-jammer', upgrades: ['jammer-pack', 'jammer-pack'] }] } },
    [],
    { keyCost: [6, 11] },
  ],
);

card(
  'Red Planet Ray Gun',
  [
    'lets a reap deal 1 damage for each Mars creature in play',
    {
      you: { line: [{ card: 'zorg', upgrades: ['red-planet-ray-gun'] }, 'tunk'] },
      foe: { line: ['mindwarper', 'troll'] },
    },
    ['reap zorg', 'troll'],
    { amber: [1, 0], cards: { troll: { damage: 3 } } },
  ],
  [
    'deals none when there is no Martian',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: ['troll'] },
    },
    ['reap bumpsy', 'troll'],
    { cards: { troll: { damage: 0 } } },
  ],
);
