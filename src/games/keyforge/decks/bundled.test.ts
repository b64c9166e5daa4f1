import { describe, expect, test } from 'vitest';
import { bundledNames, findBundled } from './bundled.js';
import { parseDeck } from './read.js';
import { ARGUS, ONYX, SAMPLE_POOL } from './sample-pool.js';
import { deckYaml } from './write.js';

describe('a bundled deck is found', () => {
  test.each<[string, string, string | undefined]>([
    ['by slug', 'miss-onyx-censorius', ONYX.name],
    ['by the other slug', 'radiant-argus-the-supreme', ARGUS.name],
    ['by full name', 'Miss "Onyx" Censorius', ONYX.name],
    ['by other quotes', 'miss “onyx” censorius', ONYX.name],
    ['by one word', 'onyx', ONYX.name],
    ['by one word of the other', 'Argus', ARGUS.name],
    ['by some words', 'argus the supreme', ARGUS.name],
    ['not by part of a word', 'cens', undefined],
    ['not by a word too short', 'the', undefined],
    ['not by a file name', 'onyx.yaml', undefined],
    ['not by nothing', '', undefined],
  ])('%s', (_, name, found) => {
    expect(findBundled(name)?.name).toBe(found);
  });

  test('and listed as a user types it', () => {
    expect(bundledNames()).toEqual(['miss-onyx-censorius', 'radiant-argus-the-supreme']);
  });
});

test.each([ONYX, ARGUS])('$name is a legal deck', (deck) => {
  expect(parseDeck(deckYaml(deck), 'deck.yaml', SAMPLE_POOL)).toEqual(deck);
});
