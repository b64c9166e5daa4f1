import type { GameModule } from '../../games/module.js';
import { sayPatch } from '../../match/replay.js';
import type { MatchPlan } from '../../match/schedule.js';
import { dialChanges } from '../../match/setup-words.js';
import type { Row } from './csv.js';

/** Who plays, where that is not the usual agent for all. */
function agentChanges(agents: readonly string[], usual: string): string[] {
  const different = [...new Set(agents)];
  if (different.length > 1) return [`agents ${agents.join(',')}`];
  return different[0] === usual ? [] : [`agent ${different[0]}`];
}

/** All that a match changes about the game that the rules describe and its usual agent plays. */
export function changesIn(module: GameModule, plan: MatchPlan, usual: string): string[] {
  const patches = (plan.options.patches ?? []).map(sayPatch);
  return [...dialChanges(module, plan), ...patches, ...agentChanges(plan.agents, usual)];
}

export const CHANGED = 'changed';

/** Several changes in one cell, or on one line. */
export const sayChanges = (changes: readonly string[]): string => changes.join('; ');

/** A setup by the game's own columns; nothing where sides are only named. */
export const setupColumns = ({ setupFlags }: GameModule): readonly string[] => setupFlags?.columns ?? [];
export const setupCells = ({ setupFlags }: GameModule, { sides }: MatchPlan): Row =>
  setupFlags?.namesOf(sides) ?? {};
