import type { State } from '../../../src/core/game.js';
import { at, Decision, F, INFINITE, Zone } from '../../../src/games/shards/layout.js';
import { definitionIn, kindIn, numberIn, OptionKind } from '../../../src/games/shards/option.js';
import { costOf, defenseOf, program, shieldOf, traitsOf } from '../../../src/games/shards/pool.js';
import { Op, Trait } from '../../../src/games/shards/program.js';
import { defense } from '../../../src/games/shards/rules/champions.js';
import { champions, findIn } from '../../../src/games/shards/state.js';
import { canEnd, priceOf } from '../../heuristics/shards/main.js';
import { Part, POWER } from '../../heuristics/shards/weights.js';
import { powerNow, tellLater, tellNow } from '../../heuristics/shards/worth.js';
import { toNextStep } from './situation.js';
import { Is, Of } from './words.js';

/** The kind of an option, among the words. */
export function kindOfOption(s: State, option: number): number {
  if (s[at.decision] === Decision.Main) return kindIn(option);
  switch (program[s[s[at.top]! + F.Pc]!]) {
    case Op.Banish:
      if (kindIn(option) === OptionKind.Done) return Is.NoBanish;
      return (numberIn(option) & 7) === Zone.Hand ? Is.BanishHand : Is.BanishDiscard;
    case Op.Recruit:
      return Is.Recruit;
    case Op.Return:
      return Is.Return;
    case Op.Copy:
      return Is.Copy;
    default:
      return Is.Destroy;
  }
}

/** Whether an option names a card. */
export const namesCard = (kind: number): boolean =>
  kind !== OptionKind.Focus && kind !== Is.End && kind !== Is.NoBanish;

/** Whether gems are spent on an option. */
const isBought = (kind: number): boolean =>
  kind === OptionKind.Recruit || kind === OptionKind.FastPlay || kind === OptionKind.Focus;

/** Whether its card is played or used in this turn; else it is judged by what it will do later. */
const isForNow = (kind: number): boolean =>
  kind === OptionKind.Play ||
  kind === OptionKind.FastPlay ||
  kind === OptionKind.Exhaust ||
  kind === Is.Return ||
  kind === Is.Copy;

/** What an option leaves of this turn's gems and power, and what it reaches. */
export function tellTurn(s: State, option: number, kind: number, out: Float32Array, from: number): void {
  const price = isBought(kind) ? priceOf(s, option) : 0;
  out[from + Of.Price] = price / 5;
  out[from + Of.GemsLeft] = Math.min(20, s[at.gems]! - price) / 5;
  if (kind === OptionKind.Attack) out[from + Of.PowerLeft] = powerAfter(s, option) / 10;
  if (kind === OptionKind.FastPlay && canEnd(s, powerNow(definitionIn(option)))) out[from + Of.Ends] = 1;
  if (kind === OptionKind.Focus) out[from + Of.Reaches] = reaches(s, 1) ? 1 : 0;
}

function powerAfter(s: State, option: number): number {
  if (s[at.power]! >= INFINITE) return 0;
  const seat = numberIn(option);
  const card = findIn(s, champions(seat), definitionIn(option));
  return Math.min(50, s[at.power]! - defense(s, card, seat));
}

function reaches(s: State, mastery: number): boolean {
  const missing = toNextStep(s[at.mastery + s[at.decider]!]!);
  return missing > 0 && mastery >= missing;
}

/** The numbers of the card that an option names. */
export function tellCard(s: State, d: number, kind: number, out: Float32Array, from: number): void {
  const traits = traitsOf[d]!;
  out[from + Of.Cost] = costOf[d]! / 5;
  out[from + Of.Defense] = defenseOf[d]! / 5;
  out[from + Of.Shield] = shieldOf[d]! / 5;
  out[from + Of.Champion] = traits & Trait.Champion ? 1 : 0;
  out[from + Of.Mercenary] = traits & Trait.Mercenary ? 1 : 0;
  out[from + Of.Relic] = traits & Trait.Relic ? 1 : 0;
  out[from + Of.Starter] = traits & Trait.Starter ? 1 : 0;
  if (isForNow(kind)) tellNow(d, out, from + Of.Parts);
  else tellLater(d, out, from + Of.Parts);
  const mastery = Part.Mastery + (kind === OptionKind.Exhaust ? Part.Count : 0);
  if (isForNow(kind) && reaches(s, out[from + Of.Parts + mastery]!)) out[from + Of.Reaches] = 1;
  bringToSize(out, from + Of.Parts);
  bringToSize(out, from + Of.Parts + Part.Count);
}

/** By part, so that all are about the size of 1; and never much more: power without end is nothing to multiply. */
const SIZES = [4, 4, 2, 4, 1, 1, 1, 8, 4 * POWER] as const;
const MOST = 5;

function bringToSize(out: Float32Array, from: number): void {
  for (let i = 0; i < Part.Count; i++) out[from + i] = Math.min(MOST, out[from + i]! / SIZES[i]!);
}
