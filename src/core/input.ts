import { InputError } from './game.js';
import { named, nearest } from './names.js';

/** Reads what a user gives: returns it in its one spelling, or throws an InputError that says where it is wrong. */
export type Read<T> = (value: unknown, path: string) => T;

export function refuse(path: string, reason: string): never {
  throw new InputError(`${path}: ${reason}`);
}

/** Makes something of what a user has typed; what is wrong with it is said with the flag. */
export function blamed<T>(flag: string, text: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`--${flag} "${text}": ${error.message}`, { cause: error });
  }
}

const LONGEST_QUOTE = 40;

/** A piece of what a user wrote, safe to print: on one line, without control characters, not too long. */
export function quote(text: string): string {
  const line = [
    ...text
      .slice(0, 4 * LONGEST_QUOTE)
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim(),
  ];
  return line.length > LONGEST_QUOTE ? `"${line.slice(0, LONGEST_QUOTE).join('')}…"` : `"${line.join('')}"`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' ? `${value}` : (JSON.stringify(value) ?? 'nothing');
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Up to this number, all valid names are listed after a wrong one. */
const SHORT_LIST = 16;

export function unknownName(path: string, what: string, text: unknown, names: Iterable<string>): never {
  const known = [...names];
  const near = typeof text === 'string' ? nearest(text, known) : undefined;
  const all = known.length > SHORT_LIST ? '' : `; expected one of ${known.join(', ')}`;
  return refuse(path, `no ${what} ${shown(text)}${near === undefined ? '' : `; nearest: ${near}`}${all}`);
}

// Single values

/** One of some names, however it is spelled. */
export const oneOf =
  <T extends string>(what: string, names: readonly T[]): Read<T> =>
  (value, path) =>
    (typeof value === 'string' ? named(value, names) : undefined) ?? unknownName(path, what, value, names);

export const wholeNumber =
  (least: number, most: number): Read<number> =>
  (value, path) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : refuse(path, `expected a whole number from ${least} to ${most}, not ${shown(value)}`);

const ofType =
  <T>(words: string, fits: (value: unknown) => boolean): Read<T> =>
  (value, path) =>
    fits(value) ? (value as T) : refuse(path, `expected ${words}, not ${shown(value)}`);

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isText = (value: unknown): boolean => typeof value === 'string';

export const yesNo = ofType<boolean>('true or false', (value) => typeof value === 'boolean');
export const aNumber = ofType<number>('a number', isNumber);
export const aText = ofType<string>('a text', isText);
export const numberOrText = ofType<number | string>(
  'a number or a text',
  (value) => isNumber(value) || isText(value),
);
export const textOrPattern = ofType<string | RegExp>(
  'a text or a pattern',
  (value) => isText(value) || value instanceof RegExp,
);

// Values with parts

/** What may be left out of a list, as undefined or null. */
export const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value, path) =>
    value === undefined || value === null ? undefined : read(value, path);

export const listOf =
  <T>(item: Read<T>, most = Number.POSITIVE_INFINITY): Read<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return refuse(path, `expected a list, not ${shown(value)}`);
    if (value.length > most) refuse(path, `expected at most ${most}, not ${value.length}`);
    return Array.from(value, (each, i) => item(each, `${path}[${i}]`));
  };

export const different =
  <T>(list: Read<T[]>): Read<T[]> =>
  (value, path) => {
    const read = list(value, path);
    return new Set(read).size < read.length ? refuse(path, 'expected no repetition') : read;
  };

/** An object with a field for each of these readers; a field given as undefined counts as left out. */
export const fields =
  <T extends object>(known: { readonly [K in keyof T]: Read<T[K]> }): Read<Partial<T>> =>
  (value, path) => {
    if (!isRecord(value)) return refuse(path, `expected an object, not ${shown(value)}`);
    const read: Partial<T> = {};
    for (const [name, each] of Object.entries(value)) {
      if (!Object.hasOwn(known, name)) unknownName(path, 'field', name, Object.keys(known));
      if (each !== undefined) read[name as keyof T] = known[name as keyof T](each, `${path}.${name}`);
    }
    return read;
  };

/** An object by names of cards, which `card` may bring into their one spelling. */
export const byCard =
  <T>(item: Read<T>, card: Read<string> = aText): Read<Record<string, T>> =>
  (value, path) => {
    if (!isRecord(value)) return refuse(path, `expected an object of cards by name, not ${shown(value)}`);
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return Object.fromEntries(
      entries.map(([name, each]) => [card(name, path), item(each, `${path}.${name}`)]),
    );
  };
