import { capital, list } from '../../../core/english.js';
import { percent } from '../../text/match.js';
import type { Picture } from '../draw.js';
import type { ForestRow } from '../pictures/forest.js';
import { percents } from '../pictures/parts.js';
import { rates } from '../pictures/rates.js';
import { type Cells, type Estimate, estimateIn, figureIn, type Part } from '../run.js';
import {
  checkColumns,
  checkIn,
  count,
  interval,
  pilotsOf,
  rate,
  type Story,
  sayChanged,
  tableOf,
  words,
} from '../story.js';
import { courseTables, endsPicture, turnsPicture } from './turns.js';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const seatName = (seat: string): string => `${ORDINALS[Number(seat)]} turn`;

interface Rows {
  readonly sides: readonly Cells[];
  /** The strongest first. */
  readonly ranked: readonly Cells[];
  readonly cells: readonly Cells[];
  readonly seats: readonly Cells[];
  /** The share of a side that is as strong as the others. */
  readonly even: number;
}

function rowsIn(part: Part): Rows {
  const all = part.rows('sides.csv');
  const sides = all.filter(({ side, seat }) => side !== '' && seat === '');
  const ranked = sides.toSorted((one, other) => figureIn(other, 'win_rate') - figureIn(one, 'win_rate'));
  return {
    sides,
    ranked,
    cells: ranked.flatMap(({ side: own }) => all.filter(({ side, seat }) => side === own && seat !== '')),
    seats: all.filter(({ side }) => side === ''),
    even: 1 / sides.length,
  };
}

const rowOf = (row: Cells, label: string, even: number): ForestRow => {
  const found = estimateIn(row, 'win_rate');
  return { label, ...found, stands: found.low > even || found.high < even };
};

const nameOf = ({ side, name }: Cells): string => `${name} (${side})`;

function wholePicture({ ranked, seats, even }: Rows): Picture {
  return rates({
    name: 'sides',
    title: 'Win rate by side and by place in the turn order',
    caption: `The dot is the measured rate, the line its 95% interval; a hollow dot can't be told from an equal share, ${percent(even)}.`,
    rows: [
      ...ranked.map((row) => ({ ...rowOf(row, nameOf(row), even), heading: 'Side' })),
      ...seats.map((row) => ({ ...rowOf(row, seatName(row.seat!), even), heading: 'Turn order' })),
    ],
    even,
  });
}

function seatPicture({ cells, seats, even }: Rows): Picture[] {
  if (cells.length === 0) return [];
  return [
    rates({
      name: 'seats',
      title: 'Win rate of each side from each seat',
      caption: 'The seat is the place in the turn order.',
      rows: cells.map((row) => ({ ...rowOf(row, nameOf(row), even), series: Number(row.seat) })),
      series: seats.map(({ seat }) => seatName(seat!)),
      even,
    }),
  ];
}

const clear = ({ low, high }: Estimate, even: number): string =>
  low > even || high < even ? '' : "; that can't be told from an equal share";

/** The side with the most wins is the best only where it is told from an equal share. */
function sayAnswer(name: string, { value, low, high }: Estimate, even: number): string {
  const figures = `${percent(value)} (95% interval ${percent(low)} to ${percent(high)})`;
  const share = `an equal share is ${percent(even)}`;
  if (low > even) return capital(`${name} wins most often: ${figures}, where ${share}.`);
  return `Not enough games to tell any side from an equal share, ${percent(even)}: the most wins has ${name}, ${figures}.`;
}

function sayTitle(sides: readonly Cells[]): string {
  const names = [...new Set(sides.map(({ name }) => name!))];
  return names.length === 1
    ? `${sides.length} × ${names[0]}: who wins`
    : capital(`${list(sides.map(({ name }) => name!))}: who wins`);
}

/** What the second pilot makes of the side that wins most. */
function checked(part: Part, sides: readonly Cells[], best: Cells): Pick<Story, 'known' | 'pilots'> {
  const agents = sides.map(({ agent }) => agent!);
  const found = estimateIn(best, 'win_rate');
  return pilotsOf(checkIn(part, best), { agents, found, say: percent, what: `${nameOf(best)} wins` });
}

/** A match of three sides or more. */
export function sidesStory(part: Part): Story {
  const rows = rowsIn(part);
  const { sides, ranked, seats, even } = rows;
  const [best] = ranked as [Cells];
  const found = estimateIn(best, 'win_rate');
  const names = sides.map(nameOf);
  const first = seats.find(({ seat }) => seat === '0');
  const begun = first ? estimateIn(first, 'win_rate') : undefined;
  return {
    title: sayTitle(sides),
    answer: sayAnswer(nameOf(best), found, even),
    ...checked(part, sides, best),
    notes: [
      ...(begun
        ? [
            `Whoever takes the first turn wins ${percent(begun.value)} (${percent(begun.low)} to ${percent(begun.high)})${clear(begun, even)}.`,
          ]
        : []),
      ...sayChanged(best),
    ],
    games: figureIn(best, 'games'),
    pictures: [wholePicture(rows), ...seatPicture(rows), ...turnsPicture(part, names), ...endsPicture(part)],
    tables: [
      tableOf('Win rates', part.rows('sides.csv'), [
        words('side', 'side'),
        words('name', 'name'),
        words('pilot', 'agent'),
        ['seat', ({ seat }) => (seat === '' ? '' : seatName(seat!))],
        count('games', 'games'),
        count('wins', 'wins'),
        rate('rate', 'win_rate'),
        interval(),
        ...checkColumns(sides),
      ]),
      ...courseTables(part),
    ],
    headline: {
      ...estimateIn(sides[0]!, 'win_rate'),
      name: 'win rate of a',
      axis: 'win rate of a',
      say: percent,
      tick: percents,
      reference: even,
    },
  };
}
