import { capital, list, plural } from '../../../core/english.js';
import { points, sayP } from '../../text/difference.js';
import { percent } from '../../text/match.js';
import type { Picture } from '../draw.js';
import type { Taken } from '../parts.js';
import { type Effect, effects } from '../pictures/effects.js';
import { forest } from '../pictures/forest.js';
import { percents } from '../pictures/parts.js';
import { type Cells, estimateIn, figureIn } from '../run.js';
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
  sayIntervals,
  sayQ,
  type Table,
  tableOf,
  words,
} from '../story.js';

const ALPHA = 0.05;

const stands = (row: Cells): boolean => figureIn(row, 'p_holm') <= ALPHA;

/** What an arm does, and what it does with another pilot where one has played. */
const armOf = (row: Cells, label: string): Effect => ({
  ...estimateOfMany(row, 'difference'),
  label,
  stands: stands(row),
  ...(row.check_agent ? { other: estimateIn(row, 'check_rate', 'check_low', 'check_high') } : {}),
});

function differencePicture({ whole: all, parts }: Taken): Picture[] {
  const rows = all.rows('differences.csv');
  if (rows.length === 0) return [];
  const checked = rows.find(({ check_agent }) => check_agent);
  const cells = new Set(parts.flatMap((part) => part.rows('summary.csv').map(({ cell }) => cell)));
  return [
    effects({
      name: 'differences',
      title: `What each arm does for ${list([...new Set(rows.map(({ a }) => a!))])}`,
      caption: `Points of win rate against "${rows[0]!.baseline}", on the same luck; ${sayIntervals(rows)}. A hollow dot does not stand out after the correction (Holm) for all of them${checked ? '; of the second pilot, by its own interval' : ''}.`,
      rows: rows.map((row) => armOf(row, cells.size > 1 ? `${row.arm} (part ${row.cell})` : row.arm!)),
      ...(checked ? { pilots: ['the pilot of these games', checked.check_agent!] as const } : {}),
      axis: 'points of win rate',
    }),
  ];
}

/** The answers of all parts on one axis, where they are figures of one kind. */
function overview({ parts }: Taken, stories: readonly Story[]): Picture[] {
  const headlines = stories.map(({ headline }) => headline);
  const [first] = headlines;
  if (!first || headlines.some((each) => each?.axis !== first.axis)) return [];
  const { say, axis, reference } = first;
  const rows = headlines.map((each, i) => {
    const stand = reference === undefined ? undefined : each!.low > reference || each!.high < reference;
    return { ...each!, label: parts[i]!.label, ...(stand === undefined ? {} : { stands: stand }) };
  });
  const ends = rows
    .flatMap(({ low, high, value }) => [low, high, value])
    .concat(reference ?? [])
    .filter(Number.isFinite);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = 0.04 * (high - low || 1);
  return [
    forest({
      name: 'overview',
      title: 'All parts',
      caption: `The dot is the estimate, the line its 95% interval.${reference === undefined ? '' : ` A hollow dot can't be told from ${say(reference)}.`}`,
      rows,
      ...(reference === undefined ? {} : { reference: { at: reference, title: say(reference) } }),
      axis,
      say,
      tick: first.tick,
      domain: [low - room, high + room],
    }),
  ];
}

/** Other claims are about ratings, settings or differences, each with an axis of its own: they are in the table. */
const RATE = /^win rate against | over (?!.* in points$)/;

/** The rates that are claimed under each agent, one claim below the other. */
function agentPictures({ whole: all }: Taken): Picture[] {
  const rows = all.rows('agents.csv');
  const agents = [...new Set(rows.map(({ agent }) => agent!))];
  const claims = rows.filter(({ claim }) => RATE.test(claim!));
  if (claims.length === 0 || claims.length > 60) return [];
  const same = new Set(claims.map(({ claim }) => claim)).size === 1;
  const label = ({ where, claim }: Cells) =>
    [where, same ? '' : claim].filter(Boolean).join(': ') || 'win rate';
  return [
    forest({
      name: 'agents',
      title: 'Does it depend on who plays?',
      caption: `${same ? `${claims[0]!.claim}: the` : 'The'} rates by pilot, with 95% intervals.`,
      rows: claims.map((row) => ({
        ...estimateIn(row, 'estimate'),
        label: label(row),
        series: agents.indexOf(row.agent!),
      })),
      series: agents,
      reference: { at: 0.5, title: 'even' },
      axis: 'win rate',
      say: percent,
      tick: percents,
      domain: [0, 1],
    }),
  ];
}

/** What the file says it asks: the first paragraph of what was printed, before the title. */
function aboutIn({ run, module }: Taken): string[] {
  const [first = ''] = run.manifest.text.split('\n\n');
  return first.startsWith(`${module.game.title}:`) || first.startsWith('──')
    ? []
    : [first.replace(/\s+/g, ' ')];
}

const clearIn = (rows: readonly Cells[]): Cells[] =>
  rows
    .filter(stands)
    .toSorted(
      (one, other) => Math.abs(figureIn(other, 'difference')) - Math.abs(figureIn(one, 'difference')),
    );

function sayDifferences(rows: readonly Cells[]): string {
  const clear = clearIn(rows);
  const many = `${plural(rows.length, 'change')}`;
  if (clear.length === 0)
    return `None of ${many} stands out (Holm): not enough games to tell that any of them matters.`;
  const [most] = clear as [Cells];
  const { value, low, high } = estimateOfMany(most, 'difference');
  return `${clear.length} of ${many} ${clear.length === 1 ? 'stands' : 'stand'} out; "${most.arm}" does most: ${points(value)} points (95% interval ${points(low)} to ${points(high)}; ${sayP(figureIn(most, 'p_holm'))}) for ${most.a}.`;
}

/** What another pilot makes of the change that does most. */
function sayChecked({ whole: all }: Taken): Pick<Story, 'known' | 'pilots'> {
  const [most] = clearIn(all.rows('differences.csv'));
  const check = most && checkIn(all, most);
  if (!most || !check) return {};
  const found = estimateOfMany(most, 'difference');
  return pilotsOf(check, {
    agents: [most.agent_a!, most.agent_b!],
    found,
    say: (value) => `${points(value)} points`,
    range: ({ low, high }) => `${points(low)} to ${points(high)}`,
  });
}

/** How many figures are the same whoever plays. */
function sayAgents(rows: readonly Cells[]): string[] {
  if (rows.length === 0) return [];
  const verdicts = [...new Map(rows.map((row) => [`${row.where}\n${row.claim}`, row.verdict])).values()];
  const of = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  return [
    `Of ${plural(verdicts.length, 'figure')} that every pilot has given, ${of('agree')} agree, ${of('differ')} differ, and for ${of('not enough games')} there are not enough games to tell.`,
  ];
}

function sayParts(run: Taken, stories: readonly Story[]): string {
  const headlines = stories.flatMap(({ headline }) => (headline ? [headline] : []));
  if (headlines.length < stories.length)
    return `${plural(stories.length, 'experiment')}, one below the other.`;
  const sorted = headlines
    .map((headline, i) => ({ ...headline, label: run.parts[i]!.label }))
    .sort((one, other) => one.value - other.value);
  const say = ({ value, low, high, label, say: text }: (typeof sorted)[number]) =>
    `${text(value)} (95% interval ${text(low)} to ${text(high)}) with ${label}`;
  const { name, axis } = sorted[0]!;
  const what = sorted.every((each) => each.name === name) ? name : axis;
  return `${capital(what)}: from ${say(sorted[0]!)} to ${say(sorted.at(-1)!)}.`;
}

/** Who a and b are, where the answers speak of them and all parts are about the same two. */
function saySides(stories: readonly Story[]): string[] {
  const pairs = stories.map(({ headline }) => headline?.sides?.join('\n'));
  const [pair] = stories.map(({ headline }) => headline?.sides);
  return pair && new Set(pairs).size === 1 ? [`a is ${pair[0]}, b is ${pair[1]}.`] : [];
}

function tablesOf({ whole: all }: Taken): Table[] {
  const [differences, agents, cells] = [
    all.rows('differences.csv'),
    all.rows('agents.csv'),
    all.rows('cells.csv'),
  ];
  const inPoints = (value: number) => points(value);
  return [
    ...(differences.length > 0
      ? [
          tableOf('Differences', differences, [
            words('arm', 'arm'),
            words('against', 'baseline'),
            rate('rate', 'win_rate_a'),
            rate('rate there', 'baseline_win_rate_a'),
            figure('points', 'difference', inPoints),
            intervalOfMany(differences, inPoints),
            figure('p (Holm)', 'p_holm', sayQ),
            count('games', 'games'),
            words('part', 'cell'),
            ...checkColumns(differences, inPoints),
          ]),
        ]
      : []),
    ...(agents.length > 0
      ? [
          tableOf('By pilot', agents, [
            words('where', 'where'),
            words('claim', 'claim'),
            words('pilot', 'agent'),
            figure('estimate', 'estimate', (value) => value.toFixed(3)),
            interval((value) => value.toFixed(3)),
            words('verdict', 'verdict'),
          ]),
        ]
      : []),
    tableOf(
      'Parts',
      cells,
      Object.keys(cells[0] ?? {}).map((column) => words(column === 'cell' ? 'part' : column, column)),
    ),
  ];
}

/** A batch: what its parts say together; each has a section of its own. */
export function batchStory(run: Taken, stories: readonly Story[]): Story {
  const differences = run.whole.rows('differences.csv');
  const [first] = stories as [Story];
  const about = aboutIn(run);
  if (stories.length === 1) return { ...first, notes: [...about, ...first.notes] };
  return {
    title: about[0] ?? `${first.title}, ${plural(stories.length, 'experiment')}`,
    answer: differences.length > 0 ? sayDifferences(differences) : sayParts(run, stories),
    ...sayChecked(run),
    notes: [...saySides(stories), ...sayAgents(run.whole.rows('agents.csv'))],
    games: stories.reduce((total, { games }) => total + games, 0),
    pictures: [...differencePicture(run), ...overview(run, stories), ...agentPictures(run)],
    tables: tablesOf(run),
  };
}
