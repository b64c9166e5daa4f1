import type { State } from '../../../src/core/game.js';
import { at, Cap, Flag, Size, Zone } from '../../../src/games/shards/layout.js';
import { traitsOf } from '../../../src/games/shards/pool.js';
import { Trait } from '../../../src/games/shards/program.js';
import { couldDominate } from '../../../src/games/shards/rules/conditions.js';
import { opponentsOf } from '../../../src/games/shards/rules/players.js';
import { champions, countIn, definition, head, list, next, size } from '../../../src/games/shards/state.js';
import { Level } from './parts.js';
import { PART } from './weights.js';

/** How likely conditions are, and how much is counted, in the turns to come. */
export const later = new Float64Array(Level.Count);
/** The same at this moment. */
export const now = new Float64Array(Level.Count);

/** What a player owns outside of play, by what keywords ask for. */
const enum Kind {
  Homodeus = 0,
  Undergrowth = 1,
  Wraethe = 2,
  UndergrowthAllies = 3,
  Champions = 4,
  Count = 5,
}
const kinds = new Int32Array(Kind.Count);
/** Their definitions. */
export const owned = new Int32Array(Size.Cards);

const COUNTED = Trait.Factions | Trait.Champion;
const UNIFYING = Trait.Ally | Trait.Undergrowth;
const HOMODEUS_CHAMPION = Trait.Homodeus | Trait.Champion;

function countCard(d: number): void {
  const bits = traitsOf[d]!;
  if ((bits & COUNTED) === 0) return;
  if (bits & Trait.Champion) kinds[Kind.Champions]!++;
  if (bits & Trait.Homodeus) kinds[Kind.Homodeus]!++;
  else if (bits & Trait.Wraethe) kinds[Kind.Wraethe]!++;
  else if (bits & Trait.Undergrowth) {
    kinds[Kind.Undergrowth]!++;
    if ((bits & UNIFYING) === UNIFYING) kinds[Kind.UndergrowthAllies]!++;
  }
}

/** All cards that the player owns outside of play: everybody knows which they are. */
function countOwned(s: State, seat: number): number {
  let n = 0;
  kinds.fill(0);
  for (let zone = Zone.Deck; zone <= Zone.Played; zone++) {
    for (let card = head(s, list(seat, zone)); card >= 0; card = next(s, card)) {
      if (s[at.card + card]! & Flag.Fast) continue;
      const d = definition(s, card);
      owned[n++] = d;
      countCard(d);
    }
  }
  return n;
}

const likely = (n: number, half: number): number => n / (n + half);

/** Looks at what a player owns, and returns how many cards that are. */
export function weighLater(s: State, seat: number): number {
  const n = countOwned(s, seat);
  const inHand = Size.Hand / Math.max(Size.Hand, n);
  const play = champions(seat);
  const homodeus = countIn(s, play, HOMODEUS_CHAMPION);
  later[Level.Unify] = likely(kinds[Kind.UndergrowthAllies]! * inHand, PART.unifyHalf);
  later[Level.Dominion] =
    likely(kinds[Kind.Homodeus]! * inHand, PART.dominionHalf) *
    likely(kinds[Kind.Undergrowth]! * inHand, PART.dominionHalf) *
    likely(kinds[Kind.Wraethe]! * inHand, PART.dominionHalf);
  later[Level.Inspire] = likely(size(s, play) + PART.inspireDeck * kinds[Kind.Champions]!, PART.inspireHalf);
  later[Level.Echo] = likely(kinds[Kind.Wraethe]!, PART.echoHalf);
  later[Level.MostMastery] = hasMostMastery(s, seat) ? PART.mostMastery : 1 - PART.mostMastery;
  later[Level.FullHealth] = s[at.health + seat]! >= Cap.Health - 10 ? PART.fullHealth : 0;
  later[Level.ThreeChampions] = PART.threeChampions * (1 + homodeus);
  later[Level.Champions] = 1 + PART.countedChampions * homodeus;
  later[Level.Played] = PART.countedPlayed * kinds[Kind.UndergrowthAllies]! * inHand;
  later[Level.Discard] = PART.countedDiscard * kinds[Kind.Wraethe]!;
  return n;
}

function hasMostMastery(s: State, seat: number): boolean {
  const opponents = opponentsOf(s, seat);
  for (let other = 0; other < s[at.players]!; other++) {
    if (opponents & (1 << other) && s[at.mastery + other]! >= s[at.mastery + seat]!) return false;
  }
  return true;
}

/** Looks at what lies on the table and in the player's own hand. */
export function weighNow(s: State, seat: number): void {
  const discarded = countIn(s, list(seat, Zone.Discard), Trait.Wraethe);
  const homodeus = countIn(s, champions(seat), HOMODEUS_CHAMPION);
  const undergrowth = countIn(s, list(seat, Zone.Played), UNIFYING);
  now[Level.Unify] = undergrowth + countIn(s, list(seat, Zone.Hand), UNIFYING) > 0 ? 1 : 0;
  now[Level.Dominion] = couldDominate(s, seat) ? 1 : 0;
  now[Level.Inspire] = size(s, champions(seat)) > 0 ? 1 : 0;
  now[Level.Echo] = discarded > 0 ? 1 : 0;
  now[Level.MostMastery] = hasMostMastery(s, seat) ? 1 : 0;
  now[Level.FullHealth] = s[at.health + seat] === Cap.Health ? 1 : 0;
  now[Level.ThreeChampions] = homodeus >= 3 ? 1 : 0;
  now[Level.Champions] = homodeus;
  now[Level.Played] = undergrowth;
  now[Level.Discard] = discarded;
}
