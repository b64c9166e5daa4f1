import { expect } from 'vitest';
import { attackable, rows } from '../testkit.js';

const LEADER = { card: 'iron-man', slot: 'squad-leader' };
const LIZARD = { card: 'leaping-lizard', slot: 'lookout' };

rows(
  'Anti-air',
  [
    'a flier on its way to another patroller passes the squad leader alone',
    {
      players: [
        { units: ['eggship'] },
        {
          units: [{ card: 'tenderfoot', slot: 'elite' }, { ...LIZARD, slot: 'squad-leader' }, LIZARD],
        },
      ],
    },
    ['attack eggship tenderfoot'],
    { zones: { eggship: 'discard', tenderfoot: 'discard' } },
  ],
  [
    'and on its way to the squad leader nobody',
    { players: [{ units: ['eggship'] }, { units: [LEADER, LIZARD] }] },
    ['attack eggship iron-man'],
    { cards: { eggship: { damage: 0 } } },
  ],
  [
    'outside the patrol zone it lets fliers pass',
    { players: [{ units: ['eggship'] }, { units: ['leaping-lizard'] }] },
    ['attack eggship base'],
    { cards: { eggship: { damage: 0 } } },
  ],
);

rows(
  'Armor',
  [
    'absorbs damage of any kind before hp',
    { players: [{ hero: { level: 1 }, gold: 1, hand: ['spark'] }, { units: [LEADER] }] },
    ['play spark'],
    { cards: { 'iron-man': { damage: 0, armor: 0 } } },
  ],
  [
    'is lost with the slot',
    {
      players: [{ spec: 'finesse', hero: { level: 3 } }, { units: [LEADER] }],
    },
    ['ability river-montoya'],
    { cards: { 'iron-man': { armor: 0, slot: null } } },
  ],
);

rows(
  'Channeling',
  [
    'the spell is sacrificed when its hero is lost',
    {
      players: [
        { units: ['iron-man'] },
        {
          hero: { level: 1 },
          units: ['dancer', 'tenderfoot'],
          ongoing: ['harmony', { card: 'two-step', partners: ['dancer', 'tenderfoot'] }],
        },
      ],
    },
    ['attack iron-man river-montoya'],
    {
      zones: { harmony: 'discard', 'two-step': 'discard', dancer: 'units' },
      cards: { tenderfoot: { attack: 1, partner: null } },
    },
  ],
  [
    'ongoing spells can’t be attacked',
    { players: [{ units: ['iron-man'] }, { hero: { level: 1 }, ongoing: ['harmony'] }] },
    [],
    { then: (s) => expect(attackable(s, 'iron-man')).toEqual(['river-montoya', 'base']) },
  ],
);

rows('Haste', [
  'lets a card pay with its exhaustion on its first turn',
  {
    players: [
      { spec: 'finesse', units: ['nimble-fencer', 'maestro', { card: 'tenderfoot', fatigue: true }] },
    ],
  },
  ['ability tenderfoot', 'base@1'],
  { bases: [0, 2] },
]);

rows('Invisible', [
  'may pass patrollers or attack one, which strikes back',
  { players: [{ spec: 'finesse', units: ['backstabber'] }, { units: [LEADER] }] },
  ['attack backstabber iron-man'],
  { cards: { 'iron-man': { damage: 2 } }, zones: { backstabber: 'discard' } },
]);

rows(
  'Obliterate',
  [
    'takes patrollers and tokens first of the lowest tech, and fewer when there are fewer',
    { players: [{ units: ['trojan-duck'] }, { units: [{ card: 'dancer', slot: 'technician' }] }] },
    ['attack trojan-duck dancer', 'base@1', 'base'],
    { zones: { dancer: 'removed' }, hands: [0, 1], bases: [0, 12] },
  ],
  [
    'does not target',
    { players: [{ units: ['trojan-duck'] }, { units: ['brick-thief', 'backstabber'] }] },
    ['attack trojan-duck base', 'base@1'],
    { zones: { 'brick-thief': 'discard', backstabber: 'discard' } },
  ],
);

rows(
  'Overpower',
  [
    'the rest never goes on to a third thing',
    {
      players: [
        { units: ['harvest-reaper'] },
        {
          units: [
            { card: 'dancer', slot: 'squad-leader' },
            { card: 'tenderfoot', slot: 'elite' },
          ],
        },
      ],
    },
    ['attack harvest-reaper dancer'],
    { zones: { tenderfoot: 'discard' }, bases: [0, 0], cards: { dancer: { damage: 0, armor: 0 } } },
  ],
  [
    'is no help on defence',
    {
      players: [{ units: ['tenderfoot'] }, { units: [{ card: 'harvest-reaper', slot: 'squad-leader' }] }],
    },
    ['attack tenderfoot harvest-reaper'],
    { bases: [0, 0], zones: { tenderfoot: 'discard' } },
  ],
);

rows('Readiness', [
  'its card may patrol after its attack',
  { players: [{ hero: { level: 8 } }] },
  ['attack troq-bashar base', 'end'],
  { asks: 'patrol', may: ['patrol troq-bashar squad-leader'] },
]);

rows('Resist', [
  'own spells pay nothing',
  { players: [{ hero: { level: 1 }, gold: 2, hand: ['bloom'], units: ['brick-thief'] }] },
  ['play bloom', 'brick-thief'],
  { gold: [0, 0], cards: { 'brick-thief': { runes: 1 } } },
]);

rows('Runes', [
  'a +1/+1 and a -1/-1 rune remove each other',
  { players: [{ hero: { level: 1 }, gold: 2, hand: ['wither'], units: [{ card: 'iron-man', runes: 1 }] }] },
  ['play wither', 'iron-man'],
  { cards: { 'iron-man': { runes: 0, attack: 3, hp: 4 } } },
]);

rows('Sideline', [
  'its card stays in play and ready, outside the patrol zone',
  {
    players: [
      { spec: 'finesse', hero: { level: 5 }, gold: 1, hand: ['appel-stomp'], units: ['maestro'] },
      { units: [LEADER] },
    ],
  },
  ['play appel-stomp', 'no'],
  {
    may: ['attack maestro base', 'attack maestro iron-man'],
    cards: { 'iron-man': { slot: null, exhausted: false } },
  },
]);

rows(
  'Swift strike',
  [
    'a defender that survives it strikes back',
    { players: [{ spec: 'finesse', units: ['blademaster', 'tenderfoot'] }, { units: ['iron-man'] }] },
    ['attack tenderfoot iron-man'],
    { zones: { tenderfoot: 'discard' }, cards: { 'iron-man': { damage: 1 } } },
  ],
  [
    'the tower strikes with the attacker',
    { players: [{ spec: 'finesse', units: ['blademaster', 'timely-messenger'] }, { buildings: ['tower'] }] },
    ['attack timely-messenger base'],
    { bases: [0, 1], zones: { 'timely-messenger': 'discard' } },
  ],
);

rows(
  'Upkeep: whoever has several effects orders them',
  [
    'Helpful Turtle after Star-Crossed Starlet',
    {
      step: 'start',
      turn: 1,
      players: [{ spec: 'finesse', units: ['star-crossed-starlet', 'helpful-turtle'] }],
    },
    ['order star-crossed-starlet'],
    { cards: { 'star-crossed-starlet': { damage: 0 } } },
  ],
  [
    'equal effects are not asked for',
    {
      step: 'start',
      turn: 1,
      players: [{ spec: 'finesse', units: ['star-crossed-starlet', 'star-crossed-starlet'] }],
    },
    [],
    { asks: 'main', cards: { 'star-crossed-starlet#2': { damage: 1 } } },
  ],
);
