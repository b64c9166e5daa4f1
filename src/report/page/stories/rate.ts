import { decimal, list } from '../../../core/english.js';
import { percent } from '../../text/match.js';
import { percentiles, sayPercentile } from '../pictures/percentiles.js';
import { rates } from '../pictures/rates.js';
import { type Cells, estimateIn, figureIn, type Part } from '../run.js';
import {
  checkColumns,
  checkIn,
  count,
  figure,
  interval,
  rate,
  type Story,
  sayChanged,
  sayPilots,
  sum,
  tableOf,
  words,
} from '../story.js';

const PLACE = ['percentile', 'percentile_low', 'percentile_high'] as const;
const chains = (value: number): string => decimal(value, 1);

function sayDeck(row: Cells): string {
  const { value, low, high } = estimateIn(row, ...PLACE);
  return `${row.deck} is stronger than ${sayPercentile(value)} of 100 decks of ${row.set} (95% interval ${sayPercentile(low)} to ${sayPercentile(high)})`;
}

const sayAverage = (row: Cells): string[] =>
  row.chains_to_average
    ? [`${row.deck}: ${chains(figureIn(row, 'chains_to_average'))} chains to average.`]
    : [];

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
    answer: `${sayDeck(best)}.`,
    notes: [
      sayPilots(checkIn(part, best), {
        agents: agents.length > 0 ? agents : part.agents,
        found: estimateIn(best, 'win_rate'),
        say: percent,
      }),
      rows.flatMap(sayAverage).slice(0, 4).join(' '),
      ...sayChanged(best),
    ].filter(Boolean),
    games: sum(rows, 'games'),
    pictures: [
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
        figure('percentile', 'percentile', sayPercentile),
        interval(sayPercentile, 'percentile_low', 'percentile_high'),
        rate('win rate', 'win_rate'),
        interval(percent, 'ci_low', 'ci_high', 'its 95% interval'),
        figure('chains to average', 'chains_to_average', chains),
        count('games', 'games'),
        ...checkColumns(rows),
      ]),
    ],
    headline: {
      ...found,
      name: 'percentile',
      axis: 'percentile',
      say: sayPercentile,
      tick: sayPercentile,
      reference: 0.5,
    },
  };
}
