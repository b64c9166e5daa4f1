import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { scenario as anyScenario } from '../../testing.js';
import type { CodexSetup } from './scenario.js';
import { offers, reach, start, take } from './testkit.js';

describe('a setup', () => {
  test('the example of the README', () => {
    const s = anyScenario('codex', {
      active: 0,
      step: 'main',
      turn: 9,
      players: [
        {
          spec: 'bashing',
          gold: 6,
          workers: 8,
          hero: { level: 5, damage: 1 },
          units: [
            'iron-man',
            { card: 'eggship', owner: 1, damage: 1, runes: -1, exhausted: true, fatigue: true },
          ],
          ongoing: [],
          buildings: [
            'tech-1',
            { card: 'tech-2', state: 'building' },
            { card: 'tower', damage: 1 },
            { card: 'base', damage: 3 },
          ],
          hand: ['spark'],
          deck: ['wither'],
          discard: [],
          codex: { 'iron-man': 1, 'the-boot': 2 },
          hired: ['bloom'],
        },
        {
          hero: { level: 1, slot: 'elite' },
          units: [{ card: 'tenderfoot', slot: 'squad-leader' }, 'dancer'],
        },
      ],
      seed: 1,
    });
    const [mine, theirs] = s.view().players;
    expect(mine).toMatchObject({
      spec: 'bashing',
      gold: 6,
      workers: 8,
      hired: ['bloom'],
      hand: ['spark'],
      discard: [],
      codex: { 'iron-man': 1, 'the-boot': 2 },
      hero: { card: 'troq-bashar', zone: 'play', level: 5, wait: 0, damage: 1, attack: 3, hp: 4 },
      ongoing: [],
      buildings: [
        { card: 'base', state: 'built', hp: 20, damage: 3 },
        { card: 'tech-1', state: 'built', hp: 5, damage: 0 },
        { card: 'tech-2', state: 'building' },
        { card: 'tower', state: 'built', hp: 4, damage: 1 },
      ],
    });
    expect(mine!.deck).toHaveLength(10);
    expect(mine!.deck.slice(0, 2)).toEqual(['wither', 'older-brother']);
    expect(mine!.units[1]).toEqual({
      card: 'eggship',
      owner: 1,
      tech: 2,
      attack: 3,
      hp: 2,
      damage: 1,
      armor: 0,
      runes: -1,
      exhausted: true,
      fatigue: true,
      attacked: false,
      slot: null,
      detected: false,
      partner: null,
      keywords: ['flying'],
    });
    expect(theirs).toMatchObject({
      spec: 'finesse',
      gold: 0,
      workers: 5,
      hero: { level: 1, slot: 'elite', attack: 3 },
      units: [
        { card: 'tenderfoot', slot: 'squad-leader', armor: 1 },
        { card: 'dancer', slot: null },
      ],
    });
    expect(s.view().turn).toEqual({
      active: 0,
      step: 'main',
      turn: 9,
      hiredThisTurn: false,
      reshuffled: false,
      detected: null,
      winner: null,
    });
    expect(s.decision()).toEqual({ seat: 0, kind: 'main', source: null });
  });

  test.each([
    ['start', 'tech'],
    ['main', 'main'],
    ['patrol', 'patrol'],
    ['draw', 'tech'],
  ])('goes on at the step %s', (step, kind) => {
    expect(start({ step, players: [{ units: ['iron-man'] }] }).decision()).toMatchObject({ kind });
  });

  test('copies are numbered player by player, the filler last', () => {
    const s = start({
      players: [
        { units: ['older-brother'], hand: ['older-brother'], deck: ['spark'], discard: ['older-brother'] },
        { units: ['older-brother'] },
      ],
    });
    expect(s.card('older-brother')).toMatchObject({ zone: 'units', seat: 0 });
    expect(s.card('older-brother#2')).toMatchObject({ zone: 'hand', seat: 0 });
    expect(s.card('older-brother#3')).toMatchObject({ zone: 'discard', seat: 0 });
    expect(s.card('older-brother#4')).toMatchObject({ zone: 'units', seat: 1 });
    expect(s.card('older-brother#5')).toMatchObject({ zone: 'deck', seat: 0 });
  });

  test('any spelling with the same letters is understood', () => {
    const s = start({
      players: [{ spec: 'Finesse', units: ['Star-Crossed Starlet', { card: 'NIMBLE FENCER' }] }],
    });
    expect(s.view().players[0]!.units.map(({ card }) => card)).toEqual([
      'star-crossed-starlet',
      'nimble-fencer',
    ]);
    expect(s.card('Nimble Fencer').attack).toBe(2);
  });

  test('64 cards a player and no more', () => {
    const hand = Array<string>(64).fill('spark');
    expect(start({ players: [{ hand }] }).view().players[0]!.deck).toEqual([]);
    expect(() => start({ players: [{ hand: [...hand, 'bloom'] }] })).toThrow('more than 64 cards');
    const s = start({ step: 'start', players: [{ hand, workers: 5 }] });
    take(s, 'tech iron-man', 'tech iron-man');
    expect(s.view().players[0]!.discard).toEqual(['iron-man#2', 'iron-man']);
  });

  test.each<[CodexSetup, string]>([
    [
      { players: [{ units: ['iron-mn'] }] },
      'scenario.players[0].units[0].card: no card "iron-mn"; nearest: iron-man',
    ],
    [{ players: [{ units: ['spark'] }] }, 'spark is not a unit'],
    [{ players: [{ hand: ['dancer'] }] }, 'dancer is not a card of a deck'],
    [{ players: [{ ongoing: ['discord'] }] }, 'discord is not an ongoing spell'],
    [{ players: [{ ongoing: ['two-step'] }] }, 'expected two partners'],
    [{ players: [{ units: [{ card: 'iron-man', slot: 'elite' }] }] }, 'the active player has no patrollers'],
    [{ players: [{}, { units: [{ card: 'iron-man', slot: 'lead' }] }] }, 'no slot "lead"'],
    [
      { players: [{}, { hero: { slot: 'elite' }, units: [{ card: 'iron-man', slot: 'elite' }] }] },
      'patrols in a slot that is taken',
    ],
    [{ players: [{}, { units: [{ card: 'iron-man', armor: 1 }] }] }, 'only a squad leader has armor'],
    [{ players: [{ units: [{ card: 'iron-man', damage: 4 }] }] }, 'would be dead already'],
    [{ players: [{ spec: 'finesse', hero: { level: 6 } }] }, 'expected at most 5, not 6'],
    [{ players: [{ buildings: ['tower', 'surplus'] }] }, 'a base has one add-on'],
    [{ players: [{ buildings: [{ card: 'base', damage: 20 }] }] }, 'it has 20 hp'],
    [{ players: [{ buildings: [{ card: 'tech-1', state: 'ruined' }] }] }, 'no state "ruined"'],
    [{ players: [{ hired: Array(5).fill('spark') }] }, 'there are only 4 workers'],
    [{ players: [{ codex: { 'iron-man': 3 } }] }, 'expected a whole number from 0 to 2'],
    [{ detected: 'backstabber' }, 'no card in this scenario "backstabber"'],
    [{ step: 'attack' }, 'no step "attack"'],
    [{ plyers: [] } as CodexSetup, 'no field "plyers"; nearest: players'],
  ])('%j is refused', (setup, words) => {
    expect(() => start(setup)).toThrow(InputError);
    expect(() => start(setup)).toThrow(words);
  });
});

describe('options', () => {
  test('carry what they are about', () => {
    const s = start({
      players: [
        {
          spec: 'finesse',
          gold: 9,
          workers: 6,
          hero: { level: 3 },
          hand: ['tenderfoot', 'tenderfoot'],
          units: ['maestro', 'nimble-fencer'],
          ongoing: ['harmony'],
          buildings: ['tower'],
        },
        { spec: 'finesse', units: [{ card: 'tenderfoot', slot: 'squad-leader' }, 'backstabber'] },
      ],
    });
    expect(offers(s)).toEqual([
      'worker tenderfoot',
      'play tenderfoot',
      'build tech-1',
      'build surplus',
      'level river-montoya',
      'ability river-montoya',
      'ability nimble-fencer',
      'ability harmony',
      'detect backstabber',
      'attack river-montoya tenderfoot#3',
      'attack maestro tenderfoot#3',
      'attack nimble-fencer tenderfoot#3',
      'end',
    ]);
  });

  test('either of two copies in hand may be named', () => {
    const s = start({ players: [{ gold: 5, hand: ['spark', 'spark'] }] });
    s.pick({ kind: 'worker', card: 'spark#2' });
    expect([s.card('spark').zone, s.card('spark#2').zone]).toEqual(['hand', 'hired']);
  });

  test('buildings are named by their word and their seat', () => {
    const s = reach({ players: [{ hero: { level: 1 }, hand: ['wrecking-ball'] }] }, 'play wrecking-ball');
    expect(s.decision()).toEqual({ seat: 0, kind: 'target', source: 'wrecking-ball' });
    expect(s.options()).toMatchObject([
      { kind: 'target', card: 'base', seat: 1 },
      { kind: 'target', card: 'base', seat: 0 },
    ]);
    s.pick({ kind: 'target', card: 'base', seat: 1 });
    expect(s.view().players[1]!.buildings[0]!.damage).toBe(2);
  });

  test('a target of a unit says who controls it', () => {
    const s = reach(
      {
        players: [{ hero: { level: 1 }, gold: 2, hand: ['wither'], units: [{ card: 'maestro', owner: 1 }] }],
      },
      'play wither',
    );
    expect(s.options()).toMatchObject([
      { card: 'troq-bashar', seat: 0 },
      { card: 'maestro', seat: 0 },
    ]);
  });

  test('a Dancer that is turned over keeps its number', () => {
    const s = reach(
      {
        players: [
          {
            spec: 'finesse',
            hero: { level: 1 },
            gold: 1,
            hand: ['spark'],
            ongoing: ['harmony'],
            units: ['dancer'],
          },
          {},
        ],
      },
      'play spark',
      'ability harmony',
    );
    expect(s.view().players[0]!.units.map(({ card }) => card)).toEqual(['angry-dancer', 'angry-dancer#2']);
    expect(() => s.card('dancer')).toThrow('no card in this scenario "dancer"');
  });
});

describe('an edit', () => {
  const position = (): ReturnType<typeof start> =>
    start({
      players: [
        { units: ['iron-man'], hand: ['spark'] },
        { spec: 'finesse', hero: { level: 1 }, units: ['tenderfoot'] },
      ],
    });

  test('changes gold, workers, cards and buildings', () => {
    const s = position().edit({
      players: [{ gold: 3, workers: 6 }, {}],
      cards: { 'iron-man': { damage: 2, exhausted: true, runes: 1 }, tenderfoot: { slot: 'elite' } },
      buildings: [{ base: { damage: 19 } }, { 'tech-1': { state: 'built', damage: 1 } }],
    });
    expect(s.view().players[0]).toMatchObject({
      gold: 3,
      workers: 6,
      units: [{ damage: 2, exhausted: true, runes: 1 }],
      buildings: [{ damage: 19 }],
    });
    expect(s.view().players[1]).toMatchObject({ units: [{ slot: 'elite' }], buildings: [{}, { damage: 1 }] });
  });

  test('moves cards', () => {
    const s = position().edit({
      cards: {
        'iron-man': { zone: 'hand', seat: 0 },
        spark: { zone: 'deck' },
        tenderfoot: { zone: 'units', seat: 0 },
      },
    });
    expect([s.card('iron-man').zone, s.view().players[0]!.deck[0]]).toEqual(['hand', 'spark']);
    expect(s.card('tenderfoot')).toMatchObject({ zone: 'units', seat: 0, owner: 1 });
  });

  test('what would die by it dies at once, as in play', () => {
    const s = position().edit({ cards: { tenderfoot: { damage: 2 }, 'river-montoya': { damage: 3 } } });
    expect([s.card('tenderfoot').zone, s.card('river-montoya').zone]).toEqual(['discard', 'command']);
    s.edit({ buildings: [{}, { base: { damage: 20 } }] });
    expect(s.view().turn.winner).toBe(0);
    expect(s.decision()).toBeNull();
  });

  test.each([
    [{ cards: { spark: { damage: 1 } } }, 'is not a unit or hero in play'],
    [{ cards: { spark: { zone: 'units' } } }, 'does not go to units'],
    [{ cards: { tenderfoot: { zone: 'hand', seat: 0 } } }, 'belongs to player 1'],
    [{ buildings: [{ 'tech-1': { damage: 1 } }] }, 'does not stand'],
    [{ cards: { spark: { seat: 0 } } }, 'a seat without a zone'],
  ])('%j is refused', (change, words) => {
    expect(() => position().edit(change)).toThrow(words);
  });
});

test('there is no chance to script', () => {
  const s = start({ rolls: [1] });
  expect(s.rollsLeft()).toBe(1);
  expect(() => s.finish()).toThrow('rolls left over');
});
