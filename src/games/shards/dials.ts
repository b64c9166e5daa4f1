import { noun } from '../../core/english.js';
import type { Dial } from '../dials.js';
import { Cap } from './layout.js';
import type { SideData } from './sides/sides.js';

/** The last of four seats begins with 3 mastery, whatever the dial says. */
const MOST_MASTERY = Cap.Mastery - 4;
/** The last health can't be bid. */
export const MOST_BID = Cap.Health - 1;

export const DIALS: readonly Dial<SideData>[] = [
  {
    name: 'health',
    of: 'side',
    help: 'the health that each side begins with (50)',
    facts: (sides, _options, side) => ({
      about: `the health of ${sides[side]!.name}`,
      printed: Cap.Health,
      range: [10, Cap.Health],
      limits: [1, Cap.Health],
    }),
  },
  {
    name: 'mastery',
    of: 'side',
    help: 'mastery that each side begins with beyond what its seat gives',
    facts: (sides, _options, side) => ({
      about: `the further mastery of ${sides[side]!.name}`,
      printed: 0,
      range: [0, 10],
      limits: [0, MOST_MASTERY],
    }),
  },
  {
    name: 'bid',
    of: 'side',
    help: 'health that each side has paid for its leader',
    unit: noun('health', 'health'),
    facts: (sides, _options, side) => ({
      about: `the bid for ${sides[side]!.name}`,
      printed: 0,
      range: [0, 20],
      limits: [0, MOST_BID],
    }),
  },
];
