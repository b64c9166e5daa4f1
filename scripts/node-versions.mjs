import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const USAGE = `node scripts/node-versions.mjs [VERSION …]

The same seed gives the same bytes on every version of Node: plays a few small runs on this one and on others (20.19, 22
and 24), which are fetched into a temporary folder with npm, and compares one hash over all CSV files. Runs the compiled
code: npm run build first.`;

const VERSIONS = ['20.19', '22', '24'];
const MAIN = fileURLToPath(new URL('../dist/src/cli/main.js', import.meta.url));

const DECKS = ['--a', 'miss-onyx-censorius', '--b', 'radiant-argus-the-supreme'];
const MAGES = ['--nemesis', 'rageborne', '--mages', 'kadir,mist'];
const CHECK = ['--check', 'mc:rollouts=2', '--check-games', '8'];
/** All games with all their rows, and a design whose figures take logarithms, powers and roots. */
const RUNS = {
  keyforge: ['match', 'keyforge', ...DECKS, '--games', '40', '--records', '--check', 'none'],
  'aeons-end': ['match', 'aeons-end', ...MAGES, '--games', '40', '--records', '--check', 'none'],
  shards: ['match', 'shards', 'decima', 'volos', '--games', '40', '--records', ...CHECK],
  codex: ['match', 'codex', 'bashing', 'finesse', '--games', '40', '--records', '--check', 'none'],
  chains: ['chains', 'keyforge', ...DECKS, '--agent', 'random', '--games', '400', ...CHECK],
};

function run(program, args) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

function inTemporaryFolder(action) {
  const folder = mkdtempSync(join(tmpdir(), 'fulcrum-node-'));
  try {
    return action(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One hash over the names and bytes of all CSV files that a Node program writes for the runs. */
export function csvHash(node) {
  return inTemporaryFolder((folder) => {
    const hash = createHash('sha256');
    for (const [name, args] of Object.entries(RUNS)) {
      const out = join(folder, name);
      run(node, [MAIN, ...args, '--seed', '1', '--threads', '1', '--quiet', '--out', out]);
      for (const file of readdirSync(out)
        .filter((each) => each.endsWith('.csv'))
        .sort()) {
        hash.update(`${name}/${file}\n`).update(readFileSync(join(out, file)));
      }
    }
    return hash.digest('hex').slice(0, 16);
  });
}

/** Fetches versions of Node as packages of npm and returns where their programs are. */
function fetchNodes(versions, folder) {
  const packages = versions.map((version) => `node-${version}@npm:node@${version}`);
  run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', ...packages]);
  return versions.map((version) => join(folder, 'node_modules', `node-${version}`, 'bin', 'node'));
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

function main(versions) {
  const hashes = inTemporaryFolder((folder) =>
    [process.execPath, ...fetchNodes(versions, folder)].map((node) => {
      const hash = csvHash(node);
      console.log(`${versionOf(node).padEnd(10)}${hash}`);
      return hash;
    }),
  );
  const same = new Set(hashes).size === 1;
  console.log(same ? 'the same bytes' : 'NOT the same bytes');
  process.exitCode = same ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const typed = process.argv.slice(2);
  if (typed.includes('--help')) console.log(USAGE);
  else main(typed.length > 0 ? typed : VERSIONS);
}
