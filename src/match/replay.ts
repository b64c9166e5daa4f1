import { InputError, NOBODY } from '../core/game.js';
import type { Patch } from '../games/module.js';
import type { GameRecord } from './play.js';
import type { MatchPlan } from './schedule.js';

/** What a replay key holds: the sides are still the words a user would type. */
interface ReplayKey {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly chains: string;
  readonly patch: string;
  readonly agents: string;
  readonly seed: string;
  readonly stream: string;
  readonly unit: string;
  readonly index: string;
  /** How the game ended when it was recorded: see `outcomeOf`. */
  readonly as: string;
}

const PARTS = ['a', 'b', 'chains', 'patch', 'agents', 'seed', 'stream', 'unit', 'index', 'as'] as const;
/** Left out of a key when there is nothing to say. */
const OPTIONAL: readonly string[] = ['patch', 'stream', 'as'];

const SHAPE = `GAME/${PARTS.map((part) => `${part}=…`).join('/')}`;

/** Percent-escapes everything that a shell or the key's own separators would misread. */
function escapePart(text: string): string {
  // Most parts are plain, and a run writes a key per game.
  if (/^[\w.,:-]*$/.test(text)) return text;
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%2C/g, ',')
    .replace(/%3A/g, ':');
}

/** A patch as `--patch` takes it. */
export function sayPatch({ card, number, value }: Patch): string {
  return `${card}.${number}=${value}`;
}

/** As `outcomeOf` says it, or nothing. */
const OUTCOME = /^((a|b|none)\.\d+\.\d+)?$/;

type Outcome = Pick<GameRecord, 'winner' | 'turns' | 'decisions'>;

/** Winner, turns and decisions: enough to see that a replay is another game, by whatever has changed since. */
export function outcomeOf({ winner, turns, decisions }: Outcome): string {
  return `${winner === NOBODY ? 'none' : 'ab'[winner]}.${turns}.${decisions}`;
}

/** A game of a match as one word to paste after `fulcrum play --replay`; of a played game, also how it ended. */
export function replayKey(plan: MatchPlan, block: number, index: number, played?: Outcome): string {
  const { sides, options, agents } = plan;
  const values: Omit<ReplayKey, 'game'> = {
    a: sides[0].from,
    b: sides[1].from,
    chains: options.chains.join(','),
    patch: (options.patches ?? []).map(sayPatch).join(','),
    agents: agents.join(','),
    seed: plan.seed,
    stream: plan.stream ?? '',
    unit: String(block),
    index: String(index),
    as: played ? outcomeOf(played) : '',
  };
  const parts = PARTS.filter((part) => values[part] !== '' || !OPTIONAL.includes(part));
  return [plan.game, ...parts.map((part) => `${part}=${escapePart(values[part])}`)].join('/');
}

export function parseReplayKey(key: string): ReplayKey {
  const [game, ...rest] = key.split('/');
  const found = new Map(rest.map((part) => splitOnce(part)));
  const missing = PARTS.filter((part) => !found.get(part) && !OPTIONAL.includes(part));
  const known = PARTS.filter((part) => found.has(part));
  if (!game || missing.length > 0 || known.length < rest.length || !OUTCOME.test(found.get('as') ?? '')) {
    throw new InputError(
      `"${key}" is not a replay key; expected a value of games.csv's replay column, ${SHAPE}`,
    );
  }
  const values = PARTS.map((part) => [part, unescapePart(found.get(part) ?? '', key)]);
  return { game, ...Object.fromEntries(values) } as ReplayKey;
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
}

function unescapePart(text: string, key: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new InputError(`"${key}" is not a replay key: "${text}" is badly escaped; expected ${SHAPE}`);
  }
}
