import { type Noun, noun } from '../../core/english.js';
import type { Dial, DialFacts, Range } from '../dials.js';
import type { Deck } from './decks/deck.js';

/** The most chains that the rulebook's table knows. */
export const MOST_CHAINS = 24;
/** Each step of six chains takes one more card from every refill. */
const STEP = 6;

/**
 * How many cards fewer a player draws until up to 24 chains are shed: 1 for each of the first six chains, 2 for each
 * of the next six, then 3 and 4, because one chain is shed per refill. The rulebook's table: 6 chains cost 6 cards,
 * 12 chains 18, 18 chains 36, 24 chains 60. Negative chains are the other side's.
 */
export function chainCost(chains: number): number {
  const count = Math.abs(chains);
  let cost = 0;
  for (let from = 0; from < count; from += STEP) cost += (from / STEP + 1) * Math.min(STEP, count - from);
  return Math.sign(chains) * cost;
}

/** What a seat has as the rules say it. */
export const USUAL = { chains: 0, amber: 0, hand: 6, 'key-cost': 6 } as const;

interface SideDial {
  readonly name: keyof typeof USUAL;
  readonly help: string;
  readonly unit?: Noun;
  readonly isShown?: boolean;
  /** In a sentence, before the name of a deck. */
  readonly about: string;
  readonly range: Range;
  readonly limits: Range;
}

const OF_A_SIDE: readonly SideDial[] = [
  {
    name: 'chains',
    help: 'chains of each side, such as 4,0',
    unit: noun('chain'),
    isShown: true,
    about: 'the chains of',
    range: [0, MOST_CHAINS],
    limits: [0, MOST_CHAINS],
  },
  {
    name: 'amber',
    help: 'æmber that each side starts with, such as 2,0',
    unit: noun('æmber', 'æmber'),
    about: 'the starting æmber of',
    range: [0, 12],
    limits: [0, 99],
  },
  {
    name: 'hand',
    help: 'cards that each side refills its hand to, such as 6,5; one more for the opening hand of who begins',
    unit: noun('card'),
    about: 'the hand size of',
    range: [1, 12],
    limits: [1, 36],
  },
  {
    name: 'key-cost',
    help: 'æmber that a key costs each side, such as 6,7',
    unit: noun('æmber', 'æmber'),
    about: 'the key cost of',
    range: [1, 15],
    limits: [0, 99],
  },
];

export const DIALS: readonly Dial<Deck>[] = OF_A_SIDE.map(
  ({ name, help, unit, isShown = false, about, range, limits }) => ({
    name,
    of: 'side',
    help,
    ...(unit === undefined ? {} : { unit }),
    isShown,
    facts: (sides, _options, side): DialFacts => ({
      about: `${about} ${sides[side]!.name}`,
      printed: USUAL[name],
      range,
      limits,
    }),
  }),
);
