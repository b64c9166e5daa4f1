import { expect, test } from 'vitest';
import { drawn, reach, rows, two } from '../testkit.js';

rows('the end of the game', [
  [
    'the players win at the end of a turn when the nemesis has no cards left',
    two({}, {}, { nemesisDeck: [] }),
    ['end'],
    { asks: null, turn: { winner: 'players', end: 'the nemesis is outlasted' } },
  ],
  [
    'not while a minion is in play',
    two({}, {}, { nemesisDeck: [], inPlay: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } }),
    ['end'],
    { turn: { winner: null } },
  ],
  [
    'not while a power is in play',
    two({}, {}, { nemesisDeck: [], inPlay: ['bleed_static'], turnOrder: { deck: [1], discard: [0] } }),
    ['end'],
    { turn: { winner: null } },
  ],
  [
    'not in the middle of a turn',
    two(
      { breaches: [{ spells: ['spark'] }] },
      {},
      { nemesisDeck: [], phase: 'casting', inPlay: [{ card: 'bane_sire', life: 1 }] },
    ),
    ['cast spark', 'target bane_sire'],
    { turn: { winner: null }, nemesis: { inPlay: [] } },
  ],
  [
    'husks are no cards: they do not stand in the way',
    two({}, {}, { nemesis: 'carapace_queen', husks: 5, nemesisDeck: [] }),
    ['end'],
    { asks: null, turn: { winner: 'players' } },
  ],
  [
    'at the end of a nemesis turn, after all that happens in it',
    two({}, {}, { phase: 'nemesis draw', nemesisDeck: [], fury: 2, rolls: ['devastate'] }),
    [],
    { asks: null, gravehold: 25, turn: { winner: 'players', end: 'the nemesis is outlasted' } },
  ],
  [
    'Gravehold without life: the players lose at once',
    drawn('slaughter', {}, {}, { gravehold: 3 }),
    [],
    { asks: null, gravehold: 0, turn: { winner: 'nemesis', end: 'Gravehold falls' } },
  ],
  [
    'whichever comes first counts: Gravehold falls before the end of the turn wins',
    two({}, {}, { phase: 'nemesis draw', nemesisDeck: [], gravehold: 5, fury: 3, rolls: ['devastate'] }),
    [],
    { asks: null, turn: { winner: 'nemesis' } },
  ],
]);

test('Gravehold, players and nemesis never exceed the life they began with', () => {
  const s = reach(
    two(
      { hand: ['focusing_orb'], breaches: ['open', 'open', 'open', 'open'] },
      { breaches: ['open', 'open', 'open', 'open'] },
      { gravehold: 29 },
    ),
    'play focusing_orb',
  );
  expect(s.view().gravehold).toBe(30);
  expect(s.view().destroyed).toEqual(['focusing_orb']);
});
