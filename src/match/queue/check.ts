import type { GameModule } from '../../games/module.js';
import { rowWidth } from '../blocks.js';
import type { Piece, PlayedPiece } from '../pieces.js';
import { gamesPerBlock, type MatchPlan } from '../schedule.js';
import { Tally } from '../tally.js';
import type { PlayedNumbers } from './job.js';

const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((all, each) => all + each, 0);

/** The numbers of a piece as they came back, or what is wrong with them. */
export function checkedPiece(module: GameModule, piece: Piece, numbers: PlayedNumbers): PlayedPiece | string {
  const { first, count, arms, keep } = piece;
  if (numbers?.first !== first || numbers.count !== count) return 'it is another piece';
  const { tallies, joints, games } = numbers;
  const sizes = arms.map((arm) => gamesPerBlock(arm) + 1);
  const width = rowWidth(module);
  const shapes: readonly (readonly [readonly (readonly number[])[], readonly number[]])[] = [
    [tallies, arms.map((arm) => new Tally(module.game, arm).numbers.length)],
    [joints, sizes.slice(1).map((size) => sizes[0]! * size)],
    [games, keep ? sizes.map((size) => count * (size - 1) * width) : []],
  ];
  if (!shapes.every(([lists, lengths]) => hasShape(lists, lengths))) return 'it has another shape';
  const all = tallies.map((list) => Float64Array.from(list));
  if (!all.every((list, i) => addsUp(module, arms[i]!, list, count))) return 'its sums do not add up';
  if (!joints.every((joint) => sum(joint) === count)) return 'its sums do not add up';
  const typed = (lists: readonly (readonly number[])[]) => lists.map((list) => Float64Array.from(list));
  return { tallies: all, joints: typed(joints), games: typed(games) };
}

function hasShape(lists: unknown, lengths: readonly number[]): boolean {
  return (
    Array.isArray(lists) &&
    lists.length === lengths.length &&
    lists.every(
      (list, i) =>
        Array.isArray(list) && list.length === lengths[i] && list.every((each) => Number.isFinite(each)),
    )
  );
}

/** Whether all games and blocks of a piece are counted, each once. */
function addsUp(module: GameModule, arm: MatchPlan, numbers: Float64Array, count: number): boolean {
  const tally = new Tally(module.game, arm, numbers);
  const { asked, exchanged, sideBlocks, agentBlocks, ends } = tally;
  const games = count * gamesPerBlock(arm);
  const rows = [asked, exchanged].filter((row) => row.games > 0);
  return (
    tally.games === games &&
    sum(ends) === games &&
    sum(sideBlocks) === count &&
    sum(agentBlocks) === count &&
    sum(rows.map((row) => row.games)) === games &&
    rows.every((row) => sum(row.wins) + row.draws === row.games && sum(row.blocks) === count)
  );
}
