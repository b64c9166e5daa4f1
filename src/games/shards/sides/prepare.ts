import { findName } from '../../../core/names.js';
import { type Patch, variantsOf } from '../../../core/numbers.js';
import type { First, MatchOptions, Sides } from '../../module.js';
import {
  BASE_CENTER,
  LEADER_CARDS,
  LEADERS,
  RELIC_IDS,
  STARTING_DECK,
  WHOLE_CENTER,
} from '../cards/index.js';
import { compileVariant } from '../compile/index.js';
import { Variant } from '../layout.js';
import { patchCard } from '../numbers.js';
import { definitionOf, definitions } from '../pool.js';
import type { Setup } from '../setup.js';
import { variantBits } from '../variants.js';
import type { LeaderName, PlayCard } from '../vocabulary.js';
import { type LeaderWord, RANDOM, type SideData, tableOf } from './sides.js';

/** The id of a card, however it is spelled. */
export const idOf = (name: string): string => findName(name, 'card', [...definitionOf.keys()]);

const variants = variantsOf({ idOf, patch: patchCard, compile: compileVariant });

/** The definition of each card, with the changes of an experiment. */
function lookUp(patches: readonly Patch[]): (id: string) => number {
  const changed = variants(patches);
  return (id) => changed.get(id) ?? definitionOf.get(id)!;
}

/** The setup of a game from its sides, dials and patches. */
export function prepare(
  sides: Sides<SideData>,
  { dials = {}, patches = [] }: MatchOptions,
  first: First,
): Setup {
  const { leaders, variants: words, relics } = tableOf(sides);
  const of = lookUp(patches);
  const variant = variantBits(words, leaders.length);
  const side = sideOfSeat(variant);
  const bySeat = (values: readonly number[] | undefined, usual: number): number[] =>
    leaders.map((_, seat) => values?.[side(seat)] ?? usual);
  const { health, bid, mastery } = dials;
  const center = variant & Variant.Relics ? WHOLE_CENTER : BASE_CENTER;
  return {
    players: leaders.length,
    variant,
    leaders: leaders.map((leader) => (leader === RANDOM ? -1 : of(leader))),
    allLeaders: LEADERS.map(of),
    health: bySeat(health, -1),
    paid: bySeat(bid, 0),
    mastery: bySeat(mastery, 0),
    starters: STARTING_DECK.map(of),
    center: center.map(of),
    absent: absentFrom(center, of),
    relics: variant & Variant.Relics ? relicsFor(leaders, variant).map(of) : [],
    onlyRelic: leaders.map((_, seat) => (relics[seat] === undefined ? -1 : of(relics[seat]))),
    definitions: Int32Array.from([...definitionOf.keys()].map(of)),
    first: firstSeat(variant, words.includes('a-first') ? 0 : first),
  };
}

/** The copies that an experiment takes out of the centre deck. */
function absentFrom(center: readonly string[], of: (id: string) => number): number[] {
  return [...new Set(center)].flatMap((id) => {
    const [printed, changed] = [definitionOf.get(id)!, of(id)].map((d) => definitions[d]!.card as PlayCard);
    return Array.from({ length: printed!.copies - changed!.copies }, () => of(id));
  });
}

/** Which side a seat belongs to. */
const sideOfSeat =
  (variant: number) =>
  (seat: number): number =>
    variant & Variant.Team ? (seat === 1 || seat === 2 ? 1 : 0) : seat;

/** The first player of a team is the one on its left; against the Nemesis you begin. */
function firstSeat(variant: number, first: First): number | undefined {
  if (variant & Variant.Nemesis) return 0;
  return first !== undefined && variant & Variant.Team ? 2 * first : first;
}

/** All relics once, and those of a leader that several play once more for each of them. */
function relicsFor(leaders: readonly LeaderWord[], variant: number): string[] {
  if (variant & (Variant.Draft | Variant.Secret)) return [...RELIC_IDS];
  const named = leaders.filter((leader): leader is LeaderName => leader !== RANDOM);
  const twins = named.filter((leader, i) => named.indexOf(leader) < i);
  return [...RELIC_IDS, ...twins.flatMap((leader) => [...LEADER_CARDS[leader].relics])];
}
