import { afterEach, expect, test } from 'vitest';
import '../../../src/games/keyforge/cards/index.js';
import { definitionOf } from '../../../src/games/keyforge/pool.js';
import { scenario } from '../../../src/testing.js';
import { keyforgeHeuristic } from '../keyforge.js';
import { cardValue } from './cards.js';
import { reweigh } from './reweigh.js';
import { PART, W } from './weights.js';

const AS_IT_WAS = { ...W, ...PART };
afterEach(() => reweigh(AS_IT_WAS));

const troll = definitionOf.get('troll')!;

test('what was computed with the old weights is computed anew', () => {
  const before = cardValue(troll);
  reweigh({ creature: W.creature + W.amber });
  expect(cardValue(troll)).toBe(before + W.amber);
  reweigh(AS_IT_WAS);
  expect(cardValue(troll)).toBe(before);
});

/** Whether the heuristic, with an enemy to return to hand, prefers the big one. */
function returns(): string | undefined {
  const s = scenario('keyforge', {
    house: 'untamed',
    players: [{ hand: ['nature-s-call'] }, { line: ['troll', { card: 'dust-pixie', amber: 3 }] }],
  });
  s.pick({ kind: 'play' });
  const options = s.options();
  const agent = keyforgeHeuristic();
  agent.begin(0, [1, 2]);
  const numbers = Int32Array.from(options, ({ option }) => option);
  return options[agent.choose(s.state, numbers, numbers.length)]!.card;
}

test('other weights make other choices', () => {
  const usual = returns();
  reweigh({ captured: 0, power: 2000 });
  const strong = returns();
  reweigh({ captured: 5000, power: 0 });
  expect([strong, returns()]).toEqual(['troll', 'dust-pixie']);
  reweigh(AS_IT_WAS);
  expect(returns()).toBe(usual);
});
