import type { State } from '../../../src/core/game.js';
import { at, Decision, F, Frame, None, Place, Zone } from '../../../src/games/aeons-end/layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from '../../../src/games/aeons-end/option.js';
import { kindOf, operationAfter, program } from '../../../src/games/aeons-end/pool.js';
import { Action, Kind, Op } from '../../../src/games/aeons-end/program.js';
import { definition, isBreach, seatAt } from '../../../src/games/aeons-end/state.js';
import { As, Is } from './words.js';

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

export function readOption(s: State, option: number, about: About): void {
  about.definition = None.Card;
  about.part = 0;
  about.place = None.Card;
  about.seat = None.Seat;
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

/** Gem, relic, spell. */
export const numberOfKind = (d: number): number =>
  kindOf[d] === Kind.Gem ? 0 : kindOf[d] === Kind.Relic ? 1 : 2;

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
  if (s[at.decision] === Decision.Main || s[at.decision] === Decision.Cast) return None.Card;
  const card = s[frame + F.Self]!;
  if (card >= 0) return definition(s, card);
  if (s[frame + F.Kind] === Frame.Turn) return s[at.mage + s[at.decider]!]!;
  return s[at.nemesisTurn] ? s[at.nemesis]! : s[at.mage + s[frame + F.You]!]!;
}
