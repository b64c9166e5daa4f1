import type { Auction } from '../../games/dials.js';
import type { Side } from '../../games/module.js';
import { type DialBlocks, nextDialRound } from '../../stats/dials/dial-allocation.js';
import type { DialPoint } from '../../stats/dials/dial-curve.js';
import { fairQuestion, type HandicapFound, handicapFound } from '../../stats/dials/handicap.js';
import { blockTotal } from '../../stats/intervals/block-mean.js';
import { allotted } from '../../stats/ratings/allotment.js';
import { percentileNeed } from '../../stats/ratings/percentile.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import type { TaskRunner } from '../task-runner.js';
import { type Check, type PlayedCheck, playCheck } from './check.js';
import { shuffled } from './field.js';
import { handicapped } from './handicap.js';

/** Decks that are compared with a field, of which they meet all in turn. */
export interface RateDesign {
  readonly decks: readonly Side[];
  readonly field: readonly Side[];
  /** Blocks of each deck on average: those that give its place, and those that give its chains. */
  readonly placeBlocks: number;
  readonly chainBlocks: number;
  readonly auction: Auction;
  planOf(deck: Side, rival: Side): MatchPlan;
}

/** What a deck won: by rival, blocks by its wins. */
export type Scores = readonly (readonly number[])[];

/** The sum over the rivals. */
export function totalOf(scores: Scores): number[] {
  return scores[0]!.map((_, wins) => scores.reduce((sum, counts) => sum + counts[wins]!, 0));
}

/** One run of blocks against all rivals in turn: after as many blocks as there are rivals each was met once. */
class Tour {
  readonly scores: number[][];
  private blocks = 0;
  private readonly order: readonly number[];
  private readonly plans = new Map<number, MatchPlan>();

  constructor(
    private readonly runner: TaskRunner,
    private readonly rivals: readonly Side[],
    private readonly planOf: (rival: Side) => MatchPlan,
    private readonly stream: string,
  ) {
    const plan = planOf(rivals[0]!);
    this.order = shuffled([...rivals.keys()], plan.seed, stream);
    this.scores = rivals.map(() => new Array<number>(gamesPerBlock(plan) + 1).fill(0));
  }

  /** The first rivals, each with the match against it. */
  first(count: number): MatchPlan[] {
    return this.order.slice(0, count).map((rival) => this.plan(rival));
  }

  async play(blocks: number): Promise<void> {
    const tasks = this.order.flatMap((rival, place) => {
      const [from, to] = [this.met(place, this.blocks), this.met(place, this.blocks + blocks)];
      const task = { arm: this.plan(rival), first: from, blocks: to - from, pieceBlocks: to - from };
      return to > from ? [{ rival, task }] : [];
    });
    this.blocks += blocks;
    const tallies = await this.runner.tally(tasks.map(({ task }) => task));
    for (const [i, { rival }] of tasks.entries()) {
      tallies[i]!.sideBlocks.forEach((count, wins) => {
        this.scores[rival]![wins]! += count;
      });
    }
  }

  /** How often the rival at a place of the order was met after so many blocks. */
  private met(place: number, blocks: number): number {
    return Math.max(0, Math.ceil((blocks - place) / this.order.length));
  }

  private plan(rival: number): MatchPlan {
    const side = this.rivals[rival]!;
    const known = this.plans.get(rival) ?? {
      ...this.planOf(side),
      stream: `${this.stream} against ${side.from}`,
    };
    this.plans.set(rival, known);
    return known;
  }
}

/** Of each deck's blocks, those that are played before the results decide who gets the others. */
const EQUALLY = 0.5;

const placeTour = (runner: TaskRunner, { field, planOf }: RateDesign, deck: Side): Tour =>
  new Tour(runner, field, (rival) => planOf(deck, rival), 'rate');

/**
 * What each deck wins against the field. Every rival is met equally often, so that the mean over all games is the
 * win rate against the field without any model; decks meet the same rivals with the same luck. Half of the blocks
 * are the same for all decks; the others go to the decks whose percentiles they move most.
 */
export async function playPlaces(
  runner: TaskRunner,
  design: RateDesign,
  rates: readonly number[],
): Promise<Scores[] | undefined> {
  const { decks, placeBlocks } = design;
  const tours = decks.map((deck) => placeTour(runner, design, deck));
  const equally = decks.length === 1 ? placeBlocks : Math.ceil(EQUALLY * placeBlocks);
  for (const tour of tours) await tour.play(equally);
  if (runner.interrupted) return undefined;
  const totals = tours.map(({ scores }) => totalOf(scores));
  const more = allotted(
    totals.map((counts) => percentileNeed(counts, rates)),
    totals.map(blockTotal),
    placeBlocks * decks.length,
  );
  for (const [i, tour] of tours.entries()) await tour.play(more[i]!);
  return runner.interrupted ? undefined : tours.map(({ scores }) => scores);
}

/** Of the blocks for chains, those of the first sweep; few, because the place says where to look. */
const FIRST_ROUND = 0.1;
const LEAST_IN_FIRST = 40;

/**
 * The chains with which a deck wins half of its games against the field; where they are negative, its rivals have
 * them. Each number of chains meets rivals of its own, in an order of its own, so that all are independent evidence;
 * `place` are the games without chains. Undefined when it was interrupted.
 */
export async function playChainsToAverage(
  runner: TaskRunner,
  { field, planOf, chainBlocks, auction }: RateDesign,
  deck: Side,
  place: readonly number[],
): Promise<HandicapFound | undefined> {
  const { most, cost, dial } = auction;
  const search = { ...fairQuestion({ most, scale: cost }), printed: 0, slope: true };
  const tours = new Map<number, Tour>();
  const tourAt = (value: number): Tour => {
    const plan = (rival: Side) => handicapped(planOf(deck, rival), auction, value);
    const known = tours.get(value) ?? new Tour(runner, field, plan, `rate ${dial} ${value}`);
    tours.set(value, known);
    return known;
  };
  const points = (): DialPoint[] => [
    { value: 0, counts: place },
    ...[...tours].map(([value, { scores }]) => ({ value, counts: totalOf(scores) })),
  ];
  const play = async (allocation: readonly DialBlocks[]): Promise<void> => {
    for (const { value, blocks } of allocation) await tourAt(value).play(blocks);
  };
  const firstRound = Math.max(LEAST_IN_FIRST, Math.ceil(FIRST_ROUND * chainBlocks));
  const budget = { firstRound, goal: 0, maxBlocks: chainBlocks };
  await play(nextDialRound([], search, budget).allocation);
  for (;;) {
    const known = blockTotal(place);
    const round = nextDialRound(points(), search, {
      ...budget,
      atPrinted: known,
      maxBlocks: chainBlocks + known,
    });
    if (runner.interrupted) return undefined;
    if (round.done) return handicapFound(points(), { most, scale: cost });
    await play(round.allocation);
  }
}

/** The second pilot plays a block against each of the first rivals; undefined when nothing was played. */
export async function playRateCheck(
  runner: TaskRunner,
  design: RateDesign,
  deck: Side,
  check: Check | undefined,
): Promise<PlayedCheck | undefined> {
  if (!check) return undefined;
  const tour = placeTour(runner, design, deck);
  const perBlock = gamesPerBlock(design.planOf(deck, design.field[0]!));
  const rivals = tour.first(Math.ceil(check.games / perBlock));
  const each = Math.ceil(check.games / rivals.length);
  const all: PlayedCheck[] = [];
  for (const plan of rivals) {
    const played = await playCheck(runner, { ...check, games: each }, [plan]);
    if (!played) return undefined;
    all.push(played);
  }
  const games = all.reduce((sum, played) => sum + played.games, 0);
  return { ...all[0]!, games, wins: all.flatMap(({ wins }) => wins) };
}
