import { InputError } from '../../core/game.js';
import { type DeckCard, type DeckCards, REPLACEMENTS, type ReplacedBy } from '../../games/deck-cards.js';
import type { GameModule } from '../../games/module.js';
import { type MatchResult, playMatch } from '../../match/designs/match.js';
import { blocksFor, gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import { cardEffects, IMPACT_COLUMNS, impactClaim, impactRow } from '../../report/rows/impact.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { impactHeadline, sayImpact, verdictOn } from '../../report/text/impact.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { type GamesOf, namedOr } from '../flags/game-flags.js';
import { planFor } from '../flags/plan.js';
import { readSide } from '../flags/sides.js';
import { wholeNumber } from '../flags/values.js';
import { type Io, line } from '../terminal/io.js';

/** With the deck as it is and with each replacement: two or three minutes on two cores, and intervals of some ±2 points. */
const DEFAULT_GAMES = '6000';

interface Arm {
  readonly card: DeckCard;
  readonly watched: number;
  readonly by: ReplacedBy;
  readonly plan: MatchPlan;
}

interface ImpactAsked {
  readonly module: GameModule;
  readonly set: string;
  /** The deck as it is. */
  readonly plan: MatchPlan;
  readonly arms: readonly Arm[];
  readonly blocks: number;
}

const hasDecks = ({ deckCards }: GameModule): boolean => deckCards !== undefined;

function deckGame({ games }: Io): GameModule & { readonly deckCards: DeckCards } {
  const module = games.find(hasDecks);
  if (!module) throw new InputError('none of the games has decks');
  return module as GameModule & { readonly deckCards: DeckCards };
}

function impactAsked(args: Args, io: Io): ImpactAsked {
  const module = deckGame(io);
  const { deckCards } = module;
  const typed = args.text('a');
  if (typed === undefined)
    throw new InputError(`no deck given; expected a file or one of ${module.sideNames.join(', ')}`);
  const deck = readSide(module, typed, io.cwd);
  const set = deckCards.setOf(deck, args.text('set'));
  const field = deckCards.field(set);
  const cards = deckCards.of(deck);
  const alone = planFor(module, [deck, field], args);
  const plan = { ...alone, drawn: cards.map(({ places }) => places) };
  const arms = cards.flatMap((card, watched) =>
    REPLACEMENTS.map((by): Arm => {
      const sides = [deckCards.replaced(deck, { card: card.id, by, set }), field];
      return { card, watched, by, plan: { ...alone, sides } };
    }),
  );
  const games = wholeNumber('games', args.text('games') ?? DEFAULT_GAMES, 1, 1e12);
  const blocks = blocksFor(games, plan);
  const played = blocks * gamesPerBlock(plan);
  if (played !== games) line(io.err, `--games ${games} rounded up to ${played}: games are played in pairs`);
  return { module, set, plan, arms, blocks };
}

function findings({ module, set, plan, arms }: ImpactAsked, result: MatchResult): Findings {
  const { tallies, joints, stoppedBy } = result;
  const tally = tallies[0]!;
  const effects = cardEffects(
    tally,
    arms.map((arm, i) => ({ ...arm, games: tallies[i + 1]!.games, joint: joints[i]! })),
  );
  const rows = effects.map((effect) => impactRow(plan, effect, { set, tally, stoppedBy }));
  const { carry, holdBack } = verdictOn(effects);
  return {
    tables: [{ file: 'impact.csv', columns: IMPACT_COLUMNS, rows }],
    summary: jsonRow(IMPACT_COLUMNS, rows[0]!),
    rows: jsonRows(IMPACT_COLUMNS, rows),
    more: { carry, hold_back: holdBack },
    text: sayImpact(module, plan, tally, effects),
    headline: impactHeadline(effects),
    claims: effects
      .filter(({ by }) => by === 'average')
      .map((effect) => impactClaim(plan.sides[0]!.name, effect)),
    stoppedBy,
  };
}

async function conduct(runner: TaskRunner, asked: ImpactAsked): Promise<Findings> {
  const { plan, arms, blocks } = asked;
  const plans = [plan, ...arms.map((arm) => arm.plan)];
  const result = await playMatch(runner, { arms: plans, blocks, stop: { kind: 'none' } });
  return result.tallies[0]!.games === 0 ? NOTHING_FOUND : findings(asked, result);
}

function request(args: Args, io: Io): Request {
  const asked = impactAsked(args, io);
  const { module, plan, arms, blocks, set } = asked;
  const games = blocks * gamesPerBlock(plan) * (1 + arms.length);
  return {
    module,
    asked: { plan: describePlan(plan), set, games },
    seed: plan.seed,
    names: [plan.sides[0]!.name],
    games,
    fixed: true,
    trial: plan,
    labels: {
      columns: ['card', 'against'],
      of: (arm) => ({ card: arms[arm - 1]?.card.name ?? '', against: arms[arm - 1]?.by ?? '' }),
    },
    unchecked: `a search would take days over so many games; --agent AGENT --games N plays all of it with another pilot`,
    conduct: (runner) => conduct(runner, asked),
  };
}

const DECKS: GamesOf = { games: namedOr(hasDecks) };

export const impactExperiment: Experiment = {
  name: 'impact',
  usage: 'DECK',
  about:
    'What each card does for a KeyForge deck against decks of its set: how much more often the deck wins than in the same games with other cards of the same house, set and rarity in the place of the card, and with blanks; with intervals and q-values corrected for all cards, and beside it how often the deck wins when it has drawn the card. --games is for the deck as it is and for each replacement (default 6000: two or three minutes on two cores for all).',
  maxPositionals: 0,
  sidesAfter: 'nothing',
  flags: ['a', 'set', 'seed', 'agent', 'patch', 'games', ...CHECK_FLAGS],
  gamesOf: DECKS,
  examples: [
    ['impact miss-onyx-censorius', 'a bundled deck'],
    ['impact my-deck.json --games 24000', 'intervals half as wide'],
    ['impact my-deck.json --set AoA', 'measured by the cards and decks of another set'],
    ['impact my-deck.json --patch urchin.power=5', 'what a changed card would do'],
  ],
  request,
};
