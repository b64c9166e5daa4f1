import { parseArgs } from 'node:util';
import { makeAgent } from '../dist/agents/index.js';
import { seedOf } from '../dist/src/core/luck.js';
import { openDeck } from '../dist/src/games/keyforge/box.js';
import { keyforgeModule } from '../dist/src/games/keyforge/module.js';
import { SET_CODES } from '../dist/src/games/keyforge/sets.js';
import { Table } from '../dist/src/match/play.js';
import { blockInterval } from '../dist/src/stats/intervals/block-interval.js';

const USAGE = `node scripts/sets.mjs AGENT [--blocks N] [--seed S]

How KeyForge plays with decks of each set as boxes deal them, one pilot at both sides: how often the first player
wins, with a 95% interval, how many turns a game takes, and how it ends. Each of the N blocks (500) is two decks of
their own and two games: each deck begins once. Prints rows of the table in src/games/keyforge/README.md. Runs the
compiled code: npm run build first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    blocks: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const PILOTS = { bySide: true, of: [0, 1] };

const percent = (part) => `${(100 * part).toFixed(1)}%`;

function sideFor(set, seed) {
  const data = openDeck(set, seed);
  return { name: data.name, from: 'box', data };
}

/** Adds the two games of a block to the totals; returns how many the first player won. */
function playBlock(table, sides, seed, totals) {
  let won = 0;
  for (const first of [0, 1]) {
    const { winner, turns, how, end } = table.play(keyforgeModule.setupFor(sides, {}, first), seed, PILOTS);
    totals.turns += turns;
    if (end === 'won') totals.ends[how]++;
    if (winner === first) won++;
  }
  return won;
}

function rowOf(set, agent) {
  const { game } = keyforgeModule;
  const table = new Table(game, [makeAgent(game, agent), makeAgent(game, agent)]);
  const blocks = Number(values.blocks);
  const totals = { turns: 0, ends: game.ends.map(() => 0) };
  const counts = new Float64Array(3);
  for (let block = 0; block < blocks; block++) {
    const sides = ['a', 'b'].map((side) => sideFor(set, seedOf(values.seed, 'sets', set, side, block)));
    counts[playBlock(table, sides, seedOf(values.seed, 'sets', set, 'game', block), totals)]++;
  }
  const games = 2 * blocks;
  const rate = (counts[1] + 2 * counts[2]) / games;
  const [low, high] = blockInterval(counts).map(percent);
  const ends = totals.ends.map((n) => percent(n / games)).join(' | ');
  return `| ${set} | ${agent} | ${games} | ${percent(rate)} (${low} to ${high}) | ${(totals.turns / games).toFixed(1)} | ${ends} |`;
}

const [agent] = positionals;
if (values.help || agent === undefined) console.log(USAGE);
else for (const set of SET_CODES) console.log(rowOf(set, agent));
