import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InputError } from '../../core/game.js';
import { nearName, PAGE, writingReason } from '../../report/run-directory/run-directory.js';
import { writeWhole } from '../../report/run-directory/write-whole.js';
import { pageAbout } from '../experiment/report-page.js';
import type { Args, Command } from '../flags/command.js';
import { type Io, json, line, OK } from '../terminal/io.js';
import { showPage } from '../terminal/open.js';

interface File {
  readonly path: string;
  readonly text: string;
}

/** A page in each directory, or one about all of them where `--html` says. */
async function pagesOf(dirs: readonly string[], html: string | undefined, io: Io): Promise<File[]> {
  if (html !== undefined) return [{ path: resolve(io.cwd, html), text: (await pageAbout(dirs, io)).html }];
  const pages: File[] = [];
  for (const dir of dirs) pages.push({ path: join(dir, PAGE), text: (await pageAbout([dir], io)).html });
  return pages;
}

async function picturesOf(dirs: readonly string[], svg: string, io: Io): Promise<File[]> {
  const { pictures } = await pageAbout(dirs, io);
  return pictures.map(({ file, svg: text }) => ({ path: resolve(io.cwd, svg, file), text }));
}

function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (cause) {
    throw new InputError(`--svg: can't make ${nearName(path)}: ${writingReason(cause)}`, { cause });
  }
}

/** Everything is made before anything is written. */
async function filesOf(dirs: readonly string[], args: Args, io: Io) {
  const [html, svg] = [args.text('html'), args.text('svg')];
  const pictures = svg === undefined ? [] : await picturesOf(dirs, svg, io);
  const pages = svg !== undefined && html === undefined ? [] : await pagesOf(dirs, html, io);
  return { pages, pictures };
}

async function run(args: Args, io: Io): Promise<number> {
  if (args.positionals.length === 0)
    throw new InputError('no directory given; expected: fulcrum report DIR…');
  const dirs = [...new Set(args.positionals.map((dir) => resolve(io.cwd, dir)))];
  const { pages, pictures } = await filesOf(dirs, args, io);
  if (args.on('open') && pages.length === 0)
    throw new InputError('--open: --svg writes no page; give --html FILE too');
  if (pictures.length > 0) makeDirectory(resolve(io.cwd, args.text('svg')!));
  const written = [...pages, ...pictures];
  for (const { path, text } of written) writeWhole(path, text);
  const names = (files: readonly File[]) => files.map(({ path }) => nearName(path));
  if (args.on('json')) json(io, { command: 'report', pages: names(pages), pictures: names(pictures) });
  else
    for (const { path, text } of written)
      line(io.out, `${nearName(path)}  ${Math.ceil(text.length / 1024)} KB`);
  if (args.on('open')) await showPage(pages[0]!.path, io);
  return OK;
}

export const report: Command = {
  name: 'report',
  usage: 'DIR…',
  about: `A page about runs that were played, in one file that works offline. It has the answer with its interval, pictures, the numbers, and how they were obtained: ${PAGE} in each directory, or one page about all of them with --html. Runs make their page at once with --report.`,
  maxPositionals: Number.POSITIVE_INFINITY,
  flags: ['html', 'svg', 'open', 'json', 'quiet'],
  examples: [
    ['report results/chains-my-deck-rival', `writes ${PAGE} there`],
    ['report results/match-* --html matches.html --open', 'several runs on one page'],
    ['report results/chains-my-deck-rival --svg pictures', 'the pictures alone, for a talk'],
  ],
  run,
};
