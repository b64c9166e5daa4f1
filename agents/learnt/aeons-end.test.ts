import { describe, expect, test } from 'vitest';
import { NOBODY, type State } from '../../src/core/game.js';
import { Luck } from '../../src/core/luck.js';
import { aeonsEndModule as module } from '../../src/games/aeons-end/module.js';
import { makeAgent } from '../index.js';
import { aeonsEndDescription } from './aeons-end.js';
import type { Describer } from './description.js';

const { game } = module;
const { vocabulary } = aeonsEndDescription;
const options = new Int32Array(game.maxOptions);
const CARDS = aeonsEndDescription.cards();

/** Every nemesis, with and without increased difficulty, and every number of mages. */
const GAMES = [
  ['kadir', 'rageborne'],
  ['jian-brama', 'rageborne:extinction'],
  ['lash-phaedraxa', 'prince_of_gluttons'],
  ['brama-mist-xaxos', 'prince_of_gluttons:expert'],
  ['brama-mist-xaxos', 'crooked_mask:novice'],
  ['adelheim-jian-lash-phaedraxa', 'crooked_mask:expert'],
  ['adelheim-jian-lash-phaedraxa', 'carapace_queen'],
  ['mist-xaxos', 'carapace_queen:expert'],
] as const;

/** Hands each described decision of some games to `look`; one in eight is left to chance. */
function walk(names: readonly string[], look: (state: State, count: number) => void): void {
  const state = new Int32Array(game.words);
  const luck = new Luck([5, 6]);
  const pilots = Array.from({ length: game.seats }, () => makeAgent(game, 'heuristic'));
  const setup = module.setupFor(
    names.map((name) => module.namedSide(name)!),
    {},
    0,
  );
  for (let n = 0; n < 4; n++) {
    game.setup(state, setup, [3, n]);
    for (const [seat, pilot] of pilots.entries()) pilot.begin(seat, [n, seat]);
    while (game.decider(state) !== NOBODY) {
      const count = game.options(state, options);
      const isDescribed = count > 1 && aeonsEndDescription.asks(state);
      if (isDescribed) look(state, count);
      const pilot = pilots[game.decider(state)]!;
      const chosen =
        isDescribed && luck.below(8) === 0 ? luck.below(count) : pilot.choose(state, options, count);
      game.apply(state, options[count === 1 ? 0 : chosen]!);
    }
  }
}

/** All that is told of a decision. */
const told = ({ situation, option, kinds, around, cards }: Describer, count: number): string =>
  [
    ...situation,
    ...option.subarray(0, count * vocabulary.option.length),
    ...kinds.subarray(0, count),
    ...[around, cards].flatMap(({ card, part, used }) => [
      ...card.subarray(0, used),
      ...part.subarray(0, used),
    ]),
  ].join();

const most = (numbers: ArrayLike<number>, count: number): number =>
  Math.max(0, ...Array.from({ length: count }, (_, i) => numbers[i]!));

describe.each(GAMES.map((names) => ({ names })))('$names', ({ names }) => {
  test('what is described is of words that there are, and of about the size of 1', () => {
    const describer = aeonsEndDescription.describer(CARDS);
    const { situation, option, around, cards } = describer;
    let described = 0;
    walk(names, (state, count) => {
      describer.describe(state, options, count);
      described++;
      const numbers = [...situation, ...option.subarray(0, count * vocabulary.option.length)];
      expect(numbers.filter((number) => !(Math.abs(number) <= 20))).toEqual([]);
      expect(most(describer.kinds, count)).toBeLessThan(vocabulary.kinds.length);
      expect(most(around.part, around.used)).toBeLessThan(vocabulary.around.length);
      expect(most(cards.part, cards.used)).toBeLessThan(vocabulary.parts.length);
    });
    expect(described).toBeGreaterThan(100);
  });

  test('nothing of it hangs on how hidden cards lie', () => {
    const [describer, other] = [0, 1].map(() => aeonsEndDescription.describer(CARDS)) as [
      Describer,
      Describer,
    ];
    const dealt = new Int32Array(game.words);
    walk(names, (state, count) => {
      dealt.set(state);
      game.determinize(dealt, game.decider(state), [5, 6]);
      const liked = describer.describe(state, options, count);
      expect(other.describe(dealt, options, count)).toBe(liked);
      expect(told(other, count)).toBe(told(describer, count));
    });
  });
});
