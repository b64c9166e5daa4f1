import { describe, expect, test } from 'vitest';
import './cards/index.js';
import { definitionOf, definitions } from './pool.js';
import { sayText } from './words.js';

const textOf = (id: string): string[] => sayText(definitions[definitionOf.get(id)!]!.card);

describe('a card in English, made from its entry', () => {
  test.each<[string, string[]]>([
    ['crystal', ['Gain 1 gem.']],
    [
      'infinity-shard',
      [
        'Gain 2 power. At 10 mastery, gain 3 power instead. At 20 mastery, gain 5 power instead. At 30 mastery, gain infinite power instead.',
      ],
    ],
    ['kiln-drone', ['Gain 2 gems. Inspire: gain 4 gems instead.']],
    ['thorn-zealot', ["Draw 1 card. Unify: destroy 1 opponent's champion."]],
    ['evokatus', ['Draw 1 card.', 'Exhaust: Gain 1 power for each Homodeus champion you have in play.']],
    ['giga-source-adept', ['Draw 1 card.', 'Dominion — Exhaust: Gain 3 mastery.']],
    ['primus-pilus', ['Exhaust: If you have 3 or more Homodeus champions in play, draw 2 cards.']],
    [
      'zara-ra-soulflayer',
      [
        'Gain 4 power. Gain 1 mastery. At 10 mastery, you may banish up to 2 cards from your hand or discard pile.',
      ],
    ],
    [
      'portal-monk',
      [
        'Recruit 1 card that costs 6 or less from the centre row for free. At 15 mastery, recruit 1 card that costs 6 or less from the centre row for free and put it into your hand instead.',
      ],
    ],
    [
      'drakonarius',
      ['Cannot be attacked while you have General Decurion in play.', 'Exhaust: Gain 6 power.'],
    ],
    [
      'axia',
      [
        'Recruiting this card costs 1 gem less for each Homodeus champion you have in play.',
        'Exhaust: Gain 7 power.',
      ],
    ],
    [
      'ojas-genesis-druid',
      [
        'Copy the effects of 1 other ally you have played this turn. At 20 mastery, copy the effects of that card once more.',
      ],
    ],
    [
      'terminal-crescents',
      [
        'Gain 1 mastery. Gain power equal to half your mastery, rounded up. At 20 mastery, gain power equal to your mastery instead.',
      ],
    ],
    ['panconscious-crown', ['Gain 2 mastery. Gain 2 health. At 20 mastery, Unify: gain 50 health.']],
    [
      'the-heart-of-nothing',
      [
        'Gain 5 power. If you deal 10 or more damage to one opponent this turn, draw 3 more cards at the end of it. At 20 mastery, gain 5 power.',
      ],
    ],
    ['praetorian-02', ['Whenever you are attacked, you have 3 shield. At 20 mastery, you have 6 instead.']],
    [
      'decima',
      ['Focus, once per turn: pay 1 gem. Gain 1 mastery.', 'Relics: Praetorian-01 and Praetorian-02.'],
    ],
  ])('%s', (id, words) => {
    expect(textOf(id)).toEqual(words);
  });

  test('every card has a text', () => {
    for (const id of definitionOf.keys()) {
      expect(textOf(id).length, id).toBeGreaterThan(0);
      for (const words of textOf(id)) expect(words, id).toMatch(/^[A-Z].*\.$/);
    }
  });
});
