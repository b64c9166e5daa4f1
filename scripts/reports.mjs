import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch } from './browser.mjs';

/**
 * Plays a run of every command and every game, and makes its page: `node scripts/reports.mjs [DIR] [--shots]`, after
 * `npm run build`. Prints how large each page is and how long it takes to draw. DIR is results/reports. With --shots
 * a browser photographs every page, to be looked at: in light, dark, print and on a phone; report.png is for README.md.
 */
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const STARTERS = ['miss-onyx-censorius', 'radiant-argus-the-supreme'];
const RAGEBORNE = ['--nemesis', 'rageborne', '--mages', 'kadir,mist'];

/**
 * `games` to look at; `few` are enough to see whether the page works, for the runs whose pages are tested; `unchecked`:
 * takes no second pilot.
 */
export const RUNS = [
  { name: 'match-keyforge', argv: ['match', 'keyforge', ...STARTERS], games: 4000 },
  {
    name: 'match-aeons-end',
    argv: ['match', 'aeons-end', 'kadir-adelheim', 'rageborne'],
    games: 2000,
    few: 40,
  },
  {
    name: 'match-shards',
    argv: ['match', 'shards', '--leaders', 'decima,volos,tetra,ko-syn-wu', '--players', '4'],
    games: 1000,
    few: 48,
  },
  {
    name: 'match-codex',
    argv: ['match', 'codex', 'bashing', 'finesse', '--agents', 'heuristic,random'],
    games: 1000,
  },
  { name: 'matrix-keyforge', argv: ['matrix', 'keyforge', '--decks', 'DECKS'], games: 10_000, few: 720 },
  {
    name: 'matrix-agents',
    argv: ['matrix', 'codex', '--rate', 'agents', '--agents', 'random,heuristic'],
    games: 1000,
  },
  { name: 'rate', argv: ['rate', ...STARTERS], games: 4000, few: 400 },
  { name: 'gauntlet', argv: ['gauntlet', STARTERS[0], '--against', 'DECKS'], games: 400, few: 16 },
  { name: 'chains-keyforge', argv: ['chains', ...STARTERS], games: 30_000, few: 400 },
  { name: 'chains-shards', argv: ['chains', 'shards', 'volos', 'decima'], games: 4000 },
  {
    name: 'chains-by-agent',
    argv: ['chains', ...STARTERS, '--agent', 'heuristic,random'],
    games: 6000,
    few: 400,
  },
  { name: 'adaptive', argv: ['adaptive', ...STARTERS], games: 10_000, few: 1000 },
  {
    name: 'difficulty',
    argv: ['difficulty', '--nemesis', 'all', '--level', 'all', '--players', '2,4'],
    games: 120,
    few: 8,
  },
  {
    name: 'difficulty-compare',
    argv: ['difficulty', ...RAGEBORNE, '--compare', 'mages'],
    games: 1000,
  },
  {
    name: 'tune-aeons-end',
    argv: ['tune', ...RAGEBORNE, '--dial', 'life', '--verify'],
    games: 8000,
    few: 1000,
  },
  {
    name: 'tune-keyforge',
    argv: ['tune', 'keyforge', ...STARTERS, '--dial', 'amber', '--on', 'b'],
    games: 10_000,
  },
  {
    name: 'tune-shards',
    argv: ['tune', 'shards', 'volos', 'decima', '--dial', 'mastery'],
    games: 4000,
  },
  {
    name: 'tune-codex',
    argv: ['tune', 'codex', 'bashing', 'finesse', '--dial', 'workers'],
    games: 6000,
  },
  { name: 'impact', argv: ['impact', STARTERS[0]], games: 200, few: 2, unchecked: true },
  { name: 'run-arms', argv: ['run', 'experiments/what-if.yaml'], games: 2000, few: 60 },
  { name: 'run-cells', argv: ['run', 'experiments/pilots-and-chains.yaml'], games: 1000, few: 20 },
];

/** The command that plays a run into a directory; paths of the repository are written in full. */
export function argvOf({ argv }, games, dir) {
  const words = argv.map((word) =>
    word === 'DECKS' || word.startsWith('experiments/')
      ? join(ROOT, word === 'DECKS' ? 'experiments/decks' : word)
      : word,
  );
  return [...words, '--games', String(games), '--quiet', '--out', dir];
}

const VIEWS = {
  light: { width: 820, colorScheme: 'light' },
  dark: { width: 820, colorScheme: 'dark' },
  print: { width: 794, media: 'print' },
  phone: { width: 360, colorScheme: 'light' },
};

async function shoot(root) {
  const browser = await launch();
  const page = await browser.newPage();
  for (const { name } of RUNS) {
    await page.goto(pathToFileURL(join(root, name, 'report.html')).href);
    for (const [view, { width, media = 'screen', colorScheme = 'light' }] of Object.entries(VIEWS)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media, colorScheme });
      await page.screenshot({ path: join(root, name, `${view}.png`), fullPage: true });
    }
  }
  await shootTop(page, join(root, 'chains-keyforge/report.html'), join(root, 'report.png'));
  await browser.close();
}

/** A page down to its first picture. */
async function shootTop(page, file, path) {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.goto(pathToFileURL(file).href);
  const { y, height } = await page.locator('figcaption').first().boundingBox();
  const clip = { x: 0, y: 0, width: 800, height: Math.ceil(y + height) + 16 };
  await page.screenshot({ path, clip, fullPage: true });
}

/** The processor time that it takes to draw a page of a run that is there, in milliseconds. */
async function drawingTime(dir) {
  const [{ readRun }, { GAMES }, { pageOf }] = await Promise.all(
    ['src/report/run-directory/read-run.js', 'src/games/index.js', 'bin/page.js'].map(
      (file) => import(new URL(`../dist/${file}`, import.meta.url)),
    ),
  );
  const before = process.cpuUsage();
  pageOf([readRun(dir)], GAMES);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function main() {
  const [dir = join(ROOT, 'results/reports')] = process.argv.slice(2).filter((word) => word !== '--shots');
  const root = resolve(dir);
  const program = join(ROOT, 'dist/bin/fulcrum.js');
  const fulcrum = (argv) =>
    execFileSync(process.execPath, [program, ...argv], { stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(root, { recursive: true });
  console.log(`${'page'.padEnd(20)}     KB     ms of processor time`);
  for (const run of RUNS) {
    const own = join(root, run.name);
    rmSync(own, { recursive: true, force: true });
    fulcrum([...argvOf(run, run.games, own), '--report']);
    const kilobytes = statSync(join(own, 'report.html')).size / 1024;
    const ms = await drawingTime(own);
    console.log(`${run.name.padEnd(20)} ${kilobytes.toFixed(0).padStart(6)} ${ms.toFixed(0).padStart(6)}`);
  }
  const all = join(root, 'all.html');
  fulcrum(['report', ...RUNS.map(({ name }) => join(root, name)), '--html', all]);
  console.log(`${'all on one page'.padEnd(20)} ${(statSync(all).size / 1024).toFixed(0).padStart(6)}`);
  if (process.argv.includes('--shots')) await shoot(root);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
