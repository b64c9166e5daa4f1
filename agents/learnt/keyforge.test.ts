import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../src/core/game.js';
import { NOBODY } from '../../src/core/game.js';
import { keyforgeModule as module } from '../../src/games/keyforge/module.js';
import { definitionOf } from '../../src/games/keyforge/pool.js';
import { makeAgent } from '../index.js';
import { type Describer, UNKNOWN } from './description.js';
import { scorerOf } from './index.js';
import { keyforgeDescription } from './keyforge.js';
import { KEYFORGE_WEIGHTS } from './keyforge-weights.js';
import { Scorer } from './net.js';
import { cardsIn, unpack } from './weights.js';

const { game } = module;
const options = new Int32Array(game.maxOptions);
const SIDES = module.defaultSides.map((name) => module.namedSide(name)!);
const CARDS = keyforgeDescription.cards();

/** Hands each of the first decisions of a game that are described to `look`. */
function walk(
  patches: Parameters<typeof module.setupFor>[1],
  look: (state: State, count: number) => void,
): void {
  const state = new Int32Array(game.words);
  game.setup(state, module.setupFor(SIDES, patches, 0), [3, 4]);
  const pilot = makeAgent(game, 'heuristic');
  pilot.begin(0, [1, 1]);
  for (let n = 0; n < 60 && game.decider(state) !== NOBODY; n++) {
    const count = game.options(state, options);
    if (count > 1 && keyforgeDescription.asks(state)) look(state, count);
    game.apply(state, options[count === 1 ? 0 : n % count]!);
  }
}

/** All cards that a describer has told of, by their numbers. */
function toldCards(describer: Describer, patches: Parameters<typeof module.setupFor>[1]): Set<number> {
  const told = new Set<number>();
  walk(patches, (state, count) => {
    describer.describe(state, options, count);
    for (const { card, used } of [describer.around, describer.cards])
      for (let j = 0; j < used; j++) told.add(card[j]!);
  });
  return told;
}

describe('cards that a scorer does not know', () => {
  let printed: Set<number>;
  beforeAll(() => {
    printed = toldCards(keyforgeDescription.describer(CARDS), {});
  });

  test('are none among printed ones', () => {
    expect(printed.has(UNKNOWN)).toBe(false);
    expect(printed.size).toBeGreaterThan(10);
  });

  test('are those with another number on them', () => {
    const [first] = [...printed];
    const id = CARDS[first! - 1]!;
    const patches = [{ card: id, number: 'amber', value: 3 }];
    const told = toldCards(keyforgeDescription.describer(CARDS), { patches });
    expect(told.has(first!)).toBe(false);
    expect(told.has(UNKNOWN)).toBe(true);
    expect([...definitionOf.keys()]).toEqual(CARDS);
  });

  test('are those that were not seen when it learnt', () => {
    const [first] = [...printed];
    const known = CARDS.filter((_, i) => i !== first! - 1);
    expect(toldCards(keyforgeDescription.describer(known), {}).has(UNKNOWN)).toBe(true);
  });
});

test('what a card is worth follows its id, not its place in the pool', () => {
  const weights = unpack(KEYFORGE_WEIGHTS, keyforgeDescription.vocabulary);
  const count = cardsIn(KEYFORGE_WEIGHTS).length + 1;
  const [usual, other] = [new Scorer(KEYFORGE_WEIGHTS, keyforgeDescription, game.maxOptions), swapped()];
  expect(weights.vectors).toHaveLength(count * KEYFORGE_WEIGHTS.sizes.vector);
  let differences = 0;
  walk({}, (state, n) => {
    usual.weigh(state, options, n);
    other.weigh(state, options, n);
    if (usual.advantages.subarray(0, n).some((value, i) => value !== other.advantages[i])) differences++;
  });
  expect(differences).toBeGreaterThan(0);
});

/** The scorer of weights in which the cards are named in the opposite order. */
function swapped(): Scorer {
  const cards = cardsIn(KEYFORGE_WEIGHTS).toReversed().join(' ');
  return new Scorer({ ...KEYFORGE_WEIGHTS, cards }, keyforgeDescription, game.maxOptions);
}

test('the weights are of the features of today, and nearly all cards are among them', () => {
  expect(KEYFORGE_WEIGHTS.features).toBe(keyforgeDescription.vocabulary.version);
  const known = cardsIn(KEYFORGE_WEIGHTS);
  expect(known.filter((id) => !definitionOf.has(id))).toEqual([]);
  expect(known.length).toBeGreaterThan(0.9 * CARDS.length);
});

test('weights of other features are refused', () => {
  const old = { ...KEYFORGE_WEIGHTS, features: '0' };
  expect(() => unpack(old, keyforgeDescription.vocabulary)).toThrow(
    'weights for keyforge by features 0; expected keyforge by features 1: node scripts/train.mjs --game keyforge',
  );
});

test('what is learnt is the same for every scorer, and tells options apart', () => {
  const [one, two] = [scorerOf(game, 'a'), scorerOf(game, 'b')];
  let told = 0;
  walk({}, (state, count) => {
    one.weigh(state, options, count);
    two.weigh(state, options, count);
    expect(one.advantages.subarray(0, count)).toEqual(two.advantages.subarray(0, count));
    if (one.advantages[0] !== one.advantages[1]) told++;
  });
  expect(told).toBeGreaterThan(10);
});
