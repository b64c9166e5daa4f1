import { dialNamed, SIDE_LETTERS } from '../../../games/dials.js';
import type { Sides } from '../../../games/module.js';
import { plansIn } from '../asked.js';
import type { Cells, Part } from '../run.js';

/** The sides of a run again, as far as they come with the program: users' files may have changed since. */
function sidesOf({ module, asked }: Part, row: Cells): Sides | undefined {
  const { setupFlags } = module;
  if (setupFlags)
    return setupFlags.sidesFrom(Object.fromEntries(setupFlags.columns.map((name) => [name, row[name]])));
  const sides = plansIn(asked)[0]?.sides.map(({ from }) => module.namedSide(from));
  return sides?.every((side) => side !== undefined) ? (sides as Sides) : undefined;
}

/** What was turned, in a sentence: `the life of Rageborne`; as it was typed where the sides are not known any more. */
export function dialName(part: Part, row: Cells): string {
  // Where sides are not named by letters, their rows do not say it.
  const letter = row.on || part.asked.on;
  const on = letter ? SIDE_LETTERS.indexOf(letter) : undefined;
  try {
    const sides = sidesOf(part, row);
    if (sides) return dialNamed(part.module, sides, {}, row.dial!, on).about;
  } catch {
    // Another version of the program had other sides, cards or dials.
  }
  return row.on ? `${row.dial} of ${row[row.on] ?? row.on}` : row.dial!;
}
