import type { GameModule } from '../games/module.js';
import type { MatchPlan } from '../match/schedule.js';
import type { Args } from './command.js';
import type { FlagName } from './flags.js';
import type { Io } from './io.js';
import { readSides } from './sides.js';
import { agentPair, chainsValue, patchesValue, seedValue } from './values.js';

/** The flags that `planOf` reads. */
export const PLAN_FLAGS: readonly FlagName[] = ['a', 'b', 'seed', 'agent', 'agents', 'chains', 'patch'];

/** A match as the flags describe it, checked in the order that people type. */
export function planOf(module: GameModule, args: Pick<Args, 'text'>, io: Io): MatchPlan {
  const plan = {
    game: module.game.id,
    sides: readSides(module, args.text('a'), args.text('b'), io.cwd),
    agents: agentPair(module, args.text('agent'), args.text('agents')),
    options: {
      chains: chainsValue(args.text('chains'), module),
      ...patchesValue(args.text('patch'), module),
    },
    seatings: module.seatings,
    seed: seedValue(args.text('seed')),
  };
  // A patch that no card has is refused before anything is played.
  module.setupFor(plan.sides, plan.options, undefined);
  return plan;
}
