import type { Agent } from '../src/core/agent.js';
import { Luck } from '../src/core/luck.js';

/** Every option with the same chance. */
export function random(): Agent {
  const luck = new Luck();
  return {
    name: 'random',
    begin: (_seat, seed) => luck.seed(seed[0], seed[1]),
    choose: (_state, _options, count) => luck.below(count),
  };
}
