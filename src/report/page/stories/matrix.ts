import { decimal, list } from '../../../core/english.js';
import { percent } from '../../text/match.js';
import { letters } from '../../text/matrix.js';
import type { Picture } from '../draw.js';
import { forest } from '../pictures/forest.js';
import { heatMap } from '../pictures/heat-map.js';
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
  type Story,
  sayChanged,
  sayIntervals,
  sum,
  tableOf,
  words,
} from '../story.js';

const elo = (value: number): string => decimal(value, 0);

/** A mixture is of those that have a noticeable part in it. */
const IN_MIXTURE = 0.005;

interface Standings {
  /** The strongest first. */
  readonly ratings: readonly Cells[];
  readonly names: readonly string[];
  readonly pairs: readonly Cells[];
  readonly cycles: readonly (readonly string[])[];
}

function standingsIn(part: Part): Standings {
  const ratings = part
    .rows('ratings.csv')
    .toSorted((one, other) => figureIn(other, 'rating') - figureIn(one, 'rating'));
  return {
    ratings,
    names: ratings.map(({ deck }) => deck!),
    pairs: part.rows('summary.csv'),
    cycles: part.rows('cycles.csv').map(({ cycle }) => cycle!.split(' > ')),
  };
}

/** Of each pair both cells. */
function ratesIn({ names, pairs }: Standings) {
  return pairs.flatMap((pair) => {
    const [row, column] = [names.indexOf(pair.a!), names.indexOf(pair.b!)] as const;
    const { value, low, high } = estimateIn(pair, 'win_rate_a');
    const games = figureIn(pair, 'games');
    return [
      { row, column, value, low, high, games },
      { row: column, column: row, value: 1 - value, low: 1 - high, high: 1 - low, games },
    ];
  });
}

const mixed = ({ ratings }: Standings): Cells[] =>
  ratings.filter((row) => figureIn(row, 'nash_weight') >= IN_MIXTURE);

function heatPicture(standings: Standings): Picture {
  const { names, ratings, cycles } = standings;
  const inCycle = cycles.length > 0 ? ' Framed: the pairs of a cycle.' : '';
  const mix = mixed(standings);
  return heatMap({
    name: 'matrix',
    title: 'Wins of 100 games against each other',
    caption: `The row's wins against the column, the strongest first; blue above 50, orange below. A green diamond marks those in the mixture that none beats.${inCycle}`,
    names,
    rates: ratesIn(standings),
    marked: cycles.flatMap((cycle) =>
      cycle.map((name, i) => [names.indexOf(name), names.indexOf(cycle[(i + 1) % cycle.length]!)] as const),
    ),
    noted: mix.map((row) => ({
      row: ratings.indexOf(row),
      words: `${row.deck}: ${percent(figureIn(row, 'nash_weight'))} of the mixture that none beats`,
    })),
  });
}

function ratingPicture({ ratings }: Standings): Picture {
  const rows = ratings.map((row, i) => {
    const found = estimateOfMany(row, 'rating');
    const weight = figureIn(row, 'nash_weight');
    const mix = weight >= IN_MIXTURE ? ` ◆ ${percent(weight)}` : '';
    return {
      label: `${letters(i)}  ${row.deck}`,
      ...found,
      stands: found.low > 0 || found.high < 0,
      words: `${elo(found.value)} (${elo(found.low)} to ${elo(found.high)})${mix}`,
    };
  });
  const ends = rows.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const room = 0.04 * (high - low);
  return forest({
    name: 'ratings',
    title: 'Ratings',
    caption: `On the Elo scale with mean 0: 100 points more win 64% of games; ${sayIntervals(ratings)}. ◆ is the part in the mixture that none beats; a hollow dot can't be told from the average.`,
    rows,
    reference: { at: 0, title: 'the average' },
    axis: 'rating (Elo)',
    say: elo,
    tick: elo,
    domain: [low - room, high + room],
  });
}

function sayStrongest({ ratings }: Standings): string {
  const [first, second] = ratings as [Cells, Cells];
  const [best, next] = [estimateOfMany(first, 'rating'), estimateOfMany(second, 'rating')];
  const sure = best.low > next.high ? 'is' : 'seems';
  const but = best.low > next.high ? '' : `; its interval overlaps that of ${second.deck}`;
  return `${first.deck} ${sure} the strongest of ${ratings.length}: rating ${elo(best.value)} (95% interval ${elo(best.low)} to ${elo(best.high)}), ${percent(figureIn(first, 'mean_win_rate'))} of its games won${but}.`;
}

function sayMixture(standings: Standings): string {
  const mix = mixed(standings);
  if (mix.length === 1) return `None beats ${mix[0]!.deck} more often than not, as measured.`;
  return `The mixture that none beats: ${list(mix.map((row) => `${row.deck} ${percent(figureIn(row, 'nash_weight'))}`))}.`;
}

function sayCycles({ names, cycles }: Standings): string {
  if (names.length < 3) return '';
  if (cycles.length === 0) return 'No cycle is significant (Holm over all pairs).';
  const [first] = cycles as [readonly string[]];
  const more = cycles.length > 1 ? ` (and ${cycles.length - 1} more)` : '';
  return `A cycle: ${[...first, first[0]!].join(' beats ')}${more}.`;
}

/** The other pilot plays the two strongest against each other: that decides who is the first. */
function checkedPair({ ratings, pairs, names }: Standings) {
  const [first, second] = names as [string, string];
  const found = ratesIn({ ratings, pairs, names, cycles: [] }).find(
    ({ row, column }) => row === 0 && column === 1,
  )!;
  const agents = pairs.flatMap(({ agent_a, agent_b }) => [agent_a!, agent_b!]);
  return { agents, found, say: percent, what: `the win rate of ${first} against ${second} is` };
}

/** Every pair, and who is the strongest. */
export function matrixStory(part: Part): Story {
  const standings = standingsIn(part);
  const { ratings, pairs } = standings;
  const best = ratings[0]!;
  const { what = 'deck' } = part.asked;
  return {
    title: `${ratings.length} ${what}s against each other`,
    answer: sayStrongest(standings),
    ...pilotsOf(checkIn(part, best), checkedPair(standings)),
    notes: [`${sayMixture(standings)} ${sayCycles(standings)}`.trim(), ...sayChanged(best)],
    games: sum(pairs, 'games'),
    pictures: [heatPicture(standings), ratingPicture(standings)],
    tables: [
      tableOf('Ratings', ratings, [
        words(what, 'deck'),
        figure('rating', 'rating', elo),
        intervalOfMany(ratings, elo),
        ...(best.best
          ? [figure('expected next time', 'shrunk', elo), rate('chance to be best', 'best')]
          : []),
        rate('mean rate', 'mean_win_rate'),
        rate('in the mixture', 'nash_weight'),
        count('games', 'games'),
        ...checkColumns(ratings),
      ]),
      tableOf('Pairs', pairs, [
        words('a', 'a'),
        words('b', 'b'),
        count('games', 'games'),
        rate('rate of a', 'win_rate_a'),
        interval(),
        rate('first turn wins', 'first_seat_win_rate'),
      ]),
    ],
  };
}
