import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encodeGame } from '../../match/game-key.js';
import type { Recording } from '../../match/recording.js';
import { nearName } from '../../report/run-directory/run-directory.js';
import { writeWhole } from '../../report/run-directory/write-whole.js';
import type { Args } from '../flags/command.js';
import { type Io, json, line } from '../terminal/io.js';
import { showPage } from '../terminal/open.js';

/** Where the built page is: below the folder of package.json, which is above both the sources and the compiled files. */
function builtPage(): URL {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('../', folder);
  return new URL('dist/bin/game.html', folder);
}

/** The page with a game in it. */
async function pageOf(recording: Recording): Promise<string> {
  const key = await encodeGame(recording);
  return readFileSync(builtPage(), 'utf8').replace('data-game=""', `data-game="${key}"`);
}

/** The game as a file for `fulcrum replay`, where `--save` asks for one. */
export async function saveGame(recording: Recording, args: Args, io: Io): Promise<void> {
  const file = args.text('save');
  if (file === undefined) return;
  const path = resolve(io.cwd, file);
  writeWhole(path, `${await encodeGame(recording)}\n`);
  if (!args.on('json')) line(io.out, `The game is in ${nearName(path)}: fulcrum replay ${nearName(path)}`);
}

/** Without a name the page is for this time only. */
const pathOf = (game: string, args: Args, io: Io): string => {
  const html = args.text('html');
  return html === undefined
    ? join(mkdtempSync(join(tmpdir(), 'fulcrum-')), `${game}.html`)
    : resolve(io.cwd, html);
};

/** Writes the page, says where it is, and shows it where that is asked for. */
export async function writePage(recording: Recording, command: string, args: Args, io: Io): Promise<void> {
  const text = await pageOf(recording);
  const path = pathOf(recording.game, args, io);
  writeWhole(path, text);
  const name = nearName(path);
  if (args.on('json')) json(io, { command, game: recording.game, page: name });
  else line(io.out, `${name}  ${Math.ceil(Buffer.byteLength(text) / 1024)} KB`);
  if (args.on('open') || args.on('browser')) await showPage(path, io);
}
