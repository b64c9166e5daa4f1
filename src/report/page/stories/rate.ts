import { decimal, list } from '../../../core/english.js';
import { percent } from '../../text/match.js';
import { sayPlace } from '../../text/percentile.js';
import type { Picture } from '../draw.js';
import { percentiles } from '../pictures/percentiles.js';
import { place } from '../pictures/place.js';
import { rates } from '../pictures/rates.js';
import { type Cells, estimateIn, figureIn, type Part } from '../run.js';
import {
  checkColumns,
  checkIn,
  count,
  figure,
  interval,
  pilotsOf,
  rate,
  type Story,
  sayChanged,
  sum,
  type Table,
  tableOf,
  words,
} from '../story.js';

const PLACE = ['percentile', 'percentile_low', 'percentile_high'] as const;
const chains = (value: number): string => decimal(value, 1);

function sayDeck(row: Cells): string {
  const { value, low, high } = estimateIn(row, ...PLACE);
  return `${row.deck} is stronger than ${sayPlace(value)} of 100 decks of ${row.set} (95% interval ${sayPlace(low)} to ${sayPlace(high)})`;
}

function sayRate(row: Cells): string {
  const { value, low, high } = estimateIn(row, 'win_rate');
  return `${percent(value)} (95% interval ${percent(low)} to ${percent(high)})`;
}

const sayAverage = (row: Cells): string[] =>
  row.chains_to_average
    ? [`${row.deck}: ${chains(figureIn(row, 'chains_to_average'))} chains to average${sayBetween(row)}.`]
    : [];

const sayBetween = (row: Cells): string =>
  row.chains_low && row.chains_high
    ? ` (95% interval ${chains(figureIn(row, 'chains_low'))} to ${chains(figureIn(row, 'chains_high'))})`
    : '';

/** Of many decks, those that a picture of the field has room for. */
const MOST_PLACED = 6;

/** The field with the decks in it; runs of old have no field. */
function placeIn(part: Part, rows: readonly Cells[]): Picture[] {
  const field = part.rows('field.csv');
  if (field.length === 0) return [];
  const placed = (row: Cells) => ({
    rate: figureIn(row, 'win_rate'),
    percentile: figureIn(row, 'percentile'),
  });
  return [
    place({
      name: 'place',
      title: `Of 100 decks of ${rows[0]!.set}, how many are weaker`,
      caption:
        'The line is the field: how many of 100 of its decks win less against it than the rate below. A dot is a deck, its thick line the 95% interval.',
      field: field.map(placed),
      decks: rows.slice(0, MOST_PLACED).map((row) => {
        const { low, high } = estimateIn(row, ...PLACE);
        return { ...placed(row), name: row.deck!, low, high };
      }),
    }),
  ];
}

/** By house of the opponents, the best first. */
function housesIn(part: Part): Table[] {
  const rows = part.rows('houses.csv');
  if (rows.length === 0) return [];
  return [
    tableOf('Opponents by house', rows, [
      words('deck', 'deck'),
      words('against', 'house'),
      count('games', 'games'),
      rate('win rate', 'win_rate'),
      interval(),
      rate('an average deck', 'average_deck'),
    ]),
  ];
}

/** How strong decks are among those of their set; the strongest first. */
export function rateStory(part: Part): Story {
  const rows = part
    .rows('rate.csv')
    .toSorted((one, other) => figureIn(other, 'percentile') - figureIn(one, 'percentile'));
  const [best] = rows as [Cells];
  const found = estimateIn(best, ...PLACE);
  const agents = [...new Set(rows.map(({ agent }) => agent ?? ''))].filter(Boolean);
  return {
    title: `How strong: ${list(rows.slice(0, 4).map(({ deck }) => deck!))}${rows.length > 4 ? ' and others' : ''}`,
    // The win rate comes last, because what the pilots differ in follows it.
    answer: `${sayDeck(best)}. Its win rate against the field is ${sayRate(best)}.`,
    ...pilotsOf(checkIn(part, best), {
      agents: agents.length > 0 ? agents : part.agents,
      found: estimateIn(best, 'win_rate'),
      say: percent,
      what: 'its win rate against the field is',
    }),
    notes: [rows.flatMap(sayAverage).slice(0, 4).join(' '), ...sayChanged(best)].filter(Boolean),
    games: sum(rows, 'games'),
    pictures: [
      ...placeIn(part, rows),
      percentiles({
        name: 'percentiles',
        title: 'Place in the field',
        caption:
          'The dot is the percentile among the decks of the set, the line its 95% interval; the middle of the field is 50.',
        rows: rows.map((row) => ({ ...estimateIn(row, ...PLACE), label: row.deck! })),
      }),
      rates({
        name: 'rates',
        title: 'Win rate against the field',
        caption:
          "The dot is the measured rate, the line its 95% interval; a hollow dot can't be told from 50%.",
        rows: rows.map((row) => {
          const won = estimateIn(row, 'win_rate');
          return { ...won, label: row.deck!, stands: won.low > 0.5 || won.high < 0.5 };
        }),
        even: 0.5,
      }),
    ],
    tables: [
      tableOf('Decks', rows, [
        words('deck', 'deck'),
        words('set', 'set'),
        figure('percentile', 'percentile', sayPlace),
        interval(sayPlace, 'percentile_low', 'percentile_high'),
        rate('win rate', 'win_rate'),
        interval(percent, 'ci_low', 'ci_high', 'its 95% interval'),
        figure('chains to average', 'chains_to_average', chains),
        count('games', 'games'),
        ...checkColumns(rows),
      ]),
      ...housesIn(part),
    ],
    headline: {
      ...found,
      name: 'percentile',
      axis: 'percentile',
      say: sayPlace,
      tick: sayPlace,
      reference: 0.5,
    },
  };
}
