import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, launch } from './browser.mjs';
import { argvOf, RUNS } from './reports.mjs';

/** A second pilot that takes no time; where a legend names it, one whose name is as long as the usual one's. */
const LEGENDS = ['chains-keyforge', 'adaptive', 'tune-aeons-end'];
const checkOf = ({ name, unchecked }) => {
  if (unchecked) return [];
  const agent = LEGENDS.includes(name) ? 'ismcts:iterations=11' : 'random';
  return ['--check', agent, '--check-games', '4'];
};
const PROGRAM = fileURLToPath(new URL('../dist/bin/fulcrum.js', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

const DESK = { width: 1000, height: 800 };
const PHONE = { width: 320, height: 568 };
/** A4 within its margins. */
const SHEET = { width: 672, height: 1000 };

/** A machine without a browser shows these tests as skipped; where `CI` is set they fail instead. */
const without = browserPath() === undefined && !process.env.CI;
const name = without
  ? 'pages in a browser (skipped: none is on the path; install chromium)'
  : 'pages in a browser';

describe.skipIf(without)(name, () => {
  const root = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  let browser;
  beforeAll(async () => {
    if (browserPath() === undefined)
      throw new Error('no browser is on the path; install chromium, or set CHROMIUM');
    browser = await launch();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(root, { recursive: true });
  });

  /** Opens a file as a double click does, without a network; everything that goes wrong is collected. */
  async function opened(file) {
    const context = await browser.newContext({ viewport: DESK, offline: true });
    const page = await context.newPage();
    const troubles = [];
    page.on('console', (message) => troubles.push(message.text()));
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) troubles.push(`asked for ${request.url()}`);
    });
    await page.goto(pathToFileURL(file).href);
    return { context, page, troubles };
  }

  const unfold = (page) =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });

  /** What an accessibility checker finds, by these rules or by all; of a batch the first part stays for them all. */
  async function violations(page, rules) {
    await page.evaluate(AXE);
    const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
    const found = await page.evaluate(async (how) => {
      for (const part of document.querySelectorAll('section ~ section')) part.remove();
      for (const link of document.querySelectorAll('nav a'))
        if (!document.querySelector(link.hash)) link.closest('li').remove();
      return (await axe.run(document, how)).violations;
    }, options);
    return found.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
  }

  const WHITE = 'rgb(255, 255, 255)';
  const paperOf = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  /** Texts that stick out of the window, and whether the page itself can be moved sideways. */
  const sticksOut = (page) =>
    page.evaluate(() => {
      const texts = [...document.querySelectorAll('svg text')].filter((text) => {
        const { left, right, width } = text.getBoundingClientRect();
        return width > 0 && (left < 0 || right > innerWidth);
      });
      const moves = document.scrollingElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
      return [...moves, ...texts.map((text) => text.textContent)];
    });

  /** Marks without a title; axes and grids are hidden from readers, and need none. */
  const untitled = (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('svg circle, svg rect, svg path, svg line')]
        .filter((mark) => !mark.closest('[aria-hidden]') && !mark.querySelector('title')?.textContent)
        .map((mark) => mark.outerHTML.slice(0, 120)),
    );

  describe.each(RUNS.filter(({ few }) => few))('$name', (run) => {
    const dir = join(root, run.name);
    const file = join(dir, 'report.html');

    beforeAll(() => {
      const argv = [PROGRAM, ...argvOf(run, run.few, dir), ...checkOf(run), '--report'];
      const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`exit code ${status}: ${stderr}`);
    }, 120_000);

    test('is one file that needs nothing else, and no JavaScript', () => {
      const html = readFileSync(file, 'utf8');
      expect(html).not.toMatch(/<script|<link|<img|@import|url\(|\son[a-z]+=/);
      expect(/.{0,80}(NaN|undefined|(?<!of )Infinity|\[object).{0,40}/.exec(html)?.[0]).toBeUndefined();
      expect(html).toContain('95% interval');
    });

    describe('opened', () => {
      let context;
      let page;
      let troubles;
      beforeAll(async () => {
        ({ context, page, troubles } = await opened(file));
      });
      afterAll(() => context.close());

      test('in light', { timeout: 60_000 }, async () => {
        await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
        expect(await untitled(page)).toEqual([]);
        expect(await sticksOut(page)).toEqual([]);
        await unfold(page);
        expect(await violations(page)).toEqual([]);
      });

      test('in dark, where only the colours differ', { timeout: 60_000 }, async () => {
        await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
        expect(await paperOf(page)).not.toBe(WHITE);
        await unfold(page);
        expect(await violations(page, ['color-contrast'])).toEqual([]);
      });

      test('on a small phone', { timeout: 60_000 }, async () => {
        await page.reload();
        await page.setViewportSize(PHONE);
        await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
        await unfold(page);
        expect(await sticksOut(page)).toEqual([]);
        expect(await violations(page, ['scrollable-region-focusable', 'target-size'])).toEqual([]);
      });

      test('in print, with folded parts shown, on white', async () => {
        await page.reload();
        await page.setViewportSize(SHEET);
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const lowest = () =>
          page.evaluate(() => {
            const parts = [...document.querySelectorAll('details > :not(summary)')];
            const shown = (part) => part.checkVisibility({ contentVisibilityAuto: true });
            return Math.min(...parts.map((part) => (shown(part) ? part.getBoundingClientRect().height : 0)));
          });
        // Drawn at the next frame.
        await expect.poll(lowest, { timeout: 10_000 }).toBeGreaterThan(10);
        expect(await page.locator('details > :not(summary)').count()).toBeGreaterThan(2);
        expect(await paperOf(page)).toBe(WHITE);
        expect(await sticksOut(page)).toEqual([]);
      });

      test('without a complaint', () => expect(troubles).toEqual([]));
    });
  });
});
