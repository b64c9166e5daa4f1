import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { weightsOf } from '../dist/agents/learnt/index.js';
import { pilotsVersion } from '../dist/agents/versions.js';
import { doAll } from './learning/crew.mjs';
import { Dataset } from './learning/dataset.mjs';
import { fitNet, fittingOf } from './learning/fit.mjs';
import { LEARNERS } from './learning/learners.mjs';
import { blocksOf, resultOf } from './learning/matches.mjs';
import { moduleOf, pack } from './learning/pack.mjs';
import { piecePath, piecesOf } from './learning/pieces.mjs';
import { teachingOf } from './learning/teacher.mjs';

const USAGE = `node scripts/train.mjs [--game G] [--games N,N,…] [--epochs N] [--blocks N]
                       [--search-blocks N] [--seed S] [--threads T] [--dir DIR] [--write]
node scripts/train.mjs --check

Teaches the scorer of G (${Object.keys(LEARNERS).join(', ')}): what the agent "learnt" and "ismcts:prior=learnt" know. It plays rounds of
N games on sides of their own, in the first by the heuristic, then by what was learnt in the round
before. In a quarter of their decisions every option is tried on the same deals, played on by the heuristic. After each
round a small net is fitted to all labels so far, in N epochs; what it explains is told from every tenth game, which
nothing is learnt from. Then it plays the heuristic in N blocks (1,000) for all kinds of sides together (see
scripts/unseen.mjs), and as prior of ismcts the plain ismcts, both with 100 iterations, in N blocks (100; of Aeon's End
none), on sides that nothing was learnt from. Without --games and --epochs they are as many as G needs
(scripts/learning/G.mjs). --write puts it into agents/learnt/G-weights.ts, but only if it is significantly better in all
that is played.

--check says whether the rules and pilots of each game have moved on since its weights were learnt.

The same seed gives the same weights on any number of threads. Labels and weights of each round are kept in DIR
(results/learnt/G-seed-S), so that a run that was stopped goes on. Runs the compiled code: npm run build first.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'keyforge' },
    games: { type: 'string' },
    epochs: { type: 'string' },
    blocks: { type: 'string', default: '1000' },
    'search-blocks': { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    dir: { type: 'string' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { seed } = values;
const learner = LEARNERS[values.game];
const threads = Number(values.threads);
const epochs = Number(values.epochs ?? learner?.epochs);
/** Of each round. */
const games = values.games?.split(',').map(Number) ?? learner?.games;
/** None where search takes too long. */
const searchBlocks = numberOr(values['search-blocks'], learner?.searches === false ? undefined : 100);
const DIR = values.dir ?? join(ROOT, 'results/learnt', `${values.game}-seed-${seed}`);

function numberOr(text, otherwise) {
  return text === undefined ? otherwise : Number(text);
}

const say = (text) => process.stderr.write(text);

/** What labels depend on besides the seed. */
function head() {
  return { game: values.game, rules: learner.module.rules, pilots: pilotsVersion(values.game), seed };
}

/** Labels of other rules, pilots or teachers are not mixed with those that are still to be made. */
function openFolder() {
  const path = join(DIR, 'settings.json');
  const settings = JSON.stringify({ ...head(), teaching: teachingOf(learner) });
  if (!existsSync(path)) {
    mkdirSync(DIR, { recursive: true });
    writeFileSync(path, settings);
  } else if (readFileSync(path, 'utf8') !== settings)
    throw new Error(`${DIR} has labels of other rules, pilots or teaching; remove it or name another --dir`);
}

/** The labels of a round: what is known from the round before is part of the folder's name. */
function folderOf(round, weights) {
  if (!weights) return join(DIR, `round-${round}`);
  const hash = createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 8);
  return join(DIR, `round-${round}-${hash}`);
}

async function label(round, weights) {
  const folder = folderOf(round, weights);
  const last = games[round - 1];
  const pieces = piecesOf(last).filter((piece) => !existsSync(piecePath(folder, piece)));
  const tasks = pieces.map((piece) => ({ work: 'label', folder, seed, round, piece, games: last }));
  const agent = weights ? 'learnt' : 'heuristic';
  let labels = 0;
  let done = 0;
  const onDone = (results, number) => {
    labels += results[number];
    say(`\rround ${round}: ${++done} of ${tasks.length} pieces, ${labels.toLocaleString('en-US')} labels `);
  };
  await doAll(tasks, { threads, onDone, game: values.game, weights, agents: [agent, agent] });
  if (tasks.length > 0) say('\n');
  return folder;
}

/** What a fit depends on: when nothing of it has changed, it is not done again. */
const keyOf = (folders) =>
  JSON.stringify({
    folders: folders.map((folder, i) => [basename(folder), games[i]]),
    epochs,
    FITTING: fittingOf(learner),
    features: learner.description.vocabulary.version,
  });

function learn(round, folders) {
  const path = join(DIR, `weights-${round}.json`);
  const key = keyOf(folders);
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  if (kept?.key === key) return kept.weights;
  const data = new Dataset(learner.module.game, learner.description);
  for (const [i, folder] of folders.entries()) {
    for (const piece of piecesOf(games[i])) data.read(piecePath(folder, piece), games[i]);
  }
  say(`round ${round}: fitting ${data.learnt.length.toLocaleString('en-US')} decisions\n`);
  const fitted = fitNet(data, { fitting: fittingOf(learner), seed, epochs, onEpoch: sayEpoch });
  const decisions = data.learnt.length;
  const features = learner.description.vocabulary.version;
  const played = games.slice(0, round).reduce((sum, each) => sum + each);
  const weights = pack(fitted, { ...head(), features, rounds: round, games: played, decisions });
  writeFileSync(path, JSON.stringify({ key, weights }));
  return weights;
}

function sayEpoch(epoch, { gain, agreed, explained }) {
  say(
    `  epoch ${epoch + 1}: ${gain.toFixed(2)} points above the heuristic on other games, of whose choices it takes ${(100 * agreed).toFixed(1)}%; explains ${(100 * explained).toFixed(1)}%\n`,
  );
}

/** Whether the first agent is better than the second, in as many blocks of each kind of side; in none it is not. */
async function isBetter(agents, blocks, weights) {
  if (blocks === 0) return false;
  const tasks = blocksOf(learner, seed, blocks).map((block) => ({ work: 'block', ...block }));
  const result = resultOf(learner, await doAll(tasks, { threads, game: values.game, weights, agents }));
  const beside = learner.module.cooperative ? 'beside' : 'against';
  console.log(`${agents[0]} wins ${beside} ${agents[1]}: ${result.words}`);
  return result.isBetter;
}

function write(weights) {
  const path = `agents/learnt/${values.game}-weights.ts`;
  writeFileSync(join(ROOT, path), moduleOf(weights));
  console.log(`written to ${path}`);
}

async function main() {
  openFolder();
  const folders = [];
  let weights;
  for (let round = 1; round <= games.length; round++) {
    folders.push(await label(round, weights));
    weights = learn(round, folders);
  }
  const alone = await isBetter(['learnt', 'heuristic'], Number(values.blocks), weights);
  const search = 'ismcts:iterations=100';
  const before =
    searchBlocks === undefined ||
    (await isBetter([`${search},prior=learnt`, `${search},prior=heuristic`], searchBlocks, weights));
  if (!alone || !before) console.log('not significantly better: the old weights stay');
  else if (values.write) write(weights);
}

/** Old weights still play, only not as well as they could. */
function check() {
  for (const [game, { module }] of Object.entries(LEARNERS)) {
    const { rules, pilots } = weightsOf(game);
    const [learnt, now] = [
      [rules, pilots],
      [module.rules, pilotsVersion(game)],
    ].map(([r, p]) => `rules ${r} and pilots ${p}`);
    const advice =
      learnt === now ? 'which are those of today' : `and today's are ${now}: time to learn again`;
    console.log(`${game}: learnt from ${learnt}, ${advice}`);
  }
}

if (values.help) console.log(USAGE);
else if (values.check) check();
else if (!learner)
  throw new Error(`nothing to learn of "${values.game}"; there is ${Object.keys(LEARNERS).join(', ')}`);
else await main();
