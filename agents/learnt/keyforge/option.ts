import type { State } from '../../../src/core/game.js';
import { at, Decision, F, Flag, Frame, Size, Zone } from '../../../src/games/keyforge/layout.js';
import { cardIn, kindIn, OptionKind, valueIn } from '../../../src/games/keyforge/option.js';
import { amberOf, armorOf, kindOf, powerOf } from '../../../src/games/keyforge/pool.js';
import { Kind } from '../../../src/games/keyforge/program.js';
import {
  amberOn,
  controllerOf,
  damageOn,
  definition,
  isCreature,
  ownerOf,
  printedDefinition,
} from '../../../src/games/keyforge/state.js';
import { powerNow } from '../../heuristics/keyforge/board.js';
import { As, Is, Of } from './words.js';

/** What an option is about: of one option at a time. */
export interface About {
  /** Its kind, among the words. */
  kind: number;
  /** The card that it names, or -1. */
  card: number;
  /** What that card is as a definition. */
  definition: number;
  /** Whether that card lies in play. */
  isInPlay: boolean;
  isMine: boolean;
}

/** Options out of play name the first copy of a card, which may lie elsewhere: a zone comes with it. */
export function readOption(s: State, option: number, me: number, about: About): void {
  const kind = kindIn(option);
  const isTarget = kind === OptionKind.Target;
  about.kind = kindOfOption(s, kind);
  about.card = isTarget || isOnCard(kind) ? cardIn(option) : -1;
  if (about.card < 0) return;
  about.isInPlay = isTarget ? valueIn(option) === 0 : kind > OptionKind.Discard;
  about.definition = about.isInPlay ? definition(s, about.card) : printedDefinition(s, about.card);
  about.isMine = (about.isInPlay ? controllerOf(s, about.card) : ownerOf(about.card)) === me;
}

const isOnCard = (kind: number): boolean => kind >= OptionKind.Play && kind <= OptionKind.Unstun;

function kindOfOption(s: State, kind: number): number {
  const isYes = kind === OptionKind.Yes;
  switch (s[at.decision]) {
    case Decision.Main:
      return kind === OptionKind.End ? Is.End : Is.Play + kind - OptionKind.Play;
    case Decision.Use:
      return Is.Used + kind - OptionKind.Play;
    case Decision.House:
      return Is.House;
    case Decision.Target:
      return kind === OptionKind.Target ? kindOfTarget(s) : Is.Enough;
    case Decision.Mulligan:
      return isYes ? Is.MulliganYes : Is.MulliganNo;
    case Decision.Archives:
      return isYes ? Is.ArchivesYes : Is.ArchivesNo;
    case Decision.May:
      return isYes ? Is.MayYes : Is.MayNo;
    case Decision.Choice:
      return Is.Choice;
    case Decision.NameHouse:
      return Is.NamedHouse;
    default:
      return Is.Other;
  }
}

function kindOfTarget(s: State): number {
  switch (s[s[at.top]! + F.Kind]) {
    case Frame.Fight:
      return Is.Attack;
    case Frame.Play:
      return Is.Host;
    case Frame.Destroy:
      return Is.Leave;
    default:
      return Is.Target;
  }
}

/** The numbers of the card that an option names. */
export function tellCard(s: State, about: About, out: Float32Array, from: number): void {
  const { card, definition: d, isInPlay } = about;
  const kind = kindOf[d]!;
  const power = isInPlay && isCreature(s, card) ? powerNow(s, card) : powerOf[d]!;
  out[from + Of.Power] = power / 5;
  if (isInPlay) tellState(s, card, power, out, from);
  out[from + Of.Armor] = armorOf[d]! / 2;
  out[from + Of.Creature] = kind === Kind.Creature ? 1 : 0;
  out[from + Of.Artifact] = kind === Kind.Artifact ? 1 : 0;
  out[from + Of.Action] = kind === Kind.Action ? 1 : 0;
  out[from + Of.Upgrade] = kind === Kind.Upgrade ? 1 : 0;
  out[from + Of.Bonus] = amberOf[d]!;
  out[from + Of.Mine] = about.isMine ? 1 : -1;
}

function tellState(s: State, card: number, power: number, out: Float32Array, from: number): void {
  const flags = s[at.flags + card]!;
  out[from + Of.Damage] = damageOn(s, card) / 5;
  out[from + Of.Life] = (power - damageOn(s, card)) / 5;
  out[from + Of.Exhausted] = flags & Flag.Exhausted ? 1 : 0;
  out[from + Of.Stunned] = flags & Flag.Stunned ? 1 : 0;
  out[from + Of.Warded] = flags & Flag.Warded ? 1 : 0;
  out[from + Of.Amber] = amberOn(s, card) / 3;
}

/** The part that the card plays which an option names. */
export function partOfCard(option: number, { isInPlay, isMine }: About): number {
  if (kindIn(option) !== OptionKind.Target) return kindIn(option) - OptionKind.Play;
  return (isInPlay ? As.MyTarget : As.MyOther) + (isMine ? 0 : 1);
}

/** The card whose text is resolved, or -1 where none is or it lies where not everybody sees it. */
export function sourceOf(s: State): number {
  switch (s[at.decision]) {
    case Decision.Target:
    case Decision.May:
    case Decision.Choice:
    case Decision.Use:
    case Decision.NameHouse: {
      const card = s[s[at.top]! + F.Self]!;
      return card >= 0 && card < Size.Cards && isOpen(s, card) ? card : -1;
    }
    default:
      return -1;
  }
}

function isOpen(s: State, card: number): boolean {
  const place = s[at.place + card]!;
  const zone = place < Zone.Attached ? place & 7 : place;
  return zone === Zone.Discard || (zone >= Zone.Purged && zone <= Zone.Attached);
}

/** The part that the source plays in an option. */
export function partOfSource(option: number, about: About): number {
  if (about.kind === Is.Attack) return As.Attacker;
  switch (kindIn(option)) {
    case OptionKind.Target:
      return As.SourceOf + partOfCard(option, about) - As.MyTarget;
    case OptionKind.Yes:
      return As.SourceOfYes;
    case OptionKind.No:
    case OptionKind.Done:
      return As.SourceOfNo;
    case OptionKind.Choice:
      return As.SourceOfChoice + Math.min(2, valueIn(option));
    default:
      return about.card >= 0 ? As.SourceOfUse : As.SourceOfNaming;
  }
}
