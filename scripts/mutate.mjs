// Changes every KeyForge card by machine, one thing at a time, and lists what the card's own rows do not notice.
//   npm run mutate [-- TEXT]     only cards whose id contains TEXT are listed
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Each part compiles its own changed cards: the engine's tables have a fixed size. */
const PARTS = 8;
const TEST = 'src/games/keyforge/mutation/mutation.test.ts';

const wanted = process.argv[2] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'fulcrum-mutate-'));
const scores = [];
for (let part = 0; part < PARTS; part++) {
  const report = join(folder, `${part}.json`);
  const env = { ...process.env, FULCRUM_MUTATE: `${part}/${PARTS}`, FULCRUM_MUTATE_REPORT: report };
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', TEST], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  scores.push(...JSON.parse(readFileSync(report, 'utf8')));
}
rmSync(folder, { recursive: true });

const total = scores.reduce((sum, { mutants }) => sum + mutants, 0);
const alive = scores.reduce((sum, { survivors }) => sum + survivors.length, 0);
for (const { card, survivors } of scores) {
  if (card.includes(wanted)) for (const change of survivors) console.log(`${card}: ${change}`);
}
const share = ((100 * (total - alive)) / total).toFixed(2);
console.log(`${scores.length} cards, ${total} changes, ${alive} unnoticed: ${share}% noticed.`);
