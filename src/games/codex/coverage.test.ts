import { expect, test } from 'vitest';
import { INVARIANTS, startOf, walk } from '../conformance.js';
import { codexModule as module } from './module.js';
import { definitionOf, definitions, runs } from './pool.js';

const GAMES = 400;

const unused = (): string[] =>
  [...definitionOf]
    .filter(([, d]) => runs[d] === 0 && ['unit', 'spell'].includes(definitions[d]!.card.type))
    .map(([id]) => id);

test('every unit and spell comes into play, with the invariants on', () => {
  for (let number = 0; number < GAMES && unused().length > 0; number++) {
    walk(module, startOf(module, 'coverage', number, 'starter'), [INVARIANTS]);
  }
  expect(unused()).toEqual([]);
});
