import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { patchesValue } from './values.js';

test('a number of a card is changed once', () => {
  const text = 'urchin.power=2,troll.power=3,urchin.power=4';
  expect(() => patchesValue(text, GAMES[0]!)).toThrow('urchin.power is changed twice; expected once');
});
