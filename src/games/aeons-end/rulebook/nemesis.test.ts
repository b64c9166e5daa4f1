import { expect, test } from 'vitest';
import { drawn, reach, resolving, rows, take, two } from '../testkit.js';

rows('nemesis turn: main phase', [
  [
    'the example: Bane Sire unleashes, Woven Sky resolves on its last token, Provoker hits for the fury',
    two(
      {},
      {},
      {
        phase: 'nemesis',
        fury: 1,
        inPlay: ['bane_sire', { card: 'woven_sky', tokens: 1 }, 'provoker'],
        nemesisDeck: ['needlemaw'],
      },
    ),
    ['player 1'],
    {
      nemesis: { fury: 3, discard: ['woven_sky'] },
      players: [{ life: 10 }, { life: 6 }],
      gravehold: 27,
    },
  ],
  [
    'cards resolve from the oldest to the newest',
    two({}, {}, { phase: 'nemesis', fury: 1, inPlay: ['provoker', 'bane_sire'], nemesisDeck: ['needlemaw'] }),
    [],
    { gravehold: 29, nemesis: { fury: 2 } },
  ],
  [
    'a power loses one token in each nemesis main phase and only the last one sets it off',
    two(
      {},
      {},
      { phase: 'nemesis', inPlay: [{ card: 'eye_of_nothing', tokens: 2 }], nemesisDeck: ['needlemaw'] },
    ),
    [],
    {
      nemesis: {
        fury: 0,
        inPlay: [
          { card: 'eye_of_nothing', tokens: 1 },
          { card: 'needlemaw', life: 11 },
        ],
      },
    },
  ],
  [
    'a power that resolved is discarded',
    resolving('eye_of_nothing'),
    [],
    { nemesis: { fury: 2, discard: ['eye_of_nothing'] } },
  ],
  [
    'a minion that is dead does not act',
    two(
      { breaches: [{ spells: ['spark'] }] },
      {},
      {
        phase: 'casting',
        inPlay: [{ card: 'bane_sire', life: 1 }],
        nemesisDeck: ['needlemaw'],
        turnOrder: { deck: ['nemesis', 0], discard: [0] },
      },
    ),
    ['cast spark', 'target bane_sire', 'end'],
    { nemesis: { fury: 0 } },
  ],
]);

rows('nemesis turn: draw phase', [
  [
    'the example of a minion: it comes into play with its life and does not act yet',
    drawn('haze_spewer'),
    [],
    { nemesis: { inPlay: [{ card: 'haze_spewer', life: 5 }] }, gravehold: 30 },
  ],
  [
    'the example of a power: it comes into play with its tokens',
    drawn('eye_of_nothing'),
    [],
    { nemesis: { inPlay: [{ card: 'eye_of_nothing', tokens: 2 }], fury: 0 } },
  ],
  [
    'the example of an attack: Slaughter unleashes, hits Gravehold for 3 and is discarded',
    drawn('slaughter', {}, {}, { fury: 3, gravehold: 27, rolls: ['devastate'] }),
    [],
    { gravehold: 24 - 5, nemesis: { discard: ['slaughter'], inPlay: [], fury: 1 } },
  ],
  [
    'a new card is the newest in play',
    drawn('haze_spewer', {}, {}, { inPlay: ['bane_sire'] }),
    [],
    {
      nemesis: {
        inPlay: [
          { card: 'bane_sire', life: 6 },
          { card: 'haze_spewer', life: 5 },
        ],
      },
    },
  ],
  [
    'an empty nemesis deck: unleash three times instead',
    two({}, {}, { phase: 'nemesis draw', nemesisDeck: [], inPlay: ['needlemaw'] }),
    [],
    { nemesis: { fury: 3 } },
  ],
  [
    'IMMEDIATELY happens when the card is drawn',
    drawn('foul_multitudes', {}, {}, { nemesis: 'carapace_queen' }),
    [],
    { nemesis: { husks: 2, inPlay: [{ card: 'foul_multitudes', tokens: 3 }] } },
  ],
]);

rows('ambiguity', [
  [
    'equal lowest life: the players decide, the seat of the last player turn speaks for them',
    drawn('cleave', { life: 4 }, { life: 4 }, { active: 1, rolls: ['eviscerate'] }),
    [],
    { asks: 'player eviscerate', decider: 1, offers: ['player 0', 'player 1'] },
  ],
  [
    'most charges and nobody has any: the players choose',
    resolving('doom_aegis'),
    ['player 1'],
    { players: [{ life: 10 }, { life: 6 }] },
  ],
  [
    'an amount that nobody has: whoever has most must do it',
    resolving('agony_field', { hand: ['crystal'] }, { hand: ['spark', 'spark'], deck: ['jade'] }),
    [],
    { players: [{ hand: ['crystal'] }, { hand: ['jade'], discard: ['spark#2', 'spark'] }] },
  ],
  [
    'an amount that only one player has: that player must do it',
    resolving(
      'agony_field',
      { hand: ['crystal', 'crystal'] },
      { hand: ['spark', 'spark', 'spark'], deck: ['jade'] },
    ),
    [],
    { players: [{ hand: ['crystal', 'crystal#2'] }, { hand: ['jade'] }] },
  ],
]);

rows('"or" effects', [
  [
    'either way may be chosen when both can be done fully',
    two({}, {}, { phase: 'nemesis', inPlay: ['scorn'], nemesisDeck: ['needlemaw'] }),
    [],
    { asks: 'choice scorn', offers: ['choice 0', 'choice 1'] },
  ],
  [
    'a way that can’t be done fully is not offered',
    drawn('obliterate', { hand: ['crystal', 'crystal', 'crystal'] }, { hand: [], breaches: ['open', 3] }),
    ['player 0'],
    { players: [{ life: 6, hand: ['crystal', 'crystal#2', 'crystal#3'] }] },
  ],
  [
    'on a player’s card only what can be done is offered',
    two({ hand: ['emerald_shard'] }),
    ['play emerald_shard'],
    { turn: { aether: 1 } },
  ],
]);

test('the nemesis turn goes through main and draw phase and the end of the turn', () => {
  const s = reach(
    two(
      {},
      {},
      { phase: 'nemesis', fury: 4, inPlay: ['needlemaw'], nemesisDeck: ['bane_sire'], rolls: ['devastate'] },
    ),
  );
  expect(s.view().gravehold).toBe(30 - 2 - 5);
  expect(s.view().nemesis).toMatchObject({ fury: 1, inPlay: [{ card: 'needlemaw' }, { card: 'bane_sire' }] });
  expect(s.view().turn).toMatchObject({ turn: 2, nemesisTurn: false });
});

test('a power drawn with N tokens resolves in the N-th nemesis main phase after', () => {
  const s = reach(
    drawn(
      'eye_of_nothing',
      {},
      {},
      {
        nemesisDeck: ['eye_of_nothing', 'needlemaw', 'awaken'],
        turnOrder: { deck: [0, 'nemesis', 1, 'nemesis', 0], discard: ['nemesis'] },
      },
    ),
  );
  expect(s.view().nemesis.inPlay).toMatchObject([{ card: 'eye_of_nothing', tokens: 2 }]);
  take(s, 'end');
  expect(s.view().nemesis.inPlay).toMatchObject([{ tokens: 1 }, { card: 'needlemaw' }]);
  take(s, 'end');
  expect(s.view().nemesis).toMatchObject({ discard: ['awaken', 'eye_of_nothing'], fury: 4 - 0 });
});
