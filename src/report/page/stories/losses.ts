import { decimal } from '../../../core/english.js';
import type { Picture } from '../draw.js';
import { forest } from '../pictures/forest.js';
import { type Cells, estimateIn, figureIn, type Part } from '../run.js';
import { figure, rate, type Shown, type Table, tableOf } from '../story.js';

/** More than these are for the table. */
const MOST_SHOWN = 12;

const life = (value: number): string => decimal(value, 1);

/** What cost the first of the losses, the dearest first. */
export function lossesPicture(part: Part): Picture[] {
  const [loss] = part.module.cooperative!.losses;
  const costOf = (row: Cells) => figureIn(row, loss!.count);
  const dearest = part
    .rows('losses.csv')
    .filter((row) => costOf(row) > 0)
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, MOST_SHOWN);
  if (dearest.length === 0) return [];
  const rows = dearest.map((row) => ({
    ...estimateIn(row, loss!.count, `${loss!.count}_low`, `${loss!.count}_high`),
    label: row.name!,
  }));
  const most = Math.max(...rows.map(({ high }) => high));
  return [
    forest({
      name: 'losses',
      title: `What cost ${loss!.heading} most life`,
      caption: `Life that ${loss!.heading} lost in a game on average, by the card or mat whose text says so, with 95% intervals.`,
      rows,
      axis: 'life, a game',
      say: life,
      tick: String,
      domain: [0, 1.04 * most],
    }),
  ];
}

/** All losses; `setup` tells them apart where there are several setups. */
export function lossesTable(part: Part, setup: readonly Shown[]): Table[] {
  const rows = part.rows('losses.csv');
  if (rows.length === 0) return [];
  const { losses } = part.module.cooperative!;
  return [
    tableOf('Life that was lost, a game', rows, [
      ['by', (row) => row.name!],
      ['kind', (row) => row.kind!],
      ...setup,
      rate(`in games (${losses[0]!.heading})`, 'share'),
      ...losses.map(({ count, heading }) => figure(heading, count, life)),
    ]),
  ];
}
