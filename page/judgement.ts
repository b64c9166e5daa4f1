import { evaluationOf } from '../agents/index.js';
import { NOBODY, type State } from '../src/core/game.js';
import type { Viewer } from './board.js';
import type { Line } from './line.js';

/** The chances of the sides at a place of a line. */
export interface Point {
  readonly at: number;
  readonly chances: readonly number[];
}

/** A place where the chance of winning moved much. */
export interface Swing {
  /** The first decision after which it had moved. */
  readonly from: number;
  readonly at: number;
  readonly side: number;
  /** By how much the chance of this side fell or rose, from -1 to 1. */
  readonly change: number;
}

/** Over so many deals of what a viewer does not see a position is judged. */
const DEALS = 16;

/**
 * The game's own judgement of the position at the beginning of each turn, and the fact at the end. It knows no more
 * than the viewer does. Grows with the line.
 */
export class Judgement {
  private readonly points: Point[] = [];
  private readonly out: Float64Array;
  private judged = 0;
  private turn = -1;

  constructor(
    private readonly line: Line,
    private readonly viewer: Viewer,
  ) {
    this.out = new Float64Array(line.module.game.maxSides);
  }

  all(): readonly Point[] {
    while (this.judged <= this.line.end) this.judge(this.judged++);
    return [...this.points, ...result(this.line)];
  }

  private judge(at: number): void {
    const { game } = this.line.module;
    const state = this.line.states[at]!;
    if (game.decider(state) === NOBODY || game.turns(state) === this.turn) return;
    this.turn = game.turns(state);
    const deals = this.viewer === 'all' ? [state] : this.deals(state, at);
    const found = deals.map((deal) => this.chancesOf(deal));
    const chances = found[0]!.map((_, side) => found.reduce((sum, each) => sum + each[side]!, 0) / DEALS);
    this.points.push({ at, chances: this.viewer === 'all' ? found[0]! : chances });
  }

  private chancesOf(state: State): readonly number[] {
    const { game } = this.line.module;
    evaluationOf(game.id)!(state, this.out);
    return [...this.out.subarray(0, game.sides(state))];
  }

  /** The hidden cards dealt anew; for a viewer who sees no hand, all hands. */
  private deals(state: State, at: number): State[] {
    const { line, viewer } = this;
    const seats = typeof viewer === 'number' ? [viewer] : [...line.seats().keys()];
    return Array.from({ length: DEALS }, (_, deal) => {
      const copy = state.slice();
      for (const seat of seats) line.module.game.determinize(copy, seat, [at, deal]);
      return copy;
    });
  }
}
/** A game that is over has a winner or is worth the same to all. */
export function result(line: Line): Point[] {
  if (!line.over) return [];
  const { game } = line.module;
  const [winner, sides] = [game.winner(line.last), game.sides(line.last)];
  const chances = Array.from({ length: sides }, (_, side) =>
    winner === NOBODY ? 1 / sides : side === winner ? 1 : 0,
  );
  return [{ at: line.end, chances }];
}

const MOST_SWINGS = 4;
/** Less is no moment worth showing. */
const LEAST_CHANGE = 0.08;

/** The greatest changes of side a's chance, or of any side's where there are more than two, in their order. */
export function swingsIn(points: readonly Point[]): Swing[] {
  const all = points.slice(1).map((point, i): Swing => {
    const before = points[i]!;
    const changes = point.chances.map((chance, side) => chance - before.chances[side]!);
    const side = changes.reduce((best, change, each) => (change > changes[best]! ? each : best), 0);
    return { from: before.at, at: point.at, side, change: changes[side]! };
  });
  return all
    .filter(({ change }) => change >= LEAST_CHANGE)
    .sort((x, y) => y.change - x.change)
    .slice(0, MOST_SWINGS)
    .sort((x, y) => x.at - y.at);
}
