import { expect, test } from 'vitest';
import { reach, rows, start, take } from '../testkit.js';

const solo = { players: [{ mage: 'mist' }], nemesisDeck: ['needlemaw'] };

rows('playing alone', [
  [
    'every player card is the soloist’s turn',
    { ...solo, phase: 'next', turnOrder: { deck: [0, 0, 0, 'nemesis', 'nemesis'] } },
    ['end', 'end'],
    { turn: { active: 0, turn: 4 } },
  ],
  [
    'the soloist is the own ally: Divine Augury',
    { ...solo, players: [{ mage: 'mist', charges: 5, deck: ['jade', 'spark', 'spark', 'spark'] }] },
    ['ability 0'],
    { players: [{ hand: ['jade', 'spark', 'spark#2', 'spark#3'], charges: 0 }] },
  ],
  [
    'an effect on you and an ally works twice: Mage’s Talisman',
    { ...solo, players: [{ mage: 'mist', hand: ['mages_talisman'] }] },
    ['play mages_talisman'],
    { players: [{ charges: 2 }] },
  ],
  [
    'two different players: the soloist takes both shares of Afflict',
    {
      nemesis: 'crooked_mask',
      phase: 'nemesis draw',
      nemesisDeck: ['afflict', 'needlemaw'],
      corruptions: ['contagion', 'blind_abandon', 'endless_hunger', 'grim_sight', 'nothingness'],
      players: [{ mage: 'mist', life: 5, hand: ['spark'], deck: ['jade'], pad: false }],
    },
    [],
    {
      players: [{ life: 7, deck: ['grim_sight', 'endless_hunger', 'blind_abandon', 'contagion', 'jade'] }],
    },
  ],
  [
    'being exhausted does not lose the game',
    {
      ...solo,
      players: [{ mage: 'mist', life: 2 }],
      phase: 'nemesis draw',
      nemesisDeck: ['skewer', 'needlemaw'],
    },
    ['breach 0 I'],
    { players: [{ exhausted: true }], gravehold: 28, turn: { winner: null }, nemesis: { fury: 3 } },
  ],
  [
    'an exhausted soloist is still the one with the lowest life',
    {
      ...solo,
      players: [{ mage: 'mist', life: 0 }],
      phase: 'nemesis draw',
      nemesisDeck: ['cleave', 'needlemaw'],
      rolls: ['eviscerate'],
    },
    [],
    { gravehold: 26 },
  ],
  [
    'Gravehold without life loses it',
    { ...solo, gravehold: 3, phase: 'nemesis draw', nemesisDeck: ['slaughter'] },
    [],
    { asks: null, turn: { winner: 'nemesis' } },
  ],
]);

test('three player cards and two of the nemesis', () => {
  const s = start({ players: [{}], phase: 'next' });
  const { deck, discard } = s.view().turnOrder;
  expect([...deck, ...discard].map(String).sort()).toEqual(['0', '0', '0', 'nemesis', 'nemesis']);
});

test('two different players: Pain Sower hits and focuses for the soloist', () => {
  const s = reach({
    nemesis: 'crooked_mask',
    phase: 'nemesis',
    inPlay: ['pain_sower'],
    nemesisDeck: ['needlemaw'],
    players: [{ mage: 'mist' }],
  });
  expect(s.view().players[0]!.life).toBe(8);
  take(s, 'breach 0 III');
  expect(s.view().players[0]!.breaches[2]).toMatchObject({ step: 2 });
});
