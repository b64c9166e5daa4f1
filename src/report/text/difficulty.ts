import { numeral } from '../../core/english.js';
import type { GameModule } from '../../games/module.js';
import { type OrderAgreement, orderAgreement } from '../../stats/comparisons/order-agreement.js';
import { measured, NOBODY_WON, type PlayedCell, winRate } from '../rows/difficulty.js';
import type { Effect } from '../rows/effect.js';
import { sayCheckedRate, sayCheckedRates } from './check.js';
import { sayEffects } from './effect.js';
import { sayLosses } from './losses.js';
import { percent, range, whole } from './match.js';
import { table, wrap } from './table.js';

/** The columns of the setup, besides what is played against. */
function otherColumns({ setupFlags, cooperative }: GameModule): string[] {
  return setupFlags!.columns.filter((column) => column !== cooperative!.foe);
}

/** Those in which the cells differ. */
export function varied(module: GameModule, cells: readonly PlayedCell[]): string[] {
  return otherColumns(module).filter((key) => new Set(cells.map(({ setup }) => setup[key])).size > 1);
}

const MANY = 4;

/** A list of many has no name. */
const short = (value: string | number = ''): string => {
  const parts = String(value).split(',');
  return parts.length > MANY ? `${numeral(parts.length)} cards` : String(value);
};

const sayTenths = (value: number): string => value.toFixed(1);

function title(module: GameModule, cells: readonly PlayedCell[]): string {
  const [{ setup, plan }] = cells as [PlayedCell, ...PlayedCell[]];
  const games = cells.reduce((sum, { tally }) => sum + tally.games, 0);
  const changing = varied(module, cells);
  const common = otherColumns(module).filter((key) => !changing.includes(key));
  const said = common.map((key) => module.setupFlags!.say(key, setup[key]!));
  const about = [...said, plan.agents.join(',')].join(', ');
  return `${module.game.title}: ${about}; ${whole(games)} games, seed ${plan.seed}`;
}

const foeOf = ({ cooperative }: GameModule, { setup }: PlayedCell): string =>
  cooperative!.foeName(String(setup[cooperative!.foe]));

function cellTable(module: GameModule, cells: readonly PlayedCell[]): string {
  const { foe, shown } = module.cooperative!;
  const keys = varied(module, cells);
  const rows = cells.map((cell) => {
    const { value, interval } = winRate(cell);
    return [
      foeOf(module, cell),
      ...keys.map((key) => short(cell.setup[key])),
      percent(value),
      range(interval),
      ...shown.map(({ measure }) => sayTenths(measured(module, cell, measure).value)),
    ];
  });
  const head = [foe, ...keys, 'win rate', '95% interval', ...shown.map(({ heading }) => heading)];
  const first = 1 + keys.length;
  return table([head, ...rows], { right: head.map((_, i) => i).slice(first) });
}

/** A cell among others, in a few words. */
export function nameOf(module: GameModule, cell: PlayedCell, keys: readonly string[]): string {
  return [foeOf(module, cell), ...keys.map((key) => short(cell.setup[key]))].join(', ');
}

function sayEnds(module: GameModule, cells: readonly PlayedCell[]): string {
  const keys = varied(module, cells);
  const lines = cells.map((cell) => {
    const { tally } = cell;
    const shares = [...module.game.ends, NOBODY_WON].flatMap((end, i) =>
      tally.ends[i] === 0 ? [] : [`${end} ${percent(tally.ends[i]! / tally.games)}`],
    );
    return wrap(`${nameOf(module, cell, keys)}: ${shares.join(', ')}.`, '    ').slice(2);
  });
  return ['How games end:', ...lines].join('\n');
}

/** Cells that differ only in what is played against. */
export function groups(module: GameModule, cells: readonly PlayedCell[]): PlayedCell[][] {
  const bySetup = new Map<string, PlayedCell[]>();
  for (const cell of cells) {
    const setup = JSON.stringify(otherColumns(module).map((key) => cell.setup[key]));
    bySetup.set(setup, [...(bySetup.get(setup) ?? []), cell]);
  }
  return [...bySetup.values()].filter((group) => group.length > 1);
}

const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** How the measured order compares with that of the printed ratings. */
function sayAgreement({ as, against, close }: OrderAgreement, names: readonly string[]): string {
  const pairs = as.length + against.length + close.length;
  if (pairs === 0) return 'Their printed ratings are all the same.';
  if (as.length === pairs) return 'That is the order of the printed ratings.';
  const tooClose = close.length === 0 ? '' : `, ${close.length} too close to tell`;
  const turned = against.map(([lower, higher]) => `${names[lower]} is harder than ${names[higher]}`);
  const but = turned.length === 0 ? '' : `: ${turned.join('; ')}`;
  return `Of ${count(pairs, 'pair')} with different printed ratings ${as.length} stand as printed${tooClose} and ${against.length} the other way round${but}.`;
}

function sayGroup(module: GameModule, group: readonly PlayedCell[], keys: readonly string[]): string {
  const { rating, foe } = module.cooperative!;
  const items = group.map((cell) => {
    const { value, interval } = winRate(cell);
    return { cell, rate: value, interval, rank: rating(String(cell.setup[foe])) };
  });
  const ranked = items.toSorted((one, other) => one.rate - other.rate);
  const name = ({ cell, rank }: (typeof items)[number]) => `${foeOf(module, cell)} (${rank})`;
  const order = ranked.map((item) => `${name(item)} ${percent(item.rate)}`).join(', ');
  const { setup } = group[0]!;
  const head = keys.length === 0 ? '' : `${keys.map((key) => short(setup[key])).join(', ')}: `;
  return wrap(
    `${head}hardest first, with the printed ratings: ${order}. ${sayAgreement(orderAgreement(items), items.map(name))}`.replace(
      /^h/,
      'H',
    ),
  );
}

/** What shared luck within blocks means for the intervals. */
function sayBlocks({ cooperative }: GameModule, cells: readonly PlayedCell[]): string[] {
  if (cells.every(({ plan }) => plan.deals === 1)) return [];
  return [wrap(`${cooperative!.dealing}; intervals are computed from blocks.`)];
}

function sayStops(cells: readonly PlayedCell[]): string[] {
  const { rule } = cells[0]!.stopped;
  if (rule.kind === 'none') return [];
  const early = cells.filter(({ stopped }) => stopped.by === rule.kind).length;
  return [
    wrap(
      `The stopping rule has ended ${early} of ${cells.length}. The intervals hold for all looks at once, so stopping early does not bias them.`,
    ),
  ];
}

/** A second pilot's word on each cell. */
function sayChecks(module: GameModule, cells: readonly PlayedCell[]): string[] {
  const keys = varied(module, cells);
  const checks = cells.flatMap((cell) =>
    cell.checked ? [{ name: nameOf(module, cell, keys), checked: cell.checked, cell }] : [],
  );
  if (checks.length !== 1) return sayCheckedRates(checks);
  const [{ checked, cell }] = checks as [(typeof checks)[number]];
  return [sayCheckedRate(checked, { side: undefined, pilot: cell.plan.agents[0]! })];
}

/** Everything for the terminal, at most 80 columns wide. */
export function sayDifficulty(
  module: GameModule,
  cells: readonly PlayedCell[],
  effects: readonly Effect[],
): string {
  const keys = varied(module, cells);
  return [
    wrap(title(module, cells)),
    cellTable(module, cells),
    ...sayChecks(module, cells),
    ...groups(module, cells).map((group) => sayGroup(module, group, keys)),
    sayEnds(module, cells),
    ...sayLosses(module, cells, (cell) => nameOf(module, cell, keys)),
    ...sayEffects(effects, (cell) => (cells.length === 1 ? '' : nameOf(module, cell, keys))),
    ...sayBlocks(module, cells),
    ...sayStops(cells),
  ].join('\n\n');
}

/** A batch shows one line of these for each of many. */
export function difficultyHeadline(module: GameModule, cell: PlayedCell): Record<string, string> {
  const { value, interval } = winRate(cell);
  return {
    games: whole(cell.tally.games),
    'players win': percent(value),
    '95% interval': range(interval),
    ...headlineOf(module, cell),
  };
}

/** The first of the measures that the table shows. */
function headlineOf(module: GameModule, cell: PlayedCell): Record<string, string> {
  const { heading, measure } = module.cooperative!.shown[0]!;
  return { [heading]: sayTenths(measured(module, cell, measure).value) };
}
