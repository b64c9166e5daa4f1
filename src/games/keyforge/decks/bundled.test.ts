import { describe, expect, test } from 'vitest';
import { keyforgeModule } from '../module.js';
import { bundledNames, findBundled } from './bundled.js';
import { ARGUS, ONYX } from './sample-pool.js';
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
    ['by a word of a later set', 'tessarine', 'Tessarine, Thrice Laurelled'],
    ['not by part of a word', 'cens', undefined],
    ['not by a word too short', 'the', undefined],
    ['not by a file name', 'onyx.yaml', undefined],
    ['not by nothing', '', undefined],
  ])('%s', (_, name, found) => {
    expect(findBundled(name)?.name).toBe(found);
  });

  test('and listed as a user types it', () => {
    expect(bundledNames()).toEqual([
      'miss-onyx-censorius',
      'radiant-argus-the-supreme',
      'guide-achea',
      'sahl-the-aegian',
      'the-countess-of-windhedge',
      'titanfang-tower-fighter',
      'marrow-the-unhurried',
      'quillon-of-the-borrowed-lantern',
      'tessarine-thrice-laurelled',
      'captain-ondrova-farlight',
    ]);
  });
});

test.each(bundledNames())('%s is a legal deck', (name) => {
  const { data } = keyforgeModule.namedSide(name)!;
  expect(keyforgeModule.parseSide!(deckYaml(data), 'deck.yaml').data).toEqual(data);
});
