import type { Game } from '../../core/game.js';
import { deciderOf, winnerOf } from '../../core/machine.js';
import './cards/index.js';
import { check } from './check.js';
import { sayChanges, sayOption, sayState } from './describe.js';
import { determinize } from './determinize.js';
import { decide } from './engine.js';
import { at, Building, WORDS, Zone } from './layout.js';
import { listOptions, MAX_OPTIONS } from './options.js';
import { type Setup, setupGame } from './setup.js';
import { buildingDamage, size, stands } from './state.js';

const baseLeft = (s: Int32Array, seat: number): number =>
  s[at.baseHp + seat]! - buildingDamage(s, seat, Building.Base);

function techLevel(s: Int32Array, seat: number): number {
  let level: number = Building.Tech3;
  while (level > 0 && !stands(s, seat, level)) level--;
  return level;
}

export const codex: Game<Setup> = {
  id: 'codex',
  title: 'Codex',
  seats: 2,
  maxSides: 2,
  words: WORDS,
  maxOptions: MAX_OPTIONS,
  measures: [
    'base_a',
    'base_b',
    'workers_a',
    'workers_b',
    'tech_a',
    'tech_b',
    'level_a',
    'level_b',
    'units_lost_a',
    'units_lost_b',
    'spells_a',
    'spells_b',
  ],
  tracks: ['base_a', 'base_b', 'workers_a', 'workers_b', 'units_a', 'units_b', 'level_a', 'level_b'],
  ends: ['a base falls in combat', 'a base falls to a spell or ability', 'a base falls with a building'],
  setup: setupGame,
  decider: deciderOf,
  options: listOptions,
  apply: decide,
  sides: () => 2,
  sideOf: (_s, seat) => seat,
  began: (s) => s[at.first]!,
  winner: winnerOf,
  end: (s) => s[at.end]!,
  turns: (s) => s[at.turn]!,
  measure(s, out) {
    for (let seat = 0; seat < 2; seat++) {
      out[seat] = baseLeft(s, seat);
      out[2 + seat] = s[at.workers + seat]!;
      out[4 + seat] = techLevel(s, seat);
      out[6 + seat] = s[at.level + seat]!;
      out[8 + seat] = s[at.lost + seat]!;
      out[10 + seat] = s[at.cast + seat]!;
    }
  },
  track(s, out) {
    for (let seat = 0; seat < 2; seat++) {
      out[seat] = baseLeft(s, seat);
      out[2 + seat] = s[at.workers + seat]!;
      out[4 + seat] = size(s, seat, Zone.Units);
      out[6 + seat] = s[at.level + seat]!;
    }
  },
  determinize,
  sayOption,
  sayChanges,
  sayState,
  check,
};
