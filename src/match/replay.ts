import { InputError, NOBODY } from '../core/game.js';
import { dialValues, SIDE_LETTERS } from '../games/dials.js';
import type { GameModule, Patch } from '../games/module.js';
import type { GameRecord } from './play.js';
import type { MatchPlan } from './schedule.js';

/** What a replay key holds: the sides are still the words a user would type. */
export interface ReplayKey {
  readonly game: string;
  /** By the flag that each part would be typed with. */
  readonly parts: ReadonlyMap<string, string>;
  /** How the game ended when it was recorded, or nothing: see `outcomeOf`. */
  readonly as: string;
}

/** Every key has these. */
const NEEDED = ['a', 'b', 'agents', 'seed', 'unit', 'index'];
const SHAPE = `GAME/${NEEDED.map((part) => `${part}=…`).join('/')}/as=…`;

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
const OUTCOME = /^(([a-d]|none)\.\d+\.\d+)?$/;

type Outcome = Pick<GameRecord, 'winner' | 'turns' | 'decisions'>;

/** Winner, turns and decisions: enough to see that a replay is another game, by whatever has changed since. */
export function outcomeOf({ winner, turns, decisions }: Outcome): string {
  return `${winner === NOBODY ? 'none' : SIDE_LETTERS[winner]}.${turns}.${decisions}`;
}

/** The dials that are set, and those that the game always shows. */
function dialParts({ dials }: GameModule, { sides, options }: MatchPlan): [string, string][] {
  const told = dials.filter(({ name, isShown }) => isShown || options.dials?.[name]);
  return told.map((dial) => [dial.name, dialValues(dial, sides, options).join(',')]);
}

/** A game of a match as one word that can be pasted after `fulcrum play --replay`; of a played one, how it ended. */
export function replayKey(
  module: GameModule,
  plan: MatchPlan,
  block: number,
  index: number,
  played?: Outcome,
): string {
  const parts: readonly (readonly [string, string])[] = [
    ...plan.sides.map(({ from }, side) => [SIDE_LETTERS[side]!, from] as const),
    ...dialParts(module, plan),
    ['patch', (plan.options.patches ?? []).map(sayPatch).join(',')],
    ['agents', plan.agents.join(',')],
    ['seed', plan.seed],
    ['stream', plan.stream ?? ''],
    ['unit', String(block)],
    ['index', String(index)],
    ['as', played ? outcomeOf(played) : ''],
  ];
  const told = parts.filter(([, text]) => text !== '');
  return [plan.game, ...told.map(([part, text]) => `${part}=${escapePart(text)}`)].join('/');
}

/** How to see a game again, at the end of a message about it. */
export function sayAgain(module: GameModule, plan: MatchPlan, block: number, index: number): string {
  return `(the game again: fulcrum play --replay ${replayKey(module, plan, block, index)})`;
}

/** A key's parts; what they mean is for the flags to say. */
export function parseReplayKey(key: string): ReplayKey {
  const [game, ...rest] = key.split('/');
  const found = new Map(rest.map((part) => splitOnce(part)));
  const isWhole =
    NEEDED.every((part) => found.get(part)) && [...found.keys()].every((part) => PART.test(part));
  const as = found.get('as') ?? '';
  if (!game || !isWhole || found.size < rest.length || !OUTCOME.test(as)) {
    throw new InputError(
      `"${key}" is not a replay key; expected a value of games.csv's replay column, ${SHAPE}`,
    );
  }
  found.delete('as');
  const parts = [...found].map(([part, text]): [string, string] => [part, unescapePart(text, key)]);
  return { game, as, parts: new Map(parts) };
}

const PART = /^[a-z][a-z-]*$/;

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
