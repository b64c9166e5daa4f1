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

/** A search from the first decision of a game; returns how many decisions the engine made for it where they are counted. */
export function search(id, tries, isCounted) {
  const module = GAMES.find((each) => each.game.id === id);
  let decisions = 0;
  const apply = (state, option) => {
    decisions++;
    module.game.apply(state, option);
  };
  const game = isCounted ? { ...module.game, apply } : module.game;
  const sides = module.defaultSides.map((name) => module.namedSide(name));
  const state = new Int32Array(game.words);
  game.setup(state, module.setupFor(sides, {}, module.rotations(sides) > 1 ? 0 : undefined), [1, 2]);
  const options = new Int32Array(game.maxOptions);
  const count = game.options(state, options);
  const agent = makeAgent(game, `ismcts:iterations=${tries}`);
  agent.begin(game.decider(state), [3, 4]);
  agent.choose(state, options, count);
  return decisions;
}
