import { Event, Mod } from '../../../src/games/keyforge/layout.js';
import {
  abilityPc,
  abilityTags,
  amberOf,
  armorOf,
  assaultOf,
  hazardousOf,
  keywordsOf,
  kindOf,
  modA,
  modKind,
  modN,
  operationAfter,
  playCostOf,
  powerOf,
  program,
  textOf,
} from '../../../src/games/keyforge/pool.js';
import {
  Destination,
  Fi,
  In,
  Kind,
  Op,
  Seat,
  Side,
  Sum,
  Tag,
  Token,
  Value,
  Verb,
} from '../../../src/games/keyforge/program.js';
import { PART, part, W } from './weights.js';

// What a card is worth by its printed words alone. Computed when a definition is first seen, as experiments
// may append changed cards at any time.

const UNKNOWN = 1 << 30;
const values = new Int32Array(kindOf.length).fill(UNKNOWN);
const presences = new Int32Array(kindOf.length).fill(UNKNOWN);
const attachments = new Int32Array(kindOf.length).fill(UNKNOWN);

/** To be called when the weights have changed. */
export function forgetCards(): void {
  for (const worths of [values, presences, attachments]) worths.fill(UNKNOWN);
}

/** A card in hand that could be played: everything it does. */
export function cardValue(d: number): number {
  if (values[d] === UNKNOWN) values[d] = wholeCard(d);
  return values[d]!;
}

/** What its text, keywords and armor add to a card in play. */
export function presence(d: number): number {
  if (presences[d] === UNKNOWN) presences[d] = printedNumbers(d) + modifiers(d) + abilities(d, ~Tag.Play);
  return presences[d]!;
}

/** What an upgrade does for the creature that bears it; below zero it belongs on an enemy. */
export function attachment(d: number): number {
  if (attachments[d] === UNKNOWN) attachments[d] = modifiers(d) + abilities(d, ~Tag.Play);
  return attachments[d]!;
}

/** Whether a text replaces its bearer's destruction. */
export function standsUp(d: number): boolean {
  const p = textOf[d]!;
  for (let i = 1; i <= program[p]!; i++) if (program[abilityPc[program[p + i]!]!] === Op.Untag) return true;
  return false;
}

function wholeCard(d: number): number {
  const played = (amberOf[d]! - playCostOf[d]!) * W.amber + abilities(d, Tag.Play);
  switch (kindOf[d]) {
    case Kind.Creature:
      return played + presence(d) + W.creature + W.power * powerOf[d]!;
    case Kind.Artifact:
      return played + presence(d) + W.artifact;
    case Kind.Upgrade:
      return played + Math.abs(attachment(d)) + W.upgrade;
    default:
      return played;
  }
}

function printedNumbers(d: number): number {
  let keywords = 0;
  for (let bits = keywordsOf[d]!; bits !== 0; bits &= bits - 1) keywords++;
  return W.armor * armorOf[d]! + W.keyword * keywords + W.power * (assaultOf[d]! + hazardousOf[d]!);
}

function abilities(d: number, tags: number): number {
  let total = 0;
  const p = textOf[d]!;
  for (let i = 1; i <= program[p]!; i++) {
    const ability = program[p + i]!;
    const own = abilityTags[ability]!;
    if (own === 0 ? tags !== Tag.Play : (own & tags) !== 0)
      total += part(share(own & tags), textWorth(abilityPc[ability]!));
  }
  return total;
}

function share(tags: number): number {
  if (tags & Tag.Play) return 1;
  if (tags & (Tag.Action | Tag.Omni)) return PART.actionAbility;
  if (tags & Tag.Reap) return PART.reapAbility;
  if (tags & (Tag.Fight | Tag.BeforeFight)) return PART.fightAbility;
  return tags === 0 ? PART.eventAbility : PART.destroyedAbility;
}

/** Rules that bind only their bearer are burdens, most others are there to help. */
function modifiers(d: number): number {
  let total = 0;
  const p = textOf[d]! + 1 + program[textOf[d]!]!;
  for (let i = 1; i <= program[p]!; i++) total += modifierWorth(program[p + i]!);
  return total;
}

export function modifierWorth(mod: number): number {
  switch (modKind[mod]) {
    case Mod.Power:
    case Mod.Armor:
      return W.power * signedAmount(modN[mod]!);
    case Mod.Cannot:
    case Mod.Must:
      return (modN[mod] === Seat.Opponent ? 1 : -1) * (modA[mod]! & FORGING ? W.noForging : W.modifier);
    case Mod.KeyCost:
      return W.modifier * Math.sign(signedAmount(modN[mod]!));
    case Mod.Blank:
    case Mod.LoseKeyword:
    case Mod.Controlled:
      return -W.modifier;
    default:
      return W.modifier;
  }
}

const FORGING = Verb.Forge | Verb.ForgeStep;

/** A literal, or the usual amount where the card counts something. */
function signedAmount(n: number): number {
  if (n < Value.Tree) return n === Value.All ? 2 * W.typical : n;
  return program[n - Value.Tree] === Sum.Negative ? -program[n - Value.Tree + 1]! : W.typical;
}

/** All operations one after the other, whatever their conditions. */
function textWorth(start: number): number {
  let total = 0;
  let filter = 0;
  for (let p = start; program[p] !== Op.End; p = operationAfter(p)) {
    if (program[p] === Op.Select) filter = program[p + 2]!;
    total += operationWorth(p, filter);
  }
  return total;
}

const forSeat = (seat: number): number => (seat === Seat.You ? 1 : seat === Seat.Opponent ? -1 : 0);

function operationWorth(p: number, filter: number): number {
  const n = Math.min(signedAmount(program[p + 1]!), 6);
  const seat = forSeat(program[p + 2]!);
  const harm = filter !== 0 && program[filter + Fi.Side] === Side.Friendly ? -1 : 1;
  switch (program[p]) {
    case Op.Steal:
      return 2 * W.amber * n * seat;
    case Op.Gain:
      return W.amber * n * seat;
    case Op.Lose:
      return -W.amber * n * seat;
    case Op.Capture:
      return W.captured * n;
    case Op.Draw:
      return W.draw * n * seat;
    case Op.Chains:
      return -W.chain * n * seat;
    case Op.Forge:
      return part(0.5, W.key);
    case Op.Damage:
    case Op.Divide:
      return W.spread * n * harm;
    case Op.Destroy:
      return part(1.8, W.creature) * harm;
    case Op.Token:
      return tokenWorth(program[p + 1]!) * harm;
    case Op.Move:
      return moveWorth(program[p + 1]!, filter, harm);
    default:
      return otherWorth(program[p]!, n);
  }
}

function otherWorth(op: number, n: number): number {
  switch (op) {
    case Op.PowerCounters:
      return W.counter * n;
    case Op.Heal:
      return W.heal * n;
    case Op.Use:
    case Op.Trigger:
    case Op.Play:
    case Op.PutIntoPlay:
      return W.use;
    case Op.Control:
      return part(PART.control, W.creature);
    case Op.Lasting:
      return W.lasting;
    case Op.Search:
      return W.search;
    case Op.Own:
      return W.own;
    default:
      return 0;
  }
}

function tokenWorth(token: number): number {
  const helps = token === Token.Ready || token === Token.Unstun || token === Token.Ward;
  return helps ? -W.ready : W.ready;
}

/** Out of play a card moves to its owner's profit, except to the discard pile; in play to its controller's loss. */
function moveWorth(destination: number, filter: number, harm: number): number {
  if (filter === 0 || program[filter + Fi.Zones]! & In.Play) return harm * W.creature;
  const loses = destination === Destination.Discard || destination === Destination.Purge;
  return (loses ? harm : -harm) * part(PART.inHand, W.card);
}

/** The events of a card that only its own controller's plays can set off make it worth playing early. */
export const isEarly = (events: number): boolean => ((events >> Event.Played) & 1) === 1;
