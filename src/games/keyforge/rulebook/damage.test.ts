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
  zone,
} from '../testkit.js';

describe('damage, and glossary: Damage', () => {
  test('damage stays on a creature from turn to turn and does not lessen its power', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['punch'], line: ['troll'] }] });
    play(s, 'punch');
    expect(s.card('troll')).toMatchObject({ damage: 3, power: 8 });
    endTurn(s, 'brobnar');
    endTurn(s, 'brobnar');
    expect(s.card('troll').damage).toBe(3);
  });

  test.each([
    ['less than its power', 4, 'line'],
    ['its power', 5, 'discard'],
    ['more than its power', 7, 'discard'],
  ])('a creature of power 8 with 3 more than %i before: %s', (_what, before, expected) => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch'], line: [{ card: 'troll', damage: before as number }] }],
    });
    play(s, 'punch');
    expect(zone(s, 'troll')).toBe(expected);
  });

  test('damage of one source to several creatures is dealt at once', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['poison-wave'] }, { line: ['dust-imp', 'niffle-queen', 'niffle-ape'] }],
    });
    s.edit({ cards: { 'niffle-ape': { damage: 1 }, 'niffle-queen': { damage: 4 } } });
    play(s, 'poison-wave');
    expect(line(s, 1)).toEqual([]);
  });

  test('more than one source at a time: each is dealt in turn', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['twin-bolt-emission'] }, { line: ['dust-imp', 'troll', 'mother'] }],
    });
    play(s, 'twin-bolt-emission', 'dust-imp', 'mother');
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(s.card('mother').damage).toBe(2);
  });

  test('there is no limit to the number of tokens', () => {
    const s = start({
      house: 'brobnar',
      players: [{ amber: 300, line: [{ card: 'troll', power: 60, damage: 40 }] }],
    });
    expect(s.card('troll')).toMatchObject({ power: 68, damage: 40 });
    expect(pools(s)[0]).toBe(300);
  });

  test('damage that effects prevent is no damage: nothing follows from it', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['gongoozle'] }, { line: [{ card: 'dust-imp', ward: true }], hand: ['anger'] }],
    });
    play(s, 'gongoozle');
    expect(s.card('dust-imp')).toMatchObject({ damage: 0, ward: false });
    expect(s.view().players[1].discard).toEqual(['anger']);
  });
});

describe('power that falls', () => {
  test('a creature whose power falls to its damage is destroyed at once', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['king-of-the-crag'] }, { line: [{ card: 'bumpsy', damage: 3 }, 'troll'] }],
    });
    play(s, 'king-of-the-crag');
    expect(zone(s, 'bumpsy')).toBe('discard');
    expect(s.card('troll').power).toBe(6);
  });

  test('also when a bonus ends', () => {
    const s = start({
      house: 'sanctum',
      players: [
        { artifacts: ['gorm-of-omm'] },
        { line: [{ card: 'bumpsy', damage: 5 }], artifacts: ['banner-of-battle'] },
      ],
    });
    omni(s, 'gorm-of-omm');
    expect(zone(s, 'bumpsy')).toBe('discard');
  });

  /** For the turn the Staunch Knight counts as a flank creature, so it has 2 more power than its damage. */
  const kneelingKnight = (upgrades: string[]) =>
    start({
      house: 'logos',
      players: [
        { line: ['troll'], artifacts: ['spectral-tunneler', 'pile-of-skulls'] },
        {
          amber: 3,
          line: ['bumpsy', { card: 'staunch-knight', upgrades }, 'krump'],
        },
      ],
    });

  test('when a bonus of the turn ends, the creature dies in that turn', () => {
    const s = kneelingKnight([]);
    act(s, 'spectral-tunneler').pick({ card: 'staunch-knight' });
    s.edit({ cards: { 'staunch-knight': { damage: 4 } } });
    endTurn(s);
    expect(zone(s, 'staunch-knight')).toBe('discard');
    expect(s.card('troll').amber).toBe(1);
  });

  test('glossary: Active player: the one whose turn ends still orders what comes of it', () => {
    const s = kneelingKnight(['phoenix-heart', 'biomatrix-backup']);
    act(s, 'spectral-tunneler').pick({ card: 'staunch-knight' });
    s.edit({ cards: { 'staunch-knight': { damage: 4 } } });
    endTurn(s);
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'order' });
    expect(s.view().turn).toMatchObject({ active: 0, turn: 3 });
  });

  test('a creature of power 0 is destroyed, and its abilities of destruction resolve', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['king-of-the-crag'], amber: 3 }, { line: ['grenade-snib'] }],
    });
    play(s, 'king-of-the-crag');
    expect(zone(s, 'grenade-snib')).toBe('discard');
    expect(pools(s)).toEqual([1, 0]);
  });

  test('a creature that enters play too weak to live is destroyed', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['grenade-snib'] }, { line: ['king-of-the-crag'], amber: 3 }],
    });
    play(s, 'grenade-snib');
    expect(zone(s, 'grenade-snib')).toBe('discard');
    expect(pools(s)).toEqual([0, 1]);
  });
});

describe('glossary: Armor', () => {
  test.each([
    ['a second Bulwark that comes to stand beside it gives new armor', 'bulwark', 3],
    ['another creature does not', 'troll', 1],
  ])('a part that is lost is first the part that was used: %s', (_, next, left) => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['punch', { card: 'save-the-pack', house: 'brobnar' }] },
        { line: ['sequis', { card: 'bulwark', damage: 3 }, next] },
      ],
    });
    take(s, 'play punch', 'target sequis', 'play save-the-pack');
    expect(s.card('sequis')).toMatchObject({ damage: 0, armor: left });
  });

  const knight = (setup: object = {}) =>
    start({
      house: 'brobnar',
      players: [{ hand: ['punch', 'punch'] }, { line: [{ card: 'raiding-knight', ...setup }] }],
    });

  test('it prevents that much damage', () => {
    const s = play(knight(), 'punch');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 1, armor: 0 });
  });

  test('the rulebook’s example: 2 armor stop 1 damage, then 1 of 3', () => {
    const s = start({
      house: 'shadows',
      players: [
        { artifacts: ['seeker-needle'], hand: [{ card: 'punch', house: 'shadows' }] },
        { line: ['raiding-knight'] },
      ],
    });
    act(s, 'seeker-needle');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 0, armor: 1 });
    play(s, 'punch');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 2, armor: 0 });
  });

  test('it protects anew each turn', () => {
    const s = play(knight(), 'punch');
    endTurn(s, 'sanctum');
    expect(s.card('raiding-knight').armor).toBe(2);
  });

  test('additional armor adds up', () => {
    expect(knight({ upgrades: ['protect-the-weak'] }).card('raiding-knight').armor).toBe(3);
    const s = start({ players: [{ line: ['raiding-knight', 'bulwark', 'grey-monk'] }] });
    expect(s.card('raiding-knight').armor).toBe(5);
  });

  test('gained armor is not retroactive', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['punch', { card: 'protect-the-weak', house: 'brobnar' }] },
        { line: ['raiding-knight'] },
      ],
    });
    play(s, 'punch');
    play(s, 'protect-the-weak');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 1, armor: 1 });
  });

  test('003: armor gained after some was used leaves the new armor whole', () => {
    const s = start({
      house: 'shadows',
      players: [
        { artifacts: ['seeker-needle'], hand: [{ card: 'protect-the-weak', house: 'shadows' }] },
        { line: ['raiding-knight'] },
      ],
    });
    act(s, 'seeker-needle');
    play(s, 'protect-the-weak');
    expect(s.card('raiding-knight').armor).toBe(2);
  });

  test('lost armor does not let old damage in', () => {
    const s = start({
      house: 'shadows',
      players: [
        {
          artifacts: ['seeker-needle'],
          hand: [
            { card: 'gorm-of-omm', house: 'shadows' },
            { card: 'hand-of-dis', house: 'shadows' },
          ],
        },
        { line: ['troll', 'bulwark', 'bumpsy'] },
      ],
    });
    act(s, 'seeker-needle').pick({ card: 'troll' });
    expect(s.card('troll')).toMatchObject({ damage: 0, armor: 1 });
    play(s, 'hand-of-dis');
    expect(s.card('troll')).toMatchObject({ damage: 0, armor: 0 });
  });

  test('a part that is lost is first the part that has prevented damage this turn', () => {
    const s = start({
      house: 'shadows',
      players: [
        { artifacts: ['seeker-needle'], hand: [{ card: 'fear', house: 'shadows' }] },
        { line: ['raiding-knight', 'grey-monk'] },
      ],
    });
    act(s, 'seeker-needle').pick({ card: 'raiding-knight' });
    expect(s.card('raiding-knight').armor).toBe(2);
    play(s, 'fear', 'grey-monk');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 0, armor: 2 });
  });

  test('more than the used part that is lost takes from the rest', () => {
    const s = start({
      house: 'shadows',
      players: [
        { artifacts: ['seeker-needle'], hand: [{ card: 'fear', house: 'shadows' }] },
        { line: ['raiding-knight', 'bulwark'] },
      ],
    });
    act(s, 'seeker-needle').pick({ card: 'raiding-knight' });
    expect(s.card('raiding-knight').armor).toBe(3);
    play(s, 'fear', 'bulwark');
    expect(s.card('raiding-knight').armor).toBe(2);
  });

  test('a creature without armor can gain it', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch'], line: [{ card: 'troll', upgrades: ['protect-the-weak'] }] }],
    });
    play(s, 'punch');
    expect(s.card('troll').damage).toBe(2);
  });

  test('an ability may take all of it for a turn', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['red-hot-armor'] }, { line: ['raiding-knight', 'troll'] }],
    });
    play(s, 'red-hot-armor');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 2, armor: 0 });
    expect(s.card('troll').damage).toBe(0);
    endTurn(s, 'sanctum');
    expect(s.card('raiding-knight').armor).toBe(2);
  });

  test('damage that armor cannot prevent goes through and leaves the armor', () => {
    const s = start({
      house: 'mars',
      players: [{ line: ['qyxxlyx-plague-master'] }, { line: ['raiding-knight'] }],
    });
    reap(s, 'qyxxlyx-plague-master');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 3, armor: 2 });
  });
});

describe('timing chart: Damage', () => {
  test('effects that prevent damage come before the ward', () => {
    const s = start({
      house: 'sanctum',
      players: [
        {
          hand: ['shield-of-justice', { card: 'poison-wave', house: 'sanctum' }],
          line: [{ card: 'raiding-knight', ward: true }],
        },
      ],
    });
    play(s, 'shield-of-justice');
    play(s, 'poison-wave');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 0, ward: true, armor: 2 });
  });

  test('the ward comes before the armor', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch'] }, { line: [{ card: 'raiding-knight', ward: true }] }],
    });
    play(s, 'punch');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 0, ward: false, armor: 2 });
  });

  test('then the rest is dealt and the dead are tagged', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch'] }, { line: [{ card: 'raiding-knight', damage: 3 }] }],
    });
    play(s, 'punch');
    expect(zone(s, 'raiding-knight')).toBe('discard');
  });
});

describe('glossary: Heal', () => {
  test('that much damage is removed', () => {
    const s = start({
      house: 'sanctum',
      players: [{ artifacts: ['hallowed-blaster'], line: [{ card: 'troll', damage: 5 }] }],
    });
    act(s, 'hallowed-blaster');
    expect(s.card('troll').damage).toBe(2);
  });

  test('not more than there is', () => {
    const s = start({
      house: 'sanctum',
      players: [{ artifacts: ['hallowed-blaster'], line: [{ card: 'troll', damage: 1 }] }],
    });
    act(s, 'hallowed-blaster');
    expect(s.card('troll').damage).toBe(0);
  });

  test('"fully heal" removes all', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: [{ card: 'mugwump', damage: 3 }] }, { line: ['dust-imp'] }],
    });
    fight(s, 'mugwump');
    expect(s.card('mugwump')).toMatchObject({ damage: 0, counters: { power: 1 } });
  });

  test('an undamaged creature may be chosen', () => {
    const s = start({
      house: 'sanctum',
      players: [{ artifacts: ['hallowed-blaster'], line: ['troll', { card: 'bumpsy', damage: 1 }] }],
    });
    act(s, 'hallowed-blaster');
    expect(offers(s)).toEqual(['target troll', 'target bumpsy']);
  });

  test('but a creature that loses no damage was not healed', () => {
    const s = start({
      house: 'sanctum',
      players: [
        { hand: ['cleansing-wave'], line: ['troll', { card: 'bumpsy', damage: 1 }] },
        { line: [{ card: 'mother', damage: 2 }] },
      ],
    });
    play(s, 'cleansing-wave');
    expect(pools(s)).toEqual([2, 0]);
  });

  test('"if you do" after healing fails for an undamaged creature', () => {
    const s = start({
      house: 'sanctum',
      players: [{ line: ['protectrix'], hand: [{ card: 'poison-wave', house: 'sanctum' }] }],
    });
    take(s, 'reap protectrix', 'yes');
    play(s, 'poison-wave');
    expect(s.card('protectrix').damage).toBe(2);
  });

  test('and holds for a damaged one', () => {
    const s = start({
      house: 'sanctum',
      players: [
        { line: [{ card: 'protectrix', damage: 1 }], hand: [{ card: 'poison-wave', house: 'sanctum' }] },
      ],
    });
    take(s, 'reap protectrix', 'yes');
    play(s, 'poison-wave');
    expect(s.card('protectrix').damage).toBe(0);
  });
});

describe('glossary: Splash', () => {
  test('the damage goes to the creature, its splash to each of its neighbors', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['lava-ball'] }, { line: ['troll', 'mother', 'bumpsy', 'halacor'] }],
    });
    play(s, 'lava-ball', 'mother');
    expect(s.view().players[1].line.map(({ damage }) => damage)).toEqual([2, 4, 2, 0]);
  });

  test('all at once, so a neighbor is hit even when the creature dies of it', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['booby-trap'] }, { line: ['dust-imp', 'urchin', 'bumpsy'] }],
    });
    play(s, 'booby-trap');
    expect(line(s, 1)).toEqual(['bumpsy']);
    expect(s.card('bumpsy').damage).toBe(2);
  });
});

describe('glossary: Trait', () => {
  test('traits do nothing themselves, but abilities speak of them', () => {
    const s = start({
      house: 'sanctum',
      players: [{ hand: ['honorable-claim'], line: ['the-terror', 'troll'] }, { amber: 3 }],
    });
    play(s, 'honorable-claim');
    expect(s.card('the-terror').amber).toBe(1);
    expect(s.card('troll').amber).toBe(0);
  });
});

describe('damage instead dealt to another creature', () => {
  test('Shadow Self takes what its neighbors would be dealt', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch'] }, { line: ['dodger', 'shadow-self'] }],
    });
    play(s, 'punch', 'dodger');
    expect(s.card('dodger').damage).toBe(0);
    expect(s.card('shadow-self').damage).toBe(3);
  });

  test('a ward of the neighbor prevents the damage before it would be dealt to either', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch'] }, { line: [{ card: 'dodger', ward: true }, 'shadow-self'] }],
    });
    play(s, 'punch', 'dodger');
    expect(s.card('dodger').ward).toBe(false);
    expect(s.card('shadow-self').damage).toBe(0);
  });

  test('armor of the neighbor prevents its part before the rest is dealt to Shadow Self', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch'] }, { line: ['sequis', 'shadow-self'] }],
    });
    play(s, 'punch', 'sequis');
    expect([s.card('sequis').damage, s.card('sequis').armor]).toEqual([0, 0]);
    expect(s.card('shadow-self').damage).toBe(1);
  });

  test('a creature that is not its neighbor takes its own', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['bumpsy', 'punch'] }, { line: ['dodger', 'urchin', 'shadow-self'] }],
    });
    playRight(s, 'bumpsy');
    play(s, 'punch', 'dodger');
    expect(s.card('dodger').damage).toBe(3);
  });
});
