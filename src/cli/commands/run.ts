import { InputError } from '../../core/game.js';
import { batchRequest } from '../experiment/batch-request.js';
import { agentSettings } from '../experiment/by-agent.js';
import { conduct } from '../experiment/experiment.js';
import { planAhead } from '../experiment/plan-ahead.js';
import type { Args, Command } from '../flags/command.js';
import { type FlagName, RUN_FLAGS } from '../flags/flags.js';
import { argsOf, blaming, overlaid, RIVALS, type Settings, typedSettings } from '../flags/settings.js';
import type { Io } from '../terminal/io.js';
import { partsIn } from '../yaml/cells.js';
import { type ExperimentFile, OWN_FLAGS, readExperiment } from '../yaml/experiment-file.js';
import { EXPERIMENTS } from './experiments.js';

/** Flags that may be typed to replace the file's values, for a quick try. */
const OVERRIDES: readonly FlagName[] = ['games', 'seed', 'agent', 'agents', 'stop'];

/** The file, with typed values instead of its own. */
function overridden(file: ExperimentFile, typed: Settings): ExperimentFile {
  const axes = file.axes.filter(({ flag }) => !typed.has(flag) && !typed.has(RIVALS[flag] ?? flag));
  for (const setting of typed.values()) {
    if (!file.experiment.flags.includes(setting.flag)) {
      throw new InputError(`--${setting.flag}: ${file.experiment.name} has no such key`);
    }
  }
  const own = [...typed.values()].map((setting) => ({
    flag: setting.flag,
    values: setting.flag === 'agent' ? agentSettings(setting) : [setting],
    spot: { file: file.file, line: 1 },
  }));
  return { ...file, axes: [...axes, ...own] };
}

async function runFile(args: Args, io: Io): Promise<number> {
  const [path] = args.positionals;
  if (path === undefined) {
    throw new InputError('no file given; expected an experiment file, such as experiments/what-if.yaml');
  }
  const file = overridden(readExperiment(path, EXPERIMENTS, io), typedSettings(args, OVERRIDES));
  const own = overlaid(file.own, typedSettings(args, [...OWN_FLAGS, ...RUN_FLAGS]));
  const cells = await partsIn(file, io);
  const request = batchRequest(file, cells);
  const each = cells.flat().map((part) => part.request);
  const whole = argsOf(own, [], args.words);
  return blaming(own, () =>
    whole.on('plan') ? planAhead('run', each, whole, io) : conduct('run', request, whole, io),
  );
}

export const run: Command = {
  name: 'run',
  usage: 'FILE',
  about:
    'A batch experiment from a file. Its keys are the flags of a command; lists are crossed; arms are compared on the same luck.',
  maxPositionals: 1,
  flags: [...OVERRIDES, ...RUN_FLAGS],
  examples: [
    ['run experiments/what-if.yaml', 'what a change of a card does'],
    ['run experiments/what-if.yaml --games 1000', 'a quick try'],
    ['run experiments/what-if.yaml --resume', 'go on after Ctrl-C or a crash'],
  ],
  run: runFile,
};
