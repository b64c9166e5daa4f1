import type { State } from '../../../src/core/game.js';
import { at, F, Frame, Phase, Zone } from '../../../src/games/shards/layout.js';
import { definitionIn, kindIn, numberIn, OptionKind } from '../../../src/games/shards/option.js';
import { playOf, program, traitsOf } from '../../../src/games/shards/pool.js';
import { Op, Test, Trait } from '../../../src/games/shards/program.js';
import { shieldOn } from '../../../src/games/shards/rules/champions.js';
import { W } from './weights.js';
import { banishWorth, championWorth, deckWorth, playWorth } from './worth.js';

// Cards

/** Which card an effect is used on depends on what the effect does. */
export function targetScore(s: State, frame: number, option: number): number {
  const d = definitionIn(option);
  if (s[frame + F.Kind] === Frame.Turn) return forNemesis(s, d);
  switch (program[s[frame + F.Pc]!]) {
    case Op.Banish:
      return kindIn(option) === OptionKind.Done ? 0 : banishScore(d, numberIn(option));
    case Op.Recruit:
      return deckWorth(d);
    case Op.Return:
    case Op.Copy:
      return playWorth(d) + (traitsOf[d]! & Trait.Champion ? championWorth(d) : 0);
    default:
      return championWorth(d);
  }
}

/** A card of the hand would still be played this turn. */
function banishScore(d: number, place: number): number {
  if (isInfinite(d)) return -1;
  const now = (place & 7) === Zone.Hand ? playWorth(d) >> 1 : 0;
  return banishWorth(d) + W.banishMore - now;
}

/** The card that wins at 30 mastery stays. */
const isInfinite = (d: number): boolean =>
  program[playOf[d]!] === Op.Unless &&
  program[playOf[d]! + 1] === Test.Mastery &&
  program[playOf[d]! + 4] === Op.InfinitePower;

/** The Nemesis plays its weakest card first; of your own champions it gets the least valuable one. */
function forNemesis(s: State, d: number): number {
  return s[at.phase] === Phase.NemesisPower ? -championWorth(d) : playWorth(d);
}

// Players

/** The opponent who is ahead, above all one near 30 mastery; but first of all one who can be eliminated now. */
function dangerOf(s: State, seat: number): number {
  const mastery = s[at.mastery + seat]!;
  const health = s[at.health + seat]!;
  const isAtEnd = s[at.left]! >= health + MARGIN;
  return (isAtEnd ? 10_000 : 0) + (mastery >= 20 ? 100 : 12) * mastery + 8 * health;
}

/** The hidden shields that an attack allows for. */
const MARGIN = 8;

function isMostDangerous(s: State, seat: number): boolean {
  const waiting = s[at.waiting]!;
  for (let other = 0; other < s[at.players]!; other++) {
    if (other !== seat && waiting & (1 << other) && dangerOf(s, other) > dangerOf(s, seat)) return false;
  }
  return true;
}

/** All power goes to one opponent; what is more than enough goes to the others. */
export function assignScore(s: State, option: number): number {
  const seat = definitionIn(option);
  const wanted = isMostDangerous(s, seat)
    ? Math.min(s[at.left]!, s[at.health + seat]! + MARGIN)
    : sparePower(s, seat);
  return -Math.abs(numberIn(option) - wanted);
}

/** The power that is left after the most dangerous opponents have enough. */
function sparePower(s: State, seat: number): number {
  let left = s[at.left]!;
  for (let other = 0; other < s[at.players]!; other++) {
    if (other !== seat && s[at.waiting]! & (1 << other)) left -= s[at.health + other]! + MARGIN;
  }
  return Math.max(0, left);
}

export const playerScore = (s: State, option: number): number => s[at.mastery + numberIn(option)]!;

/** Showing a shield costs nothing. */
export const shieldScore = (s: State, option: number, me: number): number =>
  kindIn(option) === OptionKind.Done ? 0 : shieldOn(s, definitionIn(option), me);

// Before the game

/** The choice of a leader is worth little health. */
const MOST_BID = 2;

export function bidScore(s: State, option: number): number {
  if (kindIn(option) === OptionKind.Pass) return s[at.bid]! >= MOST_BID ? 1 : 0;
  return numberIn(option) === s[at.bid]! + 1 && numberIn(option) <= MOST_BID ? 1 : -numberIn(option);
}

export const relicScore = (option: number): number => deckWorth(definitionIn(option));
