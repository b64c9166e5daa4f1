import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agent } from '../src/core/agent.js';
import type { Game, Seed } from '../src/core/game.js';
import { Luck } from '../src/core/luck.js';
import { hasRandomSides, startOf } from '../src/games/conformance.js';
import { GAMES } from '../src/games/index.js';
import type { GameModule } from '../src/games/module.js';
import { makeAgent } from './index.js';
import { hasScorer } from './learnt/index.js';
import { loadAgents } from './own.js';

/** Every agent, with budgets small enough for a test: the fewer rollouts, the sooner a choice shows what they began from. */
const AGENTS = [
  'random',
  'heuristic',
  'mc:rollouts=3,margin=0',
  'mc:rollouts=60,margin=0.1',
  'ismcts:iterations=12,margin=0',
];
const SCORING = [
  'learnt',
  'ismcts:iterations=4,prior=learnt',
  'ismcts:iterations=12,prior=heuristic',
  'mc:rollouts=3,margin=0,prior=learnt',
];
const agentsOf = (game: string) => (hasScorer(game) ? [...AGENTS, ...SCORING] : AGENTS);

/** A user's agent whose choice hangs on every word of the state. */
const PEEKER = join(tmpdir(), `fulcrum-peeker-${randomUUID()}.mjs`);
beforeAll(async () => {
  const sum = 'state.reduce((sum, word) => (Math.imul(sum, 31) + word) | 0, 7)';
  writeFileSync(
    PEEKER,
    `export default () => ({ begin() {}, choose: (state, _, count) => (${sum} >>> 0) % count });`,
  );
  await loadAgents([PEEKER]);
});
afterAll(() => rmSync(PEEKER));

/** One decision in this number is looked at: neighbours are alike. */
const EVERY = 7;

function chooses(agent: Agent, game: Game, state: Int32Array, seed: Seed): number {
  const options = new Int32Array(game.maxOptions);
  const count = game.options(state, options);
  agent.begin(game.decider(state), seed);
  return agent.choose(state, options, count);
}

const LEAST_GAMES = 3;
const MOST_GAMES = 40;
/** Some games are over soon when anything is done in them: more of them are played then. */
const LEAST_LOOKED = 60;

/** Plays games of random sides and counts the decisions in which a new deal changes the agent's choice. */
function peeks(module: GameModule, words: string): { peeked: number; looked: number } {
  const { game } = module;
  const luck = new Luck([5, 6]);
  const options = new Int32Array(game.maxOptions);
  const result = { peeked: 0, looked: 0 };
  const enough = (n: number) => n >= LEAST_GAMES && result.looked > LEAST_LOOKED;
  for (let n = 0; n < MOST_GAMES && !enough(n); n++) {
    const { setup, seed } = startOf(module, '3', n, hasRandomSides(module) ? 'random' : 'starter');
    const state = new Int32Array(game.words);
    game.setup(state, setup, seed);
    for (let decision = 0; game.decider(state) >= 0 && decision < 400; decision++) {
      const count = game.options(state, options);
      if (count > 1 && decision % EVERY === 0) {
        const seat = game.decider(state);
        const dealt = state.slice();
        game.determinize(dealt, seat, [luck.next(), luck.next()]);
        const agent = makeAgent(game, words);
        result.looked++;
        if (chooses(agent, game, state, [n, decision]) !== chooses(agent, game, dealt, [n, decision]))
          result.peeked++;
      }
      game.apply(state, options[luck.below(count)]!);
    }
  }
  return result;
}

describe.each(GAMES.map((module) => ({ name: module.game.id, module })))('$name', ({ module }) => {
  test.each([...agentsOf(module.game.id), PEEKER])(
    '%s chooses the same whatever the hidden cards are',
    (words) => {
      const { peeked, looked } = peeks(module, words);
      expect(looked).toBeGreaterThan(LEAST_LOOKED);
      expect(peeked).toBe(0);
    },
  );
});
