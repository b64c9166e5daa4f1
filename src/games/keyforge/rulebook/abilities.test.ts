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

describe('constant abilities', () => {
  test('they hold as long as the card is in play', () => {
    const s = start({
      house: 'untamed',
      players: [{ hand: ['murmook', { card: 'oubliette', house: 'untamed' }] }],
    });
    expect(s.view().players[1].keyCost).toBe(6);
    play(s, 'murmook');
    expect(s.view().players[1].keyCost).toBe(7);
    play(s, 'oubliette');
    expect(s.view().players[1].keyCost).toBe(6);
  });

  test('003’s example: Mother’s works in each of her controller’s draw steps', () => {
    const s = start({ house: 'logos', players: [{ line: ['mother'] }] });
    s.pick({ kind: 'end' });
    expect(s.view().players[0].hand).toHaveLength(7);
  });

  test('also when the card is exhausted, and without exhausting it', () => {
    const s = start({
      house: 'logos',
      players: [
        { line: ['veylan-analyst', { card: 'mother', exhausted: true }], artifacts: ['library-of-babble'] },
      ],
    });
    act(s, 'library-of-babble');
    expect(pools(s)).toEqual([1, 0]);
    expect(s.card('veylan-analyst').exhausted).toBe(false);
    s.pick({ kind: 'end' });
    expect(s.view().players[0].hand).toHaveLength(7);
  });

  test('only while their own conditions hold', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['doc-bookton', 'dextre'], line: ['titan-mechanic'] }],
    });
    expect(s.view().players[0].keyCost).toBe(5);
    playRight(s, 'doc-bookton');
    expect(s.view().players[0].keyCost).toBe(5);
    s.pick({ kind: 'play', card: 'dextre' }).pick({ value: 'left' });
    expect(s.view().players[0].keyCost).toBe(6);
  });

  test('copies add up', () => {
    const s = start({ players: [{}, { line: ['murmook', 'murmook', 'grabber-jammer'] }] });
    expect(s.view().players[0].keyCost).toBe(9);
  });
});

describe('glossary: Card ability', () => {
  test('without naming a zone it touches only cards in play', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['gateway-to-dis', 'dust-imp'], discard: ['troll'], archives: ['bumpsy'], line: ['mother'] },
      ],
    });
    play(s, 'gateway-to-dis');
    expect([zone(s, 'dust-imp'), zone(s, 'bumpsy'), zone(s, 'mother')]).toEqual([
      'hand',
      'archives',
      'discard',
    ]);
  });

  test('an ability that follows a destroyed card finds it in the discard pile', () => {
    const s = start({ house: 'dis', players: [{ line: ['overlord-greking'] }, { line: ['mother'] }] });
    fight(s, 'overlord-greking');
    s.pick({ value: 'right' });
    expect(s.card('mother')).toMatchObject({ zone: 'line', controller: 0, owner: 1, damage: 0 });
  });

  test('the active player makes all decisions, also for the opponent’s cards', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['punch'], line: ['troll', 'troll', 'bumpsy'] },
        { line: [{ card: 'tocsin', upgrades: ['soulkeeper'] }] },
      ],
    });
    play(s, 'punch', 'tocsin');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'target', source: 'tocsin' });
    expect(targets(s)).toEqual(['troll', 'troll#2']);
    s.pick({ card: 'troll#2' });
    expect(line(s, 0)).toEqual(['troll', 'bumpsy']);
  });
});

describe('glossary: Self-reference', () => {
  test('a card that names itself means only itself, not other copies', () => {
    const s = start({
      house: 'brobnar',
      players: [
        {
          line: [
            { card: 'troll', damage: 4 },
            { card: 'troll', damage: 4 },
          ],
        },
      ],
    });
    reap(s, 'troll#2');
    expect([s.card('troll').damage, s.card('troll#2').damage]).toEqual([4, 1]);
  });

  test('copies destroyed together each speak for themselves', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['hand-of-dis'] }, { line: ['troll', 'bad-penny', 'bad-penny', 'bumpsy'] }],
    });
    play(s, 'hand-of-dis', 'bad-penny');
    expect(s.view().players[1].hand).toEqual(['bad-penny']);
    expect(line(s, 1)).toEqual(['troll', 'bad-penny#2', 'bumpsy']);
  });
});

describe('timing chart: simultaneous abilities', () => {
  test('the active player puts them in order', () => {
    const s = start({
      house: 'logos',
      players: [
        { line: [{ card: 'ganymede-archivist', upgrades: ['duskrunner'] }], hand: ['anger', 'urchin'] },
        { amber: 1 },
      ],
    });
    reap(s, 'ganymede-archivist');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'order' });
    s.pick({ kind: 'order', card: 'duskrunner' });
    expect(pools(s)).toEqual([2, 0]);
    expect(s.decision()).toMatchObject({ kind: 'target', source: 'ganymede-archivist' });
  });

  test('also those of the opponent', () => {
    const s = start({
      house: 'untamed',
      players: [
        { hand: ['mighty-tiger'], line: ['hunting-witch', 'troll'] },
        { line: ['pingle-who-annoys', 'bumpsy', 'teliga'] },
      ],
    });
    playRight(s, 'mighty-tiger');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'order' });
    expect(offers(s)).toEqual(expect.arrayContaining(['order pingle-who-annoys', 'order mighty-tiger']));
  });

  test('"each time" resolves together with "after"', () => {
    const s = start({
      house: 'untamed',
      players: [
        { hand: [{ card: 'full-moon', house: 'untamed' }, 'mighty-tiger'], artifacts: ['autocannon'] },
        { line: ['troll'] },
      ],
    });
    play(s, 'full-moon');
    playRight(s, 'mighty-tiger');
    expect(s.decision()?.kind).toBe('order');
    expect(s.options()).toHaveLength(3);
  });

  test('when it can make no difference nothing is asked', () => {
    const s = start({
      house: 'untamed',
      players: [{ hand: ['dust-pixie'], line: ['hunting-witch', 'hunting-witch'] }, { line: ['teliga'] }],
    });
    playRight(s, 'dust-pixie');
    expect(s.decision()?.kind).toBe('main');
    expect(pools(s)).toEqual([4, 1]);
  });

  test('what can no longer happen, as its card has left play, is not asked about', () => {
    const s = start({
      house: 'shadows',
      players: [
        { hand: ['urchin'], artifacts: ['autocannon'] },
        { amber: 2, line: ['pingle-who-annoys'] },
      ],
    });
    play(s, 'urchin').pick({ kind: 'order', card: 'autocannon' });
    expect(s.decision()?.kind).toBe('main');
    expect(pools(s)).toEqual([0, 2]);
  });

  test('nor among copies that do the same for their player, unless something else waits with them', () => {
    const thieves = (...line: string[]) =>
      play(
        start({ house: 'shadows', players: [{ hand: ['safe-place'], line }, { amber: 3 }] }),
        'safe-place',
      ).decision()?.kind;
    expect(thieves('carlo-phantom', 'carlo-phantom')).toBe('main');
    expect(thieves('carlo-phantom', 'hayyel-the-merchant')).toBe('order');
  });
});

describe('glossary: Lasting effects', () => {
  test('they outlive the card that made them', () => {
    const s = start({
      house: 'sanctum',
      players: [
        { hand: ['horseman-of-war', { card: 'the-harder-they-come', house: 'sanctum' }], line: ['mother'] },
        { line: ['dust-imp'] },
      ],
    });
    playRight(s, 'horseman-of-war');
    play(s, 'the-harder-they-come', 'horseman-of-war');
    expect(offers(s)).toEqual(['fight mother', 'end']);
  });

  test('they touch also cards that come later', () => {
    const s = start({
      house: 'sanctum',
      players: [
        {
          hand: ['shield-of-justice', 'raiding-knight', { card: 'poison-wave', house: 'sanctum' }],
          line: ['sequis'],
        },
      ],
    });
    play(s, 'shield-of-justice');
    playRight(s, 'raiding-knight');
    play(s, 'poison-wave');
    expect(s.card('raiding-knight')).toMatchObject({ damage: 0, armor: 2 });
  });

  test('copies add up', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['loot-the-bodies', 'loot-the-bodies', 'punch'] }, { line: ['tocsin'] }],
    });
    play(s, 'loot-the-bodies#1');
    play(s, 'loot-the-bodies#2');
    play(s, 'punch');
    expect(pools(s)).toEqual([3, 0]);
  });

  test('copies of a counted permission add up, and each is used up', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['phase-shift', 'phase-shift', 'punch', 'punch', 'punch'] }],
    });
    play(s, 'phase-shift#1');
    play(s, 'phase-shift#2');
    play(s, 'punch#1');
    play(s, 'punch#2');
    expect(offers(s)).toEqual(['end']);
  });

  test('granted twice to one creature it holds twice, to another once', () => {
    const s = start({
      house: 'logos',
      players: [
        {
          line: ['dextre', 'mother', 'dr-escotera'],
          artifacts: ['spectral-tunneler', 'spectral-tunneler', 'spectral-tunneler'],
          deck: Array(9).fill('punch'),
        },
      ],
    });
    for (const [n, creature] of ['mother', 'dextre', 'mother'].entries())
      act(s, `spectral-tunneler#${n + 1}`).pick({ kind: 'target', card: creature });
    const hand = (): number => s.view().players[0].hand.length;
    reap(s, 'mother');
    expect(hand()).toBe(2);
    reap(s, 'dextre');
    expect(hand()).toBe(3);
    reap(s, 'dr-escotera');
    expect(hand()).toBe(3);
  });

  test('two costs for the opponent’s next turn add up', () => {
    const s = start({
      house: 'dis',
      players: [{ artifacts: ['lash-of-broken-dreams', 'lash-of-broken-dreams'] }, {}],
    });
    act(s, 'lash-of-broken-dreams#1');
    act(s, 'lash-of-broken-dreams#2');
    endTurn(s, 'brobnar');
    expect(s.view().players[1].keyCost).toBe(12);
  });

  test('"for the remainder of the turn" ends with the turn', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { houses: ['brobnar', 'dis', 'logos'], hand: ['follow-the-leader'], line: ['mother'] },
        { line: ['troll'] },
      ],
    });
    play(s, 'follow-the-leader');
    expect(offers(s)).toEqual(['fight mother', 'end']);
    endTurn(s, 'brobnar');
    endTurn(s, 'brobnar');
    expect(offers(s)).not.toContain('fight mother');
  });

  test('"on their next turn" holds for that whole turn and no longer', () => {
    const s = start({
      house: 'logos',
      players: [
        { houses: ['logos', 'dis', 'mars'], hand: ['scrambler-storm'] },
        { houses: ['brobnar', 'dis', 'mars'], hand: ['punch', 'bumpsy'] },
      ],
    });
    play(s, 'scrambler-storm');
    endTurn(s, 'brobnar');
    expect(offers(s)).toEqual(['discard punch', 'play bumpsy', 'discard bumpsy', 'end']);
    endTurn(s, 'logos');
    endTurn(s, 'brobnar');
    expect(offers(s)).toContain('play punch');
  });

  test('a cost for the opponent’s next turn is not yet there in this one', () => {
    const s = start({ house: 'dis', players: [{ artifacts: ['lash-of-broken-dreams'] }, { amber: 8 }] });
    act(s, 'lash-of-broken-dreams');
    expect(s.view().players[1].keyCost).toBe(6);
    endTurn(s);
    expect(s.view().players[1]).toMatchObject({ keyCost: 9, amber: 8, keys: [] });
    s.pick(s.options()[0]!.option);
    endTurn(s);
    expect(s.view().players[1].keyCost).toBe(6);
  });

  test('"until it leaves play" holds over turns', () => {
    const s = start({
      house: 'dis',
      players: [
        { houses: ['dis', 'logos', 'mars'], hand: ['restringuntus'] },
        { houses: ['brobnar', 'dis', 'shadows'] },
      ],
    });
    take(s, 'play restringuntus', 'house dis');
    endTurn(s, 'brobnar');
    endTurn(s, 'dis');
    endTurn(s);
    expect(offers(s)).toEqual(['house brobnar', 'house shadows']);
  });

  test('"the next creature you play" is used up by it', () => {
    const s = start({
      house: 'mars',
      players: [{ hand: ['soft-landing', 'tunk', 'grabber-jammer'] }],
    });
    play(s, 'soft-landing');
    playRight(s, 'tunk');
    playRight(s, 'grabber-jammer');
    expect([s.card('tunk').exhausted, s.card('grabber-jammer').exhausted]).toEqual([false, true]);
  });
});

describe('abilities lent by a card', () => {
  test('a permission for one card is used up by it', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['phase-shift', 'urchin', 'dodger'] }, { amber: 2 }],
    });
    play(s, 'phase-shift');
    expect(offers(s)).toEqual(expect.arrayContaining(['play urchin', 'play dodger']));
    expect(offers(s)).not.toContain('discard urchin');
    play(s, 'urchin');
    expect(offers(s)).toEqual(['end']);
  });

  test('a permission of a card in play is there each turn', () => {
    const s = start({
      house: 'brobnar',
      players: [
        {
          houses: ['brobnar', 'untamed', 'dis'],
          line: ['witch-of-the-wilds'],
          hand: ['dust-pixie', 'dust-pixie', 'fogbank'],
        },
      ],
    });
    playRight(s, 'dust-pixie');
    expect(offers(s)).toEqual(['end']);
    endTurn(s);
    s.pick(s.options()[0]!.option);
    endTurn(s, 'dis');
    expect(offers(s)).toContain('play fogbank');
  });

  test('abilities gained from another card are gone with it', () => {
    const s = start({
      house: 'sanctum',
      players: [{ artifacts: ['gorm-of-omm'] }, { line: ['raiding-knight'], artifacts: ['round-table'] }],
    });
    expect(s.card('raiding-knight')).toMatchObject({ power: 5, keywords: ['taunt'] });
    omni(s, 'gorm-of-omm');
    expect(s.card('raiding-knight')).toMatchObject({ power: 4, keywords: [] });
  });

  test('an ability triggered as if it were yours speaks for the one who triggers it', () => {
    const s = start({
      house: 'logos',
      players: [{ line: ['replicator'] }, { amber: 3, line: [{ card: 'troll', upgrades: ['duskrunner'] }] }],
    });
    s.edit({ cards: { troll: { damage: 4 } } });
    reap(s, 'replicator');
    while (s.decision()?.kind === 'order') s.pick(s.options()[0]!.option);
    expect(pools(s)).toEqual([2, 2]);
    expect(s.card('troll').damage).toBe(1);
  });

  test('cards that must be different are: one picked is no longer offered', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['twin-bolt-emission'] }, { line: ['troll', 'mother', 'bumpsy'] }],
    });
    play(s, 'twin-bolt-emission', 'troll');
    expect(targets(s)).toEqual(['mother', 'bumpsy']);
    s.pick({ card: 'bumpsy' });
    expect(s.view().players[1].line.map(({ damage }) => damage)).toEqual([2, 0, 2]);
  });
});
