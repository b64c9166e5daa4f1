import { describe, expect, test } from 'vitest';
import { scenario } from '../../testing.js';
import { sayChanges, sayState } from './describe.js';
import type { KeyforgeSetup, Query } from './scenario.js';

/** What a list of picks is said to change, from before the first to after the last. */
function changes(setup: KeyforgeSetup, ...picks: Query[]): string[] {
  const s = scenario('keyforge', setup);
  const before = s.state.slice();
  for (const pick of picks) s.pick(pick);
  return sayChanges(before, s.state);
}

describe('changes', () => {
  const rows: [string, KeyforgeSetup, Query[], string[]][] = [
    [
      'a theft',
      { house: 'shadows', players: [{ amber: 4, hand: ['urchin'] }, { amber: 3 }] },
      [{ kind: 'play' }],
      ["Urchin enters play on A's side.", 'A steals 1 æmber (4 → 5; B 3 → 2).'],
    ],
    [
      'a flank',
      { house: 'untamed', players: [{ line: ['troll'], hand: ['dust-pixie'] }] },
      [{ kind: 'play' }, { value: 'right' }],
      ["Dust Pixie enters play on A's right flank.", 'A gains 2 æmber (0 → 2).'],
    ],
    [
      'a fight',
      { house: 'brobnar', players: [{ line: ['troll'] }, { line: ['snufflegator', 'bumpsy'] }] },
      [{ kind: 'fight' }, { card: 'snufflegator' }],
      ['Troll takes 4 damage (4 of 8).', 'Snufflegator is destroyed.'],
    ],
    [
      'a turn',
      { house: 'brobnar', players: [{ hand: ['anger'], chains: 1 }, { amber: 7 }] },
      [{ kind: 'end' }],
      [
        'A draws 4 cards.',
        'A sheds 1 chain (now 0).',
        'Turn 4: B',
        'B forges the red key (6 æmber; 1 left).',
      ],
    ],
    [
      'a discard, which everyone sees',
      { house: 'dis', rolls: [0], players: [{ hand: ['mind-barb'] }, { hand: ['anger'] }] },
      [{ kind: 'play' }],
      ['B discards Anger.', 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'archiving, which only its owner sees',
      { house: 'logos', players: [{ hand: ['labwork', 'anger'] }] },
      [{ kind: 'play', card: 'labwork' }],
      ['A archives 1 card.', 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'an upgrade',
      { house: 'brobnar', players: [{ line: ['troll'], hand: ['blood-of-titans'] }] },
      [{ kind: 'play' }],
      ['Blood of Titans is attached to Troll.', 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'a capture on entering',
      { house: 'sanctum', players: [{ hand: ['raiding-knight'] }, { amber: 2 }] },
      [{ kind: 'play' }],
      [
        "Raiding Knight enters play on A's side.",
        '1 æmber goes onto Raiding Knight.',
        'B loses 1 æmber (2 → 1).',
      ],
    ],
    [
      'the end',
      { house: 'brobnar', players: [{}, { amber: 6, keys: ['red', 'blue'] }] },
      [{ kind: 'end' }],
      ['A draws 6 cards.', 'Turn 4: B', 'B forges the yellow key (6 æmber; 0 left).', 'B wins the game.'],
    ],
  ];
  test.each(rows)('%s', (_what, setup, picks, expected) => {
    expect(changes(setup, ...picks)).toEqual(expected);
  });

  test('nothing', () => {
    const { state } = scenario('keyforge', {});
    expect(sayChanges(state, state)).toEqual([]);
  });
});

test('options tell twins and the other player’s cards apart', () => {
  const s = scenario('keyforge', {
    house: 'dis',
    players: [{ line: ['shooler', 'dust-imp', 'dust-imp'] }, { line: ['troll', 'bumpsy'] }],
  });
  expect(s.options().map(({ words }) => words)).toContain('reaps with Dust Imp (2nd from the left)');
  s.pick({ kind: 'fight', card: 'shooler' });
  expect(s.options().map(({ words }) => words)).toEqual(["attacks B's Troll", "attacks B's Bumpsy"]);
});

test('the state is told as the player to decide sees it', () => {
  const s = scenario('keyforge', {
    house: 'brobnar',
    players: [
      {
        amber: 2,
        keys: ['red'],
        hand: ['anger', 'punch'],
        line: [{ card: 'troll', damage: 3, ward: true, upgrades: ['blood-of-titans'] }],
      },
      { chains: 2, hand: ['fear'], artifacts: [{ card: 'key-to-dis', exhausted: true }] },
    ],
  });
  expect(sayState(s.state).split('\n')).toEqual([
    'Turn 3: A, main step, house Brobnar',
    'A: 2 æmber (a key costs 6), 1 key (red), 2 cards in hand, 10 in the deck, 0 discarded',
    '   creatures: Troll (power 13, 3 damage, warded, with Blood of Titans)',
    '   hand: Anger, Punch',
    'B: 0 æmber (a key costs 6), no keys, 2 chains, 1 card in hand, 10 in the deck, 0 discarded',
    '   artifacts: Key to Dis (exhausted)',
  ]);
});
