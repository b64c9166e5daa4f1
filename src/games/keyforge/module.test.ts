import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { at, Zone } from './layout.js';
import { keyforgeModule } from './module.js';
import { keyCost } from './rules/permissions.js';
import type { PreparedDeck, Setup } from './setup.js';
import { countIn } from './state.js';

const { game, namedSide, parseSide, setupFor, saySide, describeSide, cards, sideNames } = keyforgeModule;
const definitionsIn = ({ decks }: Setup, seat: number) => (decks[seat] as PreparedDeck).definitions;
const onyx = namedSide('miss-onyx-censorius')!;

describe('sides', () => {
  test.each([
    ['miss-onyx-censorius', 'Miss "Onyx" Censorius'],
    ['Miss "Onyx" Censorius', 'Miss "Onyx" Censorius'],
    ['radiant-argus-the-supreme', 'Radiant Argus the Supreme'],
    ['MISS ONYX CENSORIUS', 'Miss "Onyx" Censorius'],
    ['Guide Achea', 'Guide Achea'],
    ['titanfang-tower-fighter', 'Titanfang, Tower Fighter'],
    ['onyx', undefined],
    ['guide', undefined],
    ['radiant', undefined],
  ])('the name %s gives %s', (typed, name) => {
    expect(namedSide(typed)?.name).toBe(name);
  });

  test('every bundled name is a side, and survives JSON', () => {
    for (const name of sideNames) {
      const side = namedSide(name)!;
      expect(JSON.parse(JSON.stringify(side))).toEqual(side);
    }
  });

  test('a file gives a side, or an error of one line', () => {
    const list = onyx.data.cards.map(({ card }) => card).join('\n');
    expect(parseSide!(list, 'mine.txt')).toMatchObject({ name: 'mine', data: { houses: onyx.data.houses } });
    expect(() => parseSide!('nonsense', 'mine.txt')).toThrow(InputError);
  });

  test('a setup has the chains and the first seat that were asked for', () => {
    const setup = setupFor([onyx, onyx], { dials: { chains: [0, 3] } }, 1);
    expect(setup).toMatchObject({ chains: [0, 3], first: 1 });
  });

  test('a game begins as its dials say: the hand of who begins has one card more', () => {
    const dials = { amber: [2, 0], hand: [6, 5], 'key-cost': [6, 8] };
    const s = new Int32Array(game.words);
    game.setup(s, setupFor([onyx, onyx], { dials }, 1), [1, 2]);
    const seats = [0, 1].map((seat) => [s[at.amber + seat], keyCost(s, seat), countIn(s, seat, Zone.Hand)]);
    expect(seats).toEqual([
      [2, 6, 6],
      [0, 8, 6],
    ]);
  });

  test('a patch changes the card in both decks, and nothing else', () => {
    const patches = [{ card: 'urchin', number: 'power', value: 5 }];
    const plain = setupFor([onyx, onyx], {}, 0);
    const changed = setupFor([onyx, onyx], { patches }, 0);
    for (const seat of [0, 1] as const) {
      onyx.data.cards.forEach(({ card }, i) => {
        const same = definitionsIn(plain, seat)[i] === definitionsIn(changed, seat)[i];
        expect(same).toBe(card !== 'urchin');
      });
    }
    expect(() => setupFor([onyx, onyx], { patches: [{ ...patches[0]!, card: 'urchn' }] }, 0)).toThrow(
      'did you mean "urchin"',
    );
  });

  test('are told by house', () => {
    expect(saySide(onyx)).toContain('Shadows\n  2x Nerve Blast\n');
    expect(describeSide(onyx)).toMatchObject({
      name: onyx.name,
      houses: { shadows: expect.arrayContaining(['urchin']) },
    });
  });
});

test('cards are listed with their words', () => {
  expect(cards().find(({ id }) => id === 'urchin')).toMatchObject({
    id: 'urchin',
    name: 'Urchin',
    sets: ['CotA'],
    type: 'creature',
    group: 'shadows',
    traits: ['elf', 'thief'],
    numbers: { power: 1 },
    words: ['Elusive.', 'Play: Steal 1 æmber.'],
  });
});

test('a state takes at most 8 KiB', () => {
  expect(keyforgeModule.game.words * 4).toBeLessThanOrEqual(8192);
});
