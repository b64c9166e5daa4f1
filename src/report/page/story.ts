import { list } from '../../core/english.js';
import { sayKnown, sayPilot } from '../text/check.js';
import { roughly } from '../text/forecast.js';
import { percent, whole } from '../text/match.js';
import type { Picture } from './draw.js';
import { type Cells, type Estimate, estimateIn, figureIn, type Part } from './run.js';

/** What a part of a run has to show: the answer, pictures, and the numbers. */
export interface Story {
  readonly title: string;
  /** In one sentence, with its interval. */
  readonly answer: string;
  /** The range over pilots, in a sentence; empty where only one has played. */
  readonly known?: string;
  /** Whose play it describes, and what another pilot makes of it. */
  readonly pilots?: string;
  /** What else a reader should know, a sentence or two each. */
  readonly notes: readonly string[];
  /** How many were played for it. */
  readonly games: number;
  readonly pictures: readonly Picture[];
  readonly tables: readonly Table[];
  /** The answer as a figure, to be compared with those of other parts. */
  readonly headline?: Headline;
}

export interface Headline extends Estimate {
  /** What it is, in a sentence: `fair chains`. */
  readonly name: string;
  /** Where it speaks of a and b: who they are. */
  readonly sides?: readonly [string, string];
  readonly axis: string;
  readonly say: (value: number) => string;
  readonly tick: (value: number) => string;
  /** What it is compared with, such as an even match; left out when there is nothing. */
  readonly reference?: number;
}

/** Numbers as people read them. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A column of a table: its heading, and the cell of a row. */
export type Shown = readonly [heading: string, cell: (row: Cells) => string];

export const tableOf = (title: string, rows: readonly Cells[], shown: readonly Shown[]): Table => ({
  title,
  columns: shown.map(([heading]) => heading),
  rows: rows.map((row) => shown.map(([, cell]) => cell(row))),
});

const orNothing = (say: (value: number) => string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : say(Number(text));

export const words = (heading: string, column: string): Shown => [heading, (row) => row[column] ?? ''];
export const count = (heading: string, column: string): Shown => [
  heading,
  (row) => orNothing(whole, row[column]),
];
export const rate = (heading: string, column: string): Shown => [
  heading,
  (row) => orNothing(percent, row[column]),
];
export const figure = (heading: string, column: string, say: (value: number) => string): Shown => [
  heading,
  (row) => orNothing(say, row[column]),
];

export const sayQ = (p: number): string => (p < 0.001 ? '< 0.001' : p.toFixed(3));

/** Of all rows together. */
export const sum = (rows: readonly Cells[], column: string): number =>
  rows.reduce((total, row) => total + figureIn(row, column), 0);

export const INTERVAL = '95% interval';

/** An interval of rates, or of what `say` says. */
export const interval = (
  say: (value: number) => string = percent,
  low = 'ci_low',
  high = 'ci_high',
  heading = INTERVAL,
): Shown => [
  heading,
  (row) =>
    row[low] === undefined || row[low] === '' ? '' : `${say(Number(row[low]))} to ${say(Number(row[high]))}`,
];

/** The word of another pilot on the answer. */
export interface Check {
  readonly agent: string;
  readonly games: number;
  readonly rate: Estimate;
  /** Where the answer is a setting. */
  readonly setting?: Estimate;
  readonly verdict: string;
  /** Games that would probably settle the verdict, where the row has it. */
  readonly needed?: number;
  /** The range over both pilots, where the row has it. */
  readonly known?: Range;
}

/** From the columns at the end of the answering row; undefined where no other pilot has played. */
export function checkIn(part: Part, row: Cells): Check | undefined {
  if (!row.check_agent) return undefined;
  const setting = settingIn(part, row);
  return {
    agent: row.check_agent,
    games: Number(row.check_games),
    rate: estimateIn(row, 'check_rate', 'check_low', 'check_high'),
    ...(setting ? { setting } : {}),
    verdict: row.verdict ?? '',
    ...(row.check_needed ? { needed: Number(row.check_needed) } : {}),
    ...(row.known_low ? { known: { low: Number(row.known_low), high: Number(row.known_high) } } : {}),
  };
}

/** In columns of its own, or as `--json` shows it; numbers without end are texts there. */
function settingIn(part: Part, row: Cells): Estimate | undefined {
  if (row.check_setting) return estimateIn(row, 'check_setting', 'check_setting_low', 'check_setting_high');
  const { setting, setting_low, setting_high } = (part.more('check') ?? {}) as Record<
    string,
    number | string
  >;
  if (setting === undefined || setting === null || setting === '') return undefined;
  return { value: Number(setting), low: Number(setting_low), high: Number(setting_high) };
}

function sayVerdict({ verdict, needed }: Check): string {
  if (verdict === 'agree') return 'The two pilots agree.';
  if (verdict === 'differ') return 'The two pilots differ: the answer depends on who plays.';
  const more = needed === undefined ? '' : `; about ${roughly(needed)} would tell`;
  return `Not enough games to say whether the two pilots agree${more}.`;
}

interface Answered {
  /** Who gave the answer. */
  readonly agents: readonly string[];
  /** The figure that was checked. */
  readonly found: Estimate;
  readonly say: (value: number) => string;
  /** How an interval is said, where that is more than its two ends. */
  readonly range?: (range: Range) => string;
  /** What it is, where that is not the answer itself: `Volos wins`. */
  readonly what?: string;
}

type Range = Pick<Estimate, 'low' | 'high'>;

/** Whether nothing is excluded. */
export const isOpen = ({ low, high }: Range): boolean => low === -Infinity && high === Infinity;

/** One that is open at both ends says nothing. */
export function sayRange(range: Range, say: (value: number) => string): string {
  if (isOpen(range)) return 'nothing is excluded';
  if (range.low === -Infinity) return `up to ${say(range.high)}`;
  return range.high === Infinity ? `${say(range.low)} or more` : `${say(range.low)} to ${say(range.high)}`;
}

/** The range over both pilots: all that the interval of either leaves possible. */
export function knownOf({ rate, setting, known }: Check, found: Estimate): Range {
  const other = setting ?? rate;
  return known ?? { low: Math.min(found.low, other.low), high: Math.max(found.high, other.high) };
}

/** Whose play the answer describes, and the range over pilots. */
export function pilotsOf(
  check: Check | undefined,
  { agents, found, say, range = (each) => `${say(each.low)} to ${say(each.high)}`, what = 'it is' }: Answered,
): Required<Pick<Story, 'known' | 'pilots'>> {
  const all = [...new Set(agents.filter(Boolean))];
  const own = `The ${all.length === 1 ? 'pilot' : 'pilots'} of these games ${all.length === 1 ? 'is' : 'are'} ${list(all)}`;
  if (!check) return { known: '', pilots: `${own}; no other pilot has checked the answer.` };
  const other = check.setting ?? check.rate;
  const known = knownOf(check, found);
  const left = isOpen(other) ? 'nothing is excluded' : range(other);
  return {
    known: `With ${sayPilot(check.agent)} ${what} ${say(other.value)} (${left}). ${sayKnown(isOpen(known) ? undefined : range(known))}`,
    pilots: `${own}. The second pilot is ${check.agent}, in ${whole(check.games)} games. ${sayVerdict(check)}`,
  };
}

/** An estimate among many: its interval holds for all of them at once where the row has such a one. */
export const estimateOfMany = (row: Cells, value: string): Estimate =>
  row.all_low ? estimateIn(row, value, 'all_low', 'all_high') : estimateIn(row, value);

/** What to say of intervals of many figures. */
export const sayIntervals = ([row]: readonly Cells[]): string =>
  row?.all_low ? 'the 95% intervals hold for all of them at once' : 'each line is a 95% interval by itself';

/** The interval of one among many, for a table. */
export const intervalOfMany = (rows: readonly Cells[], say: (value: number) => string): Shown =>
  rows[0]?.all_low ? interval(say, 'all_low', 'all_high', '95%, all at once') : interval(say);

/** The columns of a check, for the table of numbers; none where no other pilot has played. */
export const checkColumns = (rows: readonly Cells[], say: (value: number) => string = percent): Shown[] =>
  rows.some(({ check_agent }) => check_agent)
    ? [
        count("second pilot's games", 'check_games'),
        figure('its figure', 'check_rate', say),
        interval(say, 'check_low', 'check_high', 'its 95% interval'),
        words('verdict', 'verdict'),
      ]
    : [];

/** What was changed about the game, in the words of the flags. */
export const sayChanged = ({ changed }: Cells): string[] => (changed ? [`Changed: ${changed}.`] : []);
