import type { State } from '../../../src/core/game.js';
import { at, F, Frame } from '../../../src/games/codex/layout.js';
import { firstIn, kindIn, OptionKind } from '../../../src/games/codex/option.js';
import { program } from '../../../src/games/codex/pool.js';
import { Op, Operation } from '../../../src/games/codex/program.js';
import { AttackStep } from '../../../src/games/codex/rules/attack.js';
import { attack, hpLeft } from '../../../src/games/codex/rules/stats.js';
import {
  buildingDamage,
  buildingOf,
  isBuilding,
  seatOf,
  seatOfBuilding,
} from '../../../src/games/codex/state.js';
import { attackWorth, damageWorth, missedGuard, opening, strikeWorth } from './attacks.js';
import { W } from './weights.js';
import { killWorth, worth } from './worth.js';

/** What choosing a thing for the operation at hand is worth. */
export function targetScore(s: State, option: number, me: number): number {
  const frame = s[at.top]!;
  if (s[frame + F.Kind] === Frame.Attack) return inAttack(s, frame, option);
  return effectWorth(s, s[frame + F.Pc]!, firstIn(option), me);
}

function inAttack(s: State, frame: number, option: number): number {
  if (kindIn(option) === OptionKind.Done) return 0;
  const thing = firstIn(option);
  const card = s[frame + F.Self]!;
  switch (s[frame + F.Pc]) {
    case AttackStep.Obliterate:
      return worth(s, thing);
    case AttackStep.NewTarget:
      return attackWorth(s, card, thing) + missedGuard(s, card);
    case AttackStep.Sparkshot:
      return strikeWorth(s, thing, 1);
    default:
      return strikeOn(s, thing, attack(s, card) - hpLeft(s, s[frame + F.Target]! - 1));
  }
}

const strikeOn = (s: State, thing: number, n: number): number =>
  isBuilding(thing) ? damageWorth(s, thing, n) : strikeWorth(s, thing, n);

/** What one operation of a program does for this seat when it is aimed at a thing. */
export function effectWorth(s: State, pc: number, thing: number, me: number): number {
  const n = program[pc + Operation.A]!;
  const sign = seatOf(s, thing) === me ? -1 : 1;
  switch (program[pc]) {
    case Op.Damage:
      return sign * strikeOn(s, thing, n);
    case Op.Repair:
      return -sign * repairWorth(s, thing, n);
    case Op.Rune:
      return n > 0 ? -sign * W.rune : sign * (hpLeft(s, thing) <= -n ? killWorth(s, thing) : W.rune);
    case Op.Weaken:
      return sign * W.weaken * Math.min(n, attack(s, thing));
    case Op.Destroy:
      return sign * worth(s, thing);
    case Op.Return:
      return sign * Math.trunc((worth(s, thing) * W.returned) / 100);
    case Op.TakeControl:
      return sign > 0 ? Math.trunc((worth(s, thing) * W.taken) / 100) : 0;
    case Op.Sideline:
      return sign * (opening(s, thing, 0) + W.sidelineHp * hpLeft(s, thing));
    case Op.Partner:
      return worth(s, thing);
    default:
      return 0;
  }
}

const repairWorth = (s: State, thing: number, n: number): number =>
  Math.min(n, buildingDamage(s, seatOfBuilding(thing), buildingOf(thing))) * W.building;
