import { InputError } from '../../core/game.js';
import type { Spot } from '../yaml/parse.js';
import { agentSecondsValue, loadOwn, splitAgents } from './agents.js';
import type { Args } from './command.js';
import { type FlagName, flagOf } from './flags.js';
import { Problems } from './problems.js';

/** The value of a flag, and where it was found when that was in a file. */
export interface Setting {
  readonly flag: FlagName;
  /** As it would be typed; `true` or `false` for a switch. */
  readonly text: string;
  readonly spot?: Spot;
  /** A value of a list `[a, b]`, in which a comma ends a value. */
  readonly flow?: boolean;
  /** Where the parts of the text stand, when they are on lines of their own, and how a message mentions each. */
  readonly parts?: readonly { readonly mentions: readonly string[]; readonly spot: Spot }[];
}

export type Settings = ReadonlyMap<FlagName, Setting>;

/** Two flags with the same meaning: setting one removes the other. */
export const RIVALS: Readonly<Partial<Record<FlagName, FlagName>>> = { agent: 'agents', agents: 'agent' };

export function settingsOf(settings: Iterable<Setting>): Settings {
  return new Map([...settings].map((setting) => [setting.flag, setting]));
}

/** The later settings win. */
export function overlaid(settings: Settings, later: Settings): Settings {
  const all = new Map(settings);
  for (const [flag, setting] of later) {
    if (RIVALS[flag]) all.delete(RIVALS[flag]);
    all.set(flag, setting);
  }
  return all;
}

/** Without a second pilot, unless one is asked for. */
export const withoutCheck = (settings: Settings): Settings =>
  settings.has('check') || settings.has('check-games')
    ? settings
    : overlaid(settings, settingsOf([{ flag: 'check', text: 'none' }]));

/** What was typed, of these flags. */
export function typedSettings(args: Args, flags: readonly FlagName[]): Settings {
  return settingsOf(
    flags.flatMap((flag): Setting[] => {
      const text = args.text(flag);
      if (typeof text === 'string') return [{ flag, text }];
      return args.on(flag) ? [{ flag, text: 'true' }] : [];
    }),
  );
}

export function argsOf(
  settings: Settings,
  positionals: readonly string[],
  words: readonly string[] = [],
): Args {
  return {
    positionals,
    words,
    text: (flag) => settings.get(flag)?.text,
    on: (flag) => settings.get(flag)?.text === 'true',
  };
}

/** Loads the agents among these arguments that are files of users' own. */
export async function loadOwnAgents({ text }: Pick<Args, 'text'>): Promise<void> {
  const seconds = agentSecondsValue(text('agent-seconds'));
  for (const flag of ['agent', 'agents', 'check'] as const)
    await loadOwn(splitAgents(text(flag) ?? ''), seconds);
}

/** Runs an action on settings; an error about one of them names its place in the file. */
export async function blaming<T>(settings: Settings, action: () => T | Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof InputError ? located(error, settings) : error;
  }
}

export function located(error: InputError, settings: Settings): InputError {
  if (error instanceof Problems) return error;
  const { message } = error;
  const setting = culprit(message, settings);
  if (!setting?.spot) return error;
  const { file, line } = placeIn(setting, message) ?? setting.spot;
  const key = message.includes(`--${setting.flag}`) ? '' : `${setting.flag}: `;
  return new InputError(`${file}, line ${line}: ${key}${asKeys(message)}${commaHint(setting)}`, {
    cause: error,
  });
}

/** A message about flags, for a person who wrote keys. */
export function asKeys(message: string): string {
  return message.replace(/--(?=[a-z])/g, '');
}

/** The setting that a message is about: it names the flag, or says the value. */
export function culprit(message: string, settings: Settings): Setting | undefined {
  const flag = /--([a-z-]+)/.exec(message)?.[1] as FlagName | undefined;
  const named = flag && settings.get(flag);
  if (named) return named;
  return [...settings.values()].find(
    ({ flag, text }) =>
      message.includes(`"${text}"`) ||
      (flagOf(flag).paths && (message.includes(`${text}:`) || message.includes(`${text}, line`))),
  );
}

/** The part that a message mentions first; later mentions may be advice. */
function placeIn({ parts = [] }: Setting, message: string): Spot | undefined {
  const found = parts.flatMap(({ mentions, spot }) =>
    mentions.map((mention) => ({ at: message.indexOf(mention), spot })).filter(({ at }) => at >= 0),
  );
  return found.sort((x, y) => x.at - y.at)[0]?.spot;
}

function commaHint({ flag, flow }: Setting): string {
  const { value = '' } = flagOf(flag);
  const hasCommas = value.includes(',') || flag === 'stop';
  return flow && hasCommas ? '; in a list, a value with a comma needs quotes, as in ["…,…"]' : '';
}
