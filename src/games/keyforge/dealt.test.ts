import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { BlockPlayer } from '../../match/blocks.js';
import type { MatchPlan } from '../../match/schedule.js';
import { parseField, parseReplacement } from '../deck-cards.js';
import type { Side } from '../module.js';
import { otherCards } from './box.js';
import { compileBlank } from './compile/index.js';
import { decksOf, type SideData } from './dealt.js';
import { FIELD_SIZE } from './field.js';
import { at, Size } from './layout.js';
import { keyforgeModule } from './module.js';
import { definitionOf, definitions } from './pool.js';

const { deckCards, setupFor, game, parseSide, cards } = keyforgeModule;
const { field, of, replaced, setOf, markHand } = deckCards!;
const onyx = keyforgeModule.namedSide('miss-onyx-censorius')!;
const argus = keyforgeModule.namedSide('radiant-argus-the-supreme')!;
const urchins = of(onyx).find(({ id }) => id === 'urchin')!;

/** The definitions of both decks after the deal of a seed. */
function dealt(sides: readonly Side<SideData>[], seed: number): number[] {
  const s = new Int32Array(game.words);
  game.setup(s, setupFor(sides, {}, 0), [seed, 5]);
  return Array.from({ length: Size.Cards }, (_, card) => s[at.definition + card]! & 0xfff);
}

const change = (by: 'average' | 'blank') => replaced(onyx, { card: 'Urchin', by, set: 'CotA' });

describe('a replaced card', () => {
  test('a blank stands at the places of all copies, and nowhere else', () => {
    const [plain, changed] = [dealt([onyx, argus], 1), dealt([change('blank'), argus], 1)];
    const places = plain.flatMap((d, place) => (d === changed[place] ? [] : [place]));
    expect(places).toEqual(urchins.places);
    expect(places.map((place) => changed[place])).toEqual([compileBlank(), compileBlank()]);
  });

  test('an average card is another of the house, set and rarity, drawn anew for each seed and copy', () => {
    const pool = new Set(otherCards('CotA', 'shadows', 'urchin'));
    const drawn = Array.from({ length: 60 }, (_, seed) => {
      const deck = dealt([change('average'), argus], seed);
      return urchins.places.map((place) => definitions[deck[place]!]!.id);
    });
    for (const id of drawn.flat()) expect(pool).toContain(id);
    expect(pool).not.toContain('urchin');
    expect(new Set(drawn.flat()).size).toBeGreaterThan(pool.size / 2);
    expect(drawn.some(([one, other]) => one !== other)).toBe(true);
    for (const id of pool) {
      const { house, card } = definitions[definitionOf.get(id)!]!;
      expect([house, card.rarity, card.sets.CotA === undefined]).toEqual(['shadows', 'Common', false]);
    }
  });

  test('a card with the same text in its place leaves every game as it is', () => {
    const patches = [{ card: 'urchin', number: 'power', value: 1 }];
    const plan = (options: MatchPlan['options']): MatchPlan => ({
      game: 'keyforge',
      sides: [onyx, field('CotA')],
      options,
      agents: ['random', 'random'],
      rotations: 2,
      deals: 1,
      seed: '4',
    });
    const [one, other] = [{}, { patches }].map((options) =>
      new BlockPlayer(keyforgeModule, plan(options)).playChunk({ first: 0, count: 3 }, false),
    );
    expect(other!.numbers).toEqual(one!.numbers);
  });

  test('a blank is in no pool, and no deck file can name it', () => {
    expect(definitionOf.has('blank')).toBe(false);
    expect(cards().some(({ id, name }) => id === 'blank' || name === 'Blank Card')).toBe(false);
    const list = onyx.data.cards.map(({ card }, i) => (i === 0 ? 'Blank Card' : card)).join('\n');
    expect(() => parseSide(list, 'mine.txt')).toThrow(InputError);
  });

  test('is refused where there is none, and where the set has nothing like it', () => {
    expect(() => replaced(onyx, { card: 'zap', by: 'blank', set: 'CotA' })).toThrow('has no Zap to replace');
    expect(() => setOf(argus, 'WC')).toThrow('Worlds Collide has no card of Sanctum');
    expect(() => setOf(argus, 'XX')).toThrow('no set "XX"; expected CotA, AoA, or WC');
  });
});

describe('the field', () => {
  test('each block meets one of its decks, the same from both seats', () => {
    const met = Array.from({ length: 40 }, (_, seed) =>
      dealt([onyx, field('CotA')], seed)
        .slice(36)
        .join(),
    );
    const known = decksOf(field('CotA').data).map(({ cards }) =>
      cards.map(({ card }) => definitionOf.get(card)!).join(),
    );
    expect(known).toHaveLength(FIELD_SIZE);
    for (const deck of met) expect(known).toContain(deck);
    expect(new Set(met).size).toBeGreaterThan(30);
  });

  test('does not depend on what it meets', () => {
    const opponent = (side: Side<SideData>) => dealt([side, field('CotA')], 9).slice(36);
    expect(opponent(change('average'))).toEqual(opponent(onyx));
  });
});

test('the hand of side a is marked by the places of its cards', () => {
  const s = new Int32Array(game.words);
  game.setup(s, setupFor([onyx, argus], {}, 0), [3, 5]);
  const held = new Uint8Array(Size.Deck);
  markHand(s, held);
  expect(held.reduce((sum, one) => sum + one)).toBe(7);
});

test('words that are typed give the same side again', () => {
  const side = change('average');
  const { from, replacement } = parseReplacement(side.from)!;
  expect(from).toBe(onyx.from);
  expect(replaced(onyx, replacement)).toEqual(side);
  expect(parseField(field('AoA').from)).toBe('AoA');
  expect([parseField('fields'), parseReplacement('my~deck.json')]).toEqual([undefined, undefined]);
});
