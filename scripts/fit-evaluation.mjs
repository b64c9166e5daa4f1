import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as aeonsEnd from '../dist/agents/heuristics/aeons-end/evaluation.js';
import * as codex from '../dist/agents/heuristics/codex/evaluation.js';
import * as keyforge from '../dist/agents/heuristics/keyforge/evaluation.js';
import { makeAgent } from '../dist/agents/index.js';
import { Luck, seedOf } from '../dist/src/core/luck.js';
import { aeonsEndModule } from '../dist/src/games/aeons-end/module.js';
import { codexModule } from '../dist/src/games/codex/module.js';
import { keyforgeModule } from '../dist/src/games/keyforge/module.js';

const USAGE = `node scripts/fit-evaluation.mjs [--game G] [--games N] [--seed S] [--write]

Plays N games (20,000) of G (keyforge, aeons-end or codex) from random setups with the heuristic, notes some positions at the
beginning of turns and who won, and fits the chance of winning by logistic regression; a tenth of the games is held
out. --write puts the weights into agents/heuristics/G/evaluation-weights.ts. Runs the compiled code: npm run build
first.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'keyforge' },
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
/** Positions of one game are alike: a few of each are enough. */
const KEPT_OF = 4;
const HELD_OUT = 10;
/** A weak pull to zero keeps features that hardly vary from running away. */
const RIDGE = 1;

/**
 * By game: its module and evaluation, a random setup, whose chance a position's features tell (a side), what the
 * weights are called, and the share of decisions that are left to chance, so that positions beyond the heuristic's own
 * habits are seen. Where all play together and mistakes add up, few are enough.
 */
const GAMES = {
  keyforge: {
    module: keyforgeModule,
    evaluation: keyforge,
    setup: keyforgeSetup,
    // At the beginning of a turn the active seat decides, but for the few effects that ask the other first.
    side: (state) => keyforgeModule.game.decider(state),
    chance: 0.1,
    names: ofBoth(keyforge.FEATURES),
  },
  codex: {
    module: codexModule,
    evaluation: codex,
    setup: codexSetup,
    side: (state) => codexModule.game.decider(state),
    chance: 0.1,
    names: ofBoth(codex.FEATURES),
  },
  'aeons-end': {
    module: aeonsEndModule,
    evaluation: aeonsEnd,
    setup: aeonsEndSetup,
    side: () => 0,
    chance: 0.03,
    names: aeonsEnd.FEATURES,
  },
};

/** Of the seat whose turn it is, then of the other. */
function ofBoth(features) {
  return ['active', 'other'].flatMap((seat) => features.map((name) => `${seat}: ${name}`));
}

/** Any spec on either side. */
function codexSetup(_seed, _n, luck) {
  const sides = [0, 1].map(() => codexModule.namedSide(luck.below(2) === 0 ? 'bashing' : 'finesse'));
  return codexModule.setupFor(sides, {}, undefined);
}

function keyforgeSetup(seed, n, luck) {
  const sides = [0, 1].map((side) => keyforgeModule.randomSide(seedOf(seed, 'deck', n, side)));
  const chains = [0, 1].map(() => (luck.below(2) === 0 ? 0 : luck.below(13)));
  return keyforgeModule.setupFor(sides, { chains }, undefined);
}

function aeonsEndSetup(seed, n) {
  const sides = [0, 1].map((side) => aeonsEndModule.randomSide(seedOf(seed, 'side', n, side), side));
  return aeonsEndModule.setupFor(sides, { chains: [0, 0] }, undefined);
}

/** Plays one game and returns the positions that are kept, each with the side whose chance it tells. */
function play({ module: { game }, evaluation, side, chance }, { state, options, agents, luck }) {
  const kept = [];
  for (let turn = 0, decisions = 0; game.decider(state) >= 0 && decisions < 5000; decisions++) {
    if (game.turns(state) > turn) {
      turn = game.turns(state);
      if (luck.below(KEPT_OF) === 0) {
        const x = new Float64Array(evaluation.WEIGHTS);
        evaluation.features(state, x);
        kept.push({ x, side: side(state) });
      }
    }
    const count = game.options(state, options);
    const any = luck.fraction() < chance;
    const agent = agents[game.decider(state)];
    const index = count === 1 ? 0 : any ? luck.below(count) : agent.choose(state, options, count);
    game.apply(state, options[index]);
  }
  return kept;
}

function positions(of, games, seed) {
  const { game } = of.module;
  const table = {
    state: new Int32Array(game.words),
    options: new Int32Array(game.maxOptions),
    agents: Array.from({ length: game.seats }, () => makeAgent(game, 'heuristic')),
    luck: new Luck(seedOf(seed, 'fit')),
  };
  const rows = [];
  for (let n = 0; n < games; n++) {
    game.setup(table.state, of.setup(seed, n, table.luck), seedOf(seed, 'game', n));
    for (const [seat, agent] of table.agents.entries()) agent.begin(seat, seedOf(seed, 'agent', n, seat));
    const kept = play(of, table);
    const winner = game.winner(table.state);
    if (winner >= 0) for (const { x, side } of kept) rows.push({ x, y: side === winner ? 1 : 0, game: n });
    if (n % 2000 === 1999) console.error(`${n + 1} games`);
  }
  return rows;
}

const dot = (w, x) => w.reduce((sum, each, i) => sum + each * x[i], 0);
const chanceOf = (w, x) => 1 / (1 + Math.exp(-dot(w, x)));

/** Newton's method; the equations are solved by elimination. */
function fitted(rows, weights) {
  let w = new Float64Array(weights);
  for (let round = 0; round < 12; round++) {
    const hessian = Array.from({ length: weights }, (_, i) =>
      new Float64Array(weights + 1).fill(0, 0).map((_, j) => (i === j ? RIDGE : 0)),
    );
    for (let i = 0; i < weights; i++) hessian[i][weights] = -RIDGE * w[i];
    for (const { x, y } of rows) {
      const p = chanceOf(w, x);
      for (let i = 0; i < weights; i++) {
        hessian[i][weights] += (y - p) * x[i];
        const part = p * (1 - p) * x[i];
        for (let j = 0; j < weights; j++) hessian[i][j] += part * x[j];
      }
    }
    const step = solve(hessian);
    w = w.map((each, i) => each + step[i]);
    if (Math.max(...step.map(Math.abs)) < 1e-9) break;
  }
  return w;
}

function solve(rows) {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const best = rows
      .slice(i)
      .reduce((top, row, k) => (Math.abs(row[i]) > Math.abs(rows[top][i]) ? i + k : top), i);
    [rows[i], rows[best]] = [rows[best], rows[i]];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j <= n; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}

function quality(w, rows) {
  let loss = 0;
  let right = 0;
  for (const { x, y } of rows) {
    const p = chanceOf(w, x);
    loss -= Math.log(y === 1 ? p : 1 - p);
    if (p > 0.5 === (y === 1)) right++;
  }
  return `${rows.length} positions, log loss ${(loss / rows.length).toFixed(4)} (a coin: 0.6931), ${((100 * right) / rows.length).toFixed(1)}% told right`;
}

function main() {
  if (values.help) return console.log(USAGE);
  const of = GAMES[values.game];
  if (!of) throw new Error(`no evaluation of "${values.game}"; there is ${Object.keys(GAMES).join(', ')}`);
  const rows = positions(of, Number(values.games), values.seed);
  const held = rows.filter(({ game }) => game % HELD_OUT === 0);
  const used = rows.filter(({ game }) => game % HELD_OUT !== 0);
  const w = fitted(used, of.evaluation.WEIGHTS);
  console.log(`fitted:   ${quality(w, used)}\nheld out: ${quality(w, held)}`);
  const lines = ['constant', ...of.names].map((name, i) => `  ${w[i].toFixed(4)}, // ${name}`);
  console.log(lines.join('\n'));
  if (!values.write) return;
  writeFileSync(
    new URL(`../agents/heuristics/${values.game}/evaluation-weights.ts`, import.meta.url),
    `/** Fitted by scripts/fit-evaluation.mjs; the order is that of \`FEATURES\` in evaluation.ts. */\nexport const EVALUATION: readonly number[] = [\n${lines.join('\n')}\n];\n`,
  );
}

main();
