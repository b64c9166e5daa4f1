import { MARKETS } from '../cards/index.js';
import type { DealtData, NemesisData, PlayersData } from './sides.js';

/** A side as one text that a user can type again: `mages=kadir,mist;market=free_energy;gravehold=25`. */
const joined = (parts: readonly (readonly [string, unknown])[]): string =>
  parts
    .filter(([, value]) => value !== undefined)
    .map(([word, value]) => `${word}=${value}`)
    .join(';');

/** The name of a recommended market, else its nine ids. */
export function marketText(market: 'random' | readonly string[]): string {
  if (market === 'random') return market;
  const text = market.join(',');
  return Object.keys(MARKETS).find((name) => MARKETS[name]!.join(',') === text) ?? text;
}

export function playersText({ mages, market, playerLife, gravehold }: Omit<PlayersData, 'kind'>): string {
  return joined([
    ['mages', mages.join(',')],
    ['market', marketText(market)],
    ['player-life', playerLife],
    ['gravehold', gravehold],
  ]);
}

/** A market is `dealt` where the mages are named, because `random` is then one draw for each block. */
export function dealtText({ mages, market, playerLife, gravehold }: Omit<DealtData, 'kind'>): string {
  const named = typeof mages !== 'number';
  return joined([
    ['mages', named ? mages.join(',') : 'random'],
    ['players', named ? undefined : mages],
    ['market', named && market === 'random' ? 'dealt' : marketText(market)],
    ['player-life', playerLife],
    ['gravehold', gravehold],
  ]);
}

const patchText = (patches: NonNullable<NemesisData['patches']>): string =>
  Object.entries(patches)
    .flatMap(([card, numbers]) =>
      Object.entries(numbers).map(([number, value]) => `${card}.${number}=${value}`),
    )
    .join(',');

/** A nemesis as it is printed has a short name. */
export function nemesisText({ nemesis, level, life, basics, turnOrder, patches }: NemesisData): string {
  const isPrinted = [life, basics, turnOrder, patches].every((change) => change === undefined);
  if (isPrinted) return level === 'normal' ? nemesis : `${nemesis}:${level}`;
  return joined([
    ['nemesis', nemesis],
    ['level', level],
    ['life', life],
    ['basics', basics?.join(',')],
    ['turn-order', turnOrder?.join(',')],
    ['patch', patches && patchText(patches)],
  ]);
}
