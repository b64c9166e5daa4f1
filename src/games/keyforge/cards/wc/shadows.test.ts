import { cardRows, evades } from '../../testrows.js';

const card = cardRows('shadows');

/** Houses for rows in which the turn passes. */
const YOURS = { houses: ['shadows', 'dis', 'mars'] };
const THEIRS = { houses: ['dis', 'mars', 'logos'] };

card(
  'A. Vinda',
  [
    'deals 1 damage to a creature when it reaps',
    { you: { line: ['a-vinda'], hand: ['anger'] }, foe: { line: ['silvertooth'], hand: ['fear'] } },
    ['reap a-vinda', 'silvertooth'],
    {
      amber: [1, 0],
      cards: { silvertooth: { damage: 1 } },
      you: { hand: ['anger'] },
      foe: { hand: ['fear'] },
    },
  ],
  [
    'costs the opponent a random card when that kills',
    {
      rolls: ['fear'],
      you: { line: ['a-vinda'], hand: ['anger'] },
      foe: { line: ['dust-pixie'], hand: ['mother', 'fear'] },
    },
    ['reap a-vinda', 'dust-pixie'],
    { you: { hand: ['anger'] }, foe: { hand: ['mother'], discard: ['fear', 'dust-pixie'] } },
  ],
  [
    'costs the opponent a card for a friendly creature, too',
    { rolls: [0], you: { line: ['a-vinda', 'urchin'], hand: ['anger'] }, foe: { hand: ['fear'] } },
    ['reap a-vinda', 'urchin'],
    { you: { hand: ['anger'] }, foe: { hand: [] }, line: [['a-vinda'], []] },
  ],
  [
    'may hit any creature',
    {
      you: { line: ['a-vinda'], artifacts: ['lifeward'] },
      foe: { line: ['silvertooth'], artifacts: ['cannon'] },
    },
    ['reap a-vinda'],
    { offers: ['a-vinda', 'silvertooth'] },
  ],
);

card(
  'Breaker Hill',
  [
    'lets its neighbors steal 1',
    {
      you: { line: ['silvertooth', 'breaker-hill', 'dodger', 'umbra'] },
      foe: { amber: 5 },
    },
    ['action silvertooth', 'action dodger'],
    { amber: [2, 3], mayNot: ['action umbra', 'action breaker-hill'] },
  ],
  [
    'does nothing for creatures of the other side',
    { active: 1, you: { line: ['breaker-hill'] }, foe: { line: ['silvertooth'] } },
    [],
    { mayNot: ['action silvertooth'] },
  ],
  evades('breaker-hill'),
);

card(
  'Hit and Run',
  [
    'deals 2 damage to a creature and returns a friendly one',
    { you: { hand: ['hit-and-run'], line: ['bumpsy', 'mother'] }, foe: { line: ['troll'] } },
    ['play hit-and-run', 'troll', 'mother'],
    {
      amber: [0, 0],
      cards: { troll: { damage: 2 } },
      you: { hand: ['mother'] },
      line: [['bumpsy'], ['troll']],
    },
  ],
  [
    'returns friendly creatures only',
    {
      you: { hand: ['hit-and-run'], line: ['bumpsy', 'mother'], artifacts: ['lifeward'] },
      foe: { line: ['troll'] },
    },
    ['play hit-and-run', 'troll'],
    { offers: ['bumpsy', 'mother'] },
  ],
  [
    'may deal the damage to a friendly creature',
    { you: { hand: ['hit-and-run'], line: ['bumpsy'] }, foe: { line: ['troll'] } },
    ['play hit-and-run', 'bumpsy'],
    { you: { hand: ['bumpsy'] }, line: [[], ['troll']] },
  ],
  [
    'touches no artifact',
    { you: { hand: ['hit-and-run'] }, foe: { line: ['troll'], artifacts: ['cannon'] } },
    ['play hit-and-run'],
    { cards: { troll: { damage: 2 } } },
  ],
);

card(
  'Hock',
  [
    'destroys an artifact and gains 1',
    { you: { hand: ['hock'] }, foe: { artifacts: ['cannon'], line: ['troll'] } },
    ['play hock'],
    { amber: [2, 0], at: { cannon: 'discard 1', troll: 'line' } },
  ],
  [
    'offers artifacts of both sides',
    { you: { hand: ['hock'], artifacts: ['lifeward'] }, foe: { artifacts: ['cannon'] } },
    ['play hock'],
    { offers: ['lifeward', 'cannon'] },
  ],
  [
    'gains nothing without an artifact',
    { you: { hand: ['hock'] }, foe: { line: ['troll'] } },
    ['play hock'],
    { amber: [1, 0] },
  ],
);

card(
  'Hugger-Mugger',
  [
    'captures 1, and steals 1 from an opponent with more keys',
    { you: { hand: ['hugger-mugger'], keys: ['red'] }, foe: { amber: 5, keys: ['red', 'blue'] } },
    ['play hugger-mugger'],
    { amber: [1, 3], cards: { 'hugger-mugger': { amber: 1 } } },
  ],
  [
    'only captures when both have as many',
    { you: { hand: ['hugger-mugger'], keys: ['red'] }, foe: { amber: 5, keys: ['blue'] } },
    ['play hugger-mugger'],
    { amber: [0, 4], cards: { 'hugger-mugger': { amber: 1 } } },
  ],
  evades('hugger-mugger'),
);

card(
  'Inky Gloom',
  [
    'keeps the opponent from reaping in the next turn',
    { you: { hand: ['inky-gloom'], line: ['dodger'], ...YOURS }, foe: { line: ['shooler'], ...THEIRS } },
    ['play inky-gloom', 'end', 'house dis'],
    { amber: [0, 0], may: ['fight shooler'], mayNot: ['reap shooler'] },
  ],
  [
    'leaves its own player’s creatures alone',
    { you: { hand: ['inky-gloom'], line: ['dodger'] } },
    ['play inky-gloom'],
    { may: ['reap dodger'] },
  ],
  [
    'ends with that turn',
    { you: { hand: ['inky-gloom'], ...YOURS }, foe: { line: ['shooler'], ...THEIRS } },
    ['play inky-gloom', 'end', 'house dis', 'end', 'house dis', 'end', 'house dis'],
    { may: ['reap shooler'] },
  ],
);

card(
  'J. Vinda',
  [
    'deals 1 damage to a creature when it reaps',
    { you: { line: ['j-vinda'] }, foe: { amber: 3, line: ['silvertooth'] } },
    ['reap j-vinda', 'silvertooth'],
    { amber: [1, 3], cards: { silvertooth: { damage: 1 } } },
  ],
  [
    'steals 1 when that kills',
    { you: { line: ['j-vinda'] }, foe: { amber: 3, line: ['dust-pixie'] } },
    ['reap j-vinda', 'dust-pixie'],
    { amber: [2, 2], at: { 'dust-pixie': 'discard' } },
  ],
  [
    'may hit any creature',
    {
      you: { line: ['j-vinda'], artifacts: ['lifeward'] },
      foe: { line: ['silvertooth'], artifacts: ['cannon'] },
    },
    ['reap j-vinda'],
    { offers: ['j-vinda', 'silvertooth'] },
  ],
  [
    'steals nothing when a ward saves the creature',
    { you: { line: ['j-vinda'] }, foe: { amber: 3, line: [{ card: 'dust-pixie', ward: true }] } },
    ['reap j-vinda', 'dust-pixie'],
    { amber: [1, 3], cards: { 'dust-pixie': { ward: false } } },
  ],
  evades('j-vinda'),
);

card(
  'Kymoor Eclipse',
  [
    'shuffles the flank creatures of both sides into their owners’ decks',
    {
      you: { hand: ['kymoor-eclipse'], line: ['bumpsy', 'mother', { card: 'krump', owner: 1 }] },
      foe: { line: ['troll'] },
    },
    ['play kymoor-eclipse'],
    { amber: [0, 0], line: [['mother'], []], at: { bumpsy: 'deck 0', krump: 'deck 1', troll: 'deck 1' } },
  ],
  [
    'does nothing without creatures',
    { you: { hand: ['kymoor-eclipse'] } },
    ['play kymoor-eclipse'],
    { line: [[], []] },
  ],
);

card(
  'Mug',
  [
    'takes 1 æmber off a creature and deals it 2 damage',
    {
      you: { hand: ['mug'], line: [{ card: 'bumpsy', amber: 1 }] },
      foe: { amber: 4, line: [{ card: 'troll', amber: 3 }] },
    },
    ['play mug', 'troll'],
    { amber: [2, 4], cards: { troll: { amber: 2, damage: 2 }, bumpsy: { amber: 1, damage: 0 } } },
  ],
  [
    'offers creatures without æmber, too',
    {
      you: { hand: ['mug'], line: [{ card: 'bumpsy', amber: 1 }] },
      foe: { line: ['troll'], artifacts: [{ card: 'pocket-universe', amber: 2 }] },
    },
    ['play mug'],
    { offers: ['bumpsy', 'troll'] },
  ],
  [
    'deals the damage also when there was no æmber',
    { you: { hand: ['mug'] }, foe: { line: ['troll'] } },
    ['play mug'],
    { amber: [1, 0], cards: { troll: { damage: 2 } } },
  ],
);

card(
  'Pestering Blow',
  [
    'deals 1 damage to a creature and enrages it',
    { you: { hand: ['pestering-blow'], line: ['bumpsy'] }, foe: { line: ['troll'] } },
    ['play pestering-blow', 'troll'],
    { amber: [1, 0], cards: { troll: { damage: 1, enraged: true }, bumpsy: { damage: 0, enraged: false } } },
  ],
  [
    'enrages a creature that a ward protects',
    { you: { hand: ['pestering-blow'] }, foe: { line: [{ card: 'troll', ward: true }] } },
    ['play pestering-blow'],
    { cards: { troll: { damage: 0, enraged: true, ward: false } } },
  ],
  [
    'may be aimed at a friendly creature',
    {
      you: { hand: ['pestering-blow'], line: ['bumpsy'] },
      foe: { line: ['troll'], artifacts: ['cannon'] },
    },
    ['play pestering-blow'],
    { offers: ['bumpsy', 'troll'] },
  ],
);

card(
  'Symon',
  [
    'puts the creature it fights on top of its owner’s deck, unharmed itself',
    { you: { line: ['symon'] }, foe: { line: ['troll', 'krump'] } },
    ['fight symon', 'troll'],
    { line: [['symon'], ['krump']], top: [[], ['troll']], cards: { symon: { damage: 0 } } },
  ],
  [
    'puts an elusive creature there, too',
    { you: { line: ['symon'] }, foe: { line: [{ card: 'urchin', owner: 0 }] } },
    ['fight symon'],
    { top: [['urchin'], []] },
  ],
  [
    'leaves a creature that it has destroyed in the discard pile',
    { you: { line: ['symon'] }, foe: { line: ['dust-pixie'] } },
    ['fight symon'],
    { at: { 'dust-pixie': 'discard 1' } },
  ],
  [
    'only takes the ward off a creature whose ward is left',
    {
      you: { line: ['symon'] },
      foe: { line: [{ card: 'old-bruno', ward: true }] },
    },
    ['fight symon'],
    { line: [['symon'], ['old-bruno']], cards: { 'old-bruno': { ward: false } } },
  ],
);

card(
  'Trust No One',
  [
    'steals 1 with a friendly creature in play',
    { you: { hand: ['trust-no-one'], line: ['dust-pixie'] }, foe: { amber: 5, line: ['troll', 'mother'] } },
    ['play trust-no-one'],
    { amber: [1, 4] },
  ],
  [
    'steals 1 for each house among enemy creatures without one',
    {
      you: { hand: ['trust-no-one'], artifacts: ['lifeward'] },
      foe: { amber: 5, line: ['troll', 'krump', 'mother'], artifacts: ['world-tree'] },
    },
    ['play trust-no-one'],
    { amber: [2, 3] },
  ],
  [
    'steals 3 at most',
    {
      you: { hand: ['trust-no-one'] },
      foe: { amber: 5, line: ['troll', 'shooler', 'mother', 'dust-pixie'] },
    },
    ['play trust-no-one'],
    { amber: [3, 2] },
  ],
  [
    'steals nothing when there are no creatures at all',
    { you: { hand: ['trust-no-one'] }, foe: { amber: 5 } },
    ['play trust-no-one'],
    { amber: [0, 5] },
  ],
);

card(
  'Chain Gang',
  [
    'is readied after its player played Subtle Chain',
    { you: { hand: ['subtle-chain'], line: [{ card: 'chain-gang', exhausted: true }] } },
    ['play subtle-chain', 'order chain-gang'],
    { cards: { 'chain-gang': { exhausted: false } } },
  ],
  [
    'is readied by no other card',
    { you: { hand: ['inky-gloom'], line: [{ card: 'chain-gang', exhausted: true }] } },
    ['play inky-gloom'],
    { cards: { 'chain-gang': { exhausted: true } } },
  ],
  [
    'is not readied by the opponent’s Subtle Chain',
    {
      active: 1,
      you: { line: [{ card: 'chain-gang', exhausted: true }] },
      foe: { hand: ['subtle-chain'] },
    },
    ['play subtle-chain'],
    { cards: { 'chain-gang': { exhausted: true } } },
  ],
  [
    'steals 1 and shuffles a Subtle Chain into the deck',
    {
      you: { line: ['chain-gang'], discard: ['subtle-chain', 'anger', 'subtle-chain'] },
      foe: { amber: 3, discard: ['subtle-chain'] },
    },
    ['action chain-gang'],
    { amber: [1, 2], you: { discard: ['anger', 'subtle-chain#2'] }, foe: { discard: ['subtle-chain#3'] } },
  ],
  [
    'steals 1 without one',
    { you: { line: ['chain-gang'], discard: ['anger'] }, foe: { amber: 3 } },
    ['action chain-gang'],
    { amber: [1, 2], you: { discard: ['anger'] } },
  ],
);

card(
  'Fidgit',
  [
    'discards the top card of the opponent’s deck and plays it when it is an action',
    {
      you: { line: ['fidgit'] },
      foe: { deck: ['relentless-whispers', 'troll'], amber: 5, line: ['silvertooth'] },
    },
    ['reap fidgit', 'choice 1', 'silvertooth'],
    { amber: [3, 4], at: { 'relentless-whispers': 'discard 1' }, top: [[], ['troll']] },
  ],
  [
    'plays no creature',
    { you: { line: ['fidgit'] }, foe: { deck: ['troll', 'anger'] } },
    ['reap fidgit', 'choice 1'],
    { at: { troll: 'discard 1' }, line: [['fidgit'], []], top: [[], ['anger']] },
  ],
  [
    'discards a random card of the opponent’s archives instead',
    {
      rolls: ['labwork'],
      you: { line: ['fidgit'], hand: ['fear'] },
      foe: { archives: ['troll', 'labwork'], deck: ['anger'] },
    },
    ['reap fidgit', 'choice 0'],
    {
      amber: [2, 0],
      you: { archives: ['fear'] },
      foe: { archives: ['troll'], discard: ['labwork'] },
      top: [[], ['anger']],
    },
  ],
  [
    'does not play a card of its own player, which returns to hand',
    {
      rolls: [0],
      you: { line: ['fidgit'], archives: ['anger'] },
      foe: { archives: [{ card: 'labwork', owner: 0 }] },
    },
    ['reap fidgit', 'choice 0'],
    { amber: [1, 0], you: { hand: ['labwork'], archives: ['anger'] }, foe: { archives: [] } },
  ],
  [
    'does nothing with empty archives, which may be chosen',
    { you: { line: ['fidgit'] }, foe: { deck: ['anger'] } },
    ['reap fidgit', 'choice 0'],
    { amber: [1, 0], top: [[], ['anger']] },
  ],
  evades('fidgit'),
);

card(
  'Into the Night',
  [
    'keeps creatures of other houses from fighting in the opponent’s turn',
    {
      you: { hand: ['into-the-night'], line: ['troll'], ...YOURS },
      foe: { line: ['shooler'], ...THEIRS },
    },
    ['play into-the-night', 'end', 'house dis'],
    { amber: [0, 0], may: ['reap shooler'], mayNot: ['fight shooler'] },
  ],
  [
    'lets Shadows creatures fight',
    {
      you: { hand: ['into-the-night'], line: ['dodger', { card: 'bumpsy', house: 'shadows' }] },
      foe: { line: ['shooler'] },
    },
    ['play into-the-night'],
    { may: ['fight dodger', 'fight bumpsy'] },
  ],
  [
    'holds for its own player, too',
    {
      you: { hand: [{ card: 'into-the-night', house: 'brobnar' }], line: ['bumpsy'] },
      foe: { line: ['shooler'] },
      house: 'brobnar',
    },
    ['play into-the-night'],
    { may: ['reap bumpsy'], mayNot: ['fight bumpsy'] },
  ],
  [
    'ends when its player’s next turn begins',
    {
      you: { hand: ['into-the-night'], line: ['pit-demon'], ...YOURS },
      foe: { line: ['shooler'], ...THEIRS },
    },
    ['play into-the-night', 'end', 'house dis', 'end', 'house dis'],
    { may: ['fight pit-demon'] },
  ],
);

card(
  'No Safety in Numbers',
  [
    'deals 3 damage to each creature of a house with 3 in play',
    {
      you: { hand: ['no-safety-in-numbers'], line: ['bumpsy', 'krump', 'mother'] },
      foe: { line: ['troll', 'doc-bookton', 'shooler'] },
    },
    ['play no-safety-in-numbers'],
    {
      amber: [1, 0],
      cards: {
        bumpsy: { damage: 3 },
        krump: { damage: 3 },
        troll: { damage: 3 },
        mother: { damage: 0 },
        'doc-bookton': { damage: 0 },
        shooler: { damage: 0 },
      },
    },
  ],
  [
    'hits several houses',
    {
      you: { hand: ['no-safety-in-numbers'], line: ['bumpsy', 'krump', 'mother', 'titan-mechanic'] },
      foe: { line: ['troll', 'doc-bookton'] },
    },
    ['play no-safety-in-numbers'],
    { cards: { troll: { damage: 3 }, mother: { damage: 3 }, 'titan-mechanic': { damage: 3 } } },
  ],
);

card(
  'Spike Trap',
  [
    'is sacrificed to deal 3 damage to each flank creature',
    {
      house: 'dis',
      you: { artifacts: ['spike-trap'], line: ['bumpsy', 'mother', 'krump'] },
      foe: { line: ['troll'] },
    },
    ['omni spike-trap'],
    {
      cards: { bumpsy: { damage: 3 }, mother: { damage: 0 }, krump: { damage: 3 }, troll: { damage: 3 } },
      at: { 'spike-trap': 'discard' },
    },
  ],
  [
    'brings 1 æmber',
    { you: { hand: ['spike-trap'], line: ['bumpsy'] } },
    ['play spike-trap'],
    { amber: [1, 0], cards: { bumpsy: { damage: 0 } } },
  ],
);

card(
  'Subtle Chain',
  [
    'costs the opponent a random card',
    { rolls: ['fear'], you: { hand: ['subtle-chain', 'anger'] }, foe: { hand: ['mother', 'fear'] } },
    ['play subtle-chain'],
    { amber: [1, 0], you: { hand: ['anger'] }, foe: { hand: ['mother'], discard: ['fear'] } },
  ],
  [
    'costs nothing from an empty hand',
    { rolls: [], you: { hand: ['subtle-chain', 'anger'] } },
    ['play subtle-chain'],
    { amber: [1, 0], you: { hand: ['anger'] } },
  ],
);

card(
  'Whisper',
  [
    'destroys a creature for 1 æmber',
    { you: { amber: 3, line: ['whisper'] }, foe: { amber: 3, line: ['troll'] } },
    ['action whisper', 'troll'],
    { amber: [2, 3], line: [['whisper'], []] },
  ],
  [
    'may choose any creature',
    { you: { amber: 3, line: ['whisper', 'bumpsy'] }, foe: { line: ['troll'], artifacts: ['cannon'] } },
    ['action whisper'],
    { offers: ['whisper', 'bumpsy', 'troll'] },
  ],
  [
    'destroys nobody without æmber to lose',
    { you: { line: ['whisper'] }, foe: { amber: 3, line: ['troll'] } },
    ['action whisper'],
    { amber: [0, 3], line: [['whisper'], ['troll']] },
  ],
  evades('whisper'),
);

card(
  'Finch Cloak',
  [
    'steals 1 when its player has less æmber',
    { you: { amber: 1, line: ['finch-cloak'] }, foe: { amber: 3 } },
    ['reap finch-cloak'],
    { amber: [3, 2] },
  ],
  [
    'gives each player 1 when they have as much',
    { you: { amber: 2, line: ['finch-cloak'] }, foe: { amber: 3 } },
    ['reap finch-cloak'],
    { amber: [4, 4] },
  ],
  [
    'does so after a fight',
    { you: { amber: 1, line: ['finch-cloak'] }, foe: { amber: 2, line: ['dust-pixie'] } },
    ['fight finch-cloak'],
    { amber: [2, 1] },
  ],
);

card(
  'Gambling Den',
  [
    'pays 2 to the player who names the house of the top card',
    {
      you: { artifacts: ['gambling-den'], ...YOURS },
      foe: { deck: ['fear', 'anger'], ...THEIRS },
    },
    ['end', 'yes', 'house dis'],
    { amber: [0, 2], asks: 'house', decider: 1, top: [[], ['fear', 'anger']] },
  ],
  [
    'costs 2 for another house',
    {
      you: { amber: 4, artifacts: ['gambling-den'], ...YOURS },
      foe: { amber: 5, deck: ['fear', 'anger'], ...THEIRS },
    },
    ['end', 'yes', 'house logos'],
    { amber: [4, 3], asks: 'house' },
  ],
  [
    'asks the player whose turn it is, who may refuse',
    {
      you: { artifacts: ['gambling-den'], ...YOURS },
      foe: { amber: 5, deck: ['fear'], ...THEIRS },
    },
    ['end', 'no'],
    { amber: [0, 5], asks: 'house', decider: 1 },
  ],
  [
    'is open to its own player, too',
    {
      active: 1,
      house: 'dis',
      you: { artifacts: ['gambling-den'], deck: ['anger'], ...YOURS },
      foe: { deck: ['fear'], ...THEIRS },
    },
    ['end', 'yes', 'house brobnar'],
    { amber: [2, 0], asks: 'house', decider: 0 },
  ],
  [
    'costs 2 when there is no card to show',
    {
      you: { artifacts: ['gambling-den'], ...YOURS },
      foe: {
        amber: 5,
        deck: [],
        pad: false,
        hand: ['fear', 'fear', 'fear', 'fear', 'fear', 'fear'],
        ...THEIRS,
      },
    },
    ['end', 'yes', 'house dis'],
    { amber: [0, 3], asks: 'house' },
  ],
);

card(
  'Hunter or Hunted?',
  [
    'wards a creature of either side',
    {
      you: { hand: ['hunter-or-hunted'], line: ['bumpsy'] },
      foe: { line: ['troll'], artifacts: ['cannon'] },
    },
    ['play hunter-or-hunted', 'choice 0'],
    { amber: [1, 0], offers: ['bumpsy', 'troll'] },
  ],
  [
    'puts the ward there',
    { you: { hand: ['hunter-or-hunted'], line: ['bumpsy'] }, foe: { line: ['troll'] } },
    ['play hunter-or-hunted', 'choice 0', 'bumpsy'],
    { cards: { bumpsy: { ward: true }, troll: { ward: false } } },
  ],
  [
    'or moves a ward to another creature',
    {
      you: { hand: ['hunter-or-hunted'], line: ['bumpsy', 'krump'] },
      foe: { line: [{ card: 'troll', ward: true }] },
    },
    ['play hunter-or-hunted', 'choice 1', 'krump'],
    { cards: { bumpsy: { ward: false }, krump: { ward: true }, troll: { ward: false } } },
  ],
  [
    'moves it only to one without a ward',
    {
      you: { hand: ['hunter-or-hunted'], line: ['bumpsy', 'krump', { card: 'mother', ward: true }] },
      foe: { line: [{ card: 'troll', ward: true }], artifacts: ['cannon'] },
    },
    ['play hunter-or-hunted', 'choice 1', 'troll'],
    { offers: ['bumpsy', 'krump'] },
  ],
  [
    'leaves the wards alone when all have one',
    {
      you: { hand: ['hunter-or-hunted'], line: [{ card: 'bumpsy', ward: true }] },
      foe: { line: [{ card: 'troll', ward: true }], artifacts: ['cannon'] },
    },
    ['play hunter-or-hunted', 'choice 1'],
    { cards: { bumpsy: { ward: true }, troll: { ward: true } } },
  ],
  [
    'wards nobody when there is no ward to move',
    { you: { hand: ['hunter-or-hunted'], line: ['bumpsy', 'krump'] } },
    ['play hunter-or-hunted', 'choice 1'],
    { cards: { bumpsy: { ward: false }, krump: { ward: false } } },
  ],
);

card(
  'Manchego',
  [
    'steals 2 with 5 cards in the deck',
    {
      you: { hand: ['manchego'], deck: ['anger', 'anger', 'anger', 'anger', 'anger'], pad: false },
      foe: { amber: 3 },
    },
    ['play manchego'],
    { amber: [2, 1] },
  ],
  [
    'steals 2 with an empty deck',
    { you: { hand: ['manchego'], deck: [], pad: false }, foe: { amber: 3 } },
    ['play manchego'],
    { amber: [2, 1] },
  ],
  [
    'steals nothing with 6',
    {
      you: { hand: ['manchego'], deck: ['anger', 'anger', 'anger', 'anger', 'anger', 'anger'], pad: false },
      foe: { amber: 3, deck: [], pad: false },
    },
    ['play manchego'],
    { amber: [0, 3] },
  ],
  [
    'may be shuffled into the deck when it reaps',
    { you: { line: ['manchego'] } },
    ['reap manchego', 'yes'],
    { amber: [1, 0], at: { manchego: 'deck 0' } },
  ],
  [
    'may be shuffled into it after a fight',
    { you: { line: ['manchego'] }, foe: { line: ['dust-pixie'] } },
    ['fight manchego', 'yes'],
    { at: { manchego: 'deck 0' } },
  ],
  ['may stay', { you: { line: ['manchego'] } }, ['reap manchego', 'no'], { at: { manchego: 'line' } }],
);

card(
  'The Quiet Anvil',
  [
    'lowers the cost of all keys by 2',
    { you: { hand: ['the-quiet-anvil'] } },
    ['play the-quiet-anvil'],
    { amber: [1, 0], keyCost: [4, 4] },
  ],
  [
    'is destroyed after its player forged a key',
    { step: 'forge', you: { amber: 4, artifacts: ['the-quiet-anvil'] } },
    [],
    { asks: 'house', amber: [0, 0], you: { keys: ['red'] }, at: { 'the-quiet-anvil': 'discard' } },
  ],
  [
    'is destroyed after the opponent forged one',
    { step: 'forge', active: 1, you: { artifacts: ['the-quiet-anvil'] }, foe: { amber: 5 } },
    [],
    { asks: 'house', amber: [0, 1], keyCost: [6, 6], at: { 'the-quiet-anvil': 'discard 0' } },
  ],
);

card(
  'The Shadow Council',
  [
    'steals 2 from the center',
    { you: { line: ['dodger', 'the-shadow-council', 'krump'] }, foe: { amber: 5 } },
    ['action the-shadow-council'],
    { amber: [2, 3], may: ['reap dodger'], mayNot: ['action dodger'] },
  ],
  [
    'has no action on a flank',
    { you: { line: ['the-shadow-council', 'krump'] }, foe: { amber: 5 } },
    [],
    { may: ['reap the-shadow-council'], mayNot: ['action the-shadow-council'] },
  ],
  evades('the-shadow-council'),
);

card(
  'Weasand',
  [
    'enters between two creatures and stays',
    { you: { hand: ['weasand'], line: ['bumpsy', 'krump'] } },
    ['play weasand', 'flank 1'],
    { line: [['bumpsy', 'weasand', 'krump'], []] },
  ],
  [
    'is destroyed on a flank',
    { you: { hand: ['weasand'], line: ['bumpsy', 'krump'] } },
    ['play weasand', 'flank left'],
    { line: [['bumpsy', 'krump'], []], at: { weasand: 'discard' } },
  ],
  [
    'is destroyed when its neighbor goes',
    {
      house: 'brobnar',
      you: { hand: ['punch'] },
      foe: { line: ['silvertooth', 'weasand', 'krump'] },
    },
    ['play punch', 'silvertooth'],
    { line: [[], ['krump']] },
  ],
  [
    'gains 2 after its player forged a key',
    { step: 'forge', you: { amber: 6, line: ['bumpsy', 'weasand', 'krump'] } },
    [],
    { asks: 'house', amber: [2, 0] },
  ],
  [
    'gains 2 after the opponent forged one',
    { step: 'forge', active: 1, you: { line: ['bumpsy', 'weasand', 'krump'] }, foe: { amber: 6 } },
    [],
    { asks: 'house', amber: [2, 0] },
  ],
  [
    'is elusive',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['bumpsy', 'weasand', 'krump'] } },
    ['fight troll', 'weasand'],
    { line: [['troll'], ['bumpsy', 'weasand', 'krump']] },
  ],
);

/** Each plant listens to one house. */
const PLANTS = {
  'Brobnar Plant': 'brobnar',
  'Dis Plant': 'dis',
  'Logos Plant': 'logos',
  'Saurian Plant': 'saurian',
  'Star Alliance Plant': 'staralliance',
  'Untamed Plant': 'untamed',
};
for (const [name, house] of Object.entries(PLANTS)) {
  const plant = name.toLowerCase().replaceAll(' ', '-');
  card(
    name,
    [
      'gains 1 after the opponent chose its house',
      { active: 1, step: 'house', you: { line: [plant] }, foe: { houses: [house, 'mars', 'sanctum'] } },
      [`house ${house}`],
      { amber: [1, 0] },
    ],
    [
      'gains 1 after its player chose it',
      { step: 'house', you: { line: [plant], houses: [house, 'mars', 'shadows'] } },
      [`house ${house}`],
      { amber: [1, 0] },
    ],
    [
      'gains nothing for another house',
      { active: 1, step: 'house', you: { line: [plant] }, foe: { houses: [house, 'mars', 'sanctum'] } },
      ['house mars'],
      { amber: [0, 0] },
    ],
    evades(plant),
  );
}
