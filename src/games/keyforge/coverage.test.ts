import { expect, test } from 'vitest';
import type { Agent } from '../../core/agent.js';
import { Luck, seedOf } from '../../core/luck.js';
import { type Check, INVARIANTS, type Start, startOf, walk } from '../conformance.js';
import type { Side } from '../module.js';
import type { Deck } from './decks/deck.js';
import { at, Decision } from './layout.js';
import { keyforgeModule } from './module.js';
import { cardIn, KIND_WORDS, kindIn } from './option.js';
import { definitionOf, definitions } from './pool.js';
import { randomDeck } from './random-deck.js';

const PLAY = KIND_WORDS.indexOf('play');
const REAP = KIND_WORDS.indexOf('reap');
const GAMES = 60;
/** Tries for a card that the first games have not shown, in decks full of it. */
const TRIES = 100;

/** A deck that holds many copies of one card. */
function deckFull(id: string, seed: number): Side<Deck> {
  const deck = randomDeck(seedOf('coverage', id, seed));
  const { house } = definitions[definitionOf.get(id)!]!;
  const own = deck.houses.includes(house) ? house : deck.houses[0];
  const cards = deck.cards.map((card) => (card.house === own ? { card: id, house: own } : card));
  return { name: 'Random', from: 'random', data: { ...deck, cards } };
}

function focused(id: string, seed: number): Start {
  const sides = [deckFull(id, seed), deckFull(id, seed + TRIES)] as const;
  const setup = keyforgeModule.setupFor(sides, {}, undefined);
  return { name: `${id} ${seed}`, setup, seed: seedOf('coverage', seed) };
}

const played = (s: Int32Array, option: number): string | undefined =>
  kindIn(option) === PLAY ? definitions[s[at.definition + cardIn(option)]! & 0xfff]!.id : undefined;

/** Plays the card when it may, else reaps, for cards that ask for æmber, else does anything. */
function seeker(id: string): Agent {
  const luck = new Luck();
  return {
    name: 'seeker',
    begin: (_seat, seed) => luck.seed(seed[0], seed[1]),
    choose(state, options, count) {
      const all = options.subarray(0, count);
      const wanted = all.findIndex((option) => played(state, option) === id);
      if (wanted >= 0) return wanted;
      const reap = all.findIndex((option) => kindIn(option) === REAP);
      return reap >= 0 ? reap : luck.below(count);
    },
  };
}

test('every card of the pool is played, with the invariants on', () => {
  const unplayed = new Set(definitionOf.keys());
  const watch = (s: Int32Array, option: number): void => {
    const id = played(s, option);
    if (id !== undefined) unplayed.delete(id);
  };
  for (let number = 0; number < GAMES; number++) {
    walk(
      keyforgeModule,
      startOf(keyforgeModule, 'coverage', number, 'random'),
      [INVARIANTS],
      undefined,
      watch,
    );
  }
  for (const id of unplayed) {
    for (let seed = 0; seed < TRIES && unplayed.has(id); seed++) {
      walk(keyforgeModule, focused(id, seed), [INVARIANTS], [seeker(id), seeker(id)], watch);
    }
  }
  expect([...unplayed]).toEqual([]);
});

test('nothing but the end of the main step is asked where one answer is left', () => {
  const look: Check['look'] = ({ game, state, options }) => {
    if (state[at.decision] !== Decision.Main && options.length < 2) {
      throw new Error(`asks for nothing but "${game.sayOption(state, options[0]!)}"`);
    }
  };
  const check: Check = { name: 'asks', every: 1, look };
  for (let number = 0; number < GAMES; number++) {
    walk(keyforgeModule, startOf(keyforgeModule, 'asks', number, 'random'), [check]);
  }
  for (const id of ['pocket-universe', 'safe-place']) {
    for (let seed = 0; seed < 4; seed++) {
      walk(keyforgeModule, focused(id, seed), [check], [seeker(id), seeker(id)]);
    }
  }
});
