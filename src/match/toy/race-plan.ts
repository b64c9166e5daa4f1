import type { MatchPlan } from '../schedule.js';
import toy from './race.js';

/** A match of the race for tests: tortoise against hare, random players. */
export function racePlan(change: Partial<MatchPlan> = {}): MatchPlan {
  return {
    game: 'race',
    sides: [toy.namedSide('tortoise')!, toy.namedSide('hare')!],
    options: { chains: [0, 0] },
    agents: ['random', 'random'],
    seatings: 2,
    seed: '1',
    ...change,
  };
}
