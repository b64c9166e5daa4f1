import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/core/agent.js';
import type { Seed, State } from '../../src/core/game.js';
import { Luck } from '../../src/core/luck.js';
import { openDeck } from '../../src/games/keyforge/box.js';
import '../../src/games/keyforge/cards/index.js';
import { findBundled } from '../../src/games/keyforge/decks/bundled.js';
import { decide } from '../../src/games/keyforge/engine.js';
import { at, Flag, Size, WORDS, Zone } from '../../src/games/keyforge/layout.js';
import { listOptions, MAX_OPTIONS } from '../../src/games/keyforge/options.js';
import { SET_CODES } from '../../src/games/keyforge/sets.js';
import { prepareDeck, type Setup, setupGame } from '../../src/games/keyforge/setup.js';
import { zoneOf } from '../../src/games/keyforge/state.js';
import type { SetCode } from '../../src/games/keyforge/vocabulary.js';
import { random } from '../random.js';
import { keyforgeHeuristic } from './keyforge.js';

const onyx = prepareDeck(findBundled('onyx')!);
const argus = prepareDeck(findBundled('argus')!);
/** Each deck in each seat, each seat first. */
const SETUPS: readonly Setup[] = [
  { decks: [onyx, argus], chains: [0, 0], first: 0 },
  { decks: [onyx, argus], chains: [0, 0], first: 1 },
  { decks: [argus, onyx], chains: [0, 0], first: 0 },
  { decks: [argus, onyx], chains: [0, 0], first: 1 },
];
const LONGEST = 5000;

type Watch = (s: State, options: Int32Array, count: number, chosen: number) => void;

/** Plays a game to its end and returns the winner; `watch` sees every decision before it is applied. */
function play(setup: Setup, seed: Seed, agents: readonly [Agent, Agent], watch?: Watch): number {
  const s = new Int32Array(WORDS);
  const options = new Int32Array(MAX_OPTIONS);
  setupGame(s, setup, seed);
  agents.forEach((agent, seat) => {
    agent.begin(seat, [seed[0] + seat, seed[1]]);
  });
  for (let i = 0; s[at.decider]! >= 0; i++) {
    if (i === LONGEST) throw new Error(`the game of seed ${seed} does not end`);
    const count = listOptions(s, options);
    const chosen = agents[s[at.decider]!]!.choose(s, options, count);
    watch?.(s, options, count, chosen);
    decide(s, options[chosen]!);
  }
  return s[at.winner]!;
}

test('beats the random player in at least 180 of 200 fair games', () => {
  let wins = 0;
  for (let game = 0; game < 200; game++) {
    const seat = (game >> 2) & 1;
    const agents: [Agent, Agent] = [random(), random()];
    agents[seat] = keyforgeHeuristic();
    if (play(SETUPS[game & 3]!, [game + 1, 7], agents) === seat) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(180);
});

function choices(seed: Seed): number[] {
  const taken: number[] = [];
  play(SETUPS[0]!, seed, [keyforgeHeuristic(), keyforgeHeuristic()], (_s, options, _count, chosen) => {
    taken.push(options[chosen]!);
  });
  return taken;
}

describe('the same seed', () => {
  test.each([1, 2, 3])('%i plays the same game', (n) => {
    expect(choices([n, n])).toEqual(choices([n, n]));
  });
});

const HIDDEN: readonly number[] = [Zone.Deck, Zone.Hand, Zone.Archives];

/** Whether this seat can't tell which card it is: all in the other's hand, deck and archives, and its own deck. */
function isHidden(s: State, card: number, seat: number): boolean {
  if (s[at.flags + card]! & (seat === 0 ? Flag.Known0 : Flag.Known1)) return false;
  const zone = zoneOf(s, card);
  return s[at.place + card]! >> 3 === seat ? zone === Zone.Deck : HIDDEN.includes(zone);
}

/** Exchanges what is printed on the hidden cards of each owner; everything that the seat knows stays. */
function reshuffle(s: State, seat: number, luck: Luck): void {
  for (let owner = 0; owner < 2; owner++) {
    const cards = Array.from({ length: Size.Deck }, (_, i) => owner * Size.Deck + i);
    const hidden = cards.filter((card) => isHidden(s, card, seat));
    for (let i = hidden.length - 1; i > 0; i--) exchange(s, hidden[i]!, hidden[luck.below(i + 1)]!);
  }
}

function exchange(s: State, a: number, b: number): void {
  for (const field of [at.definition, at.print]) {
    const kept = s[field + a]!;
    s[field + a] = s[field + b]!;
    s[field + b] = kept;
  }
}

/** Counts the decisions in which the choice depends on cards that the seat can't see. */
function peeks(setup: Setup, seed: Seed, seat: number): { asked: number; changed: number } {
  const agents: [Agent, Agent] = [keyforgeHeuristic(), keyforgeHeuristic()];
  const twin = keyforgeHeuristic();
  twin.begin(seat, [seed[0] + seat, seed[1]]);
  const luck = new Luck(seed);
  const others = new Int32Array(MAX_OPTIONS);
  const result = { asked: 0, changed: 0 };
  play(setup, seed, agents, (s, options, count, chosen) => {
    if (s[at.decider] !== seat) return;
    const copy = s.slice();
    reshuffle(copy, seat, luck);
    // Where a deck is searched the options themselves name its cards, so the seat does see them.
    const same =
      listOptions(copy, others) === count && options.every((o, i) => i >= count || o === others[i]);
    const choice = twin.choose(same ? copy : s, options, count);
    result.asked += same ? 1 : 0;
    result.changed += same && choice !== chosen ? 1 : 0;
  });
  return result;
}

const opened = (set: SetCode, game: number): Setup => ({
  decks: [prepareDeck(openDeck(set, [game, 1])), prepareDeck(openDeck(set, [game, 2]))],
  chains: [0, 0],
  first: game & 1,
});

test.each<[decks: string, setupOf: (game: number) => Setup]>([
  ['the starters', (game) => SETUPS[game & 3]!],
  ...SET_CODES.map((code): [string, (game: number) => Setup] => [code, (game) => opened(code, game)]),
])('chooses the same whatever the hidden cards are: %s', (_decks, setupOf) => {
  for (let game = 1; game <= 20; game++) {
    const { asked, changed } = peeks(setupOf(game), [game, 11], game & 1);
    expect(asked, `game ${game}`).toBeGreaterThan(20);
    expect(changed, `game ${game}`).toBe(0);
  }
});
