import { InputError } from '../core/game.js';
import type { MatchPlan } from './schedule.js';

/** What a replay key holds: the sides are still the words a user would type. */
export interface ReplayKey {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly chains: string;
  readonly agents: string;
  readonly seed: string;
  readonly unit: string;
  readonly index: string;
}

const PARTS = ['a', 'b', 'chains', 'agents', 'seed', 'unit', 'index'] as const;

const SHAPE = `GAME/${PARTS.map((part) => `${part}=…`).join('/')}`;

/** Percent-escapes all that a shell or the key's own separators would take amiss. */
function escapePart(text: string): string {
  // Most parts are plain, and a run writes a key per game.
  if (/^[\w.,:-]*$/.test(text)) return text;
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%2C/g, ',')
    .replace(/%3A/g, ':');
}

/** A game of a match as one word that can be pasted behind `fulcrum play --replay`. */
export function replayKey(plan: MatchPlan, block: number, index: number): string {
  const { sides, options, agents } = plan;
  const values: Omit<ReplayKey, 'game'> = {
    a: sides[0].from,
    b: sides[1].from,
    chains: options.chains.join(','),
    agents: agents.join(','),
    seed: plan.seed,
    unit: String(block),
    index: String(index),
  };
  return [plan.game, ...PARTS.map((part) => `${part}=${escapePart(values[part])}`)].join('/');
}

export function parseReplayKey(key: string): ReplayKey {
  const [game, ...rest] = key.split('/');
  const found = new Map(rest.map((part) => part.split('=', 2) as [string, string]));
  const missing = PARTS.filter((part) => !found.get(part));
  if (!game || missing.length > 0) {
    throw new InputError(
      `"${key}" is not a replay key; expected a value of games.csv's replay column, ${SHAPE}`,
    );
  }
  const values = PARTS.map((part) => [part, unescapePart(found.get(part)!, key)]);
  return { game, ...Object.fromEntries(values) } as ReplayKey;
}

function unescapePart(text: string, key: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new InputError(`"${key}" is not a replay key: "${text}" is badly escaped; expected ${SHAPE}`);
  }
}
