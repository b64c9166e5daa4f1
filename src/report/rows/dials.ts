import { dialValues, SIDE_LETTERS } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Row } from './csv.js';

const columnsOf = (name: string, of: 'side' | 'table', sides: number): string[] =>
  of === 'table' ? [name] : Array.from({ length: sides }, (_, side) => `${name}_${SIDE_LETTERS[side]}`);

/** The columns of the dials that every file of a game shows, such as `chains_a`, `chains_b`. */
export function dialColumns({ dials }: GameModule, sides = 2): string[] {
  return dials.filter(({ isShown }) => isShown).flatMap(({ name, of }) => columnsOf(name, of, sides));
}

/** What those dials are set to. */
export function dialCells(
  { dials }: GameModule,
  { sides, options }: Pick<MatchPlan, 'sides' | 'options'>,
): Row {
  const shown = dials.filter(({ isShown }) => isShown);
  return Object.fromEntries(
    shown.flatMap((dial) => {
      const values = dialValues(dial, sides, options);
      return columnsOf(dial.name, dial.of, sides.length).map((column, i) => [column, values[i]!]);
    }),
  );
}
