import { points } from '../../text/difference.js';
import { effects } from '../pictures/effects.js';
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
  sayQ,
  sum,
  tableOf,
  words,
} from '../story.js';

const ALPHA = 0.05;
const stands = (row: Cells): boolean => figureIn(row, 'q') <= ALPHA;

const AGAINST: Readonly<Record<string, string>> = { average: 'an average card', blank: 'a blank card' };
const against = (row: Cells): string => AGAINST[row.against!] ?? row.against!;

const cardName = ({ card, copies }: Cells): string => (copies === '1' ? card! : `${copies} × ${card}`);

function sayAnswer(rows: readonly Cells[]): string {
  const clear = rows.filter(stands);
  const [best] = rows as [Cells];
  const { value, low, high } = estimateIn(best, 'effect');
  const many = `${clear.length} of ${rows.length} effects stand out.`;
  return `${cardName(best)} does most for ${best.deck}: ${points(value)} points of win rate (95% interval ${points(low)} to ${points(high)}) over ${against(best)}${stands(best) ? '' : ', which does not stand out'}. ${many}`;
}

/** What each card does for a deck; the most helpful first. */
export function impactStory(part: Part): Story {
  const rows = part
    .rows('impact.csv')
    .toSorted((one, other) => figureIn(other, 'effect') - figureIn(one, 'effect'));
  const [best] = rows as [Cells];
  const both = new Set(rows.map((row) => row.against)).size > 1;
  return {
    title: `What each card does for ${best.deck}`,
    answer: sayAnswer(rows),
    notes: [
      sayPilots(checkIn(part, best), { agents: part.agents, found: estimateIn(best, 'effect'), say: points }),
      ...sayChanged(best),
    ],
    games: sum(rows, 'games'),
    pictures: [
      effects({
        name: 'impact',
        title: `Points of win rate for ${best.deck}`,
        caption: `What the card does over ${both ? 'an average or a blank card' : against(best)}, on the same luck; each line is a 95% interval by itself. A hollow dot does not stand out after the correction for all cards (q above ${ALPHA}).`,
        rows: rows.map((row) => ({
          ...estimateIn(row, 'effect'),
          label: both ? `${cardName(row)}, over ${against(row)}` : cardName(row),
          stands: stands(row),
        })),
        axis: 'points of win rate',
      }),
    ],
    tables: [
      tableOf('Cards', rows, [
        words('card', 'card'),
        count('copies', 'copies'),
        ['over', against],
        figure('points', 'effect', points),
        interval(points),
        figure('p', 'p', sayQ),
        figure('q', 'q', sayQ),
        rate('drawn', 'drawn'),
        rate('rate when drawn', 'win_rate_drawn'),
        count('games', 'games'),
        ...checkColumns(rows),
      ]),
    ],
  };
}
