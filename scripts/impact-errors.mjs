import { parseArgs } from 'node:util';
import { keyforgeModule } from '../dist/src/games/keyforge/module.js';
import { playMatch } from '../dist/src/match/designs/match.js';
import { blocksFor } from '../dist/src/match/schedule.js';
import { TaskRunner } from '../dist/src/match/task-runner.js';
import { cardEffects, standsOut } from '../dist/src/report/rows/impact.js';

const USAGE = `node scripts/impact-errors.mjs [--runs N] [--games N] [--steal N] [--threads T]

How often fulcrum impact is wrong about cards whose worth is known, in games of KeyForge: a deck whose cards, but for
Urchin, are dealt anew in each block, so that to deal one of them once more changes nothing on average, though it
changes the games. Without --steal Urchin is dealt anew too and every card that stands out is a false discovery; with
--steal N Urchin is the planted card and steals N æmber. Each run has a seed of its own, from 1.
Runs the compiled code: npm run build first.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    games: { type: 'string', default: '400' },
    steal: { type: 'string', default: '' },
    threads: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

const PLANTED = 'urchin';
const { deckCards, namedSide } = keyforgeModule;
const deck = namedSide('miss-onyx-censorius');
const dealtAnew = (side, card) => deckCards.replaced(side, { card, by: 'average', set: 'CotA' });
const cards = deckCards.of(deck);
const base = cards
  .filter(({ id }) => !values.steal || id !== PLANTED)
  .reduce((side, { id }) => dealtAnew(side, id), deck);

/** The cards that stand out in a run. */
async function found(runner, seed) {
  const plan = {
    game: 'keyforge',
    sides: [base, deckCards.field('CotA')],
    options: values.steal
      ? { patches: [{ card: PLANTED, number: 'text.0.steal', value: Number(values.steal) }] }
      : {},
    agents: ['heuristic', 'heuristic'],
    rotations: 2,
    deals: 1,
    seed,
  };
  const watched = { ...plan, drawn: cards.map(({ places }) => places) };
  const arms = cards.map(({ id }) => ({ ...plan, sides: [dealtAnew(base, id), plan.sides[1]] }));
  const blocks = blocksFor(Number(values.games), plan);
  const { tallies, joints } = await playMatch(runner, {
    arms: [watched, ...arms],
    blocks,
    stop: { kind: 'none' },
  });
  const played = cards.map((card, i) => ({
    card,
    watched: i,
    by: 'average',
    games: tallies[i + 1].games,
    joint: joints[i],
  }));
  return cardEffects(tallies[0], played).filter(standsOut);
}

async function main() {
  if (values.help) return console.log(USAGE);
  const runner = new TaskRunner({ module: keyforgeModule, threads: Number(values.threads) });
  const runs = Number(values.runs);
  let wrong = 0;
  let right = 0;
  for (let run = 1; run <= runs; run++) {
    const ids = (await found(runner, String(run))).map(({ card }) => card.id);
    const falsely = ids.filter((id) => !values.steal || id !== PLANTED);
    if (falsely.length > 0) wrong++;
    if (ids.includes(PLANTED)) right++;
    console.log(`run ${run}: ${ids.join(', ') || 'none'}`);
  }
  await runner.close();
  console.log(
    `${runs} runs of ${cards.length} cards: a card that is worth nothing stood out in ${wrong} of them`,
  );
  if (values.steal) console.log(`the planted card stood out in ${right} of them`);
}

await main();
