import { describe, expect, test } from 'vitest';
import { choose, endTurn, line, offers, play, playRight, pools, start, take, zone } from '../testkit.js';

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
