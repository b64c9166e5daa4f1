import { pilotsVersion } from '../../../agents/versions.js';
import { plural } from '../../core/english.js';
import { InputError } from '../../core/game.js';
import { named } from '../../core/names.js';
import type { GameModule, Side } from '../../games/module.js';
import { fieldDesign } from '../../match/designs/bundled-field.js';
import type { Check } from '../../match/designs/check.js';
import { type FieldDesign, playField } from '../../match/designs/field.js';
import {
  playChainsToAverage,
  playPlaces,
  playRateCheck,
  type RateDesign,
  totalOf,
} from '../../match/designs/rate.js';
import { gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { TaskRunner } from '../../match/task-runner.js';
import { type Checked, checkedRate } from '../../report/rows/check.js';
import { jsonRow, jsonRows } from '../../report/rows/csv.js';
import {
  FIELD_COLUMNS,
  fieldRows,
  groupColumns,
  groupRows,
  type PlayedDeck,
  RATE_COLUMNS,
  type RatedDeck,
  type RatedField,
  ratedDecks,
  rateRow,
} from '../../report/rows/rate.js';
import { describePlan } from '../../report/run-directory/manifest.js';
import { bidOf } from '../../report/text/chains.js';
import { sayCheckedRate, sayCheckedRates } from '../../report/text/check.js';
import { sayCheckedPlace, sayRates } from '../../report/text/rate.js';
import { wrap } from '../../report/text/table.js';
import { fieldRates } from '../../stats/ratings/field-rates.js';
import { type Experiment, type Findings, NOTHING_FOUND, type Request } from '../experiment/experiment.js';
import type { Args } from '../flags/command.js';
import { CHECK_FLAGS } from '../flags/flags.js';
import { planBetween } from '../flags/plan.js';
import { readDecks } from '../flags/sides.js';
import { nearest, patchesValue, seedValue, sideCrew, wholeNumber } from '../flags/values.js';
import { type Io, line } from '../terminal/io.js';

/** Of each deck, half of them for its place and half for its chains: about ±5 points of percentile. */
const DEFAULT_GAMES = '8000';
const LEAST_GAMES = 400;
const MOST_DECKS = 100;
/** Fewer decks are no field. */
const LEAST_FIELD = 8;
/** Of a folder, blocks of each deck. */
const FOLDER_ROUNDS = 100;

/** What is asked, once all of it makes sense. */
interface RateAsked {
  readonly module: GameModule;
  readonly design: RateDesign;
  readonly field: FieldDesign;
  /** The bundled ratings; left out where the run makes them. */
  readonly counts: readonly (readonly number[])[] | undefined;
  /** Why the bundled ratings may be off; empty when they are not. */
  readonly stale: string;
}

/** The only game whose sides have fields; its name may be typed and need not be. */
function rateGame(args: Args, io: Io): { module: GameModule; words: readonly string[] } {
  const having = io.games.filter(({ fields }) => fields);
  const [first = ''] = args.positionals;
  const typed = io.games.find(({ game }) => game.id === named(first, [game.id]));
  const module = typed ?? having[0];
  if (!module?.fields) {
    const ids = having.map(({ game }) => game.id).join(', ');
    throw new InputError(`rate: ${first || 'this game'} has no fields of decks; expected ${ids}`);
  }
  return { module, words: typed ? args.positionals.slice(1) : args.positionals };
}

function decksOf(module: GameModule, words: readonly string[], args: Args, io: Io): Side[] {
  const patterns = [...(args.text('decks')?.split(',') ?? []), ...words];
  if (patterns.length === 0) throw new InputError('no deck given; expected files or names of bundled decks');
  const decks = readDecks(module, patterns, args.on('skip-bad'), io);
  if (decks.length >= 1 && decks.length <= MOST_DECKS) return decks;
  throw new InputError(`${decks.length} decks to rate; expected 1 to ${MOST_DECKS}`);
}

/** The field that all decks belong to. */
function fieldName({ fields }: GameModule, decks: readonly Side[], typed: string | undefined): string {
  const { names } = fields!;
  if (typed !== undefined) {
    const known = named(typed, names);
    if (known) return known;
    throw new InputError(
      `--set "${typed}": expected one of ${names.join(', ')}${nearest(typed, [...names])}`,
    );
  }
  const own = decks.map((deck) => fields!.of(deck));
  const mixed = decks[own.indexOf(undefined)];
  if (mixed)
    throw new InputError(
      `${mixed.name} is of no one set; say with --set which of ${names.join(', ')} it is compared with`,
    );
  if (new Set(own).size === 1) return own[0]!;
  throw new InputError(
    `the decks are of ${[...new Set(own)].join(' and ')}; expected decks of one set, or --set, with whose decks all are compared`,
  );
}

/** Whatever they are called. */
const contentOf = ({ data }: Side): string =>
  JSON.stringify(data, (key, value) => (key === 'name' ? undefined : value));

/** A folder of the user's own, without the decks that are rated. */
function folderField(module: GameModule, decks: readonly Side[], args: Args, io: Io): FieldDesign {
  const folder = args.text('field')!;
  const all = readDecks(module, [folder], args.on('skip-bad'), io);
  const rated = new Set(decks.map(contentOf));
  const sides = all.filter((side) => !rated.has(contentOf(side)));
  if (sides.length < LEAST_FIELD) {
    throw new InputError(
      `--field "${folder}": ${plural(sides.length, 'other deck')}; expected at least ${LEAST_FIELD} to compare with`,
    );
  }
  const agents = sideCrew(module, 2, args.text('agent'));
  const options = patchesValue(args.text('patch'), module);
  const seed = seedValue(args.text('seed'));
  const planOf = (a: Side, b: Side): MatchPlan => ({ ...planBetween(module, [a, b]), options, agents, seed });
  return { name: folder, sides, rounds: FOLDER_ROUNDS, planOf };
}

/** The ratings that come with the program were made by one pilot with the printed cards. */
function refuseChanges(args: Args, name: string, agent: string): void {
  const typed = args.text('agent') ?? agent;
  if (typed !== agent)
    throw new InputError(
      `--agent "${typed}": the ratings of ${name} were made by ${agent}; expected it, or --field DIR, which is rated in the run`,
    );
  if (args.text('patch') !== undefined)
    throw new InputError(
      `--patch: the ratings of ${name} are of the printed cards; expected --field DIR with it, which is rated in the run`,
    );
}

function rateAsked(args: Args, io: Io): RateAsked {
  const { module, words } = rateGame(args, io);
  const decks = decksOf(module, words, args, io);
  const games = wholeNumber('games', args.text('games') ?? DEFAULT_GAMES, LEAST_GAMES, 1e9);
  const own = args.text('field') !== undefined;
  if (own && args.text('set') !== undefined)
    throw new InputError('--set and --field: expected one of them; a folder is a field of its own');
  const scores = module.fields!.scores();
  const name = own ? '' : fieldName(module, decks, args.text('set'));
  if (!own) refuseChanges(args, name, scores.agent);
  const field = own ? folderField(module, decks, args, io) : fieldDesign(module, name, scores);
  const seed = seedValue(args.text('seed'));
  const planOf = (a: Side, b: Side): MatchPlan => ({ ...field.planOf(a, b), seed });
  const blocks = Math.ceil(games / gamesPerBlock(planOf(decks[0]!, field.sides[0]!)) / 2);
  const design = {
    decks,
    field: field.sides,
    placeBlocks: blocks,
    chainBlocks: blocks,
    auction: module.auction!,
    planOf,
  };
  const stale = own ? '' : staleness(module);
  if (stale) line(io.err, stale);
  return { module, design, field, counts: own ? undefined : scores.counts[name]!, stale };
}

/** Ratings of other rules or pilots than those that play now. */
function staleness({ rules, game, fields }: GameModule): string {
  const scores = fields!.scores();
  const pilots = pilotsVersion(game.id);
  if (scores.rules === rules && scores.pilots === pilots) return '';
  return `The field's ratings were made with rules ${scores.rules} and pilots ${scores.pilots}; these games are played with rules ${rules} and pilots ${pilots}. node scripts/field.mjs makes them anew.`;
}

async function ratedField(runner: TaskRunner, { field, counts }: RateAsked): Promise<RatedField | undefined> {
  const played = counts ?? (await playField(runner, field));
  if (!played) return undefined;
  const { agents } = field.planOf(field.sides[0]!, field.sides[1]!);
  return { name: field.name, sides: field.sides, agent: agents[0]!, seed: '', ...fieldRates(played) };
}

async function playedDecks(
  runner: TaskRunner,
  { design }: RateAsked,
  field: RatedField,
): Promise<PlayedDeck[] | undefined> {
  const places = await playPlaces(runner, design, field.rates);
  if (!places) return undefined;
  const played: PlayedDeck[] = [];
  for (const [i, deck] of design.decks.entries()) {
    const scores = places[i]!;
    const before = runner.games;
    const total = totalOf(scores);
    const chains = await playChainsToAverage(runner, design, deck, total);
    const blocks = total.reduce((sum, count) => sum + count, 0);
    const games = blocks * (total.length - 1) + runner.games - before;
    played.push({ name: deck.name, scores, games, chains });
  }
  return played;
}

async function checksOf(
  runner: TaskRunner,
  { design }: RateAsked,
  rated: readonly RatedDeck[],
  check: Check | undefined,
): Promise<(Checked | undefined)[]> {
  const checks: (Checked | undefined)[] = [];
  for (const { name, rate } of rated) {
    const deck = design.decks.find((each) => each.name === name)!;
    const played = await playRateCheck(runner, design, deck, check);
    checks.push(played && checkedRate(played, rate));
  }
  return checks;
}

function sayChecks(
  rated: readonly RatedDeck[],
  checks: readonly (Checked | undefined)[],
  field: RatedField,
): string[] {
  const known = rated.flatMap(({ name }, i) => (checks[i] ? [{ name, checked: checks[i] }] : []));
  if (rated.length > 1) return sayCheckedRates(known);
  return known.flatMap(({ name, checked }) => [
    sayCheckedRate(checked, { side: name, pilot: field.agent }),
    sayCheckedPlace(checked, field),
  ]);
}

async function conduct(runner: TaskRunner, asked: RateAsked, check?: Check): Promise<Findings> {
  const { module, design, stale } = asked;
  runner.foreseen += gamesOf(asked);
  const measured = await ratedField(runner, asked);
  const seed = design.planOf(design.decks[0]!, design.field[0]!).seed;
  const field = measured && { ...measured, seed };
  const played = field && (await playedDecks(runner, asked, field));
  if (!played) return NOTHING_FOUND;
  const rated = ratedDecks(played, field, module.fields!);
  const checks = await checksOf(runner, asked, rated, check);
  const word = module.fields!.groups;
  const rows = rated.map((deck) => rateRow(deck, field));
  const groups = rated.flatMap((deck) => groupRows(deck, word));
  return {
    tables: [
      { file: 'rate.csv', columns: RATE_COLUMNS, rows },
      { file: `${word}s.csv`, columns: groupColumns(word), rows: groups },
      { file: 'field.csv', columns: FIELD_COLUMNS, rows: fieldRows(field) },
    ],
    summary: jsonRow(RATE_COLUMNS, rows[0]!),
    rows: jsonRows(RATE_COLUMNS, rows),
    more: { [`${word}s`]: jsonRows(groupColumns(word), groups) },
    text: [
      sayRates(rated, field, bidOf(module), word),
      ...sayChecks(rated, checks, field),
      ...(stale ? [wrap(stale)] : []),
    ].join('\n\n'),
    ...(checks.some(Boolean) ? { checks } : {}),
    stoppedBy: runner.interrupted ? 'interrupted' : 'games',
  };
}

/** Of all decks, and of a field that is rated in the run. */
function gamesOf({ design, field, counts }: RateAsked): number {
  const { decks, placeBlocks, chainBlocks, planOf } = design;
  const perBlock = gamesPerBlock(planOf(decks[0]!, design.field[0]!));
  const own = counts ? 0 : Math.floor(field.sides.length / 2) * field.rounds;
  return perBlock * (decks.length * (placeBlocks + chainBlocks) + own);
}

function request(args: Args, io: Io): Request {
  const asked = rateAsked(args, io);
  const { module, design, field, counts } = asked;
  const plans = design.decks.map((deck) => design.planOf(deck, design.field[0]!));
  return {
    module,
    asked: {
      plans: plans.map(describePlan),
      field: field.name,
      rivals: counts ? field.sides.length : field.sides,
      blocks: [design.placeBlocks, design.chainBlocks],
    },
    seed: plans[0]!.seed,
    names: design.decks.length === 1 ? [design.decks[0]!.name] : [`${design.decks.length} decks`],
    games: gamesOf(asked),
    trial: plans[0]!,
    answers: design.decks.length,
    conduct: (runner, check) => conduct(runner, asked, check),
  };
}

export const rateExperiment: Experiment = {
  name: 'rate',
  usage: 'DECK…',
  about:
    'How strong a deck is among the decks of its set: the share of them that it is stronger than, with its 95% interval, its win rate against them, the chains that would make it an average deck, and the houses that it does best and worst against. Several decks: a table, the strongest first. The field is a thousand decks of each set, dealt as a box deals them; --field takes a folder of yours instead. --games is for each deck (default 8000): half for its place, half for its chains. A deck takes about half a minute on two cores, most of it the check; with --check none some seconds.',
  maxPositionals: 1 + MOST_DECKS,
  flags: ['decks', 'set', 'field', 'skip-bad', 'seed', 'agent', 'patch', 'games', ...CHECK_FLAGS],
  examples: [
    ['rate my-deck.json', 'among the decks of its set'],
    ["rate 'decks/*.json' --check none", 'several decks, the strongest first'],
    ['rate my-deck.json --set WC', 'among the decks of another set'],
    ['rate my-deck.json --field our-decks', 'among the decks of a folder'],
  ],
  request,
};
