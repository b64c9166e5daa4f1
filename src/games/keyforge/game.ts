import type { Game } from '../../core/game.js';
import './cards/index.js';
import { check } from './check.js';
import { sayChanges, sayOption, sayState } from './describe.js';
import { determinize } from './determinize.js';
import { decide } from './engine.js';
import { at, WORDS } from './layout.js';
import { listOptions, MAX_OPTIONS } from './options.js';
import { countKeys } from './rules/memory.js';
import { type Setup, setupGame } from './setup.js';

export const keyforge: Game<Setup> = {
  id: 'keyforge',
  title: 'KeyForge',
  seats: 2,
  words: WORDS,
  maxOptions: MAX_OPTIONS,
  measures: ['keys_a', 'keys_b', 'amber_a', 'amber_b', 'chains_a', 'chains_b'],
  setup: setupGame,
  decider: (s) => s[at.decider]!,
  options: listOptions,
  apply: decide,
  winner: (s) => s[at.winner]!,
  turns: (s) => s[at.turn]!,
  measure(s, out) {
    for (let seat = 0; seat < 2; seat++) {
      out[seat] = countKeys(s[at.keys + seat]!);
      out[2 + seat] = s[at.amber + seat]!;
      out[4 + seat] = s[at.chains + seat]!;
    }
  },
  determinize,
  sayOption,
  sayChanges,
  sayState,
  check,
};
