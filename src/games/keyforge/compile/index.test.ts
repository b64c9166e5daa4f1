import { expect, test } from 'vitest';
import '../cards/index.js';
import { type Ability, a, after, destroy, discarded, gain, type OwnName, on, own } from '../vocabulary.js';
import { compileVariant } from './index.js';

const REFUSED: [name: string, text: Ability, words: string][] = [
  [
    'a procedure that nobody has written',
    on('Play', own('no-such' as OwnName)),
    'troll: no procedure is called "no-such"',
  ],
  [
    'a word that filters do not know',
    on('Play', destroy(a('sleepy creature'))),
    'troll: "sleepy" is not a word of filters, in "sleepy creature"',
  ],
  [
    'an event that nothing waits for in this way',
    after(discarded('creature'), gain(1)),
    'troll: nothing listens to "discarded" in this way',
  ],
];

test.each(REFUSED)('%s is refused with the name of the card', (name, text, words) => {
  expect(() => compileVariant('troll', name, (card) => ({ ...card, text: [text] }))).toThrow(words);
});
