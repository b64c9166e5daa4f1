import type { State } from '../../../src/core/game.js';
import { CHARGE_COST } from '../../../src/games/aeons-end/engine.js';
import {
  at,
  Decision,
  F,
  Frame,
  None,
  Place,
  Size,
  Target,
  Zone,
} from '../../../src/games/aeons-end/layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from '../../../src/games/aeons-end/option.js';
import {
  costOf,
  kindOf,
  operationAfter,
  payAetherOf,
  preppedCostOf,
  program,
  slotsOf,
} from '../../../src/games/aeons-end/pool.js';
import { Action, Kind, Op } from '../../../src/games/aeons-end/program.js';
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
import { turnsLeftOf } from './situation.js';
import { As, Is, Of } from './words.js';

/** What an option is about: of one option at a time. */
export interface About {
  /** Its kind, among the words. */
  kind: number;
  /** The card, mage or nemesis that it names, as a definition, and the part that this plays; or -1. */
  definition: number;
  part: number;
  /** The list that it names, or -1. */
  place: number;
  /** The mage that it is about, or -1. */
  seat: number;
  /** The part of the card whose text asks. */
  source: number;
}

const NONE = -1;

export function readOption(s: State, option: number, about: About): void {
  about.definition = NONE;
  about.part = 0;
  about.place = NONE;
  about.seat = NONE;
  about.source = As.Source;
  if (s[at.decision] === Decision.Main) readMain(s, option, about);
  else readOther(s, option, about);
}

function name(about: About, kind: number, d: number, part: number): void {
  about.kind = kind;
  about.definition = d;
  about.part = part;
}

function readMain(s: State, option: number, about: About): void {
  const d = definitionIn(option);
  about.place = placeIn(option);
  switch (kindIn(option)) {
    case OptionKind.Play:
      return name(about, kindOf[d] === Kind.Gem ? Is.PlayGem : Is.PlayRelic, d, As.Played);
    case OptionKind.Gain:
      return name(about, Is.Gain + numberOfKind(d), d, As.Gained);
    case OptionKind.Charge:
      about.kind = Is.Charge;
      return;
    case OptionKind.Focus:
      about.kind = Is.Focus;
      return;
    case OptionKind.Open:
      about.kind = Is.Open;
      return;
    case OptionKind.Prep:
      return name(about, Is.Prep, d, As.Prepped);
    case OptionKind.Use:
      return name(about, Is.Use, d, As.Used);
    case OptionKind.Discard:
      return name(about, Is.Discard, d, As.Discarded);
    case OptionKind.Ability:
      about.seat = placeIn(option);
      return name(
        about,
        about.seat === s[at.decider] ? Is.MyAbility : Is.TheirAbility,
        s[at.mage + about.seat]!,
        As.Ability,
      );
    default:
      about.kind = Is.End;
  }
}

const numberOfKind = (d: number): number => (kindOf[d] === Kind.Gem ? 0 : kindOf[d] === Kind.Relic ? 1 : 2);

function readOther(s: State, option: number, about: About): void {
  const frame = s[at.top]!;
  switch (kindIn(option)) {
    case OptionKind.Cast:
      about.place = placeIn(option);
      return name(about, Is.Cast, definitionIn(option), As.Cast);
    case OptionKind.Target:
      return readTarget(option, about);
    case OptionKind.Player:
      about.seat = placeIn(option);
      about.source = As.SourceOfMage;
      return name(about, kindOfPlayer(s, frame), s[at.mage + about.seat]!, As.Mage);
    case OptionKind.Card:
      return readCard(s, frame, option, about);
    case OptionKind.Breach:
      about.place = placeIn(option);
      about.seat = seatAt(about.place);
      about.kind = s[frame + F.Kind] === Frame.Exhaust ? Is.LoseBreach : Is.FocusFree;
      return;
    case OptionKind.Pile:
      return readPile(s, frame, option, about);
    default:
      readAnswer(s, frame, option, about);
  }
}

function readTarget(option: number, about: About): void {
  about.source = As.SourceOfHit;
  about.place = placeIn(option);
  if (about.place === 0) name(about, Is.HitMinion, definitionIn(option), As.Hit);
  else about.kind = about.place === 1 ? Is.HitNemesis : Is.HitHusk;
}

function kindOfPlayer(s: State, frame: number): number {
  switch (s[frame + F.Kind]) {
    case Frame.Turn:
      return Is.Turn;
    case Frame.Effect:
      return suffersNext(s[frame + F.Pc]!) ? Is.Victim : Is.Player;
    default:
      return Is.Misplace;
  }
}

function suffersNext(pc: number): boolean {
  if (program[pc] === Op.SplitCharges) return false;
  const then = program[operationAfter(pc)];
  return then === Op.Suffer || then === Op.LoseCharges || then === Op.Corrupt || then === Op.DestroyTop;
}

function readCard(s: State, frame: number, option: number, about: About): void {
  const action = program[s[frame + F.Pc]! + 2]!;
  about.place = placeIn(option);
  about.seat = seatAt(about.place);
  about.source = As.SourceOfPick;
  name(about, kindOfPick(action, about.place), definitionIn(option), As.Picked + action);
}

function kindOfPick(action: number, place: number): number {
  if (action === Action.Discard && isBreach(place)) return Is.DiscardPrepped;
  if (action === Action.Destroy && (place & 7) === Zone.Discard) return Is.DestroyDiscarded;
  return Is.Pick + action;
}

function readPile(s: State, frame: number, option: number, about: About): void {
  const d = s[at.pile + placeIn(option)]!;
  about.place = Place.Supply + placeIn(option);
  if (program[operationAfter(s[frame + F.Pc]!)] === Op.GainFrom) name(about, Is.GainPile, d, As.Gained);
  else name(about, Is.DevourPile, d, As.Devoured);
}

function readAnswer(s: State, frame: number, option: number, about: About): void {
  switch (kindIn(option)) {
    case OptionKind.Done:
      about.kind = s[at.decision] === Decision.Cast ? Is.NoCast : Is.NoPick;
      about.source = As.SourceOfNone;
      return;
    case OptionKind.Yes:
      about.kind = kindOfYes(s[frame + F.Kind]!);
      about.source = As.SourceOfYes;
      return;
    case OptionKind.No:
      about.kind = kindOfYes(s[frame + F.Kind]!) + 1;
      about.source = As.SourceOfNo;
      return;
    case OptionKind.Choice:
      about.kind = kindOfWay(s, frame, placeIn(option));
      about.source = As.SourceOfWay + Math.min(2, placeIn(option));
      return;
    default:
      about.kind = Is.Other;
  }
}

function kindOfYes(frame: number): number {
  switch (frame) {
    case Frame.Turn:
      return Is.YesAbility;
    case Frame.Damage:
      return Is.YesDamage;
    case Frame.Gain:
      return Is.YesGain;
    default:
      return Is.Yes;
  }
}

/** By the first operation of a way that does something to the mages. */
function kindOfWay(s: State, frame: number, way: number): number {
  const pc = s[frame + F.Pc]!;
  if (program[pc] !== Op.OneOf) return Is.Way;
  for (let p = program[pc + 4 + 2 * way]!; ; p = operationAfter(p)) {
    switch (program[p]) {
      case Op.Suffer:
        return Is.WaySuffer;
      case Op.GraveholdSuffers:
        return Is.WayGravehold;
      case Op.Unleash:
        return Is.WayUnleash;
      case Op.Pick:
        return Is.WayCards;
      case Op.Player:
      case Op.EachPlayer:
        break;
      default:
        return Is.Way;
    }
  }
}

/** The card, mage or nemesis that asks; a definition, or -1 where nobody does. */
export function sourceOf(s: State): number {
  const frame = s[at.top]!;
  if (s[at.decision] === Decision.Main || s[at.decision] === Decision.Cast) return NONE;
  const card = s[frame + F.Self]!;
  if (card >= 0) return definition(s, card);
  if (s[frame + F.Kind] === Frame.Turn) return s[at.mage + s[at.decider]!]!;
  return s[at.nemesisTurn] ? s[at.nemesis]! : s[at.mage + s[frame + F.You]!]!;
}

// Numbers

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
