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
  playCostOf,
  powerOf,
  program,
  textOf,
} from '../../../src/games/keyforge/pool.js';
import { Kind, Op, Seat, Tag, Verb } from '../../../src/games/keyforge/program.js';
import { signedAmount, textWorth } from './printed.js';
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
      total += part(share(own & tags), textWorth(ability));
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

/** Whether a granted rule helps its bearer. */
export function granted(what: number): number {
  if (what >= 0) return 1;
  const mod = ~what;
  switch (modKind[mod]) {
    case Mod.Cannot:
      return modA[mod]! & Verb.BeDamaged ? 1 : -1;
    case Mod.Must:
    case Mod.Blank:
    case Mod.LoseKeyword:
    case Mod.MoreDamage:
      return -1;
    case Mod.Power:
    case Mod.Armor:
      return signedAmount(modN[mod]!) < 0 ? -1 : 1;
    default:
      return 1;
  }
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

/** The events of a card that only its own controller's plays can set off make it worth playing early. */
export const isEarly = (events: number): boolean => ((events >> Event.Played) & 1) === 1;
