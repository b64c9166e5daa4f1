import { describe, expect, it } from 'vitest';
import { InputError } from '../../core/game.js';
import { numbersOf, patchCard } from './numbers.js';
import {
  a,
  type Card,
  compare,
  count,
  damage,
  destroy,
  each,
  gain,
  half,
  keyCost,
  keyword,
  lose,
  multiply,
  on,
  onHost,
  opponent,
  over,
  playCost,
  pool,
  power,
  steal,
  when,
} from './vocabulary.js';
import { sayText } from './words.js';

const card = (rest: Partial<Card>): Card => ({
  name: 'Sample',
  sets: {},
  type: 'action',
  rarity: 'Common',
  ...rest,
});

const paths = (sample: Card): Record<string, number> =>
  Object.fromEntries(numbersOf(sample).map(({ path, value }) => [path, value]));

describe('the numbers of a card', () => {
  it.each<[string, Partial<Card>, Record<string, number>]>([
    [
      'a creature has power, armor and bonus æmber',
      { type: 'creature', power: 4 },
      { power: 4, armor: 0, amber: 0 },
    ],
    ['keywords', { keywords: ['elusive', 'assault 2'] }, { amber: 0, 'keywords.assault': 2 }],
    ['one effect', { text: [on('Play', steal(2))] }, { amber: 0, 'text.0.steal': 2 }],
    [
      'the same word twice',
      { amber: 1, text: [on('Play', steal(1)), on('Reap', gain(1), gain(3))] },
      { amber: 1, 'text.0.steal': 1, 'text.1.gain': 1, 'text.1.gain.2': 3 },
    ],
    [
      'splash and targets',
      { text: [on('Play', damage(4, a('creature', 2), { splash: 2 }))] },
      { amber: 0, 'text.0.damage': 4, 'text.0.targets': 2, 'text.0.splash': 2 },
    ],
    [
      'conditions, multiples and fractions',
      {
        text: [
          on('Play', when(compare(pool(opponent), '>=', 7), lose(half(multiply(3, count('creature')))))),
        ],
      },
      { amber: 0, 'text.0.if': 7, 'text.0.lose': 3, 'text.0.divisor': 2 },
    ],
    [
      'filters',
      { text: [on('Play', destroy(each('creature power<=3')))] },
      { amber: 0, 'text.0.filter.power': 3 },
    ],
    [
      'modifiers; a keyword without a number has none',
      { text: [onHost(power(2), keyword('taunt'), keyword('hazardous', 3)), playCost(3)] },
      { amber: 0, 'text.0.power': 2, 'text.0.hazardous': 3, 'text.1.playCost': 3 },
    ],
  ])('%s', (_, rest, expected) => expect(paths(card(rest))).toEqual(expected));

  it('says which number it is', () => {
    const words = numbersOf(card({ amber: 1, text: [on('Play', steal(2))] })).map((each) => each.words);
    expect(words).toEqual(['bonus æmber', 'steal in: Play: Steal 2 æmber.']);
  });
});

describe('a patched card', () => {
  const sample = card({
    type: 'creature',
    power: 4,
    keywords: ['hazardous 12'],
    text: [
      on('Play', destroy(each('creature power<=3 or artifact')), steal(1)),
      over('enemy creature', power(-2), keyCost(1, opponent)),
    ],
  });

  it.each([
    [
      'text.0.steal',
      2,
      'Play: Destroy each creature with power 3 or lower and each artifact. Steal 2 æmber.',
    ],
    [
      'text.0.filter.power',
      15,
      'Play: Destroy each creature with power 15 or lower and each artifact. Steal 1 æmber.',
    ],
    ['keywords.hazardous', 3, 'Hazardous 3.'],
    ['text.1.power', -3, "Each enemy creature gets −3 power and your opponent's keys cost +1 æmber."],
  ])('%s', (path, value, line) => {
    const before = structuredClone(sample);
    expect(sayText(patchCard(sample, path, value))).toContain(line);
    expect(sample).toEqual(before);
  });

  it('gets numbers that were not printed', () => {
    expect(patchCard(sample, 'armor', 2)).toMatchObject({ power: 4, armor: 2 });
  });

  it('names the nearest path and all the known ones when the path is wrong', () => {
    const patch = () => patchCard(sample, 'text.0.stea', 2);
    expect(patch).toThrow(InputError);
    expect(patch).toThrow(
      /no number "text\.0\.stea"; did you mean "text\.0\.steal"\? It has: power, armor, amber, keywords/,
    );
  });

  it.each([
    ['text.0.steal', 1.5],
    ['text.0.steal', -1],
    ['text.0.steal', 100],
    ['power', 0],
    ['amber', Number.NaN],
  ])('refuses %s = %s', (path, value) => {
    expect(() => patchCard(sample, path, value)).toThrow(InputError);
  });
});
