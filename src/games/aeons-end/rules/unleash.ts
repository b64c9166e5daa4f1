import type { State } from '../../../core/game.js';
import { luckOf } from '../../../core/luck.js';
import { scripted } from '../../../core/script.js';
import { at, Chance, F, Frame, None, Size } from '../layout.js';
import { playOf, program, runs, strikeCostOf, swarmOf, unleashPcOf } from '../pool.js';
import { graveholdSuffers } from './harm.js';
import { pop, push, pushEffect } from './stack.js';

/** What the nemesis does when it is unleashed, n times. */
export function unleash(s: State, n: number): void {
  if (n <= 0) return;
  const frame = push(s, Frame.Unleash, None.Card, s[at.active]!);
  s[frame + F.N] = n;
}

export function stepUnleash(s: State, frame: number): void {
  if (s[frame + F.N] === 0) return pop(s);
  s[frame + F.N]!--;
  pushEffect(s, unleashPcOf[s[at.nemesis]! * 2 + s[at.increased]!]!, None.Card, s[at.active]!);
  return undefined;
}

// Rageborne

export function strike(s: State): void {
  if (s[at.strikeCount] === 0) return;
  push(s, Frame.Strike, None.Card, s[at.active]!);
}

/** A strike card is drawn, resolved and shuffled back; then fury is lost, as far as there is any. */
export function stepStrike(s: State, frame: number): void {
  if (s[frame + F.Pc] === 0) {
    s[frame + F.Pc] = 1;
    const definition = s[at.strikes + drawnStrike(s)]!;
    s[frame + F.Extra] = definition;
    runs[definition]!++;
    pushEffect(s, playOf[definition]!, None.Card, s[at.active]!);
    return;
  }
  pop(s);
  s[at.fury] = Math.max(0, s[at.fury]! - strikeCostOf[s[at.nemesis]! * 2 + s[at.increased]!]!);
}

function drawnStrike(s: State): number {
  const strikes = s[at.strikeCount]!;
  const place = scripted(s, at.strikes, strikes);
  return place >= 0 ? place : luckOf(s, at.luck, Chance.Strike).below(strikes);
}

// The Carapace Queen

/** Each husk that can't be placed costs Gravehold 1 damage. */
export function placeHusks(s: State, n: number): void {
  const placed = Math.min(n, Size.Husks - s[at.husks]!);
  s[at.husks]! += placed;
  graveholdSuffers(s, n - placed);
}

export function discardHusks(s: State, n: number): number {
  const gone = Math.min(n, s[at.husks]!);
  s[at.husks]! -= gone;
  s[at.hurtHusks] = Math.min(s[at.hurtHusks]!, s[at.husks]!);
  return gone;
}

/** The line of the track that matches the number of husks now. */
export function swarm(s: State): void {
  const lines = swarmOf[s[at.nemesis]!]!;
  for (let line = 0; line < program[lines]!; line++) {
    if (s[at.husks]! > program[lines + 1 + 2 * line]!) continue;
    pushEffect(s, program[lines + 2 + 2 * line]!, None.Card, s[at.active]!);
    return;
  }
}
