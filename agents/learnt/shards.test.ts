import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../src/core/game.js';
import { NOBODY } from '../../src/core/game.js';
import { Luck } from '../../src/core/luck.js';
import { shardsModule as module } from '../../src/games/shards/module.js';
import { definitionOf } from '../../src/games/shards/pool.js';
import { WAYS } from '../../src/games/shards/sides/ways.js';
import { makeAgent } from '../index.js';
import { type Describer, UNKNOWN } from './description.js';
import { scorerOf } from './index.js';
import { shardsDescription } from './shards.js';
import { SHARDS_WEIGHTS } from './shards-weights.js';
import { cardsIn, unpack } from './weights.js';

const { game } = module;
const options = new Int32Array(game.maxOptions);
const CARDS = shardsDescription.cards();
const TWO = [2, []] as const;

type Way = (typeof WAYS)[number];
type Options = Parameters<typeof module.setupFor>[1];

function sidesFor([players, variants]: Way) {
  const team = variants.includes('team');
  const leader = team ? 'random+random' : 'random';
  const side = module.namedSide(`${leader}${variants.length > 0 ? `:${variants.join('+')}` : ''}`)!;
  return Array.from({ length: team ? 2 : players }, () => side);
}

/** Hands each decision of a game that is described to `look`; half of these are left to chance. */
function walk(way: Way, patched: Options, look: (state: State, count: number) => void): void {
  const state = new Int32Array(game.words);
  game.setup(state, module.setupFor(sidesFor(way), patched, 0), [3, 4]);
  const luck = new Luck([5, 6]);
  const pilots = Array.from({ length: game.seats }, () => makeAgent(game, 'heuristic'));
  for (const [seat, pilot] of pilots.entries()) pilot.begin(seat, [1, seat]);
  for (let n = 0; n < 600 && game.decider(state) !== NOBODY; n++) {
    const count = game.options(state, options);
    const isDescribed = count > 1 && shardsDescription.asks(state);
    if (isDescribed) look(state, count);
    const isLeftToChance = isDescribed && luck.below(2) === 0;
    const pilot = pilots[game.decider(state)]!;
    game.apply(state, options[isLeftToChance ? luck.below(count) : pilot.choose(state, options, count)]!);
  }
}

/** All cards that a describer has told of, by their numbers. */
function toldCards(describer: Describer, patched: Options): Set<number> {
  const told = new Set<number>();
  walk(TWO, patched, (state, count) => {
    describer.describe(state, options, count);
    for (const { card, used } of [describer.around, describer.cards])
      for (let j = 0; j < used; j++) told.add(card[j]!);
  });
  return told;
}

describe('cards that a scorer does not know', () => {
  let printed: Set<number>;
  beforeAll(() => {
    printed = toldCards(shardsDescription.describer(CARDS), {});
  });

  test('are none among printed ones', () => {
    expect(printed.has(UNKNOWN)).toBe(false);
    expect(printed.size).toBeGreaterThan(20);
  });

  test('are those with another number on them', () => {
    const told = toldCards(shardsDescription.describer(CARDS), {
      patches: [{ card: 'crystal', number: 'cost', value: 1 }],
    });
    expect(told.has(CARDS.indexOf('crystal') + 1)).toBe(false);
    expect(told.has(UNKNOWN)).toBe(true);
    expect([...definitionOf.keys()]).toEqual(CARDS);
  });

  test('are those that were not seen when it learnt', () => {
    const known = CARDS.filter((id) => id !== 'crystal');
    expect(toldCards(shardsDescription.describer(known), {}).has(UNKNOWN)).toBe(true);
  });
});

test('the weights are of the features of today, and nearly all cards are among them', () => {
  expect(SHARDS_WEIGHTS.features).toBe(shardsDescription.vocabulary.version);
  const known = cardsIn(SHARDS_WEIGHTS);
  expect(known.filter((id) => !definitionOf.has(id))).toEqual([]);
  expect(known.length).toBeGreaterThan(0.9 * CARDS.length);
});

test('weights of other features are refused', () => {
  const old = { ...SHARDS_WEIGHTS, features: '0' };
  expect(() => unpack(old, shardsDescription.vocabulary)).toThrow(
    'weights for shards by features 0; expected shards by features 1: node scripts/train.mjs --game shards',
  );
});

describe.each(WAYS.map((way) => ({ way, name: [`${way[0]} players`, ...way[1]].join(', ') })))(
  '$name',
  ({ way }) => {
    test('what is described is of words that there are, and of about the size of 1', () => {
      const describer = shardsDescription.describer(CARDS);
      const { kinds, around, parts } = shardsDescription.vocabulary;
      const { length } = shardsDescription.vocabulary.option;
      let described = 0;
      walk(way, {}, (state, count) => {
        describer.describe(state, options, count);
        described++;
        const numbers = [...describer.situation, ...describer.option.subarray(0, count * length)];
        expect(numbers.filter((number) => !(Math.abs(number) <= 20))).toEqual([]);
        expect(Math.max(...describer.kinds.subarray(0, count))).toBeLessThan(kinds.length);
        expect(Math.max(...describer.around.part.subarray(0, describer.around.used))).toBeLessThan(
          around.length,
        );
        expect(Math.max(0, ...describer.cards.part.subarray(0, describer.cards.used))).toBeLessThan(
          parts.length,
        );
      });
      if (way[1].includes('nemesis')) expect(described).toBe(0);
      else expect(described).toBeGreaterThan(20);
    });

    test('every scorer thinks the same of options, and tells them apart', () => {
      const [one, two] = [scorerOf(game, 'a'), scorerOf(game, 'b')];
      walk(way, {}, (state, count) => {
        one.weigh(state, options, count);
        two.weigh(state, options, count);
        expect(one.advantages.subarray(0, count)).toEqual(two.advantages.subarray(0, count));
        expect(new Set(one.advantages.subarray(0, count)).size).toBeGreaterThan(1);
      });
    });
  },
);
