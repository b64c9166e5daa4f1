import { describe, expect, test } from 'vitest';
import { line, offers, play, playRight, pools, start, take, targets, zone } from '../testkit.js';

describe('the golden rule: a card beats the rules', () => {
  test('a creature that says so enters play ready', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['silvertooth', 'dodger'] }] });
    play(s, 'silvertooth');
    playRight(s, 'dodger');
    expect(s.card('silvertooth').exhausted).toBe(false);
    expect(s.card('dodger').exhausted).toBe(true);
  });

  test('a hand may be refilled to more than six cards', () => {
    const s = start({ house: 'logos', players: [{ line: ['mother'] }] });
    s.pick({ kind: 'end' });
    expect(s.view().players[0].hand).toHaveLength(7);
  });
});

describe('bonus æmber', () => {
  test.each([
    ['an action', 'virtuous-works', 'sanctum', 3],
    ['a creature', 'dust-pixie', 'untamed', 2],
    ['an artifact', 'mighty-javelin', 'brobnar', 1],
  ])('%s with it adds it to the pool', (_what, card, house, amber) => {
    const s = start({ house, players: [{ hand: [card] }] });
    play(s, card);
    expect(pools(s)).toEqual([amber, 0]);
  });

  test('an upgrade with it adds it to the pool', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['blood-of-titans'], line: ['troll'] }] });
    play(s, 'blood-of-titans');
    expect(pools(s)).toEqual([1, 0]);
  });

  test('it comes before the "Play:" ability', () => {
    const s = start({ house: 'logos', players: [{ hand: ['neuro-syphon'] }, { amber: 1 }] });
    play(s, 'neuro-syphon');
    expect(pools(s)).toEqual([1, 1]);
  });

  test('a discarded card gives none', () => {
    const s = start({ house: 'sanctum', players: [{ hand: ['virtuous-works'] }] });
    s.pick({ kind: 'discard', card: 'virtuous-works' });
    expect(pools(s)).toEqual([0, 0]);
  });
});

describe('playing an action', () => {
  test('it resolves and then goes to the discard pile', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['routine-job', 'routine-job'] }, { amber: 5 }],
    });
    play(s, 'routine-job#1');
    expect(pools(s)).toEqual([1, 4]);
    expect(zone(s, 'routine-job')).toBe('discard');
    play(s, 'routine-job#2');
    expect(pools(s)).toEqual([3, 2]);
  });

  test('what cannot be done is left out, and the card is played all the same', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['punch'] }] });
    play(s, 'punch');
    expect(pools(s)).toEqual([1, 0]);
    expect(zone(s, 'punch')).toBe('discard');
  });
});

describe('playing an artifact', () => {
  test('it enters exhausted, behind the line, and stays', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['cannon'], line: ['troll'] }] });
    play(s, 'cannon');
    expect(s.view().players[0].artifacts).toMatchObject([{ card: 'cannon', exhausted: true, controller: 0 }]);
    expect(line(s, 0)).toEqual(['troll']);
  });
});

describe('playing a creature', () => {
  const setup = { house: 'brobnar', players: [{ hand: ['bumpsy'], line: ['troll', 'headhunter'] }] };

  test.each([
    ['left', ['bumpsy', 'troll', 'headhunter']],
    ['right', ['troll', 'headhunter', 'bumpsy']],
  ])('glossary: Flank: on the %s flank, as the active player decides', (value, expected) => {
    const s = start(setup);
    s.pick({ kind: 'play', card: 'bumpsy' });
    expect(offers(s)).toEqual(['flank left', 'flank right']);
    s.pick({ kind: 'flank', value });
    expect(line(s, 0)).toEqual(expected);
    expect(s.card('bumpsy').exhausted).toBe(true);
  });

  test('into an empty line nothing is asked', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['troll'] }, { line: ['dust-imp'] }] });
    play(s, 'troll');
    expect(s.decision()?.kind).toBe('main');
    expect(line(s, 0)).toEqual(['troll']);
  });

  test('glossary: Battleline: it closes up when a creature leaves it', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['hand-of-dis'] }, { line: ['troll', 'dust-imp', 'bumpsy', 'halacor'] }],
    });
    play(s, 'hand-of-dis', 'dust-imp');
    expect(line(s, 1)).toEqual(['troll', 'bumpsy', 'halacor']);
  });
});

describe('playing an upgrade', () => {
  test('it is attached to a creature of either player', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['blood-of-titans'], line: ['troll'] }, { line: ['bumpsy'] }],
    });
    s.pick({ kind: 'play', card: 'blood-of-titans' });
    expect(targets(s)).toEqual(['troll', 'bumpsy']);
    s.pick({ card: 'bumpsy' });
    expect(s.card('bumpsy')).toMatchObject({ power: 10, upgrades: ['blood-of-titans'], controller: 1 });
  });

  test('it cannot be played without a creature, but may be discarded', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['blood-of-titans'], artifacts: ['cannon'] }] });
    expect(offers(s)).toEqual(['discard blood-of-titans', 'action cannon', 'end']);
  });

  test('an effect cannot play it without a creature either: it stays where it was', () => {
    const s = start({ house: 'logos', players: [{ hand: ['wild-wormhole'], deck: ['blood-of-titans'] }] });
    play(s, 'wild-wormhole');
    expect(pools(s)).toEqual([1, 0]);
    expect(s.view().players[0].deck[0]).toBe('blood-of-titans');
  });

  test('it goes to its owner’s discard pile when the creature leaves play', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['fear'] },
        { line: [{ card: 'troll', upgrades: [{ card: 'blood-of-titans', owner: 0 }, 'duskrunner'] }] },
      ],
    });
    play(s, 'fear');
    expect(s.view().players[0].discard).toEqual(['fear', 'blood-of-titans']);
    expect(s.view().players[1]).toMatchObject({ hand: ['troll'], discard: ['duskrunner'] });
  });

  test('its "Play:" ability speaks of the creature it is attached to', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['yo-mama-mastery'], line: [{ card: 'troll', damage: 5 }] }],
    });
    play(s, 'yo-mama-mastery');
    expect(s.card('troll')).toMatchObject({ damage: 0, keywords: ['taunt'] });
  });

  test('a creature that may be played as an upgrade is one of the two, as the player likes', () => {
    const setup = { house: 'staralliance', players: [{ hand: ['explo-rover'], line: ['troll'] }] };
    const upgrade = take(start(setup), 'play explo-rover', 'choice 1');
    expect(upgrade.card('troll')).toMatchObject({ keywords: ['skirmish'], upgrades: ['explo-rover'] });
    const creature = take(start(setup), 'play explo-rover', 'choice 0', 'flank right');
    expect(line(creature, 0)).toEqual(['troll', 'explo-rover']);
  });

  test('without a creature such a card can only be a creature', () => {
    const s = start({ house: 'staralliance', players: [{ hand: ['explo-rover'] }] });
    play(s, 'explo-rover');
    expect(line(s, 0)).toEqual(['explo-rover']);
  });
});

describe('glossary: Play', () => {
  test('timing chart: "Play:" and "after you play" share a window that the active player orders', () => {
    const s = start({
      house: 'untamed',
      players: [{ hand: ['mighty-tiger'], line: ['hunting-witch'] }, { line: ['troll'] }],
    });
    playRight(s, 'mighty-tiger');
    expect(s.decision()?.kind).toBe('order');
    expect(offers(s)).toEqual(expect.arrayContaining(['order mighty-tiger', 'order hunting-witch']));
    s.pick({ kind: 'order', card: 'hunting-witch' });
    expect(pools(s)).toEqual([1, 0]);
    expect(s.card('troll').damage).toBe(4);
  });

  test('a creature’s "Play:" finds it in its place in the line', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['ganger-chieftain'], line: ['troll', 'headhunter'] }, { line: ['dust-imp'] }],
    });
    s.pick({ kind: 'play', card: 'ganger-chieftain' });
    s.pick({ value: 'right' }).pick({ kind: 'yes' });
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(s.card('headhunter').exhausted).toBe(true);
    expect(s.card('troll').exhausted).toBe(false);
  });

  test('a card played by an effect from elsewhere gives its bonus æmber and its "Play:" ability', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['wild-wormhole'], deck: ['timetraveller', 'anger', 'punch'] }],
    });
    play(s, 'wild-wormhole');
    expect(line(s, 0)).toEqual(['timetraveller']);
    expect(s.view().players[0]).toMatchObject({ amber: 2, hand: ['anger', 'punch'] });
  });

  test('a card put into play does not: it was not played', () => {
    const s = start({
      house: 'mars',
      players: [
        {
          hand: ['yxili-marauder', 'psychic-bug'],
          line: ['john-smyth', 'tunk'],
          artifacts: ['swap-widget'],
        },
        { amber: 3 },
      ],
    });
    s.edit({ cards: { tunk: { damage: 2 } } });
    take(s, 'action swap-widget', 'target john-smyth');
    s.pick({ value: 'right' });
    expect(s.card('yxili-marauder')).toMatchObject({ zone: 'line', amber: 0, exhausted: false });
    expect(s.card('tunk').damage).toBe(2);
    expect(pools(s)).toEqual([0, 3]);
  });

  test('a played card is controlled by the active player', () => {
    const s = start({ active: 1, house: 'brobnar', players: [{}, { hand: ['troll'] }] });
    play(s, 'troll');
    expect(s.card('troll')).toMatchObject({ owner: 1, controller: 1 });
  });

  test('a card that cannot be played under its own condition is not offered', () => {
    const setup = (amber: number) =>
      start({ house: 'brobnar', players: [{ amber, hand: ['kelifi-dragon'] }] });
    expect(offers(setup(6))).toEqual(['discard kelifi-dragon', 'end']);
    expect(offers(setup(7))).toContain('play kelifi-dragon');
  });

  test('a price "in order to play" must be paid in full', () => {
    const setup = (amber: number) => start({ house: 'dis', players: [{ amber, hand: ['truebaru'] }] });
    expect(offers(setup(2))).toEqual(['discard truebaru', 'end']);
    expect(pools(play(setup(4), 'truebaru'))).toEqual([1, 0]);
  });
});

describe('glossary: Maverick and Anomaly', () => {
  test('a maverick belongs to the house it is printed in, in every respect', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: [{ card: 'troll', house: 'dis' }] }, { hand: ['begone'] }],
    });
    play(s, 'troll');
    expect(s.card('troll').houses).toEqual(['dis']);
    s.pick({ kind: 'end' }).pick({ value: 'sanctum' });
    take(s, 'play begone', 'choice 0');
    expect(zone(s, 'troll')).toBe('discard');
  });

  test('glossary: Legacy: a card of an earlier set plays in any deck as one of its own', () => {
    const s = start({
      house: 'saurian',
      players: [{ hand: [{ card: 'troll', house: 'saurian' }, 'tribute'] }],
    });
    play(s, 'troll');
    expect(offers(s)).toContain('play tribute');
    expect(s.card('troll').houses).toEqual(['saurian']);
  });

  test('an anomaly belongs to the house of its deck', () => {
    const s = start({ house: 'mars', players: [{ hand: [{ card: 'the-grim-reaper', house: 'mars' }] }] });
    play(s, 'the-grim-reaper');
    expect(s.card('the-grim-reaper').houses).toEqual(['mars']);
  });
});
