import { InputError } from '../core/game.js';
import type { GameModule } from '../games/module.js';
import type { MatchPlan } from '../match/schedule.js';
import type { Args } from './command.js';
import type { FlagName } from './flags.js';
import type { Io } from './io.js';
import { readSides } from './sides.js';
import { agentPair, chainsValue, type People, patchesValue, seedValue } from './values.js';

/** The flags that `planOf` reads. */
export const PLAN_FLAGS: readonly FlagName[] = ['a', 'b', 'seed', 'agent', 'agents', 'chains', 'patch'];

/** A match as the flags describe it, checked in the order that people type. */
export function planOf(
  module: GameModule,
  args: Pick<Args, 'text'>,
  io: Io,
  people: People = 'agents only',
): MatchPlan {
  const plan = {
    game: module.game.id,
    sides: readSides(module, args.text('a'), args.text('b'), io.cwd),
    agents: agentPair(module, args.text('agent'), args.text('agents'), people),
    options: {
      chains: chainsValue(args.text('chains'), module),
      ...patchesValue(args.text('patch'), module),
    },
    seatings: module.seatings,
    seed: seedValue(args.text('seed')),
  };
  checkPatches(module, plan);
  return plan;
}

/** A patch that no card has is refused before anything is played. */
function checkPatches(module: GameModule, { sides, options }: MatchPlan): void {
  try {
    module.setupFor(sides, options, undefined);
  } catch (error) {
    if (!(error instanceof InputError) || !options.patches) throw error;
    throw new InputError(`--patch: ${error.message}`, { cause: error });
  }
}
