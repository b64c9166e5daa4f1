import type { State } from '../../../core/game.js';
import type { Cooperative } from '../../module.js';
import { at, Size } from '../layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from '../option.js';
import { definitionOf, definitions } from '../pool.js';
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

/** A spell that is prepped is cast later, unless the game ends before; gems, relics and abilities are used at once. */
const USES = ['gained', 'prepped', 'used'] as const;

const useIn = (kind: number): number => {
  switch (kind) {
    case OptionKind.Gain:
      return 0;
    case OptionKind.Prep:
      return 1;
    case OptionKind.Play:
    case OptionKind.Use:
    case OptionKind.Ability:
      return 2;
    default:
      return -1;
  }
};

/** The factor of each definition, or -1; starters and nemesis cards are none. */
const FACTOR_OF = Int32Array.from(definitions, ({ id }) => POSITIONS.get(id) ?? -1);

function countUse(s: State, option: number, out: Float64Array): void {
  const kind = kindIn(option);
  const use = useIn(kind);
  if (use < 0) return;
  const d = kind === OptionKind.Ability ? s[at.mage + placeIn(option)]! : definitionIn(option);
  const factor = FACTOR_OF[d]!;
  if (factor >= 0) out[factor * USES.length + use]!++;
}

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
  uses: USES,
  countUse,
  replaceable: ['mages', 'market'],
  replacements,
  comparable: (words, what) =>
    (words.market ?? 'random') === 'random' && what.includes('market')
      ? { ...words, market: 'dealt' }
      : words,
  crew: (sides) => ({ seats: playersIn(dataOf(sides)[0]), each: 'mage' }),
  seatNames: (s) => Array.from({ length: s[at.players]! }, (_, seat) => mageName(s, seat)),
};
