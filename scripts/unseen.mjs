import { parseArgs } from 'node:util';
import { makeAgent } from '../dist/agents/index.js';
import { LEARNERS } from './learning/learners.mjs';
import { blocksOf, Match, resultOf } from './learning/matches.mjs';
import { timed } from './timed.mjs';

const USAGE = `node scripts/unseen.mjs AGENT OTHER [--game G] [--blocks N] [--seed S] [--apart]

How often one agent beats another on sides that nothing was learnt or tuned on (KeyForge: decks as boxes deal them, as
many blocks of each set; Shards: two different leaders, as many blocks with relics as of the base game; Codex: both specs
against each other and themselves), with its 95% interval, and how long both think. Each of N blocks (300) is two sides
and four games on luck of their own: the same shuffles, first turn and pilots exchanged. Aeon's End is played together:
there a block is one game of either agent with the same random mages, market and luck (as many of each nemesis, and of
one to four mages), and what is told is how often either wins, and by how many points the first wins more. The time is
that of the processor, per decision in which there was a choice. --apart also tells the kinds of sides apart, and the
blocks in which a side has a house, is a leader or a nemesis, or has so many mages. Prints rows of tables in
agents/README.md. Runs the compiled code: npm run build first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'keyforge' },
    blocks: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    apart: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/**
 * Rows by something that sides have: the blocks in which one of them has it. Both pilots play the same sides there, so
 * a strong house does not look like a gain.
 */
function rowsBy(learner, blocks) {
  const having = new Map();
  for (const block of blocks) {
    for (const group of new Set(block.groups.flat()))
      having.set(group, [...(having.get(group) ?? []), block]);
  }
  return [...having].sort().map(([group, all]) => `| ${group} | ${resultOf(learner, all).words} |`);
}

function main() {
  const [name, other] = positionals;
  if (values.help || other === undefined) return console.log(USAGE);
  const learner = LEARNERS[values.game];
  const [one, two] = [name, other].map((words) => timed(() => makeAgent(learner.module.game, words)));
  const match = new Match(learner, [one.make, two.make]);
  const blocks = blocksOf(learner, `unseen/${values.seed}`, Number(values.blocks)).map((block) =>
    match.playBlock(block),
  );
  console.log(
    `| \`${name}\` | \`${other}\` | ${values.seed} | ${resultOf(learner, blocks).words} | ${one.mean()} | ${two.mean()} |`,
  );
  if (!values.apart) return;
  for (const kind of learner.kinds) {
    const own = blocks.filter((block) => block.kind === kind);
    console.log(`| ${kind} | ${resultOf(learner, own).words} |`);
  }
  for (const row of rowsBy(learner, blocks)) console.log(row);
}

main();
