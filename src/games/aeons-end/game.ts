import { type Game, NOBODY } from '../../core/game.js';
import { deciderOf, winnerOf } from '../../core/machine.js';
import './cards/index.js';
import { check } from './check.js';
import { sayChanges, sayOpening, sayOption, sayState } from './describe.js';
import { determinize } from './determinize.js';
import { decide } from './engine.js';
import { at, Place, Size, WORDS } from './layout.js';
import { listOptions, MAX_OPTIONS } from './options.js';
import { countMinions } from './rules/damage.js';
import { ENDS } from './say/ends.js';
import { type Setup, setupGame } from './setup.js';
import { countBreaches, size } from './state.js';

const sumOf = (s: Int32Array, field: number): number => {
  let sum = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) sum += s[field + seat]!;
  return sum;
};

const openBreaches = (s: Int32Array): number => {
  let n = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) n += countBreaches(s, seat, true);
  return n;
};

export const aeonsEnd: Game<Setup> = {
  id: 'aeons-end',
  title: "Aeon's End",
  seats: Size.Seats,
  maxSides: 2,
  words: WORDS,
  maxOptions: MAX_OPTIONS,
  measures: [
    'rounds',
    'nemesis_life',
    'gravehold_life',
    'exhausted',
    'player_life',
    'nemesis_cards_left',
    'cards_gained',
    'spells_cast',
    'damage_dealt',
    'open_breaches',
  ],
  tracks: ['nemesis_life', 'gravehold_life', 'player_life', 'exhausted', 'minions'],
  ends: ENDS,
  setup: setupGame,
  decider: deciderOf,
  options: listOptions,
  apply: decide,
  sides: () => 2,
  sideOf: () => 0,
  began: () => NOBODY,
  winner: winnerOf,
  end: (s) => s[at.end]!,
  turns: (s) => Math.max(1, s[at.turn]!),
  measure(s, out) {
    out[0] = s[at.round]!;
    out[1] = s[at.nemesisLife]!;
    out[2] = s[at.gravehold]!;
    out[3] = sumOf(s, at.exhausted);
    out[4] = sumOf(s, at.life);
    out[5] = size(s, Place.NemesisDeck);
    out[6] = s[at.gained]!;
    out[7] = s[at.cast]!;
    out[8] = s[at.dealt]!;
    out[9] = openBreaches(s);
  },
  track(s, out) {
    out[0] = s[at.nemesisLife]!;
    out[1] = s[at.gravehold]!;
    out[2] = sumOf(s, at.life);
    out[3] = sumOf(s, at.exhausted);
    out[4] = countMinions(s) + s[at.husks]!;
  },
  determinize,
  sayOption,
  sayChanges,
  sayOpening,
  sayState,
  check,
};
