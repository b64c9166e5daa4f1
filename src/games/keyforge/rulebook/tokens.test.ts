import { describe, expect, test } from 'vitest';
import {
  act,
  choose,
  endTurn,
  fight,
  line,
  offers,
  play,
  pools,
  reap,
  start,
  take,
  targets,
  zone,
} from '../testkit.js';

describe('glossary: Stun', () => {
  const stunned = (card: string, more: object = {}) => ({ card, stunned: true, ...more });

  test('a stunned creature is only used to remove the stun', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: [stunned('noddy-the-thief')] }, { line: ['troll'], amber: 2 }],
    });
    expect(offers(s)).toEqual(['unstun noddy-the-thief', 'end']);
    s.pick({ kind: 'unstun', card: 'noddy-the-thief' });
    expect(s.card('noddy-the-thief')).toMatchObject({ stunned: false, exhausted: true });
    expect(pools(s)).toEqual([0, 2]);
  });

  test('only when it is ready and of the active house', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { line: [stunned('troll', { exhausted: true }), stunned('tocsin'), stunned('deipno-spymaster')] },
      ],
    });
    expect(offers(s)).toEqual(['end']);
  });

  test.each([
    ['fight', 'anger', 'brobnar'],
    ['be used', 'inspiration', 'sanctum'],
  ])('an effect that would have it %s removes the stun instead, and exhausts it', (_what, card, house) => {
    const s = start({
      house,
      players: [{ hand: [card], line: [stunned('troll', { exhausted: true })] }, { line: ['dust-imp'] }],
    });
    play(s, card);
    expect(s.card('troll')).toMatchObject({ stunned: false, exhausted: true });
    expect(zone(s, 'dust-imp')).toBe('line');
  });

  test('an effect that would have it reap removes the stun instead', () => {
    const s = start({
      house: 'dis',
      players: [{ artifacts: ['dominator-bauble'], line: [stunned('mother')] }],
    });
    act(s, 'dominator-bauble');
    expect(s.card('mother')).toMatchObject({ stunned: false, exhausted: true });
    expect(pools(s)).toEqual([0, 0]);
  });

  test('removing the stun is a use', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: [stunned('troll', { upgrades: ['bonerot-venom'] })] }],
    });
    s.pick({ kind: 'unstun', card: 'troll' });
    expect(s.card('troll').damage).toBe(2);
  });

  test('its constant abilities go on', () => {
    const s = start({ players: [{ line: ['troll', stunned('bulwark')] }, { line: [stunned('murmook')] }] });
    expect(s.card('troll').armor).toBe(2);
    expect(s.view().players[0].keyCost).toBe(7);
  });

  test('attacked it still deals damage', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['troll'] }, { line: [stunned('mother')] }] });
    fight(s, 'troll');
    expect(s.card('troll').damage).toBe(5);
  });

  test('there is no second stun', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['tremor'], line: [] }, { line: [stunned('mother'), 'troll'] }],
    });
    play(s, 'tremor', 'mother');
    expect(s.card('mother').stunned).toBe(true);
    expect(s.card('troll').stunned).toBe(true);
    endTurn(s, 'logos');
    s.pick({ kind: 'unstun', card: 'mother' });
    expect(s.card('mother').stunned).toBe(false);
  });

  test('a creature may enter play stunned', () => {
    const s = start({ house: 'mars', players: [{ hand: ['zorg'] }] });
    play(s, 'zorg');
    expect(s.card('zorg')).toMatchObject({ stunned: true, exhausted: true });
  });

  test('an ability may remove it', () => {
    const s = start({
      house: 'sanctum',
      players: [{ hand: ['clear-mind'], line: [stunned('sequis')] }, { line: [stunned('troll')] }],
    });
    play(s, 'clear-mind');
    expect([s.card('sequis').stunned, s.card('troll').stunned]).toEqual([false, true]);
    expect(offers(s)).toContain('reap sequis');
  });
});

describe('glossary: Ward', () => {
  const warded = (card: string, more: object = {}) => ({ card, ward: true, ...more });

  test('it takes all damage of one moment and is gone', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch', 'punch'] }, { line: [warded('dust-imp')] }],
    });
    play(s, 'punch#1');
    expect(s.card('dust-imp')).toMatchObject({ damage: 0, ward: false });
    play(s, 'punch#2');
    expect(zone(s, 'dust-imp')).toBe('discard');
  });

  test.each([
    ['destroyed', 'gateway-to-dis', 'dis'],
    ['returned to hand', 'hysteria', 'dis'],
    ['purged', 'oubliette', 'shadows'],
  ])('a creature that would be %s stays and loses the ward', (_how, card, house) => {
    const s = start({ house, players: [{ hand: [card] }, { line: [warded('dust-imp')], amber: 1 }] });
    play(s, card);
    expect(s.card('dust-imp')).toMatchObject({ zone: 'line', ward: false });
    expect(pools(s)[1]).toBe(1);
  });

  test('also one that would be archived or shuffled into a deck', () => {
    const s = start({
      house: 'mars',
      players: [{ line: ['uxlyx-the-zookeeper'] }, { line: [warded('troll')] }],
    });
    reap(s, 'uxlyx-the-zookeeper');
    expect(s.card('troll')).toMatchObject({ zone: 'line', ward: false });
    const shuffled = start({
      house: 'untamed',
      players: [{ hand: ['lost-in-the-woods'] }, { line: [warded('troll')] }],
    });
    play(shuffled, 'lost-in-the-woods');
    expect(shuffled.card('troll')).toMatchObject({ zone: 'line', ward: false });
  });

  test('a warded creature is not tagged: its "Destroyed:" does not resolve and nothing was destroyed', () => {
    const s = start({
      house: 'sanctum',
      players: [{ hand: ['martyr-s-end'], line: [warded('dust-imp'), 'troll'] }],
    });
    take(s, 'play martyr-s-end', 'target dust-imp', 'target troll');
    expect(s.card('dust-imp')).toMatchObject({ zone: 'line', ward: false });
    expect(pools(s)).toEqual([2, 0]);
  });

  test('a creature that its ward saved was not removed: "if you do" fails', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['one-last-job'], line: [warded('dodger'), 'umbra'] }, { amber: 5 }],
    });
    play(s, 'one-last-job');
    expect(s.card('dodger')).toMatchObject({ zone: 'line', ward: false });
    expect(zone(s, 'umbra')).toBe('purged');
    expect(pools(s)).toEqual([2, 4]);
  });

  test('there is no second ward', () => {
    const s = start({
      house: 'logos',
      players: [
        {
          artifacts: ['hologrammophone'],
          hand: [
            { card: 'punch', house: 'logos' },
            { card: 'punch', house: 'logos' },
          ],
          line: [warded('troll')],
        },
      ],
    });
    act(s, 'hologrammophone');
    play(s, 'punch#1');
    play(s, 'punch#2');
    expect(s.card('troll')).toMatchObject({ ward: false, damage: 3 });
  });

  test('damage of a fight from both sides: each ward is its own', () => {
    const s = start({ house: 'brobnar', players: [{ line: [warded('troll')] }, { line: ['mother'] }] });
    fight(s, 'troll');
    expect(s.card('troll')).toMatchObject({ damage: 0, ward: false });
    expect(zone(s, 'mother')).toBe('discard');
  });

  test('it does not save for long when power has fallen to the damage: first it is spent, then the creature dies', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['king-of-the-crag'] },
        { line: [warded('bumpsy', { damage: 3 }), warded('troll', { damage: 3 })] },
      ],
    });
    play(s, 'king-of-the-crag');
    expect(zone(s, 'bumpsy')).toBe('discard');
    expect(s.card('troll')).toMatchObject({ zone: 'line', ward: true });
  });

  test('it does not stop a change of control', () => {
    const s = start({ house: 'mars', players: [{ hand: ['hypnobeam'] }, { line: [warded('troll')] }] });
    play(s, 'hypnobeam');
    expect(s.card('troll')).toMatchObject({ controller: 0, ward: true });
  });

  test('it stays from turn to turn', () => {
    const s = start({ house: 'logos', players: [{ artifacts: ['hologrammophone'], line: ['troll'] }] });
    act(s, 'hologrammophone');
    endTurn(s, 'brobnar');
    expect(s.card('troll').ward).toBe(true);
  });
});

describe('glossary: Ward, on a creature that is tagged already', () => {
  const jargogle = { card: 'jargogle', under: [{ card: 'tricerian-legionary', faceDown: true }] };
  const lay = (played: string, house: string, ...others: string[]) => {
    const s = start({
      house,
      players: [{ hand: [played], line: [jargogle, ...others] }, { artifacts: ['soul-snatcher'] }],
    });
    s.edit({ cards: { jargogle: { damage: 1 } } });
    return take(s, `play ${played}`, 'order jargogle', 'flank left', `target ${others.at(-1)}`);
  };

  test('it is spent instead of leaving play: the creature was not destroyed', () => {
    const s = lay('gateway-to-dis', 'dis', 'dextre', 'troll');
    expect(s.view().players[0].line.map(({ card }) => card)).toEqual(['tricerian-legionary', 'troll']);
    expect(s.card('troll').ward).toBe(false);
    expect(pools(s)).toEqual([2, 0]);
  });

  test('it is spent on the first way out of play', () => {
    const s = lay('gateway-to-dis', 'dis', 'dextre');
    expect(zone(s, 'dextre')).toBe('discard');
    expect(pools(s)).toEqual([2, 0]);
  });

  test('it is spent in vain on a creature with too much damage, whose "Destroyed:" resolves once', () => {
    const s = lay('poison-wave', 'shadows', 'dust-imp');
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(pools(s)).toEqual([5, 0]);
  });
});

describe('glossary: Enrage', () => {
  const enraged = (card: string, more: object = {}) => ({ card, enraged: true, ...more });

  test('used, it must fight if it can', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: [enraged('noddy-the-thief')] }, { line: ['troll'] }],
    });
    expect(offers(s)).toEqual(['fight noddy-the-thief', 'end']);
  });

  test('without anyone to fight it may be used as it likes', () => {
    const s = start({ house: 'shadows', players: [{ line: [enraged('noddy-the-thief')] }, { amber: 1 }] });
    expect(offers(s)).toEqual(['reap noddy-the-thief', 'action noddy-the-thief', 'end']);
    reap(s, 'noddy-the-thief');
    expect(s.card('noddy-the-thief').enraged).toBe(true);
  });

  test('after it was used to fight in its controller’s turn the rage is gone', () => {
    const s = start({ house: 'brobnar', players: [{ line: [enraged('troll')] }, { line: ['dust-imp'] }] });
    fight(s, 'troll');
    expect(s.card('troll').enraged).toBe(false);
  });

  test('being attacked does not calm it', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['bumpsy'] }, { line: [enraged('troll')] }] });
    fight(s, 'bumpsy');
    expect(s.card('troll').enraged).toBe(true);
  });

  test('a stun comes before it: removing the stun is all that a use does', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: [enraged('troll', { stunned: true })] }, { line: ['dust-imp'] }],
    });
    expect(offers(s)).toEqual(['unstun troll', 'end']);
    s.pick({ kind: 'unstun', card: 'troll' });
    expect(s.card('troll')).toMatchObject({ stunned: false, enraged: true, exhausted: true });
  });

  test('it need not be used at all', () => {
    const s = start({ house: 'brobnar', players: [{ line: [enraged('troll')] }, { line: ['dust-imp'] }] });
    endTurn(s, 'dis');
    expect(s.card('troll')).toMatchObject({ enraged: true, exhausted: false });
  });

  test('an effect that uses it makes it fight', () => {
    const s = start({
      house: 'dis',
      players: [{ artifacts: ['dominator-bauble'], line: [enraged('troll')] }, { line: ['dust-imp'] }],
    });
    act(s, 'dominator-bauble');
    expect(zone(s, 'dust-imp')).toBe('discard');
  });

  test('there is no second rage, and an ability lays it on any creature', () => {
    const s = start({
      house: 'dis',
      players: [{ artifacts: ['soul-fiddle'] }, { line: [enraged('troll'), 'mother'] }],
    });
    act(s, 'soul-fiddle');
    expect(targets(s)).toEqual(['troll', 'mother']);
    s.pick({ card: 'mother' });
    expect(s.card('mother').enraged).toBe(true);
  });
});

describe('glossary: +1 power counters', () => {
  test('each adds 1 power as long as it lies there', () => {
    const s = start({
      house: 'mars',
      players: [
        {
          hand: ['martian-hounds'],
          line: ['tunk', { card: 'troll', damage: 1 }, { card: 'bumpsy', damage: 1 }],
        },
      ],
    });
    play(s, 'martian-hounds', 'tunk');
    expect(s.card('tunk')).toMatchObject({ power: 10, counters: { power: 4 } });
    endTurn(s, 'brobnar');
    expect(s.card('tunk').power).toBe(10);
  });

  test('they go when the creature leaves play', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['fear'] }, { line: [{ card: 'troll', power: 3, stunned: true, damage: 2 }] }],
    });
    play(s, 'fear');
    endTurn(s, 'brobnar');
    play(s, 'troll');
    expect(s.card('troll')).toMatchObject({ power: 8, counters: {}, stunned: false, damage: 0 });
  });
});

describe('glossary: Other counters', () => {
  test('the card that uses them says what they do', () => {
    const s = start({
      house: 'dis',
      players: [{ artifacts: ['wretched-doll'], line: ['troll'] }, { line: ['mother'] }],
    });
    act(s, 'wretched-doll');
    choose(s, 'mother');
    expect(s.card('mother').counters).toEqual({ doom: 1 });
    endTurn(s, 'brobnar');
    endTurn(s, 'dis');
    act(s, 'wretched-doll');
    expect([line(s, 0), line(s, 1)]).toEqual([['troll'], []]);
  });

  test('they may count on an artifact', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { artifacts: [{ card: 'the-big-one', counters: { fuse: 9 } }], hand: ['troll'], line: ['bumpsy'] },
        { line: ['mother'] },
      ],
    });
    play(s, 'troll').pick({ value: 'left' });
    expect([line(s, 0), line(s, 1)]).toEqual([[], []]);
    expect(zone(s, 'the-big-one')).toBe('discard');
  });
});
