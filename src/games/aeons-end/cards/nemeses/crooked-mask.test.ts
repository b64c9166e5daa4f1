import { expect } from 'vitest';
import { drawn, resolving, rows, two } from '../../testkit.js';

const MASK = { nemesis: 'crooked_mask' };
const FULL = ['spark', 'spark', 'spark', 'spark', 'spark'];
/** The start of a turn with these corruptions in hand. */
const holding = (corruption: string, you = {}, rest = {}) =>
  two({ hand: [corruption], ...you }, {}, { ...MASK, phase: 'start', ...rest });

rows('Crooked Mask', [
  [
    'unleash: any player gains a corruption on the deck and shuffles the discard pile in',
    drawn(
      'slaughter',
      { hand: FULL, deck: ['jade'], discard: ['ignite'], pad: false },
      {},
      { ...MASK, corruptions: ['contagion', 'nothingness'] },
    ),
    ['player 0'],
    {
      nemesis: { corruptions: ['nothingness'] },
      players: [{ discard: [] }],
      also: (s) => expect(s.view().players[0]!.deck.toSorted()).toEqual(['contagion', 'ignite', 'jade']),
    },
  ],
  [
    'an empty corruption deck: Gravehold suffers 2, and that player still shuffles',
    drawn('slaughter', { hand: FULL, discard: ['ignite'], pad: false }, {}, { ...MASK, corruptions: [] }),
    ['player 0'],
    { gravehold: 25, players: [{ discard: [], deck: ['ignite'] }] },
  ],
  [
    'at the start of the turn all corruptions in hand resolve, in any order',
    two(
      { hand: ['lust_for_power', 'spark', 'fever_of_war'] },
      {},
      { ...MASK, phase: 'start', corruptions: [] },
    ),
    ['card fever_of_war'],
    {
      nemesis: { life: 68, corruptions: ['fever_of_war', 'lust_for_power'] },
      players: [{ life: 8, charges: 1, hand: ['spark'] }],
    },
  ],
  [
    'a destroyed corruption goes to the bottom of its deck',
    holding('lust_for_power', {}, { corruptions: ['contagion'] }),
    [],
    { nemesis: { corruptions: ['contagion', 'lust_for_power'] }, destroyed: [] },
  ],
  [
    'in the main phase it can’t be played',
    two({ hand: ['lust_for_power', 'spark'] }, {}, MASK),
    [],
    { offers: ['prep spark I', 'end'] },
  ],
  [
    'at the end of the main phase those drawn in this turn resolve',
    two(
      { hand: ['bottled_vortex'], deck: ['lust_for_power'] },
      {},
      { ...MASK, corruptions: [], nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['play bottled_vortex', 'end'],
    { players: [{ charges: 1, life: 9 }], nemesis: { corruptions: ['lust_for_power'] } },
  ],
  [
    'at the end of the main phase one that comes back to hand was not drawn: it waits for the next turn',
    two(
      { hand: ['bottled_vortex'], deck: ['contagion'], discard: ['lust_for_power'] },
      {},
      { ...MASK, corruptions: [], nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['play bottled_vortex', 'done', 'end'],
    {
      players: [{ charges: 0, life: 9 }],
      nemesis: { corruptions: ['contagion'] },
      also: (s) => expect(s.view().players[0]!.hand).toContain('lust_for_power'),
    },
  ],
  [
    'those drawn in the draw phase wait for the next turn',
    two(
      { deck: ['lust_for_power'] },
      {},
      { ...MASK, nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['end'],
    {
      players: [{ charges: 0, life: 10 }],
      also: (s) => expect(s.view().players[0]!.hand).toContain('lust_for_power'),
    },
  ],
  [
    'increased difficulty: a destroyed corruption goes to any player’s discard pile',
    holding('lust_for_power', {}, { level: 'expert', corruptions: [] }),
    ['player 1'],
    { players: [{}, { discard: ['lust_for_power'] }], nemesis: { corruptions: [] } },
  ],
  [
    'a corruption in hand may be destroyed or discarded by other effects',
    two(
      { hand: ['lust_for_power'], breaches: [{ spells: ['spectral_echo'] }] },
      {},
      { ...MASK, phase: 'casting', corruptions: ['contagion'] },
    ),
    ['cast spectral_echo', 'card lust_for_power'],
    { nemesis: { corruptions: ['contagion', 'lust_for_power'] } },
  ],
]);

rows('Blind Abandon', [
  [
    'suffer 1; a card of the hand other than a corruption may be destroyed',
    two({ hand: ['blind_abandon', 'contagion', 'crystal'] }, {}, { ...MASK, phase: 'start' }),
    ['card blind_abandon'],
    { asks: 'card blind_abandon', players: [{ life: 9 }], offers: ['card crystal', 'done'] },
  ],
]);
rows('Contagion', [
  [
    'suffer 1; a card of cost 0 returns from the discard pile',
    holding('contagion', { discard: ['jade', 'spark'] }),
    [],
    { players: [{ life: 9, hand: ['spark'], discard: ['jade'] }] },
  ],
  [
    'none there: nothing returns',
    holding('contagion', { discard: ['jade'] }),
    [],
    { players: [{ life: 9, hand: [] }] },
  ],
  [
    'a corruption counts as cost 0 and then resolves too',
    holding('contagion', { discard: ['lust_for_power'] }, { corruptions: [] }),
    [],
    { players: [{ life: 8, charges: 1 }], nemesis: { corruptions: ['contagion', 'lust_for_power'] } },
  ],
]);
rows('Delirium Veil', [
  [
    'Gravehold suffers 2; one of your closed breaches is focused',
    holding('delirium_veil'),
    ['breach 0 III'],
    {
      gravehold: 28,
      also: (s) => expect(s.view().players[0]!.breaches[2]).toMatchObject({ step: 1, focusedThisTurn: true }),
    },
  ],
]);
rows('Dire Wisdom', [
  [
    'gain a spell for nothing and 3 corruptions on the deck',
    holding('dire_wisdom', {}, { corruptions: ['contagion', 'nothingness', 'grim_sight', 'lust_for_power'] }),
    ['pile consuming_void'],
    {
      players: [{ discard: ['consuming_void'] }],
      nemesis: { corruptions: ['lust_for_power', 'dire_wisdom'] },
      also: (s) =>
        expect(s.view().players[0]!.deck.slice(0, 3)).toEqual(['grim_sight', 'nothingness', 'contagion']),
    },
  ],
  [
    'each missing corruption costs Gravehold 2',
    holding('dire_wisdom', {}, { corruptions: ['contagion'] }),
    ['pile consuming_void'],
    { gravehold: 26 },
  ],
]);
rows('Endless Hunger', [
  [
    'Gravehold suffers 3; you gain 2 life',
    holding('endless_hunger', { life: 5 }),
    [],
    { gravehold: 27, players: [{ life: 7 }] },
  ],
]);
rows('Fever of War', [
  [
    'suffer 1; deal 2 damage to a target of your choice',
    holding('fever_of_war', {}, { inPlay: ['needlemaw'] }),
    ['target needlemaw'],
    { players: [{ life: 9 }], nemesis: { inPlay: [{ card: 'needlemaw', life: 9 }] } },
  ],
]);
rows('Grim Sight', [
  [
    'Gravehold suffers 2; the top card of the deck may be destroyed',
    holding('grim_sight', { deck: ['jade', 'spark'] }),
    ['yes'],
    { gravehold: 28, destroyed: ['jade'] },
  ],
  [
    'or stays there',
    holding('grim_sight', { deck: ['jade'] }),
    ['no'],
    { also: (s) => expect(s.view().players[0]!.deck[0]).toBe('jade') },
  ],
  [
    'an empty deck: the discard pile is turned over first',
    holding('grim_sight', { discard: ['jade', 'ignite'], pad: false }),
    ['yes'],
    { destroyed: ['ignite'], players: [{ deck: ['jade'] }] },
  ],
]);
rows('Insatiable Avarice', [
  [
    'suffer 2; a gem of the cheapest gem pile into hand',
    holding('insatiable_avarice'),
    [],
    { players: [{ life: 8, hand: ['jade'] }], left: { jade: 6 } },
  ],
]);
rows('Lust for Power', [
  ['suffer 1; gain a charge', holding('lust_for_power'), [], { players: [{ life: 9, charges: 1 }] }],
  [
    'exhausted by it: the charges are lost first, then one is gained',
    holding(
      'lust_for_power',
      { life: 1, charges: 3 },
      { corruptions: ['contagion', 'nothingness', 'grim_sight'] },
    ),
    ['player 1', 'player 1', 'breach 0 I'],
    { players: [{ exhausted: true, charges: 1 }] },
  ],
]);
rows('Nothingness', [
  [
    'discard 2 other cards, suffer 2, a player card of the turn order goes back, also the wild card',
    {
      ...MASK,
      phase: 'start',
      nemesisDeck: ['needlemaw'],
      players: [{ hand: ['nothingness', 'crystal', 'spark', 'jade'] }, {}, {}],
      turnOrder: { deck: [1], discard: [0, 'wild', 'nemesis'] },
    },
    ['card crystal', 'card jade', 'turn wild'],
    {
      players: [{ life: 8, hand: ['spark'], discard: ['jade', 'crystal'] }],
      also: (s) => expect(s.view().turnOrder.deck.map(String).sort()).toEqual(['1', 'wild']),
    },
  ],
]);
rows('Reckless Might', [
  [
    'a relic for nothing on top of the deck; suffer half its cost, rounded up',
    holding('reckless_might'),
    ['pile bottled_vortex'],
    { players: [{ life: 8 }], also: (s) => expect(s.view().players[0]!.deck[0]).toBe('bottled_vortex') },
  ],
]);

rows('Burden', [
  [
    'the players gain 2 corruptions as they like; any player focuses a breach',
    drawn(
      'burden',
      { hand: FULL },
      { hand: FULL },
      { ...MASK, corruptions: ['contagion', 'nothingness', 'grim_sight'] },
    ),
    ['player 0', 'player 1', 'player 1', 'breach 1 IV'],
    {
      also: (s) => {
        expect(s.view().players.map(({ deck }) => deck[0])).toEqual(['contagion', 'nothingness']);
        expect(s.view().players[1]!.breaches[3]!.step).toBe(2);
      },
    },
  ],
]);
rows('Corrupter', [
  [
    'whoever damages it gains a corruption on the deck, once for each amount of damage',
    two(
      { breaches: [{ spells: ['ignite'] }] },
      {},
      { ...MASK, phase: 'casting', inPlay: ['corrupter'], corruptions: ['contagion', 'nothingness'] },
    ),
    ['cast ignite', 'target corrupter'],
    {
      nemesis: { inPlay: [{ card: 'corrupter', life: 4 }], corruptions: ['nothingness'] },
      also: (s) => expect(s.view().players[0]!.deck[0]).toBe('contagion'),
    },
  ],
  [
    'also when it dies of it',
    two(
      { breaches: [{ spells: ['ignite'] }] },
      {},
      { ...MASK, phase: 'casting', inPlay: [{ card: 'corrupter', life: 1 }], corruptions: ['contagion'] },
    ),
    ['cast ignite', 'target corrupter'],
    { nemesis: { inPlay: [], corruptions: [] } },
  ],
  ['Gravehold suffers 1', resolving('corrupter', {}, {}, MASK), [], { gravehold: 29 }],
]);
rows('Tempt', [
  [
    'most Crystals: discards them, suffers 3, gains a card of cost 4 or less',
    drawn('tempt', { hand: ['crystal', 'crystal', 'spark'] }, { hand: ['crystal'] }, MASK),
    ['pile searing_ruby'],
    { players: [{ hand: ['spark'], life: 7, discard: ['searing_ruby', 'crystal#2', 'crystal'] }] },
  ],
  [
    'nobody has any: the players choose',
    drawn('tempt', {}, {}, MASK),
    ['player 1', 'pile jade'],
    { players: [{}, { life: 7, discard: ['jade'] }] },
  ],
  [
    'dearer piles are not offered',
    drawn('tempt', { hand: ['crystal'] }, {}, MASK),
    [],
    {
      asks: 'pile',
      offers: [
        'pile jade',
        'pile searing_ruby',
        'pile flexing_dagger',
        'pile bottled_vortex',
        'pile amplify_vision',
      ],
    },
  ],
]);
rows('Pain Sower', [
  [
    'any player suffers 2; a different player focuses an own breach',
    resolving('pain_sower', {}, {}, MASK),
    ['player 0', 'breach 1 III'],
    { players: [{ life: 8 }], also: (s) => expect(s.view().players[1]!.breaches[2]!.step).toBe(1) },
  ],
]);
rows('Twisting Madness', [
  [
    'Gravehold gains 3 and Crooked Mask 13 life, never above the start',
    resolving('twisting_madness', {}, {}, { ...MASK, gravehold: 20, nemesisLife: 60 }),
    [],
    { gravehold: 23, nemesis: { life: 70 } },
  ],
  [
    'to discard: 4 cards of the hand, then draw 1',
    two(
      { hand: ['spark', 'spark', 'spark', 'spark'], deck: ['jade'] },
      {},
      { ...MASK, inPlay: ['twisting_madness'] },
    ),
    ['discard twisting_madness'],
    { players: [{ hand: ['jade'] }], nemesis: { discard: ['twisting_madness'] } },
  ],
]);
rows('Vex', [
  [
    'the top 2 cards of the nemesis deck are discarded; Gravehold suffers 4 for each of tier 3',
    drawn('vex', {}, {}, { ...MASK, nemesisDeck: ['vex', 'needlemaw', 'topple', 'bane_sire'] }),
    [],
    { gravehold: 26, nemesis: { deck: ['bane_sire'], discard: ['vex', 'topple', 'needlemaw'] } },
  ],
  [
    'of a short deck what is there',
    drawn('vex', {}, {}, { ...MASK, nemesisDeck: ['vex'], inPlay: ['needlemaw'] }),
    [],
    { gravehold: 30 },
  ],
]);
rows('Afflict', [
  [
    'two different players gain 2 corruptions and 1 life each',
    drawn(
      'afflict',
      { life: 5 },
      { life: 6 },
      { ...MASK, corruptions: ['contagion', 'nothingness', 'grim_sight', 'dire_wisdom'] },
    ),
    ['player 1'],
    {
      players: [{ life: 6 }, { life: 7 }],
      also: (s) => expect(s.view().players[1]!.deck.slice(0, 2)).toEqual(['nothingness', 'contagion']),
    },
  ],
]);
rows('Bedlam Sage', [
  [
    'Gravehold gains 2; most life suffers 3',
    resolving('bedlam_sage', { life: 9 }, {}, { ...MASK, gravehold: 20 }),
    [],
    { gravehold: 22, players: [{ life: 9 }, { life: 7 }] },
  ],
]);
rows('Ruin Priest', [
  [
    'a player who has 3 discards 3 cards other than corruptions and gains 3 corruptions into hand',
    resolving(
      'ruin_priest',
      { hand: ['spark'] },
      { hand: ['jade', 'spark', 'crystal', 'ignite'] },
      { ...MASK, corruptions: ['contagion', 'lust_for_power', 'fever_of_war'] },
    ),
    ['card jade', 'card spark', 'card crystal'],
    { players: [{ hand: ['spark'] }, { hand: ['ignite', 'contagion', 'lust_for_power', 'fever_of_war'] }] },
  ],
]);
