import { makeAgent } from '../dist/agents/index.js';
import { NOBODY } from '../dist/src/core/game.js';
import { GAMES } from '../dist/src/games/index.js';

/** Runs in Node and in a browser alike, so that the engine can be timed in both. */

/** Plays games of random players between a game's usual sides; returns a function that plays one and counts decisions. */
function table(id) {
  const module = GAMES.find(({ game }) => game.id === id);
  const { game } = module;
  const sides = module.defaultSides.map((name) => module.namedSide(name));
  const setup = module.setupFor(sides, {}, module.rotations(sides) > 1 ? 0 : undefined);
  const state = new Int32Array(game.words);
  const options = new Int32Array(game.maxOptions);
  const player = makeAgent(game, 'random');
  return (seed) => {
    game.setup(state, setup, [seed, 1]);
    player.begin(0, [seed, 2]);
    let decisions = 0;
    for (; game.decider(state) !== NOBODY; decisions++) {
      const count = game.options(state, options);
      game.apply(state, options[player.choose(state, options, count)]);
    }
    return decisions;
  };
}

/** The decisions of the first games, which are the same everywhere. */
export function decisionsOf(id, games) {
  const play = table(id);
  let decisions = 0;
  for (let seed = 1; seed <= games; seed++) decisions += play(seed);
  return decisions;
}

/** Decisions per second, after a quarter of the time to warm up. */
export function pace(id, seconds) {
  const play = table(id);
  const playFor = (ms) => {
    const start = performance.now();
    let decisions = 0;
    for (let seed = 1; performance.now() - start < ms; seed++) decisions += play(seed);
    return (1000 * decisions) / (performance.now() - start);
  };
  playFor(250 * seconds);
  return playFor(1000 * seconds);
}
