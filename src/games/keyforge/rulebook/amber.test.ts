import { describe, expect, test } from 'vitest';
import {
  act,
  endTurn,
  fight,
  line,
  offers,
  omni,
  play,
  playRight,
  pools,
  reap,
  start,
  take,
  targets,
  zone,
} from '../testkit.js';

describe('glossary: Æmber', () => {
  test('only the æmber in the pool is yours: what lies on cards does not count', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['the-terror'] }, { amber: 0, line: [{ card: 'troll', amber: 3 }] }],
    });
    play(s, 'the-terror');
    expect(pools(s)).toEqual([2, 0]);
  });

  test('gained æmber goes to the pool', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['headhunter'] }, { line: ['dust-imp'] }] });
    fight(s, 'headhunter');
    expect(pools(s)[0]).toBe(1);
  });

  test('lost æmber goes to the supply, as much as there is', () => {
    const s = start({ house: 'brobnar', players: [{ artifacts: ['screechbomb'] }, { amber: 1 }] });
    omni(s, 'screechbomb');
    expect(pools(s)).toEqual([0, 0]);
  });
});

describe('glossary: Capture', () => {
  test('it goes from the opponent’s pool onto the capturing creature', () => {
    const s = start({ house: 'sanctum', players: [{ line: ['sequis'] }, { amber: 3 }] });
    reap(s, 'sequis');
    expect(s.card('sequis').amber).toBe(1);
    expect(pools(s)).toEqual([1, 2]);
  });

  test('not more than the opponent has', () => {
    const s = start({ house: 'dis', players: [{ hand: ['charette'] }, { amber: 2 }] });
    play(s, 'charette');
    expect(s.card('charette').amber).toBe(2);
    expect(pools(s)).toEqual([0, 0]);
  });

  test('captured æmber can’t be spent', () => {
    const s = start({ step: 'forge', players: [{ amber: 5, line: [{ card: 'sequis', amber: 3 }] }] });
    expect(s.view().players[0].keys).toEqual([]);
  });

  test('when the creature leaves play it goes to the opponent of its controller', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['gateway-to-dis'], line: [{ card: 'sequis', amber: 2 }] },
        { line: [{ card: 'troll', amber: 1 }] },
      ],
    });
    play(s, 'gateway-to-dis');
    expect(pools(s)).toEqual([1, 2]);
  });

  test('the opponent of its controller, not of its owner', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['hysteria'], line: [{ card: 'sequis', owner: 1, amber: 2 }] }],
    });
    play(s, 'hysteria');
    expect(pools(s)).toEqual([0, 2]);
    expect(s.view().players[1].hand).toEqual(['sequis']);
  });

  test('an ability may put it on another creature', () => {
    const s = start({
      house: 'staralliance',
      players: [{ line: ['first-officer-frane', 'troll'] }, { amber: 2 }],
    });
    reap(s, 'first-officer-frane');
    expect(targets(s)).toEqual(['first-officer-frane', 'troll']);
    s.pick({ card: 'troll' });
    expect(s.card('troll').amber).toBe(1);
  });

  test('"from its own side": an enemy creature takes it from its controller’s pool', () => {
    const s = start({ house: 'mars', players: [{ line: ['mindwarper'] }, { amber: 2, line: ['troll'] }] });
    act(s, 'mindwarper');
    expect(s.card('troll').amber).toBe(1);
    expect(pools(s)).toEqual([0, 1]);
  });

  test('when the pool is too small for all, the active player says who captures', () => {
    const s = start({
      house: 'sanctum',
      players: [{ hand: ['honorable-claim'], line: ['sequis', 'raiding-knight'] }, { amber: 1 }],
    });
    play(s, 'honorable-claim', 'raiding-knight');
    expect([s.card('sequis').amber, s.card('raiding-knight').amber]).toEqual([0, 1]);
  });
});

describe('glossary: Exalt', () => {
  test('1 æmber of the supply is put on the creature', () => {
    const s = start({ house: 'saurian', players: [{ line: ['questor-jarta'] }, { amber: 3 }] });
    take(s, 'reap questor-jarta', 'yes');
    expect(s.card('questor-jarta').amber).toBe(1);
    expect(pools(s)).toEqual([2, 3]);
  });

  test('twice means 2', () => {
    const s = start({ house: 'saurian', players: [{ hand: ['grimlocus-dux'] }, { amber: 3 }] });
    play(s, 'grimlocus-dux');
    expect(s.card('grimlocus-dux').amber).toBe(2);
    expect(pools(s)).toEqual([0, 3]);
  });

  test('it goes to the opponent when the creature leaves play', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['gateway-to-dis'], line: [{ card: 'grimlocus-dux', amber: 2 }] }],
    });
    play(s, 'gateway-to-dis');
    expect(pools(s)).toEqual([0, 2]);
  });
});

describe('glossary: Steal', () => {
  test('it goes from the opponent’s pool to that of the player', () => {
    const s = start({ house: 'shadows', players: [{ amber: 1, hand: ['urchin'] }, { amber: 3 }] });
    play(s, 'urchin');
    expect(pools(s)).toEqual([2, 2]);
  });

  test('not more than there is', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['swindle'] }, { amber: 2 }] });
    play(s, 'swindle');
    expect(pools(s)).toEqual([2, 0]);
  });

  test('from an empty pool nothing is stolen, and "if you do" fails', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['nerve-blast'] }, { line: ['dust-imp'] }] });
    play(s, 'nerve-blast');
    expect(zone(s, 'dust-imp')).toBe('line');
    expect(pools(s)).toEqual([0, 0]);
  });

  test('æmber on cards can’t be stolen', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['urchin'] }, { line: [{ card: 'troll', amber: 3 }] }],
    });
    play(s, 'urchin');
    expect(pools(s)).toEqual([0, 0]);
    expect(s.card('troll').amber).toBe(3);
  });

  test('an ability may forbid it', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['urchin'] }, { amber: 3, line: ['the-vaultkeeper'] }],
    });
    play(s, 'urchin');
    expect(pools(s)).toEqual([0, 3]);
  });
});

describe('glossary: Return', () => {
  test('returned æmber goes to the pool of the player it was taken from', () => {
    const s = start({
      house: 'untamed',
      players: [{ hand: ['word-of-returning'] }, { line: [{ card: 'troll', amber: 2 }, 'mother'] }],
    });
    play(s, 'word-of-returning');
    expect(pools(s)).toEqual([3, 0]);
    expect(s.card('troll')).toMatchObject({ amber: 0, damage: 2 });
    expect(s.card('mother').damage).toBe(0);
  });
});

describe('glossary: Pay', () => {
  test('paid æmber goes from the player’s pool to the opponent’s', () => {
    const s = start({
      house: 'brobnar',
      players: [{ amber: 2, artifacts: ['cannon'] }, { line: ['tentacus'] }],
    });
    act(s, 'cannon');
    expect(pools(s)).toEqual([1, 1]);
  });

  test('who cannot pay cannot do it', () => {
    const s = start({
      house: 'brobnar',
      players: [{ artifacts: ['cannon'] }, { line: ['tentacus'] }],
    });
    expect(offers(s)).toEqual(['end']);
  });

  test('every such card must be paid', () => {
    const s = start({
      house: 'brobnar',
      players: [{ amber: 3, hand: ['cannon'] }, { artifacts: ['customs-office', 'customs-office'] }],
    });
    play(s, 'cannon');
    expect(pools(s)).toEqual([1, 2]);
    const poor = start({
      house: 'brobnar',
      players: [{ amber: 1, hand: ['cannon'] }, { artifacts: ['customs-office', 'customs-office'] }],
    });
    expect(offers(poor)).toEqual(['discard cannon', 'end']);
  });
});

describe('glossary: Move', () => {
  test('moved æmber is neither lost nor captured: from the pool to a card', () => {
    const s = start({ house: 'shadows', players: [{ amber: 2, artifacts: ['safe-place'] }] });
    act(s, 'safe-place');
    expect(s.card('safe-place').amber).toBe(1);
    expect(pools(s)).toEqual([1, 0]);
  });

  test('from an empty pool nothing moves', () => {
    const s = start({ house: 'shadows', players: [{ artifacts: ['safe-place'] }] });
    act(s, 'safe-place');
    expect(s.card('safe-place').amber).toBe(0);
  });

  test('from a card to the pool', () => {
    const s = start({
      house: 'shadows',
      players: [
        {
          line: [
            { card: 'selwyn-the-fence', amber: 1 },
            { card: 'troll', amber: 2 },
          ],
          artifacts: [{ card: 'safe-place', amber: 1 }],
        },
      ],
    });
    reap(s, 'selwyn-the-fence');
    expect(targets(s)).toEqual(['selwyn-the-fence', 'troll', 'safe-place']);
    s.pick({ card: 'troll' });
    expect(s.card('troll').amber).toBe(1);
    expect(pools(s)).toEqual([2, 0]);
  });

  test('moved away when destroyed, it does not go to the opponent', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['gateway-to-dis'], line: [{ card: 'troll', amber: 2, upgrades: ['imperial-scutum'] }] },
      ],
    });
    play(s, 'gateway-to-dis');
    expect(pools(s)).toEqual([0, 0]);
  });

  test('a moved creature stays under its controller’s control', () => {
    const s = start({
      house: 'mars',
      players: [{ hand: ['tyxl-beambuckler'] }, { line: ['troll', 'mother', 'bumpsy'] }],
    });
    playRight(s, 'tyxl-beambuckler', 'mother').pick({ value: 'left' });
    expect(line(s, 1)).toEqual(['mother', 'troll', 'bumpsy']);
    expect(s.card('mother')).toMatchObject({ controller: 1, damage: 2 });
  });
});

describe('glossary: Leaves play: æmber on cards', () => {
  test('from a card that is no creature it goes to the supply', () => {
    const s = start({
      house: 'sanctum',
      players: [{ hand: ['oath-of-poverty'], artifacts: [{ card: 'safe-place', amber: 3 }] }],
    });
    play(s, 'oath-of-poverty');
    expect(pools(s)).toEqual([3, 0]);
  });

  test('from an upgrade too', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['fear'] },
        { line: [{ card: 'troll', amber: 1, upgrades: [{ card: 'duskrunner', amber: 2 }] }] },
      ],
    });
    play(s, 'fear');
    expect(pools(s)).toEqual([1, 0]);
  });

  test('æmber placed on an enemy creature comes back when it leaves', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['blood-money', 'punch', 'punch'] }, { line: ['mother'] }],
    });
    play(s, 'blood-money');
    expect(s.card('mother').amber).toBe(2);
    play(s, 'punch#1');
    play(s, 'punch#2');
    expect(pools(s)).toEqual([4, 0]);
    endTurn(s);
    expect(zone(s, 'mother')).toBe('discard');
  });
});
