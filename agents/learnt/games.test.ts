import { beforeAll, describe, expect, test } from 'vitest';
import type { Definitions } from '../../src/core/definitions.js';
import { NOBODY, type State } from '../../src/core/game.js';
import { aeonsEndModule } from '../../src/games/aeons-end/module.js';
import { cards as aeonsEndPool } from '../../src/games/aeons-end/pool.js';
import { codexModule } from '../../src/games/codex/module.js';
import { cards as codexPool } from '../../src/games/codex/pool.js';
import { keyforgeModule } from '../../src/games/keyforge/module.js';
import { cards as keyforgePool } from '../../src/games/keyforge/pool.js';
import type { GameModule } from '../../src/games/module.js';
import { shardsModule } from '../../src/games/shards/module.js';
import { cards as shardsPool } from '../../src/games/shards/pool.js';
import { makeAgent } from '../index.js';
import { aeonsEndDescription } from './aeons-end.js';
import { codexDescription } from './codex.js';
import { type Describer, type Description, UNKNOWN } from './description.js';
import { scorerOf, weightsOf } from './index.js';
import { keyforgeDescription } from './keyforge.js';
import { Scorer } from './net.js';
import { shardsDescription } from './shards.js';
import { cardsIn, unpack } from './weights.js';

type Options = Parameters<GameModule['setupFor']>[1];

interface Learnt {
  readonly module: GameModule;
  readonly description: Description;
  readonly pool: Pick<Definitions<unknown>, 'numberOf'>;
  /** A card of the sides, with another number on it. */
  readonly patch: { readonly card: string; readonly number: string; readonly value: number };
}

/** Every game of which something has been learnt, one line each. */
const LEARNT: readonly Learnt[] = [
  {
    module: keyforgeModule,
    description: keyforgeDescription,
    pool: keyforgePool,
    patch: { card: 'urchin', number: 'power', value: 3 },
  },
  {
    module: shardsModule,
    description: shardsDescription,
    pool: shardsPool,
    patch: { card: 'crystal', number: 'cost', value: 1 },
  },
  {
    module: codexModule,
    description: codexDescription,
    pool: codexPool,
    patch: { card: 'tenderfoot', number: 'hp', value: 3 },
  },
  {
    module: aeonsEndModule,
    description: aeonsEndDescription,
    pool: aeonsEndPool,
    patch: { card: 'jade', number: 'cost', value: 3 },
  },
];

describe.each(LEARNT.map((learnt) => ({ ...learnt, name: learnt.module.game.id })))(
  '$name',
  ({ name, module, description, pool, patch }) => {
    const { game } = module;
    const options = new Int32Array(game.maxOptions);
    const sides = module.defaultSides.map((side) => module.namedSide(side)!);
    const cards = description.cards();
    const { vocabulary } = description;
    const weights = weightsOf(name);

    /** Hands each described decision of two games to `look`; every third option is taken in turn. */
    function walk(given: Options, look: (state: State, count: number) => void): void {
      const state = new Int32Array(game.words);
      for (const first of [0, 1]) {
        game.setup(state, module.setupFor(sides, given, first), [3, 4]);
        const pilots = Array.from({ length: game.seats }, () => makeAgent(game, 'heuristic'));
        for (const [seat, pilot] of pilots.entries()) pilot.begin(seat, [1, seat]);
        for (let n = 0; n < 300 && game.decider(state) !== NOBODY; n++) {
          const count = game.options(state, options);
          if (count > 1 && description.asks(state)) look(state, count);
          const pilot = pilots[game.decider(state)]!;
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

    /** All that a describer tells of a decision. */
    function told(describer: Describer, state: State, count: number): string {
      describer.describe(state, options, count);
      const lists = [describer.around, describer.cards].flatMap(({ card, part, used }) => [
        ...card.subarray(0, used),
        ...part.subarray(0, used),
      ]);
      return [
        ...describer.situation,
        ...describer.option.subarray(0, count * vocabulary.option.length),
        ...describer.kinds.subarray(0, count),
        ...lists,
      ].join();
    }

    describe('cards that a scorer does not know', () => {
      const number = cards.indexOf(patch.card) + 1;
      let printed: Set<number>;
      beforeAll(() => {
        printed = toldCards(description.describer(cards), {});
      });

      test('are none among printed ones', () => {
        expect(printed.has(UNKNOWN)).toBe(false);
        expect(printed.has(number)).toBe(true);
        expect(printed.size).toBeGreaterThan(20);
      });

      test('are those with another number on them', () => {
        const of = toldCards(description.describer(cards), { patches: [patch] });
        expect(of.has(number)).toBe(false);
        expect(of.has(UNKNOWN)).toBe(true);
        expect([...pool.numberOf.keys()]).toEqual(cards);
      });

      test('are those that were not seen when it learnt', () => {
        const known = cards.filter((id) => id !== patch.card);
        expect(toldCards(description.describer(known), {}).has(UNKNOWN)).toBe(true);
      });
    });

    test('every number is about as large as 1, and most are told', () => {
      const describer = description.describer(cards);
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
      expect(largest.filter((value) => value > 0).length).toBeGreaterThan(0.8 * largest.length);
    });

    test('what a seat can’t see is not described', () => {
      const describer = description.describer(cards);
      const dealt = new Int32Array(game.words);
      walk({}, (state, count) => {
        dealt.set(state);
        game.determinize(dealt, game.decider(state), [5, 6]);
        const seen = told(describer, state, count);
        expect(told(describer, dealt, count)).toBe(seen);
      });
    });

    test('what a card is worth follows its id, not its place in the pool', () => {
      const swapped = { ...weights, cards: cardsIn(weights).toReversed().join(' ') };
      const [usual, other] = [weights, swapped].map((file) => new Scorer(file, description, game.maxOptions));
      let differences = 0;
      walk({}, (state, count) => {
        usual!.weigh(state, options, count);
        other!.weigh(state, options, count);
        if (usual!.advantages.subarray(0, count).some((value, i) => value !== other!.advantages[i]))
          differences++;
      });
      expect(differences).toBeGreaterThan(0);
    });

    test('the weights are of the features of today, and nearly all cards are among them', () => {
      expect(weights.features).toBe(vocabulary.version);
      const known = cardsIn(weights);
      expect(known.filter((id) => !pool.numberOf.has(id))).toEqual([]);
      expect(known.length).toBeGreaterThan(0.8 * cards.length);
    });

    test('weights of other features are refused', () => {
      expect(() => unpack({ ...weights, features: '0' }, vocabulary)).toThrow(
        `weights for ${name} by features 0; expected ${name} by features ${vocabulary.version}: node scripts/train.mjs --game ${name}`,
      );
    });

    test('what is learnt is the same for every scorer, and tells options apart', () => {
      const [one, two] = [scorerOf(game, 'a'), scorerOf(game, 'b')];
      let apart = 0;
      walk({}, (state, count) => {
        one.weigh(state, options, count);
        two.weigh(state, options, count);
        expect(one.advantages.subarray(0, count)).toEqual(two.advantages.subarray(0, count));
        if (one.advantages[0] !== one.advantages[1]) apart++;
      });
      expect(apart).toBeGreaterThan(10);
    });
  },
);
