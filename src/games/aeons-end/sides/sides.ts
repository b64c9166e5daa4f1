import { InputError } from '../../../core/game.js';
import { optional, refuse, wholeNumber } from '../../../core/input.js';
import { findName } from '../../../core/names.js';
import type { Side } from '../../module.js';
import { GEMS, MAGES, MARKETS, NEMESES, RELICS, SPELLS } from '../cards/index.js';
import { LEVEL_NAMES, type TurnWord } from '../levels.js';
import { definitionOf, definitions } from '../pool.js';
import { nemesisText, playersText } from './text.js';

/** Side a: who plays, and what they can buy. */
export interface PlayersData {
  readonly kind: 'players';
  readonly mages: readonly string[];
  /** Nine ids, or `random` for another draw in every game. */
  readonly market: 'random' | readonly string[];
  readonly playerLife?: number;
  readonly gravehold?: number;
}

/** Side b: what they play against. */
export interface NemesisData {
  readonly kind: 'nemesis';
  readonly nemesis: string;
  readonly level: string;
  readonly life?: number;
  /** Basic cards of tiers 1 to 3. */
  readonly basics?: readonly number[];
  readonly turnOrder?: readonly TurnWord[];
  /** Changed numbers: card id, then path, then value. */
  readonly patches?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
/** Side a with mages or a market that are dealt anew for every game of a block. */
export interface DealtData extends Omit<PlayersData, 'kind' | 'mages'> {
  readonly kind: 'dealt';
  /** Who plays, or how many random mages. */
  readonly mages: number | readonly string[];
}
export type SideData = PlayersData | DealtData | NemesisData;

export interface PlayersOptions {
  readonly mages: readonly string[];
  /** `random`, the name of a recommended market, or nine ids. */
  readonly market?: string | readonly string[];
  readonly playerLife?: number;
  readonly gravehold?: number;
}
export type NemesisOptions = Omit<NemesisData, 'kind' | 'level'> & { readonly level?: string };

/** As many as the rulebook's first game has. */
export const DEFAULT_PLAYERS = 2;
export const MOST_LIFE = 999;

const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

const checkLife = optional(wholeNumber(1, MOST_LIFE));

// Side a

export function playersSide(options: PlayersOptions): Side<PlayersData> {
  const mages = findMages(options.mages);
  const market = findMarket(options.market ?? 'random');
  const { playerLife, gravehold } = options;
  checkLife(playerLife, 'playerLife');
  checkLife(gravehold, 'gravehold');
  const data: PlayersData = {
    kind: 'players',
    mages,
    market,
    ...(playerLife === undefined ? {} : { playerLife }),
    ...(gravehold === undefined ? {} : { gravehold }),
  };
  return { name: sayMages(mages), from: playersText(data), data };
}

const sayMages = (mages: readonly string[]): string =>
  new Intl.ListFormat('en').format(mages.map(nameOf)).replace(', and ', ' and ');

function findMages(given: readonly string[]): string[] {
  if (!Array.isArray(given) || given.length < 1 || given.length > 4) {
    throw new InputError(
      `expected one to four mages, not ${Array.isArray(given) ? given.length : JSON.stringify(given)}`,
    );
  }
  const mages = given.map((mage) => findName(mage, 'mage', MAGES));
  const twice = mages.find((mage, i) => mages.indexOf(mage) < i);
  if (twice !== undefined)
    throw new InputError(`${nameOf(twice)} is named twice; every mage plays at most once`);
  return mages;
}

const CARDS = [...GEMS, ...RELICS, ...SPELLS];
const PILES = 9;

function findMarket(given: string | readonly string[]): 'random' | readonly string[] {
  if (typeof given === 'string') {
    const names = ['random', ...Object.keys(MARKETS)];
    const name = given.includes(',') ? given : findName(given, 'market', names);
    if (name === 'random') return 'random';
    return MARKETS[name] ?? findMarket(given.split(',').map((id) => id.trim()));
  }
  const ids = given.map((id) => findName(id, 'market card', CARDS));
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined)
    throw new InputError(`${nameOf(twice)} is named twice in the market; every pile is another card`);
  if (ids.length !== PILES) throw new InputError(`a market has nine piles; this one names ${ids.length}`);
  return CARDS.filter((id) => ids.includes(id));
}

// Side b

export function nemesisSide(options: NemesisOptions): Side<NemesisData> {
  const nemesis = findName(options.nemesis, 'nemesis', NEMESES);
  const level = findName(options.level ?? 'normal', 'level', LEVEL_NAMES);
  const { life, basics, turnOrder, patches } = options;
  checkLife(life, 'life');
  if (basics) checkBasics(basics);
  const data: NemesisData = {
    kind: 'nemesis',
    nemesis,
    level,
    ...(life === undefined ? {} : { life }),
    ...(basics ? { basics } : {}),
    ...(turnOrder ? { turnOrder } : {}),
    ...(patches ? { patches } : {}),
  };
  const name = level === 'normal' ? nameOf(nemesis) : `${nameOf(nemesis)} (${level})`;
  return { name, from: nemesisText(data), data };
}

/** In the box, by tier. */
export const BASIC_CARDS = [8, 7, 7] as const;

function checkBasics(basics: readonly number[]): void {
  if (basics.length !== 3)
    refuse('basics', `expected three numbers, one for each tier, not ${basics.length}`);
  for (const [i, most] of BASIC_CARDS.entries()) wholeNumber(0, most)(basics[i], `basics of tier ${i + 1}`);
}
