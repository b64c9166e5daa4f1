import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { parseArgs } from 'node:util';

const USAGE = `node scripts/tune-heuristic.mjs [--game G] [--only PATTERN] [--iterations N] [--step X] [--seed S]
                                   [--held-out BLOCKS] [--write]

Tunes the weights of the heuristic of G, keyforge, shards or codex (agents/heuristics/G/weights.ts), by self-play: simultaneous
perturbation stochastic approximation (SPSA, Spall 1998). Each of the N iterations (80,000) changes all weights at
once, up or down by chance, and lets the heuristic with the changes play the one with the opposite changes: the same
two sides (KeyForge: random decks), the same shuffles, seats and first turn exchanged, four games. The weights move
towards the winner, by X (0.008) of the change when it wins all four. The mean over the second half of the way is the
answer. It then plays the weights it began with, on luck (and decks) that the tuning has not seen, in BLOCKS blocks
(5,000) of four games. --only tunes those weights alone whose names match. --write puts it into weights.ts, but only if it wins significantly. The same seed gives the same
answer. Runs the compiled code: npm run build first.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'keyforge' },
    only: { type: 'string', default: '' },
    iterations: { type: 'string', default: '80000' },
    step: { type: 'string', default: '0.008' },
    seed: { type: 'string', default: '1' },
    'held-out': { type: 'string', default: '5000' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/**
 * By game: its module, what makes its heuristic, its weights by name, those that stay as they are, those that are
 * fractions, the least change of a weight, and the sides of a block.
 */
const GAMES = {
  keyforge: {
    module: ({ keyforgeModule }) => keyforgeModule,
    heuristic: 'keyforgeHeuristic',
    weights: ({ W, PART }) => ({ ...W, ...PART }),
    // Æmber is the unit, an amount is a whole number, and the order of the turn is not a matter of degree.
    fixed: /^(amber|typical|step|order.*)$/,
    isPart: (name, { PART }) => name in PART,
    least: () => 30,
    mayBeNegative: false,
    sides: (ring, stream, block) => [0, 1].map((side) => ring.deck(stream, 'deck', block, side)),
    options: { chains: [0, 0] },
  },
  shards: {
    module: ({ shardsModule }) => shardsModule,
    heuristic: 'shardsHeuristic',
    weights: ({ W, PART }) => ({ ...W, ...PART }),
    fixed: /^$/,
    isPart: (name, { PART }) => name in PART,
    least: (_name, isPart) => (isPart ? 30 : 9),
    mayBeNegative: false,
    // Leaders are dealt anew for every block; every fourth block is the base game.
    sides: ({ module }, _, block) => {
      const side = module.namedSide(block % 4 === 3 ? 'random:base' : 'random');
      return [side, side];
    },
    options: {},
  },
  codex: {
    module: ({ codexModule }) => codexModule,
    heuristic: 'codexHeuristic',
    weights: (_, { weightsNow }) => weightsNow(),
    // Damage to a base is the unit.
    fixed: /^base$/,
    isPart: () => false,
    least: (name) => (name.includes(' ') ? 50 : 10),
    mayBeNegative: true,
    // Both specs against each other twice as often as against themselves.
    sides: ({ module }, _, block) => SPECS[block % SPECS.length].map((name) => module.namedSide(name)),
    options: {},
  },
};
const SPECS = [
  ['bashing', 'finesse'],
  ['bashing', 'bashing'],
  ['finesse', 'bashing'],
  ['bashing', 'finesse'],
  ['finesse', 'finesse'],
  ['finesse', 'bashing'],
];
const of = GAMES[values.game];

/** How far a weight is changed to see the effect: a part of itself, and at least this many of a thousand. */
const SHAKE = { part: 0.2, whole: 1000 };
/** How far, in units of that, all four games of an iteration move a weight. */
const STEP = Number(values.step);
/** Lines of the log. */
const REPORTS = 20;

/**
 * Two players with weights of their own need two copies of the heuristic's modules. A module that is asked for with
 * `?copy=…` asks for all it needs in the same way.
 */
const COPIES = `export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const [copy] = /[?]copy=\\w+$/.exec(context.parentURL ?? '') ?? [];
  return copy && found.url.startsWith('file:') && !found.url.includes('?')
    ? { ...found, url: found.url + copy }
    : found;
}`;

async function playerCopy(copy) {
  const load = (path) => import(`../dist/agents/heuristics/${values.game}${path}.js?copy=${copy}`);
  await import(`../dist/src/games/${values.game}/cards/index.js?copy=${copy}`);
  const [made, reweighing, weights] = await Promise.all(['', '/reweigh', '/weights'].map(load));
  return {
    agent: made[of.heuristic],
    reweigh: reweighing.reweigh,
    weights: of.weights(weights, reweighing),
    isPart: (name) => of.isPart(name, weights),
  };
}

/** Plays blocks of two players: the same sides and luck, with seats and first turn exchanged. */
class Ring {
  constructor({ module, Table, seedOf }, players, seed) {
    Object.assign(this, { module, seedOf, seed });
    this.table = new Table(
      module.game,
      players.map(({ agent }) => agent),
    );
  }

  /** A random deck that somebody might own: some of them are drawn to hold one card many times over. */
  deck(...words) {
    for (let again = 0; ; again++) {
      const side = this.module.randomSide(this.seedOf(this.seed, ...words, again));
      if (mostCopies(side.data.cards) <= MOST_COPIES) return side;
    }
  }

  /** Wins of the first player in the four games of a block. */
  wins(stream, block) {
    const sides = of.sides(this, stream, block);
    const luck = this.seedOf(this.seed, stream, 'game', block);
    let wins = 0;
    for (const first of [0, 1]) {
      const setup = this.module.setupFor(sides, of.options, first);
      if (this.table.play(setup, luck, { bySide: true, of: [0, 1] }).winner === 0) wins++;
      if (this.table.play(setup, luck, { bySide: true, of: [1, 0] }).winner === 1) wins++;
    }
    return wins;
  }
}

const GAMES_PER_BLOCK = 4;
const MOST_COPIES = 4;

function mostCopies(cards) {
  const counts = new Map();
  for (const { card } of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return Math.max(...counts.values());
}

function tune(ring, players, luck, iterations) {
  const { weights: start, isPart } = players[0];
  const names = Object.keys(start).filter((name) => !of.fixed.test(name) && name.match(values.only));
  const shake = names.map((name) =>
    Math.max(
      of.least(name, isPart(name)) / (isPart(name) ? SHAKE.whole : 1),
      SHAKE.part * Math.abs(start[name]),
    ),
  );
  const bounded = (x) => (of.mayBeNegative ? x : Math.max(0, x));
  const rounded = (name, x) => (isPart(name) ? Number(x.toFixed(3)) : Math.round(x));
  const now = names.map((name) => start[name]);
  const sums = new Float64Array(names.length);
  const named = (sign, signs) =>
    Object.fromEntries(
      names.map((name, i) => [name, rounded(name, bounded(now[i] + sign * signs[i] * shake[i]))]),
    );
  let last = Date.now();
  for (let k = 0; k < iterations; k++) {
    const signs = names.map(() => (luck.below(2) === 0 ? -1 : 1));
    players[0].reweigh(named(1, signs));
    players[1].reweigh(named(-1, signs));
    const score = (2 * ring.wins('tune', k)) / GAMES_PER_BLOCK - 1;
    for (let i = 0; i < names.length; i++) {
      now[i] = bounded(now[i] + STEP * score * signs[i] * shake[i]);
      if (k >= iterations / 2) sums[i] += now[i];
    }
    if ((k + 1) % Math.ceil(iterations / REPORTS) === 0) {
      const moved =
        Math.hypot(...now.map((w, i) => (w - start[names[i]]) / shake[i])) / Math.sqrt(names.length);
      const speed = ((GAMES_PER_BLOCK * Math.ceil(iterations / REPORTS)) / (Date.now() - last)) * 1000;
      last = Date.now();
      console.log(
        `${k + 1} iterations: a weight has moved by ${moved.toFixed(2)} shakes (${Math.round(speed)} games/s)`,
      );
    }
  }
  const half = iterations - Math.ceil(iterations / 2);
  return Object.fromEntries(names.map((name, i) => [name, rounded(name, sums[i] / half)]));
}

function verify(ring, players, tuned, blocks, blockInterval) {
  players[0].reweigh({ ...players[0].weights, ...tuned });
  players[1].reweigh(players[1].weights);
  const counts = new Float64Array(GAMES_PER_BLOCK + 1);
  for (let block = 0; block < blocks; block++) counts[ring.wins('held out', block)]++;
  const wins = counts.reduce((sum, n, won) => sum + n * won, 0);
  const [low, high] = blockInterval(counts);
  const percent = (x) => `${(100 * x).toFixed(1)}%`;
  console.log(
    `held out: tuned wins ${wins} of ${GAMES_PER_BLOCK * blocks} games, ${percent(wins / (GAMES_PER_BLOCK * blocks))} (95% interval ${percent(low)} to ${percent(high)})`,
  );
  return low > 0.5;
}

/** Only the numbers change: names, order and comments stay. */
function write(tuned) {
  const path = `agents/heuristics/${values.game}/weights.ts`;
  const file = new URL(`../${path}`, import.meta.url);
  let table = '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const written = lines.map((line) => {
    table = /^export const (\w+)/.exec(line)?.[1] ?? table;
    return line.replace(/^( {2})('?)([\w-]+)\2: -?[\d._]+,$/, (old, indent, quote, name) => {
      const weight = tuned[`${PREFIXES[table]}${name}`];
      return weight === undefined ? old : `${indent}${quote}${name}${quote}: ${weight},`;
    });
  });
  writeFileSync(file, written.join('\n'));
  console.log(`written to ${path}`);
}
/** How the names of a table are told from those of others. */
const PREFIXES = { W: '', PART: '', IN_DECK: 'deck ', IN_PLAY: 'play ' };

async function main() {
  if (values.help) return console.log(USAGE);
  register(`data:text/javascript,${encodeURIComponent(COPIES)}`);
  if (!of) throw new Error(`no weights of "${values.game}"; there is ${Object.keys(GAMES).join(', ')}`);
  const [modules, { Table }, { Luck, seedOf }, { blockInterval }] = await Promise.all([
    import(`../dist/src/games/${values.game}/module.js`),
    import('../dist/src/match/play.js'),
    import('../dist/src/core/luck.js'),
    import('../dist/src/stats/intervals/block-interval.js'),
  ]);
  const players = [await playerCopy('one'), await playerCopy('two')];
  const ring = new Ring({ module: of.module(modules), Table, seedOf }, players, values.seed);
  const luck = new Luck(seedOf(values.seed, 'signs'));
  const tuned = tune(ring, players, luck, Number(values.iterations));
  for (const [name, weight] of Object.entries(tuned)) {
    console.log(`  ${name}: ${weight}, // was ${players[0].weights[name]}`);
  }
  const isBetter = verify(ring, players, tuned, Number(values['held-out']), blockInterval);
  if (!isBetter) console.log('not significantly better: the old weights stay');
  else if (values.write) write(tuned);
}

await main();
