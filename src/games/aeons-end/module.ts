import type { Seed } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import type { CardInfo, CardNumber, First, GameModule, MatchOptions, Side, Sides } from '../module.js';
import { MAGES, NEMESES } from './cards/index.js';
import { DIALS, isInGame, withDials } from './dials.js';
import { aeonsEnd } from './game.js';
import { known } from './known.js';
import { LEVEL_NAMES, LEVELS } from './levels.js';
import { numbersOf } from './numbers.js';
import { definitionOf, definitions, specificOf } from './pool.js';
import type { Setup } from './setup.js';
import { cooperative } from './sides/cooperative.js';
import { prepareDealt } from './sides/dealt.js';
import { dataOf, SETUP_FLAGS } from './sides/flags.js';
import { idOf, leastLife, prepare } from './sides/prepare.js';
import { readSide } from './sides/read.js';
import {
  type NemesisData,
  nemesisSide,
  type PlayersData,
  playersSide,
  type SideData,
} from './sides/sides.js';
import type { Card, Mage, Nemesis } from './vocabulary.js';
import { sayText } from './words.js';

export { nemesisSide, playersSide } from './sides/sides.js';

/** Bundled sides: pairs of mages with a recommended market, and every nemesis at every level. */
const PLAYERS: Readonly<Record<string, () => Side<SideData>>> = {
  'kadir-adelheim': () => playersSide({ mages: ['kadir', 'adelheim'], market: 'deck_destruction' }),
  'jian-brama': () => playersSide({ mages: ['jian', 'brama'], market: 'free_energy' }),
  'mist-xaxos': () => playersSide({ mages: ['mist', 'xaxos'], market: 'deck_destruction' }),
  'lash-phaedraxa': () => playersSide({ mages: ['lash', 'phaedraxa'], market: 'free_energy' }),
  kadir: () => playersSide({ mages: ['kadir'], market: 'deck_destruction' }),
  'brama-mist-xaxos': () => playersSide({ mages: ['brama', 'mist', 'xaxos'], market: 'random' }),
  'adelheim-jian-lash-phaedraxa': () =>
    playersSide({ mages: ['adelheim', 'jian', 'lash', 'phaedraxa'], market: 'random' }),
};
const NEMESIS_NAMES: readonly string[] = NEMESES.flatMap((nemesis) =>
  LEVEL_NAMES.map((level) => (level === 'normal' ? nemesis : `${nemesis}:${level}`)),
);

function namedSide(name: string): Side<SideData> | undefined {
  if (Object.hasOwn(PLAYERS, name)) return { ...PLAYERS[name]!(), from: name };
  if (!NEMESIS_NAMES.includes(name)) return readSide(name);
  const [nemesis = '', level = 'normal'] = name.split(':');
  return nemesisSide({ nemesis, level });
}

/** Any mages with any market, or any nemesis at any level. */
function randomSide(seed: Seed, side: 0 | 1): Side<SideData> {
  const luck = new Luck(seed);
  return side === 0 ? randomPlayers(luck) : randomNemesis(luck);
}

function randomPlayers(luck: Luck): Side<PlayersData> {
  const left = [...MAGES];
  const n = 1 + luck.below(4);
  const mages = Array.from({ length: n }, () => left.splice(luck.below(left.length), 1)[0]!);
  return playersSide({ mages, market: 'random' });
}

function randomNemesis(luck: Luck): Side<NemesisData> {
  const nemesis = NEMESES[luck.below(NEMESES.length)]!;
  return nemesisSide({ nemesis, level: LEVEL_NAMES[luck.below(LEVEL_NAMES.length)]! });
}

const setups = new Map<string, Setup>();

function setupFor(sides: Sides<SideData>, options: MatchOptions, _first: First): Setup {
  const { patches = [], deal } = options;
  const [players, nemesis] = withDials(dataOf(sides), options);
  const key = JSON.stringify([players, nemesis, patches, deal]);
  const known = setups.get(key);
  if (known) return known;
  const setup =
    players.kind === 'dealt'
      ? prepareDealt(players, nemesis, patches, deal ?? 0)
      : prepare(players, nemesis, patches);
  setups.set(key, setup);
  return setup;
}

/** The life that is printed for a nemesis must leave something of it at its level. */
function numbersOfCard(name: string, sides?: Sides<SideData>): readonly CardNumber[] {
  const { card } = definitions[definitionOf.get(idOf(name))!]!;
  const level = sides && dataOf(sides)[1].level;
  return numbersOf(card).map((number) =>
    level !== undefined && card.type === 'nemesis' && number.path === 'life'
      ? { ...number, limits: [leastLife(level), number.limits[1]] }
      : number,
  );
}

const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

function saySide({ name, data }: Side<SideData>): string {
  if (data.kind !== 'nemesis') {
    const market = data.market === 'random' ? 'drawn for every game' : data.market.map(nameOf).join(', ');
    return [name, `  market: ${market}`].join('\n');
  }
  const { life } = definitions[definitionOf.get(data.nemesis)!]!.card as Nemesis;
  return [name, `  life: ${data.life ?? life + LEVELS[data.level]!.nemesisLife}`].join('\n');
}

const describeSide = ({ name, data }: Side<SideData>): Readonly<Record<string, unknown>> => ({
  name,
  ...data,
});

// The cards

const SETS = ['Base'] as const;

function cards(): CardInfo[] {
  return [...definitionOf].map(([id, d]) => {
    const { card } = definitions[d]!;
    return {
      id,
      name: card.name,
      sets: SETS,
      type: card.type,
      group: groupOf(id, d, card),
      traits: [],
      numbers: printedNumbers(card),
      get words() {
        return sayText(card);
      },
      entry: card,
    };
  });
}

function groupOf(id: string, d: number, card: Card): string {
  if (specificOf[d]! > 0) return definitions[specificOf[d]! - 1]!.id;
  if ('mage' in card && card.mage) return card.mage;
  if ('tier' in card) return 'basic';
  return 'cost' in card ? (isStarter(id) ? 'starter' : 'market') : card.type;
}

const isStarter = (id: string): boolean => id === 'crystal' || id === 'spark';

function printedNumbers(card: Card): Record<string, number> {
  const { cost, tier, life, power, rating } = card as unknown as Record<string, unknown>;
  const charges = (card as Mage).ability?.charges;
  return Object.fromEntries(
    Object.entries({ cost, tier, life, power, charges, rating }).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

export const aeonsEndModule: GameModule<Setup, SideData> = {
  game: aeonsEnd,
  rules: '3',
  sets: SETS,
  variants: [],
  sideNames: [...Object.keys(PLAYERS), ...NEMESIS_NAMES],
  foeNames: NEMESIS_NAMES,
  defaultSides: ['kadir-adelheim', 'rageborne'],
  rotations: () => 1,
  dials: DIALS,
  budgets: { heuristic: [3000, 6000] },
  namedSide,
  randomSide,
  known,
  setupFlags: SETUP_FLAGS,
  cooperative,
  holds: isInGame,
  numbers: numbersOfCard,
  setupFor,
  saySide,
  describeSide,
  cards,
};
