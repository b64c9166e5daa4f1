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

describe('glossary: Archives', () => {
  test('"archive a card" without more is a card of the hand', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['labwork', 'anger', 'urchin'], line: ['mother'], discard: ['troll'] }],
    });
    play(s, 'labwork');
    expect(targets(s)).toEqual(['anger', 'urchin']);
    s.pick({ card: 'urchin' });
    expect(s.view().players[0]).toMatchObject({ archives: ['urchin'], hand: ['anger'] });
  });

  test('the action that archives is itself not in hand any more', () => {
    const s = start({ house: 'logos', players: [{ hand: ['labwork'] }] });
    play(s, 'labwork');
    expect(s.view().players[0]).toMatchObject({ archives: [], discard: ['labwork'] });
  });

  test('archived cards are not in play', () => {
    const s = start({ players: [{ archives: ['murmook', 'banner-of-battle'], line: ['troll'] }] });
    expect(s.card('troll').power).toBe(8);
    expect(s.view().players[1].keyCost).toBe(6);
    expect(offers(s)).not.toContain('play murmook');
  });

  test('cards may come from elsewhere when the ability says so', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['random-access-archives'], deck: ['urchin', 'anger'] }],
    });
    play(s, 'random-access-archives');
    expect(s.view().players[0]).toMatchObject({ archives: ['urchin'] });
    expect(s.view().players[0].deck[0]).toBe('anger');
  });

  test('from play: a creature loses what lies on it', () => {
    const s = start({
      house: 'mars',
      players: [{ line: ['vezyma-thinkdrone', { card: 'troll', amber: 2, upgrades: ['blood-of-titans'] }] }],
    });
    take(s, 'reap vezyma-thinkdrone', 'yes', 'target troll');
    expect(s.view().players[0]).toMatchObject({ archives: ['troll'], discard: ['blood-of-titans'] });
    expect(pools(s)).toEqual([1, 2]);
  });

  test('abducted creatures lie in the archives of the other player and go back to their owner’s hand', () => {
    const s = start({
      house: 'mars',
      players: [{ houses: ['mars', 'dis', 'logos'], line: ['uxlyx-the-zookeeper'] }, { line: ['troll'] }],
    });
    reap(s, 'uxlyx-the-zookeeper');
    expect(s.view().players[0].archives).toEqual(['troll']);
    endTurn(s, 'brobnar');
    endTurn(s, 'mars');
    expect(s.decision()?.kind).toBe('archives');
    s.pick({ kind: 'yes' });
    expect(s.card('troll')).toMatchObject({ zone: 'hand', seat: 1 });
  });

  test('also when they leave the archives otherwise', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['dysania'] }, { archives: ['anger', { card: 'mother', owner: 0 }] }],
    });
    play(s, 'dysania');
    expect(s.card('anger')).toMatchObject({ zone: 'discard', seat: 1 });
    expect(s.card('mother').seat).toBe(0);
  });
});

describe('glossary: Discard pile', () => {
  test('each card is put on top', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['punch', 'anger'], discard: ['urchin', 'dodger'] }],
    });
    s.pick({ kind: 'discard', card: 'punch' }).pick({ kind: 'discard', card: 'anger' });
    expect(s.view().players[0].discard).toEqual(['anger', 'punch', 'urchin', 'dodger']);
  });

  test('a card taken from it leaves the others in order', () => {
    const s = start({
      house: 'untamed',
      players: [{ hand: ['regrowth'], discard: ['urchin', 'anger', 'dodger', 'troll'] }],
    });
    play(s, 'regrowth');
    expect(targets(s)).toEqual(['urchin', 'dodger', 'troll']);
    s.pick({ card: 'dodger' });
    expect(s.view().players[0].discard).toEqual(['regrowth', 'urchin', 'anger', 'troll']);
  });

  const twoTrolls = (deck: string[]) =>
    play(
      start({
        house: 'untamed',
        players: [{ hand: ['regrowth'], discard: ['troll', 'urchin', 'troll'] }, { deck }],
      }),
      'regrowth',
    );

  test('of two copies the player takes either, where a card of the two decks looks at the top of a pile', () => {
    const s = twoTrolls(['zyx-researcher']);
    expect(s.options().map(({ words }) => words)).toEqual([
      'chooses the discarded Troll (1st from the top) for Regrowth',
      'chooses the discarded Urchin (2nd from the top) for Regrowth',
      'chooses the discarded Troll (3rd from the top) for Regrowth',
    ]);
    s.pick({ card: 'troll#2' });
    expect(s.view().players[0]).toMatchObject({
      hand: ['troll#2'],
      discard: ['regrowth', 'troll', 'urchin'],
    });
  });

  test('in other games copies are one choice', () => {
    expect(targets(twoTrolls([]))).toEqual(['troll', 'urchin']);
  });

  const dysania = (deck: string[]) =>
    play(
      start({
        house: 'logos',
        players: [{ hand: ['dysania'] }, { archives: ['troll', 'bumpsy', 'urchin'], deck }],
      }),
      'dysania',
    );

  test('what is discarded together is put in order by the active player, where that can matter', () => {
    const s = dysania(['zyx-researcher']);
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'target' });
    expect(targets(s)).toEqual(['troll', 'bumpsy', 'urchin']);
    s.pick({ card: 'bumpsy' }).pick({ card: 'urchin' });
    expect(s.view().players[1].discard).toEqual(['troll', 'urchin', 'bumpsy']);
    expect(pools(s)).toEqual([3, 0]);
  });

  test('in other games it is not asked for', () => {
    const s = dysania([]);
    expect(s.decision()).toMatchObject({ kind: 'main' });
    expect(pools(s)).toEqual([3, 0]);
  });

  test('upgrades of creatures that leave play otherwise are put in order, too', () => {
    const lightsOut = (deck: string[]) =>
      play(
        start({
          house: 'shadows',
          players: [
            { hand: ['lights-out'], deck },
            {
              line: [
                { card: 'troll', upgrades: ['duskrunner'] },
                { card: 'krump', upgrades: ['silent-dagger'] },
              ],
            },
          ],
        }),
        'lights-out',
      );
    const s = lightsOut(['zyx-researcher']);
    expect(targets(s)).toEqual(['duskrunner', 'silent-dagger']);
    s.pick({ card: 'silent-dagger' });
    expect(s.view().players[1].discard).toEqual(['duskrunner', 'silent-dagger']);
    expect(lightsOut([]).decision()).toMatchObject({ kind: 'main' });
  });

  test('it becomes the deck only when a card must be drawn', () => {
    const setup = (hand: string[]) =>
      start({
        house: 'logos',
        players: [{ pad: false, hand, discard: ['urchin', 'dodger'], line: ['mother'] }],
      });
    const drawn = setup(['timetraveller']);
    play(drawn, 'timetraveller').pick({ value: 'left' });
    expect(drawn.view().players[0].hand.sort()).toEqual(['dodger', 'urchin']);
    const played = setup(['wild-wormhole']);
    play(played, 'wild-wormhole');
    expect(played.view().players[0].discard.sort()).toEqual(['dodger', 'urchin', 'wild-wormhole']);
    const archived = setup(['random-access-archives']);
    play(archived, 'random-access-archives');
    expect(archived.view().players[0].archives).toEqual([]);
  });

  test('an action in play is not yet in it when it makes the deck anew', () => {
    const s = start({
      house: 'dis',
      players: [{ pad: false, hand: ['arise'], discard: ['dust-imp', 'troll', 'anger'] }],
    });
    take(s, 'play arise', 'house dis');
    expect(s.view().players[0]).toMatchObject({
      hand: ['dust-imp'],
      discard: ['arise', 'troll', 'anger'],
      chains: 1,
    });
  });
});

describe('glossary: Purge', () => {
  test('a purged card is out of the game, open, with its owner', () => {
    const s = start({ house: 'shadows', players: [{ hand: ['oubliette'] }, { line: ['dust-imp'] }] });
    play(s, 'oubliette');
    expect(s.view().players[1].purged).toEqual(['dust-imp']);
    expect(pools(s)).toEqual([0, 0]);
  });

  test('it is not shuffled into a deck again', () => {
    const s = start({
      house: 'dis',
      players: [
        {
          pad: false,
          artifacts: ['screaming-cave'],
          purged: ['troll'],
          discard: ['anger'],
          hand: ['urchin'],
        },
      ],
    });
    act(s, 'screaming-cave');
    expect(s.view().players[0]).toMatchObject({ purged: ['troll'], hand: [], discard: [] });
    expect(s.view().players[0].deck.sort()).toEqual(['anger', 'urchin']);
  });

  test('cards may be purged from hand and from a discard pile', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['creeping-oblivion'] }, { discard: ['anger', 'troll'] }],
    });
    take(s, 'play creeping-oblivion', 'target anger', 'target troll');
    expect(s.view().players[1].purged.sort()).toEqual(['anger', 'troll']);
  });
});

describe('glossary: Graft, and cards under others', () => {
  test('a grafted card lies under its host, is not in play, and is used by the host', () => {
    const s = start({
      house: 'brobnar',
      players: [
        { houses: ['brobnar', 'dis', 'logos'], hand: ['infomancer', 'punch', 'troll'] },
        { line: ['mother'] },
      ],
    });
    play(s, 'infomancer');
    expect(s.card('infomancer').under).toEqual(['punch']);
    expect(zone(s, 'punch')).toBe('under infomancer');
    expect(pools(s)).toEqual([0, 0]);
    endTurn(s, 'logos');
    endTurn(s, 'brobnar');
    reap(s, 'infomancer');
    s.pick({ card: 'mother' });
    expect(s.card('mother').damage).toBe(3);
    expect(pools(s)).toEqual([1, 0]);
  });

  test('it goes to its owner’s discard pile when the host leaves play', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['fear'] }, { line: [{ card: 'infomancer', under: ['punch'] }] }],
    });
    play(s, 'fear');
    expect(s.view().players[1]).toMatchObject({ hand: ['infomancer'], discard: ['punch'] });
  });

  test('a card face down under an artifact can be played from there', () => {
    const s = start({
      house: 'shadows',
      players: [{ hand: ['masterplan', 'dodger'] }],
    });
    play(s, 'masterplan');
    expect(zone(s, 'dodger')).toBe('under masterplan');
    s.edit({ cards: { masterplan: { exhausted: false } } });
    omni(s, 'masterplan');
    expect(zone(s, 'dodger')).toBe('line');
    expect(zone(s, 'masterplan')).toBe('discard');
  });

  test('under a creature that is destroyed: what its ability does with it comes first', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['gateway-to-dis'] },
        { line: [{ card: 'jargogle', under: [{ card: 'troll', faceDown: true }] }] },
      ],
    });
    play(s, 'gateway-to-dis');
    expect(s.view().players[1]).toMatchObject({ archives: ['troll'], discard: ['jargogle'] });
  });
});

describe('glossary: Search', () => {
  test('the player need not find, and a searched deck is shuffled', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['help-from-future-self'], deck: ['timetraveller', 'anger'], discard: ['troll'] }],
    });
    play(s, 'help-from-future-self');
    expect(offers(s)).toEqual(['target timetraveller', 'done']);
    s.pick({ kind: 'done' });
    expect(s.view().players[0].hand).toEqual([]);
    expect(zone(s, 'timetraveller')).toBe('deck');
  });

  test('what is found goes where the card says', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['help-from-future-self'], deck: ['anger', 'urchin', 'timetraveller'] }],
    });
    play(s, 'help-from-future-self', 'timetraveller');
    expect(s.view().players[0].hand).toEqual(['timetraveller']);
  });

  test('different seeds shuffle the searched deck differently', () => {
    const deck = ['anger', 'urchin', 'dodger', 'troll', 'mother', 'bumpsy', 'timetraveller'];
    const orders = [1, 2, 3, 4].map((seed) => {
      const s = start({ seed, house: 'logos', players: [{ hand: ['help-from-future-self'], deck }] });
      return play(s, 'help-from-future-self', 'timetraveller').view().players[0].deck.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('glossary: Swap', () => {
  test('two creatures of one line take each other’s place', () => {
    const s = start({
      house: 'sanctum',
      players: [{ line: ['sanctum-guardian', 'troll', 'bumpsy', 'mother'] }, { line: ['dodger'] }],
    });
    reap(s, 'sanctum-guardian');
    expect(targets(s)).toEqual(['troll', 'bumpsy', 'mother']);
    s.pick({ card: 'bumpsy' });
    expect(line(s, 0)).toEqual(['bumpsy', 'troll', 'sanctum-guardian', 'mother']);
  });

  test('neighbors too', () => {
    const s = start({ house: 'sanctum', players: [{ line: ['sanctum-guardian', 'troll', 'bumpsy'] }] });
    reap(s, 'sanctum-guardian').pick({ card: 'troll' });
    expect(line(s, 0)).toEqual(['troll', 'sanctum-guardian', 'bumpsy']);
  });

  test('piles can be swapped', () => {
    const s = start({
      house: 'logos',
      players: [
        {
          pad: false,
          hand: ['reverse-time'],
          deck: ['anger', 'urchin'],
          discard: ['troll', 'mother', 'bumpsy'],
        },
      ],
    });
    play(s, 'reverse-time');
    expect(s.view().players[0].deck.sort()).toEqual(['bumpsy', 'mother', 'troll']);
    expect(s.view().players[0].discard).toEqual(['reverse-time', 'anger', 'urchin']);
  });
});

describe('glossary: Leaves play', () => {
  const loaded = {
    card: 'troll',
    damage: 3,
    stunned: true,
    enraged: true,
    power: 2,
    exhausted: true,
    upgrades: ['blood-of-titans'],
  };

  test.each([
    ['to hand', 'fear', 'dis', 'hand'],
    ['destroyed', 'gateway-to-dis', 'dis', 'discard'],
    ['purged', 'the-harder-they-come', 'sanctum', 'purged'],
  ])('%s: it loses all tokens and its upgrades', (_how, card, house, to) => {
    const s = start({ house, players: [{ hand: [card] }, { line: [loaded] }] });
    play(s, card);
    expect(s.card('troll')).toEqual({ card: 'troll', zone: to, seat: 1 });
    expect(zone(s, 'blood-of-titans')).toBe('discard');
  });

  test('effects tied to it end', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['restringuntus', 'gateway-to-dis'] }, { houses: ['brobnar', 'dis', 'shadows'] }],
    });
    take(s, 'play restringuntus', 'house brobnar');
    play(s, 'gateway-to-dis');
    endTurn(s);
    expect(offers(s)).toEqual(['house brobnar', 'house dis', 'house shadows']);
  });

  test('what was given to it for the turn is gone when it comes back', () => {
    const s = start({
      house: 'brobnar',
      players: [
        {
          hand: ['wardrummer', 'punch'],
          line: [
            { card: 'protectrix', house: 'brobnar' },
            { card: 'troll', damage: 1 },
          ],
        },
      ],
    });
    take(s, 'reap protectrix', 'yes', 'target troll');
    playRight(s, 'wardrummer');
    playRight(s, 'troll');
    play(s, 'punch', 'troll');
    expect(s.card('troll').damage).toBe(3);
  });

  test('"Leaves Play:" resolves before it goes, however it goes', () => {
    for (const [card, house] of [
      ['fear', 'dis'],
      ['gateway-to-dis', 'dis'],
      ['the-harder-they-come', 'sanctum'],
    ] as const) {
      const s = start({
        house,
        players: [{ hand: [card] }, { amber: 3, line: [{ card: 'magda-the-rat', power: 1 }] }],
      });
      play(s, card);
      expect(pools(s)).toEqual([2, 1]);
    }
  });

  test('abilities of cards out of play are not active', () => {
    const s = start({
      house: 'brobnar',
      players: [
        {
          hand: ['banner-of-battle', 'warsong'],
          discard: ['banner-of-battle'],
          deck: ['banner-of-battle'],
          line: ['troll'],
        },
        { line: ['dust-imp'] },
      ],
    });
    expect(s.card('troll').power).toBe(8);
    fight(s, 'troll');
    expect(pools(s)).toEqual([0, 2]);
  });

  test('a creature that comes back to the line is a new one', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['wardrummer'], line: [{ card: 'silvertooth', house: 'brobnar' }, 'mother'] }],
    });
    reap(s, 'silvertooth');
    playRight(s, 'wardrummer');
    expect(zone(s, 'silvertooth')).toBe('hand');
    playRight(s, 'silvertooth');
    expect(offers(s)).toContain('reap silvertooth');
  });
});
