import { units } from '../../core/english.js';
import type { Dial } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import type { MatchPlan } from '../../match/schedule.js';

const sayValue = ({ name, unit }: Dial, value: number): string =>
  name === unit?.many ? units(value, unit) : `${name} ${value}`;

/** What a side's dials are set to, where that is not what the rules say. */
export function sayDials({ dials }: GameModule, { sides, options }: MatchPlan, side: number): string[] {
  return dials.flatMap((dial) => {
    const value = options.dials?.[dial.name]?.[side];
    if (dial.of === 'table' || value === undefined) return [];
    return value === dial.facts(sides, options, side).printed ? [] : [sayValue(dial, value)];
  });
}
