import { InputError } from '../../../core/game.js';
import { findName, named } from '../../../core/names.js';
import type { Side, Sides } from '../../module.js';
import { LEADER_CARDS, LEADERS } from '../cards/index.js';
import { RELICS } from '../cards/relics.js';
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
  /** The only one of its leader's relics that it may recruit; left out when it may choose. */
  readonly relic?: string;
}

const nameOf = (leader: LeaderWord): string =>
  leader === RANDOM ? 'a random leader' : LEADER_CARDS[leader].name;

/** As text it is `decima`, `decima:base`, `decima=praetorian-01` or `decima+volos:team+draft`. */
export function sideOf(
  leaders: readonly LeaderWord[],
  variants: readonly VariantName[],
  relic?: string,
): Side<SideData> {
  const suffix = variants.length > 0 ? ` (${variants.join(', ')})` : '';
  const withRelic = relic === undefined ? '' : ` with ${RELICS[relic]!.name}`;
  return {
    name: `${leaders.map(nameOf).join(' and ')}${withRelic}${suffix}`,
    from: `${leaders.join('+')}${relic === undefined ? '' : `=${relic}`}${variants.length > 0 ? `:${variants.join('+')}` : ''}`,
    data: { leaders, variants, ...(relic === undefined ? {} : { relic }) },
  };
}

/** One of a leader's own relics, by its name. */
function relicNamed(text: string, leaders: readonly LeaderWord[], variants: readonly VariantName[]): string {
  const [leader] = leaders;
  if (leaders.length > 1 || leader === RANDOM || variants.some((word) => OTHER_RELICS.includes(word))) {
    throw new InputError(`relic "${text}": expected one leader by name, who has relics of their own`);
  }
  return findName(text, `relic of ${nameOf(leader!)}`, LEADER_CARDS[leader!].relics);
}
const OTHER_RELICS: readonly VariantName[] = ['base', 'draft', 'secret', 'auction'];

export const leaderNamed = (text: string): LeaderWord | undefined => named(text.trim(), WORDS);

/** A side as text, or undefined for what names no leader. */
export function readSide(text: string): Side<SideData> | undefined {
  const [who = '', words, more] = text.split(':');
  const [names = '', relic, another] = who.split('=');
  const leaders = names.split('+').map(leaderNamed);
  if (more !== undefined || another !== undefined || leaders.some((leader) => leader === undefined)) {
    return undefined;
  }
  const variants = readVariants(words?.split('+') ?? []);
  const named = leaders as LeaderWord[];
  return sideOf(named, variants, relic === undefined ? undefined : relicNamed(relic, named, variants));
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
  /** By seat: the only relic that its player may recruit, where there is such a limit. */
  readonly relics: readonly (string | undefined)[];
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
  const relics = each === 1 ? sides.map(({ data }) => data.relic) : [];
  return { leaders: seated(sides, each), variants, relics };
}

/** Teams sit at 0 and 3, and at 1 and 2. */
function seated(sides: Sides<SideData>, each: number): LeaderWord[] {
  const [a, b] = sides.map(({ data }) => data.leaders);
  if (each === 1) return sides.map(({ data }) => data.leaders[0]!);
  return [a![0]!, b![0]!, b![1]!, a![1]!];
}
