import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pilotsVersion } from '../dist/agents/versions.js';
import { GAMES } from '../dist/src/games/index.js';
import { playMatch } from '../dist/src/match/designs/match.js';
import { blocksFor } from '../dist/src/match/schedule.js';
import { TaskRunner } from '../dist/src/match/task-runner.js';
import { independentDifference } from '../dist/src/stats/comparisons/difference-interval.js';
import { blockInterval } from '../dist/src/stats/intervals/block-interval.js';
import { blockMean } from '../dist/src/stats/intervals/block-mean.js';
import { wilson } from '../dist/src/stats/intervals/wilson.js';

const USAGE = `node scripts/people.mjs [--games N] [--seed S] [--out FILE]

Measures what people have recorded or printed about the games, and writes both beside each other to FILE
(src/games/PEOPLE.md). N games for each figure (10000). Runs the compiled code: npm run build first.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: fileURLToPath(new URL('../src/games/PEOPLE.md', import.meta.url)) },
    help: { type: 'boolean', default: false },
  },
});

const percent = (rate) => `${(100 * rate).toFixed(1)}%`;
const range = ([low, high]) => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;
const said = ({ rate, interval }) => `${percent(rate)} (${range(interval)})`;
const whole = (n) => n.toLocaleString('en');

const moduleOf = (id) => GAMES.find(({ game }) => game.id === id);

/** Sides by name, or as the game's own words describe them. */
function sidesOf(module, { names, set, words }) {
  if (set) return [0, 1].map(() => module.deckCards.field(set));
  return words ? module.setupFlags.sidesFrom(words) : names.map((name) => module.namedSide(name));
}

/** Games of a match, added up. */
async function played(id, asked) {
  const module = moduleOf(id);
  const sides = sidesOf(module, asked);
  const rotations = module.rotations(sides);
  const seats = rotations > 1 ? sides.length : module.cooperative.crew(sides).seats;
  const plan = {
    game: id,
    sides,
    options: {},
    agents: Array(seats).fill(asked.agent ?? 'heuristic'),
    rotations,
    deals: 1,
    seed: values.seed,
  };
  const runner = new TaskRunner({ module, threads: 1, workers: false });
  const blocks = blocksFor(Number(values.games), plan);
  const { tallies } = await playMatch(runner, { arms: [plan], blocks, stop: { kind: 'none' } });
  await runner.close();
  return tallies[0];
}

const rateOf = (blocks) => ({ rate: blockMean(blocks), interval: blockInterval(blocks) });
const counted = (hits, n) => ({ rate: hits / n, interval: wilson(hits, n) });

/** Whether two rates that were measured apart are told apart, in words. */
function comparison(ours, theirs) {
  const [low, high] = independentDifference(ours, theirs);
  if (low <= 0 && high >= 0) return `not told apart (ours less theirs ${range([low, high])} points)`;
  const more = ours.rate > theirs.rate ? 'more' : 'less';
  return `${more} often here, by ${range([low, high].map(Math.abs).sort((a, b) => a - b))} points`;
}

const row = (...cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const CODEX = counted(558, 1022);
const SHARDS = { low: 0.54, high: 0.59 };
const KEYFORGE_RANDOM = 0.575;

async function firstPlayers() {
  const field = await played('keyforge', { set: 'CotA' });
  const random = await played('keyforge', { set: 'CotA', agent: 'random' });
  const codex = await played('codex', { names: ['bashing', 'finesse'] });
  const shards = await played('shards', { words: { players: '2' } });
  const first = (tally) => rateOf(tally.asked.firstSeatBlocks);
  const [ours, others, specs, leaders] = [field, random, codex, shards].map(first);
  const inside = (at, { interval: [low, high] }) => low <= at && at <= high;
  const rows = [
    row(
      'Codex',
      said(specs),
      `${said(CODEX)}, 1,022 recorded games of all factions`,
      comparison(specs, CODEX),
    ),
    row('', '', '57.3%, of those between decks of one colour each; their number is not known', ''),
    row(
      'Shards of Infinity',
      said(leaders),
      `${percent(SHARDS.low)} to ${percent(SHARDS.high)}, bots of another engine, no people`,
      leaders.interval[1] >= SHARDS.low && leaders.interval[0] <= SHARDS.high
        ? 'within their range'
        : 'outside their range',
    ),
    row(
      'KeyForge, random pilots',
      said(others),
      `${percent(KEYFORGE_RANDOM)}, random bots of another engine, no people`,
      inside(KEYFORGE_RANDOM, others)
        ? 'not told apart'
        : 'differs; other decks, and perhaps other rules of the first turn',
    ),
    row('KeyForge, heuristic', said(ours), 'no record of people at hand', ''),
  ];
  return { field, text: table(['game', 'the first player wins here', 'elsewhere', 'compared'], rows) };
}

/** The recorded finals: how often the loser had no key, one or two. */
const KEYS = [1, 4, 4];

function keyScores(field) {
  const games = field.games;
  const recorded = KEYS.reduce((sum, n) => sum + n);
  const rows = KEYS.map((times, keys) => {
    // The two games of a block share their luck: each block counts as one game.
    const ours = counted(field.ends[keys] / 2, games / 2);
    const theirs = counted(times, recorded);
    return row(`3–${keys}`, said(ours), `${said(theirs)}, ${times} of ${recorded}`, comparison(ours, theirs));
  });
  return table(['keys', `here, ${whole(games)} games`, 'a recorded tournament', 'compared'], rows);
}

const NEMESES = ['rageborne', 'carapace-queen', 'crooked-mask', 'prince-of-gluttons'];

async function nemeses() {
  const { cooperative, setupFlags } = moduleOf('aeons-end');
  const found = [];
  for (const nemesis of NEMESES) {
    const words = { nemesis, mages: 'kadir,mist' };
    const foe = setupFlags.namesOf(setupFlags.sidesFrom(words))[cooperative.foe];
    const { sideBlocks } = await played('aeons-end', { words, agent: 'learnt' });
    found.push({ name: cooperative.foeName(foe), rating: cooperative.rating(foe), ...rateOf(sideBlocks) });
  }
  const rows = found.map((each) => row(each.name, `${each.rating} of 10`, said(each)));
  return { found, text: table(['nemesis', 'printed difficulty', 'the players win here'], rows) };
}

/** Pairs of nemeses whose order the printed numbers give, and whether ours is the same beyond chance. */
function orderOf(found) {
  const pairs = found.flatMap((one) =>
    found.filter((other) => other.rating > one.rating).map((other) => [one, other]),
  );
  return pairs.map(([easier, harder]) => {
    const [low, high] = independentDifference(easier, harder);
    const verdict = low > 0 ? 'as printed' : high < 0 ? 'the other way round' : 'not settled';
    return `${easier.name} (${easier.rating}) is easier than ${harder.name} (${harder.rating}): ${verdict}, ${range([low, high])} points`;
  });
}

function page({ first, keys, foes }) {
  const versions = GAMES.map(
    ({ game, rules }) => `${game.title} rules ${rules}, pilots ${pilotsVersion(game.id)}`,
  );
  return `# Beside what people found

What people have recorded, printed or measured elsewhere about the four games, beside what our pilots find. \`node scripts/people.mjs --games ${values.games} --seed ${values.seed}\` makes this page anew: ${whole(Number(values.games))} games for each of our figures, \`heuristic\` at all sides unless said otherwise. ${versions.join('; ')}. All intervals are 95%: ours from blocks of games that share their luck, theirs Wilson's, as if their games were independent. "Not told apart" says that the difference may be chance, not that there is none.

## The first player

${first.text}

Ours are games of these sides: in Codex Bashing against Finesse, in Shards random leaders, in KeyForge decks of Call of the Archons as a box deals them, both sides anew for each pair of games. People chose their decks and their opponents, and learnt between games; bots of other engines play otherwise. A first player's advantage is also a fact about how well the second player uses what the rules give for it, so a pilot that wastes that shows more of it.

## How KeyForge games end

${keys}

Nine games of one tournament can hardly contradict anything: each of their intervals is wider than any difference that we would look for. Players in a tournament bring chosen decks; ours are as a box deals them.

## Printed difficulties of Aeon's End

Two mages, Kadir and Mist, at the normal level, played by \`learnt\`.

${foes.text}

${orderOf(foes.found)
  .map((line) => `- ${line}.`)
  .join('\n')}

The printed number is the designers' word for people who learn a nemesis over several games, with any mages. It is an order, not a rate: only who is harder than whom can be compared, for these mages and this pilot. Where we differ, the pilot's habits against one nemesis are the first suspect, then the mages.

## What can't be compared yet

- **Rated decks.** The bundled decks are printed ones, but nobody has recorded how often they win, and Master Vault's own counts of a deck's wins and losses are zeros in the file that we have; ratings of decks by collectors' sites are computed from their cards, not from games. What \`fulcrum rate\` finds has no figure of people beside it.
- **Chains.** No record is at hand of how many chains people have bid, or how often they then won.
- **Cards.** What \`impact\` finds has no record of people beside it.
`;
}

if (values.help) console.log(USAGE);
else {
  const first = await firstPlayers();
  const foes = await nemeses();
  writeFileSync(values.out, page({ first, keys: keyScores(first.field), foes }));
}
