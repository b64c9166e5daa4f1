import { expect, test } from 'vitest';
import { at } from '../layout.js';
import { aeonsEndModule, nemesisSide, playersSide } from '../module.js';
import { definitions } from '../pool.js';
import type { AeonsEndSetup } from '../scenario.js';
import { rows, start, two } from '../testkit.js';

rows('terms of the game: ally', [
  [
    'any player but you',
    { players: [{ mage: 'mist', charges: 5 }, { mage: 'jian' }, { mage: 'lash' }] },
    ['ability 0'],
    { asks: 'player mist', offers: ['player 1', 'player 2'] },
  ],
]);

rows('terms of the game: destroy', [
  [
    'a destroyed card leaves the game: it is in no pile, and the deck that is turned over is without it',
    two(
      { hand: ['bottled_vortex', 'spark'], deck: [], discard: ['crystal'], pad: false },
      {},
      { nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['play bottled_vortex', 'card spark', 'done', 'end'],
    {
      players: [{ hand: ['crystal'], deck: [], discard: [] }],
      destroyed: ['spark', 'bottled_vortex'],
      decider: 1,
    },
  ],
]);

rows('terms of the game: "or"', [
  [
    'a way that can be done fully may be chosen, and only such a way',
    two({ hand: ['garnet_shard'] }, { breaches: [{ spells: ['spark'] }] }),
    ['play garnet_shard'],
    { asks: 'choice garnet_shard', offers: ['choice 0', 'choice 1'] },
  ],
  [
    'the only way that can be done is done',
    two({ hand: ['garnet_shard'] }),
    ['play garnet_shard'],
    { turn: { aether: 1 } },
  ],
]);

rows('terms of the game: "to discard"', [
  [
    'of a power in play, by any player in the own main phase',
    two({}, { hand: ['crystal', 'spark', 'jade'] }, { active: 1, inPlay: ['woven_sky'] }),
    ['discard woven_sky', 'card jade', 'card spark'],
    {
      players: [{}, { hand: [], discard: ['crystal', 'spark', 'jade'] }],
      nemesis: { inPlay: [], discard: ['woven_sky'], fury: 0 },
    },
  ],
  [
    'not at another time: the price of a power is no option in the casting phase',
    two(
      { hand: ['crystal', 'spark', 'jade'], breaches: [{ spells: ['spark'] }] },
      {},
      { phase: 'casting', inPlay: ['woven_sky'] },
    ),
    [],
    { asks: 'cast', offers: ['cast spark#2 I', 'done'] },
  ],
]);

const unleashing = (nemesis: string, rest: Partial<AeonsEndSetup> = {}): AeonsEndSetup => ({
  nemesis,
  phase: 'nemesis',
  inPlay: ['bane_sire'],
  nemesisDeck: ['needlemaw', 'topple'],
  players: [{ mage: 'brama' }],
  ...rest,
});

rows('terms of the game: unleash, of every nemesis its own', [
  ['Rageborne gains fury', unleashing('rageborne'), [], { nemesis: { fury: 1 } }],
  ['the Carapace Queen places husks', unleashing('carapace_queen'), [], { nemesis: { husks: 2 } }],
  [
    'the Prince of Gluttons devours',
    unleashing('prince_of_gluttons', { supply: { flexing_dagger: 0 } }),
    [],
    { left: { jade: 4 } },
  ],
  [
    'Crooked Mask corrupts a deck',
    unleashing('crooked_mask'),
    [],
    {
      also: (s) => {
        const { players, nemesis } = s.view();
        expect([players[0]!.deck.length, nemesis.corruptions.length]).toEqual([6, 10]);
      },
    },
  ],
]);

rows('cards over rules', [
  [
    'a text that contradicts the rules wins: Feral Lightning goes into a closed breach that was not focused',
    two({ hand: ['feral_lightning', 'spark'] }),
    [],
    { may: ['prep feral_lightning III', 'prep spark I'], mayNot: ['prep spark III'] },
  ],
]);

rows('abilities', [
  [
    'may be used in the turn in which the last charge was gained, and use all charges up',
    two({ charges: 4, life: 5 }, {}, { aether: 2 }),
    ['charge', 'ability 0'],
    { asks: 'main', players: [{ charges: 0, life: 9 }], mayNot: ['ability 0'] },
  ],
  ['not before all slots are filled', two({ charges: 4, life: 5 }), [], { mayNot: ['ability 0'] }],
]);

test('the easier solo games: 12 or 15 life, or four player cards', () => {
  const easier = (playerLife: number, cards: number): Int32Array => {
    const turnOrder = [...Array.from({ length: cards }, () => 0), 'nemesis', 'nemesis'] as const;
    const sides = [
      playersSide({ mages: ['mist'], playerLife }),
      nemesisSide({ nemesis: 'rageborne', turnOrder: [...turnOrder] }),
    ] as const;
    const s = new Int32Array(aeonsEndModule.game.words);
    aeonsEndModule.game.setup(s, aeonsEndModule.setupFor(sides, {}, undefined), [1, 2]);
    return s;
  };
  expect(easier(12, 3)[at.playerMost]).toBe(12);
  expect(easier(15, 3)[at.playerMost]).toBe(15);
  const s = easier(10, 4);
  expect(s[at.turnDeckCount]! + s[at.turnDiscardCount]!).toBe(6);
});

test('the example: the six cards of tier 0 are the strike deck of Rageborne', () => {
  const { state } = start({ players: [{}, {}] });
  const strikes = [...state.subarray(at.strikes, at.strikes + state[at.strikeCount]!)];
  expect(strikes.map((d) => definitions[d]!.id).sort()).toEqual([
    ...['convoke', 'devastate', 'eviscerate', 'frenzy', 'raze', 'seize'],
  ]);
});
