import { expect } from 'vitest';
import { about, single, singles, testRows } from '../../../testkit.js';
import type { KeyforgeScenario, KeyforgeSetup } from '../../scenario.js';
import { line, offers, pools, reach, take, targets, zone } from '../../testkit.js';

type Player = NonNullable<KeyforgeSetup['players']>[number];
type Row = [name: string, setup: KeyforgeSetup, picks: string[], check: (s: KeyforgeScenario) => void];

const turn = (
  house: string,
  you: Player,
  opponent: Player = {},
  more: KeyforgeSetup = {},
): KeyforgeSetup => ({ house, players: [you, opponent], ...more });

const rows = (card: string, table: Row[]): void =>
  testRows(card, table, (setup, picks, check) => check(reach(setup, ...picks)));

const damage = (s: KeyforgeScenario, card: string): number | undefined => s.card(card).damage;
const keywords = (s: KeyforgeScenario, ...cards: string[]): (string[] | undefined)[] =>
  cards.map((card) => s.card(card).keywords);

about('enrage', () => {
  const enraged = (card: string) => ({ card, enraged: true });

  rows('an enraged creature', [
    [
      'must fight when it is used',
      turn('dis', { line: [enraged('pit-demon')] }, { line: ['troll'] }),
      [],
      (s) => expect(offers(s)).toEqual(['fight pit-demon', 'end']),
    ],
    [
      'may be used in other ways when there is nobody to fight',
      turn('dis', { line: [enraged('pit-demon')] }),
      ['reap pit-demon'],
      (s) => expect([pools(s), s.card('pit-demon').enraged]).toEqual([[1, 0], true]),
    ],
    [
      'need not be used at all',
      turn('dis', { line: [enraged('pit-demon')] }, { line: ['troll'] }),
      ['end'],
      (s) => expect(s.card('pit-demon').enraged).toBe(true),
    ],
    [
      'is calm after it fought',
      turn('dis', { line: [enraged('shooler')] }, { line: ['murmook'] }),
      ['fight shooler'],
      (s) => expect(s.card('shooler').enraged).toBe(false),
    ],
    [
      'is calm also when its foe died before any blow',
      turn('brobnar', { line: [enraged('shorty')] }, { line: ['murmook'] }),
      ['fight shorty'],
      (s) => expect(s.card('shorty')).toMatchObject({ enraged: false, damage: 0 }),
    ],
    [
      'stays enraged when it is attacked',
      turn('brobnar', { line: ['krump'] }, { line: [enraged('troll')] }),
      ['fight krump'],
      (s) => expect(s.card('troll').enraged).toBe(true),
    ],
    [
      'loses its stun first and stays enraged',
      turn('dis', { line: [{ card: 'shooler', stunned: true, enraged: true }] }, { line: ['troll'] }),
      ['unstun shooler'],
      (s) => expect(s.card('shooler')).toMatchObject({ stunned: false, enraged: true, exhausted: true }),
    ],
    [
      'may reap while something keeps it from fighting',
      turn(
        'untamed',
        { hand: ['fogbank'] },
        { line: [enraged('troll')], houses: ['brobnar', 'dis', 'logos'] },
      ),
      ['play fogbank', 'end', 'house brobnar'],
      (s) => expect(offers(s)).toContain('reap troll'),
    ],
    [
      'keeps an omni that its house leaves it, where it could not fight',
      turn('dis', { line: [enraged('deipno-spymaster')] }, { line: ['troll'] }),
      [],
      (s) => expect(offers(s)).toEqual(['omni deipno-spymaster', 'end']),
    ],
    [
      'fights when another card uses it',
      turn('staralliance', { line: ['commander-chan', enraged('troll')] }, { line: ['krump'] }),
      ['reap commander-chan'],
      (s) => expect([zone(s, 'krump'), s.card('troll').enraged]).toEqual(['discard', false]),
    ],
  ]);
});

about('ward', () => {
  const warded = (card: string) => ({ card, ward: true });

  rows('a warded creature', [
    [
      'takes no damage of the moment, and the ward is gone',
      turn('brobnar', { line: ['krump', 'bumpsy'] }, { line: [warded('troll')] }),
      ['fight krump'],
      (s) => {
        expect(s.card('troll')).toMatchObject({ damage: 0, ward: false });
        take(s, 'fight bumpsy');
        expect(damage(s, 'troll')).toBe(5);
      },
    ],
    [
      'saves its armor',
      turn('brobnar', { line: ['krump'] }, { line: [warded('tunk')] }),
      ['fight krump'],
      (s) => expect(s.card('tunk')).toMatchObject({ damage: 0, ward: false, armor: 1 }),
    ],
    [
      'keeps its ward when it changes sides',
      turn('mars', { hand: ['hypnobeam'] }, { line: [warded('troll')] }),
      ['play hypnobeam'],
      (s) => expect(s.card('troll').ward).toBe(true),
    ],
    [
      'stays in play when it would be purged',
      turn('brobnar', { line: ['the-grim-reaper', warded('bumpsy')] }, { line: [warded('troll')] }),
      ['reap the-grim-reaper', 'target bumpsy'],
      (s) => {
        expect([line(s, 0), line(s, 1)]).toEqual([['the-grim-reaper', 'bumpsy'], ['troll']]);
        expect([s.card('bumpsy').ward, s.card('troll').ward]).toEqual([false, false]);
      },
    ],
    [
      'has its ward spent by hazardous before the blows fall',
      turn('brobnar', { line: [warded('krump')] }, { line: ['armsmaster-molina'] }),
      ['fight krump'],
      (s) => expect(s.card('krump')).toMatchObject({ ward: false, damage: 4 }),
    ],
    [
      'cannot be warded again',
      turn('logos', { artifacts: ['hologrammophone'], line: [warded('mother')] }, { line: ['krump'] }),
      ['action hologrammophone', 'target mother', 'end'],
      (s) => expect(s.card('mother').ward).toBe(true),
    ],
  ]);
});

rows('Shorty', [
  [
    'is enraged after it reaped',
    turn('brobnar', { line: ['shorty'] }),
    ['reap shorty'],
    (s) => expect([s.card('shorty').enraged, pools(s)]).toEqual([true, [1, 0]]),
  ],
  [
    'deals 4 damage before its fight',
    turn('brobnar', { line: ['shorty'] }, { line: ['troll'] }),
    ['fight shorty'],
    (s) => expect([zone(s, 'troll'), zone(s, 'shorty')]).toEqual(['discard', 'discard']),
  ],
]);

rows('Kaloch Stonefather', [
  [
    'gives each friendly creature skirmish from the centre',
    turn('brobnar', { line: ['troll', 'kaloch-stonefather', 'krump'] }, { line: ['zorg'] }),
    [],
    (s) =>
      expect(keywords(s, 'troll', 'kaloch-stonefather', 'krump', 'zorg')).toEqual([
        ['skirmish'],
        ['skirmish'],
        ['skirmish'],
        [],
      ]),
  ],
  [
    'is in the centre when it is alone',
    turn('brobnar', { line: ['kaloch-stonefather'] }),
    [],
    (s) => expect(keywords(s, 'kaloch-stonefather')).toEqual([['skirmish']]),
  ],
  [
    'has no centre in a line of two or four',
    turn(
      'brobnar',
      { line: ['kaloch-stonefather', 'troll'] },
      { line: ['krump', 'kaloch-stonefather', 'zorg', 'bumpsy'] },
    ),
    [],
    (s) => expect(keywords(s, 'kaloch-stonefather', 'kaloch-stonefather#2')).toEqual([[], []]),
  ],
  [
    'gives nothing from a flank of three',
    turn('brobnar', { line: ['kaloch-stonefather', 'troll', 'krump'] }),
    [],
    (s) => expect(keywords(s, 'troll')).toEqual([[]]),
  ],
]);

rows('The Big One', [
  [
    'gets a fuse counter for each creature that anyone plays',
    turn(
      'brobnar',
      { artifacts: ['the-big-one'], hand: ['krump', 'anger'] },
      { hand: ['murmook'], houses: ['untamed', 'dis', 'logos'] },
    ),
    ['play krump', 'play anger', 'end', 'house untamed', 'play murmook'],
    (s) => expect(s.card('the-big-one').counters).toEqual({ fuse: 2 }),
  ],
  [
    'destroys each creature and artifact at ten, itself too',
    turn(
      'brobnar',
      { artifacts: [{ card: 'the-big-one', counters: { fuse: 9 } }], hand: ['krump'], line: ['troll'] },
      { line: ['zorg', { card: 'murmook', ward: true }], artifacts: ['world-tree'] },
    ),
    ['play krump', 'flank left'],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([[], ['murmook']]);
      expect([zone(s, 'the-big-one'), zone(s, 'world-tree')]).toEqual(['discard', 'discard']);
      expect(s.decision()?.kind).toBe('main');
    },
  ],
  [
    'brings 1 æmber and begins without counters',
    turn('brobnar', { hand: ['the-big-one'] }),
    ['play the-big-one'],
    (s) => expect([pools(s), s.card('the-big-one').counters]).toEqual([[1, 0], {}]),
  ],
]);

about('Ghostform', () => {
  const ghost = (card: string, more = {}) => ({ card, upgrades: ['ghostform'], ...more });

  rows('its creature', [
    [
      'cannot be dealt damage',
      turn('brobnar', { line: ['troll'] }, { line: [ghost('dust-imp')] }),
      ['fight troll'],
      (s) => expect([damage(s, 'dust-imp'), damage(s, 'troll')]).toEqual([0, 2]),
    ],
    [
      'cannot be destroyed',
      turn('dis', { hand: ['unlocked-gateway'] }, { line: [ghost('dust-imp'), 'troll'] }),
      ['play unlocked-gateway'],
      (s) => expect([line(s, 1), pools(s)]).toEqual([['dust-imp'], [0, 0]]),
    ],
    [
      'cannot be destroyed by poison',
      turn('untamed', { line: ['inka-the-spider'] }, { line: [ghost('dust-imp')] }),
      ['fight inka-the-spider'],
      (s) => expect(line(s, 1)).toEqual(['dust-imp']),
    ],
    [
      'cannot be sacrificed',
      turn('dis', { artifacts: ['obsidian-forge'], line: [ghost('shooler')], amber: 11 }),
      ['action obsidian-forge', 'target shooler'],
      (s) => expect([line(s, 0), s.decision()?.kind]).toEqual([['shooler'], 'main']),
    ],
    [
      'keeps its ward when nothing can harm it',
      turn('brobnar', { line: ['troll'] }, { line: [ghost('dust-imp', { ward: true })] }),
      ['fight troll'],
      (s) => expect(s.card('dust-imp').ward).toBe(true),
    ],
    [
      'may leave play in other ways',
      turn('untamed', { hand: ['nature-s-call'] }, { line: [ghost('dust-imp')] }),
      ['play nature-s-call', 'target dust-imp'],
      (s) => expect([zone(s, 'dust-imp'), zone(s, 'ghostform')]).toEqual(['hand', 'discard']),
    ],
    [
      'stays in play with power 0',
      turn('brobnar', { line: ['king-of-the-crag'] }, { line: [ghost('grenade-snib')] }),
      ['reap king-of-the-crag'],
      (s) => expect(s.card('grenade-snib')).toMatchObject({ zone: 'line', power: 0 }),
    ],
    [
      'archives the upgrade when it reaps, and dies then of power 0',
      turn('brobnar', { line: [ghost('grenade-snib')] }, { line: ['king-of-the-crag'], amber: 2 }),
      ['reap grenade-snib'],
      (s) => {
        expect([s.view().players[0].archives, zone(s, 'grenade-snib')]).toEqual([['ghostform'], 'discard']);
        expect(pools(s)).toEqual([1, 0]);
      },
    ],
    [
      'archives the upgrade after a fight',
      turn('brobnar', { line: [ghost('krump')] }, { line: ['troll'] }),
      ['fight krump'],
      (s) => expect([s.view().players[0].archives, damage(s, 'krump')]).toEqual([['ghostform'], 0]),
    ],
    [
      'sends the upgrade to its owner’s archives',
      turn('brobnar', { line: [{ card: 'krump', upgrades: [{ card: 'ghostform', owner: 1 }] }] }),
      ['reap krump'],
      (s) => expect(s.card('ghostform')).toMatchObject({ zone: 'archives', seat: 1 }),
    ],
  ]);
});

rows('Infomancer', [
  [
    'has nothing of a grafted Mimicry, which is a copy only when it is played',
    turn(
      'brobnar',
      { line: [{ card: 'infomancer', under: ['mimicry'] }] },
      { discard: ['punch', 'anger'], line: ['troll'] },
    ),
    ['reap infomancer'],
    (s) => expect([s.decision()?.kind, pools(s)]).toEqual(['main', [1, 0]]),
  ],
  [
    'grafts an action from hand face up when played',
    turn('brobnar', { hand: ['infomancer', 'anger', 'fertility-chant', 'troll'] }),
    ['play infomancer'],
    (s) => {
      expect(targets(s)).toEqual(['anger', 'fertility-chant']);
      take(s, 'target fertility-chant');
      expect([s.card('infomancer').under, pools(s)]).toEqual([['fertility-chant'], [0, 0]]);
    },
  ],
  [
    'grafts nothing without an action in hand',
    turn('brobnar', { hand: ['infomancer', 'troll'] }),
    ['play infomancer'],
    (s) => expect([s.card('infomancer').under, s.decision()?.kind]).toEqual([[], 'main']),
  ],
  [
    'triggers the play effect without its bonus æmber when it reaps',
    turn('brobnar', { line: [{ card: 'infomancer', under: ['fertility-chant'] }] }),
    ['reap infomancer'],
    (s) => {
      expect(pools(s)).toEqual([1, 2]);
      expect(s.card('infomancer').under).toEqual(['fertility-chant']);
    },
  ],
  [
    'lets its player choose among several grafted actions',
    turn('brobnar', { line: [{ card: 'infomancer', under: ['fertility-chant', 'swindle'] }] }, { amber: 5 }),
    ['reap infomancer', 'target swindle'],
    (s) => {
      expect(pools(s)).toEqual([4, 2]);
      expect(s.decision()).toMatchObject({ seat: 0, kind: 'main' });
    },
  ],
  [
    'resolves choices and lasting effects of the grafted action',
    turn('brobnar', { line: [{ card: 'infomancer', under: ['full-moon'] }], hand: ['krump'] }),
    ['reap infomancer', 'play krump', 'flank left'],
    (s) => expect(pools(s)).toEqual([2, 0]),
  ],
  [
    'reaps in vain without a graft',
    turn('brobnar', { line: ['infomancer'] }),
    ['reap infomancer'],
    (s) => expect([pools(s), s.decision()?.kind]).toEqual([[1, 0], 'main']),
  ],
  [
    'drops its grafts to their owner’s discard pile when it leaves',
    turn(
      'untamed',
      { hand: ['nature-s-call'] },
      { line: [{ card: 'infomancer', under: ['anger', { card: 'fear', owner: 0 }] }] },
    ),
    ['play nature-s-call', 'target infomancer'],
    (s) =>
      expect([s.card('infomancer'), s.card('anger'), s.card('fear')]).toMatchObject([
        { zone: 'hand', seat: 1 },
        { zone: 'discard', seat: 1 },
        { zone: 'discard', seat: 0 },
      ]),
  ],
  [
    'evades the first attack',
    turn('brobnar', { line: ['troll'] }, { line: ['infomancer'] }),
    ['fight troll'],
    (s) => expect([damage(s, 'infomancer'), damage(s, 'troll')]).toEqual([0, 0]),
  ],
]);

rows('The Grim Reaper', [
  [
    'enters ready when its player is haunted',
    turn('brobnar', { hand: ['the-grim-reaper'], discard: Array(10).fill('anger') }),
    ['play the-grim-reaper'],
    (s) => expect(s.card('the-grim-reaper').exhausted).toBe(false),
  ],
  [
    'enters exhausted with nine cards in the discard pile',
    turn(
      'brobnar',
      { hand: ['the-grim-reaper'], discard: Array(9).fill('anger') },
      { discard: Array(12).fill('anger') },
    ),
    ['play the-grim-reaper'],
    (s) => expect(s.card('the-grim-reaper').exhausted).toBe(true),
  ],
  [
    'purges an enemy and a friendly creature when it reaps',
    turn('brobnar', { line: ['the-grim-reaper', 'bumpsy'] }, { line: ['troll', 'krump'] }),
    ['reap the-grim-reaper', 'target krump', 'target bumpsy'],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([['the-grim-reaper'], ['troll']]);
      expect([s.view().players[0].purged, s.view().players[1].purged]).toEqual([['bumpsy'], ['krump']]);
    },
  ],
  [
    'must purge itself when it is the only friendly one',
    turn('brobnar', { line: ['the-grim-reaper'] }),
    ['reap the-grim-reaper'],
    (s) => expect([zone(s, 'the-grim-reaper'), pools(s)]).toEqual(['purged', [1, 0]]),
  ],
]);

about('The Red Baron', () => {
  singles([
    ['steals 1 when it reaps while its player’s red key is forged', ['red'], [2, 2]],
    ['steals nothing for another colour', ['blue', 'yellow'], [1, 3]],
  ])('%s', (_name, keys, expected) => {
    const s = reach(turn('brobnar', { line: ['the-red-baron'], keys }, { amber: 3 }), 'reap the-red-baron');
    expect(pools(s)).toEqual(expected);
  });

  singles([
    ['is elusive while the opponent’s red key is forged', ['red'], ['elusive']],
    ['is not elusive for another colour', ['yellow'], []],
  ])('%s', (_name, keys, expected) => {
    const s = reach(turn('brobnar', { line: ['the-red-baron'], keys: ['red'] }, { keys }));
    expect(keywords(s, 'the-red-baron')).toEqual([expected]);
  });

  single('makes the colour of a forged key a choice of its forger', () => {
    const s = reach(
      turn('brobnar', { amber: 6, keys: ['yellow'] }, { line: ['the-red-baron'] }, { step: 'forge' }),
    );
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'key' });
    expect(offers(s)).toEqual(['key red', 'key blue']);
    take(s, 'key red');
    expect([s.view().players[0].keys, keywords(s, 'the-red-baron')]).toEqual([
      ['red', 'yellow'],
      [['elusive']],
    ]);
  });
});

rows('Obsidian Forge', [
  [
    'forges for 6 more when nobody is sacrificed, and is destroyed',
    turn('dis', { artifacts: ['obsidian-forge'], amber: 12 }),
    ['action obsidian-forge', 'yes'],
    (s) => {
      expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] });
      expect(zone(s, 'obsidian-forge')).toBe('discard');
    },
  ],
  [
    'costs 1 less for each creature sacrificed',
    turn('dis', { artifacts: ['obsidian-forge'], amber: 10, line: ['troll', 'krump', 'bumpsy'] }),
    ['action obsidian-forge', 'target troll', 'target krump', 'done', 'yes'],
    (s) => {
      expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] });
      expect(line(s, 0)).toEqual(['bumpsy']);
    },
  ],
  [
    'stays in play when its player forges nothing',
    turn('dis', { artifacts: ['obsidian-forge'], amber: 11, line: ['troll'] }),
    ['action obsidian-forge', 'target troll', 'no'],
    (s) => {
      expect([line(s, 0), s.view().players[0].keys, zone(s, 'obsidian-forge')]).toEqual([
        [],
        [],
        'artifacts',
      ]);
      expect(s.card('obsidian-forge').exhausted).toBe(true);
    },
  ],
  [
    'offers no key that cannot be paid',
    turn('dis', { artifacts: ['obsidian-forge'], amber: 10, line: ['troll'] }),
    ['action obsidian-forge', 'target troll'],
    (s) => expect([s.view().players[0].keys, s.decision()?.kind]).toEqual([[], 'main']),
  ],
  [
    'does not count a creature that its ward saved',
    turn('dis', { artifacts: ['obsidian-forge'], amber: 11, line: [{ card: 'troll', ward: true }] }),
    ['action obsidian-forge', 'target troll'],
    (s) =>
      expect([line(s, 0), s.view().players[0].keys, s.decision()?.kind]).toEqual([['troll'], [], 'main']),
  ],
  [
    'goes below the current cost with more than six',
    turn('dis', {
      artifacts: ['obsidian-forge'],
      amber: 4,
      line: Array(8).fill('dust-pixie'),
    }),
    [
      'action obsidian-forge',
      ...['', '#2', '#3', '#4', '#5', '#6', '#7', '#8'].map((n) => `target dust-pixie${n}`),
    ],
    (s) => {
      take(s, 'yes');
      expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] });
    },
  ],
  [
    'counts the abilities of the sacrificed, such as their æmber',
    turn('dis', { artifacts: ['obsidian-forge'], amber: 9, line: ['dust-imp'] }),
    ['action obsidian-forge', 'target dust-imp', 'yes'],
    (s) => expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] }),
  ],
]);

rows('Soul Fiddle', [
  [
    'enrages a creature of any side',
    turn('dis', { artifacts: ['soul-fiddle'], line: ['shooler'] }, { line: ['troll'] }),
    ['action soul-fiddle', 'target troll'],
    (s) => expect([s.card('troll').enraged, s.card('shooler').enraged]).toEqual([true, false]),
  ],
  [
    'does nothing without a creature',
    turn('dis', { artifacts: ['soul-fiddle'] }),
    ['action soul-fiddle'],
    (s) => expect(s.decision()?.kind).toBe('main'),
  ],
]);

rows('Greater Oxtet', [
  [
    'purges a card from hand after readying, before drawing, and grows by 2',
    turn('dis', { line: ['greater-oxtet'], hand: ['anger', 'fear'] }),
    ['end', 'target anger'],
    (s) => {
      expect(s.card('greater-oxtet')).toMatchObject({ counters: { power: 2 }, power: 6 });
      expect([s.view().players[0].purged, s.view().players[0].hand.length]).toEqual([['anger'], 6]);
    },
  ],
  [
    'does not grow with an empty hand',
    turn('dis', { line: ['greater-oxtet'] }),
    ['end'],
    (s) => expect([s.card('greater-oxtet').counters, s.view().players[0].purged]).toEqual([{}, []]),
  ],
  [
    'must purge the only card',
    turn('dis', { line: ['greater-oxtet'], hand: ['anger'] }),
    ['end'],
    (s) => expect(zone(s, 'anger')).toBe('purged'),
  ],
  [
    'does nothing in the opponent’s turn',
    turn('brobnar', { hand: ['anger'] }, { line: ['greater-oxtet'], hand: ['fear'] }),
    ['end'],
    (s) => expect([s.card('greater-oxtet').counters, zone(s, 'fear')]).toEqual([{}, 'hand']),
  ],
  [
    'taunts',
    turn('brobnar', { line: ['troll'] }, { line: ['greater-oxtet', 'krump'] }),
    ['fight troll'],
    (s) => expect([zone(s, 'greater-oxtet'), damage(s, 'troll')]).toEqual(['discard', 4]),
  ],
]);

rows('Harvest Time', [
  [
    'purges each card in play with the trait; each player gains 1 for each it controlled',
    turn(
      'dis',
      {
        hand: ['harvest-time'],
        line: ['troll', { card: 'krump', owner: 1 }, 'shooler'],
        discard: ['bumpsy'],
      },
      { line: ['bumpsy', 'murmook'] },
    ),
    ['play harvest-time', 'trait giant'],
    (s) => {
      expect([line(s, 0), line(s, 1), pools(s)]).toEqual([['shooler'], ['murmook'], [2, 1]]);
      expect([s.card('troll'), s.card('krump'), s.card('bumpsy')]).toMatchObject([
        { zone: 'purged', seat: 0 },
        { zone: 'purged', seat: 1 },
        { zone: 'discard', seat: 0 },
      ]);
    },
  ],
  [
    'purges artifacts too',
    turn('dis', { hand: ['harvest-time'] }, { artifacts: ['world-tree', 'bear-flute'] }),
    ['play harvest-time', 'trait location'],
    (s) => expect([s.view().players[1].purged, pools(s)]).toEqual([['world-tree'], [0, 1]]),
  ],
  [
    'gains nothing for one that its ward saved',
    turn('dis', { hand: ['harvest-time'] }, { line: [{ card: 'troll', ward: true }, 'krump'] }),
    ['play harvest-time', 'trait giant'],
    (s) => expect([line(s, 1), pools(s)]).toEqual([['troll'], [0, 1]]),
  ],
  [
    'may name a trait that nobody has',
    turn('dis', { hand: ['harvest-time'] }, { line: ['troll'] }),
    ['play harvest-time', 'trait dragon'],
    (s) => expect([line(s, 1), pools(s)]).toEqual([['troll'], [0, 0]]),
  ],
]);

rows('Hologrammophone', [
  [
    'wards a creature of any side',
    turn('logos', { artifacts: ['hologrammophone'], line: ['mother'] }, { line: ['troll'] }),
    ['action hologrammophone', 'target troll'],
    (s) => expect([s.card('troll').ward, s.card('mother').ward]).toEqual([true, false]),
  ],
]);

rows('Dr. Milli', [
  [
    'archives a card for each creature the opponent has in excess, itself not counted',
    turn(
      'logos',
      { hand: ['dr-milli', 'anger', 'fear', 'bumpsy'], line: ['troll'] },
      { line: ['krump', 'zorg', 'murmook'] },
    ),
    ['play dr-milli', 'flank left', 'target anger', 'target bumpsy'],
    (s) =>
      expect([s.view().players[0].archives, s.view().players[0].hand]).toEqual([
        ['anger', 'bumpsy'],
        ['fear'],
      ]),
  ],
  [
    'archives nothing when the opponent has no more',
    turn('logos', { hand: ['dr-milli', 'anger'], line: ['troll'] }, { line: ['krump'] }),
    ['play dr-milli', 'flank left'],
    (s) => expect([s.view().players[0].archives, s.decision()?.kind]).toEqual([[], 'main']),
  ],
  [
    'stops when the hand is empty',
    turn('logos', { hand: ['dr-milli', 'anger'] }, { line: ['krump', 'zorg', 'murmook'] }),
    ['play dr-milli'],
    (s) => expect([s.view().players[0].archives, s.decision()?.kind]).toEqual([['anger'], 'main']),
  ],
]);

rows('Reassembling Automaton', [
  [
    'is healed, exhausted and moved to a flank instead of dying',
    turn(
      'brobnar',
      { line: ['troll'] },
      { line: ['krump', { card: 'reassembling-automaton', damage: 1 }, 'zorg'] },
    ),
    ['fight troll', 'target reassembling-automaton', 'flank right'],
    (s) => {
      expect(line(s, 1)).toEqual(['krump', 'zorg', 'reassembling-automaton']);
      expect(s.card('reassembling-automaton')).toMatchObject({ damage: 0, exhausted: true });
    },
  ],
  [
    'dies when it is alone',
    turn('brobnar', { line: ['troll'] }, { line: ['reassembling-automaton'] }),
    ['fight troll'],
    (s) => expect(zone(s, 'reassembling-automaton')).toBe('discard'),
  ],
  [
    'survives a destruction of all, as its dying friends are still there',
    turn('dis', { hand: ['unlocked-gateway'] }, { line: ['troll', 'reassembling-automaton', 'krump'] }),
    ['play unlocked-gateway', 'flank left'],
    (s) => expect(line(s, 1)).toEqual(['reassembling-automaton']),
  ],
  [
    'was not destroyed, so nothing follows from that',
    turn('brobnar', { line: ['krump'] }, { line: ['reassembling-automaton', 'zorg'], amber: 2 }),
    ['fight krump', 'target reassembling-automaton', 'flank left'],
    (s) => expect(pools(s)).toEqual([0, 2]),
  ],
  [
    'dies for good without power, for it would be destroyed again and again',
    turn(
      'brobnar',
      { hand: ['king-of-the-crag'], line: ['king-of-the-crag'] },
      { line: [{ card: 'reassembling-automaton', house: 'brobnar' }, 'zorg'] },
    ),
    ['play king-of-the-crag#2', 'flank left'],
    (s) => expect([line(s, 1), s.decision()?.kind]).toEqual([['zorg'], 'main']),
  ],
  [
    'keeps its æmber and its upgrades',
    turn(
      'brobnar',
      { line: ['troll'] },
      { line: [{ card: 'reassembling-automaton', amber: 2, upgrades: ['way-of-the-wolf'] }, 'zorg'] },
    ),
    ['fight troll', 'target reassembling-automaton', 'flank left'],
    (s) => {
      expect(s.card('reassembling-automaton')).toMatchObject({ amber: 2, upgrades: ['way-of-the-wolf'] });
      expect(pools(s)).toEqual([0, 0]);
    },
  ],
]);

about('Zenzizenzizenzic', () => {
  singles([
    ['refills to eight from the centre', ['troll', 'zenzizenzizenzic', 'krump'], 8],
    ['refills to eight when it is alone', ['zenzizenzizenzic'], 8],
    ['refills to six from elsewhere', ['zenzizenzizenzic', 'krump'], 6],
  ])('%s', (_name, creatures, n) => {
    const s = reach(turn('logos', { line: creatures }), 'end');
    expect(s.view().players[0].hand).toHaveLength(n);
  });

  single('does nothing for the opponent', () => {
    const s = reach(turn('logos', {}, { line: ['zenzizenzizenzic'] }), 'end');
    expect(s.view().players[0].hand).toHaveLength(6);
  });
});

rows('Imperial Scutum', [
  [
    'gives 2 armor',
    turn('saurian', { hand: ['imperial-scutum'], line: ['thero-centurion'] }),
    ['play imperial-scutum'],
    (s) => expect([s.card('thero-centurion').armor, pools(s)]).toEqual([3, [1, 0]]),
  ],
  [
    'moves the æmber on its dying creature to the supply',
    turn(
      'dis',
      { hand: ['unlocked-gateway'] },
      { line: [{ card: 'troll', amber: 3, upgrades: ['imperial-scutum'] }] },
    ),
    ['play unlocked-gateway'],
    (s) => expect([zone(s, 'troll'), pools(s)]).toEqual(['discard', [0, 0]]),
  ],
  [
    'moves nothing when its creature leaves undestroyed',
    turn(
      'untamed',
      { hand: ['nature-s-call'] },
      { line: [{ card: 'troll', amber: 3, upgrades: ['imperial-scutum'] }] },
    ),
    ['play nature-s-call', 'target troll'],
    (s) => expect(pools(s)).toEqual([4, 0]),
  ],
]);

rows('Legatus Raptor', [
  [
    'may be exalted after a fight to ready and use another friendly creature',
    turn('saurian', { line: ['legatus-raptor', { card: 'krump', exhausted: true }] }, { line: ['murmook'] }),
    ['fight legatus-raptor', 'yes'],
    (s) => {
      expect(s.card('legatus-raptor')).toMatchObject({ amber: 1, exhausted: true });
      expect([pools(s), s.card('krump').exhausted]).toEqual([[1, 0], true]);
    },
  ],
  [
    'may be left as it is',
    turn('saurian', { line: ['legatus-raptor', 'krump'] }, { line: ['murmook'] }),
    ['fight legatus-raptor', 'no'],
    (s) => expect([s.card('legatus-raptor').amber, s.card('krump').exhausted]).toEqual([0, false]),
  ],
  [
    'may be exalted when there is nobody else to use',
    turn('saurian', { line: ['legatus-raptor'] }, { line: ['murmook'] }),
    ['fight legatus-raptor', 'yes'],
    (s) => expect([s.card('legatus-raptor').amber, s.decision()?.kind]).toEqual([1, 'main']),
  ],
  [
    'readies a stunned creature and has it lose its stun',
    turn(
      'saurian',
      { line: ['legatus-raptor', { card: 'krump', stunned: true, exhausted: true }] },
      { line: ['murmook'] },
    ),
    ['fight legatus-raptor', 'yes'],
    (s) => expect(s.card('krump')).toMatchObject({ stunned: false, exhausted: true }),
  ],
  [
    'does nothing when it dies in the fight',
    turn('saurian', { line: ['legatus-raptor', 'krump'] }, { line: ['troll'] }),
    ['fight legatus-raptor'],
    (s) => expect([zone(s, 'legatus-raptor'), s.decision()?.kind]).toEqual(['discard', 'main']),
  ],
  [
    'readies one of two',
    turn(
      'saurian',
      { line: ['legatus-raptor', { card: 'krump', exhausted: true }, { card: 'troll', exhausted: true }] },
      { line: ['murmook'] },
    ),
    ['fight legatus-raptor', 'yes', 'target krump'],
    (s) => expect([pools(s), s.decision()?.kind]).toEqual([[1, 0], 'main']),
  ],
]);

const shrix = (amber: number) => ({ card: 'senator-shrix', amber });
const ofSaurian = (card: string) => ({ card, house: 'saurian' as const });

rows('Senator Shrix', [
  [
    'may be exalted when it is played',
    turn('saurian', { hand: ['senator-shrix'] }),
    ['play senator-shrix', 'yes'],
    (s) => expect(s.card('senator-shrix').amber).toBe(1),
  ],
  [
    'and when it reaps, or not',
    turn('saurian', { line: ['senator-shrix'] }),
    ['reap senator-shrix', 'no'],
    (s) => expect([pools(s), s.card('senator-shrix').amber]).toEqual([[1, 0], 0]),
  ],
  [
    'its æmber pays for a key, as much of it as the player likes',
    turn('saurian', { amber: 5, line: [shrix(3)] }, {}, { step: 'forge' }),
    ['target senator-shrix', 'done'],
    (s) => {
      expect(s.view().players[0]).toMatchObject({ amber: 1, keys: ['red'] });
      expect(s.card('senator-shrix').amber).toBe(1);
    },
  ],
  [
    'its æmber pays the opponent for the play of an artifact',
    turn('saurian', { line: [shrix(1)], hand: [ofSaurian('cannon')] }, { artifacts: ['customs-office'] }),
    ['play cannon'],
    (s) => {
      expect([pools(s), s.card('senator-shrix').amber]).toEqual([[0, 1], 0]);
      expect([zone(s, 'cannon'), s.decision()?.kind]).toEqual(['artifacts', 'main']);
    },
  ],
  [
    'or the pool does, or both',
    turn(
      'saurian',
      { amber: 2, line: [shrix(1)], hand: [ofSaurian('cannon')] },
      { artifacts: ['customs-office', 'customs-office'] },
    ),
    ['play cannon', 'target senator-shrix'],
    (s) => expect([pools(s), s.card('senator-shrix').amber]).toEqual([[1, 2], 0]),
  ],
  [
    'stays where it is when the pool pays',
    turn(
      'saurian',
      { amber: 2, line: [shrix(1)], hand: [ofSaurian('cannon')] },
      { artifacts: ['customs-office'] },
    ),
    ['play cannon', 'done'],
    (s) => expect([pools(s), s.card('senator-shrix').amber]).toEqual([[1, 1], 1]),
  ],
  [
    'its æmber pays the opponent for the use of an artifact',
    turn('saurian', { line: [shrix(1)], artifacts: [ofSaurian('cannon')] }, { line: ['tentacus', 'troll'] }),
    ['action cannon', 'target troll'],
    (s) => expect([pools(s), s.card('senator-shrix').amber, damage(s, 'troll')]).toEqual([[0, 1], 0, 2]),
  ],
  [
    'neither pays when there is too little on both',
    turn('saurian', { line: [shrix(0)], hand: [ofSaurian('cannon')] }, { artifacts: ['customs-office'] }),
    [],
    (s) => expect(offers(s)).not.toContain('play cannon'),
  ],
  [
    'does not pay what must be lost',
    turn('saurian', { amber: 2, line: [shrix(5)], hand: [ofSaurian('truebaru')] }),
    [],
    (s) => expect(offers(s)).not.toContain('play truebaru'),
  ],
  [
    'is not stolen from',
    turn('shadows', { hand: ['urchin'] }, { amber: 0, line: [shrix(3)] }),
    ['play urchin'],
    (s) => expect([pools(s), s.card('senator-shrix').amber]).toEqual([[0, 0], 3]),
  ],
  [
    'does not share this with cards whose æmber is for keys alone',
    turn(
      'saurian',
      { artifacts: [{ card: 'pocket-universe', amber: 2 }], hand: [ofSaurian('cannon')] },
      { artifacts: ['customs-office'] },
    ),
    [],
    (s) => expect(offers(s)).not.toContain('play cannon'),
  ],
]);

rows('Questor Jarta', [
  [
    'may be exalted when it reaps, to gain 1 more',
    turn('saurian', { line: ['questor-jarta'] }),
    ['reap questor-jarta', 'yes'],
    (s) => expect([pools(s), s.card('questor-jarta').amber]).toEqual([[2, 0], 1]),
  ],
  [
    'may be left as it is',
    turn('saurian', { line: ['questor-jarta'] }),
    ['reap questor-jarta', 'no'],
    (s) => expect([pools(s), s.card('questor-jarta').amber]).toEqual([[1, 0], 0]),
  ],
  [
    'takes the exalting æmber from the supply and loses it to the opponent',
    turn('saurian', { line: ['questor-jarta'], hand: ['exile'] }, { amber: 3 }),
    ['reap questor-jarta', 'yes', 'play exile'],
    (s) => {
      expect(pools(s)).toEqual([3, 3]);
      expect(s.card('questor-jarta')).toMatchObject({ controller: 1, amber: 1 });
    },
  ],
]);

rows('Thero Centurion', [
  [
    'captures 1 when played',
    turn('saurian', { hand: ['thero-centurion'] }, { amber: 2 }),
    ['play thero-centurion'],
    (s) => expect([s.card('thero-centurion').amber, pools(s)]).toEqual([1, [0, 1]]),
  ],
  [
    'captures 1 when it fought',
    turn('saurian', { line: ['thero-centurion'] }, { amber: 2, line: ['murmook'] }),
    ['fight thero-centurion'],
    (s) => expect([s.card('thero-centurion').amber, pools(s)]).toEqual([1, [0, 1]]),
  ],
  [
    'captures nothing when it reaps',
    turn('saurian', { line: ['thero-centurion'] }, { amber: 2 }),
    ['reap thero-centurion'],
    (s) => expect([s.card('thero-centurion').amber, pools(s)]).toEqual([0, [1, 2]]),
  ],
]);

rows('Tribute', [
  [
    'has the most powerful friendly creature capture 2',
    turn('saurian', { hand: ['tribute'], line: ['krump', 'troll'] }, { amber: 5 }),
    ['play tribute', 'no'],
    (s) => expect([s.card('troll').amber, pools(s)]).toEqual([2, [1, 3]]),
  ],
  [
    'may exalt it to do so once more, and only once',
    turn('saurian', { hand: ['tribute'], line: ['krump', 'troll'] }, { amber: 5 }),
    ['play tribute', 'yes'],
    (s) => {
      expect([s.card('troll').amber, pools(s)]).toEqual([5, [1, 1]]);
      expect(s.decision()?.kind).toBe('main');
    },
  ],
  [
    'lets its player choose among the strongest, anew each time',
    turn(
      'saurian',
      { hand: ['tribute'], line: ['krump', { card: 'valdr', damage: 1 }, 'bumpsy'] },
      { amber: 4 },
    ),
    ['play tribute', 'target krump', 'yes', 'target valdr'],
    (s) => expect([s.card('krump').amber, s.card('valdr').amber]).toEqual([3, 2]),
  ],
  [
    'captures what there is',
    turn('saurian', { hand: ['tribute'], line: ['troll'] }, { amber: 1 }),
    ['play tribute', 'no'],
    (s) => expect([s.card('troll').amber, pools(s)]).toEqual([1, [1, 0]]),
  ],
  [
    'does nothing but its bonus without a friendly creature',
    turn('saurian', { hand: ['tribute'] }, { amber: 5, line: ['troll'] }),
    ['play tribute'],
    (s) => expect([pools(s), s.card('troll').amber, s.decision()?.kind]).toEqual([[1, 5], 0, 'main']),
  ],
]);

rows('Tricerian Legionary', [
  [
    'wards a friendly creature, also itself',
    turn('saurian', { hand: ['tricerian-legionary'], line: ['krump'] }, { line: ['troll'] }),
    ['play tricerian-legionary', 'flank left'],
    (s) => {
      expect(targets(s).toSorted()).toEqual(['krump', 'tricerian-legionary']);
      take(s, 'target krump');
      expect(s.card('krump').ward).toBe(true);
    },
  ],
  [
    'wards itself when it is alone',
    turn('saurian', { hand: ['tricerian-legionary'] }),
    ['play tricerian-legionary'],
    (s) => expect(s.card('tricerian-legionary').ward).toBe(true),
  ],
]);

rows('Exile', [
  [
    'gives a friendly creature to the opponent, at a flank that the active player chooses',
    turn('saurian', { hand: ['exile'], line: ['krump', 'troll'] }, { line: ['zorg'] }),
    ['play exile', 'target krump'],
    (s) => {
      expect(s.decision()).toMatchObject({ seat: 0, kind: 'flank' });
      take(s, 'flank right');
      expect([line(s, 0), line(s, 1), pools(s)]).toEqual([['troll'], ['zorg', 'krump'], [1, 0]]);
      expect(s.card('krump')).toMatchObject({ owner: 0, controller: 1 });
    },
  ],
  [
    'sends its æmber back to its old player once it dies',
    turn('saurian', {
      hand: ['exile', { card: 'unlocked-gateway', house: 'saurian' }],
      line: [{ card: 'krump', amber: 3 }],
    }),
    ['play exile', 'play unlocked-gateway'],
    (s) => {
      expect(pools(s)).toEqual([4, 0]);
      expect(s.card('krump')).toMatchObject({ zone: 'discard', seat: 0 });
    },
  ],
  [
    'gives a stolen creature back',
    turn('saurian', { hand: ['exile'], line: [{ card: 'krump', owner: 1 }] }),
    ['play exile'],
    (s) => expect([line(s, 0), line(s, 1)]).toEqual([[], ['krump']]),
  ],
  [
    'does nothing without a friendly creature',
    turn('saurian', { hand: ['exile'] }, { line: ['zorg'] }),
    ['play exile'],
    (s) => expect([line(s, 1), pools(s)]).toEqual([['zorg'], [1, 0]]),
  ],
]);

rows('Grimlocus Dux', [
  [
    'is exalted twice when played',
    turn('saurian', { hand: ['grimlocus-dux'] }, { amber: 4 }),
    ['play grimlocus-dux'],
    (s) => expect([s.card('grimlocus-dux').amber, pools(s)]).toEqual([2, [0, 4]]),
  ],
  [
    'leaves that æmber to the opponent',
    turn('saurian', { hand: ['grimlocus-dux', { card: 'unlocked-gateway', house: 'saurian' }] }),
    ['play grimlocus-dux', 'play unlocked-gateway'],
    (s) => expect(pools(s)).toEqual([0, 2]),
  ],
]);

rows('Armsmaster Molina', [
  [
    'gives hazardous 3 to its neighbours, which adds up',
    turn('staralliance', { line: ['troll', 'armsmaster-molina', 'lieutenant-khrkhar', 'krump'] }),
    [],
    (s) =>
      expect(keywords(s, 'troll', 'armsmaster-molina', 'lieutenant-khrkhar', 'krump')).toEqual([
        ['hazardous 3'],
        ['hazardous 3'],
        ['taunt', 'hazardous 6'],
        [],
      ]),
  ],
  [
    'deals 3 damage to its attacker first',
    turn('brobnar', { line: ['troll'] }, { line: ['armsmaster-molina'] }),
    ['fight troll'],
    (s) => expect([damage(s, 'troll'), zone(s, 'armsmaster-molina')]).toEqual([7, 'discard']),
  ],
]);

rows('Commander Chan', [
  [
    'uses another friendly creature of any house when it reaps',
    turn('staralliance', { line: ['commander-chan', 'krump'] }, { line: ['troll'] }),
    ['reap commander-chan'],
    (s) => {
      expect(offers(s)).toEqual(['reap krump', 'fight krump']);
      take(s, 'reap krump');
      expect(pools(s)).toEqual([2, 0]);
    },
  ],
  [
    'does so after a fight too',
    turn('staralliance', { line: ['commander-chan', 'krump'] }, { line: ['murmook'] }),
    ['fight commander-chan'],
    (s) => expect([pools(s), s.card('krump').exhausted]).toEqual([[1, 0], true]),
  ],
  [
    'cannot use an exhausted creature',
    turn('staralliance', { line: ['commander-chan', { card: 'krump', exhausted: true }] }),
    ['reap commander-chan'],
    (s) => expect([pools(s), s.decision()?.kind]).toEqual([[1, 0], 'main']),
  ],
  [
    'uses the ready creature beside an exhausted one',
    turn('staralliance', { line: ['commander-chan', { card: 'krump', exhausted: true }, 'troll'] }),
    ['reap commander-chan'],
    (s) => expect([pools(s), s.card('troll').exhausted]).toEqual([[2, 0], true]),
  ],
  [
    'uses one of two',
    turn('staralliance', { line: ['commander-chan', 'krump', 'troll'] }),
    ['reap commander-chan', 'target krump'],
    (s) => expect([pools(s), s.card('troll').exhausted]).toEqual([[2, 0], false]),
  ],
]);

rows('Explo-rover', [
  [
    'is destroyed as an upgrade, not as a creature',
    turn(
      'staralliance',
      { hand: ['explo-rover', { card: 'destroy-them-all', house: 'staralliance' }], line: ['spartasaur'] },
      { line: ['krump', { card: 'dextre', ward: true }] },
    ),
    ['play explo-rover', 'choice 1', 'target spartasaur', 'play destroy-them-all', 'target dextre'],
    (s) => expect([line(s, 1), s.card('explo-rover').zone]).toEqual([['krump', 'dextre'], 'discard']),
  ],
  [
    'may be played as a creature with skirmish',
    turn('staralliance', { hand: ['explo-rover'], line: ['krump'] }),
    ['play explo-rover', 'choice 0', 'flank left'],
    (s) =>
      expect([line(s, 0), keywords(s, 'explo-rover', 'krump')]).toEqual([
        ['explo-rover', 'krump'],
        [['skirmish'], []],
      ]),
  ],
  [
    'may be played as an upgrade that gives skirmish',
    turn('staralliance', { hand: ['explo-rover'], line: ['krump'] }, { line: ['troll'] }),
    ['play explo-rover', 'choice 1', 'target krump'],
    (s) => {
      expect([line(s, 0), s.card('krump').upgrades, keywords(s, 'krump')]).toEqual([
        ['krump'],
        ['explo-rover'],
        [['skirmish']],
      ]);
    },
  ],
  [
    'is an upgrade without asking when creatures cannot be played',
    turn('staralliance', { hand: ['explo-rover'], line: ['grommid', 'krump'] }),
    ['play explo-rover', 'target krump'],
    (s) => expect([line(s, 0), s.card('krump').upgrades]).toEqual([['grommid', 'krump'], ['explo-rover']]),
  ],
  [
    'may take either form as the last card that an Ember Imp allows',
    turn('staralliance', { hand: ['explo-rover', 'zap'], line: ['krump'] }, { line: ['ember-imp'] }),
    ['play zap', 'target krump', 'target krump', 'play explo-rover', 'choice 1', 'target krump'],
    (s) => expect([line(s, 0), s.card('krump').upgrades]).toEqual([['krump'], ['explo-rover']]),
  ],
  [
    'is then still no creature where creatures cannot be played',
    turn('staralliance', { hand: ['explo-rover', 'zap'], line: ['grommid'] }, { line: ['ember-imp'] }),
    ['play zap', 'target grommid', 'target grommid', 'play explo-rover', 'target grommid'],
    (s) => expect([line(s, 0), s.card('grommid').upgrades]).toEqual([['grommid'], ['explo-rover']]),
  ],
  [
    'is a creature without asking when nobody is in play',
    turn('staralliance', { hand: ['explo-rover'] }),
    ['play explo-rover'],
    (s) => expect(line(s, 0)).toEqual(['explo-rover']),
  ],
  [
    'is a creature card again once it has left play as an upgrade',
    turn('untamed', {
      hand: ['nature-s-call', 'regrowth'],
      line: [{ card: 'krump', upgrades: ['explo-rover'] }],
    }),
    ['play nature-s-call', 'target krump', 'play regrowth'],
    (s) => expect(s.view().players[0].hand.toSorted()).toEqual(['explo-rover', 'krump']),
  ],
  [
    'counts as a creature played only as a creature',
    turn('untamed', { hand: [{ card: 'explo-rover', house: 'untamed' }], line: ['hunting-witch'] }),
    ['play explo-rover', 'choice 1'],
    (s) => expect([pools(s), s.card('hunting-witch').upgrades]).toEqual([[0, 0], ['explo-rover']]),
  ],
]);

about('Explo-rover as an upgrade', () => {
  singles([
    ['is no creature played, for those who count them', 'choice 1', [1, 2]],
    ['is one when it comes as a creature', 'choice 0', [3, 0]],
  ])('%s', (_name, form, expected) => {
    const s = reach(
      turn(
        'staralliance',
        {
          hand: ['commander-chan', 'first-officer-frane', 'explo-rover'],
          amber: 2,
          houses: ['staralliance', 'dis', 'logos'],
        },
        { hand: ['lifeweb'], houses: ['untamed', 'dis', 'logos'] },
      ),
      'play commander-chan',
      'play first-officer-frane',
      'flank left',
      'target commander-chan',
      'play explo-rover',
      form,
      form === 'choice 1' ? 'target commander-chan' : 'flank left',
      'end',
      'house untamed',
      'play lifeweb',
    );
    expect(pools(s).toReversed()).toEqual(expected);
  });
});

rows('First Officer Frane', [
  [
    'has a friendly creature capture 1 when played',
    turn('staralliance', { hand: ['first-officer-frane'], line: ['krump'] }, { amber: 5 }),
    ['play first-officer-frane', 'flank left', 'target krump'],
    (s) => expect([s.card('krump').amber, pools(s)]).toEqual([1, [0, 4]]),
  ],
  [
    'captures when it reaps',
    turn('staralliance', { line: ['first-officer-frane'] }, { amber: 5 }),
    ['reap first-officer-frane'],
    (s) => expect([s.card('first-officer-frane').amber, pools(s)]).toEqual([1, [1, 4]]),
  ],
  [
    'captures when it fought',
    turn('staralliance', { line: ['first-officer-frane'] }, { amber: 5, line: ['murmook'] }),
    ['fight first-officer-frane'],
    (s) => expect([s.card('first-officer-frane').amber, pools(s)]).toEqual([1, [0, 4]]),
  ],
]);

rows('Lieutenant Khrkhar', [
  [
    'taunts and is hazardous',
    turn('brobnar', { line: ['troll'] }, { line: ['krump', 'lieutenant-khrkhar'] }),
    ['fight troll'],
    (s) => expect([zone(s, 'troll'), zone(s, 'lieutenant-khrkhar')]).toEqual(['discard', 'discard']),
  ],
]);

rows('Zap', [
  [
    'deals 1 damage for each house among the creatures in play',
    turn(
      'staralliance',
      { hand: ['zap'], line: ['krump', 'bumpsy'] },
      { line: ['troll', 'murmook', 'zorg'] },
    ),
    ['play zap', 'target troll', 'target troll', 'target zorg'],
    (s) => {
      expect([damage(s, 'troll'), damage(s, 'zorg'), pools(s)]).toEqual([2, 1, [1, 0]]);
      expect(s.decision()?.kind).toBe('main');
    },
  ],
  [
    'deals it all at once, so that one ward takes all of it',
    turn('staralliance', { hand: ['zap'] }, { line: [{ card: 'dust-imp', ward: true }, 'murmook', 'zorg'] }),
    ['play zap', 'target dust-imp', 'target dust-imp', 'target dust-imp'],
    (s) => expect(s.card('dust-imp')).toMatchObject({ zone: 'line', ward: false, damage: 0 }),
  ],
  [
    'does nothing to an empty table',
    turn('staralliance', { hand: ['zap'] }),
    ['play zap'],
    (s) => expect([pools(s), s.decision()?.kind]).toEqual([[1, 0], 'main']),
  ],
]);

rows('Force Field', [
  [
    'wards its creature when it reaps',
    turn('staralliance', { hand: ['force-field'], line: ['commander-chan'] }),
    ['play force-field', 'reap commander-chan', 'order force-field'],
    (s) => {
      expect([s.card('commander-chan').ward, pools(s)]).toEqual([true, [2, 0]]);
    },
  ],
  [
    'wards nobody after a fight',
    turn('brobnar', { line: [{ card: 'krump', upgrades: ['force-field'] }] }, { line: ['murmook'] }),
    ['fight krump'],
    (s) => expect(s.card('krump').ward).toBe(false),
  ],
]);
