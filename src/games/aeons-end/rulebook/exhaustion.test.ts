import { expect, test } from 'vitest';
import { drawn, offers, reach, resolving, rows, start, take, two } from '../testkit.js';

const SPELLS = [
  { spells: ['spark'] },
  { state: 'open' as const, spells: ['ignite'] },
  undefined,
  { state: 'open' as const, spells: ['spark'] },
];

rows('exhaustion', [
  [
    'the example: Bleed Static with three prepped spells and 2 life, step by step',
    resolving('bleed_static', { life: 2, charges: 3, breaches: SPELLS }, {}, { gravehold: 24 }),
    ['breach 0 IV'],
    {
      asks: 'cast',
      players: [{ life: 0, exhausted: true, charges: 0, discard: ['spark#2'] }],
      nemesis: { fury: 2 },
      gravehold: 16,
      also: (s) => expect(s.view().players[0]!.breaches[3]).toMatchObject({ state: 'none', spells: [] }),
    },
  ],
  [
    'the exhausted player chooses the breach, open or closed',
    drawn('cleave', {}, { life: 1 }, { rolls: ['eviscerate'] }),
    [],
    {
      asks: 'breach',
      decider: 1,
      nemesis: { fury: 2 },
      offers: ['breach 1 I', 'breach 1 II', 'breach 1 III', 'breach 1 IV'],
    },
  ],
  [
    'life that falls to exactly 0 exhausts, and nothing is left for Gravehold',
    drawn('cleave', {}, { life: 2 }, { rolls: ['eviscerate'] }),
    ['breach 1 I'],
    { players: [{}, { life: 0, exhausted: true }], gravehold: 30 },
  ],
  [
    'two spells in the destroyed breach are both discarded, in the order that their owner likes',
    drawn(
      'cleave',
      {},
      { life: 1, breaches: [{ state: 'open', spells: ['spark', 'ignite'] }] },
      { rolls: ['eviscerate'] },
    ),
    ['breach 1 I', 'order ignite'],
    { players: [{}, { discard: ['spark', 'ignite'] }], gravehold: 28 },
  ],
  [
    'an exhausted player gains no life',
    two({ hand: ['emerald_shard'] }, { life: 0 }),
    ['play emerald_shard'],
    { turn: { aether: 1 }, players: [{}, { life: 0 }] },
  ],
  [
    'the lowest life is that of a player who is not exhausted',
    drawn('cleave', { life: 0 }, { life: 7 }, { rolls: ['eviscerate'] }),
    [],
    { players: [{ life: 0 }, { life: 5 }], gravehold: 30 },
  ],
  [
    'damage to an exhausted player hits Gravehold twice as hard',
    drawn('cleave', { life: 0 }, {}, { rolls: ['convoke'] }),
    ['player 0'],
    { gravehold: 22, players: [{ exhausted: true }, { life: 10 }] },
  ],
  [
    'an exhausted player is not exhausted a second time: no breach is lost, nothing is unleashed',
    drawn('cleave', { life: 0 }, {}, { rolls: ['convoke'] }),
    ['player 0'],
    {
      nemesis: { fury: 0 },
      also: (s) => expect(s.view().players[0]!.breaches.filter(({ state }) => state === 'none')).toEqual([]),
    },
  ],
  [
    'when all players are exhausted the game is lost at once',
    drawn('cleave', { life: 0 }, { life: 1 }, { rolls: ['eviscerate'] }),
    [],
    { asks: null, nemesis: { fury: 0 }, turn: { winner: 'nemesis', end: 'all mages are exhausted' } },
  ],
  [
    'the remaining breaches keep their places: III is not adjacent to I when II is gone',
    two(
      { breaches: [{ state: 'open', spells: ['spark'] }, 'none', { state: 'open', spells: ['chaos_arc'] }] },
      {},
      { phase: 'casting' },
    ),
    ['cast chaos_arc', 'done'],
    { nemesis: { life: 66 } },
  ],
]);

test('an exhausted player plays on: turns, charges, abilities', () => {
  const s = start(two({ life: 0, charges: 4, hand: ['jade'] }, { life: 5 }));
  take(s, 'play jade', 'charge');
  expect(offers(s)).toContain('ability 0');
  take(s, 'ability 0');
  expect(s.view().players).toMatchObject([{ charges: 0 }, { life: 9 }]);
});

test('own cards exhaust too: the damage of Quicken Thought', () => {
  const s = reach(
    two({ mage: 'lash', charges: 5, life: 1 }, {}, { turnOrder: { deck: [1, 'nemesis'], discard: [0] } }),
    'ability 0',
    'breach 0 II',
  );
  expect(s.view().players[0]).toMatchObject({ exhausted: true, charges: 0 });
  expect(s.decision()?.kind).toBe('main');
});
