import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Luck, seedOf } from '../dist/src/core/luck.js';
import { STUDIES } from '../dist/src/stats/studies/index.js';
import { verdictOn } from '../dist/src/stats/studies/study.js';

const USAGE = `node scripts/calibrate.mjs [--replications N] [--seed S] [--study TEXT] [--out FILE]

Tries the statistics on simulated worlds whose truth is known and says how often each keeps its promise, with
the Monte Carlo error of that share. Marked with !: a promise broken by more than chance explains; with +: an
interval that is wider than need be. --study runs only the studies whose names contain TEXT. --out also writes the
table to a file; npm run calibrate writes src/stats/studies/README.md anew.
Runs the compiled code: npm run build first.`;

const FLAGS = {
  replications: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  study: { type: 'string', default: '' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
};

const percent = (share, digits = 1) => `${(100 * share).toFixed(digits)}%`;

const MARKS = { kept: ' ', broken: '!', more: '+' };

function sayRow(row) {
  const share = `${percent(row.share).padStart(6)} ± ${percent(row.standardError, 2)}`;
  return `  ${MARKS[verdictOn(row)]} ${share}  (${row.promised} ${percent(row.target)})  ${row.name}`;
}

/** Each study has luck of its own, so its rows do not depend on which others run. */
function sayStudy(study, replications, seed) {
  const luck = new Luck(seedOf(seed, study.name));
  const started = Date.now();
  const rows = study.run(replications, () => luck.fraction());
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\n${study.name} (${seconds} s)\n${study.truth}\n${rows.map(sayRow).join('\n')}`);
  return { study, rows };
}

const WORDS = { kept: '', broken: 'broken', more: 'wider than need be' };

/** A study in the file: no times, so that the same numbers are the same bytes. */
function tableOf({ study: { name, truth }, rows }) {
  const lines = rows.map(
    (row) =>
      `| ${row.name} | ${row.promised} ${percent(row.target)} | ${percent(row.share)} | ±${percent(row.standardError)} | ${WORDS[verdictOn(row)]} |`,
  );
  const head = '| world | promised | found | Monte Carlo error | |\n| --- | --- | --- | --- | --- |';
  return `## ${name}\n\n${truth}.\n\n${head}\n${lines.join('\n')}\n`;
}

const ABOUT = (replications, seed) =>
  `# How often each promise is kept\n\nEvery interval, test and verdict tried on simulated worlds whose truth is known: ${replications} replications of each, seed ${seed}. \`npm run calibrate\` makes this file anew. "Broken" is a promise that is missed by more than chance explains.\n`;

function main({ replications, seed, study, out, help }) {
  if (help) return console.log(USAGE);
  const number = Number(replications);
  const chosen = STUDIES.filter(({ name }) => name.includes(study));
  if (!Number.isInteger(number) || number < 1)
    return fail(`--replications ${replications}: expected 1 or more`);
  if (chosen.length === 0)
    return fail(`--study ${study}: expected a part of one of: ${STUDIES.map(({ name }) => name).join('; ')}`);
  console.log(`${number} replications, seed ${seed}`);
  const found = chosen.map((each) => sayStudy(each, number, seed));
  if (out !== undefined) writeFileSync(out, [ABOUT(number, seed), ...found.map(tableOf)].join('\n'));
}

function fail(message) {
  console.error(message);
  process.exitCode = 2;
}

main(parseArgs({ options: FLAGS }).values);
