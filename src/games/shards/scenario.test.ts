import { describe, expect, test } from 'vitest';
import { scenario as build } from '../../testing.js';
import type { ShardsSetup } from './scenario.js';
import { offers, start, take, two } from './testkit.js';

describe('setup', () => {
  test('left out: two players in the main phase of seat 0, some turns into the game', () => {
    const { players, row, center, turn } = build('shards', {}).view();
    expect(turn).toMatchObject({ active: 0, step: 'main', winners: [], ignoreShields: false, redirects: 0 });
    expect(turn.turn).toBeGreaterThan(1);
    expect(players.map(({ leader, health, mastery }) => [leader, health, mastery])).toEqual([
      ['decima', 50, 0],
      ['ko-syn-wu', 50, 1],
    ]);
    expect(players[0]!.deck).toHaveLength(10);
    expect(row).toEqual([]);
    expect(center).toHaveLength(112);
  });

  test('leaders and mastery by seat', () => {
    const { players } = start({ players: [{}, {}, {}, {}] }).view();
    expect(players.map(({ leader }) => leader)).toEqual(['decima', 'ko-syn-wu', 'tetra', 'volos']);
    expect(players.map(({ mastery }) => mastery)).toEqual([0, 1, 2, 3]);
  });

  test('the example of all fields', () => {
    const s = start({
      active: 0,
      step: 'main',
      turn: 7,
      variant: 'relics',
      row: ['evokatus', 'nil-assassin'],
      center: ['portal-monk'],
      banished: [],
      players: [
        {
          ...{ leader: 'decima', health: 50, mastery: 12, gems: 3, power: 2 },
          ...{ hand: ['crystal', 'blaster'], discard: [], deck: ['infinity-shard'] },
          played: ['kiln-drone', { card: 'leshai-knight', fast: true }],
          champions: ['drakonarius', { card: 'axia', exhausted: true, played: true }],
          relics: ['praetorian-01', 'praetorian-02'],
          focused: true,
        },
        {},
      ],
      seed: 1,
    });
    expect(s.view()).toMatchObject({
      players: [
        {
          ...{ gems: 3, power: 2, focused: true, hand: ['crystal', 'blaster'], out: false, shield: 0 },
          played: [
            { card: 'kiln-drone', fast: false },
            { card: 'leshai-knight', fast: true },
          ],
          champions: [
            { card: 'drakonarius', defense: 2, exhausted: false, played: false },
            { card: 'axia', defense: 7, exhausted: true, played: true },
          ],
          relics: ['praetorian-01', 'praetorian-02'],
        },
        { gems: 0, power: 0 },
      ],
      row: ['evokatus', 'nil-assassin'],
      center: ['portal-monk'],
      turn: { turn: 7 },
    });
    expect(s.view().players[0]!.deck).toEqual([
      'infinity-shard',
      ...Array.from({ length: 9 }, (_, i) => `crystal#${i + 2}`),
    ]);
    expect(offers(s)).toEqual([
      'play crystal',
      'play blaster',
      'recruit nil-assassin',
      'fast-play nil-assassin',
      'exhaust drakonarius',
      'relic praetorian-01',
      'relic praetorian-02',
      'end',
    ]);
  });

  test('spelling does not matter', () => {
    expect(start(two({ hand: ['Nil Assassin', "Le'shai Knight"] })).view().players[0]!.hand).toEqual([
      'nil-assassin',
      'leshai-knight',
    ]);
  });

  test('copies are numbered player by player, then row, centre deck, banished, then the filler', () => {
    const view = start(
      two(
        { hand: ['crystal'], deck: ['crystal'] },
        { champions: [], hand: ['crystal'] },
        { row: ['crystal'], center: ['crystal'], banished: ['crystal'] },
      ),
    ).view();
    expect(view.players[0]!.hand).toEqual(['crystal']);
    expect(view.players[0]!.deck.slice(0, 2)).toEqual(['crystal#2', 'crystal#7']);
    expect(view.players[1]!.hand).toEqual(['crystal#3']);
    expect([view.row, view.center, view.banished]).toEqual([['crystal#4'], ['crystal#5'], ['crystal#6']]);
  });

  test('cards that lie elsewhere are not in the centre deck', () => {
    const { center } = start(two({ hand: ['nil-assassin'] }, {}, { row: ['axia'] })).view();
    expect(center).toHaveLength(110);
    expect(center.filter((name) => name.startsWith('nil-assassin'))).toHaveLength(2);
    expect(center).not.toContain('axia');
  });

  test('a relic elsewhere leaves none to choose from', () => {
    const { players } = start(two({ hand: ['praetorian-01'] }, { relics: [] })).view();
    expect(players.map(({ relics }) => relics)).toEqual([[], []]);
  });

  test('any card may lie with any player, as often as a test wants', () => {
    const { players } = start(two({ hand: ['axia', 'axia', 'axia'] }, { relics: ['praetorian-01'] })).view();
    expect(players[0]!.hand).toEqual(['axia', 'axia#2', 'axia#3']);
    expect(players[1]!.relics).toEqual(['praetorian-01']);
  });
});

test.each<[string, ShardsSetup, string]>([
  [
    'a card that is none',
    two({ hand: ['nil-asassin'] }),
    'scenario.players[0].hand[0]: no card "nil-asassin"; nearest: nil-assassin',
  ],
  ['a field that is none', { row: [], rows: [] } as ShardsSetup, 'scenario: no field "rows"; nearest: row'],
  [
    'a champion that is none',
    two({ champions: ['crystal'] }),
    'scenario.players[0].champions[0]: no champion "crystal"',
  ],
  [
    'too many cards',
    two({ hand: Array<string>(65).fill('crystal') }),
    'scenario.players[0]: at most 64 cards, not 65',
  ],
  ['a row of seven', { row: Array<string>(7).fill('axia') }, 'scenario.row: expected at most 6, not 7'],
  ['one player', { players: [{}] }, 'scenario.variant: expected 2 to 4 players, not 1'],
  [
    'a team of three',
    { variant: 'team', players: [{}, {}, {}] },
    'scenario.variant: team is for 4 players, not 3',
  ],
  [
    'variants that clash',
    { variant: ['base', 'draft'] },
    'scenario.variant: base and draft do not go together: without the expansion there are no relics',
  ],
  ['a variant that is none', { variant: 'teem' }, 'scenario.variant: no variant "teem"; nearest: team'],
  [
    'gems of somebody else',
    two({}, { gems: 3 }),
    'scenario.players[1]: gems and power are for the active player, 0',
  ],
  [
    'a hand of the Nemesis',
    { variant: 'nemesis', players: [{}, { hand: ['crystal'] }] },
    'scenario.players[1].hand: the Nemesis has none',
  ],
  ['an active player who is not there', { active: 2 }, 'scenario.active: there are 2 players'],
  [
    'too much health',
    two({ health: 51 }),
    'scenario.players[0].health: expected a whole number from 0 to 50, not 51',
  ],
])('refuses %s', (_, setup, words) => {
  expect(() => start(setup)).toThrow(words);
});

describe('options', () => {
  test('carry card, price, seat and value', () => {
    const s = start(
      two({ gems: 5, power: 9, champions: ['axia'] }, { champions: ['evokatus'] }, { row: ['nil-assassin'] }),
    );
    expect(s.options().map(({ option: _, words: __, ...rest }) => rest)).toEqual([
      { kind: 'recruit', card: 'nil-assassin', value: 2 },
      { kind: 'fast-play', card: 'nil-assassin', value: 2 },
      { kind: 'exhaust', card: 'axia' },
      { kind: 'focus' },
      { kind: 'attack', card: 'evokatus', seat: 1 },
      { kind: 'end' },
    ]);
  });

  test('of equal cards a test may name any', () => {
    const s = start(two({ hand: ['crystal', 'crystal', 'crystal'] }));
    s.pick({ kind: 'play', card: 'crystal#2' });
    expect(s.card('crystal#2')).toEqual({ card: 'crystal#2', zone: 'played', seat: 0, fast: false });
    expect(s.card('crystal')).toEqual({ card: 'crystal', zone: 'hand', seat: 0 });
  });

  test('in words', () => {
    const s = start(
      two({ gems: 3, power: 4, hand: ['crystal'] }, { champions: ['systema-ai'] }, { row: ['data-heretic'] }),
    );
    expect(s.options().map(({ words }) => words)).toEqual([
      'plays Crystal',
      'recruits Data Heretic for 3 gems',
      'fast-plays Data Heretic for 3 gems',
      'focuses',
      "attacks B's Systema A.I. with 4 power",
      'ends the main phase',
    ]);
  });

  test('none or several are an error that lists them', () => {
    const s = start(two({ hand: ['crystal'] }));
    expect(() => s.pick({ kind: 'play', card: 'blaster' })).toThrow('no card in this scenario "blaster"');
    expect(() => s.pick({})).toThrow('2 options for {  }');
  });

  test('rolls have nothing to answer', () => {
    const s = start({ ...two({ power: 50 }), rolls: [1] });
    expect(() => s.pick({ kind: 'end' })).toThrow('rolls left over: 1');
  });
});

describe('edit', () => {
  test('numbers and cards', () => {
    const s = start(two({ hand: ['crystal'] }, {}, { center: ['evokatus', 'axia'], row: [] }));
    s.edit({
      players: [{ health: 3, mastery: 20, gems: 5, power: 9 }, {}],
      cards: { evokatus: { zone: 'champions', seat: 1, exhausted: true }, axia: { zone: 'row' } },
    });
    expect(s.view()).toMatchObject({
      players: [
        { health: 3, mastery: 20, gems: 5, power: 9 },
        { champions: [{ card: 'evokatus', exhausted: true }] },
      ],
      row: ['axia'],
    });
  });

  test('to the deck and the centre deck it goes on top', () => {
    const s = start(two({ hand: ['crystal', 'blaster'], deck: ['axia'] }, {}, { center: ['evokatus'] }));
    s.edit({ cards: { blaster: { zone: 'deck' }, 'crystal#1': { zone: 'center' } } });
    expect(s.view().players[0]!.deck.slice(0, 2)).toEqual(['blaster', 'axia']);
    expect(s.view().center).toEqual(['crystal', 'evokatus']);
  });

  test('a sixth and no seventh card of the row', () => {
    const s = start(two({ hand: ['crystal', 'blaster'] }, {}, { row: Array<string>(5).fill('axia') }));
    s.edit({ cards: { blaster: { zone: 'row' } } });
    expect(s.view().row).toHaveLength(6);
    expect(() => s.edit({ cards: { crystal: { zone: 'row' } } })).toThrow(
      'edit.cards.crystal: the row is full',
    );
  });

  test.each([
    [
      'an ally among champions',
      { cards: { crystal: { zone: 'champions' } } },
      'edit.cards.crystal: does not go to champions',
    ],
    [
      'marks out of play',
      { cards: { crystal: { exhausted: true } } },
      'is not where a card can be exhausted',
    ],
    ['no health', { players: [{ health: 0 }] }, 'a player without health is out'],
    [
      'a player who is not there',
      { players: [{}, {}, { health: 3 }] },
      'edit.players[2]: there are 2 players',
    ],
  ])('refuses %s', (_, edit, words) => {
    expect(() => start(two({ hand: ['crystal'] })).edit(edit)).toThrow(words);
  });
});

test('a whole turn of two players, from the setup on', () => {
  const s = start({ step: 'setup', seed: 5 });
  while (s.view().turn.turn < 3) {
    const [first] = offers(s);
    take(s, first!);
  }
  expect(s.decision()).toMatchObject({ seat: 0, kind: 'main' });
});
