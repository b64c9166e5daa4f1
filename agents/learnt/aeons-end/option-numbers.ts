import type { State } from '../../../src/core/game.js';
import { CHARGE_COST } from '../../../src/games/aeons-end/engine.js';
import { at, Decision, F, None, Place, Size, Target, Zone } from '../../../src/games/aeons-end/layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from '../../../src/games/aeons-end/option.js';
import { costOf, kindOf, payAetherOf, preppedCostOf, slotsOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import {
  breachBonus,
  focusCost,
  LAST_STEP,
  openCost,
  stepOf,
} from '../../../src/games/aeons-end/rules/breaches.js';
import { huskLife } from '../../../src/games/aeons-end/rules/damage.js';
import {
  definition,
  head,
  isBreach,
  isOpen,
  next,
  seatAt,
  size,
  tokensOn,
} from '../../../src/games/aeons-end/state.js';
import { countRoom, countSpells, hasRoom } from '../../heuristics/aeons-end/breaches.js';
import { threatOf } from '../../heuristics/aeons-end/nemesis.js';
import {
  aetherOn,
  damageOn,
  focusingOn,
  holdOn,
  isFleeting,
  otherOn,
  thinningOn,
} from '../../heuristics/aeons-end/print.js';
import { DAMAGE } from '../../heuristics/aeons-end/weights.js';
import { type About, numberOfKind } from './option.js';
import { turnsLeftOf } from './situation.js';
import { Is, Of } from './words.js';

/** The numbers of an option: of what it costs, the card, the breach, what is hit and the mage that it is about. */
export function tellOption(s: State, option: number, about: About, out: Float32Array, from: number): void {
  if (s[at.decision] === Decision.Main) tellPrice(s, option, out, from);
  if (about.definition >= 0 && kindOf[about.definition]! & Kind.Player) tellCard(about.definition, out, from);
  if (about.place >= 0 && about.place < Place.Supply && isBreach(about.place))
    tellBreach(s, about.kind, about.place, out, from);
  if (about.kind >= Is.HitNemesis && about.kind <= Is.HitHusk) tellHit(s, about, out, from);
  if (about.kind === Is.Discard) tellPower(s, about.definition, out, from);
  if (about.seat >= 0) tellMage(s, about.seat, out, from);
  if (s[at.decision] === Decision.Card) tellPicked(s, out, from);
}

function tellPrice(s: State, option: number, out: Float32Array, from: number): void {
  const price = priceOf(s, option);
  out[from + Of.Price] = price / 5;
  out[from + Of.AetherLeft] = Math.min(20, s[at.aether]! - price) / 5;
  const place = placeIn(option);
  if (kindIn(option) === OptionKind.Gain && place < Place.Supply + Size.Piles)
    out[from + Of.Left] = size(s, place) / 5;
}

function priceOf(s: State, option: number): number {
  const d = definitionIn(option);
  const place = placeIn(option);
  const b = (place & 7) - Zone.Breach;
  switch (kindIn(option)) {
    case OptionKind.Gain:
      return costOf[d]! - Math.min(costOf[d]!, earmarkedFor(s, d));
    case OptionKind.Charge:
      return CHARGE_COST;
    case OptionKind.Focus:
      return focusCost(s, b);
    case OptionKind.Open:
      return openCost(s, s[at.active]!, b);
    case OptionKind.Use:
      return preppedCostOf[d]!;
    case OptionKind.Discard:
      return payAetherOf[d]!;
    default:
      return 0;
  }
}

function earmarkedFor(s: State, d: number): number {
  if (kindOf[d] === Kind.Gem) return s[at.gemAether]!;
  return kindOf[d] === Kind.Spell ? s[at.spellAether]! : 0;
}

const MOST = 5;
const inDamage = (worth: number, unit: number): number =>
  Math.max(-MOST, Math.min(MOST, worth / (unit * DAMAGE)));

function tellCard(d: number, out: Float32Array, from: number): void {
  out[from + Of.Cost] = costOf[d]! / 5;
  out[from + Of.Aether] = inDamage(aetherOn(d), 2);
  out[from + Of.Damage] = inDamage(damageOn(d), 4);
  out[from + Of.Other] = inDamage(otherOn(d), 2);
  out[from + Of.Thins] = inDamage(thinningOn(d), 1);
  out[from + Of.Focuses] = inDamage(focusingOn(d), 2);
  out[from + Of.Holds] = inDamage(holdOn(d), 1);
  out[from + Of.Fleeting] = isFleeting(d) ? 1 : 0;
  out[from + Of.Gem + numberOfKind(d)] = 1;
}

function tellBreach(s: State, kind: number, place: number, out: Float32Array, from: number): void {
  const seat = seatAt(place);
  const b = (place & 7) - Zone.Breach;
  const open = isOpen(s, seat, b);
  out[from + Of.Open] = open ? 1 : 0;
  out[from + Of.Bonus] = open ? breachBonus(b) : 0;
  out[from + Of.StepsMissing] = open ? 0 : (LAST_STEP + 1 - stepOf(s, seat, b)) / 4;
  out[from + Of.Breach] = b / 3;
  if (kind === Is.Focus || kind === Is.Open)
    out[from + Of.MakesRoom] = !hasRoom(s, seat, b) && countSpells(s, seat) > countRoom(s, seat) ? 1 : 0;
}

function tellHit(s: State, { kind, definition: d, place }: About, out: Float32Array, from: number): void {
  const n = s[s[at.top]! + F.N]!;
  const card = kind === Is.HitMinion ? inPlay(s, d) : None.Card;
  const life =
    card >= 0 ? tokensOn(s, card) : kind === Is.HitNemesis ? s[at.nemesisLife]! : lifeOfHusk(s, place);
  out[from + Of.Dealt] = Math.min(20, n) / 5;
  out[from + Of.TargetLife] = Math.min(50, life) / 10;
  out[from + Of.Kills] = n >= life ? 1 : 0;
  out[from + Of.Beyond] = Math.min(20, Math.max(0, n - life)) / 5;
  if (card >= 0) out[from + Of.Threat] = inDamage(threatOf(s, card), 3);
}

const lifeOfHusk = (s: State, place: number): number =>
  Target.Nemesis + place - 1 === Target.HurtHusk ? 1 : huskLife(s);

/** The oldest card in play of a definition. */
function inPlay(s: State, d: number): number {
  let card = head(s, Place.NemesisPlay);
  while (definition(s, card) !== d) card = next(s, card);
  return card;
}

function tellPower(s: State, d: number, out: Float32Array, from: number): void {
  const card = inPlay(s, d);
  out[from + Of.Threat] = inDamage(threatOf(s, card), 3);
  out[from + Of.Tokens] = tokensOn(s, card) / 2;
}

function tellMage(s: State, seat: number, out: Float32Array, from: number): void {
  out[from + Of.Me] = seat === s[at.decider] ? 1 : 0;
  out[from + Of.Life] = Math.min(20, s[at.life + seat]!) / 5;
  out[from + Of.Exhausted] = s[at.exhausted + seat]!;
  out[from + Of.ChargesMissing] = (slotsOf[s[at.mage + seat]!]! - s[at.charges + seat]!) / 5;
  out[from + Of.Turns] = turnsLeftOf(s, seat) / 2;
}

function tellPicked(s: State, out: Float32Array, from: number): void {
  const frame = s[at.top]!;
  out[from + Of.Done] = Math.min(5, s[frame + F.Did]!) / 2;
  out[from + Of.More] = Math.min(5, s[frame + F.Count]! - 1) / 2;
}
