import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { seedOf } from '../../core/luck.js';
import { at } from './layout.js';
import { aeonsEndModule, nemesisSide, playersSide } from './module.js';

const { game, namedSide, sideNames, setupFor, saySide, describeSide, cards, randomSide } = aeonsEndModule;
const NONE = {};

describe('the players’ side', () => {
  test('names are taken in any spelling', () => {
    const { name, data } = playersSide({ mages: ['Mist', 'XAXOS'], market: 'Deck Destruction' });
    expect(name).toBe('Mist and Xaxos');
    expect(data).toMatchObject({ mages: ['mist', 'xaxos'] });
    expect(data.market).toHaveLength(9);
  });

  test('nine cards, as a list or with commas', () => {
    const ids = [
      'jade',
      'searing ruby',
      'burning-opal',
      'flexing_dagger',
      'bottled_vortex',
      'ignite',
      'dark_fire',
      'chaos_arc',
      'arcane_nexus',
    ];
    expect(playersSide({ mages: ['mist'], market: ids }).data).toEqual(
      playersSide({ mages: ['mist'], market: ids.join(', ') }).data,
    );
  });

  test.each([
    [{ mages: [] }, 'expected one to four mages, not 0'],
    [{ mages: ['mist', 'jian', 'lash', 'kadir', 'brama'] }, 'expected one to four mages, not 5'],
    [{ mages: ['mist', 'mist'] }, 'Mist is named twice; every mage plays at most once'],
    [{ mages: ['mizt'] }, 'no mage "mizt"; did you mean "mist"?'],
    [{ mages: ['mist'], market: 'free energi' }, 'no market "free energi"; did you mean "free_energy"?'],
    [{ mages: ['mist'], market: ['jad'] }, 'no market card "jad"; did you mean "jade"?'],
    [
      { mages: ['mist'], market: ['jade', 'jade'] },
      'Jade is named twice in the market; every pile is another card',
    ],
    [{ mages: ['mist'], market: ['jade'] }, 'a market has nine piles; this one names 1'],
    [{ mages: ['mist'], playerLife: 0 }, 'playerLife: expected a whole number from 1 to 999, not 0'],
    [{ mages: ['mist'], gravehold: 1.5 }, 'gravehold: expected a whole number from 1 to 999, not 1.5'],
  ])('%j', (options, words) => {
    expect(() => playersSide(options)).toThrow(new InputError(words));
  });
});

describe('the nemesis’s side', () => {
  test.each([
    [{ nemesis: 'ragebron' }, 'no nemesis "ragebron"; did you mean "rageborne"?'],
    [{ nemesis: 'rageborne', level: 'hard' }, 'no level "hard"; did you mean "normal"?'],
    [{ nemesis: 'rageborne', life: 0 }, 'life: expected a whole number from 1 to 999, not 0'],
    [{ nemesis: 'rageborne', basics: [1, 2] }, 'basics: expected three numbers, one for each tier, not 2'],
    [
      { nemesis: 'rageborne', basics: [9, 1, 1] },
      'basics of tier 1: expected a whole number from 0 to 8, not 9',
    ],
  ])('%j', (options, words) => {
    expect(() => nemesisSide(options)).toThrow(new InputError(words));
  });
});

describe('dials', () => {
  const start = (players: object, nemesis: object): Int32Array => {
    const sides = [
      playersSide({ mages: ['mist', 'jian'], market: 'free_energy', ...players }),
      nemesisSide({ nemesis: 'rageborne', ...nemesis }),
    ] as const;
    const s = new Int32Array(game.words);
    game.setup(s, setupFor(sides, NONE, undefined), seedOf('dial'));
    return s;
  };

  test('life of the nemesis, of Gravehold and of the players', () => {
    const s = start({ playerLife: 15, gravehold: 40 }, { life: 33, level: 'novice' });
    expect([s[at.nemesisMost], s[at.graveholdMost], s[at.playerMost], s[at.life]]).toEqual([33, 40, 15, 15]);
  });

  test('basic cards of each tier', () => {
    const out = new Float64Array(game.measures.length);
    const left = (basics: number[]) => {
      game.measure(start({}, { basics }), out);
      return out[game.measures.indexOf('nemesis_cards_left')]!;
    };
    expect(left([8, 7, 7]) - left([0, 0, 0])).toBe(22);
  });

  test('the turn order deck', () => {
    const s = start({}, { turnOrder: [0, 1, 'wild', 'wild', 'nemesis'] });
    expect(s[at.turnDeckCount]! + s[at.turnDiscardCount]!).toBe(5);
  });

  test.each([
    [[0, 1], 'the turn order deck has no nemesis card'],
    [['nemesis', 'nemesis'], 'the turn order deck has no card of a player'],
    [[0, 2, 'nemesis'], 'a turn order card is "nemesis", "wild" or a mage\'s seat from 0 to 1, not 2'],
    [['nemesis'], 'a turn order deck has 2 to 12 cards, not 1'],
  ])('an impossible turn order deck: %j', (turnOrder, words) => {
    expect(() => start({}, { turnOrder })).toThrow(new InputError(words));
  });

  test('the same seed gives the same luck for another life of the nemesis', () => {
    const one = start({}, { life: 30 });
    const other = start({}, { life: 90 });
    one.fill(0, at.nemesisLife, at.nemesisMost + 1);
    other.fill(0, at.nemesisLife, at.nemesisMost + 1);
    expect(one).toEqual(other);
  });
});

describe('the module', () => {
  test('every bundled side has its name and can be told', () => {
    for (const name of sideNames) {
      const side = namedSide(name)!;
      expect(side.from).toBe(name);
      expect(saySide(side)).toContain(side.name);
      expect(JSON.parse(JSON.stringify(describeSide(side)))).toMatchObject({ name: side.name });
    }
    expect(namedSide('nobody')).toBeUndefined();
  });

  test('the sides can’t be exchanged', () => {
    const [a, b] = [namedSide('kadir')!, namedSide('rageborne')!];
    expect(() => setupFor([b, a], NONE, undefined)).toThrow(
      /side a is Rageborne; expected the players' side/,
    );
    expect(() => setupFor([a, a], NONE, undefined)).toThrow(/side b is Kadir; expected a nemesis/);
  });

  test('random sides are legal and use everything', () => {
    const sides = Array.from({ length: 200 }, (_, n) => randomSide!(seedOf('side', n), 0));
    const mages = sides.flatMap(({ data }) => (data.kind === 'players' ? data.mages : []));
    expect(new Set(mages).size).toBe(8);
  });

  test('the pool: 8 mages, 4 nemeses, 27 market cards, 10 starting cards, 22 basic and 53 other nemesis cards', () => {
    const count = (fits: (card: ReturnType<typeof cards>[number]) => boolean) => cards().filter(fits).length;
    expect(count(({ type }) => type === 'mage')).toBe(8);
    expect(count(({ type }) => type === 'nemesis')).toBe(4);
    expect(count(({ group }) => group === 'market')).toBe(27);
    expect(count(({ group }) => group === 'basic')).toBe(22);
    expect(
      count(({ group }) =>
        ['rageborne', 'crooked_mask', 'carapace_queen', 'prince_of_gluttons'].includes(group),
      ),
    ).toBe(53);
    expect(cards()).toHaveLength(8 + 4 + 27 + 10 + 22 + 53);
    for (const card of cards()) expect(card.words.length, card.id).toBeGreaterThan(0);
  });

  test('a state fits into 4 KiB', () => {
    expect(game.words * 4).toBeLessThanOrEqual(4096);
  });
});
