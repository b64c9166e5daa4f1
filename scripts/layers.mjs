import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Imports go one way. The first line whose `from` matches a file says what of ours it may import. Tests are exempt. */
const LAYERS = [
  { from: /^src\/core\//, may: [/^src\/core\//] },
  {
    from: /^src\/games\/(module|dials|deck-cards)\.ts$/,
    may: [/^src\/core\//, /^src\/games\/(module|dials|deck-cards)\./],
  },
  { from: /^src\/games\/testkit\.ts$/, may: [/^src\/core\//] },
  {
    from: /^src\/games\/conformance\.ts$/,
    may: [/^src\/core\//, /^src\/games\/(module|dials|deck-cards)\./],
  },
  {
    from: /^src\/games\/index\.ts$/,
    may: [/^src\/games\/(module|dials|deck-cards)\./, /^src\/games\/[^/]+\/module\./],
  },
  {
    from: /^src\/games\/([^/]+)\//,
    may: [/^src\/core\//, /^src\/games\/(module|dials|deck-cards|testkit)\./],
    own: 'src/games/$1/',
  },
  {
    from: /^agents\/(?:heuristics|learnt)\/([a-z-]+)/,
    may: [/^src\/core\//, /^agents\//],
    own: 'src/games/$1/',
  },
  { from: /^agents\//, may: [/^src\/core\//, /^agents\//] },
  { from: /^src\/stats\//, may: [/^src\/stats\//] },
  { from: /^src\/match\//, may: [/^src\/(core|games|stats|match)\//, /^agents\//] },
  {
    from: /^src\/report\//,
    may: [/^src\/(core|stats|match|report)\//, /^src\/games\/(module|dials|deck-cards)\./],
  },
  {
    from: /^page\/boards\/([a-z-]+)\//,
    may: [/^src\/core\//, /^page\/(board|parts)\./],
    own: 'src/games/$1/',
  },
  {
    from: /^page\//,
    may: [
      /^src\/core\//,
      /^src\/games\/(index|module)\./,
      /^src\/match\/(game-key|recording|replay|schedule|setup-words)\./,
      /^agents\/index\./,
      /^page\//,
    ],
  },
  { from: /^src\/cli\//, may: [/^src\//, /^agents\//] },
  { from: /^src\/index\.ts$/, may: [/^src\/cli\/library\//, /^src\/core\/game\./] },
  { from: /^src\/testing\.ts$/, may: [/^src\/(core|games)\//] },
];

const MAY_TOUCH_FILES = /^(src\/cli|src\/report|scripts)\//;
const MAY_TOUCH_THREADS = /^src\/match\//;
const OUTSIDE = /^(node:)?(fs|fs\/promises|child_process|process|readline|net|http|https)$/;
const THREADS = /^(piscina|(node:)?(worker_threads|cluster))$/;
/** Processor time is asked for like the time of day. */
const GLOBALS = /(?<![\w.'"`])(console|process)\s*\.(?!cpuUsage\b)/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
/** A whole statement at the beginning of a line; an `import()` within a function runs later and can't make a cycle. */
const STATEMENT = /^(?:import|export)\s+(?:(type\b)?([^;'"]*?)\bfrom\s+)?['"](\.[^'"]+)['"]/gm;

/** What is wrong with one import of a file, or undefined. */
function fault(file, specifier) {
  if (OUTSIDE.test(specifier) && !MAY_TOUCH_FILES.test(file))
    return `${specifier}: only cli, report and scripts touch files and the process`;
  if (THREADS.test(specifier) && !MAY_TOUCH_THREADS.test(file))
    return `${specifier}: only match touches threads`;
  if (!specifier.startsWith('.')) return undefined;
  const layer = LAYERS.find(({ from }) => from.test(file));
  if (!layer) return 'this file belongs to no layer';
  const target = posix.join(posix.dirname(file), specifier);
  const own = layer.own?.replace('$1', layer.from.exec(file)[1]);
  if (layer.may.some((pattern) => pattern.test(target)) || (own && target.startsWith(own))) return undefined;
  return `${target}: not for this layer to import`;
}

/** A comment may speak of what code must not touch. */
function isComment(line) {
  return /^\s*(\/\/|\/?\*)/.test(line);
}

/** The offending lines of one file, as `path:line: what is wrong`. */
export function offences(file, text) {
  const found = [];
  text.split('\n').forEach((line, i) => {
    if (isComment(line)) return;
    for (const [, specifier] of line.matchAll(IMPORT)) {
      const problem = fault(file, specifier);
      if (problem) found.push(`${file}:${i + 1}: ${problem}`);
    }
    if (GLOBALS.test(line) && !MAY_TOUCH_FILES.test(file)) {
      found.push(`${file}:${i + 1}: only cli, report and scripts touch the console and the process`);
    }
  });
  return found;
}

/** Whether `{ type A, type B }` is all that is imported. */
function isTypesOnly(clause) {
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1].split(',') ?? [''];
  const given = names.map((name) => name.trim()).filter(Boolean);
  return given.length > 0 && given.every((name) => name.startsWith('type '));
}

/** The files of ours whose values a file needs; types are gone at run time. */
export function valueImports(file, text) {
  return [...text.matchAll(STATEMENT)]
    .filter(([, type, clause = '']) => !type && !isTypesOnly(clause))
    .map(([, , , specifier]) => posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.ts'));
}

/** The shortest way along imports from a file back to itself, or undefined. */
function wayBack(imports, file) {
  const cameFrom = new Map();
  const queue = [file];
  for (const from of queue) {
    for (const to of imports.get(from) ?? []) {
      if (to === file) return pathTo(from, cameFrom);
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, from);
      queue.push(to);
    }
  }
  return undefined;
}

function pathTo(file, cameFrom) {
  const path = [];
  for (let at = file; at !== undefined; at = cameFrom.get(at)) path.unshift(at);
  return path;
}

/** For each file in an import cycle that no earlier one shows, the shortest; `imports` is by file. */
export function cycles(imports) {
  const found = [];
  for (const file of imports.keys()) {
    if (found.some((path) => path.includes(file))) continue;
    const path = wayBack(imports, file);
    if (path) found.push(path);
  }
  return found;
}

function sources(root, folder) {
  const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function main() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const files = [...sources(root, 'src'), ...sources(root, 'agents'), ...sources(root, 'page')];
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
  const imports = new Map(texts.map(([file, text]) => [file, valueImports(file, text)]));
  const found = [
    ...texts.flatMap(([file, text]) => offences(file, text)),
    ...cycles(imports).map((path) => `import cycle: ${[...path, path[0]].join(' → ')}`),
  ];
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
