import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../../core/game.js';
import { HOUSES, type House } from '../houses.js';
import type { Deck } from './deck.js';
import { cleanName } from './names.js';
import { parseDeck } from './read.js';
import { ONYX, SAMPLE_POOL } from './sample-pool.js';
import { deckYaml } from './write.js';

const houses = fc
  .shuffledSubarray([...HOUSES], { minLength: 3, maxLength: 3 })
  .map((three) => HOUSES.filter((house) => three.includes(house)) as [House, House, House]);
const ids = fc.constantFrom(...SAMPLE_POOL.map(({ id }) => id));
const names = fc
  .string({ unit: 'binary' })
  .map(cleanName)
  .filter((name) => name !== '');

/** Any card may be a maverick of any house. */
const decks: fc.Arbitrary<Deck> = fc
  .record({ name: names, houses, ids: fc.array(ids, { minLength: 36, maxLength: 36 }) })
  .map(({ name, houses, ids }) => ({
    name,
    houses,
    cards: ids.map((card, at) => ({ card, house: houses[Math.floor(at / 12)]! })),
  }));

test('a deck is written by house, with copies', () => {
  const [title, heading, ...lines] = deckYaml(ONYX).split('\n');
  expect([title, heading]).toEqual(['name: Miss "Onyx" Censorius', 'houses:']);
  expect(lines).toContain('    - 2x ganger-chieftain');
});

test('any legal deck is read back as it was written', () => {
  fc.assert(
    fc.property(decks, (deck) => {
      expect(parseDeck(deckYaml(deck), 'deck.yaml', SAMPLE_POOL)).toEqual(deck);
    }),
  );
});

const starts = fc.oneof(
  decks.map(deckYaml),
  decks.map((deck) => JSON.stringify(deck)),
  decks.map(({ name, cards }) => JSON.stringify({ name, cards: cards.map(vaultCard) })),
  decks.map(({ cards }) => cards.map(({ card }) => card).join('\n')),
  decks.map(({ name, cards }) => [name, ...cards.map(tableRow)].join('\n')),
  decks.map(({ cards }) => JSON.stringify({ cards: cards.map(({ card }) => ({ id: card, count: 1 })) })),
);
const scraps = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\n',
    '- ',
    '#',
    '&a ',
    '*a',
    '!!',
    '|',
    '999x ',
    'houses:',
    'null',
    '-1',
  ),
  fc.string({ unit: 'binary' }),
);
const edits = fc.array(fc.tuple(fc.nat(1500), fc.nat(8), scraps), { minLength: 1, maxLength: 6 });

test('a spoilt file is read or refused in one line, never worse', () => {
  fc.assert(
    fc.property(starts, edits, fc.option(names, { nil: undefined }), (text, changes, wanted) => {
      const spoilt = changes.reduce(
        (all, [at, cut, scrap]) => all.slice(0, at) + scrap + all.slice(at + cut),
        text,
      );
      expect(outcome(spoilt, wanted)).toMatch(/^(?:read|deck: [^\n\r]+)$/);
    }),
    { numRuns: 500 },
  );
});

function vaultCard({ card, house }: { card: string; house: House }): object {
  return { card_title: card, house };
}

function tableRow({ card, house }: { card: string; house: House }): string {
  return `1\t001\t${card}\tRare\t${house}`;
}

function outcome(text: string, wanted: string | undefined): string {
  try {
    parseDeck(text, 'deck', SAMPLE_POOL, wanted);
    return 'read';
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
