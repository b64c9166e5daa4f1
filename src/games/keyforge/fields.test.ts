import { describe, expect, test } from 'vitest';
import { pilotsVersion } from '../../../agents/versions.js';
import { BlockPlayer } from '../../match/blocks.js';
import { fieldDesign } from '../../match/designs/bundled-field.js';
import { fieldRound } from '../../match/designs/field.js';
import { Tally } from '../../match/tally.js';
import { blockTotal } from '../../stats/intervals/block-mean.js';
import type { GameModule } from '../module.js';
import { FIELD_SIZE, fieldDeck } from './field.js';
import { FIELD_SCORES } from './field-scores.js';
import { fields } from './fields.js';
import { keyforgeModule } from './module.js';
import { SET_CODES } from './sets.js';

const ADVICE = 'the ratings of the fields are stale: npm run build && node scripts/field.mjs makes them anew';
const scores = fields.scores();
/** Rounds that are played again. */
const AGAIN = 8;

describe('decks of a field', () => {
  test.each(SET_CODES)('%s: each is of its set and like no other', (set) => {
    const decks = Array.from({ length: 40 }, (_, i) => fields.side(set, i + 1));
    expect(new Set(decks.map((deck) => JSON.stringify(deck.data.cards))).size).toBe(decks.length);
    for (const deck of decks) expect(fields.of(deck)).toBe(set);
  });

  test('are named by set and number', () => {
    const deck = fieldDeck('CotA', 17);
    expect(deck.name).toMatch(/^CotA 17 \(\w+, \w+, \w+\)$/);
    for (const name of ['CotA 17', 'cota-17']) expect(keyforgeModule.namedSide(name)?.data).toEqual(deck);
    for (const name of ['CotA 0', `CotA ${FIELD_SIZE + 1}`, 'XX 17', 'CotA']) {
      expect(keyforgeModule.namedSide(name)).toBeUndefined();
    }
  });
});

describe('ratings that come with the program', () => {
  test('are of these rules and pilots', () => {
    expect({ rules: scores.rules, pilots: scores.pilots }, ADVICE).toEqual({
      rules: keyforgeModule.rules,
      pilots: pilotsVersion('keyforge'),
    });
  });

  test.each(SET_CODES)('%s: every deck has played every round, and as much was won as lost', (set) => {
    const counts = scores.counts[set]!;
    expect(counts).toHaveLength(FIELD_SIZE);
    for (const deck of counts) expect(blockTotal(deck)).toBe(scores.rounds);
    const sum = (wins: number) => counts.reduce((total, deck) => total + deck[wins]!, 0);
    expect(sum(0)).toBeGreaterThanOrEqual(sum(2));
    expect(sum(0)).toBeLessThan(sum(2) + 0.001 * FIELD_SIZE * scores.rounds);
  });

  test.each(SET_CODES)('%s: the first deck, playing again, wins the same', (set) => {
    const module = keyforgeModule as GameModule;
    const design = fieldDesign(module, set, scores);
    const again = Array.from({ length: AGAIN }, (_, round) => {
      const { b, plan } = fieldRound(design, round).find(({ a, b }) => a === 0 || b === 0)!;
      const { numbers } = new BlockPlayer(module, plan).playChunk({ first: 0, count: 1 }, false);
      return new Tally(module.game, plan, numbers).asked.wins[b === 0 ? 1 : 0]!;
    });
    const kept = Array.from(FIELD_SCORES.first[set], Number);
    expect(again, ADVICE).toEqual(kept.slice(0, AGAIN));
    const counts = [0, 1, 2].map((wins) => kept.filter((each) => each === wins).length);
    expect(counts, ADVICE).toEqual(scores.counts[set]![0]);
  });
});
