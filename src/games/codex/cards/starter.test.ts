import { expect } from 'vitest';
import { attackable, rows } from '../testkit.js';

const HERO = { level: 1 };
const RIVAL = { hero: { level: 1 } };

rows(
  'timely-messenger',
  [
    'attacks on the turn that it arrives',
    { players: [{ gold: 1, hand: ['timely-messenger'] }] },
    ['play timely-messenger', 'attack timely-messenger base'],
    { bases: [0, 1], gold: [0, 0], cards: { 'timely-messenger': { exhausted: true, keywords: ['haste'] } } },
  ],
  [
    'has haste of its own only for itself',
    { players: [{ gold: 5, hand: ['timely-messenger', 'tenderfoot'] }] },
    ['play timely-messenger', 'play tenderfoot'],
    { may: ['attack timely-messenger base'], mayNot: ['attack tenderfoot base'] },
  ],
);

rows(
  'tenderfoot',
  [
    'is a 1/2 for 1 gold that rests on the turn of its arrival',
    { players: [{ gold: 1, hand: ['tenderfoot'] }] },
    ['play tenderfoot'],
    { gold: [0, 0], cards: { tenderfoot: { attack: 1, hp: 2, tech: 0, fatigue: true } }, offers: ['end'] },
  ],
  [
    'is a Virtuoso: a Nimble Fencer gives it haste',
    { players: [{ spec: 'finesse', gold: 1, hand: ['tenderfoot'], units: ['nimble-fencer'] }] },
    ['play tenderfoot'],
    { may: ['attack tenderfoot base'] },
  ],
);

rows(
  'older-brother',
  [
    'is a 2/2 for 2 gold',
    { players: [{ gold: 2, hand: ['older-brother'] }] },
    ['play older-brother'],
    { gold: [0, 0], cards: { 'older-brother': { attack: 2, hp: 2, keywords: [] } } },
  ],
  [
    'is no Virtuoso: Maestro does not make it free',
    { players: [{ spec: 'finesse', gold: 1, hand: ['older-brother', 'tenderfoot'], units: ['maestro'] }] },
    [],
    { may: ['play tenderfoot'], mayNot: ['play older-brother'] },
  ],
);

rows(
  'brick-thief',
  [
    'damages a building and repairs another when it arrives',
    { players: [{ gold: 2, hand: ['brick-thief'], buildings: [{ card: 'base', damage: 3 }] }] },
    ['play brick-thief', 'base@1'],
    { bases: [2, 1] },
  ],
  [
    'asks for both buildings where there is a choice',
    { players: [{ gold: 2, hand: ['brick-thief'], buildings: [{ card: 'tech-1', damage: 2 }] }] },
    ['play brick-thief', 'base@1'],
    { asks: 'target brick-thief', offers: ['target base', 'target tech-1'] },
  ],
  [
    'does the same when it attacks, before combat damage',
    { players: [{ units: ['brick-thief'] }, { buildings: [{ card: 'tech-1', damage: 4 }] }] },
    ['attack brick-thief base', 'tech-1', 'base@0'],
    { bases: [0, 4] },
  ],
  [
    'may choose a new target when it destroys the building that it attacks',
    { players: [{ units: ['brick-thief'] }, { buildings: [{ card: 'tech-1', damage: 4 }] }] },
    ['attack brick-thief tech-1', 'tech-1', 'base@0'],
    { asks: 'target brick-thief', offers: ['target base', 'done'] },
  ],
  [
    'the repair never heals more than there is, and nobody is forced to an own building',
    { players: [{ gold: 2, hand: ['brick-thief'] }] },
    ['play brick-thief', 'base@0'],
    { bases: [1, 0] },
  ],
  [
    'has resist 1',
    { players: [{ hero: HERO, gold: 3, hand: ['wither'] }, { units: ['brick-thief'] }] },
    ['play wither', 'brick-thief'],
    { gold: [0, 0], zones: { 'brick-thief': 'discard' } },
  ],
);

rows(
  'helpful-turtle',
  [
    'heals every own unit and hero in upkeep',
    {
      step: 'start',
      turn: 1,
      players: [
        {
          hero: { level: 1, damage: 2 },
          units: [
            { card: 'helpful-turtle', damage: 1 },
            { card: 'iron-man', damage: 3 },
          ],
        },
        { units: [{ card: 'iron-man', damage: 1 }] },
      ],
    },
    [],
    {
      cards: {
        'troq-bashar': { damage: 1 },
        'helpful-turtle': { damage: 0 },
        'iron-man': { damage: 2 },
        'iron-man#2': { damage: 1 },
      },
    },
  ],
  [
    'two of them heal twice; buildings stay damaged',
    {
      step: 'start',
      turn: 1,
      players: [
        {
          units: ['helpful-turtle', 'helpful-turtle', { card: 'iron-man', damage: 3 }],
          buildings: [{ card: 'base', damage: 5 }],
        },
      ],
    },
    [],
    { cards: { 'iron-man': { damage: 1 } }, bases: [5, 0] },
  ],
);

rows(
  'granfalloon-flagbearer',
  [
    'must be the target of an opponent who can target it',
    {
      players: [{ hero: HERO, gold: 2, hand: ['wither'] }, { units: ['granfalloon-flagbearer', 'iron-man'] }],
    },
    ['play wither'],
    { cards: { 'granfalloon-flagbearer': { runes: -1 }, 'iron-man': { runes: 0 } } },
  ],
  [
    'forces nothing of its own player',
    { players: [{ hero: HERO, gold: 2, hand: ['wither'], units: ['granfalloon-flagbearer'] }, RIVAL] },
    ['play wither'],
    {
      asks: 'target wither',
      may: ['target troq-bashar', 'target river-montoya', 'target granfalloon-flagbearer'],
    },
  ],
  [
    'may be passed over when its resist can’t be paid',
    {
      players: [
        { hero: HERO, gold: 2, hand: ['wither'] },
        { units: [{ card: 'granfalloon-flagbearer', slot: 'lookout' }, 'iron-man', 'iron-man'] },
      ],
    },
    ['play wither'],
    { asks: 'target wither', offers: ['target iron-man', 'target iron-man#2', 'target troq-bashar'] },
  ],
  [
    'restricts neither attacks nor effects that can’t target it',
    {
      players: [
        { hero: HERO, gold: 1, hand: ['spark'], units: ['iron-man'] },
        { units: ['granfalloon-flagbearer', { card: 'tenderfoot', slot: 'elite' }] },
      ],
    },
    ['play spark'],
    {
      cards: { tenderfoot: { damage: 1 } },
      then: (s) => expect(attackable(s, 'iron-man')).toEqual(['tenderfoot']),
    },
  ],
);

rows(
  'fruit-ninja',
  [
    'has frenzy 1: a third attack on its own turn',
    { players: [{ units: ['fruit-ninja'] }] },
    ['attack fruit-ninja base'],
    { bases: [0, 3], cards: { 'fruit-ninja': { attack: 3, keywords: ['frenzy 1'] } } },
  ],
  [
    'has none of it on the turn of the opponent',
    { players: [{ units: ['iron-man'] }, { units: [{ card: 'fruit-ninja', slot: 'squad-leader' }] }] },
    ['attack iron-man fruit-ninja'],
    { cards: { 'iron-man': { damage: 2 } } },
  ],
);

rows(
  'spark',
  [
    'deals 1 damage to a patroller',
    {
      players: [
        { hero: HERO, gold: 1, hand: ['spark'] },
        { units: ['older-brother', { card: 'tenderfoot', slot: 'elite' }] },
      ],
    },
    ['play spark'],
    { cards: { tenderfoot: { damage: 1 } }, gold: [0, 0], zones: { spark: 'discard' } },
  ],
  [
    'a hero may be the patroller, and a squad leader’s armor takes the damage',
    {
      players: [{ hero: HERO, gold: 1, hand: ['spark'] }, { hero: { level: 1, slot: 'squad-leader' } }],
    },
    ['play spark'],
    { cards: { 'river-montoya': { damage: 0, armor: 0 } } },
  ],
  [
    'may be played without a patroller, for nothing',
    { players: [{ hero: HERO, gold: 1, hand: ['spark'] }, { units: ['tenderfoot'] }] },
    ['play spark'],
    { cards: { tenderfoot: { damage: 0 } }, zones: { spark: 'discard' }, gold: [0, 0] },
  ],
);

rows(
  'bloom',
  [
    'puts a +1/+1 rune on an own unit or hero',
    { players: [{ hero: HERO, gold: 2, hand: ['bloom'], units: ['tenderfoot'] }, { units: ['iron-man'] }] },
    ['play bloom', 'tenderfoot'],
    { cards: { tenderfoot: { runes: 1, attack: 2, hp: 3 } } },
  ],
  [
    'offers nobody who has such a rune, but those with a -1/-1 rune',
    {
      players: [
        {
          hero: HERO,
          gold: 2,
          hand: ['bloom'],
          units: [
            { card: 'tenderfoot', runes: 1 },
            { card: 'iron-man', runes: -1 },
          ],
        },
      ],
    },
    ['play bloom', 'iron-man'],
    { cards: { 'iron-man': { runes: 0, hp: 4 }, tenderfoot: { runes: 1 } } },
  ],
);

rows(
  'wither',
  [
    'puts a -1/-1 rune on any unit or hero',
    { players: [{ hero: HERO, gold: 2, hand: ['wither'] }, { units: ['iron-man'] }] },
    ['play wither', 'iron-man'],
    { cards: { 'iron-man': { runes: -1, attack: 2, hp: 3 } } },
  ],
  [
    'kills what has no hp left; armor does not help',
    {
      players: [
        { hero: HERO, gold: 2, hand: ['wither'] },
        { units: [{ card: 'timely-messenger', slot: 'squad-leader' }] },
      ],
    },
    ['play wither', 'timely-messenger'],
    { zones: { 'timely-messenger': 'discard' } },
  ],
);
