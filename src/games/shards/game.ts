import type { Game, State } from '../../core/game.js';
import { deciderOf, winnerOf } from '../../core/machine.js';
import './cards/index.js';
import { check } from './check.js';
import { sayChanges, sayOption, sayState } from './describe.js';
import { determinize } from './determinize.js';
import { decide } from './engine.js';
import { at, Place, Size, WORDS } from './layout.js';
import { listOptions, MAX_OPTIONS } from './options.js';
import { sideOf, sidesIn } from './rules/players.js';
import { type Setup, setupGame } from './setup.js';
import { champions, size } from './state.js';

/** The most of a number that any player has. */
function most(s: State, field: number): number {
  let n = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) n = Math.max(n, s[field + seat]!);
  return n;
}

function countChampions(s: State): number {
  let n = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) n += size(s, champions(seat));
  return n;
}

export const shards: Game<Setup> = {
  id: 'shards',
  title: 'Shards of Infinity',
  seats: Size.Seats,
  maxSides: Size.Seats,
  words: WORDS,
  maxOptions: MAX_OPTIONS,
  measures: [
    'rounds',
    'health_left',
    'highest_mastery',
    'cards_recruited',
    'fast_plays',
    'champions_destroyed',
    'cards_banished',
  ],
  tracks: ['highest_health', 'highest_mastery', 'champions'],
  ends: ['by power', 'by infinite power', 'by the mastery of the Nemesis', 'by an empty centre deck'],
  setup: setupGame,
  decider: deciderOf,
  options: listOptions,
  apply: decide,
  sides: sidesIn,
  sideOf,
  began: (s) => s[at.first]!,
  winner: winnerOf,
  end: (s) => s[at.end]!,
  turns: (s) => s[at.turn]!,
  measure(s, out) {
    out[0] = Math.ceil(s[at.turn]! / s[at.players]!);
    out[1] = most(s, at.health);
    out[2] = most(s, at.mastery);
    out[3] = s[at.recruited]!;
    out[4] = s[at.fastPlayed]!;
    out[5] = s[at.destroyed]!;
    out[6] = size(s, Place.Banished);
  },
  track(s, out) {
    out[0] = most(s, at.health);
    out[1] = most(s, at.mastery);
    out[2] = countChampions(s);
  },
  determinize,
  sayOption,
  sayChanges,
  sayState,
  check,
};
