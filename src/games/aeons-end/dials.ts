import { InputError } from '../../core/game.js';
import type { Dial, DialFacts } from '../dials.js';
import type { MatchOptions, Sides } from '../module.js';
import { GEMS, MAGES, RELICS, SPECIFIC, SPELLS } from './cards/index.js';
import { Size } from './layout.js';
import { TURN_ORDERS, type TurnWord } from './levels.js';
import { definitionOf, definitions } from './pool.js';
import type { Setup } from './setup.js';
import { dataOf, playersIn } from './sides/flags.js';
import { idOf, prepare } from './sides/prepare.js';
import {
  BASIC_CARDS,
  type DealtData,
  MOST_LIFE,
  type NemesisData,
  type PlayersData,
  type SideData,
} from './sides/sides.js';
import type { Mage } from './vocabulary.js';

type Both = readonly [PlayersData | DealtData, NemesisData];

interface Setting extends DialFacts {
  /** What of the sides a value changes. */
  change(value: number): {
    readonly players?: Partial<Omit<PlayersData, 'kind'>>;
    readonly nemesis?: Partial<NemesisData>;
  };
}

interface TableDial {
  readonly name: string;
  readonly help: string;
  setting(setup: Setup, against: NemesisData): Setting;
}

/** From 1 to twice what it is: whoever wants more says so. */
const around = (printed: number): Pick<Setting, 'printed' | 'range' | 'limits'> => ({
  printed,
  range: [1, Math.min(MOST_LIFE, 2 * printed)],
  limits: [1, MOST_LIFE],
});

/** The dials that are no numbers of cards. */
const TABLE: readonly TableDial[] = [
  {
    name: 'life',
    help: 'the life of the nemesis',
    setting: ({ nemesis, nemesisLife }) => ({
      about: `the life of ${definitions[nemesis]!.card.name}`,
      ...around(nemesisLife),
      change: (life) => ({ nemesis: { life } }),
    }),
  },
  {
    name: 'gravehold',
    help: 'the life of Gravehold',
    setting: ({ graveholdLife }) => ({
      about: 'the life of Gravehold',
      ...around(graveholdLife),
      change: (gravehold) => ({ players: { gravehold } }),
    }),
  },
  {
    name: 'player-life',
    help: 'the life of each mage; the rulebook eases the solo game with 12 or 15',
    setting: ({ playerLife }) => ({
      about: 'the life of each mage',
      ...around(playerLife),
      change: (life) => ({ players: { playerLife: life } }),
    }),
  },
  ...[1, 2, 3].map((tier) => ({
    name: `basics-${tier}`,
    help: `how many basic cards of tier ${tier} the nemesis deck has`,
    setting: (setup: Setup) => basicsSetting(setup, tier - 1),
  })),
  {
    name: 'turn-order',
    help: 'how many nemesis cards the turn order deck has',
    setting: nemesisCardsSetting,
  },
  {
    name: 'turn-cards',
    help: 'for one mage: how many cards of its own the turn order deck has; the rulebook eases the solo game with 4',
    setting: ownCardsSetting,
  },
];

function basicsSetting({ basics }: Setup, tier: number): Setting {
  const range = [0, BASIC_CARDS[tier]!] as const;
  return {
    about: `the number of basic cards of tier ${tier + 1}`,
    printed: basics[tier]!,
    range,
    limits: range,
    change: (value) => ({ nemesis: { basics: basics.map((n, i) => (i === tier ? value : n)) } }),
  };
}

const turnWords = ({ mages }: Setup, { turnOrder }: NemesisData): readonly TurnWord[] =>
  turnOrder ?? TURN_ORDERS[mages.length - 1]!;

/** How many cards of a kind the turn order deck has; the others stay. */
function turnCardsSetting(setup: Setup, against: NemesisData, kind: TurnWord, about: string): Setting {
  const words = turnWords(setup, against);
  const others = words.filter((word) => word !== kind);
  const range = [1, Size.TurnCards - others.length] as const;
  return {
    about,
    printed: words.length - others.length,
    range,
    limits: range,
    change: (value) => ({ nemesis: { turnOrder: [...others, ...new Array<TurnWord>(value).fill(kind)] } }),
  };
}

function nemesisCardsSetting(setup: Setup, against: NemesisData): Setting {
  return turnCardsSetting(setup, against, 'nemesis', 'the number of nemesis cards in the turn order deck');
}

/** The rulebook's ways to ease the game are for one player. */
function ownCardsSetting(setup: Setup, against: NemesisData): Setting {
  const { mages } = setup;
  if (mages.length !== 1) {
    throw new InputError(`turn-cards: this game has ${mages.length} mages; expected one, who plays alone`);
  }
  return turnCardsSetting(setup, against, 0, "the number of the player's cards in the turn order deck");
}

export const DIALS: readonly Dial<SideData>[] = TABLE.map(({ name, help, setting }) => ({
  name,
  of: 'table',
  help,
  facts(sides: Sides<SideData>, options: MatchOptions) {
    const [players, against] = dataOf(sides);
    const { change: _, ...facts } = setting(prepare(standIns(players), against, options.patches), against);
    return facts;
  },
}));

/** What the sides are with the dials that are set. */
export function withDials(both: Both, { dials = {}, patches = [] }: MatchOptions): Both {
  let [players, against] = both;
  for (const { name, setting } of TABLE) {
    const value = dials[name]?.[0];
    if (value === undefined) continue;
    const { change } = setting(prepare(standIns(players), against, patches), against);
    const { players: ours = {}, nemesis: theirs = {} } = change(value);
    players = { ...players, ...ours } as PlayersData | DealtData;
    against = { ...against, ...theirs };
  }
  return [players, against];
}

/** Mages of the same number: whoever they are, the setup's numbers are the same. */
function standIns(players: PlayersData | DealtData): PlayersData {
  const { mages } = players;
  if (typeof mages !== 'number') return { ...players, kind: 'players', mages };
  return { ...players, kind: 'players', mages: MAGES.slice(0, playersIn(players)) };
}

/** Whether a card may come up: nothing of other nemeses, nor of mages and markets that are not played with. */
export function isInGame(sides: Sides<SideData>, name: string): boolean {
  const id = idOf(name);
  const [{ mages, market }, { nemesis }] = dataOf(sides);
  const isOthers = Object.entries(SPECIFIC).some(
    ([of, own]) => of !== nemesis && (of === id || own.includes(id)),
  );
  if (isOthers) return false;
  if (OF_MARKET.includes(id)) return market === 'random' || market.includes(id);
  return (
    typeof mages === 'number' || !OF_MAGES.includes(id) || mages.some((mage) => cardsOf(mage).includes(id))
  );
}

const OF_MARKET = [...GEMS, ...RELICS, ...SPELLS];
const cardsOf = (mage: string): string[] => {
  const { hand, deck } = definitions[definitionOf.get(mage)!]!.card as Mage;
  return [mage, ...hand, ...deck];
};
const OF_MAGES = MAGES.flatMap(cardsOf);
