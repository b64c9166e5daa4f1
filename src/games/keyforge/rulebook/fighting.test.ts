import { describe, expect, test } from 'vitest';
import { choose, endTurn, fight, offers, play, pools, start, targets, zone } from '../testkit.js';

describe('the rulebook’s example of a fight', () => {
  test('003: The Terror deals Raiding Knight 3 through 2 armor and is dealt 4', () => {
    const s = start({ house: 'dis', players: [{ line: ['the-terror'] }, { line: ['raiding-knight'] }] });
    fight(s, 'the-terror');
    expect(s.card('the-terror')).toMatchObject({ damage: 4, exhausted: true });
    expect(s.card('raiding-knight')).toMatchObject({ damage: 3, armor: 0, exhausted: false });
  });

  test('000: an attacker of power 5 against power 4 and armor 2', () => {
    const s = start({ house: 'dis', players: [{ line: ['shooler'] }, { line: ['sequis'] }] });
    fight(s, 'shooler');
    expect(s.card('shooler').damage).toBe(4);
    expect(s.card('sequis').damage).toBe(3);
  });
});

describe('fighting', () => {
  test('the attacker exhausts and the player chooses any enemy creature', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: ['troll', 'bumpsy'] }, { line: ['mother', 'halacor', 'dodger'] }],
    });
    s.pick({ kind: 'fight', card: 'troll' });
    expect(targets(s)).toEqual(['mother', 'halacor', 'dodger']);
    s.pick({ card: 'halacor' });
    expect(zone(s, 'halacor')).toBe('discard');
    expect(s.card('troll')).toMatchObject({ damage: 4, exhausted: true });
  });

  test('a creature cannot fight without an enemy creature that it can attack', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: ['troll'], artifacts: ['cannon'] }, { artifacts: ['cannon'] }],
    });
    expect(offers(s)).not.toContain('fight troll');
    const limited = start({ house: 'untamed', players: [{ line: ['bigtwig'] }, { line: ['troll'] }] });
    expect(offers(limited)).toEqual(['reap bigtwig', 'end']);
  });

  test('all damage is dealt at once: two equal creatures destroy each other', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['bumpsy'] }, { line: ['mother'] }] });
    fight(s, 'bumpsy');
    expect([zone(s, 'bumpsy'), zone(s, 'mother')]).toEqual(['discard', 'discard']);
  });

  test('damage does not lessen the power that a creature fights with', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: [{ card: 'troll', damage: 4 }] }, { line: [{ card: 'valdr', damage: 1 }] }],
    });
    fight(s, 'troll');
    expect(zone(s, 'valdr')).toBe('discard');
    expect(zone(s, 'troll')).toBe('discard');
  });
});

describe('glossary: Fight', () => {
  test('"Fight:" resolves after the fight when the attacker survives', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['headhunter'] }, { line: ['dust-imp'] }] });
    fight(s, 'headhunter');
    expect(pools(s)).toEqual([1, 2]);
  });

  test('"Fight:" does not resolve when the attacker is destroyed', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['headhunter'] }, { line: ['troll'] }] });
    fight(s, 'headhunter');
    expect(pools(s)).toEqual([0, 0]);
  });

  test('"Fight:" resolves only for the attacker', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: ['dust-imp', 'troll'] }, { line: ['headhunter'] }],
    });
    fight(s, 'troll');
    expect(pools(s)).toEqual([0, 0]);
    const both = start({
      house: 'brobnar',
      players: [{ line: ['bumpsy'] }, { line: [{ card: 'champion-tabris', power: 3 }], amber: 0 }],
    });
    both.edit({ players: [{ amber: 3 }, {}] });
    fight(both, 'bumpsy');
    expect(both.card('champion-tabris')).toMatchObject({ amber: 0 });
  });

  test('both creatures fight: a constant ability of the defender sees the attacker destroyed', () => {
    const s = start({ house: 'logos', players: [{ line: ['mother'], amber: 2 }, { line: ['krump'] }] });
    fight(s, 'mother');
    expect(zone(s, 'mother')).toBe('discard');
    expect(pools(s)).toEqual([1, 0]);
  });

  test('a foe that the "Destroyed:" of another creature takes along was not destroyed fighting', () => {
    const s = start({
      house: 'logos',
      players: [
        { line: ['brain-eater'] },
        { line: [{ card: 'shadow-self', damage: 5, upgrades: ['phoenix-heart'] }, 'dust-imp'] },
      ],
    });
    fight(s, 'brain-eater', 'dust-imp');
    expect([zone(s, 'shadow-self'), zone(s, 'dust-imp')]).toEqual(['hand', 'discard']);
    expect(s.view().players[0].hand).toEqual([]);
  });

  test('a creature must survive for its "after an enemy is destroyed fighting it"', () => {
    const s = start({
      house: 'dis',
      players: [{ line: ['stealer-of-souls'] }, { line: ['champion-tabris'] }],
    });
    s.edit({ cards: { 'champion-tabris': { damage: 3 } } });
    fight(s, 'stealer-of-souls');
    expect(zone(s, 'stealer-of-souls')).toBe('discard');
    expect(zone(s, 'champion-tabris')).toBe('discard');
    expect(pools(s)).toEqual([0, 0]);
  });

  test('when it survives, that ability resolves', () => {
    const s = start({ house: 'dis', players: [{ line: ['stealer-of-souls'] }, { line: ['mother'] }] });
    fight(s, 'stealer-of-souls');
    expect(zone(s, 'mother')).toBe('purged');
    expect(pools(s)).toEqual([1, 0]);
  });

  test('an enemy destroyed by anything but the fight does not set it off', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: ['stealer-of-souls'], hand: ['poison-wave'] }, { line: ['dust-imp'] }],
    });
    play(s, 'poison-wave');
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(pools(s)).toEqual([1, 2]);
  });

  test('timing chart: "Fight:" and "each time a creature fights" share a window', () => {
    const s = start({
      house: 'shadows',
      players: [
        { line: ['dodger'], hand: [{ card: 'take-hostages', house: 'shadows' }] },
        { amber: 1, line: ['research-smoko'] },
      ],
    });
    play(s, 'take-hostages');
    fight(s, 'dodger');
    expect(s.decision()?.kind).toBe('order');
    s.pick({ kind: 'order', card: 'dodger' });
    expect(pools(s)).toEqual([2, 0]);
    expect(s.card('dodger').amber).toBe(0);
  });

  test('what follows any fight follows also when the attacker was destroyed', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: ['bumpsy'], hand: ['warsong'] }, { line: ['troll'] }],
    });
    play(s, 'warsong');
    fight(s, 'bumpsy');
    expect(zone(s, 'bumpsy')).toBe('discard');
    expect(pools(s)).toEqual([1, 0]);
  });
});

describe('glossary: Fight with', () => {
  test('"ready and fight with" is a fight by the usual rules', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['anger'], line: [{ card: 'headhunter', exhausted: true }] },
        { line: ['dust-imp', 'champion-anaphiel', 'mother'] },
      ],
    });
    play(s, 'anger');
    expect(zone(s, 'headhunter')).toBe('discard');
    expect(s.card('champion-anaphiel').damage).toBe(4);
  });

  test('several fights of one card come one at a time', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { hand: ['relentless-assault'], line: ['troll', 'bumpsy'] },
        { line: ['dust-imp', 'champion-tabris'] },
      ],
    });
    play(s, 'relentless-assault', 'troll', 'bumpsy');
    choose(s, 'bumpsy', 'dust-imp');
    expect(s.card('bumpsy')).toMatchObject({ damage: 2, exhausted: true });
    expect(s.card('troll')).toMatchObject({ damage: 6, exhausted: true });
    expect(zone(s, 'champion-tabris')).toBe('discard');
  });

  test('each fight against a different enemy, with the same creature readied each time', () => {
    const s = start({
      house: 'sanctum',
      players: [
        { hand: ['one-stood-against-many'], line: [{ card: 'troll', power: 20 }] },
        { line: ['mother', 'bumpsy', 'dodger', 'halacor'] },
      ],
    });
    play(s, 'one-stood-against-many', 'bumpsy');
    expect(targets(s)).not.toContain('bumpsy');
    choose(s, 'mother', 'halacor');
    expect(s.card('troll')).toMatchObject({ damage: 14, exhausted: true });
    expect(zone(s, 'dodger')).toBe('line');
  });
});

describe('glossary: Before', () => {
  test('"Before Fight:" comes after exhausting and before any damage', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: ['firespitter'] }, { line: ['dust-imp', 'mother'] }],
    });
    s.edit({ cards: { 'dust-imp': { damage: 1 } } });
    fight(s, 'firespitter', 'mother');
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(s.card('firespitter').damage).toBe(4);
    expect(zone(s, 'mother')).toBe('discard');
  });

  test('timing chart: "Before Fight:" and hazardous are ordered by the active player', () => {
    const setup = { house: 'brobnar', players: [{ line: ['firespitter'] }, { line: ['briar-grubbling'] }] };
    const s = start(setup);
    s.edit({ cards: { 'briar-grubbling': { damage: 1 } } });
    fight(s, 'firespitter');
    expect(offers(s)).toEqual(['order firespitter', 'order briar-grubbling hazardous']);
    s.pick({ kind: 'order', card: 'firespitter' });
    expect(zone(s, 'briar-grubbling')).toBe('discard');
    expect(s.card('firespitter').damage).toBe(0);
  });

  test('if either creature leaves then, there is no power damage and no "Fight:"', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['headhunter'] }, { line: ['briar-grubbling'] }] });
    fight(s, 'headhunter');
    expect(zone(s, 'headhunter')).toBe('discard');
    expect(s.card('briar-grubbling').damage).toBe(0);
    expect(pools(s)).toEqual([0, 0]);
    const assault = start({
      house: 'untamed',
      players: [{ line: [{ card: 'headhunter', upgrades: ['way-of-the-bear'] }] }, { line: ['dust-imp'] }],
    });
    assault.edit({ house: 'brobnar' });
    fight(assault, 'headhunter');
    expect(pools(assault)).toEqual([0, 2]);
    expect(assault.card('headhunter').damage).toBe(0);
  });

  test('such a creature was used to fight all the same', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { line: [{ card: 'troll', upgrades: ['way-of-the-bear'], enraged: true }], hand: ['warsong'] },
        { line: ['dust-imp'] },
      ],
    });
    play(s, 'warsong');
    fight(s, 'troll');
    expect(s.card('troll')).toMatchObject({ exhausted: true, enraged: false, damage: 0 });
    expect(pools(s)).toEqual([1, 2]);
  });

  test('an elusive defender’s first attack is spent when the attacker dies before the damage', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { line: ['bumpsy', 'troll'] },
        { line: [{ card: 'urchin', upgrades: [{ card: 'flame-wreathed' }] }] },
      ],
    });
    s.edit({ cards: { bumpsy: { damage: 3 } } });
    fight(s, 'bumpsy');
    expect(zone(s, 'bumpsy')).toBe('discard');
    fight(s, 'troll');
    expect(zone(s, 'urchin')).toBe('discard');
  });

  test('damage that "Before Fight:" turns aside goes to the creature it names', () => {
    const s = start({
      house: 'dis',
      players: [{ line: ['gabos-longarms'] }, { line: ['dust-imp', 'troll'] }],
    });
    fight(s, 'gabos-longarms', 'dust-imp');
    choose(s, 'troll');
    expect(s.card('troll').damage).toBe(5);
    expect(s.card('dust-imp').damage).toBe(0);
    expect(s.card('gabos-longarms').damage).toBe(2);
  });
});

describe('glossary: Attack, Attacker, Opponent', () => {
  test('the creature used to fight is the attacker: "while attacking" helps it only then', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['valdr'] }, { line: ['troll'] }] });
    fight(s, 'valdr');
    expect(zone(s, 'troll')).toBe('discard');
    const defends = start({ house: 'brobnar', players: [{ line: ['troll'] }, { line: ['valdr'] }] });
    fight(defends, 'troll');
    expect(defends.card('troll').damage).toBe(6);
  });

  test('"deals no damage when fighting" holds for attacker and defender', () => {
    const s = start({ house: 'shadows', players: [{ line: ['shadow-self'] }, { line: ['mother'] }] });
    fight(s, 'shadow-self');
    expect(s.card('mother').damage).toBe(0);
    expect(s.card('shadow-self').damage).toBe(5);
    endTurn(s, 'logos');
    fight(s, 'mother');
    expect(s.card('mother').damage).toBe(0);
    expect(zone(s, 'shadow-self')).toBe('discard');
  });

  test('abilities that call a fight off leave the creature exhausted without effect', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { line: ['headhunter'], artifacts: ['evasion-sigil'], deck: ['anger'] },
        { line: ['dust-imp'] },
      ],
    });
    fight(s, 'headhunter');
    expect(s.card('headhunter')).toMatchObject({ exhausted: true, damage: 0 });
    expect(zone(s, 'dust-imp')).toBe('line');
    expect(pools(s)).toEqual([0, 0]);
  });
});
