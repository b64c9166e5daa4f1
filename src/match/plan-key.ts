import { createHash } from 'node:crypto';
import { pilotsVersion } from '../../agents/versions.js';
import type { GameModule } from '../games/module.js';
import type { MatchPlan } from './schedule.js';

/** Sixteen hexadecimal digits over a plan and the versions that play it: the same in every run and on every machine. */
export function planKey({ game, rules }: GameModule, { source: _, ...plan }: MatchPlan): string {
  const text = JSON.stringify([rules, pilotsVersion(game.id), plan]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
