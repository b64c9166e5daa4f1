import type { State } from '../../../core/game.js';
import { at, Decision, End, F, Frame, None, Place, Target } from '../layout.js';
import { damageCapOf, hurtPcOf, huskLifeOf, kindOf, textOf } from '../pool.js';
import { Kind, Text } from '../program.js';
import { definition, head, moveTo, next, setTokens, size, tokensOn } from '../state.js';
import { finish, suffer } from './harm.js';
import { ask, pop, push, pushEffect } from './stack.js';
import { discardHusks } from './unleash.js';

/** What a player's effect deals, all of it to one target of that player's choice. */
export function dealDamage(s: State, dealer: number, n: number): void {
  if (n <= 0) return;
  if (s[at.husks] === 0 && countMinions(s) === 0) {
    hitNemesis(s, n);
    return;
  }
  const frame = push(s, Frame.Damage, None.Card, dealer);
  s[frame + F.N] = n;
}

export function countMinions(s: State): number {
  if (size(s, Place.NemesisPlay) === 0) return 0;
  let n = 0;
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) if (isMinion(s, card)) n++;
  return n;
}

export const isMinion = (s: State, card: number): boolean => kindOf[definition(s, card)] === Kind.Minion;

/** How far a deal of damage has come. */
const Step = { Aim: 0, Hit: 1, Spread: 2, One: 3 } as const;

export function stepDamage(s: State, frame: number): void {
  const n = s[frame + F.N]!;
  const target = s[frame + F.It]!;
  switch (s[frame + F.Pc]) {
    case Step.Aim:
      return ask(s, Decision.Target, s[frame + F.You]!);
    case Step.Hit:
      return hit(s, frame, target, n);
    case Step.Spread:
      return ask(s, Decision.Number, s[frame + F.You]!);
    default:
      pop(s);
      return hitHusk(s, target, n);
  }
}

export function aimAt(s: State, frame: number, target: number): void {
  s[frame + F.It] = target;
  s[frame + F.Pc] = Step.Hit;
}

function hit(s: State, frame: number, target: number, n: number): void {
  const dealer = s[frame + F.You]!;
  if (target >= Target.Husk) return offerSpread(s, frame, target, n);
  pop(s);
  if (target === Target.Nemesis) return hitNemesis(s, n);
  return hitMinion(s, target, n, dealer);
}

function hitNemesis(s: State, n: number): void {
  const left = Math.max(0, s[at.nemesisLife]! - n);
  s[at.dealt]! += s[at.nemesisLife]! - left;
  s[at.nemesisLife] = left;
  if (left === 0) finish(s, 0, End.Slain);
}

/** `dealer` is None.Seat for what a minion does to itself. Excess is lost. */
export function hitMinion(s: State, card: number, n: number, dealer: number): void {
  const d = definition(s, card);
  if (s[at.place + card] !== Place.NemesisPlay) return;
  if (textOf[d]! & Text.Shielded && s[at.husks]! > 0) return;
  const damage = damageCapOf[d] === 0 ? n : Math.min(n, damageCapOf[d]!);
  if (damage <= 0) return;
  const left = tokensOn(s, card) - damage;
  setTokens(s, card, Math.max(0, left));
  if (left <= 0) moveTo(s, card, Place.NemesisDiscard);
  if (dealer < 0) return;
  s[at.dealt]! += damage + Math.min(0, left);
  pushEffect(s, hurtPcOf[d]!, card, dealer);
}

// Husks

export function huskLife(s: State): number {
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    if (huskLifeOf[definition(s, card)]! > 0) return huskLifeOf[definition(s, card)]!;
  }
  return 1;
}

/** Whoever has damage to spare may suffer 1 to spread it over several husks. Prevented damage is no payment. */
function offerSpread(s: State, frame: number, target: number, n: number): void {
  const life = target === Target.HurtHusk ? 1 : huskLife(s);
  s[frame + F.Pc] = Step.One;
  if (n > life && s[at.husks]! > 1 && !s[at.prevented]) ask(s, Decision.May, s[frame + F.You]!);
}

export function paySpread(s: State, frame: number): void {
  s[frame + F.Pc] = Step.Spread;
  suffer(s, s[frame + F.You]!, 1);
}

function hitHusk(s: State, target: number, n: number): void {
  const hurt = target === Target.HurtHusk ? 1 : 0;
  if (n >= huskLife(s) - hurt) {
    s[at.hurtHusks]! -= hurt;
    discardHusks(s, 1);
  } else {
    s[at.hurtHusks]!++;
  }
  s[at.dealt]!++;
}

export const mostHusks = (s: State, frame: number): number => Math.min(s[frame + F.N]!, s[at.husks]!);

/**
 * Damage over `k` husks, each of which gets some: of all ways to divide it the one that discards the most
 * husks, and among those the one that wastes least.
 */
export function spreadOver(s: State, frame: number, k: number): void {
  const spare = s[frame + F.N]! - k;
  pop(s);
  const whole = huskLife(s) === 1;
  const hurt = s[at.hurtHusks]!;
  const least = Math.max(0, k - hurt);
  const fresh = whole ? 0 : Math.max(least, Math.min(k, s[at.husks]! - hurt, spare));
  const killed = whole ? k : k - fresh + Math.min(fresh, spare);
  s[at.dealt]! += k;
  s[at.hurtHusks] = whole ? 0 : hurt - (k - fresh) + Math.max(0, fresh - spare);
  discardHusks(s, killed);
}

/** Damage on husks is gone at the end of every turn. */
export const healHusks = (s: State): void => {
  s[at.hurtHusks] = 0;
};
