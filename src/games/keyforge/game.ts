import type { Game } from '../../core/game.js';
import { deciderOf, winnerOf } from '../../core/machine.js';
import './cards/index.js';
import { check } from './check.js';
import { sayChanges, sayOption, sayState } from './describe.js';
import { determinize } from './determinize.js';
import { decide } from './engine.js';
import { at, WORDS, Zone } from './layout.js';
import { listOptions, MAX_OPTIONS } from './options.js';
import { countKeys } from './rules/memory.js';
import { type Setup, setupGame } from './setup.js';
import { list } from './state.js';

export const keyforge: Game<Setup> = {
  id: 'keyforge',
  title: 'KeyForge',
  seats: 2,
  maxSides: 2,
  words: WORDS,
  maxOptions: MAX_OPTIONS,
  measures: ['keys_a', 'keys_b', 'amber_a', 'amber_b', 'chains_left_a', 'chains_left_b'],
  tracks: ['keys_a', 'keys_b', 'amber_a', 'amber_b', 'creatures_a', 'creatures_b'],
  ends: ['three keys to none', 'three keys to one', 'three keys to two'],
  setup: setupGame,
  decider: deciderOf,
  options: listOptions,
  apply: decide,
  sides: () => 2,
  sideOf: (_s, seat) => seat,
  began: (s) => s[at.first]!,
  winner: winnerOf,
  end: (s) => countKeys(s[at.keys + 1 - s[at.winner]!]!),
  turns: (s) => s[at.turn]!,
  measure(s, out) {
    for (let seat = 0; seat < 2; seat++) {
      out[seat] = countKeys(s[at.keys + seat]!);
      out[2 + seat] = s[at.amber + seat]!;
      out[4 + seat] = s[at.chains + seat]!;
    }
  },
  track(s, out) {
    for (let seat = 0; seat < 2; seat++) {
      out[seat] = countKeys(s[at.keys + seat]!);
      out[2 + seat] = s[at.amber + seat]!;
      out[4 + seat] = s[at.size + list(seat, Zone.Line)]!;
    }
  },
  determinize,
  sayOption,
  sayChanges,
  sayState,
  check,
};
