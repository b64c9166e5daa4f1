import { afterEach, expect, test } from 'vitest';
import { scenario } from '../../../src/games/shards/scenario.js';
import { shardsHeuristic } from '../shards.js';
import { reweigh } from './reweigh.js';
import { PART, W } from './weights.js';

const AS_IT_WAS = { ...W, ...PART };
afterEach(() => reweigh(AS_IT_WAS));

/** Which of two mercenaries the heuristic plays with its last gems. */
function buys(): string {
  const s = scenario({
    row: ['spore-cleric', 'nil-assassin'],
    players: [{ gems: 2, health: 25, focused: true }, {}],
  });
  const options = s.options();
  const agent = shardsHeuristic();
  agent.begin(0, [1, 2]);
  const numbers = Int32Array.from(options, ({ option }) => option);
  return options[agent.choose(s.state, numbers, numbers.length)]!.card!;
}

test('other weights make other choices, and the old ones come back', () => {
  const usual = buys();
  reweigh({ health: 2000 });
  const healthy = buys();
  reweigh({ health: 0 });
  expect([healthy, buys()]).toEqual(['spore-cleric', 'nil-assassin']);
  reweigh(AS_IT_WAS);
  expect(buys()).toBe(usual);
});
