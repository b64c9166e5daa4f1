import { InputError } from '../../../core/game.js';
import { blamed } from '../../../core/input.js';
import { nearest } from '../../../core/names.js';
import type { SetupFlags, SetupNames, SetupWords, Side, Sides } from '../../module.js';
import { LEADERS } from '../cards/index.js';
import { readVariants, seatsOf, VARIANTS, type VariantName } from '../variants.js';
import {
  type LeaderWord,
  leaderNamed,
  RANDOM,
  readSide,
  type SideData,
  sideOf,
  sidesOf,
  tableOf,
} from './sides.js';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** The sides from the flags: leaders by seat, or a side for each letter; leaders that are not named are dealt. */
function sidesFrom(words: SetupWords): Sides<SideData> {
  const { variant } = words;
  const variants =
    variant === undefined ? [] : blamed('variant', variant, () => readVariants(variant.split(',')));
  const letters = LETTERS.filter((letter) => words[letter] !== undefined);
  if (letters.length === 0) {
    const sides = sidesOf(leadersFrom(words, variants), variants);
    tableOf(sides);
    return sides;
  }
  if (words.leaders !== undefined) {
    throw new InputError(`--${letters[0]} and --leaders: expected one of them, because both name leaders`);
  }
  return lettered(words, variants);
}

/** What is left out at the end is dealt, as many as the players say. */
function lettered(words: SetupWords, variants: readonly VariantName[]): Sides<SideData> {
  const seats = playersFrom(words, seatsOf(variants));
  const each = variants.includes('team') ? 2 : 1;
  const last = LETTERS.findLastIndex((letter) => words[letter] !== undefined) + 1;
  const count = Math.max(last, seats === undefined ? 2 : seats / each);
  const sides = LETTERS.slice(0, count).map((letter) => letteredSide(words, letter, variants, each));
  if (seats !== undefined && sides.length * each !== seats) {
    throw new InputError(`--${LETTERS[last - 1]}: expected ${seats / each} sides, not ${sides.length}`);
  }
  tableOf(sides);
  return sides;
}

function letteredSide(
  words: SetupWords,
  letter: (typeof LETTERS)[number],
  variants: readonly VariantName[],
  each: number,
): Side<SideData> {
  const text = words[letter];
  if (text === undefined)
    return sideOf(
      Array.from({ length: each }, () => RANDOM),
      variants,
    );
  const side = blamed(letter, text, () => readSide(text));
  if (!side) throw new InputError(`--${letter} "${text}": ${noLeader(text)}`);
  return words.variant === undefined ? side : sideOf(side.data.leaders, variants, side.data.relic);
}

const noLeader = (text: string): string =>
  `expected ${[...LEADERS, RANDOM].join(', ')}, or two of them with a + for a team; nearest: "${nearest(text, LEADERS)}"`;

function playersFrom({ players }: SetupWords, wanted: number | undefined): number | undefined {
  if (players === undefined) return wanted;
  if (!/^[2-4]$/.test(players))
    throw new InputError(`--players "${players}": expected a whole number from 2 to 4`);
  if (wanted !== undefined && Number(players) !== wanted) {
    throw new InputError(`--players "${players}": expected ${wanted}, which the variant is for`);
  }
  return Number(players);
}

function leadersFrom(words: SetupWords, variants: readonly VariantName[]): LeaderWord[] {
  const { leaders } = words;
  const seats = playersFrom(words, seatsOf(variants));
  if (leaders === undefined) return Array.from({ length: seats ?? 2 }, () => RANDOM);
  const named = leaders.split(',').map((text) => {
    const leader = leaderNamed(text);
    if (leader === undefined) throw new InputError(`--leaders "${leaders}": ${noLeader(text)}`);
    return leader;
  });
  const wanted = seats ?? Math.min(4, Math.max(2, named.length));
  if (named.length !== wanted) {
    throw new InputError(`--leaders "${leaders}": expected ${wanted}, one for each seat`);
  }
  return named;
}

function namesOf(sides: Sides<SideData>): SetupNames {
  const { leaders, variants } = tableOf(sides);
  return { players: leaders.length, leaders: leaders.join(','), variant: variants.join(',') || 'relics' };
}

function sayColumn(column: string, value: string | number): string {
  if (column === 'players') return `${value} players`;
  return column === 'leaders' ? `leaders ${value}` : `variant ${value}`;
}

/** What users say about a game, beside the dials. */
export const SETUP_FLAGS: SetupFlags<SideData> = {
  flags: [
    {
      name: 'players',
      value: 'N',
      about: 'how many players, 2 to 4 (default 2, or as many as the variant is for)',
      between: ',',
      all: ['2', '3', '4'],
    },
    {
      name: 'leaders',
      value: 'L,…',
      about: `who leads each seat: ${LEADERS.join(', ')}, or random (default), dealt anew for every game`,
      between: '/',
    },
    {
      name: 'variant',
      value: 'V,…',
      about: `${VARIANTS.join(', ')}; several with commas (default relics)`,
      between: '/',
    },
  ],
  columns: ['players', 'leaders', 'variant'],
  lead: ['players', 'leaders', 'variant'],
  inNames: ['leaders', 'variant'],
  besideSides: true,
  sidesFrom,
  namesOf,
  say: sayColumn,
};
