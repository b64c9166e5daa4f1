import { describe, expect, test } from 'vitest';
import './cards/index.js';
import { definitionOf, definitions } from './pool.js';
import { sayText } from './words.js';

const textOf = (id: string): string[] => sayText(definitions[definitionOf.get(id)!]!.card);

describe('a card in English, made from its entry', () => {
  test.each<[string, string[]]>([
    [
      'tourmaline_shard',
      ['Gain 1 æther. Any ally may suffer 1 damage, then destroy 1 card from their hand.'],
    ],
    [
      'amplify_vision',
      [
        'Cast: Focus your closed breach with the lowest focus cost. Deal 2 damage, plus 1 damage if all breaches of yours are open.',
      ],
    ],
    ['chaos_arc', ['Cast: Deal 3 damage, plus 2 damage for each spell prepped in an adjacent breach.']],
    [
      'blasting_staff',
      ['You may cast 1 prepped spell that you prepped this turn, which deals 2 more damage.'],
    ],
    [
      'wildfire_whip',
      [
        'While prepped, in your main phase you may spend 2 æther: Cast 1 prepped spell of any player.',
        'Cast: Deal 4 damage.',
      ],
    ],
    [
      'reality_rupture',
      ['To discard: Destroy 2 of your prepped spells of cost 3 or more.', 'Power 1: Unleash 3 times.'],
    ],
    [
      'dispel',
      ['Unleash twice. The player with the most prepped spells discards their most expensive prepped spell.'],
    ],
    [
      'corrupter',
      [
        'When a player deals damage to this minion: That player gains 1 corruption on top of their deck.',
        'Persistent: Gravehold suffers 1 damage.',
      ],
    ],
    [
      'tempt',
      [
        'The player with the most Crystals in hand discards all Crystals from their hand. That player suffers 3 damage. That player gains a card from any supply pile of cost 4 or less.',
      ],
    ],
  ])('%s', (id, words) => {
    expect(textOf(id)).toEqual(words);
  });

  test.each<[string, string[]]>([
    [
      'prince_of_gluttons',
      [
        'Setup: For each gem supply pile: devour 1 gem from the next most expensive gem supply pile.',
        'When all supply piles are empty, the players lose.',
        'Increased difficulty: setup: For each gem supply pile: devour 1 gem from the next most expensive gem supply pile. Do this 9 times: devour 1 card from any supply pile.',
      ],
    ],
    [
      'carapace_queen',
      ['Swarm with 0 to 3 husks: Place 4 husks.', 'Swarm with 13 to 15 husks: The players lose.'],
    ],
    ['rageborne', ['To strike, draw a strike card, resolve it and shuffle it back.']],
    ['crooked_mask', ['A destroyed corruption goes to the bottom of the corruption deck.']],
  ])('the mat of %s says its additional rules', (id, parts) => {
    const text = textOf(id).join(' ');
    for (const part of parts) expect(text).toContain(part);
  });

  test('every card has words, and no word of the vocabulary is left in them', () => {
    for (const id of definitionOf.keys()) {
      const text = textOf(id).join(' ');
      expect(text, id).toMatch(/^[A-Z]/);
      expect(text, id).not.toMatch(/undefined|NaN|\[object|[a-z][A-Z]/);
    }
  });
});
