import type { Cooperative, Factor, GameModule } from '../../games/module.js';
import type { Tally } from '../../match/tally.js';
import { setupColumns } from './changes.js';
import { type Column, decimals, type Row } from './csv.js';
import { type Measured, meanOf, type PlayedCell } from './difficulty.js';

/** How the pilot uses something that may be in a game. */
export interface Use {
  /** The share of the games with it in which it was used at all. */
  readonly share: number;
  /** How often in a game with it, in the order of `Cooperative.uses`. */
  readonly often: readonly number[];
}

const placeIn = (names: readonly string[], name: string): number => names.indexOf(name);

/** Of the factor at this place. */
export function useOf({ cooperative }: GameModule, tally: Tally, factor: number): Use {
  const { sources, counts, uses, factors } = cooperative!;
  const games = tally.factors.games(factor);
  const source = sources.findIndex(({ id }) => id === factors[factor]!.id);
  const kinds = uses.map((use) => placeIn(counts, use));
  const used = Math.max(...kinds.map((kind) => tally.counts.games(source, kind)));
  const total = (kind: number) =>
    (tally.counts.perGame(source, kind, tally.blocks).sum * tally.games) / tally.blocks;
  return { share: used / games, often: kinds.map((kind) => total(kind) / games) };
}

export const useFields = ({ cooperative }: GameModule, { share, often }: Use): Row => ({
  used_share: share,
  ...Object.fromEntries(cooperative!.uses.map((use, i) => [use, often[i]!])),
});

export function useColumns(module: GameModule): Column[] {
  return [
    ...setupColumns(module),
    'kind',
    'id',
    'name',
    'games',
    ...decimals(6, 'used_share', ...module.cooperative!.uses),
    'agent',
    'seed',
  ];
}

/** A row for everything that was in some game of a cell. */
export function useRows(module: GameModule, { setup, plan, tally }: PlayedCell): Row[] {
  return module.cooperative!.factors.flatMap(({ kind, id, name }, i) => {
    const games = tally.factors.games(i);
    if (games === 0) return [];
    const use = useFields(module, useOf(module, tally, i));
    return [
      { ...setup, kind, id, name, games, ...use, agent: plan.agents.join(','), seed: Number(plan.seed) },
    ];
  });
}

/** What one thing has cost the players in a game, all games taken together. */
export interface Loss {
  readonly source: Factor;
  /** The share of the games in which it cost the first of `Cooperative.losses`, or gave it back. */
  readonly share: number;
  /** In the order of `Cooperative.losses`; less than 0 where it gave back more than it cost. */
  readonly costs: readonly Measured[];
}

/** All that cost something in any game, the dearest first. */
export function lossesIn({ cooperative }: GameModule, { tally, stopped }: PlayedCell): Loss[] {
  const { sources, counts, losses } = cooperative!;
  const kinds = losses.map(({ count }) => placeIn(counts, count));
  return sources
    .flatMap((source, i) => {
      if (kinds.every((kind) => tally.counts.games(i, kind) === 0)) return [];
      const costs = kinds.map((kind) => meanOf(tally.counts.perGame(i, kind, tally.blocks), stopped.rule));
      return [{ source, share: tally.counts.games(i, kinds[0]!) / tally.games, costs }];
    })
    .sort((one, other) => weightOf(cooperative!, other) - weightOf(cooperative!, one));
}

/** By which losses are ranked. */
export const weightOf = ({ losses }: Cooperative, { costs }: Loss): number =>
  losses.reduce((sum, { ranks }, i) => (ranks ? sum + costs[i]!.value : sum), 0);

export function lossColumns(module: GameModule): Column[] {
  const figures = module.cooperative!.losses.flatMap(({ count }) => [count, `${count}_low`, `${count}_high`]);
  return [
    ...setupColumns(module),
    'kind',
    'id',
    'name',
    'games',
    ...decimals(6, 'share', ...figures),
    'agent',
    'seed',
  ];
}

export function lossRows(module: GameModule, cell: PlayedCell): Row[] {
  const { setup, plan, tally } = cell;
  return lossesIn(module, cell).map(({ source, share, costs }) => ({
    ...setup,
    ...source,
    games: tally.games,
    share,
    ...Object.fromEntries(
      module.cooperative!.losses.flatMap(({ count }, i) => {
        const { value, interval } = costs[i]!;
        return [
          [count, value],
          [`${count}_low`, interval[0]],
          [`${count}_high`, interval[1]],
        ];
      }),
    ),
    agent: plan.agents.join(','),
    seed: Number(plan.seed),
  }));
}
