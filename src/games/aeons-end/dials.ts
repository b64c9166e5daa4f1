import { InputError } from '../../core/game.js';
import { blamed } from '../../core/input.js';
import { named, nearest } from '../../core/names.js';
import type { Dial, MatchOptions, Sides } from '../module.js';
import { GEMS, MAGES, RELICS, SPECIFIC, SPELLS } from './cards/index.js';
import { Size, TurnCard } from './layout.js';
import { TURN_ORDERS, type TurnWord } from './levels.js';
import { limitsOfNumber, numbersOf } from './numbers.js';
import { definitionOf, definitions } from './pool.js';
import { idOf, leastLife, prepare } from './prepare.js';
import { changedPlayers } from './replacements.js';
import type { Setup } from './setup.js';
import { dataOf, playersIn } from './setup-words.js';
import {
  BASIC_CARDS,
  type DealtData,
  MOST_LIFE,
  type NemesisData,
  nemesisSide,
  type PlayersData,
  type SideData,
} from './sides.js';
import type { Card, Mage } from './vocabulary.js';

type SettingDial = Omit<Dial<SideData>, 'at' | 'name'> & {
  /** What of a side the dial changes. */
  change(value: number): {
    readonly players?: Partial<Omit<PlayersData, 'kind'>>;
    readonly nemesis?: Partial<NemesisData>;
  };
};

/** From 1 to twice what it is: whoever wants more says so. */
const around = (printed: number): Pick<SettingDial, 'printed' | 'range' | 'limits'> => ({
  printed,
  range: [1, Math.min(MOST_LIFE, 2 * printed)],
  limits: [1, MOST_LIFE],
});

/** The dials that are no numbers of cards, by the word that a user types. */
const SETTINGS: Readonly<Record<string, (setup: Setup, against: NemesisData) => SettingDial>> = {
  life: ({ nemesis, nemesisLife }) => ({
    words: `the life of ${definitions[nemesis]!.card.name}`,
    ...around(nemesisLife),
    change: (life) => ({ nemesis: { life } }),
  }),
  gravehold: ({ graveholdLife }) => ({
    words: 'the life of Gravehold',
    ...around(graveholdLife),
    change: (gravehold) => ({ players: { gravehold } }),
  }),
  'player-life': ({ playerLife }) => ({
    words: 'the life of each mage',
    ...around(playerLife),
    change: (life) => ({ players: { playerLife: life } }),
  }),
  'basics-1': (setup) => basicsDial(setup, 0),
  'basics-2': (setup) => basicsDial(setup, 1),
  'basics-3': (setup) => basicsDial(setup, 2),
  'turn-order': turnOrderDial,
};

function basicsDial({ basics }: Setup, tier: number): SettingDial {
  const range = [0, BASIC_CARDS[tier]!] as const;
  return {
    words: `the number of basic cards of tier ${tier + 1}`,
    printed: basics[tier]!,
    range,
    limits: range,
    change: (value) => ({ nemesis: { basics: basics.map((n, i) => (i === tier ? value : n)) } }),
  };
}

/** How many cards the nemesis has in the turn order deck; those of the players stay. */
function turnOrderDial({ turnOrder, mages }: Setup, against: NemesisData): SettingDial {
  const words = against.turnOrder ?? TURN_ORDERS[mages.length - 1]!;
  const others = words.filter((word) => word !== 'nemesis');
  const range = [1, Size.TurnCards - others.length] as const;
  return {
    words: 'the number of nemesis cards in the turn order deck',
    printed: turnOrder.filter((kind) => kind === TurnCard.Nemesis).length,
    range,
    limits: range,
    change: (value) => ({
      nemesis: { turnOrder: [...others, ...new Array<TurnWord>(value).fill('nemesis')] },
    }),
  };
}

export const DIAL_NAMES: readonly string[] = Object.keys(SETTINGS);

/** A dial by the word that a user types: a setting, or `CARD.NUMBER`. */
export function dial(sides: Sides<SideData>, options: MatchOptions, name: string): Dial<SideData> {
  const setting = named(name, DIAL_NAMES);
  if (setting !== undefined) return settingDial(sides, options, setting);
  return blamed('dial', name, () => cardDial(sides, options, name));
}

function settingDial(sides: Sides<SideData>, options: MatchOptions, name: string): Dial<SideData> {
  const [players, against] = dataOf(sides);
  const setup = prepare(standIns(players), against, options.patches);
  const { change, ...rest } = SETTINGS[name]!(setup, against);
  return {
    ...rest,
    name,
    at(value) {
      const { players: ours = {}, nemesis: theirs = {} } = change(value);
      return {
        sides: [changedPlayers(players, ours), nemesisSide({ ...against, ...theirs })],
        options,
      };
    },
  };
}

/** Mages of the same number: whoever they are, the setup's numbers are the same. */
function standIns(players: PlayersData | DealtData): PlayersData {
  const { mages } = players;
  if (typeof mages !== 'number') return { ...players, kind: 'players', mages };
  return { ...players, kind: 'players', mages: MAGES.slice(0, playersIn(players)) };
}

/** Whether a card may come up: nothing of other nemeses, nor of mages and markets that are not played with. */
function isInGame(id: string, sides: Sides<SideData>): boolean {
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

/** What the rules can bear of a number: the life of a nemesis is printed for all levels. */
function limitsAt(card: Card, number: string, level: string): readonly [number, number] {
  const [least, most] = limitsOfNumber(card, number);
  return [card.type === 'nemesis' && number === 'life' ? leastLife(level) : least, most];
}

/** A number of a card, as a patch would change it. */
function cardDial(sides: Sides<SideData>, options: MatchOptions, name: string): Dial<SideData> {
  const at = name.indexOf('.');
  if (at < 0) {
    throw new InputError(
      `expected ${DIAL_NAMES.join(', ')} or CARD.NUMBER, such as bane_sire.life; nearest: "${nearest(name, DIAL_NAMES)}"`,
    );
  }
  const [typed, number] = [name.slice(0, at), name.slice(at + 1)];
  const id = idOf(typed);
  const { card } = definitions[definitionOf.get(id)!]!;
  if (!isInGame(id, sides)) {
    throw new InputError(
      `${card.name} is never in this game; expected a card of its nemesis, mages or market, or a basic card`,
    );
  }
  const found = numbersOf(card).find(({ path }) => path === number);
  if (!found) {
    const paths = numbersOf(card).map(({ path }) => path);
    throw new InputError(
      `${card.name} has no number "${number}"; expected ${paths.join(', ') || 'another card, because it has none'}`,
    );
  }
  const now = options.patches?.findLast((patch) => patch.card === id && patch.number === number)?.value;
  const limits = limitsAt(card, number, dataOf(sides)[1].level);
  const printed = now ?? found.value;
  return {
    name: `${id}.${number}`,
    words: `${found.words} of ${card.name}`,
    printed,
    range: [limits[0], Math.min(limits[1], Math.max(2 * printed, printed + 4))],
    limits,
    at: (value) => ({
      sides,
      options: { ...options, patches: [...(options.patches ?? []), { card: id, number, value }] },
    }),
  };
}
