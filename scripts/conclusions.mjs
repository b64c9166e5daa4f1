import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `node scripts/conclusions.mjs [--seed S] [--threads T] [--agent WORDS] [--pair N] [--dir DIR]

Does a stronger pilot change the conclusions? The fair chains of three pairs of bundled KeyForge decks by each pilot, beside
each other: a table of agents/README.md. --agent and --pair (1 to 3) play only some of it. Everything takes about an hour
of a core. Runs are kept in DIR (results/conclusions), so one that was stopped goes on. Runs the compiled code: npm
run build first.`;

const PAIRS = [
  ['miss-onyx-censorius', 'radiant-argus-the-supreme'],
  ['titanfang-tower-fighter', 'guide-achea'],
  ['sahl-the-aegian', 'marrow-the-unhurried'],
];
/** Pilots, the weakest first, and the games of each pair that they can play in the time. */
const PILOTS = [
  ['heuristic', 30_000],
  ['learnt', 10_000],
  ['ismcts:iterations=100,prior=heuristic', 400],
  ['ismcts:iterations=100', 400],
];

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    threads: { type: 'string' },
    agent: { type: 'string' },
    pair: { type: 'string' },
    dir: { type: 'string', default: join(ROOT, 'results/conclusions') },
    help: { type: 'boolean', default: false },
  },
});

/** What `chains` says in its JSON, asked once. */
function answerOf(pair, agent, games) {
  const out = join(values.dir, [values.seed, ...pair, agent.replaceAll(/[^a-z0-9]+/g, '-')].join('-'));
  const known = join(out, 'answer.json');
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8')).summary;
  const asked = ['chains', ...pair, '--agent', agent, '--games', String(games), '--check', 'none'];
  const how = ['--seed', values.seed, '--out', out, '--json'];
  const threads = values.threads ? ['--threads', values.threads] : [];
  const words = [join(ROOT, 'dist/bin/fulcrum.js'), ...asked, ...how, ...threads];
  const answer = execFileSync(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  writeFileSync(known, answer);
  return JSON.parse(answer).summary;
}

const number = (value, digits) => value.toFixed(digits).replace('-', '−');

function rowOf(pair, agent, games) {
  const found = answerOf(pair, agent, games);
  const [fair, low, high] = [found.fair_chains, found.fair_low, found.fair_high].map((value) =>
    number(value, 1),
  );
  const cost = number(100 * found.points_per_chain, 1);
  return `| ${found.a}, ${found.b} | \`${agent}\` | ${found.games.toLocaleString('en-US')} | ${fair} (${low} to ${high}) | ${cost} |`;
}

function main() {
  console.log(
    '| decks | pilot | games | fair chains on the first | points a chain |\n| --- | --- | --- | --- | --- |',
  );
  for (const [i, pair] of PAIRS.entries()) {
    if (values.pair !== undefined && Number(values.pair) !== i + 1) continue;
    for (const [agent, games] of PILOTS) {
      if (values.agent === undefined || values.agent === agent) console.log(rowOf(pair, agent, games));
    }
  }
}

if (values.help) console.log(USAGE);
else main();
