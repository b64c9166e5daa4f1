import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../core/luck.js';
import { BASIC, GEMS, MAGES, RELICS, SPECIFIC } from '../cards/index.js';
import { at, Place } from '../layout.js';
import { aeonsEndModule, nemesisSide, playersSide } from '../module.js';
import { definitions, tierOf } from '../pool.js';
import { scenario } from '../scenario.js';
import { definition, head, next } from '../state.js';
import { rows, start } from '../testkit.js';

function newGame(
  mages: string[],
  nemesis: string,
  level = 'normal',
  seed = 1,
  market: string | string[] = 'deck_destruction',
): Int32Array {
  const sides = [playersSide({ mages, market }), nemesisSide({ nemesis, level })] as const;
  const setup = aeonsEndModule.setupFor(sides, {}, undefined);
  const s = new Int32Array(aeonsEndModule.game.words);
  aeonsEndModule.game.setup(s, setup, seedOf('setup', seed));
  return s;
}

function cardsIn(s: Int32Array, place: number): number[] {
  const cards: number[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card)) cards.push(definition(s, card));
  return cards;
}

/** "2 crystal spark" as the cards it names. */
const named = (words: string): string[] =>
  [...words.matchAll(/(?:(\d) )?([a-z_]+)/g)].flatMap(([, n = '1', id]) =>
    Array.from({ length: Number(n) }, () => id!),
  );

describe('setting up the players', () => {
  test('the example: Kadir’s hand, deck and breaches', () => {
    const s = newGame(['kadir', 'adelheim'], 'rageborne');
    const ids = (place: number) => cardsIn(s, place).map((d) => definitions[d]!.id);
    expect([...ids(0), ...ids(1)].length).toBe(10);
    expect(ids(0)).toEqual(['crystal', 'crystal', 'crystal', 'spark', 'spark']);
    expect(ids(1)).toEqual(['emerald_shard', 'crystal', 'crystal', 'crystal', 'spark']);
    const [one, two, three, four] = scenario({ players: [{ mage: 'kadir' }] }).view().players[0]!.breaches;
    expect(one).toMatchObject({ state: 'open' });
    expect(two).toMatchObject({ state: 'closed', step: 2, openCost: 3, focusCost: 2 });
    expect(three).toMatchObject({ state: 'closed', step: 1, openCost: 7, focusCost: 3 });
    expect(four).toMatchObject({ state: 'closed', step: 2, openCost: 7, focusCost: 4 });
  });

  test.each([
    ['adelheim', ['open', 3, 9, 10], 5],
    ['brama', ['open', 4, 9, 7], 5],
    ['jian', ['open', 'open', 9, 10], 4],
    ['kadir', ['open', 3, 7, 7], 5],
    ['lash', ['open', 3, 9, 7], 5],
    ['mist', ['open', 3, 7, 10], 5],
    ['phaedraxa', ['none', 'open', 7, 7], 5],
    ['xaxos', ['open', 5, 9, 10], 5],
  ])('the mat of %s: breaches with their costs of opening, slots for charges', (mage, breaches, slots) => {
    const player = scenario({ players: [{ mage }] }).view().players[0]!;
    expect(player.breaches.map(({ state, openCost }) => openCost ?? state)).toEqual(breaches);
    expect(player.slots).toBe(slots);
  });

  test('every mage begins with five cards in hand and five in the deck', () => {
    for (const mage of MAGES) {
      const s = newGame([mage], 'rageborne');
      expect(cardsIn(s, 0).length + cardsIn(s, 1).length, mage).toBe(10);
    }
  });

  test.each([
    ['adelheim', 'amethyst_shard 2 crystal 2 spark', '5 crystal'],
    ['brama', 'buried_light 4 crystal', '3 crystal 2 spark'],
    ['jian', 'moonstone_shard 2 crystal 2 spark', '3 crystal 2 spark'],
    ['kadir', 'emerald_shard 3 crystal spark', '3 crystal 2 spark'],
    ['lash', 'quartz_shard 3 crystal spark', '3 crystal 2 spark'],
    ['mist', 'garnet_shard 3 crystal spark', '3 crystal 2 spark'],
    ['phaedraxa', 'tourmaline_shard 3 crystal spark', '4 crystal spark'],
    ['xaxos', 'flare 4 crystal', '4 crystal spark'],
  ])('the hand of %s is %s, the deck %s, the first named on top', (mage, hand, deck) => {
    const ids = (cards: string[]): string[] => cards.map((card) => card.replace(/#.*/, ''));
    const [player] = start({ players: [{ mage }], phase: 'setup' }).view().players;
    expect(ids(player!.hand)).toEqual(named(hand));
    expect(ids(player!.deck)).toEqual(named(deck));
    const s = newGame([mage], 'rageborne');
    const dealt = (place: number): string[] => cardsIn(s, place).map((d) => definitions[d]!.id);
    expect([...dealt(1), ...dealt(0)].sort()).toEqual([...named(hand), ...named(deck)].sort());
  });
});

describe('setting up the nemesis', () => {
  test.each([
    [1, [1, 3, 7], 20],
    [2, [3, 5, 7], 24],
    [3, [5, 6, 7], 27],
    [4, [8, 7, 7], 31],
  ])(
    'the deck for %i mages: three own cards and some basic ones of each tier, tier 1 on top',
    (n, basics, all) => {
      const s = newGame(MAGES.slice(0, n), 'carapace_queen');
      const deck = [
        ...cardsIn(s, Place.NemesisDeck),
        ...cardsIn(s, Place.NemesisPlay),
        ...cardsIn(s, Place.NemesisDiscard),
      ];
      const tiers = deck.map((d) => tierOf[d]!);
      expect(deck).toHaveLength(all);
      for (const [i, tier] of [1, 2, 3].entries()) {
        const ids = deck.filter((d) => tierOf[d] === tier).map((d) => definitions[d]!.id);
        expect(ids.filter((id) => BASIC.includes(id))).toHaveLength(basics[i]!);
        expect(ids.filter((id) => SPECIFIC.carapace_queen!.includes(id))).toHaveLength(3);
      }
      const left = cardsIn(s, Place.NemesisDeck).map((d) => tierOf[d]!);
      expect(left).toEqual(left.toSorted((a, b) => a - b));
      expect(tiers.filter((tier) => tier === 0)).toEqual([]);
    },
  );

  test('each tier is shuffled', () => {
    const orders = Array.from({ length: 10 }, (_, seed) =>
      cardsIn(newGame(['mist'], 'rageborne', 'normal', seed), Place.NemesisDeck).join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(8);
  });

  test.each([
    ['rageborne', 70],
    ['prince_of_gluttons', 70],
    ['crooked_mask', 70],
    ['carapace_queen', 60],
  ])('%s begins with the life on its mat', (nemesis, life) => {
    expect(scenario({ nemesis }).view().nemesis.life).toBe(life);
  });
});

rows('setting up the nemesis: the own preparations', [
  [
    'Rageborne gains 1 fury',
    { phase: 'setup', nemesis: 'rageborne', players: [{}] },
    [],
    { nemesis: { fury: 1 }, turn: { turn: 1 } },
  ],
]);

describe('changing the difficulty', () => {
  test.each([
    ['novice', 12, 35, 60, 0],
    ['normal', 10, 30, 70, 0],
    ['expert', 10, 30, 70, 1],
    ['extinction', 8, 25, 80, 1],
  ])('%s', (level, player, gravehold, nemesis, increased) => {
    const s = newGame(['mist', 'jian'], 'rageborne', level);
    expect([s[at.playerMost], s[at.graveholdMost], s[at.nemesisMost], s[at.increased]]).toEqual([
      player,
      gravehold,
      nemesis,
      increased,
    ]);
  });
});

describe('setting up the market', () => {
  test('seven gems or five relics or spells in each of nine piles', () => {
    const { market } = start({ players: [{ hand: [] }], market: 'deck_destruction' }).view();
    expect(market.map(({ card, left }) => `${left} ${card}`)).toEqual([
      '7 jade',
      '7 searing_ruby',
      '7 burning_opal',
      '5 flexing_dagger',
      '5 bottled_vortex',
      '5 amplify_vision',
      '5 essence_theft',
      '5 planar_insight',
      '5 consuming_void',
    ]);
  });

  test.each([
    ['seven gem piles', [...GEMS, 'flexing_dagger', 'ignite'], [7, 7, 7, 7, 7, 7, 7, 5, 5]],
    ['one gem pile', ['jade', ...RELICS, 'ignite', 'dark_fire'], [7, 5, 5, 5, 5, 5, 5, 5, 5]],
  ])('nine named piles may be any: %s has as many copies of each as the box', (_name, market, sizes) => {
    const s = newGame(['mist'], 'rageborne', 'normal', 1, market);
    aeonsEndModule.game.check(s);
    expect([...s.subarray(at.size + Place.Supply, at.size + Place.Supply + 9)]).toEqual(sizes);
  });

  test('a random market: three gems, two relics, four spells, others in other games', () => {
    const sides = [playersSide({ mages: ['mist'] }), nemesisSide({ nemesis: 'rageborne' })] as const;
    const setup = aeonsEndModule.setupFor(sides, {}, undefined);
    const markets = Array.from({ length: 40 }, (_, seed) => {
      const s = new Int32Array(aeonsEndModule.game.words);
      aeonsEndModule.game.setup(s, setup, seedOf('market', seed));
      return [...s.subarray(at.pile, at.pile + 9)].map((d) => definitions[d]!);
    });
    for (const market of markets) {
      expect(market.map(({ card }) => card.type)).toEqual([
        ...['gem', 'gem', 'gem', 'relic', 'relic'],
        ...['spell', 'spell', 'spell', 'spell'],
      ]);
      expect(new Set(market).size).toBe(9);
    }
    expect(new Set(markets.flat()).size).toBe(27);
  });
});
