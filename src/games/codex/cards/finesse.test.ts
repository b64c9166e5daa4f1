import { expect } from 'vitest';
import { attackable, rows } from '../testkit.js';

const FINESSE = { spec: 'finesse' };
const RIVER = { spec: 'finesse', hero: { level: 1 } };
const MAXED = { spec: 'finesse', hero: { level: 5 } };
const BASHING = { spec: 'bashing' };

rows(
  'harmony',
  [
    'stays in play and brings a Dancer after each other spell',
    { players: [{ ...RIVER, gold: 5, hand: ['harmony', 'spark'] }, BASHING] },
    ['play harmony', 'play spark'],
    {
      zones: { harmony: 'ongoing', dancer: 'units' },
      cards: { dancer: { attack: 0, hp: 1, tech: 0, fatigue: true } },
    },
  ],
  [
    'never more than three Dancers of both faces',
    {
      players: [
        {
          ...RIVER,
          gold: 5,
          hand: ['spark'],
          ongoing: ['harmony'],
          units: ['dancer', 'angry-dancer', 'dancer'],
        },
        BASHING,
      ],
    },
    ['play spark'],
    { then: (s) => expect(s.view().players[0]!.units).toHaveLength(3) },
  ],
  [
    'two of them bring two Dancers; the second counts as another spell for the first',
    { players: [{ ...RIVER, gold: 5, hand: ['harmony', 'spark'], ongoing: ['harmony'] }, BASHING] },
    ['play harmony#2', 'play spark'],
    { then: (s) => expect(s.view().players[0]!.units).toHaveLength(3) },
  ],
  [
    'its sacrifice turns all Dancers over, which is no arrival',
    {
      players: [
        { ...RIVER, ongoing: ['harmony'], units: ['dancer', { card: 'dancer', exhausted: true, runes: 1 }] },
        BASHING,
      ],
    },
    ['ability harmony'],
    {
      zones: { harmony: 'discard' },
      cards: {
        'angry-dancer': { attack: 2, hp: 1, keywords: ['unstoppable'], exhausted: false, fatigue: false },
        'angry-dancer#2': { attack: 3, hp: 2, exhausted: true },
      },
      may: ['attack angry-dancer base'],
    },
  ],
  [
    'goes with its hero, and then Dancers stay as they are',
    { players: [{ ...RIVER, gold: 2, hand: ['wither'], ongoing: ['harmony'], units: ['dancer'] }, BASHING] },
    ['play wither', 'dancer'],
    { zones: { dancer: 'removed', harmony: 'ongoing' }, cards: { 'dancer#2': { zone: 'units' } } },
  ],
  [
    'is lost with the hero before the spell that killed him is heard',
    {
      players: [
        {
          spec: 'finesse',
          hero: { level: 1, damage: 2 },
          gold: 2,
          hand: ['wither'],
          ongoing: ['harmony'],
          units: ['dancer'],
        },
        BASHING,
      ],
    },
    ['play wither', 'river-montoya'],
    { zones: { harmony: 'discard', dancer: 'units', 'river-montoya': 'command' } },
  ],
);

rows(
  'dancer',
  [
    'leaves the game when it dies',
    { players: [{ units: ['iron-man'] }, { units: ['dancer'] }] },
    ['attack iron-man dancer'],
    { then: (s) => expect(s.view().removed).toEqual(['dancer']) },
  ],
  [
    'a scavenger that dies brings gold, also when it is a token',
    { players: [{ units: ['iron-man'] }, { units: [{ card: 'dancer', slot: 'scavenger' }] }] },
    ['attack iron-man dancer'],
    { gold: [0, 1] },
  ],
);

rows(
  'angry-dancer',
  [
    'passes all patrollers',
    {
      players: [
        { ...FINESSE, units: ['angry-dancer'] },
        { units: [{ card: 'iron-man', slot: 'squad-leader' }] },
      ],
    },
    ['attack angry-dancer base'],
    { bases: [0, 2] },
  ],
  [
    'a tower sees it, but does not stop it',
    {
      players: [
        { ...FINESSE, units: ['angry-dancer'] },
        { buildings: ['tower'], units: [{ card: 'iron-man', slot: 'squad-leader' }] },
      ],
    },
    ['attack angry-dancer base'],
    { bases: [0, 2], zones: { 'angry-dancer': 'removed' } },
  ],
);

rows(
  'discord',
  [
    'weakens all tech 0 and I units of the opponent by -2/-1',
    {
      players: [
        { ...RIVER, gold: 2, hand: ['discord'], units: ['tenderfoot'] },
        { ...BASHING, units: ['iron-man', 'timely-messenger', 'eggship'] },
      ],
    },
    ['play discord'],
    {
      zones: { 'timely-messenger': 'discard' },
      cards: {
        'iron-man': { attack: 1, hp: 3 },
        eggship: { attack: 4, hp: 3 },
        tenderfoot: { attack: 1, hp: 2 },
      },
    },
  ],
  [
    'does not target: flagbearers and resist have no say',
    {
      players: [
        { ...RIVER, gold: 2, hand: ['discord'] },
        { units: ['brick-thief', 'granfalloon-flagbearer'] },
      ],
    },
    ['play discord'],
    {
      gold: [0, 0],
      zones: { 'brick-thief': 'discard' },
      cards: { 'granfalloon-flagbearer': { attack: 0, hp: 1 } },
    },
  ],
  [
    'ends with the turn',
    { turn: 1, players: [{ ...RIVER, gold: 2, hand: ['discord'] }, { units: ['iron-man'] }] },
    ['play discord', 'end', 'done'],
    { cards: { 'iron-man': { attack: 3, hp: 4 } } },
  ],
);

rows(
  'two-step',
  [
    'two own units become partners with +2/+2',
    {
      players: [
        { ...RIVER, gold: 2, hand: ['two-step'], units: ['tenderfoot', 'maestro', 'dancer'] },
        BASHING,
      ],
    },
    ['play two-step', 'tenderfoot', 'maestro'],
    {
      zones: { 'two-step': 'ongoing' },
      cards: {
        tenderfoot: { attack: 3, hp: 4, partner: 'maestro' },
        maestro: { attack: 5, hp: 7, partner: 'tenderfoot' },
        dancer: { attack: 0, partner: null },
      },
    },
  ],
  [
    'exactly two units are not asked for; heroes are no units',
    { players: [{ ...RIVER, gold: 2, hand: ['two-step'], units: ['tenderfoot', 'dancer'] }, BASHING] },
    ['play two-step'],
    { cards: { 'two-step': { zone: 'ongoing', partners: ['tenderfoot', 'dancer'] } } },
  ],
  [
    'with fewer than two it is a spell without effect, which Harmony hears',
    {
      players: [{ ...RIVER, gold: 2, hand: ['two-step'], units: ['maestro'], ongoing: ['harmony'] }, BASHING],
    },
    ['play two-step'],
    { zones: { 'two-step': 'discard', dancer: 'units' }, cards: { maestro: { attack: 3 } } },
  ],
  [
    'a unit has one partner only',
    {
      players: [
        {
          ...RIVER,
          gold: 2,
          hand: ['two-step'],
          units: ['tenderfoot', 'maestro', 'dancer'],
          ongoing: [{ card: 'two-step', partners: ['tenderfoot', 'maestro'] }],
        },
        BASHING,
      ],
    },
    ['play two-step#2'],
    { zones: { 'two-step#2': 'discard', 'two-step': 'ongoing' } },
  ],
  [
    'when one partner dies the spell is sacrificed, and the other may die of it',
    {
      players: [
        { units: ['iron-man'] },
        {
          units: ['dancer', { card: 'tenderfoot', damage: 3 }],
          ongoing: [{ card: 'two-step', partners: ['dancer', 'tenderfoot'] }],
        },
      ],
    },
    ['attack iron-man dancer'],
    { zones: { 'two-step': 'discard', dancer: 'removed', tenderfoot: 'discard' } },
  ],
  [
    'the loss of control ends it too',
    {
      players: [
        { hero: { level: 8 }, gold: 6, hand: ['final-smash'] },
        {
          units: ['maestro', 'backstabber'],
          ongoing: [{ card: 'two-step', partners: ['maestro', 'backstabber'] }],
        },
      ],
    },
    ['play final-smash'],
    {
      zones: { 'two-step': 'discard' },
      cards: { maestro: { attack: 3, seat: 0 }, backstabber: { attack: 3 } },
    },
  ],
);

rows(
  'appel-stomp',
  [
    'sidelines a patroller, draws a card, and may go on top of the deck',
    {
      players: [
        { ...MAXED, gold: 1, hand: ['appel-stomp'], deck: ['tenderfoot'] },
        { ...BASHING, hero: { level: 1, slot: 'elite' } },
      ],
    },
    ['play appel-stomp', 'yes'],
    {
      cards: { 'troq-bashar': { slot: null, exhausted: false } },
      zones: { tenderfoot: 'hand', 'appel-stomp': 'deck' },
      then: (s) => expect(s.view().players[0]!.deck[0]).toBe('appel-stomp'),
    },
  ],
  [
    'without a patroller the rest happens; it may also be discarded',
    {
      players: [
        { ...MAXED, gold: 1, hand: ['appel-stomp'] },
        { ...BASHING, units: ['iron-man'] },
      ],
    },
    ['play appel-stomp', 'no'],
    { zones: { 'appel-stomp': 'discard' }, hands: [1, 0] },
  ],
  [
    'asks whether, and needs a hero at the highest level',
    { players: [{ ...MAXED, gold: 1, hand: ['appel-stomp'] }, BASHING] },
    ['play appel-stomp'],
    { asks: 'may appel-stomp', offers: ['yes', 'no'] },
  ],
  [
    'not of one who has just come there',
    { players: [{ spec: 'finesse', hero: { level: 4 }, gold: 2, hand: ['appel-stomp'] }, BASHING] },
    ['level river-montoya'],
    { mayNot: ['play appel-stomp'] },
  ],
);

rows(
  'nimble-fencer',
  [
    'gives haste to all own Virtuosos, itself included',
    {
      players: [
        {
          ...FINESSE,
          gold: 4,
          hand: ['nimble-fencer', 'tenderfoot', 'older-brother'],
          buildings: ['tech-1'],
        },
      ],
    },
    ['play nimble-fencer', 'play tenderfoot'],
    {
      may: ['attack nimble-fencer base', 'attack tenderfoot base'],
      cards: { tenderfoot: { keywords: ['haste'] } },
    },
  ],
  [
    'not to others, nor to the opponent’s',
    {
      players: [
        { ...FINESSE, units: ['nimble-fencer', { card: 'older-brother', fatigue: true }] },
        { units: ['tenderfoot'] },
      ],
    },
    [],
    { mayNot: ['attack older-brother base'], cards: { tenderfoot: { keywords: [] } } },
  ],
);

rows(
  'star-crossed-starlet',
  [
    'hurts itself in upkeep and is the stronger for it',
    { step: 'start', turn: 1, players: [{ ...FINESSE, units: ['star-crossed-starlet'] }] },
    [],
    { cards: { 'star-crossed-starlet': { damage: 1, attack: 4, hp: 2 } } },
  ],
  [
    'dies of it the second time',
    {
      step: 'start',
      turn: 1,
      players: [{ ...FINESSE, units: [{ card: 'star-crossed-starlet', damage: 1 }] }],
    },
    [],
    { zones: { 'star-crossed-starlet': 'discard' } },
  ],
  [
    'its player orders it and a Helpful Turtle',
    {
      step: 'start',
      turn: 1,
      players: [{ ...FINESSE, units: [{ card: 'star-crossed-starlet', damage: 1 }, 'helpful-turtle'] }],
    },
    ['order helpful-turtle'],
    { cards: { 'star-crossed-starlet': { damage: 1 } } },
  ],
  [
    'more hp holds more damage',
    {
      step: 'start',
      turn: 1,
      players: [{ ...FINESSE, units: [{ card: 'star-crossed-starlet', damage: 1 }, 'grounded-guide'] }],
    },
    [],
    { cards: { 'star-crossed-starlet': { damage: 2, hp: 3, attack: 7 } } },
  ],
);

rows(
  'grounded-guide',
  [
    'gives +1 attack to other units and +2/+1 to Virtuosos',
    { players: [{ ...FINESSE, hero: { level: 1 }, units: ['grounded-guide', 'maestro', 'tenderfoot'] }] },
    [],
    {
      cards: {
        'grounded-guide': { attack: 4, hp: 4 },
        maestro: { attack: 4, hp: 5 },
        tenderfoot: { attack: 3, hp: 3 },
        'river-montoya': { attack: 2, hp: 3 },
      },
    },
  ],
  [
    'two of them add up',
    { players: [{ ...FINESSE, units: ['grounded-guide', 'grounded-guide', 'tenderfoot'] }] },
    [],
    { cards: { 'grounded-guide': { attack: 5, hp: 4 }, tenderfoot: { attack: 5, hp: 4 } } },
  ],
  [
    'a Virtuoso may die when it goes',
    {
      players: [
        { units: ['regular-sized-rhinoceros'] },
        { units: ['grounded-guide', { card: 'tenderfoot', damage: 2 }] },
      ],
    },
    ['attack regular-sized-rhinoceros grounded-guide'],
    { zones: { tenderfoot: 'discard', 'grounded-guide': 'discard' } },
  ],
);

rows(
  'maestro',
  [
    'makes Virtuosos free, Blademaster too',
    {
      players: [
        {
          ...FINESSE,
          units: ['maestro'],
          hand: ['nimble-fencer', 'blademaster'],
          buildings: ['tech-1', 'tech-3'],
        },
      ],
    },
    ['play nimble-fencer', 'play blademaster'],
    { gold: [0, 0], zones: { blademaster: 'units' } },
  ],
  [
    'lets a Virtuoso deal 2 damage to a building',
    { players: [{ ...FINESSE, units: ['maestro', 'tenderfoot'] }] },
    ['ability tenderfoot', 'base@1'],
    { bases: [0, 2], cards: { tenderfoot: { exhausted: true } }, mayNot: ['ability tenderfoot'] },
  ],
  [
    'a Virtuoso that has just come rests; how long Maestro is there does not matter',
    {
      players: [
        {
          ...FINESSE,
          gold: 1,
          units: [{ card: 'maestro', fatigue: true }, 'tenderfoot', { card: 'nimble-fencer', owner: 0 }],
          hand: ['tenderfoot'],
        },
      ],
    },
    [],
    { may: ['ability tenderfoot', 'ability nimble-fencer'], mayNot: ['ability maestro'] },
  ],
  [
    'without haste it can’t pay with its exhaustion',
    { players: [{ ...FINESSE, units: ['maestro', { card: 'tenderfoot', fatigue: true }] }] },
    [],
    { mayNot: ['ability tenderfoot'] },
  ],
);

rows(
  'backstabber',
  [
    'passes patrollers unseen',
    {
      players: [
        { ...FINESSE, units: ['backstabber'] },
        { units: [{ card: 'iron-man', slot: 'squad-leader' }] },
      ],
    },
    ['attack backstabber base'],
    { bases: [0, 3] },
  ],
  [
    'can be neither attacked nor targeted',
    {
      players: [
        { hero: { level: 1 }, gold: 2, hand: ['wither'], units: ['iron-man', 'iron-man'] },
        { units: ['backstabber'] },
      ],
    },
    ['play wither'],
    { asks: 'target wither', mayNot: ['target backstabber'] },
  ],
  [
    'while it patrols it can be attacked, but not targeted',
    {
      players: [
        { hero: { level: 1 }, gold: 1, hand: ['spark'], units: ['iron-man'] },
        { units: [{ card: 'backstabber', slot: 'squad-leader' }] },
      ],
    },
    ['play spark'],
    {
      cards: { backstabber: { damage: 0, armor: 1 } },
      then: (s) => expect(attackable(s, 'iron-man')).toEqual(['backstabber']),
    },
  ],
  [
    'its own player may target it',
    { players: [{ ...RIVER, gold: 2, hand: ['bloom'], units: ['backstabber'] }] },
    ['play bloom', 'backstabber'],
    { cards: { backstabber: { runes: 1 } } },
  ],
);

rows(
  'cloud-sprite',
  [
    'flies over the ground',
    {
      players: [
        { ...FINESSE, units: ['cloud-sprite'] },
        { units: [{ card: 'iron-man', slot: 'squad-leader' }] },
      ],
    },
    ['attack cloud-sprite base'],
    { bases: [0, 3] },
  ],
  [
    'is stopped by a flying patroller, and fights it',
    {
      players: [
        { ...FINESSE, units: ['cloud-sprite'] },
        { units: [{ card: 'eggship', slot: 'squad-leader' }] },
      ],
    },
    ['attack cloud-sprite eggship'],
    { zones: { 'cloud-sprite': 'discard' }, cards: { eggship: { damage: 2 } } },
  ],
);

rows(
  'leaping-lizard',
  [
    'attacks fliers and may ignore flying patrollers',
    {
      players: [
        { ...FINESSE, units: ['leaping-lizard'] },
        { units: [{ card: 'eggship', slot: 'squad-leader' }] },
      ],
    },
    [],
    { then: (s) => expect(attackable(s, 'leaping-lizard')).toEqual(['eggship', 'base']) },
  ],
  [
    'as a patroller it hits fliers that pass',
    { players: [{ units: ['eggship'] }, { units: [{ card: 'leaping-lizard', slot: 'lookout' }] }] },
    ['attack eggship base'],
    { bases: [0, 4], zones: { eggship: 'discard' } },
  ],
  [
    'hits the flier that attacks it',
    { players: [{ units: ['eggship'] }, { units: ['leaping-lizard'] }] },
    ['attack eggship leaping-lizard'],
    { zones: { eggship: 'discard' }, cards: { 'leaping-lizard': { damage: 4 } } },
  ],
);

rows(
  'blademaster',
  [
    'lets all own units and heroes strike first',
    {
      players: [
        { ...FINESSE, hero: { level: 1 }, units: ['blademaster', 'tenderfoot'] },
        { units: [{ card: 'timely-messenger', slot: 'squad-leader', armor: 0 }] },
      ],
    },
    ['attack tenderfoot timely-messenger'],
    {
      zones: { 'timely-messenger': 'discard' },
      cards: { tenderfoot: { damage: 0 }, 'river-montoya': { keywords: ['swift-strike'] } },
    },
  ],
  [
    'also on defence: the attacker may die before it strikes',
    {
      players: [{ units: ['iron-man'] }, { units: [{ card: 'blademaster', slot: 'squad-leader' }] }],
    },
    ['attack iron-man blademaster'],
    { zones: { 'iron-man': 'discard' }, cards: { blademaster: { damage: 0, armor: 1 } } },
  ],
  [
    'two sides with swift strike strike together',
    {
      players: [
        { ...FINESSE, units: ['blademaster'] },
        { spec: 'finesse', units: [{ card: 'blademaster', slot: 'squad-leader' }] },
      ],
    },
    ['attack blademaster blademaster#2'],
    { zones: { blademaster: 'discard', 'blademaster#2': 'discard' } },
  ],
  [
    'a flier that kills a patroller first has still flown over nobody but the squad leader',
    {
      players: [
        { ...FINESSE, units: ['blademaster', { card: 'cloud-sprite', runes: 3 }] },
        {
          units: [
            { card: 'leaping-lizard', slot: 'squad-leader' },
            { card: 'leaping-lizard', slot: 'elite' },
            { card: 'tenderfoot', slot: 'lookout' },
          ],
        },
      ],
    },
    ['attack cloud-sprite tenderfoot'],
    { zones: { tenderfoot: 'discard' }, cards: { 'cloud-sprite': { damage: 3 } } },
  ],
  [
    'and over nobody on its way to the squad leader',
    {
      players: [
        { ...FINESSE, units: ['blademaster', 'cloud-sprite'] },
        {
          units: [
            { card: 'tenderfoot', slot: 'squad-leader' },
            { card: 'leaping-lizard', slot: 'elite' },
          ],
        },
      ],
    },
    ['attack cloud-sprite tenderfoot'],
    { zones: { tenderfoot: 'discard', 'cloud-sprite': 'units' }, cards: { 'cloud-sprite': { damage: 0 } } },
  ],
);

rows(
  'river-montoya',
  [
    'is a 2/3, from level 3 a 2/4, at level 5 a 3/4',
    { players: [{ spec: 'finesse', hero: { level: 4 }, gold: 1 }] },
    ['level river-montoya'],
    { cards: { 'river-montoya': { attack: 3, hp: 4, level: 5 } } },
  ],
  [
    'from level 3 on sidelines a patroller of tech 0 or I',
    {
      players: [
        { spec: 'finesse', hero: { level: 3 } },
        {
          ...BASHING,
          hero: { level: 1, slot: 'squad-leader' },
          units: [
            { card: 'iron-man', slot: 'elite' },
            { card: 'eggship', slot: 'lookout' },
          ],
        },
      ],
    },
    ['ability river-montoya'],
    { cards: { 'iron-man': { slot: null }, 'river-montoya': { exhausted: true } } },
  ],
  [
    'without such a patroller there is nothing to use',
    {
      players: [
        { spec: 'finesse', hero: { level: 3 } },
        { ...BASHING, hero: { level: 1, slot: 'squad-leader' } },
      ],
    },
    [],
    { mayNot: ['ability river-montoya'] },
  ],
  [
    'at level 5 tech 0 units cost 1 less, never below 0',
    {
      players: [
        { ...MAXED, gold: 1, units: ['maestro'], hand: ['tenderfoot', 'older-brother', 'fruit-ninja'] },
      ],
    },
    ['play tenderfoot', 'play older-brother'],
    { gold: [0, 0], mayNot: ['play fruit-ninja'] },
  ],
);
