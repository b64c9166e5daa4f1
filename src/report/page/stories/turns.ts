import { capital } from '../../../core/english.js';
import { whole } from '../../text/match.js';
import type { Picture } from '../draw.js';
import { course } from '../pictures/course.js';
import { ends } from '../pictures/ends.js';
import { type Cells, figureIn, type Part } from '../run.js';
import { count, figure, rate, type Table, tableOf, words } from '../story.js';

/** Turns that fewer games reached say more about long games than about turns. */
const REACHED = 0.05;

/** A quantity, by the tracks that follow it: one for each side, or one for the table. */
interface Quantity {
  readonly name: string;
  readonly tracks: readonly string[];
}

function quantities(tracks: readonly string[]): Quantity[] {
  const names = [...new Set(tracks.map((track) => track.replace(/_[a-d]$/, '')))];
  return names.map((name) => ({
    name,
    tracks: tracks.filter((track) => track.replace(/_[a-d]$/, '') === name),
  }));
}

const spoken = (track: string): string => track.replaceAll('_', ' ');

function reachedRows(part: Part): Cells[] {
  const all = part.rows('turns.csv');
  const games = Math.max(0, ...all.map((row) => figureIn(row, 'games')));
  return all.filter((row) => figureIn(row, 'games') >= REACHED * games);
}

/** The course of the game's quantities over turns. */
export function turnsPicture(part: Part, sides: readonly string[]): Picture[] {
  const rows = reachedRows(part);
  const { tracks } = part.module.game;
  if (rows.length < 2 || tracks.length === 0) return [];
  const bySide = tracks.some((track) => /_[a-d]$/.test(track));
  const who = (i: number) => (bySide ? `, ${sides[i]}` : '');
  const point = (track: string, i: number, name: string) => (row: Cells) => {
    const y = figureIn(row, track);
    const title = `${capital(spoken(name))}${who(i)}: ${y.toFixed(2)} at turn ${row.turn}, ${whole(figureIn(row, 'games'))} games`;
    return { x: figureIn(row, 'turn'), y, title };
  };
  return [
    course({
      name: 'turns',
      title: 'How a game goes',
      caption:
        'The mean at the first decision of a turn, over the games that have one in it; as far as one game in twenty does.',
      panels: quantities(tracks).map(({ name, tracks: own }) => ({
        title: capital(spoken(name)),
        lines: own.map((track, i) => rows.map(point(track, i, name))),
      })),
      series: bySide ? sides : ['table'],
      axis: 'turn',
    }),
  ];
}

/** How games ended. */
export function endsPicture(part: Part): Picture[] {
  const rows = part.rows('ends.csv');
  if (rows.length === 0) return [];
  const shares = Object.fromEntries(rows.map((row) => [row.end!, figureIn(row, 'share')]));
  return [
    ends({
      name: 'ends',
      title: 'How games ended',
      caption: 'Shares of all games.',
      bars: [{ label: '', shares }],
    }),
  ];
}

export function courseTables(part: Part): Table[] {
  const { tracks } = part.module.game;
  const [ended, turns] = [part.rows('ends.csv'), reachedRows(part)];
  return [
    ...(ended.length > 0
      ? [
          tableOf('How games ended', ended, [
            words('end', 'end'),
            count('games', 'games'),
            rate('share', 'share'),
          ]),
        ]
      : []),
    ...(turns.length > 0
      ? [
          tableOf('Means at the first decision of a turn, as far as one game in twenty has one', turns, [
            count('turn', 'turn'),
            count('games', 'games'),
            ...tracks.map((track) => figure(spoken(track), track, (value) => value.toFixed(2))),
          ]),
        ]
      : []),
  ];
}
