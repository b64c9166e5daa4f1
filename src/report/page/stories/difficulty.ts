import { decimal, plural } from '../../../core/english.js';
import { sayPilot } from '../../text/check.js';
import { percent, whole } from '../../text/match.js';
import type { Picture } from '../draw.js';
import { effects } from '../pictures/effects.js';
import { ends } from '../pictures/ends.js';
import type { ForestRow } from '../pictures/forest.js';
import { percents } from '../pictures/parts.js';
import { rates } from '../pictures/rates.js';
import { type Cells, estimateIn, figureIn, type Part } from '../run.js';
import {
  checkColumns,
  checkIn,
  count,
  estimateOfMany,
  figure,
  interval,
  intervalOfMany,
  pilotsOf,
  rate,
  type Shown,
  type Story,
  sayChanged,
  sayIntervals,
  sayQ,
  sum,
  type Table,
  tableOf,
  words,
} from '../story.js';
import { lossesPicture, lossesTable } from './losses.js';

/** More values than these are rows, not colours. */
const MOST_SERIES = 6;
/** A list of many has no name. */
const MANY = 4;

const valuesOf = (rows: readonly Cells[], column: string): string[] => [
  ...new Set(rows.map((row) => row[column] ?? '')),
];

function short(text: string): string {
  const parts = text.split(',');
  return parts.length > MANY ? `${parts.length} cards` : text;
}

/** Rows with the same first columns together, each column in the order of its values. */
function inOrder(rows: readonly Cells[], columns: readonly string[]): Cells[] {
  const places = columns.map((column) => valuesOf(rows, column));
  const rank = (row: Cells, i: number) => places[i]!.indexOf(row[columns[i]!] ?? '');
  return rows.toSorted((one, other) => {
    const differing = columns.findIndex((_, i) => rank(one, i) !== rank(other, i));
    return differing < 0 ? 0 : rank(one, differing) - rank(other, differing);
  });
}

/** How the setups of a run differ, and how a picture tells them apart. */
class Setups {
  readonly rows: readonly Cells[];
  private readonly foe: string;
  /** Columns in which the setups differ, besides what is played against. */
  private readonly varied: readonly string[];
  /** Of these, the one that colours tell apart. */
  readonly series: string | undefined;

  constructor(private readonly part: Part) {
    const rows = part.rows('difficulty.csv');
    this.foe = part.module.cooperative!.foe;
    const others = part.module.setupFlags!.columns.filter((column) => column !== this.foe);
    this.varied = others.filter((column) => valuesOf(rows, column).length > 1);
    this.series =
      this.varied.length < 2
        ? undefined
        : this.varied.findLast((column) => valuesOf(rows, column).length <= MOST_SERIES);
    this.rows = inOrder(rows, [this.foe, ...this.varied]);
  }

  /** The other pilot; undefined where none has played. */
  get checker(): string | undefined {
    return this.rows.find(({ check_agent }) => check_agent)?.check_agent;
  }

  get seriesNames(): string[] {
    const { series } = this;
    return series === undefined ? [] : valuesOf(this.rows, series).map((value) => this.say(series, value));
  }

  seriesOf(row: Cells): number | undefined {
    return this.series === undefined
      ? undefined
      : valuesOf(this.rows, this.series).indexOf(row[this.series] ?? '');
  }

  foeName(row: Cells): string {
    return this.part.module.cooperative!.foeName(row[this.foe]!);
  }

  /** All that tells it apart besides the colour and the foe. */
  label(row: Cells): string {
    const shown = this.varied.filter((column) => column !== this.series);
    return shown.map((column) => this.say(column, row[column]!)).join(', ');
  }

  /** In a sentence. */
  name(row: Cells): string {
    return [this.foeName(row), ...this.varied.map((column) => this.say(column, row[column]!))].join(', ');
  }

  /** What all of them have in common. */
  common(): string {
    const columns = this.part.module.setupFlags!.columns.filter(
      (column) => column !== this.foe && !this.varied.includes(column),
    );
    return columns.map((column) => this.say(column, this.rows[0]![column]!)).join(', ');
  }

  columns(): Shown[] {
    return [
      [this.foe, (row) => this.foeName(row)],
      ...this.varied.map((column): Shown => words(column, column)),
    ];
  }

  private say(column: string, value: string): string {
    return this.part.module.setupFlags!.say(column, /^\d+$/.test(value) ? Number(value) : short(value));
  }
}

/** One row of the picture for each pilot; the other pilot's only where colours are free for it. */
function rowsOf(row: Cells, setups: Setups, headed: boolean): ForestRow[] {
  const series = setups.seriesOf(row);
  const place = {
    label: headed ? setups.label(row) : setups.foeName(row),
    ...(headed ? { heading: setups.foeName(row) } : {}),
  };
  const own = { ...estimateIn(row, 'win_rate'), ...place };
  if (series !== undefined) return [{ ...own, series }];
  if (!setups.checker) return [own];
  const other = { ...estimateIn(row, 'check_rate', 'check_low', 'check_high'), ...place, series: 1 };
  return [{ ...own, series: 0 }, ...(row.check_agent ? [other] : [])];
}

function ratePicture(setups: Setups): Picture {
  const { rows, seriesNames, checker } = setups;
  const headed = rows.some((row) => setups.label(row) !== '');
  const series = seriesNames.length > 0 ? seriesNames : checker ? [rows[0]!.agent!, checker] : undefined;
  return rates({
    name: 'difficulty',
    title: 'How often the players win',
    caption: 'The dot is the measured rate, the line its 95% interval.',
    rows: rows.flatMap((row) => rowsOf(row, setups, headed)),
    ...(series ? { series } : {}),
    even: 0.5,
  });
}

/** The columns of shares, as the rows name them. */
const endColumn = (end: string): string => `end_${end.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`;

/** Rows that only the colours of the other picture tell apart are put together. */
function endsPicture(part: Part, setups: Setups): Picture {
  const names = [...part.module.game.ends, 'nobody won'];
  const label = (row: Cells) => [setups.foeName(row), setups.label(row)].filter(Boolean).join(', ');
  const labels = [...new Set(setups.rows.map(label))];
  const bars = labels.map((each) => {
    const own = setups.rows.filter((row) => label(row) === each);
    const games = own.reduce((sum, row) => sum + figureIn(row, 'games'), 0);
    const share = (end: string) =>
      own.reduce((sum, row) => sum + figureIn(row, endColumn(end)) * figureIn(row, 'games'), 0) / games;
    return { label: each, shares: Object.fromEntries(names.map((end) => [end, share(end)])) };
  });
  const together = setups.series === undefined ? '' : ` Over all values of ${setups.series}.`;
  return ends({ name: 'ends', title: 'How games end', caption: `Shares of all games.${together}`, bars });
}

const ALPHA = 0.05;

function effectName(part: Part, row: Cells): string {
  const out = part.module.cooperative!.factors.find(({ id }) => id === row.instead_of);
  return row.instead_of ? `${row.name} instead of ${out?.name ?? row.instead_of}` : row.name!;
}

const standsOut = (row: Cells): boolean => figureIn(row, 'p_holm') <= ALPHA;

/** Of one setup all effects, of several those that stand out. */
function effectsPicture(part: Part, setups: Setups): Picture[] {
  const one = setups.rows.length === 1;
  const rows = part.rows('effects.csv').filter((row) => one || standsOut(row));
  if (rows.length === 0) return [];
  return [
    effects({
      name: 'effects',
      title: 'What each does for the players',
      caption: `Points of win rate with it less those without it, on the same luck; ${sayIntervals(rows)}. A hollow dot does not stand out after the correction (Holm) for all of them.`,
      rows: rows.map((row) => ({
        ...estimateOfMany(row, 'difference'),
        label: one ? effectName(part, row) : `${effectName(part, row)} (${setups.name(row)})`,
        stands: standsOut(row),
      })),
      axis: 'points of win rate',
    }),
  ];
}

function sayEffects(part: Part): string[] {
  const rows = part.rows('effects.csv');
  if (rows.length === 0) return [];
  const clear = rows.filter(standsOut).length;
  return [
    `${whole(clear)} of ${whole(rows.length)} effects of what the players have stand out (Holm's correction for all of them).`,
  ];
}

function effectsTable(part: Part, setups: Setups): Table[] {
  const rows = part.rows('effects.csv');
  if (rows.length === 0) return [];
  const points = (value: number) => decimal(100 * value, 1);
  return [
    tableOf(
      'Effects',
      rows.toSorted((one, other) => figureIn(one, 'p_holm') - figureIn(other, 'p_holm')),
      [
        ['with', (row) => effectName(part, row)],
        ...(setups.rows.length > 1 ? setups.columns() : []),
        count('games', 'games'),
        rate('win rate', 'win_rate'),
        rate('without', 'win_rate_without'),
        figure('points', 'difference', points),
        intervalOfMany(rows, points),
        figure('p (Holm)', 'p_holm', sayQ),
      ],
    ),
  ];
}

function sayAnswer(setups: Setups): string {
  const sorted = setups.rows.toSorted(
    (one, other) => figureIn(one, 'win_rate') - figureIn(other, 'win_rate'),
  );
  const say = (row: Cells) => {
    const { value, low, high } = estimateIn(row, 'win_rate');
    return `${percent(value)} (95% interval ${percent(low)} to ${percent(high)}) against ${setups.name(row)}`;
  };
  if (sorted.length === 1) return `The players win ${say(sorted[0]!)}.`;
  return `Of ${plural(sorted.length, 'setup')} the hardest is won ${say(sorted[0]!)}, the easiest ${say(sorted.at(-1)!)}.`;
}

/** How often players who win together win. */
export function difficultyStory(part: Part): Story {
  const setups = new Setups(part);
  const { rows } = setups;
  const [row] = rows as [Cells];
  const found = estimateIn(row, 'win_rate');
  const { shown } = part.module.cooperative!;
  const only = rows.length === 1;
  const checked = rows.find(({ check_agent }) => check_agent);
  const pilots =
    only || !checked
      ? pilotsOf(checkIn(part, row), {
          agents: [...new Set(rows.flatMap(({ agent }) => agent!.split(',')))],
          found,
          say: percent,
        })
      : {
          pilots: `The pilot of these games is ${row.agent}; beside it is what ${sayPilot(checked.check_agent!)} (${checked.check_agent}) make of it.`,
        };
  return {
    title: `How hard: ${only ? setups.name(row) : plural(rows.length, 'setup')}`,
    answer: sayAnswer(setups),
    ...pilots,
    notes: [
      ...(setups.common() ? [`${only ? 'The setup' : 'Throughout'}: ${setups.common()}.`] : []),
      ...sayEffects(part),
      ...sayChanged(row),
    ],
    games: sum(rows, 'games'),
    pictures: [
      ratePicture(setups),
      endsPicture(part, setups),
      ...(only ? lossesPicture(part) : []),
      ...effectsPicture(part, setups),
    ],
    tables: [
      tableOf('By setup', rows, [
        ...setups.columns(),
        count('games', 'games'),
        rate('win rate', 'win_rate'),
        interval(),
        ...shown.map(({ measure, heading }) => figure(heading, measure, (value) => value.toFixed(1))),
        count('printed rating', 'printed_rating'),
        ...checkColumns(rows),
      ]),
      ...lossesTable(part, only ? [] : setups.columns()),
      ...effectsTable(part, setups),
    ],
    ...(only
      ? {
          headline: {
            ...found,
            name: 'win rate of the players',
            axis: 'win rate of the players',
            say: percent,
            tick: percents,
            reference: 0.5,
          },
        }
      : {}),
  };
}
