import { evaluationOf } from '../agents/index.js';
import { NOBODY } from '../src/core/game.js';
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

/** The game's own judgement of the position at the beginning of each turn, and the fact at the end. */
export function judgeTurns(line: Line): Point[] {
  const { game } = line.module;
  const evaluate = evaluationOf(game.id);
  const out = new Float64Array(game.maxSides);
  const points: Point[] = [];
  let turn = -1;
  line.states.forEach((state, at) => {
    if (game.decider(state) === NOBODY || game.turns(state) === turn || !evaluate) return;
    turn = game.turns(state);
    evaluate(state, out);
    points.push({ at, chances: [...out.subarray(0, game.sides(state))] });
  });
  return [...points, ...result(line)];
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
