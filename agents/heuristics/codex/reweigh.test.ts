import { afterEach, expect, test } from 'vitest';
import { definitionOf } from '../../../src/games/codex/pool.js';
import { start } from '../../../src/games/codex/testkit.js';
import { codexHeuristic } from '../codex.js';
import { reweigh, weightsNow } from './reweigh.js';
import { W } from './weights.js';
import { deckWorth, printedWorth } from './worth.js';

const AS_IT_WAS = weightsNow();
afterEach(() => reweigh(AS_IT_WAS));

const ironMan = definitionOf.get('iron-man')!;

test('what was computed with the old weights is computed anew', () => {
  const before = [printedWorth(ironMan), deckWorth(ironMan)];
  reweigh({ unit: W.unit + 100, 'deck iron-man': AS_IT_WAS['deck iron-man']! + 50 });
  expect([printedWorth(ironMan), deckWorth(ironMan)]).toEqual([before[0]! + 100, before[1]! + 150]);
  reweigh(AS_IT_WAS);
  expect([printedWorth(ironMan), deckWorth(ironMan)]).toEqual(before);
});

/** The first card that Bashing takes from its codex. */
function taken(): string | undefined {
  const s = start({ step: 'start', players: [{ workers: 6 }] });
  const options = s.options();
  const agent = codexHeuristic();
  agent.begin(0, [1, 2]);
  const numbers = Int32Array.from(options, ({ option }) => option);
  return options[agent.choose(s.state, numbers, numbers.length)]!.card;
}

test('other weights make other choices', () => {
  reweigh({ 'deck eggship': 50_000 });
  expect(taken()).toBe('eggship');
  reweigh({ 'deck eggship': -50_000, 'deck intimidate': 50_000 });
  expect(taken()).toBe('intimidate');
});
