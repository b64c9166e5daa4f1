import { InputError } from '../../core/game.js';
import { findName } from '../../core/names.js';
import { Variant } from './layout.js';

/**
 * Ways to play, as users name them; `relics` is the usual one. With `a-first` the first turn is not exchanged: side a
 * has it in every game, so that its win rate is that of the seat.
 */
export const VARIANTS = [
  'relics',
  'base',
  'team',
  'three-way',
  'auction',
  'draft',
  'secret',
  'nemesis',
  'a-first',
] as const;
export type VariantName = (typeof VARIANTS)[number];

const BITS: Readonly<Record<VariantName, number>> = {
  relics: Variant.Relics,
  base: 0,
  team: Variant.Team,
  'three-way': Variant.ThreeWay,
  auction: Variant.Auction,
  draft: Variant.Draft,
  secret: Variant.Secret,
  nemesis: Variant.Nemesis,
  'a-first': 0,
};

/** What does not go together, and why. */
const CLASHES: readonly (readonly [VariantName, VariantName, string])[] = [
  ['base', 'relics', 'one is without the expansion, the other with it'],
  ['base', 'auction', 'without the expansion all leaders are alike'],
  ['base', 'draft', 'without the expansion there are no relics'],
  ['base', 'secret', 'without the expansion there are no relics'],
  ['draft', 'secret', 'relics are drafted or dealt'],
  ['team', 'three-way', 'one is for four players, the other for three'],
  ['nemesis', 'team', 'one player plays against the Nemesis'],
  ['nemesis', 'three-way', 'one player plays against the Nemesis'],
  ['nemesis', 'auction', 'both leaders are chosen, and nobody else bids'],
  ['nemesis', 'draft', 'nobody else drafts'],
  ['nemesis', 'a-first', 'you begin anyway'],
  ['auction', 'a-first', 'the auction decides who begins'],
  ['draft', 'a-first', 'the draft decides who begins'],
];

/** How many seats a variant has; others have two to four. */
const SEATS: Readonly<Partial<Record<VariantName, number>>> = { team: 4, 'three-way': 3, nemesis: 2 };

/** Names in their one spelling and order, without `relics` where nothing else says so. */
export function readVariants(words: readonly string[]): VariantName[] {
  const named = words.map((word) => findName(word.trim(), 'variant', VARIANTS));
  for (const [one, other, why] of CLASHES) {
    if (named.includes(one) && named.includes(other)) {
      throw new InputError(`${one} and ${other} do not go together: ${why}`);
    }
  }
  return VARIANTS.filter((name) => name !== 'relics' && named.includes(name));
}

/** The seats that variants ask for; undefined where two to four will do. */
export function seatsOf(variants: readonly VariantName[]): number | undefined {
  return variants.map((name) => SEATS[name]).find((seats) => seats !== undefined);
}

/** The variants as bits, checked against the number of seats. */
export function variantBits(variants: readonly VariantName[], players: number): number {
  const wanted = seatsOf(variants);
  const name = variants.find((each) => SEATS[each] !== undefined);
  if (wanted !== undefined && wanted !== players) {
    throw new InputError(`${name} is for ${wanted} players, not ${players}`);
  }
  if (players < 2 || players > 4) throw new InputError(`expected 2 to 4 players, not ${players}`);
  const expansion = variants.includes('base') ? 0 : Variant.Relics;
  return variants.reduce((bits, each) => bits | BITS[each], expansion);
}

/** Whether the same side begins in every game. */
export const isFirstFixed = (variants: readonly VariantName[]): boolean =>
  variants.includes('nemesis') || variants.includes('a-first');
