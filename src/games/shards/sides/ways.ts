import type { VariantName } from '../variants.js';

/** Every way to play that the rulebook has, with the seats that it is for. */
export const WAYS: readonly (readonly [players: number, variants: readonly VariantName[]])[] = [
  [2, []],
  [3, []],
  [4, []],
  [2, ['base']],
  [3, ['three-way']],
  [3, ['base', 'three-way']],
  [4, ['team']],
  [4, ['base', 'team']],
  [2, ['auction']],
  [3, ['auction']],
  [4, ['auction', 'secret']],
  [4, ['team', 'auction', 'draft']],
  [2, ['draft']],
  [3, ['three-way', 'draft']],
  [4, ['team', 'draft']],
  [2, ['secret']],
  [4, ['team', 'secret']],
  [2, ['nemesis']],
  [2, ['base', 'nemesis']],
  [2, ['secret', 'nemesis']],
];
