import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../core/game.js';
import { seedOf } from '../../core/luck.js';
import { at, Flag, Place, Size, Variant, Zone } from './layout.js';
import { shardsModule as module } from './module.js';
import { numbersOf, patchCard } from './numbers.js';
import { definitionOf, definitions, printedOf } from './pool.js';

const { game, namedSide, setupFor, setupFlags, cards, dials } = module;
const sidesFrom = setupFlags!.sidesFrom;

function stateOf(words: Record<string, string>, first?: number, options = {}): Int32Array {
  const state = new Int32Array(game.words);
  game.setup(state, setupFor(sidesFrom(words), options, first), seedOf('module'));
  return state;
}

describe('sides', () => {
  test.each([
    [{}, ['random', 'random']],
    [{ players: '3' }, ['random', 'random', 'random']],
    [{ leaders: 'decima,volos,tetra' }, ['decima', 'volos', 'tetra']],
    [{ a: 'Decima', b: 'KO SYN WU' }, ['decima', 'ko-syn-wu']],
    [{ a: 'decima', players: '4' }, ['decima', 'random', 'random', 'random']],
    [
      { variant: 'team', leaders: 'decima,volos,tetra,ko-syn-wu' },
      ['decima+ko-syn-wu:team', 'volos+tetra:team'],
    ],
    [{ variant: 'team,draft' }, ['random+random:team+draft', 'random+random:team+draft']],
    [{ variant: 'nemesis', a: 'volos', b: 'tetra' }, ['volos:nemesis', 'tetra:nemesis']],
    [{ variant: 'draft' }, ['random:draft', 'random:draft']],
    [{ variant: 'relics' }, ['random', 'random']],
    [{ a: 'decima:base', b: 'volos:base' }, ['decima:base', 'volos:base']],
  ])('%j', (words, from) => {
    expect(sidesFrom(words).map((side) => side.from)).toEqual(from);
  });

  test('what a side is from names it again', () => {
    for (const from of ['decima', 'random:base', 'decima+volos:team+draft', 'tetra:nemesis']) {
      expect(namedSide(from)!.from).toBe(from);
    }
    expect(namedSide('decimo')).toBeUndefined();
  });

  test.each([
    [
      { variant: 'base,auction' },
      '--variant "base,auction": base and auction do not go together: without the expansion all leaders are alike',
    ],
    [
      { variant: 'draft,secret' },
      '--variant "draft,secret": draft and secret do not go together: relics are drafted or dealt',
    ],
    [{ variant: 'teams' }, '--variant "teams": no variant "teams"; did you mean "team"?'],
    [{ variant: 'three-way', players: '4' }, '--players "4": expected 3, which the variant is for'],
    [{ players: '1' }, '--players "1": expected a whole number from 2 to 4'],
    [{ leaders: 'decima' }, '--leaders "decima": expected 2, one for each seat'],
    [
      { leaders: 'decima,volis' },
      '--leaders "decima,volis": expected decima, ko-syn-wu, tetra, volos, random, or two of them with a + for a team; nearest: "volos"',
    ],
    [
      { a: 'decima', leaders: 'decima,volos' },
      '--a and --leaders: expected one of them, because both name leaders',
    ],
    [{ a: 'decima+volos', b: 'tetra' }, 'Decima and Volos: expected one leader'],
    [
      { variant: 'auction', a: 'decima', b: 'volos' },
      'auction: leaders are bid for; expected no names of leaders',
    ],
  ])('refuses %j', (words, error) => {
    expect(() => sidesFrom(words)).toThrow(error);
  });
});

describe('who begins', () => {
  test.each([
    [{}, 0, 0],
    [{}, 1, 1],
    [{ players: '4' }, 3, 3],
    [{ variant: 'team' }, 0, 0],
    [{ variant: 'team' }, 1, 2],
    [{ variant: 'nemesis' }, undefined, 0],
  ])('%j, side %s', (words, first, seat) => {
    const state = stateOf(words, first);
    expect(game.began(state)).toBe(seat);
    expect(game.decider(state)).toBe(seat);
  });

  test('in a draft the seat after it chooses first, and it begins', () => {
    const state = stateOf({ variant: 'draft', players: '3' }, 1);
    expect([game.began(state), game.decider(state)]).toEqual([NOBODY, 2]);
    const options = new Int32Array(game.maxOptions);
    while (game.began(state) === NOBODY) {
      game.options(state, options);
      game.apply(state, options[0]!);
    }
    expect(game.began(state)).toBe(1);
  });
});

describe('sides of seats', () => {
  test('teams are two sides', () => {
    const state = stateOf({ variant: 'team' });
    expect(game.sides(state)).toBe(2);
    expect([0, 1, 2, 3].map((seat) => game.sideOf(state, seat))).toEqual([0, 1, 1, 0]);
  });

  test('the Nemesis is a side without a seat', () => {
    const state = stateOf({ variant: 'nemesis' });
    expect([game.sides(state), game.sideOf(state, 0)]).toEqual([2, 0]);
  });

  test('otherwise every seat is one', () => {
    const state = stateOf({ players: '4' });
    expect([game.sides(state), game.sideOf(state, 3)]).toEqual([4, 3]);
  });
});

test('random leaders are different ones', () => {
  for (let i = 0; i < 20; i++) {
    const state = new Int32Array(game.words);
    game.setup(state, setupFor(sidesFrom({ a: 'decima', players: '4' }), {}, 0), seedOf('leaders', i));
    expect(new Set(state.subarray(at.leader, at.leader + 4)).size).toBe(4);
  }
});

test('two players may have the same leader, each with its relics', () => {
  const state = stateOf({ a: 'decima', b: 'decima' });
  expect(game.sayState(state).match(/relics: Praetorian-01, Praetorian-02/g)).toHaveLength(2);
});

describe('dials', () => {
  test('health, bid and mastery of each side', () => {
    const state = stateOf({ a: 'decima', b: 'tetra' }, 0, {
      dials: { health: [40, 50], bid: [0, 7], mastery: [2, 0] },
    });
    expect([...state.subarray(at.health, at.health + 2)]).toEqual([40, 43]);
    expect([...state.subarray(at.mastery, at.mastery + 2)]).toEqual([2, 1]);
  });

  test('of a team both players have them', () => {
    const state = stateOf({ variant: 'team' }, 0, { dials: { health: [40, 50] } });
    expect([...state.subarray(at.health, at.health + 4)]).toEqual([40, 50, 50, 40]);
  });

  test('printed values change nothing', () => {
    const sides = sidesFrom({ a: 'decima', b: 'tetra' });
    const printed = Object.fromEntries(
      dials.map(({ name, facts }) => [name, sides.map((_, side) => facts(sides, {}, side).printed)]),
    );
    expect(stateOf({ a: 'decima', b: 'tetra' }, 0, { dials: printed })).toEqual(
      stateOf({ a: 'decima', b: 'tetra' }, 0),
    );
  });
});

/** The printed cards of the row and of the centre deck, as they lie. */
function centerOf(state: Int32Array): number[] {
  const row = [...state.subarray(at.row, at.row + Size.Row)];
  for (let card = state[at.head + Place.Center]!; card >= 0; card = state[at.next + card]!) row.push(card);
  return row.map((card) => printedOf[state[at.card + card]! & Flag.Definition]!);
}

describe('cards', () => {
  test('57 centre cards with 112 copies, 4 starters, 8 relics, 4 leaders', () => {
    const all = cards();
    expect(all).toHaveLength(73);
    const center = all.filter(({ traits, type }) => traits.length === 0 && type !== 'leader');
    expect(center).toHaveLength(57);
    const copies = (set: string) =>
      center.filter(({ sets }) => sets.includes(set)).reduce((sum, { numbers }) => sum + numbers.copies!, 0);
    expect([copies('base'), copies('relics')]).toEqual([88, 24]);
    for (const group of ['homodeus', 'order', 'undergrowth', 'wraethe']) {
      const ofGroup = center.filter((card) => card.group === group);
      expect(
        ofGroup
          .filter(({ sets }) => sets.includes('relics'))
          .reduce((sum, { numbers }) => sum + numbers.copies!, 0),
      ).toBe(6);
    }
  });

  test('a patched number is played, and the text tells it', () => {
    const options = { patches: [{ card: 'crystal', number: 'play.gems', value: 3 }] };
    const state = stateOf({ a: 'decima', b: 'tetra' }, 0, options);
    const buffer = new Int32Array(game.maxOptions);
    const n = game.options(state, buffer);
    const play = [...buffer.subarray(0, n)].find(
      (option) => game.sayOption(state, option) === 'plays Crystal',
    )!;
    game.apply(state, play);
    expect(state[at.gems]).toBe(3);
  });

  test.each([
    [
      'infinity-shard',
      ['cost', 'play.power', 'play.at', 'play.power.2', 'play.at.2', 'play.power.3', 'play.at.3'],
    ],
    ['axia', ['cost', 'copies', 'defense', 'static.cheaper', 'exhaust.power']],
    ['praetorian-02', ['defense', 'static.shield', 'static.at', 'static.then']],
    ['the-heart-of-nothing', ['play.power', 'play.damage', 'play.drawLater', 'play.at', 'play.power.2']],
    ['decima', ['health', 'price', 'exhaust.mastery']],
  ])('the numbers of %s', (id, paths) => {
    expect(numbersOf(definitions[definitionOf.get(id)!]!.card).map(({ path }) => path)).toEqual(paths);
  });

  test('a number that can’t be is refused', () => {
    const { card } = definitions[definitionOf.get('axia')!]!;
    expect(() => patchCard(card, 'defense', 0)).toThrow(
      'defense of Axia must be a whole number from 1 to 99, not 0',
    );
    expect(() => patchCard(card, 'power', 3)).toThrow('Axia has no number "power"');
    expect(() => patchCard(card, 'copies', 2)).toThrow(
      'copies of Axia must be a whole number from 0 to 1, not 2',
    );
  });

  test('copies taken out of the centre deck leave the others in their order', () => {
    const printed = centerOf(stateOf({ a: 'decima', b: 'tetra' }, 0));
    const nil = definitionOf.get('nil-assassin')!;
    for (const copies of [0, 2]) {
      const patches = [{ card: 'nil-assassin', number: 'copies', value: copies }];
      const state = stateOf({ a: 'decima', b: 'tetra' }, 0, { patches });
      game.check(state);
      const center = centerOf(state);
      expect(center.filter((d) => d === nil)).toHaveLength(copies);
      expect(center).toHaveLength(112 - 3 + copies);
      expect(center.filter((d) => d !== nil)).toEqual(printed.filter((d) => d !== nil));
    }
  });
});

describe('one relic of a leader', () => {
  const relicsIn = (state: Int32Array, seat: number): number => state[at.size + (seat << 3) + Zone.Relics]!;

  test('the other one stays in the box', () => {
    const state = stateOf({ a: 'decima=praetorian-02', b: 'decima' }, 0);
    game.check(state);
    expect([relicsIn(state, 0), relicsIn(state, 1)]).toEqual([1, 2]);
    const card = state[at.head + Zone.Relics]!;
    expect(state[at.card + card]! & Flag.Definition).toBe(definitionOf.get('praetorian-02'));
    expect(module.namedSide('decima=praetorian-02')).toMatchObject({
      name: 'Decima with Praetorian-02',
      from: 'decima=praetorian-02',
    });
  });

  test.each([
    ['decima=datic-robes', 'relic of Decima'],
    ['random=praetorian-01', 'expected one leader by name'],
    ['decima=praetorian-01:base', 'expected one leader by name'],
  ])('%s is refused', (text, says) => {
    expect(() => module.namedSide(text)).toThrow(says);
  });
});

test('side a may have the first turn in every game', () => {
  const sides = sidesFrom({ variant: 'a-first' });
  expect(module.rotations(sides)).toBe(1);
  for (const seed of [1, 2, 3]) {
    const state = new Int32Array(game.words);
    game.setup(state, module.setupFor(sides, {}, undefined), [seed, seed]);
    expect(game.began(state)).toBe(0);
  }
});

test('what a game holds', () => {
  const holds = module.holds!;
  const plain = sidesFrom({ a: 'decima', b: 'tetra' });
  expect(['axia', 'praetorian-01', 'entropic-talons'].map((id) => holds(plain, id))).toEqual([
    true,
    true,
    false,
  ]);
  expect(holds(sidesFrom({ variant: 'base' }), 'axia')).toBe(false);
  expect(holds(sidesFrom({ variant: 'secret' }), 'entropic-talons')).toBe(true);
});

test('every variant has its bit', () => {
  const state = stateOf({ variant: 'three-way,secret' });
  expect(state[at.variant]).toBe(Variant.Relics | Variant.ThreeWay | Variant.Secret);
});
