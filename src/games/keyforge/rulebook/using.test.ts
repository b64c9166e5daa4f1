import { describe, expect, test } from 'vitest';
import {
  act,
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

describe('using an artifact', () => {
  const setup = (house: string) =>
    start({
      house,
      players: [
        { houses: ['brobnar', 'dis', 'logos'], artifacts: ['cannon', 'key-to-dis'], line: ['mother'] },
      ],
    });

  test('an "Action:" only of the active house, an "Omni:" in every turn', () => {
    expect(offers(setup('brobnar'))).toEqual(['action cannon', 'omni key-to-dis', 'end']);
    expect(offers(setup('logos'))).toEqual(['reap mother', 'omni key-to-dis', 'end']);
  });

  test('it exhausts and then resolves', () => {
    const s = setup('brobnar');
    act(s, 'cannon');
    expect(s.card('cannon').exhausted).toBe(true);
    expect(s.card('mother').damage).toBe(2);
    expect(offers(s)).not.toContain('action cannon');
  });

  test('an artifact neither reaps nor fights', () => {
    const s = start({
      house: 'brobnar',
      players: [{ artifacts: ['cannon', 'iron-obelisk'] }, { line: ['troll'] }],
    });
    expect(offers(s)).toEqual(['action cannon', 'end']);
  });

  test('one that is sacrificed goes to its owner’s discard pile', () => {
    const s = setup('logos');
    omni(s, 'key-to-dis');
    expect(zone(s, 'key-to-dis')).toBe('discard');
    expect(zone(s, 'mother')).toBe('discard');
  });

  test('an exhausted one cannot be used, not even to be sacrificed', () => {
    const s = start({ house: 'logos', players: [{ artifacts: [{ card: 'key-to-dis', exhausted: true }] }] });
    expect(offers(s)).toEqual(['end']);
  });
});

describe('using an upgrade', () => {
  test('it is not used apart from its creature', () => {
    const s = start({
      house: 'logos',
      players: [{ line: [{ card: 'troll', upgrades: ['transposition-sandals'] }, 'bumpsy'] }],
    });
    expect(offers(s)).toEqual(['end']);
    s.edit({ house: 'brobnar' });
    expect(offers(s)).toContain('action troll');
  });
});

describe('using a creature', () => {
  test('reap, fight, "Action:" and "Omni:" are the ways', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: ['noddy-the-thief', 'deipno-spymaster'] }, { line: ['troll'] }],
    });
    expect(offers(s)).toEqual([
      'reap noddy-the-thief',
      'fight noddy-the-thief',
      'action noddy-the-thief',
      'reap deipno-spymaster',
      'fight deipno-spymaster',
      'omni deipno-spymaster',
      'end',
    ]);
  });

  test('an exhausted creature cannot be used', () => {
    const s = start({ house: 'brobnar', players: [{ line: [{ card: 'troll', exhausted: true }] }] });
    expect(offers(s)).toEqual(['end']);
  });

  test('glossary: Reap: it exhausts, 1 æmber is gained, then "Reap:" resolves', () => {
    const s = start({ house: 'brobnar', players: [{ line: [{ card: 'troll', damage: 4 }] }] });
    reap(s, 'troll');
    expect(pools(s)).toEqual([1, 0]);
    expect(s.card('troll')).toMatchObject({ exhausted: true, damage: 1 });
  });

  test('glossary: Reap: the æmber is there when "Reap:" resolves', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: [{ card: 'smiling-ruth', upgrades: ['duskrunner'] }] }, { amber: 1 }],
    });
    take(s, 'reap smiling-ruth');
    s.pick({ kind: 'order', card: 'duskrunner' });
    expect(pools(s)).toEqual([2, 0]);
  });

  test('glossary: Action ability: it exhausts and its effect resolves', () => {
    const s = start({ house: 'shadows', players: [{ line: ['noddy-the-thief'] }, { amber: 2 }] });
    act(s, 'noddy-the-thief');
    expect(pools(s)).toEqual([1, 1]);
    expect(s.card('noddy-the-thief').exhausted).toBe(true);
  });

  test('glossary: Omni: a creature that is not of the active house resolves it and exhausts', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['deipno-spymaster', 'tocsin'] }] });
    expect(offers(s)).toEqual(['omni deipno-spymaster', 'end']);
    take(s, 'omni deipno-spymaster', 'target tocsin');
    expect(s.card('deipno-spymaster').exhausted).toBe(true);
    expect(offers(s)).toEqual(['reap tocsin', 'end']);
  });

  test('glossary: Use: any way of using counts as a use', () => {
    for (const way of ['reap batdrone', 'fight batdrone']) {
      const s = start({
        house: 'logos',
        players: [{ line: [{ card: 'batdrone', upgrades: ['rocket-boots'] }] }, { line: ['troll'] }],
      });
      take(s, way);
      while (s.decision()?.kind === 'order') s.pick(s.options()[0]!.option);
      expect(s.card('batdrone').exhausted).toBe(false);
      take(s, 'reap batdrone');
      expect(s.card('batdrone').exhausted).toBe(true);
    }
  });

  test('timing chart: "after a creature is used" shares the window of "Reap:"', () => {
    const s = start({
      house: 'logos',
      players: [{ line: [{ card: 'doc-bookton', upgrades: ['bonerot-venom'] }], deck: ['urchin'] }],
    });
    reap(s, 'doc-bookton');
    expect(s.decision()?.kind).toBe('order');
    s.pick({ kind: 'order', card: 'bonerot-venom' });
    expect(s.card('doc-bookton').damage).toBe(2);
    expect(s.view().players[0].hand).toEqual(['urchin']);
  });

  test('timing chart: "after a creature is used" follows the effect of an "Action:"', () => {
    const s = start({
      house: 'shadows',
      players: [{ line: [{ card: 'noddy-the-thief', upgrades: ['bonerot-venom'] }] }, { amber: 2 }],
    });
    act(s, 'noddy-the-thief');
    expect(pools(s)).toEqual([1, 1]);
    expect(zone(s, 'noddy-the-thief')).toBe('discard');
  });
});

describe('as much as possible', () => {
  test('003’s example: Anger finds Snufflegator ready, skips the readying and fights', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['anger'], line: ['snufflegator'] }, { line: ['dust-imp'] }],
    });
    play(s, 'anger');
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(s.card('snufflegator').exhausted).toBe(true);
  });

  test('000’s example: Ganger Chieftain’s only neighbor is ready and just fights', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['ganger-chieftain'], line: ['troll'] }, { line: ['dust-imp'] }],
    });
    playRight(s, 'ganger-chieftain').pick({ kind: 'yes' });
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(s.card('troll').exhausted).toBe(true);
  });

  test('without anyone to fight the creature is readied all the same', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['anger'], line: [{ card: 'troll', exhausted: true }] }],
    });
    play(s, 'anger');
    expect(s.card('troll').exhausted).toBe(false);
  });
});

describe('using cards with abilities of other cards', () => {
  test('the card may be of any house', () => {
    const s = start({ house: 'dis', players: [{ artifacts: ['dominator-bauble'], line: ['mother'] }] });
    act(s, 'dominator-bauble');
    expect(pools(s)).toEqual([1, 0]);
    expect(s.card('mother').exhausted).toBe(true);
  });

  test('unless the ability says which house', () => {
    const s = start({
      house: 'staralliance',
      players: [{ line: ['commander-remiel', 'sequis'], hand: [] }],
    });
    s.edit({ house: 'sanctum' });
    reap(s, 'commander-remiel');
    expect(s.card('sequis').exhausted).toBe(false);
    expect(s.decision()?.kind).toBe('main');
  });

  test('it must be ready, as for any use', () => {
    const s = start({
      house: 'dis',
      players: [{ artifacts: ['dominator-bauble'], line: [{ card: 'mother', exhausted: true }] }],
    });
    act(s, 'dominator-bauble');
    expect(pools(s)).toEqual([0, 0]);
    expect(s.card('mother').exhausted).toBe(true);
  });

  test('beside a ready creature an exhausted one is not offered', () => {
    const line = ['mother', { card: 'troll', exhausted: true }, 'dodger'];
    const s = start({ house: 'dis', players: [{ artifacts: ['dominator-bauble'], line }] });
    act(s, 'dominator-bauble');
    expect(s.options().map((o) => o.card)).toEqual(['mother', 'dodger']);
  });

  test('a stunned creature can be used: it sheds its stun', () => {
    const line = ['mother', { card: 'troll', stunned: true }];
    const s = start({ house: 'dis', players: [{ artifacts: ['dominator-bauble'], line }] });
    act(s, 'dominator-bauble');
    expect(s.options().map((o) => o.card)).toEqual(['mother', 'troll']);
  });

  test('between exhausted creatures nothing is asked', () => {
    const tired = ['mother', 'troll'].map((card) => ({ card, exhausted: true }));
    const s = start({ house: 'dis', players: [{ artifacts: ['dominator-bauble'], line: tired }] });
    act(s, 'dominator-bauble');
    expect(s.decision()?.kind).toBe('main');
  });

  test('it must be one the player controls', () => {
    const s = start({
      house: 'dis',
      players: [{ artifacts: ['dominator-bauble'] }, { line: ['mother'] }],
    });
    act(s, 'dominator-bauble');
    expect(pools(s)).toEqual([0, 0]);
    expect(s.card('mother').exhausted).toBe(false);
  });

  test('the player picks the way when the ability leaves it open', () => {
    const s = start({
      house: 'dis',
      players: [{ artifacts: ['dominator-bauble'], line: ['noddy-the-thief'] }, { line: ['troll'] }],
    });
    act(s, 'dominator-bauble');
    expect(offers(s)).toEqual(['reap noddy-the-thief', 'fight noddy-the-thief', 'action noddy-the-thief']);
  });

  test('glossary: Off-house: cards that are not of the active house are not used without such an ability', () => {
    const s = start({ house: 'dis', players: [{ line: ['mother', 'tocsin'] }] });
    expect(offers(s)).toEqual(['reap tocsin', 'end']);
  });
});

describe('glossary: As if', () => {
  const setup = (theirs: string[]) =>
    start({
      house: 'logos',
      players: [
        { hand: ['remote-access'], line: ['mother'] },
        { artifacts: theirs, line: ['troll'] },
      ],
    });

  test('an opponent’s artifact is used as if it were the player’s, who never controls it', () => {
    const s = setup(['library-of-babble']);
    s.edit({ cards: { 'library-of-babble': { exhausted: false } } });
    play(s, 'remote-access');
    expect(s.view().players[0].hand).toHaveLength(1);
    expect(s.card('library-of-babble')).toMatchObject({ controller: 1, exhausted: true });
  });

  test('"your opponent" is the opponent of the user', () => {
    const s = start({
      house: 'logos',
      players: [
        { hand: ['remote-access'], amber: 5 },
        { artifacts: ['screechbomb'], amber: 5 },
      ],
    });
    play(s, 'remote-access');
    expect(pools(s)).toEqual([6, 3]);
  });

  test('one that must be sacrificed is sacrificed as if the user controlled it, into its owner’s pile', () => {
    const s = setup(['gorm-of-omm', 'cannon']);
    play(s, 'remote-access', 'gorm-of-omm');
    expect(zone(s, 'gorm-of-omm')).toBe('discard');
    expect(s.card('gorm-of-omm').seat).toBe(1);
    expect(zone(s, 'cannon')).toBe('discard');
  });

  test('an exhausted artifact cannot be used as if it were yours', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['remote-access'] }, { artifacts: [{ card: 'library-of-babble', exhausted: true }] }],
    });
    play(s, 'remote-access');
    expect(s.view().players[0].hand).toHaveLength(0);
  });

  test('"as if it belonged to the active house" lets a creature do all that its own house would', () => {
    const s = start({ house: 'brobnar', players: [{ line: ['mack-the-knife'] }, { line: ['troll'] }] });
    expect(offers(s)).toEqual([
      'reap mack-the-knife',
      'fight mack-the-knife',
      'action mack-the-knife',
      'end',
    ]);
  });
});

describe('glossary: Friendly and Enemy', () => {
  const setup = {
    house: 'sanctum',
    players: [
      { hand: ['terms-of-redress'], line: ['troll', { card: 'mother', owner: 1 }] },
      { amber: 4, line: ['bumpsy'] },
    ],
  };

  test('friendly is what the same player controls, whoever owns it', () => {
    const s = start(setup);
    play(s, 'terms-of-redress');
    expect(targets(s)).toEqual(['troll', 'mother']);
  });

  test('enemy is what the opponent controls, whoever owns it', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['fear'], line: ['troll'] }, { line: [{ card: 'bumpsy', owner: 0 }, 'mother'] }],
    });
    play(s, 'fear');
    expect(targets(s)).toEqual(['bumpsy', 'mother']);
    s.pick({ card: 'bumpsy' });
    expect(s.view().players[0].hand).toEqual(['bumpsy']);
    expect(line(s, 1)).toEqual(['mother']);
  });
});
