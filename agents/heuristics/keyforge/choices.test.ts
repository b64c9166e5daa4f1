import { expect, test } from 'vitest';
import { listOptions, MAX_OPTIONS } from '../../../src/games/keyforge/options.js';
import { offers, take } from '../../../src/games/keyforge/testkit.js';
import { type Position, position } from '../../../src/games/keyforge/testrows.js';
import { keyforgeHeuristic } from '../keyforge.js';

/** What the heuristic answers after these steps. */
function answer(setup: Position, steps: string[]): string {
  const s = take(position(setup), ...steps);
  const pilot = keyforgeHeuristic();
  pilot.begin(s.decision()!.seat, [1, 1]);
  const options = new Int32Array(MAX_OPTIONS);
  const count = listOptions(s.state, options);
  return offers(s)[pilot.choose(s.state, options, count)]!;
}

const LETHAL = { house: 'shadows', you: { hand: ['lethal-distraction'], line: ['krump'] } };
const WOUNDED = (line: string[]) => line.map((card) => ({ card, damage: 2 }));

test.each<[name: string, setup: Position, steps: string[], answer: string]>([
  [
    'lays more damage on an enemy',
    { ...LETHAL, foe: { line: ['troll'] } },
    ['play lethal-distraction'],
    'target troll',
  ],
  [
    'declines to rearrange a line',
    { house: 'staralliance', you: { hand: ['tactical-officer-moon'], line: ['troll', 'krump'] } },
    ['play tactical-officer-moon', 'flank left'],
    'no',
  ],
  [
    'keeps the order of a line that it must rearrange',
    { house: 'staralliance', you: { hand: ['tactical-officer-moon'], line: ['troll', 'krump'] } },
    ['play tactical-officer-moon', 'flank left', 'yes', 'choice 0'],
    'target tactical-officer-moon',
  ],
  [
    'redistributes the damage on enemies rather than that on friends',
    {
      house: 'mars',
      you: { hand: ['entropic-manipulator'], line: WOUNDED(['troll', 'krump']) },
      foe: { line: WOUNDED(['zorg', 'dextre']) },
    },
    ['play entropic-manipulator', 'yes'],
    'choice 1',
  ],
  [
    'gathers it on an enemy that dies of it',
    {
      house: 'mars',
      you: { hand: ['entropic-manipulator'], line: ['krump'] },
      foe: { line: WOUNDED(['troll', 'doc-bookton']) },
    },
    ['play entropic-manipulator', 'yes', 'choice 1'],
    'target doc-bookton',
  ],
  [
    'lays the damage of friends on the one that bears it best',
    { house: 'mars', you: { hand: ['entropic-manipulator'], line: WOUNDED(['zorg', 'troll']) } },
    ['play entropic-manipulator', 'yes', 'choice 0'],
    'target troll',
  ],
  [
    'keeps redistributed æmber on its strongest creature',
    {
      house: 'sanctum',
      you: { hand: ['equalize'], line: ['urchin', { card: 'troll', amber: 1 }] },
    },
    ['play equalize'],
    'target troll',
  ],
  [
    'captures from the opponent first',
    { house: 'saurian', you: { hand: ['crassosaurus'], amber: 8 }, foe: { amber: 8 } },
    ['play crassosaurus'],
    'number 8',
  ],
  [
    'plays it when the pools hold enough',
    { house: 'saurian', you: { hand: ['crassosaurus'], amber: 2 }, foe: { amber: 8 } },
    [],
    'play crassosaurus',
  ],
  [
    'and does not when they do not',
    { house: 'saurian', you: { hand: ['crassosaurus'], amber: 5 }, foe: { amber: 2 } },
    [],
    'end',
  ],
  [
    'copies the best creature',
    { house: 'logos', you: { hand: ['mimic-gel'], line: ['snufflegator'] }, foe: { line: ['troll'] } },
    ['play mimic-gel'],
    'target troll',
  ],
  [
    'does not exalt for nothing',
    { house: 'saurian', you: { line: ['tribune-pompitus'] }, foe: { line: ['urchin', 'dodger'] } },
    ['fight tribune-pompitus', 'urchin'],
    'no',
  ],
  [
    'exalts a creature whose æmber can be spent',
    { house: 'saurian', you: { line: ['senator-shrix'] } },
    ['reap senator-shrix'],
    'yes',
  ],
  [
    'puts a curse on an enemy',
    { house: 'mars', you: { hand: ['containment-field'], line: ['troll'] }, foe: { line: ['krump'] } },
    ['play containment-field'],
    'target krump',
  ],
  [
    'puts a guard on a friend',
    { house: 'staralliance', you: { hand: ['encounter-suit'], line: ['troll'] }, foe: { line: ['krump'] } },
    ['play encounter-suit'],
    'target troll',
  ],
  [
    'grafts the better action',
    { house: 'brobnar', you: { hand: ['infomancer', 'help-from-future-self', 'fertility-chant'] } },
    ['play infomancer'],
    'target fertility-chant',
  ],
  [
    'puts æmber that an enemy captures on the one that dies first',
    {
      house: 'mars',
      you: { hand: ['hypnotic-command'], line: ['zorg'] },
      foe: { line: ['troll', 'urchin'], amber: 3 },
    },
    ['play hypnotic-command'],
    'target urchin',
  ],
])('%s', (_name, setup, steps, expected) => {
  expect(answer(setup, steps)).toBe(expected);
});
