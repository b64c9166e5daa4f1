import type { CardInfo, First, GameModule, MatchOptions, Side, Sides } from '../module.js';
import { CODICES, COPIES, STARTERS } from './cards/index.js';
import { DIALS } from './dials.js';
import { codex } from './game.js';
import { known } from './known.js';
import { definitionOf, definitions } from './pool.js';
import type { Setup } from './setup.js';
import { namedSide, type SpecData, sayTold, toldOf } from './sides.js';
import { formsOf, idOf, numbersOfCard } from './variants.js';
import { type Card, SPECS } from './vocabulary.js';
import { sayText } from './words.js';

const SETS = ['Starter'] as const;

const setups = new Map<string, Setup>();

/** Equal setups are one object, because the state before the first shuffle is kept by setup. */
function setupFor(sides: Sides<SpecData>, { dials = {}, patches = [] }: MatchOptions, first: First): Setup {
  const specs = sides.map(({ data }) => SPECS.indexOf(data.spec));
  const key = JSON.stringify([sides.map(({ data }) => data), dials, patches, first]);
  const known = setups.get(key);
  if (known) return known;
  const { workers, gold, base } = dials;
  const setup: Setup = {
    specs,
    ...(workers ? { workers } : {}),
    ...(gold ? { gold } : {}),
    ...(base ? { base } : {}),
    ...toldOf(sides),
    ...(patches.length > 0 ? { forms: formsOf(patches) } : {}),
    first,
  };
  setups.set(key, setup);
  return setup;
}

/** Whether a card is ever in a game of these sides: Dancers come by a card of Finesse. */
function holds(sides: Sides<SpecData>, name: string): boolean {
  const { card } = definitions[definitionOf.get(idOf(name))!]!;
  const spec = card.type === 'unit' && card.token ? 'finesse' : card.group;
  return spec === 'neutral' || sides.some(({ data }) => data.spec === spec);
}

// The cards

const nameOf = (id: string): string => definitions[definitionOf.get(id)!]!.card.name;

function cards(): CardInfo[] {
  return [...definitionOf].map(([id, d]) => {
    const { card } = definitions[d]!;
    return {
      id,
      name: card.name,
      sets: SETS,
      type: typeOf(card),
      group: card.group,
      traits: 'subtype' in card && card.subtype ? [card.subtype] : [],
      numbers: printedNumbers(card),
      get words() {
        return sayText(card, nameOf);
      },
      entry: card,
    };
  });
}

function typeOf(card: Card): string {
  if (card.type === 'unit') return card.token ? 'token' : 'unit';
  if (card.type !== 'spell') return card.type;
  const rank = card.rank === 'plain' ? '' : `${card.rank} `;
  return `${rank}${card.ongoing ? 'ongoing ' : ''}spell`;
}

function printedNumbers(card: Card): Record<string, number> {
  const { cost, tech, attack, hp, workers } = card as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries({ cost, tech, attack, hp, workers }).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

const namesOf = (printed: readonly number[]): string[] => printed.map((d) => definitions[d]!.card.name);

const codexOf = ({ data }: Side<SpecData>): readonly number[] => CODICES[SPECS.indexOf(data.spec) as 0 | 1];

const saySide = (side: Side<SpecData>): string =>
  [
    side.name,
    `  deck: ${namesOf(STARTERS).join(', ')}`,
    `  codex, ${COPIES} of each: ${namesOf(codexOf(side)).join(', ')}`,
    ...sayTold(side.data).map((line) => `  ${line}`),
  ].join('\n');

const describeSide = (side: Side<SpecData>): Readonly<Record<string, unknown>> => ({
  name: side.name,
  ...side.data,
  deck: STARTERS.map((d) => definitions[d]!.id),
  codex: codexOf(side).map((d) => definitions[d]!.id),
});

export const codexModule: GameModule<Setup, SpecData> = {
  game: codex,
  rules: '2',
  sets: SETS,
  variants: [],
  sideNames: SPECS,
  defaultSides: ['bashing', 'finesse'],
  rotations: () => 2,
  dials: DIALS,
  budgets: { random: [5_000, 15_000], heuristic: [1_500, 4_000] },
  namedSide,
  known,
  numbers: numbersOfCard,
  holds,
  setupFor,
  saySide,
  describeSide,
  cards,
};
