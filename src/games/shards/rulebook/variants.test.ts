import { expect, test } from 'vitest';
import { offers, reach, rows, start, take } from '../testkit.js';

const team = (a = {}, b = {}, c = {}, d = {}) => ({ variant: 'team', players: [a, b, c, d] });

rows('Team game', [
  [
    'everyone begins with 0 mastery',
    { ...team(), step: 'setup' },
    [],
    { players: Array(4).fill({ mastery: 0 }), decider: 0 },
  ],
  [
    'clockwise: after one of the first team both of the second',
    team(),
    ['end', 'end', 'end'],
    { decider: 3 },
  ],
  [
    'power goes to the opponent opposite',
    team({ power: 5 }),
    ['end'],
    { players: [{}, { health: 45 }, { health: 50 }, { health: 50 }] },
  ],
  [
    '2 sits opposite 3',
    { ...team({}, {}, { power: 5 }), active: 2 },
    ['end'],
    { players: [{ health: 50 }, { health: 50 }, {}, { health: 45 }] },
  ],
  [
    "champions of both opponents may be attacked, a partner's not",
    team({ power: 9 }, { champions: ['evokatus'] }, { champions: ['systema-ai'] }, { champions: ['axia'] }),
    [],
    { offers: ['attack evokatus 1', 'attack systema-ai 2', 'end'] },
  ],
  [
    'who has lost the partner may attack both',
    team({ power: 5 }, {}, {}, { out: true }),
    ['end', 'assign 1 2'],
    { players: [{}, { health: 48 }, { health: 47 }] },
  ],
  [
    'and may be attacked by both',
    { ...team({}, {}, { power: 5 }, { out: true }), active: 2 },
    ['end'],
    { players: [{ health: 45 }] },
  ],
  [
    'whose opposite is out attacks the other one',
    team({ power: 5 }, { out: true }),
    ['end'],
    { players: [{}, {}, { health: 45 }] },
  ],
  [
    'what is left when an opponent drops out goes on to the other one',
    team({ power: 9 }, { health: 3 }),
    ['end'],
    { players: [{}, { out: true }, { health: 44 }], turn: { winners: [] } },
  ],
  [
    'whose shields are asked then',
    team({ power: 9 }, { health: 3 }, { hand: ['thorn-zealot'] }),
    ['end'],
    { asks: 'shield', decider: 2 },
  ],
  [
    'shields count before anything is left',
    team({ power: 9 }, { health: 3, hand: ['thorn-zealot'] }, {}),
    ['end', 'shield thorn-zealot'],
    { players: [{}, { out: true }, { health: 47 }] },
  ],
  [
    'a protected other one is not attacked',
    team({ power: 9 }, { health: 3 }, { champions: ['zetta-the-encryptor'] }),
    ['end'],
    { players: [{}, { out: true }, { health: 50 }] },
  ],
  [
    'infinite power goes on too',
    team({ power: 'infinite' }),
    ['end'],
    { asks: null, turn: { winners: [0, 3] } },
  ],
  [
    'a team wins together, also with one of it out',
    team({ power: 60 }, {}, { out: true }, { out: true }),
    ['end'],
    { asks: null, turn: { winners: [0, 3] } },
  ],
]);

const three = (a = {}, b = {}, c = {}) => ({ variant: 'three-way', players: [a, b, c] });

rows('Three-way', [
  [
    'the example: 5 power for each; one shows 2 shields and takes 3, the other takes 5',
    three({ power: 5 }, { hand: ['korvus-legionnaire'] }),
    ['end', 'shield korvus-legionnaire'],
    { players: [{}, { health: 47 }, { health: 45 }] },
  ],
  [
    'nothing is assigned',
    three({ power: 5 }),
    ['end'],
    { players: [{}, { health: 45 }, { health: 45 }], asks: 'main', decider: 1 },
  ],
  [
    'both may drop out at once',
    three({ power: 5 }, { health: 5 }, { health: 4 }),
    ['end'],
    { asks: null, turn: { winners: [0] } },
  ],
]);

const auction = { step: 'setup', variant: 'auction', players: [{}, {}, {}] };

rows('Auction of leaders', [
  [
    'the first to bid may bid up to all but the last health, or pass',
    { ...auction, active: 1 },
    [],
    {
      asks: 'bid',
      decider: 1,
      also: (s) =>
        expect(s.options().map(({ value }) => value)).toEqual([
          undefined,
          ...Array.from({ length: 49 }, (_, i) => i + 1),
        ]),
    },
  ],
  [
    'bids go clockwise, each higher than the last',
    auction,
    ['bid 3'],
    { asks: 'bid', decider: 1, mayNot: ['bid 3'], may: ['bid 4', 'pass'] },
  ],
  [
    'who passes is out of this auction',
    auction,
    ['bid 3', 'pass', 'bid 4', 'bid 5'],
    { asks: 'bid', decider: 2 },
  ],
  [
    'the last one left picks a leader and pays',
    auction,
    ['bid 3', 'pass', 'pass', 'leader tetra'],
    {
      asks: 'bid',
      players: [
        { leader: 'tetra', health: 47, relics: ['datic-robes', 'terminal-crescents'] },
        { leader: null, health: 50 },
      ],
    },
  ],
  [
    'the others hold a new one from 1, opened to the left of the winner',
    auction,
    ['pass', 'bid 3', 'pass', 'leader tetra'],
    { asks: 'bid', decider: 2, may: ['bid 1'] },
  ],
  ['who is not bid against pays nothing', auction, ['pass', 'pass'], { asks: 'leader', decider: 2 }],
  [
    'the last one picks from the rest, pays nothing and begins',
    auction,
    ['bid 3', 'pass', 'pass', 'leader tetra', 'bid 1', 'pass', 'leader volos', 'leader decima'],
    {
      asks: 'main',
      decider: 2,
      players: [
        { health: 47, mastery: 1 },
        { health: 49, mastery: 2 },
        { health: 50, mastery: 0, leader: 'decima' },
      ],
    },
  ],
  [
    'the last of four has no choice left',
    { ...auction, players: [{}, {}, {}, {}] },
    ['pass', 'pass', 'pass', 'leader tetra', 'pass', 'pass', 'leader volos', 'pass', 'leader decima'],
    {
      asks: 'main',
      also: (s) => expect(s.view().players.some(({ leader }) => leader === 'ko-syn-wu')).toBe(true),
    },
  ],
]);

test('Draft of relics: twice as many as players lie open', () => {
  const s = start({ step: 'setup', variant: 'draft', players: [{}, {}, {}] });
  expect(s.decision()).toEqual({ seat: 0, kind: 'draft', source: null });
  expect(s.options()).toHaveLength(6);
  expect(s.view().box).toHaveLength(2);
});

test('Draft of relics: once round, then back; the last of the first round begins', () => {
  const s = start({ step: 'setup', variant: 'draft', active: 1, players: [{}, {}, {}] });
  const order: number[] = [];
  while (s.decision()?.kind === 'draft') {
    order.push(s.decision()!.seat);
    s.pick(s.options()[0]!.option);
  }
  expect(order).toEqual([1, 2, 0, 0, 2]);
  const { players } = s.view();
  expect(players.map(({ relics }) => relics.length)).toEqual([2, 2, 2]);
  expect(s.decision()).toMatchObject({ seat: 0, kind: 'main' });
  expect(players.map(({ mastery }) => mastery)).toEqual([0, 1, 2]);
});

test('Secret relics: two random ones for each', () => {
  const pairs = new Set<string>();
  for (let seed = 0; seed < 10; seed++) {
    const { players } = start({ step: 'setup', variant: 'secret', seed }).view();
    expect(players.map(({ relics }) => relics.length)).toEqual([2, 2]);
    pairs.add(players[0]!.relics.join());
  }
  expect(pairs.size).toBeGreaterThan(3);
});

test('Team game with a draft: the last of the first round begins', () => {
  const s = start({ step: 'setup', variant: ['team', 'draft'], active: 1, players: [{}, {}, {}, {}] });
  while (s.decision()?.kind === 'draft') s.pick(s.options()[0]!.option);
  expect(s.decision()).toMatchObject({ seat: 0, kind: 'main' });
  expect(offers(s)).toContain('end');
});

test('An auction can be followed by a draft', () => {
  const s = start({ step: 'setup', variant: ['auction', 'draft'] });
  take(s, 'bid 2', 'pass', 'leader volos', 'leader tetra');
  expect(s.decision()).toMatchObject({ kind: 'draft', seat: 1 });
  expect(reach({ step: 'setup', variant: ['auction', 'secret'] }).view().players[0]!.relics).toHaveLength(2);
});
