import { parseArgs } from 'node:util';
import { makeAgent } from '../dist/agents/index.js';
import { readMany } from '../dist/src/cli/flags/sides.js';
import { seedOf } from '../dist/src/core/luck.js';
import { keyforgeModule } from '../dist/src/games/keyforge/module.js';
import { Table } from '../dist/src/match/play.js';
import { blockInterval } from '../dist/src/stats/intervals/block-interval.js';
import { timed } from './timed.mjs';

const USAGE = `node scripts/ladder.mjs AGENT OTHER [--blocks N] [--seed S] [--decks PATTERN]

How often one KeyForge agent beats another, with its 95% interval, and how long it thinks. Every pair of the decks in
turn (experiments/decks), in N blocks (50) of four games: the same shuffles, decks and first turn exchanged. The time
is that of the processor, per decision in which the first agent had a choice. Prints a row of the table in
agents/README.md. Runs the compiled code: npm run build first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    blocks: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    decks: { type: 'string', default: 'experiments/decks' },
    help: { type: 'boolean', default: false },
  },
});
const GAMES_PER_BLOCK = 4;

function pairsOf(decks) {
  return decks.flatMap((a, i) => decks.slice(i + 1).map((b) => [a, b]));
}

/** Wins of the first agent in the four games of a block. */
function winsIn(table, sides, seed) {
  let wins = 0;
  for (const first of [0, 1]) {
    const setup = keyforgeModule.setupFor(sides, { chains: [0, 0] }, first);
    if (table.play(setup, seed, { bySide: true, of: [0, 1] }).winner === 0) wins++;
    if (table.play(setup, seed, { bySide: true, of: [1, 0] }).winner === 1) wins++;
  }
  return wins;
}

function main() {
  const [name, other] = positionals;
  if (values.help || other === undefined) return console.log(USAGE);
  const { game } = keyforgeModule;
  const { make, mean } = timed(() => makeAgent(game, name));
  const table = new Table(game, [make, () => makeAgent(game, other)]);
  const { sides, errors } = readMany(keyforgeModule, values.decks.split(','), process.cwd());
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const pairs = pairsOf(sides);
  const blocks = Number(values.blocks);
  const counts = new Float64Array(GAMES_PER_BLOCK + 1);
  for (let block = 0; block < blocks; block++) {
    counts[winsIn(table, pairs[block % pairs.length], seedOf(values.seed, 'ladder', block))]++;
  }
  const games = GAMES_PER_BLOCK * blocks;
  const rate = counts.reduce((sum, n, won) => sum + n * won, 0) / games;
  const [low, high] = blockInterval(counts).map((end) => `${(100 * end).toFixed(1)}%`);
  console.log(
    `| ${name} | ${other} | ${games} | ${(100 * rate).toFixed(1)}% | ${low} to ${high} | ${mean()} |`,
  );
}

main();
