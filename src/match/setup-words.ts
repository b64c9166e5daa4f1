import { decimal } from '../core/english.js';
import { dialValues } from '../games/dials.js';
import type { CardNumber, GameModule, Patch } from '../games/module.js';
import type { MatchPlan } from './schedule.js';

/** The dials of a match that are not as the rules have them, as they would be typed: `chains 2,0`. */
export function dialChanges(
  { dials }: GameModule,
  { sides, options }: Pick<MatchPlan, 'sides' | 'options'>,
): string[] {
  const { dials: _, ...printed } = options;
  return dials.flatMap((dial) => {
    const values = options.dials?.[dial.name]?.join(',');
    const isSet = values !== undefined && values !== dialValues(dial, sides, printed).join(',');
    return isSet ? [`${dial.name} ${values}`] : [];
  });
}

/** `Nerve Blast: steal 1 → 2`, with what the card has printed. */
export function sayPatched(module: GameModule, patch: Patch): string {
  const name = module.cards().find(({ id }) => id === patch.card)?.name ?? patch.card;
  return `${name}: ${sayNumber(module, patch)}`;
}

/** The same without the card. */
export function sayNumber(module: GameModule, { card, number, value }: Patch): string {
  const printed = module.numbers?.(card).find(({ path }) => path === number);
  const before = printed ? decimal(printed.value, 0) : '?';
  return `${shortName(printed, number)} ${before} → ${decimal(value, 0)}`;
}

/** What a number is called before the line of text that it stands in. */
function shortName(number: CardNumber | undefined, path: string): string {
  return number?.words.split(' in: ')[0] ?? path;
}

/** What the names of the sides do not tell about a setup. */
export function saySetup({ setupFlags }: GameModule, { sides }: Pick<MatchPlan, 'sides'>): string[] {
  if (!setupFlags) return [];
  const names = setupFlags.namesOf(sides);
  const told = setupFlags.columns.filter((column) => !setupFlags.inNames.includes(column));
  return told.map((column) => setupFlags.say(column, names[column]!));
}
