import type { GameRecord } from '../play.js';
import type { MatchPlan } from '../schedule.js';
import toy from './race.js';

/** A match of the race for tests: tortoise against hare, random players. */
export function racePlan(change: Partial<MatchPlan> = {}): MatchPlan {
  return {
    game: 'race',
    sides: [toy.namedSide('tortoise')!, toy.namedSide('hare')!],
    options: {},
    agents: ['random', 'random'],
    rotations: 2,
    deals: 1,
    seed: '1',
    ...change,
  };
}

/** The games of a block as a schedule has them: the two sides take turns to begin. */
export function inTurn(records: readonly Omit<GameRecord, 'began'>[]): GameRecord[] {
  return records.map((record, index) => ({ ...record, began: index % 2 }));
}
