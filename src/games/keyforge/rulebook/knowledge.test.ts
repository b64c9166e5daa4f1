import { describe, expect, test } from 'vitest';
import { determinize } from '../determinize.js';
import { sees } from '../known.js';
import { Zone } from '../layout.js';
import { listOptions, MAX_OPTIONS } from '../options.js';
import { definitionOf } from '../pool.js';
import { listed } from '../scenario/view.js';
import type { KeyforgeScenario, KeyforgeSetup } from '../scenario.js';
import { definition, firstAttached, headOf, hostOf, placeOf, zoneOf } from '../state.js';
import { act, endTurn, play, playRight, start, take } from '../testkit.js';

/** Where every copy of a card lies: its place in the deck when it is there. */
function places(s: Int32Array, id: string): string {
  const found: string[] = [];
  for (let card = 0; card < 72; card++) {
    if (definition(s, card) !== definitionOf.get(id)) continue;
    const zone = zoneOf(s, card);
    const order =
      zone === Zone.Deck ? listed(s, headOf(s, placeOf(s, card) >> 3, zone)).indexOf(card) : hostOf(s, card);
    found.push(`${placeOf(s, card)}:${order}`);
  }
  return found.sort().join();
}

/** Whether the seat knows where a card lies: then it lies there in every deal that the seat thinks possible. */
function knows(s: KeyforgeScenario, seat: number, id: string): boolean {
  const truth = places(s.state, id);
  for (let seed = 0; seed < 60; seed++) {
    const deal = s.state.slice();
    determinize(deal, seat, [seed, 5]);
    if (places(deal, id) !== truth) return false;
  }
  return true;
}

const both = (s: KeyforgeScenario, id: string): [boolean, boolean] => [knows(s, 0, id), knows(s, 1, id)];

describe('what the players know', () => {
  const s = start({
    house: 'dis',
    players: [
      {
        hand: ['fear', 'anger'],
        archives: ['charette'],
        deck: ['urchin', 'dodger'],
        discard: ['shooler'],
        purged: ['tocsin'],
        line: ['troll'],
      },
      { hand: ['punch', 'warsong', 'smith'], archives: ['headhunter'], line: ['mother'] },
    ],
  });

  test.each([
    ['a hand is known to its owner only', 'fear', [true, false]],
    ['glossary: Archives: a player may look at the own archives', 'charette', [true, false]],
    ['glossary: Archives: never at the opponent’s', 'headhunter', [false, true]],
    ['the order of a deck is known to nobody', 'urchin', [false, false]],
    ['glossary: Discard pile: it is open', 'shooler', [true, true]],
    ['glossary: Purge: purged cards are open', 'tocsin', [true, true]],
    ['cards in play are open', 'troll', [true, true]],
  ])('%s', (_what, card, expected) => {
    expect(both(s, card)).toEqual(expected);
  });
});

describe('what a card shows', () => {
  test('a revealed hand is known to both', () => {
    const s = start({
      house: 'mars',
      players: [{ hand: ['deep-probe'] }, { hand: ['punch', 'warsong'] }],
    });
    take(s, 'play deep-probe', 'house brobnar');
    expect(both(s, 'punch')).toEqual([true, true]);
  });

  test('looking at a hand tells only the one who looks', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['psychic-bug', 'anger'] }, { hand: ['punch', 'warsong'] }],
    });
    play(s, 'psychic-bug');
    expect(knows(s, 0, 'punch')).toBe(true);
    expect(knows(s, 1, 'anger')).toBe(false);
  });

  test('what is put on top of a deck from play is known there until the deck is shuffled', () => {
    const s = start({
      house: 'brobnar',
      players: [{ hand: ['barehanded'] }, { artifacts: ['cannon'] }],
    });
    play(s, 'barehanded');
    expect(both(s, 'cannon')).toEqual([true, true]);
  });

  test('a shuffled deck is unknown again', () => {
    const s = start({
      house: 'untamed',
      players: [{ hand: ['lost-in-the-woods'] }, { line: ['troll', 'mother'] }],
    });
    play(s, 'lost-in-the-woods');
    expect(both(s, 'troll')).toEqual([false, false]);
  });

  test('a card returned from play to a hand is known there', () => {
    const s = start({
      house: 'dis',
      players: [{ hand: ['fear'] }, { hand: ['punch', 'warsong'], line: ['troll'] }],
    });
    play(s, 'fear');
    expect(both(s, 'troll')).toEqual([true, true]);
    expect(both(s, 'punch')).toEqual([false, true]);
  });

  test('a card known on top of the deck is known in the hand that draws it', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['hand-of-dis'] },
        { houses: ['logos', 'dis', 'mars'], line: ['troll', 'dextre', 'bumpsy'], hand: ['anger'] },
      ],
    });
    play(s, 'hand-of-dis');
    expect(both(s, 'dextre')).toEqual([true, true]);
    endTurn(s, 'logos');
    endTurn(s);
    expect(s.card('dextre').zone).toBe('hand');
    expect(both(s, 'dextre')).toEqual([true, true]);
  });

  test('a card that is revealed and then archived is known to both, and a known hand stays known', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['fear'] },
        {
          houses: ['logos', 'dis', 'mars'],
          hand: ['zorg', 'tunk', 'warsong'],
          line: ['troll'],
          artifacts: ['incubation-chamber'],
        },
      ],
    });
    play(s, 'fear');
    endTurn(s, 'logos');
    take(s, 'omni incubation-chamber', 'target zorg');
    expect(s.card('zorg').zone).toBe('archives');
    expect(both(s, 'zorg')).toEqual([true, true]);
    expect(both(s, 'troll')).toEqual([true, true]);
  });

  test('glossary: Search: what was found is shown only when the card says so', () => {
    const s = start({
      house: 'logos',
      players: [{ hand: ['help-from-future-self', 'anger'], deck: ['mother', 'timetraveller'] }],
    });
    play(s, 'help-from-future-self', 'timetraveller');
    expect(both(s, 'timetraveller')).toEqual([true, true]);
    expect(both(s, 'anger')).toEqual([true, false]);
  });

  test('glossary: Archives: a card archived from hand is hidden from the opponent', () => {
    const s = start({ house: 'logos', players: [{ hand: ['labwork', 'anger', 'urchin'] }] });
    play(s, 'labwork', 'urchin');
    expect(both(s, 'urchin')).toEqual([true, false]);
  });

  test('a card archived unseen from the deck is known to the owner of the archives, who may look', () => {
    const s = start({ house: 'logos', players: [{ hand: ['random-access-archives'], deck: ['urchin'] }] });
    play(s, 'random-access-archives');
    expect(both(s, 'urchin')).toEqual([true, false]);
  });

  test('a creature archived from play is known to both', () => {
    const s = start({ house: 'mars', players: [{ line: ['uxlyx-the-zookeeper'] }, { line: ['troll'] }] });
    take(s, 'reap uxlyx-the-zookeeper');
    expect(both(s, 'troll')).toEqual([true, true]);
  });

  test('glossary: Graft: a grafted card lies open', () => {
    const s = start({ house: 'brobnar', players: [{ hand: ['infomancer', 'punch'] }] });
    play(s, 'infomancer');
    expect(both(s, 'punch')).toEqual([true, true]);
  });

  test('a card put face down under another is known to its owner only', () => {
    const s = start({ house: 'logos', players: [{ hand: ['jargogle', 'punch', 'anger'] }] });
    playRight(s, 'jargogle', 'punch');
    expect(both(s, 'punch')).toEqual([true, false]);
  });

  test('drawn cards are known only to the one who drew them', () => {
    const s = start({
      house: 'logos',
      players: [{ artifacts: ['library-of-babble'], deck: ['urchin'], hand: ['anger'] }],
    });
    act(s, 'library-of-babble');
    expect(both(s, 'urchin')).toEqual([true, false]);
    endTurn(s);
    expect(both(s, 'urchin')).toEqual([true, false]);
  });
});

/** Where the cards may lie, by what the seat knows, as "hand/archives". */
function possible(s: KeyforgeScenario, seat: number, ids: readonly string[]): string[] {
  const name = (card: number) => ids.find((id) => definitionOf.get(id) === definition(s.state, card)) ?? '?';
  const found = new Set<string>();
  for (let seed = 0; seed < 80; seed++) {
    const deal = s.state.slice();
    determinize(deal, seat, [seed, 5]);
    const zones = [Zone.Hand, Zone.Archives].map((zone) => listed(deal, headOf(deal, 1 - seat, zone)));
    found.add(zones.map((cards) => cards.map(name).sort().join(' ')).join('/'));
  }
  return [...found].sort();
}

describe('a hand that was seen, of which a card is laid away unseen', () => {
  const HELD = ['dextre', 'doc-bookton', 'labwork', 'troll'];

  /** Player 0 looks at the hand of player 1, whose turn it then is. */
  function seen(
    hand: readonly string[],
    more: NonNullable<KeyforgeSetup['players']>[number] = {},
  ): KeyforgeScenario {
    const player = { houses: ['logos', 'dis', 'mars'], ...more, hand: [...hand] };
    const s = start({ house: 'logos', players: [{ hand: ['psychic-bug', 'fear'] }, player] });
    play(s, 'psychic-bug');
    return endTurn(s, 'logos');
  }

  test('is still held, in hand or in archives', () => {
    const s = seen(['labwork', 'dextre', 'doc-bookton']);
    play(s, 'labwork', 'dextre');
    expect(possible(s, 0, HELD)).toEqual(['dextre/doc-bookton', 'doc-bookton/dextre']);
    expect(both(s, 'dextre')).toEqual([false, true]);
  });

  test('is known again when one card is left that the archived one can be', () => {
    const s = seen(['labwork', 'dextre', 'doc-bookton']);
    play(s, 'labwork', 'dextre');
    take(s, 'discard doc-bookton');
    expect(possible(s, 0, HELD)).toEqual(['/dextre']);
    expect(both(s, 'dextre')).toEqual([true, true]);
  });

  test('does not hold cards in the archives that came later', () => {
    const s = seen(['labwork', 'dextre', 'doc-bookton'], { line: ['troll'] });
    play(s, 'labwork', 'dextre');
    endTurn(s, 'dis');
    play(s, 'fear');
    expect(both(s, 'troll')).toEqual([true, true]);
    expect(possible(s, 0, HELD)).toEqual([
      '? ? ? ? ? dextre troll/doc-bookton',
      '? ? ? ? ? doc-bookton troll/dextre',
    ]);
  });

  test('is mixed again by a second card laid away', () => {
    const s = seen(['labwork', 'labwork', 'dextre', 'doc-bookton', 'troll']);
    take(s, 'play labwork', 'target troll', 'play labwork#2', 'target dextre');
    const orders = HELD.filter((id) => id !== 'labwork').map((left, _, all) => {
      return `${left}/${all.filter((id) => id !== left).join(' ')}`;
    });
    expect(possible(s, 0, HELD)).toEqual(orders.sort());
  });

  test('is in hand again when the archives are taken', () => {
    const s = seen(['labwork', 'dextre', 'doc-bookton']);
    play(s, 'labwork', 'dextre');
    endTurn(s, 'dis');
    endTurn(s, 'logos');
    take(s, 'yes');
    expect(both(s, 'dextre')).toEqual([true, true]);
    expect(both(s, 'doc-bookton')).toEqual([true, true]);
  });

  test('is known as far as it was, beside cards never seen', () => {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['fear'] },
        { houses: ['logos', 'dis', 'mars'], hand: ['labwork', 'dextre'], line: ['troll'] },
      ],
    });
    play(s, 'fear');
    endTurn(s, 'logos');
    play(s, 'labwork', 'troll');
    expect(possible(s, 0, ['troll'])).toEqual(['?/troll', 'troll/?']);
  });

  test('may lie under Masterplan', () => {
    const s = seen(['masterplan', 'dextre', 'doc-bookton'], { houses: ['shadows', 'logos', 'dis'] });
    expect(both(s, 'dextre')).toEqual([true, true]);
    endTurn(s, 'dis');
    endTurn(s, 'shadows');
    play(s, 'masterplan', 'dextre');
    expect(both(s, 'dextre')).toEqual([false, true]);
    const under = firstAttached(s.state, headOf(s.state, 1, Zone.Artifacts));
    expect([sees(s.state, under, 0), sees(s.state, under, 1)]).toEqual([false, true]);
    const hands = possible(s, 0, HELD).map((each) => each.replaceAll('? ', ''));
    expect(new Set(hands)).toEqual(new Set(['dextre/', 'doc-bookton/', 'dextre doc-bookton/']));
  });
});

describe('copies of a card can’t be told apart', () => {
  /** How many of 200 deals put a copy into the other hand, after one was played from there beside a known one. */
  function dealt(hand: string[], deck: string[]): number {
    const s = start({
      house: 'dis',
      players: [
        { hand: ['fear'] },
        { houses: ['shadows', 'logos', 'mars'], chains: 24, line: ['bad-penny'], hand, deck, pad: false },
      ],
    });
    play(s, 'fear');
    endTurn(s, 'shadows');
    s.pick({ kind: 'play', words: 'Bad Penny' });
    let n = 0;
    for (let seed = 0; seed < 200; seed++) {
      const deal = s.state.slice();
      determinize(deal, 0, [seed, 5]);
      const cards = listed(deal, headOf(deal, 1, Zone.Hand)).map((card) => definition(deal, card));
      if (cards.includes(definitionOf.get('bad-penny')!)) n++;
    }
    return n;
  }

  test('one that is played may have been the one that was known to be there', () => {
    const other = dealt(['urchin', 'punch', 'anger'], ['bad-penny', 'troll', 'smith', 'valdr']);
    expect(dealt(['bad-penny', 'punch', 'anger'], ['urchin', 'troll', 'smith', 'valdr'])).toBe(other);
    expect(other).toBeGreaterThan(20);
    expect(other).toBeLessThan(180);
  });

  test('a hand with two of them shows both', () => {
    const s = start({
      house: 'shadows',
      players: [
        { hand: ['imperial-traitor'].map((card) => ({ card, house: 'shadows' })) },
        { hand: ['bad-penny', 'bad-penny', 'troll'] },
      ],
    });
    s.pick({ kind: 'play' });
    expect(both(s, 'bad-penny')).toEqual([true, true]);
  });
});

test('Wild Wormhole: both see the card on top that can’t be played', () => {
  const s = start({
    house: 'logos',
    players: [{ hand: ['wild-wormhole'], deck: ['blood-of-titans', 'urchin', 'dodger'] }, {}],
  });
  play(s, 'wild-wormhole');
  expect(both(s, 'blood-of-titans')).toEqual([true, true]);
});

test('glossary: Search: what is found in the deck is not shown', () => {
  const s = start({
    house: 'untamed',
    players: [{ artifacts: ['bear-flute'], deck: ['ancient-bear', 'troll'], discard: ['bigtwig'] }, {}],
  });
  act(s, 'bear-flute');
  take(s, 'target ancient-bear');
  expect(both(s, 'ancient-bear')).toEqual([true, false]);
});

test('glossary: Search: who searches a deck sees all of it, and no place in it after the shuffle', () => {
  const s = start({
    house: 'saurian',
    players: [{ line: ['saurus-rex'], deck: ['anger', 'imperium', 'questor-jarta'] }, {}],
  });
  take(s, 'reap saurus-rex', 'yes');
  expect(both(s, 'anger')).toEqual([true, false]);
  take(s, 'target imperium');
  expect(both(s, 'imperium')).toEqual([true, true]);
  expect(both(s, 'anger')).toEqual([false, false]);
});

describe('what may be done never tells what is hidden', () => {
  test('the options of a player are the same in every deal that the player thinks possible', () => {
    const s = start({
      house: 'logos',
      players: [
        {
          hand: ['wild-wormhole', 'labwork'],
          deck: ['first-blood', 'blood-of-titans'],
          line: ['psychic-bug'],
        },
        { hand: ['punch', 'warsong'], archives: ['anger'], line: ['troll'] },
      ],
    });
    const options = s.options().map(({ option }) => option);
    const out = new Int32Array(MAX_OPTIONS);
    for (let seed = 0; seed < 60; seed++) {
      const deal = s.state.slice();
      determinize(deal, 0, [seed, 5]);
      expect([...out.subarray(0, listOptions(deal, out))]).toEqual(options);
    }
  });
});
