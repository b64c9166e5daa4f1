import { expect } from 'vitest';
import type { CodexScenario } from '../scenario.js';
import { rows } from '../testkit.js';

const state = (s: CodexScenario, seat: number, card: string) =>
  s.view().players[seat]!.buildings.find((each) => each.card === card);

rows(
  'Tech buildings',
  [
    'tech I needs six workers and 1 gold, and is finished at the end of the turn',
    { turn: 1, players: [{ workers: 6, gold: 1 }, {}] },
    ['build tech-1'],
    { gold: [0, 0], then: (s) => expect(state(s, 0, 'tech-1')).toMatchObject({ state: 'building', hp: 5 }) },
  ],
  [
    'then it stands',
    { turn: 1, players: [{ workers: 6, gold: 1 }, {}] },
    ['build tech-1', 'end'],
    { decider: 1, then: (s) => expect(state(s, 0, 'tech-1')).toMatchObject({ state: 'built' }) },
  ],
  ['not with five', { players: [{ workers: 5, gold: 9 }] }, [], { mayNot: ['build tech-1'] }],
  [
    'tech II needs eight and a finished tech I',
    { players: [{ workers: 8, gold: 4, buildings: ['tech-1'] }] },
    ['build tech-2'],
    { gold: [0, 0] },
  ],
  [
    'not while tech I is being built',
    { players: [{ workers: 8, gold: 9 }] },
    ['build tech-1'],
    { mayNot: ['build tech-2', 'build tech-1'] },
  ],
  [
    'nor with seven',
    { players: [{ workers: 7, gold: 4, buildings: ['tech-1'] }] },
    [],
    { mayNot: ['build tech-2'] },
  ],
  [
    'tech III needs ten and tech II',
    { players: [{ workers: 10, gold: 5, buildings: ['tech-1', 'tech-2'] }] },
    ['build tech-3'],
    { gold: [0, 0] },
  ],
  [
    'nor with nine',
    { players: [{ workers: 9, gold: 9, buildings: ['tech-1', 'tech-2'] }] },
    [],
    { mayNot: ['build tech-3'] },
  ],
  [
    'the loss of one costs its base 2',
    { players: [{ units: ['regular-sized-rhinoceros'] }, { buildings: ['tech-1'] }] },
    ['attack regular-sized-rhinoceros tech-1'],
    {
      bases: [0, 2],
      then: (s) => expect(state(s, 1, 'tech-1')).toMatchObject({ state: 'destroyed', damage: 0 }),
    },
  ],
  [
    'which can lose the game',
    {
      players: [
        { units: ['regular-sized-rhinoceros'] },
        { buildings: ['tech-1', { card: 'base', damage: 18 }] },
      ],
    },
    ['attack regular-sized-rhinoceros tech-1'],
    { winner: 0 },
  ],
  [
    'it is rebuilt for nothing, and that takes the turn',
    {
      players: [
        { workers: 6, gold: 0, hand: ['iron-man'], buildings: [{ card: 'tech-1', state: 'destroyed' }] },
      ],
    },
    ['build tech-1'],
    { gold: [0, 0], mayNot: ['play iron-man'] },
  ],
  [
    'with the workers and the building below, as before',
    {
      players: [
        {
          workers: 10,
          buildings: [
            { card: 'tech-1', state: 'destroyed' },
            { card: 'tech-2', state: 'destroyed' },
          ],
        },
      ],
    },
    [],
    { may: ['build tech-1'], mayNot: ['build tech-2'] },
  ],
  [
    'spells need no building',
    { players: [{ hero: { level: 1 }, gold: 3, hand: ['the-boot'] }] },
    [],
    { may: ['play the-boot'] },
  ],
  [
    'the base lets tech 0 be played',
    { players: [{ gold: 2, hand: ['older-brother', 'iron-man'] }] },
    [],
    { may: ['play older-brother'], mayNot: ['play iron-man'] },
  ],
);

rows(
  'Add-ons',
  [
    'the surplus costs 5 and brings a card in each upkeep',
    { step: 'start', turn: 1, players: [{ buildings: ['surplus'], deck: ['spark'] }] },
    [],
    { zones: { spark: 'hand' } },
  ],
  [
    'it takes until the end of the turn',
    { players: [{ gold: 5 }] },
    ['build surplus'],
    { gold: [0, 0], then: (s) => expect(state(s, 0, 'surplus')).toMatchObject({ state: 'building', hp: 4 }) },
  ],
  [
    'a base has one: another is sacrificed for it, which costs 2',
    { players: [{ gold: 5, buildings: ['tower'] }] },
    ['build surplus'],
    { bases: [2, 0], then: (s) => expect(state(s, 0, 'tower')).toBeUndefined() },
  ],
  [
    'the same one is not built again',
    { players: [{ gold: 9, buildings: ['tower'] }] },
    [],
    { mayNot: ['build tower'] },
  ],
  [
    'one that is being built makes no room',
    { players: [{ gold: 9 }] },
    ['build tower'],
    { mayNot: ['build surplus', 'build tower'] },
  ],
  [
    'its loss costs 2, and it costs its price again',
    { players: [{ units: ['regular-sized-rhinoceros'] }, { buildings: ['tower'], gold: 2 }] },
    ['attack regular-sized-rhinoceros tower'],
    { bases: [0, 2], then: (s) => expect(state(s, 1, 'tower')).toBeUndefined() },
  ],
  [
    'the surplus and a dying Starlet are ordered where a reshuffle comes between',
    {
      step: 'start',
      turn: 1,
      players: [
        {
          spec: 'finesse',
          buildings: ['surplus'],
          units: [{ card: 'star-crossed-starlet', damage: 1 }],
          discard: [],
          pad: false,
        },
      ],
    },
    ['order star-crossed-starlet'],
    { zones: { 'star-crossed-starlet': 'hand' } },
  ],
);

const STEALTHY = { card: 'sneaky-pig', stealth: true };

rows(
  'The tower',
  [
    'the first hidden attacker of a turn can’t pass the patrol',
    {
      players: [
        { units: [STEALTHY] },
        { buildings: ['tower'], units: [{ card: 'iron-man', slot: 'squad-leader' }] },
      ],
    },
    ['attack sneaky-pig iron-man'],
    { cards: { 'iron-man': { damage: 2 } }, then: (s) => expect(s.view().turn.detected).toBe('sneaky-pig') },
  ],
  [
    'the second can',
    {
      players: [
        { units: [STEALTHY, STEALTHY] },
        { buildings: ['tower'], units: [{ card: 'iron-man', slot: 'squad-leader' }] },
      ],
    },
    ['attack sneaky-pig iron-man', 'attack sneaky-pig#2 base'],
    { bases: [0, 3], cards: { 'sneaky-pig#2': { damage: 0 } } },
  ],
  [
    'deals 1 combat damage to every attacker that it sees, whatever is attacked',
    { players: [{ units: ['iron-man'] }, { buildings: ['tower'] }] },
    ['attack iron-man base'],
    { cards: { 'iron-man': { damage: 1 } }, bases: [0, 3] },
  ],
  [
    'fliers too',
    { players: [{ units: ['eggship'] }, { buildings: ['tower'] }] },
    ['attack eggship base'],
    { cards: { eggship: { damage: 1 } } },
  ],
  [
    'none that it does not see, though it is attacked itself',
    {
      detected: 'sneaky-pig',
      players: [{ units: [STEALTHY, STEALTHY] }, { buildings: ['tower'] }],
    },
    ['attack sneaky-pig#2 tower'],
    { cards: { 'sneaky-pig#2': { damage: 0 } } },
  ],
  [
    'both strike at the same time: an attacker that the tower kills deals its damage',
    { players: [{ units: ['timely-messenger'] }, { buildings: ['tower'] }] },
    ['attack timely-messenger base'],
    { zones: { 'timely-messenger': 'discard' }, bases: [0, 1] },
  ],
  [
    'on the own turn it detects an invisible card, to attack and to target it',
    {
      players: [
        { hero: { level: 1 }, gold: 2, hand: ['wither'], buildings: ['tower'], units: ['iron-man'] },
        { units: ['backstabber', 'backstabber'] },
      ],
    },
    ['detect backstabber'],
    {
      may: ['attack iron-man backstabber'],
      mayNot: ['attack iron-man backstabber#2', 'detect backstabber#2'],
      cards: { backstabber: { detected: true } },
    },
  ],
  [
    'that ends with the turn, and the next one has its own',
    {
      turn: 1,
      players: [
        { buildings: ['tower'], units: [{ card: 'iron-man', exhausted: true }] },
        { units: ['backstabber'] },
      ],
    },
    ['detect backstabber', 'end'],
    { decider: 1, cards: { backstabber: { detected: false } } },
  ],
  [
    'without a hidden card there is nothing to detect',
    { players: [{ buildings: ['tower'] }, { units: ['iron-man'] }] },
    [],
    { offers: ['end'] },
  ],
);
