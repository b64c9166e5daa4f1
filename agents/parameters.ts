import { InputError } from '../src/core/game.js';
import { nearest } from '../src/core/names.js';

type Parameters = ReadonlyMap<string, string>;

/** A whole number from `low` to `high`, or `fallback` when it is not given. */
export function wholeParameter(
  given: Parameters,
  name: string,
  fallback: number,
  [low, high]: readonly [number, number],
): number {
  const text = given.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= low && value <= high) return value;
  throw new InputError(`${name}=${text}: expected a whole number from ${low} to ${high}`);
}

/** A number from `low` to `high`, or `fallback` when it is not given. */
export function numberParameter(
  given: Parameters,
  name: string,
  fallback: number,
  [low, high]: readonly [number, number],
): number {
  const text = given.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value >= low && value <= high) return value;
  throw new InputError(`${name}=${text}: expected a number from ${low} to ${high}`);
}

/** Refuses parameters that an agent does not have. */
export function checkNames(agent: string, given: Parameters, known: readonly string[]): void {
  for (const name of given.keys()) {
    if (known.includes(name)) continue;
    throw new InputError(
      `agent ${agent} has no parameter "${name}"; it takes ${known.join(', ')}; nearest: "${nearest(name, known)}"`,
    );
  }
}
