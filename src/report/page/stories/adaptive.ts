import { capital, decimal, plural } from '../../../core/english.js';
import { type Bid, bidOf, type Placed, sayPlaced, sayPlacedRange } from '../../text/chains.js';
import { percent, whole } from '../../text/match.js';
import type { Picture } from '../draw.js';
import { course } from '../pictures/course.js';
import type { ForestRow } from '../pictures/forest.js';
import { rates } from '../pictures/rates.js';
import { shares } from '../pictures/shares.js';
import { type Cells, type Estimate, estimateIn, figureIn, numberIn, type Part } from '../run.js';
import {
  type Check,
  checkColumns,
  checkIn,
  count,
  figure,
  interval,
  isOpen,
  knownOf,
  pilotsOf,
  rate,
  type Story,
  sayChanged,
  tableOf,
} from '../story.js';

const tenth = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(1) : 'more than the rules have';
const said = ({ value, low, high }: Estimate, say = tenth): string =>
  `${say(value)} (${say(low)} to ${say(high)})`;
/** The better side's chance, from how far a game is from even. */
const odds = (imbalance: number): string => percent(0.5 + imbalance);

const FAIR = ['fair_chains', 'fair_low', 'fair_high'] as const;
const named = (row: Cells, name: string): Estimate => estimateIn(row, name, `${name}_low`, `${name}_high`);

/** Rarer numbers of chains are left to the table. */
const SHOWN = 0.001;

function sharePicture(part: Part, row: Cells, check: Check | undefined): Picture {
  const { many } = bidOf(part.module).unit;
  const fair = estimateIn(row, ...FAIR);
  const shown = part.rows('adaptive.csv').filter((each) => figureIn(each, 'share') >= SHOWN);
  return shares({
    name: 'shares',
    title: `${part.rows('settles.csv')[0]!.deck}: ${many} in the long run`,
    caption: `How often each number of ${many} is played with, with its 95% interval; below, in green, is the fair number with its own.`,
    bars: shown.map((each) => {
      const found = named(each, 'share');
      return {
        ...found,
        x: figureIn(each, 'chains'),
        title: `${plural(figureIn(each, 'chains'), bidOf(part.module).unit.one, many)}: ${said(found, percent)} of games; the deck then wins ${percent(figureIn(each, 'fit'))}`,
      };
    }),
    answer: { ...fair, words: `fair: ${said(fair)}` },
    ...otherMarks(part, row, fair, check),
    axis: many,
  });
}

/** The check speaks of chains on the stronger deck; below 0 they are on the other. */
const placedIn = (names: readonly [string, string]): Placed => ({ names, deck: 0 });

function placedBy(bid: Bid, placed: Placed) {
  return {
    say: (value: number) => sayPlaced(value, placed, bid),
    range: (each: Pick<Estimate, 'low' | 'high'>) => sayPlacedRange([each.low, each.high], placed, bid),
  };
}

/** The fair number as another pilot has it, and the range over both. */
function otherMarks(part: Part, row: Cells, fair: Estimate, check: Check | undefined) {
  if (!check?.setting) return {};
  const known = knownOf(check, fair);
  const { say, range } = placedBy(bidOf(part.module), placedIn(row.deck === row.a ? ['a', 'b'] : ['b', 'a']));
  const left = (each: Pick<Estimate, 'low' | 'high'>) => (isOpen(each) ? 'nothing is excluded' : range(each));
  return {
    other: {
      ...check.setting,
      words: `${check.agent}: ${say(check.setting.value)} (${left(check.setting)})`,
    },
    known: { ...known, words: `what is known: ${left(known)}` },
  };
}

function coursePicture(part: Part, row: Cells): Picture {
  const { many } = bidOf(part.module).unit;
  const rows = part.rows('course.csv');
  const fair = numberIn(row, 'fair_chains');
  const line = rows.map((each, i) => ({
    x: i,
    y: figureIn(each, 'mean_chains'),
    low: figureIn(each, 'chains_10'),
    high: figureIn(each, 'chains_90'),
    title: `After ${whole(figureIn(each, 'after_games'))} games: ${tenth(figureIn(each, 'mean_chains'))} ${many} on average, eight series in ten from ${each.chains_10} to ${each.chains_90}`,
  }));
  return course({
    name: 'course',
    title: 'On the way there',
    caption: `The mean number of ${many} after so many games; eight series in ten are within the band. The dashed line is the fair number.`,
    panels: [
      {
        title: `${capital(many)} on ${row.deck}`,
        lines: [line],
        ...(fair !== undefined && Number.isFinite(fair) && fair >= 0
          ? { level: { at: fair, title: `fair: ${tenth(fair)}` } }
          : {}),
      },
    ],
    series: ['mean'],
    axis: 'games played',
    stages: rows.map((each) => whole(figureIn(each, 'after_games'))),
  });
}

function biasName(bias: number): string {
  if (bias === 0) return 'knows when to stop';
  return `stops ${plural(Math.abs(bias), 'chain')} too ${bias < 0 ? 'early' : 'late'}`;
}

/** A bidder against one who knows when to stop, with either deck as their own. */
function bidPicture(part: Part, row: Cells): Picture {
  const rows = part.rows('bestof.csv');
  const biases = [...new Set(rows.map((each) => figureIn(each, 'bias_a')))];
  const find = (a: number, b: number) =>
    estimateIn(
      rows.find((each) => figureIn(each, 'bias_a') === a && figureIn(each, 'bias_b') === b)!,
      'match_win_a',
    );
  const both = biases.flatMap((bias): ForestRow[] => {
    const [asA, other] = [find(bias, 0), find(0, bias)];
    const asB = { value: 1 - other.value, low: 1 - other.high, high: 1 - other.low };
    return [
      { label: biasName(bias), ...asA, series: 0 },
      { label: biasName(bias), ...asB, series: 1 },
    ];
  });
  return rates({
    name: 'bidders',
    title: 'Best of three: how often a bidder wins who …',
    caption: 'Against a bidder who knows when to stop, with 95% intervals.',
    rows: both,
    series: [`brought ${row.a}`, `brought ${row.b}`],
    even: 0.5,
    axis: 'matches won',
  });
}

/** The rulebook's own handicaps. */
export function adaptiveStory(part: Part): Story {
  const [row] = part.rows('settles.csv') as [Cells];
  const { many } = bidOf(part.module).unit;
  const [mean, fair] = [named(row, 'mean_chains'), estimateIn(row, ...FAIR)];
  const check = checkIn(part, row);
  const other = row.deck === row.a ? row.b! : row.a!;
  return {
    title: `The rulebook's handicaps: ${row.a} against ${row.b}`,
    answer: `With one more after three wins and one less after three losses, the ${many} on ${row.deck} settle around ${tenth(mean.value)} (95% interval ${tenth(mean.low)} to ${tenth(mean.high)}); fair would be ${said(fair)}.`,
    ...pilotsOf(check, {
      agents: [row.agent!],
      found: fair,
      ...placedBy(bidOf(part.module), placedIn([row.deck!, other])),
      what: 'the fair number is',
    }),
    notes: [
      `In the long run they are ${said(named(row, 'distance'))} ${many} away from the fair number on average. The better side wins ${said(named(row, 'imbalance'), odds)} of such games; without ${many} it would be ${said(named(row, 'imbalance_without'), odds)}, with ${row.start_chains} throughout ${said(named(row, 'imbalance_start'), odds)}.`,
      'The win rates are measured; all else is computed from them exactly.',
      ...sayChanged(row),
    ],
    games: figureIn(row, 'games'),
    pictures: [sharePicture(part, row, check), coursePicture(part, row), bidPicture(part, row)],
    tables: [
      tableOf(`By ${many} on ${row.deck}`, part.rows('adaptive.csv'), [
        count(many, 'chains'),
        rate('of games', 'share'),
        interval(percent, 'share_low', 'share_high'),
        count('games measured', 'games'),
        rate('it wins', 'win_rate'),
        interval(),
        rate('fitted', 'fit'),
        rate('with the first turn', 'fit_first'),
        rate('with the second', 'fit_second'),
      ]),
      tableOf('On the way there', part.rows('course.csv'), [
        count('after games', 'after_games'),
        figure(`mean ${many}`, 'mean_chains', tenth),
        interval(tenth, 'mean_chains_low', 'mean_chains_high'),
        interval((value) => String(value), 'chains_10', 'chains_90', '8 series in 10'),
        figure('better side', 'imbalance', odds),
      ]),
      tableOf('Best of three', part.rows('bestof.csv'), [
        figure('bias of a', 'bias_a', (value) => decimal(value, 0)),
        figure('bias of b', 'bias_b', (value) => decimal(value, 0)),
        rate('a wins', 'match_win_a'),
        interval(),
        rate('third game', 'third_game'),
      ]),
      ...(row.check_agent ? [tableOf('The other pilot', [row], checkColumns([row]))] : []),
    ],
    headline: {
      ...mean,
      name: `${many} in the long run`,
      axis: `${many} in the long run`,
      say: tenth,
      tick: tenth,
    },
  };
}
