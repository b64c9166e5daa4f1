import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const MANIFEST = JSON.parse(read('package.json'));
const EXAMPLES = readdirSync(join(ROOT, 'examples')).filter((file) => file.endsWith('.mjs'));

/** What `npm run build` does after compiling and bundling, which the tests have just done. */
beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/schema.mjs')]);
}, 120_000);

describe('the package', () => {
  let files = [];
  beforeAll(() => {
    const argv = ['pack', '--dry-run', '--ignore-scripts', '--json'];
    const [{ files: all }] = JSON.parse(
      execFileSync('npm', argv, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    files = all.map(({ path }) => path);
  }, 120_000);

  test('has no source maps, build information, tests or sources', () => {
    const odd = /\.map$|tsbuildinfo|\.test\.|^src\/.*\.ts$|^(scripts|results|node_modules)\//;
    expect(files.filter((file) => odd.test(file))).toEqual([]);
  });

  test('has the program, the library, its types and the documents', () => {
    const targets = Object.values(MANIFEST.exports).flatMap((to) =>
      Object.values(typeof to === 'string' ? { to } : to),
    );
    const wanted = [...targets, ...Object.values(MANIFEST.bin)].map((path) => path.replace('./', ''));
    const documents = [
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'SECURITY.md',
      'CONTRIBUTING.md',
      'experiments/schema.json',
      'examples/README.md',
    ];
    expect([...wanted, ...documents].filter((file) => !files.includes(file))).toEqual([]);
  });

  test('every link of its documents leads to something in it', () => {
    const isThere = (path) => files.some((file) => file === path || file.startsWith(`${path}/`));
    const dead = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)]
          .map(([, link]) => link)
          .filter((link) => !/^[a-z]+:/.test(link))
          .map((link) => posix.join(posix.dirname(file), link))
          .filter((path) => !isThere(path))
          .map((path) => `${file}: ${path}`),
      );
    expect(dead).toEqual([]);
  });
});

describe('examples', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  afterAll(() => rmSync(cwd, { recursive: true }));

  test('are listed', () => {
    const listed = [...read('examples/README.md').matchAll(/^\| \[([^\]]+)\]/gm)].map(([, file]) => file);
    expect(listed.sort()).toEqual(EXAMPLES.sort());
  });

  test.each(EXAMPLES)('%s runs as it is', { timeout: 180_000 }, (file) => {
    const argv = [join(ROOT, 'examples', file)];
    const out = execFileSync(process.execPath, argv, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(out).toMatch(/\d/);
    expect(out).not.toContain('undefined');
    expect(existsSync(join(ROOT, 'examples', 'results'))).toBe(false);
  });
});
