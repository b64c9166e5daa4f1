import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { seedOf } from '../../core/luck.js';
import { at } from './layout.js';
import { aeonsEndModule, nemesisSide, playersSide } from './module.js';
import { numbersOf, patchCard } from './numbers.js';
import { costOf, definitionOf, definitions } from './pool.js';
import { sayText } from './words.js';

const card = (id: string) => definitions[definitionOf.get(id)!]!.card;
const paths = (id: string): Record<string, number> =>
  Object.fromEntries(numbersOf(card(id)).map(({ path, value }) => [path, value]));

describe('the numbers of a card', () => {
  test.each([
    ['searing_ruby', { cost: 4, 'play.aether': 2, 'play.aether.2': 1 }],
    ['dark_fire', { cost: 5, 'cast.discard.cards': 2, 'cast.deal': 3 }],
    ['blasting_staff', { cost: 4, 'play.cast.cards': 1, 'play.bonus': 2 }],
    ['wildfire_whip', { cost: 6, 'whilePrepped.cost': 2, 'whilePrepped.cast.cards': 1, 'cast.deal': 4 }],
    ['brama', { 'ability.charges': 5, 'ability.gainLife': 4 }],
    [
      'agony_field',
      {
        power: 2,
        'toDiscard.destroy.cards': 1,
        'toDiscard.least': 2,
        'effects.unleash': 1,
        'effects.discard.cards': 3,
        'effects.draw': 1,
      },
    ],
    ['cauterizer', { life: 3, damageCap: 1 }],
    ['mindguzzler', { life: 8, 'effects.unleash': 1 }],
    [
      'rageborne',
      {
        life: 70,
        'setup.fury': 1,
        'unleash.fury': 1,
        strikeCost: 3,
        'endOfTurn.if': 4,
        'endOfTurn.strike': 1,
        'increased.strikeCost': 1,
      },
    ],
  ])('%s', (id, numbers) => {
    expect(paths(id)).toEqual(numbers);
  });

  test('every number of every card can be changed and is then said', () => {
    for (const { id, card } of definitions.slice(0, definitionOf.size)) {
      for (const { path, value } of numbersOf(card)) {
        const changed = patchCard(card, path, path === 'huskLife' ? 1 : value + 1);
        expect(numbersOf(changed).find((each) => each.path === path)!.value, `${id} ${path}`).not.toBe(value);
        expect(sayText(changed).join(' '), `${id} ${path}`).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('names are never used twice', () => {
    for (const { card } of definitions) {
      const all = numbersOf(card).map(({ path }) => path);
      expect(new Set(all).size, card.name).toBe(all.length);
    }
  });
});

describe('refusals', () => {
  test.each([
    ['jade', 'costs', 3, 'Jade has no number "costs"; did you mean "cost"? It has: cost, play.aether'],
    ['jade', 'cost', -1, 'cost of Jade must be a whole number from 0 to 999, not -1'],
    ['bane_sire', 'life', 0, 'life of Bane Sire must be a whole number from 1 to 999, not 0'],
    [
      'foul_multitudes',
      'huskLife',
      3,
      'huskLife of Foul Multitudes must be a whole number from 1 to 2, not 3',
    ],
    ['hatch', 'husks', 1, 'Hatch has no number that can be changed'],
  ])('%s %s %d', (id, path, value, words) => {
    expect(() => patchCard(card(id), path, value)).toThrow(new InputError(words));
  });
});

describe('a patched game', () => {
  const players = playersSide({ mages: ['mist', 'jian'], market: 'deck_destruction' });
  const play = (
    side: ReturnType<typeof nemesisSide>,
    patches: { card: string; number: string; value: number }[] = [],
  ) => {
    const s = new Int32Array(aeonsEndModule.game.words);
    const setup = aeonsEndModule.setupFor([players, side], { patches }, undefined);
    aeonsEndModule.game.setup(s, setup, seedOf('patch'));
    return s;
  };

  test('changes come with the nemesis’s side or with the match', () => {
    const one = play(nemesisSide({ nemesis: 'rageborne', patches: { jade: { cost: 5 } } }));
    const other = play(nemesisSide({ nemesis: 'rageborne' }), [{ card: 'Jade', number: 'cost', value: 5 }]);
    for (const s of [one, other]) expect(costOf[s[at.pile]!]).toBe(5);
    expect(costOf[definitionOf.get('jade')!]).toBe(2);
  });

  test('a nemesis’s own numbers', () => {
    const s = play(
      nemesisSide({ nemesis: 'rageborne', patches: { rageborne: { life: 55, 'setup.fury': 3 } } }),
    );
    expect(s[at.nemesisMost]).toBe(55);
    expect(s[at.fury]).toBeGreaterThanOrEqual(3);
  });

  test('an unknown card', () => {
    expect(() => play(nemesisSide({ nemesis: 'rageborne', patches: { jad: { cost: 1 } } }))).toThrow(
      new InputError('no card "jad"; did you mean "jade"?'),
    );
  });
});
