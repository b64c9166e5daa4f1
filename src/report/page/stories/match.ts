import { namesApart } from '../../text/chains.js';
import { percent } from '../../text/match.js';
import type { ForestRow } from '../pictures/forest.js';
import { percents } from '../pictures/parts.js';
import { rates } from '../pictures/rates.js';
import { type Cells, type Estimate, estimateIn, figureIn, numberIn, type Part } from '../run.js';
import {
  type Check,
  checkColumns,
  checkIn,
  count,
  figure,
  interval,
  knownOf,
  pilotsOf,
  rate,
  type Story,
  sayChanged,
  sum,
  tableOf,
  words,
} from '../story.js';
import { sidesStory } from './sides.js';
import { courseTables, endsPicture, turnsPicture } from './turns.js';

/** Whether the interval says who is stronger. */
function sayStronger({ low, high }: Estimate, [a, b]: readonly [string, string], together: boolean): string {
  if (low > 0.5) return together ? 'they win more often than not' : `${a} is the stronger side`;
  if (high < 0.5) return together ? 'they lose more often than not' : `${b} is the stronger side`;
  return together
    ? 'not enough games to tell from an even match'
    : 'not enough games to tell which side is stronger';
}

const stands = ({ low, high }: Pick<Estimate, 'low' | 'high'>): boolean => low > 0.5 || high < 0.5;

/** Who is stronger is only as sure as all pilots together are of it. */
const sayFor = (check: Check | undefined, found: Estimate): string =>
  check && stands(found) && !stands(knownOf(check, found)) ? ', as these pilots play' : '';

const sidesRow = (part: Part): Cells | undefined =>
  part.rows('pilots.csv').find(({ compared }) => compared === 'side');

const isExchanged = (part: Part): boolean => sidesRow(part) !== undefined;

/** Of the sides, not of their pilots: where pilots differ, over both assignments of them. */
function foundIn(part: Part, row: Cells): Estimate {
  const exchanged = sidesRow(part);
  return exchanged ? estimateIn(exchanged, 'win_rate') : estimateIn(row, 'win_rate_a');
}

/** The answer, then the same with pilots exchanged, and with another. */
function rowsOf(part: Part, summary: readonly Cells[], check: Check | undefined): ForestRow[] {
  const row = (label: string, found: Estimate): ForestRow => ({ label, ...found, stands: stands(found) });
  const asked = summary.map((each) => {
    const pilots = [...new Set([each.agent_a!, each.agent_b!].filter(Boolean))];
    return row(`as ${pilots.join(' against ')}`, estimateIn(each, 'win_rate_a'));
  });
  const exchanged = [sidesRow(part) ?? []]
    .flat()
    .map((each) => row('over both assignments', estimateIn(each, 'win_rate')));
  return [...asked, ...exchanged, ...(check ? otherRows(check, foundIn(part, summary[0]!)) : [])];
}

/** What another pilot makes of it, and the range over both. */
function otherRows(check: Check, found: Estimate): ForestRow[] {
  const { low, high } = knownOf(check, found);
  return [
    { label: `as ${check.agent}`, ...check.rate, stands: stands(check.rate) },
    { label: 'what is known', low, high },
  ];
}

/** Who plays better, where two pilots have changed places. */
const sayBetter = (part: Part): string[] =>
  part
    .rows('pilots.csv')
    .filter(({ compared }) => compared === 'agent')
    .map((row) => {
      const { value, low, high } = estimateIn(row, 'win_rate');
      return `With both sides ${row.name} wins ${percent(value)} (${percent(low)} to ${percent(high)}) against ${row.against}.`;
    });

function sayFirst(row: Cells): string {
  const first = numberIn(row, 'first_seat_win_rate');
  const turns = `A game takes ${figureIn(row, 'mean_turns').toFixed(1)} turns.`;
  return first === undefined ? turns : `Whoever takes the first turn wins ${percent(first)}. ${turns}`;
}

/** The win rate of one side over another; of more than two sides, of each. */
export function matchStory(part: Part): Story {
  if (part.rows('sides.csv').length > 0) return sidesStory(part);
  const summary = part.rows('summary.csv');
  const [row] = summary as [Cells];
  const names = namesApart([row.a!, row.b!]);
  const found = foundIn(part, row);
  const check = checkIn(part, row);
  const together = part.module.cooperative !== undefined;
  return {
    title: `${row.a} against ${row.b}`,
    answer: `${names[0]} ${together ? 'win' : 'wins'} ${percent(found.value)} (95% interval ${percent(found.low)} to ${percent(found.high)}) of games against ${names[1]}${isExchanged(part) ? ', over both assignments of pilots' : ''}: ${sayStronger(found, names, together)}${sayFor(check, found)}.`,
    ...pilotsOf(check, { agents: [row.agent_a!, row.agent_b!], found, say: percent }),
    notes: [sayFirst(row), ...sayBetter(part), ...sayChanged(row)],
    games: sum(summary, 'games'),
    pictures: [
      rates({
        name: 'rates',
        title: `Win rate of ${names[0]}, by who plays`,
        caption:
          "The dot is the measured rate, the line its 95% interval; a hollow dot can't be told from 50%.",
        rows: rowsOf(part, summary, check),
        even: 0.5,
      }),
      ...turnsPicture(part, names),
      ...endsPicture(part),
    ],
    tables: [
      tableOf('Win rates', summary, [
        words('a', 'a'),
        words('b', 'b'),
        words('pilot of a', 'agent_a'),
        words('pilot of b', 'agent_b'),
        count('games', 'games'),
        count('a wins', 'wins_a'),
        count('b wins', 'wins_b'),
        count('draws', 'draws'),
        rate('rate of a', 'win_rate_a'),
        interval(),
        rate('first turn wins', 'first_seat_win_rate'),
        figure('turns', 'mean_turns', (value) => value.toFixed(1)),
        ...checkColumns(summary),
      ]),
      ...courseTables(part),
    ],
    headline: {
      ...found,
      sides: [row.a!, row.b!],
      name: `win rate of ${row.a}`,
      axis: 'win rate of a',
      say: percent,
      tick: percents,
      reference: 0.5,
    },
  };
}
