import { cardRows, type Row } from '../../testrows.js';

const card = cardRows('dis');

card(
  'Buzzle',
  [
    'may purge a neighbor when played, to be readied',
    { you: { hand: ['buzzle'], line: ['troll', 'krump'] } },
    ['play buzzle', 'flank left', 'yes'],
    { line: [['buzzle', 'krump'], []], at: { troll: 'purged 0' }, cards: { buzzle: { exhausted: false } } },
  ],
  [
    'may purge either neighbor after it fought, and has taken no damage in the fight',
    { you: { line: ['troll', 'buzzle', 'krump'] }, foe: { line: ['doc-bookton'] } },
    ['fight buzzle', 'yes', 'krump'],
    { at: { krump: 'purged' }, cards: { buzzle: { exhausted: false, damage: 0 } } },
  ],
  [
    'offers its neighbors only',
    { you: { line: ['bumpsy', 'troll', 'buzzle', 'krump'] }, foe: { line: ['doc-bookton'] } },
    ['fight buzzle', 'yes'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'may leave them',
    { you: { hand: ['buzzle'], line: ['troll'] } },
    ['play buzzle', 'flank left', 'no'],
    { line: [['buzzle', 'troll'], []], cards: { buzzle: { exhausted: true } } },
  ],
  [
    'is not readied when a ward saves the neighbor',
    { you: { hand: ['buzzle'], line: [{ card: 'troll', ward: true }] } },
    ['play buzzle', 'flank left', 'yes'],
    { line: [['buzzle', 'troll'], []], cards: { buzzle: { exhausted: true }, troll: { ward: false } } },
  ],
  [
    'asks nothing without a neighbor, nor when it reaps',
    { you: { line: ['troll', 'buzzle'] }, foe: { line: ['doc-bookton'] } },
    ['reap buzzle'],
    { line: [['troll', 'buzzle'], ['doc-bookton']], amber: [1, 0] },
  ],
);

card(
  'Dendrix',
  [
    'has the opponent discard a random card after it fought',
    {
      you: { hand: ['bumpsy'], line: ['dendrix'] },
      foe: { hand: ['troll', 'urchin'], line: ['murmook'] },
      rolls: ['urchin'],
    },
    ['fight dendrix'],
    { you: { hand: ['bumpsy'] }, foe: { hand: ['troll'] }, at: { urchin: 'discard 1' } },
  ],
  [
    'takes nothing when it reaps or is played',
    { you: { hand: ['dendrix'], line: ['dendrix'] }, foe: { hand: ['troll'] } },
    ['reap dendrix#1', 'play dendrix#2', 'flank left'],
    { foe: { hand: ['troll'] } },
  ],
  [
    'finds nothing in an empty hand',
    { you: { line: ['dendrix'] }, foe: { line: ['murmook'] } },
    ['fight dendrix'],
    { foe: { hand: [], discard: ['murmook'] } },
  ],
);

card(
  'Draining Touch',
  [
    'offers creatures of both sides without æmber',
    {
      you: { hand: ['draining-touch'], line: ['krump', { card: 'troll', amber: 1 }] },
      foe: { line: [{ card: 'bumpsy', amber: 2 }, 'valdr'], artifacts: ['cannon'] },
    },
    ['play draining-touch'],
    { offers: ['krump', 'valdr'] },
  ],
  [
    'destroys the creature',
    { you: { hand: ['draining-touch'] }, foe: { line: [{ card: 'bumpsy', amber: 2 }, 'valdr'] } },
    ['play draining-touch'],
    { amber: [0, 0], line: [[], ['bumpsy']], at: { valdr: 'discard 1' } },
  ],
  [
    'does nothing when all have æmber',
    { you: { hand: ['draining-touch'] }, foe: { line: [{ card: 'bumpsy', amber: 2 }] } },
    ['play draining-touch'],
    { line: [[], ['bumpsy']] },
  ],
);

card(
  'Etaromme',
  [
    'destroys a creature of the house with the most creatures in play, on either side',
    { you: { line: ['etaromme', 'krump'] }, foe: { line: ['troll', 'doc-bookton'] } },
    ['reap etaromme', 'troll'],
    { amber: [1, 0], line: [['etaromme', 'krump'], ['doc-bookton']] },
  ],
  [
    'offers creatures of that house alone',
    { you: { line: ['etaromme', 'krump'] }, foe: { line: ['troll', 'doc-bookton'], artifacts: ['cannon'] } },
    ['reap etaromme'],
    { offers: ['krump', 'troll'] },
  ],
  [
    'lets you choose among houses with equally many',
    { you: { line: ['etaromme', 'krump'] }, foe: { line: ['troll', 'doc-bookton', 'tocsin'] } },
    ['reap etaromme'],
    { offers: ['etaromme', 'krump', 'troll', 'tocsin'] },
  ],
  [
    'destroys nobody in a fight',
    { you: { line: ['etaromme', 'krump'] }, foe: { line: ['murmook'] } },
    ['fight etaromme'],
    { line: [['etaromme', 'krump'], []] },
  ],
);

card(
  'Festering Touch',
  [
    'deals 1 to an undamaged creature and 3 to a damaged one',
    {
      you: { hand: ['festering-touch'], line: ['troll'] },
      foe: {
        line: [
          { card: 'bumpsy', damage: 1 },
          { card: 'valdr', damage: 1 },
        ],
      },
    },
    ['play festering-touch', 'troll', 'bumpsy'],
    { amber: [1, 0], cards: { troll: { damage: 1 }, bumpsy: { damage: 4 }, valdr: { damage: 1 } } },
  ],
  [
    'offers all creatures, and to stop',
    { you: { hand: ['festering-touch'], line: ['troll'] }, foe: { line: ['bumpsy', 'valdr'] } },
    ['play festering-touch', 'bumpsy'],
    { offers: ['troll', 'valdr', 'done'] },
  ],
  [
    'may hit one creature only, once',
    { you: { hand: ['festering-touch'] }, foe: { line: ['bumpsy', 'valdr'] } },
    ['play festering-touch', 'bumpsy', 'done'],
    { cards: { bumpsy: { damage: 1 }, valdr: { damage: 0 } } },
  ],
  [
    'deals all at once, so that destroyed abilities share a window',
    { you: { hand: ['festering-touch'] }, foe: { line: [{ card: 'dust-imp', damage: 1 }, 'bad-penny'] } },
    ['play festering-touch', 'dust-imp', 'bad-penny'],
    { asks: 'order', offers: ['order dust-imp', 'order bad-penny'] },
  ],
);

card(
  'Harbinger of Doom',
  [
    'destroys each creature when it is destroyed',
    {
      you: {
        hand: ['draining-touch'],
        line: ['harbinger-of-doom', 'troll'],
        artifacts: ['dominator-bauble'],
      },
      foe: { line: ['krump', { card: 'bumpsy', ward: true }] },
    },
    ['play draining-touch', 'harbinger-of-doom'],
    { line: [[], ['bumpsy']], cards: { bumpsy: { ward: false } }, at: { 'dominator-bauble': 'artifacts' } },
  ],
  [
    'lets the destroyed abilities of the others join in',
    {
      you: { hand: ['draining-touch'], line: ['harbinger-of-doom', 'dust-imp'] },
      foe: { line: ['dust-imp'] },
    },
    ['play draining-touch', 'harbinger-of-doom'],
    { amber: [2, 2], line: [[], []] },
  ],
  [
    'destroys nobody when it leaves play otherwise',
    { you: { hand: ['fear'] }, foe: { line: ['harbinger-of-doom', 'troll'] } },
    ['play fear', 'harbinger-of-doom'],
    { line: [[], ['troll']] },
  ],
);

card(
  'Impspector',
  [
    'purges a random card of the opponent’s hand when destroyed',
    {
      you: { hand: ['draining-touch', 'bumpsy'], line: ['impspector'] },
      foe: { hand: ['troll', 'urchin'] },
      rolls: ['urchin'],
    },
    ['play draining-touch'],
    { you: { hand: ['bumpsy'] }, foe: { hand: ['troll'] }, at: { urchin: 'purged 1' } },
  ],
  [
    'purges a card of yours when you destroy the opponent’s',
    {
      you: { hand: ['draining-touch', 'bumpsy'] },
      foe: { hand: ['troll', 'krump', 'valdr', 'zorg'], line: ['impspector'] },
    },
    ['play draining-touch'],
    { foe: { hand: ['troll', 'krump', 'valdr', 'zorg'] }, at: { bumpsy: 'purged 0' } },
  ],
  [
    'finds nothing in an empty hand',
    { you: { hand: ['draining-touch'], line: ['impspector'] }, foe: { discard: ['troll'] } },
    ['play draining-touch'],
    { foe: { purged: [], discard: ['troll'] } },
  ],
);

card(
  'Infurnace',
  [
    'purges up to 2 cards of a discard pile, and the opponent loses their bonus æmber',
    {
      you: { amber: 4, hand: ['infurnace'], discard: ['dust-pixie'] },
      foe: { amber: 5, discard: ['troll', 'punch', 'pitlord'] },
    },
    ['play infurnace', 'punch', 'pitlord'],
    { amber: [4, 2], foe: { discard: ['troll'] }, at: { punch: 'purged 1', pitlord: 'purged 1' } },
  ],
  [
    'takes both from one pile, and may stop',
    {
      you: { hand: ['infurnace'], discard: ['dust-pixie'] },
      foe: { discard: ['troll', 'punch', 'pitlord'] },
    },
    ['play infurnace', 'punch'],
    { offers: ['troll', 'pitlord', 'done'] },
  ],
  [
    'costs the opponent also the bonus of your own cards',
    {
      you: { amber: 4, hand: ['infurnace'], discard: ['dust-pixie'] },
      foe: { amber: 5, discard: ['troll'] },
    },
    ['play infurnace', 'dust-pixie'],
    { amber: [4, 3], at: { 'dust-pixie': 'purged 0' } },
  ],
  [
    'may purge nothing',
    { you: { hand: ['infurnace'] }, foe: { amber: 5, discard: ['punch'] } },
    ['play infurnace', 'done'],
    { amber: [0, 5], foe: { discard: ['punch'] } },
  ],
  [
    'costs nothing for cards without a bonus',
    { you: { hand: ['infurnace'] }, foe: { amber: 5, discard: ['troll'] } },
    ['play infurnace', 'troll'],
    { amber: [0, 5], at: { troll: 'purged' } },
  ],
);

card(
  'Lilithal',
  [
    'captures 1 when it reaps',
    { you: { line: ['lilithal', 'troll'] }, foe: { amber: 3 } },
    ['reap lilithal'],
    { amber: [1, 2], cards: { lilithal: { amber: 1 }, troll: { amber: 0 } } },
  ],
  [
    'captures 1 after it fought',
    { you: { line: ['lilithal'] }, foe: { amber: 3, line: ['murmook'] } },
    ['fight lilithal'],
    { amber: [0, 2], cards: { lilithal: { amber: 1 } } },
  ],
  [
    'captures nothing when it is played, or from an empty pool',
    { you: { hand: ['lilithal'], line: ['lilithal'] }, foe: { amber: 0 } },
    ['reap lilithal#1', 'play lilithal#2', 'flank left'],
    { amber: [1, 0], cards: { lilithal: { amber: 0 }, 'lilithal#2': { amber: 0 } } },
  ],
);

const malisonFights = {
  you: { amber: 2, line: ['malison', 'krump'] },
  foe: { amber: 3, line: ['murmook', 'troll', 'zorg', 'bumpsy'], artifacts: ['cannon'] },
};

card(
  'Malison',
  [
    'may move an enemy creature, which captures 1 from its own side on a flank',
    malisonFights,
    ['fight malison', 'murmook', 'yes', 'zorg', 'flank left'],
    {
      amber: [2, 2],
      line: [
        ['malison', 'krump'],
        ['zorg', 'troll', 'bumpsy'],
      ],
      cards: { zorg: { amber: 1 }, troll: { amber: 0 } },
    },
  ],
  [
    'lets it stay on its flank, where it captures',
    malisonFights,
    ['fight malison', 'murmook', 'yes', 'bumpsy', 'flank right'],
    {
      amber: [2, 2],
      line: [
        ['malison', 'krump'],
        ['troll', 'zorg', 'bumpsy'],
      ],
      cards: { bumpsy: { amber: 1 } },
    },
  ],
  [
    'gives nothing to a creature that is moved off its flank',
    malisonFights,
    ['fight malison', 'murmook', 'yes', 'troll', 'flank 1'],
    {
      amber: [2, 3],
      line: [
        ['malison', 'krump'],
        ['zorg', 'troll', 'bumpsy'],
      ],
      cards: { troll: { amber: 0 } },
    },
  ],
  [
    'offers enemy creatures only',
    malisonFights,
    ['fight malison', 'murmook', 'yes'],
    { offers: ['troll', 'zorg', 'bumpsy'] },
  ],
  [
    'may move nobody',
    malisonFights,
    ['fight malison', 'murmook', 'no'],
    {
      amber: [2, 3],
      line: [
        ['malison', 'krump'],
        ['troll', 'zorg', 'bumpsy'],
      ],
    },
  ],
  [
    'asks nothing when no enemy is left, nor when it reaps',
    { you: { line: ['malison'] }, foe: { amber: 3, line: ['murmook'] } },
    ['fight malison'],
    { amber: [0, 3], line: [['malison'], []] },
  ],
);

card(
  'Rotgrub',
  [
    'makes the opponent lose 1 when played',
    { you: { amber: 2, hand: ['rotgrub'] }, foe: { amber: 3 } },
    ['play rotgrub'],
    { amber: [2, 2], line: [['rotgrub'], []] },
  ],
  [
    'is archived when it reaps',
    { you: { line: ['rotgrub', 'troll'] }, foe: { amber: 3 } },
    ['reap rotgrub'],
    { amber: [1, 3], line: [['troll'], []], at: { rotgrub: 'archives 0' } },
  ],
  [
    'stays after a fight',
    { you: { line: [{ card: 'rotgrub', power: 3 }] }, foe: { amber: 3, line: ['urchin'] } },
    ['fight rotgrub'],
    { amber: [0, 3], at: { rotgrub: 'line' } },
  ],
);

/** Keys cost 3 more in the opponent's next turn. */
const dearKeys = (setup: Row[1], ...steps: string[]): Row[] => [
  [
    'makes keys cost 3 more during the opponent’s next turn',
    setup,
    [...steps, 'end'],
    { asks: 'house', keyCost: [9, 9] },
  ],
  ['changes nothing yet in this turn', setup, steps, { keyCost: [6, 6] }],
  [
    'ends with the opponent’s turn',
    setup,
    [...steps, 'end', 'house brobnar', 'end'],
    { asks: 'house', decider: 0, keyCost: [6, 6] },
  ],
];
const aGiantFoe = { houses: ['brobnar', 'logos', 'mars'] };

card('The Evil Eye', ...dearKeys({ you: { hand: ['the-evil-eye'] }, foe: aGiantFoe }, 'play the-evil-eye'));

const SIX = ['troll', 'krump', 'bumpsy', 'valdr', 'urchin', 'dodger'];
const FIVE = ['dextre', 'doc-bookton', 'mother', 'shooler', 'tocsin'];

/** Borr Nit and its touch, which `step` sets off. */
const borrNit = (id: string, zone: 'hand' | 'line', step: string): Row[] => [
  [
    'reveals the top 5 cards of the opponent’s deck',
    { you: { [zone]: [id], deck: FIVE, pad: false }, foe: { deck: SIX, pad: false } },
    [step, 'choice 1'],
    { offers: ['troll', 'krump', 'bumpsy', 'valdr', 'urchin'] },
  ],
  [
    'purges one of them and shuffles the rest in',
    { you: { [zone]: [id], deck: FIVE, pad: false }, foe: { deck: SIX, pad: false } },
    [step, 'choice 1', 'bumpsy'],
    {
      amber: [1, 0],
      you: { deck: FIVE, purged: [] },
      foe: { deck: ['valdr', 'dodger', 'krump', 'troll', 'urchin'], purged: ['bumpsy'] },
    },
  ],
  [
    'may take your own deck',
    { you: { [zone]: [id], deck: SIX, pad: false }, foe: { deck: FIVE, pad: false } },
    [step, 'choice 0'],
    { offers: ['troll', 'krump', 'bumpsy', 'valdr', 'urchin'] },
  ],
  [
    'shuffles your own deck then',
    { you: { [zone]: [id], deck: SIX, pad: false }, foe: { deck: FIVE, pad: false } },
    [step, 'choice 0', 'urchin'],
    {
      you: { deck: ['bumpsy', 'krump', 'troll', 'valdr', 'dodger'], purged: ['urchin'] },
      foe: { deck: FIVE, purged: [] },
    },
  ],
  [
    'takes the only card of a deck',
    { you: { [zone]: [id] }, foe: { deck: ['troll'], discard: ['krump'], pad: false } },
    [step, 'choice 1'],
    { foe: { deck: [], purged: ['troll'], discard: ['krump'] } },
  ],
  [
    'takes nothing from an empty deck',
    { you: { [zone]: [id] }, foe: { discard: ['krump'], pad: false } },
    [step, 'choice 1'],
    { foe: { deck: [], purged: [], discard: ['krump'] } },
  ],
];

card('Borr Nit', ...borrNit('borr-nit', 'line', 'reap borr-nit'), [
  'does nothing after a fight',
  { you: { line: ['borr-nit'] }, foe: { line: ['urchin'] } },
  ['fight borr-nit'],
  { foe: { purged: [] } },
]);
card('Borr Nit’s Touch', ...borrNit('borr-nit-s-touch', 'hand', 'play borr-nit-s-touch'));

card(
  'E’e on the Fringes',
  [
    'may purge a Dis card from a discard pile after you discard one, to steal 1',
    {
      you: { line: ['e-e-on-the-fringes'], hand: ['pit-demon'] },
      foe: { amber: 3, discard: ['shooler', 'troll'] },
    },
    ['discard pit-demon', 'yes', 'shooler'],
    { amber: [1, 2], at: { 'pit-demon': 'discard 0', shooler: 'purged 1' } },
  ],
  [
    'offers the Dis cards of both piles, the one just discarded among them',
    {
      you: { line: ['e-e-on-the-fringes'], hand: ['pit-demon'], discard: ['krump'] },
      foe: { amber: 3, discard: ['shooler', 'troll'] },
    },
    ['discard pit-demon', 'yes'],
    { offers: ['pit-demon', 'shooler'] },
  ],
  [
    'may leave it',
    { you: { line: ['e-e-on-the-fringes'], hand: ['pit-demon'] }, foe: { amber: 3 } },
    ['discard pit-demon', 'no'],
    { amber: [0, 3], at: { 'pit-demon': 'discard' } },
  ],
  [
    'does not mind a card of another house',
    {
      house: 'brobnar',
      you: { line: ['e-e-on-the-fringes'], hand: ['troll'], discard: ['pit-demon'] },
      foe: { amber: 3 },
    },
    ['discard troll'],
    { amber: [0, 3], at: { 'pit-demon': 'discard' } },
  ],
  [
    'does not mind what is discarded in the opponent’s turn, nor by the opponent',
    {
      active: 1,
      you: { line: ['e-e-on-the-fringes'], hand: ['shooler'] },
      foe: { amber: 3, hand: ['mind-barb', 'pit-demon'] },
    },
    ['play mind-barb', 'discard pit-demon'],
    { amber: [0, 4], at: { shooler: 'discard', 'pit-demon': 'discard' } },
  ],
  [
    'eludes the first attack',
    { active: 1, house: 'brobnar', you: { line: ['e-e-on-the-fringes'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { line: [['e-e-on-the-fringes'], ['troll']], cards: { troll: { damage: 0 } } },
  ],
);

const BANES = [
  ['Giants’ Bane', 'giants--bane', 'krump', 'troll'],
  ['Beasts’ Bane', 'beasts--bane', 'snufflegator', 'murmook'],
  ['Demons’ Bane', 'demons--bane', 'shooler', 'tocsin'],
  ['Dinosaurs’ Bane', 'dinosaurs--bane', 'legatus-raptor', 'thero-centurion'],
  ['Humans’ Bane', 'humans--bane', 'doc-bookton', 'sequis'],
  ['Scientists’ Bane', 'scientists--bane', 'mother', 'dr-escotera'],
  ['Thieves’ Bane', 'thieves--bane', 'dodger', 'umbra'],
] as const;

for (const [name, id, friend, enemy] of BANES) {
  const setup: Row[1] = {
    you: { hand: [id], line: [friend, 'dust-imp'] },
    foe: { line: ['dust-pixie', enemy] },
  };
  card(
    name,
    ['offers such creatures of both sides', setup, [`play ${id}`], { offers: [friend, enemy] }],
    [
      'destroys the creature',
      setup,
      [`play ${id}`, enemy],
      { amber: [1, 0], line: [[friend, 'dust-imp'], ['dust-pixie']], at: { [enemy]: 'discard 1' } },
    ],
    [
      'spares all others',
      { you: { hand: [id], line: ['dust-imp'] }, foe: { line: ['dust-pixie'] } },
      [`play ${id}`],
      { amber: [1, 0], line: [['dust-imp'], ['dust-pixie']] },
    ],
  );
}

card(
  'Gleeful Mayhem',
  [
    'deals 5 to a creature of each house, of your choice',
    {
      you: { hand: ['gleeful-mayhem'], line: ['krump', 'urchin'] },
      foe: { line: ['troll', 'doc-bookton', 'kelifi-dragon', 'zorg'] },
    },
    ['play gleeful-mayhem', 'troll'],
    {
      amber: [1, 0],
      line: [['krump'], ['troll', 'kelifi-dragon', 'zorg']],
      cards: {
        krump: { damage: 0 },
        troll: { damage: 5 },
        'kelifi-dragon': { damage: 0 },
        zorg: { damage: 5 },
      },
    },
  ],
  [
    'asks for each house with several creatures',
    {
      you: { hand: ['gleeful-mayhem'], line: ['krump'] },
      foe: { line: ['troll', 'doc-bookton', 'mother'], artifacts: ['library-of-babble'] },
    },
    ['play gleeful-mayhem', 'krump'],
    { offers: ['doc-bookton', 'mother'], cards: { krump: { damage: 5 } } },
  ],
  [
    'gives its æmber without creatures',
    { you: { hand: ['gleeful-mayhem'] } },
    ['play gleeful-mayhem'],
    { amber: [1, 0] },
  ],
);

card(
  'Lesser Oxtet',
  [
    'purges your whole hand when played',
    { you: { hand: ['lesser-oxtet', 'troll', 'urchin'] }, foe: { hand: ['krump'] } },
    ['play lesser-oxtet'],
    { you: { hand: [], purged: ['troll', 'urchin'] }, foe: { hand: ['krump'] } },
  ],
  [
    'purges nothing from an empty hand, and nothing when it reaps',
    { you: { hand: ['troll'], line: ['lesser-oxtet'] } },
    ['reap lesser-oxtet'],
    { you: { hand: ['troll'], purged: [] } },
  ],
  [
    'eludes the first attack',
    { active: 1, house: 'brobnar', you: { line: ['lesser-oxtet'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { line: [['lesser-oxtet'], ['troll']], cards: { troll: { damage: 0 } } },
  ],
  ...dearKeys({ you: { line: ['lesser-oxtet'] }, foe: aGiantFoe }, 'reap lesser-oxtet'),
);

card(
  'Lord Invidius',
  [
    'in the center takes an enemy flank creature, exhausted and as one of Dis',
    {
      you: { line: ['krump', 'lord-invidius', 'troll'] },
      foe: { line: ['murmook', 'zorg', 'bumpsy'] },
    },
    ['reap lord-invidius', 'murmook', 'flank left'],
    {
      amber: [1, 0],
      line: [
        ['murmook', 'krump', 'lord-invidius', 'troll'],
        ['zorg', 'bumpsy'],
      ],
      cards: { murmook: { exhausted: true, houses: ['dis'], owner: 1 }, krump: { houses: ['brobnar'] } },
    },
  ],
  [
    'offers enemy flank creatures only',
    { you: { line: ['lord-invidius'] }, foe: { line: ['murmook', 'zorg', 'bumpsy'] } },
    ['reap lord-invidius'],
    { offers: ['murmook', 'bumpsy'] },
  ],
  [
    'takes nobody when it is not in the center',
    { you: { line: ['krump', 'lord-invidius'] }, foe: { line: ['murmook'] } },
    ['reap lord-invidius'],
    { amber: [1, 0], line: [['krump', 'lord-invidius'], ['murmook']] },
  ],
  [
    'takes nobody after a fight',
    { you: { line: ['lord-invidius'] }, foe: { line: ['dust-pixie', 'murmook'] } },
    ['fight lord-invidius', 'dust-pixie'],
    { line: [['lord-invidius'], ['murmook']] },
  ],
  [
    'leaves the creature its house once another player controls it',
    {
      you: { hand: [{ card: 'exile', house: 'dis' }], line: ['lord-invidius'] },
      foe: { line: ['murmook'] },
    },
    ['reap lord-invidius', 'flank left', 'play exile', 'murmook'],
    { line: [['lord-invidius'], ['murmook']], cards: { murmook: { houses: ['untamed'], exhausted: true } } },
  ],
  [
    'eludes the first attack',
    { active: 1, house: 'brobnar', you: { line: ['lord-invidius'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { line: [['lord-invidius'], ['troll']], cards: { troll: { damage: 0 } } },
  ],
);

card(
  'Noname',
  [
    'has 1 more power for each purged card of both players',
    {
      you: { line: ['noname', 'troll'], purged: ['bumpsy'] },
      foe: { purged: ['krump', 'urchin'], discard: ['zorg'] },
    },
    [],
    { cards: { noname: { power: 4 }, troll: { power: 8 } } },
  ],
  [
    'purges a card of either discard pile when played',
    { you: { hand: ['noname'], discard: ['troll'] }, foe: { discard: ['krump'] } },
    ['play noname'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'purges when it reaps',
    { you: { line: ['noname'] }, foe: { discard: ['krump'] } },
    ['reap noname'],
    { at: { krump: 'purged 1' }, cards: { noname: { power: 2 } } },
  ],
  [
    'purges after it fought',
    { you: { line: [{ card: 'noname', power: 4 }] }, foe: { line: ['murmook'] } },
    ['fight noname'],
    { at: { murmook: 'purged 1' }, cards: { noname: { power: 6, damage: 3 } } },
  ],
  [
    'dies when its power falls to its damage',
    {
      house: 'logos',
      you: {
        line: [{ card: 'noname', damage: 2 }],
        artifacts: ['universal-recycle-bin'],
        purged: ['troll', 'krump'],
      },
    },
    ['action universal-recycle-bin', 'troll'],
    { line: [[], []], at: { noname: 'discard' } },
  ],
  [
    'purges nothing from empty piles',
    { you: { hand: ['noname'] } },
    ['play noname'],
    { cards: { noname: { power: 1 } } },
  ],
);

/** Sinestra and Dexus, each of one flank. */
const sentinel = (id: string, side: string, other: string): Row[] => [
  [
    `makes the opponent lose 1 for a creature played on its ${side} flank`,
    {
      active: 1,
      house: 'brobnar',
      you: { amber: 3, line: [id] },
      foe: { amber: 3, hand: ['troll'], line: ['krump'] },
    },
    ['play troll', `flank ${side}`],
    { amber: [3, 2] },
  ],
  [
    `takes nothing for one on the ${other} flank`,
    { active: 1, house: 'brobnar', you: { line: [id] }, foe: { amber: 3, hand: ['troll'], line: ['krump'] } },
    ['play troll', `flank ${other}`],
    { amber: [0, 3] },
  ],
  [
    'takes 1 for the only creature of a line, which stands on both flanks',
    { active: 1, house: 'brobnar', you: { line: [id] }, foe: { amber: 3, hand: ['troll'] } },
    ['play troll'],
    { amber: [0, 2] },
  ],
  [
    'takes nothing for your own creatures, nor for other cards',
    { you: { amber: 3, hand: ['shaffles', 'dominator-bauble'], line: [id] }, foe: { amber: 3 } },
    ['play shaffles', `flank ${side}`, 'play dominator-bauble'],
    { amber: [3, 3] },
  ],
  [
    `takes nothing for a creature that enters play on your ${side} flank`,
    {
      active: 1,
      house: 'shadows',
      you: { amber: 3, line: [id] },
      foe: { amber: 3, hand: ['scowly-caper'] },
    },
    ['play scowly-caper', `flank ${side}`],
    { amber: [3, 3] },
  ],
];

card('Sinestra', ...sentinel('sinestra', 'left', 'right'));
card('Dexus', ...sentinel('dexus', 'right', 'left'));

const snaglet = {
  you: { amber: 1, line: ['snaglet'] },
  foe: { amber: 3, houses: ['brobnar', 'logos', 'mars'] },
};

card(
  'Snaglet',
  [
    'steals 2 when the opponent chooses the chosen house in its next turn',
    snaglet,
    ['action snaglet', 'house mars', 'end', 'house mars'],
    { amber: [3, 1], turn: { active: 1 } },
  ],
  [
    'steals nothing when it chooses another',
    snaglet,
    ['action snaglet', 'house mars', 'end', 'house logos'],
    { amber: [1, 3] },
  ],
  [
    'steals nothing in a later turn, nor when you choose the house yourself',
    snaglet,
    ['action snaglet', 'house mars', 'end', 'house logos', 'end', 'house dis', 'end', 'house mars'],
    { amber: [1, 3], turn: { active: 1 } },
  ],
  [
    'eludes the first attack',
    { active: 1, house: 'brobnar', you: { line: ['snaglet'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { line: [['snaglet'], ['troll']], cards: { troll: { damage: 0 } } },
  ],
);
