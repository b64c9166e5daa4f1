import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { InputError } from '../../core/game.js';
import { wholeNumber } from '../flags/values.js';

/** The cells of a row of CSV. */
const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  );

const isWhole = (row: string): boolean => row.split('"').length % 2 === 1;

/** Row by row, because a run may have millions; a quoted cell may have lines of its own. */
async function* rowsIn(path: string): AsyncGenerator<string[]> {
  let row = '';
  for await (const text of createInterface({ input: createReadStream(path) })) {
    row += row === '' ? text : `\n${text}`;
    if (!isWhole(row)) continue;
    yield cellsOf(row);
    row = '';
  }
}

/** The replay key in a row of games.csv; 1 is the first game. */
export async function keyInRow(path: string, typed: string, row: string | undefined): Promise<string> {
  if (row === undefined) throw new InputError(`${typed} has many games; expected --row N, 1 for the first`);
  const wanted = wholeNumber('row', row, 1, Number.MAX_SAFE_INTEGER);
  let column = -1;
  let at = 0;
  for await (const cells of rowsIn(path)) {
    if (at === 0) column = cells.indexOf('replay');
    if (column < 0) throw new InputError(`${typed} has no column replay; expected games.csv of a run`);
    if (at++ === wanted) return cells[column]!;
  }
  throw new InputError(`--row ${row}: ${typed} has ${Math.max(0, at - 1)} games; expected 1 to ${at - 1}`);
}
