import { InputError } from '../../../core/game.js';
import type { Patch, Side } from '../../module.js';
import { GEMS, MAGES, RELICS, SPELLS } from '../cards/index.js';
import { MARKET_RECIPE } from '../levels.js';
import type { Setup } from '../setup.js';
import { prepare } from './prepare.js';
import { type DealtData, type NemesisData, type PlayersOptions, playersSide } from './sides.js';
import { dealtText } from './text.js';

/**
 * Games of a block in which mages or markets are dealt: as many as there are mages. The nemesis deck and the
 * turn order are the same in all of them, and every mage and every market card is in some and not in others,
 * so that a block shows what each of them is worth.
 */
export const DEALS = MAGES.length;

export interface DealtOptions extends Omit<PlayersOptions, 'mages'> {
  /** How many are dealt, or who plays. */
  readonly mages: number | readonly string[];
}

/** Side a with random mages, or named ones with a random market; both anew for every game of a block. */
export function dealtSide({ mages, market = 'random', ...lives }: DealtOptions): Side<DealtData> {
  if (typeof mages === 'number' && !(Number.isInteger(mages) && mages >= 1 && mages <= 4)) {
    throw new InputError(`${mages} players; expected one to four`);
  }
  const named = typeof mages === 'number' ? MAGES.slice(0, mages) : mages;
  const checked = playersSide({ mages: named, market, ...lives });
  const { kind: _, ...known } = checked.data;
  const data: DealtData = {
    ...known,
    kind: 'dealt',
    mages: typeof mages === 'number' ? mages : checked.data.mages,
  };
  const name = typeof mages === 'number' ? `${mages} random ${mages === 1 ? 'mage' : 'mages'}` : checked.name;
  return { name, from: dealtText(data), data };
}

const KINDS = [
  [GEMS, MARKET_RECIPE.gem],
  [RELICS, MARKET_RECIPE.relic],
  [SPELLS, MARKET_RECIPE.spell],
] as const;

/** The setup of one game of a block; its mages and market follow from the seed. */
export function prepareDealt(
  { mages, market, ...rest }: DealtData,
  against: NemesisData,
  patches: readonly Patch[],
  number: number,
): Setup {
  const named = typeof mages === 'number' ? MAGES.slice(0, mages) : mages;
  const setup = prepare({ ...rest, kind: 'players', mages: named, market }, against, patches);
  const of = (ids: readonly string[]): number[] => ids.map((id) => setup.starters.get(id)!);
  return {
    ...setup,
    deal: {
      number,
      mages: typeof mages === 'number' ? of(MAGES) : undefined,
      market: market === 'random' ? KINDS.map(([ids, piles]) => [of(ids), piles] as const) : undefined,
    },
  };
}
