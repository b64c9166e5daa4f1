import { join } from 'node:path';
import { InputError } from '../../core/game.js';
import type { Page } from '../../report/page/page.js';
import { type Run, readRun } from '../../report/run-directory/read-run.js';
import { PAGE } from '../../report/run-directory/run-directory.js';
import { writeWhole } from '../../report/run-directory/write-whole.js';
import type { Io } from '../terminal/io.js';

/** Drawing needs much that no other command does, so it is loaded only here. */
const drawing = () => import('../../report/page/page.js');

/** One page about these runs. Throws an InputError of one line. */
export async function pageAbout(dirs: readonly string[], { games }: Pick<Io, 'games'>): Promise<Page> {
  const runs = dirs.map(readRun);
  const { pageOf, commandOf, isShown } = await drawing();
  for (const run of runs) {
    checkGame(run, games);
    if (!isShown(run)) throw new InputError(`${run.name}: there is no page for what ${commandOf(run)} finds`);
  }
  return pageOf(runs, games);
}

function checkGame({ name, manifest }: Run, games: Io['games']): void {
  const { game } = manifest.result as { game: string };
  if (games.some((module) => module.game.id === game)) return;
  const known = games.map((module) => module.game.id).join(', ');
  throw new InputError(`${name}: a run of ${game}, which is none of the games here: ${known}`);
}

/** Writes the page of a run into its directory and returns its path. */
export async function reportInto(dir: string, io: Pick<Io, 'games'>): Promise<string> {
  const { html } = await pageAbout([dir], io);
  const path = join(dir, PAGE);
  writeWhole(path, html);
  return path;
}
