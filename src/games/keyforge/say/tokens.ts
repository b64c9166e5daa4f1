import { plural } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { at, F, Flag, Frame, Size } from '../layout.js';
import { program } from '../pool.js';
import { Op } from '../program.js';
import { power } from '../rules/modifiers.js';
import {
  armorUsed,
  damageOn,
  doomCounters,
  flag,
  has,
  inPlay,
  isCreature,
  otherCounters,
  powerCounters,
} from '../state.js';
import { tellName } from './names.js';

/** What has been laid on cards in play, or taken off them. A card that was not in play had nothing on it. */
export function sayTokens(before: State, after: State): string[] {
  const said: string[] = [];
  for (let card = 0; card < Size.Cards; card++) {
    if (inPlay(after, card)) said.push(...sayCard(before, after, card));
  }
  return said;
}

function sayCard(before: State, after: State, card: number): string[] {
  const name = tellName(after, card);
  return [
    ...sayArmor(before, after, card, name),
    ...sayDamage(before, after, card, name),
    ...sayCounters(powerCounters(after, card) - powerCounters(before, card), '+1 power counter', name),
    ...sayCounters(doomCounters(after, card) - doomCounters(before, card), 'doom counter', name),
    ...sayCounters(otherCounters(after, card) - otherCounters(before, card), 'counter', name),
    ...sayStatus(before, after, card, name),
  ];
}

function sayDamage(before: State, after: State, card: number, name: string): string[] {
  const now = damageOn(after, card);
  const change = now - damageOn(before, card);
  if (change === 0 || !isCreature(after, card)) return [];
  if (change < 0) return [`${name} is healed of ${-change} damage.`];
  if (power(after, card) <= now) return [`${name} takes ${change} damage.`];
  const poisoned = isFight(before) && has(after, at.tagged, card);
  return [`${name} takes ${change} ${poisoned ? 'poisoned ' : ''}damage (${now} of ${power(after, card)}).`];
}

/** The damage of a fight may wait on top of it. */
function isFight(s: State): boolean {
  const top = s[at.top]!;
  const frame = s[top + F.Kind] === Frame.Damage ? s[top + F.Below]! : top;
  return s[frame + F.Kind] === Frame.Fight;
}

/** Armor that is used up has prevented damage, unless a card's own procedure takes it away. */
function sayArmor(before: State, after: State, card: number, name: string): string[] {
  const used = armorUsed(after, card) - armorUsed(before, card);
  if (used <= 0 || before[at.turn] !== after[at.turn]) return [];
  const frame = before[at.top]!;
  const taken = before[frame + F.Kind] === Frame.Effect && program[before[frame + F.Pc]!] === Op.Own;
  return [taken ? `${name} loses its armor.` : `${name}'s armor prevents ${used} damage.`];
}

function sayCounters(change: number, what: string, name: string): string[] {
  if (change === 0) return [];
  const n = Math.abs(change);
  return [`${name} ${change > 0 ? 'gets' : 'loses'} ${n === 1 ? `a ${what}` : plural(n, what)}.`];
}

const STATUS = [
  [Flag.Stunned, 'is stunned', 'is no longer stunned'],
  [Flag.Warded, 'is warded', 'loses its ward'],
  [Flag.Enraged, 'is enraged', 'is no longer enraged'],
] as const;

function sayStatus(before: State, after: State, card: number, name: string): string[] {
  const changed = STATUS.filter(([bit]) => flag(before, card, bit) !== flag(after, card, bit));
  const said = changed.map(([bit, now, past]) => `${name} ${flag(after, card, bit) ? now : past}.`);
  return [...said, ...sayReadiness(before, after, card, name)];
}

/** Using a card exhausts it and the end of a turn readies all: only what an effect does is worth a word. */
function sayReadiness(before: State, after: State, card: number, name: string): string[] {
  const exhausted = flag(after, card, Flag.Exhausted);
  if (!inPlay(before, card) || before[at.turn] !== after[at.turn]) return [];
  if (exhausted === flag(before, card, Flag.Exhausted)) return [];
  if (exhausted) return wasUsed(before, after, card) ? [] : [`${name} is exhausted.`];
  return before[at.step] === after[at.step] ? [`${name} is readied.`] : [];
}

const wasUsed = (before: State, after: State, card: number): boolean =>
  (after[at.flags + card]! & Flag.UsesMask) !== (before[at.flags + card]! & Flag.UsesMask);
