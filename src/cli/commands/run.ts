import { basename, extname } from 'node:path';
import { InputError } from '../../core/game.js';
import { LABEL_COLUMNS, labelsOf, type Part, playBatch, type Unit, unitsOf } from '../batch.js';
import { batchFindings } from '../batch-findings.js';
import { partsIn } from '../cells.js';
import type { Args, Command } from '../command.js';
import { conduct, type Request, RUN_FLAGS } from '../experiment.js';
import { EXPERIMENTS } from '../experiments.js';
import type { FlagName } from '../flags.js';
import type { Io } from '../io.js';
import { planAhead } from '../plan-ahead.js';
import { argsOf, blaming, overlaid, type Settings, typedSettings } from '../settings.js';
import { type ExperimentFile, OWN_FLAGS, readExperiment } from '../yaml-experiment.js';

/** Typed, these stand for the file's own values, for a quick try. */
const OVERRIDES: readonly FlagName[] = ['games', 'seed'];

/** The file with the typed values in the place of its own. */
function overridden(file: ExperimentFile, typed: Settings): ExperimentFile {
  const axes = file.axes.filter(({ flag }) => !typed.has(flag));
  for (const setting of typed.values()) {
    if (!file.experiment.flags.includes(setting.flag)) {
      throw new InputError(`--${setting.flag}: ${file.experiment.name} has no such key`);
    }
  }
  const own = [...typed.values()].map((setting) => ({
    flag: setting.flag,
    values: [setting],
    spot: { file: file.file, line: 1 },
  }));
  return { ...file, axes: [...axes, ...own] };
}

function askedOf({ experiment }: ExperimentFile, cells: readonly (readonly Part[])[]) {
  return {
    experiment: experiment.name,
    cells: cells.map((parts) => parts.map(({ arm, request }) => ({ arm, ...request.asked }))),
  };
}

/** A whole file as one request: its cells are conducted one after the other in one laboratory. */
export function batchRequest(file: ExperimentFile, cells: readonly (readonly Part[])[]): Request {
  const units = unitsOf(cells);
  let current: Unit = units[0]!;
  const request: Request = {
    module: units[0]![0]!.request.module,
    asked: askedOf(file, cells),
    seed: [...new Set(cells.flat().map((part) => part.request.seed))].join(', '),
    names: [basename(file.file, extname(file.file))],
    labels: { columns: LABEL_COLUMNS, of: (arm) => labelsOf(current[arm] ?? current[0]!) },
    conduct: async (lab) => {
      const batch = await playBatch(lab, units, (unit) => {
        current = unit;
      });
      return batchFindings(file, request, units, batch, lab.games);
    },
  };
  return request;
}

async function runFile(args: Args, io: Io): Promise<number> {
  const [path] = args.words;
  if (path === undefined) {
    throw new InputError('no file given; expected an experiment file, such as experiments/what-if.yaml');
  }
  const file = overridden(readExperiment(path, EXPERIMENTS, io), typedSettings(args, OVERRIDES));
  const own = overlaid(file.own, typedSettings(args, [...OWN_FLAGS, ...RUN_FLAGS]));
  const cells = await partsIn(file, io);
  const request = batchRequest(file, cells);
  const each = cells.flat().map((part) => part.request);
  const whole = argsOf(own, []);
  return blaming(own, () =>
    whole.on('plan') ? planAhead('run', each, whole, io) : conduct('run', request, whole, io),
  );
}

export const run: Command = {
  name: 'run',
  usage: 'FILE',
  about:
    'A batch experiment from a file. Its keys are the flags of a command; lists are crossed; arms are compared on the same luck.',
  words: 1,
  flags: [...OVERRIDES, ...RUN_FLAGS],
  examples: [
    ['run experiments/what-if.yaml', 'what a change of a card does'],
    ['run experiments/what-if.yaml --games 1000', 'a quick try'],
    ['run experiments/what-if.yaml --resume', 'go on after Ctrl-C or a crash'],
  ],
  run: runFile,
};
