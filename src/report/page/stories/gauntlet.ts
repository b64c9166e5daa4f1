import { percent } from '../../text/match.js';
import { rates } from '../pictures/rates.js';
import { type Cells, estimateIn, figureIn, type Part } from '../run.js';
import {
  checkColumns,
  checkIn,
  count,
  interval,
  pilotsOf,
  rate,
  type Story,
  sayChanged,
  sum,
  tableOf,
  words,
} from '../story.js';

/** One deck against many; the easiest opponent first. */
export function gauntletStory(part: Part): Story {
  const rows = part
    .rows('gauntlet.csv')
    .toSorted((one, other) => figureIn(other, 'win_rate_a') - figureIn(one, 'win_rate_a'));
  const [first] = rows as [Cells];
  const [easiest, hardest] = [estimateIn(first, 'win_rate_a'), estimateIn(rows.at(-1)!, 'win_rate_a')];
  const beaten = rows.filter((row) => figureIn(row, 'ci_low') > 0.5).length;
  const beating = rows.filter((row) => figureIn(row, 'ci_high') < 0.5).length;
  const say = (row: Cells, { value, low, high }: typeof easiest) =>
    `${percent(value)} (95% interval ${percent(low)} to ${percent(high)}) against ${row.b}`;
  return {
    title: `${first.a} against ${rows.length} others`,
    answer: `${first.a} beats ${beaten} of ${rows.length} more often than not and loses to ${beating}: from ${say(rows.at(-1)!, hardest)} to ${say(first, easiest)}.`,
    ...pilotsOf(checkIn(part, first), {
      agents: [first.agent_a!, first.agent_b!],
      found: easiest,
      say: percent,
      what: `its win rate against ${first.b} is`,
    }),
    notes: sayChanged(first),
    games: sum(rows, 'games'),
    pictures: [
      rates({
        name: 'gauntlet',
        title: `Win rate of ${first.a} by opponent`,
        caption:
          "The dot is the measured rate, the line its 95% interval by itself; a hollow dot can't be told from 50%.",
        rows: rows.map((row) => {
          const found = estimateIn(row, 'win_rate_a');
          return { ...found, label: row.b!, stands: found.low > 0.5 || found.high < 0.5 };
        }),
        even: 0.5,
      }),
    ],
    tables: [
      tableOf('Opponents', rows, [
        words('opponent', 'b'),
        count('games', 'games'),
        count('wins', 'wins_a'),
        rate('win rate', 'win_rate_a'),
        interval(),
        rate('first turn wins', 'first_seat_win_rate'),
        ...checkColumns(rows),
      ]),
    ],
  };
}
