import type { State } from '../../../core/game.js';
import { at, F } from '../layout.js';
import { controllerOf, isCreature } from '../state.js';

/* What the frame of a fight remembers while it is under way. */

export const enum FightStep {
  Target = 0,
  Before = 1,
  Damage = 2,
  After = 3,
  End = 4,
}

/** Bits of a fight's F.Extra; above them, plus 1, the attacker's left neighbour << 8 and right one << 16. */
export const FIRST_ATTACK = 1;
export const BROKEN_OFF = 2;
/** Called off by a card: there was no fight at all. */
export const CALLED_OFF = 4;
/** One of the two has left play; should it come back, as from an Overlord Greking, it does not fight on. */
export const ATTACKER_LEFT = 8;
export const DEFENDER_LEFT = 16;

/** A card leaves play, and with that every fight it is in. */
export function leaveFights(s: State, card: number): void {
  for (let fight = s[at.fight]!; fight >= 0; fight = s[fight + F.Number]!) {
    if (s[fight + F.Self] === card) s[fight + F.Extra]! |= ATTACKER_LEFT;
    if (s[fight + F.Foe] === card) s[fight + F.Extra]! |= DEFENDER_LEFT;
  }
}

export const stillFighting = (s: State, frame: number): boolean =>
  (s[frame + F.Extra]! & (ATTACKER_LEFT | DEFENDER_LEFT)) === 0 &&
  isCreature(s, s[frame + F.Self]!) &&
  isCreature(s, s[frame + F.Foe]!) &&
  controllerOf(s, s[frame + F.Self]!) !== controllerOf(s, s[frame + F.Foe]!);
