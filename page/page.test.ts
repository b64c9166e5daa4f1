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

async function show(file: string, key = ''): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1360, height: 900 },
    colorScheme: 'light',
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
  await page.goto(`file://${join(folder, file)}${key && `#${key}`}`);
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

const place = (page: Page) => page.locator('.place').textContent();

/** The page of a game that people play. */
async function playing(file: string, ...more: string[]): Promise<Page> {
  const opened: string[] = [];
  const open = async (path: string): Promise<undefined> => {
    opened.push(path);
  };
  const argv = ['play', 'keyforge', ...GAMES[0]!.defaultSides, '--seed', '3', '--browser', '--html', file];
  expect((await runIn(folder, [...argv, ...more], { games: GAMES, open })).code).toBe(0);
  expect(opened).toEqual([join(folder, file)]);
  return show(file);
}

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
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    expect(faults.splice(0)).toEqual([]);
  });

  test.each(GAMES)(
    '$game.id is stepped to its end, with the winner that the command line says, and fits a phone in the dark',
    async ({ game }) => {
      const { summary } = JSON.parse((await run('replay', `${game.id}.txt`, '--json')).out);
      const page = await show(`${game.id}.html`);
      expect(await end(page)).toBe(summary.decisions);
      await page.locator('.about').getByText('considered').first().waitFor();
      await press(page, 'ArrowRight', summary.decisions - 1);
      expect(await page.locator('.result').count()).toBe(0);
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('.result').textContent()).toContain(`${summary[summary.winner]}`);
      expect(await place(page)).toContain(`Turn ${summary.turns}, decision ${summary.decisions}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await press(page, 'ArrowLeft', Math.round(summary.decisions / 2));
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(await axe(page)).toEqual([]);
    },
  );

  test('turns, the log, the graph, the hands, an analysis, a branch and the way back', async () => {
    const page = await show('keyforge.html');
    await page.keyboard.press('PageDown');
    expect(await place(page)).toContain('Turn 2,');
    await page.locator('.log .act').nth(20).click();
    const marked = page.locator('.log [aria-current]');
    expect(await marked.textContent()).toBe(await page.locator('.log .act').nth(20).textContent());
    await page.locator('.log').press('ArrowUp');
    expect(await marked.textContent()).toBe(await page.locator('.log .act').nth(19).textContent());
    expect(await page.locator('.back').count()).toBe(0);
    await page.locator('#hands').selectOption('none');
    expect(await page.locator('.back').count()).toBe(2);
    await page.locator('#course').selectOption('Æmber');
    expect(await page.locator('.course').count()).toBe(2);
    await page.locator('#hands').selectOption('both');
    await press(page, 'Home', 1);
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
    expect(await place(page)).toContain('decision 3 of');
  });

  test('a whole game of KeyForge played by clicking, its key, and the key in an address', async () => {
    const page = await playing('play.html');
    expect(await page.locator('#hands').isDisabled()).toBe(true);
    await page.locator('.decision .option').first().click();
    await page.locator('#undo').click();
    expect(await place(page)).toContain('decision 0 of 0');
    expect(await page.evaluate(CLICK_ON)).toBeGreaterThan(10);
    const result = await page.locator('.result').textContent();
    const key = await page.locator('#key').inputValue();
    const { summary } = JSON.parse((await run('replay', key, '--json')).out);
    expect(result).toContain(summary[summary.winner]);
    expect([summary.agent_a, summary.agent_b]).toEqual(['human', 'ismcts']);
    const other = await show('codex.html', key);
    await other.keyboard.press('End');
    expect(await other.locator('.result').textContent()).toBe(result);
  });

  test('a bot that moves leaves you at the decision that you look at', async () => {
    const page = await playing('look.html', '--agents', 'heuristic,human');
    await page.getByRole('button', { name: 'keeps the hand' }).waitFor();
    // Both at once: a bot that has moved already would leave nothing to wait for.
    const before = (await page.evaluate(`(() => {
      [...document.querySelectorAll('button')].find((each) => each.textContent.includes('keeps the hand')).click();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
      return Number(document.querySelector('#scrubber').max);
    })()`)) as number;
    await expect.poll(() => end(page), { timeout: 60_000 }).toBeGreaterThan(before);
    expect(await place(page)).toContain('decision 0 of');
  });

  test('two people at one screen, by keyboard: each sees the own hand alone, and only when asked for', async () => {
    const page = await playing('two.html', '--agents', 'human,human');
    const hands = () => page.locator('.back').allTextContents();
    expect(await hands()).toHaveLength(2);
    await page.getByRole('button', { name: 'Show what A sees' }).click();
    expect(await hands()).toHaveLength(1);
    await page.locator('.decision .option').last().press('Enter');
    expect(await hands()).toHaveLength(2);
    await page.getByRole('button', { name: 'Show what B sees' }).click();
    await page.locator('.decision .option').last().press('Enter');
    await page.getByRole('button', { name: 'Show what A sees' }).click();
    await page.locator('.decision .option').first().press('Enter');
    expect(await page.evaluate('document.activeElement.className')).toBe('option');
    await page.locator('.board .card.live').first().press('Enter');
    expect(await page.evaluate('document.activeElement.closest(".menu") !== null')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.evaluate('document.activeElement.matches(".card.live")')).toBe(true);
  });

  test('a key of other rules says so, and so does a word that is no key', async () => {
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
    const page = await show('keyforge.html', key);
    const problem = page.getByRole('alert');
    expect(await problem.textContent()).toContain('by rules 1 of KeyForge, and this program plays');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('The key of a game').fill('nonsense');
    await page.getByRole('button', { name: 'Open' }).click();
    await problem.getByText('this is not the key of a recorded game').waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.start').count()).toBe(1);
  });
});
