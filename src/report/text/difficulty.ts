import type { GameModule, SetupNames } from '../../games/module.js';
import { type OrderAgreement, orderAgreement } from '../../stats/comparisons/order-agreement.js';
import { measured, NOBODY_WON, type PlayedCell, winRate } from '../rows/difficulty.js';
import type { Effect } from '../rows/effect.js';
import { sayEffects } from './effect.js';
import { percent, range, whole } from './match.js';
import { table, wrap } from './table.js';

type Key = keyof SetupNames;
const KEYS: readonly Key[] = ['players', 'mages', 'market', 'level'];

/** The keys in which the cells differ, besides the nemesis. */
export function varied(cells: readonly PlayedCell[]): Key[] {
  return KEYS.filter((key) => new Set(cells.map(({ setup }) => setup[key])).size > 1);
}

/** A market of nine ids has no name. */
const short = (text: string | number): string =>
  String(text).split(',').length > 4 ? 'nine cards' : String(text);

const sayTenths = (value: number): string => value.toFixed(1);

function title(module: GameModule, cells: readonly PlayedCell[]): string {
  const [{ setup, plan }] = cells as [PlayedCell, ...PlayedCell[]];
  const games = cells.reduce((sum, { tally }) => sum + tally.games, 0);
  const common = KEYS.filter((key) => !varied(cells).includes(key));
  const said: Record<Key, string> = {
    nemesis: '',
    players: setup.players === 1 ? '1 player' : `${setup.players} players`,
    mages: `mages ${setup.mages}`,
    market: `market ${short(setup.market)}`,
    level: setup.level,
  };
  const about = [...common.map((key) => said[key]), plan.agents.join(',')].join(', ');
  return `${module.game.title}: ${about}; ${whole(games)} games, seed ${plan.seed}`;
}

function cellTable(module: GameModule, cells: readonly PlayedCell[]): string {
  const keys = varied(cells);
  const rows = cells.map((cell) => {
    const { value, interval } = winRate(cell);
    return [
      module.cooperative!.nemesisName(cell.setup.nemesis),
      ...keys.map((key) => short(cell.setup[key])),
      percent(value),
      range(interval),
      sayTenths(measured(module, cell, 'rounds').value),
      sayTenths(measured(module, cell, 'gravehold_life').value),
    ];
  });
  const head = ['nemesis', ...keys, 'win rate', '95% interval', 'rounds', 'Gravehold'];
  const first = 1 + keys.length;
  return table([head, ...rows], { right: [first, first + 1, first + 2, first + 3] });
}

/** A cell among others, in a few words. */
export function nameOf(module: GameModule, { setup }: PlayedCell, keys: readonly Key[]): string {
  const nemesis = module.cooperative!.nemesisName(setup.nemesis);
  return [nemesis, ...keys.map((key) => short(setup[key]))].join(', ');
}

function sayEnds(module: GameModule, cells: readonly PlayedCell[]): string {
  const keys = varied(cells);
  const lines = cells.map((cell) => {
    const { tally } = cell;
    const shares = [...module.game.ends, NOBODY_WON].flatMap((end, i) =>
      tally.ends[i] === 0 ? [] : [`${end} ${percent(tally.ends[i]! / tally.games)}`],
    );
    return wrap(`${nameOf(module, cell, keys)}: ${shares.join(', ')}.`, '    ').slice(2);
  });
  return ['How games end:', ...lines].join('\n');
}

/** Cells that differ in the nemesis alone. */
export function groups(cells: readonly PlayedCell[]): PlayedCell[][] {
  const bySetup = new Map<string, PlayedCell[]>();
  for (const cell of cells) {
    const setup = JSON.stringify(KEYS.map((key) => cell.setup[key]));
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

function sayGroup(module: GameModule, group: readonly PlayedCell[], keys: readonly Key[]): string {
  const { rating, nemesisName } = module.cooperative!;
  const items = group.map((cell) => {
    const { value, interval } = winRate(cell);
    return { cell, rate: value, interval, rank: rating(cell.setup.nemesis) };
  });
  const ranked = items.toSorted((one, other) => one.rate - other.rate);
  const name = ({ cell, rank }: (typeof items)[number]) => `${nemesisName(cell.setup.nemesis)} (${rank})`;
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
function sayBlocks(cells: readonly PlayedCell[]): string[] {
  const deals = Math.max(...cells.map(({ plan }) => plan.deals));
  if (deals === 1) return [];
  return [
    wrap(
      `Mages and markets that are random are dealt anew for each of the ${deals} games of a block, which have the nemesis deck and the turn order in common; intervals are computed from blocks.`,
    ),
  ];
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

/** Everything for the terminal, at most 80 columns wide. */
export function sayDifficulty(
  module: GameModule,
  cells: readonly PlayedCell[],
  effects: readonly Effect[],
): string {
  const keys = varied(cells);
  return [
    wrap(title(module, cells)),
    cellTable(module, cells),
    ...groups(cells).map((group) => sayGroup(module, group, keys)),
    sayEnds(module, cells),
    ...sayEffects(effects, (cell) => (cells.length === 1 ? '' : nameOf(module, cell, keys))),
    ...sayBlocks(cells),
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
    rounds: sayTenths(measured(module, cell, 'rounds').value),
  };
}
