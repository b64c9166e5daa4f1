import { expect } from 'vitest';
import { attackable, rows } from '../testkit.js';

const LEADER = { card: 'iron-man', slot: 'squad-leader' };
const ELITE = { card: 'older-brother', slot: 'elite' };
const LOOKOUT = { card: 'tenderfoot', slot: 'lookout' };

rows(
  'Attacking',
  [
    'exhausts the attacker and strikes both ways, also against an exhausted card',
    { players: [{ units: ['iron-man'] }, { units: [{ card: 'maestro', exhausted: true }] }] },
    ['attack iron-man maestro'],
    { cards: { 'iron-man': { exhausted: true, damage: 3 }, maestro: { damage: 3 } } },
  ],
  [
    'anything with hp may be attacked when nobody patrols',
    {
      players: [
        { units: ['iron-man'] },
        {
          hero: { level: 1 },
          units: ['maestro'],
          buildings: ['tech-1', 'tower', { card: 'tech-2', state: 'building' }],
        },
      ],
    },
    [],
    {
      then: (s) =>
        expect(attackable(s, 'iron-man')).toEqual(['river-montoya', 'maestro', 'base', 'tech-1', 'tower']),
    },
  ],
  [
    'the squad leader comes first',
    { players: [{ units: ['iron-man'] }, { units: [{ ...LEADER, card: 'maestro' }, ELITE, LOOKOUT] }] },
    [],
    { then: (s) => expect(attackable(s, 'iron-man')).toEqual(['maestro']) },
  ],
  [
    'then any other patroller',
    { players: [{ units: ['iron-man'] }, { units: [ELITE, LOOKOUT, 'maestro'] }] },
    [],
    { then: (s) => expect(attackable(s, 'iron-man')).toEqual(['older-brother', 'tenderfoot']) },
  ],
  [
    'the example: a flying patroller does not bind ground forces, another one does',
    {
      players: [
        { units: ['iron-man'] },
        { units: [{ card: 'eggship', slot: 'squad-leader' }, ELITE, 'maestro'] },
      ],
    },
    [],
    { then: (s) => expect(attackable(s, 'iron-man')).toEqual(['older-brother']) },
  ],
  [
    'a flier that meets a flying patroller must attack some patroller',
    {
      players: [
        { units: ['eggship'] },
        { units: [LEADER, { card: 'cloud-sprite', slot: 'lookout' }, 'maestro'] },
      ],
    },
    [],
    { then: (s) => expect(attackable(s, 'eggship')).toEqual(['iron-man', 'cloud-sprite']) },
  ],
  [
    'what arrived this turn rests; a hero too',
    { players: [{ gold: 2, units: [{ card: 'iron-man', fatigue: true }] }] },
    ['summon troq-bashar'],
    { mayNot: ['attack iron-man base', 'attack troq-bashar base'] },
  ],
  [
    'exhausted cards do not attack',
    { players: [{ units: [{ card: 'iron-man', exhausted: true }] }] },
    [],
    { offers: ['end'] },
  ],
  [
    'damage stays, and kills in the end',
    { players: [{ units: ['iron-man'] }, { units: [{ card: 'maestro', damage: 2 }] }] },
    ['attack iron-man maestro'],
    { zones: { maestro: 'discard' } },
  ],
  [
    'buildings do not strike back',
    { players: [{ units: ['timely-messenger'] }] },
    ['attack timely-messenger base'],
    { bases: [0, 1], cards: { 'timely-messenger': { damage: 0 } } },
  ],
  [
    'the end of the game: a base without hp',
    { players: [{ units: ['iron-man'] }, { buildings: [{ card: 'base', damage: 17 }] }] },
    ['attack iron-man base'],
    { winner: 0, asks: null },
  ],
  ['nobody has to attack', { players: [{ units: ['iron-man'] }] }, [], { may: ['end'] }],
);

rows(
  'The patrol zone',
  [
    'slots are filled from the squad leader to the lookout',
    { players: [{ hero: { level: 1 }, units: ['iron-man', { card: 'maestro', exhausted: true }] }] },
    ['end'],
    {
      asks: 'patrol',
      offers: [
        'patrol troq-bashar squad-leader',
        'patrol iron-man squad-leader',
        'empty squad-leader',
        'done',
      ],
    },
  ],
  [
    'a slot may stay empty',
    { turn: 1, players: [{ units: ['iron-man', 'maestro'] }] },
    ['end', 'empty squad-leader', 'patrol maestro elite', 'empty scavenger', 'done'],
    { decider: 1, cards: { maestro: { slot: 'elite', attack: 4 }, 'iron-man': { slot: null } } },
  ],
  [
    'what arrived this turn may patrol',
    { turn: 1, players: [{ gold: 2, hand: ['older-brother'] }] },
    ['play older-brother', 'end', 'patrol older-brother squad-leader'],
    { decider: 1, cards: { 'older-brother': { slot: 'squad-leader', armor: 1 } } },
  ],
  [
    'without a ready card nothing is asked',
    { turn: 1, players: [{ units: [{ card: 'iron-man', exhausted: true }] }] },
    ['end'],
    { decider: 1 },
  ],
  [
    'a unit under control patrols for its new player, in any slot that is free there',
    {
      turn: 1,
      players: [
        { units: [{ card: 'maestro', owner: 1 }] },
        { units: [{ card: 'iron-man', slot: 'squad-leader' }] },
      ],
    },
    ['end', 'patrol maestro squad-leader'],
    { decider: 1, cards: { maestro: { slot: 'squad-leader', seat: 0 } } },
  ],
  [
    'the active player has no patrollers',
    { turn: 1, active: 1, players: [{ units: [{ card: 'iron-man', slot: 'elite' }] }, {}] },
    ['end'],
    { decider: 0, cards: { 'iron-man': { slot: null, attack: 3 } } },
  ],
  [
    'squad leader: armor takes the first damage of a turn',
    {
      players: [{ units: ['iron-man', 'iron-man'] }, { units: [{ card: 'maestro', slot: 'squad-leader' }] }],
    },
    ['attack iron-man maestro'],
    { cards: { maestro: { damage: 2, armor: 0, keywords: [] } } },
  ],
  [
    'which is there again in the next turn',
    {
      turn: 2,
      active: 1,
      players: [
        { workers: 10, units: [{ card: 'maestro', slot: 'squad-leader', armor: 0 }] },
        { workers: 10 },
      ],
    },
    ['end', 'done', 'end', 'patrol maestro squad-leader', 'done'],
    { decider: 1, cards: { maestro: { armor: 1, keywords: ['armor 1'] } } },
  ],
  [
    'elite: 1 attack more',
    { players: [{ units: ['iron-man'] }, { units: [{ card: 'maestro', slot: 'elite' }] }] },
    ['attack iron-man maestro'],
    { zones: { 'iron-man': 'discard' }, cards: { maestro: { attack: 4, damage: 3 } } },
  ],
  [
    'scavenger: its death brings 1 gold',
    { players: [{ units: ['iron-man'] }, { units: [{ card: 'tenderfoot', slot: 'scavenger' }] }] },
    ['attack iron-man tenderfoot'],
    { gold: [0, 1] },
  ],
  [
    'also that of a hero, but never beyond 20',
    { players: [{ units: ['iron-man'] }, { gold: 20, hero: { level: 1, slot: 'scavenger' } }] },
    ['attack iron-man river-montoya'],
    { gold: [0, 20], zones: { 'river-montoya': 'command' } },
  ],
  [
    'technician: its death brings a card',
    { players: [{ units: ['iron-man'] }, { units: [{ card: 'tenderfoot', slot: 'technician' }] }] },
    ['attack iron-man tenderfoot'],
    { hands: [0, 1] },
  ],
  [
    'lookout: resist 1',
    {
      players: [
        { hero: { level: 1 }, gold: 2, hand: ['spark'] },
        { units: [{ card: 'tenderfoot', slot: 'lookout' }] },
      ],
    },
    ['play spark'],
    { gold: [0, 0], cards: { tenderfoot: { damage: 1, keywords: ['resist 1'] } } },
  ],
  [
    'which adds to other resist',
    {
      players: [
        { hero: { level: 1 }, gold: 4, hand: ['wither'] },
        { units: [{ card: 'brick-thief', slot: 'lookout' }] },
      ],
    },
    ['play wither', 'brick-thief'],
    { gold: [0, 0], zones: { 'brick-thief': 'discard' } },
  ],
  [
    'who can’t pay can’t target',
    {
      players: [
        { hero: { level: 1 }, gold: 1, hand: ['spark'] },
        { units: [{ card: 'tenderfoot', slot: 'lookout' }] },
      ],
    },
    ['play spark'],
    { gold: [0, 0], cards: { tenderfoot: { damage: 0 } } },
  ],
);

rows(
  'The turn',
  [
    'exhausted cards are readied',
    { step: 'start', turn: 1, players: [{ units: [{ card: 'iron-man', exhausted: true }] }] },
    [],
    { cards: { 'iron-man': { exhausted: false } } },
  ],
  [
    'only one’s own',
    { step: 'start', turn: 1, players: [{}, { units: [{ card: 'iron-man', exhausted: true }] }] },
    [],
    { cards: { 'iron-man': { exhausted: true } } },
  ],
  [
    'a card that arrived may attack in the next turn',
    { turn: 1, players: [{ gold: 2, hand: ['older-brother'], workers: 10 }, { workers: 10 }] },
    ['play older-brother', 'end', 'done', 'end', 'done'],
    { decider: 0, may: ['attack older-brother base'] },
  ],
);
