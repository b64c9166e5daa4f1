import type { State } from '../../../core/game.js';
import type { Cooperative, Factor } from '../../module.js';
import { at, Size } from '../layout.js';
import { definitionOf, definitions } from '../pool.js';
import { COUNTS, keepCount } from '../rules/ledger.js';
import { mageName } from '../say/names.js';
import type { Nemesis } from '../vocabulary.js';
import { DEALS } from './dealt.js';
import { dataOf, playersIn } from './flags.js';
import { FACTORS, replacements } from './replacements.js';
import type { SideData } from './sides.js';

const nemesisCard = (id: string): Nemesis => definitions[definitionOf.get(id)!]!.card as Nemesis;

const POSITIONS: ReadonlyMap<string, number> = new Map(FACTORS.map(({ id }, i) => [id, i]));

/** A changed card counts for the card. */
function present(s: State, out: Uint8Array): void {
  out.fill(0);
  for (let seat = 0; seat < s[at.players]!; seat++) mark(s[at.mage + seat]!, out);
  for (let p = 0; p < Size.Piles; p++) mark(s[at.pile + p]!, out);
}

function mark(d: number, out: Uint8Array): void {
  if (d >= 0) out[POSITIONS.get(definitions[d]!.id)!] = 1;
}

/** In the order of their definitions, as the ledger has them. */
const sources: readonly Factor[] = [...definitionOf].map(([id, d]) => {
  const { name, type } = definitions[d]!.card;
  return { id, name, kind: type };
});

/** What the commands about difficulty need. */
export const cooperative: Cooperative<SideData> = {
  foe: 'nemesis',
  rating: (nemesis) => nemesisCard(nemesis).rating,
  foeName: (nemesis) => nemesisCard(nemesis).name,
  shown: [
    { measure: 'rounds', heading: 'rounds' },
    { measure: 'gravehold_life', heading: 'Gravehold' },
  ],
  dealing: `Mages and markets that are random are dealt anew for each of the ${DEALS} games of a block, which have the nemesis deck and the turn order in common`,
  deals: (sides) => (dataOf(sides)[0].kind === 'dealt' ? DEALS : 1),
  factors: FACTORS,
  present,
  sources,
  counts: COUNTS,
  uses: ['gained', 'cast', 'used'],
  losses: [
    { count: 'gravehold_lost', heading: 'Gravehold', ranks: true },
    { count: 'set_off', heading: 'set off', ranks: true },
    { count: 'players_lost', heading: 'players', ranks: false },
  ],
  lossesAbout:
    'Each loss counts for the card or mat whose text says it. "Set off" is what unleashings and strikes cost Gravehold that the card has called: it is also in the rows of the nemesis and of the strikes.',
  keepCount,
  replaceable: ['mages', 'market'],
  replacements,
  comparable: (words, what) =>
    (words.market ?? 'random') === 'random' && what.includes('market')
      ? { ...words, market: 'dealt' }
      : words,
  crew: (sides) => ({ seats: playersIn(dataOf(sides)[0]), each: 'mage' }),
  seatNames: (s) => Array.from({ length: s[at.players]! }, (_, seat) => mageName(s, seat)),
};
