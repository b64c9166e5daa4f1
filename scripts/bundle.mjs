import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { fixFunctions } from './fix-functions.mjs';

/**
 * Joins the compiled modules of each program into one file. V8 looks up an imported or exported name at
 * every use, and trusts only what is constant within one module: joined, the engine needs a third fewer
 * instructions for a decision.
 */
const PROGRAMS = { fulcrum: 'src/cli/main.js', index: 'src/index.js', worker: 'src/match/worker.js' };

const inDist = (path) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
const isPackage = (id) => !/^(\.|\/|[A-Z]:)/.test(id);

/** Where the programs load the page from, which is a program of its own. */
const PAGE = 'src/report/page/page.js';
const pageApart = {
  name: 'page-apart',
  resolveId: (id) => (id.endsWith('/report/page/page.js') ? { id: './page.js', external: true } : undefined),
};

for (const [name, input] of Object.entries(PROGRAMS)) {
  const plugins = [pageApart, { name: 'fix-functions', renderChunk: fixFunctions }];
  const program = await rolldown({ input: inDist(input), platform: 'node', external: isPackage, plugins });
  await program.write({ file: inDist(`bin/${name}.js`), format: 'esm', codeSplitting: false });
}

/** What draws pages is put into one file with the libraries it needs, so that nobody has to install them. */
async function bundlePage() {
  const page = await rolldown({ input: inDist(PAGE), platform: 'node' });
  const file = { file: inDist('bin/page.js'), format: 'esm', codeSplitting: false, minify: true };
  const { output } = await page.write(file);
  writeFileSync(inDist('bin/page-licenses.txt'), licensesOf(output[0].moduleIds));
}

/** The licences of the packages whose modules these are ask to go with them. */
function licensesOf(modules) {
  const packages = modules.flatMap(
    (id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/')) ?? [],
  );
  const texts = [...new Set(packages)].sort().map((path) => {
    const manifest = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
    return `${manifest.name} ${manifest.version}\n\n${licenseOf(path, manifest)}`;
  });
  return texts.join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** A few packages only name theirs. */
function licenseOf(path, { license, author }) {
  const file = readdirSync(path).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  if (file) return readFileSync(`${path}/${file}`, 'utf8').trim();
  if (!license) throw new Error(`${path} has no licence to put beside the bundle`);
  return `License: ${license}, by ${author?.name ?? author}`;
}

await bundlePage();
