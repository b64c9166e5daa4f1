import { expect, test } from 'vitest';
import { reach, rows, start, two } from '../testkit.js';

const FOUR = { players: [{}, {}, {}, {}] };

rows('Preparation', [
  [
    '50 health; 0, 1, 2 and 3 mastery in the order of turns',
    { ...FOUR, step: 'setup' },
    [],
    {
      players: [0, 1, 2, 3].map((mastery) => ({ health: 50, mastery })),
      turn: { active: 0, turn: 1, step: 'main' },
    },
  ],
  [
    'counted from who begins',
    { ...FOUR, step: 'setup', active: 2 },
    [],
    { players: [{ mastery: 2 }, { mastery: 3 }, { mastery: 0 }, { mastery: 1 }], decider: 2 },
  ],
]);

test('Preparation: ten starting cards, five of them in hand, six cards in the row', () => {
  const { players, row, center } = start({ step: 'setup', seed: 3 }).view();
  for (const { hand, deck, discard } of players) {
    expect([hand.length, deck.length, discard.length]).toEqual([5, 5, 0]);
    const ids = [...hand, ...deck].map((name) => name.split('#')[0]!).sort();
    expect(ids).toEqual(['blaster', ...Array<string>(7).fill('crystal'), 'infinity-shard', 'shard-reactor']);
  }
  expect(row).toHaveLength(6);
  expect(center).toHaveLength(106);
});

test('Preparation: without the expansion 88 centre cards', () => {
  const { row, center, players } = start({ step: 'setup', variant: 'base' }).view();
  expect(row.length + center.length).toBe(88);
  expect(players[0]!.relics).toEqual([]);
});

rows('General rules', [
  [
    'an empty deck: the discard pile is shuffled and drawn from',
    two({ hand: ['data-heretic'], deck: ['axia'], discard: ['blaster'], pad: false }),
    ['play data-heretic'],
    { players: [{ hand: ['axia', 'blaster'], discard: [] }] },
  ],
  [
    'with neither deck nor discard pile nothing is drawn',
    two({ hand: ['data-heretic'], pad: false }),
    ['play data-heretic'],
    { players: [{ hand: [] }] },
  ],
  [
    'a card that leaves the row is replaced at once, at its place',
    two({ gems: 9 }, {}, { row: ['axia', 'nil-assassin', 'evokatus'], center: ['the-lost', 'blaster'] }),
    ['recruit nil-assassin'],
    { row: ['axia', 'the-lost', 'evokatus'], center: ['blaster'] },
  ],
  [
    'an empty centre deck leaves the place empty',
    two({ gems: 9 }, {}, { row: ['nil-assassin', 'evokatus'], center: [] }),
    ['recruit nil-assassin'],
    { row: [null, 'evokatus'] },
  ],
]);

rows('1. Main phase', [
  [
    'a card of the hand is played',
    two({ hand: ['crystal'] }),
    ['play crystal'],
    { players: [{ hand: [], played: [{ card: 'crystal', fast: false }] }] },
  ],
  [
    'a card of the row is recruited for its cost',
    two({ gems: 3 }, {}, { row: ['nil-assassin'] }),
    ['recruit nil-assassin'],
    { players: [{ gems: 1, discard: ['nil-assassin'], played: [] }] },
  ],
  [
    'not for less',
    two({ gems: 1 }, {}, { row: ['nil-assassin'] }),
    [],
    { mayNot: ['recruit nil-assassin', 'fast-play nil-assassin'] },
  ],
  [
    'a mercenary is fast-played for its cost',
    two({ gems: 3 }, {}, { row: ['nil-assassin'] }),
    ['fast-play nil-assassin'],
    { players: [{ gems: 1, power: 5, played: [{ card: 'nil-assassin', fast: true }] }] },
  ],
  [
    'no other card is',
    two({ gems: 9 }, {}, { row: ['reactor-drone', 'evokatus'] }),
    [],
    { mayNot: ['fast-play reactor-drone', 'fast-play evokatus'] },
  ],
  [
    'a champion is activated once a turn',
    two({ champions: ['axia'] }),
    ['exhaust axia'],
    { mayNot: ['exhaust axia'], players: [{ champions: [{ exhausted: true }] }] },
  ],
  [
    'the leader is activated once a turn: 1 gem for 1 mastery',
    two({ gems: 2 }),
    ['focus'],
    { players: [{ gems: 1, mastery: 1, focused: true }], mayNot: ['focus'] },
  ],
  ['not without a gem', two({}), [], { mayNot: ['focus'] }],
  [
    'an opposing champion is attacked with power equal to its defense',
    two({ power: 5 }, { champions: ['optio-crusher'] }),
    ['attack optio-crusher 1'],
    { players: [{ power: 1 }, { champions: [], discard: ['optio-crusher'] }] },
  ],
  ['not with less', two({ power: 3 }, { champions: ['optio-crusher'] }), [], { offers: ['end'] }],
  ['ending it is said even when nothing else is possible', two(), [], { offers: ['end'] }],
]);

rows('2. Attack phase', [
  [
    'all power left hits the only opponent',
    two({ power: 6 }),
    ['end'],
    { players: [{ power: 0 }, { health: 44 }] },
  ],
  [
    'of several opponents each is assigned a part, the last the rest',
    { players: [{ power: 6 }, {}, {}, {}] },
    ['end', 'assign 1 1', 'assign 2 2'],
    { players: [{}, { health: 49 }, { health: 48 }, { health: 47 }] },
  ],
  [
    'clockwise from the active player',
    { active: 2, players: [{}, {}, { power: 2 }, {}] },
    ['end'],
    { asks: 'assign', decider: 2, offers: ['assign 3 0', 'assign 3 1', 'assign 3 2'] },
  ],
  [
    'the split is settled before any shield is shown',
    { players: [{ power: 6 }, { hand: ['korvus-legionnaire'] }, { hand: ['thorn-zealot'] }] },
    ['end', 'assign 1 3'],
    { asks: 'shield', decider: 1 },
  ],
  [
    'then the attacked players are asked clockwise',
    { players: [{ power: 6 }, { hand: ['korvus-legionnaire'] }, { hand: ['thorn-zealot'] }] },
    ['end', 'assign 1 3', 'done'],
    { asks: 'shield', decider: 2 },
  ],
  [
    'who is not attacked is not asked',
    { players: [{ power: 6 }, { hand: ['korvus-legionnaire'] }, {}] },
    ['end', 'assign 1 0'],
    { players: [{}, { health: 50 }, { health: 44 }], decider: 1, asks: 'main' },
  ],
  [
    'with all power given away the others are not asked about',
    { players: [{ power: 6 }, {}, {}, {}] },
    ['end', 'assign 1 6'],
    { players: [{}, { health: 44 }, { health: 50 }, { health: 50 }] },
  ],
  [
    'who has no health left is out',
    { players: [{ power: 6 }, { health: 4 }, {}] },
    ['end', 'assign 1 5'],
    { players: [{}, { health: 0, out: true }, { health: 49 }], decider: 2 },
  ],
  ['without power nothing is asked', { players: [{}, {}, {}] }, ['end'], { decider: 1, asks: 'main' }],
]);

rows('3. End phase', [
  [
    'played allies and the rest of the hand go to the discard pile, champions stay',
    two(
      { played: ['crystal'], hand: ['blaster'], champions: ['axia'], deck: ['nil-assassin'] },
      {},
      { step: 'end' },
    ),
    [],
    { players: [{ played: [], discard: ['blaster', 'crystal'], champions: [{ card: 'axia' }] }], decider: 1 },
  ],
  [
    'gems and power disappear, five cards are drawn, champions are ready again',
    two(
      { gems: 4, power: 3, champions: [{ card: 'axia', exhausted: true, played: true }], deck: ['blaster'] },
      {},
      { step: 'end' },
    ),
    [],
    {
      players: [
        {
          gems: 0,
          power: 0,
          hand: ['blaster', 'crystal', 'crystal#2', 'crystal#3', 'crystal#4'],
          champions: [{ exhausted: false, played: false }],
        },
      ],
      turn: { active: 1, turn: 8, step: 'main' },
    },
  ],
  [
    'a leader may be activated again',
    two({ focused: true }, {}, { step: 'end' }),
    [],
    { players: [{ focused: false }] },
  ],
  ['who is out has no turn', { players: [{}, { out: true }, {}] }, ['end'], { decider: 2 }],
]);

test('3. End phase: fast-played mercenaries go under the centre deck in random order', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const played = ['nil-assassin', 'spore-cleric', 'data-heretic'].map((card) => ({ card, fast: true }));
    const s = start({ ...two({ played }, {}, { center: ['axia'] }), step: 'end', seed });
    const { center } = s.view();
    expect(center[0]).toBe('axia');
    expect([...center].sort()).toEqual(['axia', 'data-heretic', 'nil-assassin', 'spore-cleric']);
    orders.add(center.join());
  }
  expect(orders.size).toBeGreaterThan(3);
});

rows('The three phases', [
  [
    'a later phase never goes back',
    two({ power: 1 }, { hand: ['korvus-legionnaire'] }),
    ['end'],
    { asks: 'shield', turn: { step: 'attack' } },
  ],
  [
    'a scenario may begin with the attack phase',
    two({ power: 5 }, {}, { step: 'attack' }),
    [],
    { players: [{}, { health: 45 }], decider: 1 },
  ],
]);

rows('Power in the main phase comes before the attack', [
  [
    'champions need not be destroyed before their player is attacked',
    two({ power: 5 }, { champions: ['axia'] }),
    ['end'],
    { players: [{}, { health: 45, champions: [{ card: 'axia' }] }] },
  ],
]);

test('Kinds of decisions are asked only where there is a choice', () => {
  const s = reach(two({ hand: ['crystal', 'blaster'] }), 'play crystal', 'play blaster');
  expect(s.decision()).toEqual({ seat: 0, kind: 'main', source: null });
});
