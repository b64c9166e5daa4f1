import { InputError } from '../../core/game.js';
import { type GameModule, SETUP_WORDS, type Sides } from '../../games/module.js';
import { sayPatch } from '../../match/replay.js';
import type { MatchPlan } from '../../match/schedule.js';
import { type Io, line } from '../terminal/io.js';
import type { Args } from './command.js';
import type { FlagName } from './flags.js';
import { sidesOf } from './sides.js';
import { agentPair, chainsValue, crewValue, type People, patchesValue, seedValue } from './values.js';

/** The flags that `planOf` reads. */
export const PLAN_FLAGS: readonly FlagName[] = ['a', 'b', 'seed', 'agent', 'agents', 'chains', 'patch'];

/** Those that also name the sides of a game that is played together. */
export const SETUP_FLAGS: readonly FlagName[] = [...PLAN_FLAGS, ...SETUP_WORDS];

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
    if (sides.some((side) => module.holds!(side, patch.card))) continue;
    line(io.err, `--patch ${sayPatch(patch)} changes nothing: neither side holds ${patch.card}`);
  }
}

/** The match of two sides with all else that the flags say. */
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
      chains: chainsValue(args.text('chains'), module),
      ...patchesValue(args.text('patch'), module),
    },
    seed: seedValue(args.text('seed')),
  };
  checkPatches(module, plan);
  return plan;
}

/** A pilot for each side, or one for all mages, or one for each. */
function pilotsOf(
  module: GameModule,
  sides: Sides,
  args: Pick<Args, 'text'>,
  people: People,
): MatchPlan['agents'] {
  const [agent, agents] = [args.text('agent'), args.text('agents')];
  if (!module.cooperative) return agentPair(module, agent, agents, people);
  return crewValue(module, module.cooperative.namesOf(sides).players, agent, agents, people);
}

/** What follows from the sides alone: how many games a block has, and whose effects it shows. */
function planBetween(
  module: GameModule,
  sides: Sides,
): Pick<MatchPlan, 'game' | 'sides' | 'rotations' | 'deals' | 'factors'> {
  const { game, cooperative } = module;
  const deals = cooperative?.deals(sides) ?? 1;
  const plan = { game: game.id, sides, rotations: module.rotations(sides), deals };
  return deals === 1 ? plan : { ...plan, factors: cooperative!.factors.map(({ id }) => id) };
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
