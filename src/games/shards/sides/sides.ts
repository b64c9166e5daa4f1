import { InputError } from '../../../core/game.js';
import { named } from '../../../core/names.js';
import type { Side, Sides } from '../../module.js';
import { LEADER_CARDS, LEADERS } from '../cards/index.js';
import { readVariants, seatsOf, type VariantName } from '../variants.js';
import type { LeaderName } from '../vocabulary.js';

/** A leader that is dealt for every game, or auctioned. */
export const RANDOM = 'random';
export type LeaderWord = LeaderName | typeof RANDOM;
const WORDS = [...LEADERS, RANDOM] as const;

/** A player, or a team of two; and the variants of the game, the same for all its sides. */
export interface SideData {
  readonly leaders: readonly LeaderWord[];
  readonly variants: readonly VariantName[];
}

const nameOf = (leader: LeaderWord): string =>
  leader === RANDOM ? 'a random leader' : LEADER_CARDS[leader].name;

/** As text it is `decima`, `decima:base` or `decima+volos:team+draft`. */
export function sideOf(leaders: readonly LeaderWord[], variants: readonly VariantName[]): Side<SideData> {
  const suffix = variants.length > 0 ? ` (${variants.join(', ')})` : '';
  return {
    name: `${leaders.map(nameOf).join(' and ')}${suffix}`,
    from: leaders.join('+') + (variants.length > 0 ? `:${variants.join('+')}` : ''),
    data: { leaders, variants },
  };
}

export const leaderNamed = (text: string): LeaderWord | undefined => named(text.trim(), WORDS);

/** A side as text, or undefined for what names no leader. */
export function readSide(text: string): Side<SideData> | undefined {
  const [names = '', variants, more] = text.split(':');
  const leaders = names.split('+').map(leaderNamed);
  if (more !== undefined || leaders.some((leader) => leader === undefined)) return undefined;
  return sideOf(leaders as LeaderWord[], readVariants(variants?.split('+') ?? []));
}

const isTeam = (variants: readonly VariantName[]): boolean => variants.includes('team');

/** The sides of a game from the leaders of its seats. */
export function sidesOf(leaders: readonly LeaderWord[], variants: readonly VariantName[]): Sides<SideData> {
  if (!isTeam(variants)) return leaders.map((leader) => sideOf([leader], variants));
  return [sideOf([leaders[0]!, leaders[3]!], variants), sideOf([leaders[1]!, leaders[2]!], variants)];
}

export interface Table {
  /** By seat. */
  readonly leaders: readonly LeaderWord[];
  readonly variants: readonly VariantName[];
}

/** What the sides say about a game, checked: who sits where, by which variants. */
export function tableOf(sides: Sides<SideData>): Table {
  const { variants } = sides[0]!.data;
  const other = sides.find(({ data }) => data.variants.join() !== variants.join());
  if (other) throw new InputError(`${sides[0]!.name} and ${other.name} are sides of different variants`);
  const each = isTeam(variants) ? 2 : 1;
  const wrong = sides.find(({ data }) => data.leaders.length !== each);
  if (wrong) {
    throw new InputError(
      `${wrong.name}: expected ${each === 2 ? 'two leaders, such as decima+volos' : 'one leader'}`,
    );
  }
  const seats = sides.length * each;
  const wanted = seatsOf(variants);
  if (wanted !== undefined && wanted !== seats) {
    throw new InputError(`${variants.join(', ')}: expected ${wanted / each} sides, not ${sides.length}`);
  }
  if (
    variants.includes('auction') &&
    sides.some(({ data }) => data.leaders.some((word) => word !== RANDOM))
  ) {
    throw new InputError('auction: leaders are bid for; expected no names of leaders');
  }
  if (seats > 4) throw new InputError(`expected two to four sides, not ${sides.length}`);
  return { leaders: seated(sides, each), variants };
}

/** Teams sit at 0 and 3, and at 1 and 2. */
function seated(sides: Sides<SideData>, each: number): LeaderWord[] {
  const [a, b] = sides.map(({ data }) => data.leaders);
  if (each === 1) return sides.map(({ data }) => data.leaders[0]!);
  return [a![0]!, b![0]!, b![1]!, a![1]!];
}
