import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { GAMES } from '../dist/src/games/index.js';
import { launch } from './browser.mjs';
import { decisionsOf, pace } from './engine-pace.mjs';
import { fixFunctions } from './fix-functions.mjs';

/**
 * Makes the page of a recorded game of every game: `node scripts/game-pages.mjs [DIR] [--shots]`, after `npm run build`
 * and on an otherwise idle machine. Prints its size, as it is and compressed, the time from opening the file to the
 * first picture, and the decisions per second of the engine in the browser and in Node. DIR is results/pages. With
 * --shots every board is photographed, to be looked at: a replay and a game that a person plays, at a desk and on a
 * phone; screenshot.png is page/screenshot.png.
 */
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LOADS = 5;
const SECONDS = 2;
const GAMES_COMPARED = 20;
const SIZES = { desk: { width: 1360, height: 900 }, phone: { width: 390, height: 844 } };
const IDS = GAMES.map(({ game }) => game.id);

const fulcrum = (cwd, ...argv) =>
  execFileSync(process.execPath, [join(ROOT, 'dist/bin/fulcrum.js'), ...argv], { cwd, stdio: 'ignore' });

const fileOf = (dir, name) => pathToFileURL(join(dir, `${name}.html`)).href;

const median = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** Milliseconds from opening the file to the first picture, each time in a fresh window. */
async function firstPicture(browser, address) {
  const times = [];
  for (let load = 0; load < LOADS; load++) {
    const page = await browser.newPage({ viewport: SIZES.desk });
    await page.goto(address);
    await page.locator('.board').waitFor();
    await page.waitForFunction('performance.getEntriesByName("first-contentful-paint").length > 0');
    times.push(await page.evaluate('performance.getEntriesByName("first-contentful-paint")[0].startTime'));
    await page.close();
  }
  return median(times);
}

/** The engine as a program that a browser can run, joined as the page is. */
async function engineProgram() {
  const input = join(ROOT, 'scripts/engine-pace.mjs');
  const plugins = [{ name: 'fix-functions', renderChunk: fixFunctions }];
  const built = await rolldown({ input, platform: 'browser', plugins });
  const { output } = await built.generate({ format: 'iife', name: 'engine', minify: true });
  return output[0].code;
}

async function paceInBrowser(browser, program, id) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: program });
  const played = await page.evaluate(`engine.decisionsOf("${id}", ${GAMES_COMPARED})`);
  if (played !== decisionsOf(id, GAMES_COMPARED)) throw new Error(`${id}: another game than in Node`);
  const decisions = await page.evaluate(`engine.pace("${id}", ${SECONDS})`);
  await page.close();
  return decisions;
}

async function measure(browser, dir) {
  const program = await engineProgram();
  console.log(`${' '.repeat(12)}    KB  compressed  first picture  decisions/s: browser       Node`);
  for (const id of IDS) {
    const html = readFileSync(join(dir, `${id}.html`));
    const figures = [
      (html.length / 1024).toFixed(0).padStart(5),
      (gzipSync(html, { level: 9 }).length / 1024).toFixed(0).padStart(11),
      `${(await firstPicture(browser, fileOf(dir, id))).toFixed(0)} ms`.padStart(14),
      Math.round(await paceInBrowser(browser, program, id))
        .toLocaleString('en')
        .padStart(21),
      Math.round(pace(id, SECONDS)).toLocaleString('en').padStart(10),
    ];
    console.log(`${id.padEnd(12)} ${figures.join(' ')}`);
  }
}

/** A good way into the game, with what the agents considered. */
async function toMiddle(page) {
  const end = Number(await page.locator('#scrubber').getAttribute('max'));
  await page.locator('#scrubber').fill(String(Math.round(0.6 * end)));
  for (let step = 0; step < 40 && (await page.locator('.option').count()) < 4; step++)
    await page.keyboard.press('ArrowRight');
  await page.locator('.about').first().waitFor();
}

/** As far as the first decisions that a person has in a game of their own. */
async function toMoves(page) {
  for (let move = 0; move < 4; move++) {
    await page.locator('.decision .option').first().click();
    await page.locator('.decision .option').first().waitFor();
  }
}

async function shoot(browser, dir) {
  for (const id of IDS)
    for (const [size, viewport] of Object.entries(SIZES))
      for (const [name, prepare] of [
        [id, toMiddle],
        [`${id}-play`, toMoves],
      ]) {
        const colorScheme = size === 'phone' ? 'dark' : 'light';
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
        await page.goto(fileOf(dir, name));
        await prepare(page);
        await page.screenshot({ path: join(dir, `${name}-${size}.png`), fullPage: true });
        if (name === 'keyforge' && size === 'desk')
          await page.screenshot({ path: join(dir, 'screenshot.png') });
        await page.close();
      }
}

async function main() {
  const [folder = join(ROOT, 'results/pages')] = process.argv.slice(2).filter((word) => word !== '--shots');
  const dir = resolve(folder);
  mkdirSync(dir, { recursive: true });
  for (const { game, defaultSides } of GAMES) {
    const sides = [game.id, ...defaultSides, '--seed', '7'];
    fulcrum(dir, 'play', ...sides, '--save', `${game.id}.txt`);
    fulcrum(dir, 'replay', `${game.id}.txt`, '--html', `${game.id}.html`);
    fulcrum(
      dir,
      'play',
      ...sides,
      '--agents',
      'human,heuristic',
      '--browser',
      '--html',
      `${game.id}-play.html`,
    );
  }
  const browser = await launch();
  if (process.argv.includes('--shots')) await shoot(browser, dir);
  else await measure(browser, dir);
  await browser.close();
}

await main();
