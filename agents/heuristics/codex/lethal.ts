import type { State } from '../../../src/core/game.js';
import { Aura, at, Building } from '../../../src/games/codex/layout.js';
import { firstIn, kindIn, OptionKind, secondIn } from '../../../src/games/codex/option.js';
import { arrivesOf, castOf, kindOf, program } from '../../../src/games/codex/pool.js';
import { Among, Kind, Op, Operation, Trait } from '../../../src/games/codex/program.js';
import { playCost } from '../../../src/games/codex/rules/play.js';
import { attack } from '../../../src/games/codex/rules/stats.js';
import { formOf, hasTrait, isHero, isUnit, thingOf } from '../../../src/games/codex/state.js';
import { baseLeft } from './situation.js';

let isLethal = false;

/** Whether attacks, abilities and cards in hand bring the other base down now. */
export function seeLethal(s: State, options: Int32Array, count: number, me: number): void {
  let gold = s[at.gold + me]!;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const option = options[i]!;
    const n = damageBy(s, option, me);
    const cost =
      n > 0 && kindIn(option) === OptionKind.Play ? playCost(s, me, formOf(s, firstIn(option))) : 0;
    if (n === 0 || cost > gold) continue;
    gold -= cost;
    sum += kindIn(option) === OptionKind.Attack ? beyondAbility(s, firstIn(option), n, me) : n;
  }
  isLethal = sum >= baseLeft(s, 1 - me);
}

/** An attacker does not use its ability, which is counted already. */
function beyondAbility(s: State, card: number, n: number, me: number): number {
  if (isHero(card) || !hasTrait(s, card, Trait.Virtuoso)) return n;
  return Math.max(0, n - burn(s[at.aura + me * Aura.Words + Aura.Ability]!));
}

/** What the option adds to a base that falls now; 0 when it does not fall. */
export const lethalDamage = (s: State, option: number, me: number): number =>
  isLethal ? damageBy(s, option, me) : 0;

/** What an option does to the other base. */
function damageBy(s: State, option: number, me: number): number {
  const a = firstIn(option);
  switch (kindIn(option)) {
    case OptionKind.Attack:
      return secondIn(option) === thingOf(1 - me, Building.Base) ? attack(s, a) : 0;
    case OptionKind.Ability:
      return isUnit(s, a) ? burn(s[at.aura + me * Aura.Words + Aura.Ability]!) : 0;
    case OptionKind.Play:
      return burnOf(formOf(s, a));
    default:
      return 0;
  }
}

const burnOf = (d: number): number => burn(kindOf[d] === Kind.Unit ? arrivesOf[d]! : castOf[d]!);

/** Damage that the first operation of a program can do to a base. */
const burn = (pc: number): number =>
  pc > 0 && program[pc] === Op.Damage && (program[pc + Operation.Filter]! & AT_BASES) === AT_BASES
    ? program[pc + Operation.A]!
    : 0;
const AT_BASES = Among.Buildings | Among.Enemy;
