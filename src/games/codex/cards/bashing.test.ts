import { expect } from 'vitest';
import { attackable, rows } from '../testkit.js';

const HERO = { level: 1 };
const MAXED = { level: 8 };

rows(
  'wrecking-ball',
  [
    'deals 2 damage to a building for nothing',
    { players: [{ hero: HERO, hand: ['wrecking-ball'] }] },
    ['play wrecking-ball', 'base@1'],
    { bases: [0, 2], zones: { 'wrecking-ball': 'discard' } },
  ],
  [
    'destroys a tech building, which costs the base 2 more',
    { players: [{ hero: HERO, hand: ['wrecking-ball'] }, { buildings: [{ card: 'tech-1', damage: 3 }] }] },
    ['play wrecking-ball', 'tech-1'],
    {
      bases: [0, 2],
      then: (s) =>
        expect(s.view().players[1]!.buildings[1]).toMatchObject({ card: 'tech-1', state: 'destroyed' }),
    },
  ],
  [
    'can’t choose what is being built or is destroyed',
    {
      players: [
        { hero: HERO, hand: ['wrecking-ball'], buildings: [{ card: 'tech-1', state: 'building' }] },
        { buildings: [{ card: 'tech-1', state: 'destroyed' }] },
      ],
    },
    ['play wrecking-ball'],
    { asks: 'target wrecking-ball', offers: ['target base', 'target base'] },
  ],
  [
    'needs the hero of its spec',
    { players: [{ spec: 'finesse', hero: HERO, hand: ['wrecking-ball'] }] },
    [],
    { mayNot: ['play wrecking-ball'] },
  ],
);

rows(
  'the-boot',
  [
    'destroys a unit of tech 0 or I',
    { players: [{ hero: HERO, gold: 3, hand: ['the-boot'] }, { units: ['nimble-fencer', 'maestro'] }] },
    ['play the-boot'],
    { zones: { 'nimble-fencer': 'discard', maestro: 'units' }, gold: [0, 0] },
  ],
  [
    'its victim dies: a technician brings a card',
    {
      players: [
        { hero: HERO, gold: 3, hand: ['the-boot'] },
        { units: [{ card: 'tenderfoot', slot: 'technician' }] },
      ],
    },
    ['play the-boot'],
    { zones: { tenderfoot: 'discard' }, hands: [0, 1] },
  ],
  [
    'never a hero: it may be played for nothing',
    {
      players: [
        { hero: HERO, gold: 3, hand: ['the-boot'] },
        { hero: HERO, units: ['maestro'] },
      ],
    },
    ['play the-boot'],
    { zones: { 'the-boot': 'discard', 'river-montoya': 'hero', maestro: 'units' } },
  ],
);

rows(
  'intimidate',
  [
    'takes 4 attack until the end of the turn, down to 0',
    {
      players: [
        { hero: HERO, gold: 1, hand: ['intimidate'], units: ['iron-man'] },
        { units: [{ card: 'maestro', slot: 'elite' }] },
      ],
    },
    ['play intimidate', 'maestro', 'attack iron-man maestro'],
    { cards: { maestro: { attack: 0, damage: 3 }, 'iron-man': { damage: 0 } } },
  ],
  [
    'attack stops at 0 only after all is added',
    {
      players: [
        { hero: HERO, gold: 2, hand: ['intimidate', 'intimidate'] },
        { units: [{ card: 'regular-sized-rhinoceros', slot: 'elite' }] },
      ],
    },
    ['play intimidate', 'regular-sized-rhinoceros'],
    { cards: { 'regular-sized-rhinoceros': { attack: 2 } } },
  ],
  [
    'ends with the turn',
    { players: [{ hero: HERO, gold: 1, hand: ['intimidate'] }, { units: ['maestro'] }], turn: 1 },
    ['play intimidate', 'maestro', 'end', 'done'],
    { decider: 1, cards: { maestro: { attack: 3 } } },
  ],
);

rows(
  'final-smash',
  [
    'destroys tech 0, returns tech I, takes tech II',
    {
      players: [
        { hero: MAXED, gold: 6, hand: ['final-smash'] },
        { units: ['tenderfoot', 'nimble-fencer', { card: 'maestro', damage: 1, slot: 'elite' }] },
      ],
    },
    ['play final-smash'],
    {
      zones: { tenderfoot: 'discard', 'nimble-fencer': 'hand', 'final-smash': 'discard' },
      cards: { maestro: { zone: 'units', seat: 0, owner: 1, damage: 1, fatigue: true, slot: null } },
      hands: [0, 1],
    },
  ],
  [
    'asks part by part and skips what is impossible',
    {
      players: [
        { hero: MAXED, gold: 6, hand: ['final-smash'], units: ['iron-man'] },
        { units: ['nimble-fencer', 'maestro', 'backstabber'] },
      ],
    },
    ['play final-smash', 'nimble-fencer'],
    { zones: { 'nimble-fencer': 'hand' }, cards: { maestro: { seat: 0 }, backstabber: { seat: 1 } } },
  ],
  [
    'a unit that it returned did not die: no gold for the scavenger',
    {
      players: [
        { hero: MAXED, gold: 6, hand: ['final-smash'] },
        { units: [{ card: 'nimble-fencer', slot: 'scavenger' }] },
      ],
    },
    ['play final-smash'],
    { gold: [0, 0], zones: { 'nimble-fencer': 'hand' } },
  ],
  [
    'a unit that it took dies to its owner’s discard pile',
    {
      players: [
        { units: [{ card: 'cloud-sprite', owner: 1 }] },
        { units: [{ card: 'eggship', slot: 'squad-leader' }] },
      ],
    },
    ['attack cloud-sprite eggship'],
    { cards: { 'cloud-sprite': { zone: 'discard', seat: 1 } } },
  ],
  [
    'is an ultimate: the hero must have had its highest level when the turn began',
    { players: [{ hero: { level: 8, maxed: false }, gold: 6, hand: ['final-smash'] }] },
    [],
    { mayNot: ['play final-smash'] },
  ],
  [
    'the flagbearer binds the first part alone',
    {
      players: [
        { hero: MAXED, gold: 6, hand: ['final-smash'] },
        { units: ['tenderfoot', 'granfalloon-flagbearer', 'nimble-fencer', 'star-crossed-starlet'] },
      ],
    },
    ['play final-smash'],
    {
      asks: 'target final-smash',
      offers: ['target nimble-fencer', 'target star-crossed-starlet'],
      zones: { 'granfalloon-flagbearer': 'discard', tenderfoot: 'units' },
    },
  ],
);

rows(
  'iron-man',
  [
    'is a 3/4 of tech I',
    { players: [{ gold: 3, hand: ['iron-man'], buildings: ['tech-1'] }] },
    ['play iron-man'],
    { cards: { 'iron-man': { attack: 3, hp: 4, tech: 1 } }, gold: [0, 0] },
  ],
  [
    'can’t be played before tech I is finished',
    { players: [{ gold: 3, hand: ['iron-man'], buildings: [{ card: 'tech-1', state: 'building' }] }] },
    [],
    { mayNot: ['play iron-man'] },
  ],
);

const LINE = [
  { card: 'iron-man', slot: 'squad-leader' },
  { card: 'tenderfoot', slot: 'elite' },
  { card: 'older-brother', slot: 'scavenger' },
];

rows(
  'revolver-ocelot',
  [
    'deals 1 damage to the only neighbour of the patroller that it attacks',
    { players: [{ units: ['revolver-ocelot'] }, { units: LINE.slice(0, 2) }] },
    ['attack revolver-ocelot iron-man'],
    {
      cards: {
        'iron-man': { damage: 2, armor: 0 },
        tenderfoot: { damage: 1 },
        'revolver-ocelot': { zone: 'discard' },
      },
    },
  ],
  [
    'between two neighbours the attacker chooses',
    {
      players: [
        { units: ['revolver-ocelot'] },
        { units: LINE.slice(1).concat({ card: 'maestro', slot: 'technician' }) },
      ],
    },
    ['attack revolver-ocelot older-brother'],
    { asks: 'target revolver-ocelot', offers: ['target tenderfoot', 'target maestro'] },
  ],
  [
    'an empty slot is no neighbour',
    { players: [{ units: ['revolver-ocelot'] }, { units: [LINE[0]!, LINE[2]!] }] },
    ['attack revolver-ocelot iron-man'],
    { cards: { 'older-brother': { damage: 0 } } },
  ],
  [
    'nothing happens beside a card that does not patrol',
    { players: [{ units: ['revolver-ocelot'] }, { units: ['iron-man', 'tenderfoot'] }] },
    ['attack revolver-ocelot iron-man'],
    { cards: { tenderfoot: { damage: 0 } } },
  ],
  [
    'reaches a flier beside it',
    {
      players: [
        { units: ['revolver-ocelot'] },
        { units: [LINE[1]!, { card: 'cloud-sprite', slot: 'squad-leader' }] },
      ],
    },
    ['attack revolver-ocelot tenderfoot'],
    { cards: { 'cloud-sprite': { damage: 0, armor: 0 } } },
  ],
);

rows(
  'hired-stomper',
  [
    'deals 3 damage to a unit when it arrives',
    {
      players: [
        { gold: 4, hand: ['hired-stomper'], buildings: ['tech-2'] },
        { hero: HERO, units: ['maestro'] },
      ],
    },
    ['play hired-stomper', 'maestro'],
    { cards: { maestro: { damage: 3 } } },
  ],
  [
    'must hit itself where it is the only unit; a hero is none',
    { players: [{ gold: 4, hand: ['hired-stomper'], buildings: ['tech-2'] }, { hero: HERO }] },
    ['play hired-stomper'],
    { zones: { 'hired-stomper': 'discard' } },
  ],
);

rows(
  'regular-sized-rhinoceros',
  [
    'is a 5/6 of tech II for 4',
    { players: [{ gold: 4, hand: ['regular-sized-rhinoceros'], buildings: ['tech-2'] }] },
    ['play regular-sized-rhinoceros'],
    { cards: { 'regular-sized-rhinoceros': { attack: 5, hp: 6, tech: 2 } } },
  ],
  [
    'tech II is enough when tech I has been destroyed',
    {
      players: [
        {
          gold: 4,
          hand: ['regular-sized-rhinoceros', 'iron-man'],
          buildings: ['tech-2', { card: 'tech-1', state: 'destroyed' }],
        },
      ],
    },
    [],
    { may: ['play regular-sized-rhinoceros'], mayNot: ['play iron-man'] },
  ],
);

const GUARD = { units: [{ card: 'iron-man', slot: 'squad-leader' }] };

rows(
  'sneaky-pig',
  [
    'passes patrollers on the turn of its arrival',
    { players: [{ gold: 3, hand: ['sneaky-pig'], buildings: ['tech-2'] }, GUARD] },
    ['play sneaky-pig', 'attack sneaky-pig base'],
    { bases: [0, 3] },
  ],
  [
    'later it has no stealth',
    { players: [{ units: ['sneaky-pig'] }, GUARD] },
    [],
    { may: ['attack sneaky-pig iron-man'], mayNot: ['attack sneaky-pig base'] },
  ],
  [
    'a tower sees it',
    {
      players: [
        { gold: 3, hand: ['sneaky-pig'], buildings: ['tech-2'] },
        { ...GUARD, buildings: ['tower'] },
      ],
    },
    ['play sneaky-pig'],
    { may: ['attack sneaky-pig iron-man'], mayNot: ['attack sneaky-pig base'] },
  ],
  [
    'what it attacks strikes back all the same',
    { players: [{ units: [{ card: 'sneaky-pig', stealth: true }] }, { units: ['maestro'] }] },
    ['attack sneaky-pig maestro'],
    { cards: { maestro: { damage: 3 } }, zones: { 'sneaky-pig': 'discard' } },
  ],
);

rows(
  'eggship',
  [
    'flies over patrollers on the ground',
    { players: [{ units: ['eggship'] }, GUARD] },
    ['attack eggship base'],
    { bases: [0, 4], cards: { eggship: { damage: 0 } } },
  ],
  [
    'may attack one of them, which can’t hit back',
    { players: [{ units: ['eggship'] }, GUARD] },
    ['attack eggship iron-man'],
    { cards: { 'iron-man': { damage: 3 }, eggship: { damage: 0 } } },
  ],
  [
    'can’t be attacked from the ground',
    { players: [{ units: ['iron-man'] }, { units: [{ card: 'eggship', slot: 'squad-leader' }] }] },
    [],
    { then: (s) => expect(attackable(s, 'iron-man')).toEqual(['base']) },
  ],
);

rows(
  'harvest-reaper',
  [
    'its excess damage hits another thing that it could attack',
    {
      players: [
        { units: ['harvest-reaper'] },
        { units: [{ card: 'tenderfoot', slot: 'squad-leader' }, 'maestro'] },
      ],
    },
    ['attack harvest-reaper tenderfoot', 'base'],
    { cards: { tenderfoot: { damage: 1, armor: 0 } }, bases: [0, 4] },
  ],
  [
    'armor is not counted: the squad leader may live while the excess goes on',
    {
      players: [{ units: ['harvest-reaper'] }, { units: [{ card: 'nimble-fencer', slot: 'squad-leader' }] }],
    },
    ['attack harvest-reaper nimble-fencer'],
    { cards: { 'nimble-fencer': { damage: 2 } }, bases: [0, 3] },
  ],
  [
    'another patroller comes before everything else',
    {
      players: [
        { units: ['harvest-reaper'] },
        {
          units: [
            { card: 'tenderfoot', slot: 'squad-leader' },
            { card: 'maestro', slot: 'lookout' },
          ],
        },
      ],
    },
    ['attack harvest-reaper tenderfoot'],
    { cards: { maestro: { damage: 4 } }, bases: [0, 0] },
  ],
  [
    'beyond a card that does not patrol nothing is hit',
    { players: [{ units: ['harvest-reaper'] }, { units: ['tenderfoot'] }] },
    ['attack harvest-reaper tenderfoot'],
    { bases: [0, 0], zones: { tenderfoot: 'discard' } },
  ],
);

rows(
  'trojan-duck',
  [
    'deals 4 damage to a building when it arrives',
    { players: [{ gold: 7, hand: ['trojan-duck'], buildings: ['tech-3'] }] },
    ['play trojan-duck', 'base@1'],
    { bases: [0, 4], gold: [0, 0] },
  ],
  [
    'obliterates two units of the lowest tech, then damages a building, then fights',
    {
      players: [{ units: ['trojan-duck'] }, { units: ['maestro', 'tenderfoot', 'nimble-fencer'] }],
    },
    ['attack trojan-duck base', 'base@1'],
    { zones: { tenderfoot: 'discard', 'nimble-fencer': 'discard', maestro: 'units' }, bases: [0, 12] },
  ],
  [
    'among equals the attacker chooses',
    { players: [{ units: ['trojan-duck'] }, { units: ['tenderfoot', 'older-brother', 'fruit-ninja'] }] },
    ['attack trojan-duck base', 'fruit-ninja'],
    { asks: 'target trojan-duck', offers: ['target tenderfoot', 'target older-brother'] },
  ],
  [
    'a new thing may be attacked when the first is gone, without another obliteration',
    {
      players: [
        { units: ['trojan-duck'] },
        { units: [{ card: 'tenderfoot', slot: 'squad-leader' }, 'older-brother', 'fruit-ninja'] },
      ],
    },
    ['attack trojan-duck tenderfoot', 'tenderfoot', 'older-brother', 'base@1', 'fruit-ninja'],
    {
      zones: { 'fruit-ninja': 'discard' },
      bases: [0, 4],
      cards: { 'trojan-duck': { damage: 2, exhausted: true } },
    },
  ],
  [
    'or nothing',
    {
      players: [{ units: ['trojan-duck'] }, { units: [{ card: 'tenderfoot', slot: 'squad-leader' }] }],
    },
    ['attack trojan-duck tenderfoot', 'base@1', 'done'],
    { bases: [0, 4], cards: { 'trojan-duck': { exhausted: true, damage: 0 } } },
  ],
);

rows(
  'troq-bashar',
  [
    'is a 2/3, from level 5 a 3/4, at level 8 a 4/5 with readiness',
    { players: [{ hero: { level: 7 }, gold: 1 }] },
    ['level troq-bashar'],
    { cards: { 'troq-bashar': { attack: 4, hp: 5, level: 8, keywords: ['readiness'] } } },
  ],
  [
    'from level 5 on his attack first deals 1 damage to the base of the player attacked',
    { players: [{ hero: { level: 5 } }, { units: [{ card: 'iron-man', slot: 'squad-leader' }] }] },
    ['attack troq-bashar iron-man'],
    { bases: [0, 1], cards: { 'iron-man': { damage: 2 }, 'troq-bashar': { damage: 3 } } },
  ],
  [
    'below it does not',
    { players: [{ hero: { level: 4 } }, { units: [{ card: 'iron-man', slot: 'squad-leader' }] }] },
    ['attack troq-bashar iron-man'],
    { bases: [0, 0], zones: { 'troq-bashar': 'command' } },
  ],
  [
    'that damage can end the game before combat',
    { players: [{ hero: { level: 5 } }, { buildings: [{ card: 'base', damage: 19 }], units: ['iron-man'] }] },
    ['attack troq-bashar iron-man'],
    { winner: 0, cards: { 'iron-man': { damage: 0 } } },
  ],
  [
    'with readiness he stays ready, but attacks once a turn',
    { players: [{ hero: { level: 8 } }] },
    ['attack troq-bashar base'],
    { bases: [0, 5], cards: { 'troq-bashar': { exhausted: false, attacked: true } }, offers: ['end'] },
  ],
);
