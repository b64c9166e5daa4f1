import { describe, expect, test } from 'vitest';
import type { PlayerSetup } from '../scenario/input.js';
import { endTurn, fight, line, offers, play, playRight, pools, reap, start, zone } from '../testkit.js';

const FILL = ['snufflegator', 'snufflegator', 'snufflegator', 'snufflegator', 'snufflegator', 'snufflegator'];

describe('turn step 1: forge a key', () => {
  const rows: [string, PlayerSetup, PlayerSetup, number, number][] = [
    ['6 æmber must be spent on a key', { amber: 6 }, {}, 0, 1],
    ['what the key does not cost is kept', { amber: 8 }, {}, 2, 1],
    ['5 æmber are not enough', { amber: 5 }, {}, 5, 0],
    ['only one key is forged, with æmber for two', { amber: 12 }, {}, 6, 1],
    ['an ability that raises the cost counts', { amber: 6 }, { line: ['murmook'] }, 6, 0],
    ['an ability that lowers the cost counts', { amber: 5, line: ['titan-mechanic'] }, {}, 0, 1],
    [
      'æmber on cards that may be spent must be added to that of the pool',
      { amber: 4, artifacts: [{ card: 'safe-place', amber: 2 }] },
      {},
      0,
      1,
    ],
    ['captured æmber can’t be spent', { amber: 4, line: [{ card: 'thero-centurion', amber: 2 }] }, {}, 4, 0],
  ];
  test.each(rows)('%s', (_name, mine, theirs, amber, keys) => {
    const s = start({ step: 'forge', players: [mine, theirs] });
    expect(s.view().players[0]).toMatchObject({ amber });
    expect(s.view().players[0].keys).toHaveLength(keys);
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'house' });
  });

  test('timing chart: "start of turn" abilities come before it', () => {
    const s = start({
      step: 'forge',
      players: [{ amber: 6, line: ['director-of-zyx'], deck: ['urchin'] }],
    });
    expect(s.view().players[0]).toMatchObject({ archives: ['urchin'], amber: 0 });
    expect(s.decision()).toMatchObject({ kind: 'house' });
  });

  test('timing chart: "after you forge a key" abilities follow at once', () => {
    const s = start({
      step: 'forge',
      players: [{ amber: 6, line: ['bilgum-avalanche'] }, { line: ['troll', 'dust-imp'] }],
    });
    expect(s.card('troll').damage).toBe(2);
    expect(zone(s, 'dust-imp')).toBe('discard');
    expect(s.decision()).toMatchObject({ kind: 'house' });
  });

  test('a skipped step forges nothing', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['miasma'] }, { amber: 6 }] });
    play(s, 'miasma');
    endTurn(s);
    expect(s.view().players[1]).toMatchObject({ amber: 6, keys: [] });
  });
});

describe('turn step 2: choose a house, and glossary: House choice', () => {
  const HOUSES = ['brobnar', 'dis', 'shadows'];
  const houses = (setup: PlayerSetup, theirs: PlayerSetup = {}): string[] =>
    offers(start({ step: 'house', players: [{ houses: HOUSES, ...setup }, theirs] }));

  test('one of the three houses of the identity card', () => {
    expect(houses({})).toEqual(['house brobnar', 'house dis', 'house shadows']);
  });

  test('or the house of a controlled card that is of none of the three', () => {
    expect(houses({ line: [{ card: 'dust-pixie', owner: 1 }] })).toEqual([
      'house brobnar',
      'house dis',
      'house shadows',
      'house untamed',
    ]);
  });

  test('whose deck that card came from does not matter', () => {
    expect(houses({ line: ['dust-pixie'] })).toContain('house untamed');
  });

  test('an artifact counts for that too', () => {
    expect(houses({ artifacts: [{ card: 'library-of-babble', owner: 1 }] })).toContain('house logos');
  });

  test('cards that the opponent controls do not', () => {
    expect(houses({}, { line: ['dust-pixie'] })).not.toContain('house untamed');
  });

  test('the house is no longer open when that card has gone back', () => {
    const s = start({
      house: 'dis',
      players: [{ houses: HOUSES, line: [{ card: 'dust-pixie', owner: 1 }], hand: ['hysteria'] }],
    });
    play(s, 'hysteria');
    endTurn(s, 'brobnar');
    endTurn(s);
    expect(offers(s)).toEqual(['house brobnar', 'house dis', 'house shadows']);
  });

  test('glossary: Active house: the chosen house holds until the turn ends', () => {
    const s = start({ step: 'house', players: [{ houses: HOUSES, hand: ['anger', 'fear', 'urchin'] }] });
    s.pick({ value: 'dis' });
    expect(s.view().turn.house).toBe('dis');
    expect(offers(s)).toEqual(['play fear', 'discard fear', 'end']);
  });

  test('timing chart: "after you choose" abilities come before the archives', () => {
    const s = start({
      step: 'house',
      players: [{ line: ['jehu-the-bureaucrat'], archives: ['anger'] }],
    });
    s.pick({ value: 'sanctum' });
    expect(s.decision()).toMatchObject({ kind: 'archives' });
    expect(pools(s)).toEqual([2, 0]);
  });

  test('a demand for a house that the player does not have is ignored', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['control-the-weak'] }, { houses: ['mars', 'logos', 'untamed'] }],
    });
    play(s, 'control-the-weak').pick({ kind: 'house', value: 'mars' });
    s.edit({ players: [{}, { houses: ['brobnar', 'logos', 'untamed'] }] });
    endTurn(s);
    expect(offers(s)).toEqual(['house brobnar', 'house logos', 'house untamed']);
  });

  test('a demand leaves one house, and then nothing is asked', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['control-the-weak'] }, { houses: ['mars', 'logos', 'untamed'] }],
    });
    play(s, 'control-the-weak').pick({ kind: 'house', value: 'mars' });
    endTurn(s);
    expect(s.view().turn).toMatchObject({ active: 1, house: 'mars', step: 'main' });
  });

  test('of two demands the player follows either', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['control-the-weak'] }, { houses: HOUSES, line: ['pitlord'] }],
    });
    play(s, 'control-the-weak').pick({ kind: 'house', value: 'shadows' });
    endTurn(s);
    expect(offers(s)).toEqual(['house dis', 'house shadows']);
  });

  test('"cannot" beats "must": neither the demanded house nor any obligation is left', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['restringuntus'] }, { houses: HOUSES, line: ['pitlord'] }],
    });
    play(s, 'restringuntus').pick({ kind: 'house', value: 'dis' });
    endTurn(s);
    expect(offers(s)).toEqual(['house brobnar', 'house shadows']);
  });

  test('without any legal house there is no active house, and only "Omni:" can be used', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['restringuntus', 'restringuntus', 'restringuntus'] },
        { houses: HOUSES, hand: ['anger'], line: ['troll'], artifacts: ['key-to-dis', 'cannon'] },
      ],
    });
    for (const [i, house] of HOUSES.entries()) {
      playRight(s, `restringuntus#${i + 1}`).pick({ kind: 'house', value: house });
    }
    endTurn(s);
    expect(s.view().turn).toMatchObject({ active: 1, house: null, step: 'main' });
    expect(offers(s)).toEqual(['omni key-to-dis', 'end']);
  });
});

describe('turn step 2: archives', () => {
  const setup = { step: 'house', players: [{ archives: ['anger', 'fear'], hand: ['urchin'] }] };

  test('after choosing a house the player may take all archived cards', () => {
    const s = start(setup);
    s.pick({ value: 'brobnar' });
    expect(s.decision()).toEqual({ seat: 0, kind: 'archives', source: null });
    s.pick({ kind: 'yes' });
    expect(s.view().players[0]).toMatchObject({ archives: [], hand: ['urchin', 'anger', 'fear'] });
  });

  test('or leave all of them', () => {
    const s = start(setup);
    s.pick({ value: 'brobnar' }).pick({ kind: 'no' });
    expect(s.view().players[0]).toMatchObject({ archives: ['anger', 'fear'], hand: ['urchin'] });
    expect(s.decision()?.kind).toBe('main');
  });

  test('empty archives ask nothing', () => {
    const s = start({ step: 'house' });
    s.pick(s.options()[0]!.option);
    expect(s.decision()?.kind).toBe('main');
  });
});

describe('turn step 3: play, discard and use cards', () => {
  test('cards of the active house in any order and number, others not at all', () => {
    const s = start({
      house: 'brobnar',
      players: [
        {
          hand: ['punch', 'bumpsy', 'fear', 'urchin'],
          line: ['troll', 'tocsin'],
          artifacts: ['cannon', 'subtle-maul'],
        },
        { line: ['champion-anaphiel'] },
      ],
    });
    expect(offers(s)).toEqual([
      'play punch',
      'discard punch',
      'play bumpsy',
      'discard bumpsy',
      'reap troll',
      'fight troll',
      'action cannon',
      'end',
    ]);
    reap(s, 'troll');
    s.pick({ kind: 'discard', card: 'punch' });
    s.pick({ kind: 'action', card: 'cannon' }).pick({ card: 'champion-anaphiel' });
    s.pick({ kind: 'play', card: 'bumpsy' }).pick({ value: 'left' });
    expect(offers(s)).toEqual(['end']);
  });

  test('discarding: any number, one at a time, and onto the top of the pile', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['punch', 'anger', 'warsong'] }] });
    s.pick({ kind: 'discard', card: 'anger' }).pick({ kind: 'discard', card: 'punch' });
    expect(s.view().players[0]).toMatchObject({ hand: ['warsong'], discard: ['punch', 'anger'] });
    expect(pools(s)).toEqual([0, 0]);
  });

  test('glossary: Active player: only that player decides', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['fear'] }, { line: ['troll', 'bumpsy'] }],
    });
    s.pick({ kind: 'play', card: 'fear' });
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'target' });
  });
});

describe('the first-turn rule', () => {
  const setup = (hand: string[], house: string) => start({ turn: 1, house, players: [{ hand }] });

  test('the first player may play one card', () => {
    const s = setup(['urchin', 'dodger'], 'shadows');
    play(s, 'dodger');
    expect(offers(s)).toEqual(['end']);
  });

  test('or discard one card', () => {
    const s = setup(['urchin', 'dodger'], 'shadows');
    s.pick({ kind: 'discard', card: 'dodger' });
    expect(offers(s)).toEqual(['end']);
  });

  test('a creature played ready may still be used', () => {
    const s = setup(['silvertooth', 'dodger'], 'shadows');
    play(s, 'silvertooth');
    expect(offers(s)).toEqual(['reap silvertooth', 'end']);
  });

  test('an effect may play more', () => {
    const s = start({
      turn: 1,
      house: 'logos',
      players: [{ hand: ['wild-wormhole', 'doc-bookton'], deck: ['dust-pixie'] }],
    });
    play(s, 'wild-wormhole');
    expect(line(s, 0)).toEqual(['dust-pixie']);
    expect(pools(s)).toEqual([3, 0]);
    expect(offers(s)).toEqual(['end']);
  });

  test('it speaks of a card of the active house: an effect may permit one of another house', () => {
    const s = setup(['phase-shift', 'dust-pixie', 'doc-bookton'], 'logos');
    play(s, 'phase-shift');
    expect(offers(s)).toEqual(['play dust-pixie', 'end']);
    play(s, 'dust-pixie');
    expect(offers(s)).toEqual(['end']);
  });

  test('the second player’s first turn is free', () => {
    const s = start({
      turn: 1,
      house: 'shadows',
      players: [{ hand: ['dodger'] }, { hand: ['punch', 'anger'] }],
    });
    endTurn(s, 'brobnar');
    s.pick({ kind: 'discard', card: 'punch' });
    expect(offers(s)).toEqual(['play anger', 'discard anger', 'end']);
  });
});

describe('turn step 4: ready cards', () => {
  test('the active player’s exhausted cards ready, the opponent’s do not', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { line: [{ card: 'troll', exhausted: true }], artifacts: [{ card: 'cannon', exhausted: true }] },
        { line: [{ card: 'bumpsy', exhausted: true }] },
      ],
    });
    s.pick({ kind: 'end' });
    expect(s.card('troll').exhausted).toBe(false);
    expect(s.card('cannon').exhausted).toBe(false);
    expect(s.card('bumpsy').exhausted).toBe(true);
  });

  test('cards of every house ready, and a stun stays', () => {
    const s = start({
      house: 'brobnar',
      players: [{ line: [{ card: 'tocsin', exhausted: true, stunned: true }] }],
    });
    s.pick({ kind: 'end' });
    expect(s.card('tocsin')).toMatchObject({ exhausted: false, stunned: true });
  });

  test('abilities of the end of this step come before the draw', () => {
    const s = start({
      house: 'dis',
      players: [{ line: ['greater-oxtet'], hand: ['fear', 'mind-barb'] }],
    });
    s.pick({ kind: 'end' });
    expect(s.decision()).toMatchObject({ kind: 'target', source: 'greater-oxtet' });
    expect(s.view().players[0].hand).toEqual(['fear', 'mind-barb']);
    s.pick({ card: 'fear' });
    expect(s.card('greater-oxtet').counters).toEqual({ power: 2 });
    expect(s.view().players[0].hand).toHaveLength(6);
  });
});

describe('turn step 5: draw cards', () => {
  test.each([
    [0, 6],
    [4, 6],
    [6, 6],
    [8, 8],
  ])('a hand of %i becomes %i: cards above six are not discarded', (before, after) => {
    const hand = Array.from({ length: before }, () => 'anger');
    const s = start({ house: 'brobnar', players: [{ hand }] });
    s.pick({ kind: 'end' });
    expect(s.view().players[0].hand).toHaveLength(after);
  });

  test('an empty deck in the middle of the draw is made anew from the discard pile', () => {
    const s = start({
      house: 'brobnar',
      players: [{ pad: false, deck: ['urchin', 'dodger'], discard: FILL }],
    });
    s.pick({ kind: 'end' });
    const [you] = s.view().players;
    expect(you.hand.slice(0, 2)).toEqual(['urchin', 'dodger']);
    expect(you.hand).toHaveLength(6);
    expect(you.deck).toHaveLength(2);
    expect(you.discard).toEqual([]);
  });

  test('a deck that is emptied by the last draw stays empty until the next card is drawn', () => {
    const s = start({
      house: 'brobnar',
      players: [{ pad: false, deck: FILL, discard: ['anger'] }],
    });
    s.pick({ kind: 'end' });
    expect(s.view().players[0]).toMatchObject({ deck: [], discard: ['anger'] });
  });

  test('without any card left there is nothing to draw', () => {
    const s = start({ house: 'brobnar', players: [{ pad: false, hand: ['anger'] }] });
    s.pick({ kind: 'end' });
    expect(s.view().players[0]).toMatchObject({ hand: ['anger'], deck: [], discard: [] });
  });

  test('glossary: End of turn: such abilities come after the draw', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { line: [{ card: 'rogue-ogre', damage: 3 }, 'shaffles'], hand: ['punch'] },
        { amber: 1, line: ['troll'] },
      ],
    });
    play(s, 'punch', 'troll');
    s.pick({ kind: 'end' });
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'order' });
    expect(s.view().players[0].hand).toHaveLength(6);
    s.pick({ kind: 'order', card: 'rogue-ogre' });
    expect(s.card('rogue-ogre')).toMatchObject({ amber: 1, damage: 1 });
    expect(s.view().turn).toMatchObject({ active: 1, turn: 4 });
  });
});

describe('glossary: Turn', () => {
  test('the players take turns, and each turn has the five steps in order', () => {
    const s = start({ players: [{ amber: 1 }, { amber: 6, archives: ['anger'] }] });
    expect(s.view().turn).toMatchObject({ active: 0, step: 'main' });
    s.pick({ kind: 'end' });
    expect(s.view().turn).toMatchObject({ active: 1, step: 'house' });
    expect(s.view().players[1]).toMatchObject({ amber: 0, keys: ['red'] });
    s.pick({ value: 'brobnar' });
    expect(s.decision()).toMatchObject({ seat: 1, kind: 'archives' });
    s.pick({ kind: 'no' });
    expect(s.view().turn).toMatchObject({ active: 1, step: 'main' });
    s.pick({ kind: 'end' });
    expect(s.view().turn).toMatchObject({ active: 0, step: 'house' });
  });

  test('glossary: Ready and exhausted: everything enters exhausted and is ready a turn later', () => {
    const s = start({
      house: 'brobnar',
      players: [{ houses: ['brobnar', 'dis', 'shadows'], hand: ['troll', 'cannon'] }, { line: ['dust-imp'] }],
    });
    play(s, 'troll');
    play(s, 'cannon');
    expect(s.card('troll').exhausted).toBe(true);
    expect(offers(s)).toEqual(['end']);
    endTurn(s, 'brobnar');
    endTurn(s, 'brobnar');
    expect(offers(s)).toEqual(expect.arrayContaining(['reap troll', 'fight troll', 'action cannon']));
    fight(s, 'troll');
    expect(s.card('troll').exhausted).toBe(true);
  });
});
