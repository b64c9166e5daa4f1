import { describe, expect, test } from 'vitest';
import type { PlayerSetup } from '../scenario/input.js';
import { endTurn, offers, omni, play, playRight, pools, start, take, zone } from '../testkit.js';

describe('the goal, and glossary: Keys', () => {
  test('the third key wins at once', () => {
    const s = start({ step: 'forge', players: [{ amber: 6, keys: ['red', 'yellow'] }] });
    expect(s.view().turn.winner).toBe(0);
    expect(s.decision()).toBeNull();
  });

  test('nothing that would follow the forging happens any more', () => {
    const s = start({
      step: 'forge',
      players: [{ amber: 6, keys: ['red', 'yellow'], line: ['bilgum-avalanche'] }, { line: ['dust-imp'] }],
    });
    expect(s.view().turn.winner).toBe(0);
    expect(zone(s, 'dust-imp')).toBe('line');
  });

  test('also in the middle of a turn', () => {
    const s = start({
      house: 'untamed',
      players: [{ amber: 7, keys: ['red', 'blue'], hand: ['key-charge'] }],
    });
    play(s, 'key-charge').pick({ kind: 'yes' });
    expect(s.view().turn.winner).toBe(0);
    expect(s.options()).toEqual([]);
  });

  test('each player has a red, a yellow and a blue key', () => {
    const s = start({ step: 'forge', players: [{ amber: 6 }] });
    expect(s.view().players[0].keys).toHaveLength(1);
    endTurn(s.pick(s.options()[0]!.option));
    expect(s.view().players[1].keys).toEqual([]);
  });

  test('the player chooses the colour when a card cares for it', () => {
    const s = start({ step: 'forge', players: [{ amber: 6, line: ['the-red-baron'] }] });
    expect(offers(s)).toEqual(['key red', 'key yellow', 'key blue']);
    s.pick({ kind: 'key', value: 'red' });
    expect(s.view().players[0].keys).toEqual(['red']);
  });

  test('abilities may depend on the colour', () => {
    const baron = (mine: string[], theirs: string[]) =>
      start({
        house: 'brobnar',
        players: [
          { line: ['the-red-baron'], keys: mine },
          { amber: 2, keys: theirs },
        ],
      });
    expect(pools(take(baron(['red'], []), 'reap the-red-baron'))).toEqual([2, 1]);
    expect(pools(take(baron(['blue'], []), 'reap the-red-baron'))).toEqual([1, 2]);
    expect(baron([], ['red']).card('the-red-baron').keywords).toEqual(['elusive']);
    expect(baron([], ['blue']).card('the-red-baron').keywords).toEqual([]);
  });
});

describe('glossary: Current cost', () => {
  const cost = (mine: PlayerSetup, theirs: PlayerSetup = {}) =>
    start({ players: [mine, theirs] }).view().players[0].keyCost;

  test.each([
    ['the base is 6', {}, {}, 6],
    ['raised', {}, { line: ['murmook'] }, 7],
    ['lowered', { line: ['titan-mechanic'] }, {}, 5],
    ['both', { line: ['titan-mechanic'] }, { line: ['murmook', 'murmook'] }, 7],
    ['by an upgrade', { line: ['troll'] }, { line: [{ card: 'mother', upgrades: ['jammer-pack'] }] }, 8],
    [
      'by how many there are',
      {},
      {
        line: [
          { card: 'troll', damage: 1 },
          { card: 'bumpsy', damage: 1 },
        ],
        artifacts: ['iron-obelisk'],
      },
      8,
    ],
  ] as [string, PlayerSetup, PlayerSetup, number][])('%s', (_what, mine, theirs, expected) => {
    expect(cost(mine, theirs)).toBe(expected);
  });

  test('the cost is that of the moment of forging', () => {
    const s = start({
      house: 'untamed',
      players: [{ amber: 7, hand: ['key-charge'] }, { line: ['murmook'] }],
    });
    play(s, 'key-charge');
    expect(s.decision()?.kind).toBe('main');
    expect(s.view().players[0]).toMatchObject({ amber: 6, keys: [] });
  });

  test('"at current cost" is optional where it says "may"', () => {
    const s = start({ house: 'untamed', players: [{ amber: 8, hand: ['chota-hazri'] }] });
    play(s, 'chota-hazri').pick({ kind: 'no' });
    expect(s.view().players[0]).toMatchObject({ amber: 7, keys: [] });
  });

  test('an addition to the current cost', () => {
    const setup = (amber: number) =>
      start({ house: 'shadows', players: [{ amber, hand: ['key-of-darkness'] }, { amber: 1 }] });
    expect(play(setup(12), 'key-of-darkness').view().players[0]).toMatchObject({ amber: 0, keys: ['red'] });
    expect(play(setup(11), 'key-of-darkness').view().players[0]).toMatchObject({ amber: 11, keys: [] });
  });

  test('a reduced addition', () => {
    const s = start({
      house: 'mars',
      players: [{ amber: 11, hand: ['key-abduction', 'anger', 'anger', 'anger', 'anger', 'anger'] }],
    });
    play(s, 'key-abduction').pick({ kind: 'yes' });
    expect(s.view().players[0]).toMatchObject({ amber: 2, keys: ['red'] });
  });

  test('"at no cost" costs nothing', () => {
    const s = start({
      house: 'sanctum',
      players: [
        {
          hand: [
            'virtuous-works',
            'virtuous-works',
            'virtuous-works',
            'virtuous-works',
            'inspiration',
            'inspiration',
            'glorious-few',
          ],
          artifacts: ['epic-quest'],
        },
        { line: ['murmook'] },
      ],
    });
    for (const card of [
      'virtuous-works#1',
      'virtuous-works#2',
      'virtuous-works#3',
      'virtuous-works#4',
      'inspiration#1',
      'inspiration#2',
      'glorious-few',
    ]) {
      play(s, card);
    }
    const [before] = pools(s);
    omni(s, 'epic-quest');
    expect(s.view().players[0]).toMatchObject({ amber: before, keys: ['red'] });
    expect(zone(s, 'epic-quest')).toBe('discard');
  });

  test('a key may be forged in the step and another by an effect in the same turn', () => {
    const s = start({ step: 'forge', players: [{ amber: 13, hand: ['key-charge'] }] });
    take(s, 'house untamed', 'play key-charge', 'yes');
    expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red', 'yellow'] });
  });

  test('an ability may forbid a second key in a turn', () => {
    const s = start({
      step: 'forge',
      players: [{ amber: 20, hand: ['nightforge'], houses: ['shadows', 'dis', 'mars'] }],
    });
    take(s, 'house shadows', 'play nightforge');
    expect(s.view().players[0].keys).toEqual(['red']);
    expect(s.decision()?.kind).toBe('main');
  });
});

describe('spending æmber on cards', () => {
  test('the player says where it comes from', () => {
    const s = start({
      step: 'forge',
      players: [
        {
          amber: 5,
          artifacts: [
            { card: 'safe-place', amber: 2 },
            { card: 'pocket-universe', amber: 2 },
          ],
        },
      ],
    });
    expect(s.decision()?.kind).toBe('spend');
    expect(offers(s)).toEqual(['target safe-place', 'target pocket-universe']);
    s.pick({ card: 'pocket-universe' });
    expect(offers(s)).toEqual(['target safe-place', 'target pocket-universe', 'done']);
    s.pick({ kind: 'done' });
    expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] });
    expect([s.card('safe-place').amber, s.card('pocket-universe').amber]).toEqual([2, 1]);
  });

  test('when the pool is short, stopping is offered only once enough is paid', () => {
    const s = start({
      step: 'forge',
      players: [
        {
          amber: 3,
          artifacts: [
            { card: 'safe-place', amber: 3 },
            { card: 'pocket-universe', amber: 3 },
          ],
        },
      ],
    });
    expect(s.decision()?.kind).toBe('spend');
    while (s.decision()?.kind === 'spend') {
      const left = s.card('safe-place').amber! + s.card('pocket-universe').amber!;
      expect(offers(s).includes('done')).toBe(left <= 3);
      s.pick(s.options()[0]!.option);
    }
    expect(s.view().players[0].keys).toEqual(['red']);
  });

  test('what only one card can pay is not asked for', () => {
    const s = start({
      step: 'forge',
      players: [{ amber: 4, artifacts: [{ card: 'safe-place', amber: 3 }] }],
    });
    expect([s.card('safe-place').amber, offers(s)]).toEqual([1, ['target safe-place', 'done']]);
  });

  test('nothing is asked when all æmber is needed', () => {
    const s = start({
      step: 'forge',
      players: [
        {
          amber: 2,
          artifacts: [
            { card: 'safe-place', amber: 1 },
            { card: 'pocket-universe', amber: 3 },
          ],
        },
      ],
    });
    expect(s.decision()?.kind).toBe('house');
    expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] });
  });

  test('it pays also for a key that an effect forges', () => {
    const s = start({
      house: 'untamed',
      players: [{ amber: 1, hand: ['key-charge'], artifacts: [{ card: 'safe-place', amber: 6 }] }],
    });
    s.pick({ kind: 'play', card: 'key-charge' }).pick({ kind: 'yes' });
    expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] });
    expect(s.card('safe-place').amber).toBe(0);
  });

  test('only its controller may', () => {
    const s = start({
      step: 'forge',
      players: [{ amber: 4 }, { artifacts: [{ card: 'safe-place', amber: 2 }] }],
    });
    expect(s.view().players[0].keys).toEqual([]);
  });
});

describe('glossary: Unforge', () => {
  test('an unforged key does not count and must be forged again', () => {
    const s = start({
      step: 'forge',
      active: 1,
      players: [{ hand: ['key-hammer'] }, { amber: 6, keys: ['red'], houses: ['brobnar', 'dis', 'mars'] }],
    });
    expect(s.view().players[1].keys).toEqual(['red', 'yellow']);
    s.pick({ kind: 'house', value: 'brobnar' });
    endTurn(s, 'dis');
    play(s, 'key-hammer');
    expect(s.view().players[1]).toMatchObject({ keys: ['red'], amber: 6 });
    endTurn(s);
    expect(s.view().players[1]).toMatchObject({ keys: ['red', 'yellow'], amber: 0 });
    expect(s.view().turn.winner).toBeNull();
  });

  test('only a key forged on the previous turn', () => {
    const s = start({ house: 'dis', players: [{ hand: ['key-hammer'] }, { keys: ['red'] }] });
    play(s, 'key-hammer');
    expect(s.view().players[1].keys).toEqual(['red']);
  });
});

describe('æmber spent on keys', () => {
  test('it goes to the supply, unless a card takes it', () => {
    const s = start({ step: 'forge', players: [{ amber: 6 }, { artifacts: ['the-sting'] }] });
    expect(pools(s)).toEqual([0, 6]);
  });

  test('after a key is forged its owner may lose the rest', () => {
    const s = start({ house: 'logos', players: [{ hand: ['interdimensional-graft'] }, { amber: 9 }] });
    play(s, 'interdimensional-graft');
    endTurn(s);
    expect(pools(s)).toEqual([4, 0]);
  });

  test('a new artifact that skips the step skips it from the next turn on', () => {
    const s = start({ house: 'shadows', players: [{ amber: 6, hand: ['the-sting', 'dodger'] }] });
    play(s, 'the-sting');
    playRight(s, 'dodger');
    endTurn(s);
    s.pick(s.options()[0]!.option);
    endTurn(s);
    expect(s.view().players[0]).toMatchObject({ amber: 7, keys: [] });
  });
});
