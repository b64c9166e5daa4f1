import { InputError } from '../../core/game.js';
import type { Cooperative, GameModule, Sides } from '../../games/module.js';
import { sayPatch } from '../../match/replay.js';
import type { MatchPlan } from '../../match/schedule.js';
import { type Io, line } from '../terminal/io.js';
import type { Args } from './command.js';
import type { FlagName } from './flags.js';
import { dialsValue } from './game-flags.js';
import { sidesOf } from './sides.js';
import { crewValue, type People, patchesValue, seedValue, sideCrew } from './values.js';

/** The flags that `planOf` reads, beside those of the game. */
export const PLAN_FLAGS: readonly FlagName[] = ['a', 'b', 'seed', 'agent', 'agents', 'patch'];

/** A match as the flags describe it, checked in the order that people type. */
export function planOf(
  module: GameModule,
  args: Pick<Args, 'text'>,
  io: Io,
  people: People = 'agents only',
): MatchPlan {
  const plan = planFor(module, sidesOf(module, args.text, io.cwd), args, people);
  noteIdlePatches(module, plan, io);
  return plan;
}

/** No error: of several matches in one experiment a patch may concern some. */
function noteIdlePatches(module: GameModule, { sides, options }: MatchPlan, io: Io): void {
  if (!module.holds) return;
  for (const patch of options.patches ?? []) {
    if (module.holds(sides, patch.card)) continue;
    line(io.err, `--patch ${sayPatch(patch)} changes nothing: no side holds ${patch.card}`);
  }
}

/** The match of these sides with all else that the flags say. */
export function planFor(
  module: GameModule,
  sides: Sides,
  args: Pick<Args, 'text'>,
  people: People = 'agents only',
): MatchPlan {
  const plan = {
    ...planBetween(module, sides),
    agents: pilotsOf(module, sides, args, people),
    options: {
      ...dialsValue(module, sides, args.text),
      ...patchesValue(args.text('patch'), module),
    },
    seed: seedValue(args.text('seed')),
  };
  checkPatches(module, plan);
  return plan;
}

/** A pilot for each side; of sides that do not take turns to begin, one for all seats or one for each. */
function pilotsOf(
  module: GameModule,
  sides: Sides,
  args: Pick<Args, 'text'>,
  people: People,
): MatchPlan['agents'] {
  const [agent, agents] = [args.text('agent'), args.text('agents')];
  if (module.rotations(sides) > 1) return sideCrew(module, sides.length, agent, agents, people);
  const { seats = module.game.seats, each = 'seat' } = module.cooperative?.crew(sides) ?? {};
  return crewValue(module, { size: seats, each }, agent, agents, people);
}

/** What follows from the sides alone: how many games a block has, and whose effects it shows. */
export function planBetween(
  module: GameModule,
  sides: Sides,
): Pick<MatchPlan, 'game' | 'sides' | 'rotations' | 'deals' | 'factors'> {
  const { game, cooperative } = module;
  const deals = cooperative?.deals(sides) ?? 1;
  const plan = { game: game.id, sides, rotations: module.rotations(sides), deals };
  return deals === 1 ? plan : { ...plan, ...factorsOf(cooperative!) };
}

/** All that may be in a game. */
const factorsOf = ({ factors }: Cooperative): Pick<MatchPlan, 'factors'> => ({
  factors: factors.map(({ id }) => id),
});

/** The same, and what is counted while it is played. */
export const countedIn = (cooperative: Cooperative): Pick<MatchPlan, 'factors' | 'counted'> => ({
  ...factorsOf(cooperative),
  counted: { sources: cooperative.sources.length, counts: cooperative.counts.length },
});

/** A patch that no card has is refused before anything is played. */
function checkPatches(module: GameModule, { sides, options }: MatchPlan): void {
  try {
    module.setupFor(sides, options, undefined);
  } catch (error) {
    if (!(error instanceof InputError) || !options.patches) throw error;
    throw new InputError(`--patch: ${error.message}`, { cause: error });
  }
}
