import type { Seed, State } from '../../core/game.js';
import { Luck } from '../../core/luck.js';
import type { CardInfo, CardNumber, First, GameModule, MatchOptions, Side, Sides } from '../module.js';
import { LEADER_CARDS, LEADERS } from './cards/index.js';
import { DIALS, MOST_BID } from './dials.js';
import { shards } from './game.js';
import { known } from './known.js';
import { at, Variant } from './layout.js';
import { MARKET } from './market.js';
import { numbersOf } from './numbers.js';
import { definitionOf, definitions } from './pool.js';
import { leaderName, seatName } from './say/names.js';
import type { Setup } from './setup.js';
import { SETUP_FLAGS } from './sides/flags.js';
import { idOf, prepare } from './sides/prepare.js';
import { type LeaderWord, RANDOM, readSide, type SideData, sidesOf, tableOf } from './sides/sides.js';
import { WAYS } from './sides/ways.js';
import { isVariant } from './state.js';
import { isFirstFixed, VARIANTS, type VariantName } from './variants.js';
import type { Card, PlayCard } from './vocabulary.js';
import { sayText } from './words.js';

const setups = new Map<string, Setup>();

function setupFor(sides: Sides<SideData>, options: MatchOptions, first: First): Setup {
  const { dials, patches } = options;
  const key = JSON.stringify([sides.map(({ data }) => data), dials, patches, first]);
  const setup = setups.get(key) ?? prepare(sides, options, first);
  setups.set(key, setup);
  return setup;
}

/** Sides of a game of any kind. */
function randomSides(seed: Seed): Sides<SideData> {
  const luck = new Luck(seed);
  const [players, variants] = WAYS[luck.below(WAYS.length)]!;
  const leaders = Array.from({ length: players }, () => RANDOM as LeaderWord);
  return sidesOf(leaders, variants);
}

function saySide({ name, data: { leaders, variants } }: Side<SideData>): string {
  const relics = leaders.flatMap((leader) => (leader === RANDOM ? [] : LEADER_CARDS[leader].relics));
  const isWithRelics = !['base', 'draft', 'secret'].some((word) => variants.includes(word as VariantName));
  if (!isWithRelics || relics.length === 0) return name;
  return `${name}\n  relics: ${relics.map((id) => definitions[definitionOf.get(id)!]!.card.name).join(', ')}`;
}

/** The Nemesis decides nothing, so its seat has no name. */
function seatNames(s: State): string[] {
  const seats = isVariant(s, Variant.Nemesis) ? 1 : s[at.players]!;
  return Array.from({ length: seats }, (_, seat) =>
    s[at.leader + seat]! < 0 ? seatName(s, seat) : `${leaderName(s, seat)} (${seatName(s, seat)})`,
  );
}

// The cards

function cards(): CardInfo[] {
  return [...definitionOf].map(([id, d]) => {
    const { card } = definitions[d]!;
    return {
      id,
      name: card.name,
      sets: [card.set],
      type: card.type,
      group: card.faction ?? 'none',
      traits: traitsOf(card),
      numbers: printedNumbers(card),
      get words() {
        return sayText(card);
      },
      entry: card,
    };
  });
}

function traitsOf(card: Card): string[] {
  if (card.type === 'leader') return [];
  return [...(card.relicOf ? ['relic'] : []), ...(card.starter ? ['item'] : [])];
}

function printedNumbers(card: Card): Record<string, number> {
  if (card.type === 'leader') return { health: card.health };
  const { cost, defense, shield, copies } = card;
  const numbers = { ...(card.relicOf ? {} : { cost }), defense, shield, copies };
  return Object.fromEntries(
    Object.entries(numbers).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

const numbers = (name: string): readonly CardNumber[] =>
  numbersOf(definitions[definitionOf.get(idOf(name))!]!.card);

/** Cards of the expansion are not in the base game, and against the Nemesis only you have relics. */
function holds(sides: Sides<SideData>, name: string): boolean {
  const { variants, leaders } = tableOf(sides);
  const { card } = definitions[definitionOf.get(idOf(name))!]!;
  if (card.type === 'leader') return leaders.some((word) => word === RANDOM || LEADER_CARDS[word] === card);
  if (variants.includes('base')) return card.set === 'base';
  return !(card as PlayCard).relicOf || isRelicInGame(sides, card as PlayCard);
}

function isRelicInGame(sides: Sides<SideData>, { relicOf }: PlayCard): boolean {
  const { variants, leaders } = tableOf(sides);
  if (variants.includes('draft') || variants.includes('secret')) return true;
  const people = variants.includes('nemesis') ? leaders.slice(0, 1) : leaders;
  return people.some((leader) => leader === RANDOM || leader === relicOf);
}

export const shardsModule: GameModule<Setup, SideData> = {
  game: shards,
  rules: '1',
  sets: ['base', 'relics'],
  variants: VARIANTS,
  sideNames: LEADERS,
  defaultSides: ['decima', 'ko-syn-wu'],
  rotations: (sides) => (isFirstFixed(sides[0]!.data.variants) ? 1 : sides.length),
  dials: DIALS,
  auction: { dial: 'bid', most: MOST_BID, verb: 'pay', cost: (value) => value },
  budgets: { random: [10_000, 25_000], heuristic: [3_000, 8_000] },
  namedSide: readSide,
  randomSides,
  seatNames,
  known,
  setupFlags: SETUP_FLAGS,
  market: MARKET,
  holds,
  numbers,
  setupFor,
  saySide,
  describeSide: ({ name, data }) => ({ name, ...data }),
  cards,
};
