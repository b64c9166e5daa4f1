import { beforeAll, describe, expect, test } from 'vitest';
import { NOBODY, type State } from '../../src/core/game.js';
import { codexModule as module } from '../../src/games/codex/module.js';
import { cards as pool } from '../../src/games/codex/pool.js';
import { makeAgent } from '../index.js';
import { codexDescription } from './codex.js';
import { CODEX_WEIGHTS } from './codex-weights.js';
import { type Describer, UNKNOWN } from './description.js';
import { scorerOf } from './index.js';
import { cardsIn, unpack } from './weights.js';

const { game } = module;
type Options = Parameters<typeof module.setupFor>[1];
const options = new Int32Array(game.maxOptions);
const sidesOf = (...names: string[]) => names.map((name) => module.namedSide(name)!);
const CARDS = codexDescription.cards();
const { vocabulary } = codexDescription;

/** Hands each described decision of two games to `look`: of both specs, with options taken in turn. */
function walk(given: Options, look: (state: State, count: number) => void): void {
  const state = new Int32Array(game.words);
  const pilot = makeAgent(game, 'heuristic');
  for (const first of [0, 1]) {
    game.setup(state, module.setupFor(sidesOf('bashing', 'finesse'), given, first), [3, 4]);
    pilot.begin(0, [1, 1]);
    for (let n = 0; n < 600 && game.decider(state) !== NOBODY; n++) {
      const count = game.options(state, options);
      if (count > 1 && codexDescription.asks(state)) look(state, count);
      const index = n % 3 === 0 ? n % count : pilot.choose(state, options, count);
      game.apply(state, options[count === 1 ? 0 : index]!);
    }
  }
}

/** All cards that a describer has told of, by their numbers. */
function toldCards(describer: Describer, given: Options): Set<number> {
  const told = new Set<number>();
  walk(given, (state, count) => {
    describer.describe(state, options, count);
    for (const { card, used } of [describer.around, describer.cards])
      for (let j = 0; j < used; j++) told.add(card[j]!);
  });
  return told;
}

describe('cards that a scorer does not know', () => {
  let printed: Set<number>;
  beforeAll(() => {
    printed = toldCards(codexDescription.describer(CARDS), {});
  });

  test('are none among printed ones', () => {
    expect(printed.has(UNKNOWN)).toBe(false);
    expect(printed.size).toBeGreaterThan(25);
  });

  test('are those with another number on them', () => {
    const number = CARDS.indexOf('tenderfoot') + 1;
    expect(printed.has(number)).toBe(true);
    const patches = [{ card: 'tenderfoot', number: 'hp', value: 3 }];
    const told = toldCards(codexDescription.describer(CARDS), { patches });
    expect(told.has(number)).toBe(false);
    expect(told.has(UNKNOWN)).toBe(true);
    expect([...pool.numberOf.keys()]).toEqual(CARDS);
  });

  test('are those that were not seen when it learnt', () => {
    const known = CARDS.filter((id) => id !== 'tenderfoot');
    expect(toldCards(codexDescription.describer(known), {}).has(UNKNOWN)).toBe(true);
  });
});

test('every number is about as large as 1, and most are told', () => {
  const describer = codexDescription.describer(CARDS);
  const [ofSituation, ofOption] = [vocabulary.situation.length, vocabulary.option.length];
  const largest = new Float64Array(ofSituation + ofOption);
  const note = (i: number, value: number) => {
    largest[i] = Math.max(largest[i]!, Math.abs(value));
  };
  walk({}, (state, count) => {
    describer.describe(state, options, count);
    for (let i = 0; i < ofSituation; i++) note(i, describer.situation[i]!);
    for (let i = 0; i < count * ofOption; i++) note(ofSituation + (i % ofOption), describer.option[i]!);
  });
  expect(Math.max(...largest)).toBeLessThanOrEqual(20);
  expect(largest.filter((value) => value > 0).length).toBeGreaterThan(0.9 * largest.length);
});

/** All that a describer has told of a decision. */
function told(describer: Describer, state: State, count: number): number[] {
  describer.describe(state, options, count);
  const lists = [describer.around, describer.cards].flatMap(({ card, part, used }) => [
    ...card.subarray(0, used),
    ...part.subarray(0, used),
  ]);
  return [
    ...describer.situation,
    ...describer.option.subarray(0, count * vocabulary.option.length),
    ...lists,
  ];
}

test('what a seat can’t see is not described', () => {
  const describer = codexDescription.describer(CARDS);
  const dealt = new Int32Array(game.words);
  walk({}, (state, count) => {
    dealt.set(state);
    game.determinize(dealt, game.decider(state), [5, 6]);
    const seen = told(describer, state, count).join();
    expect(told(describer, dealt, count).join()).toBe(seen);
  });
});

test('the weights are of the features of today, and nearly all cards are among them', () => {
  expect(CODEX_WEIGHTS.features).toBe(vocabulary.version);
  const known = cardsIn(CODEX_WEIGHTS);
  expect(known.filter((id) => !pool.numberOf.has(id))).toEqual([]);
  expect(known.length).toBeGreaterThan(0.8 * CARDS.length);
});

test('weights of other features are refused', () => {
  expect(() => unpack({ ...CODEX_WEIGHTS, features: '0' }, vocabulary)).toThrow(
    'weights for codex by features 0; expected codex by features 1: node scripts/train.mjs --game codex',
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
