import { describe, expect, test } from 'vitest';
import {
  act,
  choose,
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

describe('glossary: Repeat', () => {
  test('the whole effect repeats, with the demand to repeat it', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['bait-and-switch'] }, { amber: 5 }] });
    play(s, 'bait-and-switch');
    expect(pools(s)).toEqual([3, 2]);
  });

  test('it is not bound by the rule of six', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['bait-and-switch'] }, { amber: 20 }] });
    play(s, 'bait-and-switch');
    expect(pools(s)).toEqual([10, 10]);
  });

  test('it stops when its condition fails', () => {
    const s = start({
      house: 'sanctum',
      players: [{ hand: ['numquid-the-fair'] }, { line: ['troll', 'bumpsy', 'mother'] }],
    });
    playRight(s, 'numquid-the-fair', 'troll', 'mother');
    expect(line(s, 1)).toEqual(['bumpsy']);
  });

  test('it stops when the card that repeats leaves play', () => {
    const s = start({
      house: 'logos',
      players: [
        { hand: ['neutron-shark'], deck: ['anger', 'punch'], line: ['troll'] },
        { line: ['mother', 'bumpsy'] },
      ],
    });
    playRight(s, 'neutron-shark');
    choose(s, 'mother', 'neutron-shark');
    expect(zone(s, 'anger')).toBe('discard');
    expect(zone(s, 'bumpsy')).toBe('line');
    expect(s.decision()?.kind).toBe('main');
  });

  test('a repeat that is optional is asked each time, as long as all of it is possible', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['bouncing-deathquark'], line: ['troll', 'bumpsy'] }, { line: ['mother', 'dodger'] }],
    });
    play(s, 'bouncing-deathquark', 'mother', 'troll');
    expect(s.decision()).toMatchObject({ kind: 'may' });
    s.pick({ kind: 'yes' });
    expect([line(s, 0), line(s, 1)]).toEqual([[], []]);
    expect(s.decision()?.kind).toBe('main');
  });
});

describe('glossary: Preceding effect', () => {
  test('what stands before is done once more in full', () => {
    const s = start({
      house: 'saurian',
      players: [{ hand: ['tribute'], line: ['troll', 'bumpsy'] }, { amber: 5 }],
    });
    play(s, 'tribute');
    expect(s.card('troll').amber).toBe(2);
    s.pick({ kind: 'yes' });
    expect(s.card('troll').amber).toBe(5);
    expect(pools(s)).toEqual([1, 1]);
  });

  test('declined, it is not', () => {
    const s = start({ house: 'saurian', players: [{ hand: ['tribute'], line: ['troll'] }, { amber: 5 }] });
    play(s, 'tribute').pick({ kind: 'no' });
    expect(s.card('troll').amber).toBe(2);
  });

  test('another player may repeat it, with the sides changed', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['a-fair-game', 'troll'], deck: ['bumpsy'] },
        { hand: ['dust-imp', 'tocsin', 'mother'], deck: ['fear'] },
      ],
    });
    play(s, 'a-fair-game');
    expect(pools(s)).toEqual([2, 1]);
  });
});

describe('glossary: For each', () => {
  test('damage "for each" may be divided among several creatures', () => {
    const s = start({
      house: 'untamed',
      players: [
        { hand: ['cooperative-hunting'], line: ['snufflegator', 'halacor', 'troll'] },
        { line: ['mother', 'bumpsy'] },
      ],
    });
    play(s, 'cooperative-hunting', 'mother', 'bumpsy', 'mother');
    expect([s.card('mother').damage, s.card('bumpsy').damage]).toEqual([2, 1]);
  });

  test('or all fall on one', () => {
    const s = start({
      house: 'mars',
      players: [{ hand: ['mothership-support'], line: ['tunk', 'zorg'] }, { line: ['mother', 'bumpsy'] }],
    });
    play(s, 'mothership-support', 'mother', 'mother');
    expect(s.card('mother').damage).toBe(4);
  });

  test('"deal 1 damage to a creature for each" may fall on different creatures', () => {
    const s = start({
      house: 'staralliance',
      players: [{ hand: ['zap'], line: ['troll', 'tocsin'] }, { line: ['mother', 'dodger'] }],
    });
    play(s, 'zap', 'mother', 'dodger', 'mother', 'mother');
    expect([s.card('mother').damage, s.card('dodger').damage]).toEqual([3, 1]);
  });

  test('"choose a creature" first makes all fall on that one', () => {
    const s = start({
      house: 'mars',
      players: [
        { line: [{ card: 'tunk', upgrades: ['red-planet-ray-gun'] }, 'zorg'] },
        { line: ['mother', 'bumpsy'] },
      ],
    });
    take(s, 'reap tunk', 'target mother');
    expect(s.card('mother').damage).toBe(2);
    expect(s.decision()?.kind).toBe('main');
  });

  test('the number is what is there when the effect resolves', () => {
    const s = start({
      house: 'mars',
      players: [
        { hand: ['psychic-network'], line: ['tunk', { card: 'zorg', exhausted: true }, 'troll'] },
        { amber: 4 },
      ],
    });
    play(s, 'psychic-network');
    expect(pools(s)).toEqual([1, 3]);
  });
});

describe('glossary: If you do / In order to', () => {
  test('the second part needs the first to have happened', () => {
    const s = start({ house: 'untamed', players: [{ hand: ['key-charge'], amber: 0 }] });
    play(s, 'key-charge');
    expect(s.decision()?.kind).toBe('main');
    expect(s.view().players[0].keys).toEqual([]);
  });

  test('with the first part done the second follows', () => {
    const s = start({ house: 'untamed', players: [{ hand: ['key-charge'], amber: 7 }] });
    play(s, 'key-charge').pick({ kind: 'yes' });
    expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] });
  });

  test('a first part done only for a card that was saved does not count', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['finishing-blow'] }, { amber: 2, line: [{ card: 'troll', damage: 1, ward: true }] }],
    });
    play(s, 'finishing-blow');
    expect(s.card('troll')).toMatchObject({ zone: 'line', ward: false });
    expect(pools(s)).toEqual([1, 2]);
  });

  test('"in order to": what must be paid first must be paid in full', () => {
    const s = start({ house: 'brobnar', players: [{ artifacts: ['cannon'] }, { line: ['tentacus'] }] });
    expect(offers(s)).toEqual(['end']);
  });
});

describe('glossary: This way', () => {
  test('it speaks only of what this very effect has done', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['hecatomb', 'hecatomb'], line: ['tocsin', 'troll'] },
        { line: ['shooler', { card: 'charette', ward: true }] },
      ],
    });
    play(s, 'hecatomb#1');
    expect(pools(s)).toEqual([2, 1]);
    play(s, 'hecatomb#2');
    expect(pools(s)).toEqual([3, 2]);
  });

  test('a card that was moved elsewhere instead counts only for what it was', () => {
    const s = start({
      house: 'mars',
      players: [
        { hand: ['mating-season'], line: ['tunk', { card: 'zorg', ward: true }] },
        { line: ['uxlyx-the-zookeeper'] },
      ],
    });
    play(s, 'mating-season');
    expect(pools(s)).toEqual([2, 1]);
  });
});

describe('glossary: May', () => {
  const setup = () =>
    start({
      house: 'brobnar',
      players: [{ hand: ['ganger-chieftain'], line: ['troll'] }, { line: ['dust-imp'] }],
    });

  test('the player may decline', () => {
    const s = playRight(setup(), 'ganger-chieftain');
    expect(offers(s)).toEqual(['yes', 'no']);
    s.pick({ kind: 'no' });
    expect(zone(s, 'dust-imp')).toBe('line');
    expect(s.decision()?.kind).toBe('main');
  });

  test('who accepts does as much as possible', () => {
    const s = playRight(setup(), 'ganger-chieftain').pick({ kind: 'yes' });
    expect(zone(s, 'dust-imp')).toBe('discard');
  });

  test('without "may" it must be done, also to one’s own cards', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['punch'], line: ['mother'] }] });
    play(s, 'punch');
    expect(s.card('mother').damage).toBe(3);
  });

  test('a choice among copies of one card in hand is none', () => {
    const s = start({ house: 'logos', players: [{ hand: ['labwork', 'anger', 'anger'] }] });
    play(s, 'labwork');
    expect(s.decision()?.kind).toBe('main');
    expect(s.view().players[0].archives).toHaveLength(1);
  });

  test('"up to" may be none', () => {
    const s = start({
      house: 'untamed',
      players: [{ hand: ['nature-s-call'] }, { line: ['troll', 'mother'] }],
    });
    play(s, 'nature-s-call');
    expect(offers(s)).toEqual(['target troll', 'target mother', 'done']);
    s.pick({ kind: 'done' });
    expect(line(s, 1)).toEqual(['troll', 'mother']);
  });

  test('a number of targets that there are not: as many as there are', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['lights-out'] }, { line: ['troll'] }] });
    play(s, 'lights-out');
    expect(zone(s, 'troll')).toBe('hand');
  });
});

describe('glossary: Cannot against must and may', () => {
  test('000’s example: a house that must and cannot be chosen is not chosen', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['restringuntus'] }, { houses: ['dis', 'logos', 'mars'], line: ['pitlord'] }],
    });
    take(s, 'play restringuntus', 'house dis');
    endTurn(s);
    expect(offers(s)).toEqual(['house logos', 'house mars']);
  });

  test('"cannot fight" beats an effect that has a creature fight', () => {
    const s = start({
      house: 'untamed',
      players: [
        { hand: ['fogbank'], line: ['mother'] },
        { houses: ['brobnar', 'dis', 'mars'], hand: ['anger'], line: [{ card: 'troll', exhausted: true }] },
      ],
    });
    play(s, 'fogbank');
    endTurn(s, 'brobnar');
    play(s, 'anger');
    expect(s.card('mother').damage).toBe(0);
    expect(s.card('troll').exhausted).toBe(false);
    expect(offers(s)).toEqual(['reap troll', 'end']);
  });

  test('"cannot" beats "may" also for rage', () => {
    const s = start({
      house: 'untamed',
      players: [
        { hand: ['fogbank'], line: ['mother'] },
        { houses: ['brobnar', 'dis', 'mars'], line: [{ card: 'troll', enraged: true }] },
      ],
    });
    play(s, 'fogbank');
    endTurn(s, 'brobnar');
    expect(offers(s)).toEqual(['reap troll', 'end']);
  });

  test('"cannot play creatures" beats an effect that plays one', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['wild-wormhole'], deck: ['dodger'], line: ['grommid'] }],
    });
    play(s, 'wild-wormhole');
    expect(zone(s, 'dodger')).toBe('deck');
    expect(line(s, 0)).toEqual(['grommid']);
  });

  test('"cannot reap" leaves the other ways', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['tireless-crocag'] }, { line: ['mother'] }] });
    expect(offers(s)).toEqual(['fight tireless-crocag', 'end']);
  });

  test('"cannot use" stops "Omni:" and artifacts too', () => {
    const s = start({
      house: 'logos',
      players: [
        { hand: ['skippy-timehog'] },
        { houses: ['brobnar', 'dis', 'mars'], line: ['troll'], artifacts: ['mighty-javelin', 'cannon'] },
      ],
    });
    play(s, 'skippy-timehog');
    endTurn(s, 'brobnar');
    expect(offers(s)).toEqual(['end']);
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
