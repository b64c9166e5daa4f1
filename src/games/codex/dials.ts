import { type Noun, noun } from '../../core/english.js';
import type { Dial, DialFacts, Range } from '../dials.js';
import { USUAL } from './setup.js';
import type { Spec } from './vocabulary.js';

interface SideDial {
  readonly name: keyof typeof USUAL;
  readonly help: string;
  readonly unit: Noun;
  /** In a sentence, before the name of a side. */
  readonly about: string;
  readonly range: Range;
  readonly limits: Range;
}

const OF_A_SIDE: readonly SideDial[] = [
  {
    name: 'workers',
    help: 'workers of each side when it begins, such as 5,4; the second player has one more',
    unit: noun('worker'),
    about: 'the workers of',
    range: [0, 10],
    limits: [0, 20],
  },
  {
    name: 'gold',
    help: 'gold that each side starts with, such as 2,0',
    unit: noun('gold', 'gold'),
    about: 'the starting gold of',
    range: [0, 10],
    limits: [0, 20],
  },
  {
    name: 'base',
    help: 'hp of each base, such as 20,25',
    unit: noun('hp', 'hp'),
    about: 'the hp of the base of',
    range: [5, 40],
    limits: [1, 200],
  },
];

export const DIALS: readonly Dial<{ spec: Spec }>[] = OF_A_SIDE.map(
  ({ name, help, unit, about, range, limits }) => ({
    name,
    of: 'side',
    help,
    unit,
    facts: (sides, _options, side): DialFacts => ({
      about: `${about} ${sides[side]!.name}`,
      printed: USUAL[name],
      range,
      limits,
    }),
  }),
);
