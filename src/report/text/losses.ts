import { decimal } from '../../core/english.js';
import type { GameModule } from '../../games/module.js';
import { type Loss, lossesIn, weightOf } from '../rows/counts.js';
import type { PlayedCell } from '../rows/difficulty.js';
import { percent } from './match.js';
import { table, wrap } from './table.js';

/** More than these are for the files. */
const MOST_LINES = 10;
/** Of each of several setups. */
const MOST_NAMED = 3;

const life = (value: number): string => decimal(value, 1);

const dearest = (module: GameModule, cell: PlayedCell): Loss[] =>
  lossesIn(module, cell).filter((loss) => weightOf(module.cooperative!, loss) > 0);

function lossTable({ cooperative }: GameModule, losses: readonly Loss[]): string {
  const [first, ...rest] = cooperative!.losses.map(({ heading }) => heading);
  const head = ['by', '', first!, '95% interval', 'in games', ...rest];
  const rows = losses.map(({ source, share, costs }) => {
    const [{ value, interval }, ...more] = costs as [Loss['costs'][number], ...Loss['costs']];
    return [
      source.name,
      source.kind,
      life(value),
      `${life(interval[0])} to ${life(interval[1])}`,
      percent(share),
      ...more.map((cost) => life(cost.value)),
    ];
  });
  return table([head, ...rows], { right: head.map((_, i) => i).slice(2) });
}

function sayOne(module: GameModule, cell: PlayedCell): string[] {
  const losses = dearest(module, cell);
  if (losses.length === 0) return [];
  const shown = losses.slice(0, MOST_LINES);
  const total = losses.reduce((sum, { costs }) => sum + costs[0]!.value, 0);
  const { losses: kinds, lossesAbout } = module.cooperative!;
  const more = losses.length - shown.length;
  return [
    `${wrap(`What cost ${kinds[0]!.heading} life, a game (${life(total)} in all):`)}\n\n${lossTable(module, shown)}`,
    wrap(`${lossesAbout}${more > 0 ? ` ${more} more are in losses.csv.` : ''}`),
  ];
}

function sayMany(
  module: GameModule,
  cells: readonly PlayedCell[],
  name: (cell: PlayedCell) => string,
): string {
  const lines = cells.map((cell) => {
    const named = dearest(module, cell)
      .toSorted((one, other) => other.costs[0]!.value - one.costs[0]!.value)
      .slice(0, MOST_NAMED);
    const said = named.map(({ source, costs }) => `${source.name} ${life(costs[0]!.value)}`).join(', ');
    return wrap(`${name(cell)}: ${said || 'nothing'}.`, '    ').slice(2);
  });
  const { heading } = module.cooperative!.losses[0]!;
  return [`What cost ${heading} most life, a game:`, ...lines].join('\n');
}

/** What it was that cost life; of several setups only the dearest. */
export function sayLosses(
  module: GameModule,
  cells: readonly PlayedCell[],
  name: (cell: PlayedCell) => string,
): string[] {
  return cells.length === 1 ? sayOne(module, cells[0]!) : [sayMany(module, cells, name)];
}
