import type { State } from '../../../src/core/game.js';
import { at, Cap, Flag, Size, Zone } from '../../../src/games/shards/layout.js';
import { Trait } from '../../../src/games/shards/program.js';
import { couldDominate } from '../../../src/games/shards/rules/conditions.js';
import { opponentsOf } from '../../../src/games/shards/rules/players.js';
import { champions, countIn, head, list, next, size, traits } from '../../../src/games/shards/state.js';
import { Level } from './parts.js';
import { PART } from './weights.js';

/** How likely conditions are, and how much is counted, in the turns to come. */
export const later = new Float64Array(Level.Count);
/** The same at this moment. */
export const now = new Float64Array(Level.Count);

/** What a player owns outside of play: all cards, and those of each kind that a keyword asks for. */
const enum Owned {
  Cards = 0,
  Homodeus = 1,
  Undergrowth = 2,
  Wraethe = 3,
  UndergrowthAllies = 4,
  Champions = 5,
  Count = 6,
}
const owned = new Int32Array(Owned.Count);

const UNIFYING = Trait.Ally | Trait.Undergrowth;
const HOMODEUS_CHAMPION = Trait.Homodeus | Trait.Champion;

function countCard(bits: number): void {
  owned[Owned.Cards]!++;
  if (bits & Trait.Champion) owned[Owned.Champions]!++;
  if (bits & Trait.Homodeus) owned[Owned.Homodeus]!++;
  else if (bits & Trait.Wraethe) owned[Owned.Wraethe]!++;
  else if (bits & Trait.Undergrowth) {
    owned[Owned.Undergrowth]!++;
    if ((bits & UNIFYING) === UNIFYING) owned[Owned.UndergrowthAllies]!++;
  }
}

/** All that is his own, wherever it lies: everybody knows that. */
function countOwned(s: State, seat: number): void {
  owned.fill(0);
  for (let zone = Zone.Deck; zone <= Zone.Played; zone++) {
    for (let card = head(s, list(seat, zone)); card >= 0; card = next(s, card)) {
      if ((s[at.card + card]! & Flag.Fast) === 0) countCard(traits(s, card));
    }
  }
}

const likely = (n: number, half: number): number => n / (n + half);

/** Looks at what a player owns. */
export function weighLater(s: State, seat: number): void {
  countOwned(s, seat);
  const inHand = Size.Hand / Math.max(Size.Hand, owned[Owned.Cards]!);
  const play = champions(seat);
  const homodeus = countIn(s, play, HOMODEUS_CHAMPION);
  later[Level.Unify] = likely(owned[Owned.UndergrowthAllies]! * inHand, PART.unifyHalf);
  later[Level.Dominion] =
    likely(owned[Owned.Homodeus]! * inHand, PART.dominionHalf) *
    likely(owned[Owned.Undergrowth]! * inHand, PART.dominionHalf) *
    likely(owned[Owned.Wraethe]! * inHand, PART.dominionHalf);
  later[Level.Inspire] = likely(size(s, play) + PART.inspireDeck * owned[Owned.Champions]!, PART.inspireHalf);
  later[Level.Echo] = likely(owned[Owned.Wraethe]!, PART.echoHalf);
  later[Level.MostMastery] = hasMostMastery(s, seat) ? PART.mostMastery : 1 - PART.mostMastery;
  later[Level.FullHealth] = s[at.health + seat]! >= Cap.Health - 10 ? PART.fullHealth : 0;
  later[Level.ThreeChampions] = PART.threeChampions * (1 + homodeus);
  later[Level.Champions] = 1 + PART.countedChampions * homodeus;
  later[Level.Played] = PART.countedPlayed * owned[Owned.UndergrowthAllies]! * inHand;
  later[Level.Discard] = PART.countedDiscard * owned[Owned.Wraethe]!;
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
