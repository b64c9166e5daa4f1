import { describe, expect, test } from 'vitest';
import { codex } from './game.js';
import type { CodexSetup } from './scenario.js';
import { reach } from './testkit.js';

/** What is told of the last of some decisions. */
function told(setup: CodexSetup, steps: string[], viewer?: number): string[] {
  const before = reach(setup, ...steps.slice(0, -1));
  const after = reach(setup, ...steps);
  const taken = before.options().find(({ option }) => {
    const copy = before.state.slice();
    codex.apply(copy, option);
    return copy.every((word, i) => word === after.state[i]);
  })!;
  return [
    codex.sayOption(before.state, taken.option, viewer),
    ...codex.sayChanges(before.state, after.state, taken.option, viewer),
  ];
}

const FIGHT: CodexSetup = {
  players: [
    { hero: { level: 5 }, units: ['iron-man'] },
    {
      hero: { level: 1, damage: 1, slot: 'scavenger' },
      units: [{ card: 'tenderfoot', slot: 'squad-leader' }],
    },
  ],
};

describe('what happened', () => {
  test.each<[string, CodexSetup, string[], string[]]>([
    [
      'a fight',
      FIGHT,
      ['attack iron-man tenderfoot'],
      [
        'attacks Tenderfoot with Iron Man',
        'Iron Man takes 1 damage.',
        'Tenderfoot takes 2 damage.',
        'Tenderfoot dies.',
      ],
    ],
    [
      'a hero’s death',
      FIGHT,
      ['attack iron-man tenderfoot', 'attack troq-bashar river-montoya'],
      [
        'attacks River Montoya with Troq Bashar',
        "B's Base takes 1 damage.",
        'Troq Bashar takes 2 damage.',
        'River Montoya takes 3 damage.',
        'Troq Bashar is now at level 7.',
        'River Montoya dies.',
        'B gains 1 gold (now 1).',
      ],
    ],
    [
      'a spell with its target',
      {
        players: [
          { hero: { level: 1 }, gold: 4, hand: ['wither'] },
          { units: [{ card: 'maestro', slot: 'lookout' }] },
        ],
      },
      ['play wither', 'maestro'],
      ["chooses B's Maestro (1 gold for resist) for Wither", 'Maestro gets 1 −1/−1 rune.'],
    ],
    [
      'the end',
      {
        players: [
          { hero: { level: 1 }, hand: ['wrecking-ball'] },
          { buildings: [{ card: 'base', damage: 18 }] },
        ],
      },
      ['play wrecking-ball', 'base@1'],
      ["chooses B's Base for Wrecking Ball", "B's Base takes 2 damage.", 'A wins.'],
    ],
  ])('%s', (_, setup, steps, words) => {
    expect(told(setup, steps)).toEqual(words);
  });
});

describe('a reader learns nothing that is hidden from the seat', () => {
  const setup: CodexSetup = {
    turn: 1,
    players: [{ gold: 1, hand: ['spark'], deck: ['bloom', 'wither', 'iron-man'] }, {}],
  };

  test('which card became a worker, and which ones were drawn', () => {
    expect(told(setup, ['worker spark'], 1)).toEqual(['hires a worker (1 gold)']);
    expect(told(setup, ['worker spark'], 0)).toEqual(['hires a worker with Spark (1 gold)']);
    expect(told(setup, ['worker spark', 'end'], 1)).toContain('A draws 2 cards.');
    expect(told(setup, ['worker spark', 'end'], 0)).toContain('A draws 2 cards: Bloom, Wither.');
  });

  test('what comes from the codex', () => {
    const tech = { step: 'start' };
    expect(told(tech, ['tech iron-man'], 1)).toEqual(['puts a card of the codex into the discard pile']);
    expect(told(tech, ['tech iron-man'], 0)).toEqual(['puts Iron Man into the discard pile']);
  });

  test('the state shows a hand to its player only', () => {
    const { state } = reach(setup);
    expect(codex.sayState(state, 0)).toContain('hand: Spark');
    expect(codex.sayState(state, 1)).toContain('hand: 1 unknown');
    expect(codex.sayState(state, 1).match(/codex:/g)).toHaveLength(1);
  });
});
