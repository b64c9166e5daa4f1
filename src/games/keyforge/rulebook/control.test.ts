import { describe, expect, test } from 'vitest';
import {
  act,
  endTurn,
  line,
  offers,
  play,
  playRight,
  pools,
  reap,
  start,
  take,
  targets,
  zone,
} from '../testkit.js';

describe('glossary: Control', () => {
  test('a taken creature goes to a flank of the new line, which the active player chooses', () => {
    const s = start({
      house: 'mars',
      players: [{ hand: ['hypnobeam'], line: ['troll', 'bumpsy'] }, { line: ['mother', 'dodger'] }],
    });
    play(s, 'hypnobeam', 'mother');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'flank' });
    s.pick({ value: 'left' });
    expect([line(s, 0), line(s, 1)]).toEqual([['mother', 'troll', 'bumpsy'], ['dodger']]);
    expect(s.card('mother')).toMatchObject({ owner: 1, controller: 0 });
  });

  test('what lies on it stays, and so does its position ready or exhausted', () => {
    const s = start({
      house: 'mars',
      players: [
        { hand: ['hypnobeam'] },
        {
          line: [
            { card: 'mother', damage: 2, amber: 1, power: 1, exhausted: true, upgrades: ['blood-of-titans'] },
          ],
        },
      ],
    });
    play(s, 'hypnobeam');
    expect(s.card('mother')).toMatchObject({
      controller: 0,
      damage: 2,
      amber: 1,
      power: 11,
      exhausted: true,
    });
  });

  test('its new controller uses it, and its abilities speak for the new controller', () => {
    const s = start({
      house: 'shadows',
      players: [
        {
          line: [
            { card: 'dodger', owner: 1 },
            { card: 'tocsin', owner: 1, house: 'shadows' },
          ],
        },
        { amber: 3, line: ['troll'] },
      ],
    });
    reap(s, 'dodger');
    expect(pools(s)).toEqual([1, 3]);
    expect(offers(s)).toContain('fight tocsin');
  });

  test('that it leaves play sends it to its owner’s zone', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['gateway-to-dis'], line: [{ card: 'mother', owner: 1 }] }],
    });
    play(s, 'gateway-to-dis');
    expect(s.card('mother')).toMatchObject({ zone: 'discard', seat: 1 });
  });

  test.each([
    ['hand', 'hysteria', 'dis'],
    ['purged', 'oubliette', 'shadows'],
  ])('also to its owner’s %s', (to, card, house) => {
    const s = start({ house, players: [{ hand: [card], line: [{ card: 'batdrone', owner: 1 }] }] });
    play(s, card);
    expect(s.card('batdrone')).toMatchObject({ zone: to, seat: 1 });
  });

  test('control "until it leaves play" ends then, and the creature goes back to a flank', () => {
    const s = start({
      house: 'logos',
      players: [
        { hand: ['harland-mindlock', { card: 'hand-of-dis', house: 'logos' }], line: ['doc-bookton'] },
        { line: ['troll', 'bumpsy'] },
      ],
    });
    playRight(s, 'harland-mindlock', 'troll').pick({ value: 'right' });
    expect([line(s, 0), line(s, 1)]).toEqual([['doc-bookton', 'harland-mindlock', 'troll'], ['bumpsy']]);
    play(s, 'hand-of-dis');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'flank' });
    s.pick({ value: 'right' });
    expect([line(s, 0), line(s, 1)]).toEqual([['doc-bookton'], ['bumpsy', 'troll']]);
  });

  test('destroyed together with the card that holds it, it goes to its owner’s discard pile', () => {
    const s = start({
      house: 'logos',
      players: [
        { hand: ['harland-mindlock', { card: 'gateway-to-dis', house: 'logos' }] },
        { line: ['troll'] },
      ],
    });
    play(s, 'harland-mindlock').pick({ value: 'right' });
    play(s, 'gateway-to-dis');
    expect(s.card('troll')).toMatchObject({ zone: 'discard', seat: 1 });
  });

  test('saved when the card that holds it is destroyed, it goes back to its owner', () => {
    const s = start({
      house: 'logos',
      players: [
        { hand: ['harland-mindlock', { card: 'gateway-to-dis', house: 'logos' }] },
        { line: [{ card: 'troll', upgrades: ['armageddon-cloak'] }] },
      ],
    });
    play(s, 'harland-mindlock').pick({ value: 'right' });
    play(s, 'gateway-to-dis');
    expect(s.card('troll')).toMatchObject({ zone: 'line', controller: 1, upgrades: [] });
  });

  test('of several effects the latest holds', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['collar-of-subordination'] },
        { houses: ['mars', 'brobnar', 'logos'], line: ['troll'], hand: ['hypnobeam'] },
      ],
    });
    play(s, 'collar-of-subordination');
    expect(s.card('troll')).toMatchObject({ controller: 0 });
    endTurn(s, 'mars');
    play(s, 'hypnobeam');
    expect(s.card('troll')).toMatchObject({ controller: 1, upgrades: ['collar-of-subordination'] });
  });

  test('when the latest ends, an earlier one holds again', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['collar-of-subordination'] },
        {
          houses: ['logos', 'brobnar', 'mars'],
          line: ['troll'],
          hand: ['harland-mindlock', { card: 'oubliette', house: 'logos' }],
        },
      ],
    });
    play(s, 'collar-of-subordination');
    endTurn(s, 'logos');
    playRight(s, 'harland-mindlock');
    expect(s.card('troll').controller).toBe(1);
    play(s, 'oubliette');
    expect(s.card('troll').controller).toBe(0);
  });

  test('control may be given away', () => {
    const s = start({
      house: 'saurian',
      players: [{ hand: ['exile'], line: ['troll'] }, { line: ['mother'] }],
    });
    play(s, 'exile');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'flank' });
    s.pick({ value: 'left' });
    expect([line(s, 0), line(s, 1)]).toEqual([[], ['troll', 'mother']]);
    expect(s.card('troll')).toMatchObject({ owner: 0, controller: 1 });
  });

  test('the same holds for artifacts', () => {
    const s = start({
      house: 'shadows',
      players: [
        { houses: ['shadows', 'dis', 'brobnar'], hand: ['sneklifter'] },
        { artifacts: ['library-of-babble'] },
      ],
    });
    play(s, 'sneklifter');
    expect(s.card('library-of-babble')).toMatchObject({
      controller: 0,
      owner: 1,
      house: 'shadows',
      zone: 'artifacts',
    });
    expect(offers(s)).toContain('action library-of-babble');
  });

  test('an upgrade belongs to the player who played it, also on an enemy creature', () => {
    const s = start({
      house: 'mars',
      players: [{ hand: ['jammer-pack'] }, { line: ['troll'] }],
    });
    play(s, 'jammer-pack');
    expect(s.card('jammer-pack')).toMatchObject({ zone: 'on troll', controller: 0 });
    expect(s.view().players.map(({ keyCost }) => keyCost)).toEqual([8, 6]);
  });

  test('the cards that a player has in play are those controlled', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['smith'], line: [{ card: 'mother', owner: 1 }, 'troll'] },
        { line: [{ card: 'bumpsy', owner: 0 }] },
      ],
    });
    play(s, 'smith');
    expect(pools(s)).toEqual([3, 0]);
  });

  test('æmber on a creature that changed sides goes to the opponent of its new controller', () => {
    const s = start({
      house: 'saurian',
      players: [
        { hand: ['exile'], line: [{ card: 'troll', amber: 2 }] },
        { hand: ['gateway-to-dis'], houses: ['dis', 'mars', 'logos'] },
      ],
    });
    play(s, 'exile');
    endTurn(s, 'dis');
    play(s, 'gateway-to-dis');
    expect(pools(s)).toEqual([3, 0]);
    expect(s.card('troll').seat).toBe(0);
  });
});

describe('control during a use as if it were yours', () => {
  test('the card is destroyed into its owner’s pile', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['poltergeist'] }, { artifacts: ['library-of-babble'] }],
    });
    play(s, 'poltergeist');
    expect(s.view().players[0].hand).toHaveLength(1);
    expect(s.card('library-of-babble')).toMatchObject({ zone: 'discard', seat: 1 });
  });

  test('any player’s artifact may be chosen', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['poltergeist'], artifacts: ['cannon'] }, { artifacts: ['library-of-babble'] }],
    });
    play(s, 'poltergeist');
    expect(targets(s)).toEqual(['cannon', 'library-of-babble']);
  });
});

describe('control of a card that gives itself away', () => {
  test('Spangler Box goes to the opponent after each purge, and its captives come back when it leaves play', () => {
    const s = start({
      house: 'logos',
      players: [
        { artifacts: ['spangler-box'], line: ['troll'] },
        { line: ['mother'], houses: ['sanctum', 'dis', 'mars'], hand: ['whispering-reliquary'] },
      ],
    });
    act(s, 'spangler-box');
    s.pick({ card: 'mother' });
    expect(zone(s, 'mother')).toBe('purged');
    expect(s.card('spangler-box')).toMatchObject({ controller: 1, owner: 0 });
    endTurn(s, 'sanctum');
    take(s, 'play whispering-reliquary');
    endTurn(s);
    s.pick(s.options()[0]!.option);
    endTurn(s, 'sanctum');
    act(s, 'whispering-reliquary');
    s.pick({ card: 'spangler-box' });
    expect(s.card('spangler-box')).toMatchObject({ zone: 'hand', seat: 0 });
    expect(s.card('mother')).toMatchObject({ zone: 'line', controller: 1 });
  });
});
