import { InputError } from '../../core/game.js';
import type { Part } from '../experiment/batch.js';
import { requestTo } from '../experiment/changes.js';
import { MOST_CHECKED } from '../experiment/check.js';
import type { Request } from '../experiment/experiment.js';
import type { FlagName } from '../flags/flags.js';
import { Problems } from '../flags/problems.js';
import {
  argsOf,
  asKeys,
  culprit,
  loadOwnAgents,
  located,
  overlaid,
  type Settings,
  settingsOf,
  withoutCheck,
} from '../flags/settings.js';
import type { Io } from '../terminal/io.js';
import { cellsOf, type ExperimentFile } from './experiment-file.js';
import { refuse } from './parse.js';

/** Says each line once: many cells may have the same to say. */
export function once(io: Io): Io {
  const said = new Set<string>();
  return {
    ...io,
    err: (text) => {
      if (!said.has(text)) io.err(text);
      said.add(text);
    },
  };
}

/** What an experiment makes of the settings of a cell or arm. */
async function requestFor(file: ExperimentFile, settings: Settings, io: Io): Promise<Request> {
  const { experiment, game } = file;
  const first = experiment.usage.startsWith('GAME') ? [io.games[0]!.game.id] : [];
  const positionals = game && experiment.maxPositionals > 0 ? [game.text] : first;
  try {
    await loadOwnAgents(argsOf(settings, []));
    const request = requestTo(experiment, argsOf(settings, positionals), io);
    checkGame(file, request);
    return request;
  } catch (error) {
    throw error instanceof InputError ? explained(file, error, settings) : error;
  }
}

function checkGame({ experiment, game }: ExperimentFile, { module }: Request): void {
  if (!game || module.game.id === game.text) return;
  refuse(game, `game "${game.text}": ${experiment.name} is for ${module.game.id}`);
}

/** What is wrong, with the place in the file, or at least its name. */
function explained({ file, game }: ExperimentFile, error: InputError, settings: Settings): InputError {
  const setting = culprit(error.message, settings);
  const isTyped = setting !== undefined && setting.spot === undefined;
  const found = located(error, settings);
  if (isTyped || found !== error || error instanceof Problems || error.message.startsWith(`${file},`))
    return found;
  const message = asKeys(error.message);
  const isGame = game && message.includes(`"${game.text}"`);
  return new InputError(`${file}${isGame ? `, line ${game.line}: game` : ''}: ${message}`, { cause: error });
}

/** The keys whose values tell the cells apart. */
export function variedKeys({ axes }: ExperimentFile): FlagName[] {
  return axes.filter(({ values }) => values.length > 1).map(({ flag }) => flag);
}

async function cellParts(file: ExperimentFile, cell: Settings, number: number, io: Io): Promise<Part[]> {
  const arms = file.arms.length > 0 ? file.arms : [{ name: '', settings: settingsOf([]), spot: undefined }];
  const values = variedKeys(file).map((flag) => cell.get(flag)!.text);
  const parts: Part[] = [];
  for (const { name, settings, spot = { file: file.file, line: 1 } } of arms) {
    const whole = overlaid(cell, settings);
    const request = await requestFor(file, whole, io);
    parts.push({ cell: number, values, arm: name, settings: whole, request, spot });
  }
  return parts;
}

/** Several agents are each other's check; many answers would be checked for longer than they are played. */
const isChecked = (file: ExperimentFile, answers: number): boolean =>
  answers <= MOST_CHECKED && !variedKeys(file).includes('agent');

/** The cells of a file, each with its arms. */
export async function partsIn(file: ExperimentFile, io: Io): Promise<Part[][]> {
  const quiet = once(io);
  const all = cellsOf(file);
  const answers = all.length * Math.max(1, file.arms.length);
  const cells: Part[][] = [];
  for (const cell of all) {
    const whole = isChecked(file, answers) ? cell : withoutCheck(cell);
    cells.push(await cellParts(file, whole, cells.length + 1, quiet));
  }
  return cells;
}
