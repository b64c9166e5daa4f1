import { capital, decimal } from '../../../core/english.js';
import { percent } from '../../text/match.js';
import { plansIn } from '../asked.js';
import type { Picture } from '../draw.js';
import { curve } from '../pictures/curve.js';
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
  sayRange,
  tableOf,
  words,
} from '../story.js';
import { dialName } from './dial-name.js';

const tenth = (value: number): string => {
  if (Number.isFinite(value)) return decimal(value, 1);
  return value < 0 ? 'below the range' : 'above the range';
};

const winnerOf = ({ module, asked }: Part, row: Cells): string =>
  module.cooperative ? 'the players' : (row.a ?? plansIn(asked)[0]?.sides[0]?.name ?? 'side a');

function sayAnswer(part: Part, row: Cells, found: Estimate): string {
  const [dial, target] = [capital(dialName(part, row)), percent(figureIn(row, 'target'))];
  if (row.setting === '') return `${dial}: no setting can be given (${row.stopped_by}).`;
  if (!Number.isFinite(found.value))
    return `No setting of ${dialName(part, row)} in the range gives ${winnerOf(part, row)} ${target}.`;
  return `${dial} should be ${tenth(found.value)} (95% interval ${sayRange(found, tenth)}) for ${winnerOf(part, row)} to win ${target}.`;
}

function sayPrinted(part: Part, row: Cells): string[] {
  if (numberIn(row, 'printed_win_rate') === undefined) return [];
  const now = estimateIn(row, 'printed_win_rate', 'printed_low', 'printed_high');
  const win = part.module.cooperative ? 'win' : 'wins';
  return [
    `With ${row.printed}, as it is now, ${winnerOf(part, row)} ${win} ${percent(now.value)} (${percent(now.low)} to ${percent(now.high)}).`,
  ];
}

function sayVerified(row: Cells): string[] {
  if (!row.verified_setting) return [];
  const { value, low, high } = estimateIn(row, 'verified_win_rate', 'verified_low', 'verified_high');
  const target = figureIn(row, 'target');
  const holds =
    low <= target && target <= high
      ? 'so the answer holds'
      : `so ${row.verified_setting} gives ${low > target ? 'more' : 'less'} than ${percent(target)}`;
  return [
    `Played again on fresh luck with ${row.verified_setting}: ${percent(value)} (${percent(low)} to ${percent(high)}), ${holds}.`,
  ];
}

/** Settings that were played, without those far from the answer where the rate no longer moves. */
function spanOf(rows: readonly Cells[], row: Cells): [number, number] {
  const all = rows.map((each) => figureIn(each, 'value'));
  const open = rows.filter((each) => figureIn(each, 'win_rate') > 0.03 && figureIn(each, 'win_rate') < 0.97);
  const values = open.length > 1 ? open.map((each) => figureIn(each, 'value')) : all;
  const shown = [...values, figureIn(row, 'printed')];
  const room = Math.max(1, 0.05 * (Math.max(...shown) - Math.min(...shown)));
  return [
    Math.max(Math.min(...all), Math.floor(Math.min(...shown) - room)),
    Math.min(Math.max(...all), Math.ceil(Math.max(...shown) + room)),
  ];
}

function pictureOf(part: Part, row: Cells, found: Estimate, check: Check | undefined): Picture {
  const rows = part.rows('tune.csv');
  const other = check?.setting;
  const say = (each: Estimate) => `${tenth(each.value)} (${sayRange(each, tenth)})`;
  const known = check && knownOf(check, found);
  return curve({
    name: 'curve',
    title: `Win rate of ${winnerOf(part, row)} over ${dialName(part, row)}`,
    caption: `Dots are what was measured, the larger the more games, with their 95% intervals; the line is the fitted curve${Number.isFinite(found.value) ? `, and below it, in green, is the setting for ${percent(figureIn(row, 'target'))} with its interval` : ''}.`,
    points: rows.map((each) => ({
      ...estimateIn(each, 'win_rate'),
      x: figureIn(each, 'value'),
      games: figureIn(each, 'games'),
    })),
    fit: rows
      .filter(({ fit }) => fit !== '')
      .map((each) => ({ x: figureIn(each, 'value'), rate: figureIn(each, 'fit') })),
    target: figureIn(row, 'target'),
    ...(Number.isFinite(found.value) ? { answer: { ...found, words: `setting: ${say(found)}` } } : {}),
    ...(other && known
      ? {
          other: { ...other, words: `${check.agent}: ${say(other)}` },
          known: { ...known, words: `what is known: ${sayRange(known, tenth)}` },
        }
      : {}),
    bands: [],
    span: spanOf(rows, row),
    axis: (narrow) => (narrow ? row.dial! : dialName(part, row)),
    tick: String,
    sayX: (x) => `${row.dial} ${x}`,
  });
}

/** Who plays what. */
const setupOf = ({ asked, module }: Part, row: Cells): string => {
  const [names] = plansIn(asked).map(({ sides }) => sides.map(({ name }) => name).join(' against '));
  const told = (module.setupFlags?.columns ?? []).filter(
    (column) => !module.setupFlags!.inNames.includes(column),
  );
  const said = told.flatMap((column) => (row[column] ? [module.setupFlags!.say(column, row[column])] : []));
  return [names ?? `${row.a} against ${row.b}`, ...said].join(', ');
};

/** What a second pilot is compared in: the setting, or where there is none the win rate as it is now. */
function checked(part: Part, row: Cells, found: Estimate, check: Check | undefined) {
  const range = (each: Parameters<typeof sayRange>[0]) => sayRange(each, tenth);
  if (!check || check.setting) return { found, say: tenth, range };
  const win = part.module.cooperative ? 'win' : 'wins';
  const what = `${winnerOf(part, row)}, with ${row.printed} as it is now, ${win}`;
  return { found: estimateIn(row, 'printed_win_rate', 'printed_low', 'printed_high'), say: percent, what };
}

/** The setting of a dial that gives a target. */
export function tuneStory(part: Part): Story {
  const [row] = part.rows('dial.csv') as [Cells];
  const found = { ...estimateIn(row, 'setting', 'setting_low', 'setting_high') };
  const check = checkIn(part, row);
  return {
    title: `${capital(dialName(part, row))} for a win rate of ${percent(figureIn(row, 'target'))}: ${setupOf(part, row)}`,
    answer: sayAnswer(part, row, found),
    ...pilotsOf(check, { agents: row.agent!.split(','), ...checked(part, row, found, check) }),
    notes: [[...sayPrinted(part, row), ...sayVerified(row)].join(' '), ...sayChanged(row)].filter(Boolean),
    games: figureIn(row, 'games'),
    pictures: [pictureOf(part, row, found, check)],
    tables: [
      tableOf('By setting', part.rows('tune.csv'), [
        count(row.dial!, 'value'),
        count('games', 'games'),
        rate('win rate', 'win_rate'),
        interval(),
        rate('fitted', 'fit'),
      ]),
      tableOf(
        'The answer',
        [row],
        [
          words('dial', 'dial'),
          rate('target', 'target'),
          figure('setting', 'setting', tenth),
          interval(tenth, 'setting_low', 'setting_high'),
          count('whole setting', 'whole_setting'),
          rate('its fitted rate', 'whole_win_rate'),
          count('printed', 'printed'),
          rate('rate there', 'printed_win_rate'),
          count('games', 'games'),
          ...checkColumns([row]),
        ],
      ),
    ],
    ...(Number.isFinite(found.value)
      ? {
          headline: {
            ...found,
            name: row.dial!,
            axis: row.dial!,
            say: tenth,
            tick: tenth,
            reference: figureIn(row, 'printed'),
          },
        }
      : {}),
  };
}
