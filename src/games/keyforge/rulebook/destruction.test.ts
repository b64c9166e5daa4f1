import { describe, expect, test } from 'vitest';
import { act, fight, line, offers, play, pools, reap, start, take, targets, zone } from '../testkit.js';

const wipe = (mine: object, theirs: object = {}) =>
  start({ house: 'dis', players: [{ hand: ['gateway-to-dis'], ...mine }, theirs] });

describe('glossary: Destroyed', () => {
  test('a destroyed card goes to its owner’s discard pile', () => {
    const s = wipe({ line: ['troll', { card: 'mother', owner: 1 }] }, { line: ['bumpsy'] });
    play(s, 'gateway-to-dis');
    expect(s.view().players.map(({ discard }) => [...discard].sort())).toEqual([
      ['gateway-to-dis', 'troll'],
      ['bumpsy', 'mother'],
    ]);
  });

  test('"Destroyed:" resolves before the card leaves play', () => {
    const s = wipe({}, { line: ['dextre'] });
    play(s, 'gateway-to-dis');
    expect(s.view().players[1].deck[0]).toBe('dextre');
  });

  test('several at once: all are tagged first, and the active player orders their abilities', () => {
    const s = wipe({ line: ['bad-penny'], amber: 1 }, { line: ['grenade-snib', 'duma-the-martyr'] });
    play(s, 'gateway-to-dis');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'order' });
    expect(offers(s)).toEqual(['order bad-penny', 'order grenade-snib', 'order duma-the-martyr']);
    s.pick({ kind: 'order', card: 'duma-the-martyr' });
    expect(line(s, 1)).toEqual(['grenade-snib', 'duma-the-martyr']);
    s.pick({ kind: 'order', card: 'grenade-snib' });
    expect(pools(s)).toEqual([0, 0]);
    expect([line(s, 0), line(s, 1)]).toEqual([[], []]);
  });

  test('healing does not save a creature that is tagged', () => {
    const s = start({
      house: 'shadows',
      players: [
        { hand: ['poison-wave'] },
        {
          line: [
            { card: 'duma-the-martyr', damage: 1 },
            { card: 'mother', damage: 3 },
            { card: 'troll', damage: 1 },
          ],
        },
      ],
    });
    play(s, 'poison-wave');
    expect(zone(s, 'mother')).toBe('discard');
    expect(s.card('troll')).toMatchObject({ zone: 'line', damage: 0 });
    expect(s.view().players[1].hand).toHaveLength(2);
  });

  test('a card moved elsewhere by such an ability was destroyed all the same', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['gateway-to-dis'], artifacts: ['soul-snatcher'] }, { line: ['bad-penny'] }],
    });
    play(s, 'gateway-to-dis');
    expect(zone(s, 'bad-penny')).toBe('hand');
    expect(pools(s)).toEqual([0, 1]);
  });

  test('what a "Destroyed:" ability destroys is tagged too and resolves its own in the same window', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['punch'], line: ['dust-imp', 'troll'] },
        { line: [{ card: 'bumpsy', damage: 3, upgrades: ['soulkeeper'] }] },
      ],
    });
    s.edit({ cards: { troll: { zone: 'hand' } } });
    play(s, 'punch', 'bumpsy');
    expect([zone(s, 'bumpsy'), zone(s, 'dust-imp'), zone(s, 'soulkeeper')]).toEqual([
      'discard',
      'discard',
      'discard',
    ]);
    expect(pools(s)).toEqual([3, 0]);
  });

  test('a tagged card cannot be tagged again: its abilities resolve once', () => {
    const s = wipe({ line: ['dust-imp'] }, { line: [{ card: 'bumpsy', upgrades: ['soulkeeper'] }] });
    play(s, 'gateway-to-dis');
    while (s.decision()?.kind === 'order') s.pick(s.options()[0]!.option);
    expect(pools(s)).toEqual([2, 0]);
  });

  test('the most powerful creature that is tagged already is still the one an ability finds', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['three-fates'], line: ['troll', 'dust-imp'] },
        { line: [{ card: 'bumpsy', upgrades: ['soulkeeper'] }, 'dodger'] },
      ],
    });
    play(s, 'three-fates');
    expect([zone(s, 'troll'), zone(s, 'bumpsy'), zone(s, 'dodger')]).toEqual([
      'discard',
      'discard',
      'discard',
    ]);
    expect(zone(s, 'dust-imp')).toBe('line');
  });

  test('only abilities that the card had when it was tagged resolve', () => {
    const s = wipe({}, { line: ['troll', 'archimedes', 'bumpsy', 'dodger'] });
    play(s, 'gateway-to-dis');
    while (s.decision()?.kind === 'order') s.pick(s.options()[0]!.option);
    expect(s.view().players[1].archives.sort()).toEqual(['bumpsy', 'troll']);
    expect(zone(s, 'dodger')).toBe('discard');
  });

  test('two abilities of one creature are ordered too, and a card that has gone keeps its other one', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['lava-ball'] },
        { line: ['troll', { card: 'dust-imp', upgrades: ['phoenix-heart'] }, 'bumpsy'] },
      ],
    });
    play(s, 'lava-ball', 'dust-imp');
    expect(offers(s)).toEqual(['order dust-imp', 'order dust-imp']);
    s.pick({ kind: 'order', card: 'phoenix-heart' });
    expect(pools(s)).toEqual([0, 2]);
    expect(zone(s, 'dust-imp')).toBe('hand');
    expect(s.card('troll').damage).toBe(5);
    expect(zone(s, 'bumpsy')).toBe('discard');
  });

  test('a creature destroyed by damage in a fight is tagged with its foe', () => {
    const s = start({ house: 'dis', players: [{ line: ['dust-imp'] }, { line: ['grenade-snib'] }] });
    s.edit({ players: [{ amber: 3 }, {}] });
    fight(s, 'dust-imp');
    s.pick({ kind: 'order', card: 'grenade-snib' });
    expect(pools(s)).toEqual([3, 0]);
    expect([line(s, 0), line(s, 1)]).toEqual([[], []]);
  });
});

describe('a card that a "Destroyed:" ability brings into play', () => {
  test('it was not tagged and stays', () => {
    const s = start({
      house: 'dis',
      players: [
        {
          hand: ['gateway-to-dis'],
          line: [{ card: 'jargogle', under: [{ card: 'urchin', faceDown: true }] }, 'troll'],
        },
        { amber: 2 },
      ],
    });
    play(s, 'gateway-to-dis').pick({ kind: 'flank', value: 'right' });
    expect(line(s, 0)).toEqual(['urchin']);
    expect(pools(s)).toEqual([1, 1]);
  });
});

describe('glossary: Destroyed, a card that leaves play or is saved before the others leave', () => {
  test('that comes back is a new card and stays, and was destroyed all the same', () => {
    const jargogle = { card: 'jargogle', under: [{ card: 'wild-wormhole', faceDown: true }] };
    const s = wipe({ line: [jargogle, 'dextre', 'troll'] }, { amber: 3, artifacts: ['soul-snatcher'] });
    take(s, 'play gateway-to-dis', 'order dextre', 'flank left');
    expect(line(s, 0)).toEqual(['dextre']);
    expect(s.card('dextre')).toMatchObject({ amber: 1, exhausted: true });
    expect(pools(s)).toEqual([4, 2]);
  });

  test('an "instead" comes too late for a card that has gone: it was destroyed', () => {
    const s = wipe(
      { line: [{ card: 'dextre', upgrades: ['armageddon-cloak'] }, 'troll'] },
      { artifacts: ['soul-snatcher'] },
    );
    play(s, 'gateway-to-dis').pick(s.options()[0]!.option);
    expect(s.view().players[0].deck[0]).toBe('dextre');
    expect(pools(s)).toEqual([2, 0]);
  });

  test('of a card that was saved nothing more is to be put in order', () => {
    const s = wipe({ line: [{ card: 'bad-penny', upgrades: ['armageddon-cloak'] }, 'dextre'] });
    play(s, 'gateway-to-dis').pick(s.options()[1]!.option);
    expect(s.decision()?.kind).toBe('main');
    expect([zone(s, 'bad-penny'), zone(s, 'dextre')]).toEqual(['line', 'deck']);
  });
});

describe('glossary: Destroyed, the order of the discard piles', () => {
  const board = { line: ['troll', 'bumpsy', 'bumpsy', 'mother'] };

  test('the active player chooses it where a card of the two decks looks at the top of a pile', () => {
    const s = wipe({ ...board, deck: ['zyx-researcher'] }, { line: ['dust-imp', 'urchin'] });
    play(s, 'gateway-to-dis');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'target' });
    expect(targets(s)).toEqual(['troll', 'bumpsy', 'bumpsy#2', 'mother']);
    take(s, 'target mother', 'target bumpsy', 'target troll');
    expect(targets(s)).toEqual(['dust-imp', 'urchin']);
    expect(s.options()[0]!.words).toBe('puts Dust Imp on the discard pile next');
    take(s, 'target urchin');
    expect(s.decision()).toMatchObject({ kind: 'main' });
    expect(s.view().players.map(({ discard }) => discard)).toEqual([
      ['gateway-to-dis', 'bumpsy#2', 'troll', 'bumpsy', 'mother'],
      ['dust-imp', 'urchin'],
    ]);
  });

  test('an upgrade goes with its creature and may lie above or below it', () => {
    const armed = { card: 'troll', upgrades: ['blood-of-titans'] };
    const s = wipe({ line: [armed], deck: ['zyx-researcher'] });
    play(s, 'gateway-to-dis');
    expect(targets(s).toSorted()).toEqual(['blood-of-titans', 'troll']);
    take(s, 'target troll');
    expect(s.decision()).toMatchObject({ kind: 'main' });
    expect(s.view().players[0].discard).toEqual(['gateway-to-dis', 'blood-of-titans', 'troll']);
  });

  test('copies of one card need no order', () => {
    const s = wipe({ line: ['bumpsy', 'bumpsy', 'bumpsy'], deck: ['zyx-researcher'] });
    play(s, 'gateway-to-dis');
    expect(s.decision()).toMatchObject({ kind: 'main' });
  });

  test('it is not asked for in other games', () => {
    const s = wipe(board);
    play(s, 'gateway-to-dis');
    expect(s.decision()).toMatchObject({ kind: 'main' });
  });
});

describe('glossary: Replacement effects, within a "Destroyed:" ability', () => {
  test.each([
    { upgrades: ['armageddon-cloak'], where: 'line', gained: 2 },
    { upgrades: [], where: 'discard', gained: 3 },
  ])('it counts what is really destroyed: with $upgrades $gained æmber', ({ upgrades, where, gained }) => {
    const under = [{ card: 'martyr-s-end', faceDown: true }];
    const s = start({
      house: 'logos',
      players: [
        { line: [{ card: 'jargogle', under }, { card: 'mother', upgrades }, 'bumpsy'] },
        { line: ['dust-imp', 'troll'] },
      ],
    });
    fight(s, 'jargogle', 'troll');
    take(s, 'target mother', 'target bumpsy');
    expect([zone(s, 'mother'), zone(s, 'bumpsy')]).toEqual([where, 'discard']);
    expect(pools(s)).toEqual([gained, 0]);
    expect(s.decision()).toMatchObject({ kind: 'main' });
  });
});

describe('timing chart: after a creature is destroyed', () => {
  test('such abilities come when the cards have left, for each of them', () => {
    const s = wipe({ artifacts: ['soul-snatcher'], line: ['troll'] }, { line: ['bumpsy', 'dodger'] });
    play(s, 'gateway-to-dis');
    expect(pools(s)).toEqual([1, 2]);
  });

  test('their source must still be in play then', () => {
    const s = wipe({ line: ['tolas'] }, { line: ['bumpsy'] });
    play(s, 'gateway-to-dis');
    expect(pools(s)).toEqual([0, 0]);
  });

  test('they come before the rest of the effect that destroyed', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['champion-s-challenge'], line: ['tolas', 'troll'] }, { line: ['bumpsy', 'mother'] }],
    });
    play(s, 'champion-s-challenge');
    expect(s.decision()).toMatchObject({ kind: 'target', source: 'champion-s-challenge' });
    s.pick({ card: 'bumpsy' });
    expect(zone(s, 'mother')).toBe('discard');
    expect(pools(s)[0]).toBe(1);
  });

  test('effects of the turn see all that are destroyed', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['loot-the-bodies', { card: 'gateway-to-dis', house: 'brobnar' }], line: ['troll'] },
        { line: ['bumpsy', 'dodger'] },
      ],
    });
    play(s, 'loot-the-bodies');
    play(s, 'gateway-to-dis');
    expect(pools(s)).toEqual([2, 0]);
  });
});

describe('glossary: Replacement effects', () => {
  test('000’s example: a board wipe, and Reassembling Automaton has another creature, if tagged, in play', () => {
    const s = wipe({}, { line: ['troll', { card: 'reassembling-automaton', damage: 1 }, 'bumpsy'] });
    play(s, 'gateway-to-dis');
    s.pick({ value: 'left' });
    expect(line(s, 1)).toEqual(['reassembling-automaton']);
    expect(s.card('reassembling-automaton')).toMatchObject({ damage: 0, exhausted: true });
    expect([zone(s, 'troll'), zone(s, 'bumpsy')]).toEqual(['discard', 'discard']);
  });

  test('alone it is destroyed', () => {
    const s = wipe({}, { line: ['reassembling-automaton'] });
    play(s, 'gateway-to-dis');
    expect(zone(s, 'reassembling-automaton')).toBe('discard');
  });

  test('it is healed, exhausted and moved to a flank', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['hand-of-dis'] }, { line: ['troll', 'reassembling-automaton', 'bumpsy'] }],
    });
    play(s, 'hand-of-dis');
    expect(offers(s)).toEqual(['flank left', 'flank right']);
    s.pick({ value: 'right' });
    expect(line(s, 1)).toEqual(['troll', 'bumpsy', 'reassembling-automaton']);
  });

  test('a destruction that is replaced is none: nothing was destroyed', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['hand-of-dis'], artifacts: ['soul-snatcher'] },
        { line: ['troll', { card: 'mother', damage: 2, upgrades: ['armageddon-cloak'] }, 'bumpsy'] },
      ],
    });
    play(s, 'hand-of-dis');
    expect(s.card('mother')).toMatchObject({ zone: 'line', damage: 0, upgrades: [] });
    expect(zone(s, 'armageddon-cloak')).toBe('discard');
    expect(pools(s)).toEqual([0, 0]);
  });

  test('"for each destroyed this way" does not count it', () => {
    const s = start({
      house: 'sanctum',
      players: [
        { hand: ['martyr-s-end'], line: [{ card: 'troll', upgrades: ['armageddon-cloak'] }, 'bumpsy'] },
      ],
    });
    take(s, 'play martyr-s-end', 'target troll', 'target bumpsy');
    expect(zone(s, 'troll')).toBe('line');
    expect(pools(s)).toEqual([2, 0]);
  });

  test('an attacker saved so has survived the fight: its "Fight:" resolves', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: [{ card: 'headhunter', upgrades: ['armageddon-cloak'] }] }, { line: ['troll'] }],
    });
    fight(s, 'headhunter');
    expect(s.card('headhunter')).toMatchObject({ zone: 'line', damage: 0 });
    expect(pools(s)).toEqual([1, 0]);
  });

  test('it lasts while "Destroyed:" abilities resolve: another destruction among them is replaced, too', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['gateway-to-dis'] },
        {
          line: [
            { card: 'dust-imp', upgrades: ['armageddon-cloak'] },
            { card: 'krump', upgrades: ['phoenix-heart'] },
          ],
        },
      ],
    });
    take(s, 'play gateway-to-dis', 'order dust-imp', 'order armageddon-cloak');
    expect(s.card('dust-imp')).toMatchObject({ zone: 'line', damage: 0 });
    expect([zone(s, 'armageddon-cloak'), zone(s, 'krump')]).toEqual(['discard', 'hand']);
    expect(pools(s)).toEqual([0, 2]);
  });

  test('a foe saved so was not destroyed fighting', () => {
    const s = start({
      house: 'dis',
      players: [
        { line: [{ card: 'stealer-of-souls', power: 20 }] },
        { line: [{ card: 'mother', upgrades: ['armageddon-cloak'] }] },
      ],
    });
    fight(s, 'stealer-of-souls');
    expect(zone(s, 'mother')).toBe('line');
    expect(pools(s)).toEqual([0, 0]);
  });

  test('of two that could replace the same thing the active player picks one', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: ['troll'] }, { line: ['ether-spider', 'ether-spider'] }],
    });
    reap(s, 'troll');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'order' });
    s.pick({ kind: 'order', card: 'ether-spider#2' });
    expect([s.card('ether-spider').amber, s.card('ether-spider#2').amber]).toEqual([0, 1]);
  });

  test('it can be destroyed again later in the turn', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['hand-of-dis', 'hand-of-dis'] },
        { line: ['troll', { card: 'mother', upgrades: ['armageddon-cloak'] }, 'bumpsy'] },
      ],
    });
    play(s, 'hand-of-dis#1');
    play(s, 'hand-of-dis#2');
    expect(zone(s, 'mother')).toBe('discard');
  });

  test('a replaced gain does not happen: the opponent’s æmber lands on Ether Spider', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: ['troll'] }, { line: ['ether-spider'] }],
    });
    reap(s, 'troll');
    expect(pools(s)).toEqual([0, 0]);
    expect(s.card('ether-spider').amber).toBe(1);
  });

  test('stolen æmber that would come to a pool is replaced too', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['urchin'] }, { amber: 3, line: ['ether-spider'] }],
    });
    play(s, 'urchin');
    expect(pools(s)).toEqual([0, 2]);
    expect(s.card('ether-spider').amber).toBe(1);
  });

  test('a gain replaced by a theft from an empty pool is nothing', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['dimension-door'], line: ['mother', 'doc-bookton'] }, { amber: 1 }],
    });
    play(s, 'dimension-door');
    reap(s, 'mother');
    expect(pools(s)).toEqual([1, 0]);
    reap(s, 'doc-bookton');
    expect(pools(s)).toEqual([1, 0]);
  });

  test.each([
    ['first part', 1, 12, 0],
    ['replacement', 0, 8, 0],
  ])(
    '000’s example of an "instead" within one effect: with its condition the %s holds',
    (_part, theirs, mine, left) => {
      const s = start({
        house: 'shadows',
        players: [{ amber: mine, hand: ['key-of-darkness'] }, { amber: theirs }],
      });
      play(s, 'key-of-darkness');
      expect(s.view().players[0]).toMatchObject({ amber: left, keys: ['red'] });
    },
  );

  test('a step may be replaced: purged instead of discarded', () => {
    const s = wipe({ artifacts: ['annihilation-ritual'] }, { line: ['troll', 'bad-penny'] });
    play(s, 'gateway-to-dis');
    expect(zone(s, 'troll')).toBe('purged');
    expect(zone(s, 'bad-penny')).toBe('hand');
  });
});

describe('glossary: Sacrifice', () => {
  test('a sacrificed card is destroyed: its "Destroyed:" resolves', () => {
    const s = start({
      house: 'mars',
      players: [{ line: [{ card: 'chuff-ape', damage: 5 }, 'dust-imp'] }, { line: [] }],
    });
    take(s, 'reap chuff-ape', 'yes');
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(s.card('chuff-ape').damage).toBe(0);
    expect(pools(s)).toEqual([3, 0]);
  });

  test('only a card that the player controls can be sacrificed', () => {
    const s = start({
      house: 'shadows',
      players: [
        { hand: ['pawn-sacrifice'], line: ['troll', { card: 'mother', owner: 1 }] },
        { line: ['bumpsy', { card: 'dodger', owner: 0 }] },
      ],
    });
    play(s, 'pawn-sacrifice');
    expect(targets(s)).toEqual(['troll', 'mother']);
  });

  test('a warded creature is not sacrificed: the ward goes, and "if you do" fails', () => {
    const s = start({
      house: 'shadows',
      players: [
        { hand: ['pawn-sacrifice'], line: [{ card: 'troll', ward: true }] },
        { line: ['mother', 'bumpsy'] },
      ],
    });
    play(s, 'pawn-sacrifice');
    expect(s.card('troll')).toMatchObject({ zone: 'line', ward: false });
    expect(s.decision()?.kind).toBe('main');
    expect(s.card('mother').damage).toBe(0);
  });

  test('without one nothing follows from "if you do"', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['pawn-sacrifice'] }, { line: ['dust-imp'] }] });
    play(s, 'pawn-sacrifice');
    expect(s.card('dust-imp')).toMatchObject({ zone: 'line', damage: 0 });
  });
});

describe('glossary: Most powerful and Least powerful', () => {
  test('000’s example: Three Fates with powers 8, 7, 5 and 5', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['three-fates'], line: ['troll', 'bumpsy'] }, { line: ['earthshaker', 'mother'] }],
    });
    play(s, 'three-fates');
    expect(targets(s)).toEqual(['bumpsy', 'mother']);
    s.pick({ card: 'mother' });
    expect([line(s, 0), line(s, 1)]).toEqual([['bumpsy'], []]);
  });

  test('without a tie nothing is asked', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['three-fates'], line: ['troll', 'dust-imp'] }, { line: ['earthshaker', 'mother'] }],
    });
    play(s, 'three-fates');
    expect([line(s, 0), line(s, 1)]).toEqual([['dust-imp'], []]);
  });

  test('a tie for the first place leaves the choice of one', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { line: [{ card: 'dust-imp', upgrades: ['soulkeeper'] }] },
        { line: ['bumpsy', 'mother', 'dodger', 'halacor'] },
      ],
      active: 1,
    });
    s.edit({ house: 'brobnar' });
    fight(s, 'bumpsy');
    s.pick({ kind: 'order', card: 'soulkeeper' });
    expect(targets(s)).toEqual(['bumpsy', 'mother', 'dodger']);
  });

  test('with fewer creatures than asked for all of them are in the group', () => {
    const s = start({ house: 'dis', players: [{ hand: ['three-fates'] }, { line: ['troll', 'dust-imp'] }] });
    play(s, 'three-fates');
    expect(line(s, 1)).toEqual([]);
  });

  test('power is what it is now, with its counters and bonuses', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['three-fates'], line: [{ card: 'dust-imp', power: 9 }] },
        { line: ['troll', 'mother', 'halacor'] },
      ],
    });
    play(s, 'three-fates');
    expect([line(s, 0), line(s, 1)]).toEqual([[], ['halacor']]);
  });

  test('least powerful: of several the player takes one', () => {
    const s = start({
      house: 'sanctum',
      players: [{ line: ['horseman-of-famine', 'dust-imp'] }, { line: ['batdrone', 'troll'] }],
    });
    reap(s, 'horseman-of-famine');
    expect(targets(s)).toEqual(['dust-imp', 'batdrone']);
    s.pick({ card: 'batdrone' });
    expect(line(s, 1)).toEqual(['troll']);
  });

  test('"each except the most powerful": of equals one remains', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['champion-s-challenge'], line: ['troll'] },
        { line: ['bumpsy', 'mother', 'dust-imp'] },
      ],
    });
    play(s, 'champion-s-challenge', 'mother');
    expect(zone(s, 'bumpsy')).toBe('discard');
  });
});

describe('a repeated destruction', () => {
  test('a card destroyed by damage of an effect counts as destroyed by that damage', () => {
    const s = start({
      house: 'shadows',
      players: [{ artifacts: ['seeker-needle'] }, { line: ['urchin', 'troll'] }],
    });
    act(s, 'seeker-needle').pick({ card: 'urchin' });
    expect(pools(s)).toEqual([1, 0]);
  });
});
