import { basename, extname } from 'node:path';
import type { ExperimentFile } from '../yaml/experiment-file.js';
import { LABEL_COLUMNS, labelsOf, type Part, playBatch, type Unit, unitsOf } from './batch.js';
import { batchFindings } from './batch-findings.js';
import type { Request } from './experiment.js';

function askedOf({ experiment }: ExperimentFile, cells: readonly (readonly Part[])[]) {
  return {
    experiment: experiment.name,
    cells: cells.map((parts) => parts.map(({ arm, request }) => ({ arm, ...request.asked }))),
  };
}

/** The check of any of its parts, which marks their games. */
function checkIn(cells: readonly (readonly Part[])[]): Pick<Request, 'check'> {
  const check = cells.flat().find(({ request }) => request.check)?.request.check;
  return check ? { check } : {};
}

/** Fixed where every part is; a part that decides as it goes makes all of it so. */
function fixedOf(cells: readonly (readonly Part[])[]): Pick<Request, 'fixed'> {
  const all = cells.flat().map(({ request }) => request.fixed);
  return all.includes(undefined) ? {} : { fixed: all.every((fixed) => fixed === true) };
}

/** A whole file as one request: one runner plays its cells, one after the other. */
export function batchRequest(file: ExperimentFile, cells: readonly (readonly Part[])[]): Request {
  const units = unitsOf(cells);
  let current: Unit = units[0]!;
  const request: Request = {
    module: units[0]![0]!.request.module,
    asked: askedOf(file, cells),
    seed: [...new Set(cells.flat().map((part) => part.request.seed))].join(', '),
    names: [basename(file.file, extname(file.file))],
    ...fixedOf(cells),
    sides: Math.max(...cells.flat().map((part) => part.request.sides ?? 2)),
    labels: { columns: LABEL_COLUMNS, of: (arm) => labelsOf(current[arm % current.length]!) },
    ...checkIn(cells),
    conduct: async (runner) => {
      const batch = await playBatch(runner, units, (unit) => {
        current = unit;
      });
      return batchFindings(file, request, units, batch, runner.games - runner.checkGames);
    },
  };
  return request;
}
