import type { Factor, Replacement, Side, Sides } from '../../module.js';
import { GEMS, MAGES, RELICS, SPELLS } from '../cards/index.js';
import { definitionOf, definitions } from '../pool.js';
import { dealtSide } from './dealt.js';
import { dataOf } from './flags.js';
import { type DealtData, type PlayersData, playersSide, type SideData } from './sides.js';

const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

const factorsOf = (kind: string, ids: readonly string[]): Factor[] =>
  ids.map((id) => ({ id, name: nameOf(id), kind }));

const OF_MAGES = factorsOf('mage', MAGES);
const OF_MARKET = [GEMS, RELICS, SPELLS].map((ids) => factorsOf('market card', ids));

/** Every mage and every market card. */
export const FACTORS: readonly Factor[] = [...OF_MAGES, ...OF_MARKET.flat()];

/** Side a with something else about it. */
export function changedPlayers(
  { kind, ...data }: PlayersData | DealtData,
  change: Partial<Omit<PlayersData, 'kind'>>,
): Side<SideData> {
  const whole = { ...data, ...change };
  if (kind === 'dealt') return dealtSide(whole);
  return playersSide(whole as Omit<PlayersData, 'kind'>);
}

/** Each other mage instead of each who plays, or each other card instead of one of its kind. */
export function replacements(sides: Sides<SideData>, what: string): Replacement<SideData>[] {
  const [players] = dataOf(sides);
  const now = what === 'mages' ? players.mages : players.market;
  if (typeof now === 'number' || now === 'random') return [];
  const kinds = what === 'mages' ? [OF_MAGES] : OF_MARKET;
  return kinds.flatMap((kind) => {
    const outs = kind.filter(({ id }) => now.includes(id));
    const ins = kind.filter(({ id }) => !now.includes(id));
    return outs.flatMap((out) =>
      ins.map((other) => {
        const then = now.map((id) => (id === out.id ? other.id : id));
        return { out, in: other, sides: [changedPlayers(players, { [what]: then }), sides[1]] as const };
      }),
    );
  });
}
