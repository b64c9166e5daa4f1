import { describe, expect, test } from 'vitest';
import type { State } from '../../src/core/game.js';
import { NOBODY } from '../../src/core/game.js';
import { Luck } from '../../src/core/luck.js';
import { shardsModule as module } from '../../src/games/shards/module.js';
import { WAYS } from '../../src/games/shards/sides/ways.js';
import { makeAgent } from '../index.js';
import { shardsDescription } from './shards.js';

const { game } = module;
const options = new Int32Array(game.maxOptions);
const CARDS = shardsDescription.cards();

type Way = (typeof WAYS)[number];

function sidesFor([players, variants]: Way) {
  const team = variants.includes('team');
  const leader = team ? 'random+random' : 'random';
  const side = module.namedSide(`${leader}${variants.length > 0 ? `:${variants.join('+')}` : ''}`)!;
  return Array.from({ length: team ? 2 : players }, () => side);
}

/** Hands each decision of a game that is described to `look`; half of these are left to chance. */
function walk(way: Way, look: (state: State, count: number) => void): void {
  const state = new Int32Array(game.words);
  game.setup(state, module.setupFor(sidesFor(way), {}, 0), [3, 4]);
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

describe.each(WAYS.map((way) => ({ way, name: [`${way[0]} players`, ...way[1]].join(', ') })))(
  '$name',
  ({ way }) => {
    test('what is described is of words that there are, and of about the size of 1', () => {
      const describer = shardsDescription.describer(CARDS);
      const { kinds, around, parts } = shardsDescription.vocabulary;
      const { length } = shardsDescription.vocabulary.option;
      let described = 0;
      walk(way, (state, count) => {
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
  },
);
