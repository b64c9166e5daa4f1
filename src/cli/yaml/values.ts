import { existsSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import { isPath, nameIn } from '../../../agents/paths.js';
import { splitAgents } from '../flags/agents.js';
import { type Flag, type FlagName, flagOf } from '../flags/flags.js';
import type { Setting } from '../flags/settings.js';
import type { Io } from '../terminal/io.js';
import {
  quote,
  refuse,
  whatItIs,
  type YamlEntry,
  type YamlGroup,
  type YamlScalar,
  type YamlValue,
} from './parse.js';

/** Where the paths of a file start: its folder, as seen from the working directory. */
export interface Base {
  readonly folder: string;
  readonly io: Pick<Io, 'cwd' | 'games'>;
}

/** One plain value that is not empty. */
function scalarOf(entry: YamlEntry, value: YamlValue, expected: string): YamlScalar {
  if (value.kind === 'scalar' && value.value !== null && value.text.trim() !== '') return value;
  return refuse(entry, `${entry.key} is ${whatItIs(value)}; expected ${expected}`);
}

/** Text that is no number and no switch. */
export function textOf(entry: YamlEntry, expected: string): string {
  const scalar = scalarOf(entry, entry.value, expected);
  if (typeof scalar.value === 'string') return scalar.text;
  return refuse(entry, `${entry.key} is ${whatItIs(scalar)}; expected ${expected}`);
}

/** The one value of a flag. */
export function settingOf(entry: YamlEntry, value: YamlValue, base: Base): Setting {
  const flag = entry.key as FlagName;
  const { value: name, paths } = flagOf(flag);
  if (name === undefined) return switchOf(entry, flag, value);
  if (flag === 'patch' && value.kind === 'group') return patchOf(entry, value);
  const scalar = scalarOf(entry, value, `one value, ${name}`);
  if (typeof scalar.value === 'boolean') {
    return refuse(entry, `${flag} is ${scalar.text}; expected ${name}`);
  }
  const spot = { file: scalar.file, line: scalar.line };
  const text = paths === undefined ? scalar.text : placed(scalar.text, paths, base);
  return { flag, text, spot };
}

function switchOf(entry: YamlEntry, flag: FlagName, value: YamlValue): Setting {
  const scalar = scalarOf(entry, value, 'true or false');
  if (typeof scalar.value !== 'boolean') {
    return refuse(entry, `${flag} is ${whatItIs(scalar)}; expected true or false`);
  }
  return { flag, text: String(scalar.value), spot: entry };
}

/** The values of a flag that may be a list to cross. */
export function settingsIn(entry: YamlEntry, base: Base): readonly Setting[] {
  const { value } = entry;
  if (value.kind !== 'list') return [settingOf(entry, value, base)];
  if (value.items.length === 0) refuse(entry, `${entry.key} is an empty list; expected at least one value`);
  const all = value.items.map((item) => {
    const setting = settingOf({ ...entry, line: item.line }, item, base);
    return { ...setting, flow: value.flow };
  });
  const texts = all.map(({ text }) => text);
  const twice = texts.find((text, i) => texts.indexOf(text) < i);
  if (twice !== undefined) refuse(entry, `${entry.key} has ${quote(twice)} twice; expected each value once`);
  return all;
}

/** `{ bait-and-switch: { text.0.if: 2 } }` as `--patch` takes it. */
function patchOf(entry: YamlEntry, { entries }: YamlGroup): Setting {
  const expected = 'the numbers to change, such as { bad-penny: { power: 3 } }';
  if (entries.length === 0) refuse(entry, `patch is an empty group; expected ${expected}`);
  const parts = entries.flatMap((card) => {
    if (card.value.kind !== 'group') return [patchPart(card, card.key, [])];
    if (card.value.entries.length === 0) refuse(card, `patch of ${card.key} is empty; expected ${expected}`);
    return card.value.entries.map((number) => patchPart(number, `${card.key}.${number.key}`, [card.key]));
  });
  return { flag: 'patch', text: parts.map(({ text }) => text).join(','), spot: entry, parts };
}

function patchPart(entry: YamlEntry, path: string, cards: readonly string[]) {
  const scalar = scalarOf(entry, entry.value, 'a whole number');
  if (!/^-?\d+$/.test(scalar.text)) {
    return refuse(entry, `${path} is ${whatItIs(scalar)}; expected a whole number`);
  }
  const { file, line } = entry;
  const mentions = [`"${entry.key}"`, `${entry.key} of`, ...cards.map((card) => `"${card}"`)];
  return { text: `${path}=${scalar.text}`, mentions, spot: { file, line } };
}

/**
 * A file or pattern beside the experiment file, as it would be typed in the working directory; anything else
 * stays as it is, for the working directory to be searched.
 */
function placed(text: string, paths: NonNullable<Flag['paths']>, base: Base): string {
  if (paths === 'new') return isAbsolute(text) ? text : fromFolder(text, base);
  if (paths === 'one') return placedFile(text, base);
  if (paths === 'many')
    return text
      .split(',')
      .map((part) => placedFile(part, base))
      .join(',');
  return splitAgents(text, base.folder)
    .map((spec) => placedAgent(spec, base))
    .join(',');
}

function placedFile(path: string, base: Base): string {
  const isNamed = base.io.games.some((module) => module.namedSide(path) !== undefined);
  return isNamed || isAbsolute(path) || !isThere(path, base.folder) ? path : fromFolder(path, base);
}

const fromFolder = (path: string, { folder, io }: Base): string =>
  posix.join(relative(io.cwd, folder).split(sep).join('/'), path);

/** `my-agent.js:depth=3`: a program and its parameters. */
function placedAgent(spec: string, base: Base): string {
  const path = nameIn(spec);
  return isPath(path) ? placedFile(path, base) + spec.slice(path.length) : spec;
}

function isThere(path: string, folder: string): boolean {
  const whole = resolve(folder, path);
  if (existsSync(whole) || existsSync(whole.replace(/#[^#]*$/, ''))) return true;
  return /[*?{[]/.test(path) && globSync(path, { cwd: folder }).length > 0;
}
