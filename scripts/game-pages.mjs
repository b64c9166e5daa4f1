import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { GAMES } from '../dist/src/games/index.js';
import { launch } from './browser.mjs';
import { decisionsOf, search } from './engine-pace.mjs';
import { fixFunctions } from './fix-functions.mjs';

/**
 * Makes the page of a recorded game of every game: `node scripts/game-pages.mjs [DIR] [--shots]`, after `npm run build`.
 * Prints its size, as it is and compressed, the time from opening the file to the first picture and the processor's part
 * of it, and what an analysis does in a second of processor time: tries, and decisions of the engine, there and in Node.
 * The time to the first picture wants an otherwise idle machine. DIR is results/pages. With
 * --shots every board is photographed, to be looked at: a replay and a game that a person plays, at a desk and on a
 * phone; screenshot.png is page/screenshot.png.
 */
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LOADS = 3;
/** Of the search, as it is measured. */
const TRIES = 1000;
const WARM_UP = 200;
const GAMES_COMPARED = 20;
const SIZES = { desk: { width: 1360, height: 900 }, phone: { width: 390, height: 844 } };
const IDS = GAMES.map(({ game }) => game.id);

const fulcrum = (cwd, ...argv) =>
  execFileSync(process.execPath, [join(ROOT, 'dist/bin/fulcrum.js'), ...argv], { cwd, stdio: 'ignore' });

const fileOf = (dir, name) => pathToFileURL(join(dir, `${name}.html`)).href;

const median = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** Processor time of a page's main thread so far, in milliseconds. */
async function processorTime(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
}

/** Milliseconds from opening the file to the first picture, each time in a fresh window, and the processor's part. */
async function firstPicture(browser, address) {
  const [times, busy] = [[], []];
  for (let load = 0; load < LOADS; load++) {
    const page = await browser.newPage({ viewport: SIZES.desk });
    const used = await processorTime(page);
    await page.goto(address);
    await page.locator('.board').waitFor();
    await page.waitForFunction('performance.getEntriesByName("first-contentful-paint").length > 0');
    times.push(await page.evaluate('performance.getEntriesByName("first-contentful-paint")[0].startTime'));
    busy.push(await used());
    await page.close();
  }
  return [median(times), median(busy)];
}

/** The engine as a program that a browser can run, joined as the page is. */
async function engineProgram() {
  const input = join(ROOT, 'scripts/engine-pace.mjs');
  const plugins = [{ name: 'fix-functions', renderChunk: fixFunctions }];
  const built = await rolldown({ input, platform: 'browser', plugins });
  const { output } = await built.generate({ format: 'iife', name: 'engine', minify: true });
  return output[0].code;
}

/** Milliseconds of processor time that a search takes in the browser, once it is warm. */
async function searchInBrowser(browser, program, id) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: program });
  const played = await page.evaluate(`engine.decisionsOf("${id}", ${GAMES_COMPARED})`);
  if (played !== decisionsOf(id, GAMES_COMPARED)) throw new Error(`${id}: another game than in Node`);
  const used = await processorTime(page);
  await page.evaluate(`engine.search("${id}", ${WARM_UP})`);
  const before = await used();
  await page.evaluate(`engine.search("${id}", ${TRIES})`);
  const ms = (await used()) - before;
  await page.close();
  return ms;
}

/** The same in Node. */
function searchInNode(id) {
  search(id, WARM_UP);
  const before = process.cpuUsage();
  search(id, TRIES);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const whole = (figure) => Math.round(figure).toLocaleString('en');

async function measure(browser, dir) {
  const program = await engineProgram();
  console.log('| page | KB | compressed | first picture | processor | tries/s | decisions/s | in Node |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const id of IDS) {
    const html = readFileSync(join(dir, `${id}.html`));
    const [first, busy] = await firstPicture(browser, fileOf(dir, id));
    const decisions = search(id, TRIES, true);
    const there = (await searchInBrowser(browser, program, id)) / 1000;
    const here = searchInNode(id) / 1000;
    const figures = [
      whole(html.length / 1024),
      whole(gzipSync(html, { level: 9 }).length / 1024),
      `${whole(first)} ms`,
      `${whole(busy)} ms`,
      whole(TRIES / there),
      whole(decisions / there),
      whole(decisions / here),
    ];
    console.log(`| ${[id, ...figures].join(' | ')} |`);
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
