import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FEATURES, features, WEIGHTS } from '../dist/agents/heuristics/keyforge/evaluation.js';
import { makeAgent } from '../dist/agents/index.js';
import { Luck, seedOf } from '../dist/src/core/luck.js';
import { keyforgeModule } from '../dist/src/games/keyforge/module.js';

const USAGE = `node scripts/fit-evaluation.mjs [--games N] [--seed S] [--write]

Plays N games (20,000) of random decks with the heuristic, notes some positions at the beginning of turns and who
won, and fits the chance of winning by logistic regression; a tenth of the games is held out. --write puts the
weights into agents/heuristics/keyforge/evaluation-weights.ts. Runs the compiled code: npm run build first.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
/** Positions of one game are alike: a few of each are enough. */
const KEPT_OF = 4;
/** Some decisions are left to chance, so that positions beyond the heuristic's own habits are seen. */
const CHANCE = 0.1;
const HELD_OUT = 10;
/** A weak pull to zero keeps features that hardly vary from running away. */
const RIDGE = 1;

function positions(games, seed) {
  const { game } = keyforgeModule;
  const state = new Int32Array(game.words);
  const options = new Int32Array(game.maxOptions);
  const agents = [0, 1].map(() => makeAgent(game, 'heuristic'));
  const luck = new Luck(seedOf(seed, 'fit'));
  const rows = [];
  for (let n = 0; n < games; n++) {
    const sides = [0, 1].map((side) => keyforgeModule.randomSide(seedOf(seed, 'deck', n, side)));
    const chains = [0, 1].map(() => (luck.below(2) === 0 ? 0 : luck.below(13)));
    game.setup(state, keyforgeModule.setupFor(sides, { chains }, undefined), seedOf(seed, 'game', n));
    for (const [seat, agent] of agents.entries()) agent.begin(seat, seedOf(seed, 'agent', n, seat));
    const own = [];
    for (let turn = 0, decisions = 0; game.decider(state) >= 0 && decisions < 5000; decisions++) {
      if (game.turns(state) > turn) {
        turn = game.turns(state);
        if (luck.below(KEPT_OF) === 0) {
          const x = new Float64Array(WEIGHTS);
          features(state, x);
          own.push({ x, active: activeOf(state), game: n });
        }
      }
      const count = game.options(state, options);
      const chance = luck.fraction() < CHANCE;
      const index =
        count === 1
          ? 0
          : chance
            ? luck.below(count)
            : agents[game.decider(state)].choose(state, options, count);
      game.apply(state, options[index]);
    }
    if (game.winner(state) >= 0)
      for (const { x, active, game: g } of own)
        rows.push({ x, y: active === game.winner(state) ? 1 : 0, game: g });
    if (n % 2000 === 1999) console.error(`${n + 1} games`);
  }
  return rows;
}

/** At the beginning of a turn the active seat decides, but for the few effects that ask the other first. */
function activeOf(state) {
  return keyforgeModule.game.decider(state);
}

const dot = (w, x) => w.reduce((sum, each, i) => sum + each * x[i], 0);
const chanceOf = (w, x) => 1 / (1 + Math.exp(-dot(w, x)));

/** Newton's method; the equations are solved by elimination. */
function fitted(rows) {
  let w = new Float64Array(WEIGHTS);
  for (let round = 0; round < 12; round++) {
    const hessian = Array.from({ length: WEIGHTS }, (_, i) =>
      new Float64Array(WEIGHTS + 1).fill(0, 0).map((_, j) => (i === j ? RIDGE : 0)),
    );
    for (let i = 0; i < WEIGHTS; i++) hessian[i][WEIGHTS] = -RIDGE * w[i];
    for (const { x, y } of rows) {
      const p = chanceOf(w, x);
      for (let i = 0; i < WEIGHTS; i++) {
        hessian[i][WEIGHTS] += (y - p) * x[i];
        const part = p * (1 - p) * x[i];
        for (let j = 0; j < WEIGHTS; j++) hessian[i][j] += part * x[j];
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
  const rows = positions(Number(values.games), values.seed);
  const held = rows.filter(({ game }) => game % HELD_OUT === 0);
  const used = rows.filter(({ game }) => game % HELD_OUT !== 0);
  const w = fitted(used);
  console.log(`fitted:   ${quality(w, used)}\nheld out: ${quality(w, held)}`);
  const names = [
    'constant',
    ...FEATURES.map((name) => `active: ${name}`),
    ...FEATURES.map((name) => `other: ${name}`),
  ];
  const lines = names.map((name, i) => `  ${w[i].toFixed(4)}, // ${name}`);
  console.log(lines.join('\n'));
  if (!values.write) return;
  writeFileSync(
    new URL('../agents/heuristics/keyforge/evaluation-weights.ts', import.meta.url),
    `/** Fitted by scripts/fit-evaluation.mjs; the order is that of \`FEATURES\` in evaluation.ts. */\nexport const EVALUATION: readonly number[] = [\n${lines.join('\n')}\n];\n`,
  );
}

main();
