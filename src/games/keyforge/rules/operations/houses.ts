import type { State } from '../../../../core/game.js';
import { at, Decision, F, None } from '../../layout.js';
import { program } from '../../pool.js';
import { Naming } from '../../program.js';
import { printedHouses } from '../../state.js';
import { advance } from '../advance.js';
import { housesOf } from '../modifiers.js';
import { ask } from '../stack.js';

/** Bits of the houses that the effect at hand lets its player name. */
export function namableHouses(s: State, frame: number): number {
  switch (program[s[frame + F.Pc]! + 1]) {
    case Naming.Opponents:
      return s[at.houses + 1 - s[frame + F.You]!]!;
    case Naming.Foe:
      return s[frame + F.Foe]! < 0 ? 0 : housesOf(s, s[frame + F.Foe]!);
    case Naming.Active:
      return s[at.house]! < 0 ? 0 : 1 << s[at.house]!;
    default:
      return ALL_HOUSES;
  }
}
const ALL_HOUSES = 511;

/** An only house is named without a question. */
export function nameHouse(s: State, frame: number): void {
  const houses = namableHouses(s, frame);
  if (houses & (houses - 1)) ask(s, Decision.NameHouse);
  else name(s, frame, houses === 0 ? None.House : 31 - Math.clz32(houses));
}

export function name(s: State, frame: number, value: number): void {
  s[frame + F.Named] = value;
  s[frame + F.Did] = 1;
  advance(s, frame);
}

/** The house of a card becomes the active one; nobody chooses it, so nothing listens to that. */
export function makeActive(s: State, card: number): void {
  if (card >= 0) s[at.house] = 31 - Math.clz32(printedHouses(s, card));
}
