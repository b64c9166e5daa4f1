import type { State } from '../../../core/game.js';
import { at, Flag, Place, Wound } from '../layout.js';
import { bandAbility, bandCheaper, bandFrom, costOf } from '../pool.js';
import { definition, heroInPlay, heroOf, setDamage, setFlag } from '../state.js';
import { bandOf } from './stats.js';

export const maxLevel = (s: State, seat: number): number => bandFrom[3 * definition(s, heroOf(seat)) + 2]!;
export const summonCost = (s: State, seat: number): number => costOf[definition(s, heroOf(seat))]!;

export const maySummon = (s: State, seat: number): boolean =>
  !heroInPlay(s, seat) && s[at.wait + seat] === 0 && s[at.gold + seat]! >= summonCost(s, seat);
export const mayLevel = (s: State, seat: number): boolean =>
  heroInPlay(s, seat) && s[at.gold + seat]! > 0 && s[at.level + seat]! < maxLevel(s, seat);

export function summon(s: State, seat: number): void {
  s[at.gold + seat]! -= summonCost(s, seat);
  s[at.level + seat] = 1;
  s[at.place + heroOf(seat)] = Place.Hero;
  setFlag(s, heroOf(seat), Flag.Fatigue);
}

/** All damage is healed whenever a hero comes into its mid or max band; beyond its highest level nothing happens. */
export function gainLevels(s: State, seat: number, n: number): void {
  const hero = heroOf(seat);
  const bands = 3 * definition(s, hero);
  for (let i = 0; i < n && s[at.level + seat]! < maxLevel(s, seat); i++) {
    const level = ++s[at.level + seat]!;
    if (level === bandFrom[bands + 1] || level === bandFrom[bands + 2]) setDamage(s, hero, 0);
  }
}

/** A dead hero loses its level, damage and runes, and can't be summoned before the end of its player's next turn. */
export function toCommandZone(s: State, seat: number): void {
  const hero = heroOf(seat);
  s[at.place + hero] = Place.Command;
  s[at.level + seat] = 0;
  s[at.maxed + seat] = 0;
  s[at.wait + seat] = s[at.active] === seat ? 2 : 1;
  s[at.flags + hero] = Flag.Seen;
  s[at.wounds + hero] = Wound.None;
}

/** Program of what exhausting the hero does, 0 for none. */
export const heroAbility = (s: State, seat: number): number =>
  heroInPlay(s, seat) ? bandAbility[bandOf(s, seat, heroOf(seat))]! : 0;

/** By how much the hero makes units of tech 0 cheaper. */
export const cheaper = (s: State, seat: number): number =>
  heroInPlay(s, seat) ? bandCheaper[bandOf(s, seat, heroOf(seat))]! : 0;
