import { InputError } from '../../../core/game.js';
import { blamed } from '../../../core/input.js';
import type { SetupFlags, SetupNames, SetupWords, Side, Sides } from '../../module.js';
import { NEMESES } from '../cards/index.js';
import { LEVEL_NAMES } from '../levels.js';
import { dealtSide } from './dealt.js';
import type { SideData } from './sides.js';
import {
  DEFAULT_PLAYERS,
  type DealtData,
  type NemesisData,
  nemesisSide,
  type PlayersData,
  playersSide,
} from './sides.js';
import { marketText } from './text.js';

/** Both sides from the flags; whoever names no mages gets random ones. */
export function sidesFrom(words: SetupWords): Sides<SideData> {
  const { nemesis, level = 'normal', mages = 'random' } = words;
  if (nemesis === undefined || nemesis.trim() === '') {
    throw new InputError(`--nemesis is missing; expected one of ${NEMESES.join(', ')}`);
  }
  const players = mages.trim() === 'random' ? randomPlayers(words) : namedPlayers(words, mages);
  blamed('nemesis', nemesis, () => nemesisSide({ nemesis }));
  return [players, blamed('level', level, () => nemesisSide({ nemesis, level }))];
}

function randomPlayers({ players = `${DEFAULT_PLAYERS}`, market = 'random' }: SetupWords): Side<DealtData> {
  if (!/^[1-4]$/.test(players)) {
    throw new InputError(`--players "${players}": expected a whole number from 1 to 4`);
  }
  // Where the mages are dealt, so is a random market.
  const own = market === 'dealt' ? 'random' : market;
  return blamed('market', market, () => dealtSide({ mages: Number(players), market: own }));
}

function namedPlayers({ players, market = 'random' }: SetupWords, text: string): Side<SideData> {
  const mages = text.split(',').map((name) => name.trim());
  blamed('mages', text, () => playersSide({ mages }));
  if (players !== undefined && Number(players) !== mages.length) {
    throw new InputError(
      `--players "${players}": expected ${mages.length}, as many as --mages names, or --mages random`,
    );
  }
  if (market === 'dealt') return dealtSide({ mages });
  return blamed('market', market, () => playersSide({ mages, market }));
}

/** What the sides are, checked: the players', then the nemesis's. */
export function dataOf([players, nemesis]: Sides<SideData>): [PlayersData | DealtData, NemesisData] {
  if (players.data.kind === 'nemesis') {
    throw new InputError(`side a is ${players.name}; expected the players' side`);
  }
  if (nemesis.data.kind !== 'nemesis') throw new InputError(`side b is ${nemesis.name}; expected a nemesis`);
  return [players.data, nemesis.data];
}

export function playersIn({ mages }: PlayersData | DealtData): number {
  return typeof mages === 'number' ? mages : mages.length;
}

export function namesOf(sides: Sides<SideData>): SetupNames {
  const [players, { nemesis, level }] = dataOf(sides);
  const { mages, market } = players;
  return {
    nemesis,
    level,
    players: playersIn(players),
    mages: typeof mages === 'number' ? 'random' : mages.join(','),
    market: marketText(market),
  };
}

/** What users say about a game, beside the dials. */
export const SETUP_FLAGS: SetupFlags<SideData> = {
  flags: [
    {
      name: 'players',
      value: 'N',
      about: 'how many random mages, 1 to 4 (default 2)',
      between: ',',
      all: ['1', '2', '3', '4'],
    },
    {
      name: 'mages',
      value: 'M,…',
      about: 'who plays, such as kadir,mist, or random (default), dealt anew for every game',
      between: '/',
    },
    {
      name: 'market',
      value: 'NAME',
      about: 'what can be bought: deck_destruction, free_energy, nine ids with commas, or random (default)',
      between: '/',
    },
    {
      name: 'nemesis',
      value: 'N',
      about: 'the nemesis, such as rageborne',
      between: ',',
      all: NEMESES,
    },
    {
      name: 'level',
      value: 'L',
      about: 'novice, normal (default), expert or extinction',
      between: ',',
      all: LEVEL_NAMES,
    },
  ],
  columns: ['nemesis', 'level', 'players', 'mages', 'market'],
  lead: ['nemesis', 'players', 'mages', 'level'],
  inNames: ['nemesis', 'players', 'mages'],
  sidesFrom,
  namesOf,
  say: sayColumn,
};

function sayColumn(column: string, value: string | number): string {
  if (column === 'players') return value === 1 ? '1 player' : `${value} players`;
  if (column === 'market') return `market ${isNine(value) ? 'of nine cards' : value}`;
  return column === 'mages' ? `mages ${value}` : String(value);
}

const isNine = (market: string | number): boolean => String(market).includes(',');
