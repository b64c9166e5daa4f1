import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pilotsVersion } from '../dist/agents/versions.js';
import { keyforgeModule as module } from '../dist/src/games/keyforge/module.js';
import { fieldDesign } from '../dist/src/match/designs/bundled-field.js';
import { fieldRound, playField } from '../dist/src/match/designs/field.js';
import { TaskRunner } from '../dist/src/match/task-runner.js';

const USAGE = `node scripts/field.mjs [--threads T]

Plays the fields of KeyForge against themselves and writes what their decks won: src/games/keyforge/field-scores.ts,
from which "fulcrum rate" takes a deck's place among the decks of its set. To be run after npm run build whenever the
rules or the heuristic have changed. The same on any number of threads; a set that is done is kept in results/field,
so that a run that was stopped goes on with the next.`;

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Blocks of each deck: its win rate is known to about 4 points (a standard error), a quarter of the field's spread. */
const ROUNDS = 90;
const SEED = '1';
const AGENT = 'heuristic';
const PER_LINE = 20;

const HEAD = {
  rules: module.rules,
  pilots: pilotsVersion('keyforge'),
  agent: AGENT,
  seed: SEED,
  rounds: ROUNDS,
};

async function played(set, threads) {
  const runner = new TaskRunner({
    module,
    threads,
    onProgress: (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${set}: ${done.toLocaleString('en-US')} games `);
    },
  });
  const counts = await playField(runner, fieldDesign(module, set, HEAD));
  await runner.close();
  process.stderr.write(`${set} done\n`);
  return counts.map(([, split, won]) => `${split}/${won}`);
}

/** What was played of this set with the same versions. */
async function kept(set, threads) {
  const file = join(ROOT, 'results/field', `${set}.json`);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (before && JSON.stringify(before.head) === JSON.stringify(HEAD)) return before.decks;
  const decks = await played(set, threads);
  mkdirSync(join(ROOT, 'results/field'), { recursive: true });
  writeFileSync(file, JSON.stringify({ head: HEAD, decks }));
  return decks;
}

/** What the first deck of a set won of each round, so that a test can play some of them again. */
async function firstDeck(set, threads) {
  const design = fieldDesign(module, set, HEAD);
  const blocks = Array.from({ length: ROUNDS }, (_, round) =>
    fieldRound(design, round).find(({ a, b }) => a === 0 || b === 0),
  );
  const runner = new TaskRunner({ module, threads });
  const tallies = await runner.tally(blocks.map(({ plan }) => ({ arm: plan, first: 0, blocks: 1 })));
  await runner.close();
  return tallies.map(({ asked }, round) => asked.wins[blocks[round].a === 0 ? 0 : 1]).join('');
}

function linesOf(decks) {
  const lines = [];
  for (let i = 0; i < decks.length; i += PER_LINE) lines.push(decks.slice(i, i + PER_LINE).join(' '));
  return lines.join('\n');
}

const { values } = parseArgs({
  options: { threads: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(USAGE);
else {
  const threads = Number(values.threads ?? availableParallelism());
  const sets = [];
  for (const set of module.fields.names)
    sets.push([set, await kept(set, threads), await firstDeck(set, threads)]);
  const head = Object.entries(HEAD).map(
    ([key, value]) => `  ${key}: ${JSON.stringify(value).replaceAll('"', "'")},`,
  );
  const blocks = sets.map(([set, decks]) => `    ${set}: \`\n${linesOf(decks)}\n\`,`);
  const first = sets.map(([set, , rounds]) => `    ${set}: '${rounds}',`);
  const text = `/**
 * Made by \`node scripts/field.mjs\`: by set and deck, blocks of which one game was won, and of which both were; and what
 * the first deck won, round by round.
 */
export const FIELD_SCORES = {
${head.join('\n')}
  blocks: {
${blocks.join('\n')}
  },
  first: {
${first.join('\n')}
  },
};
`;
  writeFileSync(join(ROOT, 'src/games/keyforge/field-scores.ts'), text);
}
