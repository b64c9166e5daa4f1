import { describe, expect, test } from 'vitest';
import { scenario } from '../../../testing.js';
import { sayChanges, sayOption, sayState } from '../describe.js';
import type { KeyforgeSetup, Query } from '../scenario.js';

/** What A and B read of the last pick: the option and what it changes. */
function read(setup: KeyforgeSetup, picks: readonly Query[], words: string): string[][] {
  const s = scenario('keyforge', setup);
  for (const pick of picks) s.pick(pick);
  const { option } = s.options().find((each) => each.words === words)!;
  const before = s.state.slice();
  s.pick({ words });
  return [0, 1].map((seat) => [
    sayOption(before, option, seat),
    ...sayChanges(before, s.state, option, seat),
  ]);
}

const LABWORK: KeyforgeSetup = { house: 'logos', players: [{ hand: ['labwork', 'anger', 'troll'] }] };

describe('what each seat reads', () => {
  const rows: [string, KeyforgeSetup, Query[], string, string[], string[]][] = [
    [
      'a choice in hand, which only the chooser sees',
      LABWORK,
      [{ kind: 'play', card: 'labwork' }],
      'chooses Anger for Labwork',
      ['chooses Anger for Labwork', 'A archives 1 card: Anger.'],
      ['chooses a card in hand for Labwork', 'A archives 1 card.'],
    ],
    [
      'a card that is played, which both see before it arrives',
      { house: 'brobnar', players: [{ line: ['troll'], hand: ['valdr'] }] },
      [{ kind: 'play' }],
      'puts Valdr on the left flank',
      ['puts Valdr on the left flank', "Valdr enters play on A's left flank."],
      ['puts Valdr on the left flank', "Valdr enters play on A's left flank."],
    ],
    [
      'a card found in the deck, which only the searcher sees',
      { house: 'brobnar', players: [{ artifacts: ['orb-of-wonder'], deck: ['valdr', 'anger'], pad: false }] },
      [{ kind: 'omni' }],
      'chooses Anger for Orb of Wonder',
      ['chooses Anger for Orb of Wonder', 'A draws 1 card: Anger.'],
      ['chooses a card of the deck for Orb of Wonder', 'A draws 1 card.'],
    ],
    [
      'a discard, which both see',
      { house: 'brobnar', players: [{ hand: ['anger', 'troll'] }] },
      [],
      'discards Anger',
      ['discards Anger'],
      ['discards Anger'],
    ],
    [
      'a hand drawn, which only its owner sees',
      {
        house: 'brobnar',
        players: [{ hand: ['anger', 'troll', 'valdr', 'smaaash'], deck: ['urchin', 'lifeward'] }, {}],
      },
      [],
      'ends the turn',
      ['ends the turn', 'A draws 2 cards: Urchin, Lifeward.', 'Turn 4: B'],
      ['ends the turn', 'A draws 2 cards.', 'Turn 4: B'],
    ],
  ];
  test.each(rows)('%s', (_what, setup, picks, words, a, b) => {
    expect(read(setup, picks, words)).toEqual([a, b]);
  });
});

describe('the state', () => {
  const players: KeyforgeSetup['players'] = [
    { hand: ['anger'], archives: ['urchin'], discard: ['lifeward'], deck: ['valdr'] },
    { hand: ['smaaash'], archives: ['fear'], discard: ['labwork'] },
  ];

  test('shows a seat its own hand and archives and both discard piles', () => {
    const { state } = scenario('keyforge', { house: 'brobnar', players });
    const [a, b] = [sayState(state, 0), sayState(state, 1)];
    expect(a).toMatch(
      /hand: Anger\n {3}archives: Urchin\n {3}discard pile: Lifeward\nB: .*\n {3}discard pile: Labwork$/,
    );
    expect(b).toMatch(/discard pile: Lifeward\nB: .*\n {3}hand: Smaaash\n {3}archives: Fear\n/);
    for (const name of ['Smaaash', 'Fear', 'Valdr']) expect(a).not.toContain(name);
    for (const name of ['Anger', 'Urchin', 'Valdr']) expect(b).not.toContain(name);
  });

  test('shows what is known of the other hand', () => {
    const s = scenario('keyforge', {
      house: 'untamed',
      players: [{ hand: ['regrowth'], discard: ['dust-pixie'] }, { hand: ['smaaash'] }],
    });
    s.pick({ kind: 'play' });
    expect(sayState(s.state, 1)).toContain('\n   hand, as far as known: Dust Pixie\n');
  });

  test('shows what the other player still hides, when it may have been archived', () => {
    const s = scenario('keyforge', {
      house: 'logos',
      players: [
        { hand: ['psychic-bug'] },
        { houses: ['logos', 'dis', 'mars'], hand: ['labwork', 'troll', 'valdr'] },
      ],
    });
    s.pick({ kind: 'play' });
    expect(sayState(s.state, 0)).toContain('\n   hand, as far as known: Labwork, Troll, Valdr');
    s.pick({ kind: 'end' });
    s.pick({ kind: 'house', value: 'logos' });
    s.pick({ kind: 'play', card: 'labwork' });
    s.pick({ card: 'valdr' });
    expect(sayState(s.state, 0)).toContain('\n   hidden in one place or another: Troll, Valdr');
    expect(sayState(s.state, 0)).not.toContain('as far as known');
    expect(sayState(s.state, 1)).toContain('\n   hand: Troll\n   archives: Valdr');
  });
});
