import { expect } from 'vitest';
import { rows, take } from '../testkit.js';

rows(
  'Spells and heroes',
  [
    'no spell without a hero in play',
    { players: [{ gold: 9, hand: ['spark', 'wrecking-ball'] }] },
    [],
    { mayNot: ['play spark', 'play wrecking-ball'] },
  ],
  [
    'a hero comes from the command zone for 2 gold at level 1, and may cast at once',
    { players: [{ gold: 3, hand: ['spark'] }] },
    ['summon troq-bashar', 'play spark'],
    { gold: [0, 0], cards: { 'troq-bashar': { level: 1, zone: 'hero', fatigue: true } } },
  ],
  [
    'a spell of a spec needs the hero of that spec, a minor one any hero',
    { players: [{ spec: 'finesse', hero: { level: 1 }, gold: 9, hand: ['spark', 'the-boot'] }] },
    [],
    { may: ['play spark'], mayNot: ['play the-boot'] },
  ],
  [
    'a level costs 1 gold, as often as there is gold',
    { players: [{ hero: { level: 1 }, gold: 4 }] },
    ['level troq-bashar', 'level troq-bashar', 'level troq-bashar', 'level troq-bashar'],
    { gold: [0, 0], cards: { 'troq-bashar': { level: 5 } } },
  ],
  [
    'the highest level is the end',
    { players: [{ hero: { level: 8 }, gold: 4 }] },
    [],
    { mayNot: ['level troq-bashar'] },
  ],
  [
    'coming into the mid band heals all damage; runes stay',
    { players: [{ hero: { level: 4, damage: 2, runes: 1 }, gold: 1 }] },
    ['level troq-bashar'],
    { cards: { 'troq-bashar': { damage: 0, runes: 1, hp: 5 } } },
  ],
  [
    'coming into the max band does too',
    { players: [{ hero: { level: 7, damage: 2 }, gold: 1 }] },
    ['level troq-bashar'],
    { cards: { 'troq-bashar': { damage: 0 } } },
  ],
  [
    'other levels do not',
    { players: [{ hero: { level: 2, damage: 2 }, gold: 1 }] },
    ['level troq-bashar'],
    { cards: { 'troq-bashar': { damage: 2 } } },
  ],
  [
    'an ultimate needs the highest level as the turn begins',
    {
      step: 'start',
      turn: 1,
      players: [{ hero: { level: 8, maxed: false }, gold: 6, hand: ['final-smash'] }],
    },
    [],
    { may: ['play final-smash'] },
  ],
);

rows(
  'The death of a hero',
  [
    'the other side’s hero gains two levels for nothing',
    { players: [{ hero: { level: 3 }, units: ['iron-man'] }, { hero: { level: 3, damage: 1 } }] },
    ['attack iron-man river-montoya'],
    { cards: { 'river-montoya': { zone: 'command', level: 0, wait: 1 }, 'troq-bashar': { level: 5 } } },
  ],
  [
    'also when it dies attacking',
    { players: [{ hero: { level: 1 } }, { hero: { level: 2, damage: 1 }, units: ['iron-man'] }] },
    ['attack troq-bashar iron-man'],
    { cards: { 'troq-bashar': { zone: 'command', wait: 2 }, 'river-montoya': { level: 4, damage: 0 } } },
  ],
  [
    'not beyond the highest level',
    { players: [{ hero: { level: 7 }, units: ['iron-man'] }, { hero: { level: 1 } }] },
    ['attack iron-man river-montoya'],
    { cards: { 'troq-bashar': { level: 8 } } },
  ],
  [
    'two heroes that kill each other are both gone, and nobody gains a level',
    { players: [{ hero: { level: 1, damage: 1 } }, { hero: { level: 1, damage: 1 } }] },
    ['attack troq-bashar river-montoya'],
    {
      cards: { 'troq-bashar': { zone: 'command', level: 0 }, 'river-montoya': { zone: 'command', level: 0 } },
    },
  ],
  [
    'a hero in the command zone gains none',
    { players: [{ units: ['iron-man'] }, { hero: { level: 1 } }] },
    ['attack iron-man river-montoya'],
    { cards: { 'troq-bashar': { level: 0 } } },
  ],
  [
    'it may be summoned again only after its player’s next turn',
    { turn: 2, active: 1, players: [{ hero: { zone: 'command', wait: 1 }, workers: 9 }, { workers: 10 }] },
    ['end', 'tech iron-man', 'tech iron-man'],
    { decider: 0, mayNot: ['summon troq-bashar'], cards: { 'troq-bashar': { wait: 1 } } },
  ],
  [
    'and then it is free',
    { turn: 2, active: 1, players: [{ hero: { zone: 'command', wait: 1 }, workers: 9 }, { workers: 10 }] },
    ['end', 'tech iron-man', 'tech iron-man', 'end', 'done', 'end', 'tech eggship', 'tech eggship'],
    { decider: 0, may: ['summon troq-bashar'] },
  ],
  [
    'it loses its levels, runes and damage',
    { players: [{ hero: { level: 2, damage: 3, runes: 1 }, gold: 4, hand: ['wither'] }] },
    ['play wither'],
    {
      cards: { 'troq-bashar': { zone: 'command', level: 0, wait: 2 } },
      then: (s) => {
        take(s.edit({ cards: { 'troq-bashar': { wait: 0 } } }), 'summon troq-bashar');
        expect(s.card('troq-bashar')).toMatchObject({ level: 1, runes: 0, damage: 0 });
      },
    },
  ],
);

rows(
  'Heroes are no units',
  [
    'a unit’s spell passes them by',
    { players: [{ hero: { level: 1 }, gold: 3, hand: ['the-boot'] }, { hero: { level: 1 } }] },
    ['play the-boot'],
    { zones: { 'river-montoya': 'hero', 'troq-bashar': 'hero' } },
  ],
  [
    'they fight and patrol like units',
    { players: [{ hero: { level: 1 } }] },
    ['attack troq-bashar base'],
    { bases: [0, 2], then: (s) => expect(s.card('troq-bashar').exhausted).toBe(true) },
  ],
);
