import type { State } from '../../../../core/game.js';
import { at, F, Flag, Zone } from '../../layout.js';
import { Token } from '../../program.js';
import {
  clearFlag,
  doomCounters,
  flag,
  inPlay,
  isCreature,
  nextIn,
  otherCounters,
  powerCounters,
  setFlag,
  setTokens,
  touch,
  zoneOf,
} from '../../state.js';
import { putOn } from '../amber.js';
import { amountFor, targets } from './targets.js';

/** Readies, stuns, wards, … the targets; done counts those that changed. */
export function token(s: State, frame: number, kind: number, who: number): void {
  const set = targets(s, frame, who);
  let changed = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (inPlay(s, card) && zoneOf(s, card) !== Zone.Attached && setToken(s, card, kind)) changed++;
  }
  s[frame + F.Did] = changed;
}

const TOKEN_FLAG: Record<number, number> = {
  [Token.Ready]: Flag.Exhausted,
  [Token.Exhaust]: Flag.Exhausted,
  [Token.Stun]: Flag.Stunned,
  [Token.Unstun]: Flag.Stunned,
  [Token.Ward]: Flag.Warded,
  [Token.Unward]: Flag.Warded,
  [Token.Enrage]: Flag.Enraged,
};

/** False when it was so already: no second stun, ward or rage. */
function setToken(s: State, card: number, kind: number): boolean {
  const bit = TOKEN_FLAG[kind]!;
  const setting =
    kind === Token.Exhaust || kind === Token.Stun || kind === Token.Ward || kind === Token.Enrage;
  if (flag(s, card, bit) === setting) return false;
  if (bit !== Flag.Exhausted && !isCreature(s, card)) return false;
  if (setting) setFlag(s, card, bit);
  else clearFlag(s, card, bit);
  return true;
}

/** æmber from the supply onto each creature among the targets. */
export function exalt(s: State, frame: number, n: number, who: number): void {
  const set = targets(s, frame, who);
  let done = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!isCreature(s, card)) continue;
    putOn(s, card, n);
    done += n;
  }
  s[frame + F.Did] = done;
}

/** Places as in `setTokens`: 1 power, 2 other, 3 doom counters. */
export function counters(s: State, frame: number, place: number, n: number, who: number): void {
  const set = targets(s, frame, who);
  let done = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    if (!inPlay(s, card) || (place === 1 && !isCreature(s, card))) continue;
    const count = amountFor(s, n, card);
    setTokens(s, card, place, countersOn(s, card, place) + count);
    done += count;
  }
  s[frame + F.Did] = done;
  touch(s);
}

const countersOn = (s: State, card: number, place: number): number =>
  place === 1 ? powerCounters(s, card) : place === 2 ? otherCounters(s, card) : doomCounters(s, card);

/** Takes counters of a kind off the targets, as far as they have them. */
export function uncounter(s: State, frame: number, kind: number, n: number, who: number): void {
  const place = kind === 2 ? 1 : kind === 1 ? 3 : 2;
  const set = targets(s, frame, who);
  let done = 0;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    const taken = Math.min(amountFor(s, n, card), countersOn(s, card, place));
    setTokens(s, card, place, countersOn(s, card, place) - taken);
    done += taken;
  }
  s[frame + F.Did] = done;
  s[at.recheck]! |= 2;
}
