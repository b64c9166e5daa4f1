import { dirname, resolve } from 'node:path';
import { InputError } from '../../core/game.js';
import type { Experiment } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { readText } from '../flags/files.js';
import { CHECK_FLAGS, type FlagName } from '../flags/flags.js';
import { flagsOfGames } from '../flags/game-flags.js';
import { overlaid, type Setting, type Settings, settingsOf } from '../flags/settings.js';
import { nearest } from '../flags/values.js';
import type { Io } from '../terminal/io.js';
import { parseYaml, quote, refuse, type Spot, whatItIs, type YamlEntry, type YamlGroup } from './parse.js';
import { type Base, settingOf, settingsIn, textOf } from './values.js';

/** Keys of a file that are no flags. */
const ABOUT = 'about';
const COMMAND = 'command';
const GAME = 'game';
const ARMS = 'arms';
const NAME = 'name';

/** Flags that say where and how a run is played, not what: one value for the whole file. */
export const OWN_FLAGS: readonly FlagName[] = ['threads', 'agent-seconds', 'out', 'records', 'json', 'quiet'];
/** Flags that are about this one call and so belong on the command line. */
export const TYPED_ONLY: readonly FlagName[] = ['plan', 'resume', 'part', 'redis'];
/** The same for all arms, or they could not be compared. */
export const SHARED_BY_ARMS: readonly FlagName[] = ['games', 'stop', 'seed', ...CHECK_FLAGS];

/** Cells times arms: more than this is a mistake, and takes days. */
const MOST_PLAYED = 1000;

/** One of several settings that are compared on the same luck. */
interface Arm {
  readonly name: string;
  readonly settings: Settings;
  readonly spot: Spot;
}

/** A key with the values that are crossed with those of the other keys. */
interface Axis {
  readonly flag: FlagName;
  readonly values: readonly Setting[];
  readonly spot: Spot;
}

/** An experiment file, checked but for what the experiment itself makes of the values. */
export interface ExperimentFile {
  readonly file: string;
  readonly about: string | undefined;
  readonly experiment: Experiment;
  readonly game: (Spot & { readonly text: string }) | undefined;
  /** Of `OWN_FLAGS`. */
  readonly own: Settings;
  readonly axes: readonly Axis[];
  /** Empty when nothing is compared. */
  readonly arms: readonly Arm[];
}

/** What may be a key: the experiment's flags, and those of the game that the file names, or of all that it may mean. */
function flagsOf({ flags, gamesOf }: Experiment, group: YamlGroup, io: Pick<Io, 'games'>): FlagName[] {
  const game = entryOf(group, GAME)?.value;
  const named = game?.kind === 'scalar' ? [game.text] : [];
  const own = flagsOfGames(gamesOf, gamesOf?.games(named, io.games) ?? []);
  return [...flags, ...own.map(({ name }) => name)].filter((flag) => !TYPED_ONLY.includes(flag));
}

/** A file as a user names it; its paths start at its own folder. */
function openFile(path: string, io: Io): { group: YamlGroup; base: Base } {
  const whole = resolve(io.cwd, path);
  const shown = io.cwd === process.cwd() ? path : whole;
  return { group: parseYaml(readText(shown), path), base: { folder: dirname(whole), io } };
}

/** A file for `fulcrum run`. */
export function readExperiment(path: string, experiments: readonly Experiment[], io: Io): ExperimentFile {
  const { group, base } = openFile(path, io);
  const experiment = experimentIn(group, experiments);
  const flags = flagsOf(experiment, group, io);
  checkKeys(group, [ABOUT, COMMAND, GAME, ARMS, ...flags, ...OWN_FLAGS]);
  const axes = group.entries
    .filter(({ key }) => flags.includes(key as FlagName))
    .map((entry) => ({ flag: entry.key as FlagName, values: settingsIn(entry, base), spot: entry }));
  const arms = armsIn(group, flags, base);
  checkSize(group, axes, arms);
  return { file: path, experiment, axes, arms, own: ownIn(group, base), ...headIn(group) };
}

/** A file for `--config`: one value per key. */
function readConfig(path: string, experiment: Experiment, io: Io): ExperimentFile {
  const { group, base } = openFile(path, io);
  const arms = entryOf(group, ARMS);
  if (arms) refuse(arms, 'arms are compared by "fulcrum run"; expected a file without them');
  const flags = flagsOf(experiment, group, io);
  checkKeys(group, [ABOUT, COMMAND, GAME, ...flags, ...OWN_FLAGS]);
  const command = entryOf(group, COMMAND);
  if (command && textOf(command, experiment.name) !== experiment.name) {
    refuse(command, `command is ${whatItIs(command.value)}; expected ${experiment.name}, which was typed`);
  }
  const axes = group.entries
    .filter(({ key }) => flags.includes(key as FlagName))
    .map((entry) => {
      const { value } = entry;
      if (value.kind === 'list') {
        refuse(entry, `${entry.key} is a list; expected one value; "fulcrum run" takes lists`);
      }
      return { flag: entry.key as FlagName, values: [settingOf(entry, value, base)], spot: entry };
    });
  return { file: path, experiment, axes, arms: [], own: ownIn(group, base), ...headIn(group) };
}

function entryOf({ entries }: YamlGroup, key: string): YamlEntry | undefined {
  return entries.find((entry) => entry.key === key);
}

function headIn(group: YamlGroup): Pick<ExperimentFile, 'about' | 'game'> {
  const about = entryOf(group, ABOUT);
  const game = entryOf(group, GAME);
  return {
    about: about && textOf(about, 'one sentence').replace(/\s+/g, ' ').trim(),
    game: game && { file: game.file, line: game.line, text: textOf(game, 'the name of a game') },
  };
}

function ownIn(group: YamlGroup, base: Base): Settings {
  const own = group.entries.filter(({ key }) => OWN_FLAGS.includes(key as FlagName));
  return settingsOf(own.map((entry) => settingOf(entry, entry.value, base)));
}

function experimentIn(group: YamlGroup, experiments: readonly Experiment[]): Experiment {
  const names = experiments.map(({ name }) => name);
  const entry = entryOf(group, COMMAND);
  if (!entry) {
    throw new InputError(`${group.file}: the key "command" is missing; expected one of ${names.join(', ')}`);
  }
  const name = textOf(entry, `one of ${names.join(', ')}`);
  const found = experiments.find((experiment) => experiment.name === name);
  if (found) return found;
  return refuse(
    entry,
    `no command ${quote(name)}; expected one of ${names.join(', ')}${nearest(name, names)}`,
  );
}

function checkKeys(group: YamlGroup, known: readonly string[]): void {
  const unknown = group.entries.find(({ key }) => !known.includes(key));
  if (!unknown) return;
  const { key } = unknown;
  if (TYPED_ONLY.includes(key as FlagName)) refuse(unknown, `${key} is no key; type --${key} instead`);
  refuse(unknown, `unknown key ${quote(key)}; expected one of ${known.join(', ')}${nearest(key, known)}`);
}

function armsIn(group: YamlGroup, flags: readonly FlagName[], base: Base): Arm[] {
  const entry = entryOf(group, ARMS);
  if (!entry) return [];
  const { value } = entry;
  if (value.kind !== 'list' || value.items.length < 2) {
    const what = value.kind === 'list' && value.items.length === 1 ? 'a list of one' : whatItIs(value);
    return refuse(
      entry,
      `arms is ${what}; expected a list of two or more, each with a name, the baseline first`,
    );
  }
  const arms = value.items.map((item) => {
    if (item.kind === 'group') return armIn(item, flags, base);
    return refuse(item, `an arm is ${whatItIs(item)}; expected "name: …" and what is different in it`);
  });
  const twice = arms.find(({ name }, i) => arms.findIndex((arm) => arm.name === name) < i);
  if (twice) refuse(twice.spot, `two arms have the name ${quote(twice.name)}; expected each name once`);
  return arms;
}

function armIn(group: YamlGroup, all: readonly FlagName[], base: Base): Arm {
  const flags = all.filter((flag) => !SHARED_BY_ARMS.includes(flag));
  const shared = group.entries.find(({ key }) => SHARED_BY_ARMS.includes(key as FlagName));
  if (shared) refuse(shared, `${shared.key} in an arm; expected it above, the same for all arms`);
  checkKeys(group, [NAME, ...flags]);
  const name = entryOf(group, NAME);
  if (!name) return refuse(group, 'an arm has no name; expected "name: …", a few words');
  const settings = group.entries.filter(({ key }) => key !== NAME);
  return {
    name: textOf(name, 'a few words'),
    settings: settingsOf(settings.map((entry) => settingOf(entry, entry.value, base))),
    spot: name,
  };
}

function checkSize(group: YamlGroup, axes: readonly Axis[], arms: readonly Arm[]): void {
  const played = axes.reduce((product, { values }) => product * values.length, Math.max(1, arms.length));
  if (played <= MOST_PLAYED) return;
  const [longest] = [...axes].sort((x, y) => y.values.length - x.values.length);
  refuse(
    longest?.spot ?? group,
    `${played.toLocaleString('en-US')} combinations of lists and arms; expected at most ${MOST_PLAYED.toLocaleString('en-US')}; shorten ${longest!.flag} or use several files`,
  );
}

/** Every combination of the lists, in the order of the file, the last key fastest. */
export function cellsOf({ axes }: ExperimentFile): Settings[] {
  let cells: Setting[][] = [[]];
  for (const { values } of axes) {
    cells = cells.flatMap((cell) => values.map((value) => [...cell, value]));
  }
  return cells.map(settingsOf);
}

/** The settings of a `--config` file under what was typed; typed arguments win over the file's game. */
export function configured(
  experiment: Experiment,
  args: Args,
  typed: Settings,
  io: Io,
): { settings: Settings; positionals: readonly string[] } {
  const path = args.text('config');
  if (path === undefined) return { settings: typed, positionals: args.positionals };
  const config = readConfig(path, experiment, io);
  const [cell] = cellsOf(config);
  const takesGame =
    config.game !== undefined && args.positionals.length === 0 && experiment.maxPositionals > 0;
  const positionals = takesGame ? [config.game!.text] : args.positionals;
  return { settings: overlaid(overlaid(config.own, cell!), typed), positionals };
}
