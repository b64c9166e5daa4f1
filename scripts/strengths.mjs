import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { hasScorer, weightsOf } from '../dist/agents/learnt/index.js';
import { pilotsVersion } from '../dist/agents/versions.js';
import { LEARNERS } from './learning/learners.mjs';

const USAGE = `node scripts/strengths.mjs [--game G] [--seed S] [--agent WORD] [--processes N] [--dir DIR] [--list]

How strong each agent is and what it costs: the tables of agents/README.md. Every row is a match of scripts/unseen.mjs,
which says how it is played; seeds are counted from S (1) on. --game and --agent play only the rows of a game, or those whose
first agent is written so. Rows are kept in DIR (results/strengths) by versions of rules, pilots and weights, so a run that
was stopped goes on and what has changed is played again. N processes play a row each. --list only says what would be
played. Everything takes about seven hours of a core. Runs the compiled code: npm run build first.`;

/** First agent, second agent, blocks, seeds. */
const MATCHES = {
  keyforge: [
    ['heuristic', 'random', 250, 1],
    ['learnt', 'heuristic', 1002, 2],
    ['mc:rollouts=200', 'heuristic', 51, 1],
    ['ismcts:iterations=50', 'heuristic', 102, 1],
    ['ismcts:iterations=400', 'heuristic', 102, 1],
    ['ismcts:iterations=600', 'ismcts:iterations=400,prior=heuristic', 102, 2],
    ['ismcts:iterations=600', 'ismcts:iterations=150', 102, 1],
    ['ismcts:iterations=2400', 'ismcts:iterations=600', 102, 1],
  ],
  shards: [
    ['heuristic', 'random', 250, 1],
    ['learnt', 'heuristic', 1000, 2],
    ['ismcts:iterations=100', 'heuristic', 100, 2],
    ['ismcts:iterations=400', 'heuristic', 100, 1],
    ['ismcts:iterations=100,prior=learnt', 'ismcts:iterations=100', 60, 2],
  ],
  codex: [
    ['heuristic', 'random', 252, 1],
    ['learnt', 'heuristic', 1002, 2],
    ['ismcts:iterations=100', 'heuristic', 99, 2],
    ['ismcts:iterations=72', 'ismcts:iterations=100,prior=heuristic', 60, 2],
  ],
  'aeons-end': [
    ['heuristic', 'random', 160, 1],
    ['learnt', 'heuristic', 16000, 2],
    ['mc:rollouts=100', 'learnt', 48, 1],
    ['ismcts:iterations=100', 'learnt', 48, 1],
    ['ismcts:iterations=100', 'ismcts:iterations=100,prior=heuristic', 48, 1],
  ],
};

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    agent: { type: 'string' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: String(availableParallelism()) },
    dir: { type: 'string', default: join(ROOT, 'results/strengths') },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** What scripts/unseen.mjs is asked for, row by row. */
function rows() {
  return Object.entries(MATCHES).flatMap(([game, matches]) =>
    matches
      .filter(([agent]) => (values.game ?? game) === game && (values.agent ?? agent) === agent)
      .flatMap(([agent, other, blocks, seeds]) =>
        Array.from({ length: seeds }, (_, i) => {
          const seed = String(Number(values.seed) + i);
          return [agent, other, '--game', game, '--blocks', String(blocks), '--seed', seed];
        }),
      ),
  );
}

/** Where a row is kept: by what is asked for, and by the versions of all that answers. */
function pathOf(words) {
  const game = words[3];
  const { rules } = LEARNERS[game].module;
  const weights = hasScorer(game) ? weightsOf(game) : undefined;
  const key = JSON.stringify({ words, rules, pilots: pilotsVersion(game), weights });
  return join(values.dir, `${createHash('sha256').update(key).digest('hex').slice(0, 16)}.txt`);
}

/** A row of the table, played unless it is known. */
async function rowOf(words) {
  const path = pathOf(words);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(ROOT, 'scripts/unseen.mjs'),
    ...words,
  ]);
  writeFileSync(path, stdout);
  return stdout;
}

async function main() {
  const all = rows();
  if (all.length === 0)
    throw new Error(`no row of game "${values.game}" and agent "${values.agent}": see --list`);
  mkdirSync(values.dir, { recursive: true });
  let next = 0;
  const found = [];
  const process_ = async () => {
    while (next < all.length) {
      const number = next++;
      found[number] = await rowOf(all[number]);
      process.stderr.write(`${all[number].join(' ')}: ${found[number]}`);
    }
  };
  await Promise.all(Array.from({ length: Number(values.processes) }, process_));
  for (const game of Object.keys(MATCHES)) {
    const own = found.filter((_, number) => all[number][3] === game);
    if (own.length > 0) console.log(`${game}\n\n${HEAD}\n${own.join('')}`);
  }
}

const HEAD = `| agent | against | seed | wins | ms | ms of the other |
| --- | --- | --- | --- | --- | --- |`;

if (values.help) console.log(USAGE);
else if (values.list) for (const words of rows()) console.log(`node scripts/unseen.mjs ${words.join(' ')}`);
else await main();
