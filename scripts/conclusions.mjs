import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `node scripts/conclusions.mjs [--seed S] [--threads T] [--agent WORDS] [--pair N] [--dir DIR]

Does a stronger pilot change the conclusions? The fair chains of three pairs of bundled KeyForge decks by the heuristic, and
by stronger pilots on the same luck: a table of agents/README.md. --agent and --pair (1 to 3) play only some of it. Everything takes about twenty
minutes of a core. Runs are kept in DIR (results/conclusions), so one that was stopped goes on. Runs the compiled code: npm
run build first.`;

const PAIRS = [
  ['miss-onyx-censorius', 'radiant-argus-the-supreme'],
  ['titanfang-tower-fighter', 'guide-achea'],
  ['sahl-the-aegian', 'marrow-the-unhurried'],
];
/** Second pilots, the weakest first, and the games of each pair that they can play in the time. */
const PILOTS = [
  ['learnt', 8000],
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

/** What `chains` says in its JSON, with a second pilot at the heuristic's answer; asked once. */
function answerOf(pair, agent, games) {
  const out = join(values.dir, [values.seed, ...pair, agent.replaceAll(/[^a-z0-9]+/g, '-')].join('-'));
  const known = join(out, 'answer.json');
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8'));
  const asked = ['chains', ...pair, '--check', agent, '--check-games', String(games)];
  const how = ['--seed', values.seed, '--out', out, '--json'];
  const threads = values.threads ? ['--threads', values.threads] : [];
  const words = [join(ROOT, 'dist/bin/fulcrum.js'), ...asked, ...how, ...threads];
  const answer = execFileSync(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  writeFileSync(known, answer);
  return JSON.parse(answer);
}

const inWords = (...numbers) => {
  const [at, low, high] = numbers.map((value) => value.toFixed(1).replace('-', '−'));
  return `${at} (${low} to ${high})`;
};

function rowOf(pair, agent, games) {
  const { summary: first, check } = answerOf(pair, agent, games);
  const fair = inWords(first.fair_chains, first.fair_low, first.fair_high);
  const other = inWords(check.setting, check.setting_low, check.setting_high);
  return `| ${first.a}, ${first.b} | ${fair} | \`${agent}\` | ${check.games.toLocaleString('en-US')} | ${other} | ${check.verdict} |`;
}

function main() {
  console.log(
    '| decks | fair chains on the first by `heuristic` | second pilot | games | puts it at | within a chain |\n| --- | --- | --- | --- | --- | --- |',
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
