import { resolve } from 'node:path';
import { InputError } from '../../core/game.js';
import { joinParts, readPart, wholeOf } from '../../report/run-directory/parts.js';
import { defaultDir } from '../../report/run-directory/run-directory.js';
import { experimentCommand } from '../experiment/experiment.js';
import { type Args, type Command, parseArgs } from '../flags/command.js';
import type { Io } from '../terminal/io.js';
import { EXPERIMENTS } from './experiments.js';
import { run as runFile } from './run.js';

const SHOWN = ['json', 'quiet'] as const;

/** Joins the journals of the parts to one, and ends that run as `--resume` does. */
async function merge(args: Args, io: Io): Promise<number> {
  if (args.positionals.length === 0)
    throw new InputError(
      'no directory given; expected those that --part has written, such as results/match-*-part-*',
    );
  const parts = wholeOf(args.positionals.map((dir) => readPart(resolve(io.cwd, dir))));
  const { asked, manifest } = parts[0]!;
  const { words, names } = manifest.part!;
  const command = [...EXPERIMENTS.map(experimentCommand), runFile].find(({ name }) => name === names[0])!;
  const out = args.text('out');
  const dir = out ? resolve(io.cwd, out) : defaultDir(resolve(io.cwd, 'results'), names, asked);
  const flags = SHOWN.filter((flag) => args.on(flag)).map((flag) => `--${flag}`);
  const again = await parseArgs(command, [`--out=${dir}`, '--resume', ...flags, ...words], io.games);
  joinParts(parts, dir);
  return command.run(again, io);
}

export const mergeCommand: Command = {
  name: 'merge',
  usage: 'DIR…',
  about:
    'Puts the parts that --part has played together, to the bytes of one run. The command of the parts is read again, with its files: start it from the same folder.',
  maxPositionals: Number.POSITIVE_INFINITY,
  flags: ['out', ...SHOWN],
  examples: [
    ['merge results/match-*-part-*', 'all parts of a match'],
    ['merge parts/* --out whole', 'into a directory of your choice'],
  ],
  run: merge,
};
