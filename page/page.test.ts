import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, launch } from '../scripts/browser.mjs';
import { runIn } from '../src/cli/testing-io.js';
import { GAMES } from '../src/games/index.js';
import { encodeGame } from '../src/match/game-key.js';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'fulcrum-page-'));
const run = (...argv: string[]) => runIn(folder, argv, { games: GAMES });
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
/** What no page may have: errors, and requests to anywhere. */
const faults: string[] = [];

async function show(
  file: string,
  more: { phone?: boolean; dark?: boolean; key?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: more.phone ? { width: 390, height: 844 } : { width: 1360, height: 900 },
    colorScheme: more.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) faults.push(request.url());
  });
  await page.goto(`file://${join(folder, file)}${more.key ? `#${more.key}` : ''}`);
  await page.locator('h1').waitFor();
  return page;
}

/** Many presses of a key at once. */
const press = (page: Page, key: string, times: number) =>
  page.evaluate(
    `for (let i = 0; i < ${times}; i++) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: "${key}", bubbles: true }))`,
  );

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html.slice(0, 200)))',
  );
}

const end = async (page: Page): Promise<number> =>
  Number(await page.locator('#scrubber').getAttribute('max'));

/** Takes the first thing that can be chosen, on the board where there is one, until the game is over. */
const CLICK_ON = `new Promise((done, fail) => {
  let clicks = 0;
  const timer = setInterval(() => {
    if (document.querySelector('.result')) { clearInterval(timer); done(clicks); return; }
    const next = document.querySelector('.menu [data-take]') ?? document.querySelector('.board .live')
      ?? document.querySelector('.decision [data-take]');
    if (!next) return;
    next.click();
    if (++clicks > 3000) { clearInterval(timer); fail(new Error('no end')); }
  }, 1);
})`;

describe.skipIf(browserPath() === undefined)('in a browser', { timeout: 90_000 }, () => {
  beforeAll(async () => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'page'], { cwd: root });
    execFileSync(process.execPath, ['scripts/bundle-page.mjs'], { cwd: root });
    browser = await launch();
    for (const { game, defaultSides } of GAMES) {
      await run('play', game.id, ...defaultSides, '--seed', '7', '--save', `${game.id}.txt`);
      await run('replay', `${game.id}.txt`, '--html', `${game.id}.html`);
    }
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));

  test.each(GAMES)(
    '$game.id is stepped to its end, with the winner that the command line says',
    async ({ game }) => {
      const { summary } = JSON.parse((await run('replay', `${game.id}.txt`, '--json')).out);
      const page = await show(`${game.id}.html`);
      expect(await end(page)).toBe(summary.decisions);
      await press(page, 'ArrowRight', summary.decisions - 1);
      expect(await page.locator('.result').count()).toBe(0);
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('.result').textContent()).toContain(`${summary[summary.winner]}`);
      expect(await page.locator('.place').textContent()).toContain(
        `Turn ${summary.turns}, decision ${summary.decisions}`,
      );
      await page.keyboard.press('Home');
      await page.locator('.about').getByText('considered').first().waitFor();
      await page.context().close();
    },
  );

  test('turns, the log, the graph and the hands', async () => {
    const page = await show('keyforge.html');
    await page.keyboard.press('PageDown');
    expect(await page.locator('.place').textContent()).toContain('Turn 2,');
    await page.locator('.log .act').nth(20).click();
    expect(await page.locator('.log [aria-current]').textContent()).toBe(
      await page.locator('.log .act').nth(20).textContent(),
    );
    expect(await page.locator('.back').count()).toBe(0);
    await page.locator('#hands').selectOption('none');
    expect(await page.locator('.back').count()).toBe(2);
    await page.locator('#course').selectOption('Æmber');
    expect(await page.locator('.course').count()).toBe(2);
    await page.context().close();
  });

  test('an analysis, a branch and the way back', async () => {
    const page = await show('keyforge.html');
    await press(page, 'ArrowRight', 3);
    await page.locator('#analyse').click();
    await page
      .locator('.about')
      .getByText(/search, \d+ tries/)
      .waitFor();
    expect(await page.locator('td.value').filter({ hasText: '%' }).count()).toBeGreaterThan(1);
    const whole = await end(page);
    await page.locator('tr:not(.taken) .option').first().click();
    await page.locator('.branch').waitFor();
    expect(await end(page)).toBeLessThan(whole);
    await page.locator('#back').click();
    expect(await end(page)).toBe(whole);
    expect(await page.locator('.place').textContent()).toContain('decision 3 of');
    await page.context().close();
  });

  test('a whole game of KeyForge played by clicking, its key, and the key in an address', async () => {
    const sides = GAMES[0]!.defaultSides;
    const opened: string[] = [];
    const open = async (path: string): Promise<undefined> => {
      opened.push(path);
    };
    const argv = ['play', 'keyforge', ...sides, '--seed', '3', '--browser', '--html', 'play.html'];
    expect((await runIn(folder, argv, { games: GAMES, open })).code).toBe(0);
    expect(opened).toEqual([join(folder, 'play.html')]);
    const page = await show('play.html');
    expect(await page.locator('#hands').isDisabled()).toBe(true);
    await page.locator('.decision .option').first().click();
    await page.locator('#undo').click();
    expect(await page.locator('.place').textContent()).toContain('decision 0 of 0');
    expect(await page.evaluate(CLICK_ON)).toBeGreaterThan(10);
    const result = await page.locator('.result').textContent();
    const key = await page.locator('#key').inputValue();
    const { summary } = JSON.parse((await run('replay', key, '--json')).out);
    expect(result).toContain(summary[summary.winner]);
    expect([summary.agent_a, summary.agent_b]).toEqual(['human', 'heuristic']);
    await page.context().close();
    const other = await show('codex.html', { key });
    await other.keyboard.press('End');
    expect(await other.locator('.result').textContent()).toBe(result);
    await other.context().close();
  });

  test('a bot that moves leaves you at the decision that you look at', async () => {
    const argv = [...GAMES[0]!.defaultSides, '--seed', '3', '--agents', 'heuristic,human'];
    const open = async (): Promise<undefined> => undefined;
    const play = ['play', 'keyforge', ...argv, '--browser', '--html', 'look.html'];
    expect((await runIn(folder, play, { games: GAMES, open })).code).toBe(0);
    const page = await show('look.html');
    await expect.poll(() => end(page), { timeout: 20_000 }).toBeGreaterThan(0);
    await page.keyboard.press('Home');
    const before = await end(page);
    await expect.poll(() => end(page), { timeout: 20_000 }).toBeGreaterThan(before);
    expect(await page.locator('.place').textContent()).toContain('decision 0 of');
    await page.context().close();
  });

  test('a key of other rules says so', async () => {
    const sides = GAMES[0]!.defaultSides.map((name) => GAMES[0]!.namedSide(name)!);
    const plain = {
      options: {},
      first: 0,
      seed: [1, 2] as const,
      pilots: ['random', 'random'],
      moves: [],
      as: '',
    };
    const key = await encodeGame({ ...plain, game: 'keyforge', rules: '1', sides });
    const page = await show('keyforge.html', { key });
    expect(await page.getByRole('alert').textContent()).toContain(
      'by rules 1 of KeyForge, and this program plays',
    );
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  test.each(GAMES)('$game.id fits a phone, in the dark', async ({ game }) => {
    const page = await show(`${game.id}.html`, { phone: true, dark: true });
    await press(page, 'ArrowRight', Math.round((await end(page)) / 2));
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});
